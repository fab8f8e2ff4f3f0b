"""What can happen in GOSU Tactics: the kinds of facts and what their details mean."""

from typing import Final

SHUFFLED: Final = 0
TOOK_ADVANTAGE: Final = 1
DREW: Final = 2
KEPT: Final = 3
REDREW: Final = 4
SET_ASIDE: Final = 5
DISCARDED: Final = 6
STARTED_ROUND: Final = 7
STARTED_TURN: Final = 8
STARTED_ADDITIONAL: Final = 9
PASSED: Final = 10
REACHED_LIMIT: Final = 11
PAID: Final = 12
PLACED: Final = 13
MUTATED: Final = 14
FIRED: Final = 15
DID_NOTHING: Final = 16
LOST: Final = 17
DESTROYED: Final = 18
SWAPPED: Final = 19
IMPRISONED: Final = 20
RELEASED: Final = 21
REVEALED: Final = 22
TOOK: Final = 23
GAINED_TURN: Final = 24
FOUGHT: Final = 25
WON_POINT: Final = 26
FREED: Final = 27
WON: Final = 28

# The powers as words of facts: twice the family, and one more for max.
POWERS: Final = (
    "destroy",
    "destroy-max",
    "imprison",
    "imprison-max",
    "discard",
    "discard-max",
    "draw",
    "draw-max",
    "vision",
    "vision-max",
    "return",
    "return-max",
    "advantage",
    "advantage-max",
)
WAYS: Final = ("three-points", "fifteen-cards", "nine-of-a-clan")  # to win
WORDS: Final = POWERS + WAYS
THREE_POINTS: Final = 14
FIFTEEN_CARDS: Final = 15
NINE_OF_A_CLAN: Final = 16

# Each kind's word, and what its `other` detail is: a number, a card, a place or one of the words above.
KINDS: Final = (
    ("shuffled", ""),
    ("took-advantage", ""),
    ("drew", ""),
    ("kept", ""),
    ("redrew", "number"),
    ("set-aside", ""),
    ("discarded", ""),
    ("started-round", "number"),
    ("started-turn", ""),
    ("started-additional", ""),
    ("passed", ""),
    ("reached-limit", ""),
    ("paid", ""),
    ("placed", ""),
    ("mutated", "card"),
    ("fired", "word"),
    ("did-nothing", ""),
    ("lost", ""),
    ("destroyed", ""),
    ("swapped", "place"),
    ("imprisoned", ""),
    ("released", ""),
    ("revealed", ""),
    ("took", ""),
    ("gained-turn", "number"),
    ("fought", "number"),
    ("won-point", "number"),
    ("freed", ""),
    ("won", "word"),
)
