"""What the seats of a table do: they choose, go back, or break the game off."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Choice:
    """A choice that was made; of a secret one others know only that it was."""

    seat: int
    notation: str
    secret: bool


@dataclass(frozen=True)
class Rewind:
    """Back to where so many choices stood (HJ-C6); what was chosen since is told, and counts no more."""

    made: int


Done = Choice | Rewind  # a line of a record
REWIND: Final = "rewind"
REWIND_RULE: Final = "HJ-C6"


def standing(done: Iterable[Done]) -> list[Choice]:
    """The choices that count."""
    choices: list[Choice] = []
    for each in done:
        if isinstance(each, Rewind):
            del choices[each.made :]
        else:
            choices.append(each)
    return choices


# How a seat can end a game other than by a choice, and the rule that says what it means.
ENDINGS: Final[Mapping[str, str]] = {"resign": "HJ-E1", "time-out": "HJ-E2", "forfeit": "HJ-E3"}


@dataclass(frozen=True)
class Ending:
    """A game that a seat broke off: it loses, all others win."""

    seat: int
    way: str

    @property
    def rule(self) -> str:
        return ENDINGS[self.way]
