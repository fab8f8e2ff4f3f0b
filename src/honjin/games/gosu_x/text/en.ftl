### GOSU X

## The clans by name, and the ways to win

word-justice = Justice
word-abhilasha = Abhilasha
word-tomorrow = Tomorrow
word-narashima = Narashima
word-galmi = Galmi
word-phoenix = Phoenix
word-goan-sul = Goan Sul
word-xi-an = Xi'an
word-two-supremacy = two Supremacy tokens
word-fifteen-cards = fifteen face-up cards in the army
word-fifth-token = a fifth Activation token
word-third-tile = Justice's entry effect, with a third tile turned over and a Supremacy token
word-battle-of-ten = Goan Sul, with a Great Battle won by 10 or more
word-two-supremacy-each = two Supremacy tokens each
word-fifteen-cards-each = fifteen face-up cards in each army

## What is asked

# The card whose effect asks, before the question.
prompt-of =
    { $card ->
        [none] {""}
       *[other] { $card }:{" "}
    }
# How many are still due, unless it is one alone.
to-go =
    { $count ->
        [1] {""}
       *[other] {" "}({ $count } to go)
    }
at-most-more =
    { $count ->
        [1] {" "}(1 more at most)
       *[other] {" "}({ $count } more at most)
    }
leaving-turns =
    { $turns ->
        [0] {""}
       *[other] {" "}({ someone } will have at most { $turns } turns left)
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
prompt-redraw =
    { $kinds ->
        [keep] keep your hand
       *[other] keep your hand, or show it and draw a new one?
    }
prompt-turn =
    { $kinds ->
        [pass] you can only pass
       *[other] { $ways }
    }
way-play = play a card
way-shift = make a shift
way-activate = use Activation tokens
way-draw = use Activation tokens
way-pass = pass
prompt-payment =
    { $card ->
        [none] discard a card to pay for the shift{ to-go }
       *[other] discard a card to pay for { $card }{ to-go }
    }
prompt-raise = choose the card of your discard pile that enters play
prompt-echo = { prompt-of }resolve its effect a second time (Echo)?
prompt-end-effects = end of your turn: choose the card whose effect comes next
prompt-hand-limit = too many cards in hand: discard one{ to-go }
prompt-react-to-harm =
    { $card ->
        [none] a card of yours is about to be captured or destroyed: { prevent-it }
       *[other] your { $card } is about to be captured or destroyed: { prevent-it }
    }
prompt-react-to-activation =
    { $card ->
        [none] a card is being activated: { prevent-it }
       *[other] { $card } is being activated: { prevent-it }
    }
prevent-it =
    { $kinds ->
        [no] you have no card that prevents it
       *[other] prevent it?
    }
prompt-bounty =
    { $drawn ->
        [1] { prompt-of }draw 1 card for its Bounty?
       *[other] { prompt-of }draw { $drawn } cards for its Bounty?
    }
prompt-aftermath = { prompt-of }which comes first, the draw for its Bounty or its own effect?
prompt-may = { prompt-of }do you want this: { $effect }?
prompt-may-pass = { prompt-of }pass now, for the rest of the round?{ leaving-turns }
prompt-choose-player = { prompt-of }choose a player ({ $effect })
prompt-choose =
    { $step ->
        [0] { prompt-of }{ $effect }{ $may ->
            [yes] , or do nothing
           *[no] {""}
        }
       *[other] { prompt-of }choose what happens to that card
    }
prompt-swap =
    { $step ->
        [0] { prompt-of }choose the first of two cards that swap places, or swap none
       *[other] { prompt-of }choose the card to swap it with
    }
prompt-sacrifice = { prompt-of }sacrifice an OPEN card{ to-go }
prompt-song-sacrifice = Song for the Dead: sacrifice an OPEN card{ to-go }
prompt-destroy-clan = { prompt-of }choose the clan whose OPEN cards are destroyed
prompt-discard = { prompt-of }discard a card{ to-go }
prompt-hand-of = { prompt-of }discard a card{ to-go }
prompt-discard-bounty =
    { $kinds ->
        [done] { prompt-of }you have no Bounty card to discard
       *[other] { prompt-of }discard a Bounty card, or none; if you do, { $effect }
    }
prompt-discard-clan =
    { $step ->
        [0] { $kinds ->
            [done] { prompt-of }you do not have { $of } cards of one clan to discard
           *[other] { prompt-of }choose the clan of { $of } cards to discard, or discard none; if you discard them, { $effect }
        }
       *[other] { prompt-of }discard a card of the chosen clan{ to-go }
    }
prompt-ban = { prompt-of }name the card that { someone } may not play until the end of your next turn
prompt-take =
    { $may ->
        [yes] { prompt-of }choose a card of your discard pile to take, or stop{ at-most-more }
       *[no] { prompt-of }choose a card of your discard pile to take{ to-go }
    }
prompt-take-copies = { prompt-of }choose the name whose cards you take from your discard pile
prompt-take-clan-level =
    { $step ->
        [0] { prompt-of }choose a clan
        [1] { prompt-of }choose a level
       *[other] { prompt-of }choose a card of your discard pile to take, or stop{ at-most-more }
    }
prompt-stack-deck = { prompt-of }choose the next card to put on top of your deck, or stop{ at-most-more }
prompt-remove = { prompt-of }choose a card of your discard pile to remove from the game, or none; if you do, { $effect }
prompt-copy-discarded = { prompt-of }choose a card in a discard pile: its effect is copied, then it is removed from the game
prompt-shuffle-clan = { prompt-of }choose the clan whose discarded cards you shuffle into your deck
prompt-remove-clan = { prompt-of }choose the clan whose discarded cards you remove from the game
prompt-reveal-level = { prompt-of }choose the level of the cards to keep
prompt-reveal-clan = { prompt-of }choose the clan of the cards to keep
prompt-reveal-one = { prompt-of }choose a revealed card to take
prompt-reveal-sort =
    { $step ->
        [1] { prompt-of }choose a revealed card to take
        [2] { prompt-of }choose a revealed card to put on top of your deck
       *[other] { prompt-of }choose a revealed card to put under your deck
    }
prompt-search = { prompt-of }choose a card of your deck to take
prompt-search-name =
    { $kinds ->
        [done] { prompt-of }there is no card named { $wanted } in your deck
       *[other] { prompt-of }choose the card named { $wanted } to put on top of your deck
    }
prompt-take-back =
    { $may ->
        [yes] { prompt-of }take back an Activation token, or stop{ at-most-more }
       *[no] { prompt-of }take back an Activation token{ to-go }
    }
prompt-flip-tile = { prompt-of }choose which of your tiles to turn over

## Options

# What playing it costs, and what X is on it.
play-note =
    { $cost ->
        [0]
            { $x ->
                [0] {""}
               *[other] {" "}(X is now { $x })
            }
       *[other]
            { $x ->
                [0] {" "}(discard { $cost })
               *[other] {" "}(discard { $cost }; X is now { $x })
            }
    }
option-play-card = Play { $card }{ play-note }
option-play-card-row-level = Play { $card } in row { $level }{ play-note }
option-play-card-from-discard = Play { $card } from the discard pile{ play-note }
option-play-card-row-level-from-discard = Play { $card } from the discard pile in row { $level }{ play-note }
option-shift-place-card = Shift: replace { standing-there } with { $card }{ play-note }
option-shift-place-from-discard =
    { $cost ->
        [0] Shift: replace { standing-there } with a card of the discard pile
       *[other] Shift: replace { standing-there } with a card of the discard pile (discard { $cost } first)
    }
option-activate-place =
    { $x_there ->
        [0] Place a token on { standing-there } to repeat its effect
       *[other] Place a token on { standing-there } to repeat its effect (X is now { $x_there })
    }
option-draw-1 = Spend a token to draw 1 card
option-draw-3 = Spend 2 tokens to draw 3 cards
option-pass = Pass for the rest of the round{ leaving-turns }
option-pay-card = Pay with { $card }
option-pay-wonder = Return the Wonder token instead of a card
option-choose-place =
    { $captured ->
        [yes] { standing-there } (captured)
       *[no] { standing-there }
    }
option-choose-card = { $card }
option-player-seat =
    { $who ->
        [you] Yourself
        [rival] Your opponent
       *[name] { $name }
    }
option-clan-clan = { $clan }
option-level-level = Level { $level }
option-discard-card = Discard { $card }
option-react-card = Discard { $card } to prevent it
option-take-place = Take back a token from { standing-there }
option-take-spent = Take back a spent token
option-capture = Capture it
option-destroy = Destroy it
option-release = Release it
option-bounty-first = The draw for the Bounty first
option-effect-first = The card's own effect first
option-keep = Keep this hand
option-mulligan = Show this hand, shuffle it back and draw again
option-yes = Yes
option-no =
    { $asked ->
        [react-to-harm] Let it happen
        [react-to-activation] Let it happen
       *[other] No
    }
option-done =
    { $asked ->
        [choose] Do nothing
        [swap] Swap nothing
        [discard-bounty] Discard nothing
        [discard-clan] Discard nothing
        [remove] Remove nothing
        [search-name] There is none: only shuffle
       *[other] Stop here
    }

## The log

log-goes-first =
    { $who ->
        [you] You go first.
       *[other] { subject } goes first.
    }
log-drafted = { subject } chose the clan { $other }.
log-left-over = Nobody plays { $other }: its tile is active for both players.
log-shuffled = { subject } shuffled { your-deck }.
log-drew =
    { $card ->
        [unknown] { subject } drew a card.
       *[other] { subject } drew { $card }.
    }
log-kept = { subject } kept { your-hand }.
log-redrew = { subject } showed { your-hand } to draw { $number } new cards.
log-showed = { subject } showed { $card }.
log-started-round = Round { $number } starts: { someone } { $who ->
        [you] go
       *[other] goes
    } first.
log-started-turn = { possessive } turn.
log-started-additional = { possessive } additional turn.
log-passed = { subject } passed.
some-turns =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
log-turns-left = { subject-has } at most { some-turns } left.
log-reached-limit = The round has had every turn that a round allows.
log-paid = { subject } paid with { $card }.
log-paid-wonder = { subject } returned the Wonder token to pay one card less.
log-placed = { subject } played { $card } in row { $row }.
log-raised = { subject } played { $card } from { your-discard } in row { $row }.
log-shifted = { subject } replaced { $other } in row { $row } with { $card } (shift).
log-took-wonder = { subject } took the Wonder token.
log-resolved = { subject } resolved the effect of { $card }.
log-echoed = { subject } resolved the effect of { $card } a second time (Echo).
log-copied = { $card } copied the effect of { $other }.
log-did-nothing =
    { $card ->
        [unknown] Nothing happened.
       *[other] { $card }: nothing happened.
    }
log-activated = { subject } placed an Activation token on { standing-there } to repeat its effect.
log-spent =
    { $number ->
        [1] { subject } spent an Activation token to draw 1 card.
       *[other] { subject } spent { $number } Activation tokens to draw 3 cards.
    }
log-took-back = { subject } took back an Activation token ({ $number } in hand).
log-unlocked = { subject } unlocked an Activation token ({ $number } in all).
log-gained-turn = { subject } gained an additional turn.
log-no-second-turn = { subject } gained no additional turn: one never brings another.
log-reacted = { subject } discarded { $card }: its Force of Will prevented that.
log-discarded = { subject } discarded { $card }.
log-captured = { subject } captured { standing-there }.
log-destroyed = { subject } destroyed { standing-there }.
log-sacrificed = { subject } sacrificed { standing-there }.
log-released = { subject } released { standing-there }.
log-swapped = { subject } swapped { swapped-there }.
log-returned = { subject } put { standing-there } on top of { deck-there }.
deck-there =
    { $whose ->
        [you] your deck
        [rival] your opponent's deck
        [own] their deck
       *[name] { $owner }'s deck
    }
log-placed-bounty = { subject } put the Bounty token on { standing-there }.
log-lost-bounty = The Bounty token went back to the board.
log-milled = { subject } put { $card } from the top of { your-deck } into { your-discard }.
log-revealed = { subject } revealed { $card }.
log-took = { subject } took { $card } in hand.
log-found =
    { $card ->
        [unknown] { subject } found a card in { your-deck }.
       *[other] { subject } found { $card } in { your-deck }.
    }
log-put-on-top = { subject } put { $card } on top of { your-deck }.
log-put-under = { subject } put { $card } under { your-deck }.
log-removed = { subject } removed { $card } from the game.
log-shuffled-in = { subject } shuffled { $card } into { your-deck }.
log-chose-clan = { subject } chose the clan { $other }.
log-chose-level =
    { $number ->
        [1] { subject } chose level I.
        [2] { subject } chose level II.
       *[other] { subject } chose level III.
    }
log-looked-at =
    { $card ->
        [unknown] { subject } saw a card of { their-hand }.
       *[other] { subject } saw { $card } in { their-hand }.
    }
their-hand =
    { $who ->
        [you] your opponent's hand
        [rival] your hand
       *[name] the other player's hand
    }
log-banned =
    { $who ->
        [you] You named { $card }: your opponent may not play it until the end of your next turn.
        [rival] Your opponent named { $card }: you may not play it until the end of their next turn.
       *[name] { $name } named { $card }: the other player may not play it until the end of { $name }'s next turn.
    }
log-ban-ended = { subject-may } play { $card } again.
log-flipped = { subject } turned over the { $other } tile: it is active for both players.
log-doubled = { possessive } { $card } counted double in the Great Battle: { $number }.
log-counted-hand =
    { $card ->
        [unknown] { possessive } cards in hand counted in the Great Battle, thanks to the active tile: { $number }.
       *[other] { possessive } cards in hand counted in the Great Battle, thanks to { $card }: { $number }.
    }
log-fought = { possessive } army had a strength of { $number } in the Great Battle.
log-won-supremacy =
    { $number ->
        [one] { subject } took a Supremacy token: the first.
       *[other] { subject } took a Supremacy token: { $number } in all.
    }
log-lost-tokens =
    { $number ->
        [one] { possessive } Activation token on the card went to the spent area.
       *[other] { possessive } { $number } Activation tokens on the card went to the spent area.
    }
log-started-song = The Song for the Dead begins.
log-freed = Song for the Dead: { standing-there } is released.
log-returned-wonder = The Wonder token went back to the board.
log-recovered = { subject } took back all Activation tokens ({ $number } in hand).
log-won =
    { $other ->
        [none] { subject } won the game.
       *[other] { subject } won the game: { $other }.
    }
log-drawn = The game is a draw: { $other }.
log-lost-turn = { possessive } additional turn is lost.
log-could-not-pass = { $card }: passing at once was not possible.

## Why not

refusal-not-in-hand = must be in your hand; { $card } is not
refusal-not-raising = cards of the discard pile can be played only in a turn that allows it
refusal-not-in-discard = must be in the discard pile; { $card } is not
refusal-banned = must not be banned; { $card } is, for now
refusal-not-that-level = must be level { $level } to enter that row; { $card } is not
refusal-name-the-row = the row must be named, since { $card } is of every level
refusal-row-full = there must be a free place in row { $level }; it holds 5 cards
refusal-first-is-troop = the first card of an army must be a Troop; { $card } would be in row { $level }
refusal-more-troops-needed = there must be fewer Heroes than Troops; you have { $heroes } and { $troops }
refusal-troop-of-clan-needed = there must be a face-up Troop of its clan ({ $clans }) in your army
refusal-more-heroes-needed = there must be fewer Immortals than Heroes; you have { $immortals } and { $heroes }
refusal-hero-of-clan-needed = there must be a face-up Hero of its clan ({ $clans }) in your army
refusal-costs-two = must be paid with { $cost } cards; you can pay { $others }
refusal-no-card-there = there must be a card; none stands at { place-there }
refusal-not-your-army = must be in your army; { place-there } is not
refusal-is-captured = must be face up; { standing-there } is captured
refusal-no-shift-cost = must have a shift cost; { $standing } has none
refusal-shift-unpaid =
    { $cost ->
        [one] replacing { $standing } must be paid with { $cost } card; you can pay { $others }
       *[other] replacing { $standing } must be paid with { $cost } cards; you can pay { $others }
    }
refusal-other-level = must be level { $row } like its row; { $card } is level { $level }
refusal-identical = must be a different card; { $card } is identical to the one it would replace
refusal-no-secret-shift = must have Secret shift; { standing-there } does not
refusal-nothing-to-raise = your discard pile, or a card you could pay, must offer another card of level { $row }; there is none
refusal-must-pay-the-raised = nothing in your discard pile can enter play, so the last thing you pay must be a card that can
refusal-no-token = must have an Activation token in hand; you have none
refusal-needs-two-tokens = must have 2 Activation tokens in hand; you have { $tokens }
refusal-no-icon = must have an activation icon; { $standing } has none
refusal-icons-full =
    { $icons ->
        [one] must have a free activation icon; { $standing } has one, with a token on it
       *[other] must have a free activation icon; { $standing } has { $icons }, with { $on } tokens on them
    }
refusal-tokens-in-hand = the first to pass must have no Activation token in hand; you have { $tokens }
refusal-cannot-pay-with = costs must be paid from your hand; { $card } is not in it
refusal-no-wonder = must have the Wonder token; you do not
refusal-not-open = must be OPEN; { standing-there } has a card above it or to its right
refusal-is-ethereal = must not be Ethereal; { standing-there } is, and can be neither captured nor destroyed
refusal-not-captured = must be captured; { standing-there } is not
refusal-wrong-level = must be level { $allowed ->
        [I-II] I or II
        [I-III] I or III
        [II-III] II or III
       *[other] { $allowed }
    }; { standing-there } is not
refusal-wrong-side =
    { $side ->
        [enemy] must be in the army of { someone }; { place-there } is not
       *[other] must be in your army; { place-there } is not
    }
refusal-not-near =
    { $near ->
        [adjacent] must be adjacent to { $source }; { standing-there } is not
       *[other] must be in the row or column of { $source }; { standing-there } is not
    }
refusal-no-bounty-there = must be a face-up Bounty card; { standing-there } is not
refusal-in-the-chain = must be another card than the one that copies, and one whose effect is not being copied already
refusal-has-the-token = must not have the Bounty token; { standing-there } has it already
refusal-alone-in-row = must have another card in its row; { standing-there } is alone there
refusal-other-row = must be in the row of the first card; { standing-there } is not
refusal-same-card = must be another card; { standing-there } is the first one
refusal-not-left-to-discard = must be in your hand; { $card } is not
refusal-wrong-card =
    { $asked ->
        [discard-bounty] must be a Bounty card; { $card } is not
        [discard-clan] must be a card of the chosen clan ({ $chosen }); { $card } is not
        [take-clan-level] must be of the chosen clan and level; { $card } is not
        [search-name] must be named { $wanted }; { $card } is not
       *[other] must be of the kind that { $source } asks for; { $card } is not
    }
refusal-not-revealed = must be one of the revealed cards; { $card } is not
refusal-not-in-deck = must be in your deck; { $card } is not
refusal-not-of-those-clans =
    { $asked ->
        [ban] must be a card of the clans of { someone } ({ $their_clans }); { $card } is a { $clan } card
        [destroy-clan] must be a clan that one of you plays ({ $own_clans }, { $their_clans }); { $clan } is not
       *[other] must be one of your clans ({ $own_clans }); { $clan } is not
    }
refusal-too-few-of-clan =
    { $asked ->
        [remove-clan] there must be a { $clan } card in your discard pile; there is none
       *[other] must have { $of } { $clan } cards in hand; you have { $held }
    }
refusal-tile-active = must be a tile not turned over yet; your { $clan } tile is active already
refusal-no-token-there =
    { $at ->
        [place] must have an Activation token on it; { standing-there } has none
       *[nowhere] must have a token in your spent area; you have none there
    }
refusal-holds-troops = must hold at most 1 Troop; you hold { $held_troops }
refusal-clan-taken = must be a clan that is still free; { $clan } is taken
refusal-not-a-reaction = must have a Force of Will against this; { $card } does not
refusal-no-trigger-waits = must be a card whose effect is still due; there is none at { place-there }
refusal-not-optional = must be done; it is not optional
refusal-not-possible = must be something that { $source } can do; this is not
refusal-not-your-card = must be in your army; { place-there } is not
refusal-not-an-own-clan = must be one of your three clans ({ $own_clans }); { $clan } is not
tile-name = { $clan } tile

## The parts of the rulebook

section-battle = The Great Battle
section-playing-card = Playing a card
section-shifting = Shifting
section-tokens = Activation tokens
section-passing = Passing
section-effects = Effects and keywords
section-song = The Song for the Dead
section-army = The army
