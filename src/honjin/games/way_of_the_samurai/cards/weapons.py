"""The seven weapons (WS-A1 to WS-A7)."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Weapon
from honjin.games.way_of_the_samurai.engine import book

WEAPONS: Final = (
    Weapon("Katana", certainty="confirmed"),
    Weapon("Katana & Kodachi", certainty="confirmed", traits=book.WOUNDS_WORSE, die=3),
    Weapon("Naginata", certainty="confirmed", traits=book.GUARD_BEFORE_COUNTER, ki=2, ki_max=2),
    Weapon("Nodachi", certainty="confirmed", traits=book.BUYS_GAUGES | book.LIFE_COSTS_KI),
    Weapon("Tanto", certainty="confirmed", traits=book.DOUBLES, guard_max=2),
    Weapon("Kusarigama", certainty="confirmed", traits=book.DISARMS | book.TANGLES),
    Weapon("Bokken", certainty="confirmed", traits=book.LIFE_TO_KI),
)
