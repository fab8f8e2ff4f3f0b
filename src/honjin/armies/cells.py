"""An army among the cells of a seat: how it is declared, dumped and read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec import Struct

from honjin.armies.engine.places import ARMY_CELLS, COLUMNS, ROW, ROWS
from honjin.engine.machine import CARD, NO_CARD, State
from honjin.table.card_set import CardSet
from honjin.table.dump import card_word, read_card
from honjin.table.forms import Node, listed
from honjin.table.layout import Area
from honjin.table.lists import AreaCell, Constant
from honjin.table.view import named


@dataclass(frozen=True)
class Mark(Constant):
    """Bits of a cell that say what its card carries; dumps call it by the constant's name or this word."""

    word: str = ""

    @property
    def called(self) -> str:
        return self.word or self.name.lower()


@dataclass(frozen=True)
class Count(Mark):
    """A small number that a card carries: the value is its unit."""

    most: int = 0


@dataclass(frozen=True)
class Army(Area):
    """Three rows of five places: a card and what it carries, or nothing."""

    marks: Mapping[str, int]
    counts: Mapping[str, tuple[int, int]]  # unit and most
    exclusive: bool  # a card carries at most one of the marks; else each has bits of its own

    expected = f"{ROWS} rows of {COLUMNS} places"

    @cached_property
    def words(self) -> dict[str, tuple[int, int]]:
        """What a card can carry, as `captured`, `tokens=2`: its field of the cell and its bits."""
        shared = 0
        for bits in self.marks.values():
            shared |= bits
        words = {word: (shared if self.exclusive else bits, bits) for word, bits in self.marks.items()}
        for word, (unit, most) in self.counts.items():
            whole = unit * (2 ** most.bit_length() - 1)
            words |= {f"{word}={count}": (whole, unit * count) for count in range(1, most + 1)}
        return words

    def dump(self, s: State, at: int, cards: CardSet) -> list[list[str]]:
        rows = [at + row * ROW for row in range(ROWS)]
        return [[self.cell_words(s.cells[row + column], cards) for column in range(COLUMNS)] for row in rows]

    def cell_words(self, cell: int, cards: CardSet) -> str:
        """A card and what it carries: `sati`, `sati captured tokens=1`; nothing for an empty place."""
        carried = [word for word, (field, bits) in self.words.items() if cell & field == bits]
        return " ".join([card_word(cell & CARD, cards), *carried])

    def load(self, s: State, at: int, node: Node, cards: CardSet) -> None:
        rows = node.items()
        if [len(row.items()) for row in rows] != [COLUMNS] * ROWS:
            node.problems.append(f"{node.path}: expected {self.expected}")
        for row, places in enumerate(rows[:ROWS]):
            for column, place in enumerate(places.items()[:COLUMNS]):
                s.cells[at + row * ROW + column] = self.read_cell(place, cards)

    def read_cell(self, node: Node, cards: CardSet) -> int:
        id, *carried = node.text().split() or [""]
        card = read_card(node, id, cards)
        cell, said = card, 0
        for word in carried:
            if word not in self.words or self.words[word][0] & said:
                node.wrong(self.carried_by_cards())
                return card
            field, bits = self.words[word]
            said |= field
            cell += bits
        return cell

    def carried_by_cards(self) -> str:
        words = listed([*self.marks, *(f"{word}=1 to {most}" for word, (_, most) in self.counts.items())])
        return f"a card, then {'at most one' if self.exclusive else 'any'} of {words}"

    def show(self, s: State, at: int, cards: CardSet) -> list[list[Struct]]:
        rows = [[s.cells[at + row * ROW + column] for column in range(COLUMNS)] for row in range(ROWS)]
        return [[self.show_card(cell, cards) for cell in row if cell & CARD != NO_CARD] for row in rows]

    def show_card(self, cell: int, cards: CardSet) -> Struct:
        """A card with all that it can carry."""
        carried = [word for word, (field, bits) in self.words.items() if cell & field == bits]
        counted = dict(word.split("=") for word in carried if "=" in word)
        marks = {word: word in carried for word in self.marks}
        counts = {word: int(counted.get(word, 0)) for word in self.counts}
        return named("Standing", {"card": cards.ids[cell & CARD], **marks, **counts})

    def cards_in(self, s: State, at: int) -> Iterator[int]:
        for index in range(ARMY_CELLS):
            card = int(s.cells[at + index] & CARD)
            if card != NO_CARD:
                yield card


@dataclass(frozen=True)
class ArmyCells(AreaCell):
    """A seat's army, and what its cards can carry."""

    start: int = NO_CARD
    marks: Sequence[Mark] = ()
    exclusive: bool = False

    @property
    def size(self) -> int:
        return ARMY_CELLS

    @property
    def constants(self) -> Sequence[Constant]:
        return self.marks

    def area(self) -> Army:
        counts = {mark.called: (mark.value, mark.most) for mark in self.marks if isinstance(mark, Count)}
        marks = {mark.called: mark.value for mark in self.marks if mark.called not in counts}
        return Army(marks, counts, self.exclusive)
