"""Observation: all that a seat knows of a game, as bots get it."""

from honjin.core.machine import State
from honjin.core.notation import Notation


class Observation:
    """The state as far as one seat knows it, and how its choices are written."""

    def __init__(self, state: State, notation: Notation, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        self._notation = notation

    def write(self, option: int) -> str:
        """The option's notation, for `table.play`."""
        return self._notation.write(option, int(self.state.seat))
