"""Estimates of a mean from pairs of games: an interval for a fixed number, and one that holds at any time."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log1p, sqrt
from typing import Final

from honjin.lab.simulate import Z95, wilson

ALPHA: Final = 0.05
STEPS: Final = 1000  # of the means that are tried
BET: Final = 0.5  # the share of what could be lost that is staked at most


@dataclass(frozen=True)
class Interval:
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return value < self.low or value > self.high


def pair_interval(scores: Sequence[float], games: int) -> Interval:
    """The 95 % interval of the mean score of pairs, after Wilson, for as many games as the pairs are worth.

    The games of a pair share a deal; their variance says how many games of their own would tell as much: at
    least one a pair, at most all of them.
    """
    pairs = len(scores)
    if pairs == 0:
        return Interval(0.0, 1.0)
    mean = sum(scores) / pairs
    spread = sum((score - mean) ** 2 for score in scores) / max(pairs - 1, 1)
    single = mean * (1 - mean)  # the variance of a single game
    worth = float(pairs) if single == 0 else games if spread == 0 else pairs * single / spread
    worth = min(max(worth, float(pairs)), float(games))
    return Interval(*wilson(mean * worth, worth))


class AnyTime:
    """A 95 % interval for the mean of scores from 0 to 1 that may be looked at after every one of them.

    For each mean that could be true somebody bets against it, on more and on less, never risking more than
    the half; whose capital has grown twentyfold has shown it false (Waudby-Smith and Ramdas, Estimating means
    of bounded random variables by betting, 2024: the hedged capital with predictable plug-in bets).
    """

    def __init__(self) -> None:
        self.more = [0.0] * (STEPS + 1)  # logarithms of capital
        self.less = [0.0] * (STEPS + 1)
        self.count = 0
        self.total = 0.5
        self.squares = 0.25
        self.interval = Interval(0.0, 1.0)

    def add(self, score: float) -> None:
        """One more score; what was once excluded stays so."""
        self.count += 1
        variance = self.squares / self.count  # of all scores before this one
        stake = sqrt(2 * log(2 / ALPHA) / (variance * self.count * log1p(self.count)))
        for step in range(STEPS + 1):
            mean = step / STEPS
            gain = score - mean
            self.more[step] += log1p(min(stake, BET / mean if mean else stake) * gain)
            self.less[step] += log1p(-min(stake, BET / (1 - mean) if mean < 1 else stake) * gain)
        self.total += score
        self.squares += (score - self.total / (self.count + 1)) ** 2
        self.narrow()

    def narrow(self) -> None:
        limit = log(2 / ALPHA)
        kept = [step for step in range(STEPS + 1) if max(self.more[step], self.less[step]) < limit]
        if kept:
            low, high = (kept[0] - 1) / STEPS, (kept[-1] + 1) / STEPS
            self.interval = Interval(max(low, self.interval.low, 0.0), min(high, self.interval.high, 1.0))


def paired_difference(better: int, worse: int, pairs: int) -> tuple[float, Interval]:
    """The mean difference of pairs that differ by one or nothing; its 95 % interval after Agresti and Min."""
    if pairs == 0:
        return 0.0, Interval(-1.0, 1.0)
    grown = pairs + 2
    centre = (better - worse) / grown
    spread = sqrt(better + worse + 1 - (better - worse) ** 2 / grown) / grown
    low, high = centre - Z95 * spread, centre + Z95 * spread
    return (better - worse) / pairs, Interval(max(low, -1.0), min(high, 1.0))
