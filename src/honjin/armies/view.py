"""What games of armies show alike: the turn they are in, and three rows of cards for each seat."""

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from honjin.armies.engine.places import ROWS, place_at


class ArmyCard(Struct, frozen=True, kw_only=True):
    """A card that stands in an army."""

    card: str


class ArmyView(Struct, frozen=True, kw_only=True):
    """Where the game is."""

    round: int  # 0: it is being set up
    turn: int
    to_move: int  # the seat whose turn it is
    first: int  # the seat that started the round


C = TypeVar("C", bound=ArmyCard)


def army(p: int, length: Callable[[int, int], int], standing: Callable[[int], C]) -> list[list[C]]:
    """The rows of a seat from the front on, each as long as it is, with what stands at each place."""
    return [[standing(place_at(p, row, column)) for column in range(length(p, row))] for row in range(ROWS)]


def turns_left(count: int) -> int | None:
    """How many turns a seat still has after somebody's pass; nobody has passed: no number."""
    return None if count < 0 else count
