"""Steps a second of every environment, beside comparable ones of other libraries in one run.

A step is what a learner pays for: see the observation and what is legal, choose at random, act. All take
turns in short slices; the median of a repetition's ratios counts, and of three repetitions the lowest.

.venv/peers/bin/python bench/environments.py [--json FILE] [--slices 7] [--only gosu-x]
"""

import argparse
import json
import platform
import random
import warnings
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import pyspiel
import rlcard
from open_spiel.python import rl_environment
from pettingzoo.classic import texas_holdem_v4
from slices import REPETITIONS, Work, any_of, rate

import honjin
from honjin.rl import openspiel_env
from honjin.rl.batch import Batch
from honjin.rl.gym_env import SoloEnv
from honjin.rl.pettingzoo_env import TableEnv

BATCH = 256
STEPS = 50  # that a little work is


def legal_one(mask: Any) -> Any:
    return any_of(np.flatnonzero(mask.view(np.bool_)))


# --- ours


class Samurai:
    """Gymnasium."""

    def __init__(self) -> None:
        self.env = SoloEnv("way-of-the-samurai")
        self.mask = self.env.reset(seed=1)[1]["action_mask"]

    def work(self) -> float:
        for _ in range(STEPS):
            _, _, is_over, _, info = self.env.step(legal_one(self.mask))
            self.mask = self.env.reset()[1]["action_mask"] if is_over else info["action_mask"]
        return STEPS


class Agents:
    """PettingZoo, ours and theirs alike."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.env.reset(seed=1)

    def work(self) -> float:
        for _ in range(STEPS):
            seen, _, is_over, cut, _ = self.env.last()
            if is_over or cut:
                self.env.reset()
                continue
            self.env.step(legal_one(seen["action_mask"]))
        return STEPS


class Spiel:
    """OpenSpiel's environment, ours and theirs alike."""

    def __init__(self, name: str) -> None:
        self.env = rl_environment.Environment(pyspiel.load_game(name))
        self.step = self.env.reset()

    def work(self) -> float:
        for _ in range(STEPS):
            if self.step.last():
                self.step = self.env.reset()
            seen = self.step.observations
            self.step = self.env.step([any_of(seen["legal_actions"][seen["current_player"]])])
        return STEPS


class Many:
    """Our games in a batch."""

    def __init__(self, game: str) -> None:
        self.batch = Batch(game, BATCH, "bench")
        self.random, self.rows = np.random.default_rng(1), np.arange(BATCH)

    def work(self) -> float:
        drawn = (self.random.random(BATCH) * self.batch.counts).astype(np.int64)
        self.batch.step(self.batch.options[self.rows, drawn])
        return BATCH


# --- theirs


class RLCard:
    """RLCard's environment, with its encoded observations."""

    def __init__(self, name: str) -> None:
        self.env = rlcard.make(name, config={"seed": 1})
        self.state, _ = self.env.reset()

    def work(self) -> float:
        for _ in range(STEPS):
            if self.env.is_over():
                self.state, _ = self.env.reset()
            self.state, _ = self.env.step(any_of(list(self.state["legal_actions"])))
        return STEPS


def ours() -> dict[str, Work]:
    return {
        "Gymnasium way-of-the-samurai": Samurai().work,
        **{f"PettingZoo {game}": Agents(TableEnv(game)).work for game in ("gosu-x", "gosu-tactics")},
        **{f"OpenSpiel {game}": Spiel(openspiel_env.spiel_name(game)).work for game in honjin.games()},
        **{f"{BATCH} games of {game}": Many(game).work for game in honjin.games()},
    }


def theirs() -> dict[str, Work]:
    return {
        "OpenSpiel hearts": Spiel("hearts").work,
        "OpenSpiel gin_rummy": Spiel("gin_rummy").work,
        "RLCard uno": RLCard("uno").work,
        "RLCard gin-rummy": RLCard("gin-rummy").work,
        "PettingZoo texas_holdem": Agents(texas_holdem_v4.raw_env()).work,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", type=Path, help="write the figures to this file as well")
    options.add_argument("--slices", type=int, default=7)
    options.add_argument("--only", default="", help="ours whose name contains this")
    given = options.parse_args()
    warnings.simplefilter("ignore")  # of other libraries
    random.seed(1)
    own = {name: work for name, work in ours().items() if given.only in name}
    others = theirs()
    works = {**own, **others}
    rates: list[list[dict[str, float]]] = [
        [{name: rate(work) for name, work in works.items()} for _ in range(given.slices)]
        for _ in range(REPETITIONS)
    ]
    ratios = {
        name: {
            other: min(median(found[name] / found[other] for found in slices) for slices in rates)
            for other in others
        }
        for name in own
    }
    speeds = {name: median(found[name] for slices in rates for found in slices) for name in works}
    print(f"{'compiled' if honjin.compiled else 'pure'}, Python {platform.python_version()}\n")
    print("| steps/s | | " + " | ".join(f"x {other}" for other in others) + " |")
    print("| --- | --: |" + " --: |" * len(others))
    for name, against in ratios.items():
        print(f"| {name} | {speeds[name]:,.0f} | " + " | ".join(f"{r:.2f}" for r in against.values()) + " |")
    for other in others:
        print(f"| {other} | {speeds[other]:,.0f} |" + " |" * len(others))
    if given.json is not None:
        given.json.write_text(json.dumps({"ratios": ratios, "steps": speeds}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
