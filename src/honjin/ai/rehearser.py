"""The rehearsing bot, for Way of the Samurai: tries its options in worlds that could be true."""

from time import perf_counter
from typing import Final

from honjin.ai.bot import Bot, Budget, Considered, Judging, Thought, observation_hash
from honjin.ai.rehearsal import Rehearsal
from honjin.core.game import Game
from honjin.core.machine import State
from honjin.games.way_of_the_samurai.state import SamuraiState

MOST: Final = 100_000  # simulations of one choice
LINE: Final = 7  # choices of a foreseen line, its own included


class Rehearser(Bot):
    """Thinks within its budget; what it does depends on the seed and on what it sees alone."""

    def __init__(
        self, game: Game, seed: int, budget: Budget, noise: float = 0.0, judging: Judging | None = None
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.noise = noise
        self.judging = judging or game.judgement

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
        judgement = self.judging(state.book.ids)
        most = min(budget.simulations or MOST, MOST)
        rehearsal = Rehearsal(judgement, state, self.seed ^ int(seen, 16), most, self.noise)
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
