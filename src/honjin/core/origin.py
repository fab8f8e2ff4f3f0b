"""How a table begins: from a seed and options, a position, or a dump."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from honjin.core.cards import CardSet
from honjin.core.machine import State


@dataclass(frozen=True)
class Origin:
    """What the record says of the beginning; a position is embedded as its data."""

    seed: str
    options: Mapping[str, str]
    position: Mapping[str, object] | None = None


@dataclass(frozen=True)
class Choice:
    """A choice that was made; of a secret one others know only that it was."""

    seat: int
    notation: str
    secret: bool


@dataclass(frozen=True)
class Opening:
    """A table's first state here, and the choices that led to it if it comes from a dump."""

    state: State
    cards: CardSet
    origin: Origin
    choices: list[Choice] = field(default_factory=list)
