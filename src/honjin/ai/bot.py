"""Bot: a player that gets its seat's observation and answers with a choice."""

from honjin.core.game import Game
from honjin.core.machine import State
from honjin.core.observation import Observation
from honjin.core.rng import Stream


class Bot:
    """Chooses from an observation alone; the budget is for bots that think."""

    def choose(self, observation: Observation, budget: float | None = None) -> str:
        """The notation of one of the options."""
        return observation.write(self.pick(observation.state, budget))

    def pick(self, state: State, budget: float | None) -> int:
        """One of the options that the observed state offers."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def pick(self, state: State, budget: float | None) -> int:
        chosen = self.stream.below(state.offer())
        return int(state.option(chosen))


LEVELS = ("random", "greedy", "swordsman")
SWORDSMAN_GAME = "way-of-the-samurai"


def make_bot(game: Game, level: str, seed: int) -> Bot:
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        from honjin.ai.greedy import GreedyBot  # it is a Bot, so it imports this module

        return GreedyBot(game, seed)
    if level == "swordsman" and game.name == SWORDSMAN_GAME:
        from honjin.ai.swordsman import Swordsman  # likewise

        return Swordsman()
    raise ValueError(
        f"unknown level {level!r} for {game.name}, expected one of {', '.join(levels_of(game.name))}"
    )


def levels_of(name: str) -> tuple[str, ...]:
    """The levels that can play the game."""
    return tuple(level for level in LEVELS if level != "swordsman" or name == SWORDSMAN_GAME)
