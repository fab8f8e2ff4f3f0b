"""Tally: what many games show: lengths, ways to win, wins by seat and by bot, shares of the clans."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b

from honjin.lab.play.match import card_set
from honjin.lab.play.row import Row
from honjin.lab.play.simulate import Plan
from honjin.lab.stats.estimate import Scores, wilson


@dataclass
class Range:
    """Mean, least and most of a number that whole games have."""

    total: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, number: int | None) -> None:
        if number is None:
            return
        self.total += number
        self.least = number if self.least is None else min(self.least, number)
        self.most = number if self.most is None else max(self.most, number)


@dataclass
class Tally:
    """The games of a plan so far, added in their order."""

    plan: Plan
    games: int = 0
    decisions: Range = field(default_factory=Range)
    turns: Range = field(default_factory=Range)
    rounds: Range = field(default_factory=Range)
    rules: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    wins: dict[int, Fraction] = field(default_factory=dict)  # by seat; a shared win is a fraction
    shared: Counter[int] = field(default_factory=Counter)  # by seat: wins that were shared
    first_wins: Fraction = Fraction(0)  # by whoever started
    started: int = 0  # games of which we know who did
    played: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)
    forfeits: Counter[str] = field(default_factory=Counter)  # by seat and reason

    def __post_init__(self) -> None:
        self.digest = blake2b(digest_size=16)
        self.seatings = len(self.plan.seatings)
        self.deal: dict[str, Fraction] = {}  # what each bot has won of the deal that is being played
        self.scores = {
            bot: Scores() for bot in self.plan.seats
        }  # of each deal that was played in all seatings

    def add(self, row: Row) -> None:
        self.games += 1
        self.digest.update(row.line())
        self.rules[row.rule] += 1
        self.ways[row.way] += 1
        share = Fraction(1, max(len(row.winners), 1))
        for seat in row.winners:
            self.wins[seat] = self.wins.get(seat, Fraction(0)) + share
            self.shared[seat] += len(row.winners) > 1
            bot = row.seats[seat]
            self.deal[bot] = self.deal.get(bot, Fraction(0)) + share
        if self.games % self.seatings == 0:
            for bot, scores in self.scores.items():
                scores.add(float(self.deal.get(bot, 0) / self.seatings))
            self.deal.clear()
        if row.forfeit is not None:
            self.forfeits[f"{row.forfeiter} {row.forfeit}"] += 1
        self.decisions.add(row.decisions)
        self.turns.add(row.turns)
        self.rounds.add(row.rounds)
        self.first_wins += share if row.first in row.winners else 0
        self.started += row.first is not None
        self.played.update(row.played)
        self.won_with.update(row.won_with)

    @property
    def hash(self) -> str:
        """Of the lines of all games: `b2sum -l 128` of the file gives the same."""
        return self.digest.hexdigest()

    def leading(self) -> tuple[str, float, float, float]:
        """The first bot with its rate and interval, to be shown while the others play."""
        bot = self.plan.seats[0]
        if len(self.scores) > 1:
            scores = self.scores[bot]
            interval = scores.interval(scores.count * self.seatings)
            return bot, scores.mean, interval.low, interval.high
        wins = float(self.wins.get(0, 0))
        return bot, wins / max(self.games, 1), *wilson(wins, self.games)


def rate_of(wins: Fraction | int, games: int) -> dict[str, object]:
    low, high = wilson(float(wins), games)
    rate = float(wins) / games if games else 0.0
    return {
        "wins": round(float(wins), 4),
        "rate": round(rate, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def spread_of(numbers: Range, games: int) -> dict[str, object]:
    mean = round(numbers.total / games, 2) if games else None
    return {"mean": mean, "min": numbers.least, "max": numbers.most}


def bot_rate(bot: str, scores: Scores, seatings: int) -> dict[str, object]:
    games = scores.count * seatings
    interval = scores.interval(games)
    bounds = [round(interval.low, 4), round(interval.high, 4)]
    return {
        "bot": bot,
        "deals": scores.count,
        "games": games,
        "rate": round(scores.mean, 4),
        "interval": bounds,
    }


def summary(tally: Tally) -> dict[str, object]:
    """All of it as JSON-able data, always in the same order."""
    plan = tally.plan
    played, won = sum(tally.played.values()), sum(tally.won_with.values())
    whole = tally.games - sum(tally.forfeits.values())
    clans: dict[str, object] = {}
    for clan in sorted(tally.played):
        of_all, of_winners = tally.played[clan] / played, tally.won_with[clan] / max(won, 1)
        ratio = round(of_winners / of_all, 4) if of_all else None
        clans[clan] = {"played": round(of_all, 4), "winning": round(of_winners, 4), "ratio": ratio}
    return {
        "game": plan.game,
        "cards": card_set(plan.game, plan.cards).digest,
        "seed": plan.seed,
        "paired": plan.paired,
        "games": tally.games,
        "of": plan.games,
        "hash": tally.hash,
        "decisions": spread_of(tally.decisions, whole),
        "turns": spread_of(tally.turns, whole),
        "rounds": spread_of(tally.rounds, whole),
        "rules": dict(sorted(tally.rules.items())),
        "ways": dict(sorted(tally.ways.items())),
        "seats": [
            {"bot": bot, **rate_of(tally.wins.get(seat, 0), tally.games), "shared": tally.shared[seat]}
            for seat, bot in enumerate(plan.seats)
        ],
        "bots": [bot_rate(bot, scores, tally.seatings) for bot, scores in tally.scores.items()],
        "starting": None if whole and not tally.started else rate_of(tally.first_wins, tally.games),
        "cards_played": played,
        "cards_in_winning_armies": won,
        "clans": clans,
        "forfeits": dict(sorted(tally.forfeits.items())),
    }
