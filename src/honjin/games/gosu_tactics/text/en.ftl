### GOSU Tactics

## Sides

side-right = right
side-above = above
side-left = left
side-below = below

## Card texts, rendered from the effects

card-headline =
    { $level ->
        [1] { $name }: { $clan }, trooper (level 1)
        [2] { $name }: { $clan }, fighter (level 2)
       *[other] { $name }: { $clan }, general (level 3)
    }, value { $value }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }, { $certainty }
mutation-none = Cannot mutate.
mutation-normal = Mutation { $cost }.
mutation-zombie = Zombie mutation { $cost }.
trigger-arrival = Arrival: { $powers }
trigger-link = Link ({ $sides }): { $powers }
trigger-mutation = When it mutates: { $powers }
power-destroy = Destroy a free card of level 1 or 2.
power-destroy-max = Swap two cards of the same level in one army, then destroy a free card.
power-imprison = Imprison a card of level 1 or 2.
power-imprison-max = Imprison or release a card.
power-discard = A player of your choice discards a card.
power-discard-max = Every player discards half of their hand, rounded down.
power-draw = Draw a card.
power-draw-max = Draw a card for each clan in your army.
power-vision = Reveal the next 5 cards of the draw pile, keep 1 and discard the others.
power-vision-max = Reveal the next 5 cards of the draw pile, keep 2 and discard the others.
power-return = Take a { $clan } card from the discard.
power-return-max = Take a card from the discard.
power-advantage = Take the Advantage card, then play an additional turn.
power-advantage-max = The players with the fewest victory points draw 2 cards. Take the Advantage card, then play an additional turn.

## Powers by name

word-destroy = destroy a free card
word-destroy-max = swap two cards, then destroy a free card
word-imprison = imprison a card
word-imprison-max = imprison or release a card
word-discard = a player discards a card
word-discard-max = everybody discards half of their hand
word-draw = draw a card
word-draw-max = draw a card for each clan in the army
word-vision = reveal 5 cards and keep 1
word-vision-max = reveal 5 cards and keep 2
word-return = take a card of its clan from the discard
word-return-max = take a card from the discard
word-advantage = take the Advantage card and play an additional turn
word-advantage-max = those with the fewest points draw 2 cards, then take the Advantage card and play an additional turn
word-three-points = three victory points
word-fifteen-cards = an army of fifteen cards
word-nine-of-a-clan = nine face-up cards of one clan

## What is asked

prompt-redraw =
    { $kinds ->
        [keep] keep your hand
       *[other] keep your hand, or draw a new one?
    }
prompt-set-aside = choose a card to discard, in secret ({ $count } to go)
prompt-turn =
    { $kinds ->
        [pass] you can only pass
       *[other] { $ways }
    }
way-play = play a goblin
way-mutate = mutate a goblin
way-pass = pass
prompt-payment =
    { $card ->
        [none] choose a card to pay with ({ $count } to go)
       *[other] choose a card to pay for { $card } with ({ $count } to go)
    }
prompt-raise = choose the card of the discard that takes its place
prompt-links = choose the link to apply next
prompt-destroy-free = choose a free card to destroy
prompt-swap =
    { $step ->
        [0] choose the first of two cards to swap
       *[other] choose the card to swap it with
    }
prompt-imprison-one =
    { $release ->
        [0] choose a card to imprison
       *[1] choose a card to imprison, or an imprisoned one to release
    }
prompt-choose-player = choose who discards a card
prompt-discard-one = choose a card to discard
prompt-keep-revealed = choose a revealed card to keep ({ $count } to go)
prompt-take-back = choose a card to take from the discard

## Options

option-play-card = Play { $card }{ discard-cost }
option-mutate-place-card = Mutate { standing-there } into { $card }{ discard-cost }
option-mutate-place-from-discard = Mutate { standing-there } into a card of the discard{ discard-first }
discard-cost =
    { $cost ->
        [0] {""}
        [one] {" "}(discard { $cost } card)
       *[other] {" "}(discard { $cost } cards)
    }
discard-first =
    { $cost ->
        [0] {""}
        [one] {" "}(discard { $cost } card first)
       *[other] {" "}(discard { $cost } cards first)
    }
option-pass = Pass for the rest of the round
option-pay-card = Pay with { $card }
option-choose-place = Choose { standing-there }
option-choose-card = { $card }
option-player-seat =
    { $who ->
        [you] Yourself
        [rival] Your opponent
       *[name] { $name }
    }
option-discard-card = Discard { $card }
option-keep = Keep this hand
option-mulligan = Discard this hand and draw as many cards

## The log

log-shuffled = The draw pile is shuffled.
log-took-advantage = { subject } took the Advantage card.
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
        [you] You discarded your hand and drew { $number } new cards.
       *[name] { subject } discarded their hand and drew { $number } new cards.
    }
log-set-aside =
    { $card ->
        [unknown] { subject } chose a card to discard.
       *[other] { subject } chose to discard { $card }.
    }
log-discarded = { subject } discarded { $card }.
log-paid = { subject } paid with { $card }.
log-placed = { subject } played { $card } in row { $row }.
log-mutated = { subject } mutated { $other } in row { $row } into { $card }.
log-fired = { $card }: { $other }.
log-did-nothing = There was nothing for it to act on.
log-lost = { $card } was gone or imprisoned: its power is lost.
log-destroyed = { subject } destroyed { standing-there }.
log-swapped = { subject } swapped { swapped-there }.
log-imprisoned = { subject } imprisoned { standing-there }.
log-released = { subject } released { standing-there }.
log-freed = For the new round, { standing-there } is released.
log-revealed = { subject } revealed { $card }.
log-took = { subject } took { $card }.
log-gained-turn =
    { $number ->
        [one] { subject } gained an additional turn.
       *[other] { subject } gained an additional turn: { $number } are still to come.
    }
log-started-round = Round { $number } starts: { someone } { $who ->
        [you] go
       *[other] goes
    } first.
log-started-turn = { possessive } turn.
log-started-additional = { possessive } additional turn.
log-passed = { subject } passed.
log-reached-limit = { subject-has } had every turn that a round allows.
log-fought = { possessive } army has a strength of { $number }.
log-won-point =
    { $number ->
        [one] { subject } took a victory point: the first.
       *[other] { subject } took a victory point: { $number } in all.
    }
log-won =
    { $other ->
        [none] { subject } won the game.
       *[other] { subject } won the game: { $other }.
    }

## Why not

refusal-not-in-hand = must be in your hand; { $card } is not
refusal-row-full =
    { $level ->
        [1] a row holds 5 goblins at most; your row I is full
        [2] a row holds 5 goblins at most; your row II is full
       *[3] a row holds 5 goblins at most; your row III is full
    }
refusal-first-is-trooper = the first goblin of an army must be a trooper; { $card } is level { $level }
refusal-costs-two = must be paid with 2 other cards; you have { $others }
refusal-costs-two-no-clan = every trooper is imprisoned, so it must be paid with 2 other cards; you have { $others }
refusal-more-troopers-needed = there must be fewer fighters than troopers; you have { $fighters } and { $troopers }
refusal-trooper-of-clan-needed = you must have a face-up { $clan } trooper
refusal-more-fighters-needed = there must be fewer generals than fighters; you have { $generals } and { $fighters }
refusal-general-needs-trooper = you must have a face-up { $clan } trooper
refusal-general-needs-fighter = you must have a face-up { $clan } fighter
refusal-no-goblin-there = a goblin must stand there; { place-there } is empty
refusal-not-your-army = must be in your army; { place-there } is not
refusal-no-mutation-cost = must have a mutation cost; { $standing } has none
refusal-prisoner-cannot-mutate = must not be imprisoned; { standing-there } is
refusal-mutation-unpaid =
    { $cost ->
        [one] mutating { $standing } must be paid with { $cost } other card; you have { $others }
       *[other] mutating { $standing } must be paid with { $cost } other cards; you have { $others }
    }
refusal-other-level = must be level { $height } like its row; { $card } is level { $level }
refusal-same-goblin = must be another goblin; { $card } is the same
refusal-not-a-zombie = must have a zombie mutation; { $standing } has none
refusal-nothing-to-raise = another goblin of level { $height } must be in the discard or among the cards you could pay with; none is
refusal-must-pay-the-raised = the discard has no card that can come in, so the last card you pay with must be one; { $card } is not
refusal-not-in-discard = must be in the discard; { $card } is not
refusal-other-clan = must be of the clan { $source_clan }; { $card } is of the clan { $clan }
refusal-not-revealed = must be one of the revealed cards; { $card } is not
refusal-too-high-to-destroy = must be level 1 or 2; { $standing } is level { $height }
refusal-too-high-to-imprison = must be level 1 or 2; { $standing } is level { $height }
refusal-not-free = must be free; { standing-there } has a card above it or to its right
refusal-already-imprisoned = must not be imprisoned yet; { standing-there } is
refusal-alone-in-row = must have another card in its row; { standing-there } is alone
refusal-other-row = must be in the row of the first card; { standing-there } is not
refusal-same-card = must be another card than the first; { standing-there } is the first
refusal-empty-hand =
    { $who ->
        [you] must have a card in hand; you have none
       *[name] must have a card in hand; { someone } has none
    }
refusal-holds-trooper = your hand must be without a trooper; you have one
refusal-can-act = your hand must allow no action; you can play or mutate a goblin
refusal-nothing-to-redraw = you must have cards to discard; your hand is empty
refusal-no-link-waits = must be a link that is triggered; none is at { place-there }
refusal-cannot-pay-with = must be paid from your hand; { $card } is not in it
refusal-not-left-at-set-up = must be a card you still have; { $card } is not
refusal-not-left-to-discard = must be a card you still have; { $card } is not

## The parts of the rulebook

section-playing = Playing a goblin
section-mutating = Mutating
section-powers = Powers and what triggers them
section-families = The families of powers
section-battle = The Great Battle
section-next-round = The next round
section-army = The army
