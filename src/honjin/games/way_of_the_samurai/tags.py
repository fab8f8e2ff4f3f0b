"""The tags of Way of the Samurai: the kind of game, enemy and weapon, how soon one won, and the ranks."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from honjin.table import about
from honjin.table.facts import FactData
from honjin.table.game import Game
from honjin.table.tags import GameTags, Tag, TagKind

if TYPE_CHECKING:
    from honjin.table.table import Outcome

RANK: Final = "rank"
RANKS: Final = tuple(f"{RANK}-{number}" for number in range(5, 0, -1))
FIGHT, CLAN = "fight", "clan"


class SamuraiTags(GameTags):
    """A single fight has an enemy, and a record: the fewest rounds that it was won in."""

    kinds: ClassVar[Sequence[TagKind]] = (
        TagKind("mode"),
        TagKind("enemy", best="least"),
        TagKind("weapon"),
        TagKind(RANK, RANKS, best="most", is_tally=True),
    )

    def tags(
        self, options: Mapping[str, str], told: Sequence[FactData], outcome: "Outcome", seat: int
    ) -> list[Tag]:
        mode = options.get("mode", FIGHT)
        found = [Tag("mode", mode), Tag("weapon", options.get("weapon", ""))]
        if mode == FIGHT:
            rounds = sum(fact.kind == "started-round" for fact in told)
            is_record = seat in outcome.winners and rounds > 0
            found.append(Tag("enemy", options.get("enemy", ""), rounds if is_record else None))
        if mode == CLAN:
            ranks = [str(fact.word) for fact in told if fact.kind == "lost" and fact.word in RANKS]
            found += [Tag(RANK, rank, outcome.scores[seat]) for rank in ranks[-1:]]
        return [tag for tag in found if tag.value]

    def label(self, game: Game, kind: str, value: str, lang: str) -> str:
        return (
            about.said(game, f"word-{value}", lang)
            if kind == RANK
            else super().label(game, kind, value, lang)
        )


TAGS: Final = SamuraiTags()
