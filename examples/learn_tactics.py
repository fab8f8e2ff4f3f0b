"""Learn to beat random play in GOSU Tactics, with numpy alone (`python examples/learn_tactics.py`).

Every action has a taste: a weight for each plain number of the observation (points, passes, sizes of hands).
What the learner does is drawn from a softmax over the tastes of what is legal; after each stretch of play,
tastes move towards what was done in games won and away from what was done in games lost (REINFORCE).
"""

import argparse
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from honjin.rl.batch import Batch

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass
class Moment:
    """One step of all games: for each game its legal actions in a row, with how likely each was."""

    features: Floats  # game by number
    games: Ints  # of each legal action, in order
    actions: Ints
    chances: Floats
    chosen: Ints  # where, among the legal actions, the one taken is, by game


class Learner:
    """Tastes, by action and plain number."""

    def __init__(self, batch: Batch) -> None:
        described = batch.space.described
        plain = [field.first for field in described if field.width == 1 or field.columns[0][0] == "size"]
        self.columns = np.array(plain)
        self.scale = np.array(batch.space.most)[self.columns].clip(1, 20)
        self.tastes = np.zeros((batch.space.actions.count, len(plain) + 1))

    def look(self, batch: Batch) -> Floats:
        """The plain numbers of every game, and a 1."""
        numbers = batch.observations[:, self.columns] / self.scale
        return np.hstack([numbers, np.ones((batch.games, 1))])

    def consider(self, batch: Batch, plays: NDArray[np.bool_], random: np.random.Generator) -> Moment:
        """Draw an action in every game: by taste where the learner plays, else any."""
        features = self.look(batch)
        games = np.repeat(np.arange(batch.games), batch.counts)
        first = np.cumsum(batch.counts) - batch.counts
        actions = batch.options[games, np.arange(len(games)) - first[games]]
        scores = np.einsum("ij,ij->i", features[games], self.tastes[actions]) * plays[games]
        weights = np.exp(scores - np.maximum.reduceat(scores, first)[games])
        chances = weights / np.add.reduceat(weights, first)[games]
        # The chances of each game add up to 1, so those of game g fill the stretch from g to g + 1.
        drawn = np.searchsorted(np.cumsum(chances), np.arange(batch.games) + random.random(batch.games))
        return Moment(features, games, actions, chances, drawn.clip(first, first + batch.counts - 1))

    def learn(self, moments: list[Moment], credits: Floats, rate: float) -> None:
        """Towards what brought more than usual; a credit of 0 says nothing."""
        change = np.zeros_like(self.tastes)
        for moment, credit in zip(moments, credits, strict=True):
            push = -moment.chances
            push[moment.chosen] += 1
            push *= credit[moment.games]
            told = push != 0
            np.add.at(change, moment.actions[told], push[told, None] * moment.features[moment.games[told]])
        self.tastes += rate * change / max(np.abs(credits).sum() / 50, 1)


def play(
    batch: Batch, learner: Learner, steps: int, random: np.random.Generator
) -> tuple[list[Moment], Floats]:
    """A stretch of play, the learner sitting at seat 0 in even games and at seat 1 in odd ones.

    The second answer has a credit for each of its choices: what the game brought, if it ended in time.
    """
    seats = np.arange(batch.games) % 2
    rows = np.arange(batch.games)
    moments, prizes, ends, own = [], [], [], []
    for _ in range(steps):
        plays = batch.seats == seats
        moment = learner.consider(batch, plays, random)
        _, _, rewards, dones = batch.step(moment.actions[moment.chosen])
        moments.append(moment)
        own.append(plays)
        prizes.append(rewards[rows, seats].copy())
        ends.append(dones.copy())
    credits = np.zeros((steps, batch.games))
    coming = np.zeros(batch.games)
    for step in reversed(range(steps)):
        coming = np.where(ends[step], prizes[step], coming)
        credits[step] = coming * own[step]
    return moments, credits


def win_rate(learner: Learner, games: int, seed: str) -> tuple[float, float, float]:
    """Against random play, over the first games to end in each row, with its 95 % interval (Wilson)."""
    batch, random = Batch("gosu-tactics", games, seed), np.random.default_rng(1)
    seats, rows = np.arange(games) % 2, np.arange(games)
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        moment = learner.consider(batch, batch.seats == seats, random)
        _, _, rewards, dones = batch.step(moment.actions[moment.chosen])
        first = dones & np.isnan(result)
        result[first] = (rewards[rows, seats][first] + 1) / 2
    won, z = float(result.mean()), 1.96
    middle = (won + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(won * (1 - won) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return won, middle - half, middle + half


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--stretches", type=int, default=30)
    options.add_argument("--steps", type=int, default=160, help="choices of each game in a stretch")
    options.add_argument("--games", type=int, default=256, help="at once")
    options.add_argument("--rate", type=float, default=1.0)
    given = options.parse_args()
    batch, random = Batch("gosu-tactics", given.games, "learn"), np.random.default_rng(0)
    learner = Learner(batch)
    print("before: {:.3f} ({:.3f} to {:.3f})".format(*win_rate(learner, 1000, "before")))
    start = perf_counter()
    for _ in range(given.stretches):
        learner.learn(*play(batch, learner, given.steps, random), given.rate)
    played = sum(batch.begun)
    print(f"{played} games in {perf_counter() - start:.1f} s")
    print("after:  {:.3f} ({:.3f} to {:.3f})".format(*win_rate(learner, 1000, "after")))


if __name__ == "__main__":
    main()
