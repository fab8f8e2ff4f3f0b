"""GameFacts: what a study of balance must know of one game and no other."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.game import Game

Setup = dict[str, str]


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


@lru_cache(maxsize=16)
def faces_of(game: Game, cards: CardSet) -> list[Face]:
    faces = [game.card_face(id, cards=cards) for id in cards.ids]
    return [Face(face.id, face.clan, face.level) for face in faces]


@dataclass(frozen=True)
class Watch:
    """What a deal is to show: this card with one seat alone, and with the other none of those watched."""

    card: str
    clan_of: Mapping[str, str]  # of all cards
    watched: Sequence[str]
    number: int  # of the deal


def the_whole_deck(s: State, seat: int) -> tuple[str, ...]:
    """All draw from one deck."""
    return ()


def as_given(cards: CardSet, options: Mapping[str, str], seed: int) -> list[Setup]:
    return [{}]


def as_dealt(watch: Watch, stream: Stream) -> Setup:
    return {}


@dataclass(frozen=True)
class GameFacts:
    """Which facts say that a card was played, that its effect came or came to nothing; what varies."""

    played: tuple[str, ...] = ("placed", "played")
    resolved: tuple[str, ...] = ("resolved", "fired")
    idle: tuple[str, ...] = ("did-nothing",)
    clans: Callable[[State, int], tuple[str, ...]] = the_whole_deck  # that a seat's own deck is made of
    drafts: bool = False  # whether decks are put together by choosing clans
    # What is varied from game to game: set-ups for these cards, beside the options that were asked for.
    setups: Callable[[CardSet, Mapping[str, str], int], list[Setup]] = as_given
    # The options that name what was met in a game for one, and the list of a card set that each is from.
    factors: Mapping[str, str] = field(default_factory=dict)
    maps: tuple[tuple[str, str], ...] = ()  # two of these together, to be shown before all other pairs
    dealing: Callable[[Watch, Stream], Setup] = as_dealt  # options that deal what is to be watched
