"""Cards as tables: what is printed on each in columns, its name, and its text below the name."""

import textwrap
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

import click

from honjin.cli.columns import GAP, NARROWEST, page_width, wrapped
from honjin.cli.command import Terminal
from honjin.table.about import clan_title
from honjin.table.card_set import CardSet
from honjin.table.facets import facet
from honjin.table.game import CardFace, Game

NOTHING = "-"
NO_BREAK = "\N{NO-BREAK SPACE}"  # between an id and its mark
BAR = "|"  # between the halves of a card
LEVELS = ("", "I", "II", "III")
MARKS = {"confirmed": "=", "transcribed": "~", "reconstructed": "?"}


@dataclass(frozen=True)
class Entry:
    """One card: what stands in the columns, its id, name and certainty, and what it does."""

    id: str
    cells: tuple[str, ...]
    name: str
    certainty: str
    text: str = ""


@dataclass(frozen=True)
class CardTable:
    """Cards that have the same things printed on them; `about` explains the columns where words do not."""

    title: str
    head: tuple[str, ...]
    entries: tuple[Entry, ...]
    about: str = ""


def heads(terminal: Terminal, *words: str) -> tuple[str, ...]:
    return tuple(BAR if word == BAR else terminal.say(f"cards-head-{word}") for word in words)


def number(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def sentences(said: Iterable[str]) -> str:
    return " ".join(said)


# --- tables of any game


def general_tables(game: Game, cards: CardSet, terminal: Terminal) -> list[CardTable]:
    """A table a clan or deck, then one for each kind of thing that lies beside the cards."""
    faces = [game.card_face(id, terminal.lang, cards) for id in cards.ids]
    words = ("level", "copies") if any(face.level for face in faces) else ("copies",)
    tables = []
    for clan in dict.fromkeys(face.clan for face in faces):
        own = tuple(face_entry(face, words) for face in faces if face.clan == clan)
        tables.append(CardTable(clan_title(game, clan, terminal.lang), heads(terminal, *words), own))
    for kind, items in groupby(game.items(cards, terminal.lang), lambda face: face.id.partition("-")[0]):
        tables.append(CardTable(clan_title(game, kind, terminal.lang), (), tuple(map(item_entry, items))))
    return tables


def face_entry(face: CardFace, words: Sequence[str]) -> Entry:
    return Entry(
        face.id, tuple(str(getattr(face, word)) for word in words), face.name, face.certainty, face.text
    )


def item_entry(face: CardFace) -> Entry:
    return Entry(face.id, (), face.name, face.certainty, face.text)


@dataclass(frozen=True)
class GameTables:
    """The cards of one game in tables: its facet `card_tables.py`, or these."""

    tables: Callable[[Game, CardSet, Terminal], list[CardTable]] = general_tables


GENERAL: Final = GameTables()


def card_tables(game: Game, cards: CardSet, terminal: Terminal) -> list[CardTable]:
    """The whole set, in the order of its game, with the game's own words."""
    return facet(game, "card_tables", GENERAL).tables(game, cards, terminal.of(game.package))


# --- as lines


def table_lines(
    tables: Sequence[CardTable], ids: Collection[str], certain: Callable[[str], str], terminal: Terminal
) -> list[str]:
    """The cards with these ids; how certain they are is marked on each, or said once of all."""
    shown = [replace(table, entries=tuple(e for e in table.entries if e.id in ids)) for table in tables]
    found = {entry.certainty for table in shown for entry in table.entries}
    lines: list[str] = []
    for table in shown:
        if table.entries:
            lines += [*one_table(table, MARKS if len(found) > 1 else {}, terminal), ""]
    if len(found) == 1:
        return [*lines, terminal.say("cards-all-certain", certainty=certain(found.pop()))]
    legend = [f"{mark} {certain(word)}" for word, mark in MARKS.items() if word in found]
    return [*lines, *wrapped(terminal.say("cards-certain", certainties=", ".join(legend)))]


def one_table(table: CardTable, marks: Mapping[str, str], terminal: Terminal) -> list[str]:
    rows = [table.head, *(entry.cells for entry in table.entries)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.head))]
    left = sum(widths) + len(GAP) * len(widths)
    lines = [click.style(table.title, bold=True), *(wrapped(table.about) if table.about else [])]
    if table.head:
        lines.append(click.style(beside(table.head, widths, terminal.say("cards-head-card")), dim=True))
    for entry in table.entries:
        mark = f"{NO_BREAK}{marks[entry.certainty]}" if entry.certainty in marks else ""
        named = in_column(f"{entry.name} [{entry.id}]{mark}", " " * left)
        lines += [beside(entry.cells, widths, named[0].lstrip()), *named[1:]]
        lines += in_column(entry.text, " " * left if table.head else GAP)
    return lines


def beside(cells: Sequence[str], widths: Sequence[int], last: str) -> str:
    """Cells in their columns, and what comes last."""
    return GAP.join([*(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)), last])


def in_column(text: str, indent: str) -> list[str]:
    """A text in the last column."""
    room = max(page_width(), len(indent) + NARROWEST)
    return textwrap.wrap(
        text,
        room,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
