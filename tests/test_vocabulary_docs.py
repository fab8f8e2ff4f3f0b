"""Every word of card files, choices and positions is described, and every example in the documents loads."""

import re
import tomllib
from pathlib import Path
from typing import Any

import gosu_x
import pytest

import honjin
from honjin.core.codec import write_toml
from honjin.core.fields import Number, Word, Words
from honjin.games.gosu_tactics.cardset import STANDARD as TACTICS
from honjin.games.gosu_tactics.cardset import card_data as tactics_card
from honjin.games.gosu_x.book import TILE_ABILITIES
from honjin.games.gosu_x.card import ABILITIES, CERTAINTIES, CLANS, KEYWORDS, REACTIONS, TRIGGERS
from honjin.games.gosu_x.cardset import STANDARD, write_cards
from honjin.games.gosu_x.game import GAME
from honjin.games.gosu_x.rules import NOTATION
from honjin.games.gosu_x.verbs.amount import WORDS as AMOUNTS
from honjin.games.gosu_x.vocabulary import VERBS, Count, Deeds

DOCS = Path(__file__).parents[1] / "docs"
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
FIELD = re.compile(r"`(\w+)`( \([^)]*\))?")


def section(name: str) -> str:
    """What a document says of GOSU X."""
    return (DOCS / name).read_text("utf-8").split("\n## GOSU X\n", 1)[1].split("\n## ", 1)[0]


CARDS = section("adding-a-card.md")
FORMATS = section("formats.md")


def rows(text: str, heading: str) -> list[list[str]]:
    """The rows of all tables with this first heading."""
    found: list[list[str]] = []
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()]
        if cells[0][0] == heading:
            found += cells[2:]
    return found


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def words(text: str, heading: str, *columns: int) -> list[str]:
    return [word for row in rows(text, heading) for column in columns for word in quoted(row[column])]


# --- the words of card files


def test_every_verb_is_described_once() -> None:
    assert sorted(words(CARDS, "Verb", 0)) == sorted(VERBS)


@pytest.mark.parametrize("word", VERBS)
def test_the_fields_of_a_verb_are_described_and_those_with_a_default_have_it(word: str) -> None:
    (told,) = [row[1] for row in rows(CARDS, "Verb") if row[0] == f"`{word}`"]
    described = {name: bool(default) for name, default in FIELD.findall(told)}
    assert described == {field.name: field.default is not None for field in VERBS[word].fields}


@pytest.mark.parametrize("word", VERBS)
def test_an_amount_and_a_plain_number_are_told_apart(word: str) -> None:
    (told,) = [row[2] for row in rows(CARDS, "Verb") if row[0] == f"`{word}`"]
    kinds = {type(field) for field in VERBS[word].fields if field.name == "count"}
    assert ("amount" in told) == (Count in kinds)
    if Number in kinds and word not in ("if", "take-back"):
        assert "number" in told or "The same" in told


def test_every_word_that_a_field_takes_is_described() -> None:
    said = set(quoted(BLOCK.sub("", CARDS)))
    for verb in VERBS.values():
        for field in verb.fields:
            if isinstance(field, (Word, Words, Deeds)):
                assert set(field.words) <= said, field.name
    assert set(AMOUNTS) <= said


def test_keywords_abilities_triggers_and_reactions_are_described() -> None:
    assert sorted(words(CARDS, "Keyword", 0, 3)) == sorted(KEYWORDS)
    assert words(CARDS, "Ability", 0) == list(ABILITIES)
    assert sorted(words(CARDS, "`when`", 0)) == sorted(TRIGGERS)
    assert words(CARDS, "`reaction`", 0) == list(REACTIONS)


def test_abilities_that_a_tile_can_have_are_marked() -> None:
    marked = [
        word for name, _, on_tile in rows(CARDS, "Ability") if on_tile == "yes" for word in quoted(name)
    ]
    assert marked == [word for word, bit in ABILITIES.items() if bit & TILE_ABILITIES]


def test_every_field_of_a_card_is_described() -> None:
    every = {key for data in tomllib.loads(written())["cards"] for key in data}
    assert every | {"copies"} == set(words(CARDS, "Field", 0))
    assert set(CLANS) | set(CERTAINTIES) <= set(words(CARDS, "Field", 1))


# --- choices and positions


def test_every_choice_is_in_the_notation() -> None:
    told = set(words(FORMATS, "Choice", 0))
    assert told == {re.sub(r"\{(\w+)\}", lambda hole: hole[1].upper(), pattern) for pattern in NOTATION}


def test_every_key_of_a_position_is_described() -> None:
    t = gosu_x.table(
        army={0: [["volantis"]]}, hand={0: ["les-fleches-de-justice"]}, banned={0: ["sati 1"]}, passed=[1]
    )
    document = tomllib.loads(t.position())
    keys, of_seats = set(words(FORMATS, "Key", 0)), set(words(FORMATS, "Key of a seat", 0))
    assert set(document) <= keys
    written_keys = {key for seat in document["seats"] for key in seat}
    assert of_seats == written_keys | {"flipped"}


def test_every_option_of_the_game_is_described() -> None:
    told = {row[0].strip("`"): row for row in rows(FORMATS, "Option")}
    assert set(told) == set(GAME.settings)
    for name, setting in GAME.settings.items():
        assert quoted(told[name][1]) == list(setting.values)
        assert told[name][2] == setting.rule


# --- examples


def written() -> str:
    return write_cards(STANDARD.cards, STANDARD.tiles)


def with_examples(example: dict[str, Any]) -> str:
    """The official set of the game that has these clans, with the example's cards and tiles in it."""
    clan = (example.get("cards") or example["tiles"])[0]["clan"]
    if clan in CLANS:
        document = tomllib.loads(written())
    else:
        document = {"game": "gosu-tactics", "cards": [tactics_card(card) for card in TACTICS.cards]}
    for key, by in (("cards", "name"), ("tiles", "clan")):
        for item in example.get(key, []):
            others = [other for other in document[key] if other[by] != item[by]]
            document[key] = [*others, item]
    return write_toml(document)


TOML = [
    pytest.param(text, id=f"{path.stem}-{index}")
    for path in sorted(DOCS.glob("*.md"))
    for index, (language, text) in enumerate(BLOCK.findall(path.read_text("utf-8")))
    if language == "toml"
]


@pytest.mark.parametrize("text", TOML)
def test_examples_load(text: str) -> None:
    example = tomllib.loads(text)
    if "seats" in example:
        t = honjin.game(example["game"]).position(text)
        again = t.game.position(t.position())
        assert again.hash == t.hash
    else:
        cards = with_examples(example)
        honjin.game(tomllib.loads(cards)["game"]).card_set(cards)


def test_the_text_of_the_example_card_is_as_shown() -> None:
    blocks = [text for _, text in BLOCK.findall(CARDS)]
    cards = GAME.card_set(with_examples(tomllib.loads(blocks[0])))
    face = GAME.card_face("ombra", "en", cards)
    assert " ".join(blocks[2].split()) == f"{face.headline} {face.text}"


def test_the_drafts_of_the_example_are_the_same_game() -> None:
    (text,) = [text for language, text in BLOCK.findall(FORMATS) if language == "python"]
    exec(text, {})


def test_the_refusals_of_the_example_are_as_shown() -> None:
    blocks = BLOCK.findall(FORMATS)
    (position,) = [text for language, text in blocks if language == "toml" and "seats" in text]
    (shown,) = [text for language, text in blocks if not language and text.startswith("play ")]
    t = GAME.position(position)
    for line in shown.splitlines():
        choice, told = line.split(": ", 1)
        assert "; ".join(refusal.text("en") for refusal in t.why_not(0, choice)) == told


def test_the_errors_of_the_example_are_as_shown() -> None:
    blocks = BLOCK.findall(FORMATS)
    (position,) = [text for language, text in blocks if language == "toml" and "seats" in text]
    (shown,) = [text for language, text in blocks if not language and text.startswith("position: ")]
    changes = (('"alpha"', '"arpia"'), ('"aat"', '"sati"'), ("sati 1", "sati 3"), ('"stays"', '"stay"'))
    for line, (right, wrong) in zip(shown.splitlines(), changes, strict=True):
        with pytest.raises(honjin.FormError) as error:
            GAME.position(position.replace(right, wrong, 1))
        assert str(error.value).splitlines()[0] == line
