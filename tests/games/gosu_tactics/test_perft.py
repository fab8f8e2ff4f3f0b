"""Perft: the number of decision paths to a depth, which changes with the smallest change of a rule."""

import pytest
from tactics import table

from honjin.engine.machine import State
from honjin.table.table import Table


def paths(s: State, depth: int) -> int:
    if s.is_over or depth == 0:
        return 1
    total = 0
    for index in range(s.offer()):
        after = s.clone()
        after.apply(s.option(index))
        total += paths(after, depth - 1)
    return total


def opening() -> Table:
    hands = {
        0: ["goban-recruit", "goban-squire-x", "fire-destroy", "goban-knight"],
        1: ["meka-imprison", "dark-zombie"],
    }
    return table(hand=hands)


def middle_game() -> Table:
    rows = [["goban-squire-x", "fire-squire", "dark-zombie"], ["goban-knight", "dark-ghoul"]]
    return table(
        army={0: rows, 1: [["alpha-recruit", "meka-squire"], ["meka-linker"]]},
        hand={0: ["fire-destroy-max", "goban-vision", "goban-lord"], 1: ["meka-discard-max", "alpha-draw"]},
        discard=["dark-recruit", "fire-recruit", "meka-guard"],
    )


def last_turns() -> Table:
    return table(
        players=3,
        passed=[1],
        turns_left=1,
        army={0: [["goban-recruit"]], 1: [["fire-recruit"]], 2: [["alpha-squire"]]},
        hand={0: ["goban-squire"], 2: ["alpha-advantage", "meka-lord"]},
    )


PERFT = {
    "opening": [4, 10, 31, 75, 148, 299, 993, 5081],
    "middle game": [12, 41, 165, 567, 2253, 7877],
    "last turns": [2, 6, 6, 6, 6, 16, 80, 426],
}
POSITIONS = {"opening": opening, "middle game": middle_game, "last turns": last_turns}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    s = POSITIONS[name]().state
    assert [paths(s, depth) for depth in range(1, len(PERFT[name]) + 1)] == PERFT[name]
