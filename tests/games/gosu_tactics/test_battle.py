"""GT-B1 to GT-B4: the Great Battle, three points, and winning at once."""

import pytest
from tactics import army, hand, play, rules_told, table, told

from honjin.table.table import Table

GOBANS = [
    ["goban-recruit", "goban-recruit", "goban-recruit-x", "goban-squire", "goban-squire"],
    ["goban-knight", "goban-guard"],
    ["goban-chief", "goban-lord"],
]
ALPHAS = [
    ["alpha-recruit", "alpha-recruit", "alpha-recruit-x", "alpha-squire", "alpha-squire"],
    ["alpha-knight", "alpha-guard"],
    ["alpha-chief", "alpha-lord"],
]
DARKS = [
    ["dark-recruit", "dark-recruit", "dark-recruit-x", "dark-squire", "dark-squire"],
    ["dark-knight", "dark-guard"],
    ["dark-chief", "dark-lord"],
]


def without(rows: list[list[str]], card: str) -> list[list[str]]:
    return [[other for other in row if other != card] for row in rows]


def with_prisoner(rows: list[list[str]], card: str) -> list[list[str]]:
    return [[f"{other} imprisoned" if other == card else other for other in row] for row in rows]


def all_pass(t: Table) -> Table:
    return play(t, *["pass"] * t.players)


def points(t: Table) -> list[int]:
    return [seat["points"] for seat in t.view(None)["seats"]]  # type: ignore[attr-defined]


def numbers(t: Table, kind: str) -> list[tuple[object, object, object]]:
    return [(event["rule"], event["player"], event["number"]) for event in told(t, kind)]


def won(t: Table) -> tuple[tuple[int, ...], str]:
    assert t.decision is None
    assert t.outcome is not None
    return t.outcome.winners, t.outcome.rule


# --- GT-B1


def test_gt_b1_the_highest_sum_of_face_up_values_takes_a_point() -> None:
    t = table(
        players=3,
        army={
            0: [["goban-recruit", "goban-squire"], ["goban-guard"], ["goban-lord"]],
            1: [["alpha-recruit", "alpha-squire"], ["alpha-guard", "alpha-knight"]],
            2: [["fire-recruit"]],
        },
        advantage=2,
    )
    all_pass(t)
    assert numbers(t, "fought") == [("GT-B1", 0, 12), ("GT-B1", 1, 10), ("GT-B1", 2, 2)]
    assert points(t) == [1, 0, 0]


def test_gt_b1_an_imprisoned_card_counts_nothing() -> None:
    t = table(
        army={
            0: [["goban-recruit", "goban-squire"], ["goban-guard"], ["goban-lord imprisoned"]],
            1: [["alpha-recruit", "alpha-squire"], ["alpha-guard", "alpha-knight"]],
        }
    )
    all_pass(t)
    assert numbers(t, "fought") == [("GT-B1", 0, 7), ("GT-B1", 1, 10)]
    assert numbers(t, "won-point") == [("GT-B1", 1, 1)]
    assert points(t) == [0, 1]


def test_gt_b1_the_advantage_does_not_help_the_weaker_army() -> None:
    t = table(army={0: [["goban-recruit"]], 1: [["alpha-recruit", "alpha-squire"]]}, advantage=0)
    all_pass(t)
    assert points(t) == [0, 1]
    line = next(line for line in t.log(None) if "victory point" in line.text)
    assert (line.rule, line.text) == ("GT-B1", "Player 2 took a victory point: the first.")


def test_gt_b1_the_battle_comes_when_nobody_has_a_turn_left() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={1: ["alpha-recruit", "alpha-squire"]})
    play(t, "pass")
    assert told(t, "fought") == []
    play(t, "play alpha-recruit", "play alpha-squire", "pass")
    assert numbers(t, "won-point") == [("GT-B1", 1, 1)]


# --- GT-B2


@pytest.mark.parametrize(
    ("advantage", "scores", "rewarded"), [(0, [1, 0, 0], [0]), (1, [0, 1, 0], [1]), (2, [1, 1, 0], [0, 1])]
)
def test_gt_b2_a_tie_goes_to_the_advantage_holder_or_else_to_all_tied(
    advantage: int, scores: list[int], rewarded: list[int]
) -> None:
    t = table(
        players=3,
        army={
            0: [["goban-recruit", "goban-squire"]],
            1: [["alpha-recruit", "alpha-squire"]],
            2: [["fire-squire"]],
        },
        advantage=advantage,
    )
    all_pass(t)
    assert points(t) == scores
    assert numbers(t, "won-point") == [("GT-B2", seat, 1) for seat in rewarded]


def test_gt_b2_the_advantage_counts_as_it_stands_at_the_battle() -> None:
    t = table(
        army={0: [["goban-recruit", "goban-squire"]], 1: [["alpha-recruit"]]},
        hand={1: ["alpha-advantage"]},
        advantage=0,
        to_move=1,
    )
    play(t, "play alpha-advantage", "pass", "pass")
    assert numbers(t, "won-point") == [("GT-B2", 1, 1)]


def test_gt_b2_four_tied_players_and_the_holder_among_them() -> None:
    rows = {p: [[f"{clan}-recruit"]] for p, clan in enumerate(["goban", "alpha", "dark", "meka"])}
    t = all_pass(table(players=4, army=rows, advantage=3))
    assert points(t) == [0, 0, 0, 1]


# --- GT-B3


def test_gt_b3_three_points_win_the_game() -> None:
    t = table(army={0: [["goban-recruit"]]}, points={0: 2, 1: 2})
    all_pass(t)
    assert won(t) == ((0,), "GT-B3")
    assert t.outcome is not None
    assert t.outcome.scores == (3, 2)
    assert [(event["rule"], event["player"]) for event in told(t, "won")] == [("GT-B3", 0)]


def test_gt_b3_two_points_do_not_win() -> None:
    t = all_pass(table(army={0: [["goban-recruit"]]}, points={0: 1, 1: 2}))
    assert t.outcome is None
    assert points(t) == [2, 2]


def test_gt_b3_several_who_reach_three_together_share_the_win() -> None:
    t = table(
        players=4,
        army={p: [[f"{clan}-recruit"]] for p, clan in enumerate(["goban", "alpha", "dark"])},
        points={0: 2, 1: 1, 2: 2},
        advantage=3,
    )
    all_pass(t)
    assert won(t) == ((0, 2), "GT-B3")
    assert points(t) == [3, 2, 3, 0]


def test_gt_b3_the_nine_point_cards_are_no_limit() -> None:
    t = table(
        players=4,
        army={p: [[f"{clan}-recruit"]] for p, clan in enumerate(["goban", "alpha", "dark"])},
        points={0: 2, 1: 2, 2: 2, 3: 2},
        advantage=3,
    )
    assert won(all_pass(t)) == ((0, 1, 2), "GT-B3")
    assert sum(points(t)) == 11


# --- GT-B4


def test_gt_b4_nine_face_up_cards_of_one_clan_win_by_placing() -> None:
    t = table(army={0: without(GOBANS, "goban-lord")}, hand={0: ["goban-lord"]})
    play(t, "play goban-lord")
    assert won(t) == ((0,), "GT-B4")
    assert [(event["rule"], event["player"]) for event in told(t, "won")] == [("GT-B4", 0)]
    assert points(t) == [0, 0]


def test_gt_b4_eight_of_a_clan_and_a_prisoner_do_not_win() -> None:
    rows = with_prisoner(without(GOBANS, "goban-lord"), "goban-squire")
    t = table(army={0: rows}, hand={0: ["goban-lord"]})
    assert play(t, "play goban-lord").outcome is None


FULL_BUT_ONE = [
    ["goban-recruit", "alpha-recruit", "dark-recruit imprisoned", "meka-recruit", "fire-recruit"],
    ["goban-knight", "goban-guard", "alpha-guard imprisoned", "dark-guard", "meka-guard"],
    ["goban-chief", "alpha-lord imprisoned", "dark-lord", "meka-lord"],
]


def test_gt_b4_an_army_of_fifteen_wins_imprisoned_cards_included() -> None:
    t = table(army={0: FULL_BUT_ONE}, hand={0: ["goban-lord"]})
    assert won(play(t, "play goban-lord")) == ((0,), "GT-B4")


def test_gt_b4_fourteen_cards_do_not_win() -> None:
    rows = [FULL_BUT_ONE[0], FULL_BUT_ONE[1], FULL_BUT_ONE[2][:3]]
    t = table(army={0: rows}, hand={0: ["goban-lord"]})
    assert play(t, "play goban-lord").outcome is None


def test_gt_b4_nine_of_a_clan_win_by_mutation() -> None:
    rows = [["alpha-squire", *GOBANS[0][1:]], *GOBANS[1:]]
    t = table(army={0: rows}, hand={0: ["goban-squire-x", "fire-lord"]})
    play(t, "mutate I.1 goban-squire-x", "pay fire-lord")
    assert won(t) == ((0,), "GT-B4")


def test_gt_b4_nine_of_a_clan_win_by_a_mutation_from_the_discard() -> None:
    rows = [["dark-zombie", *GOBANS[0][1:]], *GOBANS[1:]]
    t = table(army={0: rows}, hand={0: ["fire-lord"]}, discard=["goban-squire-x"])
    play(t, "mutate I.1 from discard", "pay fire-lord", "choose goban-squire-x")
    assert won(t) == ((0,), "GT-B4")


def test_gt_b4_the_win_comes_before_the_powers_of_the_last_card_placed() -> None:
    rows = [GOBANS[0][:4], *GOBANS[1:]]
    t = table(army={0: rows}, hand={0: ["goban-vision"]})
    play(t, "play goban-vision")
    assert won(t) == ((0,), "GT-B4")
    assert told(t, "fired") == told(t, "revealed") == []


def test_gt_b4_the_win_comes_before_mutation_powers_and_links() -> None:
    rows = [["alpha-squire-x", "alpha-squire", "goban-molt", "alpha-recruit", "alpha-recruit"], *ALPHAS[1:]]
    t = table(army={0: rows}, hand={0: ["alpha-draw"]})
    play(t, "mutate I.3 alpha-draw")
    assert won(t) == ((0,), "GT-B4")
    assert told(t, "fired") == []
    assert hand(t, 0) == []


def test_gt_b4_a_release_wins_at_once() -> None:
    rows = [["meka-recruit", "meka-recruit", "meka-recruit-x", "meka-squire"]]
    rows += [["meka-knight", "meka-guard imprisoned"], ["meka-chief", "meka-lord"]]
    t = table(army={0: rows}, hand={0: ["meka-imprison-max"]})
    play(t, "play meka-imprison-max")
    assert t.outcome is None
    assert won(play(t, "choose II.2")) == ((0,), "GT-B4")


def test_gt_b4_a_release_can_make_another_player_win() -> None:
    t = table(
        players=3,
        army={2: with_prisoner(GOBANS, "goban-lord")},
        hand={0: ["meka-imprison-max"]},
        points={0: 2},
    )
    play(t, "play meka-imprison-max", "choose 2:III.2")
    assert won(t) == ((2,), "GT-B4")
    assert rules_told(t, "released") == ["GT-P2"]
    assert t.outcome is not None
    assert t.outcome.scores == (2, 0, 0)


def test_gt_b4_an_opponents_imprisonment_prevents_the_win() -> None:
    t = table(
        army={0: [["meka-recruit"]], 1: without(GOBANS, "goban-lord")},
        hand={0: ["meka-imprison"], 1: ["goban-lord"]},
    )
    play(t, "play meka-imprison", "choose 1:II.2", "play goban-lord")
    assert army(t, 1)[2] == ["goban-chief", "goban-lord"]
    assert t.outcome is None


def test_gt_b4_the_releases_of_a_new_round_win_at_once() -> None:
    t = all_pass(table(army={1: with_prisoner(GOBANS, "goban-lord")}, hand={0: ["fire-lord"]}))
    assert won(t) == ((1,), "GT-B4")
    assert points(t) == [0, 1]
    assert rules_told(t, "freed") == ["GT-N1"]
    assert told(t, "drew") == []


def test_gt_b4_the_releases_of_a_new_round_can_be_shared_by_several_winners() -> None:
    t = table(
        players=4,
        army={
            0: with_prisoner(GOBANS, "goban-squire"),
            1: [["fire-recruit imprisoned"]],
            2: with_prisoner(ALPHAS, "alpha-lord"),
            3: with_prisoner(DARKS, "dark-guard"),
        },
    )
    assert won(all_pass(t)) == ((0, 2, 3), "GT-B4")
    assert [(event["rule"], event["player"]) for event in told(t, "won")] == [("GT-B4", p) for p in (0, 2, 3)]


def test_gt_b4_three_points_come_before_the_releases() -> None:
    t = table(
        army={0: with_prisoner(GOBANS, "goban-lord"), 1: without(ALPHAS, "alpha-recruit-x")},
        points={1: 2},
        advantage=1,
    )
    all_pass(t)
    assert won(t) == ((1,), "GT-B3")
    assert told(t, "freed") == []
