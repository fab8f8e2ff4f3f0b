"""What a table of any game has: words for the holes of its notation, zones by name."""

from collections.abc import Sequence

from honjin.table.notation import WordHole
from honjin.table.table import Table


def hole_words(t: Table, places: Sequence[str], seats: Sequence[str]) -> dict[str, list[str]]:
    """For every hole, as a pattern writes it: these places and seats, and whatever words it knows."""
    fill = {"{place}": list(places), "{seat}": list(seats)}
    fill |= {
        f"{{{name}}}": list(hole.words)
        for name, hole in t.notation.holes.items()
        if isinstance(hole, WordHole)
    }
    return fill


def zones_named(t: Table, name: str) -> list[int]:
    """Where the zones of this name lie: one on the table, or one a seat."""
    layout = t.game.layout
    common = [layout.table.zones[name][0]] if name in layout.table.zones else []
    if name not in layout.seat.zones:
        return common
    own = layout.seat.zones[name][0]
    return common + [layout.seats_at + p * layout.seat_size + own for p in range(t.players)]
