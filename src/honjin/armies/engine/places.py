"""Places in armies of three rows and five columns: one number that says seat, row and column."""

from typing import Final

from mypy_extensions import i64

ROWS: Final = 3
COLUMNS: Final = 5
ARMY_MAX: Final = 15

# Seat, row and column in bits of their own, so that taking a place apart needs no division.
ROW: Final = 8
SEAT_STEP: Final = 32
ARMY_CELLS: Final = ROWS * ROW  # the cells an army takes in a buffer, a few of them unused


def place_at(seat: i64, row: i64, column: i64) -> i64:
    return seat * SEAT_STEP + row * ROW + column


def seat_of(place: i64) -> i64:
    return place >> 5


def cell_of(place: i64) -> i64:
    """Where the place lies among the cells of its army."""
    return place & 31


def row_of(place: i64) -> i64:
    return (place >> 3) & 3


def column_of(place: i64) -> i64:
    return place & 7
