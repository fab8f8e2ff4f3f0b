"""The day's challenge of games with armies: a position after the first Great Battle, on one's own turn."""

from random import Random
from typing import ClassVar

from honjin.table.daily import Challenge, GameDaily
from honjin.table.game import Game
from honjin.table.table import Table

PLAYERS = 2


class ArmyDaily(GameDaily):
    """Two armies that stand already, against an opponent who is not to be taken lightly."""

    levels: ClassVar[tuple[str, ...]] = ("medium", "hard")
    is_position = True

    def challenge(self, game: Game, chance: Random) -> Challenge:
        return Challenge(players=PLAYERS, seat=chance.randrange(PLAYERS), level=chance.choice(self.levels))

    def is_ready(self, table: Table, seat: int) -> bool:
        s = table.state
        return table.game.starts_turn(s) and int(s.seat) == seat and self.round(table) == 2

    def round(self, table: Table) -> int:
        raise NotImplementedError
