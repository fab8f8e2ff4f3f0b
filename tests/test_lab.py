"""The checks of the lab find nothing in the engine, and everything that is planted."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import honjin
from honjin.core.game import Game
from honjin.core.machine import PLAYERS
from honjin.core.rng import Stream
from honjin.games.gosu_x import layout
from honjin.games.gosu_x.state import XState
from honjin.lab.collector import AT_LEAST, WANTED, collect, missing
from honjin.lab.invariants import Broken, check_decision, check_game, play_games
from honjin.lab.leaks import CHANNELS, PLANTED, find_leaks, planted, probes, shown
from honjin.lab.policies import drawn_options, policies
from honjin.lab.special import special

TACTICS, GOSU_X = honjin.game("gosu-tactics"), honjin.game("gosu-x")
GAMES = pytest.mark.parametrize("game", [TACTICS, GOSU_X], ids=lambda game: game.name)
# Where the rarer leaks are found soon.
SEEDS = {"who may redraw": "planted", "a secret choice": "planted", "a searched deck": "planted"}


def deep() -> ModuleType:
    """bench/deep.py, which is no part of the package."""
    spec = spec_from_file_location("deep", Path(__file__).parents[1] / "bench" / "deep.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- leaks


@GAMES
def test_no_channel_leaks(game: Game) -> None:
    report = find_leaks(game, 30, "test")
    assert report.pairs == 30
    assert report.moments > 60
    assert report.leaks == []


@pytest.mark.slow
@GAMES
def test_no_channel_leaks_in_more_pairs(game: Game) -> None:
    assert find_leaks(game, 200, "more").leaks == []


@pytest.mark.parametrize(
    ("name", "leak"), [(game.name, leak) for game in (TACTICS, GOSU_X) for leak in planted(game)]
)
def test_a_planted_leak_is_found(name: str, leak: str) -> None:
    game = honjin.game(name)
    report = find_leaks(game, 1000, SEEDS.get(leak, "test"), {leak: planted(game)[leak]}, most=1)
    assert [found.channel for found in report.leaks] == [leak]


@GAMES
def test_a_planted_leak_is_the_only_one(game: Game) -> None:
    channels = {**CHANNELS, "a log line": PLANTED["a log line"]}
    report = find_leaks(game, 40, "planted", channels, most=2)
    assert {found.channel for found in report.leaks} == {"a log line"}


def test_a_hand_that_was_shown_for_a_redraw_is_no_leak() -> None:
    """GX-S4: all have seen it, and after the shuffle nothing of it is left in any observation."""
    tables = (GOSU_X.new(seed=f"redraw {n}", options={"draft": "random"}) for n in range(500))
    t = next(t for t in tables if t.decision is not None and len(t.decision.codes) == 2)
    t.play("mulligan")
    assert len(shown(t, None)) == 7
    assert all(isinstance(card, str) for card in shown(t, None))


@GAMES
def test_the_refusals_of_every_pattern_are_asked_for(game: Game) -> None:
    t = game.new(seed="probes")
    asked = list(probes(t))
    assert not [probe for probe in asked if "{" in probe]
    kinds = {t.notation.key(code) for probe in asked if isinstance(code := t.notation.read(probe, 0), int)}
    assert len(kinds) == len(game.patterns)


# --- invariants


@GAMES
@given(seed=st.text(max_size=20), players=st.integers(0, 9), choices=st.integers(0, 2**30))
@settings(max_examples=4)
def test_everything_holds_at_every_decision(game: Game, seed: str, players: int, choices: int) -> None:
    stream = Stream(choices)
    count = game.fewest + players % (game.most - game.fewest + 1)
    options, policy = drawn_options(game, stream), policies(game)[choices % len(policies(game))]
    tally = check_game(game, seed, count, stream, options, policy)
    assert (tally.games, sum(tally.endings.values())) == (1, 1)


@GAMES
def test_random_games_end(game: Game) -> None:
    tally = play_games(game, "end", 0, 60)
    assert (tally.games, sum(tally.endings.values())) == (60, 60)
    assert tally.longest < 2000


@GAMES
def test_a_planted_bug_is_found_with_a_record_that_leads_there(game: Game) -> None:
    t = game.new(seed="bug", options={"draft": "random"} if game is GOSU_X else {})
    zones = {**game.layout.table.zones}
    zones |= {name: (game.layout.seats_at + at, most) for name, (at, most) in game.layout.seat.zones.items()}
    deck = zones["deck"][0]
    other = next(at for at in range(deck + 2, deck + 20) if t.state.cells[at] != t.state.cells[deck + 1])
    t.state.cells[deck + 1] = t.state.cells[other]
    with pytest.raises(Broken, match=r"cards: found \d of [\s\S]*seed = \"bug\""):
        check_decision(t, Stream(1))


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        (layout.ONGOING, 4096, "cells that follow from others"),
        (layout.FACE_UP, 3, "cells that follow from others"),
        (layout.TOKENS, 3, r"GX-C2"),
        (layout.SUPREMACY, 2, "two Supremacy tokens and no winner"),
        (layout.BANNED_FOR, 1, "a ban without an end"),
        (layout.LENGTHS, 1, r"GX-A1"),
    ],
)
def test_what_play_cannot_lead_to_is_noticed(cell: int, value: int, said: str) -> None:
    t = GOSU_X.new(seed="bug", options={"draft": "random"})
    assert isinstance(t.state, XState)
    t.state.set_seat_cell(0, cell, value)
    with pytest.raises(Broken, match=said):
        check_decision(t, Stream(1))


def test_a_state_is_only_its_cells() -> None:
    t = TACTICS.new(seed="cells", players=3)
    assert t.state.cells[PLAYERS] == 3
    assert list(t.state.clone().cells) == list(t.state.cells)


@GAMES
def test_all_values_of_all_settings_are_drawn(game: Game) -> None:
    drawn = [drawn_options(game, Stream(number)) for number in range(60)]
    assert all(game.check_options(options) for options in drawn)
    for name, setting in game.settings.items():
        found = {options[name] for options in drawn}
        assert found >= set(setting.values)
        assert (len(found) > len(setting.values)) == (name in special(game).values)


# --- the collector


def test_every_effect_of_every_card_is_wanted() -> None:
    kinds = {key.split()[0] for key in WANTED}
    assert kinds == set(AT_LEAST)
    assert len({key.split()[1] for key in WANTED}) == 88


def test_a_collector_uses_much_in_a_few_games() -> None:
    found = collect("test", 0, 10)
    assert found.games == sum(found.ways.values()) == 10
    assert len(missing(found)) > 0
    used = [key for key in WANTED if found.uses[key] > 0]
    assert len(used) > 0.75 * len(WANTED)


def test_a_collectors_games_are_decided_by_the_seed() -> None:
    assert collect("same", 5, 1) == collect("same", 5, 1)


# --- the long checks


@pytest.mark.parametrize("part", ["games", "invariants", "leaks", "referee", "effects"])
def test_a_chunk_of_the_long_checks(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = deep().work("gosu-x", part, 0, 2)
    assert json.loads(json.dumps(result))["part"] == part
    assert result["count"] == 2


def test_the_long_checks_are_summed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    module = deep()
    monkeypatch.setattr(module, "commit", lambda: "test")
    for game in honjin.games():
        parts = dict.fromkeys(part for _, part, _, _ in module.chunks(game, 0))
        results = [module.work(game, part, 0, 1) for part in parts if part not in ("pure", "leaks")]
        invariants = next(result for result in results if result["part"] == "invariants")
        report: dict[str, Any] = module.summary(game, [*results, {**invariants, "part": "pure"}])
        assert report["pure"]["same as compiled"]
        assert report["planted"] == {"a hand in a view": True}
        assert module.failures(report, whole=False) == []
        assert (module.failures(report, whole=True) == []) == (game != "gosu-x")
        assert ("effects" in report) == (game == "gosu-x")
