"""The enemies (WS-E1 to WS-E4) and the table of the Clan of Samurai (WS-E5)."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Enemy
from honjin.games.way_of_the_samurai.engine import book

ENEMIES: Final = (
    Enemy("Ishida", certainty="confirmed", life=8),
    Enemy("Takeshi", certainty="confirmed", life=5, traits=book.BREAKS_WEAPON),
    Enemy("Oda", certainty="confirmed", life=6, traits=book.DRAINS),
    Enemy("Kempo", certainty="confirmed", life=8, traits=book.HEADLESS, excludes=("storm", "fire")),
)

CLAN_ENEMIES: Final = ((2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (4, 4))
