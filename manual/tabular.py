"""Tables and lists in Markdown."""

from collections.abc import Iterable, Sequence


def code(word: object) -> str:
    return f"`{word}`"


def listed(words: Iterable[str]) -> str:
    return ", ".join(map(code, words))


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Lines of a table, a blank one before and after."""
    lines = ["", row(head), row(["---"] * len(head))]
    return [*lines, *map(row, rows), ""]


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|').replace(chr(10), ' ') for cell in cells)} |"
