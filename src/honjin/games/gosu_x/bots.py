"""The bots of GOSU X: those of any game, and how often what they expect comes true."""

from typing import Final

from honjin.bots.levels import GameBots

# From 123 games (5,423 choices), both sides alike taken together: between a third and two thirds nothing is
# decided yet, and near the ends it is.
BOTS: Final = GameBots(
    calibration=(
        (0.0, 0.0),
        (0.05, 0.01),
        (0.16, 0.21),
        (0.25, 0.36),
        (0.35, 0.45),
        (0.5, 0.5),
        (0.65, 0.55),
        (0.75, 0.64),
        (0.84, 0.79),
        (0.95, 0.99),
        (1.0, 1.0),
    )
)
