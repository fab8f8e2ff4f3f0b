"""Armies in positions: three rows of cards, each with the words for what it carries."""

from honjin.armies.engine.places import COLUMNS, ROWS
from honjin.table.forms import Node


def army_rows(seat: Node) -> list[list[Node]]:
    """What stands in each row; too many rows or places are among the problems."""
    army = seat.get("army")
    return [] if army is None else [row.items(COLUMNS)[:COLUMNS] for row in army.items(ROWS)[:ROWS]]
