"""The lists that a game declares once: its cells, facts, conditions and options.

The engine reads them as plain constants, which the compiler folds: `python -m tools.constants` writes those
modules (layout, facts, conditions and options of its engine), and a test says when they are old.
A game that is not compiled can ask the lists themselves: `CELLS["ROUND"]`, `LISTS.option("PLAY")`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final

from honjin.engine import machine
from honjin.engine.machine import NO_CARD
from honjin.table.layout import Area, Block, Layout

KIND: Final = 0x10000  # an option is a kind and up to two details
KIND_MASK: Final = 0xFF0000  # the bits of an option that say its kind
DETAIL: Final = 0x100  # the second detail is in the lowest digits, the first one above it


def hyphened(name: str) -> str:
    """A constant's name as texts and files write it."""
    return name.lower().replace("_", "-")


@dataclass(frozen=True)
class Fact:
    """A kind of thing that can happen, and its second detail: a number, card, place, word, or a name."""

    name: str
    other: str = ""

    @property
    def word(self) -> str:
        return hyphened(self.name)


@dataclass(frozen=True)
class Word:
    """A word that facts tell, and the constant that the engine has for it."""

    word: str
    name: str


@dataclass(frozen=True)
class Condition:
    """A condition that a choice can fail, its rule, and the key of its refusal if another has it too."""

    name: str
    rule: str
    shared: str = ""

    @property
    def key(self) -> str:
        return self.shared or hyphened(self.name)


@dataclass(frozen=True)
class Option:
    """A kind of option and how it is written, a hole for each detail: `mutate {place} {card}`."""

    name: str
    notation: str


# --- cells


@dataclass(frozen=True)
class Constant:
    """A number that the engine knows by name, and what it means."""

    name: str
    value: int
    about: str = ""


@dataclass(frozen=True)
class Cell:
    """Cells under one name: what they hold, their word in dumps if another, what is in them at first."""

    name: str
    about: str = ""
    word: str = ""
    start: int = 0

    @property
    def size(self) -> int:
        return 1

    @property
    def called(self) -> str:
        return self.word or self.name.lower()

    @property
    def constants(self) -> Sequence[Constant]:
        """What the engine must know besides where the cells lie."""
        return ()

    @property
    def starts(self) -> tuple[int, ...]:
        return (self.start,) * self.size


@dataclass(frozen=True)
class Number(Cell):
    """A number, or one for each of these words."""

    words: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.words) or 1

    def places(self, at: int) -> dict[str, int]:
        return {word: at + index for index, word in enumerate(self.words or (self.called,))}


@dataclass(frozen=True)
class Derived(Cell):
    """Numbers that follow from others: dumps and hashes leave them out, `Game.complete` counts them again."""

    cells: int = 1

    @property
    def size(self) -> int:
        return self.cells


@dataclass(frozen=True)
class Card(Cell):
    """A card that lies there, or NO_CARD."""

    start: int = NO_CARD


@dataclass(frozen=True)
class NamedCards(Cell):
    """Cards that are spoken of and lie elsewhere, or NO_CARD."""

    start: int = NO_CARD
    cells: int = 1

    @property
    def size(self) -> int:
        return self.cells

    def places(self, at: int) -> dict[str, int]:
        return {f"{self.called}_{index}": at + index for index in range(self.cells)}


@dataclass(frozen=True)
class Zone(Cell):
    """A pile or a hand: its size, then that many slots of the most that it can hold.

    A seat knows its own zones without an order; of others it knows what the slots say.
    """

    most: int | Constant = 0
    ordered: bool = False  # a pile of which some know the top and others do not

    @property
    def room(self) -> int:
        return self.most if isinstance(self.most, int) else self.most.value

    @property
    def size(self) -> int:
        return 1 + self.room


@dataclass(frozen=True)
class AreaCell(Cell):
    """Cells with a form of their own in dumps."""

    def area(self) -> Area:
        raise NotImplementedError


@dataclass(frozen=True)
class Cells:
    """All cells of a game: those of the table, and those of one seat, from SEATS + seat * SEAT_CELLS on."""

    table: Sequence[Cell]
    seat: Sequence[Cell]
    constants: Sequence[Constant] = ()

    @cached_property
    def named(self) -> dict[str, Constant]:
        """Every constant by its name, in the order of the module that the engine has for them."""
        seats = machine.GAME_CELLS + sum(cell.size for cell in self.table)
        block = Constant("SEAT_CELLS", sum(cell.size for cell in self.seat))
        cells = [*self.table, *self.seat]
        listed = [
            *self.constants,
            *placed(self.table, machine.GAME_CELLS),
            Constant("SEATS", seats),
            *placed(self.seat, 0),
            block,
            *(constant for cell in cells for constant in cell.constants),
        ]
        names = [constant.name for constant in listed]
        assert len(set(names)) == len(names), [name for name in names if names.count(name) > 1]
        return {constant.name: constant for constant in listed}

    def __getitem__(self, name: str) -> int:
        return self.named[name].value

    @cached_property
    def layout(self) -> Layout:
        table, seat = block_of(self.table, machine.GAME_CELLS), block_of(self.seat, 0)
        return Layout(table, seat, self["SEATS"], self["SEAT_CELLS"])


def placed(cells: Sequence[Cell], first: int) -> Iterator[Constant]:
    """Where each of these cells lies."""
    for cell, at in zip(cells, offsets(cells, first), strict=True):
        yield Constant(cell.name, at, cell.about)


def offsets(cells: Sequence[Cell], first: int) -> list[int]:
    return list(accumulate((cell.size for cell in cells), initial=first))[:-1]


def block_of(cells: Sequence[Cell], first: int) -> Block:
    at = list(zip(cells, offsets(cells, first), strict=True))
    numbers = [cell.places(place) for cell, place in at if isinstance(cell, Number)]
    names = [cell.places(place) for cell, place in at if isinstance(cell, NamedCards)]
    return Block(
        numbers={word: place for words in numbers for word, place in words.items()},
        cards={cell.called: place for cell, place in at if isinstance(cell, Card)},
        zones={cell.called: (place, cell.room) for cell, place in at if isinstance(cell, Zone)},
        ordered=tuple(place for cell, place in at if isinstance(cell, Zone) and cell.ordered),
        names={word: place for words in names for word, place in words.items()},
        areas={cell.called: (place, cell.area()) for cell, place in at if isinstance(cell, AreaCell)},
        starts=tuple(start for cell in cells for start in cell.starts),
    )


# --- all of them


@dataclass(frozen=True)
class Lists:
    """What a game declares."""

    cells: Cells
    options: Sequence[Option]
    conditions: Sequence[Condition] = ()  # by bit, from the second on; the first is `another question`
    facts: Sequence[Fact] = ()
    words: Sequence[str | Word] = ()  # that facts tell

    def option(self, name: str) -> int:
        """The number of a kind of option, to which the details are added."""
        return KIND * [option.name for option in self.options].index(name)

    def condition(self, name: str) -> int:
        """The bit of a condition."""
        return 2 << [condition.name for condition in self.conditions].index(name)

    def fact(self, name: str) -> int:
        """The number of a kind of fact."""
        return [fact.name for fact in self.facts].index(name)

    @cached_property
    def patterns(self) -> tuple[str, ...]:
        """How each kind of option is written."""
        return tuple(option.notation for option in self.options)

    @cached_property
    def fact_words(self) -> tuple[str, ...]:
        return tuple(word if isinstance(word, str) else word.word for word in self.words)
