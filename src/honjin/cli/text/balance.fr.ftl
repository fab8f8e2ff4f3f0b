### honjin balance et honjin compare-cards

## honjin balance

balance-colon = { " " }:
balance-progress = Parties
balance-level-and-seats = Donnez --level ou --seats, pas les deux : --level est un même robot pour tous les sièges.
balance-interrupted = Interrompu après { $games } parties sur { $of }.
balance-go-on = Pour continuer : --resume { $file }.
balance-written = Le rapport est dans { $file }.
balance-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $seats }, graine « { $seed } » :
balance-starting = Qui commençait a gagné { $rate }.
balance-won = Gagné : { $rate }.
balance-found-hash = Empreinte du résultat { $hash }

## honjin compare-cards

compare-official = officiel
compare-other-games = { $first } est de { $game }, { $second } de { $other } : il faut deux jeux de cartes du même jeu.
compare-two-officials = Donnez au moins un fichier : deux fois official ne dit pas de quel jeu.
compare-same = Les deux jeux de cartes se jouent pareil : rien à comparer. Pour vérifier qu'on n'y trouve rien, donnez --card et --unpaired.
compare-no-card = { $card } n'est dans aucun des deux jeux de cartes.{ $hint }
compare-one-sided = { $item } n'est que dans un des deux jeux de cartes : aucun combat ne peut se livrer avec les deux.
compare-duel = Dans un duel, les deux joueurs se battent avec les mêmes cartes : il n'y a personne à suivre. Enlevez mode=duel.
compare-no-deal = Aucune donne ne remet { $card } à un seul joueur : il n'y a personne à suivre. Son clan est-il écarté par --option draft ?
compare-progress = Comparaison
compare-interrupted = Interrompu après { $pairs } paires sur { $of }.
compare-heading = { $game }, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} de parties avec { $seats }, graine « { $seed } » :
compare-changed = Changé : { $changes }
compare-what = Quoi
compare-before = Premier jeu
compare-after = Second jeu
compare-difference = Différence
compare-interval = 95 %
compare-always = À tout moment
compare-score-dealt = gagné par qui a reçu { $cards }, %
compare-score-won = combats gagnés, %
compare-score-starting = gagné par qui commençait, %
compare-starting = gagné par qui commençait, %
compare-turns = tours
compare-plays = fois où les cartes suivies ont été jouées
compare-played = gagné en les jouant, %
compare-by-card = gagné par qui a reçu { $card }, %, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
compare-better = C'est décidé : avec le second jeu de cartes, ils gagnent plus.
compare-worse = C'est décidé : avec le second jeu de cartes, ils gagnent moins.
compare-open = Pas décidé : après tant de paires, aucune différence ne se distingue du hasard.
compare-broken = { $count ->
    [one] Une paire, interrompue par un robot, n'est pas comptée.
   *[other] { $count } paires, interrompues par un robot, ne sont pas comptées.
}
