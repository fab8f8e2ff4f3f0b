"""The two campaigns (WS-G2, WS-G3) and their event cards (WS-G4, WS-G8)."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Campaign, Opponent, Table
from honjin.games.way_of_the_samurai.engine.book import BREAK, DIE, KI, LIFE, ROLL_FORCE, ROLL_TECHNIQUE

CAMPAIGNS: Final = (
    Campaign(
        "Dojo Yoshioka",
        opponents=(
            Opponent("Seijuro", life=3, ki=2),
            Opponent("Denshichiro", life=3, ki=3),
            Opponent("Matashichiro", life=2, ki=4),
            Opponent("Gonzaemon", life=4, ki=2),
            Opponent("Kenpo Naomoto", life=5, ki=4),
        ),
        master=True,
    ),
    Campaign(
        "The village exit",
        "La sortie du village",
        opponents=tuple(
            Opponent(name, ki=2)
            for name in ("Ichiro", "Jiro", "Saburo", "Shiro", "Goro", "Rokuro", "Shichiro", "Hachiro")
        ),
    ),
)

EVENT_TABLES: Final = (
    Table(
        "Normal",
        "Normal",
        results=(
            ((ROLL_TECHNIQUE, 1),),
            ((ROLL_FORCE, 1),),
            ((DIE, 3),),
            ((KI, 1),),
            ((LIFE, 1),),
            ((KI, -1),),
        ),
    ),
    Table(
        "Hard",
        "Difficile",
        "confirmed",
        results=(
            ((ROLL_TECHNIQUE, 1),),
            ((ROLL_FORCE, 1),),
            ((DIE, 3),),
            ((KI, -1),),
            ((LIFE, -1),),
            ((BREAK, 1),),
        ),
    ),
)
