"""A goblin as its card shows it (GT-C5)."""

from dataclasses import dataclass
from typing import Final

from honjin.games.gosu_tactics.engine.state import ABOVE, BELOW, LEFT, RIGHT
from honjin.games.gosu_tactics.engine.verbs import Power
from honjin.table.card_set import slug

__all__ = [
    "ABOVE",
    "ALPHAS",
    "BELOW",
    "CLANS",
    "CLAN_NAMES",
    "DARKS",
    "FIRES",
    "GOBANS",
    "LEFT",
    "MEKAS",
    "RIGHT",
    "SIDES",
    "Card",
    "family",
]

# GT-C2: the five clans.
GOBANS: Final = 0
ALPHAS: Final = 1
DARKS: Final = 2
MEKAS: Final = 3
FIRES: Final = 4
CLANS: Final = ("gobans", "alphas", "darks", "mekas", "fires")
CLAN_NAMES: Final = ("Goban", "Alpha", "Dark", "Meka", "Fire")  # of a card, in every language
SIDES: Final = {"right": RIGHT, "above": ABOVE, "left": LEFT, "below": BELOW}
CERTAINTIES: Final = ("confirmed", "transcribed", "reconstructed")


@dataclass(frozen=True)
class Card:
    """One face; `mutation` None: it cannot mutate (GT-M4)."""

    name: str
    clan: int
    level: int
    mutation: int | None = None
    zombie: bool = False
    on_arrival: tuple[Power, ...] = ()
    on_link: tuple[Power, ...] = ()
    sides: int = 0
    on_mutation: tuple[Power, ...] = ()
    is_x: bool = False
    copies: int = 1
    certainty: str = "reconstructed"

    @property
    def id(self) -> str:
        return slug(self.name) + ("-x" if self.is_x else "")

    @property
    def label(self) -> str:
        """The name as people read it, the same in every language."""
        return f"{self.name} X" if self.is_x else self.name


def family(
    name: str,
    clan: int,
    *,
    mutation: int | None,
    x_link: tuple[Power, ...],
    x_sides: int,
    zombie: bool = False,
    on_arrival: tuple[Power, ...] = (),
    on_mutation: tuple[Power, ...] = (),
    x_arrival: tuple[Power, ...] | None = None,
    x_mutation: tuple[Power, ...] | None = None,
) -> tuple[Card, Card]:
    """GT-C3: two plain troopers and their X, which has a link and at least what the plain ones have."""
    plain = Card(name, clan, 1, mutation, zombie, on_arrival, on_mutation=on_mutation, copies=2)
    arrival = on_arrival if x_arrival is None else x_arrival
    mutated = on_mutation if x_mutation is None else x_mutation
    return plain, Card(name, clan, 1, mutation, zombie, arrival, x_link, x_sides, mutated, is_x=True)
