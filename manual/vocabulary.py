"""Pages of the words that card files are written in, from the tables that read them."""

import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from honjin.engine.machine import Effect
from honjin.games.gosu_tactics import cardset as tactics
from honjin.games.gosu_tactics.card import SIDES
from honjin.games.gosu_x import cardset as x
from honjin.games.gosu_x.card import ABILITIES, KEYWORDS, REACTIONS, TRIGGERS, Card
from honjin.games.gosu_x.engine.book import TILE_ABILITIES
from honjin.games.gosu_x.engine.verbs.amount import AMOUNT_WORDS as AMOUNTS
from honjin.games.gosu_x.text import card_text, steps_of
from honjin.games.gosu_x.vocabulary import VERBS, Count, Deeds, Levels, Steps
from honjin.games.way_of_the_samurai import card as samurai
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import FIELDS, ITEM_LISTS
from honjin.games.way_of_the_samurai.text import item_text
from honjin.table.card_set import HOLE
from honjin.table.fields import Field, Flag, Number, Word, Words
from honjin.table.text import LANGUAGES, Texts
from manual.rulebook import book_name
from manual.staging import cite_rules
from manual.tabular import code, listed, table

HEAD: Final = """# Card words: {name}

*Written from the code that reads card files.* How to write one: [Adding or correcting a card](../{link}).
"""
GUIDES: Final = {
    "gosu-x": "adding-a-card.md#gosu-x",
    "gosu-tactics": "adding-a-card.md",
    "way-of-the-samurai": "adding-a-card.md#way-of-the-samurai",
}
EXAMPLE: Final = re.compile(r"(\{.+\}|\[.+\])")
NAMED: Final = 6  # cards that a verb names
TEXTS: Final = Texts("honjin.games.gosu_x")


def pages() -> Iterator[tuple[str, str]]:
    for game, lines in (
        ("gosu-x", gosu_x()),
        ("gosu-tactics", gosu_tactics()),
        ("way-of-the-samurai", way_of_the_samurai()),
    ):
        page = f"cards/{game}.md"
        head = HEAD.format(name=book_name(game, "en"), link=GUIDES[game])
        yield page, cite_rules("\n".join([head, *lines]) + "\n", page)


# --- GOSU X


def gosu_x() -> Iterator[str]:
    yield from (
        "## Verbs",
        "",
        "An effect is a verb, or a table with the verb under `do` and its fields.",
        "",
        f"An *amount* is a number or one of {listed(AMOUNTS)}.",
    )
    for word, verb in VERBS.items():
        yield from ("", f"### {word} {{ #verb-{word} }}", "", told(verb.kind))
        yield from field_table(verb.fields)
        yield from on_cards([card for card in x.STANDARD.cards if word in verbs_on(card)])
    yield from ("", "## Keywords", *words_in_both(KEYWORDS, "keyword"))
    yield from ("", "## Abilities", "", "An ability is asked for whenever it matters (GX-E11).")
    on_tile = [word for word, bit in ABILITIES.items() if bit & TILE_ABILITIES]
    yield from (*words_in_both(ABILITIES, "ability"), f"On a tile can be: {listed(on_tile)}.")
    yield from ("", "## Triggers", *words_in_both(TRIGGERS, "trigger"))
    yield from ("## Reactions", *words_in_both(REACTIONS, "reaction"))


def told(kind: type) -> str:
    """Its docstring; what a dataclass says of itself when nobody wrote one is none."""
    said = inspect.getdoc(kind) or ""
    return "" if said.startswith(f"{kind.__name__}(") else said


def verbs_on(card: Card) -> set[str]:
    return {effect.word for effect in within([*card.entry, *card.triggered])}


def within(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The effects and the steps inside them."""
    for effect in effects:
        yield effect
        yield from within(steps_of(effect))


def on_cards(cards: Sequence[Card]) -> list[str]:
    """Which official cards use a word, and how the shortest of them reads."""
    if not cards:
        return ["", "On no official card."]
    more = f" and {len(cards) - NAMED} more" if len(cards) > NAMED else ""
    short = min(cards, key=lambda card: len(card_text(card, "en")))
    names = ", ".join(card.name for card in cards[:NAMED])
    said = [f"> **{short.name}** ({lang}): {card_text(short, lang)}" for lang in LANGUAGES]
    return ["", f"On {names}{more}.", "", *"\n>\n".join(said).split("\n")]


def words_in_both(words: Iterable[str], key: str) -> list[str]:
    """What a card says for each word, in both languages."""
    return table(
        ("Word", *LANGUAGES),
        [
            [
                code(word),
                *(TEXTS(lang, f"{key}-{word}", {"effect": HOLE}).replace(HOLE, "…") for lang in LANGUAGES),
            ]
            for word in words
        ],
    )


# --- GOSU Tactics


def gosu_tactics() -> Iterator[str]:
    texts = Texts("honjin.games.gosu_tactics")
    yield "## Powers"
    rows = []
    for word in tactics.POWERS:
        for form in ("", "-max"):
            said = [texts(lang, f"power-{word}{form}", {"clan": "CLAN"}) for lang in LANGUAGES]
            rows.append([code(word) + (", `max = true`" if form else ""), *said])
    yield from table(("Power", *LANGUAGES), rows)
    yield from ("## Triggers", "", "The lists of a card that hold powers, and what stands before them.")
    fires = [
        [texts(lang, f"trigger-{key}", {"powers": "…", "sides": "…"}) for lang in LANGUAGES]
        for key in ("arrival", "link", "mutation")
    ]
    lists = ("arrival", "link", "on_mutation")
    yield from table(
        ("List", *LANGUAGES), [[code(name), *said] for name, said in zip(lists, fires, strict=True)]
    )
    sides = [[code(side), *(texts(lang, f"side-{side}") for lang in LANGUAGES)] for side in SIDES]
    yield from ("## Sides of a link", *table(("Side", *LANGUAGES), sides))


# --- Way of the Samurai


def way_of_the_samurai() -> Iterator[str]:
    yield from (
        "A file has these lists, each of tables with the fields below: " + listed(ITEM_LISTS) + ".",
        "",
    )
    for kind, fields in FIELDS.items():
        yield from (f"## {kind.__name__}", "", told(kind))
        yield from field_table(fields)
    for title, traits, items in (
        ("Traits of weapons", samurai.WEAPON_TRAITS, BOX.weapons),
        ("Traits of enemies", samurai.ENEMY_TRAITS, BOX.enemies),
        ("Traits of climates", samurai.CLIMATE_TRAITS, BOX.climates),
    ):
        rows = [[code(word), having(bit, items)] for word, bit in traits.items()]
        yield from (f"## {title}", *table(("Trait", "On"), rows))
    yield from ("## Changes", "", f"What the die or a card can change: {listed(samurai.CHANGES)}.")
    yield from ("", "## Symbols", "", f"{listed(samurai.SYMBOLS)}.")


def having(bit: int, items: Sequence[samurai.Weapon | samurai.Enemy | samurai.Climate]) -> str:
    return "; ".join(f"**{item.name}**: {item_text(item, 'en')}" for item in items if item.traits & bit)


# --- fields


def field_table(fields: Sequence[Field]) -> list[str]:
    if not fields:
        return []
    return table(
        ("Field", "Holds", "Default"), [[code(each.name), holds(each), default(each)] for each in fields]
    )


def holds(field: Field) -> str:
    if isinstance(field, Count):
        return "an amount"
    if isinstance(field, Steps):
        return "a list of effects"
    if isinstance(field, Levels):
        return "some of 1, 2 and 3"
    if isinstance(field, Number):
        return f"{field.least} to {field.most}"
    if isinstance(field, Flag):
        return "`true` or `false`"
    if isinstance(field, (Word, Words)):
        several = "some of " if isinstance(field, Words) and not isinstance(field, Deeds) else ""
        return several + listed(field.words)
    # Its example in code, or braces would be taken for attributes of the cell.
    return "a text" if type(field) is Field else EXAMPLE.sub(r"`\1`", told(type(field)).rstrip("."))


def default(field: Field) -> str:
    """As a file would say it; none for what must be given."""
    value = field.default
    if value is None:
        return "must be given"
    if value in ("", (), []) or (isinstance(field, Number) and int(str(value)) < field.least):
        return "none"
    if isinstance(field, Word) and value not in field.words.values():
        return "none"
    written = field.write(value)
    if isinstance(written, bool):
        return code(str(written).lower())
    if isinstance(written, list):
        return ", ".join(map(str, written)) or "none"
    return code(written)
