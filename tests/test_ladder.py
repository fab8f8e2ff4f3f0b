"""The ladders and budgets that `docs/results` tells of, in small."""

import json
import sys
from itertools import pairwise
from pathlib import Path

import budgets
import ladder
import pytest

from honjin.bots.levels import LEVELS
from honjin.lab.play.executor import Executor
from honjin.lab.play.tournament import Rules


@pytest.mark.parametrize("game", ["gosu-x", "gosu-tactics"])
def test_every_level_meets_the_one_below_and_the_best_the_simple_ones(game: str) -> None:
    met = [(step.bots, step.players) for step in ladder.steps_of(game)]
    for lower, higher in pairwise(LEVELS):
        assert ((higher, lower), 2) in met
        assert (((higher, lower), 4) in met) == (game == "gosu-tactics")
    assert {(("expert", "greedy"), 2), (("expert", "random"), 2)} <= set(met)
    assert ((("search:2000", "search:1000"), 2) in met) == (game == "gosu-x")


def test_a_step_holds_if_rate_and_interval_are_above(tmp_path: Path) -> None:
    steps = [ladder.Step(("greedy", "random")), ladder.Step(("random", "greedy"))]
    rules = Rules("gosu-tactics", "ladder", 12)
    first, second = ladder.climb("gosu-tactics", steps, rules, Executor(), tmp_path / "steps.jsonl")
    assert (first["holds"], second["holds"]) == (True, False)
    assert first["pairs"] < 12
    again = ladder.climb("gosu-tactics", steps, rules, Executor(), tmp_path / "steps.jsonl")
    assert [step["rate"] for step in again] == [first["rate"], second["rate"]]


def test_a_rate_that_was_stopped_early_needs_the_interval_for_that() -> None:
    found = {"interval": [0.52, 0.8], "at_any_time": [0.49, 0.85], "decided": False}
    assert ladder.low_end(found) == 0.52
    assert ladder.low_end({**found, "decided": True}) == 0.49


def test_budgets_are_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["budgets", "gosu-x", "--moves", "3", "--seconds", "0.05"])
    with pytest.raises(SystemExit):
        budgets.main()
    (figures,) = json.loads(capsys.readouterr().out)["games"]
    assert figures["moves"] == 3
    assert 0.05 <= figures["median"] <= figures["p99"] <= figures["longest"]
    assert figures["simulations per move"] > 0
