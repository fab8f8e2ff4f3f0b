"""The tags of GOSU X: three clans for and against, and the draft as a whole."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from honjin.armies.tags import ArmyTags
from honjin.table import about
from honjin.table.facts import FactData
from honjin.table.game import Game
from honjin.table.table import Outcome
from honjin.table.tags import Tag, TagKind

DRAFT_TAG: Final = "draft"
CLANS_EACH: Final = 3  # GX-S2


class XTags(ArmyTags):
    """Clans are drafted, by hand or by chance."""

    kinds: ClassVar[Sequence[TagKind]] = (*ArmyTags.kinds, TagKind(DRAFT_TAG))
    start = "goes-first"

    def tags(
        self, options: Mapping[str, str], told: Sequence[FactData], outcome: Outcome, seat: int
    ) -> list[Tag]:
        clans, found = self.clans(told, seat), super().tags(options, told, outcome, seat)
        return [*found, Tag(DRAFT_TAG, "+".join(sorted(clans)))] if len(clans) == CLANS_EACH else found

    def clans(self, told: Sequence[FactData], seat: int) -> list[str]:
        return [str(fact.word) for fact in told if fact.kind == "drafted" and fact.who == seat]

    def label(self, game: Game, kind: str, value: str, lang: str) -> str:
        if kind == DRAFT_TAG:
            return ", ".join(about.clan_title(game, clan, lang) for clan in value.split("+"))
        return super().label(game, kind, value, lang)


TAGS: Final = XTags()
