"""Positions: read, written, the same again from any turn of any game, and refused with the reason."""

import json
import tomllib

import pytest
from gosu_x import (
    GAME,
    army,
    asked,
    discard,
    hand,
    options,
    play,
    removed,
    rest,
    seat,
    seen_hand,
    table,
    tokens,
    wonder,
)

import honjin
from honjin.table.forms import FormError, write_toml
from honjin.table.table import Table

SEATS = """
[[seats]]
clans = ["justice", "abhilasha", "tomorrow"]
army = [["volantis", "les-fees-petales captured"], ["sati"], []]
hand = ["quae known", "elle"]
deck_top = ["nezha"]
discard = ["ez"]
removed = ["ne-ye"]
tokens = { hand = 1, spent = 1, locked = 2 }
supremacy = 1
wonder = true

[[seats]]
clans = ["narashima", "goan-sul", "xi-an"]
"""
HEAD = """
game = "gosu-x"
seed = "x"
round = 2
to_move = 0
tiles = ["phoenix", "galmi"]
options = { tie_start = "first" }
"""


def read() -> Table:
    return GAME.position(HEAD + SEATS)


# --- read


def test_a_position_is_read_as_it_is_written() -> None:
    t = read()
    assert asked(t) == (0, "turn")
    assert army(t, 0) == [["volantis", "les-fees-petales captured"], ["sati"], []]
    assert (hand(t, 0), discard(t, 0), removed(t, 0)) == (["elle", "quae"], ["ez"], ["ne-ye"])
    assert seen_hand(t, 0, 1) == ["quae", None]
    assert (tokens(t, 0), tokens(t, 1)) == ((1, 1, 2), (2, 0, 2))
    assert [seat(t, p)["supremacy"] for p in (0, 1)] == [1, 0]
    view = t.view(None)
    assert (view["round"], view["tiles"], view["first"], wonder(t)) == (2, ["galmi", "phoenix"], 0, 0)
    assert t.origin.options["tie_start"] == "first"
    assert hand(play(t, "draw 1"), 0) == ["elle", "nezha", "quae"]


def test_what_is_not_given_has_its_starting_value() -> None:
    t = read()
    assert (army(t, 1), hand(t, 1), discard(t, 1)) == ([[], [], []], [], [])
    assert seat(t, 1)["deck"] == 45
    assert (seat(t, 1)["passed"], seat(t, 1)["turns_left"]) == (False, None)


def test_cards_placed_nowhere_are_the_decks_shuffled_by_the_seed() -> None:
    first, again = table(seed="a"), table(seed="a")
    assert first.hash == again.hash
    other = table(seed="b")
    decks = [tomllib.loads(t.position())["seats"][0]["deck_top"] for t in (first, other)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(rest(seat(first, 0)["clans"]))  # type: ignore[arg-type]


def test_the_tiles_of_the_clans_left_over_are_active_unless_others_are_named() -> None:
    text = HEAD.replace('tiles = ["phoenix", "galmi"]\n', "") + SEATS
    assert GAME.position(text).view(None)["tiles"] == ["galmi", "phoenix"]
    assert table(tiles=[]).view(None)["tiles"] == []


def test_a_tile_of_a_seats_own_clan_is_one_it_has_flipped() -> None:
    t = table(clans={0: ["justice", "galmi", "xi-an"]}, tiles=["galmi"])
    assert (seat(t, 0)["flipped"], seat(t, 1)["flipped"]) == (["galmi"], [])


def test_tokens_that_are_not_given_are_the_rest_of_four() -> None:
    t = table(army={0: [["muraena tokens=1"]]}, tokens={1: {"locked": 1}})
    assert (tokens(t, 0), tokens(t, 1)) == ((1, 0, 2), (3, 0, 1))
    t = table(tokens={0: {"hand": 0}, 1: {"spent": 2}})
    assert (tokens(t, 0), tokens(t, 1)) == ((0, 2, 2), (0, 2, 2))


def test_gx_q2_passed_and_turns_left() -> None:
    t = table(passed=[1], turns_left=1)
    assert (seat(t, 0)["turns_left"], seat(t, 1)["passed"]) == (1, True)
    assert seat(table(passed=[1]), 0)["turns_left"] == 3


def test_gx_e7_an_extra_turn_and_one_from_the_discard() -> None:
    t = table(hand={0: ["timer"]}, discard={0: ["arpia"]}, extra=True, from_discard=True)
    assert t.view(None)["additional_turn"] is True
    assert "play arpia from discard" in options(t)
    assert asked(play(t, "play timer")) == (1, "turn")


def test_bans_are_read_and_written() -> None:
    t = table(banned={0: ["volantis 1", "sati"]}, hand={0: ["volantis"]})
    assert seat(t, 0)["banned"] == ["volantis", "sati"]
    assert tomllib.loads(t.position())["seats"][0]["banned"] == ["volantis 1", "sati 2"]


def test_known_and_seen_cards_of_hand_and_deck() -> None:
    t = table(hand={0: ["volantis known", "sati seen", "elle"]}, deck_top={0: ["quae known", "nezha"]})
    assert seen_hand(t, 0, 1) == ["volantis", "sati", None]
    assert t.view(None)["seats"][0]["hand"] == ["volantis", None, None]  # type: ignore[index]
    assert seat(t, 0, of=1)["deck_known"] == ["quae"]
    written = tomllib.loads(t.position())["seats"][0]
    assert sorted(written["hand"]) == ["elle", "sati seen", "volantis known"]
    assert written["deck_top"][:2] == ["quae known", "nezha"]


# --- written, and read again


@pytest.mark.parametrize("seed", ["alpha", "beta", "gamma", "delta"])
def test_every_turn_of_a_random_game_comes_back_from_its_position(seed: str) -> None:
    values = {"tie_start": "first", "wonder_after_song": "stays"} if seed in ("beta", "delta") else {}
    t = GAME.new(seed=seed, options={"draft": "random", **values})
    bot = honjin.bot("gosu-x", "random", seed=7)
    turns = 0
    while t.decision is not None:
        if t.decision.prompt == "turn":
            again = GAME.position(t.position())
            assert again.hash == t.hash
            assert again.position() == t.position()
            assert [again.view(p) for p in (0, 1, None)] == [t.view(p) for p in (0, 1, None)]
            turns += 1
        t.play(bot.choose(t.observe(t.decision.seat), None))
    assert turns > 10


def test_two_games_from_one_position_go_on_alike() -> None:
    t = GAME.new(seed="twins", options={"draft": "random"})
    play(t, "keep", "keep")
    twin = GAME.position(t.position())
    bots = [honjin.bot("gosu-x", "random", seed=3) for _ in range(2)]
    while t.decision is not None and twin.decision is not None:
        for one, bot in zip((t, twin), bots, strict=True):
            assert one.decision is not None
            one.play(bot.choose(one.observe(one.decision.seat), None))
    assert (t.hash, t.outcome) == (twin.hash, twin.outcome)


def test_a_ban_that_outlasts_another_comes_back_too() -> None:
    t = table(
        army={0: [["volantis"]]},
        hand={0: ["les-fleches-de-justice", "les-fleches-de-justice"]},
        clans={1: ["goan-sul"]},
    )
    play(t, "play les-fleches-de-justice", "choose alpha", "draw 1")
    play(t, "play les-fleches-de-justice", "choose orgah")
    assert seat(t, 1)["banned"] == ["orgah"]
    assert GAME.position(t.position()).hash == t.hash


@pytest.mark.parametrize(
    ("words", "turned", "written"),
    [
        ("aat tokens=1", False, "aat tokens=1"),
        ("aat tokens=1 veteran", True, "aat tokens=1 veteran"),
        ("esprits-de-smook tokens=1", True, "esprits-de-smook tokens=1 veteran"),
        ("esprits-de-smook veteran tokens=1", True, "esprits-de-smook tokens=1 veteran"),
        ("esprits-de-smook", False, "esprits-de-smook"),
    ],
)
def test_gx_k6_the_side_of_a_token_is_read_and_written(words: str, turned: bool, written: str) -> None:
    t = table(army={0: [[words]]})
    assert seat(t, 0)["army"][0][0]["veteran"] is turned  # type: ignore[index]
    assert tomllib.loads(t.position())["seats"][0]["army"][0] == [written]
    assert GAME.position(t.position()).hash == GAME.load(t.dump()).hash == t.hash


@pytest.mark.parametrize("words", ["aat veteran", "obeezs tokens=1 veteran", "esprits-de-smook veteran"])
def test_gx_k6_a_side_that_no_token_can_show_is_refused(words: str) -> None:
    with pytest.raises(FormError) as refused:
        table(army={0: [[words]]})
    assert "found a token on its wrong side, expected x2 on Veterans" in refused.value.text("en")
    assert "trouvé un jeton sur sa mauvaise face" in refused.value.text("fr")


def test_gx_k6_a_dump_with_a_token_on_the_wrong_side_is_refused() -> None:
    dump = table(army={0: [["esprits-de-smook tokens=1"]]}).dump()
    assert '"esprits-de-smook veteran tokens=1"' in dump
    with pytest.raises(FormError, match=r"wrong side.*\(GX-K6\)"):
        GAME.load(dump.replace("esprits-de-smook veteran tokens=1", "esprits-de-smook tokens=1"))


def test_gx_p5_a_recruiter_that_has_had_its_card_is_read_and_written() -> None:
    t = table(army={0: [["boul-go recruited"]]}, options={"recruiter": "once"})
    assert seat(t, 0)["army"][0][0]["recruited"] is True  # type: ignore[index]
    assert tomllib.loads(t.position())["seats"][0]["army"][0] == ["boul-go recruited"]
    assert GAME.position(t.position()).hash == GAME.load(t.dump()).hash == t.hash


@pytest.mark.parametrize(("card", "option"), [("boul-go", "each-time"), ("un-go", "once")])
def test_gx_p5_a_card_that_cannot_have_recruited_is_refused(card: str, option: str) -> None:
    with pytest.raises(FormError) as refused:
        table(army={0: [[f"{card} recruited"]]}, options={"recruiter": option})
    assert "found a card that has recruited" in refused.value.text("en")
    assert "trouvé une carte qui a déjà recruté" in refused.value.text("fr")


def test_a_position_can_be_written_only_where_a_turn_starts() -> None:
    t = play(table(hand={0: ["deesses-de-lave"]}), "play deesses-de-lave")
    with pytest.raises(ValueError, match="only where a turn starts"):
        t.position()


def test_a_seats_own_position_hides_what_it_does_not_know() -> None:
    t = table(hand={0: ["volantis"], 1: ["aat", "wiindz seen"]}, deck_top={1: ["ez known"]})
    seen = tomllib.loads(t.position(0))
    assert "seed" not in seen
    assert "counter" not in seen
    assert seen["seats"][0]["hand"] == ["volantis"]
    assert sorted(word.split()[0] for word in seen["seats"][1]["hand"]) == ["?", "wiindz"]
    assert seen["seats"][1]["deck_top"][0] == "ez known"
    assert set(seen["seats"][1]["deck_top"][1:]) == {"?"}
    with pytest.raises(FormError, match="a position with unknown cards cannot be played"):
        GAME.position(t.position(0))


# --- refused

SEAT: dict[str, object] = {"clans": ["justice", "abhilasha", "tomorrow"]}
OTHER: dict[str, object] = {"clans": ["narashima", "goan-sul", "xi-an"]}


@pytest.mark.parametrize(
    ("mine", "top", "english", "french"),
    [
        (
            {"hand": ["sati", "sati"]},
            {},
            'seats[0].hand[1]: found "sati", expected at most 1 of this card in the whole position',
            "attendu au plus 1 de cette carte dans toute la position",
        ),
        (
            {"army": [["volantis", "volantis"]], "discard": ["volantis"]},
            {},
            'seats[0].discard[0]: found "volantis", expected at most 2',
            "attendu au plus 2 de cette carte",
        ),
        (
            {"army": [["volantis"], ["sati", "quae"]]},
            {},
            "seats[0].army: found rows of [1, 2, 0], expected none longer than the one below (GX-A1)",
            "attendu aucune plus longue que celle du dessous (GX-A1)",
        ),
        (
            {"army": [[], ["sati"]]},
            {},
            "seats[0].army: found rows of [0, 1, 0]",
            "trouvé des rangées de [0, 1, 0]",
        ),
        (
            {"army": [["volantis", "", "volantis"]]},
            {},
            'seats[0].army[0][1]: found "", expected the id of a card of this set',
            'seats[0].army[0][1] : trouvé "", attendu',
        ),
        (
            {"army": [["sati"]]},
            {},
            'seats[0].army[0][0]: found "sati", expected a card of level 1 in this row (GX-A13)',
            "attendu une carte de niveau 1 dans cette rangée (GX-A13)",
        ),
        (
            {"hand": ["timer"]},
            {},
            'found "timer", expected a card of the seat\'s own clans: justice, abhilasha, tomorrow',
            "attendu une carte des clans de ce siège : justice, abhilasha, tomorrow",
        ),
        (
            {"hand": ["alpha"]},
            {},
            'seats[0].hand[0]: found "alpha", expected a card of the seat\'s own clans',
            "attendu une carte des clans de ce siège",
        ),
        (
            {"tokens": {"hand": 3}},
            {},
            "seats[0]: found 5 Activation tokens, expected 4 in all (GX-C2)",
            "trouvé 5 jetons d'Activation, attendu 4 en tout (GX-C2)",
        ),
        (
            {"tokens": {"hand": 1, "spent": 0, "locked": 2}},
            {},
            "seats[0]: found 3 Activation tokens",
            "trouvé 3 jetons d'Activation",
        ),
        (
            {"tokens": {"locked": 3}},
            {},
            "seats[0].tokens.locked: found 3, expected a whole number from 0 to 2",
            "seats[0].tokens.locked : trouvé 3",
        ),
        (
            {"army": [["les-apotres-de-la-nuit captured tokens=1"]]},
            {},
            "found Activation tokens on a captured card, expected them in the spent area (GX-A5)",
            "trouvé des jetons d'Activation sur une carte capturée",
        ),
        (
            {"army": [["volantis bounty", "volantis bounty"]]},
            {},
            "seats: found the Bounty token on two cards, expected it on one at most (GX-C2)",
            "trouvé le jeton Prime sur deux cartes, attendu sur une au plus (GX-C2)",
        ),
        (
            {"supremacy": 2},
            {},
            "seats[0].supremacy: found 2, expected a whole number from 0 to 1",
            "seats[0].supremacy : trouvé 2",
        ),
        (
            {"clans": ["justice", "galmi"]},
            {},
            "seats[0].clans: found justice, galmi, expected three clans of its own (GX-S2)",
            "attendu trois clans à lui (GX-S2)",
        ),
        (
            {"clans": ["justice", "galmi", "xi-an"]},
            {},
            "seats: found xi-an in both decks, expected each clan in one at most (GX-S2)",
            "trouvé xi-an dans les deux decks",
        ),
        (
            {"clans": ["justice", "galmi", "ninjas"]},
            {},
            'seats[0].clans[2]: found "ninjas", expected one of justice',
            "seats[0].clans[2]",
        ),
        (
            {"hand": ["satii"]},
            {},
            'seats[0].hand[0]: found "satii"',
            "sati",
        ),
        (
            {"hand": ["sati captured"]},
            {},
            'found "sati captured", expected only known, seen after the card',
            "attendu seulement known, seen après la carte",
        ),
        (
            {"discard": ["sati known"]},
            {},
            'found "sati known", expected only a card\'s id',
            "attendu seulement l'identifiant d'une carte",
        ),
        (
            {"banned": ["sati 3"]},
            {},
            'seats[0].banned[0]: found "sati 3", expected a card\'s id, and 1 or 2',
            "puis 1 ou 2 pour les tours",
        ),
        (
            {"purse": 3},
            {},
            "purse",
            "purse",
        ),
        ({}, {"to_move": 2}, "to_move: found 2, expected a whole number from 0 to 1", "to_move : trouvé 2"),
        ({}, {"round": 4}, "round: found 4, expected a whole number from 1 to 3", "round : trouvé 4"),
        (
            {},
            {"passed": [0]},
            "to_move: found 0, expected a seat that has not passed (GX-Q4)",
            "attendu un siège qui n'a pas passé (GX-Q4)",
        ),
        (
            {"turns_left": 0},
            {"passed": [1]},
            "to_move: found 0, expected a seat with a turn left (GX-Q2)",
            "attendu un siège à qui il reste un tour (GX-Q2)",
        ),
        ({}, {"tiles": ["sun"]}, 'tiles[0]: found "sun", expected one of justice', "tiles[0]"),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused_with_the_reason_in_both_languages(
    mine: dict[str, object], top: dict[str, object], english: str, french: str
) -> None:
    data: dict[str, object] = {"game": "gosu-x", "tiles": [], **top, "seats": [{**SEAT, **mine}, OTHER]}
    with pytest.raises(FormError) as refused:
        GAME.position(write_toml(data))
    assert any(english in line for line in refused.value.lines("en")), refused.value.text()
    assert any(french in line for line in refused.value.lines("fr")), refused.value.text("fr")


def test_the_wonder_token_is_with_one_seat() -> None:
    data: dict[str, object] = {
        "game": "gosu-x",
        "seats": [{**SEAT, "wonder": True}, {**OTHER, "wonder": True}],
    }
    with pytest.raises(FormError) as refused:
        GAME.position(write_toml(data))
    assert refused.value.lines("fr") != refused.value.lines("en")
    assert "Merveille" in refused.value.text("fr")


def test_gx_b4_an_army_that_has_won_already_is_no_position() -> None:
    rows = [
        ["volantis", "volantis", "aat", "aat", "le-cercle-rouge"],
        ["sati", "quae", "ez", "ne-o", "solok"],
        ["justice", "byun-hyung-ja-justice", "tomorrow", "byun-hyung-ja-tomorrow", "abhilasha"],
    ]
    with pytest.raises(FormError, match=r"found an army that has won already \(GX-B4\)"):
        table(army={0: rows})
    rows[0][0] += " captured"
    assert asked(table(army={0: rows})) == (0, "turn")


def test_every_problem_is_told_at_once() -> None:
    data: dict[str, object] = {
        "game": "gosu-x",
        "round": 9,
        "seats": [{**SEAT, "hand": ["timer", "nobody"]}, OTHER],
    }
    with pytest.raises(FormError) as refused:
        GAME.position(write_toml(data))
    assert len(refused.value.lines()) == 3


@pytest.mark.parametrize("count", [1, 3])
def test_gx_c1_a_position_has_two_seats(count: int) -> None:
    with pytest.raises(FormError, match="seats: found"):
        GAME.position(write_toml({"game": "gosu-x", "seats": [SEAT, OTHER, SEAT][:count]}))


def test_gx_a1_a_dump_with_a_hole_in_a_row_is_refused() -> None:
    dump = json.loads(table(army={0: [["volantis", "volantis"]]}).dump())
    dump["state"]["seats"][0]["army"][0] = ["volantis", "", "volantis", "", ""]
    dump["state"]["seats"][0]["troops"] = 3
    with pytest.raises(FormError) as refused:
        GAME.load(json.dumps(dump))
    assert refused.value.lines("en") == ["seats[0].army: found a hole in row 1, expected none (GX-A1)"]
    assert refused.value.lines("fr") == [
        "seats[0].army : trouvé un trou dans la rangée 1, attendu aucun (GX-A1)"
    ]


def test_gx_d5_each_battle_before_this_round_has_given_a_supremacy_token() -> None:
    with pytest.raises(honjin.FormError) as refused_position:
        table(round=3, supremacy={0: 1})
    assert "found 1 Supremacy tokens in round 3" in refused_position.value.text("en")
    assert "GX-D5" in refused_position.value.text("fr")
