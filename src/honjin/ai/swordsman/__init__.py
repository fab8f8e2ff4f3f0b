"""The swordsman, for Way of the Samurai: searches the cards of a round against all that may still come."""

from honjin.ai.bot import Bot, Budget
from honjin.ai.swordsman.answers import Answers
from honjin.core.machine import State
from honjin.games.way_of_the_samurai.state import SamuraiState


class Swordsman(Bot):
    """Takes the option with the best chance of winning; it sees what the observation shows."""

    def pick(self, state: State, budget: Budget | None) -> int:
        assert isinstance(state, SamuraiState)
        options = [int(state.option(index)) for index in range(state.offer())]
        if len(options) == 1:
            return options[0]
        values = Answers(state).weigh(options)
        return options[values.index(max(values))]
