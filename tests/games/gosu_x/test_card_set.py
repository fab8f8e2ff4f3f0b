"""The official set has the printed structure and hides no code; a user's set replaces it, checked."""

import random
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from gosu_x import GAME, army, asked, changed, discard, hand, options, play, strength, table, told

import honjin
from honjin import FormError
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cards import CARDS, TILES
from honjin.games.gosu_x.cardset import STANDARD, XCards, card_data, read_cards, tile_data, write_cards
from honjin.table.forms import write_toml

OFFICIAL = write_cards(CARDS, TILES)
READ_CARDS, READ_TILES = read_cards(OFFICIAL)
Face = dict[str, Any]


def problems(text: str) -> dict[str, list[str]]:
    """What is wrong with a set, by language."""
    with pytest.raises(FormError) as error:
        GAME.card_set(text)
    assert str(error.value).startswith("card set: ")
    assert error.value.text("fr").startswith("jeu de cartes : ")
    return {lang: error.value.lines(lang) for lang in honjin.LANGUAGES}


# --- the official set


@pytest.mark.parametrize("number", range(len(CARDS)), ids=STANDARD.ids)
def test_every_official_card_goes_through_toml_and_back(number: int) -> None:
    assert card_data(READ_CARDS[number]) == card_data(CARDS[number])
    assert READ_CARDS[number].levels == CARDS[number].levels


def test_the_official_set_read_again_has_its_digest() -> None:
    assert [tile_data(tile) for tile in READ_TILES] == [tile_data(tile) for tile in TILES]
    assert XCards(READ_CARDS, READ_TILES).digest == STANDARD.digest
    assert write_cards(READ_CARDS, READ_TILES) == OFFICIAL


@pytest.mark.parametrize("seed", ["code", "hidden", "nowhere"])
def test_no_card_hides_code(seed: str) -> None:
    """The set read from its text plays the same game, to the end."""
    chance = random.Random(seed)
    first, second = GAME.new(seed=seed), GAME.new(seed=seed, cards=OFFICIAL)
    while first.decision is not None:
        offered = options(first)
        assert options(second) == offered
        choice = chance.choice(offered)
        play(first, choice)
        play(second, choice)
    assert first.hash == second.hash
    assert first.events(None) == second.events(None)


def test_gx_c1_the_set_has_the_printed_structure() -> None:
    assert len(CARDS) == 88
    assert sum(card.count for card in CARDS) == 120
    for clan in range(len(CLANS)):
        own = [card for card in CARDS if card.clan == clan]
        assert Counter(card.level for card in own) == {1: 4, 2: 5, 3: 2}
        assert [card.count for card in own] == [2] * 4 + [1] * 7
        assert sum(card.plain_name == "Byun Hyung Ja" for card in own) == 1
    assert sorted(tile.clan for tile in TILES) == list(range(8))


def test_every_card_and_tile_says_how_certain_it_is() -> None:
    assert Counter(card.certainty for card in CARDS).keys() == {"confirmed", "transcribed", "reconstructed"}
    assert {tile.certainty for tile in TILES} == {"confirmed", "reconstructed"}


def test_gx_c4_names_are_shared_and_ids_are_not() -> None:
    assert len(set(STANDARD.ids)) == 88
    shared = {name for name, count in Counter(card.plain_name for card in CARDS).items() if count > 1}
    assert shared == {"Byun Hyung Ja", "Phoenix", "Galmi", "Narashima", "Alpha"}


# --- a changed set changes play


def test_a_changed_entry_effect_is_what_happens() -> None:
    cards = changed(("Timer", {"entry": [{"do": "draw", "count": 3}]}))
    t = play(table(hand={0: ["timer"]}, cards=cards), "play timer")
    assert (len(hand(t, 0)), asked(t)) == (3, (1, "turn"))


def test_a_changed_level_cost_icon_and_keyword_are_what_counts() -> None:
    cards = changed(
        ("Timer", {"level": 2, "shift": 0, "icons": 0, "keywords": ["ethereal"]}),
        ("Kaez", {"icons": 1}),
    )
    t = table(army={0: [["arpia"], ["timer"]]}, hand={0: ["kaez"]}, cards=cards)
    assert strength(t, 0) == 2 + 3
    assert "activate II.1" not in options(t)
    play(t, "shift II.1 kaez", "draw 1", "activate II.1")
    assert (army(t, 0)[1], discard(t, 0)) == (["kaez tokens=1"], ["timer"])


def test_a_changed_ongoing_effect_works() -> None:
    cards = changed(
        ("Timer", {"abilities": ["hand-in-battle"]}),
        ("Arpia", {"when": "end-of-turn", "triggered": ["draw"]}),
    )
    t = table(army={0: [["timer", "arpia"]]}, hand={0: ["kaez", "genious"]}, cards=cards)
    assert strength(t, 0) == 4 + 2
    assert len(hand(play(t, "draw 1"), 0)) == 2 + 1 + 1


def test_a_changed_tile_works() -> None:
    document = tomllib.loads(OFFICIAL)
    document["tiles"][0]["ability"] = "hand-in-battle"
    held = {0: ["timer"], 1: ["nio"]}
    t = table(hand=held, tiles=["justice"], cards=write_toml(document))
    assert (strength(t, 0), strength(t, 1)) == (1, 1)


def test_a_set_without_tiles_has_the_official_ones() -> None:
    document = tomllib.loads(OFFICIAL)
    del document["tiles"]
    assert GAME.card_set(write_toml(document)).digest == STANDARD.digest


def test_a_card_of_ones_own_is_added_and_its_certainty_is_said() -> None:
    document = tomllib.loads(OFFICIAL)
    own = {"name": "Ashigaru", "clan": "phoenix", "level": 1, "entry": [{"do": "draw", "count": "x"}]}
    document["cards"].append(own)
    cards = GAME.card_set(write_toml(document))
    assert GAME.card_face("ashigaru", "en", cards).certainty == "reconstructed"
    assert GAME.card_face("ashigaru", "en", cards).copies == 2
    assert cards.digest != STANDARD.digest


def test_what_may_follow_a_discarded_bounty_card() -> None:
    """Any number of effects; a chosen card has a level not above that of the discarded one."""
    steps = [{"do": "choose", "deeds": ["capture"]}, "draw", "destroy-clan"]
    cards = changed(("Timer", {"entry": [{"do": "discard-bounty", "steps": steps}]}))
    enemy = [["3-voeux"], ["nio"]]
    t = table(army={1: enemy}, hand={0: ["timer", "muraena", "orgah"]}, cards=cards)
    play(t, "play timer", "discard muraena")
    assert options(t) == ["choose I.1", "choose 1:I.1"]
    play(t, "choose 1:I.1", "clan xi-an")
    assert (army(t, 1), len(hand(t, 0))) == ([["3-voeux captured"], [], []], 2)
    cards = changed(("Timer", {"entry": [{"do": "discard-bounty", "steps": []}]}))
    t = play(table(hand={0: ["timer", "muraena"]}, cards=cards), "play timer", "discard muraena")
    assert (discard(t, 0), asked(t)) == (["muraena"], (1, "turn"))


def test_two_sets_live_in_one_process() -> None:
    cards = changed(("Timer", {"entry": ["draw"]}))
    mine = play(table(hand={0: ["timer"]}, cards=cards), "play timer")
    official = play(table(hand={0: ["timer"]}), "play timer")
    assert (len(hand(mine, 0)), len(hand(official, 0))) == (1, 0)
    assert (told(mine, "gained-turn"), len(told(official, "gained-turn"))) == ([], 1)


# --- a set of bad form: every problem at once, with the card, the field, what was found and what is allowed

WRONG: list[tuple[str, Face, str, str, str]] = [
    ("Sati", {"clan": "justic"}, ".clan", 'found "justic", expected one of justice, abhilasha', "l'un de"),
    ("Elle", {"level": 4}, ".level", "found 4, expected a whole number from 1 to 3", "de 1 à 3"),
    ("Timer", {"shift": -1}, ".shift", "found -1, expected a whole number from 0 to 9", "de 0 à 9"),
    ("Nio", {"icons": 5}, ".icons", "found 5, expected a whole number from 0 to 4", "de 0 à 4"),
    ("Nezha", {"copies": 0}, ".copies", "found 0, expected a whole number from 1 to 20", "de 1 à 20"),
    ("Arpia", {"keywords": ["ehco"]}, ".keywords[0]", 'found "ehco", expected one of recruiter', "recruiter"),
    ("Sha'dow", {"abilities": "wild"}, ".abilities", 'found "wild", expected a list', "une liste"),
    ("Kaez", {"entry": ["drow"]}, ".entry[0]", 'found "drow", expected one of each-player', "may-pass"),
    ("Shard", {"entry": [{"count": 4}]}, ".entry[0]", "do is missing, expected one of each", "il manque do"),
    ("Smook", {"entry": ["reveal-one"]}, ".entry[0]", "count is missing, expected it with", "reveal-one"),
    ("Quae", {"entry": [{"do": "draw", "cuont": 2}]}, ".entry[0]", 'unknown key "cuont"', "clé inconnue"),
    ("Muraena", {"entry": [{"do": "draw", "count": "y"}]}, ".entry[0].count", 'found "y"', "half-hand"),
    ("Ecnalab", {"entry": [{"do": "hand-of", "count": "x"}]}, ".entry[0].count", 'found "x"', "de 0 à 60"),
    ("Bun To", {"entry": [{"do": "reveal-one", "count": 11}]}, ".entry[0].count", "found 11", "de 0 à 10"),
    ("Solok", {"entry": [{"do": "choose", "deeds": []}]}, ".deeds", "found [], expected one deed", "action"),
    (
        "Nalin",
        {"entry": [{"do": "choose", "deeds": ["copy", "capture"]}]},
        ".deeds",
        'found ["copy"',
        "action",
    ),
    (
        "Hempo",
        {"entry": [{"do": "choose", "deeds": ["kill"]}]},
        ".deeds[0]",
        'found "kill"',
        "l'un de capture",
    ),
    ("Niranjan", {"entry": [{"do": "take", "levels": [0]}]}, ".levels[0]", "found 0, expected", "de 1 à 3"),
    ("EZ", {"entry": [{"do": "take", "up_to": 1}]}, ".up_to", "found 1, expected true or false", "true ou"),
    ("Boul Go", {"when": "spent-three"}, ".when", 'found "spent-three", expected one of end', "l'un de"),
    ("Le Cercle Rouge", {"reaction": "all"}, ".reaction", 'found "all", expected one of', "activation, harm"),
    ("Byun Hyung Ja (Galmi)", {"when": None}, "", "when is missing, expected it beside triggered", "GX-E11"),
    ("Atalante à grand bouclier", {"reaction": None}, "", "reaction is missing, expected it", "GX-E6"),
    ("Un'Go", {"entry": None}, "", "entry is missing, expected it beside icons", "GX-K2"),
    ("Fenghuang", {"also": ["Phenix"]}, "", "found the name Phenix, expected the name of a card", "Phenix"),
    ("Orgah", {"colour": "red"}, "", 'unknown key "colour", expected abilities', "clé inconnue"),
    ("Cylak", {"certainty": "sure"}, ".certainty", 'found "sure", expected one of confirmed', "l'un de"),
    ("Valeen", {"name": "!!"}, ".name", 'found "!!", expected a name with letters or digits', "lettres"),
    ("Pangu", {"name": "Nio"}, "", "found the id nio of cards[82] again", "encore l'identifiant nio"),
]


@pytest.mark.parametrize(
    ("name", "fields", "path", "english", "french"), WRONG, ids=[f"{w[0]}-{next(iter(w[1]))}" for w in WRONG]
)
def test_one_thing_is_wrong_with_a_card(
    name: str, fields: Face, path: str, english: str, french: str
) -> None:
    found = problems(changed((name, fields)))
    assert len(found["en"]) == len(found["fr"]) == 1
    where = f"({fields.get('name', name)})"
    for lang, words in (("en", english), ("fr", french)):
        assert where in found[lang][0]
        assert path in found[lang][0]
        assert words in found[lang][0]


def test_every_error_is_told_at_once_in_both_languages() -> None:
    found = problems(changed(*((name, fields) for name, fields, *_ in WRONG)))
    for lang in honjin.LANGUAGES:
        assert len(found[lang]) == len(WRONG)
        for name, fields, path, english, french in WRONG:
            words = english if lang == "en" else french
            where = f"({fields.get('name', name)})"
            assert any(where in line and path in line and words in line for line in found[lang])


@pytest.mark.parametrize("lang", honjin.LANGUAGES)
def test_a_long_list_of_what_is_allowed_is_told_to_its_end(lang: str) -> None:
    with pytest.raises(FormError) as error:
        GAME.card_set(changed(("Elle", {"level": 4}), ("Kaez", {"entry": ["drow"]})))
    assert error.value.text(lang).endswith(", flip-tile, may-pass")


def drop_name(document: Face) -> None:
    del document["cards"][0]["name"]


def drop_troops(document: Face) -> None:
    for card in document["cards"]:
        if card["clan"] == "galmi" and card["level"] == 1:
            card["level"] = 2
            card["copies"] = 2


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda d: d.pop("cards"), "cards is missing, expected a list of cards"),
        (lambda d: d.update(game="gosu"), 'game: found "gosu", expected one of gosu-x'),
        (lambda d: d.update(cards=3), "cards: found 3, expected a list"),
        (lambda d: d.update(title="mine"), 'unknown key "title", expected cards, game, tiles'),
        (lambda d: d["cards"].append("Sati"), 'cards[88]: found "Sati", expected a table'),
        (drop_name, "cards[0]: name is missing, expected the printed name"),
        (
            drop_troops,
            "cards: found no card of level 1 of galmi, expected Troops to begin armies with (GX-P1)",
        ),
        (
            lambda d: d["cards"][0].update(copies=20),
            "cards: found 33 cards of justice with copies, expected 10 to 20",
        ),
        (lambda d: d["tiles"].pop(), "tiles: found 0 of xi-an, expected one (GX-C2)"),
        (lambda d: d["tiles"].append(d["tiles"][0]), "tiles: found 2 of justice, expected one (GX-C2)"),
        (
            lambda d: d["tiles"][0].update(ability="x"),
            'tiles[0].ability: found "x", expected one of ethereal',
        ),
        (lambda d: d["tiles"][0].pop("clan"), "tiles[0]: clan is missing, expected one of justice"),
    ],
)
def test_a_set_of_bad_form(change: Callable[[Face], object], problem: str) -> None:
    document = tomllib.loads(OFFICIAL)
    change(document)
    assert any(problem in line for line in problems(write_toml(document))["en"])


def test_a_set_that_is_no_toml() -> None:
    assert "not valid TOML" in problems("game = ")["en"][0]
