"""What lies where in a game's buffer, by name, so that dumps outlive the numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Block:
    """Cells that belong together: numbers, single cards, zones with what they can hold, cards named."""

    numbers: Mapping[str, int]
    cards: Mapping[str, int]
    zones: Mapping[str, tuple[int, int]]
    names: Mapping[str, int] = field(default_factory=dict)  # cards that are spoken of, and lie elsewhere


@dataclass(frozen=True)
class Layout:
    """A game's cells by name: those of the table, then one block a seat."""

    table: Block
    seat: Block
    seats_at: int  # where the first seat's block begins
    seat_size: int
    army_at: int | None = None  # in a seat's block, in a game with armies
    marks: Mapping[str, int] = field(
        default_factory=dict
    )  # words a card in an army can carry, and their bits
    exclusive_marks: bool = False  # it carries at most one of them; else each has bits of its own
    counts: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # small numbers there: unit, most

    @cached_property
    def words(self) -> dict[str, tuple[int, int]]:
        """What a card in an army can carry, as `captured`, `tokens=2`: its field of the cell and its bits."""
        shared = 0
        for bits in self.marks.values():
            shared |= bits
        words = {word: (shared if self.exclusive_marks else bits, bits) for word, bits in self.marks.items()}
        for word, (unit, most) in self.counts.items():
            whole = unit * (2 ** most.bit_length() - 1)
            words |= {f"{word}={count}": (whole, unit * count) for count in range(1, most + 1)}
        return words
