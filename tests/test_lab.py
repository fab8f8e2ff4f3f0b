"""The checks of the lab find nothing in the engine, and everything that is planted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tactics import GAME

from honjin.core.machine import PLAYERS
from honjin.core.rng import Stream
from honjin.lab.invariants import Broken, check_decision, check_game, play_games
from honjin.lab.leaks import CHANNELS, PLANTED, find_leaks


def test_no_channel_leaks() -> None:
    report = find_leaks(GAME, 120, "test")
    assert report.pairs == 120
    assert report.moments > 300
    assert report.leaks == []


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_found(leak: str) -> None:
    report = find_leaks(GAME, 120, "planted", {**CHANNELS, leak: PLANTED[leak]}, most=1)
    assert [found.channel for found in report.leaks] == [leak]


@given(seed=st.text(max_size=20), players=st.integers(2, 4), choices=st.integers(0, 2**30))
@settings(max_examples=12)
def test_everything_holds_at_every_decision(seed: str, players: int, choices: int) -> None:
    tally = check_game(GAME, seed, players, Stream(choices))
    assert (tally.games, sum(tally.endings.values())) == (1, 1)


def test_random_games_end() -> None:
    tally = play_games(GAME, "end", 0, 60)
    assert (tally.games, sum(tally.endings.values())) == (60, 60)
    assert tally.longest < 2000


def test_a_planted_bug_is_found_with_a_record_that_leads_there() -> None:
    t = GAME.new(seed="bug")
    zone = t.game.layout.table.zones["deck"][0]
    t.state.cells[zone + 1] = t.state.cells[zone + 2]
    with pytest.raises(Broken, match=r"cards: found \d of [\s\S]*seed = \"bug\""):
        check_decision(t, Stream(1))


def test_a_state_is_only_its_cells() -> None:
    t = GAME.new(seed="cells", players=3)
    assert t.state.cells[PLAYERS] == 3
    assert list(t.state.clone().cells) == list(t.state.cells)
