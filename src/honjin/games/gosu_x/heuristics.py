"""What a situation of GOSU X is worth to a seat, by rules of thumb."""

from typing import Final

from mypy_extensions import i64

from honjin.core.machine import WINNERS, seat_bit
from honjin.games.gosu_x import layout
from honjin.games.gosu_x.layout import FACE_UP
from honjin.games.gosu_x.state import XState

# In tenths of a point of strength.
WIN: Final = 1_000_000
SUPREMACY: Final = (0, 300, 2000)
TOKENS: Final = (0, 0, 0, 120, 300)  # by those owned: the fifth wins
LEAD: Final = 40  # the strongest army would take a Supremacy token now
STRENGTH: Final = 10
STANDING: Final = 5  # also a captured card: it comes back in the Song
IN_HAND: Final = 7
TOKEN: Final = 12  # an Activation token in hand
WONDER: Final = 10
TURN_DUE: Final = 25
MANY: Final = 10  # face-up cards from which on the fifteenth is in sight
NEARER: Final = 8  # times the square of how many more
FLIPPED: Final = 15


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
    ahead: i64 = LEAD if lead > 0 else -LEAD if lead < 0 else 0
    return ahead + worth(s, seat) - worth(s, 1 - seat)


def worth(s: XState, p: i64) -> i64:
    """What the seat has: Supremacy, tokens, army, hand, and turns to come."""
    total: i64 = SUPREMACY[min(s.seat_cell(p, layout.SUPREMACY), 2)] + TOKENS[s.owned(p)]
    total += STRENGTH * s.strength(p) + STANDING * s.army_size(p)
    more = s.seat_cell(p, FACE_UP) - MANY
    if more > 0:
        total += NEARER * more * more
    total += IN_HAND * s.hand_size(p) + TOKEN * s.tokens(p)
    flipped = s.seat_cell(p, layout.FLIPPED)
    while flipped != 0:
        flipped &= flipped - 1
        total += FLIPPED
    if s.cells[layout.WONDER] == p:
        total += WONDER
    if s.cells[layout.ACTIVE] == p:
        total += TURN_DUE * s.cells[layout.DUE]
    return total
