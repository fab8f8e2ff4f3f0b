"""Speed of the engine, as ratios to a reference loop timed in the same run (`make bench`), game by game.

Machines vary by a factor of two from minute to minute, so what is compared is interleaved in short slices:
the median of a repetition's ratios counts, and of three repetitions the lowest.
"""

import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import honjin
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.table.game import Game

SLICE = 0.2  # seconds
SLICES = 5
REPETITIONS = 3
STARTS = 60
MIDDLE = 40  # decisions into a game

Key = tuple[str, str]  # what is measured, of which game


def reference(count: int) -> int:
    """A plain loop: what the speed of everything else is divided by."""
    total = 0
    for index in range(count):
        total = (total * 31 + index) & 0xFFFFFF
    return count


class Measured:
    """What is measured of one game: fresh games of all numbers of players, handed out one by one."""

    def __init__(self, game: Game) -> None:
        numbers = range(game.fewest, game.most + 1)
        self.starts = [self.new(game, f"bench {n}", numbers[n % len(numbers)]) for n in range(STARTS)]
        self.next = 0
        self.stream = Stream(1)
        self.midgame = self.start()
        while self.midgame.playout(self.stream, MIDDLE) < MIDDLE or self.midgame.is_over:
            self.midgame = self.start()

    def new(self, game: Game, seed: str, players: int) -> State:
        return game.new(seed=seed, players=players, options=game.options_for(players)).state

    def start(self) -> State:
        self.next += 1
        return self.starts[self.next % len(self.starts)].clone()

    def engine_loop(self) -> int:
        """A random game in the engine's own loop; its decisions."""
        return int(self.start().playout(self.stream, 10_000))

    def python_loop(self) -> int:
        """The same, every decision made from Python."""
        s = self.start()
        made = 0
        while count := s.offer():
            s.choose(self.stream.below(count))
            made += 1
        return made

    def clones(self) -> int:
        for _ in range(1000):
            self.midgame.clone()
        return 1000

    def observations(self) -> int:
        for _ in range(300):
            self.midgame.observe(0).sample(self.stream)
        return 300

    def all(self) -> dict[str, Callable[[], int]]:
        return {
            "decisions, engine loop": self.engine_loop,
            "decisions, driven from Python": self.python_loop,
            "clones": self.clones,
            "observe + sample": self.observations,
        }


def rate(work: Callable[[], int]) -> float:
    """How many a second, over one slice."""
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < SLICE:
        done += work()
    return done / spent


def repetition(measured: dict[Key, Callable[[], int]]) -> dict[Key, tuple[float, float]]:
    """Median ratio and median rate of everything, slices interleaved with the reference."""
    ratios: dict[Key, list[float]] = {key: [] for key in measured}
    rates: dict[Key, list[float]] = {key: [] for key in measured}
    for _ in range(SLICES):
        for key, work in measured.items():
            base = rate(lambda: reference(10_000))
            rates[key].append(rate(work))
            ratios[key].append(rates[key][-1] / base)
    return {key: (median(ratios[key]), median(rates[key])) for key in measured}


def main() -> None:
    of_game = {name: Measured(honjin.game(name)).all() for name in honjin.games()}
    kinds = next(iter(of_game.values()))
    measured = {(kind, game): work[kind] for kind in kinds for game, work in of_game.items()}
    repetitions = [repetition(measured) for _ in range(REPETITIONS)]
    lowest = {key: min(result[key] for result in repetitions) for key in measured}
    if "--json" in sys.argv:
        by_game = {game: {kind: lowest[kind, game] for kind in kinds} for game in of_game}
        print(json.dumps({"compiled": honjin.compiled, "lowest": by_game}))
        return
    print(f"engine: {'compiled' if honjin.compiled else 'pure'}; per reference step, and per second here")
    for (kind, game), (ratio, per_second) in lowest.items():
        each = 1e6 / per_second
        print(f"  {kind:30} {game:18} {ratio:10.4f} x {per_second:14,.0f}/s {each:9.3f} us each")


if __name__ == "__main__":
    main()
