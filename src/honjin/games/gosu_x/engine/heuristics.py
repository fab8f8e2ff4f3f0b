"""What a situation of GOSU X is worth to a seat, by rules of thumb."""

from typing import Final

from mypy_extensions import i64

from honjin.engine.machine import WINNERS, seat_bit
from honjin.games.gosu_x.engine import layout
from honjin.games.gosu_x.engine.layout import FACE_UP
from honjin.games.gosu_x.engine.state import XState

# In tenths of a point of strength.
WIN: Final = 1_000_000
SUPREMACY_WORTH: Final = (0, 300, 2000)
TOKENS_WORTH: Final = (0, 0, 0, 120, 300)  # by those owned: the fifth wins
LEAD_WORTH: Final = 40  # the strongest army would take a Supremacy token now
STRENGTH_WORTH: Final = 10
STANDING_WORTH: Final = 5  # also a captured card: it comes back in the Song
HAND_WORTH: Final = 7
TOKEN_WORTH: Final = 12  # an Activation token in hand
WONDER_WORTH: Final = 10
TURN_DUE_WORTH: Final = 25
MANY: Final = 10  # face-up cards from which on the fifteenth is in sight
NEARER: Final = 8  # times the square of how many more
FLIPPED_WORTH: Final = 15


def evaluate(s: XState, seat: i64) -> i64:
    """How much better the seat stands than the other."""
    if s.is_over:
        winners = s.cells[WINNERS]
        if winners == seat_bit(0) + seat_bit(1):
            return 0
        return WIN if winners & seat_bit(seat) != 0 else -WIN
    lead = s.strength(seat) - s.strength(1 - seat)
    if lead == 0:
        holder = s.cells[layout.WONDER]
        lead = 0 if holder < 0 else 1 if holder == seat else -1
    ahead: i64 = LEAD_WORTH if lead > 0 else -LEAD_WORTH if lead < 0 else 0
    return ahead + worth(s, seat) - worth(s, 1 - seat)


def worth(s: XState, p: i64) -> i64:
    """What the seat has: Supremacy, tokens, army, hand, and turns to come."""
    total: i64 = SUPREMACY_WORTH[min(s.seat_cell(p, layout.SUPREMACY), 2)] + TOKENS_WORTH[s.owned(p)]
    total += STRENGTH_WORTH * s.strength(p) + STANDING_WORTH * s.army_size(p)
    more = s.seat_cell(p, FACE_UP) - MANY
    if more > 0:
        total += NEARER * more * more
    total += HAND_WORTH * s.hand_size(p) + TOKEN_WORTH * s.tokens(p)
    flipped = s.seat_cell(p, layout.FLIPPED)
    while flipped != 0:
        flipped &= flipped - 1
        total += FLIPPED_WORTH
    if s.cells[layout.WONDER] == p:
        total += WONDER_WORTH
    if s.cells[layout.ACTIVE] == p:
        total += TURN_DUE_WORTH * s.cells[layout.DUE]
    return total
