"""Contrasts: a rate beside what it is compared with, its interval by games, and which of many are real."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Final

from honjin.lab.stats.estimate import Z95, wilson

FEWEST: Final = 30  # games of its own, below which a contrast is not judged
RAREST: Final = 5  # wins, and games not won, that it must have
FALSE_ALARMS: Final = 0.05  # the share of those called real that may be chance

STRONG, WEAK, EVEN, FEW = "strong", "weak", "even", "few"


@dataclass(frozen=True)
class Sample:
    """One game: how much of what is studied was in it, how much of that won, and the same of its peers."""

    weight: float
    won: float
    peers: float
    peers_won: float


@dataclass(frozen=True)
class Contrast:
    """The share that won, beside that of the peers."""

    games: int  # in which it occurred
    weight: float
    won: float
    rate: float
    baseline: float
    difference: float
    low: float  # of the difference, at 95 %
    high: float
    chance: float  # of a difference as large as this if there were none
    verdict: str = EVEN

    @property
    def at_least(self) -> float:
        """What is left of the difference at the near end of its interval."""
        return max(self.low, -self.high, 0.0)


def contrast(samples: Iterable[Sample]) -> Contrast:
    """Two shares that are means over the same games, so that games, not plays, make the interval.

    Each share is a ratio of sums; their difference is nearly a sum of one term a game, whose squares give the
    variance (the linearised ratio estimator, clusters being games).
    """
    kept = [sample for sample in samples if sample.weight or sample.peers]
    games = sum(sample.weight > 0 for sample in kept)
    weight, peers = sum(s.weight for s in kept), sum(s.peers for s in kept)
    won = sum(s.won for s in kept)
    rate = won / weight if weight else 0.0
    baseline = sum(s.peers_won for s in kept) / peers if peers else 0.0
    if not weight or not peers:
        return Contrast(games, weight, won, rate, baseline, 0.0, -1.0, 1.0, 1.0, FEW)
    terms = ((s.won - rate * s.weight) / weight - (s.peers_won - baseline * s.peers) / peers for s in kept)
    spread = sqrt(sum(term * term for term in terms))
    difference = rate - baseline
    if games < FEWEST or min(won, weight - won) < RAREST or spread == 0:
        # Too few for a normal distribution: the interval that Wilson gives to a rate of so many games.
        low, high = (bound - baseline for bound in wilson(rate * games, games))
        return Contrast(games, weight, won, rate, baseline, difference, low, high, 1.0, FEW)
    low, high = difference - Z95 * spread, difference + Z95 * spread
    chance = erfc(abs(difference) / spread / sqrt(2))
    return Contrast(games, weight, won, rate, baseline, difference, max(low, -1.0), min(high, 1.0), chance)


def judged(found: Sequence[Contrast]) -> list[Contrast]:
    """The same with verdicts; of those called strong or weak one in twenty is chance (Benjamini-Hochberg)."""
    tested = sorted(each.chance for each in found if each.verdict != FEW)
    passed = [chance for rank, chance in enumerate(tested, 1) if chance <= FALSE_ALARMS * rank / len(tested)]
    limit = max(passed, default=-1.0)

    def verdict(each: Contrast) -> str:
        if each.verdict == FEW or each.chance > limit:
            return each.verdict
        return STRONG if each.difference > 0 else WEAK

    return [replace(each, verdict=verdict(each)) for each in found]
