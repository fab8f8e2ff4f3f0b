"""What is left behind is gone at once: many tables take no more memory than a few."""

import gc
import sys
import weakref
from pathlib import Path

import pytest

import honjin

PAGE = 4096
TABLES = 800


def resident() -> int:
    """Bytes of memory this process holds."""
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * PAGE


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("name", honjin.games())
def test_states_that_are_gone_leave_nothing_behind(name: str) -> None:
    game = honjin.game(name)
    cards = game.card_set(None)
    for _ in range(50):
        game.blank(cards, game.fewest)
    before = resident()
    for _ in range(TABLES):
        game.blank(cards, game.fewest)
    assert resident() - before < 2_000_000  # a leaked state has some 7,000 bytes


@pytest.mark.parametrize("name", honjin.games())
def test_a_table_that_is_left_behind_needs_no_collector(name: str) -> None:
    gc.disable()
    try:
        table = honjin.game(name).new(seed="gone")
        for _ in range(3):
            assert table.decision is not None
            twin = table.clone()
            twin.play(table.decision.options[0])
            left, table = weakref.ref(table), twin
            assert left() is None
    finally:
        gc.enable()
