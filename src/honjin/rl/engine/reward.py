"""Reward: what the end of a game is worth to a seat, and in an endless one each step towards it."""

from typing import Final

from mypy_extensions import i64

from honjin.engine.machine import WINNERS, State, seat_bit

ONLY_THE_END: Final = -1


class Reward:
    """Alone +1 or -1; among several the same to the one winner, all rewards adding up to nothing.

    Where `counter`, a cell, says how many enemies were beaten, each of them is worth 1 and the end nothing.
    """

    def __init__(self, counter: i64) -> None:
        self.counter = counter

    def counted(self, s: State) -> i64:
        return 0 if self.counter == ONLY_THE_END else s.cells[self.counter]

    def since(self, s: State, seat: i64, counted: i64) -> float:
        """What has come to the seat since so many were counted."""
        if self.counter != ONLY_THE_END:
            return float(s.cells[self.counter] - counted)
        if not s.is_over:
            return 0.0
        won = s.cells[WINNERS] & seat_bit(seat) != 0
        players = s.players
        if players == 1:
            return 1.0 if won else -1.0
        share = 1.0 / float(count_winners(s)) if won else 0.0  # a draw is shared
        return (float(players) * share - 1.0) / float(players - 1)


def count_winners(s: State) -> i64:
    winners: i64 = 0
    for p in range(s.players):
        if s.cells[WINNERS] & seat_bit(p) != 0:
            winners += 1
    return winners
