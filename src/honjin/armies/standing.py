"""The cards that stand in an army."""

from honjin.armies.engine.army import ArmyState
from honjin.armies.engine.places import ROWS, place_at, row_of, seat_of
from honjin.engine.machine import CARD


def places_of(s: ArmyState, p: int) -> list[int]:
    """Where cards stand in the seat's army, row by row."""
    return [int(place_at(p, row, at)) for row in range(ROWS) for at in range(s.row_length(p, row))]


def army_cells(s: ArmyState, p: int) -> list[int]:
    """The cards with all that they carry."""
    return [int(s.cell(place)) for place in places_of(s, p)]


def has_twin(s: ArmyState, place: int) -> bool:
    """Whether another card of this name stands in the row, so that the name alone does not say which."""
    first, card = place_at(seat_of(place), row_of(place), 0), s.cell(place) & CARD
    row = range(first, first + s.row_length(seat_of(place), row_of(place)))
    return sum(s.cell(other) & CARD == card for other in row) > 1
