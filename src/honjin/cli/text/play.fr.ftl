### honjin play

play-welcome = Honjin { $version }. Tapez le numéro ou la notation d'une option ; help dit ce que l'on peut taper d'autre.
play-help = Le numéro d'une option ou sa notation fait ce choix. On peut aussi taper :
    why CHOIX ou why CARTE    quelles règles le refusent maintenant
    rule                      les titres de toutes les règles
    rule ID                   ce que dit une règle, comme rule { $rule }
    card                      ce que font les cartes de votre main
    card NOM                  ce que fait une carte
    hand, board, log [N]      regarder encore
    hint [2000 ou 3s]         ce qu'un bot fort envisagerait à votre place
    undo                      reprendre votre choix, s'il n'a rien montré
    save [FICHIER]            garder la partie
    load [FICHIER]            en reprendre une
    quit                      partir
play-help-tiles = card tile CLAN            ce que fait une tuile
play-help-items = card weapon NOM           ce que fait une arme ; de même enemy, location, climate, campaign, events
play-help-odds = odds                      la chance exacte que la prochaine Contre-Attaque vous touche
    unseen                    les cartes encore à venir, deck par deck
play-odds = Avec votre Garde de maintenant, la prochaine Contre-Attaque vous touche avec une chance de { $chance } ({ $share } %).
play-no-odds = il n'y a pas de chances à calculer ici : aucun coup n'est tiré d'un deck
play-no-unseen = rien n'est compté ici : les decks de ce jeu ne sont pas connus de tous
play-which-game = Quel jeu ? Il y a : { $games }. Par exemple : honjin play gosu-tactics
play-seat-count = { $found ->
    [one] { $found } siège est nommé
   *[other] { $found } sièges sont nommés
}, la table en a { $players }
play-option = « { $option } » n'a pas la forme NOM=VALEUR ; les options sont : { $names }
play-asked = Joueur { $seat } : { $question }
play-cover = Au joueur { $seat } de jouer. Les autres détournent les yeux ; appuyez sur Entrée.
play-legal = possible maintenant
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
play-result = { $count ->
    [0] Personne ne gagne
    [one] Le joueur { $winners } gagne
   *[other] Les joueurs { $winners } gagnent
} par { $rule }. { $scores }
play-scores-gosu-tactics = Points : { $scores }.
play-scores-gosu-x = Jetons Suprématie : { $scores }.

## La table

board-hand = Votre main{"\u00A0"}
board-revealed = Révélées{"\u00A0"}
board-imprisoned = emprisonné
tactics-status = Ronde { $round }, { $deck } dans la pioche, { $discard } dans la défausse.
tactics-player = { $own ->
    [yes] Vous, joueur { $player }
   *[no] Joueur { $player }
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
        [-1] {""}
        [one] , encore { $left } tour
       *[other] , encore { $left } tours
    }
}

## La table de GOSU X

x-status = { $stage ->
    [draft] Choix des clans.
    [set-up] Mise en place.
    [over] La ronde { $round } est finie. Jeton Merveille : { $wonder ->
        [-1] sur le plateau
       *[other] joueur { $wonder }
    }.
   *[round] Ronde { $round }, tour du joueur { $player }. Jeton Merveille : { $wonder ->
        [-1] sur le plateau
       *[other] joueur { $wonder }
    }.
}
x-player-draft = { $own ->
    [yes] Vous, joueur { $player }
   *[no] Joueur { $player }
} : { $clans ->
    [none] pas encore de clan
   *[other] { $clans }
}
x-player = { $own ->
    [yes] Vous, joueur { $player }
   *[no] Joueur { $player }
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
        [-1] {""}
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
x-passed = Le joueur { $player } a passé
x-turns-left = { $left ->
    [one] Encore { $left } tour pour le joueur { $player }
   *[other] Encore { $left } tours pour le joueur { $player }
}
x-additional-turn = C'est un tour additionnel
x-additional-turn-due = Un tour additionnel suivra
x-from-discard = On peut jouer des cartes de la défausse pendant ce tour
x-coming = Arrive : { $card }
x-banned = Le joueur { $player } ne peut pas jouer : { $cards }
x-known-hand = Vues dans la main du joueur { $player }{"\u00A0"}
x-known-deck = { $own ->
    [yes] Connues dans votre deck, depuis le dessus{"\u00A0"}
   *[no] Connues dans le deck du joueur { $player }, depuis le dessus{"\u00A0"}
}
x-discard = Défausse du joueur { $player }{"\u00A0"}
x-removed = Retirées du jeu par le joueur { $player }{"\u00A0"}

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
