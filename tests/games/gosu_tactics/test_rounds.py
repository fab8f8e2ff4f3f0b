"""GT-R: turns, passing, additional turns, the limit."""

import pytest
from tactics import army, hand, options, play, refused, rules_told, table

from honjin import IllegalChoice
from honjin.table.table import Table

GOBANS = ["goban-recruit", "goban-recruit", "goban-squire", "goban-squire", "goban-vision"]


def seat_asked(t: Table) -> int:
    assert t.decision is not None
    return t.decision.seat


def turns_left(t: Table) -> list[object]:
    return [seat["turns_left"] for seat in t.view(None)["seats"]]  # type: ignore[attr-defined]


def is_over(t: Table) -> bool:
    """Whether the round's battle has been fought."""
    return "fought" in [event["kind"] for event in t.events(None)]


# --- GT-R1


def test_gt_r1_clockwise_one_action_a_turn() -> None:
    t = table(
        players=3,
        hand={0: ["goban-recruit", "goban-squire"], 1: ["meka-recruit"], 2: ["fire-recruit"]},
    )
    play(t, "play goban-recruit")
    assert seat_asked(t) == 1
    play(t, "play meka-recruit")
    assert seat_asked(t) == 2
    play(t, "play fire-recruit")
    assert seat_asked(t) == 0
    assert rules_told(t, "started-turn") == ["GT-R1"] * 3


def test_gt_r1_play_mutate_or_pass() -> None:
    t = table(
        army={0: [["goban-squire"]], 1: [["meka-squire"]]},
        hand={0: ["goban-recruit"], 1: ["fire-recruit", "fire-lord"]},
    )
    assert options(t) == ["play goban-recruit", "pass"]
    play(t, "play goban-recruit")
    play(t, "mutate I.1 fire-recruit", "pay fire-lord")
    assert seat_asked(t) == 0
    play(t, "pass")
    assert seat_asked(t) == 1


def test_gt_r1_only_the_player_whose_turn_it_is_acts() -> None:
    t = table(hand={0: ["goban-recruit"], 1: ["meka-recruit"]})
    assert [refusal.rule for refusal in t.why_not(1, "play meka-recruit")] == ["HJ-C2"]
    (refusal,) = t.why_not(0, "play meka-recruit")
    assert refusal.text("en") == "must be in your hand; Meka Recruit is not: GT-R1"
    assert refusal.text("fr") == "il faut une carte de votre main ; Meka Recruit n'en est pas une : GT-R1"


# --- GT-R2


def test_gt_r2_passing_is_final_for_the_round() -> None:
    t = table(players=3, hand={0: ["goban-recruit"], 1: GOBANS[1:], 2: ["meka-recruit", "meka-squire"]})
    play(t, "pass")
    asked = []
    for choice in ("goban-recruit", "meka-recruit", "goban-squire", "meka-squire"):
        asked.append(seat_asked(t))
        play(t, f"play {choice}")
    assert asked == [1, 2, 1, 2]
    assert rules_told(t, "passed") == ["GT-R2"]
    assert t.log(None)[0].text == "Player 1 passed."


def test_gt_r2_the_first_pass_leaves_three_turns_to_each_other_player() -> None:
    t = table(players=3, hand={1: GOBANS, 2: ["meka-recruit", "meka-recruit", "meka-squire", "meka-squire"]})
    assert turns_left(t) == [None, None, None]
    play(t, "pass")
    assert turns_left(t) == [0, 3, 3]
    play(t, "play goban-recruit", "play meka-recruit", "play goban-recruit", "play meka-recruit")
    assert turns_left(t) == [0, 1, 1]
    play(t, "play goban-squire")
    assert not is_over(t)
    play(t, "play meka-squire")
    assert is_over(t)
    assert [len(army(t, p)[0]) for p in range(3)] == [0, 3, 3]


def test_gt_r2_the_three_turns_begin_with_the_first_pass_only() -> None:
    t = table(hand={0: GOBANS, 1: ["meka-recruit", "meka-squire"]})
    play(t, "play goban-recruit", "play meka-recruit", "play goban-recruit", "pass")
    assert turns_left(t) == [3, 0]
    play(t, "play goban-squire", "play goban-squire")
    assert not is_over(t)
    play(t, "pass")
    assert is_over(t)


def test_gt_r2_later_passes_do_not_change_that_number() -> None:
    t = table(players=3, hand={2: ["meka-recruit", "meka-squire", "meka-recruit", "meka-squire"]})
    play(t, "pass", "pass")
    assert turns_left(t) == [0, 0, 3]
    play(t, "play meka-recruit")
    assert turns_left(t) == [0, 0, 2]
    play(t, "play meka-recruit", "play meka-squire")
    assert is_over(t)


def test_gt_r2_a_pass_in_the_last_turns_leaves_the_others_theirs() -> None:
    t = table(players=3, passed=[0], turns_left=2, to_move=1, hand={2: ["meka-recruit", "meka-squire"]})
    play(t, "pass")
    assert turns_left(t) == [0, 0, 2]


def test_gt_r2_the_round_ends_at_once_when_all_have_passed() -> None:
    t = table(players=4)
    play(t, "pass", "pass", "pass")
    assert not is_over(t)
    play(t, "pass")
    assert is_over(t)


def test_gt_r2_a_new_round_gives_everybody_turns_again() -> None:
    t = table()
    play(t, "pass", "pass", "keep", "keep")
    assert turns_left(t) == [None, None]
    assert not any(seat["passed"] for seat in t.view(None)["seats"])  # type: ignore[attr-defined]


# --- GT-R3


def test_gt_r3_an_additional_turn_follows_before_the_next_player() -> None:
    t = table(hand={0: ["alpha-advantage", "alpha-recruit"], 1: ["goban-recruit"]})
    play(t, "play alpha-advantage")
    assert seat_asked(t) == 0
    assert t.view(None)["additional_turn"] is True
    assert rules_told(t, "started-additional") == ["GT-R3"]
    play(t, "play alpha-recruit")
    assert seat_asked(t) == 1
    assert t.view(None)["additional_turn"] is False


def test_gt_r3_it_does_not_count_among_the_three() -> None:
    t = table(passed=[1], hand={0: ["alpha-advantage", "alpha-recruit", "alpha-recruit", "alpha-squire"]})
    play(t, "play alpha-advantage")
    assert turns_left(t) == [2, 0]
    play(t, "play alpha-recruit")
    assert turns_left(t) == [2, 0]
    play(t, "play alpha-recruit")
    assert not is_over(t)
    play(t, "play alpha-squire")
    assert is_over(t)


def test_gt_r3_it_is_played_even_after_the_last_of_the_three() -> None:
    t = table(passed=[1], turns_left=1, hand={0: ["alpha-advantage", "alpha-recruit"]})
    play(t, "play alpha-advantage")
    assert turns_left(t) == [0, 0]
    assert not is_over(t)
    play(t, "play alpha-recruit")
    assert army(t, 0)[0] == ["alpha-advantage", "alpha-recruit"]
    assert is_over(t)


def test_gt_r3_several_accumulate() -> None:
    t = table(extra=2, hand={0: ["alpha-advantage", "alpha-recruit", "alpha-squire"]})
    assert t.view(None)["additional_turns_due"] == 1
    play(t, "play alpha-advantage")
    gained = next(line for line in t.log(None) if "gained" in line.text)
    assert gained.text == "Player 1 gained an additional turn: 2 are still to come."
    play(t, "play alpha-recruit")
    assert seat_asked(t) == 0
    play(t, "play alpha-squire")
    assert seat_asked(t) == 1


def test_gt_r3_passing_gives_up_those_still_due() -> None:
    t = table(extra=3, hand={0: ["alpha-recruit"], 1: ["goban-recruit"]})
    play(t, "pass")
    assert seat_asked(t) == 1
    assert t.view(None)["additional_turns_due"] == 0
    assert turns_left(t) == [0, 3]


# --- GT-R4


def test_gt_r4_a_player_may_pass_at_any_time() -> None:
    t = table(hand={0: ["goban-recruit"]})
    assert options(t) == ["play goban-recruit", "pass"]
    assert "pass" in options(table(passed=[1], turns_left=1, hand={0: ["goban-recruit"]}))
    assert "pass" in options(table(extra=1, hand={0: ["goban-recruit"]}))


def test_gt_r4_with_nothing_to_do_a_player_must_pass() -> None:
    assert options(table()) == ["pass"]
    t = table(army={0: [["goban-squire"]]}, hand={0: ["meka-recruit", "meka-knight"]})
    play(t, "mutate I.1 meka-recruit", "pay meka-knight", "pass")
    assert hand(t, 0) == []
    assert options(t) == ["pass"]


def test_gt_r4_cards_that_cannot_be_played_do_not_help() -> None:
    t = table(hand={0: ["goban-knight", "goban-lord"]})
    assert options(t) == ["pass"]
    with pytest.raises(IllegalChoice, match="GT-L1"):
        t.play("play goban-knight")


# --- GT-R5


def test_gt_r5_after_60_turns_a_player_has_none_left() -> None:
    t = table(turns={0: 59, 1: 58}, hand={0: GOBANS, 1: ["meka-recruit", "meka-squire"]})
    play(t, "play goban-recruit")
    assert rules_told(t, "reached-limit") == ["GT-R5"]
    play(t, "play meka-recruit")
    assert seat_asked(t) == 1
    play(t, "play meka-squire")
    assert is_over(t)
    assert rules_told(t, "reached-limit") == ["GT-R5"] * 2
    assert rules_told(t, "passed") == []


def test_gt_r5_the_battle_is_fought_as_if_all_had_passed() -> None:
    t = table(turns={0: 59, 1: 59}, hand={0: ["goban-recruit"], 1: []})
    play(t, "play goban-recruit", "pass")
    assert t.view(None)["seats"][0]["points"] == 1  # type: ignore[index]
    while options(t)[0] == "keep":
        t.play("keep")
    assert t.view(None)["round"] == 2
    assert refused(t, "pass") == []


def test_gt_r5_additional_turns_count_for_the_limit() -> None:
    t = table(turns={0: 59, 1: 3}, hand={0: ["alpha-advantage", "alpha-recruit"], 1: ["goban-recruit"]})
    play(t, "play alpha-advantage")
    assert seat_asked(t) == 1


def test_gt_r5_the_count_begins_anew_each_round() -> None:
    t = table(turns={0: 59, 1: 59}, advantage=0)
    play(t, "pass", "pass", "keep", "keep")
    assert "turns = 0" in t.position()
    assert "turns = 59" not in t.position()
