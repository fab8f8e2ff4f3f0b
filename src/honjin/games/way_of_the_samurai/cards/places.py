"""Places to use with Ki (WS-L1), and climates (WS-M1 to WS-M5)."""

from typing import Final

from honjin.games.way_of_the_samurai import book
from honjin.games.way_of_the_samurai.book import DIE, FORCE, GUARD, KI, LIFE, TECHNIQUE
from honjin.games.way_of_the_samurai.card import Climate, Table

PLACES: Final = (
    Table(
        "Bridge",
        "Pont",
        results=(
            ((GUARD, 2),),
            ((GUARD, 3),),
            ((FORCE, 2),),
            ((TECHNIQUE, 1),),
            ((GUARD, -2),),
            ((LIFE, -1),),
        ),
    ),
    Table(
        "Forest",
        "Forêt",
        results=(
            ((TECHNIQUE, 2),),
            ((TECHNIQUE, 3),),
            ((GUARD, 2),),
            ((DIE, 1),),
            ((TECHNIQUE, -2),),
            ((KI, -1),),
        ),
    ),
    Table(
        "Rice field",
        "Rizière",
        results=(((FORCE, 2),), ((FORCE, 3),), ((TECHNIQUE, 2),), ((KI, 2),), ((FORCE, -2),), ((GUARD, -2),)),
    ),
    Table(
        "Mountains",
        "Montagnes",
        results=(
            ((DIE, 1),),
            ((DIE, 2),),
            ((FORCE, 1), (TECHNIQUE, 1)),
            ((LIFE, 1),),
            ((LIFE, -1),),
            ((KI, -1),),
        ),
    ),
)

CLIMATES: Final = (
    Climate("Storm", "Orage", traits=book.COMBO_COSTS_KI | book.NO_GRAVE_WOUND, gauge=TECHNIQUE),
    Climate("Fog", "Brouillard", traits=book.NO_EARLY_DEFENCE | book.DISCARD_TO_BUY, gauge=FORCE),
    Climate("Fire", "Incendie", traits=book.ROUND_COSTS | book.GRAVE_WOUND_WINS),
    Climate("Snow", "Neige", traits=book.DOUBLE_COSTS | book.LOW_GAUGE_KILLS, gauge=GUARD),
)
