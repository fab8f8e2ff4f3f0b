"""The bots of Way of the Samurai: the swordsman searches a round, the rehearser tries options in worlds."""

from time import perf_counter
from typing import Final

from honjin.bots.bot import Bot, Budget, Considered, Evaluating, Thought, observation_hash
from honjin.bots.levels import GameBots, Level
from honjin.engine.machine import State
from honjin.games.way_of_the_samurai.engine.rehearsal import Rehearsal
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.engine.swordsman.answers import choose
from honjin.table.game import Game

MOST: Final = 100_000  # simulations of one choice
LINE: Final = 7  # choices of a foreseen line, its own included


class Swordsman(Bot):
    """Searches the cards of a round against all that may still come, for the best chance of winning."""

    def pick(self, state: State, budget: Budget | None) -> int:
        assert isinstance(state, SamuraiState)
        return int(choose(state))


class Rehearser(Bot):
    """Tries its options in worlds that could be true, within its budget; only seed and sight decide."""

    def __init__(
        self, game: Game, seed: int, budget: Budget, noise: float = 0.0, evaluating: Evaluating | None = None
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.noise = noise
        self.evaluating = evaluating or game.evaluation

    def pick(self, state: State, budget: Budget | None) -> int:
        assert isinstance(state, SamuraiState)
        seen = observation_hash(state)
        if state.offer() == 1:
            only = int(state.option(0))
            self.thought = Thought(seen, 0, (Considered(only, 0, 0.0, ()),))
            return only
        rehearsal = self.rehearse(state, seen, budget or self.budget)
        considered = consider(rehearsal)
        self.thought = Thought(seen, int(rehearsal.simulations), tuple(considered))
        return considered[0].option

    def rehearse(self, state: SamuraiState, seen: str, budget: Budget) -> Rehearsal:
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        evaluation = self.evaluating(state.book.ids)
        most = min(budget.simulations or MOST, MOST)
        rehearsal = Rehearsal(evaluation, state, self.seed ^ int(seen, 16), most, self.noise)
        while not rehearsal.is_decided:
            rehearsal.run(1)
            if end is not None and perf_counter() >= end:
                break
        return rehearsal


def consider(rehearsal: Rehearsal) -> list[Considered]:
    """The options that were tried: the chosen one, then by how long they were in the running."""
    best = int(rehearsal.best())
    tried = [index for index in range(len(rehearsal.options)) if rehearsal.tried[index] > 0 or index == best]
    tried.sort(
        key=lambda index: (index == best, rehearsal.tried[index], rehearsal.chance(index)), reverse=True
    )
    return [
        Considered(
            int(rehearsal.options[index]),
            int(rehearsal.tried[index]),
            rehearsal.chance(index),
            tuple(rehearsal.line(index, LINE)),
        )
        for index in tried
    ]


# What the swordsman does, misjudged or not, then what is found by trying.
BOTS: Final = GameBots(
    levels={
        "novice": Level(1, 0.09),
        "easy": Level(1, 0.05),
        "medium": Level(1),
        "hard": Level(30),
        "expert": Level(1000),
    },
    thinker=Rehearser,
    own={"swordsman": Swordsman},
    # From 120 fights (1,008 choices): it plays on better than it tries things out, where little hope is left.
    calibration=(
        (0.0, 0.0),
        (0.05, 0.06),
        (0.15, 0.24),
        (0.25, 0.35),
        (0.34, 0.36),
        (0.44, 0.43),
        (0.55, 0.51),
        (0.64, 0.51),
        (0.76, 0.65),
        (0.85, 0.69),
        (0.97, 0.93),
        (1.0, 1.0),
    ),
)
