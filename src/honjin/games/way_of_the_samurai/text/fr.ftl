### Way of the Samurai

## Symboles et jauges ; une forme pour chacun, pour qui ne voit pas les couleurs

symbol-mountain = ▲ montagne
symbol-moon = ● lune
symbol-gate = ■ porte
symbol-blood = ◆ sang

word-mountain = { symbol-mountain }
word-moon = { symbol-moon }
word-gate = { symbol-gate }
word-blood = { symbol-blood }

gauge-force = Force
gauge-technique = Technique
gauge-guard = Garde

## Ce qui est demandé

prompt-placing = placez la prochaine carte de votre attaque
prompt-joker =
    { $step ->
        [0] Joker : choisissez son symbole
       *[other] Joker : choisissez la jauge qui monte de 1
    }
prompt-collecting =
    { $waits ->
        [combo] vous avez réalisé un combo : choisissez ce qu'il rapporte
        [die] utiliser le dé blessure ?
       *[both] encaissez votre combo et utilisez le dé blessure, dans l'ordre de votre choix
    }
prompt-take-one =
    { $card ->
        [none] votre adversaire perd { lost-life } ou { $ki_lost } Ki : choisissez
       *[other] { $card } : votre adversaire perd { lost-life } ou { $ki_lost } Ki : choisissez
    }
prompt-lose-one = le climat vous coûte { lost-life } ou { $ki_lost } Ki : choisissez
lost-life =
    { $life_lost ->
        [one] { $life_lost } Vie
       *[other] { $life_lost } Vies
    }
prompt-discard-first = défaussez une carte de votre main avant d'en acheter une
prompt-best-card = choisissez la carte à garder, les autres sont défaussées
prompt-before-defence = la Défense va être révélée
prompt-before-strike = votre attaque va rencontrer la Défense
prompt-before-counter = la Contre-Attaque va être révélée : montez votre Garde avec du Ki, ou continuez
prompt-before-hit = la Contre-Attaque va être résolue
prompt-before-wound = une carte Blessure va être piochée
prompt-before-end = la manche va se terminer
prompt-next-enemy = choisissez le prochain adversaire à combattre
prompt-next-weapon = votre arme est brisée : choisissez-en une autre
prompt-redraw = garder votre main, ou la défausser pour en piocher une nouvelle (une fois par campagne) ?

## Options

option-place-card = Placer { $card } { $lines }
option-ki-draw = Piocher une carte Action de plus ({ $cost } Ki)
option-ki-best = Piocher trois cartes Action et en garder une ({ $cost } Ki)
option-ki-reveal = Révéler la Défense dès maintenant ({ $cost } Ki)
option-ki-guard = Monter la Garde de 1, à partir de { $guard } ({ $cost } Ki)
option-ki-force = Monter la Force de 1, à partir de { $force } ({ $cost } Ki)
option-ki-technique = Monter la Technique de 1, à partir de { $technique } ({ $cost } Ki)
option-life-to-ki = Transformer 1 Vie en 1 Ki
option-location = Lancer le dé pour le lieu ({ $cost } Ki)
option-go-on = Continuer
option-symbol-symbol =
    { $symbol ->
        [mountain] { symbol-mountain }
        [moon] { symbol-moon }
        [gate] { symbol-gate }
       *[blood] { symbol-blood }
    }
option-gauge-gauge =
    { $gauge ->
        [force] { gauge-force } +1, à partir de { $force }
        [technique] { gauge-technique } +1, à partir de { $technique }
       *[guard] { gauge-guard } +1, à partir de { $guard }
    }
option-life = { lost-life }
option-ki = { $ki_lost } Ki
option-combo-ki = Récupérer 1 Ki
option-combo-special = Gagner une carte Action Spéciale
option-combo-die =
    { $rolls ->
        [yes] Utiliser le combo pour lancer le dé bleu
       *[no] Utiliser le combo pour le dé, qui est à { $die }
    }
option-cash-die =
    { $die ->
        [3] Utiliser le dé à 3 : votre adversaire perd { $factor ->
            [one] { $factor } Vie
           *[other] { $factor } Vies
        }
        [4] Utiliser le dé à 4 : votre adversaire perd { $factor ->
            [one] { $factor } Vie ou { $factor } Ki
           *[other] { $factor } Vies ou { $factor } Ki
        }
        [5] Utiliser le dé à 5 : une blessure de niveau 1 pour votre adversaire
       *[6] Utiliser le dé à 6 : une blessure de niveau 2 pour votre adversaire
    }{ $die ->
        [3] {""}
        [4] {""}
       *[other] { $factor ->
            [1] {""}
           *[other] , aux pertes doublées
        }
    }
option-choose-card = Garder { $card } { $lines }
option-discard-card = Défausser { $card } { $lines }
option-enemy-enemy = Combattre { $enemy }
option-weapon-weapon = Prendre l'arme { $weapon }
option-keep = Garder cette main
option-mulligan = Défausser cette main et piocher 6 nouvelles cartes
option-no = Non, rien

## Le journal

log-started-fight = Le combat { $number } commence.
log-started-round = La manche { $number } commence.
log-shuffled-actions = La défausse des cartes Action est mélangée à leur deck.
log-shuffled-adversaries = La défausse des cartes Adversaire est mélangée à leur deck.
log-drew =
    { $card ->
        [unknown] Le joueur { $player } pioche une carte.
       *[other] Le joueur { $player } pioche { $card }.
    }
log-kept = Le joueur { $player } garde sa main.
log-redrew = Le joueur { $player } défausse sa main pour une nouvelle.
log-placed = Le joueur { $player } place { $card }.
log-chose-symbol = Le joueur { $player } donne au Joker le symbole { $other }.
log-moved-force = La Force du joueur { $player } est à { $number }.
log-moved-technique = La Technique du joueur { $player } est à { $number }.
log-moved-guard = La Garde du joueur { $player } est à { $number }.
log-paid-ki = Le joueur { $player } dépense { $number } Ki.
log-turned-life = Le joueur { $player } donne 1 Vie contre du Ki.
log-revealed-defence = Défense : la carte { $card } est révélée.
log-pierced = Le joueur { $player } perce la Défense de { $card }.
log-held = La Défense de { $card } résiste au joueur { $player }.
log-revealed-counter = Contre-Attaque : la carte { $card } est révélée.
log-parried = Le joueur { $player } pare la Contre-Attaque de { $card }.
log-hit = La Contre-Attaque de { $card } passe la Garde du joueur { $player }.
log-cancelled = La Contre-Attaque de { $card } est annulée : le joueur { $player } l'a désarmée.
log-revealed-wound = Blessure de niveau { $number } : la carte { $card } est piochée.
log-dodged = Le coup est esquivé.
log-beheaded = Une tête tombe.
log-lost-life = Le joueur { $player } perd { some-life }.
log-lost-ki = Le joueur { $player } perd { $number } Ki.
log-gained-life = Le joueur { $player } gagne { some-life }.
log-gained-ki = Le joueur { $player } gagne { $number } Ki.
log-made-combo = Le joueur { $player } réalise un combo : { $other }.
log-gained-special = Le joueur { $player } gagne { $card }, une Action Spéciale.
log-raised-die = Le dé blessure du joueur { $player } est à { $number }.
log-cashed-die = Le joueur { $player } utilise le dé blessure à { $number }.
log-rolled = Le joueur { $player } lance le dé bleu : { $number }.
log-discarded = Le joueur { $player } défausse { $card }.
log-enemy-lost-life = L'ennemi perd { some-life }.
log-enemy-lost-ki = L'ennemi perd { $number } Ki.
log-enemy-gained-life = L'ennemi gagne { some-life }.
log-enemy-rose = L'ennemi se relève avec { some-life }.
log-beat-enemy =
    { $number ->
        [one] Le joueur { $player } a vaincu l'ennemi.
       *[other] Le joueur { $player } a vaincu l'ennemi : { $number } jusqu'ici.
    }
log-chose-enemy = Le joueur { $player } choisit le prochain adversaire : { $other }.
log-chose-weapon = Le joueur { $player } prend une nouvelle arme : { $other }.
log-broke-weapon = L'arme se brise : { $other }.
log-joined = La carte { $card } rejoint le deck Action.
log-won = Le joueur { $player } gagne.
log-lost = Le joueur { $player } est vaincu.

## Pourquoi pas

refusal-not-held = la carte { $card } n'est ni dans votre main ni stockée
refusal-not-enough-ki = coûte { $cost } Ki, vous en avez { $ki }
refusal-no-card-left = il ne reste pas de carte Action à piocher
refusal-nothing-to-discard = vous n'avez pas de carte à défausser d'abord, comme l'exige le climat
refusal-card-already-placed = l'attaque a commencé : cela se fait avant sa première carte
refusal-defence-known = la Défense est déjà révélée
refusal-fog = dans ce climat, le Ki ne révèle pas la Défense
refusal-gauge-full = cette jauge est déjà au plus haut
refusal-not-this-weapon = votre arme ne permet pas cela
refusal-last-life = votre dernière Vie ne peut pas être transformée en Ki
refusal-ki-full = vous avez { $ki } Ki et ne pouvez pas en avoir plus
refusal-no-location = ce combat n'a pas de lieu
refusal-must-place = vous avez encore une carte à placer
refusal-no-special-left = il ne reste pas de carte Action Spéciale
refusal-die-too-low = le dé blessure est à { $die } : il ne rapporte rien avant 3
refusal-no-grave-wounds = dans ce climat, vous ne pouvez pas infliger de blessure de niveau 2
refusal-no-ki-to-lose = vous n'avez pas de Ki à perdre
refusal-not-this-combo = ce combo ne rapporte pas cela
refusal-not-among-them = la carte { $card } n'est pas parmi celles que vous avez piochées
refusal-beaten-already = cet adversaire n'est pas parmi ceux qu'il reste à combattre
refusal-master-last = le maître se bat en dernier
refusal-weapon-broken = l'arme { $weapon } est brisée
refusal-die-full = le dé blessure est déjà à 6
refusal-done-already = cela ne se fait qu'une fois après une attaque
refusal-one-card-only = la meilleure de trois cartes n'est pas parmi les règles de cette partie
the-clan = Le Clan des Samouraïs
