"""A card as it is printed (GX-C3)."""

from dataclasses import dataclass
from typing import Final

from honjin.engine.machine import Effect
from honjin.games.gosu_x.engine import book
from honjin.games.gosu_x.lists import CLANS as CLANS
from honjin.table.card_set import slug

# GX-C1: the eight clans.
JUSTICE: Final = 0
ABHILASHA: Final = 1
TOMORROW: Final = 2
NARASHIMA: Final = 3
GALMI: Final = 4
PHOENIX: Final = 5
GOAN_SUL: Final = 6
XI_AN: Final = 7
CLAN_NAMES: Final = (
    "Justice",
    "Abhilasha",
    "Tomorrow",
    "Narashima",
    "Galmi",
    "Phoenix",
    "Goan Sul",
    "Xi'an",
)
LEVEL_NAMES: Final = ("I", "II", "III")

KEYWORDS: Final = {
    "recruiter": book.RECRUITER,
    "force-of-will": book.FORCE_OF_WILL,
    "secret-shift": book.SECRET_SHIFT,
    "bounty": book.BOUNTY,
    "echo": book.ECHO,
    "ethereal": book.ETHEREAL,
    "veteran": book.VETERAN,
    "wondrous": book.WONDROUS,
}
ABILITIES: Final = {
    "ethereal-top": book.ETHEREAL_TOP,
    "secret-shifts": book.SECRET_SHIFTS,
    "echo-adjacent": book.ECHO_ADJACENT,
    "echo-immortals": book.ECHO_IMMORTALS,
    "wild": book.WILD,
    "wild-immortals": book.WILD_IMMORTALS,
    "hand-of-five": book.HAND_OF_FIVE,
    "short-pass": book.SHORT_PASS,
    "hand-in-battle": book.HAND_IN_BATTLE,
    "doubled-by-bounty": book.DOUBLED_BY_BOUNTY,
    "battle-of-ten": book.BATTLE_OF_TEN,
    "hunter": book.HUNTER,
    "mirror": book.MIRROR,
    "every-level": book.EVERY_LEVEL,
}
REACTIONS: Final = {"activation": book.AGAINST_ACTIVATION, "harm": book.AGAINST_HARM}
TRIGGERS: Final = {
    "end-of-turn": book.TURN_ENDED,
    "captured": book.WAS_CAPTURED,
    "lost-battle": book.LOST_BATTLE,
    "won-battle": book.WON_BATTLE,
    "shuffled-discard": book.SHUFFLED_DISCARD,
    "first-pass": book.FIRST_PASS,
    "spent-two": book.SPENT_TWO,
    "removed": book.WAS_REMOVED,
}
CERTAINTIES: Final = ("confirmed", "transcribed", "reconstructed")
LEVEL_VALUES: Final = (0, 2, 3, 5)  # by level (GX-C3)
SPELLED: Final = {"3 voeux": "3 vœux"}  # as people write it; the digest of the set knows the other


@dataclass(frozen=True)
class Card:
    """One face; `shift` None: it cannot be shifted."""

    name: str
    clan: int
    level: int
    shift: int | None = None
    keywords: int = 0
    icons: int = 0
    entry: tuple[Effect, ...] = ()
    abilities: int = 0
    reaction: int = 0
    trigger: int = 0
    triggered: tuple[Effect, ...] = ()
    also: tuple[str, ...] = ()  # other names it counts as while face up
    copies: int | None = None
    certainty: str = "transcribed"

    @property
    def id(self) -> str:
        return slug(self.name)

    @property
    def label(self) -> str:
        """The name as people read it."""
        return SPELLED.get(self.name, self.name)

    @property
    def plain_name(self) -> str:
        """GX-C4: what stands in parentheses tells cards apart but is no part of the name."""
        return self.name.partition(" (")[0]

    @property
    def levels(self) -> int:
        """As bits (GX-A13)."""
        return book.ANY_LEVEL if self.abilities & book.EVERY_LEVEL else book.LEVEL_BITS[self.level - 1]

    @property
    def value(self) -> int:
        return LEVEL_VALUES[self.level]

    @property
    def count(self) -> int:
        """GX-C1: Troops twice, others once, unless the card says otherwise."""
        return self.copies if self.copies is not None else 2 if self.level == 1 else 1


@dataclass(frozen=True)
class Tile:
    """An Immortal tile: what its active side does for both players."""

    clan: int
    ability: int
    certainty: str
