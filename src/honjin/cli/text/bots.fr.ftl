### Les bots : pourquoi ils renoncent, ce qu'ils pensent, tournois, vérification, apprentissage

## Dans simulate

simulate-forfeit = Le siège { $seat } a renoncé à { $count ->
    [one] une partie
   *[other] { $count } parties
} : { $reason }

## Dans play

play-help-explain = explain [N]               après la partie : pourquoi un robot a fait son dernier choix, ou le N-ième avant la fin
play-no-hint = il n'y a rien à choisir pour vous maintenant
play-hint-budget = « { $found } » n'est pas une durée de réflexion ; tapez hint 2000 pour 2000 simulations ou hint 3s pour 3 secondes
play-explain-later = pas avant la fin de la partie : cela dirait ce que le robot a en main
play-no-thought = { $count ->
    [0] aucun robot ici ne dit ce qu'il pense ; les niveaux de novice à expert le font
    [one] les robots n'ont réfléchi qu'à un choix
   *[other] les robots n'ont réfléchi qu'à { $count } choix
}
play-explained = Choix { $number }, { $name } : { $choice }
play-look-back = explain dit pourquoi un robot a fait son dernier choix, explain 2 celui d'avant, et ainsi de suite ; Entrée pour partir.
play-gave-up = { $name } renonce : { $reason }

## Ce que pense un bot

thought-none = ce robot ne dit pas ce qu'il envisage
thought-forced = { $choice } est la seule option.
thought-heading = { $simulations } parties imaginées à partir d'ici, les cartes cachées distribuées au hasard chaque fois :
thought-tries = Essais
thought-result = Résultat
thought-choice = Choix
thought-line = Ce qui peut suivre
thought-more = { $count ->
    [one] Une autre option a été moins essayée.
   *[other] { $count } autres options ont été moins essayées.
}
hint-why = { $label } : { $why } (gagne environ { $chance } fois sur 100)
hint-forced = { $label } : { $why }

## honjin advise

advise-over = la partie est finie ici ; --to N la regarde après ses N premiers choix
advise-other-seat = { $name } n'a rien à choisir ici : c'est à { $asked } de décider ; retirez --seat, ou donnez --seat { $seat }
advise-no-choices = { $file } est une position : elle n'a pas de choix, retirez --to

## honjin tournament

tournament-bots = au moins deux robots, et aucun deux fois ; trouvé : { $bots }
tournament-progress = Paires de donnes
tournament-fights = Combats
tournament-interrupted = Interrompu ; voici où l'on en est.
tournament-mixed-seats = --mixed donne un siège à chaque robot, à trois ou quatre : trouvé { $seats } sièges et { $bots } robots

## honjin verify-bot

verify-progress = Choix
verify-no-bots = { $file } ne nomme aucun robot ; les enregistrements de honjin play et de honjin simulate --records le font
verify-seat = Siège { $seat } ({ $bot }) : { $equal } choix sur { $checked } sont retrouvés.
verify-observation = le choix { $choice } a été pensé à partir d'une autre observation ({ $recorded }, ici { $found })
verify-chosen = le choix { $choice } était { $recorded }, repensé c'est { $found }
verify-failed = le choix { $choice } était { $recorded }, et maintenant le robot échoue : { $found }

## honjin train

train-no-numpy = l'apprentissage a besoin de numpy, qui vient avec l'extra « lab » : { $extra }
train-progress = Parties
train-fit = Après l'itération { $iteration } : { $situations } situations (perte { $worths }), { $decisions } décisions (perte { $habits }).
train-written = { $file } contient les poids, et comment ils ont été obtenus.
