"""Model: what one game tells about the strength of those who played it (Weng and Lin, by openskill)."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot, log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from honjin.bots.strength import MIDDLE_POINTS, Strength

FIRST: Final = Strength(MIDDLE_POINTS, 350.0)  # of whom nothing is known
SCALE: Final = 400 / log(10)  # points of a strength e times as great, as in tournaments
DRIFT: Final = 8.0  # what becomes uncertain from game to game: people learn
PROVISIONAL: Final = 110.0  # a deviation above it: not known yet


def whole(*_: object) -> float:
    """Nothing is held back of what a game tells; openskill would, for teams of many."""
    return 1.0


MODEL: Final = PlackettLuce(
    mu=FIRST.points, sigma=FIRST.deviation, beta=SCALE / sqrt(2), tau=DRIFT, gamma=whole
)


def after(before: Sequence[Strength], winners: Sequence[int]) -> list[Strength]:
    """Of all who played, in their order.

    Who won has beaten everybody who did not; of two who did not win a game says nothing, so they are not
    compared: as a draw it would bring them closer to each other than they are. Where nobody won, all drew.
    So many pairs at one table are worth half as many games as there are players.
    """
    seats, share = range(len(before)), 2 / len(before)
    met = [(one, other, 2.0) for one in winners for other in seats if other not in winners]
    met = met or [(one, other, 1.0) for one, other in combinations(seats, 2)]
    points = [one.points for one in before]
    deviations = [hypot(one.deviation, DRIFT) for one in before]
    drifted = tuple(deviations)
    for one, other, rank in met:
        teams = [[MODEL.create_rating([before[at].points, before[at].deviation])] for at in (one, other)]
        for at, (found,) in zip((one, other), MODEL.rate(teams, ranks=[1.0, rank]), strict=True):
            points[at] += share * (found.mu - before[at].points)
            deviations[at] *= (found.sigma / drifted[at]) ** share
    return [Strength(*one) for one in zip(points, deviations, strict=True)]


def is_provisional(found: Strength) -> bool:
    return found.deviation > PROVISIONAL
