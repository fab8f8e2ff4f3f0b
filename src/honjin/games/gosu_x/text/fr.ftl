### GOSU X

## Les clans par leur nom

word-justice = Justice
word-abhilasha = Abhilasha
word-tomorrow = Tomorrow
word-narashima = Narashima
word-galmi = Galmi
word-phoenix = Phoenix
word-goan-sul = Goan Sul
word-xi-an = Xi'an

## Ce qui est demandé

# La carte dont l'effet demande, avant la question.
prompt-of =
    { $card ->
        [none] {""}
       *[other] { $card } :{" "}
    }
prompt-draft =
    { $step ->
        [0] choisissez votre premier clan
        [1] choisissez le premier de deux clans
        [2] choisissez le second de deux clans
        [3] choisissez le premier de deux clans
        [4] choisissez le second de deux clans
       *[other] choisissez votre dernier clan
    }
prompt-redraw = garder votre main, ou la montrer et en piocher une nouvelle ?
prompt-turn = posez, relevez, utilisez des jetons, ou passez
prompt-payment =
    { $card ->
        [none] payez le coût de la relève (encore { $count })
       *[other] payez pour { $card } (encore { $count })
    }
prompt-raise = choisissez la carte de votre défausse qui entre en jeu
prompt-echo = { prompt-of }résoudre son effet une seconde fois (Écho) ?
prompt-end-effects = fin de votre tour : choisissez la carte dont l'effet vient ensuite
prompt-hand-limit = trop de cartes en main : défaussez-en une (encore { $count })
prompt-react-to-harm =
    { $card ->
        [none] une de vos cartes va être capturée ou détruite : utiliser une Force de Volonté ?
       *[other] la carte { $card } va être capturée ou détruite : utiliser une Force de Volonté ?
    }
prompt-react-to-activation =
    { $card ->
        [none] une carte est activée : utiliser une Force de Volonté ?
       *[other] la carte { $card } est activée : utiliser une Force de Volonté ?
    }
prompt-bounty =
    { $card ->
        [none] piocher pour la Prime ?
       *[other] { $card } : piocher pour sa Prime ?
    }
prompt-aftermath = { prompt-of }que résoudre d'abord, la pioche pour sa Prime ou son propre effet ?
prompt-may = { prompt-of }utiliser la partie facultative de l'effet ?
prompt-may-pass = { prompt-of }passer pour le reste de la ronde ?
prompt-choose-player = { prompt-of }choisissez le joueur concerné
prompt-choose =
    { $step ->
        [0] { prompt-of }{ $deed ->
            [capture] choisissez la carte à capturer
            [destroy] choisissez la carte à détruire
            [release] choisissez la carte à libérer
            [capture-release] choisissez la carte à capturer ou à libérer
            [capture-destroy-release] choisissez la carte à capturer, détruire ou libérer
            [to-deck] choisissez la carte qui va sur le dessus de sa pioche
            [bear-bounty] choisissez la carte qui reçoit le jeton Prime
            [copy] choisissez la carte dont l'effet sera copié
           *[other] choisissez une carte en jeu
        }
       *[other] { prompt-of }choisissez ce qui arrive à cette carte
    }
prompt-swap =
    { $step ->
        [0] { prompt-of }choisissez la première de deux cartes à échanger, ou arrêtez
       *[other] { prompt-of }choisissez la carte avec laquelle l'échanger
    }
prompt-sacrifice = { $card } : sacrifiez une carte LIBRE (encore { $count })
prompt-song-sacrifice = Chant des Morts : sacrifiez une carte LIBRE (encore { $count })
prompt-destroy-clan = { prompt-of }choisissez le clan dont les cartes LIBRES sont détruites
prompt-discard = { prompt-of }défaussez une carte (encore { $count })
prompt-hand-of = { prompt-of }défaussez une carte (encore { $count })
prompt-discard-bounty = { prompt-of }défaussez une carte Prime, ou arrêtez
prompt-discard-clan =
    { $step ->
        [0] { prompt-of }choisissez le clan des cartes à défausser, ou arrêtez
       *[other] { prompt-of }défaussez une carte du clan choisi (encore { $count })
    }
prompt-ban = { prompt-of }nommez la carte que l'adversaire ne peut pas jouer
prompt-take = { prompt-of }choisissez une carte de votre défausse à prendre (encore { $count })
prompt-take-copies = { prompt-of }choisissez le nom dont vous prenez les cartes dans votre défausse
prompt-take-clan-level =
    { $step ->
        [0] { prompt-of }choisissez un clan
        [1] { prompt-of }choisissez un niveau
       *[other] { prompt-of }choisissez une carte de votre défausse à prendre, ou arrêtez (encore { $count })
    }
prompt-stack-deck = { prompt-of }choisissez la prochaine carte à mettre sur votre deck, ou arrêtez (encore { $count })
prompt-remove = { prompt-of }choisissez une carte de votre défausse à retirer de la partie, ou arrêtez
prompt-copy-discarded = { prompt-of }choisissez dans une défausse une carte à copier
prompt-shuffle-clan = { prompt-of }choisissez le clan à mélanger à votre deck
prompt-remove-clan = { prompt-of }choisissez le clan à retirer de votre défausse
prompt-reveal-level = { prompt-of }choisissez le niveau à garder
prompt-reveal-clan = { prompt-of }choisissez le clan à garder
prompt-reveal-one = { prompt-of }choisissez une carte révélée à prendre
prompt-reveal-sort =
    { $step ->
        [1] { prompt-of }choisissez une carte révélée à prendre
        [2] { prompt-of }choisissez une carte révélée à mettre sur votre deck
       *[other] { prompt-of }choisissez une carte révélée à mettre sous votre deck
    }
prompt-search = { prompt-of }choisissez une carte de votre deck à prendre
prompt-search-name = { prompt-of }choisissez une carte de votre deck à mettre dessus
prompt-take-back = { prompt-of }reprenez un jeton d'Activation (encore { $count })
prompt-flip-tile = { prompt-of }choisissez celle de vos tuiles à retourner

## Options

option-play-card =
    { $cost ->
        [0] Poser { $card }
       *[other] Poser { $card } (défausser { $cost })
    }
option-play-card-row-level =
    { $cost ->
        [0] Poser { $card } dans la rangée { $level }
       *[other] Poser { $card } dans la rangée { $level } (défausser { $cost })
    }
option-play-card-from-discard =
    { $cost ->
        [0] Poser { $card } depuis la défausse
       *[other] Poser { $card } depuis la défausse (défausser { $cost })
    }
option-play-card-row-level-from-discard =
    { $cost ->
        [0] Poser { $card } depuis la défausse dans la rangée { $level }
       *[other] Poser { $card } depuis la défausse dans la rangée { $level } (défausser { $cost })
    }
option-shift-place-card =
    { $cost ->
        [0] Relever { $standing } ({ $place }) par { $card }
       *[other] Relever { $standing } ({ $place }) par { $card } (défausser { $cost })
    }
option-shift-place-from-discard =
    { $cost ->
        [0] Relever { $standing } ({ $place }) par une carte de la défausse
       *[other] Relever { $standing } ({ $place }) par une carte de la défausse (défausser d'abord { $cost })
    }
option-activate-place = Placer un jeton sur { $standing } en { $place }
option-draw-1 = Dépenser un jeton pour piocher 1 carte
option-draw-3 = Dépenser 2 jetons pour piocher 3 cartes
option-pass = Passer pour le reste de la ronde
option-pay-card = Payer avec { $card }
option-pay-wonder = Rendre le jeton Merveille au lieu d'une carte
option-choose-place = { $standing } en { $place }
option-choose-card = { $card }
option-player-seat = Joueur { $seat }
option-clan-clan = { $clan }
option-level-level = Niveau { $level }
option-discard-card = Défausser { $card }
option-react-card = Défausser { $card } pour l'empêcher
option-take-place = Reprendre un jeton posé sur { $standing } en { $place }
option-take-spent = Reprendre un jeton dépensé
option-capture = La capturer
option-destroy = La détruire
option-release = La libérer
option-bounty-first = La Prime d'abord
option-effect-first = L'effet de la carte d'abord
option-keep = Garder cette main
option-mulligan = Montrer cette main, la mélanger au deck et piocher à nouveau
option-yes = Oui
option-no = Non
option-done = S'arrêter là

## Le journal

log-goes-first = Le joueur { $player } est le premier joueur.
log-drafted = Le joueur { $player } choisit le clan { $other }.
log-left-over = Personne ne joue { $other } : sa tuile est active pour les deux joueurs.
log-shuffled = Le joueur { $player } mélange son deck.
log-drew =
    { $card ->
        [unknown] Le joueur { $player } pioche une carte.
       *[other] Le joueur { $player } pioche { $card }.
    }
log-kept = Le joueur { $player } garde sa main.
log-redrew = Le joueur { $player } montre sa main pour piocher { $number } nouvelles cartes.
log-showed = Le joueur { $player } montre { $card }.
log-started-round = La ronde { $number } commence ; le joueur { $player } joue en premier.
log-started-turn = Tour du joueur { $player }.
log-started-additional = Tour additionnel du joueur { $player }.
log-passed = Le joueur { $player } passe.
log-turns-left =
    { $number ->
        [one] Il reste au plus { $number } tour au joueur { $player }.
       *[other] Il reste au plus { $number } tours au joueur { $player }.
    }
log-reached-limit = La ronde a compté tous les tours qu'une ronde permet.
log-paid = Le joueur { $player } paie avec { $card }.
log-paid-wonder = Le joueur { $player } rend le jeton Merveille pour payer une carte de moins.
log-placed = Le joueur { $player } pose { $card } en { $place }.
log-raised = Le joueur { $player } pose { $card } depuis sa défausse en { $place }.
log-shifted = Le joueur { $player } relève { $other } en { $place } par { $card }.
log-took-wonder = Le joueur { $player } prend le jeton Merveille.
log-resolved = La carte { $card } prend effet pour le joueur { $player }.
log-echoed = La carte { $card } prend effet une seconde fois par Écho.
log-copied = La carte { $card } copie { $other }.
log-did-nothing =
    { $card ->
        [unknown] Il ne se passe rien.
       *[other] { $card } : il ne se passe rien.
    }
log-activated = Le joueur { $player } place un jeton d'Activation sur { $card } en { $place }.
log-spent =
    { $number ->
        [one] Le joueur { $player } dépense { $number } jeton d'Activation.
       *[other] Le joueur { $player } dépense { $number } jetons d'Activation.
    }
log-took-back = Le joueur { $player } reprend un jeton d'Activation : { $number } en main.
log-unlocked = Le joueur { $player } débloque un jeton d'Activation : { $number } en tout.
log-gained-turn = Le joueur { $player } gagne un tour additionnel.
log-no-second-turn = Le joueur { $player } ne gagne pas de tour additionnel pendant un tour additionnel.
log-reacted = Le joueur { $player } défausse { $card } et l'empêche par Force de Volonté.
log-discarded = Le joueur { $player } défausse { $card }.
log-captured = Le joueur { $player } capture { $card } en { $place }.
log-destroyed = Le joueur { $player } détruit { $card } en { $place }.
log-sacrificed = Le joueur { $player } sacrifie { $card } en { $place }.
log-released = Le joueur { $player } libère { $card } en { $place }.
log-swapped = Le joueur { $player } échange les cartes en { $place } et { $other }.
log-returned = Par choix du joueur { $player }, la carte { $card } en { $place } retourne sur le deck de son propriétaire.
log-placed-bounty = Le joueur { $player } met le jeton Prime sur { $card } en { $place }.
log-lost-bounty = Le jeton Prime retourne sur le plateau.
log-milled = Le joueur { $player } met { $card } de son deck dans sa défausse.
log-revealed = Le joueur { $player } révèle { $card }.
log-took = Le joueur { $player } prend { $card } en main.
log-found =
    { $card ->
        [unknown] Le joueur { $player } trouve une carte dans son deck.
       *[other] Le joueur { $player } trouve { $card } dans son deck.
    }
log-put-on-top = Le joueur { $player } met { $card } sur son deck.
log-put-under = Le joueur { $player } met { $card } sous son deck.
log-removed = Le joueur { $player } retire { $card } de la partie.
log-shuffled-in = Le joueur { $player } mélange { $card } à son deck.
log-chose-clan = Le joueur { $player } choisit le clan { $other }.
log-chose-level =
    { $number ->
        [1] Le joueur { $player } choisit le niveau I.
        [2] Le joueur { $player } choisit le niveau II.
       *[other] Le joueur { $player } choisit le niveau III.
    }
log-looked-at =
    { $card ->
        [unknown] Le joueur { $player } voit une carte de la main adverse.
       *[other] Le joueur { $player } voit { $card } dans la main adverse.
    }
log-banned = Le joueur { $player } interdit { $card } : l'adversaire ne peut pas la jouer jusqu'à la fin du prochain tour du joueur { $player }.
log-ban-ended = Le joueur { $player } peut de nouveau jouer { $card }.
log-flipped = Le joueur { $player } retourne la tuile { $other } : elle est active pour les deux joueurs.
log-fought = L'armée du joueur { $player } a une puissance de { $number }.
log-won-supremacy =
    { $number ->
        [one] Le joueur { $player } prend un jeton Suprématie : le premier.
       *[other] Le joueur { $player } prend un jeton Suprématie : { $number } en tout.
    }
log-lost-tokens =
    { $number ->
        [one] { $number } jeton d'Activation du joueur { $player } passe dans la zone des jetons dépensés.
       *[other] { $number } jetons d'Activation du joueur { $player } passent dans la zone des jetons dépensés.
    }
log-freed = La carte { $card } en { $place } est libérée par le Chant des Morts.
log-returned-wonder = Le jeton Merveille retourne sur le plateau.
log-recovered = Le joueur { $player } reprend tous ses jetons d'Activation : { $number } en main.
log-won = Le joueur { $player } gagne la partie.
log-lost-turn = Un tour additionnel du joueur { $player } est perdu.
log-could-not-pass = { $card } : impossible de passer aussitôt.

## Pourquoi pas

refusal-not-in-hand = la carte { $card } n'est pas dans votre main
refusal-not-raising = on ne peut pas jouer de cartes de la défausse pendant ce tour
refusal-not-in-discard = la carte { $card } n'est pas dans la défausse
refusal-banned = la carte { $card } est interdite : vous ne pouvez pas la jouer pour l'instant
refusal-not-that-level = la carte { $card } n'est pas de niveau { $level }
refusal-name-the-row = la carte { $card } est de tous les niveaux : nommez sa rangée
refusal-row-full = la rangée { $level } est pleine : 5 cartes
refusal-first-is-troop = la première carte d'une armée est une Troupe
refusal-more-troops-needed = il faut moins de Héros que de Troupes, il y en a { $heroes } et { $troops }
refusal-troop-of-clan-needed = il faut une Troupe face visible de son clan ({ $clans })
refusal-more-heroes-needed = il faut moins d'Immortels que de Héros, il y en a { $immortals } et { $heroes }
refusal-hero-of-clan-needed = il faut un Héros face visible de son clan ({ $clans })
refusal-costs-two = coûte { $cost } défausses, vous pouvez en payer { $others }
refusal-no-card-there = aucune carte ne se trouve en { $place }
refusal-not-your-army = { $place } n'est pas dans votre armée
refusal-is-captured = la carte { $standing } en { $place } est capturée
refusal-no-shift-cost = la carte { $standing } n'a pas de coût de relève
refusal-shift-unpaid =
    { $cost ->
        [one] relever { $standing } coûte { $cost } défausse, vous pouvez en payer { $others }
       *[other] relever { $standing } coûte { $cost } défausses, vous pouvez en payer { $others }
    }
refusal-other-level = la carte { $card } n'est pas de niveau { $row }, celui de la rangée
refusal-identical = la carte { $card } est identique à la carte à remplacer
refusal-no-secret-shift = la carte { $standing } en { $place } n'a pas Relève secrète
refusal-nothing-to-raise = ni votre défausse ni une carte que vous pourriez payer n'offre une autre carte de niveau { $row }
refusal-must-pay-the-raised = rien dans votre défausse ne peut entrer en jeu, la dernière chose payée doit donc être une carte qui le peut
refusal-no-token = vous n'avez pas de jeton d'Activation en main
refusal-needs-two-tokens = il faut 2 jetons d'Activation en main, il y en a { $tokens }
refusal-no-icon = la carte { $standing } n'a pas de symbole d'activation
refusal-icons-full =
    { $icons ->
        [one] la carte { $standing } a { $icons } symbole d'activation et déjà un jeton
       *[other] la carte { $standing } a { $icons } symboles d'activation et déjà { $on } jetons
    }
refusal-tokens-in-hand = le premier à passer n'a pas de jeton d'Activation en main, vous en avez { $tokens }
refusal-cannot-pay-with = la carte { $card } n'est pas dans votre main, d'où l'on paie les coûts
refusal-no-wonder = vous n'avez pas le jeton Merveille
refusal-not-open = la carte { $standing } en { $place } n'est pas LIBRE : une carte est au-dessus ou à sa droite
refusal-is-ethereal = la carte { $standing } en { $place } est Éthérée
refusal-not-captured = la carte { $standing } en { $place } n'est pas capturée
refusal-wrong-level = la carte { $standing } en { $place } est de niveau { $row }, hors de portée de cet effet
refusal-wrong-side = { $place } n'est pas dans une armée concernée
refusal-not-near = la carte { $standing } en { $place } n'est pas assez près de la carte qui agit
refusal-no-bounty-there = la carte { $standing } en { $place } n'est pas une carte Prime
refusal-in-the-chain = c'est la carte qui copie elle-même, ou une carte dont l'effet est en train d'être copié
refusal-has-the-token = la carte { $standing } en { $place } porte déjà le jeton Prime
refusal-alone-in-row = la carte { $standing } en { $place } est seule dans sa rangée
refusal-other-row = la carte { $standing } en { $place } n'est pas dans la rangée de la première carte
refusal-same-card = la carte { $standing } en { $place } est la première carte elle-même
refusal-not-left-to-discard = la carte { $card } n'est pas parmi les cartes que vous tenez encore
refusal-wrong-card = la carte { $card } ne convient pas à ce qui est demandé
refusal-not-revealed = la carte { $card } n'est pas parmi les cartes révélées
refusal-not-in-deck = la carte { $card } n'est pas dans votre deck
refusal-not-of-those-clans = { $clan } n'est pas parmi les clans concernés
refusal-too-few-of-clan = il y a trop peu de cartes { $clan }
refusal-tile-active = votre tuile { $clan } est déjà retournée
refusal-no-token-there = il n'y a pas là de jeton d'Activation que vous puissiez reprendre
refusal-holds-troops = vous tenez deux Troupes ou plus
refusal-clan-taken = le clan { $clan } est déjà pris
refusal-not-a-reaction = la carte { $card } n'a pas de Force de Volonté contre cela
refusal-no-trigger-waits = aucun effet n'attend en { $place }
refusal-not-optional = ce n'est pas facultatif
refusal-not-possible = cet effet ne peut pas faire cela
refusal-not-your-card = { $place } n'est pas dans votre armée
refusal-not-an-own-clan = { $clan } n'est pas l'un de vos trois clans
tile-name = Tuile de { $clan }
