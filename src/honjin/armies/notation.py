"""Places in armies, as choices write them."""

from honjin.armies.engine.places import column_of, place_at, row_of, seat_of
from honjin.table.notation import Hole, SeatHole


class PlaceHole(Hole):
    """A place in an army: ROW.COL in one's own, seat:ROW.COL in another."""

    name = "place"
    rows = ("i", "ii", "iii")

    def __init__(self, players: int) -> None:
        self.seats = SeatHole(players)

    def write(self, value: int, seat: int) -> str:
        name = f"{self.rows[row_of(value)].upper()}.{column_of(value) + 1}"
        return name if seat_of(value) == seat else f"{seat_of(value)}:{name}"

    def read(self, word: str, seat: int) -> int | None:
        owner: int | None = seat
        if ":" in word:
            before, word = word.split(":", 1)
            owner = self.seats.read(before, seat)
        row, _, column = word.partition(".")
        if owner is None or row not in self.rows or column not in ("1", "2", "3", "4", "5"):
            return None
        return int(place_at(owner, self.rows.index(row), int(column) - 1))
