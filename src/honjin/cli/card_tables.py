"""Cards as tables: what is printed on each in columns, its name, and its text below the name."""

import textwrap
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import click

from honjin.cli.columns import GAP, NARROWEST, page_width, wrapped
from honjin.cli.command import Terminal
from honjin.core.cards import CardSet
from honjin.core.game import CardFace
from honjin.games.beside import beside_faces
from honjin.games.gosu_tactics.card import CLANS as GOBLIN_CLANS
from honjin.games.gosu_tactics.card import Card as Goblin
from honjin.games.gosu_tactics.cardset import TacticsCards
from honjin.games.gosu_tactics.state import VALUES
from honjin.games.gosu_tactics.text import trigger_text
from honjin.games.gosu_x import text as x_text
from honjin.games.gosu_x.card import CLAN_NAMES
from honjin.games.gosu_x.card import Card as XCard
from honjin.games.gosu_x.cardset import XCards
from honjin.games.way_of_the_samurai import book
from honjin.games.way_of_the_samurai import text as samurai_text
from honjin.games.way_of_the_samurai.card import (
    GAUGES,
    SYMBOLS,
    Action,
    Adversary,
    Enemy,
    Item,
    Weapon,
    Wound,
)
from honjin.games.way_of_the_samurai.cardset import SamuraiCards

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


def card_tables(cards: CardSet, terminal: Terminal) -> list[CardTable]:
    """The whole set, in the order of its game."""
    if isinstance(cards, TacticsCards):
        return tactics_tables(cards, terminal)
    if isinstance(cards, XCards):
        return x_tables(cards, terminal)
    assert isinstance(cards, SamuraiCards)
    return samurai_tables(cards, terminal)


def heads(terminal: Terminal, *words: str) -> tuple[str, ...]:
    return tuple(BAR if word == BAR else terminal.say(f"cards-head-{word}") for word in words)


def number(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def sentences(said: Iterable[str]) -> str:
    return " ".join(said)


# --- the GOSU games: a table a clan


def tactics_tables(cards: TacticsCards, terminal: Terminal) -> list[CardTable]:
    head = heads(terminal, "level", "value", "mutation", "copies")
    tables = []
    for clan, word in enumerate(GOBLIN_CLANS):
        own = tuple(goblin_entry(card, terminal) for card in cards.cards if card.clan == clan)
        tables.append(CardTable(word.capitalize(), head, own))
    return tables


def goblin_entry(card: Goblin, terminal: Terminal) -> Entry:
    mutation = number(card.mutation)
    if card.zombie:
        mutation = terminal.say("cards-zombie", cost=card.mutation or 0)
    powers = {"arrival": card.on_arrival, "link": card.on_link, "mutation": card.on_mutation}
    said = [line for key, fired in powers.items() for line in trigger_text(key, fired, card, terminal.lang)]
    cells = (str(card.level), str(VALUES[card.level]), mutation, str(card.copies))
    return Entry(card.id, cells, card.label, card.certainty, sentences(said))


def x_tables(cards: XCards, terminal: Terminal) -> list[CardTable]:
    head = heads(terminal, "level", "value", "shift", "icons", "copies")
    tables = []
    for clan, name in enumerate(CLAN_NAMES):
        own = tuple(x_entry(card, terminal) for card in cards.cards if card.clan == clan)
        tables.append(CardTable(name, head, own))
    tiles = tuple(beside_entry(face) for face in beside_faces(cards, terminal.lang))
    return [*tables, CardTable(terminal.say("cards-tiles"), (), tiles)]


def x_entry(card: XCard, terminal: Terminal) -> Entry:
    cells = (
        LEVELS[card.level],
        str(card.value),
        number(card.shift),
        number(card.icons or None),
        str(card.count),
    )
    # What stands in the columns is not said again.
    text = x_text.card_text(replace(card, icons=0), terminal.lang)
    return Entry(card.id, cells, card.name, card.certainty, text)


def beside_entry(face: CardFace) -> Entry:
    return Entry(face.id, (), face.name, face.certainty, face.text)


# --- Way of the Samurai: a table a deck, and one for each kind of thing


def samurai_tables(cards: SamuraiCards, terminal: Terminal) -> list[CardTable]:
    box, lang = cards.box, terminal.lang
    actions = [card for card in box.cards if isinstance(card, Action)]
    adversaries = [card for card in box.cards if isinstance(card, Adversary)]
    wounds = [card for card in box.cards if isinstance(card, Wound)]
    signs = heads(terminal, "symbol", "force", "technique", "guard", "copies")
    besides = beside_faces(cards, lang)

    def title(key: str) -> str:
        return terminal.say(f"cards-title-{key}")

    def action_table(key: str, special: bool) -> CardTable:
        own = tuple(action_entry(card, lang) for card in actions if card.special == special)
        return CardTable(title(key), signs, own)

    def besides_table(key: str, own: Callable[[CardFace], Entry], *head: str) -> CardTable:
        return CardTable(title(key), heads(terminal, *head), tuple(own(f) for f in besides if f.clan == key))

    weapons = {f"weapon-{weapon.id}": weapon for weapon in box.weapons}
    enemies = {f"enemy-{enemy.id}": enemy for enemy in box.enemies}
    return [
        action_table("action", special=False),
        action_table("special", special=True),
        CardTable(
            title("adversary"),
            heads(
                terminal, "force", "technique", "life", "ki", BAR, "guard", "life", "ki", "wound", "copies"
            ),
            tuple(adversary_entry(card, terminal) for card in adversaries),
            terminal.say("cards-about-adversary"),
        ),
        CardTable(
            title("wound"),
            heads(terminal, "life", "ki", BAR, "life", "ki", "copies"),
            tuple(wound_entry(card, lang) for card in wounds),
            terminal.say("cards-about-wound"),
        ),
        besides_table(
            "weapon", lambda f: weapon_entry(f, weapons[f.id], lang), "die", "ki", "ki-max", "guard-max"
        ),
        besides_table("enemy", lambda f: enemy_entry(f, enemies.get(f.id), cards, lang), "life", "ki"),
        *(besides_table(key, beside_entry) for key in ("location", "climate", "campaign", "events")),
    ]


def item_entry(item: Item, lang: str, cells: Sequence[str], text: str = "") -> Entry:
    return Entry(item.id, tuple(cells), item.label(lang), item.certainty, text)


def action_entry(card: Action, lang: str) -> Entry:
    lines = dict(card.lines)
    gauges = [f"{lines[gauge]:+d}" if gauge in lines else NOTHING for gauge in GAUGES.values()]
    if samurai_text.is_joker(card):
        symbol, text = samurai_text.SHAPES, samurai_text.TEXTS(lang, "joker")
    else:
        at, text = card.symbol or 0, ""
        symbol = samurai_text.TEXTS(lang, f"symbol-{SYMBOLS[at]}")
    return item_entry(card, lang, (symbol, *gauges, str(card.copies)), text)


def adversary_entry(card: Adversary, terminal: Terminal) -> Entry:
    lang, copies = terminal.lang, str(card.copies)
    if card.hard:
        cells = (*[NOTHING] * 4, BAR, *[NOTHING] * 4, copies)
        return item_entry(card, lang, cells, samurai_text.card_text(card, lang))
    asked = [
        NOTHING if level is None or level < book.LOWEST else str(level)
        for level in (card.force, card.technique)
    ]
    ki = terminal.say("cards-or", number=card.ki) if card.either else number(card.ki or None)
    life = str(card.life) if card.either else number(card.life or None)
    hit = [number(card.hit_life or None), number(card.hit_ki or None), LEVELS[card.wound] or NOTHING]
    if card.guard <= book.LOWEST:
        return item_entry(card, lang, (*asked, life, ki, BAR, *[NOTHING] * 4, copies))
    return item_entry(card, lang, (*asked, life, ki, BAR, str(card.guard), *hit, copies))


def wound_entry(card: Wound, lang: str) -> Entry:
    halves = (
        *(number(lost or None) for lost in card.light),
        BAR,
        *(number(lost or None) for lost in card.grave),
    )
    text = samurai_text.card_text(card, lang) if card.fatal else ""
    return item_entry(card, lang, (*halves, str(card.copies)), text)


def weapon_entry(face: CardFace, weapon: Weapon, lang: str) -> Entry:
    cells = (weapon.die, weapon.ki, weapon.ki_max, weapon.guard_max)
    usual = samurai_text.PLAIN
    rest = replace(weapon, die=usual.die, ki=usual.ki, ki_max=usual.ki_max, guard_max=usual.guard_max)
    text = sentences(samurai_text.weapon_sentences(rest, lang))
    return Entry(face.id, tuple(map(str, cells)), face.name, face.certainty, text)


def enemy_entry(face: CardFace, enemy: Enemy | None, cards: SamuraiCards, lang: str) -> Entry:
    """The Clan has its strength from the die (WS-E5)."""
    if enemy is None:
        return Entry(face.id, (NOTHING, NOTHING), face.name, face.certainty, face.text)
    text = sentences(samurai_text.enemy_sentences(enemy, lang, cards.box)[1:])
    return Entry(face.id, (str(enemy.life), str(enemy.ki)), face.name, face.certainty, text)


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
