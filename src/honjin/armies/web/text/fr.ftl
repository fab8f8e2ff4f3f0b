### Ce que disent les tables à armées

army-of =
    { $own ->
        [true] Votre armée
       *[other] Armée { DE($name) }
    }
row-of = Rangée { $row }
card-at = en { $place }
card-captured = capturée, face cachée
card-imprisoned = emprisonnée, face cachée
card-tokens =
    { $count ->
        [one] { $count } jeton dessus
       *[other] { $count } jetons dessus
    }
card-bounty = jeton Prime dessus
card-veteran = doublée dans la Grande Bataille
card-recruited = a recruté
place-here = La poser en { $place }
seat-passed = a passé
turns-left =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
strength = Puissance
additional-turn = Tour additionnel
revealed = Révélées
coming = Arrive :
unseen = Pas encore vues
log-battle = Grande Bataille
targets =
    { $count ->
        [one] { $count } cible
       *[other] { $count } cibles
    }

## La Grande Bataille

battle-title = La Grande Bataille
battle-hand = { $card } : les cartes en main
battle-hand-tile = la tuile active : les cartes en main
battle-won =
    { $who ->
        [you] Vous remportez la bataille.
       *[other] { $name } remporte la bataille.
    }
battle-shared = Égalité : tous les ex æquo en prennent un.
victory-title =
    { $who ->
        [you] Victoire
        [nobody] Match nul
       *[other] { $name } gagne
    }
won-by-fifteen-cards = Quinze cartes se tiennent dans l'armée.
