"""The swordsman, for Way of the Samurai: searches the cards of a round against all that may still come."""

from honjin.ai.bot import Bot, Budget
from honjin.ai.swordsman.answers import choose
from honjin.core.machine import State
from honjin.games.way_of_the_samurai.state import SamuraiState


class Swordsman(Bot):
    """Takes the option with the best chance of winning; it sees what the observation shows."""

    def pick(self, state: State, budget: Budget | None) -> int:
        assert isinstance(state, SamuraiState)
        return int(choose(state))
