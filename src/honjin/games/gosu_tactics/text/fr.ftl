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
power-return = Reprenez une carte { $clan } dans la défausse.
power-return-max = Reprenez une carte dans la défausse.
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
word-draw-max = piocher une carte par clan présent dans l'armée
word-vision = révéler 5 cartes et en garder 1
word-vision-max = révéler 5 cartes et en garder 2
word-return = reprendre une carte de son clan dans la défausse
word-return-max = reprendre une carte dans la défausse
word-advantage = prendre la carte Avantage et jouer un tour additionnel
word-advantage-max = ceux qui ont le moins de points piochent 2 cartes, puis prendre la carte Avantage et jouer un tour additionnel
word-three-points = trois points de victoire
word-fifteen-cards = une armée de quinze cartes
word-nine-of-a-clan = neuf cartes face visible d'un même clan

## Ce qui est demandé

prompt-redraw =
    { $kinds ->
        [keep] gardez votre main
       *[other] garder votre main, ou en piocher une nouvelle ?
    }
prompt-set-aside = choisissez en secret une carte à défausser (encore { $count })
prompt-turn =
    { $kinds ->
        [pass] vous ne pouvez que passer
       *[other] { $ways }
    }
way-play = posez un gobelin
way-mutate = faites muter un gobelin
way-pass = passez
prompt-payment =
    { $card ->
        [none] choisissez une carte pour payer (encore { $count })
       *[other] choisissez une carte pour payer { $card } (encore { $count })
    }
prompt-raise = choisissez la carte de la défausse qui prend sa place
prompt-links = choisissez le prochain lien à appliquer
prompt-destroy-free = choisissez une carte libre à détruire
prompt-swap =
    { $step ->
        [0] choisissez la première de deux cartes à échanger
       *[other] choisissez la carte avec laquelle l'échanger
    }
prompt-imprison-one =
    { $release ->
        [0] choisissez une carte à emprisonner
       *[1] choisissez une carte à emprisonner, ou une carte emprisonnée à libérer
    }
prompt-choose-player = choisissez qui défausse une carte
prompt-discard-one = choisissez une carte à défausser
prompt-keep-revealed = choisissez une carte révélée à garder (encore { $count })
prompt-take-back = choisissez une carte à reprendre dans la défausse

## Options

option-play-card = Poser { $card }{ discard-cost }
option-mutate-place-card = Faire muter { standing-there } en { $card }{ discard-cost }
option-mutate-place-from-discard = Faire muter { standing-there } en une carte de la défausse{ discard-first }
discard-cost =
    { $cost ->
        [0] {""}
        [one] {" "}(défausser { $cost } carte)
       *[other] {" "}(défausser { $cost } cartes)
    }
discard-first =
    { $cost ->
        [0] {""}
        [one] {" "}(défausser d'abord { $cost } carte)
       *[other] {" "}(défausser d'abord { $cost } cartes)
    }
option-pass = Passer pour le reste de la ronde
option-pay-card = Payer avec { $card }
option-choose-place = Choisir { standing-there }
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
log-redrew =
    { $who ->
        [you] Vous avez défaussé votre main et pioché { $number } nouvelles cartes.
       *[name] { subject-has } défaussé sa main et pioché { $number } nouvelles cartes.
    }
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
log-lost = { $card } n'était plus là ou était en prison : son pouvoir est perdu.
log-destroyed = { subject-has } détruit { standing-there }.
log-swapped = { subject-has } échangé { swapped-there }.
log-imprisoned = { subject-has } emprisonné { standing-there }.
log-released = { subject-has } libéré { standing-there }.
log-freed = Pour la nouvelle ronde, { standing-there } est libérée.
log-revealed = { subject-has } révélé { $card }.
log-took = { subject-has } pris { $card }.
log-gained-turn =
    { $number ->
        [one] { subject-has } gagné un tour additionnel.
       *[other] { subject-has } gagné un tour additionnel : { $number } restent à jouer.
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

refusal-not-in-hand = il faut une carte de votre main ; { $card } n'en est pas une
refusal-row-full =
    { $level ->
        [1] une rangée compte 5 gobelins au plus ; votre rangée I est pleine
        [2] une rangée compte 5 gobelins au plus ; votre rangée II est pleine
       *[3] une rangée compte 5 gobelins au plus ; votre rangée III est pleine
    }
refusal-first-is-trooper = le premier gobelin d'une armée doit être un troupier ; { $card } est de niveau { $level }
refusal-costs-two = il faut payer avec 2 autres cartes ; vous en avez { $others }
refusal-costs-two-no-clan = tous les troupiers sont emprisonnés, il faut donc payer avec 2 autres cartes ; vous en avez { $others }
refusal-more-troopers-needed = il faut moins de combattants que de troupiers ; vous en avez { $fighters } et { $troopers }
refusal-trooper-of-clan-needed = il faut un troupier { $clan } face visible
refusal-more-fighters-needed = il faut moins de généraux que de combattants ; vous en avez { $generals } et { $fighters }
refusal-general-needs-trooper = il faut un troupier { $clan } face visible
refusal-general-needs-fighter = il faut un combattant { $clan } face visible
refusal-no-goblin-there = il faut un gobelin ; { place-there } est vide
refusal-not-your-army = il faut une carte de votre armée ; { place-there } n'en fait pas partie
refusal-no-mutation-cost = il faut un coût de mutation ; { $standing } n'en a pas
refusal-prisoner-cannot-mutate = il faut une carte face visible ; { standing-there } est emprisonnée
refusal-mutation-unpaid =
    { $cost ->
        [one] pour faire muter { $standing }, il faut payer avec { $cost } autre carte ; vous en avez { $others }
       *[other] pour faire muter { $standing }, il faut payer avec { $cost } autres cartes ; vous en avez { $others }
    }
refusal-other-level = il faut une carte de niveau { $height }, comme la rangée ; { $card } est de niveau { $level }
refusal-same-goblin = il faut un autre gobelin ; { $card } est le même
refusal-not-a-zombie = il faut une mutation zombie ; { $standing } n'en a pas
refusal-nothing-to-raise = il faut un autre gobelin de niveau { $height } dans la défausse ou parmi les cartes avec lesquelles vous pourriez payer ; il n'y en a pas
refusal-must-pay-the-raised = la défausse n'a pas de carte qui puisse entrer, la dernière carte payée doit donc en être une ; { $card } ne convient pas
refusal-not-in-discard = il faut une carte de la défausse ; { $card } n'en est pas une
refusal-other-clan = il faut une carte du clan { $source_clan } ; { $card } est du clan { $clan }
refusal-not-revealed = il faut l'une des cartes révélées ; { $card } n'en est pas
refusal-too-high-to-destroy = il faut une carte de niveau 1 ou 2 ; { $standing } est de niveau { $height }
refusal-too-high-to-imprison = il faut une carte de niveau 1 ou 2 ; { $standing } est de niveau { $height }
refusal-not-free = il faut une carte libre ; { standing-there } a une carte au-dessus ou à sa droite
refusal-already-imprisoned = il faut une carte face visible ; { standing-there } est déjà emprisonnée
refusal-alone-in-row = il faut une autre carte dans sa rangée ; { standing-there } est seule
refusal-other-row = il faut une carte de la même rangée que la première ; { standing-there } n'y est pas
refusal-same-card = il faut une autre carte que la première ; { standing-there } est la première
refusal-empty-hand =
    { $who ->
        [you] il faut une carte en main ; vous n'en avez pas
       *[name] il faut une carte en main ; { someone } n'en a pas
    }
refusal-holds-trooper = il faut une main sans troupier ; vous en avez un
refusal-can-act = il faut une main qui ne permet aucune action ; vous pouvez poser ou faire muter un gobelin
refusal-nothing-to-redraw = il faut des cartes à défausser ; votre main est vide
refusal-no-link-waits = il faut un lien déclenché ; il n'y en a pas à { place-there }
refusal-cannot-pay-with = il faut payer avec des cartes de votre main ; { $card } n'en est pas une
refusal-not-left-at-set-up = il faut une carte que vous avez encore ; { $card } n'en est pas une
refusal-not-left-to-discard = il faut une carte que vous avez encore ; { $card } n'en est pas une

## Les parties du livret

section-playing = Poser un gobelin
section-mutating = Muter
section-powers = Les pouvoirs et ce qui les déclenche
section-families = Les familles de pouvoirs
section-battle = La Grande Bataille
section-next-round = La ronde suivante
section-army = L'armée
