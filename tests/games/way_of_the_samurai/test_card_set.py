"""The box goes through TOML and back; an owner replaces what they like, a fan adds an enemy, all checked."""

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from samurai import GAME, enemy, go_on, options, play, samurai, seat, table, told
from samurai_yard import YARD, YARD_DATA, attack, lost, place, play_on, settle, sound, won, yard, yard_set

import honjin
from honjin import FormError
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import STANDARD, SamuraiCards, box_data, read_box, write_box
from honjin.table.forms import write_toml

OFFICIAL = write_box(BOX)
HEAD = 'game = "way-of-the-samurai"\n'
Document = dict[str, Any]


def problems(text: str) -> dict[str, list[str]]:
    """What is wrong with a set, by language."""
    with pytest.raises(FormError) as error:
        GAME.card_set(text)
    assert str(error.value).startswith("card set: ")
    assert error.value.text("fr").startswith("jeu de cartes : ")
    return {lang: error.value.lines(lang) for lang in honjin.LANGUAGES}


# --- our box


def test_our_box_read_again_is_the_same() -> None:
    again = read_box(OFFICIAL)
    assert box_data(again) == box_data(BOX)
    assert SamuraiCards(again).digest == STANDARD.digest
    assert write_box(again) == OFFICIAL


def test_nothing_given_is_our_box() -> None:
    assert GAME.card_set(HEAD).digest == STANDARD.digest
    assert GAME.card_set(None).digest == STANDARD.digest


@pytest.mark.parametrize(
    "given",
    [{}, {"mode": "clan"}, {"mode": "dojo", "events": "hard"}, {"mode": "duel"}, {"enemy": "kempo"}],
    ids=str,
)
def test_no_card_hides_code(given: dict[str, object]) -> None:
    """The box read from its text plays the same game, to the end."""
    chance = random.Random(7)
    first = GAME.new(seed="code", options=given)
    second = GAME.new(seed="code", options=given, cards=OFFICIAL)
    while first.decision is not None:
        choice = chance.choice(options(first))
        assert options(second) == options(first)
        play(first, choice)
        play(second, choice)
    assert first.hash == second.hash
    assert first.events(None) == second.events(None)


def test_every_item_says_how_certain_it_is() -> None:
    items = [*BOX.cards, *BOX.weapons, *BOX.enemies, *BOX.places, *BOX.climates, *BOX.campaigns, *BOX.events]
    assert {item.certainty for item in items} <= {"confirmed", "transcribed", "reconstructed"}
    assert all(item.certainty == "confirmed" for item in [*BOX.weapons, *BOX.enemies])
    assert any(item.certainty == "reconstructed" for item in BOX.cards)


# --- an owner's file

ADVERSARIES = """
[[adversaries]]
name = "Straw man"
copies = 8
force = -2
life = 2
guard = 4
hit_ki = 1
certainty = "transcribed"
"""


def test_an_owners_file_replaces_only_the_adversaries() -> None:
    mine = GAME.card_set(HEAD + ADVERSARIES)
    assert mine.digest != STANDARD.digest
    assert isinstance(mine, SamuraiCards)
    ours = box_data(BOX)
    theirs = box_data(mine.box)
    assert {key for key in ours if ours[key] != theirs[key]} == {"adversaries"}
    face = GAME.card_face("straw-man", "en", mine)
    assert (face.certainty, face.copies) == ("transcribed", 8)
    t = GAME.new(seed="straw", cards=HEAD + ADVERSARIES)
    assert t.view(0)["adversaries"]["unseen"] == {"straw-man": 8}  # type: ignore[index]
    first = [choice for choice in options(t) if choice.startswith("place") and "joker" not in choice]
    go_on(t, first[0])
    place_any(t)
    place_any(t)
    settle(t)
    assert enemy(t) == (6, 5)
    assert samurai(t)[1] in (4, 5)


def place_any(t: honjin.Table) -> None:
    """Go on up to the next placing, and place the first card that is no Joker."""
    while not any(choice.startswith("place") for choice in options(t)):
        play(t, "go on")
    play(t, next(c for c in options(t) if c.startswith("place") and "joker" not in c))


def test_a_file_is_given_by_its_path_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + ADVERSARIES, "utf-8")
    assert GAME.new(cards=file).cards.digest == GAME.new(cards=str(file)).cards.digest
    assert GAME.new(cards=file).cards.digest == GAME.card_set(HEAD + ADVERSARIES).digest


def test_a_record_and_a_dump_need_their_card_set() -> None:
    t = GAME.new(seed="own", cards=YARD)
    play(t, options(t)[0])
    assert honjin.replay(t.record(), cards=YARD).hash == t.hash
    assert GAME.load(t.dump(), cards=YARD).hash == t.hash
    with pytest.raises(FormError, match=t.cards.digest):
        honjin.replay(t.record())
    with pytest.raises(FormError, match=t.cards.digest):
        GAME.load(t.dump())


def test_two_sets_live_in_one_process() -> None:
    ours, mine = GAME.new(seed="two"), GAME.new(seed="two", cards=YARD)
    assert "push" in mine.cards.ids
    assert "push" not in ours.cards.ids
    assert samurai(ours) == samurai(mine)


# --- a fan's enemy

MUSASHI = """
[[enemies]]
name = "Musashi"
french = "Le grand Musashi"
life = 3
ki = 1
traits = ["drains", "breaks-weapon"]
excludes = ["snow"]
"""
# Who keeps the printed enemies writes them down again beside their own.
FANS = YARD + MUSASHI


def test_a_fans_enemy_is_fought() -> None:
    t = GAME.new(seed="fan", options={"enemy": "musashi"}, cards=FANS)
    assert t.view(0)["enemy"] == {"name": "musashi", "life": 3, "ki": 1}
    t = attack(yard(enemy="musashi", cards=FANS, defences=("gap", "jab")), "push", "feint", "block")
    assert (enemy(t), samurai(t)) == ((3, 1), (7, 5))  # one Life lost, one gained
    assert lost(play(yard(enemy="musashi", cards=FANS, ki=1), "ki draw"), "WS-E2")
    t = yard(enemy="musashi", cards=FANS, defences=("abyss",))
    assert won(place(t, "push", "feint", "block"), "WS-R8")


@pytest.mark.parametrize("weapon", [item.id for item in BOX.weapons])
def test_a_fans_enemy_is_fought_to_the_end_with_every_weapon(weapon: str) -> None:
    cards = HEAD + MUSASHI + '[[enemies]]\nname = "Ogre"\ntraits = ["headless"]\nlife = 1\n'
    for who in ("musashi", "ogre"):
        t = GAME.new(seed="fan", options={"enemy": who, "weapon": weapon}, cards=cards)
        assert play_on(t, "fan", sound).outcome is not None


def test_a_fans_enemy_excludes_climates_of_its_own() -> None:
    options = {"enemy": "musashi", "location": "bridge"}
    with pytest.raises(ValueError, match=r"Musashi.*\(WS-E4\)"):
        GAME.new(options={**options, "climate": "snow"}, cards=FANS)
    assert GAME.new(options={**options, "climate": "storm"}, cards=FANS).decision is not None
    with pytest.raises(ValueError, match=r"option enemy: found 'ishida', expected one of musashi \(WS-S1\)"):
        GAME.new(cards=FANS)


def test_a_fans_enemy_beside_the_printed_ones() -> None:
    document = tomllib.loads(OFFICIAL)
    document["enemies"].append(tomllib.loads(MUSASHI)["enemies"][0])
    cards = write_toml(document)
    for who in ("ishida", "kempo", "musashi"):
        assert table(enemy=who, cards=cards).view(0)["enemy"]["name"] == who  # type: ignore[index]


# --- everything else can be changed too


def test_a_weapon_a_place_and_a_climate_of_ones_own() -> None:
    cards = yard_set(
        weapons=[
            {
                "name": "Club",
                "traits": ["doubles", "life-to-ki"],
                "die": 4,
                "ki": 1,
                "ki_max": 3,
                "guard_max": 0,
            }
        ],
        places=[{"name": "Inn", "results": [{"life": 1}] * 6}],
        climates=[{"name": "Rain", "traits": ["double-costs"]}],
    )
    t = GAME.new(seed="own", options={"weapon": "club", "location": "inn", "climate": "rain"}, cards=cards)
    assert (samurai(t), seat(t)["die"], seat(t)["ki_max"]) == ((8, 1), 4, 3)
    t = yard(weapon="club", location="inn", climate="rain", cards=cards, ki=2, defences=("gap",))
    play(t, "location")
    assert samurai(t) == (9, 0)
    play(t, "life to ki")
    place(t, "block", "push", "feint")
    assert (enemy(t), seat(t)["gauges"]["guard"]) == ((6, 5), 0)  # type: ignore[index]


def test_ws_x2_a_special_has_no_copies() -> None:
    """One could have joined the Actions while another is still among the Specials."""
    actions = [
        {**card, "copies": 2} if card["name"] == "Ace" else card
        for card in YARD_DATA["actions"]  # type: ignore[attr-defined]
    ]
    found = problems(yard_set(actions=actions))
    assert all(lines[0].startswith("Ace.copies") for lines in found.values())


# --- a set of bad form: every problem at once

WRONG: list[tuple[str, Document, str, str, str]] = [
    ("actions", {"name": "A", "symbol": "sun", "lines": {"force": 1}}, ".symbol", 'found "sun"', "l'un de"),
    (
        "actions",
        {"name": "B", "symbol": "moon", "lines": {"speed": 1}},
        ".lines",
        'key "speed"',
        "clé inconnue",
    ),
    (
        "actions",
        {"name": "C", "symbol": "moon", "lines": {"force": 99}},
        ".lines.force",
        "found 99",
        "de -9 à 9",
    ),
    ("actions", {"name": "D", "copies": 0}, ".copies", "found 0, expected a whole number from 1", "de 1 à 9"),
    (
        "actions",
        {"symbol": "moon"},
        "actions",
        "name is missing, expected the printed name",
        "le nom imprimé",
    ),
    ("actions", {"name": "!!"}, ".name", "expected a name with letters or digits", "lettres"),
    ("adversaries", {"name": "E", "guard": 9}, ".guard", "found 9, expected a whole number", "de -2 à 5"),
    (
        "adversaries",
        {"name": "F", "wound": 3},
        ".wound",
        "found 3, expected a whole number from 0 to 2",
        "de 0 à 2",
    ),
    (
        "adversaries",
        {"name": "G", "either": 1},
        ".either",
        "found 1, expected true or false",
        "true ou false",
    ),
    (
        "wounds",
        {"name": "H", "light": [1]},
        ".light",
        "expected Life and Ki, as in [1, 0]",
        "la Vie et le Ki",
    ),
    ("wounds", {"name": "R", "grave": [1, 2, 3]}, ".grave", "expected Life and Ki, as in", "la Vie et le Ki"),
    ("events", {"name": "S", "results": 6}, ".results", "found 6, expected a list", "une liste"),
    ("wounds", {"name": "I", "grave": "2"}, ".grave", 'found "2", expected a list', "une liste"),
    ("weapons", {"name": "J", "traits": ["magic"]}, ".traits[0]", 'found "magic"', "l'un de wounds-worse"),
    ("weapons", {"name": "K", "die": 7}, ".die", "found 7, expected a whole number from 1 to 6", "de 1 à 6"),
    (
        "enemies",
        {"name": "L", "life": 0},
        ".life",
        "found 0, expected a whole number from 1 to 20",
        "de 1 à 20",
    ),
    ("enemies", {"name": "M", "colour": "red"}, "", 'unknown key "colour"', "clé inconnue"),
    ("places", {"name": "N", "results": [{}] * 5}, ".results", "expected six results", "six résultats"),
    (
        "climates",
        {"name": "O", "costs": [{"when": "round", "gauge": "luck", "level": -2, "life": 1}]},
        ".gauge",
        'found "luck"',
        "l'un de force",
    ),
    (
        "campaigns",
        {"name": "P", "opponents": [{"ki": 2}]},
        ".opponents[0]",
        "name is missing",
        "il manque name",
    ),
    ("events", {"name": "Q", "certainty": "sure"}, ".certainty", 'found "sure"', "l'un de confirmed"),
]


def wrong_set(*entries: tuple[str, Document, str, str, str]) -> str:
    """Lists of wrong items only; what is wrong with whole lists is told when their items are right."""
    lists: dict[str, object] = {}
    for key, item, *_ in entries:
        items = lists.setdefault(key, [])
        assert isinstance(items, list)
        items.append(item)
    return write_toml({"game": "way-of-the-samurai", **lists})


@pytest.mark.parametrize("entry", WRONG, ids=[f"{key}-{item.get('name')}" for key, item, *_ in WRONG])
def test_one_thing_is_wrong(entry: tuple[str, Document, str, str, str]) -> None:
    found = problems(wrong_set(entry))
    assert len(found["en"]) == len(found["fr"]) == 1
    key, _, path, english, french = entry
    for lang, words in (("en", english), ("fr", french)):
        assert found[lang][0].startswith(f"{key}[0]")
        assert path in found[lang][0]
        assert words in found[lang][0]


def test_every_error_is_told_at_once_in_both_languages() -> None:
    found = problems(wrong_set(*WRONG))
    assert len(WRONG) >= 10
    for lang in honjin.LANGUAGES:
        assert len(found[lang]) == len(set(found[lang])) == len(WRONG)
        for key, _, path, english, french in WRONG:
            words = english if lang == "en" else french
            assert any(line.startswith(key) and path in line and words in line for line in found[lang]), (
                key,
                path,
            )


def changed(change: Callable[[Document], object]) -> str:
    document = tomllib.loads(OFFICIAL)
    change(document)
    return write_toml(document)


@pytest.mark.parametrize(
    ("change", "english", "french"),
    [
        (lambda d: d.pop("game"), "game is missing", "il manque game"),
        (lambda d: d.update(game="gosu-x"), 'game: found "gosu-x"', 'game : trouvé "gosu-x"'),
        (lambda d: d.update(title="mine"), 'unknown key "title"', "clé inconnue"),
        (lambda d: d.update(actions=3), "actions: found 3, expected a list", "une liste"),
        (lambda d: d["actions"].append("Push"), 'found "Push", expected a table', "une table"),
        (lambda d: d.update(actions=d["actions"][:5]), "actions: found 5", "de 6 à 40"),
        (lambda d: d.update(adversaries=d["adversaries"][:3]), "adversaries: found 3", "de 4 à 39"),
        (lambda d: d.update(wounds=[]), "wounds: found 0", "de 1 à 10"),
        (lambda d: d.update(weapons=[]), "weapons: found 0", "de 1 à 20"),
        (lambda d: d.update(enemies=[]), "enemies: found 0", "de 1 à 20"),
        (lambda d: d["clan"].pop(), "clan: found 5", "de 6 à 6"),
        (lambda d: d["campaigns"].pop(), "campaigns: found 1", "de 2 à 2"),
        (lambda d: d["events"].pop(), "events: found 1", "de 2 à 2"),
        (
            lambda d: d["weapons"].append(d["weapons"][0]),
            "the id katana twice",
            "deux fois l'identifiant katana",
        ),
        (
            lambda d: d["wounds"].append({**d["wounds"][1], "name": d["actions"][0]["name"]}),
            "cards: found the id",
            "deux fois l'identifiant",
        ),
        (lambda d: d["actions"][0].pop("lines"), "(WS-C3)", "attendu une ou deux (WS-C3)"),
        (
            lambda d: d["actions"][0].update(lines={"force": 1, "technique": 1, "guard": 1}),
            "found 3 lines, expected one or two (WS-C3)",
            "trouvé 3 lignes",
        ),
        (
            lambda d: d["adversaries"].append({"name": "Fog", "life": 1}),
            "found neither force nor technique",
            "(WS-C5)",
        ),
        (
            lambda d: d["places"][0].update(results=[{"break": 1}] * 6),
            "(WS-L1)",
            "(WS-L1)",
        ),
        (lambda d: d["campaigns"][0].update(opponents=[]), "found 0", "de 1 à 20"),
    ],
)
def test_a_set_of_bad_form(change: Callable[[Document], object], english: str, french: str) -> None:
    found = problems(changed(change))
    assert any(english in line for line in found["en"]), found["en"]
    assert any(french in line for line in found["fr"]), found["fr"]


def test_a_set_that_is_no_toml() -> None:
    assert "not valid TOML" in problems("game = ")["en"][0]


def test_what_a_drawn_wound_of_ones_own_costs() -> None:
    cards = yard_set(wounds=[{"name": "Bee", "light": [0, 3], "grave": [4, 0]}])
    t = attack(yard(cards=cards, defences=("wall", "slash", "wall", "maim")), "push", "feint", "block")
    assert samurai(t) == (8, 2)
    attack(t, "push", "feint", "block")
    assert samurai(t) == (4, 2)
    assert [event["card"] for event in told(t, "revealed-wound")] == ["bee", "bee"]
