"""The Immortals of Galmi, each played."""

import pytest
from gosu_x import (
    army,
    asked,
    deck_top,
    hand,
    options,
    play,
    refused,
    rules_told,
    table,
    tokens,
    told,
    wonder,
)

from honjin.table.table import Table

# --- Galmi


def galmi(in_hand: int, **more: object) -> Table:
    t = table(
        army={0: [["bun-to"], ["shard"]], 1: [["3-voeux", "all-in-one"]]},
        hand={0: ["galmi"]},
        tokens={0: {"hand": in_hand}},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play galmi")


def test_card_galmi_sends_an_open_card_to_its_deck_and_passes_at_once() -> None:
    t = galmi(0)
    assert options(t) == ["choose III.1", "choose 1:I.2"]
    assert refused(t, "choose 1:I.1") == ["GX-A2"]
    play(t, "choose 1:I.2")
    assert (army(t, 1)[0], deck_top(t, 1), wonder(t)) == (["3-voeux"], ["all-in-one"], 0)
    assert (asked(t), options(t)) == ((0, "may-pass"), ["yes", "no"])
    play(t, "yes")
    assert t.view(0)["seats"][0]["passed"]  # type: ignore[index]
    assert [event["number"] for event in told(t, "turns-left")] == [2]
    play(t, "draw 1", "draw 1")
    assert len(told(t, "fought")) == 2


def test_card_galmi_need_not_pass() -> None:
    t = play(galmi(0), "choose 1:I.2", "no")
    assert (asked(t), told(t, "passed")) == ((1, "turn"), [])


def test_card_galmi_does_not_pass_first_with_a_token_in_hand() -> None:
    t = play(galmi(1), "choose 1:I.2")
    assert asked(t) == (1, "turn")
    assert rules_told(t, "could-not-pass") == ["GX-Q3"]


def test_card_galmi_does_not_pass_second_with_tokens_in_hand_either() -> None:
    t = play(galmi(2, passed=[1]), "choose 1:I.2")
    assert (asked(t), rules_told(t, "could-not-pass")) == ((0, "turn"), ["GX-Q3"])


def test_card_galmi_may_be_all_there_is_to_choose() -> None:
    t = table(army={0: [["bun-to"], ["shard"]]}, hand={0: ["galmi"]}, tokens={0: {"hand": 0}})
    play(t, "play galmi")
    assert options(t) == ["choose III.1"]
    play(t, "choose III.1", "yes")
    assert (army(t, 0)[2], deck_top(t, 0)) == ([], ["galmi"])
    # She is no longer there to shorten what is left.
    assert [event["number"] for event in told(t, "turns-left")] == [3]


@pytest.mark.parametrize(("card", "left"), [("galmi", 2), ("galmi captured", 3)])
def test_card_galmi_shortens_the_rest_of_the_round(card: str, left: int) -> None:
    t = table(army={0: [["bun-to"], ["shard"], [card]]}, tokens={0: {"hand": 0}})
    play(t, "pass")
    assert t.view(1)["seats"][1]["turns_left"] == left  # type: ignore[index]


def test_card_galmi_does_not_shorten_her_own_players_turns() -> None:
    t = table(army={0: [["bun-to"], ["shard"], ["galmi"]]}, to_move=1, tokens={1: {"hand": 0}})
    play(t, "pass")
    assert t.view(0)["seats"][0]["turns_left"] == 3  # type: ignore[index]


# --- Byun Hyung Ja (Galmi)


def test_card_byun_hyung_ja_galmi_unlocks_a_token_for_the_first_pass() -> None:
    t = table(army={0: [["bun-to"], ["shard"]]}, hand={0: ["byun-hyung-ja-galmi"]}, tokens={0: {"hand": 0}})
    play(t, "play byun-hyung-ja-galmi")
    assert (wonder(t), tokens(t, 0)) == (0, (0, 2, 2))
    play(t, "draw 1", "pass")
    assert tokens(t, 0) == (1, 2, 1)
    assert rules_told(t, "unlocked") == ["GX-K4"]


@pytest.mark.parametrize(("card", "passed"), [("", [1]), (" captured", [])], ids=["second", "captured"])
def test_card_byun_hyung_ja_galmi_unlocks_nothing(card: str, passed: list[int]) -> None:
    rows = [["bun-to"], ["shard"], ["byun-hyung-ja-galmi" + card]]
    t = play(table(army={0: rows}, passed=passed, tokens={0: {"hand": 0}}), "pass")
    assert told(t, "unlocked") == []


def test_card_byun_hyung_ja_galmi_wins_with_a_fifth_token() -> None:
    rows = [["bun-to"], ["shard"], ["byun-hyung-ja-galmi"]]
    t = play(table(army={0: rows}, tokens={0: {"hand": 0, "locked": 0}}), "pass")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-K4")


def test_card_byun_hyung_ja_galmi_brings_a_bounty_to_who_captures_it() -> None:
    rows = [["bun-to"], ["shard"], ["byun-hyung-ja-galmi"]]
    t = table(army={0: [["esprits-de-smook"]], 1: rows}, hand={0: ["alpha"]}, supremacy={0: 1})
    play(t, "play alpha", "choose 1:III.1", "yes")
    assert (army(t, 1)[2], len(hand(t, 0))) == (["byun-hyung-ja-galmi captured"], 1)
