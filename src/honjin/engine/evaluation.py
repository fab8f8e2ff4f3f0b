"""Evaluation: what a situation is worth to each seat and which options are tried first, by learnt weights."""

from math import exp
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from honjin.engine.machine import WINNERS, S, seat_bit

MOST_SEATS: Final = 4


class Evaluation(Generic[S]):
    """The chances of the seats are a softmax over the scores of what each has; priors come from a table."""

    def __init__(self, values: list[float], priors: list[float]) -> None:
        self.values = vec[float](values)
        self.priors = vec[float]([exp(weight) for weight in priors])
        self.chances = vec[float]([0.0] * MOST_SEATS)  # of winning, by seat, after `evaluate`
        self.score = 0.0
        self.noting = False  # for learning: keep the features as well
        self.noted: list[tuple[int, float]] = []

    # --- for each game to implement; else every situation and every option is as good as any other

    def weigh(self, s: S, seat: i64) -> None:
        """Note every feature of what the seat has."""

    def prior_row(self, s: S, option: i64) -> i64:
        """The kind of option this is, as a number: which row of the table of priors."""
        return 0

    # --- chances

    def note(self, feature: i64, amount: float) -> None:
        self.score += self.values[feature] * amount
        if self.noting:
            self.noted.append((feature, amount))

    def evaluate(self, s: S) -> None:
        """Fill in every seat's chance; a draw is shared."""
        if s.is_over:
            self.share(s)
            return
        total = 0.0
        for p in range(s.players):
            self.score = 0.0
            self.weigh(s, p)
            grown = exp(min(max(self.score, -30.0), 30.0))
            self.chances[p] = grown
            total += grown
        for p in range(s.players):
            self.chances[p] /= total

    def share(self, s: S) -> None:
        winners: i64 = 0
        for p in range(s.players):
            if s.cells[WINNERS] & seat_bit(p) != 0:
                winners += 1
        for p in range(s.players):
            won = s.cells[WINNERS] & seat_bit(p) != 0
            self.chances[p] = 1.0 / float(winners) if won else 0.0

    def prior(self, s: S, option: i64) -> float:
        row = self.prior_row(s, option)
        return self.priors[row]

    def chance(self, seat: int) -> float:
        return self.chances[seat]

    def features(self, s: S, seat: int) -> list[tuple[int, float]]:
        """What `weigh` notes, for learning."""
        self.noting = True
        self.noted = []
        self.weigh(s, seat)
        self.noting = False
        return self.noted
