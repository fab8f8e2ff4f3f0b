"""Fields: what the columns of a tensor say, and where an encoder finds it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from honjin.armies.engine.places import COLUMNS, ROWS
from honjin.rl.engine import encoder

ROW_NAMES: Final = ("I", "II", "III")
PLACES: Final = tuple(f"{ROW_NAMES[row]}.{column + 1}" for row in range(ROWS) for column in range(COLUMNS))
MOST: Final = encoder.NUMBER_MOST

Column = tuple[str, int]  # what it says, and the most it can be


@dataclass(frozen=True)
class Names:
    """What fields are as wide as: the cards, the seats, the questions that can be asked."""

    cards: Sequence[str]
    seats: Sequence[str]  # clockwise from the one that looks on
    questions: Sequence[str]


@dataclass(frozen=True)
class Field:
    """Neighbouring columns with one name, read from a cell of the table or of a seat's block."""

    name: str
    at: int
    form: ClassVar[int]

    @property
    def numbers(self) -> tuple[int, int]:
        """What its form asks for besides the cell."""
        return 0, 0

    @property
    def meaning(self) -> str:
        raise NotImplementedError

    def columns(self, names: Names) -> list[Column]:
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Field):
    """One number, less the lowest it can be; what is above the most counts as the most."""

    most: int = MOST
    low: int = 0
    form = encoder.NUMBER

    @property
    def numbers(self) -> tuple[int, int]:
        return self.low, self.most

    @property
    def meaning(self) -> str:
        if self.low == 0:
            return "number"
        return f"number {'+' if self.low < 0 else '-'} {abs(self.low)}"

    def columns(self, names: Names) -> list[Column]:
        return [("", self.most)]


@dataclass(frozen=True)
class Choice(Field):
    """A 1 at one of several words."""

    words: tuple[str, ...] = ()
    form = encoder.CHOICE

    @property
    def numbers(self) -> tuple[int, int]:
        return 0, len(self.words)

    @property
    def meaning(self) -> str:
        return "1 at one of: " + ", ".join(self.words)

    def columns(self, names: Names) -> list[Column]:
        return [(word, 1) for word in self.words]


@dataclass(frozen=True)
class Bits(Field):
    """A 1 at any of several words."""

    words: tuple[str, ...] = ()
    form = encoder.BITS

    @property
    def numbers(self) -> tuple[int, int]:
        return len(self.words), 0

    @property
    def meaning(self) -> str:
        return "1 at any of: " + ", ".join(self.words)

    def columns(self, names: Names) -> list[Column]:
        return [(word, 1) for word in self.words]


@dataclass(frozen=True)
class Seat(Field):
    """A 1 at a seat."""

    form = encoder.SEAT

    @property
    def meaning(self) -> str:
        return "1 at the seat, all 0: nobody"

    def columns(self, names: Names) -> list[Column]:
        return [(seat, 1) for seat in names.seats]


@dataclass(frozen=True)
class OneCard(Field):
    """A 1 at a card."""

    form = encoder.ONE_CARD

    @property
    def meaning(self) -> str:
        return "1 at the card, all 0: none"

    def columns(self, names: Names) -> list[Column]:
        return [(card, 1) for card in names.cards]


@dataclass(frozen=True)
class Place(Field):
    """A 1 at a place of an army."""

    form = encoder.PLACE

    @property
    def meaning(self) -> str:
        return "1 at the place, army by army, all 0: nowhere"

    def columns(self, names: Names) -> list[Column]:
        return [(f"{seat} {place}", 1) for seat in names.seats for place in PLACES]


@dataclass(frozen=True)
class Pile(Field):
    """How many cards lie in a zone, and how many of each that the seat knows there."""

    form = encoder.PILE

    @property
    def meaning(self) -> str:
        return "size, then of each card the copies known there"

    def columns(self, names: Names) -> list[Column]:
        return [("size", MOST), *((card, MOST) for card in names.cards)]


@dataclass(frozen=True)
class AsideCards(Field):
    """The cards of a hand that are set aside, as far as the seat knows them."""

    form = encoder.ASIDE_CARDS

    @property
    def meaning(self) -> str:
        return "of each card the copies set aside in secret"

    def columns(self, names: Names) -> list[Column]:
        return [(card, MOST) for card in names.cards]


@dataclass(frozen=True)
class OnTop(Field):
    """The uppermost cards of a pile, where the seat knows them."""

    depth: int = 3
    form = encoder.ON_TOP

    @property
    def numbers(self) -> tuple[int, int]:
        return self.depth, 0

    @property
    def meaning(self) -> str:
        return "from the top: the card's number + 1, 0: unknown"

    def columns(self, names: Names) -> list[Column]:
        return [(f"card {index + 1}", len(names.cards)) for index in range(self.depth)]


@dataclass(frozen=True)
class Army(Field):
    """What stands where, and how many of each card."""

    held: int = 0  # the bit of a card that is captured or imprisoned
    held_word: str = ""
    token: int = 0  # the unit of the tokens on a card
    form = encoder.ARMY

    @property
    def numbers(self) -> tuple[int, int]:
        return self.held, self.token

    @property
    def meaning(self) -> str:
        tokens = "then its tokens, " if self.token else ""
        return (
            f"by place (I.1 to III.5) the card's number + 1, then 1 if it is {self.held_word}, {tokens}"
            f"then of each card the copies free, then {self.held_word}"
        )

    def columns(self, names: Names) -> list[Column]:
        cards = [(place, len(names.cards)) for place in PLACES]
        held = [(f"{place} {self.held_word}", 1) for place in PLACES]
        tokens = [(f"{place} tokens", encoder.TOKENS) for place in PLACES] if self.token else []
        free = [(card, MOST) for card in names.cards]
        return cards + held + tokens + free + [(f"{card} {self.held_word}", most) for card, most in free]


@dataclass(frozen=True)
class Marked(Field):
    """Which cards of an army carry a mark."""

    mark: int = 0
    word: str = ""
    form = encoder.MARKED

    @property
    def numbers(self) -> tuple[int, int]:
        return self.mark, 0

    @property
    def meaning(self) -> str:
        return f"by place (I.1 to III.5) 1 if {self.word}"

    def columns(self, names: Names) -> list[Column]:
        return [(place, 1) for place in PLACES]


@dataclass(frozen=True)
class Question(Field):
    """Who is asked what; of what waits below the question the tensor says nothing."""

    at: int = 0
    picks_places: bool = False
    form = encoder.QUESTION

    @property
    def numbers(self) -> tuple[int, int]:
        return int(self.picks_places), 0

    @property
    def meaning(self) -> str:
        pick = "the place it is about + 1" if self.picks_places else "pick + 1"
        return f"1 at the seat asked, 1 at the question, 1 at the card it comes from, step, count, {pick}"

    def columns(self, names: Names) -> list[Column]:
        marked = [*names.seats, *names.questions, *(f"from {card}" for card in names.cards)]
        return [(name, 1) for name in marked] + [("step", MOST), ("count", MOST), ("pick", MOST)]


@dataclass(frozen=True)
class Fields:
    """What a tensor holds: fields of the table, then those of a seat, for every seat."""

    table: tuple[Field, ...]
    seat: tuple[Field, ...]
