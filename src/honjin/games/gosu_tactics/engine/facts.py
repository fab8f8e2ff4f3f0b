"""What can happen, with the second detail of each; then the words that facts tell.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

SHUFFLED: Final = 0
TOOK_ADVANTAGE: Final = 1
DREW: Final = 2
KEPT: Final = 3
REDREW: Final = 4  # number
SET_ASIDE: Final = 5
DISCARDED: Final = 6
STARTED_ROUND: Final = 7  # number
STARTED_TURN: Final = 8
STARTED_ADDITIONAL: Final = 9
PASSED: Final = 10
REACHED_LIMIT: Final = 11
PAID: Final = 12
PLACED: Final = 13
MUTATED: Final = 14  # card
FIRED: Final = 15  # word
DID_NOTHING: Final = 16
LOST: Final = 17
DESTROYED: Final = 18
SWAPPED: Final = 19  # place
IMPRISONED: Final = 20
RELEASED: Final = 21
REVEALED: Final = 22
TOOK: Final = 23
GAINED_TURN: Final = 24  # number
FOUGHT: Final = 25  # number
WON_POINT: Final = 26  # number
FREED: Final = 27
WON: Final = 28  # word
THREE_POINTS: Final = 14  # three-points
FIFTEEN_CARDS: Final = 15  # fifteen-cards
NINE_OF_A_CLAN: Final = 16  # nine-of-a-clan
