"""The cards of Goan Sul, each played."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    options,
    play,
    refused,
    removed,
    rules_told,
    strength,
    table,
    tokens,
)

from honjin.table.table import Table

# --- Déesses de lave


def test_card_deesses_de_lave_capture_a_troop() -> None:
    t = table(army={1: [["timer tokens=1", "bun-to captured"], ["kaez"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave")
    assert options(t) == ["choose I.1", "choose 1:I.1"]
    assert refused(t, "choose 1:I.2") == ["GX-A3"]
    assert refused(t, "choose 1:II.1") == ["GX-E1"]
    play(t, "choose 1:I.1")
    assert army(t, 1)[0] == ["timer captured", "bun-to captured"]
    assert tokens(t, 1) == (1, 1, 2)


def test_card_deesses_de_lave_alone_capture_themselves() -> None:
    t = play(table(hand={0: ["deesses-de-lave"]}), "play deesses-de-lave")
    assert options(t) == ["choose I.1"]
    play(t, "choose I.1")
    assert army(t, 0)[0] == ["deesses-de-lave captured"]


def test_card_deesses_de_lave_leave_an_ethereal_troop_and_have_no_icon() -> None:
    t = table(army={0: [["deesses-de-lave"]], 1: [["phoenix-immortal"]]}, hand={0: ["deesses-de-lave"]})
    assert refused(t, "activate I.1") == ["GX-K2"]
    play(t, "play deesses-de-lave")
    assert refused(t, "choose 1:I.1") == ["GX-A4"]


@pytest.mark.parametrize("answer", ["no", "react le-cercle-rouge"])
def test_card_deesses_de_lave_can_be_stopped_by_force_of_will(answer: str) -> None:
    t = table(army={1: [["muraena"]]}, hand={0: ["deesses-de-lave"], 1: ["le-cercle-rouge"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert (asked(t), options(t)) == ((1, "react-to-harm"), ["no", "react le-cercle-rouge"])
    play(t, answer)
    if answer == "no":
        assert (army(t, 1)[0], asked(t)) == (["muraena captured"], (0, "bounty"))
    else:  # GX-E16: no Bounty is drawn for it
        assert (army(t, 1)[0], discard(t, 1), asked(t)) == (["muraena"], ["le-cercle-rouge"], (1, "turn"))


# --- Esprits de Smook


def test_card_esprits_de_smook_take_a_veteran() -> None:
    pile = ["timer", "hempo", "smook", "deesses-de-lave"]
    t = play(table(hand={0: ["esprits-de-smook"]}, discard={0: pile}), "play esprits-de-smook")
    assert options(t) == ["choose deesses-de-lave", "choose hempo", "choose smook"]
    assert refused(t, "choose timer") == ["GX-E1"]
    assert refused(t, "done") == ["GX-E1"]
    play(t, "choose smook")
    assert (hand(t, 0), len(discard(t, 0))) == (["smook"], 3)


def test_card_esprits_de_smook_without_a_veteran_do_nothing() -> None:
    t = table(hand={0: ["esprits-de-smook"]}, discard={0: ["timer"], 1: ["pangu"]})
    play(t, "play esprits-de-smook")
    assert (asked(t), hand(t, 0), rules_told(t, "did-nothing")) == ((1, "turn"), [], ["GX-E1"])


def test_card_esprits_de_smook_are_activated_once_and_doubled_by_the_token() -> None:
    t = table(army={0: [["esprits-de-smook"]]}, discard={0: ["pangu"]})
    assert strength(t, 0) == 2
    play(t, "activate I.1", "choose pangu")
    assert (hand(t, 0), army(t, 0)[0], strength(t, 0)) == (["pangu"], ["esprits-de-smook tokens=1"], 4)
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- Les gardiens démons


def gardiens() -> Table:
    t = table(
        army={
            0: [["deesses-de-lave"]],
            1: [["timer", "muraena", "phoenix-immortal"], ["kaez", "genious"]],
        },
        hand={0: ["les-gardiens-demons"]},
    )
    return play(t, "play les-gardiens-demons")


def test_card_les_gardiens_demons_swap_in_either_army_and_destroy_an_open_troop() -> None:
    t = gardiens()
    assert asked(t) == (0, "swap")
    places = ["I.1", "I.2", "1:I.1", "1:I.2", "1:I.3", "1:II.1", "1:II.2"]
    assert options(t) == [*(f"choose {place}" for place in places), "done"]
    play(t, "choose 1:I.3")
    assert refused(t, "choose 1:II.1") == ["GX-A12"]
    assert refused(t, "done") == ["GX-E1"]
    play(t, "choose 1:I.2")
    assert army(t, 1)[0] == ["timer", "phoenix-immortal", "muraena"]
    assert options(t) == ["choose I.2", "choose 1:I.3"]
    play(t, "choose 1:I.3", "yes")
    assert (army(t, 1)[0], discard(t, 1)) == (["timer", "phoenix-immortal"], ["muraena"])
    assert len(hand(t, 0)) == 1


def test_card_les_gardiens_demons_need_not_swap_but_must_destroy() -> None:
    t = play(gardiens(), "done")
    assert options(t) == ["choose I.2"]
    assert refused(t, "choose 1:I.3") == ["GX-A4"]  # Ethereal
    assert refused(t, "choose 1:I.1") == ["GX-A2"]
    assert refused(t, "choose 1:II.2") == ["GX-E1"]
    play(t, "choose I.2")
    assert (army(t, 0)[0], discard(t, 0)) == (["deesses-de-lave"], ["les-gardiens-demons"])


def test_card_les_gardiens_demons_find_no_open_troop() -> None:
    rows = [["les-gardiens-demons"], ["alpha"]]
    t = play(table(army={0: rows}), "activate I.1")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


def test_card_les_gardiens_demons_destroy_a_captured_troop_without_bounty() -> None:
    t = table(army={1: [["timer", "muraena captured"]]}, hand={0: ["les-gardiens-demons"]})
    play(t, "play les-gardiens-demons", "done", "choose 1:I.2")
    assert (discard(t, 1), asked(t)) == (["muraena"], (1, "turn"))


@pytest.mark.parametrize("answer", ["no", "react atalante-a-grand-bouclier"])
def test_card_les_gardiens_demons_activated_may_be_cancelled(answer: str) -> None:
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer"]]}, hand={1: ["atalante-a-grand-bouclier"]})
    play(t, "activate I.1")
    assert asked(t) == (1, "react-to-activation")
    play(t, answer)
    assert asked(t) == ((0, "choose") if answer == "no" else (1, "turn"))
    assert army(t, 0)[0] == ["les-gardiens-demons tokens=1"]  # GX-E16: the token stays
    assert discard(t, 1) == ([] if answer == "no" else ["atalante-a-grand-bouclier"])


# --- Unités de bombardement


def bombardment(supremacy: int = 0) -> Table:
    t = table(
        army={0: [["timer"], ["kaez"]], 1: [["3-voeux", "3-voeux"], ["nio"]]},
        hand={0: ["unites-de-bombardement", "deesses-de-lave", "hempo"]},
        supremacy={0: supremacy},
    )
    return play(t, "play unites-de-bombardement", "pay hempo", "pay deesses-de-lave")


def test_card_unites_de_bombardement_make_each_player_sacrifice_an_open_card() -> None:
    t = bombardment()
    assert (asked(t), options(t)) == ((0, "sacrifice"), ["choose I.2", "choose II.1"])
    assert refused(t, "choose 1:I.2") == ["GX-E1"]
    assert refused(t, "choose I.1") == ["GX-A2"]
    play(t, "choose II.1")
    assert (asked(t), options(t)) == ((1, "sacrifice"), ["choose I.2", "choose II.1"])
    play(t, "choose I.2")
    assert army(t, 0) == [["timer", "unites-de-bombardement"], [], []]
    assert army(t, 1) == [["3-voeux"], ["nio"], []]
    assert discard(t, 1) == ["3-voeux"]
    assert (rules_told(t, "sacrificed"), asked(t)) == (["GX-A4", "GX-A4"], (1, "turn"))


@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 2)])
def test_card_unites_de_bombardement_may_strike_again_with_supremacy(answer: str, left: int) -> None:
    t = play(bombardment(1), "choose II.1", "choose I.2")
    assert (asked(t), options(t)) == ((0, "may"), ["yes", "no"])
    play(t, answer)
    if answer == "yes":
        play(t, "choose I.2", "choose II.1")
    assert [sum(map(len, army(t, p))) for p in (0, 1)] == [left, left]


def test_card_unites_de_bombardement_reach_ethereal_cards_and_their_own_player_alone() -> None:
    """A sacrifice is no destruction (GX-A4); who has no card sacrifices none."""
    t = play(table(hand={0: ["unites-de-bombardement"]}), "play unites-de-bombardement")
    assert options(t) == ["choose I.1"]
    play(t, "choose I.1")
    assert (army(t, 0)[0], asked(t)) == ([], (1, "turn"))
    t = table(army={0: [["unites-de-bombardement"]], 1: [["phoenix-immortal"]]})
    play(t, "activate I.1", "choose I.1", "choose I.1")
    assert discard(t, 1) == ["phoenix-immortal"]
    assert (tokens(t, 0), discard(t, 0)) == ((1, 1, 2), ["unites-de-bombardement"])


def test_card_unites_de_bombardement_are_activated_once() -> None:
    t = table(army={0: [["unites-de-bombardement", "timer"]]})
    play(t, "activate I.1", "choose I.2", "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- Alpha


def alpha(**more: object) -> Table:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["timer", "timer"], ["phoenix-immortal", "kaez"], ["phoenix"]]},
        hand={0: ["alpha"]},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play alpha")


def test_card_alpha_captures_a_troop_or_hero_open_or_not() -> None:
    t = alpha()
    assert options(t) == [f"choose {p}" for p in ("I.1", "II.1", "1:I.1", "1:I.2", "1:II.2")]
    assert refused(t, "choose 1:II.1") == ["GX-A4"]
    assert refused(t, "choose 1:III.1") == ["GX-E1"]
    play(t, "choose 1:I.1")
    assert army(t, 1)[0] == ["timer captured", "timer"]


def test_card_alpha_captures_an_immortal_with_supremacy() -> None:
    t = play(alpha(supremacy={0: 1}), "choose 1:III.1")
    assert army(t, 1)[2] == ["phoenix captured"]


def test_card_alpha_has_no_icon() -> None:
    assert refused(table(army={0: [["timer"], ["alpha"]]}), "activate II.1") == ["GX-K2"]


# --- Hempo


def hempo(**more: object) -> Table:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["timer", "timer"], ["kaez", "genious"], ["phoenix"]]},
        hand={0: ["hempo"]},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play hempo")


def test_card_hempo_swaps_and_destroys_an_open_troop_or_hero() -> None:
    t = hempo()
    assert asked(t) == (0, "swap")
    play(t, "choose 1:II.1", "choose 1:II.2")
    assert options(t) == ["choose II.1", "choose 1:II.2"]
    assert refused(t, "choose 1:III.1") == ["GX-E1"]
    assert refused(t, "choose 1:I.2") == ["GX-A2"]
    play(t, "choose 1:II.2")
    assert (army(t, 1)[1], discard(t, 1)) == (["genious"], ["kaez"])


def test_card_hempo_destroys_an_immortal_with_supremacy() -> None:
    t = play(hempo(supremacy={0: 1}), "done", "choose 1:III.1")
    assert (army(t, 1)[2], discard(t, 1)) == ([], ["phoenix"])


def test_card_hempo_destroys_itself_where_nothing_else_can_be() -> None:
    t = play(table(army={0: [["deesses-de-lave"]]}, hand={0: ["hempo"]}), "play hempo")
    assert options(t) == ["choose II.1"]
    play(t, "choose II.1")
    assert (army(t, 0)[1], discard(t, 0)) == ([], ["hempo"])


def test_card_hempo_is_activated_once() -> None:
    t = table(army={0: [["deesses-de-lave"], ["hempo"]], 1: [["timer"]]})
    play(t, "activate II.1", "choose 1:I.1", "draw 1")
    assert (army(t, 1)[0], strength(t, 0), refused(t, "activate II.1")) == ([], 2 + 6, ["GX-K2"])


# --- Hemro


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 0)])
def test_card_hemro_le_chasseur_de_primes_draws_one_more_for_a_bounty(answer: str, drawn: int) -> None:
    hunter = "hemro-le-chasseur-de-primes"
    t = table(army={0: [["bun-to", "esprits-de-smook"]], 1: [["timer bounty"]]}, hand={0: [hunter, "alpha"]})
    play(t, f"play {hunter}", "draw 1", "play alpha", "choose 1:I.1", answer)
    assert (army(t, 0)[1], len(hand(t, 0))) == ([hunter, "alpha"], drawn)


def test_card_hemro_le_chasseur_de_primes_draws_for_a_destroyed_one_too() -> None:
    hunter = "hemro-le-chasseur-de-primes"
    t = table(army={0: [["les-gardiens-demons"], [hunter]], 1: [["muraena"]]})
    play(t, "activate I.1", "choose 1:I.1", "yes")
    assert len(hand(t, 0)) == 2


@pytest.mark.parametrize(
    ("mine", "enemy", "drawn"),
    [(" captured", "muraena", 1), ("", "timer", 0)],
    ids=["captured-hunter", "no-bounty"],
)
def test_card_hemro_le_chasseur_de_primes_draws_no_more(mine: str, enemy: str, drawn: int) -> None:
    hunter = "hemro-le-chasseur-de-primes"
    t = table(army={0: [["deesses-de-lave"], [hunter + mine]], 1: [[enemy]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave", "choose 1:I.1", *(["yes"] if enemy == "muraena" else []))
    assert len(hand(t, 0)) == drawn


def test_card_hemro_le_chasseur_de_primes_does_not_hunt_his_own_side_and_cannot_be_shifted() -> None:
    hunter = "hemro-le-chasseur-de-primes"
    t = table(
        army={0: [["bun-to bounty"], [hunter]]}, hand={0: ["deesses-de-lave", "alpha", "hempo", "smook"]}
    )
    assert refused(t, "shift II.1 alpha") == ["GX-H1"]
    play(t, "play deesses-de-lave", "pay hempo", "pay smook", "choose I.1")
    assert (army(t, 0)[0][0], asked(t), hand(t, 0)) == ("bun-to captured bounty", (1, "turn"), ["alpha"])


# --- Orgah


def test_card_orgah_makes_each_player_remove_a_clan_from_the_discard() -> None:
    t = table(
        army={0: [["esprits-de-smook"]]},
        hand={0: ["orgah"]},
        discard={0: ["timer", "arpia", "hempo"], 1: ["3-voeux", "all-in-one", "bun-to"]},
        clans={0: ["goan-sul", "phoenix", "tomorrow"], 1: ["xi-an", "galmi", "narashima"]},
    )
    play(t, "play orgah")
    assert (asked(t), options(t)) == ((0, "remove-clan"), ["clan phoenix", "clan goan-sul"])
    assert refused(t, "clan tomorrow") == refused(t, "clan xi-an") == ["GX-E13"]
    play(t, "clan phoenix")
    assert (removed(t, 0), discard(t, 0)) == (["arpia", "timer"], ["hempo"])
    # All in one is of all three clans.
    assert (asked(t), options(t)) == ((1, "remove-clan"), ["clan narashima", "clan galmi", "clan xi-an"])
    play(t, "clan narashima")
    assert (removed(t, 1), discard(t, 1)) == (["all-in-one"], ["bun-to", "3-voeux"])


def test_card_orgah_finds_empty_discards() -> None:
    t = play(table(army={0: [["esprits-de-smook"]]}, hand={0: ["orgah"]}), "play orgah")
    assert (asked(t), rules_told(t, "did-nothing")) == ((1, "turn"), ["GX-E1", "GX-E1"])


def test_card_orgah_is_activated_once_and_is_a_bounty_card() -> None:
    t = table(
        army={0: [["esprits-de-smook"], ["orgah"]]},
        discard={0: ["hempo"]},
    )
    play(t, "activate II.1", "clan goan-sul", "draw 1")
    assert (removed(t, 0), refused(t, "activate II.1")) == (["hempo"], ["GX-K2"])
    t = table(army={0: [["3-voeux"]], 1: [["esprits-de-smook"], ["orgah"]]}, hand={0: ["pangu"]})
    play(t, "play pangu", "choose 1:II.1", "destroy", "yes")
    assert (discard(t, 1), len(hand(t, 0))) == (["orgah"], 1)


# --- Smook


def smook(locked: int) -> Table:
    t = table(
        army={0: [["esprits-de-smook"]]},
        hand={0: ["smook"]},
        discard={0: ["deesses-de-lave", "les-gardiens-demons", "hempo", "orgah", "goan-sul", "timer"]},
        tokens={0: {"locked": locked}},
    )
    return play(t, "play smook")


def test_card_smook_takes_veterans_of_different_levels() -> None:
    t = smook(1)
    cards = ["deesses-de-lave", "les-gardiens-demons", "hempo", "orgah", "goan-sul"]
    assert options(t) == [*(f"choose {card}" for card in cards), "done"]
    assert refused(t, "choose timer") == ["GX-E1"]
    play(t, "choose hempo")
    assert refused(t, "choose orgah") == ["GX-E1"]
    play(t, "choose goan-sul", "choose les-gardiens-demons")
    assert hand(t, 0) == ["les-gardiens-demons", "hempo", "goan-sul"]
    assert discard(t, 0) == ["timer", "deesses-de-lave", "orgah"]
    assert asked(t) == (1, "turn")


def test_card_smook_takes_two_with_two_tokens_and_gives_no_turn() -> None:
    t = play(smook(2), "choose hempo", "choose goan-sul")
    assert (hand(t, 0), asked(t)) == (["hempo", "goan-sul"], (1, "turn"))


@pytest.mark.parametrize("taken", [3, 1, 0])
def test_card_smook_gives_a_turn_with_four_tokens_however_many_are_taken(taken: int) -> None:
    t = play(smook(0), *("choose hempo", "choose goan-sul", "choose deesses-de-lave")[:taken])
    if taken < 3:
        play(t, "done")
    assert len(hand(t, 0)) == taken
    assert asked(t) == (0, "turn")
    assert t.view(0)["additional_turn"]


def test_card_smook_finds_no_veteran_and_is_activated_once() -> None:
    t = play(table(army={0: [["timer"], ["smook"]]}, discard={0: ["arpia"]}), "activate II.1")
    assert (asked(t), rules_told(t, "did-nothing")) == ((1, "turn"), ["GX-E1"])
    play(t, "draw 1")
    assert refused(t, "activate II.1") == ["GX-K2"]
