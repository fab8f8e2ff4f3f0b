"""What a table looks like in a terminal, before it is lines or colours; one renderer a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

import honjin
from honjin.ai.characters import seat_names
from honjin.cli.command import Terminal
from honjin.core.people import Names, People

FACE_DOWN, COVERED = "▒", "italic #787c99"


@dataclass(frozen=True)
class Suit:
    """What cards have in common: a symbol and a colour beside the name, so that none is needed alone.

    The title is what stands at the top of a card that is drawn, where there is more room.
    """

    name: str
    symbol: str
    colour: str
    title: str = ""


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


Renderer = Callable[[Mapping[str, object], People, "honjin.Table", Terminal], Board]


def board(t: honjin.Table, seat: int | None, terminal: Terminal, names: Names = ()) -> Board:
    """The table as the seat sees it; `names` are those of the seats."""
    module = import_module(f"{__name__}.{t.game.name.replace('-', '_')}")
    render: Renderer = module.board
    people = People(t.players, seat, names or seat_names([""] * t.players, {}, terminal.lang))
    return render(t.view(seat), people, t, terminal)


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
