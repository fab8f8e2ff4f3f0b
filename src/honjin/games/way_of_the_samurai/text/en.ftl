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
        [die] cash the wound die?
       *[both] collect your combo and cash the wound die, in any order
    }
prompt-take-one =
    { $card ->
        [none] your opponent loses { lost-life } or { $ki_lost } Ki: choose
       *[other] { $card }: your opponent loses { lost-life } or { $ki_lost } Ki: choose
    }
prompt-lose-one = the climate costs you { lost-life } or { $ki_lost } Ki: choose
lost-life = { $life_lost } Life
prompt-discard-first = discard a card of your hand before you buy one
prompt-best-card = choose the card to keep, the others are discarded
prompt-before-defence = the Defence is about to be revealed
prompt-before-strike = your attack is about to meet the Defence
prompt-before-counter = the Counter-attack is about to be revealed: raise Guard with Ki, or go on
prompt-before-hit = the Counter-attack is about to be resolved
prompt-before-wound = a Wound card is about to be drawn
prompt-before-end = the round is about to end
prompt-next-enemy = choose the next opponent to fight
prompt-next-weapon = your weapon is broken: choose another
prompt-redraw = keep your hand, or discard it and draw a new one (once a campaign)?

## Options

option-place-card = Place { $card } { $lines }
option-ki-draw = Draw one more Action card ({ $cost } Ki)
option-ki-best = Draw three Action cards and keep one ({ $cost } Ki)
option-ki-reveal = Reveal the Defence now ({ $cost } Ki)
option-ki-guard = Raise Guard by 1, from { $guard } ({ $cost } Ki)
option-ki-force = Raise Force by 1, from { $force } ({ $cost } Ki)
option-ki-technique = Raise Technique by 1, from { $technique } ({ $cost } Ki)
option-life-to-ki = Turn 1 Life into 1 Ki
option-location = Roll the die for the location ({ $cost } Ki)
option-go-on = Go on
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
option-life = { lost-life }
option-ki = { $ki_lost } Ki
option-combo-ki = Take 1 Ki back
option-combo-special = Gain a Special Action card
option-combo-die =
    { $rolls ->
        [yes] Use the combo to roll the blue die
       *[no] Use the combo for the die, now at { $die }
    }
option-cash-die =
    { $die ->
        [3] Cash the die at 3: your opponent loses { $factor } Life
        [4] Cash the die at 4: your opponent loses { $factor } Life or { $factor } Ki
        [5] Cash the die at 5: a level-1 wound for your opponent
       *[6] Cash the die at 6: a level-2 wound for your opponent
    }{ $die ->
        [3] {""}
        [4] {""}
       *[other] { $factor ->
            [1] {""}
           *[other] , its losses doubled
        }
    }
option-choose-card = Keep { $card } { $lines }
option-discard-card = Discard { $card } { $lines }
option-enemy-enemy = Fight { $enemy }
option-weapon-weapon = Take up { $weapon }
option-keep = Keep this hand
option-mulligan = Discard this hand and draw 6 new cards
option-no = No, nothing

## The log

log-started-fight = Fight { $number } starts.
log-started-round = Round { $number } starts.
log-shuffled-actions = The Action discard is shuffled back into its deck.
log-shuffled-adversaries = The Adversary discard is shuffled back into its deck.
log-drew =
    { $card ->
        [unknown] Player { $player } draws a card.
       *[other] Player { $player } draws { $card }.
    }
log-kept = Player { $player } keeps the hand.
log-redrew = Player { $player } discards the hand for a new one.
log-placed = Player { $player } places { $card }.
log-chose-symbol = Player { $player } gives the Joker the symbol { $other }.
log-moved-force = Player { $player }'s Force is at { $number }.
log-moved-technique = Player { $player }'s Technique is at { $number }.
log-moved-guard = Player { $player }'s Guard is at { $number }.
log-paid-ki = Player { $player } spends { $number } Ki.
log-turned-life = Player { $player } gives 1 Life for Ki.
log-revealed-defence = Defence: { $card } is revealed.
log-pierced = Player { $player } pierces the Defence of { $card }.
log-held = The Defence of { $card } holds against player { $player }.
log-revealed-counter = Counter-attack: { $card } is revealed.
log-parried = Player { $player } parries the Counter-attack of { $card }.
log-hit = The Counter-attack of { $card } gets through player { $player }'s Guard.
log-cancelled = The Counter-attack of { $card } is cancelled: player { $player } has disarmed it.
log-revealed-wound = A level-{ $number } wound: { $card } is drawn.
log-dodged = The blow is dodged.
log-beheaded = A head falls.
log-lost-life = Player { $player } loses { some-life }.
log-lost-ki = Player { $player } loses { $number } Ki.
log-gained-life = Player { $player } gains { some-life }.
log-gained-ki = Player { $player } gains { $number } Ki.
log-made-combo = Player { $player } makes a combo: { $other }.
log-gained-special = Player { $player } gains { $card }, a Special Action.
log-raised-die = Player { $player }'s wound die shows { $number }.
log-cashed-die = Player { $player } cashes the wound die at { $number }.
log-rolled = Player { $player } rolls the blue die: { $number }.
log-discarded = Player { $player } discards { $card }.
log-enemy-lost-life = The enemy loses { some-life }.
log-enemy-lost-ki = The enemy loses { $number } Ki.
log-enemy-gained-life = The enemy gains { some-life }.
log-enemy-rose = The enemy rises again with { some-life }.
log-beat-enemy =
    { $number ->
        [one] Player { $player } has beaten the enemy.
       *[other] Player { $player } has beaten the enemy: { $number } so far.
    }
log-chose-enemy = Player { $player } chooses the next opponent: { $other }.
log-chose-weapon = Player { $player } takes up the { $other }.
log-broke-weapon = The weapon breaks: { $other }.
log-joined = { $card } joins the Action deck.
log-won = Player { $player } wins.
log-lost = Player { $player } is defeated.

## Why not

refusal-not-held = { $card } is neither in your hand nor stored
refusal-not-enough-ki = costs { $cost } Ki, you have { $ki }
refusal-no-card-left = there is no Action card left to draw
refusal-nothing-to-discard = you have no card to discard first, as the climate demands
refusal-card-already-placed = the attack has begun: this is for before its first card
refusal-defence-known = the Defence is already revealed
refusal-fog = in this climate Ki does not reveal the Defence
refusal-gauge-full = this gauge is already as high as it can be
refusal-not-this-weapon = your weapon does not do that
refusal-last-life = your last Life cannot be turned into Ki
refusal-ki-full = you hold { $ki } Ki and can have no more
refusal-no-location = this fight has no location
refusal-must-place = you still have a card to place
refusal-no-special-left = there is no Special Action card left
refusal-die-too-low = the wound die shows { $die }: it brings nothing before 3
refusal-no-grave-wounds = in this climate you cannot deal level-2 wounds
refusal-no-ki-to-lose = you have no Ki to lose
refusal-not-this-combo = this combo does not bring that
refusal-not-among-them = { $card } is not among the cards you have drawn
refusal-beaten-already = that opponent is not among those left to fight
refusal-master-last = the master fights last
refusal-weapon-broken = { $weapon } is broken
refusal-die-full = the wound die already shows 6
refusal-done-already = that is done only once after an attack
refusal-one-card-only = the best of three cards is not among the rules of this game
the-clan = The Clan of Samurai
