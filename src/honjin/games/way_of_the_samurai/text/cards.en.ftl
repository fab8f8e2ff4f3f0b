### Texts of everything in the box, rendered from the data

action-headline =
    { $name }: { $kind }, { $symbol }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }, { $certainty }
card-headline =
    { $name }: { $kind }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }, { $certainty }
item-headline = { $name }: { $kind }, { $certainty }
certainty-confirmed = confirmed
certainty-transcribed = transcribed once
certainty-reconstructed = our reconstruction

kind-action = Action
kind-special = Special Action
kind-adversary = Adversary
kind-hard = Hard card
kind-wound = Wound
kind-weapon = weapon
kind-enemy = enemy
kind-table = location
kind-event = random events
kind-climate = climate
kind-campaign = campaign
kind-opponent = campaign opponent

## Parts of sentences

said-and = { $inner } and { $last }
said-or = { $one } or { $other }, as you choose
some-life = { $number } Life
said-next = ; { $inner }
for-each = { $inner } each
some-ki = { $number } Ki
rolled-life = Life by a die roll
any-symbol = ▲●■◆ any symbol
nothing = nothing
no-effect = No effect.

## Actions: lines, results of the die

change-force = { gauge-force } { $by }
change-technique = { gauge-technique } { $by }
change-guard = { gauge-guard } { $by }
change-die = wound die { $by }
change-life = Life { $by }
change-ki = Ki { $by }
change-roll-force = a die roll added to { gauge-force } in the next round
change-roll-technique = a die roll added to { gauge-technique } in the next round
change-break = the weapon breaks
by-face = { $face }: { $inner }
joker = Choose its symbol as you place it ({ symbol-mountain }, { symbol-moon }, { symbol-gate } or { symbol-blood }) and raise one gauge of your choice by 1.

## Adversaries and Wounds

level-or-more = { $gauge } { $level } or more
defence =
    { $losses ->
        [none] Defence: with { $asked }, the enemy loses nothing.
       *[other] Defence: with { $asked }, the enemy loses { $losses }.
    }
defence-open =
    { $losses ->
        [none] Defence: whatever your levels, the enemy loses nothing.
       *[other] Defence: whatever your levels, the enemy loses { $losses }.
    }
counter =
    { $wound ->
        [0] { $losses ->
            [none] Counter-attack: { $below }, nothing happens.
           *[other] Counter-attack: { $below }, you lose { $losses }.
        }
       *[other] { $losses ->
            [none] Counter-attack: { $below }, you suffer a level-{ $wound } wound.
           *[other] Counter-attack: { $below }, you lose { $losses } and suffer a level-{ $wound } wound.
        }
    }
guard-below = with Guard below { $guard }
guard-any = whatever your Guard
counter-never = Counter-attack: it never gets through.
hard = Defence: it cannot be pierced. Counter-attack: instead of this card, two more are revealed and resolved one after the other.
wound =
    { $light ->
        [none] Level 1: nothing.
       *[other] Level 1: loss of { $light }.
    } { $grave ->
        [none] Level 2: nothing.
       *[other] Level 2: loss of { $grave }.
    }
wound-fatal = Level 1: a dodge, nothing happens. Level 2: a beheading, and whoever suffers it loses at once.

## Weapons

weapon-die = You start with the wound die at { $level }.
weapon-ki = You start with { $level } Ki.
weapon-ki-max = You never hold more than { $level } Ki.
weapon-guard-max = Your Guard never rises above { $level }.
trait-wounds-worse = Level-1 wounds from the enemy's attacks become level 2.
trait-guard-before-counter = Guard +1 before each Counter-attack is revealed.
trait-buys-gauges = At any moment, 1 Ki raises Force or Technique by 1.
trait-life-costs-ki = Every Life you lose also costs you 1 Ki.
trait-doubles = The damage you deal, Life and Ki alike, is doubled.
trait-disarms = If your Technique is at 4 when a Counter-attack is to be resolved, it is cancelled.
trait-tangles = If your Guard is below 0 at the end of a round, you suffer a level-1 wound.
trait-life-to-ki = At any moment, you may turn 1 Life into 1 Ki, but never your last Life.

## Enemies

trait-breaks-weapon = You lose at once when you have no Ki left, even if you spent the last one yourself.
trait-drains = This enemy gains every Life that you lose.
trait-headless = Dies only by beheading: out of Life, it goes back to { some-life } and suffers a level-2 wound. A red combo rolls the blue die instead of raising the wound die: on 5 this enemy suffers a level-1 wound, on 6 a level-2 wound.
enemy-excludes =
    { $count ->
        [one] Never fought in this climate: { $inner }.
       *[other] Never fought in these climates: { $inner }.
    }
clan = Fights without end. Before each, a die roll gives the enemy's Life and Ki. { $inner }

## Climates

trait-no-grave-wound = You cannot deal level-2 wounds: the wound die cannot be cashed at 6.
trait-no-early-defence = Ki cannot reveal the Defence early.
trait-discard-to-buy = Before you buy a card with Ki, discard one from your hand.
trait-grave-wound-wins = Dealing a level-2 wound wins the fight.
trait-double-costs = Everything that costs Ki costs twice as much.
gauge-at = { $gauge } at { $level }
gauge-at-most = { $gauge } at { $level } or below
the-fight = the fight at once
climate-cost =
    { $when ->
        [combo] { $low ->
            [none] Each combo you make costs you { $losses }.
           *[other] With { $low }, each combo you make costs you { $losses }.
        }
       *[round] { $low ->
            [none] At the end of each round you lose { $losses }.
           *[other] With { $low } at the end of a round, you lose { $losses }.
        }
    }

## Campaigns

campaign = To beat one at a time, in any order: { $inner }.
campaign-master = To beat last: the master, { $inner }.
