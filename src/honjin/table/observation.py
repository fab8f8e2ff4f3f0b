"""Observation: all that a seat knows of a game, as bots get it."""

from typing import TYPE_CHECKING

from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.notation import Notation

if TYPE_CHECKING:
    from honjin.table.game import Game


class Observation:
    """The state as far as one seat knows it, what can be chosen there, and how it is written."""

    def __init__(
        self, state: State, notation: Notation, seat: int | None, game: "Game", cards: CardSet
    ) -> None:
        self.state = state
        self.seat = seat
        self.game = game
        self.cards = cards
        self.notation = notation

    @property
    def options(self) -> list[str]:
        """The notations of the options, if it is this seat that is asked."""
        if self.state.is_over or self.state.seat != self.seat:
            return []
        return [self.write(int(self.state.option(index))) for index in range(self.state.offer())]

    @property
    def view(self) -> dict[str, object]:
        """What the seat sees of the table, as JSON-able data."""
        return self.game.view(self.state, self.cards)

    def write(self, option: int) -> str:
        """The option's notation, for `table.play`."""
        return self.notation.write(option, int(self.state.seat))

    def read(self, choice: str) -> int | None:
        """The option that a notation stands for; None if the state does not offer it."""
        code = self.notation.read(choice, int(self.state.seat))
        offered = [int(self.state.option(index)) for index in range(self.state.offer())]
        return code if isinstance(code, int) and code in offered else None
