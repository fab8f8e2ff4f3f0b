"""How a table begins: from a seed and options, a position, or a dump."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.choice import Done, Ending
from honjin.table.seal import Seal


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
class Opening:
    """A table's first state here, and what was done to get there if it comes from a dump."""

    state: State
    cards: CardSet
    origin: Origin
    done: list[Done] = field(default_factory=list)
    ending: Ending | None = None
