"""What lies where in a game's buffer, by name, so that dumps outlive the numbers."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """Cells that belong together: numbers, single cards, and zones with what they can hold."""

    numbers: Mapping[str, int]
    cards: Mapping[str, int]
    zones: Mapping[str, tuple[int, int]]


@dataclass(frozen=True)
class Layout:
    """A game's cells by name: those of the table, then one block a seat."""

    table: Block
    seat: Block
    seats_at: int  # where the first seat's block begins
    seat_size: int
    army_at: int  # in a seat's block
    marks: Mapping[str, int]  # the words a card in an army can carry
