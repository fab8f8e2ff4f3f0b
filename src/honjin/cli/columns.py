"""Columns of plain text."""

import textwrap
from collections.abc import Sequence
from shutil import get_terminal_size

GAP = "  "
NARROWEST = 30  # what is left for the last column, however wide the others are


def page_width() -> int:
    """As wide as the terminal, but no wider than one reads with ease."""
    return min(get_terminal_size((100, 24)).columns, 120)


def widths_of(lines: Sequence[Sequence[str]]) -> list[int]:
    """Of all columns but the last."""
    return [max(len(line[at]) for line in lines) for at in range(len(lines[0]) - 1)]


def wrapped(text: str, indent: str = "") -> list[str]:
    """Lines of a text, with names kept whole."""
    width = max(page_width(), NARROWEST)
    paragraph = textwrap.TextWrapper(width, indent, indent, break_long_words=False, break_on_hyphens=False)
    return paragraph.wrap(text)


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows under their headings, each column as wide as it needs; the last one is wrapped."""
    lines = [head, *rows]
    widths = widths_of(lines)
    left = sum(widths) + len(GAP) * len(widths)
    room = max(page_width() - left, NARROWEST)
    shown = []
    for line in lines:
        first, *more = textwrap.wrap(line[-1], room, break_on_hyphens=False) or [""]
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=False)]
        shown.append(GAP.join([*cells, first]).rstrip())
        shown += [" " * left + rest for rest in more]
    return shown
