"""The box of Way of the Samurai as tables: one a deck, and one for each kind of thing."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from honjin.cli.card_tables import (
    BAR,
    LEVELS,
    NOTHING,
    CardTable,
    Entry,
    GameTables,
    heads,
    item_entry,
    number,
    sentences,
)
from honjin.cli.command import Terminal
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
from honjin.games.way_of_the_samurai.engine import book
from honjin.games.way_of_the_samurai.text import (
    PLAIN,
    SHAPES,
    TEXTS,
    card_text,
    enemy_sentences,
    is_joker,
    weapon_sentences,
)
from honjin.table.card_set import CardSet
from honjin.table.game import CardFace, Game


def tables(game: Game, cards: CardSet, terminal: Terminal) -> list[CardTable]:
    assert isinstance(cards, SamuraiCards)
    box, lang = cards.box, terminal.lang
    actions = [card for card in box.cards if isinstance(card, Action)]
    adversaries = [card for card in box.cards if isinstance(card, Adversary)]
    wounds = [card for card in box.cards if isinstance(card, Wound)]
    signs = heads(terminal, "symbol", "force", "technique", "guard", "copies")
    besides = game.items(cards, lang)

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
        *(besides_table(key, item_entry) for key in ("location", "climate", "campaign", "events")),
    ]


def thing_entry(item: Item, lang: str, cells: Sequence[str], text: str = "") -> Entry:
    return Entry(item.id, tuple(cells), item.label(lang), item.certainty, text)


def action_entry(card: Action, lang: str) -> Entry:
    lines = dict(card.lines)
    gauges = [f"{lines[gauge]:+d}" if gauge in lines else NOTHING for gauge in GAUGES.values()]
    if is_joker(card):
        symbol, text = SHAPES, TEXTS(lang, "joker")
    else:
        at, text = card.symbol or 0, ""
        symbol = TEXTS(lang, f"symbol-{SYMBOLS[at]}")
    return thing_entry(card, lang, (symbol, *gauges, str(card.copies)), text)


def adversary_entry(card: Adversary, terminal: Terminal) -> Entry:
    lang, copies = terminal.lang, str(card.copies)
    if card.hard:
        cells = (*[NOTHING] * 4, BAR, *[NOTHING] * 4, copies)
        return thing_entry(card, lang, cells, card_text(card, lang))
    asked = [
        NOTHING if level is None or level < book.LOWEST else str(level)
        for level in (card.force, card.technique)
    ]
    ki = terminal.say("cards-or", number=card.ki) if card.either else number(card.ki or None)
    life = str(card.life) if card.either else number(card.life or None)
    hit = [number(card.hit_life or None), number(card.hit_ki or None), LEVELS[card.wound] or NOTHING]
    if card.guard <= book.LOWEST:
        return thing_entry(card, lang, (*asked, life, ki, BAR, *[NOTHING] * 4, copies))
    return thing_entry(card, lang, (*asked, life, ki, BAR, str(card.guard), *hit, copies))


def wound_entry(card: Wound, lang: str) -> Entry:
    halves = (
        *(number(lost or None) for lost in card.light),
        BAR,
        *(number(lost or None) for lost in card.grave),
    )
    text = card_text(card, lang) if card.fatal else ""
    return thing_entry(card, lang, (*halves, str(card.copies)), text)


def weapon_entry(face: CardFace, weapon: Weapon, lang: str) -> Entry:
    cells = (weapon.die, weapon.ki, weapon.ki_max, weapon.guard_max)
    usual = PLAIN
    rest = replace(weapon, die=usual.die, ki=usual.ki, ki_max=usual.ki_max, guard_max=usual.guard_max)
    text = sentences(weapon_sentences(rest, lang))
    return Entry(face.id, tuple(map(str, cells)), face.name, face.certainty, text)


def enemy_entry(face: CardFace, enemy: Enemy | None, cards: SamuraiCards, lang: str) -> Entry:
    """The Clan has its strength from the die (WS-E5)."""
    if enemy is None:
        return Entry(face.id, (NOTHING, NOTHING), face.name, face.certainty, face.text)
    text = sentences(enemy_sentences(enemy, lang, cards.box)[1:])
    return Entry(face.id, (str(enemy.life), str(enemy.ki)), face.name, face.certainty, text)


CARD_TABLES: Final = GameTables(tables)
