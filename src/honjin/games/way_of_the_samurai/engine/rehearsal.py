"""Rehearsal: options tried in worlds that the seat cannot tell apart, with the swordsman playing on."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.chance import Stream
from honjin.engine.evaluation import Evaluation
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.engine.swordsman.answers import choose, weigh

FIRST_LOOK: Final = 8  # worlds before an option may be given up
DOUBT: Final = 2.5  # standard errors by which it must be behind
TRUST: Final = 1.0  # standard errors by which an option must be ahead of what the swordsman would do
STREAM_WORDS: Final = 4294967296.0  # of a stream
TINY: Final = 1e-9
REHEARSAL_MAX: Final = 200  # decisions of one simulation at most


class Rehearsal:
    """One decision: every world is dealt once, and all options still in the running are tried in it.

    After 8, 16, 32 ... worlds the options that are clearly behind are given up. What has been found after so
    many simulations does not depend on how many are still to come.
    """

    def __init__(
        self, evaluation: Evaluation, observed: SamuraiState, seed: int, most: i64, noise: float = 0.0
    ) -> None:
        self.evaluation = evaluation
        self.observed = observed
        self.seed = seed
        self.stream = Stream(seed)
        self.seat = observed.seat
        self.round = observed.turn
        self.most = most
        observed.offer()
        self.options = observed.options
        self.worths = weigh(observed)
        if noise > 0.0:
            self.misjudge(noise)
        self.live = self.by_worth(most)
        self.results = vec[float](capacity=1024)  # by world, then by option
        self.worlds: i64 = 0
        self.tried = vec[i64]([0] * len(self.options))
        self.total = vec[float]([0.0] * len(self.options))
        self.simulations: i64 = 0

    def misjudge(self, noise: float) -> None:
        """Err about every option, by about so much."""
        errs = Stream(self.seed ^ 1)
        for index in range(len(self.worths)):
            error = -2.0
            for _ in range(4):
                error += float(errs.word()) / STREAM_WORDS
            self.worths[index] += noise * error

    def by_worth(self, most: i64) -> "vec[i64]":
        """So many options, those first that the swordsman likes best."""
        found = vec[i64](capacity=32)
        for index in range(len(self.options)):
            at: i64 = len(found)
            found = append(found, index)
            while at > 0 and self.worths[found[at - 1]] < self.worths[index]:
                found[at] = found[at - 1]
                at -= 1
            found[at] = index
        return found[:most]

    @property
    def is_decided(self) -> bool:
        """One option is left, or the simulations do not suffice for another world."""
        return len(self.live) == 1 or self.simulations + len(self.live) > self.most

    def run(self, worlds: i64) -> None:
        """In so many more worlds, as far as need be."""
        for _world in range(worlds):
            if self.is_decided:
                return
            self.try_world()
            if self.worlds >= FIRST_LOOK and self.worlds & (self.worlds - 1) == 0:
                self.give_up()

    def try_world(self) -> None:
        world = self.observed.sample(self.stream)
        row: i64 = len(self.results)
        for _option in range(len(self.options)):
            self.results = append(self.results, 0.0)
        for index in self.live:
            trial = world.clone()
            trial.apply(self.options[index])
            self.play_on(trial)
            self.evaluation.evaluate(trial)
            value = self.evaluation.chances[self.seat]
            self.results[row + index] = value
            self.tried[index] += 1
            self.total[index] += value
            self.simulations += 1
        self.worlds += 1

    def play_on(self, s: SamuraiState) -> None:
        """To the end of the last round; whoever is asked plays as the swordsman would."""
        made: i64 = 0
        while not s.is_over and s.turn == self.round and made < REHEARSAL_MAX:
            s.apply(choose(s))
            made += 1

    def give_up(self) -> None:
        """Options whose results, world by world, are clearly behind those of the best."""
        best = self.leader()
        kept = vec[i64](capacity=32)
        for index in self.live:
            if self.lead(best, index) <= DOUBT:
                kept = append(kept, index)
        self.live = kept

    def lead(self, better: i64, worse: i64) -> float:
        """How far one option is ahead of another over all worlds, in standard errors."""
        count: i64 = len(self.options)
        total = 0.0
        squares = 0.0
        for world in range(self.worlds):
            apart = self.results[world * count + better] - self.results[world * count + worse]
            total += apart
            squares += apart * apart
        if total <= 0.0 or self.worlds < 2:
            return 0.0
        worlds = float(self.worlds)
        mean = total / worlds
        error = sqrt(max(squares / worlds - mean * mean, 0.0) / (worlds - 1.0))
        return mean / (error + TINY)

    def best(self) -> i64:
        """The highest mean; what the swordsman likes best is given up for a clear lead only."""
        leader, liked = self.leader(), self.live[0]
        return leader if self.lead(leader, liked) > TRUST else liked

    def leader(self) -> i64:
        best = self.live[0]
        for index in self.live:
            if self.total[index] > self.total[best]:
                best = index
        return best

    # --- what came of it

    def chance(self, index: int) -> float:
        return self.total[index] / float(self.tried[index]) if self.tried[index] > 0 else 0.0

    def line(self, index: int, most: int) -> list[int]:
        """The option, and what follows it in the first world."""
        s = self.observed.sample(Stream(self.seed))
        found = [int(self.options[index])]
        s.apply(self.options[index])
        while not s.is_over and s.turn == self.round and len(found) < most:
            option = choose(s)
            if s.listed > 1:
                found.append(int(option))
            s.apply(option)
        return found
