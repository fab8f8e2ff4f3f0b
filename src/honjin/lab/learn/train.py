"""Training: weights for a game's evaluation, fitted to games of the search against itself."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from honjin.lab.learn.selfplay import Lesson, Samples, play_lessons
from honjin.lab.play.match import card_set
from honjin.table.game import Game
from honjin.table.weights import named

STEPS: Final = 300
RATE: Final = 0.05  # of Adam
PRIOR_DECAY: Final = 10.0
HELD_OUT: Final = 0.1  # the share of the samples, the last ones, that tests the fit: games of their own

Sample = TypeVar("Sample")
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Groups:
    """Softmax groups in flat arrays: entries belong to rows, rows to groups, targets to rows."""

    feature: Ints
    amount: Floats
    row: Ints
    start: Ints  # of each group, among the rows
    target: Floats

    def logits(self, weights: Floats) -> Floats:
        return summed(self.row, weights[self.feature] * self.amount, len(self.target))

    def chances(self, weights: Floats) -> Floats:
        logits = self.logits(weights)
        sizes = np.diff(np.append(self.start, len(logits)))
        grown = np.exp(logits - np.repeat(np.maximum.reduceat(logits, self.start), sizes))
        chances: Floats = grown / np.repeat(np.add.reduceat(grown, self.start), sizes)
        return chances

    def loss(self, weights: Floats) -> float:
        """Cross entropy a group."""
        return float(-np.sum(self.target * np.log(self.chances(weights) + 1e-12)) / len(self.start))

    def slope(self, weights: Floats) -> Floats:
        error = self.chances(weights) - self.target
        return summed(self.feature, error[self.row] * self.amount, len(weights))


def summed(where: Ints, amounts: Floats, size: int) -> Floats:
    """The sum of the amounts that fall on each place."""
    return np.bincount(where, amounts, minlength=size).astype(np.float64)


def situations(samples: Samples, test: bool) -> Groups:
    """A group is a situation, its rows the seats; alone, the second row is an enemy without features."""
    groups = []
    for seats, shares in part_of(samples.situations, test):
        rows = list(zip(seats, shares, strict=True))
        groups.append(rows if len(rows) > 1 else [*rows, ([], 1 - shares[0])])
    return flat(groups)


def decisions(samples: Samples, test: bool) -> Groups:
    """A group is a decision, its rows the options."""
    groups = []
    for priors, visits in part_of(samples.decisions, test):
        total = sum(visits)
        groups.append([([(row, 1.0)], count / total) for row, count in zip(priors, visits, strict=True)])
    return flat(groups)


def part_of(found: list[Sample], test: bool) -> list[Sample]:
    cut = round(len(found) * (1 - HELD_OUT))
    return found[cut:] if test else found[:cut]


def flat(groups: list[list[tuple[list[tuple[int, float]], float]]]) -> Groups:
    feature: list[int] = []
    amount: list[float] = []
    row: list[int] = []
    start: list[int] = []
    target: list[float] = []
    for group in groups:
        start.append(len(target))
        for features, share in group:
            for number, value in features:
                feature.append(number)
                amount.append(value)
                row.append(len(target))
            target.append(share)
    return Groups(
        np.array(feature, dtype=np.int64),
        np.array(amount),
        np.array(row, dtype=np.int64),
        np.array(start, dtype=np.int64),
        np.array(target),
    )


def fit(groups: Groups, start: Floats, decay: float) -> Floats:
    """Adam on all groups at once; weights are drawn to their start as if `decay` groups spoke for it."""
    weights = start.copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = (groups.slope(weights) + decay * (weights - start)) / len(groups.start)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they foretell samples that were held out."""

    values: list[float]
    priors: list[float]
    value_loss: float
    prior_loss: float
    situations: int
    decisions: int


def learn(samples: Samples, start: Floats, kinds: int, trust: float) -> Fit:
    values = fit(situations(samples, False), start, trust)
    priors, prior_loss = np.zeros(kinds), 0.0
    if samples.decisions:
        priors = fit(decisions(samples, False), priors, PRIOR_DECAY)
        prior_loss = decisions(samples, True).loss(priors)
    return Fit(
        [round(weight, 4) for weight in values.tolist()],
        [round(weight, 4) for weight in priors.tolist()],
        situations(samples, True).loss(values),
        prior_loss,
        len(samples.situations),
        len(samples.decisions),
    )


def train(
    game: Game,
    seed: str,
    iterations: int,
    games: int,
    simulations: int,
    trust: float,
    jobs: int,
    played: Callable[[int, int], None],
) -> Iterator[Fit]:
    """Play, learn, play with what was learnt; the fit after each iteration.

    Values are drawn towards those by rules of thumb as if `trust` situations spoke for them.
    What a situation is worth is learnt from all games so far, priors from the newest, which are the best.
    """
    value_names, prior_names = game.weight_names(card_set(game.name, None).ids)
    start = [game.handmade.get(name, 0.0) for name in value_names]
    values, priors = start, [0.0] * len(prior_names)
    samples = Samples()
    for iteration in range(iterations):
        lesson = Lesson(game.name, f"{seed} {iteration}", simulations, tuple(values), tuple(priors))
        samples.decisions.clear()
        for part in play_lessons(lesson, games, jobs):
            samples.add(part)
            played(iteration, samples.games)
        found = learn(samples, np.array(start), len(priors), trust)
        values, priors = found.values, found.priors
        yield found


def weights_file(game: Game, fit: Fit, made_by: dict[str, object]) -> str:
    """The data file that ships with the game: by names, with how it was made."""
    value_names, prior_names = game.weight_names(card_set(game.name, None).ids)
    data = {
        **made_by,
        "cards": card_set(game.name, None).digest,
        "situations": fit.situations,
        "decisions": fit.decisions,
        "worth_loss": round(fit.value_loss, 4),
        "habit_loss": round(fit.prior_loss, 4),
        "worths": named(value_names, fit.values),
        "habits": named(prior_names, fit.priors),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
