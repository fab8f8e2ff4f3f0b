"""The bots of GOSU Tactics: those of any game, and how often what they expect comes true."""

from typing import Final

from honjin.bots.levels import GameBots

# From 115 games of two to four (6,523 choices): a lead lasts less than the search believes.
BOTS: Final = GameBots(
    calibration=(
        (0.0, 0.0),
        (0.06, 0.12),
        (0.15, 0.26),
        (0.25, 0.3),
        (0.35, 0.32),
        (0.45, 0.38),
        (0.55, 0.47),
        (0.65, 0.54),
        (0.74, 0.64),
        (0.84, 0.72),
        (0.97, 0.98),
        (1.0, 1.0),
    )
)
