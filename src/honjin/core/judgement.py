"""Judgement: what a situation is worth to each seat and which options tempt, by weights that were learnt."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from honjin.core.machine import WINNERS, State, seat_bit

SEATS: Final = 4


class Judgement:
    """The chances of the seats are a softmax over the scores of what each has; appeals come from a table."""

    def __init__(self, worths: list[float], habits: list[float]) -> None:
        self.worths = vec[float](worths)
        self.appeals = vec[float]([exp(habit) for habit in habits])
        self.chances = vec[float]([0.0] * SEATS)  # of winning, by seat, after `judge`
        self.score = 0.0
        self.noting = False  # for learning: keep the features as well
        self.noted: list[tuple[int, float]] = []

    # --- for each game to implement

    def weigh(self, s: State, seat: i64) -> None:
        """Note every feature of what the seat has."""
        raise NotImplementedError

    def habit(self, s: State, option: i64) -> i64:
        """The kind of option this is, as a number: which row of the table of habits."""
        raise NotImplementedError

    # --- chances

    def note(self, feature: i64, amount: float) -> None:
        self.score += self.worths[feature] * amount
        if self.noting:
            self.noted.append((feature, amount))

    def judge(self, s: State) -> None:
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

    def share(self, s: State) -> None:
        winners: i64 = 0
        for p in range(s.players):
            if s.cells[WINNERS] & seat_bit(p) != 0:
                winners += 1
        for p in range(s.players):
            won = s.cells[WINNERS] & seat_bit(p) != 0
            self.chances[p] = 1.0 / float(winners) if won else 0.0

    def appeal(self, s: State, option: i64) -> float:
        habit = self.habit(s, option)
        return self.appeals[habit]

    def chance(self, seat: int) -> float:
        return self.chances[seat]

    def features(self, s: State, seat: int) -> list[tuple[int, float]]:
        """What `weigh` notes, for learning."""
        self.noting = True
        self.noted = []
        self.weigh(s, seat)
        self.noting = False
        return self.noted
