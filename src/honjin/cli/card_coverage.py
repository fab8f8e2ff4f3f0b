"""Card coverage: for every card, the golden games it appears and fires in and the tests that name it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import honjin
from honjin.cli.command import has_decks
from honjin.core.game import Game
from honjin.core.record import DIVIDER
from honjin.core.refusal import rule_id
from honjin.core.table import Table
from honjin.games.gosu_tactics.verbs import Powers
from honjin.games.way_of_the_samurai.cardset import SamuraiCards

NAMED = re.compile(r"^ *(?:async )?def (test_card_\w+)\(", re.MULTILINE)
TAKEN = re.compile(r"\bweapon ([a-z0-9-]+)")
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
RESOLVED = ("resolved", "echoed", "reacted")  # kinds of facts: a card's own effect happens
USED = ("placed", "revealed-defence", "revealed-counter", "revealed-wound")  # the same in a game of decks


@dataclass
class CardCover:
    """One card: the golden games it appears in, those where it takes effect, the tests that name it."""

    seen: list[str] = field(default_factory=list)
    fired: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def golden_tables(game: Game, folder: Path) -> dict[str, Table]:
    """The golden games, played, by name."""
    paths = sorted((folder / game.name).glob("*.game"))
    return {path.stem: honjin.replay(path.read_text("utf-8")) for path in paths}


def card_cover(game: Game, tables: Mapping[str, Table], tests: Path) -> dict[str, CardCover]:
    cover = {id: CardCover() for id in game.card_set(None).ids}
    for name, t in tables.items():
        events = t.events(None)
        fired = {event.get("card") for event in events if takes_effect(game, event)}
        seen = {event.get(key) for event in events for key in ("card", "other_card")}
        seen |= set(t.record().partition(DIVIDER)[2].split())
        for id, each in cover.items():
            each.seen += [name] if id in seen else []
            each.fired += [name] if id in fired else []
    find = tests_named_after if needs_tests(game) else tests_of_cards
    for path in sorted(tests.rglob("test_*.py")):
        for id, test in find(path.read_text("utf-8"), cover):
            cover[id].tests.append(str(path.relative_to(tests)) + test)
    return cover


def item_cover(game: Game, tables: Mapping[str, Table]) -> dict[str, CardCover]:
    """The weapons and enemies of a game that has such, and the golden games that are fought with them."""
    cards = game.card_set(None)
    if not isinstance(cards, SamuraiCards):
        return {}
    cover = {f"weapon-{weapon.id}": CardCover() for weapon in cards.box.weapons}
    cover |= {f"enemy-{enemy.id}": CardCover() for enemy in cards.box.enemies}
    for name, t in tables.items():
        options = t.origin.options
        weapons = {*options["weapon"].split(), *TAKEN.findall(t.record().partition(DIVIDER)[2])}
        used = {f"weapon-{id}" for id in weapons}
        used |= {f"enemy-{options['enemy']}"} if options["mode"] == "fight" else set()
        for id in used & cover.keys():
            cover[id].seen.append(name)
            cover[id].fired.append(name)
    return cover


# --- what a game's data say


def needs_tests(game: Game) -> bool:
    """Whether every card needs a test named after it: where cards are neither of powers nor mere numbers."""
    return not shares_powers(game) and not has_decks(game)


def shares_powers(game: Game) -> bool:
    """Whether cards are made of powers that tests try one by one."""
    return next(powers(game), None) is not None


def takes_effect(game: Game, event: Mapping[str, object]) -> bool:
    if has_decks(game):
        return event["kind"] in USED
    return "word" in event if shares_powers(game) else event["kind"] in RESOLVED


def unused_powers(game: Game, tables: Iterable[Table]) -> list[tuple[str, str]]:
    """The powers that no golden game fires on a trigger that some card has them on."""
    used = {(event["word"], event["rule"]) for t in tables for event in t.events(None) if "word" in event}
    return sorted(set(powers(game)) - used)


def powers(game: Game) -> Iterator[tuple[str, str]]:
    """Each power of the set with each trigger it has."""
    for effect in game.card_set(None).book.effects:
        if isinstance(effect, Powers):
            rule = rule_id(game.prefix, effect.rule)
            yield from ((game.fact_words[power.code()], rule) for power in effect.powers)


# --- tests


def tests_of_cards(text: str, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The cards that a file of tests mentions."""
    words = set(WORD.findall(text))
    yield from ((id, "") for id in ids if id in words)


def tests_named_after(text: str, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each test named after a card: after the one with the longest name that fits."""
    names = {f"test_card_{id.replace('-', '_')}": id for id in ids}
    for test in NAMED.findall(text):
        fitting = [name for name in names if test == name or test.startswith(f"{name}_")]
        if fitting:
            yield names[max(fitting, key=len)], f"::{test}"
