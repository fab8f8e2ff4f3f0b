### GOSU X

## The clans by name

word-justice = Justice
word-abhilasha = Abhilasha
word-tomorrow = Tomorrow
word-narashima = Narashima
word-galmi = Galmi
word-phoenix = Phoenix
word-goan-sul = Goan Sul
word-xi-an = Xi'an

## What is asked

# The card whose effect asks, before the question.
prompt-of =
    { $card ->
        [none] {""}
       *[other] { $card }:{" "}
    }
prompt-draft =
    { $step ->
        [0] choose your first clan
        [1] choose the first of two clans
        [2] choose the second of two clans
        [3] choose the first of two clans
        [4] choose the second of two clans
       *[other] choose your last clan
    }
prompt-redraw = keep your hand, or show it and draw a new one?
prompt-turn = play a card, make a shift, use Activation tokens, or pass
prompt-payment =
    { $card ->
        [none] pay the cost of the shift ({ $count } to go)
       *[other] pay for { $card } ({ $count } to go)
    }
prompt-raise = choose the card of your discard that comes in
prompt-echo = { prompt-of }resolve its effect a second time (Echo)?
prompt-end-effects = end of your turn: choose the card whose effect comes next
prompt-hand-limit = too many cards in hand: discard one ({ $count } to go)
prompt-react-to-harm =
    { $card ->
        [none] a card of yours is about to be captured or destroyed: use Force of Will?
       *[other] { $card } is about to be captured or destroyed: use Force of Will?
    }
prompt-react-to-activation =
    { $card ->
        [none] a card is being activated: use Force of Will?
       *[other] { $card } is being activated: use Force of Will?
    }
prompt-bounty =
    { $card ->
        [none] draw for the Bounty?
       *[other] draw for the Bounty of { $card }?
    }
prompt-aftermath = { prompt-of }which comes first, the draw for its Bounty or its own effect?
prompt-may = { prompt-of }use the part of the effect that is optional?
prompt-may-pass = { prompt-of }pass for the rest of the round?
prompt-choose-player = { prompt-of }choose the player who is affected
prompt-choose =
    { $step ->
        [0] { prompt-of }{ $deed ->
            [capture] choose the card to capture
            [destroy] choose the card to destroy
            [release] choose the card to release
            [capture-release] choose the card to capture or release
            [capture-destroy-release] choose the card to capture, destroy or release
            [to-deck] choose the card that goes on top of its deck
            [bear-bounty] choose the card that gets the Bounty token
            [copy] choose the card whose effect to copy
           *[other] choose a card in play
        }
       *[other] { prompt-of }choose what happens to that card
    }
prompt-swap =
    { $step ->
        [0] { prompt-of }choose the first of two cards to swap, or stop
       *[other] { prompt-of }choose the card to swap it with
    }
prompt-sacrifice = { $card }: sacrifice an OPEN card ({ $count } to go)
prompt-song-sacrifice = Song for the Dead: sacrifice an OPEN card ({ $count } to go)
prompt-destroy-clan = { prompt-of }choose the clan whose OPEN cards are destroyed
prompt-discard = { prompt-of }discard a card ({ $count } to go)
prompt-hand-of = { prompt-of }discard a card ({ $count } to go)
prompt-discard-bounty = { prompt-of }discard a Bounty card, or stop
prompt-discard-clan =
    { $step ->
        [0] { prompt-of }choose the clan of the cards to discard, or stop
       *[other] { prompt-of }discard a card of the chosen clan ({ $count } to go)
    }
prompt-ban = { prompt-of }name the card that the opponent may not play
prompt-take = { prompt-of }choose a card of your discard to take ({ $count } to go)
prompt-take-copies = { prompt-of }choose the name whose cards you take from your discard
prompt-take-clan-level =
    { $step ->
        [0] { prompt-of }choose a clan
        [1] { prompt-of }choose a level
       *[other] { prompt-of }choose a card of your discard to take, or stop ({ $count } to go)
    }
prompt-stack-deck = { prompt-of }choose the next card to put on top of your deck, or stop ({ $count } to go)
prompt-remove = { prompt-of }choose a card of your discard to remove from the game, or stop
prompt-copy-discarded = { prompt-of }choose a card in a discard to copy
prompt-shuffle-clan = { prompt-of }choose the clan to shuffle into your deck
prompt-remove-clan = { prompt-of }choose the clan to remove from your discard
prompt-reveal-level = { prompt-of }choose the level to keep
prompt-reveal-clan = { prompt-of }choose the clan to keep
prompt-reveal-one = { prompt-of }choose a revealed card to take
prompt-reveal-sort =
    { $step ->
        [1] { prompt-of }choose a revealed card to take
        [2] { prompt-of }choose a revealed card to put on top of your deck
       *[other] { prompt-of }choose a revealed card to put under your deck
    }
prompt-search = { prompt-of }choose a card of your deck to take
prompt-search-name = { prompt-of }choose a card of your deck to put on top
prompt-take-back = { prompt-of }take back an Activation token ({ $count } to go)
prompt-flip-tile = { prompt-of }choose the tile of yours to flip

## Options

option-play-card =
    { $cost ->
        [0] Play { $card }
       *[other] Play { $card } (discard { $cost })
    }
option-play-card-row-level =
    { $cost ->
        [0] Play { $card } in row { $level }
       *[other] Play { $card } in row { $level } (discard { $cost })
    }
option-play-card-from-discard =
    { $cost ->
        [0] Play { $card } from the discard
       *[other] Play { $card } from the discard (discard { $cost })
    }
option-play-card-row-level-from-discard =
    { $cost ->
        [0] Play { $card } from the discard in row { $level }
       *[other] Play { $card } from the discard in row { $level } (discard { $cost })
    }
option-shift-place-card =
    { $cost ->
        [0] Shift { $standing } at { $place } to { $card }
       *[other] Shift { $standing } at { $place } to { $card } (discard { $cost })
    }
option-shift-place-from-discard =
    { $cost ->
        [0] Shift { $standing } at { $place } to a card of the discard
       *[other] Shift { $standing } at { $place } to a card of the discard (discard { $cost } first)
    }
option-activate-place = Place a token on { $standing } at { $place }
option-draw-1 = Spend a token to draw 1 card
option-draw-3 = Spend 2 tokens to draw 3 cards
option-pass = Pass for the rest of the round
option-pay-card = Pay with { $card }
option-pay-wonder = Return the Wonder token instead of a card
option-choose-place = { $standing } at { $place }
option-choose-card = { $card }
option-player-seat = Player { $seat }
option-clan-clan = { $clan }
option-level-level = Level { $level }
option-discard-card = Discard { $card }
option-react-card = Discard { $card } to prevent it
option-take-place = Take back a token from { $standing } at { $place }
option-take-spent = Take back a spent token
option-capture = Capture it
option-destroy = Destroy it
option-release = Release it
option-bounty-first = The Bounty first
option-effect-first = The card's effect first
option-keep = Keep this hand
option-mulligan = Show this hand, shuffle it back and draw again
option-yes = Yes
option-no = No
option-done = Stop here

## The log

log-goes-first = Player { $player } goes first.
log-drafted = Player { $player } chooses the clan { $other }.
log-left-over = Nobody plays { $other }: its tile is active for both players.
log-shuffled = Player { $player } shuffles the deck.
log-drew =
    { $card ->
        [unknown] Player { $player } draws a card.
       *[other] Player { $player } draws { $card }.
    }
log-kept = Player { $player } keeps the hand.
log-redrew = Player { $player } shows the hand to draw { $number } new cards.
log-showed = Player { $player } shows { $card }.
log-started-round = Round { $number } starts; player { $player } goes first.
log-started-turn = Player { $player }'s turn.
log-started-additional = Player { $player }'s additional turn.
log-passed = Player { $player } passes.
log-turns-left =
    { $number ->
        [one] Player { $player } has at most { $number } turn left.
       *[other] Player { $player } has at most { $number } turns left.
    }
log-reached-limit = The round has had every turn that a round allows.
log-paid = Player { $player } pays with { $card }.
log-paid-wonder = Player { $player } returns the Wonder token to pay one card less.
log-placed = Player { $player } plays { $card } at { $place }.
log-raised = Player { $player } plays { $card } from the discard at { $place }.
log-shifted = Player { $player } shifts { $other } at { $place } to { $card }.
log-took-wonder = Player { $player } takes the Wonder token.
log-resolved = { $card } takes effect for player { $player }.
log-echoed = { $card } takes effect once more by Echo.
log-copied = { $card } copies { $other }.
log-did-nothing =
    { $card ->
        [unknown] Nothing comes of it.
       *[other] { $card }: nothing comes of it.
    }
log-activated = Player { $player } places an Activation token on { $card } at { $place }.
log-spent =
    { $number ->
        [one] Player { $player } spends { $number } Activation token.
       *[other] Player { $player } spends { $number } Activation tokens.
    }
log-took-back = Player { $player } takes back an Activation token: { $number } in hand.
log-unlocked = Player { $player } unlocks an Activation token: { $number } in all.
log-gained-turn = Player { $player } gains an additional turn.
log-no-second-turn = Player { $player } gains no additional turn during an additional turn.
log-reacted = Player { $player } discards { $card } and prevents it by Force of Will.
log-discarded = Player { $player } discards { $card }.
log-captured = Player { $player } captures { $card } at { $place }.
log-destroyed = Player { $player } destroys { $card } at { $place }.
log-sacrificed = Player { $player } sacrifices { $card } at { $place }.
log-released = Player { $player } releases { $card } at { $place }.
log-swapped = Player { $player } swaps the cards at { $place } and { $other }.
log-returned = By player { $player }'s choice, { $card } at { $place } goes on top of its owner's deck.
log-placed-bounty = Player { $player } puts the Bounty token on { $card } at { $place }.
log-lost-bounty = The Bounty token returns to the board.
log-milled = Player { $player } puts { $card } from the deck into the discard.
log-revealed = Player { $player } reveals { $card }.
log-took = Player { $player } takes { $card } in hand.
log-found =
    { $card ->
        [unknown] Player { $player } finds a card in the deck.
       *[other] Player { $player } finds { $card } in the deck.
    }
log-put-on-top = Player { $player } puts { $card } on top of the deck.
log-put-under = Player { $player } puts { $card } under the deck.
log-removed = Player { $player } removes { $card } from the game.
log-shuffled-in = Player { $player } shuffles { $card } into the deck.
log-chose-clan = Player { $player } chooses the clan { $other }.
log-chose-level =
    { $number ->
        [1] Player { $player } chooses level I.
        [2] Player { $player } chooses level II.
       *[other] Player { $player } chooses level III.
    }
log-looked-at =
    { $card ->
        [unknown] Player { $player } sees a card of the opponent's hand.
       *[other] Player { $player } sees { $card } in the opponent's hand.
    }
log-banned = Player { $player } bans { $card }: the opponent may not play it until the end of player { $player }'s next turn.
log-ban-ended = Player { $player } may play { $card } again.
log-flipped = Player { $player } flips the { $other } tile: it is active for both players.
log-fought = The army of player { $player } has a strength of { $number }.
log-won-supremacy =
    { $number ->
        [one] Player { $player } takes a Supremacy token: the first.
       *[other] Player { $player } takes a Supremacy token: { $number } in all.
    }
log-lost-tokens =
    { $number ->
        [one] { $number } Activation token of player { $player } goes to the spent area.
       *[other] { $number } Activation tokens of player { $player } go to the spent area.
    }
log-freed = { $card } at { $place } is released by the Song for the Dead.
log-returned-wonder = The Wonder token returns to the board.
log-recovered = Player { $player } takes all Activation tokens back: { $number } in hand.
log-won = Player { $player } wins the game.
log-lost-turn = An additional turn of player { $player } is lost.
log-could-not-pass = { $card }: passing at once is not possible.

## Why not

refusal-not-in-hand = { $card } is not in your hand
refusal-not-raising = cards of the discard cannot be played in this turn
refusal-not-in-discard = { $card } is not in the discard
refusal-banned = { $card } is banned: you may not play it for now
refusal-not-that-level = { $card } is not of level { $level }
refusal-name-the-row = { $card } is of every level: name its row
refusal-row-full = row { $level } is full: 5 cards
refusal-first-is-troop = the first card of an army is a Troop
refusal-more-troops-needed = needs fewer Heroes than Troops, there are { $heroes } and { $troops }
refusal-troop-of-clan-needed = needs a face-up Troop of its clan ({ $clans })
refusal-more-heroes-needed = needs fewer Immortals than Heroes, there are { $immortals } and { $heroes }
refusal-hero-of-clan-needed = needs a face-up Hero of its clan ({ $clans })
refusal-costs-two = costs { $cost } discards, you can pay { $others }
refusal-no-card-there = no card stands at { $place }
refusal-not-your-army = { $place } is not in your army
refusal-is-captured = { $standing } at { $place } is captured
refusal-no-shift-cost = { $standing } has no shift cost
refusal-shift-unpaid =
    { $cost ->
        [one] shifting { $standing } costs { $cost } discard, you can pay { $others }
       *[other] shifting { $standing } costs { $cost } discards, you can pay { $others }
    }
refusal-other-level = { $card } is not of level { $row }, which is that of the row
refusal-identical = { $card } is identical to the card it would replace
refusal-no-secret-shift = { $standing } at { $place } does not have Secret shift
refusal-nothing-to-raise = neither your discard nor a card you could pay is another card of level { $row }
refusal-must-pay-the-raised = nothing in your discard can come in, so the last thing paid must be a card that can
refusal-no-token = you have no Activation token in hand
refusal-needs-two-tokens =
    { $tokens ->
        [one] needs 2 Activation tokens in hand, there is { $tokens }
       *[other] needs 2 Activation tokens in hand, there are { $tokens }
    }
refusal-no-icon = { $standing } has no activation icon
refusal-icons-full =
    { $icons ->
        [one] { $standing } has { $icons } activation icon, and a token on it
       *[other] { $standing } has { $icons } activation icons, and { $on } tokens on them
    }
refusal-tokens-in-hand =
    { $tokens ->
        [one] the first to pass has no Activation token in hand, you have { $tokens }
       *[other] the first to pass has no Activation tokens in hand, you have { $tokens }
    }
refusal-cannot-pay-with = { $card } is not in your hand, from which costs are paid
refusal-no-wonder = you do not have the Wonder token
refusal-not-open = { $standing } at { $place } is not OPEN: a card is above it or to its right
refusal-is-ethereal = { $standing } at { $place } is Ethereal
refusal-not-captured = { $standing } at { $place } is not captured
refusal-wrong-level = { $standing } at { $place } is of level { $row }, which this does not reach
refusal-wrong-side = { $place } is not in an army that this concerns
refusal-not-near = { $standing } at { $place } is not close enough to the card that acts
refusal-no-bounty-there = { $standing } at { $place } is no Bounty card
refusal-in-the-chain = it is the copying card itself, or one whose effect is being copied
refusal-has-the-token = { $standing } at { $place } has the Bounty token already
refusal-alone-in-row = { $standing } at { $place } is alone in its row
refusal-other-row = { $standing } at { $place } is not in the row of the first card
refusal-same-card = { $standing } at { $place } is the first card itself
refusal-not-left-to-discard = { $card } is not among the cards you still hold
refusal-wrong-card = { $card } does not fit what is asked for
refusal-not-revealed = { $card } is not among the revealed cards
refusal-not-in-deck = { $card } is not in your deck
refusal-not-of-those-clans = { $clan } is not among the clans that this concerns
refusal-too-few-of-clan = there are too few cards of { $clan }
refusal-tile-active = your { $clan } tile is flipped already
refusal-no-token-there = there is no Activation token of yours to take back
refusal-holds-troops = you hold two Troops or more
refusal-clan-taken = { $clan } is taken already
refusal-not-a-reaction = { $card } has no Force of Will against this
refusal-no-trigger-waits = no effect waits at { $place }
refusal-not-optional = this is not optional
refusal-not-possible = this effect cannot do that
refusal-not-your-card = { $place } is not in your army
refusal-not-an-own-clan = { $clan } is not one of your three clans
tile-name = Tile of { $clan }
