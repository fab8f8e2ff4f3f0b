"""Ratings: one number for each bot from all that they won against each other, with its interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from honjin.lab.play.tournament import Meeting
from honjin.lab.stats.estimate import Z95, Interval, Scores

ELO: Final = 400 / log(10)  # points of a strength e times as great
ROUNDS: Final = 100
NEAR: Final = 1e-10
LEAP: Final = 1.0  # the longest step, so that none is taken too far

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Elo points above the mean of all, or above the reference, with their 95 % interval."""

    bot: str
    points: float
    interval: Interval
    games: int
    rate: float  # of wins in all its games


@dataclass(frozen=True)
class Contest:
    """Bots by number, and how many games each won of what the contest is worth."""

    bots: tuple[int, ...]
    wins: tuple[float, ...]

    def chances(self, strengths: Sequence[float]) -> list[float]:
        """What each should win; strengths are logarithms."""
        grown = [exp(strengths[bot]) for bot in self.bots]
        return [each / sum(grown) for each in grown]


def ratings(meetings: Sequence[Meeting], reference: str | None = None) -> list[Rating]:
    """The strongest first, of those who have met anybody.

    Luce's choice model, which for two is Bradley and Terry's: a win at a table goes to each bot in proportion
    to its strength. The strengths of greatest likelihood are found by Newton's method, the intervals by
    Fisher's information (Hunter, MM algorithms for generalized Bradley-Terry models, 2004). A meeting counts
    as many games as its deals are worth; and every two that met count as having drawn once more, or who won
    all would be infinitely strong.
    """
    met = [meeting for meeting in meetings if meeting.deals]
    bots = list(dict.fromkeys(bot for meeting in met for bot in meeting.bots))
    if not bots:
        return []
    found = contests(met, bots)
    strengths = likeliest(found, len(bots))
    spread = inverse(information(found, strengths))
    zero = None if reference is None else bots.index(reference)
    rated = [
        Rating(
            bot,
            ELO * (strengths[at] - (0.0 if zero is None else strengths[zero])),
            interval_of(strengths, spread, at, zero),
            *record_of(bot, met),
        )
        for at, bot in enumerate(bots)
    ]
    return sorted(rated, key=lambda rating: -rating.points)


def contests(meetings: Sequence[Meeting], bots: Sequence[str]) -> list[Contest]:
    found, pairs = [], set()
    for meeting in meetings:
        numbers = tuple(bots.index(bot) for bot in meeting.bots)
        scores = [Scores() for _ in numbers]
        for deal in meeting.deals:
            for each, share in zip(scores, deal.shares, strict=True):
                each.add(share)
        games = sum(deal.games for deal in meeting.deals)
        worth = min(each.worth(games) for each in scores)
        found.append(Contest(numbers, tuple(worth * each.mean for each in scores)))
        pairs |= set(combinations(numbers, 2))
    return found + [Contest(pair, (0.5, 0.5)) for pair in sorted(pairs)]


def likeliest(contests: Sequence[Contest], bots: int) -> list[float]:
    """Strengths with mean 0, after Newton; the likelihood has one summit."""
    strengths = [0.0] * bots
    for _ in range(ROUNDS):
        slope = [0.0] * bots
        for contest in contests:
            total = sum(contest.wins)
            for bot, won, chance in zip(contest.bots, contest.wins, contest.chances(strengths), strict=True):
                slope[bot] += won - total * chance
        steps = [
            sum(each * rise for each, rise in zip(row, slope, strict=True))
            for row in inverse(information(contests, strengths))
        ]
        longest = max(map(abs, steps))
        strengths = [
            at + step * min(1.0, LEAP / max(longest, NEAR)) for at, step in zip(strengths, steps, strict=True)
        ]
        if longest < NEAR:
            break
    return strengths


def information(contests: Sequence[Contest], strengths: Sequence[float]) -> Matrix:
    """Fisher's; that all strengths grow together tells nothing, so their mean is held at 0."""
    size = len(strengths)
    found = [[1 / size] * size for _ in range(size)]
    for contest in contests:
        total, chances = sum(contest.wins), contest.chances(strengths)
        for one, chance in zip(contest.bots, chances, strict=True):
            found[one][one] += total * chance
            for other, another in zip(contest.bots, chances, strict=True):
                found[one][other] -= total * chance * another
    return found


def interval_of(strengths: Sequence[float], spread: Matrix, at: int, zero: int | None) -> Interval:
    """Of the distance from the mean (whose own share of the spread is taken out) or from the reference."""
    if zero is None:
        value, variance = strengths[at], spread[at][at] - 1 / len(strengths)
    else:
        value = strengths[at] - strengths[zero]
        variance = spread[at][at] + spread[zero][zero] - 2 * spread[at][zero]
    reach = Z95 * sqrt(max(variance, 0.0))
    return Interval(ELO * (value - reach), ELO * (value + reach))


def record_of(bot: str, meetings: Sequence[Meeting]) -> tuple[int, float]:
    """How many games it was in, and its share of their wins."""
    deals = [deal for meeting in meetings if bot in meeting.bots for deal in meeting.deals]
    games = sum(deal.games for deal in deals)
    return games, sum(deal.games * deal.shares[deal.bots.index(bot)] for deal in deals) / games


def inverse(matrix: Matrix) -> Matrix:
    """After Gauss and Jordan, with the largest pivot of each column."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for at in range(size):
            if at != column:
                factor = rows[at][column]
                rows[at] = [value - factor * own for value, own in zip(rows[at], rows[column], strict=True)]
    return [row[size:] for row in rows]
