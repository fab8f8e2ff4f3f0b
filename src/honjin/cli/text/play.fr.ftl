### honjin play

play-welcome = Honjin { $version }. Tapez le numéro ou la notation d'une option ; help dit ce que vous pouvez taper d'autre.
play-help = Tapez le numéro d'une option ou sa notation pour la choisir. Vous pouvez aussi taper :
    why CHOIX ou why CARTE    quelles règles l'interdisent maintenant
    rule                      les titres de toutes les règles
    rule ID                   ce que dit une règle, comme rule { $rule }
    card                      ce que font les cartes de votre main
    card NOM                  ce que fait une carte
    hand, board, log [N]      regarder de nouveau
    hint [2000 ou 3s]         ce qu'un robot fort envisagerait à votre place
    undo                      reprendre votre dernier choix, s'il n'a rien montré
    save [FICHIER]            garder la partie
    load [FICHIER]            en reprendre une
    quit                      partir
play-help-tiles = card tile CLAN            ce que fait une tuile
play-help-items = card weapon NOM           ce que fait une arme ; de même enemy, location, climate, campaign, events
play-help-odds = odds                      la probabilité exacte que la prochaine Contre-Attaque vous touche
    unseen                    les cartes encore à venir, deck par deck
play-odds = Avec votre Garde actuelle, la prochaine Contre-Attaque vous touche avec une probabilité de { $chance } ({ $share } %).
play-no-odds = il n'y a rien à calculer ici : aucun coup n'est tiré d'un deck
play-no-unseen = rien n'est compté ici : personne ne connaît les decks de ce jeu
play-which-game = Quel jeu ? Il y a : { $games }. Par exemple : honjin play gosu-tactics
play-seat-count = { $found ->
    [one] { $found } place est nommée
   *[other] { $found } places sont nommées
}, cette table en demande { $players }
play-option = « { $option } » n'a pas la forme NOM=VALEUR ; les options sont : { $names }
play-asked = { $who ->
    [you] À vous : { $question }
   *[other] { $name } : { $question }
}
play-bot = { $label } : { $words }
play-cover = { $name }, à vous de jouer. Les autres détournent les yeux ; appuyez sur Entrée.
play-legal = vous pouvez le faire maintenant
play-no-number = cette option n'existe pas ; les numéros vont de 1 à { $last }
play-no-card = il n'y a pas de carte « { $card } » dans ce jeu.
play-no-rule = il n'y a pas de règle « { $rule } » ; un identifiant ressemble à { $example }
play-no-undo = rien à reprendre : votre dernier choix a montré quelque chose, ou quelqu'un a choisi depuis
play-undone = repris
play-saved = enregistré dans { $file } ; honjin play --load { $file } reprend la partie
play-not-saved = impossible d'écrire { $file } : { $why }
play-loaded = on reprend { $file }
play-not-loaded = impossible de lire { $file } : { $why }
play-other-table = c'est une partie de { $game } à { $players } ; honjin play --load l'ouvre
play-result = { $sentence } ({ $rule }). { $scores }
play-score = { subject } ({ $score })
play-scores-gosu-tactics = Points : { $scores }.
play-scores-gosu-x = Jetons Suprématie : { $scores }.

## La table

board-hand = Votre main{"\u00A0"}
board-revealed = Révélées{"\u00A0"}
board-imprisoned = emprisonné
tactics-status = { $round ->
    [0] Mise en place
   *[other] Ronde { $round }
}, { $deck } dans la pioche, { $discard } dans la défausse.
tactics-player = { $who ->
    [you] Vous
   *[other] { $name }
} : puissance { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}{ $advantage ->
    [yes] , Avantage
   *[no] {""}
}{ $passed ->
    [yes] , a passé
   *[no] { $left ->
        [any] {""}
        [one] , encore { $left } tour
       *[other] , encore { $left } tours
    }
}

## La table de GOSU X

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
