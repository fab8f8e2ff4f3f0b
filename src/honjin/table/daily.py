"""Daily: what a game asks of everybody on one day, from a seed that nobody knows before."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final

from honjin.table.facets import facet
from honjin.table.game import Game
from honjin.table.table import Table


@dataclass(frozen=True)
class Challenge:
    """A game with these options: one sits at `seat`, bots of this level at the others."""

    options: Mapping[str, object] = field(default_factory=dict)
    players: int | None = None
    seat: int = 0
    level: str = "medium"


class GameDaily:
    """Where a game brings none of its own: an ordinary game against a level."""

    levels: ClassVar[tuple[str, ...]] = ("medium",)
    is_position = False  # whether one sits down in the middle of a game

    def challenge(self, game: Game, chance: Random) -> Challenge:
        return Challenge(level=chance.choice(self.levels))

    def is_ready(self, table: Table, seat: int) -> bool:
        """Whether one sits down here; until then quick bots play on for all."""
        return True


GENERAL: Final = GameDaily()


def daily_of(game: Game) -> GameDaily:
    return facet(game, "daily", GENERAL)
