"""States with armies, and decisions about the cards that stand in them."""

from mypy_extensions import i64
from typing_extensions import TypeVar

from honjin.armies.engine.places import ROWS, place_at
from honjin.engine.machine import Decision, State


class ArmyState(State):
    """A state in which every seat has an army of three rows and five columns."""

    def row_length(self, p: i64, row: i64) -> i64:
        """How many cards stand in a row; they stand from the left, without gaps."""
        raise NotImplementedError

    def cell(self, place: i64) -> i64:
        """The card that stands there and what it carries."""
        raise NotImplementedError


A = TypeVar("A", bound=ArmyState, contravariant=True)


class ArmyDecision(Decision[A]):
    """A decision that can be about places in armies."""

    def consider_places(self, s: A, kind: i64) -> None:
        """Offer the legal places of all armies."""
        for p in range(s.players):
            for row in range(ROWS):
                for column in range(s.row_length(p, row)):
                    self.consider(s, kind + place_at(p, row, column))
