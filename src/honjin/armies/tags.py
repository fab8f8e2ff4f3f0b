"""Tags of games with armies: clans for and against, who went first, and the first card that was played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from honjin.table import about
from honjin.table.facts import FactData
from honjin.table.game import Game
from honjin.table.tags import GameTags, Tag, TagKind

if TYPE_CHECKING:
    from honjin.table.table import Outcome

FIRST, SECOND = "first", "later"


class ArmyTags(GameTags):
    """What both GOSU games are remembered by."""

    kinds: ClassVar[Sequence[TagKind]] = (
        TagKind("clan"),
        TagKind("against"),
        TagKind("start", (FIRST, SECOND)),
        TagKind("opening"),
    )
    start = ""  # the kind of fact that says who goes first

    def tags(
        self, options: Mapping[str, str], told: Sequence[FactData], outcome: "Outcome", seat: int
    ) -> list[Tag]:
        others = sorted({fact.who for fact in told if fact.who >= 0} - {seat})
        own = [Tag("clan", clan) for clan in self.clans(told, seat)]
        against = dict.fromkeys(clan for other in others for clan in self.clans(told, other))
        found = [*own, *(Tag("against", clan) for clan in against)]
        if (first := next((fact.who for fact in told if fact.kind == self.start), None)) is not None:
            found.append(Tag("start", FIRST if first == seat else SECOND))
        if (opening := next(played(told, seat), None)) is not None:
            found.append(Tag("opening", opening))
        return found

    def clans(self, told: Sequence[FactData], seat: int) -> list[str]:
        """The clans that the seat's army was of."""
        return []

    def label(self, game: Game, kind: str, value: str, lang: str) -> str:
        if kind == "opening":
            cards = game.card_set(None)
            return cards.name(value, lang) if value in cards.numbers else value
        if kind in ("clan", "against"):
            return about.clan_title(game, value, lang)
        if kind == "start":
            return about.said(game, f"tag-start-{value}", lang)
        return super().label(game, kind, value, lang)


def played(told: Iterable[FactData], seat: int) -> Iterator[str]:
    """The cards that the seat played, one after the other."""
    return (
        fact.card
        for fact in told
        if fact.kind == "placed" and fact.who == seat and fact.card is not UNSET and fact.card is not None
    )
