"""What can happen in GOSU Tactics: the kinds of facts and what their details mean."""

from typing import Final

SHUFFLED: Final = 0
TOOK_ADVANTAGE: Final = 1
DREW: Final = 2
KEPT: Final = 3
REDREW: Final = 4
SET_ASIDE: Final = 5
DISCARDED: Final = 6
PAID: Final = 7
PLACED: Final = 8
MUTATED: Final = 9
FIRED: Final = 10
DID_NOTHING: Final = 11
DESTROYED: Final = 12
SWAPPED: Final = 13
IMPRISONED: Final = 14
RELEASED: Final = 15
REVEALED: Final = 16
TOOK: Final = 17
GAINED_TURN: Final = 18
STARTED_ROUND: Final = 19
STARTED_TURN: Final = 20
PASSED: Final = 21
REACHED_LIMIT: Final = 22
FOUGHT: Final = 23
WON_POINT: Final = 24
WON: Final = 25
LOST: Final = 26

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

# Each kind's word, and what its `other` detail is: a number, a card, a place or one of the words above.
KINDS: Final = (
    ("shuffled", ""),
    ("took-advantage", ""),
    ("drew", ""),
    ("kept", ""),
    ("redrew", "number"),
    ("set-aside", ""),
    ("discarded", ""),
    ("paid", ""),
    ("placed", ""),
    ("mutated", "card"),
    ("fired", "word"),
    ("did-nothing", ""),
    ("destroyed", ""),
    ("swapped", "place"),
    ("imprisoned", ""),
    ("released", ""),
    ("revealed", ""),
    ("took", ""),
    ("gained-turn", "number"),
    ("started-round", "number"),
    ("started-turn", ""),
    ("passed", ""),
    ("reached-limit", ""),
    ("fought", "number"),
    ("won-point", "number"),
    ("won", ""),
    ("lost", ""),
)
