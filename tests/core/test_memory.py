"""Opening many tables takes no more memory than opening a few."""

import sys
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
