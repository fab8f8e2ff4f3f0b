"""Faces: cards and armies as the screen draws them, framed where there is room and on lines where not."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel as Frame
from rich.table import Table as Lines
from rich.text import Text

from honjin.cli.screen.board import COVERED, FACE_DOWN, Cell, Panel, Row

GOLD, FAINT, EDGE, EMPTY = "#e0af68", "#565f89", "#3b4261", "#292e42"


class Face:
    """A card on one line: symbol, name, level or what lies on it; a long name is cut, nothing else."""

    def __init__(self, cell: Cell, with_rank: bool = False) -> None:
        self.cell = cell
        self.rank = cell.rank if with_rank else ""
        self.symbol = FACE_DOWN if cell.face_down else cell.suit.symbol
        self.ends = [part for part in (cell.tokens, cell.marks, self.rank) if part]
        self.width = len(self.symbol) + 1 + len(cell.name) + sum(1 + len(part) for part in self.ends)

    def text(self, width: int) -> Text:
        over = self.width - width
        name = self.cell.name if over <= 0 else self.cell.name[: -over - 1].rstrip() + "…"
        shown = Text(f"{self.symbol} {name}", COVERED if self.cell.face_down else self.cell.suit.colour)
        for part in self.ends:
            shown.append(f" {part}", FAINT if part is self.rank else GOLD)
        return shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.text(options.max_width)


def card(cell: Cell) -> Frame:
    """A card drawn as one: the suit in its upper corner, what lies on it and its level in the lower one."""
    colour = FAINT if cell.face_down else cell.suit.colour
    title = FACE_DOWN * 3 if cell.face_down else cell.suit.title or cell.suit.symbol
    corner = Text(" ").join(
        Text(part, style)
        for part, style in (
            (cell.tokens, f"bold {GOLD}"),
            (cell.marks, GOLD),
            ("" if cell.face_down else cell.rank, ""),
        )
        if part
    )
    return Frame(
        Text(cell.name, COVERED if cell.face_down else colour, no_wrap=True, overflow="ellipsis"),
        title=title,
        title_align="left",
        subtitle=corner or None,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=colour,
        padding=0,
    )


def place(cell: Cell | None, roomy: bool) -> RenderableType:
    """A place of an army with its card, or faintly empty."""
    if cell is None:
        return Frame("", box=box.ROUNDED, border_style=EMPTY, padding=0) if roomy else Text("·", EDGE)
    return card(cell) if roomy else Face(cell)


def army(panel: Panel, roomy: bool, dense: bool, detailed: bool) -> RenderableType:
    """Details, lines and rows of places; when dense, without the empty rows above the army."""
    parts: list[RenderableType] = [Text.assemble(*line.pieces) for line in panel.lines]
    if detailed and (panel.details or panel.rows):
        parts.insert(0, Text(panel.details, FAINT, no_wrap=True, overflow="ellipsis"))
    return Group(*parts, *([places(panel, roomy, dense)] if panel.rows else []))


def places(panel: Panel, roomy: bool, dense: bool) -> Lines:
    grid = Lines.grid(expand=True, padding=0 if roomy else (0, 1))
    grid.add_column(justify="right", width=3, vertical="middle")
    for _ in range(max((row.columns for row in panel.rows), default=1)):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for row in panel.rows:
        if row.cells or not dense or row is panel.rows[-1]:
            cells = [*row.cells, *[None] * (row.columns - len(row.cells))]
            grid.add_row(Text(row.name, FAINT), *(place(cell, roomy) for cell in cells))
    return grid


class Spread:
    """Cards beside each other, as many to a line as fit; drawn as cards or named on lines."""

    def __init__(self, row: Row, across: int, drawn: bool = False) -> None:
        self.row, self.drawn = row, drawn
        self.gap = 1 if drawn else 2
        self.faces = [Face(cell, True) for cell in row.cells]
        widths = [drawn_width(cell) if drawn else Face(cell, True).width for cell in row.cells]
        self.width = max(widths, default=1)
        self.columns = max((across + self.gap) // (self.width + self.gap), 1)
        self.lines = max(-(-len(row.cells) // self.columns), 1)
        self.flow = [] if drawn else flowing(widths, across, self.gap)
        if len(self.flow) < self.lines and self.flow:  # columns would waste lines
            self.lines = len(self.flow)
        else:
            self.flow = []

    @property
    def height(self) -> int:
        return self.lines * (3 if self.drawn and self.row.cells else 1)

    def render(self) -> RenderableType:
        if not self.row.cells:
            return Text("–", FAINT)
        if self.flow:
            lines = [[self.faces[at].text(self.faces[at].width) for at in line] for line in self.flow]
            return Text("\n").join(Text(" " * self.gap).join(line) for line in lines)
        grid = Lines.grid(padding=(0, self.gap, 0, 0))
        for _ in range(self.columns):
            grid.add_column(width=self.width, no_wrap=True)
        shown = [card(cell) for cell in self.row.cells] if self.drawn else self.faces
        for at in range(0, len(shown), self.columns):
            grid.add_row(*shown[at : at + self.columns])
        return grid


def drawn_width(cell: Cell) -> int:
    return max(len(cell.name) + 2, len(cell.suit.title) + 6, len(cell.rank) + 6)


def flowing(widths: Sequence[int], across: int, gap: int) -> list[list[int]]:
    """What goes on which line, if each line takes as many as fit."""
    lines: list[list[int]] = []
    left = 0
    for at, width in enumerate(widths):
        if lines and width + gap <= left:
            lines[-1].append(at)
            left -= width + gap
        else:
            lines.append([at])
            left = across - width
    return lines
