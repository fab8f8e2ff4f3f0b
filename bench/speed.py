"""Speed of the engine, as ratios to a reference loop timed in the same run (`make bench`).

Machines vary by a factor of two from minute to minute, so what is compared is interleaved in short slices:
the median of a repetition's ratios counts, and of three repetitions the lowest.
"""

import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import honjin
from honjin.core.machine import State
from honjin.core.rng import Stream

SLICE = 0.3  # seconds
SLICES = 5
REPETITIONS = 3


def reference(count: int) -> int:
    """A plain loop: what the speed of everything else is divided by."""
    total = 0
    for index in range(count):
        total = (total * 31 + index) & 0xFFFFFF
    return count


class Games:
    """Fresh games of 2, 3 and 4 players, handed out one by one."""

    def __init__(self) -> None:
        game = honjin.game("gosu-tactics")
        self.starts = [game.new(seed=f"bench {n}", players=2 + n % 3).state for n in range(60)]
        self.next = 0

    def start(self) -> State:
        self.next += 1
        return self.starts[self.next % len(self.starts)].clone()


GAMES = Games()
STREAM = Stream(1)
MIDGAME = GAMES.start()
MIDGAME.playout(STREAM, 40)


def engine_loop() -> int:
    """A random game in the engine's own loop; its decisions."""
    return int(GAMES.start().playout(STREAM, 10_000))


def python_loop() -> int:
    """The same, every decision made from Python."""
    s = GAMES.start()
    made = 0
    while not s.is_over:
        chosen = STREAM.below(s.offer())
        s.apply(s.option(chosen))
        made += 1
    return made


def clones() -> int:
    for _ in range(1000):
        MIDGAME.clone()
    return 1000


def observations() -> int:
    for _ in range(300):
        MIDGAME.observe(0).sample(STREAM)
    return 300


MEASURED: dict[str, Callable[[], int]] = {
    "decisions, engine loop": engine_loop,
    "decisions, driven from Python": python_loop,
    "clones": clones,
    "observe + sample": observations,
}


def rate(work: Callable[[], int]) -> float:
    """How many a second, over one slice."""
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < SLICE:
        done += work()
    return done / spent


def repetition() -> dict[str, tuple[float, float]]:
    """Median ratio and median rate of everything, slices interleaved with the reference."""
    ratios: dict[str, list[float]] = {name: [] for name in MEASURED}
    rates: dict[str, list[float]] = {name: [] for name in MEASURED}
    for _ in range(SLICES):
        for name, work in MEASURED.items():
            base = rate(lambda: reference(10_000))
            measured = rate(work)
            rates[name].append(measured)
            ratios[name].append(measured / base)
    return {name: (median(ratios[name]), median(rates[name])) for name in MEASURED}


def main() -> None:
    repetitions = [repetition() for _ in range(REPETITIONS)]
    lowest = {name: min(result[name] for result in repetitions) for name in MEASURED}
    if "--json" in sys.argv:
        print(json.dumps({"compiled": honjin.compiled, "lowest": lowest}))
        return
    print(f"engine: {'compiled' if honjin.compiled else 'pure'}; per reference step, and per second here")
    for name, (ratio, per_second) in lowest.items():
        print(f"  {name:32} {ratio:10.4f} x {per_second:14,.0f}/s {1e6 / per_second:9.3f} us each")


if __name__ == "__main__":
    main()
