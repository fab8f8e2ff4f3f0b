"""Every text that code can ask for exists in both languages, and none is left over."""

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import honjin
from honjin.core.game import Game
from honjin.core.machine import Decision
from honjin.core.notation import Notation
from honjin.core.refusal import rule_id
from honjin.core.text import CORE, LANGUAGES, rules
from honjin.games import GAMES
from honjin.games.gosu_tactics import ids
from honjin.games.gosu_tactics.card import SIDES
from honjin.games.gosu_tactics.cardset import POWERS

PACKAGES = [CORE, "honjin.cli", *(game.package for game in GAMES.values())]
SOURCE = Path(honjin.__file__).parent


def messages(package: str, lang: str) -> set[str]:
    resource = FluentParser().parse((files(package) / "text" / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def quoted(*modules: str) -> set[str]:
    """Every text between quotes in these modules."""
    return {
        word
        for module in modules
        for word in re.findall(r'"([a-z-]+)"', (SOURCE / module).read_text("utf-8"))
    }


def expected(game: Game) -> Iterable[str]:
    """The messages that the engine can ask a game for."""
    cards = game.card_set(None)
    notation = Notation(game.patterns, game.holes(cards, game.most))
    for kind in range(len(game.patterns)):
        yield f"option-{notation.key(kind * 0x10000)}"
    for effect in cards.book.effects:
        if isinstance(effect, Decision):
            yield f"prompt-{effect.word}"
    yield from (f"refusal-{condition.key}" for condition in game.conditions)
    yield from (f"log-{kind.word}" for kind in game.fact_kinds)
    yield from (f"word-{word}" for word in game.fact_words)


def expected_of_tactics_cards() -> Iterable[str]:
    yield from (f"side-{side}" for side in SIDES)
    yield from (f"mutation-{cost}" for cost in ("none", "normal", "zombie"))
    yield from (f"trigger-{trigger}" for trigger in ("arrival", "link", "mutation"))
    yield from (f"power-{word}{max}" for word in POWERS for max in ("", "-max"))


def test_gosu_tactics_has_exactly_the_texts_it_needs() -> None:
    game = GAMES["gosu-tactics"]
    assert messages(game.package, "en") == {*expected(game), *expected_of_tactics_cards()}


def test_the_core_has_exactly_the_texts_it_needs() -> None:
    keys = quoted("core/table.py", "core/notation.py", "core/refusal.py", "core/text/__init__.py")
    for key in messages(CORE, "en"):
        assert key.removeprefix("refusal-") in keys


def test_the_terminal_has_exactly_the_texts_it_needs() -> None:
    keys = quoted("cli/play.py", "cli/board.py")
    assert messages("honjin.cli", "en") == keys & messages("honjin.cli", "en")
    assert {key for key in keys if key.startswith("board-")} <= messages("honjin.cli", "en")


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    first, *others = [messages(package, lang) for lang in LANGUAGES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("package", [CORE, *(game.package for game in GAMES.values())])
def test_every_rule_has_title_and_text_in_both_languages(package: str) -> None:
    for rule in rules(package).values():
        for lang in LANGUAGES:
            assert rule.title[lang]
            assert rule.text[lang]
            assert not rule.ruling or rule.ruling[lang]


def test_rule_numbers_in_code_are_rules() -> None:
    known = rules(GAMES["gosu-tactics"].package)
    for name, number in vars(ids).items():
        if re.fullmatch(r"[A-Z]\d+", name):
            assert rule_id("GT", number) == f"GT-{name}"
            assert f"GT-{name}" in known


def test_every_rule_cited_in_code_exists() -> None:
    known = {id for package in (CORE, *(game.package for game in GAMES.values())) for id in rules(package)}
    for path in SOURCE.rglob("*.py"):
        for cited in re.findall(r"\b(?:GT|HJ)-[A-Z]\d+", path.read_text("utf-8")):
            assert cited in known, f"{path.name} cites {cited}"


def test_every_rule_has_a_test_named_after_it() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    for id in rules(GAMES["gosu-tactics"].package):
        assert f"def test_{id.lower().replace('-', '_')}_" in tests, f"no test is named after {id}"
