"""Card coverage: for every card, the golden games it appears and fires in and the tests that name it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import honjin
from honjin.lab.game_study import study_of
from honjin.table.game import Game
from honjin.table.record import DIVIDER
from honjin.table.table import Table

NAMED = re.compile(r"^ *(?:async )?def (test_card_\w+)\(", re.MULTILINE)
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


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
    cover, takes_effect = {id: CardCover() for id in game.card_set(None).ids}, study_of(game).coverage.fired
    for name, t in tables.items():
        events = t.events(None)
        fired = {event.get("card") for event in events if takes_effect(event)}
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
    """What else of the game is to be met, and the golden games that it is met in."""
    coverage = study_of(game).coverage
    cover = {id: CardCover() for id in coverage.items(game.card_set(None))}
    for name, t in tables.items():
        for id in coverage.met(t) & cover.keys():
            cover[id].seen.append(name)
            cover[id].fired.append(name)
    return cover


def needs_tests(game: Game) -> bool:
    return study_of(game).coverage.named_tests


def unused_powers(game: Game, tables: Iterable[Table]) -> list[tuple[str, str]]:
    """The powers that no golden game fires on a trigger that some card has them on."""
    used = {(event["word"], event["rule"]) for t in tables for event in t.events(None) if "word" in event}
    return sorted(set(study_of(game).coverage.powers(game)) - used)


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
