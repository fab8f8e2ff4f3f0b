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

word-destroy = destruction
word-destroy-max = destruction max
word-imprison = emprisonnement
word-imprison-max = emprisonnement max
word-discard = défausse
word-discard-max = défausse max
word-draw = pioche
word-draw-max = pioche max
word-vision = vision
word-vision-max = vision max
word-return = retour
word-return-max = retour max
word-advantage = avantage
word-advantage-max = avantage max

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
option-mutate-place-card =
    { $cost ->
        [0] Muter { $goblin } ({ $place }) en { $card }
       *[other] Muter { $goblin } ({ $place }) en { $card } (défausser { $cost })
    }
option-mutate-place-from-discard =
    { $cost ->
        [0] Muter { $goblin } ({ $place }) en une carte de la défausse
       *[other] Muter { $goblin } ({ $place }) en une carte de la défausse (défausser d'abord { $cost })
    }
option-pass = Passer pour le reste de la ronde
option-pay-card = Payer avec { $card }
option-choose-place = { $goblin } en { $place }
option-choose-card = { $card }
option-player-seat = Joueur { $seat }
option-discard-card = Défausser { $card }
option-keep = Garder cette main
option-mulligan = Défausser cette main et piocher autant de cartes

## Le journal

log-shuffled = La pioche est mélangée.
log-took-advantage = Le joueur { $player } prend la carte Avantage.
log-drew =
    { $card ->
        [unknown] Le joueur { $player } pioche une carte.
       *[other] Le joueur { $player } pioche { $card }.
    }
log-kept = Le joueur { $player } garde sa main.
log-redrew = Le joueur { $player } défausse sa main pour piocher { $number } nouvelles cartes.
log-set-aside =
    { $card ->
        [unknown] Le joueur { $player } choisit une carte à défausser.
       *[other] Le joueur { $player } choisit de défausser { $card }.
    }
log-discarded = Le joueur { $player } défausse { $card }.
log-paid = Le joueur { $player } paie avec { $card }.
log-placed = Le joueur { $player } pose { $card } en { $place }.
log-mutated = Le joueur { $player } mute { $other } en { $card }, place { $place }.
log-fired = { $card } se déclenche pour le joueur { $player } : { $other }.
log-did-nothing = Il n'y a rien sur quoi il puisse agir.
log-lost = { $card } n'est plus là ou est emprisonné, son pouvoir ne se déclenche donc pas.
log-destroyed = Le joueur { $player } détruit { $card } en { $place }.
log-swapped = Le joueur { $player } échange les cartes en { $place } et { $other }.
log-imprisoned = Le joueur { $player } emprisonne { $card } en { $place }.
log-released = Le joueur { $player } libère { $card } en { $place }.
log-freed = { $card } en { $place } est libéré pour la nouvelle ronde.
log-revealed = Le joueur { $player } révèle { $card }.
log-took = Le joueur { $player } prend { $card }.
log-gained-turn =
    { $number ->
        [one] Le joueur { $player } gagne un tour additionnel.
       *[other] Le joueur { $player } gagne un tour additionnel ; il lui en reste { $number }.
    }
log-started-round = La ronde { $number } commence ; le joueur { $player } joue en premier.
log-started-turn = Tour du joueur { $player }.
log-started-additional = Tour additionnel du joueur { $player }.
log-passed = Le joueur { $player } passe.
log-reached-limit = Le joueur { $player } a joué tous les tours qu'une ronde permet.
log-fought = L'armée du joueur { $player } a une puissance de { $number }.
log-won-point =
    { $number ->
        [one] Le joueur { $player } prend un point de victoire : le premier.
       *[other] Le joueur { $player } prend un point de victoire : { $number } en tout.
    }
log-won = Le joueur { $player } gagne la partie.

## Pourquoi pas

refusal-not-in-hand = { $card } n'est pas dans votre main
refusal-row-full = la rangée { $level } est pleine : 5 gobelins
refusal-first-is-trooper = le premier gobelin d'une armée est un troupier, { $card } est de niveau { $level }
refusal-costs-two =
    { $others ->
        [one] coûte 2 défausses, { $others } autre carte en main
       *[other] coûte 2 défausses, { $others } autres cartes en main
    }
refusal-costs-two-no-clan =
    { $others ->
        [one] tous les troupiers sont emprisonnés, cela coûte donc 2 défausses, { $others } autre carte en main
       *[other] tous les troupiers sont emprisonnés, cela coûte donc 2 défausses, { $others } autres cartes en main
    }
refusal-more-troopers-needed = il faut moins de combattants que de troupiers, il y en a { $fighters } et { $troopers }
refusal-trooper-of-clan-needed = il faut un troupier { $clan } face visible
refusal-more-fighters-needed = il faut moins de généraux que de combattants, il y en a { $generals } et { $fighters }
refusal-general-needs-trooper = il faut un troupier { $clan } face visible
refusal-general-needs-fighter = il faut un combattant { $clan } face visible
refusal-no-goblin-there = aucun gobelin ne se trouve en { $place }
refusal-not-your-army = { $place } n'est pas dans votre armée
refusal-no-mutation-cost = { $goblin } n'a pas de coût de mutation
refusal-prisoner-cannot-mutate = { $goblin } en { $place } est emprisonné
refusal-mutation-unpaid =
    { $others ->
        [one] la mutation de { $goblin } coûte { $cost }, { $others } carte en main peut payer
       *[other] la mutation de { $goblin } coûte { $cost }, { $others } cartes en main peuvent payer
    }
refusal-other-level = { $card } est de niveau { $level }, la rangée est { $row }
refusal-same-goblin = { $card } est le même gobelin
refusal-not-a-zombie = { $goblin } n'a pas de mutation zombie
refusal-nothing-to-raise = ni la défausse ni une carte que vous pourriez payer n'est un autre gobelin de niveau { $row }
refusal-must-pay-the-raised = la défausse ne contient rien qui puisse en sortir, la dernière carte payée doit donc être celle-là ; { $card } ne convient pas
refusal-not-in-discard = { $card } n'est pas dans la défausse
refusal-other-clan = { $card } est du clan { $clan }, pas du clan { $source_clan }
refusal-not-revealed = { $card } n'est pas parmi les cartes révélées
refusal-too-high-to-destroy = { $goblin } est de niveau { $row }, ce pouvoir atteint les niveaux 1 et 2
refusal-too-high-to-imprison = { $goblin } est de niveau { $row }, ce pouvoir atteint les niveaux 1 et 2
refusal-not-free = { $goblin } en { $place } n'est pas libre : une carte est au-dessus ou à sa droite
refusal-already-imprisoned = { $goblin } en { $place } est déjà emprisonné
refusal-alone-in-row = { $goblin } en { $place } est seul dans sa rangée
refusal-other-row = { $goblin } en { $place } n'est pas dans la rangée de la première carte
refusal-same-card = { $goblin } en { $place } est la première carte elle-même
refusal-empty-hand = le joueur { $seat } n'a pas de carte en main
refusal-holds-trooper = vous tenez un troupier
refusal-can-act = vous pouvez poser ou faire muter quelque chose avec cette main
refusal-nothing-to-redraw = votre main est vide
refusal-no-link-waits = aucun lien n'attend en { $place }
refusal-cannot-pay-with = { $card } n'est pas dans votre main, d'où l'on paie les coûts
refusal-not-left-at-set-up = { $card } n'est pas parmi les cartes que vous tenez encore
refusal-not-left-to-discard = { $card } n'est pas parmi les cartes que vous tenez encore
