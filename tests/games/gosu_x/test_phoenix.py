"""The cards of Phoenix, each played."""

import pytest
from gosu_x import (
    all_but,
    army,
    asked,
    deck_top,
    discard,
    hand,
    options,
    pass_on,
    play,
    refused,
    removed,
    rules_told,
    strength,
    table,
    tokens,
    told,
)

from honjin.table.table import Table

DECK = ["phoenix", "galmi", "goan-sul"]


def is_extra(t: Table) -> bool:
    """Whether seat 0 has an additional turn now."""
    return asked(t) == (0, "turn") and bool(t.view(0)["additional_turn"])


# --- Arpia


def test_card_arpia_draws_and_without_a_timer_that_is_all() -> None:
    t = play(table(hand={0: ["arpia"]}, deck_top={0: ["kaez"]}), "play arpia")
    assert (army(t, 0)[0], hand(t, 0), asked(t)) == (["arpia"], ["kaez"], (1, "turn"))


@pytest.mark.parametrize(
    ("rows", "extra"),
    [
        ([["timer"]], True),
        ([["muraena"], ["phoenix-eliana"]], True),
        ([["muraena", "timer captured"]], False),
        ([["muraena"], ["phoenix-eliana captured"]], False),
        ([["arpia"]], False),
    ],
    ids=["timer", "eliana", "captured", "eliana-captured", "arpia"],
)
def test_card_arpia_beside_a_face_up_timer_gives_a_turn(rows: list[list[str]], extra: bool) -> None:
    t = play(table(army={0: rows}, hand={0: ["arpia"]}), "play arpia")
    assert len(hand(t, 0)) == 1
    assert is_extra(t) == extra


def test_card_arpia_sees_a_timer_in_either_army() -> None:
    """A copy of the opponent's Arpia, since a Timer is in one deck only (GX-E8)."""
    t = table(army={1: [["timer", "arpia"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose 1:I.2")
    assert (len(hand(t, 0)), is_extra(t)) == (1, True)


def test_card_arpia_gives_no_turn_after_an_additional_one_but_draws() -> None:
    t = play(table(army={0: [["timer"]]}, hand={0: ["arpia"]}, extra=True), "play arpia")
    assert (len(hand(t, 0)), asked(t)) == (1, (1, "turn"))
    assert rules_told(t, "no-second-turn") == ["GX-E7"]


def test_card_arpia_is_activated_once() -> None:
    t = play(table(army={0: [["timer", "arpia"]]}), "activate I.2")
    assert (len(hand(t, 0)), is_extra(t), tokens(t, 0)) == (1, True, (1, 0, 2))
    assert refused(t, "activate I.2") == ["GX-K2"]


# --- Muraena


@pytest.mark.parametrize(("locked", "x"), [(2, 2), (1, 3), (0, 4)])
def test_card_muraena_draws_as_many_as_its_player_owns_tokens(locked: int, x: int) -> None:
    t = table(hand={0: ["muraena"]}, tokens={0: {"hand": 0, "locked": locked}})
    play(t, "play muraena")
    assert len(hand(t, 0)) == x


def test_card_muraena_is_activated_once_with_the_token_still_counted() -> None:
    t = play(table(army={0: [["muraena"]]}), "activate I.1")
    assert (army(t, 0)[0], len(hand(t, 0))) == (["muraena tokens=1"], 2)
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_card_muraena_brings_a_bounty_to_who_captures_it(answer: str, drawn: int) -> None:
    t = table(army={1: [["muraena"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave", "choose 1:I.1", answer)
    assert (army(t, 1)[0], len(hand(t, 0))) == (["muraena captured"], drawn)


# --- Sqeezs


def test_card_sqeezs_sorts_three_cards() -> None:
    t = table(hand={0: ["sqeezs"]}, deck_top={0: ["kaez", "timer", "phoenix", "arpia"]})
    play(t, "play sqeezs")
    assert options(t) == ["choose timer", "choose kaez", "choose phoenix"]
    assert refused(t, "choose arpia") == ["GX-T3"]
    play(t, "choose timer")
    assert hand(t, 0) == ["timer"]
    assert options(t) == ["choose kaez", "choose phoenix"]
    play(t, "choose phoenix", "choose kaez")
    known = deck_top(t, 0)
    assert (known[0], known[-1], len(known)) == ("phoenix", "kaez", 43)
    assert discard(t, 0) == []


@pytest.mark.parametrize(
    ("left", "top"),
    [(["kaez", "arpia"], ["kaez"]), (["arpia"], []), ([], [])],
    ids=["two", "one", "none"],
)
def test_card_sqeezs_sorts_what_the_deck_has(left: list[str], top: list[str]) -> None:
    gone = all_but(DECK, "sqeezs", "timer", *left)
    t = table(clans={0: DECK}, hand={0: ["sqeezs"]}, discard={0: ["timer"]}, removed={0: gone})
    play(t, "play sqeezs", *(f"choose {card}" for card in reversed(left)))
    assert (hand(t, 0), deck_top(t, 0)) == (left[-1:], top)
    assert (discard(t, 0), asked(t)) == (["timer"], (1, "turn"))


def test_card_sqeezs_is_activated_once() -> None:
    t = table(army={0: [["sqeezs"]]}, deck_top={0: ["kaez", "timer", "phoenix"]})
    play(t, "activate I.1", "choose kaez", "choose timer", "choose phoenix", "draw 1")
    assert (hand(t, 0), refused(t, "activate I.1")) == (["kaez"], ["GX-K2"])


# --- Timer


def test_card_timer_gives_a_turn() -> None:
    t = play(table(hand={0: ["timer"]}), "play timer")
    assert (is_extra(t), hand(t, 0)) == (True, [])
    play(t, "draw 1")
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize(
    ("rows", "drawn"),
    [([["arpia"]], 1), ([["muraena"], ["phoenix-eliana"]], 1), ([["muraena", "arpia captured"]], 0)],
    ids=["arpia", "eliana", "captured"],
)
def test_card_timer_draws_beside_a_face_up_arpia(rows: list[list[str]], drawn: int) -> None:
    t = play(table(army={0: rows}, hand={0: ["timer"]}), "play timer")
    assert (len(hand(t, 0)), is_extra(t)) == (drawn, True)


def test_card_timer_draws_even_where_it_gives_no_turn() -> None:
    t = play(table(army={0: [["arpia"]]}, hand={0: ["timer"]}, extra=True), "play timer")
    assert (len(hand(t, 0)), asked(t)) == (1, (1, "turn"))


def test_card_timer_sees_an_arpia_in_either_army() -> None:
    t = table(army={1: [["timer", "arpia"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose 1:I.1")
    assert (len(hand(t, 0)), is_extra(t)) == (1, True)


def test_card_timer_is_activated_once() -> None:
    t = play(table(army={0: [["timer"]]}), "activate I.1")
    assert is_extra(t)
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- Fenghuang


def test_card_fenghuang_puts_a_phoenix_on_top() -> None:
    t = play(table(army={0: [["timer"]]}, hand={0: ["fenghuang"]}), "play fenghuang")
    assert options(t) == ["choose phoenix-eliana", "choose phoenix-immortal", "choose phoenix"]
    assert refused(t, "choose byun-hyung-ja-phoenix") == ["GX-E1"]
    assert refused(t, "done") == ["GX-E1"]
    play(t, "choose phoenix-eliana")
    assert deck_top(t, 0) == ["phoenix-eliana"]
    assert [(event["rule"], event["card"]) for event in told(t, "found")] == [("GX-E17", "phoenix-eliana")]
    play(t, "draw 1", "draw 1")
    assert hand(t, 0) == ["phoenix-eliana"]


def test_card_fenghuang_without_a_phoenix_in_the_deck_only_shuffles() -> None:
    t = table(
        army={0: [["timer", "arpia"], ["phoenix-eliana"]]},
        hand={0: ["fenghuang", "phoenix"]},
        discard={0: ["phoenix-immortal"]},
    )
    play(t, "play fenghuang")
    assert options(t) == ["done"]
    assert refused(t, "choose phoenix") == ["GX-E17"]
    play(t, "done")
    assert (rules_told(t, "shuffled"), told(t, "found"), deck_top(t, 0)) == (["GX-E17"], [], [])


# --- Genious


def test_card_genious_lets_each_player_shuffle_a_clan_in_and_draws_two() -> None:
    t = table(
        army={0: [["timer"]]},
        hand={0: ["genious"]},
        discard={0: ["arpia", "kaez", "kan-te"], 1: ["3-voeux", "nio"]},
        clans={0: DECK, 1: ["xi-an", "tomorrow", "narashima"]},
    )
    play(t, "play genious")
    assert (asked(t), len(options(t))) == ((0, "shuffle-clan"), 8)  # GX-E19
    play(t, "clan phoenix")
    assert discard(t, 0) == ["kan-te"]
    assert asked(t) == (1, "shuffle-clan")
    play(t, "clan tomorrow")
    assert discard(t, 1) == ["3-voeux", "nio"]
    assert (len(hand(t, 0)), hand(t, 1)) == (2, [])
    assert t.view(0)["seats"][0]["deck"] == 45 - 2 - 1 - 2  # type: ignore[index]


def test_card_genious_shuffles_a_card_of_all_clans_in_with_any() -> None:
    t = table(
        army={0: [["timer"]]},
        hand={0: ["genious"]},
        discard={1: ["all-in-one", "nio"]},
        clans={1: ["xi-an", "tomorrow", "narashima"]},
    )
    play(t, "play genious", "clan phoenix", "clan narashima")
    assert discard(t, 1) == ["nio"]


# --- Kaez


def test_card_kaez_takes_back_every_phoenix() -> None:
    t = table(
        army={0: [["timer"]]},
        hand={0: ["kaez"]},
        discard={0: ["phoenix", "byun-hyung-ja-phoenix", "arpia"]},
        removed={0: ["phoenix-eliana", "phoenix-immortal", "timer"]},
    )
    play(t, "play kaez")
    assert hand(t, 0) == ["phoenix-eliana", "phoenix-immortal", "phoenix"]
    assert discard(t, 0) == ["arpia", "byun-hyung-ja-phoenix"]
    assert removed(t, 0) == ["timer"]


def test_card_kaez_takes_nothing_of_the_opponents_and_can_still_be_played() -> None:
    """A copy of the opponent's Kaez finds none of its player's own (decision 8)."""
    t = table(
        army={0: [["1000-visages"]], 1: [["timer"], ["kaez"]]},
        hand={0: ["valeen"]},
        discard={1: ["phoenix"]},
    )
    play(t, "play valeen", "choose 1:II.1")
    assert (hand(t, 0), discard(t, 1)) == ([], ["phoenix"])
    assert rules_told(t, "did-nothing") == ["GX-E1"]


# --- Phoenix (Eliana)


def test_card_phoenix_eliana_counts_as_arpia_and_timer() -> None:
    t = play(table(army={0: [["muraena"]]}, hand={0: ["phoenix-eliana", "arpia"]}), "play phoenix-eliana")
    assert (army(t, 0)[1], asked(t)) == (["phoenix-eliana"], (1, "turn"))
    play(t, "draw 1", "play arpia")
    assert (len(hand(t, 0)), is_extra(t)) == (1, True)


def test_card_phoenix_eliana_cannot_be_shifted() -> None:
    t = table(army={0: [["muraena"], ["phoenix-eliana"]]}, hand={0: ["kaez", "timer"]})
    assert refused(t, "shift II.1 kaez") == ["GX-H1"]


# --- Phoenix (Immortal)


def test_card_phoenix_immortal_is_played_in_any_row_by_that_rows_rules() -> None:
    rows = [["timer", "timer"], ["kaez"]]
    t = table(army={0: rows}, hand={0: ["phoenix-immortal"]})
    assert [o for o in options(t) if o.startswith("play")] == [
        f"play phoenix-immortal row {row}" for row in ("I", "II", "III")
    ]
    assert refused(t, "play phoenix-immortal") == ["GX-A13"]
    for row, choice in enumerate(("I", "II", "III")):
        t = play(table(army={0: rows}, hand={0: ["phoenix-immortal"]}), f"play phoenix-immortal row {choice}")
        assert army(t, 0)[row][-1] == "phoenix-immortal"
        assert strength(t, 0) == 2 + 2 + 3 + 3


def test_card_phoenix_immortal_is_a_troop_first_and_a_hero_never_alone() -> None:
    t = table(hand={0: ["phoenix-immortal"]})
    assert refused(t, "play phoenix-immortal row II") == ["GX-P1", "GX-P3", "GX-P3"]
    play(t, "play phoenix-immortal row I")
    assert army(t, 0)[0] == ["phoenix-immortal"]


def test_card_phoenix_immortal_as_a_troop_of_another_clan_costs_two() -> None:
    t = table(army={0: [["bun-to"]]}, hand={0: ["phoenix-immortal", "kaez", "genious", "arpia"]})
    assert refused(t, "play phoenix-immortal row II") == ["GX-P3"]
    play(t, "play phoenix-immortal row I", "pay kaez", "pay arpia")
    assert (army(t, 0)[0], hand(t, 0)) == (["bun-to", "phoenix-immortal"], ["genious"])


def test_card_phoenix_immortal_is_shifted_into_any_row_and_replaced_by_its_row() -> None:
    rows = [["timer"], ["fenghuang"]]
    held = ["phoenix-immortal", "kaez", "arpia", "genious"]
    t = table(army={0: rows}, hand={0: held}, clans={1: ["narashima"]})
    play(t, "shift II.1 phoenix-immortal", "pay kaez", "draw 1")
    assert refused(t, "shift II.1 arpia") == ["GX-A13"]
    play(t, "shift II.1 genious", "pay arpia", "clan phoenix", "clan narashima")
    assert army(t, 0) == [["timer"], ["genious"], []]


def test_card_phoenix_immortal_is_ethereal_and_of_the_level_asked_for() -> None:
    t = table(
        army={0: [["esprits-de-smook", "un-go"]], 1: [["timer", "phoenix-immortal"]]}, hand={0: ["alpha"]}
    )
    play(t, "play alpha")
    assert refused(t, "choose 1:I.2") == ["GX-A4"]
    play(t, "choose 1:I.1")
    play(t, "draw 1", "activate I.2", "choose 1:I.2")
    assert army(t, 1)[0] == ["timer captured"]


# --- Phoenix


def test_card_phoenix_gives_a_turn() -> None:
    t = play(table(army={0: [["timer"], ["kaez"]]}, hand={0: ["phoenix"]}), "play phoenix")
    assert is_extra(t)
    assert army(t, 0)[2] == ["phoenix"]


def test_card_phoenix_gives_none_after_an_additional_turn() -> None:
    t = play(table(army={0: [["timer"], ["kaez"]]}, hand={0: ["phoenix"]}, extra=True), "play phoenix")
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize(("card", "value"), [("phoenix", 10 + 3), ("phoenix captured", 5)])
def test_card_phoenix_adds_its_players_hand_in_battle(card: str, value: int) -> None:
    rows = [["timer"], ["kaez"], [card]]
    t = table(army={0: rows}, hand={0: ["arpia", "arpia", "genious"], 1: ["3-voeux"]})
    assert (strength(t, 0), strength(t, 1)) == (value, 0)


def test_card_phoenix_and_the_tile_add_up() -> None:
    rows = [["timer"], ["kaez"], ["phoenix"]]
    t = table(army={0: rows}, hand={0: ["arpia", "genious"]}, tiles=["phoenix"])
    assert strength(t, 0) == 10 + 2 + 2


# --- Byun Hyung Ja (Phoenix)

THREE = [["timer", "phoenix-immortal"], ["phoenix-eliana", "kaez"], ["phoenix"]]


def test_card_byun_hyung_ja_phoenix_is_captured_for_a_token() -> None:
    t = play(table(army={0: THREE}, hand={0: ["byun-hyung-ja-phoenix"]}), "play byun-hyung-ja-phoenix")
    assert army(t, 0)[2] == ["phoenix", "byun-hyung-ja-phoenix captured"]
    assert tokens(t, 0) == (3, 0, 1)
    assert asked(t) == (1, "turn")  # no Bounty: it is one's own


@pytest.mark.parametrize(
    "rows",
    [
        [["timer", "arpia"], ["phoenix-eliana", "kaez"], ["phoenix", "byun-hyung-ja-phoenix"]],
        [*THREE[:1], ["phoenix-eliana captured", "kaez"], ["phoenix", "byun-hyung-ja-phoenix"]],
        [*THREE[:2], ["phoenix", "byun-hyung-ja-phoenix captured"]],
    ],
    ids=["two", "one-captured", "itself-captured"],
)
def test_card_byun_hyung_ja_phoenix_needs_three_face_up_phoenix(rows: list[list[str]]) -> None:
    t = play(table(army={0: rows}), "draw 1")
    assert (army(t, 0), told(t, "unlocked")) == (rows, [])


def test_card_byun_hyung_ja_phoenix_waits_for_its_own_players_turn() -> None:
    rows = [*THREE[:2], ["phoenix", "byun-hyung-ja-phoenix"]]
    t = play(table(army={0: rows}, to_move=1), "draw 1")
    assert (asked(t), told(t, "unlocked")) == ((0, "turn"), [])


def test_card_byun_hyung_ja_phoenix_unlocks_nothing_if_it_cannot_be_captured() -> None:
    """GX-E13: the capture is a price, and under the Justice tile it is Ethereal."""
    rows = [*THREE[:2], ["phoenix", "byun-hyung-ja-phoenix"]]
    t = play(table(army={0: rows}, tiles=["justice"]), "draw 1")
    assert (army(t, 0)[2][1], told(t, "unlocked")) == ("byun-hyung-ja-phoenix", [])


def test_card_byun_hyung_ja_phoenix_can_be_saved_from_its_capture() -> None:
    """GX-E6: Force of Will answers whoever caused it."""
    rows = [*THREE[:2], ["phoenix", "byun-hyung-ja-phoenix"]]
    t = play(table(army={0: rows}, hand={0: ["le-cercle-rouge"]}), "draw 1")
    assert (asked(t), options(t)) == ((0, "react-to-harm"), ["no", "react le-cercle-rouge"])
    play(t, "react le-cercle-rouge")
    assert (army(t, 0)[2][1], discard(t, 0)) == ("byun-hyung-ja-phoenix", ["le-cercle-rouge"])
    assert told(t, "unlocked") == []


def test_card_byun_hyung_ja_phoenix_wins_with_a_fifth_token() -> None:
    rows = [*THREE[:2], ["phoenix", "byun-hyung-ja-phoenix"]]
    t = play(table(army={0: rows}, tokens={0: {"hand": 4, "locked": 0}}), "draw 1")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-K4")


def test_card_byun_hyung_ja_phoenix_unlocks_at_the_end_of_the_turn_of_a_pass() -> None:
    rows = [*THREE[:2], ["phoenix", "byun-hyung-ja-phoenix"]]
    t = pass_on(table(army={0: rows}, tokens={0: {"hand": 0}}))
    assert rules_told(t, "unlocked") == ["GX-K4"]
