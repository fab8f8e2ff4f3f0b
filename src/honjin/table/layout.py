"""What lies where in a game's buffer, by name, so that dumps outlive the numbers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from honjin.engine import machine
from honjin.engine.machine import State
from honjin.engine.zones import ZoneBook

if TYPE_CHECKING:
    from honjin.table.card_set import CardSet
    from honjin.table.forms import Node


class Area:
    """Cells of a seat with a form of their own in dumps, such as an army; `at` is where they begin."""

    expected = ""  # what a dump says of them, for messages

    def dump(self, s: State, at: int, cards: "CardSet") -> object:
        raise NotImplementedError

    def load(self, s: State, at: int, node: "Node", cards: "CardSet") -> None:
        """Fill them in; whatever is wrong is among the node's problems afterwards."""
        raise NotImplementedError

    def show(self, s: State, at: int, cards: "CardSet") -> object:
        """What the general view has of them: structs, texts, numbers."""
        raise NotImplementedError

    def cards_in(self, s: State, at: int) -> Iterator[int]:
        """The cards that lie there."""
        raise NotImplementedError


@dataclass(frozen=True)
class Block:
    """Cells that belong together: numbers, single cards, zones with what they can hold, cards named."""

    numbers: Mapping[str, int]
    cards: Mapping[str, int]
    zones: Mapping[str, tuple[int, int]]
    names: Mapping[str, int] = field(default_factory=dict)  # cards that are spoken of, and lie elsewhere
    areas: Mapping[str, tuple[int, Area]] = field(default_factory=dict)
    ordered: tuple[int, ...] = ()  # where zones begin whose order matters
    starts: tuple[int, ...] = ()  # what each cell holds before anything has happened


@dataclass(frozen=True)
class Layout:
    """A game's cells by name: those of the table, then one block a seat."""

    table: Block
    seat: Block
    seats_at: int  # where the first seat's block begins
    seat_size: int

    def blank(self, players: int) -> list[int]:
        """The cells of a state with nothing in it yet; a list, for no vec is freed outside the engine."""
        cells = [*[0] * machine.GAME_CELLS, *self.table.starts, *(self.seat.starts * players)]
        cells[machine.PLAYERS] = players
        cells[machine.TOP] = machine.BOTTOM
        cells[machine.DECIDER] = machine.NOBODY
        return cells

    def tell_zones(self, book: ZoneBook, amounts: list[int]) -> None:
        """Let the Book know where what is hidden lies, and how many of each card there are."""
        book.amounts, book.seats_at, book.seat_size = amounts, self.seats_at, self.seat_size
        book.piles, book.common = split(self.table)
        book.own_piles, book.hands = split(self.seat)
        book.cards, book.own_cards = list(self.table.cards.values()), list(self.seat.cards.values())

    def seats(self, players: int) -> list[int]:
        """Where the block of each seat begins."""
        return [self.seats_at + p * self.seat_size for p in range(players)]

    def zones(self, players: int) -> list[int]:
        """Where every zone lies, those of the table first."""
        found = [at for at, _ in self.table.zones.values()]
        for base in self.seats(players):
            found += [base + at for at, _ in self.seat.zones.values()]
        return found


def split(block: Block) -> tuple[list[int], list[int]]:
    """Where the zones of a block begin: those with an order, those without."""
    zones = [at for at, _ in block.zones.values()]
    return [at for at in zones if at in block.ordered], [at for at in zones if at not in block.ordered]
