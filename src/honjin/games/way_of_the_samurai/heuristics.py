"""What a situation of Way of the Samurai is worth to a seat, by rules of thumb, and exact chances."""

from typing import Final

from mypy_extensions import i64

from honjin.core.machine import WINNERS, seat_bit
from honjin.games.way_of_the_samurai import book, layout
from honjin.games.way_of_the_samurai.state import SamuraiState

# In hundredths of a Life.
WIN: Final = 1_000_000
BEATEN: Final = 3000  # an enemy of a long fight
LIFE: Final = 100
ENEMY_LIFE: Final = 110
KI: Final = 45
LAST_KI: Final = 120  # no Ki costs 2 Life a round
ENEMY_KI: Final = 35
SPECIAL: Final = 60
GUARD: Final = 6
OTHER_GAUGE: Final = 4


def evaluate(s: SamuraiState, seat: i64) -> i64:
    """How well the seat stands in its fight."""
    if s.is_over:
        won = s.cells[WINNERS] & seat_bit(seat) != 0
        return WIN if won else -WIN + BEATEN * s.cells[layout.BEATEN]
    rival = s.rival(seat)
    total = BEATEN * s.cells[layout.BEATEN] + LIFE * s.life(seat) - ENEMY_LIFE * s.life(rival)
    total += KI * s.ki(seat) - ENEMY_KI * s.ki(rival)
    if s.ki(seat) == 0:
        total -= LAST_KI
    if s.ki(rival) == 0:
        total += LAST_KI
    die = s.seat_cell(seat, layout.DIE)
    total += die_worth(die) + SPECIAL * s.size(s.stored(seat))
    for gauge in range(book.GUARD):
        total += OTHER_GAUGE * s.gauge(seat, gauge)
    return total + GUARD * s.gauge(seat, book.GUARD)


def die_worth(die: i64) -> i64:
    """What the wound die would bring (WS-X4), a little less for having to wait."""
    if die < 3:
        return 20 * (die - 1)
    return 70 + 30 * (die - 3)
