"""How a table begins: from a seed and options, a position, or a dump; and how it can be broken off."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from honjin.core.cards import CardSet
from honjin.core.machine import State
from honjin.core.seal import Seal


@dataclass(frozen=True)
class Origin:
    """What the record says of the beginning; a position is embedded as its data."""

    seed: str
    options: Mapping[str, str]
    position: Mapping[str, object] | None = None
    known: bool = False  # to the host of a table where others sit, who were told
    seal: Seal | None = None  # where nobody can have chosen the deal

    @property
    def deal(self) -> Literal["server", "known", "sealed"]:
        """Who made it: whoever ran the game, a host who knew it, or all together."""
        return "sealed" if self.seal is not None else "known" if self.known else "server"


@dataclass(frozen=True)
class Choice:
    """A choice that was made; of a secret one others know only that it was."""

    seat: int
    notation: str
    secret: bool


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


@dataclass(frozen=True)
class Opening:
    """A table's first state here, and the choices that led to it if it comes from a dump."""

    state: State
    cards: CardSet
    origin: Origin
    choices: list[Choice] = field(default_factory=list)
    ending: Ending | None = None
