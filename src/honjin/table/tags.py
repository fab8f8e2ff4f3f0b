"""Tags: what a finished game is remembered by, seat by seat, for lists and statistics of many."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from honjin.table import about
from honjin.table.facets import facet
from honjin.table.facts import FactData
from honjin.table.game import Game

if TYPE_CHECKING:
    from honjin.table.table import Outcome


@dataclass(frozen=True)
class Tag:
    """One thing, of a kind that the game names: a clan, a weapon; `number` is a record in it, if any."""

    kind: str
    value: str
    number: int | None = None


@dataclass(frozen=True)
class TagKind:
    """How tags of a kind are shown: values in this order, or as often as they come; which record is best."""

    name: str
    values: Sequence[str] = ()
    best: str = ""  # most, least; nothing: there are no records
    is_tally: bool = False  # how often it came says more than how often one won


class GameTags:
    """Where a game brings none of its own, its results stand for themselves.

    Tags are made from stored facts, so that games of older rules have theirs too: whatever a fact names that
    is not known any more gives no tag.
    """

    kinds: ClassVar[Sequence[TagKind]] = ()

    def tags(
        self, options: Mapping[str, str], told: Sequence[FactData], outcome: "Outcome", seat: int
    ) -> list[Tag]:
        """What this seat's game is remembered by."""
        return []

    def label(self, game: Game, kind: str, value: str, lang: str) -> str:
        """The value as people read it."""
        named = about.item_names(game.card_set(None), lang)
        return named.get(value) or about.said(game, f"value-{value}", lang) or value


GENERAL = GameTags()


def tags_of(game: Game) -> GameTags:
    return facet(game, "tags", GENERAL)
