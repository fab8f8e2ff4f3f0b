"""Estimates of a mean from pairs of games: an interval for a fixed number, and one that holds at any time."""

from dataclasses import dataclass
from math import log, log1p, sqrt
from typing import Final

Z95: Final = 1.959964  # the normal quantile of a 95 % interval
ALPHA: Final = 0.05
STEPS: Final = 1000  # of the means that are tried
BET: Final = 0.5  # the share of what could be lost that is staked at most


@dataclass(frozen=True)
class Interval:
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return value < self.low or value > self.high


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    centre = rate + square / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max((centre - spread) / scale, 0.0), min((centre + spread) / scale, 1.0)


@dataclass
class Scores:
    """Scores from 0 to 1, one for each deal: how many, their mean, how much they spread."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0  # of the distances from the mean, after Welford

    def add(self, score: float) -> None:
        self.count += 1
        distance = score - self.mean
        self.mean += distance / self.count
        self.squares += distance * (score - self.mean)

    def worth(self, games: int) -> float:
        """How many games of their own would tell as much: at least one a deal, at most all of them.

        The games of a deal share its luck; the variance of the scores says how much.
        """
        single = self.mean * (1 - self.mean)  # the variance of a single game
        spread = self.squares / max(self.count - 1, 1)
        if single <= 0:
            return float(self.count)
        worth = games if spread == 0 else self.count * single / spread
        return min(max(worth, float(self.count)), float(games))

    def interval(self, games: int) -> Interval:
        """The 95 % interval of the mean, after Wilson, for as many games as the scores are worth."""
        worth = self.worth(games)
        return Interval(*wilson(self.mean * worth, worth))


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
