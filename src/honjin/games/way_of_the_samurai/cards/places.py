"""Places to use with Ki (WS-L1), and climates (WS-M1 to WS-M5)."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Climate, Cost, Table
from honjin.games.way_of_the_samurai.engine import book
from honjin.games.way_of_the_samurai.engine.book import (
    AT_COMBO,
    DIE,
    FORCE,
    GUARD,
    KI,
    LIFE,
    LOWEST,
    TECHNIQUE,
)

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
        results=(
            ((FORCE, 2),),
            ((FORCE, 3),),
            ((TECHNIQUE, 2),),
            ((FORCE, 1), (GUARD, 1)),
            ((FORCE, -2),),
            ((GUARD, -2),),
        ),
    ),
    Table(
        "Mountains",
        "Montagnes",
        results=(
            ((DIE, 1),),
            ((DIE, 2),),
            ((FORCE, 1), (TECHNIQUE, 1)),
            ((GUARD, 2),),
            ((LIFE, -1),),
            ((KI, -1),),
        ),
    ),
)

CLIMATES: Final = (
    Climate(
        "Storm",
        "Orage",
        traits=book.NO_GRAVE_WOUND,
        costs=(Cost(AT_COMBO, ki=1), Cost(gauge=TECHNIQUE, level=LOWEST, life=1)),
    ),
    Climate(
        "Fog",
        "Brouillard",
        traits=book.NO_EARLY_DEFENCE | book.DISCARD_TO_BUY,
        costs=(Cost(gauge=TECHNIQUE, level=LOWEST, life=1),),
    ),
    Climate("Fire", "Incendie", traits=book.GRAVE_WOUND_WINS, costs=(Cost(life=1, ki=1, either=True),)),
    Climate("Snow", "Neige", traits=book.DOUBLE_COSTS, costs=(Cost(gauge=GUARD, level=LOWEST, defeat=True),)),
)
