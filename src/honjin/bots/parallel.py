"""Several processes for one choice: each searches from its own seed, and what they found is added up."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from honjin.bots.bot import Bot, Budget, Considered, Thought, observation_hash
from honjin.bots.levels import thinker
from honjin.engine.machine import State
from honjin.games import GAMES
from honjin.table.game import Game


@cache
def pool(processes: int) -> ProcessPoolExecutor:
    """Fresh processes, kept for the next choice: to start one takes longer than most choices."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def search_apart(game: str, players: int, cells: bytes, seed: int, budget: Budget) -> Thought:
    found = GAMES[game]
    bot = thinker(found, seed, budget)
    bot.pick(found.blank(found.card_set(None), players).filled(cells), None)
    assert bot.thought is not None
    return bot.thought


class Together(Bot):
    """The search in several processes (root parallel); for the official cards."""

    def __init__(self, game: Game, seed: int, budget: Budget, processes: int) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.processes = processes

    def pick(self, state: State, budget: Budget | None) -> int:
        if state.book is not self.game.card_set(None).book:
            raise ValueError("several processes search with the official cards only: use search:BUDGET")
        given = self.part(budget or self.budget)
        asked = [
            pool(self.processes).submit(
                search_apart, self.game.name, int(state.players), state.to_bytes(), self.seed + index, given
            )
            for index in range(self.processes)
        ]
        self.thought = added(observation_hash(state), [future.result() for future in asked])
        return self.thought.considered[0].option

    def part(self, budget: Budget) -> Budget:
        """What each process gets of it: all the seconds, its share of the simulations."""
        shared = None if budget.simulations is None else -(-budget.simulations // self.processes)
        return Budget(shared, budget.seconds)


def added(seen: str, thoughts: Sequence[Thought]) -> Thought:
    """All visits together; the line is that of whoever tried the option most."""
    found: dict[int, list[Considered]] = {}
    for thought in thoughts:
        for considered in thought.considered:
            found.setdefault(considered.option, []).append(considered)
    joined = [joint(option, parts) for option, parts in found.items()]
    joined.sort(key=lambda considered: (considered.visits, considered.chance), reverse=True)
    return Thought(seen, sum(thought.simulations for thought in thoughts), tuple(joined))


def joint(option: int, parts: Sequence[Considered]) -> Considered:
    visits = sum(part.visits for part in parts)
    chance = sum(part.visits * part.chance for part in parts) / max(visits, 1)
    return Considered(option, visits, chance, max(parts, key=lambda part: part.visits).line)
