### Those at a table, as the reader calls them: `who` does something, `whose` army it is

player-number = Joueur { $number }
subject =
    { $who ->
        [you] Vous
        [rival] Votre adversaire
       *[name] { $name }
    }
someone =
    { $who ->
        [you] vous
        [rival] votre adversaire
       *[name] { $name }
    }
subject-has =
    { $who ->
        [you] Vous avez
        [rival] Votre adversaire a
       *[name] { $name } a
    }
someone-has =
    { $who ->
        [you] vous avez
        [rival] votre adversaire a
       *[name] { $name } a
    }
subject-may =
    { $who ->
        [you] Vous pouvez
        [rival] Votre adversaire peut
       *[name] { $name } peut
    }
of-someone =
    { $who ->
        [you] de vous
        [rival] de votre adversaire
       *[name] { DE($name) }
    }
# Volantis in row I, and whose it is; in the army of who acts it goes without saying.
standing-there =
    { $whose ->
        [you] votre carte { $standing } ({ row-there })
        [rival] la carte { $standing } de votre adversaire ({ row-there })
        [own] sa carte { $standing } ({ row-there })
       *[name] la carte { $standing } { DE($owner) } ({ row-there })
    }
# The place only where two of the same name stand in one row.
row-there =
    { $nth ->
        [0] rangée { $row }
       *[other] place { $nth } de la rangée { $row }
    }
place-there =
    { $whose ->
        [you] la place { $column } de votre rangée { $row }
        [rival] la place { $column } de la rangée { $row } de votre adversaire
        [own] la place { $column } de sa rangée { $row }
       *[name] la place { $column } de la rangée { $row } { DE($owner) }
    }
swapped-there =
    { $whose ->
        [you] les places { $column } et { $other } de votre rangée { $row }
        [rival] les places { $column } et { $other } de la rangée { $row } de votre adversaire
        [own] les places { $column } et { $other } de sa rangée { $row }
       *[name] les places { $column } et { $other } de la rangée { $row } { DE($owner) }
    }

## How a game ended

result-won =
    { $who ->
        [you] Vous gagnez : { $reason }
        [rival] Votre adversaire gagne : { $reason }
       *[name] { $name } gagne : { $reason }
    }
result-won-by-several =
    { $who ->
        [you] { $most } et { $last } gagnez : { $reason }
       *[name] { $most } et { $last } gagnent : { $reason }
    }
result-draw = Égalité : { $reason }
result-nobody = Personne ne gagne : { $reason }
result-victory = Victoire : { $reason }
result-defeat =
    { $score ->
        [0] Défaite : { $reason }
       *[other] Défaite : { $reason } (score : { $score })
    }
result-rewound = { $result } ; des choix ont été repris
reason-hj-e1 = { someone-has } abandonné
reason-hj-e2 = { someone-has } dépassé le temps
reason-hj-e3 = { someone-has } quitté la partie
