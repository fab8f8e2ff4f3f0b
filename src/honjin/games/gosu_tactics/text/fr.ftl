### GOSU Tactics

## Côtés

side-right = droite
side-above = dessus
side-left = gauche
side-below = dessous

## Textes des cartes, rendus depuis les effets

card-headline =
    { $level ->
        [1] { $name } : { $clan }, troupier (niveau 1)
        [2] { $name } : { $clan }, combattant (niveau 2)
       *[other] { $name } : { $clan }, général (niveau 3)
    }, valeur { $value }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $certainty }
certainty-confirmed = confirmée
certainty-transcribed = transcrite une fois
certainty-reconstructed = notre reconstruction
mutation-none = Ne peut pas muter.
mutation-normal = Mutation { $cost }.
mutation-zombie = Mutation zombie { $cost }.
trigger-arrival = Arrivée : { $powers }
trigger-link = Lien ({ $sides }) : { $powers }
trigger-mutation = Quand il mute : { $powers }
power-destroy = Détruisez une carte libre de niveau 1 ou 2.
power-destroy-max = Échangez deux cartes de même niveau dans une armée, puis détruisez une carte libre.
power-imprison = Emprisonnez une carte de niveau 1 ou 2.
power-imprison-max = Emprisonnez ou libérez une carte.
power-discard = Un joueur de votre choix défausse une carte.
power-discard-max = Chaque joueur défausse la moitié de sa main, arrondie à l'inférieur.
power-draw = Piochez une carte.
power-draw-max = Piochez une carte par clan présent dans votre armée.
power-vision = Révélez les 5 prochaines cartes de la pioche, gardez-en 1 et défaussez les autres.
power-vision-max = Révélez les 5 prochaines cartes de la pioche, gardez-en 2 et défaussez les autres.
power-return = Prenez une carte { $clan } dans la défausse.
power-return-max = Prenez une carte dans la défausse.
power-advantage = Prenez la carte Avantage, puis jouez un tour additionnel.
power-advantage-max = Les joueurs ayant le moins de points de victoire piochent 2 cartes. Prenez la carte Avantage, puis jouez un tour additionnel.

## Les pouvoirs par leur nom

word-destroy = détruire une carte libre
word-destroy-max = échanger deux cartes, puis détruire une carte libre
word-imprison = emprisonner une carte
word-imprison-max = emprisonner ou libérer une carte
word-discard = un joueur défausse une carte
word-discard-max = chacun défausse la moitié de sa main
word-draw = piocher une carte
word-draw-max = piocher une carte par clan
word-vision = révéler 5 cartes et en garder 1
word-vision-max = révéler 5 cartes et en garder 2
word-return = prendre une carte de son clan dans la défausse
word-return-max = prendre une carte dans la défausse
word-advantage = prendre la carte Avantage et un tour additionnel
word-advantage-max = ceux qui ont le moins de points piochent 2 cartes, puis la carte Avantage et un tour additionnel
word-three-points = trois points de victoire
word-fifteen-cards = une armée de quinze cartes
word-nine-of-a-clan = neuf cartes face visible d'un même clan

## Ce qui est demandé

prompt-redraw = garder votre main, ou en piocher une nouvelle ?
prompt-set-aside = choisissez en secret quoi défausser (encore { $count })
prompt-turn = posez un gobelin, faites-en muter un, ou passez
prompt-payment =
    { $card ->
        [none] payez le coût (encore { $count })
       *[other] payez pour { $card } (encore { $count })
    }
prompt-raise = choisissez la carte qui sort de la défausse
prompt-links = choisissez le prochain lien à résoudre
prompt-destroy-free = choisissez une carte libre à détruire
prompt-swap =
    { $step ->
        [0] choisissez la première de deux cartes à échanger
       *[other] choisissez la carte avec laquelle l'échanger
    }
prompt-imprison-one = choisissez la carte à retourner
prompt-choose-player = choisissez qui défausse une carte
prompt-discard-one = défaussez une carte
prompt-keep-revealed = choisissez une carte révélée à garder (encore { $count })
prompt-take-back = choisissez une carte de la défausse à reprendre

## Options

option-play-card =
    { $cost ->
        [0] Poser { $card }
       *[other] Poser { $card } (défausser { $cost })
    }
option-mutate-place-card = Muter { standing-there } en { $card }{ discard-cost }
option-mutate-place-from-discard = Muter { standing-there } en une carte de la défausse{ discard-first }
discard-cost =
    { $cost ->
        [0] {""}
       *[other] {" "}(défausser { $cost })
    }
discard-first =
    { $cost ->
        [0] {""}
       *[other] {" "}(défausser d'abord { $cost })
    }
option-pass = Passer pour le reste de la ronde
option-pay-card = Payer avec { $card }
option-choose-place = { standing-there }
option-choose-card = { $card }
option-player-seat =
    { $who ->
        [you] Vous-même
        [rival] Votre adversaire
       *[name] { $name }
    }
option-discard-card = Défausser { $card }
option-keep = Garder cette main
option-mulligan = Défausser cette main et piocher autant de cartes

## Le journal

log-shuffled = La pioche est mélangée.
log-took-advantage = { subject-has } pris la carte Avantage.
log-drew =
    { $card ->
        [unknown] { subject-has } pioché une carte.
       *[other] { subject-has } pioché { $card }.
    }
log-kept =
    { $who ->
        [you] Vous avez gardé votre main.
       *[name] { subject-has } gardé sa main.
    }
log-redrew = { subject-has } défaussé toute la main pour piocher { $number } nouvelles cartes.
log-set-aside =
    { $card ->
        [unknown] { subject-has } choisi une carte à défausser.
       *[other] { subject-has } choisi de défausser { $card }.
    }
log-discarded = { subject-has } défaussé { $card }.
log-paid = { subject-has } payé avec { $card }.
log-placed = { subject-has } posé { $card } dans la rangée { $row }.
log-mutated = { subject-has } fait muter { $other } (rangée { $row }) en { $card }.
log-fired = { $card } : { $other }.
log-did-nothing = Il n'y avait rien sur quoi agir.
log-lost = { $card } n'est plus là ou est emprisonné : son pouvoir est perdu.
log-destroyed = { subject-has } détruit { standing-there }.
log-swapped = { subject-has } échangé { swapped-there }.
log-imprisoned = { subject-has } emprisonné { standing-there }.
log-released = { subject-has } libéré { standing-there }.
log-freed = Nouvelle ronde : { standing-there } est libérée.
log-revealed = { subject-has } révélé { $card }.
log-took = { subject-has } pris { $card }.
log-gained-turn =
    { $number ->
        [one] { subject-has } gagné un tour additionnel.
       *[other] { subject-has } gagné un tour additionnel ; { $number } restent à jouer.
    }
log-started-round =
    { $who ->
        [you] La ronde { $number } commence : à vous de jouer en premier.
        [rival] La ronde { $number } commence : votre adversaire joue en premier.
       *[name] La ronde { $number } commence : { $name } joue en premier.
    }
log-started-turn =
    { $who ->
        [you] À vous de jouer.
       *[name] Tour { of-someone }.
    }
log-started-additional =
    { $who ->
        [you] Votre tour additionnel.
       *[name] Tour additionnel { of-someone }.
    }
log-passed = { subject-has } passé.
log-reached-limit = { subject-has } joué tous les tours qu'une ronde permet.
log-fought =
    { $who ->
        [you] Votre armée a une puissance de { $number }.
       *[name] L'armée { of-someone } a une puissance de { $number }.
    }
log-won-point =
    { $number ->
        [one] { subject-has } pris un point de victoire : le premier.
       *[other] { subject-has } pris un point de victoire : { $number } en tout.
    }
log-won =
    { $other ->
        [none] { subject-has } gagné la partie.
       *[other] { subject-has } gagné la partie : { $other }.
    }

## Pourquoi pas

refusal-not-in-hand = { $card } n'est pas dans votre main
refusal-row-full = la rangée { $level } est pleine : elle tient 5 gobelins
refusal-first-is-trooper = le premier gobelin d'une armée doit être un troupier ; { $card } est de niveau { $level }
refusal-costs-two = il faut payer avec 2 autres cartes ; vous en avez { $others }
refusal-costs-two-no-clan = tous les troupiers sont emprisonnés, il faut donc payer avec 2 autres cartes ; vous en avez { $others }
refusal-more-troopers-needed = il faut moins de combattants que de troupiers ; vous en avez { $fighters } et { $troopers }
refusal-trooper-of-clan-needed = il faut un troupier { $clan } face visible
refusal-more-fighters-needed = il faut moins de généraux que de combattants ; vous en avez { $generals } et { $fighters }
refusal-general-needs-trooper = il faut un troupier { $clan } face visible
refusal-general-needs-fighter = il faut un combattant { $clan } face visible
refusal-no-goblin-there = il n'y a pas de gobelin à { place-there }
refusal-not-your-army = { place-there } n'est pas à vous
refusal-no-mutation-cost = { $standing } n'a pas de coût de mutation
refusal-prisoner-cannot-mutate = { standing-there } est emprisonnée
refusal-mutation-unpaid = muter { $standing } coûte { $cost } autres cartes ; vous en avez { $others }
refusal-other-level = il faut le niveau { $height } de la rangée ; { $card } est de niveau { $level }
refusal-same-goblin = il faut un autre gobelin ; { $card } est le même
refusal-not-a-zombie = { $standing } n'a pas de mutation zombie
refusal-nothing-to-raise = il faut un autre gobelin de niveau { $height } dans la défausse ou parmi les cartes que vous pourriez payer
refusal-must-pay-the-raised = la défausse ne contient rien qui puisse en sortir, la dernière carte payée doit donc être celle-là ; { $card } ne convient pas
refusal-not-in-discard = { $card } n'est pas dans la défausse
refusal-other-clan = il faut une carte { $source_clan } ; { $card } est une carte { $clan }
refusal-not-revealed = { $card } n'est pas parmi les cartes révélées
refusal-too-high-to-destroy = il faut une carte de niveau 1 ou 2 ; { $standing } est de niveau { $height }
refusal-too-high-to-imprison = il faut une carte de niveau 1 ou 2 ; { $standing } est de niveau { $height }
refusal-not-free = il faut une carte libre ; { standing-there } a une carte au-dessus ou à sa droite
refusal-already-imprisoned = { standing-there } est déjà emprisonnée
refusal-alone-in-row = { standing-there } est seule dans sa rangée
refusal-other-row = il faut une carte de la rangée de la première ; { standing-there } n'en est pas
refusal-same-card = { standing-there } est la première carte elle-même
refusal-empty-hand =
    { $who ->
        [you] vous n'avez pas de carte en main
       *[name] { someone } n'a pas de carte en main
    }
refusal-holds-trooper = vous tenez un troupier
refusal-can-act = vous pouvez poser ou faire muter quelque chose avec cette main
refusal-nothing-to-redraw = votre main est vide
refusal-no-link-waits = aucun lien n'attend à { place-there }
refusal-cannot-pay-with = les coûts se paient de votre main ; { $card } n'y est pas
refusal-not-left-at-set-up = { $card } n'est pas parmi les cartes que vous tenez encore
refusal-not-left-to-discard = { $card } n'est pas parmi les cartes que vous tenez encore
