"""GT-N1 to GT-N3: what stays, what is drawn, and hands that can do nothing."""

from collections.abc import Sequence

import pytest
from tactics import all_but, army, discard, hand, options, play, refused, rules_told, table, told

from honjin.table.table import Table

# Nothing that an army of one Goban Recruit supports.
IDLE = ["alpha-knight", "alpha-guard", "alpha-chief", "alpha-lord", "dark-knight", "dark-guard", "dark-chief"]
IDLE_TOO = ["dark-lord", "meka-knight", "meka-guard", "meka-chief", "meka-lord", "fire-knight", "fire-guard"]


def all_pass(t: Table) -> Table:
    return play(t, *["pass"] * t.players)


def asked(t: Table) -> tuple[int, str]:
    """Who decides what."""
    assert t.decision is not None
    return t.decision.seat, t.decision.prompt


def drawn(t: Table) -> list[object]:
    """Who drew, in order, under GT-N2."""
    return [event["player"] for event in told(t, "drew") if event["rule"] == "GT-N2"]


# --- GT-N1


def test_gt_n1_armies_and_the_advantage_stay() -> None:
    rows = [["goban-recruit", "goban-squire"], ["goban-guard"]]
    t = all_pass(table(army={0: rows, 1: [["fire-recruit"]]}, advantage=1))
    assert army(t, 0) == [*rows, []]
    assert army(t, 1) == [["fire-recruit"], [], []]
    assert t.view(None)["advantage"] == 1
    assert t.view(None)["round"] == 2


def test_gt_n1_all_imprisoned_cards_are_released() -> None:
    t = table(
        players=3,
        army={
            0: [["goban-recruit imprisoned", "goban-squire"], ["goban-guard imprisoned"]],
            2: [["dark-recruit"], ["dark-guard"], ["dark-lord imprisoned"]],
        },
    )
    all_pass(t)
    assert army(t, 0) == [["goban-recruit", "goban-squire"], ["goban-guard"], []]
    assert army(t, 2) == [["dark-recruit"], ["dark-guard"], ["dark-lord"]]
    freed = [(event["rule"], event["card"], event["place"]) for event in told(t, "freed")]
    assert freed == [
        ("GT-N1", "goban-recruit", "0:I.1"),
        ("GT-N1", "goban-guard", "0:II.1"),
        ("GT-N1", "dark-lord", "2:III.1"),
    ]
    line = next(line for line in t.log(None) if line.rule == "GT-N1")
    assert line.text == "For the new round, Player 1's Goban Recruit in row I is released."


def test_gt_n1_a_release_fires_no_power_then_or_later() -> None:
    rows = [["goban-squire-x", "goban-vision imprisoned", "goban-linker"]]
    t = all_pass(table(army={0: rows}, hand={0: ["goban-recruit"]}))
    assert rules_told(t, "freed") == ["GT-N1"]
    assert asked(t) == (0, "redraw")
    play(t, "keep", "keep", "play goban-recruit")
    assert told(t, "fired") == []
    assert asked(t) == (1, "turn")


def test_gt_n1_the_battle_is_fought_before_the_releases() -> None:
    t = all_pass(table(army={0: [["goban-recruit imprisoned"]]}))
    happened = [event["kind"] for event in t.events(None)]
    assert happened.index("fought") < happened.index("freed")
    assert [event["number"] for event in told(t, "fought")] == [0, 0]


# --- GT-N2


def test_gt_n2_each_player_draws_up_to_seven_minus_the_victory_points() -> None:
    t = table(
        players=3,
        army={1: [["goban-recruit"]]},
        hand={0: ["fire-lord"], 1: ["dark-lord", "dark-chief"]},
        points={0: 2, 1: 1},
    )
    all_pass(t)
    assert [len(hand(t, p)) for p in range(3)] == [5, 5, 7]
    assert set(rules_told(t, "drew")) == {"GT-N2"}
    assert "fire-lord" in hand(t, 0)


def test_gt_n2_the_advantage_holder_draws_first_then_clockwise() -> None:
    t = table(players=3, army={0: [["goban-recruit"]]}, advantage=1, deck_top=[*IDLE, *IDLE_TOO])
    all_pass(t)
    assert drawn(t) == [1] * 7 + [2] * 7 + [0] * 6
    assert sorted(hand(t, 1)) == sorted(IDLE)
    assert sorted(hand(t, 2)) == sorted(IDLE_TOO)


@pytest.mark.parametrize("held", [IDLE, [*IDLE, *IDLE_TOO]])
def test_gt_n2_a_hand_already_that_large_is_left_as_it_is(held: list[str]) -> None:
    t = all_pass(table(army={1: [["goban-recruit"]]}, hand={0: held}))
    assert sorted(hand(t, 0)) == sorted(held)
    assert set(drawn(t)) == {1}
    assert discard(t) == []


def test_gt_n2_a_point_just_won_counts() -> None:
    t = all_pass(table(army={0: [["goban-recruit"]]}))
    assert (len(hand(t, 0)), len(hand(t, 1))) == (6, 7)


def test_gt_n2_a_hand_above_the_smaller_size_is_kept_after_a_point() -> None:
    t = all_pass(table(army={0: [["goban-recruit"]]}, hand={0: IDLE}))
    assert sorted(hand(t, 0)) == sorted(IDLE)


# --- GT-N3


def idle(deck_top: Sequence[str] = ()) -> Table:
    """A round is over in which seat 0 keeps a hand that can do nothing."""
    rows = {0: [["goban-recruit"]], 1: [["fire-recruit"], ["fire-molt"]]}
    return all_pass(table(army=rows, hand={0: IDLE}, deck_top=deck_top))


def test_gt_n3_a_hand_without_an_action_may_be_drawn_anew_again_and_again() -> None:
    t = idle(deck_top=[*["goban-squire"] * 2, *["alpha-squire"] * 2, *["dark-squire"] * 2, *IDLE_TOO])
    assert (asked(t), options(t)) == ((0, "redraw"), ["keep", "mulligan"])
    play(t, "mulligan")
    assert sorted(hand(t, 0)) == sorted(IDLE_TOO)
    assert sorted(discard(t)) == sorted(IDLE)
    (event,) = told(t, "redrew")
    assert (event["rule"], event["player"], event["number"]) == ("GT-N3", 0, 7)
    assert rules_told(t, "discarded") == ["GT-N3"] * 7
    assert rules_told(t, "drew")[-7:] == ["GT-N3"] * 7
    assert (asked(t), options(t)) == ((0, "redraw"), ["keep", "mulligan"])
    play(t, "mulligan")
    assert len(discard(t)) == 14
    assert len(hand(t, 0)) == 7


def test_gt_n3_it_may_also_be_kept() -> None:
    t = play(idle(), "keep")
    assert sorted(hand(t, 0)) == sorted(IDLE)
    assert rules_told(t, "kept") == ["GT-N3"]
    assert asked(t) == (1, "redraw")


def test_gt_n3_not_with_a_placement() -> None:
    t = all_pass(
        table(
            army={0: [["goban-recruit"]], 1: [["fire-recruit"], ["fire-molt"]]},
            hand={0: [*IDLE, "goban-guard"]},
        )
    )
    assert options(t) == ["keep"]
    assert refused(t, "mulligan") == ["GT-N3"]


def test_gt_n3_not_with_a_mutation() -> None:
    idle_at_one = [*IDLE_TOO[1:], "alpha-chief"]
    t = table(army={0: [["goban-recruit"], ["goban-knight"]], 1: [["fire-recruit"]]}, hand={0: idle_at_one})
    all_pass(t)
    assert refused(t, "mulligan") == ["GT-N3"]


def test_gt_n3_not_with_a_zombie_mutation() -> None:
    rows = {0: [["dark-zombie"]], 1: [["fire-recruit"], ["fire-molt"]]}
    held = [*IDLE_TOO[1:], "alpha-knight"]
    raisable = all_pass(table(army=rows, hand={0: held}, discard=["goban-recruit"]))
    assert refused(raisable, "mulligan") == ["GT-N3"]
    nothing_to_raise = all_pass(table(army=rows, hand={0: held}, discard=["goban-lord"]))
    assert options(nothing_to_raise) == ["keep", "mulligan"]


def test_gt_n3_an_action_that_cannot_be_paid_is_no_action() -> None:
    held = ["alpha-recruit", "alpha-knight"]
    others = all_but("goban-recruit", "fire-recruit", *held)
    rows = {0: [["goban-recruit"]], 1: [["fire-recruit"]]}
    t = all_pass(table(army=rows, hand={0: held, 1: others}))
    assert hand(t, 0) == held
    assert options(t) == ["keep", "mulligan"]


def test_gt_n3_an_empty_hand_has_nothing_to_exchange() -> None:
    t = all_pass(table(army={0: [["goban-recruit"]]}, hand={1: all_but("goban-recruit")}))
    assert (asked(t), hand(t, 0), options(t)) == ((0, "redraw"), [], ["keep"])
    assert refused(t, "mulligan") == ["GT-N3"]


def test_gt_n3_clockwise_from_the_advantage_holder_then_the_first_turn() -> None:
    t = all_pass(table(players=3, army={0: [["goban-recruit"]]}, hand={0: IDLE}, advantage=1))
    for seat in (1, 2, 0):
        assert asked(t) == (seat, "redraw")
        play(t, "keep")
    assert asked(t) == (1, "turn")
    assert [(event["rule"], event["number"]) for event in told(t, "started-round")] == [("GT-S4", 2)]


def test_gt_n3_no_longer_once_the_first_turn_has_begun() -> None:
    t = play(idle(), "keep", "keep")
    assert asked(t) == (0, "turn")
    assert refused(t, "mulligan") == ["HJ-C1"]
