### La table dans le terminal

play-scores = Jetons Suprématie : { $scores }.
x-status = { $stage ->
    [draft] Choix des clans.
    [set-up] Mise en place.
    [over] La ronde { $round } est finie. Jeton Merveille : { $wonder ->
        [none] sur le plateau
       *[other] { $wonder }
    }.
   *[round] Ronde { $round }, { $who ->
        [you] à vous de jouer
       *[other] tour { DE($name) }
    }. Jeton Merveille : { $wonder ->
        [none] sur le plateau
       *[other] { $wonder }
    }.
}
x-holder = { someone }
x-player-draft = { $who ->
    [you] Vous
   *[other] { $name }
} : { $clans ->
    [none] pas encore de clan
   *[other] { $clans }
}
x-player = { $who ->
    [you] Vous
   *[other] { $name }
}{ $clans ->
    [none] {""}
   *[other] {" "}({ $clans })
} : puissance { $strength }, { $supremacy ->
    [one] { $supremacy } jeton Suprématie
   *[other] { $supremacy } jetons Suprématie
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, jetons d'Activation : { $held } en main, { $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
}, { $locked ->
    [one] { $locked } bloqué
   *[other] { $locked } bloqués
} ; { $deck } dans le deck, { $discard } dans la défausse{ $removed ->
    [0] {""}
    [one] , { $removed } retirée
   *[other] , { $removed } retirées
}{ $passed ->
    [yes] , a passé
   *[no] { $left ->
        [any] {""}
        [one] , encore { $left } tour
       *[other] , encore { $left } tours
    }
}
x-token = jeton
x-spent = dépensé
x-locked = bloqué
x-icon = icône
x-bounty = Prime
x-open = LIBRE
x-captured = capturée
x-veteran = x2
x-recruited = a recruté
x-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
x-left-over = Clans restants, avec leurs tuiles (celles des deux derniers agiront pour les deux joueurs) : { $tiles }
x-tiles = Tuiles : { $tiles }
x-passed = { subject-has } passé
x-turns-left = { $left ->
    [one] { subject-has } encore { $left } tour
   *[other] { subject-has } encore { $left } tours
}
x-additional-turn = C'est un tour additionnel
x-additional-turn-due = Un tour additionnel suivra
x-from-discard = On peut jouer des cartes de la défausse pendant ce tour
x-coming = Arrive : { $card }
x-banned = { $who ->
    [you] Vous ne pouvez pas jouer : { $cards }
   *[other] { $name } ne peut pas jouer : { $cards }
}
x-known-hand = Vues dans la main { DE($name) }{"\u00A0"}
x-known-deck = { $who ->
    [you] Connues dans votre deck, depuis le dessus{"\u00A0"}
   *[other] Connues dans le deck { DE($name) }, depuis le dessus{"\u00A0"}
}
x-discard = { $who ->
    [you] Votre défausse{"\u00A0"}
   *[other] Défausse { DE($name) }{"\u00A0"}
}
x-removed = { $who ->
    [you] Retirées du jeu par vous{"\u00A0"}
   *[other] Retirées du jeu par { $name }{"\u00A0"}
}

# Ce que fait une tuile, en un mot ; honjin cards gosu-x dit tout.

x-tile-ethereal-top = LIBRE la plus haute Éthérée
x-tile-secret-shifts = Relève secrète
x-tile-echo-immortals = Immortels avec Écho
x-tile-wild-immortals = Immortels tous clans
x-tile-hand-of-five = main de 5 au plus
x-tile-short-pass = 2 tours après une passe
x-tile-hand-in-battle = +1 par carte en main
x-tile-battle-of-ten = +10 en bataille gagne
x-tile-hunter = plus pour une Prime

x-player-brief = { $who ->
    [you] Vous
   *[other] { $name }
} · puissance { $strength } · Suprématie { $supremacy } · main { $hand } · { $tokens } · deck { $deck } · défausse { $discard }
x-details = { $clans }{ $removed ->
    [0] {""}
   *[other] {" "}· retirées du jeu : { $removed }
}

play-help-items = card tile CLAN            ce que fait une tuile
