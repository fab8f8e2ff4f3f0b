"""What a table looks like in a terminal, before it is lines or colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec import Struct

import honjin
from honjin.bots.characters import seat_names
from honjin.cli.command import Terminal
from honjin.table.facets import facet
from honjin.table.people import Names, People
from honjin.table.text import Argument, Speaker

V = TypeVar("V", bound=Struct)

FACE_DOWN, COVERED = "▒", "italic #787c99"
SAID_ELSEWHERE = ("game", "seats", "to_move", "decision")  # of a view, when the rest is said of the table


@dataclass(frozen=True)
class Suit:
    """What cards have in common: a symbol and a colour beside the name, so that none is needed alone.

    The title is what stands at the top of a card that is drawn, where there is more room.
    """

    name: str
    symbol: str
    colour: str
    title: str = ""


PLAIN = Suit("", "", "#a9b1d6")  # of cards that have nothing in common


@dataclass(frozen=True)
class Mark:
    """An entry of the legend."""

    symbol: str
    meaning: str
    style: str = ""


@dataclass(frozen=True)
class Cell:
    """A card to look at; `rank` is its level or number, `note` all that is special about it, in words.

    `tokens` and `marks` say the same in symbols of the legend.
    """

    name: str
    suit: Suit
    rank: str = ""
    note: str = ""
    face_down: bool = False
    tokens: str = ""
    marks: str = ""


@dataclass(frozen=True)
class Row:
    """Cards side by side under a name, in as many columns as there are places."""

    name: str
    cells: list[Cell]
    columns: int = 0


@dataclass(frozen=True)
class Line:
    """A line of a panel that is no row of cards: its pieces with their styles, and what it is aloud.

    Without words it only adds a drawing to what the lines around it say.
    """

    pieces: tuple[tuple[str, str], ...]
    words: str = ""


@dataclass(frozen=True)
class Panel:
    """One player's side: a title line, the same for narrow places, lines, and rows, the top row first.

    The details are what a narrow title leaves out, for where there is room.
    """

    title: str
    brief: str
    rows: list[Row] = field(default_factory=list)
    is_active: bool = False
    details: str = ""
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Board:
    """All that lies open, and the hand of the seat that looks; notes are what else holds now.

    There are always as many `piles` and `known` (cards elsewhere that the seat knows), but they can be empty.
    `more` is for those who ask: what anybody may look through, but nobody needs all the time. So is `unseen`,
    where a game counts what is still to come. `tints` have their colours in titles too.
    """

    status: str
    panels: list[Panel]
    hand: Row
    piles: list[Row] = field(default_factory=list)
    suits: tuple[Suit, ...] = ()
    legend: tuple[Mark, ...] = ()
    notes: list[str] = field(default_factory=list)
    known: list[Row] = field(default_factory=list)
    more: list[Row] = field(default_factory=list)
    unseen: list[Row] = field(default_factory=list)
    tints: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Renderer:
    """One look at a table; a game that is more than lists of cards has one of its own, in its board.py."""

    t: honjin.Table
    people: People
    terminal: Terminal

    def board(self) -> Board:
        raise NotImplementedError

    def say(self, key: str, **args: Argument) -> str:
        """In the game's own words, where it has some."""
        return self.speaker.say(key, **args)

    @property
    def speaker(self) -> Speaker:
        return self.terminal.of(self.t.game.package)

    @property
    def lang(self) -> str:
        return self.terminal.lang

    @property
    def seat(self) -> int | None:
        return self.people.reader

    def who(self, p: int) -> dict[str, Argument]:
        return self.people.who(p, self.lang)

    def shown(self, view: type[V]) -> V:
        """What the seat sees, which is of the game's own type."""
        found = self.t.game.show(self.t.observe(self.seat).state, self.t.cards)
        assert isinstance(found, view)
        return found

    def result(self, outcome: honjin.Outcome, sentence: str) -> str:
        """How the game ended, by which rule, and what the seats had."""
        scores = [
            self.say("play-score", score=score, **self.who(p)) for p, score in enumerate(outcome.scores)
        ]
        said = self.say("play-scores", scores=", ".join(scores))
        return self.say("play-result", sentence=sentence, rule=outcome.rule, scores=said)


def yes_no(is_so: bool) -> str:
    """As texts choose between the two."""
    return "yes" if is_so else "no"


class General(Renderer):
    """Any game, from its view alone: numbers and words are said in titles, cards lie in rows."""

    def board(self) -> Board:
        shown = self.t.view(self.seat)
        seats, active = shown["seats"], shown.get("to_move")
        assert isinstance(seats, list)
        table = dict(self.named({name: shown[name] for name in shown if name not in SAID_ELSEWHERE}))
        hand = [] if self.seat is None else self.cells(seats[self.seat].get("hand", []))
        return Board(
            self.facts(table),
            [self.panel(p, seat, p == active) for p, seat in enumerate(seats)],
            Row(self.say("board-hand"), hand),
            [Row(name, self.cells(cards)) for name, cards in table.items() if isinstance(cards, list)],
        )

    def panel(self, p: int, seat: Mapping[str, object], active: bool) -> Panel:
        held = dict(self.named(seat))
        title = f"{self.people.name(p, self.lang)}: {self.facts(held)}"
        rows = {
            name: self.cells(cards)
            for name, cards in held.items()
            if isinstance(cards, list) and (p != self.seat or name != self.label("hand"))
        }
        said = {name: ", ".join(map(plain_cell, cells)) for name, cells in rows.items() if cells}
        lines = [
            Line(((f"{name}: ", COVERED), (cards, "")), f"{name}: {cards}") for name, cards in said.items()
        ]
        return Panel(title, title, is_active=active, lines=lines)

    def named(self, data: Mapping[str, object], of: str = "") -> Iterator[tuple[str, object]]:
        """The fields with their names in words; what lies in a field of several is named after both."""
        for name, value in data.items():
            label = f"{of} {self.label(name)}".strip()
            if isinstance(value, dict):
                yield from self.named(value, label)
            else:
                yield label, value

    def label(self, name: str) -> str:
        words = self.t.game.texts
        key = f"view-{name.replace('_', '-')}"
        return words(self.lang, key) if words.has(self.lang, key) else name.replace("_", " ")

    def facts(self, fields: Mapping[str, object]) -> str:
        """Numbers and words, and how many cards there are; what is not the case is not said."""
        said = []
        for name, value in fields.items():
            if isinstance(value, list):
                said.append(f"{name} {amount(value)}")
            elif value is True:
                said.append(name)
            elif value is not None and value is not False:
                said.append(f"{name} {self.word(value)}")
        return ", ".join(said)

    def word(self, value: object) -> str:
        known = isinstance(value, str) and value in self.t.cards.numbers
        return self.t.cards.name(str(value), self.lang) if known else str(value)

    def cells(self, cards: object) -> list[Cell]:
        """The known cards of a list, or of the rows in it."""
        if isinstance(cards, list):
            return [cell for card in cards for cell in self.cells(card)]
        if isinstance(cards, dict):
            held = dict(cards)
            return [Cell(self.word(held.pop("card", "")), PLAIN, note=self.facts(held))]
        return [] if cards is None else [Cell(self.word(cards), PLAIN)]


def amount(cards: list[object]) -> int:
    """How many there are, in rows or not."""
    return sum(amount(card) if isinstance(card, list) else 1 for card in cards)


GENERAL: type[Renderer] = General


def renderer(t: honjin.Table, people: People, terminal: Terminal) -> Renderer:
    return facet(t.game, "board", GENERAL)(t, people, terminal)


def board(t: honjin.Table, seat: int | None, terminal: Terminal, names: Names = ()) -> Board:
    """The table as the seat sees it; `names` are those of the seats."""
    people = People(t.players, seat, names or seat_names([""] * t.players, {}, terminal.lang))
    return renderer(t, people, terminal).board()


def plain_lines(shown: Board, whole: bool = False) -> list[str]:
    """The board as lines that read well aloud: no drawing, no columns, words for every mark."""
    lines = [shown.status, *shown.notes]
    for panel in shown.panels:
        lines.append(panel.title)
        lines += [f"  {line.words}" for line in panel.lines if line.words]
        lines += [f"  {plain_row(row)}" for row in panel.rows if row.cells]
    piles = [*(shown.more if whole else ()), *shown.piles, *shown.known]
    lines += [plain_row(row) for row in piles if row.cells]
    return [*lines, plain_row(shown.hand)]


def plain_row(row: Row) -> str:
    return f"{row.name}: " + (", ".join(plain_cell(cell) for cell in row.cells) or "-")


def plain_cell(cell: Cell) -> str:
    return f"{cell.name} ({cell.note})" if cell.note else cell.name
