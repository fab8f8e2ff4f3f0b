"""Reading: what a study of balance must know of one game and no other."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from honjin.core.cards import CardSet
from honjin.core.machine import State
from honjin.games.gosu_tactics.card import CLANS as GOBLINS
from honjin.games.gosu_tactics.cardset import TacticsCards
from honjin.games.gosu_x.book import CLAN_BITS
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.state import XState
from honjin.games.way_of_the_samurai.cardset import SamuraiCards

DECKS: Final = ("action", "special", "adversary", "wound")


@dataclass(frozen=True)
class Face:
    """A card: its clan or deck, and the level of those that it is compared with; 0 where there are none."""

    id: str
    clan: str
    level: int

    @property
    def peers(self) -> str:
        """The cards of the same level, or of the same deck."""
        return str(self.level) if self.level else self.clan


@dataclass(frozen=True)
class Reading:
    """Which facts say that a card was played, that its effect came, or that it came to nothing."""

    faces: Callable[[CardSet], list[Face]]
    played: tuple[str, ...]
    resolved: tuple[str, ...]
    idle: tuple[str, ...]
    clans: Callable[[State, int], tuple[str, ...]]  # that a seat's own deck is made of
    drafts: bool = False


def the_whole_deck(s: State, seat: int) -> tuple[str, ...]:
    """All draw from one deck."""
    return ()


def drafted_clans(s: State, seat: int) -> tuple[str, ...]:
    assert isinstance(s, XState)
    return tuple(clan for clan, bit in zip(CLANS, CLAN_BITS, strict=True) if s.clans(seat) & bit)


def x_faces(cards: CardSet) -> list[Face]:
    assert isinstance(cards, XCards)
    return [Face(card.id, CLANS[card.clan], card.level) for card in cards.cards]


def tactics_faces(cards: CardSet) -> list[Face]:
    assert isinstance(cards, TacticsCards)
    return [Face(card.id, GOBLINS[card.clan], card.level) for card in cards.cards]


def samurai_faces(cards: CardSet) -> list[Face]:
    assert isinstance(cards, SamuraiCards)
    kinds = cards.samurai_book.kind
    return [Face(id, DECKS[kinds[number]], 0) for number, id in enumerate(cards.ids)]


READINGS: Final[Mapping[str, Reading]] = {
    "gosu-x": Reading(
        x_faces,
        ("placed", "raised", "shifted"),
        ("resolved", "echoed", "reacted"),
        ("did-nothing",),
        drafted_clans,
        drafts=True,
    ),
    "gosu-tactics": Reading(
        tactics_faces, ("placed", "mutated"), ("fired",), ("did-nothing",), the_whole_deck
    ),
    # An Adversary or a wound is met, not chosen: its Defence is pierced or holds, its blow hits or does not.
    "way-of-the-samurai": Reading(
        samurai_faces,
        ("placed", "revealed-defence", "revealed-counter", "revealed-wound"),
        ("pierced", "hit"),
        ("held", "parried", "cancelled"),
        the_whole_deck,
    ),
}
