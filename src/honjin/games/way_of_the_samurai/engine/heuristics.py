"""What a situation of Way of the Samurai is worth to a seat, by rules of thumb, and exact chances."""

from typing import Final

from mypy_extensions import i64

from honjin.engine.machine import WINNERS, seat_bit
from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.state import SamuraiState

# In hundredths of a Life.
WIN: Final = 1_000_000
BEATEN_WORTH: Final = 3000  # an enemy of a long fight
LIFE_WORTH: Final = 100
ENEMY_LIFE_WORTH: Final = 110
KI_WORTH: Final = 45
LAST_KI_WORTH: Final = 120  # no Ki costs 2 Life a round
ENEMY_KI_WORTH: Final = 35
SPECIAL_WORTH: Final = 60
GUARD_WORTH: Final = 6
OTHER_GAUGE_WORTH: Final = 4


def evaluate(s: SamuraiState, seat: i64) -> i64:
    """How well the seat stands in its fight."""
    if s.is_over:
        won = s.cells[WINNERS] & seat_bit(seat) != 0
        return WIN if won else -WIN + BEATEN_WORTH * s.cells[layout.BEATEN]
    rival = s.rival(seat)
    total = (
        BEATEN_WORTH * s.cells[layout.BEATEN] + LIFE_WORTH * s.life(seat) - ENEMY_LIFE_WORTH * s.life(rival)
    )
    total += KI_WORTH * s.ki(seat) - ENEMY_KI_WORTH * s.ki(rival)
    if s.ki(seat) == 0:
        total -= LAST_KI_WORTH
    if s.ki(rival) == 0:
        total += LAST_KI_WORTH
    die = s.seat_cell(seat, layout.OWN_DIE)
    total += die_worth(die) + SPECIAL_WORTH * s.size(s.stored(seat))
    for gauge in range(book.GUARD):
        total += OTHER_GAUGE_WORTH * s.gauge(seat, gauge)
    return total + GUARD_WORTH * s.gauge(seat, book.GUARD)


def die_worth(die: i64) -> i64:
    """What the wound die would bring (WS-X4), a little less for having to wait."""
    if die < 3:
        return 20 * (die - 1)
    return 70 + 30 * (die - 3)
