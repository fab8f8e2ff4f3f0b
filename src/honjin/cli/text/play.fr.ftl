### honjin play

play-welcome = Honjin { $version }. Tapez le numéro ou la notation d'une option ; help dit ce que l'on peut taper d'autre.
play-help = Le numéro d'une option ou sa notation fait ce choix. On peut aussi taper :
    why CHOIX ou why CARTE    quelles règles le refusent maintenant
    rule ID                   ce que dit une règle, comme rule GT-L2
    card NOM                  ce que fait une carte
    hand, board, log [N]      regarder encore
    undo                      reprendre votre dernier choix, s'il n'a rien montré
    save [FICHIER], load [FICHIER]  garder la partie, en reprendre une
    quit                      partir
play-which-game = Quel jeu ? Il y a : { $games }. Par exemple : honjin play gosu-tactics
play-seat-count = { $found ->
    [one] { $found } siège est nommé
   *[other] { $found } sièges sont nommés
}, la table en a { $players }
play-asked = Joueur { $seat } : { $question }
play-cover = Au joueur { $seat } de jouer. Les autres détournent les yeux ; appuyez sur Entrée.
play-legal = possible maintenant
play-no-number = cette option n'existe pas ; les numéros vont de 1 à { $last }
play-no-card = il n'y a pas de carte « { $card } » dans ce jeu.
play-no-rule = il n'y a pas de règle « { $rule } » ; un identifiant ressemble à GT-L2
play-no-undo = rien à reprendre : votre dernier choix a montré quelque chose, ou quelqu'un a choisi depuis
play-undone = repris
play-saved = enregistré dans { $file } ; honjin play --load { $file } reprend la partie
play-not-saved = impossible d'écrire { $file } : { $why }
play-loaded = on reprend { $file }
play-not-loaded = impossible de lire { $file } : { $why }
play-other-table = c'est une partie de { $game } à { $players } ; honjin play --load l'ouvre
play-result = { $count ->
    [0] Personne ne gagne
    [one] Le joueur { $winners } gagne
   *[other] Les joueurs { $winners } gagnent
} par { $rule }. Points : { $scores }.

## La table

board-hand = Votre main{"\u00A0"}
board-revealed = Révélées{"\u00A0"}
board-imprisoned = emprisonné
tactics-status = Ronde { $round }, { $deck } dans la pioche, { $discard } dans la défausse.
tactics-player = { $own ->
    [yes] Vous, joueur { $player }
   *[no] Joueur { $player }
} : puissance { $strength }, { $points ->
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
