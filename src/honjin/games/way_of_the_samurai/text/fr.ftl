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

## Comment un combat est perdu et gagné

word-no-life =
    { $who ->
        [you] votre dernière Vie est perdue
       *[name] la dernière Vie { of-someone } est perdue
    }
word-beheaded = { someone-has } la tête tranchée
word-no-ki =
    { $who ->
        [you] votre dernier Ki est parti et votre arme se brise
       *[name] le dernier Ki { of-someone } est parti et son arme se brise
    }
word-no-weapon = toutes les armes sont brisées
word-low-force =
    { $who ->
        [you] votre Force est trop basse pour ce climat
       *[name] la Force { of-someone } est trop basse pour ce climat
    }
word-low-technique =
    { $who ->
        [you] votre Technique est trop basse pour ce climat
       *[name] la Technique { of-someone } est trop basse pour ce climat
    }
word-low-guard =
    { $who ->
        [you] votre Garde est trop basse pour ce climat
       *[name] la Garde { of-someone } est trop basse pour ce climat
    }
word-grave-wound = { someone-has } subi une blessure de niveau 2 dans ce climat
word-rounds = la manche 200 est atteinte
word-climate = ce climat est mortel
word-rank-1 = rang 1 sur 5 contre le Clan
word-rank-2 = rang 2 sur 5 contre le Clan
word-rank-3 = rang 3 sur 5 contre le Clan
word-rank-4 = rang 4 sur 5 contre le Clan
word-rank-5 = rang 5 sur 5 contre le Clan
word-enemy-no-life = la dernière Vie de l'ennemi est perdue
word-enemy-beheaded = l'ennemi a la tête tranchée
word-enemy-grave-wound = dans ce climat, une blessure de niveau 2 décide du combat
word-dojo = tout le dojo est vaincu
word-village = la sortie du village est libre
word-duel = { someone-has } gagné le duel

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
        [die] utiliser le dé blessure, ou le garder ?
       *[both] encaissez votre combo et utilisez le dé blessure, dans l'ordre de votre choix
    }
prompt-take-one =
    { $card ->
        [none] choisissez ce que perd { the-foe } : { lost-life } ou { $ki_lost } Ki
       *[other] { $card } : choisissez ce que perd { the-foe } : { lost-life } ou { $ki_lost } Ki
    }
lost-life =
    { $life_lost ->
        [one] { $life_lost } Vie
       *[other] { $life_lost } Vies
    }
the-foe =
    { $foe ->
        [enemy] l'ennemi
       *[player] { someone }
    }
prompt-lose-one = le climat vous coûte { lost-life } ou { $ki_lost } Ki : choisissez
prompt-discard-first = choisissez une carte de votre main à défausser avant d'en acheter une
prompt-best-card = choisissez la carte à garder ; les autres sont défaussées
prompt-before-defence = la Défense va être révélée
prompt-before-strike = l'attaque va rencontrer la Défense
prompt-before-counter = la Contre-Attaque va être révélée
prompt-before-hit = le coup va rencontrer votre Garde
prompt-before-wound = une carte Blessure va être piochée
prompt-before-end = la manche va se terminer
prompt-next-enemy = choisissez le prochain adversaire à combattre
prompt-next-weapon = votre arme est brisée : choisissez-en une autre
prompt-redraw =
    { $kinds ->
        [keep] gardez votre main
       *[other] garder votre main, ou la défausser pour en piocher une nouvelle (une fois par campagne) ?
    }

## Options

option-place-card = Placer { $card } { $lines }
option-ki-draw = Piocher une carte de plus ({ $cost } Ki)
option-ki-best = Piocher trois cartes, en garder une ({ $cost } Ki)
option-ki-reveal = Révéler la Défense ({ $cost } Ki)
option-ki-guard = Garde +1, à partir de { $guard } ({ $cost } Ki)
option-ki-force = Force +1, à partir de { $force } ({ $cost } Ki)
option-ki-technique = Technique +1, à partir de { $technique } ({ $cost } Ki)
option-life-to-ki = Transformer 1 Vie en 1 Ki
option-location = Utiliser le lieu : lancer le dé ({ $cost } Ki)
option-go-on =
    { $asked ->
        [placing] Continuer sans carte
        [before-defence] Révéler la Défense
        [before-strike] Frapper
        [before-counter] Révéler la Contre-Attaque
        [before-hit] Affronter le coup avec { $guard } en Garde
        [before-wound] Piocher la Blessure
       *[before-end] Finir la manche
    }
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
option-life =
    { $asked ->
        [lose-one] Perdre { lost-life }
       *[take-one] Faire perdre { lost-life }
    }
option-ki =
    { $asked ->
        [lose-one] Perdre { $ki_lost } Ki
       *[take-one] Faire perdre { $ki_lost } Ki
    }
option-combo-ki = Récupérer 1 Ki
option-combo-special = Gagner une carte Action Spéciale
option-combo-die =
    { $rolls ->
        [yes] Utiliser le combo pour lancer le dé bleu
       *[no] Utiliser le combo pour le dé, qui est à { $die }
    }
# Le Tanto (WS-A5).
some-lives =
    { $factor ->
        [one] { $factor } Vie
       *[other] { $factor } Vies
    }
its-losses =
    { $factor ->
        [1] {""}
       *[other] , aux pertes doublées
    }
option-cash-die =
    { $die ->
        [3] Utiliser le dé à 3 : { the-foe } perd { some-lives }
        [4] Utiliser le dé à 4 : { the-foe } perd { some-lives } ou { $factor } Ki
        [5] Utiliser le dé à 5 : une blessure de niveau 1 pour { the-foe }{ its-losses }
       *[6] Utiliser le dé à 6 : une blessure de niveau 2 pour { the-foe }{ its-losses }
    }
option-choose-card = Garder { $card } { $lines }
option-discard-card = Défausser { $card } { $lines }
option-enemy-enemy = Combattre { $enemy }
option-weapon-weapon = Prendre l'arme { $weapon }
option-keep = Garder cette main
option-mulligan = Défausser cette main et piocher 6 nouvelles cartes
option-no =
    { $waits ->
        [combo] Renoncer au combo
        [die] Garder le dé à { $die }
       *[both] Renoncer au combo et garder le dé à { $die }
    }

## Le journal

log-started-fight = Le combat { $number } commence.
log-started-round = La manche { $number } commence.
log-shuffled-actions = La défausse des Actions est remélangée au deck Action.
log-shuffled-adversaries = La défausse des Adversaires est remélangée au deck Adversaire.
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
        [you] Vous avez défaussé votre main pour une nouvelle.
       *[name] { subject-has } défaussé sa main pour une nouvelle.
    }
log-placed = { subject-has } placé { $card }.
log-chose-symbol = { subject-has } donné au Joker le symbole { $other }.
log-moved-force =
    { $who ->
        [you] Votre Force est à { $number }.
       *[name] La Force { of-someone } est à { $number }.
    }
log-moved-technique =
    { $who ->
        [you] Votre Technique est à { $number }.
       *[name] La Technique { of-someone } est à { $number }.
    }
log-moved-guard =
    { $who ->
        [you] Votre Garde est à { $number }.
       *[name] La Garde { of-someone } est à { $number }.
    }
log-paid-ki = { subject-has } dépensé { $number } Ki.
log-turned-life = { subject-has } transformé 1 Vie en Ki.
log-revealed-defence = La Défense est révélée : { $card }.
log-pierced = { subject-has } percé la Défense de la carte { $card }.
log-held =
    { $who ->
        [you] La Défense de la carte { $card } vous a résisté.
       *[name] La Défense de la carte { $card } a résisté à { someone }.
    }
log-revealed-counter = La Contre-Attaque est révélée : { $card }.
log-parried = { subject-has } paré la Contre-Attaque de la carte { $card }.
log-hit =
    { $who ->
        [you] La Contre-Attaque de la carte { $card } a passé votre Garde.
       *[name] La Contre-Attaque de la carte { $card } a passé la Garde { of-someone }.
    }
log-cancelled =
    { $who ->
        [you] Votre Technique a annulé la Contre-Attaque de la carte { $card }.
       *[name] La Technique { of-someone } a annulé la Contre-Attaque de la carte { $card }.
    }
log-revealed-wound = Une blessure de niveau { $number } est piochée : { $card }.
log-dodged = Le coup a été esquivé.
log-beheaded = Une tête est tombée.
log-lost-life = { subject-has } perdu { some-life }.
log-lost-ki = { subject-has } perdu { $number } Ki.
log-gained-life = { subject-has } gagné { some-life }.
log-gained-ki = { subject-has } gagné { $number } Ki.
log-made-combo = { subject-has } réalisé un combo : { $other }.
log-gained-special = { subject-has } gagné l'Action Spéciale { $card }.
log-raised-die =
    { $who ->
        [you] Votre dé blessure est à { $number }.
       *[name] Le dé blessure { of-someone } est à { $number }.
    }
log-cashed-die = { subject-has } utilisé le dé blessure à { $number }.
log-rolled = { subject-has } lancé le dé bleu : { $number }.
log-discarded = { subject-has } défaussé { $card }.
log-enemy-lost-life = L'ennemi a perdu { some-life }.
log-enemy-lost-ki = L'ennemi a perdu { $number } Ki.
log-enemy-gained-life = L'ennemi a gagné { some-life }.
log-enemy-rose = L'ennemi s'est relevé avec { some-life }.
log-beat-enemy =
    { $number ->
        [one] { subject-has } vaincu l'ennemi.
       *[other] { subject-has } vaincu l'ennemi : { $number } jusqu'ici.
    }
log-chose-enemy = { subject-has } choisi le prochain adversaire : { $other }.
log-chose-weapon = { subject-has } pris une autre arme : { $other }.
log-broke-weapon =
    { $who ->
        [you] Votre arme s'est brisée : { $other }.
       *[name] L'arme { of-someone } s'est brisée : { $other }.
    }
log-joined = La carte { $card } a rejoint le deck Action.
log-won =
    { $other ->
        [none] { subject-has } gagné.
       *[other] Victoire : { $other }.
    }
log-lost =
    { $other ->
        [none] { subject-has } perdu.
       *[other] Défaite : { $other }.
    }

## Pourquoi pas

refusal-not-held =
    { $asked ->
        [discard-first] il faut une carte de votre main ; { $card } n'en est pas une
       *[placing] il faut une carte de votre main ou stockée ; { $card } n'en est pas une
    }
refusal-not-enough-ki = il faut au moins { $cost } Ki ; vous en avez { $ki }
refusal-no-card-left = il faut qu'il reste une carte Action ; le deck et sa défausse sont vides
refusal-nothing-to-discard = dans ce climat, il faut d'abord défausser une carte de votre main ; elle est vide
refusal-card-already-placed = il faut le faire avant la première carte de l'attaque ; il y en a déjà une
refusal-defence-known = il faut que la Défense soit encore cachée ; elle est déjà révélée
refusal-fog = dans ce climat, le Ki ne peut pas révéler la Défense
refusal-gauge-full = il faut que la jauge puisse monter ; elle est déjà au plus haut
refusal-not-this-weapon = il faut une arme qui le permette ; la vôtre ne le permet pas
refusal-last-life = il faut qu'il vous reste au moins 1 Vie ; vous en avez { $life }
refusal-ki-full = il faut de la place pour 1 Ki de plus ; vous en avez { $ki } et ne pouvez pas en avoir davantage
refusal-no-location = il faut un lieu ; ce combat n'en a pas
refusal-must-place = il faut d'abord placer une carte ; il vous en reste
refusal-no-special-left = il faut qu'il reste une carte Action Spéciale ; il n'y en a plus
refusal-die-too-low = il faut que le dé blessure soit à 3 ou plus ; il est à { $die }
refusal-no-grave-wounds = dans ce climat, vous ne pouvez pas infliger de blessure de niveau 2
refusal-no-ki-to-lose = il faut au moins 1 Ki ; vous en avez { $ki }
refusal-not-this-combo = ce combo ne rapporte pas cela
refusal-not-among-them = il faut l'une des cartes que vous avez piochées ; { $card } n'en est pas
refusal-beaten-already = il faut un adversaire encore à combattre ; { $enemy } n'en est pas
refusal-master-last = il faut combattre le maître en dernier ; il reste d'autres adversaires
refusal-weapon-broken = il faut une arme intacte ; l'arme { $weapon } est brisée
refusal-die-full = il faut que le dé blessure soit au-dessous de 6 ; il est à { $die }
refusal-done-already = cela ne doit pas être déjà fait ; c'est possible une seule fois après une attaque
refusal-one-card-only = il faut que la meilleure de trois cartes soit parmi les règles de cette partie ; elle n'y est pas
the-clan = Le Clan des Samouraïs

## Les parties du livret

section-attacks = La manche : deux attaques
section-ki = Le Ki
section-combos = Les combos et le dé blessure
section-wounds = Les blessures
section-weapons = Les armes
section-enemies = Les ennemis
section-locations = Les lieux
section-climates = Les climats
section-campaigns = Les campagnes
section-difficulty = La difficulté
section-two-players = À deux joueurs
