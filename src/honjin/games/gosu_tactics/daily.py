"""The challenge of the day of GOSU Tactics."""

from typing import Final

from honjin.armies.daily import ArmyDaily
from honjin.games.gosu_tactics.engine import layout
from honjin.table.table import Table


class TacticsDaily(ArmyDaily):
    """A position of the second round."""

    def round(self, table: Table) -> int:
        return int(table.state.cells[layout.ROUND])


DAILY: Final = TacticsDaily()
