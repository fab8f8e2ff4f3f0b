"""GX-E12 to GX-E15, GX-E18: the order of effects, prices, who chooses, durations, card and tile together."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    mover,
    options,
    play,
    refused,
    rules_told,
    seat,
    strength,
    table,
    tokens,
    told,
)

from honjin.table.table import Table

# --- GX-E12


def two_end_effects() -> Table:
    """Nezha draws 2 with an empty hand; Byun Hyung Ja (Xi'an) discards 5 of a clan to unlock."""
    t = table(
        army={0: [["volantis", "3-voeux"], ["nezha", "shennong"], ["byun-hyung-ja-xi-an"]]},
        hand={0: ["3-voeux", "1000-visages", "1000-visages", "nio"]},
        deck_top={0: ["xi-an", "sati", "quae"]},
    )
    return play(t, "draw 1")


FIVE = ["discard 3-voeux", "discard 1000-visages", "discard 1000-visages", "discard nio", "discard xi-an"]


def test_gx_e12_the_active_player_orders_the_effects_of_a_turns_end() -> None:
    t = two_end_effects()
    assert asked(t) == (0, "end-effects")
    assert options(t) == ["choose II.1", "choose III.1"]
    assert refused(t, "choose I.1") == ["GX-E12"]
    play(t, "choose III.1", "clan xi-an", *FIVE)
    # Nezha is checked when it resolves: the hand is empty now.
    assert hand(t, 0) == ["quae", "sati"]
    assert tokens(t, 0) == (2, 1, 1)
    assert asked(t) == (1, "turn")


def test_gx_e12_the_other_order_brings_less() -> None:
    t = play(two_end_effects(), "choose II.1", "clan xi-an", *FIVE)
    assert hand(t, 0) == []
    assert tokens(t, 0) == (2, 1, 1)


def test_gx_e12_each_end_effect_happens_once() -> None:
    t = table(army={0: [["volantis"], ["nezha"]]}, tokens={0: {"hand": 1}}, deck_top={0: ["sati"]})
    play(t, "draw 1")
    assert hand(t, 0) == ["sati"]
    t = table(army={0: [["volantis"], ["nezha"]]}, hand={0: ["quae"]}, deck_top={0: ["sati", "elle"]})
    assert refused(t, "play quae") == ["GX-P3"]
    t = table(
        army={0: [["volantis"], ["nezha"]]},
        hand={0: ["atalante-a-grand-bouclier"]},
        deck_top={0: ["sati", "elle"]},
    )
    play(t, "play atalante-a-grand-bouclier")
    assert hand(t, 0) == ["elle", "sati"]
    assert asked(t) == (1, "turn")


def test_gx_e12_end_effects_wait_for_their_own_players_turn() -> None:
    t = table(army={1: [["volantis"], ["nezha"]]}, deck_top={1: ["sati", "elle"]})
    play(t, "draw 1")
    assert hand(t, 1) == []


def bounty_on_a_night_guardian(held: list[str]) -> Table:
    t = table(
        army={1: [["les-gardiens-de-la-nuit bounty"]]},
        hand={0: ["deesses-de-lave", *held]},
        deck_top={0: ["alpha"]},
    )
    return play(t, "play deesses-de-lave", "choose 1:I.1")


def test_gx_e12_the_active_player_orders_bounty_and_the_captured_cards_effect() -> None:
    t = bounty_on_a_night_guardian([])
    assert options(t) == ["bounty first", "effect first"]
    assert asked(t)[0] == 0
    play(t, "bounty first", "yes", "discard alpha")
    assert (hand(t, 0), discard(t, 0)) == ([], ["alpha"])


def test_gx_e12_the_effect_first_finds_an_empty_hand() -> None:
    t = bounty_on_a_night_guardian([])
    play(t, "effect first", "yes")
    assert (hand(t, 0), discard(t, 0)) == (["alpha"], [])


def test_gx_e12_the_effect_first_takes_a_card_before_the_bounty_comes() -> None:
    t = bounty_on_a_night_guardian(["orgah"])
    play(t, "effect first")
    assert options(t) == ["discard orgah"]
    assert hand(play(t, "discard orgah", "yes"), 0) == ["alpha"]


def test_gx_e12_nothing_is_ordered_where_only_one_thing_happens() -> None:
    t = table(army={1: [["les-gardiens-de-la-nuit"]]}, hand={0: ["deesses-de-lave", "orgah"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert asked(t) == (0, "discard")
    # Captured by its own controller it has no Bounty, and the opponent discards.
    t = table(
        army={0: [["les-gardiens-de-la-nuit bounty"]]}, hand={0: ["les-apotres-de-la-nuit"], 1: ["volantis"]}
    )
    play(t, "play les-apotres-de-la-nuit", "choose I.1")
    assert asked(t) == (1, "discard")


# --- GX-E13


def test_gx_e13_without_the_price_nothing_follows() -> None:
    t = table(army={0: [["aat"]]}, hand={0: ["ez"]}, discard={0: ["obeezs"]}, deck_top={0: ["ne-o"]})
    play(t, "play ez", "done", "no")
    assert (hand(t, 0), discard(t, 0)) == ([], ["obeezs"])


def test_gx_e13_a_price_that_can_not_be_paid_stops_the_rest() -> None:
    t = table(army={0: [["aat"]]}, hand={0: ["ez"]}, deck_top={0: ["ne-o"]})
    play(t, "play ez", "no")
    assert hand(t, 0) == []
    t = table(army={0: [["aat"], ["ez"], ["byun-hyung-ja-tomorrow"]]})
    play(t, "draw 1")
    assert tokens(t, 0) == (1, 1, 2)


def test_gx_e13_five_cards_of_one_clan_are_the_price_of_byun_hyung_ja() -> None:
    rows = [["3-voeux"], ["nio"], ["byun-hyung-ja-xi-an"]]
    t = table(army={0: rows}, hand={0: ["3-voeux", "pangu", "bun-to", "bun-to"]}, deck_top={0: ["un-go"]})
    play(t, "draw 1")
    assert options(t) == ["done"]
    assert refused(t, "clan galmi") == ["GX-E13"]
    play(t, "done")
    assert tokens(t, 0) == (1, 1, 2)


def test_gx_e13_wild_cards_are_of_the_clan() -> None:
    rows = [["3-voeux"], ["nio"], ["byun-hyung-ja-xi-an"]]
    t = table(
        army={0: rows},
        hand={0: ["all-in-one", "shennong", "bun-to", "bun-to", "nitish"]},
        clans={0: ["xi-an", "galmi", "narashima"]},
        tokens={0: {"hand": 1}},
        deck_top={0: ["un-go"]},
    )
    play(t, "draw 1")
    assert options(t) == ["clan galmi", "done"]
    play(t, "clan galmi")
    assert refused(t, "discard nitish") == ["GX-E1"]
    play(t, *["discard bun-to"] * 2, "discard un-go", "discard all-in-one", "discard shennong")
    assert (hand(t, 0), tokens(t, 0)) == (["nitish"], (1, 2, 1))


def test_gx_e13_a_part_that_is_no_price_stops_nothing() -> None:
    # No token to take back, and the capture still happens.
    t = table(army={1: [["muraena"]]}, hand={0: ["les-fees-petales"]})
    play(t, "play les-fees-petales", "choose 1:I.1")
    assert army(t, 1)[0] == ["muraena captured"]
    # Nothing to swap, and the draw still happens.
    t = table(hand={0: ["kno-bo"]}, deck_top={0: ["shard"]})
    assert hand(play(t, "play kno-bo"), 0) == ["shard"]
    # No swap wanted, and the destruction still happens.
    t = table(army={0: [["deesses-de-lave"]], 1: [["volantis"]]}, hand={0: ["les-gardiens-demons"]})
    play(t, "play les-gardiens-demons", "done")
    assert options(t) == ["choose I.2", "choose 1:I.1"]


def test_gx_e13_all_takes_the_cards_that_qualify_when_it_begins() -> None:
    t = table(
        army={
            0: [["deesses-de-lave"], ["alpha"]],
            1: [["volantis", "volantis", "3-voeux", "les-fees-petales"], ["sati", "quae"], ["justice"]],
        },
        hand={0: ["goan-sul"]},
    )
    play(t, "play goan-sul", "clan justice")
    # Justice is the highest OPEN card, so Ethereal; what comes to be OPEN on the way stays.
    assert army(t, 1) == [["volantis", "volantis", "3-voeux"], ["sati"], ["justice"]]
    assert [e["card"] for e in told(t, "destroyed")] == ["les-fees-petales", "quae"]


def test_gx_e13_all_takes_ones_own_cards_too_and_no_captured_ones() -> None:
    t = table(
        army={
            0: [["deesses-de-lave", "deesses-de-lave"], ["alpha"]],
            1: [["volantis captured"]],
        },
        hand={0: ["goan-sul"]},
    )
    other = t.clone()
    play(t, "play goan-sul", "clan goan-sul")
    assert army(t, 0) == [["deesses-de-lave"], ["alpha"], []]
    play(other, "play goan-sul", "clan justice")
    assert army(other, 1)[0] == ["volantis captured"]
    assert rules_told(other, "did-nothing") == ["GX-E1"]


# --- GX-E14


@pytest.mark.parametrize("mover", [0, 1])
def test_gx_e14_each_player_begins_with_the_one_whose_turn_it_is(mover: int) -> None:
    t = table(
        army={mover: [["nitish"]]},
        hand={mover: ["nachiketa", "nalin", "navaj"], 1 - mover: ["volantis", "sati", "quae"]},
        to_move=mover,
    )
    play(t, "play nachiketa")
    assert asked(t) == (mover, "discard")
    play(t, "discard nalin", "discard navaj")
    assert asked(t) == (1 - mover, "discard")
    play(t, "discard quae", "discard sati")
    assert hand(t, 1 - mover) == ["volantis"]
    assert asked(t) == (1 - mover, "turn")


def test_gx_e14_with_too_few_cards_all_are_given() -> None:
    t = table(army={0: [["nitish"]]}, hand={0: ["nachiketa", "nalin"], 1: ["volantis"]})
    play(t, "play nachiketa", "discard nalin", "discard volantis")
    assert (hand(t, 0), hand(t, 1)) == ([], [])
    assert asked(t) == (1, "turn")


def test_gx_e14_who_sacrifices_chooses() -> None:
    t = table(army={0: [["nitish"]], 1: [["volantis", "volantis"], ["sati"]]}, hand={0: ["niranjan"]})
    play(t, "play niranjan")
    assert asked(t) == (1, "sacrifice")
    assert options(t) == ["choose I.2", "choose II.1"]
    assert refused(t, "choose I.1") == ["GX-A2"]
    assert refused(t, "choose 0:II.1") == ["GX-E1"]


def test_gx_e14_other_choices_are_the_resolving_players() -> None:
    t = table(army={0: [["nitish"]]}, hand={0: ["nalin"]})
    play(t, "play nalin")
    assert asked(t) == (0, "choose-player")
    play(t, "player 1")
    assert (len(discard(t, 0)), len(discard(t, 1))) == (0, 10)


# --- GX-E15


def banned(t: Table, p: int) -> object:
    return seat(t, p)["banned"]


def test_gx_e15_two_bans_on_one_player_both_last_their_time_out() -> None:
    # By Sha'dow above them the arrows have Echo, so they name two cards.
    t = table(
        army={0: [["volantis", "volantis"], ["nezha", "sha-dow"]]},
        hand={0: ["les-fleches-de-justice", "sati", "elle"], 1: ["arpia", "timer"]},
    )
    play(t, "shift I.2 les-fleches-de-justice", "pay sati", "pay elle", "choose arpia", "yes", "choose timer")
    assert (mover(t), banned(t, 1)) == (1, ["arpia", "timer"])
    assert refused(t, "play arpia") == refused(t, "play timer") == ["GX-P9"]
    play(t, "draw 1", "draw 1")
    assert (mover(t), banned(t, 1), rules_told(t, "ban-ended")) == (1, [], ["GX-E15", "GX-E15"])
    assert refused(t, "play arpia") == refused(t, "play timer") == []


def test_gx_e15_a_ban_lasts_until_the_end_of_the_next_turn() -> None:
    t = table(hand={0: ["les-fleches-de-justice"], 1: ["deesses-de-lave", "alpha"]})
    play(t, "play les-fleches-de-justice", "choose deesses-de-lave")
    assert refused(t, "play deesses-de-lave") == ["GX-P9"]
    play(t, "draw 1")
    assert banned(t, 1) == ["deesses-de-lave"]
    play(t, "draw 1")
    assert rules_told(t, "ban-ended") == ["GX-E15"]
    assert "play deesses-de-lave" in options(t)


def test_gx_e15_it_lasts_though_its_card_is_gone() -> None:
    t = table(
        hand={0: ["les-fleches-de-justice"], 1: ["deesses-de-lave", "les-gardiens-demons"]},
        army={1: [["esprits-de-smook"]]},
    )
    play(t, "play les-fleches-de-justice", "choose deesses-de-lave")
    play(t, "play les-gardiens-demons", "done", "choose 0:I.1")
    assert army(t, 0)[0] == []
    assert banned(t, 1) == ["deesses-de-lave"]


def test_gx_e15_it_lasts_over_the_end_of_a_round() -> None:
    t = table(hand={0: ["les-fleches-de-justice"]}, passed=[1], turns_left=1, clans={1: ["goan-sul"]})
    play(t, "play les-fleches-de-justice", "choose deesses-de-lave", "choose I.1")
    assert (t.view(None)["round"], asked(t)) == (2, (1, "turn"))
    assert banned(t, 1) == ["deesses-de-lave"]
    assert "GX-P9" in refused(t, "play deesses-de-lave")


# --- GX-E18


def test_gx_e18_bonuses_of_card_and_tile_add_up() -> None:
    rows = [["arpia"], ["kaez"], ["phoenix"]]
    held = ["timer", "arpia", "muraena"]
    assert strength(table(army={0: rows}, hand={0: held}), 0) == 10 + 3
    assert strength(table(army={0: rows}, hand={0: held}, tiles=["phoenix"]), 0) == 10 + 6
    rows[2] = ["phoenix captured"]
    assert strength(table(army={0: rows}, hand={0: held}, tiles=["phoenix"]), 0) == 5 + 3


def test_gx_e18_a_limit_given_twice_counts_once() -> None:
    t = table(
        army={0: [["bun-to"], ["shard"], ["galmi"]]},
        tokens={0: {"hand": 0}},
        tiles=["galmi"],
    )
    play(t, "pass")
    assert [e["number"] for e in told(t, "turns-left")] == [2]


def test_gx_e18_a_keyword_given_twice_counts_once() -> None:
    t = table(
        army={0: [["esprits-de-smook"]], 1: [["volantis"], ["sati"], ["justice"]]},
        hand={0: ["alpha"]},
        supremacy={0: 1},
        tiles=["justice"],
    )
    play(t, "play alpha")
    assert refused(t, "choose 1:III.1") == ["GX-A4"]
    assert "choose 1:II.1" in options(t)
