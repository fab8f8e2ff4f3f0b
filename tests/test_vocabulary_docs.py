"""Every word of card files, choices and positions is described, and every example in the documents loads."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gosu_x
import pytest
import samurai

import honjin
from honjin.games.gosu_tactics.cardset import STANDARD as TACTICS
from honjin.games.gosu_tactics.cardset import card_data as tactics_card
from honjin.games.gosu_x.card import ABILITIES, CERTAINTIES, CLANS, KEYWORDS, REACTIONS, TRIGGERS
from honjin.games.gosu_x.cardset import STANDARD, write_cards
from honjin.games.gosu_x.engine.book import TILE_ABILITIES
from honjin.games.gosu_x.engine.verbs.amount import AMOUNT_WORDS as AMOUNTS
from honjin.games.gosu_x.game import GAME
from honjin.games.gosu_x.vocabulary import VERBS, Count, Deeds
from honjin.games.way_of_the_samurai import card as samurai_card
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import CLAUSE, FIELDS, ITEM_LISTS, write_box
from honjin.games.way_of_the_samurai.game import GAME as SAMURAI
from honjin.games.way_of_the_samurai.game import Several
from honjin.games.way_of_the_samurai.text import item_headline, item_text
from honjin.table.fields import Flag, Number, Word, Words
from honjin.table.forms import write_toml
from honjin.table.game import Game

DOCS = Path(__file__).parents[1] / "docs"
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
FIELD = re.compile(r"`(\w+)`( \([^)]*\))?")


def section(name: str, game: str) -> str:
    """What a document says of a game."""
    return (DOCS / name).read_text("utf-8").split(f"\n## {game}\n", 1)[1].split("\n## ", 1)[0]


CARDS = section("adding-a-card.md", "GOSU X")
FORMATS = section("formats.md", "GOSU X")
SAMURAI_CARDS = section("adding-a-card.md", "Way of the Samurai")
SAMURAI_FORMATS = section("formats.md", "Way of the Samurai")


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


@pytest.mark.parametrize(
    ("text", "notation"), [(FORMATS, GAME.patterns), (SAMURAI_FORMATS, SAMURAI.patterns)]
)
def test_every_choice_is_in_the_notation(text: str, notation: Sequence[str]) -> None:
    told = set(words(text, "Choice", 0))
    assert told == {re.sub(r"\{(\w+)\}", lambda hole: hole[1].upper(), pattern) for pattern in notation}


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


# --- Way of the Samurai

SAMURAI_FIELDS = {
    "an action": samurai_card.Action,
    "an adversary": samurai_card.Adversary,
    "a wound": samurai_card.Wound,
    "a weapon": samurai_card.Weapon,
    "an enemy": samurai_card.Enemy,
    "a place or an event": samurai_card.Table,
    "a climate": samurai_card.Climate,
    "a campaign": samurai_card.Campaign,
    "an opponent": samurai_card.Opponent,
}


def samurai_fields(what: str) -> dict[str, tuple[str, str]]:
    """The values and the default of each field, as told; one that is told once holds for all of its line."""
    found: dict[str, tuple[str, str]] = {}
    for names, values, default, _ in rows(SAMURAI_CARDS, f"Field of {what}"):
        fields = quoted(names)
        told = [
            cell.split("; ") if len(cell.split("; ")) == len(fields) else [cell] * len(fields)
            for cell in (values, default)
        ]
        found |= {name: (told[0][at], told[1][at]) for at, name in enumerate(fields)}
    return found


def test_every_list_of_a_samurai_box_is_described() -> None:
    told = words(SAMURAI_CARDS, "List", 0)
    assert told == [*ITEM_LISTS, "clan"]
    assert set(told) <= set(quoted(BLOCK.sub("", SAMURAI_FORMATS)))
    assert set(SAMURAI_FIELDS.values()) == set(FIELDS)


@pytest.mark.parametrize("what", SAMURAI_FIELDS)
def test_the_fields_of_a_samurai_item_are_described_with_what_they_take(what: str) -> None:
    told, fields = samurai_fields(what), FIELDS[SAMURAI_FIELDS[what]]
    assert list(told) == [field.name for field in fields]
    for field in fields:
        values, default = told[field.name]
        if isinstance(field, Number):
            assert values == f"{field.least} to {field.most}"
            asked = field.default >= field.least  # type: ignore[operator]
            assert default == (str(field.default) if asked else "not asked for")
        elif isinstance(field, Flag):
            assert (values, default) == ("`true` or `false`", "`false`")
        elif isinstance(field, Word):
            assert quoted(values) == list(field.words)


def test_the_fields_of_a_clause_are_described_with_what_they_take() -> None:
    told = samurai_fields("a clause")
    assert list(told) == [field.name for field in CLAUSE]
    assert quoted(told["when"][0]) == list(samurai_card.COST_TIMES)
    assert quoted(told["gauge"][0]) == list(samurai_card.GAUGES)
    for field in CLAUSE:
        if isinstance(field, Number):
            assert told[field.name][0] == f"{field.least} to {field.most}"


def test_the_fields_of_every_samurai_item_are_described() -> None:
    assert words(SAMURAI_CARDS, "Field", 0) == ["name", "french", "certainty"]
    assert quoted(rows(SAMURAI_CARDS, "Field")[2][1]) == list(samurai_card.CERTAINTIES)


@pytest.mark.parametrize(
    ("what", "traits"),
    [
        ("a weapon", samurai_card.WEAPON_TRAITS),
        ("an enemy", samurai_card.ENEMY_TRAITS),
        ("a climate", samurai_card.CLIMATE_TRAITS),
    ],
)
def test_traits_are_described_with_their_rules(what: str, traits: Mapping[str, int]) -> None:
    assert words(SAMURAI_CARDS, f"Trait of {what}", 0) == list(traits)
    for _, _, rule in rows(SAMURAI_CARDS, f"Trait of {what}"):
        assert honjin.rule(rule)


def test_the_changes_of_a_table_are_described() -> None:
    assert words(SAMURAI_CARDS, "Change", 0) == list(samurai_card.CHANGES)


def test_every_option_of_way_of_the_samurai_is_described() -> None:
    told = {row[0].strip("`"): row for row in rows(SAMURAI_FORMATS, "Option")}
    assert set(told) == set(SAMURAI.settings)
    for name, setting in SAMURAI.settings.items():
        more = setting.words if isinstance(setting, Several) else ()
        assert quoted(told[name][1]) == [*setting.values, *more]
        assert told[name][2] == setting.rule


def test_every_key_of_a_samurai_position_is_described() -> None:
    keys, of_seats = set(words(SAMURAI_FORMATS, "Key", 0)), set(words(SAMURAI_FORMATS, "Key of a seat", 0))
    alone = tomllib.loads(samurai.table(mode="dojo").position())
    duel = tomllib.loads(samurai.table(mode="duel", seats=[{}, {}]).position())
    bonus = set(alone["bonus"])
    assert {key for seat in duel["seats"] for key in seat} == of_seats
    assert set(alone) | set(duel) | set(SAMURAI.settings) | bonus == keys | of_seats | bonus


def test_every_rule_that_the_documents_name_exists() -> None:
    for path in DOCS.rglob("*.md"):
        for rule in set(re.findall(r"\bWS-[A-Z]\d+\b", path.read_text("utf-8"))):
            assert honjin.rule(rule), f"{path.name} names {rule}"


# --- examples


def written() -> str:
    return write_cards(STANDARD.cards, STANDARD.tiles)


def with_examples(example: dict[str, Any]) -> str:
    """The example itself if it is a whole file, or else the official set of its game with it in place."""
    if "game" in example:
        return write_toml(example)
    if set(example) <= set(ITEM_LISTS):
        return with_samurai_examples(example)
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


def with_samurai_examples(example: dict[str, Any]) -> str:
    document = tomllib.loads(write_box(BOX))
    for key, items in example.items():
        for item in items:
            (at,) = [index for index, other in enumerate(document[key]) if other["name"] == item["name"]]
            document[key][at] = item
    return write_toml(document)


TOML = [
    pytest.param(text, id=f"{path.stem}-{index}")
    for path in sorted(DOCS.glob("*.md"))
    for index, (language, text) in enumerate(BLOCK.findall(path.read_text("utf-8")))
    if language == "toml"
]


def is_position(example: dict[str, Any]) -> bool:
    return "game" in example and not {"cards", *ITEM_LISTS} & set(example)


@pytest.mark.parametrize("text", TOML)
def test_examples_load(text: str) -> None:
    example = tomllib.loads(text)
    if is_position(example):
        t = honjin.game(example["game"]).position(text)
        again = t.game.position(t.position())
        assert again.hash == t.hash
    else:
        cards = with_examples(example)
        honjin.game(tomllib.loads(cards)["game"]).card_set(cards)


@pytest.mark.parametrize(
    ("game", "text", "card"), [(GAME, CARDS, "ombra"), (SAMURAI, SAMURAI_CARDS, "jodan")]
)
def test_the_text_of_the_example_card_is_as_shown(game: Game, text: str, card: str) -> None:
    blocks = BLOCK.findall(text)
    examples = [tomllib.loads(block) for language, block in blocks if language == "toml"]
    (example,) = [each for each in examples if card in names(each)]
    (shown,) = [block for _, block in blocks if block.startswith(f"{card.capitalize()}: ")]
    face = game.card_face(card, "en", game.card_set(with_examples(example)))
    assert " ".join(shown.split()) == f"{face.headline} {face.text}"


def names(example: dict[str, Any]) -> list[str]:
    """Of all its cards and other items, in lower case."""
    lists = [items for items in example.values() if isinstance(items, list)]
    return [item["name"].lower() for items in lists for item in items if "name" in item]


@pytest.mark.parametrize("document", [FORMATS, SAMURAI_FORMATS])
def test_the_options_of_the_example_are_the_same_game(document: str) -> None:
    (text,) = [text for language, text in BLOCK.findall(document) if language == "python"]
    exec(text, {})


def test_the_text_of_the_example_enemy_is_as_shown() -> None:
    blocks = BLOCK.findall(SAMURAI_CARDS)
    (example,) = [text for language, text in blocks if language == "toml" and "Tomoe" in text]
    (shown,) = [text for _, text in blocks if text.startswith("Tomoe: ")]
    box = SAMURAI.card_set(example).box
    (enemy,) = [item for item in box.enemies if item.id == "tomoe"]
    said = f"{item_headline(enemy, 'en', box)} {item_text(enemy, 'en', box)}"
    assert " ".join(shown.split()) == said


def test_the_enemy_of_the_example_can_be_fought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = BLOCK.findall(SAMURAI_CARDS)
    (code,) = [text for language, text in blocks if language == "python"]
    (tmp_path / "my.toml").write_text(
        next(text for language, text in blocks if language == "toml" and "Tomoe" in text), "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    exec(code, {})


def first_position(document: str) -> str:
    found: list[str] = [text for language, text in BLOCK.findall(document) if language == "toml"]
    return next(text for text in found if is_position(tomllib.loads(text)))


@pytest.mark.parametrize(
    ("game", "document", "start"), [(GAME, FORMATS, "play "), (SAMURAI, SAMURAI_FORMATS, "ki ")]
)
def test_the_refusals_of_the_example_are_as_shown(game: Game, document: str, start: str) -> None:
    blocks = BLOCK.findall(document)
    (shown,) = [text for language, text in blocks if not language and text.startswith(start)]
    t = game.position(first_position(document))
    for line in shown.splitlines():
        choice, told = line.split(": ", 1)
        assert "; ".join(refusal.text("en") for refusal in t.why_not(0, choice)) == told


X_MISTAKES = (('"alpha"', '"arpia"'), ('"aat"', '"sati"'), ("sati 1", "sati 3"), ('"stays"', '"stay"'))
SAMURAI_MISTAKES = (
    ('location = "bridge"', ""),
    ('"takeshi"\nclimate = "fog"', '"kempo"\nclimate = "storm"'),
    ("\nki = 2", "\nki = 6"),
    ('"fudo"', '"nuki"'),
)


@pytest.mark.parametrize(
    ("game", "document", "mistakes"),
    [(GAME, FORMATS, X_MISTAKES), (SAMURAI, SAMURAI_FORMATS, SAMURAI_MISTAKES)],
)
def test_the_errors_of_the_example_are_as_shown(
    game: Game, document: str, mistakes: Sequence[tuple[str, str]]
) -> None:
    position = first_position(document)
    (shown,) = [text for language, text in BLOCK.findall(document) if text.startswith("position: ")]
    for line, (right, wrong) in zip(shown.splitlines(), mistakes, strict=True):
        assert position.count(right) == 1
        with pytest.raises(honjin.FormError) as error:
            game.position(position.replace(right, wrong))
        assert str(error.value).splitlines()[0] == line


def test_the_errors_of_the_example_box_are_as_shown() -> None:
    blocks = BLOCK.findall(SAMURAI_CARDS)
    first, second, _ = (text for language, text in blocks if language == "toml")
    (shown,) = [text for _, text in blocks if text.startswith("card set: ")]
    tomoe = first.replace("life = 6", "life = 30").replace('"drains"', '"drain"')
    jodan = 'game = "way-of-the-samurai"\n' + re.sub(r"(force|technique) = \d\n", "", second)
    said = []
    for text in (tomoe, jodan):
        with pytest.raises(honjin.FormError) as error:
            SAMURAI.card_set(text)
        said += str(error.value).splitlines()
    assert said == shown.splitlines()
