"""The challenge of the day of Way of the Samurai: one fight, its enemy and weapon chosen by the day."""

from random import Random
from typing import Final

from honjin.table.daily import Challenge, GameDaily
from honjin.table.game import Game


class SamuraiDaily(GameDaily):
    """On some days there is a place where Ki buys a roll of the die."""

    def challenge(self, game: Game, chance: Random) -> Challenge:
        names = ("enemy", "weapon", "location")
        return Challenge(
            {"mode": "fight", **{name: chance.choice(game.settings[name].values) for name in names}}
        )


DAILY: Final = SamuraiDaily()
