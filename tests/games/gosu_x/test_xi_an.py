"""The cards of Xi'an, each played."""

import pytest
from gosu_x import (
    all_but,
    army,
    asked,
    discard,
    hand,
    options,
    play,
    refused,
    rules_told,
    strength,
    table,
    told,
    wonder,
)

from honjin.table.table import Table

DECK = ["xi-an", "galmi", "phoenix"]
OTHERS = ["goan-sul", "tomorrow", "narashima"]

# --- 3 voeux


def test_card_3_voeux_takes_the_revealed_cards_of_a_clan() -> None:
    top = ["shard", "nio", "all-in-one", "timer", "kan-te"]
    t = play(table(hand={0: ["3-voeux"]}, deck_top={0: top}), "play 3-voeux")
    assert len(options(t)) == 8  # GX-E19
    play(t, "clan galmi")
    assert hand(t, 0) == ["shard", "all-in-one"]  # which is of every clan
    assert discard(t, 0) == ["timer", "nio"]


def test_card_3_voeux_may_find_none() -> None:
    gone = all_but(DECK, "3-voeux", "nio", "kan-te", "timer")
    t = table(clans={0: DECK}, hand={0: ["3-voeux"]}, discard={0: ["timer"]}, removed={0: gone})
    play(t, "play 3-voeux", "clan phoenix")
    assert (hand(t, 0), discard(t, 0)) == ([], ["kan-te", "timer", "nio"])
    assert told(t, "shuffled") == []


def test_card_3_voeux_is_activated_twice() -> None:
    t = table(army={0: [["3-voeux"]]}, tokens={0: {"hand": 3, "locked": 1}}, clans={0: DECK})
    play(t, "activate I.1", "clan xi-an", "draw 1", "activate I.1", "clan xi-an", "draw 1")
    assert army(t, 0)[0] == ["3-voeux tokens=2"]
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- 1000 visages


@pytest.mark.parametrize(
    ("rows", "drawn"),
    [
        ([["1000-visages"]], 1),
        ([["1000-visages", "timer"], ["nio", "kaez"], ["byun-hyung-ja-xi-an"]], 1),
        ([["1000-visages"], ["shard"]], 2),
        ([["1000-visages"], ["shard"], ["phoenix"]], 3),
        ([["1000-visages"], ["shard captured"], ["phoenix"]], 2),
        ([["1000-visages"], ["shennong"]], 3),
    ],
    ids=["alone", "own-clan", "two", "three", "captured", "wild"],
)
def test_card_1000_visages_draws_for_each_clan_of_its_column(rows: list[list[str]], drawn: int) -> None:
    t = play(table(army={0: rows}, clans={0: DECK, 1: OTHERS}), "activate I.1")
    assert len(hand(t, 0)) == drawn
    assert army(t, 0)[0][0] == "1000-visages tokens=1"


def test_card_1000_visages_draws_on_entering_and_has_two_icons() -> None:
    t = table(hand={0: ["1000-visages"]}, tokens={0: {"hand": 3, "locked": 1}})
    play(t, "play 1000-visages")
    assert len(hand(t, 0)) == 1
    play(t, "draw 1", "activate I.1", "draw 1", "activate I.1", "pass")
    assert len(hand(t, 0)) == 3
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- All in one


def test_card_all_in_one_supports_every_clan_of_its_deck() -> None:
    t = play(table(hand={0: ["all-in-one", "shard"]}, clans={0: DECK}), "play all-in-one")
    assert (army(t, 0)[0], asked(t)) == (["all-in-one"], (1, "turn"))
    play(t, "draw 1", "play shard")
    assert army(t, 0)[1] == ["shard"]


def test_card_all_in_one_is_free_beside_any_troop_of_its_deck() -> None:
    t = play(table(army={0: [["timer"]]}, hand={0: ["all-in-one"]}, clans={0: DECK}), "play all-in-one")
    assert (army(t, 0)[0], discard(t, 0)) == (["timer", "all-in-one"], [])


def test_card_all_in_one_captured_has_no_clan() -> None:
    t = table(army={0: [["all-in-one captured"]]}, hand={0: ["shard"]}, clans={0: DECK})
    assert refused(t, "play shard") == ["GX-P3"]


def test_card_all_in_one_cannot_be_shifted_and_brings_a_bounty() -> None:
    t = table(army={0: [["all-in-one"]]}, hand={0: ["3-voeux", "nio"], 1: ["deesses-de-lave"]})
    assert refused(t, "shift I.1 3-voeux") == ["GX-H1"]
    play(t, "draw 1", "play deesses-de-lave", "choose 0:I.1", "yes")
    assert (army(t, 0)[0], len(hand(t, 1))) == (["all-in-one captured"], 1)


# --- Dragon dansant


def test_card_dragon_dansant_copies_a_troop_in_play() -> None:
    t = table(
        army={0: [["3-voeux"]], 1: [["deesses-de-lave", "les-gardiens-demons captured"], ["alpha"]]},
        hand={0: ["dragon-dansant"]},
    )
    play(t, "play dragon-dansant")
    assert options(t) == ["choose I.1", "choose 1:I.1"]
    assert refused(t, "choose 1:I.2") == ["GX-A3"]
    assert refused(t, "choose 1:II.1") == ["GX-E1"]
    assert refused(t, "choose I.2") == ["GX-E8"]
    play(t, "choose 1:I.1", "choose 1:I.1")
    assert army(t, 1)[0][0] == "deesses-de-lave captured"
    assert [(e["card"], e["other_card"]) for e in told(t, "copied")] == [
        ("dragon-dansant", "deesses-de-lave")
    ]


def test_card_dragon_dansant_alone_copies_nothing() -> None:
    t = play(table(hand={0: ["dragon-dansant"]}), "play dragon-dansant")
    assert (army(t, 0)[0], asked(t), rules_told(t, "did-nothing")) == (
        ["dragon-dansant"],
        (1, "turn"),
        ["GX-E1"],
    )


def test_card_dragon_dansant_gets_nothing_from_a_card_with_ongoing_effects_only() -> None:
    t = table(army={1: [["boul-go"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose 1:I.1")
    assert (asked(t), rules_told(t, "did-nothing"), wonder(t)) == ((1, "turn"), ["GX-E8"], None)


def test_card_dragon_dansant_copies_another_but_no_card_twice_in_a_chain() -> None:
    t = table(army={0: [["dragon-dansant"]], 1: [["timer"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose I.1")
    assert options(t) == ["choose 1:I.1"]
    assert refused(t, "choose I.1") == ["GX-E8"]
    assert refused(t, "choose I.2") == ["GX-E8"]
    play(t, "choose 1:I.1")
    assert asked(t) == (0, "turn")
    assert t.view(0)["additional_turn"]


def test_card_dragon_dansant_resolves_a_copied_column_as_its_own() -> None:
    t = table(army={0: [["1000-visages"], ["shard"]]}, hand={0: ["dragon-dansant"]}, clans={0: DECK})
    play(t, "play dragon-dansant", "choose I.1")
    assert len(hand(t, 0)) == 1  # its column has one clan, that of 1000 visages two


# --- Dalisteer


@pytest.mark.parametrize(
    ("heroes", "drawn"),
    [([], 1), (["shard"], 2), (["shard", "kaez"], 3), (["shard captured"], 1), (["shennong"], 3)],
    ids=["alone", "two", "three", "captured", "wild"],
)
def test_card_dalisteer_draws_for_each_clan_of_its_row(heroes: list[str], drawn: int) -> None:
    rows = [["3-voeux", "3-voeux", "timer"], heroes]
    t = play(table(army={0: rows}, hand={0: ["dalisteer"]}, clans={0: DECK, 1: OTHERS}), "play dalisteer")
    assert len(hand(t, 0)) == drawn


def test_card_dalisteer_is_activated_twice() -> None:
    rows = [["3-voeux"], ["dalisteer tokens=1"]]
    t = play(table(army={0: rows}, tokens={0: {"hand": 2, "locked": 1}}), "activate II.1", "draw 1")
    assert (len(hand(t, 0)), army(t, 0)[1]) == (1, ["dalisteer tokens=2"])
    assert refused(t, "activate II.1") == ["GX-K2"]


def test_card_dalisteer_is_replaced_from_the_discard() -> None:
    t = table(
        army={0: [["3-voeux"], ["dalisteer"]]},
        hand={0: ["timer", "bun-to"]},
        discard={0: ["fenghuang", "galmi-avatar", "arpia"]},
        clans={0: DECK},
    )
    play(t, "shift II.1 from discard", "pay timer", "pay bun-to")
    assert options(t) == ["choose galmi-avatar", "choose fenghuang"]
    play(t, "choose galmi-avatar")
    assert (army(t, 0)[1], wonder(t)) == (["galmi-avatar"], 0)
    assert discard(t, 0) == ["bun-to", "arpia", "timer", "fenghuang", "dalisteer"]


# --- Nio


def nio(echo: str | None = None) -> Table:
    """Nio at II.2, beside Shard (which reveals) and above 1000 visages (which draws)."""
    t = table(
        army={0: [["3-voeux", "1000-visages"], ["shard"]], 1: [["deesses-de-lave"]]},
        hand={0: ["nio"]},
        clans={0: DECK},
    )
    play(t, "play nio", "choose I.2")
    return t if echo is None else play(t, echo)


def test_card_nio_copies_an_adjacent_card_and_captures_it() -> None:
    t = table(army={0: [["3-voeux", "1000-visages"], ["shard"]], 1: [["deesses-de-lave"]]}, hand={0: ["nio"]})
    play(t, "play nio")
    assert options(t) == ["choose I.2", "choose II.1"]
    assert refused(t, "choose I.1") == ["GX-A7"]
    assert refused(t, "choose 1:I.1") == ["GX-A7"]
    assert refused(t, "choose II.2") == ["GX-A7", "GX-E8"]
    play(t, "choose I.2")
    assert len(hand(t, 0)) == 1  # one clan in its column
    assert army(t, 0)[0] == ["3-voeux", "1000-visages captured"]
    assert (asked(t), options(t)) == ((0, "echo"), ["yes", "no"])


def test_card_nio_may_be_heard_once_more_with_a_new_choice() -> None:
    t = nio("yes")
    assert options(t) == ["choose II.1"]
    assert refused(t, "choose I.2") == ["GX-A3"]
    play(t, "choose II.1")
    play(t, options(t)[0])
    assert army(t, 0)[1] == ["shard captured", "nio"]
    assert (len(hand(t, 0)), len(discard(t, 0)), asked(t)) == (2, 3, (1, "turn"))


def test_card_nio_need_not_be_heard_again() -> None:
    t = nio("no")
    assert (army(t, 0)[1], asked(t)) == (["shard", "nio"], (1, "turn"))


def test_card_nio_without_a_face_up_neighbour_does_nothing_even_by_echo() -> None:
    t = play(
        table(army={0: [["3-voeux", "timer captured"], ["shard captured"]]}, hand={0: ["nio"]}), "play nio"
    )
    assert rules_told(t, "did-nothing") == ["GX-E1"]
    play(t, "yes")
    assert (asked(t), rules_told(t, "did-nothing")) == ((1, "turn"), ["GX-E1", "GX-E1"])


def test_card_nio_captures_a_neighbour_with_nothing_to_copy() -> None:
    t = table(army={0: [["all-in-one"]]}, hand={0: ["nio"]})
    play(t, "play nio", "choose I.1", "no")
    assert army(t, 0) == [["all-in-one captured"], ["nio"], []]
    assert rules_told(t, "did-nothing") == ["GX-E8"]


def test_card_nio_copies_an_ethereal_card_and_cannot_capture_it() -> None:
    rows = [["3-voeux"], ["dalisteer"], ["phoenix"]]
    t = table(army={0: rows}, hand={0: ["nio", "timer", "arpia"]}, tiles=["justice"], clans={0: DECK})
    play(t, "shift II.1 nio", "pay timer", "pay arpia", "choose III.1", "no")
    assert army(t, 0) == [["3-voeux"], ["nio"], ["phoenix"]]
    assert asked(t) == (0, "turn")  # Phoenix's additional turn


def test_card_nio_captures_even_if_the_copy_sends_it_away() -> None:
    t = table(army={0: [["3-voeux", "un-go"], ["valeen"]]}, hand={0: ["nio"]}, clans={0: DECK})
    play(t, "play nio", "choose I.2")
    assert options(t) == ["choose II.2"]
    play(t, "choose II.2")
    assert army(t, 0) == [["3-voeux", "un-go captured"], ["valeen"], []]
    assert asked(t) == (1, "turn")  # Nio has left: no Echo (GX-E2)


def test_card_nio_captures_nothing_if_the_copied_card_has_left() -> None:
    rows = [["3-voeux"], ["dalisteer"], ["galmi"]]
    t = table(army={0: rows}, hand={0: ["nio", "timer", "arpia"]}, clans={0: DECK})
    play(t, "shift II.1 nio", "pay timer", "pay arpia", "choose III.1", "choose III.1", "no")
    assert army(t, 0) == [["3-voeux"], ["nio"], []]
    assert told(t, "captured") == []


# --- Pangu


def pangu() -> Table:
    t = table(
        army={
            0: [["3-voeux"]],
            1: [["muraena captured", "timer", "arpia captured"], ["kaez", "phoenix-immortal"], ["phoenix"]],
        },
        hand={0: ["pangu"]},
    )
    return play(t, "play pangu")


def test_card_pangu_captures_destroys_or_releases() -> None:
    t = pangu()
    assert options(t) == [f"choose {p}" for p in ("I.1", "II.1", "1:I.1", "1:I.2", "1:I.3", "1:II.1")]
    assert refused(t, "choose 1:III.1") == ["GX-E1"]
    assert refused(t, "choose 1:II.2") == ["GX-A4", "GX-E10"]
    play(t, "choose 1:I.2")
    assert army(t, 1)[0] == ["muraena captured", "timer captured", "arpia captured"]


def test_card_pangu_releases_a_captured_card_that_is_not_open() -> None:
    t = play(pangu(), "choose 1:I.1")
    assert army(t, 1)[0][0] == "muraena"
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize("deed", ["destroy", "release"])
def test_card_pangu_destroys_or_releases_an_open_captured_card(deed: str) -> None:
    t = play(pangu(), "choose 1:I.3")
    assert options(t) == ["destroy", "release"]
    assert refused(t, "capture") == ["GX-A3"]
    play(t, deed)
    assert army(t, 1)[0][2:] == ([] if deed == "destroy" else ["arpia"])
    assert discard(t, 1) == (["arpia"] if deed == "destroy" else [])


@pytest.mark.parametrize("deed", ["capture", "destroy"])
def test_card_pangu_captures_or_destroys_an_open_card(deed: str) -> None:
    t = table(army={0: [["3-voeux"]], 1: [["timer"]]}, hand={0: ["pangu"]})
    play(t, "play pangu", "choose 1:I.1")
    assert options(t) == ["capture", "destroy"]
    assert refused(t, "release") == ["GX-E10"]
    play(t, deed)
    assert army(t, 1)[0] == (["timer captured"] if deed == "capture" else [])


def test_card_pangu_has_no_icon_for_his_veterans_token() -> None:
    t = table(army={0: [["3-voeux"], ["pangu"]]})
    assert (refused(t, "activate II.1"), strength(t, 0)) == (["GX-K2"], 5)


# --- Shennong


def test_card_shennong_joins_any_troop_and_supports_any_immortal_of_its_deck() -> None:
    t = play(
        table(army={0: [["timer"]]}, hand={0: ["shennong", "phoenix"]}, clans={0: DECK}), "play shennong"
    )
    assert (army(t, 0)[1], asked(t)) == (["shennong"], (1, "turn"))
    play(t, "draw 1", "play phoenix")
    assert army(t, 0)[2] == ["phoenix"]


def test_card_shennong_captured_supports_nobody_and_he_cannot_be_shifted() -> None:
    rows = [["timer"], ["shennong captured"]]
    t = table(army={0: rows}, hand={0: ["phoenix"]}, clans={0: DECK})
    assert refused(t, "play phoenix") == ["GX-P3"]
    t = table(army={0: [["timer"], ["shennong"]]}, hand={0: ["kaez", "arpia"]})
    assert refused(t, "shift II.1 kaez") == ["GX-H1"]


def test_card_shennong_is_destroyed_with_any_clan_of_his_deck() -> None:
    t = table(
        army={0: [["esprits-de-smook"], ["hempo"]], 1: [["3-voeux"], ["shennong"]]},
        hand={0: ["goan-sul"]},
        clans={1: DECK},
    )
    play(t, "play goan-sul", "clan galmi", "yes")
    assert (discard(t, 1), len(hand(t, 0))) == (["shennong"], 1)


# --- Valeen


def test_card_valeen_copies_a_troop_or_hero_and_takes_the_wonder_token() -> None:
    enemy = [["timer", "arpia captured"], ["kaez"], ["phoenix"]]
    t = table(army={0: [["3-voeux"]], 1: enemy}, hand={0: ["valeen"]})
    play(t, "play valeen")
    assert (options(t), wonder(t)) == (["choose I.1", "choose 1:I.1", "choose 1:II.1"], 0)
    assert refused(t, "choose 1:III.1") == ["GX-E1"]
    assert refused(t, "choose 1:I.2") == ["GX-A3"]
    assert refused(t, "choose II.1") == ["GX-E8"]
    play(t, "choose 1:I.1")
    assert asked(t) == (0, "turn")


def test_card_valeen_copies_with_her_own_place_and_tokens() -> None:
    """This row is the copier's, and X is her player's (GX-E8, GX-K5)."""
    rows = [["3-voeux", "timer"], ["dalisteer"]]
    t = table(army={0: rows, 1: [["esprits-de-smook"]]}, hand={0: ["valeen"]}, clans={0: DECK})
    play(t, "play valeen", "choose II.1")
    assert len(hand(t, 0)) == 1
    t = table(army={0: [["3-voeux"]], 1: [["muraena"]]}, hand={0: ["valeen"]}, tokens={0: {"locked": 0}})
    play(t, "play valeen", "choose 1:I.1")
    assert len(hand(t, 0)) == 4


def test_card_valeen_captures_herself_by_a_copy() -> None:
    t = table(army={0: [["3-voeux"]], 1: [["esprits-de-smook"], ["alpha"]]}, hand={0: ["valeen"]})
    play(t, "play valeen", "choose 1:II.1", "choose II.1")
    assert army(t, 0)[1] == ["valeen captured"]


def test_card_valeen_finds_nothing_face_up_to_copy() -> None:
    t = table(army={0: [["3-voeux captured"], ["dalisteer"]]}, hand={0: ["valeen", "timer", "kaez"]})
    play(t, "shift II.1 valeen", "pay timer", "pay kaez")
    assert (army(t, 0)[1], rules_told(t, "did-nothing"), wonder(t)) == (["valeen"], ["GX-E1"], 0)
