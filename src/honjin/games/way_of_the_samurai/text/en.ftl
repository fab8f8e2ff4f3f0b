### Way of the Samurai

## Symbols and gauges; a shape each, for those who do not see colours

symbol-mountain = ▲ mountain
symbol-moon = ● moon
symbol-gate = ■ gate
symbol-blood = ◆ blood

word-mountain = { symbol-mountain }
word-moon = { symbol-moon }
word-gate = { symbol-gate }
word-blood = { symbol-blood }

gauge-force = Force
gauge-technique = Technique
gauge-guard = Guard

## How a fight is lost and won

word-no-life = { someones } last Life is gone
word-beheaded = { someones } head is cut off
word-no-ki = { someones } last Ki is gone and the weapon breaks
word-no-weapon = every weapon is broken
word-low-force = { someones } Force is too low for this climate
word-low-technique = { someones } Technique is too low for this climate
word-low-guard = { someones } Guard is too low for this climate
word-grave-wound = { someone } suffered a level-2 wound in this climate
word-rounds = round 200 is reached
word-climate = this climate is deadly
word-rank-1 = rank 1 of 5 against the Clan
word-rank-2 = rank 2 of 5 against the Clan
word-rank-3 = rank 3 of 5 against the Clan
word-rank-4 = rank 4 of 5 against the Clan
word-rank-5 = rank 5 of 5 against the Clan
word-enemy-no-life = the enemy's last Life is gone
word-enemy-beheaded = the enemy's head is cut off
word-enemy-grave-wound = in this climate a level-2 wound decides the fight
word-dojo = the whole dojo is beaten
word-village = the way out of the village is free
word-duel = { someone } won the duel

## What is asked

prompt-placing = place the next card of your attack
prompt-joker =
    { $step ->
        [0] Joker: choose its symbol
       *[other] Joker: choose the gauge that rises by 1
    }
prompt-collecting =
    { $waits ->
        [combo] you have made a combo: choose what it brings
        [die] cash the wound die, or keep it?
       *[both] collect your combo and cash the wound die, in the order you like
    }
prompt-take-one =
    { $card ->
        [none] choose what { the-foe } loses: { lost-life } or { $ki_lost } Ki
       *[other] { $card }: choose what { the-foe } loses: { lost-life } or { $ki_lost } Ki
    }
lost-life = { $life_lost } Life
the-foe =
    { $foe ->
        [enemy] the enemy
       *[player] { someone }
    }
prompt-lose-one = the climate costs you { lost-life } or { $ki_lost } Ki: choose which
prompt-discard-first = choose a card of your hand to discard before you buy one
prompt-best-card = choose the card to keep; the others are discarded
prompt-before-defence = the Defence is revealed next
prompt-before-strike = your attack meets the Defence next
prompt-before-counter = the Counter-attack comes next
prompt-before-hit = the blow meets your Guard next
prompt-before-wound = a Wound card is drawn next
prompt-before-end = the round ends next
prompt-next-enemy = choose the next opponent to fight
prompt-next-weapon = your weapon is broken: choose another
prompt-redraw =
    { $kinds ->
        [keep] keep your hand
       *[other] keep your hand, or discard it and draw a new one (once a campaign)?
    }

## Options

option-place-card = Place { $card } { $lines }
option-ki-draw = Draw one more card ({ $cost } Ki)
option-ki-best = Draw three cards, keep one ({ $cost } Ki)
option-ki-reveal = Reveal the Defence ({ $cost } Ki)
option-ki-guard = Guard +1, from { $guard } ({ $cost } Ki)
option-ki-force = Force +1, from { $force } ({ $cost } Ki)
option-ki-technique = Technique +1, from { $technique } ({ $cost } Ki)
option-life-to-ki = Turn 1 Life into 1 Ki
option-location = Use the place: roll the die ({ $cost } Ki)
option-go-on =
    { $asked ->
        [placing] Go on without a card
        [before-defence] Reveal the Defence
        [before-strike] Strike
        [before-counter] Reveal the Counter-attack
        [before-hit] Meet the blow with Guard { $guard }
        [before-wound] Draw the Wound card
       *[before-end] End the round
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
        [force] { gauge-force } +1, from { $force }
        [technique] { gauge-technique } +1, from { $technique }
       *[guard] { gauge-guard } +1, from { $guard }
    }
option-life =
    { $asked ->
        [lose-one] Lose { lost-life }
       *[take-one] Take { lost-life }
    }
option-ki =
    { $asked ->
        [lose-one] Lose { $ki_lost } Ki
       *[take-one] Take { $ki_lost } Ki
    }
option-combo-ki = Take 1 Ki back
option-combo-special = Gain a Special Action card
option-combo-die =
    { $rolls ->
        [yes] Use the combo to roll the blue die
       *[no] Use the combo for the die, now at { $die }
    }
# The Tanto (WS-A5).
some-lives = { $factor } Life
its-losses =
    { $factor ->
        [1] {""}
       *[other] , its losses doubled
    }
option-cash-die =
    { $die ->
        [3] Cash the die at 3: { the-foe } loses { some-lives }
        [4] Cash the die at 4: { the-foe } loses { some-lives } or { $factor } Ki
        [5] Cash the die at 5: a level-1 wound for { the-foe }{ its-losses }
       *[6] Cash the die at 6: a level-2 wound for { the-foe }{ its-losses }
    }
option-choose-card = Keep { $card } { $lines }
option-discard-card = Discard { $card } { $lines }
option-enemy-enemy = Fight { $enemy }
option-weapon-weapon = Take up { $weapon }
option-keep = Keep this hand
option-mulligan = Discard this hand and draw 6 new cards
option-no =
    { $waits ->
        [combo] Let the combo go
        [die] Keep the die at { $die }
       *[both] Let the combo go and keep the die at { $die }
    }

## The log

log-started-fight = Fight { $number } starts.
log-started-round = Round { $number } starts.
log-shuffled-actions = The Action discard is shuffled into the Action deck.
log-shuffled-adversaries = The Adversary discard is shuffled into the Adversary deck.
log-drew =
    { $card ->
        [unknown] { subject } drew a card.
       *[other] { subject } drew { $card }.
    }
log-kept =
    { $who ->
        [you] You kept your hand.
       *[name] { subject } kept their hand.
    }
log-redrew =
    { $who ->
        [you] You discarded your hand for a new one.
       *[name] { subject } discarded their hand for a new one.
    }
log-placed = { subject } placed { $card }.
log-chose-symbol = { subject } gave the Joker the symbol { $other }.
log-moved-force = { possessive } Force is at { $number }.
log-moved-technique = { possessive } Technique is at { $number }.
log-moved-guard = { possessive } Guard is at { $number }.
log-paid-ki = { subject } spent { $number } Ki.
log-turned-life = { subject } turned 1 Life into Ki.
log-revealed-defence = The Defence is revealed: { $card }.
log-pierced = { subject } pierced the Defence of { $card }.
log-held = The Defence of { $card } held against { someone }.
log-revealed-counter = The Counter-attack is revealed: { $card }.
log-parried = { subject } parried the Counter-attack of { $card }.
log-hit = The Counter-attack of { $card } got through { someones } Guard.
log-cancelled = { possessive } Technique cancelled the Counter-attack of { $card }.
log-revealed-wound = A level-{ $number } wound is drawn: { $card }.
log-dodged = The blow was dodged.
log-beheaded = A head fell.
log-lost-life = { subject } lost { some-life }.
log-lost-ki = { subject } lost { $number } Ki.
log-gained-life = { subject } gained { some-life }.
log-gained-ki = { subject } gained { $number } Ki.
log-made-combo = { subject } made a combo: { $other }.
log-gained-special = { subject } gained the Special Action { $card }.
log-raised-die = { possessive } wound die is at { $number }.
log-cashed-die = { subject } cashed the wound die at { $number }.
log-rolled = { subject } rolled the blue die: { $number }.
log-discarded = { subject } discarded { $card }.
log-enemy-lost-life = The enemy lost { some-life }.
log-enemy-lost-ki = The enemy lost { $number } Ki.
log-enemy-gained-life = The enemy gained { some-life }.
log-enemy-rose = The enemy rose again with { some-life }.
log-beat-enemy =
    { $number ->
        [one] { subject } beat the enemy.
       *[other] { subject } beat the enemy: { $number } so far.
    }
log-chose-enemy = { subject } chose the next opponent: { $other }.
log-chose-weapon = { subject } took up another weapon: { $other }.
log-broke-weapon = { possessive } weapon broke: { $other }.
log-joined = { $card } joined the Action deck.
log-won =
    { $other ->
        [none] { subject } won.
       *[other] Victory: { $other }.
    }
log-lost =
    { $other ->
        [none] { subject } lost.
       *[other] Defeat: { $other }.
    }

## Why not

refusal-not-held =
    { $asked ->
        [discard-first] must be in your hand; { $card } is not
       *[placing] must be in your hand or stored; { $card } is not
    }
refusal-not-enough-ki = must have at least { $cost } Ki; you have { $ki }
refusal-no-card-left = there must be an Action card left; the deck and its discard are empty
refusal-nothing-to-discard = in this climate you must discard a card of your hand first; your hand is empty
refusal-card-already-placed = must come before the first card of the attack; one is placed already
refusal-defence-known = the Defence must still be hidden; it is revealed already
refusal-fog = in this climate Ki cannot reveal the Defence
refusal-gauge-full = the gauge must have room to rise; it is as high as it can be
refusal-not-this-weapon = your weapon must allow it; it does not
refusal-last-life = must leave you at least 1 Life; you have { $life }
refusal-ki-full = must have room for 1 more Ki; you have { $ki } and can have no more
refusal-no-location = there must be a location; this fight has no location
refusal-must-place = you must place a card first; you still have one
refusal-no-special-left = there must be a Special Action card left; they are all gone
refusal-die-too-low = the wound die must be at 3 or more; it is at { $die }
refusal-no-grave-wounds = in this climate you cannot deal level-2 wounds
refusal-no-ki-to-lose = must have at least 1 Ki; you have { $ki }
refusal-not-this-combo = this combo does not bring that
refusal-not-among-them = must be one of the cards you have drawn; { $card } is not
refusal-beaten-already = must be an opponent still to be fought; { $enemy } is not
refusal-master-last = the master must be fought last; others are still to be fought
refusal-weapon-broken = must be a weapon that is not broken; { $weapon } is
refusal-die-full = the wound die must be below 6; it is at { $die }
refusal-done-already = must not be done yet; it is done only once after an attack
refusal-one-card-only = the best of three cards must be among the rules of this game; it is not
the-clan = The Clan of Samurai

## The parts of the rulebook

section-attacks = A round: two attacks
section-ki = Ki
section-combos = Combos and the wound die
section-wounds = Wounds
section-weapons = Weapons
section-enemies = Enemies
section-locations = Locations
section-climates = Climates
section-campaigns = Campaigns
section-difficulty = Difficulty
section-two-players = Two players
