### Card texts, rendered from the effects

card-headline =
    { $name }: { $clan }, { $level ->
        [1] Troop (level I)
        [2] Hero (level II)
       *[other] Immortal (level III)
    }, value { $value }, { $shift ->
        [none] cannot be shifted
       *[other] shift cost { $shift }
    }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }, { $certainty }

## What stands on a card

card-no-effect = No effect.
card-icons = Activation: { $icons }.
card-entry = On entry: { $effect }
card-also-named =
    { $count ->
        [one] While face up it also has the name { $names }.
       *[other] While face up it also has the names { $names }.
    }

# What the keywords and other words of art mean; `sign` is what stands for one in a text.
meaning-recruiter = Recruiter: a card played just to the right of this one is free, whatever its clan (not by a shift).
meaning-force-of-will = Force of Will: when its condition arises, in anyone's turn, you may discard the card from your hand to apply it.
meaning-secret-shift = Secret shift: the card that replaces this one by a shift may come from your discard pile instead of your hand.
meaning-bounty = Bounty: whoever captures or destroys an opposing card with this keyword, or with the Bounty token on it, may draw 1 card.
meaning-echo = Echo: when the card enters play, its effect may be resolved a second time, with new choices; not when a token repeats it.
meaning-ethereal = Ethereal: the card can be neither captured nor destroyed, but it can be sacrificed.
meaning-veteran = Veteran: with an Activation token on it, the card is worth twice its value in the Great Battle.
meaning-wondrous = Wondrous: when you play the card, take the Wonder token, from the board or from your opponent. Returned on your turn, it saves you one discard; in a tied Great Battle, who has it wins.
meaning-open = OPEN: with no card above it and none to its right.
meaning-icons = Activation: so many Activation tokens may be placed on the card; each one repeats its entry effect.
meaning-x = X: the number of Activation tokens you own, in hand, on cards or spent: 2 at first, 4 at most.
sign-open = OPEN
sign-icons = Activation:
sign-x = {" "}X{" "}

keyword-recruiter = Recruiter
keyword-force-of-will = Force of Will
keyword-secret-shift = Secret shift
keyword-bounty = Bounty
keyword-echo = Echo
keyword-ethereal = Ethereal
keyword-veteran = Veteran
keyword-wondrous = Wondrous

ability-ethereal-top = Your highest OPEN card is Ethereal.
ability-secret-shifts = Your cards with a shift cost have Secret shift.
ability-echo-adjacent = Adjacent cards have Echo.
ability-echo-immortals = Your level III cards have Echo.
ability-wild = In every zone it belongs to all 3 clans of your deck.
ability-wild-immortals = In every zone your level III cards belong to all 3 clans of your deck.
ability-hand-of-five = The hand limit of both players is 5.
ability-short-pass = When you are the first to pass, the opponent has at most 2 turns left instead of 3.
ability-hand-in-battle = In the Great Battle your army is worth 1 more for each card in your hand.
ability-doubled-by-bounty = In the Great Battle its value is doubled if the opponent controls a Bounty card.
ability-battle-of-ten = If you win a Great Battle by 10 or more, you win the game; if you win it by less, you sacrifice 1 card more in the Song for the Dead.
ability-hunter = When you draw for capturing or destroying an opposing Bounty card, draw 1 card more.
ability-mirror = It has the keywords, effects and activation icons of its mirror card, the one at the same place in the other army.
ability-every-level = In every zone it is of every level, and it may enter any row.

tile-ethereal-top = Each player's highest OPEN card is Ethereal.
tile-secret-shifts = All cards with a shift cost have Secret shift.
tile-echo-immortals = All level III cards have Echo.
tile-wild-immortals = In every zone all level III cards belong to all 3 clans of their owner's deck.
tile-hand-of-five = The hand limit of both players is 5.
tile-short-pass = After the first pass, the other player has at most 2 turns left instead of 3.
tile-hand-in-battle = In the Great Battle each army is worth 1 more for each card in its player's hand.
tile-battle-of-ten = Whoever wins a Great Battle by 10 or more wins the game. If the table plays with that option, whoever wins it by less sacrifices 1 card more in the Song for the Dead.
tile-hunter = Whoever draws for capturing or destroying an opposing Bounty card draws 1 card more.

reaction-activation = Force of Will: discard this card from your hand to cancel the activation of an opposing card by a token.
reaction-harm = Force of Will: discard this card from your hand to cancel the capture or destruction of one of your cards.

trigger-end-of-turn = End of your turn: { $effect }
trigger-captured = When this card is captured: { $effect }
trigger-lost-battle = When you lose a Great Battle and the game goes on: { $effect }
trigger-won-battle = When you win a Great Battle: { $effect }
trigger-shuffled-discard = When you shuffle your whole discard pile into your deck: { $effect }
trigger-first-pass = When you are the first to pass in a round: { $effect }
trigger-spent-two = When you spend 2 Activation tokens to draw 3 cards: { $effect }
trigger-removed = When a player removes this card from the game while it is in your discard pile: { $effect }

## How effects are joined; $who does it, $do is the verb's form: imperative, third or infinitive

said-or = { $most } or { $last }
said-and = { $most } and { $last }
said-next = Then { $effect }
said-next-if = Then, { $effect }
said-then = , then { $effect }
said-may =
    { $who ->
        [you] you may { $effect }
       *[other] may { $effect }
    }
said-may-decide =
    { $who ->
        [you] you may decide that { $effect }
       *[other] that player may decide that { $effect }
    }
said-may-apply =
    { $who ->
        [you] you may apply this: { $effect }
       *[other] that player may apply this: { $effect }
    }
said-if-done =
    { $who ->
        [you] ; if you do, { $effect }
       *[other] ; if they do, { $effect }
    }

who-each-player = each player { $effect }
who-opponent = the opponent { $effect }
who-other-player = the other player { $effect }
who-richer-in-play = the player with more cards in play { $effect }
who-richer-in-hand = the player with more cards in hand { $effect }
who-that-player = that player { $effect }
who-chosen-player =
    { $chooser ->
        [you] a player of your choice { $effect }
       *[other] a player of that player's choice { $effect }
    }
for-each-player = for each player: { $effect }
for-opponent = for the opponent: { $effect }
for-other-player = for the other player: { $effect }
for-richer-in-play = for the player with more cards in play: { $effect }
for-richer-in-hand = for the player with more cards in hand: { $effect }
for-chosen-player =
    { $chooser ->
        [you] for a player of your choice: { $effect }
       *[other] for a player of that player's choice: { $effect }
    }

if-supremacy =
    { $who ->
        [you] if you have a Supremacy token, { $effect }
       *[other] if that player has a Supremacy token, { $effect }
    }
if-all-tokens =
    { $who ->
        [you] if you own all 4 Activation tokens, { $effect }
       *[other] if that player owns all 4 Activation tokens, { $effect }
    }
if-empty-hand =
    { $who ->
        [you] if your hand is empty, { $effect }
       *[other] if that player's hand is empty, { $effect }
    }
if-opponent-captured =
    { $who ->
        [you] if the opponent has at least { captured-cards }, { $effect }
        [opponent] if you have at least { captured-cards }, { $effect }
       *[other] if the other player has at least { captured-cards }, { $effect }
    }
if-in-either-army = if a card named { $name } is face up in either army, { $effect }
if-in-own-army =
    { $who ->
        [you] if you have at least { named-cards }, { $effect }
       *[other] if that player has at least { named-cards }, { $effect }
    }

## Words that depend on who does it

your-hand =
    { $who ->
        [you] your hand
       *[other] their hand
    }
your-deck =
    { $who ->
        [you] your deck
       *[other] their deck
    }
your-discard =
    { $who ->
        [you] your discard pile
       *[other] their discard pile
    }
your-army =
    { $who ->
        [you] your army
       *[other] their army
    }
you-hold =
    { $who ->
        [you] you hold
       *[other] they hold
    }
other-one =
    { $who ->
        [you] the opponent
        [opponent] you
       *[other] the other player
    }
other-hand =
    { $who ->
        [you] the opponent's hand
        [opponent] your hand
       *[other] the other player's hand
    }
other-army =
    { $who ->
        [you] the opponent's army
        [opponent] your army
       *[other] the other player's army
    }

## How many

up-to =
    { $up_to ->
        [yes] up to{" "}
       *[no] {""}
    }
at-most =
    { $up_to ->
        [yes] at most{" "}
       *[no] {""}
    }
how-many =
    { $amount ->
        [half-hand] half as many as { you-hold }, rounded up
        [excess-hand] as many as { you-hold } more than { other-one }
        [missing-hand] as many as { you-hold } fewer than { other-one }
       *[excess-army]
            { $who ->
                [you] as many as you have more in play than { other-one }
               *[other] as many as they have more in play than { other-one }
            }
    }
captured-cards =
    { $count ->
        [one] { $count } captured card
       *[other] { $count } captured cards
    }
named-cards =
    { $count ->
        [one] { $count } face-up card named { $name }
       *[other] { $count } face-up cards named { $name }
    }
some-cards =
    { $amount ->
        [number]
            { $count ->
                [one] { up-to }{ $count } card
               *[other] { up-to }{ $count } cards
            }
        [x] { up-to }X cards
       *[other] cards ({ at-most }{ how-many })
    }
top-cards =
    { $amount ->
        [number]
            { $count ->
                [1] the top card of { your-deck }
               *[other] the top { $count } cards of { your-deck }
            }
        [x] the top X cards of { your-deck }
       *[other] cards from the top of { your-deck } ({ how-many })
    }
open-cards =
    { $amount ->
        [number]
            { $count ->
                [1] an OPEN card
               *[other] { $count } OPEN cards, one by one
            }
        [x] X OPEN cards, one by one
       *[other] OPEN cards, one by one ({ how-many })
    }
some-tokens =
    { $count ->
        [one] { up-to }{ $count } Activation token
       *[other] { up-to }{ $count } Activation tokens
    }
kind-of-cards =
    { $levels ->
        [any] {""}
        [none] level-less{" "}
       *[other] level { $levels }{" "}
    }{ $keywords ->
        [none] {""}
       *[other] { $keywords }{" "}
    }
such-cards =
    { $amount ->
        [number]
            { $count ->
                [one] { up-to }{ $count } { kind-of-cards }card
               *[other] { up-to }{ $count } { kind-of-cards }cards
            }
        [x] { up-to }X { kind-of-cards }cards
       *[other] { kind-of-cards }cards ({ at-most }{ how-many })
    }
with-supremacy =
    { $supremacy ->
        [none] {""}
        [any] {" "}(any level with a Supremacy token)
       *[other] {" "}(also level { $supremacy } with a Supremacy token)
    }

## Choosing a card in play

chosen-card =
    { $other ->
        [yes] another
       *[no]
            { $open ->
                [yes] an
               *[no]
                    { $side ->
                        [enemy] an
                       *[other]
                            { $near ->
                                [adjacent] an
                               *[other] a
                            }
                    }
            }
    }{ $open ->
        [yes] {" "}OPEN
       *[no] {""}
    }{ $side ->
        [enemy] {" "}opposing
       *[other] {""}
    }{ $near ->
        [adjacent] {" "}adjacent
       *[other] {""}
    }{ $levels ->
        [any] {""}
        [none] {" "}level-less
       *[other] {" "}level { $levels }
    }{ $bounty ->
        [yes] {" "}Bounty
       *[no] {""}
    } card{ $side ->
        [own] {" "}of { your-army }
       *[other] {""}
    }{ $near ->
        [row-or-column] {" "}in this row or column
       *[other] {""}
    }{ $other ->
        [yes] {" "}in play
       *[no] {""}
    }{ $capped ->
        [yes] {" "}whose level is not above that of the discarded card
       *[no] {""}
    }{ with-supremacy }
verb-capture =
    { $do ->
        [third] captures
       *[other] capture
    }
verb-destroy =
    { $do ->
        [third] destroys
       *[other] destroy
    }
verb-release =
    { $do ->
        [third] releases
       *[other] release
    }
deed-some = { $verbs } { $card }
deed-to-deck =
    { $do ->
        [third] puts
       *[other] put
    } { $card } on top of its owner's deck
deed-bear-bounty =
    { $do ->
        [third] places or moves
       *[other] place or move
    } the Bounty token onto { $card }
deed-copy =
    { $do ->
        [third] copies
       *[other] copy
    } the effect of { $card }
it-capture = { verb-capture } it
it-destroy = { verb-destroy } it
it-release = { verb-release } it
it-to-deck =
    { $do ->
        [third] puts it
       *[other] put it
    } on top of its owner's deck
it-bear-bounty =
    { $do ->
        [third] places
       *[other] place
    } the Bounty token on it
it-copy =
    { $do ->
        [third] copies its effect
       *[other] copy its effect
    }

## The effects

effect-nothing =
    { $do ->
        [third] does nothing
       *[other] do nothing
    }
effect-capture-this = { verb-capture } this card
effect-swap =
    { $do ->
        [third] swaps
       *[other] swap
    } 2 cards of the same level { $side ->
        [own] in { your-army }
        [enemy] in { other-army }
       *[anyone] in either army
    }
effect-sacrifice =
    { $do ->
        [third] sacrifices
       *[other] sacrifice
    } { $amount ->
        [excess-army] OPEN cards, one by one, until both armies have the same number of cards
       *[other] { open-cards }
    }
effect-release-all =
    { verb-release } { $side ->
        [own] all captured cards of { your-army }
        [enemy] all captured cards of { other-army }
       *[anyone] all captured cards
    }
effect-destroy-clan =
    { $do ->
        [third] chooses a clan and destroys
       *[other] choose a clan and destroy
    } all OPEN cards of that clan
effect-draw =
    { $do ->
        [third] draws
       *[other] draw
    } { $amount ->
        [missing-hand] until { you-hold } as many cards as { other-one }
       *[other] { some-cards }
    }
effect-draw-for =
    { $do ->
        [third] draws
       *[other] draw
    } 1 card for each { $what ->
        [clans-in-discard] different clan in { your-discard }
        [clans-in-column] different clan in this column
        [clans-in-row] different clan in this row
       *[cards-in-column] { $clan } card in this column
    }
effect-discard =
    { $do ->
        [third] discards
       *[other] discard
    } { $amount ->
        [half-hand] half of { your-hand }, rounded up
        [excess-hand] until { you-hold } no more cards than { other-one }
       *[other] { some-cards }
    }
effect-hand-of =
    { $do ->
        [third] draws or discards
       *[other] draw or discard
    } until { you-hold } exactly { some-cards }
effect-discard-bounty =
    { $do ->
        [third] discards
       *[other] discard
    } a Bounty card from { your-hand }
effect-discard-clan =
    { $do ->
        [third] discards
       *[other] discard
    } { some-cards } of one clan from { your-hand }
effect-ban =
    { $do ->
        [third] looks at { other-hand } and names
       *[other] look at { other-hand } and name
    } a card, which { other-one } may not play until the end of { $who ->
        [you] your next turn
       *[other] that player's next turn
    }
effect-mill =
    { $do ->
        [third] puts
       *[other] put
    } { top-cards } into { your-discard }
effect-take =
    { $do ->
        [third] takes
       *[other] take
    } { such-cards } from { your-discard }{ $one_per_level ->
        [yes] , at most one of each level
       *[no] {""}
    }{ with-supremacy }
effect-take-copies =
    { $do ->
        [third] names a card and takes
       *[other] name a card and take
    } every card of that name from { your-discard }
effect-take-named =
    { $do ->
        [third] takes
       *[other] take
    } every card named { $name } from { your-discard } and from { $who ->
        [you] your cards
       *[other] their cards
    } removed from the game
effect-take-clan-level =
    { $do ->
        [third] chooses a clan and a level and takes
       *[other] choose a clan and a level and take
    } { some-cards } of that clan and level from { your-discard }
effect-stack-deck =
    { $do ->
        [third] puts
       *[other] put
    } { some-cards } from { your-discard } on top of { your-deck }, in any order
effect-remove =
    { $do ->
        [third] removes
       *[other] remove
    } a card in { your-discard } from the game
effect-return-removed =
    { $do ->
        [third] shuffles
       *[other] shuffle
    } into { your-deck } a card named { $name } that is removed from the game
effect-copy-discarded =
    { $do ->
        [third] copies the effect of a card in any discard pile, then removes
       *[other] copy the effect of a card in any discard pile, then remove
    } that card from the game
effect-shuffle-clan =
    { $do ->
        [third] chooses a clan and shuffles
       *[other] choose a clan and shuffle
    } all cards of that clan from { your-discard } into { your-deck }
effect-remove-clan =
    { $do ->
        [third] chooses a clan present in { your-discard } and removes
       *[other] choose a clan present in { your-discard } and remove
    } all cards of that clan there from the game
effect-reveal-level =
    { $do ->
        [third] chooses a level and reveals { top-cards }, then takes those of that level and discards
       *[other] choose a level and reveal { top-cards }, then take those of that level and discard
    } the others
effect-reveal-clan =
    { $do ->
        [third] chooses a clan and reveals { top-cards }, then takes those of that clan and discards
       *[other] choose a clan and reveal { top-cards }, then take those of that clan and discard
    } the others
effect-reveal-one =
    { $do ->
        [third] reveals { top-cards }, then takes one and discards
       *[other] reveal { top-cards }, then take one and discard
    } the others
effect-reveal-sort =
    { $do ->
        [third] reveals { top-cards }, then takes one, puts
       *[other] reveal { top-cards }, then take one, put
    } one on top of the deck and { $count ->
        [3] one
       *[other] the others
    } under it
effect-search =
    { $do ->
        [third] searches { your-deck } for a card, takes it and shuffles
       *[other] search { your-deck } for a card, take it and shuffle
    } the deck
effect-search-name =
    { $do ->
        [third] searches { your-deck } for a card named { $name }, shuffles the deck and puts
       *[other] search { your-deck } for a card named { $name }, shuffle the deck and put
    } that card on top
effect-take-back =
    { $do ->
        [third] takes back
       *[other] take back
    } { some-tokens }
effect-unlock =
    { $do ->
        [third] unlocks
       *[other] unlock
    } an Activation token
effect-additional-turn =
    { $do ->
        [third] plays
       *[other] play
    } an additional turn{ $raising ->
        [yes]
            { $who ->
                [you] , in which you may play a card from your discard pile instead of your hand
               *[other] , in which they may play a card from their discard pile instead of their hand
            }
       *[no] {""}
    }
effect-flip-tile =
    { $do ->
        [third] turns
       *[other] turn
    } { $who ->
        [you] one of your Immortal tiles to its active side; you win the game if it is the third one turned and you have a Supremacy token
       *[other] one of their Immortal tiles to its active side; they win the game if it is the third one turned and they have a Supremacy token
    }
effect-may-pass =
    { $do ->
        [third] passes
       *[other] pass
    } at once, with no Activation token in hand
