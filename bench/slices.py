"""Slices: short stretches of work in turn, to compare rates on a machine whose speed varies."""

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

SLICE = 1 / 3  # seconds
REPETITIONS = 3

Work = Callable[[], float]  # does a little, and says how much


def any_of(options: Sequence[Any]) -> Any:
    return options[int(random.random() * len(options))]


def rate(work: Work) -> float:
    """How much a second, over one slice."""
    done = 0.0
    start = perf_counter()
    while (spent := perf_counter() - start) < SLICE:
        done += work()
    return done / spent
