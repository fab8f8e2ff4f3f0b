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
    undo                      reprendre votre dernier choix
    undo N, undo turn         reprendre vos N derniers choix, ou ceux d'un tour
    save [FICHIER]            garder la partie
    load [FICHIER]            en reprendre une
    quit                      partir
play-help-items = card GENRE NOM            ce qui est posé à côté des cartes
play-help-odds = odds                      la probabilité exacte que le prochain coup vous touche
    unseen                    les cartes encore à venir, deck par deck
play-odds = En l'état, le prochain coup vous touche avec une probabilité de { $chance } ({ $share } %).
play-no-odds = il n'y a rien à calculer ici : aucun coup n'est tiré d'un deck
play-no-unseen = rien n'est compté ici : personne ne connaît les decks de ce jeu
play-which-game = Quel jeu ? Il y a : { $games }. Par exemple : honjin play { $example }
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
play-no-undo = rien à reprendre : d'autres jouent ici, et votre dernier choix a montré quelque chose, ou quelqu'un a choisi depuis
play-undone = repris
play-rewound = retour à ce choix ; des cartes ont été vues ou des robots ont choisi depuis, le résultat dira donc que des choix ont été repris
play-no-choices = { $count ->
    [0] rien à reprendre : vous n'avez pas encore choisi
    [one] rien à reprendre : vous n'avez fait qu'un choix
   *[other] rien à reprendre : vous n'avez fait que { $count } choix
}
play-undo-what = « { $found } » n'est ni un nombre de choix, ni le mot turn
play-saved = enregistré dans { $file } ; honjin play --load { $file } reprend la partie
play-not-saved = impossible d'écrire { $file } : { $why }
play-loaded = on reprend { $file }
play-not-loaded = impossible de lire { $file } : { $why }
play-other-table = c'est une partie de { $game } à { $players } ; honjin play --load l'ouvre
play-result = { $sentence } ({ $rule }). { $scores }
play-score = { subject } ({ $score })
play-scores = Points : { $scores }.

## La table

board-hand = Votre main{"\u00A0"}
board-revealed = Révélées{"\u00A0"}
