"""The eleven cards of Justice, played one by one."""

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
    seat,
    seen_hand,
    table,
    tokens,
    told,
    winners,
)

from honjin.table.table import Table

# --- Atalante à grand bouclier


def activation(answer: str = "atalante-a-grand-bouclier") -> Table:
    """Seat 0 activates Nikhilesh; seat 1 holds a card."""
    t = table(
        army={0: [["nikhilesh"]]},
        hand={1: [answer]},
        discard={0: ["nitish"]},
        deck_top={0: ["navaj"]},
        clans={1: ["justice"]},
    )
    return play(t, "activate I.1")


def test_card_atalante_a_grand_bouclier_cancels_an_activation_and_the_token_stays() -> None:
    t = activation()
    assert asked(t) == (1, "react-to-activation")
    assert options(t) == ["no", "react atalante-a-grand-bouclier"]
    play(t, "react atalante-a-grand-bouclier")
    assert (hand(t, 1), discard(t, 1)) == ([], ["atalante-a-grand-bouclier"])
    assert (hand(t, 0), army(t, 0)[0], tokens(t, 0)) == ([], ["nikhilesh tokens=1"], (1, 0, 2))
    assert asked(t) == (1, "turn")


def test_card_atalante_a_grand_bouclier_may_stay_in_hand() -> None:
    t = play(activation(), "no")
    assert (hand(t, 0), hand(t, 1)) == (["navaj"], ["atalante-a-grand-bouclier"])


def test_card_atalante_a_grand_bouclier_may_be_feared_where_it_is_not_held() -> None:
    t = activation("sati")
    assert options(t) == ["no"]
    assert refused(t, "react sati") == ["GX-E6"]
    assert refused(t, "react atalante-a-grand-bouclier") == ["GX-T1"]


def test_card_atalante_a_grand_bouclier_is_not_asked_for_when_both_are_seen_elsewhere() -> None:
    t = table(
        army={0: [["nikhilesh"]], 1: [["atalante-a-grand-bouclier"]]},
        hand={1: ["sati"]},
        discard={0: ["nitish"], 1: ["atalante-a-grand-bouclier"]},
    )
    assert asked(play(t, "activate I.1")) == (1, "turn")


def test_card_atalante_a_grand_bouclier_does_not_stop_what_a_card_does_on_entering() -> None:
    t = table(hand={0: ["obeezs"], 1: ["atalante-a-grand-bouclier"]}, deck_top={0: ["ez", "ne-o"]})
    assert asked(play(t, "play obeezs")) == (0, "discard")


def test_card_atalante_a_grand_bouclier_recruits_a_troop_of_another_clan() -> None:
    t = table(hand={0: ["atalante-a-grand-bouclier", "navaj", "nitish"]})
    play(t, "play atalante-a-grand-bouclier", "draw 1", "play navaj")
    assert army(t, 0)[0] == ["atalante-a-grand-bouclier", "navaj"]
    assert rules_told(t, "placed") == ["GX-P1", "GX-P5"]
    assert told(t, "paid") == []


def test_card_atalante_a_grand_bouclier_recruits_nobody_while_captured() -> None:
    rows = [["volantis", "atalante-a-grand-bouclier captured"]]
    t = table(army={0: rows}, hand={0: ["navaj", "sati"]})
    assert refused(t, "play navaj") == ["GX-P2"]


# --- Les flèches de Justice


def arrows(*held: str) -> Table:
    t = table(
        army={1: [["nakshatra"], ["nalin"]]},
        hand={0: ["les-fleches-de-justice"], 1: held},
        clans={1: ["narashima", "tomorrow", "phoenix"]},
    )
    return play(t, "play les-fleches-de-justice")


def test_card_les_fleches_de_justice_show_the_hand_to_their_player_alone() -> None:
    t = arrows("nachiketa", "navaj")
    assert asked(t) == (0, "ban")
    assert seen_hand(t, 1, 0) == ["navaj", "nachiketa"]
    assert t.view(None)["seats"][1]["hand"] == [None, None]  # type: ignore[index]


def test_card_les_fleches_de_justice_stop_the_named_card_until_the_end_of_the_next_turn() -> None:
    t = play(arrows("navaj", "navaj", "nachiketa", "nitish"), "choose navaj")
    assert seat(t, 1)["banned"] == ["navaj"]
    assert refused(t, "play navaj") == ["GX-P9"]
    assert refused(t, "shift I.1 navaj") == ["GX-P9"]
    assert "play nitish" in options(t)
    play(t, "draw 1")
    assert seat(t, 1)["banned"] == ["navaj"]
    play(t, "draw 1")
    assert rules_told(t, "ban-ended") == ["GX-E15"]
    assert "play navaj" in options(t)


def test_card_les_fleches_de_justice_let_the_named_card_pay() -> None:
    t = play(arrows("navaj", "navaj", "aat"), "choose navaj", "play aat", "pay navaj", "pay navaj")
    assert discard(t, 1) == ["navaj", "navaj"]


def test_card_les_fleches_de_justice_name_a_card_that_is_not_in_the_hand() -> None:
    t = arrows()
    assert len(options(t)) == 33
    assert refused(t, "choose volantis") == ["GX-S2"]
    play(t, "choose arpia")
    assert seat(t, 1)["banned"] == ["arpia"]


# --- Les fées pétales


def faeries(mine: list[list[str]], theirs: list[list[str]], **more: object) -> Table:
    held = {0: ["les-fees-petales"]}
    t = table(army={0: mine, 1: theirs}, hand=held, clans={0: ["justice"]}, **more)  # type: ignore[arg-type]
    return play(t, "play les-fees-petales")


def test_card_les_fees_petales_give_each_a_token_back_and_capture_a_bounty_card() -> None:
    theirs = [["nikhilesh tokens=1"], ["ez"], ["byun-hyung-ja-narashima"]]
    t = faeries([["volantis"]], theirs, tokens={0: {"hand": 1}, 1: {"hand": 0, "spent": 1}})
    assert (asked(t), options(t)) == ((0, "take-back"), ["take spent"])
    play(t, "take spent")
    assert (asked(t), options(t)) == ((1, "take-back"), ["take I.1", "take spent"])
    play(t, "take I.1")
    assert (tokens(t, 0), tokens(t, 1)) == ((2, 0, 2), (1, 1, 2))
    assert options(t) == ["choose 1:I.1", "choose 1:II.1", "choose 1:III.1"]
    assert refused(t, "choose I.1") == ["GX-E3"]
    play(t, "choose 1:III.1", "yes")
    assert army(t, 1)[2] == ["byun-hyung-ja-narashima captured"]
    assert len(hand(t, 0)) == 1
    assert asked(t) == (1, "turn")


def test_card_les_fees_petales_capture_a_level_iii_card_with_the_bounty_token() -> None:
    t = faeries([], [["nakshatra"], ["nalin"], ["narashima bounty"]])
    assert options(t) == ["choose 1:III.1"]
    play(t, "choose 1:III.1", "no")
    assert army(t, 1)[2] == ["narashima captured bounty"]
    assert hand(t, 0) == []


def test_card_les_fees_petales_must_capture_ones_own_if_there_is_no_other() -> None:
    t = faeries([["volantis bounty"]], [["nikhilesh captured"]])
    assert options(t) == ["choose I.1"]
    assert sorted(refused(t, "choose 1:I.1")) == ["GX-A3", "GX-E3"]
    play(t, "choose I.1")
    assert army(t, 0)[0] == ["volantis captured bounty", "les-fees-petales"]
    assert asked(t) == (1, "turn")


def test_card_les_fees_petales_with_no_bounty_card_only_give_tokens_back() -> None:
    t = faeries([], [["nakshatra"]], tokens={0: {"hand": 1}, 1: {"hand": 2}})
    play(t, "take spent")
    assert rules_told(t, "did-nothing") == ["GX-K3", "GX-E1"]
    assert (tokens(t, 0), tokens(t, 1)) == ((2, 0, 2), (2, 0, 2))


def test_card_les_fees_petales_do_not_reach_an_ethereal_card() -> None:
    t = faeries([], [["nakshatra"], ["ez"], ["tomorrow"]])
    assert options(t) == ["choose 1:II.1"]
    t = faeries([["volantis"]], [["nikhilesh"], ["sha-dow bounty"]])
    assert options(t) == ["choose 1:I.1"]
    assert refused(t, "choose 1:II.1") == ["GX-A4"]


# --- Volantis


def test_card_volantis_takes_from_who_has_more_in_play_and_more_in_hand() -> None:
    theirs = [["nakshatra", "navaj captured"], ["nalin"]]
    t = table(army={1: theirs}, hand={0: ["volantis", "sati", "elle"], 1: ["nitish"]})
    play(t, "play volantis")
    assert (asked(t), options(t)) == ((1, "sacrifice"), ["choose I.2", "choose II.1"])
    assert refused(t, "choose I.1") == ["GX-A2"]
    play(t, "choose I.2")
    assert (army(t, 1)[:2], discard(t, 1)) == ([["nakshatra"], ["nalin"]], ["navaj"])
    assert asked(t) == (0, "discard")
    play(t, "discard sati")
    assert (hand(t, 0), discard(t, 0), hand(t, 1)) == (["elle"], ["sati"], ["nitish"])


def test_card_volantis_may_be_the_card_that_is_sacrificed() -> None:
    t = play(table(hand={0: ["volantis"], 1: ["nitish"]}), "play volantis")
    assert (asked(t), options(t)) == ((0, "sacrifice"), ["choose I.1"])
    play(t, "choose I.1")
    assert (army(t, 0)[0], discard(t, 0)) == ([], ["volantis"])
    assert asked(t) == (1, "discard")
    assert hand(play(t, "discard nitish"), 1) == []


def test_card_volantis_does_nothing_on_equal_counts() -> None:
    t = table(army={1: [["nakshatra captured"]]}, hand={0: ["volantis", "sati"], 1: ["nitish"]})
    play(t, "play volantis")
    assert rules_told(t, "did-nothing") == ["GX-E1", "GX-E1"]
    assert asked(t) == (1, "turn")


# --- Elle


def test_card_elle_finds_any_card_in_secret_and_shuffles() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["elle", "volantis"]}, deck_top={0: ["sati"]})
    play(t, "play elle")
    assert asked(t) == (0, "search")
    assert refused(t, "choose volantis") == ["GX-E17"]
    assert refused(t, "choose elle") == ["GX-E17"]
    play(t, "choose justice")
    assert hand(t, 0) == ["volantis", "justice"]
    assert seen_hand(t, 0, 1) == [None, None]
    assert [event["card"] for event in told(t, "found")] == [None]
    assert rules_told(t, "shuffled") == ["GX-E17"]


def test_card_elle_finds_nothing_in_an_empty_deck() -> None:
    mine = ["justice", "tomorrow", "narashima"]
    t = table(
        army={0: [["volantis"]]},
        hand={0: ["elle"]},
        discard={0: all_but(mine, "volantis", "elle")},
        clans={0: mine},
    )
    play(t, "play elle")
    assert rules_told(t, "did-nothing") == ["GX-E17"]
    assert (asked(t), hand(t, 0)) == ((1, "turn"), [])


# --- Nezha


def test_card_nezha_draws_two_at_the_end_of_a_turn_with_an_empty_hand() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["nezha"]}, deck_top={0: ["sati", "elle"]})
    play(t, "play nezha")
    assert sorted(hand(t, 0)) == ["elle", "sati"]


@pytest.mark.parametrize(("hero", "held"), [("nezha", ["sati"]), ("nezha captured", [])])
def test_card_nezha_draws_nothing_with_a_card_in_hand_or_captured(hero: str, held: list[str]) -> None:
    t = table(army={0: [["nikhilesh"], [hero]]}, hand={0: held}, clans={0: ["justice"]})
    assert hand(play(t, "activate I.1"), 0) == held


def test_card_nezha_draws_nothing_at_the_end_of_the_opponents_turn() -> None:
    t = table(army={0: [["volantis"], ["nezha"]]}, to_move=1)
    assert hand(play(t, "draw 1"), 0) == []


# --- Quae


def test_card_quae_makes_the_larger_army_sacrifice_down_to_the_smaller() -> None:
    mine = [["volantis", "volantis"], ["sati"]]
    theirs = [["nakshatra", "navaj", "nitish", "aat", "aat"], ["nalin", "ez", "ne-o"], ["tomorrow"]]
    t = play(table(army={0: mine, 1: theirs}, hand={0: ["quae"]}), "play quae")
    assert asked(t) == (1, "sacrifice")
    assert options(t) == ["choose I.5", "choose II.3", "choose III.1"]
    play(t, "choose III.1", "choose II.3", "choose II.2", "choose II.1", "choose I.5")
    assert army(t, 1) == [["nakshatra", "navaj", "nitish", "aat"], [], []]
    assert asked(t) == (1, "turn")


def test_card_quae_costs_its_own_player_the_difference() -> None:
    t = table(army={0: [["volantis"]], 1: [["nakshatra"]]}, hand={0: ["quae"]})
    play(t, "play quae")
    assert (asked(t), options(t)) == ((0, "sacrifice"), ["choose II.1"])
    play(t, "choose II.1")
    assert (army(t, 0)[:2], discard(t, 0)) == ([["volantis"], []], ["quae"])


def test_card_quae_does_nothing_between_equal_armies() -> None:
    t = table(army={0: [["volantis"]], 1: [["nakshatra", "navaj captured"]]}, hand={0: ["quae"]})
    play(t, "play quae")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


# --- Sati


def test_card_sati_draws_up_to_the_opponents_hand() -> None:
    t = table(
        army={0: [["volantis"]]},
        hand={0: ["sati", "elle"], 1: ["nalin", "navaj", "nitish"]},
        deck_top={0: ["quae", "tourach"]},
    )
    assert hand(play(t, "play sati"), 0) == ["elle", "quae", "tourach"]


def test_card_sati_draws_nothing_for_the_fuller_hand() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["sati", "elle"], 1: ["nalin"]})
    assert hand(play(t, "play sati"), 0) == ["elle"]
    assert rules_told(t, "did-nothing") == ["GX-E1"]


def test_card_sati_is_replaced_for_three_cards_by_a_hero_of_any_clan() -> None:
    held = ["nalin", "elle", "quae", "tourach"]
    t = table(army={0: [["volantis"], ["sati"]]}, hand={0: held})
    play(t, "shift II.1 nalin", "pay elle", "pay quae", "pay tourach")
    assert army(t, 0)[1] == ["nalin"]
    assert sorted(discard(t, 0)) == ["elle", "quae", "sati", "tourach"]


# --- Tourach


def test_card_tourach_makes_the_opponent_discard_down_to_ones_own_hand() -> None:
    theirs = ["nalin", "navaj", "nitish"]
    t = table(army={0: [["volantis"]]}, hand={0: ["tourach", "elle"], 1: theirs})
    play(t, "play tourach")
    assert asked(t) == (1, "discard")
    play(t, "discard nalin", "discard nitish")
    assert (hand(t, 0), hand(t, 1), discard(t, 1)) == (["elle"], ["navaj"], ["nitish", "nalin"])
    assert asked(t) == (1, "turn")


def test_card_tourach_does_nothing_to_a_hand_that_is_not_larger() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["tourach", "elle"], 1: ["nalin"]})
    play(t, "play tourach")
    assert (hand(t, 1), rules_told(t, "did-nothing")) == (["nalin"], ["GX-E1"])


# --- Justice


def judgement(flipped: list[str], supremacy: int = 0) -> Table:
    t = table(
        army={0: [["volantis"], ["sati"]], 1: [["les-apotres-de-la-nuit"], ["solok"]]},
        hand={0: ["justice"]},
        clans={0: ["justice", "tomorrow", "narashima"]},
        supremacy={0: supremacy},
        tiles=flipped,
    )
    return play(t, "play justice")


def test_card_justice_flips_a_tile_of_its_own_player_for_both() -> None:
    t = judgement([])
    assert options(t) == ["clan justice", "clan tomorrow", "clan narashima"]
    assert refused(t, "clan abhilasha") == ["GX-S2"]
    play(t, "clan narashima")
    assert (seat(t, 0)["flipped"], t.view(None)["tiles"]) == (["narashima"], ["narashima"])
    assert asked(t) == (1, "turn")


def test_card_justice_wins_by_the_third_tile_with_a_supremacy_token() -> None:
    t = judgement(["justice", "tomorrow"], supremacy=1)
    assert options(t)[-1] == "clan narashima"
    assert refused(t, "clan justice") == ["GX-S5"]
    play(t, "clan narashima")
    assert (t.decision, winners(t), rules_told(t, "won")) == (None, (0,), ["GX-B5"])


@pytest.mark.parametrize(("flipped", "supremacy"), [(["justice", "narashima"], 0), (["narashima"], 1)])
def test_card_justice_does_not_win_without_the_third_tile_or_the_token(
    flipped: list[str], supremacy: int
) -> None:
    t = play(judgement(flipped, supremacy), "clan tomorrow")
    assert t.decision is not None
    assert told(t, "won") == []


def test_card_justice_with_all_tiles_flipped_does_nothing() -> None:
    t = judgement(["justice", "narashima", "tomorrow"], supremacy=1)
    assert "GX-E1" in rules_told(t, "did-nothing")
    assert told(t, "won") == []


def test_card_justice_makes_the_highest_open_card_ethereal() -> None:
    rows = [["volantis"], ["sati"], ["justice"]]
    t = table(army={0: rows, 1: [["les-apotres-de-la-nuit"]]}, hand={1: ["cylak"]}, to_move=1)
    play(t, "play cylak")
    assert asked(t) == (0, "turn")
    assert rules_told(t, "did-nothing") == ["GX-E1", "GX-E1"]


def test_card_justice_is_not_ethereal_itself_beside_a_later_card() -> None:
    rows = [["volantis", "volantis"], ["sati", "elle"], ["justice", "byun-hyung-ja-justice"]]
    t = table(army={0: rows, 1: [["les-apotres-de-la-nuit"]]}, hand={1: ["cylak"]}, to_move=1)
    play(t, "play cylak")
    assert options(t) == ["choose 0:III.1", "done"]
    assert refused(t, "choose 0:III.2") == ["GX-A4"]
    play(t, "choose 0:III.1")
    assert army(t, 0)[2] == ["justice captured", "byun-hyung-ja-justice"]


# --- Byun Hyung Ja (Justice)


def lost(theirs: int = 0, **more: object) -> Table:
    """Seat 0 has 10, seat 1 has 12; seat 1 has passed."""
    t = table(
        army={
            0: [["volantis"], ["sati"], ["byun-hyung-ja-justice"]],
            1: [["nakshatra", "navaj"], ["nalin"], ["narashima"]],
        },
        supremacy={1: theirs},
        passed=[1],
        **more,  # type: ignore[arg-type]
    )
    return play(t, "pass")


def test_card_byun_hyung_ja_justice_unlocks_a_token_after_a_lost_battle() -> None:
    t = lost()
    assert rules_told(t, "unlocked") == ["GX-K4"]
    assert tokens(t, 0) == (3, 0, 1)
    assert asked(t) == (1, "song-sacrifice")


def test_card_byun_hyung_ja_justice_is_too_late_when_the_opponent_wins_the_game() -> None:
    t = lost(theirs=1)
    assert (winners(t), told(t, "unlocked")) == ((1,), [])


def test_card_byun_hyung_ja_justice_wins_with_the_fifth_token() -> None:
    t = lost(tokens={0: {"hand": 4, "locked": 0}})
    assert (winners(t), rules_told(t, "won")) == ((0,), ["GX-K4"])


def test_card_byun_hyung_ja_justice_sees_no_loser_in_a_tie() -> None:
    rows = [["nakshatra"], ["nalin"], ["narashima"]]
    mine = [["volantis"], ["sati"], ["byun-hyung-ja-justice"]]
    t = play(table(army={0: mine, 1: rows}, passed=[1]), "pass")
    assert (len(told(t, "won-supremacy")), told(t, "unlocked")) == (2, [])


def test_card_byun_hyung_ja_justice_does_nothing_on_entering() -> None:
    t = table(army={0: [["volantis"], ["sati"]]}, hand={0: ["byun-hyung-ja-justice"]})
    play(t, "play byun-hyung-ja-justice")
    assert (tokens(t, 0), told(t, "resolved"), asked(t)) == ((2, 0, 2), [], (1, "turn"))
