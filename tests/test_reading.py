"""What people read names people and places: no seat, no slot, and no line that breaks before a colon."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import honjin
from honjin.games import GAMES
from honjin.table.game import Game
from honjin.table.table import Table
from honjin.table.text import LANGUAGES

SOURCE = Path(honjin.__file__).parent
GAMES_EACH = 200
NAMES = ("Alice", "Bob", "Yves", "Hana")
SEAT = re.compile(r"(?<!--)\b(?:player|joueur|seat|siège) 0\b", re.IGNORECASE)
SLOT = re.compile(r"\b\d:I{1,3}\.\d|\bI{1,3}\.[1-5]\b")
BREAKABLE = re.compile(r"(?<=\S) [:;!?»]|« ")
NOTATION = {"refusal-unknown-word", "HJ-C4"}  # they say what to type


def faults(text: str, lang: str) -> list[str]:
    wanted = [SEAT, SLOT, *([BREAKABLE] if lang == "fr" else [])]
    return [match[0] for pattern in wanted if (match := pattern.search(text))]


def check(texts: Iterator[tuple[str, str]]) -> None:
    """Every text of a language; all faults at once, each with its text."""
    found = {text: wrong for lang, text in texts if (wrong := faults(text, lang))}
    assert not found


# --- texts as they are written


def message_texts() -> Iterator[tuple[str, str]]:
    for path in SOURCE.rglob("*.ftl"):
        if "node_modules" in path.parts:
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in NOTATION:
                for text in pattern_texts(entry.value):
                    yield path.name.split(".")[-2], text


def pattern_texts(pattern: ast.Pattern) -> Iterator[str]:
    """Each way to read a message: variants one by one, other placeables as they are called."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from pattern_texts(variant.value)
            said += "..."
        elif isinstance(element.expression, ast.StringLiteral):
            said += element.expression.parse()["value"]
        else:
            said += "..."
    yield said


def written(data: object, lang: str | None = None) -> Iterator[tuple[str, str]]:
    """The texts of a TOML file, under the key of their language."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from written(value, key if key in LANGUAGES else lang)
    elif isinstance(data, list):
        for value in data:
            yield from written(value, lang)
    elif isinstance(data, str) and lang is not None:
        yield lang, data


def test_no_message_speaks_of_seats() -> None:
    check(message_texts())


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCE.rglob("*.toml") if "node_modules" not in path.parts],
    ids=lambda path: path.stem,
)
def test_no_rule_help_or_guide_speaks_of_seats(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    check(written({key: value for key, value in data.items() if key not in NOTATION}))


@pytest.mark.parametrize("name", GAMES)
def test_no_card_text_speaks_of_seats(name: str) -> None:
    game = GAMES[name]
    cards = game.card_set(None)
    check(
        (lang, f"{face.headline} {face.text}")
        for lang in LANGUAGES
        for face in [*(game.card_face(id, lang) for id in cards.ids), *game.items(cards, lang)]
    )


# --- texts as they are told


def told(t: Table, since: int) -> Iterator[tuple[str, str]]:
    """The news, what is asked and what is refused, for every reader, with names and without."""
    question = t.decision
    for names in ((), NAMES[: t.players]):
        for lang in LANGUAGES:
            for reader in (None, *range(t.players)):
                yield from ((lang, line.text) for line in t.log(reader, lang, since, names))
                if (result := t.result(reader, lang, names)) is not None:
                    yield lang, result
            if question is not None:
                yield lang, question.label(lang, names)
                yield from ((lang, option.label(lang, names)) for option in question.options)


def refused(t: Table, tried: list[str]) -> Iterator[tuple[str, str]]:
    for seat in range(t.players):
        for choice in tried:
            for refusal in t.why_not(seat, choice):
                for names in ((), NAMES[: t.players]):
                    yield from ((lang, refusal.text(lang, names)) for lang in LANGUAGES)


def read_game(game: Game, number: int) -> Iterator[tuple[str, str]]:
    """A game at random, with what was possible a moment ago tried again."""
    chance = Random(number)
    options = {"mode": "duel"} if game.name == "way-of-the-samurai" and number % 4 == 0 else {}
    players = chance.randint(*game.players_for(game.check_options(options)))
    t = game.new(seed=f"reading {number}", players=players, options=options)
    since, before = 0, ["pass", "draw 1"]
    while t.decision is not None:
        if number % 10 == 0:
            yield from told(t, since)
            yield from refused(t, chance.sample(before, min(3, len(before))))
            since, before = t.fact_count, [option.notation for option in t.decision.options]
        t.play(chance.choice(t.decision.options))
    yield from told(t, since)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_game_is_told_by_seats(name: str) -> None:
    """The log of two hundred games for everybody; of each tenth also all that is asked and refused."""
    check(text for number in range(GAMES_EACH) for text in read_game(GAMES[name], number))
