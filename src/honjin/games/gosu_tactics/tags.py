"""The tags of GOSU Tactics: the clan that an army had most of."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from honjin.armies.tags import ArmyTags, played
from honjin.games.gosu_tactics.card import CLANS
from honjin.games.gosu_tactics.game import GAME
from honjin.table.facts import FactData


class TacticsTags(ArmyTags):
    """Everybody plays from one deck: the clan of an army is the one that it had most goblins of."""

    start = "took-advantage"

    def clans(self, told: Sequence[FactData], seat: int) -> list[str]:
        cards = GAME.card_set(None)
        counted = Counter(
            CLANS[cards.cards[cards.numbers[card]].clan]
            for card in played(told, seat)
            if card in cards.numbers
        )
        return [clan for clan, _ in counted.most_common(1)]


TAGS: Final = TacticsTags()
