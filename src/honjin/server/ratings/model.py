"""Model: what one game tells about the strength of those who played it (Weng and Lin, by openskill)."""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from honjin.bots.strength import MIDDLE_POINTS, Strength

FIRST: Final = Strength(MIDDLE_POINTS, 350.0)  # of whom nothing is known
SCALE: Final = 400 / log(10)  # points of a strength e times as great, as in tournaments
DRIFT: Final = 8.0  # what becomes uncertain from game to game: people learn
PROVISIONAL: Final = 100.0  # a deviation above it: not known yet


@cache
def model(players: int) -> PlackettLuce:
    """On the scale of tournaments: who has 400 points more wins ten times as often."""
    return PlackettLuce(
        mu=FIRST.points, sigma=FIRST.deviation, beta=SCALE / sqrt(players), tau=DRIFT, gamma=whole
    )


def whole(*_: object) -> float:
    """Nothing is held back of what a game tells; openskill would, for teams of many."""
    return 1.0


def after(before: Sequence[Strength], winners: Sequence[int]) -> list[Strength]:
    """Of all who played, in their order; who did not win came second, all alike."""
    rating = model(len(before))
    teams = [[rating.create_rating([one.points, one.deviation])] for one in before]
    ranks = [1.0 if seat in winners else 2.0 for seat in range(len(before))]
    return [Strength(team[0].mu, team[0].sigma) for team in rating.rate(teams, ranks=ranks)]


def is_provisional(found: Strength) -> bool:
    return found.deviation > PROVISIONAL
