"""Standing answers: a seat lets all reactions of a turn pass; when it says so by itself is public."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from honjin.table.table import Table

AFTER: Final = 1200  # milliseconds: so long everybody sees what is asked, whoever could answer it


@dataclass(frozen=True)
class StandingAnswer:
    """What the seat answers by itself, and how many milliseconds after it was asked."""

    seat: int
    choice: str
    after: int


def standing_answer(table: Table, passing: Mapping[int, int]) -> StandingAnswer | None:
    """The answer of the seat that is asked to react in a turn that it lets pass; `passing` are those turns.

    It depends on nothing but who is asked what and in which turn, which all know, and on what the seat has
    said: so neither that it comes nor when tells whether there is a card to react with.
    """
    question = table.decision
    if question is None or question.reaction is None or passing.get(question.seat) != table.state.turn:
        return None
    return StandingAnswer(question.seat, question.reaction, AFTER)
