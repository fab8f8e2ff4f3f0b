"""The searching bot: a search of the worlds it cannot tell apart, with the game's learnt evaluation."""

from math import log
from time import perf_counter
from typing import Final

from honjin.bots.bot import Bot, Budget, Considered, Evaluating, Thought, observation_hash
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.engine.search import Search
from honjin.table.game import Game

EXPLORE: Final = 1.5
CHUNK: Final = 32  # simulations between two looks at the clock
MOST: Final = 200_000  # simulations of one choice, so that a tree fits into memory
LINE: Final = 6  # choices of a foreseen line
WORDS: Final = 4294967296.0  # of a stream


class Searcher(Bot):
    """Thinks within its budget; what it does depends on the seed and on what it has seen alone."""

    def __init__(
        self, game: Game, seed: int, budget: Budget, noise: float = 0.0, evaluating: Evaluating | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.noise = noise
        self.evaluating = evaluating or game.evaluation
        self.search: Search | None = None

    def pick(self, state: State, budget: Budget | None) -> int:
        seen = observation_hash(state)
        if state.offer() == 1:
            only = int(state.option(0))
            self.thought = Thought(seen, 0, (Considered(only, 0, 0.0, ()),))
            return only
        search = self.search_from(state, seen)
        done = self.run(search, state, budget or self.budget)
        considered = self.consider(search, state, seen)
        self.thought = Thought(seen, done, tuple(considered))
        return considered[0].option

    def search_from(self, state: State, seen: str) -> Search:
        """The tree of the choice before, if it leads here, else a new one."""
        if self.search is None:
            self.search = Search(self.evaluating(state.book.ids), 0, self.game.foresight, EXPLORE)
        asked = self.thought.considered[0].option if self.thought and self.thought.considered else -1
        if not self.search.advance(asked, state):
            self.search.clear()
            self.search.stream = Stream(self.seed ^ int(seen, 16))
        return self.search

    def run(self, search: Search, state: State, budget: Budget) -> int:
        """Simulations done."""
        most = min(budget.simulations or MOST, MOST)
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        done = 0
        while done < most and (end is None or done == 0 or perf_counter() < end):
            step = min(CHUNK, most - done)
            search.run(state, step)
            done += step
        return done

    def consider(self, search: Search, state: State, seen: str) -> list[Considered]:
        """The options that were tried, the best first; a kept tree knows some of other worlds too."""
        offered = {int(state.option(index)) for index in range(state.offer())}
        tried = [edge for edge in search.edges(search.root) if edge[0] in offered]
        errs = Stream(self.seed ^ int(seen, 16) ^ 1)
        ranked = sorted(tried, key=lambda edge: self.merit(edge[1], edge[2], errs), reverse=True)
        lines = search.lines([option for option, _, _ in ranked], LINE)
        return [
            Considered(option, visits, chance, (option, *line))
            for (option, visits, chance), line in zip(ranked, lines, strict=True)
        ]

    def merit(self, visits: int, chance: float, errs: Stream) -> float:
        """The visits, or with noise the chance, misjudged."""
        if self.noise == 0.0:
            return visits + chance / 1000
        error = sum(float(errs.word()) / WORDS for _ in range(4)) - 2  # about normal, deviation 0.58
        return chance + self.noise * error + 0.02 * log(visits)
