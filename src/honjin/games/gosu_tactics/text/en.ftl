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
certainty-confirmed = confirmed
certainty-transcribed = transcribed once
certainty-reconstructed = our reconstruction
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
power-vision = Reveal the next 5 cards of the pile, keep 1 and discard the others.
power-vision-max = Reveal the next 5 cards of the pile, keep 2 and discard the others.
power-return = Take a { $clan } card from the discard.
power-return-max = Take a card from the discard.
power-advantage = Take the Advantage card, then play an additional turn.
power-advantage-max = The players with the fewest victory points draw 2. Take the Advantage card, then play an additional turn.

## Powers by name

word-destroy = destroy
word-destroy-max = destroy max
word-imprison = imprison
word-imprison-max = imprison max
word-discard = discard
word-discard-max = discard max
word-draw = draw
word-draw-max = draw max
word-vision = vision
word-vision-max = vision max
word-return = return
word-return-max = return max
word-advantage = advantage
word-advantage-max = advantage max

## What is asked

prompt-redraw = keep your hand, or draw a new one?
prompt-set-aside = choose what to discard in secret ({ $count } to go)
prompt-turn = play a goblin, mutate one, or pass
prompt-payment =
    { $card ->
        [none] pay the cost ({ $count } to go)
       *[other] pay for { $card } ({ $count } to go)
    }
prompt-raise = choose the card that rises from the discard
prompt-links = choose the link that fires next
prompt-destroy-free = choose a free card to destroy
prompt-swap =
    { $step ->
        [0] choose the first of two cards to swap
       *[other] choose the card to swap it with
    }
prompt-imprison-one = choose the card to turn over
prompt-choose-player = choose who discards a card
prompt-discard-one = discard a card
prompt-keep-revealed = choose a revealed card to keep ({ $count } to go)
prompt-take-back = choose a card of the discard to take

## Options

option-play-card =
    { $cost ->
        [0] Play { $card }
       *[other] Play { $card } (discard { $cost })
    }
option-mutate-place-card =
    { $cost ->
        [0] Mutate { $goblin } at { $place } into { $card }
       *[other] Mutate { $goblin } at { $place } into { $card } (discard { $cost })
    }
option-mutate-place-from-discard =
    { $cost ->
        [0] Mutate { $goblin } at { $place } into a card of the discard
       *[other] Mutate { $goblin } at { $place } into a card of the discard (discard { $cost } first)
    }
option-pass = Pass for the rest of the round
option-pay-card = Pay with { $card }
option-choose-place = { $goblin } at { $place }
option-choose-card = { $card }
option-player-seat = Player { $seat }
option-discard-card = Discard { $card }
option-keep = Keep this hand
option-mulligan = Discard this hand and draw as many cards

## The log

log-shuffled = The pile is shuffled.
log-took-advantage = Player { $player } takes the Advantage card.
log-drew =
    { $card ->
        [unknown] Player { $player } draws a card.
       *[other] Player { $player } draws { $card }.
    }
log-kept = Player { $player } keeps the hand.
log-redrew = Player { $player } discards the hand to draw { $number } new cards.
log-set-aside =
    { $card ->
        [unknown] Player { $player } chooses a card to discard.
       *[other] Player { $player } chooses to discard { $card }.
    }
log-discarded = Player { $player } discards { $card }.
log-paid = Player { $player } pays with { $card }.
log-placed = Player { $player } plays { $card } at { $place }.
log-mutated = Player { $player } mutates { $other } at { $place } into { $card }.
log-fired = { $card } fires for player { $player }: { $other }.
log-did-nothing = There is nothing for it to act on.
log-lost = { $card } is gone or imprisoned, so its power does not fire.
log-destroyed = Player { $player } destroys { $card } at { $place }.
log-swapped = Player { $player } swaps the cards at { $place } and { $other }.
log-imprisoned = Player { $player } imprisons { $card } at { $place }.
log-released = Player { $player } releases { $card } at { $place }.
log-freed = { $card } at { $place } is released for the new round.
log-revealed = Player { $player } reveals { $card }.
log-took = Player { $player } takes { $card }.
log-gained-turn =
    { $number ->
        [one] Player { $player } gains an additional turn.
       *[other] Player { $player } gains an additional turn; { $number } are due.
    }
log-started-round = Round { $number } starts; player { $player } goes first.
log-started-turn = Player { $player }'s turn.
log-started-additional = Player { $player }'s additional turn.
log-passed = Player { $player } passes.
log-reached-limit = Player { $player } has had every turn that a round allows.
log-fought = The army of player { $player } has a strength of { $number }.
log-won-point =
    { $number ->
        [one] Player { $player } takes a victory point: the first.
       *[other] Player { $player } takes a victory point: { $number } in all.
    }
log-won = Player { $player } wins the game.

## Why not

refusal-not-in-hand = { $card } is not in your hand
refusal-row-full = row { $level } is full: 5 goblins
refusal-first-is-trooper = the first goblin of an army is a trooper, { $card } is level { $level }
refusal-costs-two =
    { $others ->
        [one] costs 2 discards, { $others } other card in hand
       *[other] costs 2 discards, { $others } other cards in hand
    }
refusal-costs-two-no-clan =
    { $others ->
        [one] every trooper is imprisoned, so it costs 2 discards, { $others } other card in hand
       *[other] every trooper is imprisoned, so it costs 2 discards, { $others } other cards in hand
    }
refusal-more-troopers-needed = needs fewer fighters than troopers, there are { $fighters } and { $troopers }
refusal-trooper-of-clan-needed = needs a face-up trooper of the { $clan }
refusal-more-fighters-needed = needs fewer generals than fighters, there are { $generals } and { $fighters }
refusal-general-needs-trooper = needs a face-up trooper of the { $clan }
refusal-general-needs-fighter = needs a face-up fighter of the { $clan }
refusal-no-goblin-there = no goblin stands at { $place }
refusal-not-your-army = { $place } is not in your army
refusal-no-mutation-cost = { $goblin } has no mutation cost
refusal-prisoner-cannot-mutate = { $goblin } at { $place } is imprisoned
refusal-mutation-unpaid =
    { $others ->
        [one] the mutation of { $goblin } costs { $cost }, { $others } card in hand can pay
       *[other] the mutation of { $goblin } costs { $cost }, { $others } cards in hand can pay
    }
refusal-other-level = { $card } is level { $level }, the row is { $row }
refusal-same-goblin = { $card } is the same goblin
refusal-not-a-zombie = { $goblin } has no zombie mutation
refusal-nothing-to-raise = neither the discard nor a card you could pay is another goblin of level { $row }
refusal-must-pay-the-raised = the discard holds nothing that can rise, so the last card paid must be it; { $card } cannot
refusal-not-in-discard = { $card } is not in the discard
refusal-other-clan = { $card } is of the { $clan }, not of the { $source_clan }
refusal-not-revealed = { $card } is not among the revealed cards
refusal-too-high-to-destroy = { $goblin } is level { $row }, this power reaches levels 1 and 2
refusal-too-high-to-imprison = { $goblin } is level { $row }, this power reaches levels 1 and 2
refusal-not-free = { $goblin } at { $place } is not free: a card is above it or to its right
refusal-already-imprisoned = { $goblin } at { $place } is imprisoned already
refusal-alone-in-row = { $goblin } at { $place } is alone in its row
refusal-other-row = { $goblin } at { $place } is not in the row of the first card
refusal-same-card = { $goblin } at { $place } is the first card itself
refusal-empty-hand = player { $seat } has no card in hand
refusal-holds-trooper = you hold a trooper
refusal-can-act = you can play or mutate something with this hand
refusal-nothing-to-redraw = your hand is empty
refusal-no-link-waits = no link waits at { $place }
refusal-cannot-pay-with = { $card } is not in your hand, from which costs are paid
refusal-not-left-at-set-up = { $card } is not among the cards you still hold
refusal-not-left-to-discard = { $card } is not among the cards you still hold
