"""Moments of random games, to look at in numbers."""

from collections.abc import Iterator

from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.rl.encoding import Space

# Every game and number of players; Way of the Samurai in modes that differ.
SPACES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("gosu-x", 2, {}),
    ("gosu-x", 2, {"draft": "random"}),
    ("gosu-tactics", 2, {}),
    ("gosu-tactics", 3, {}),
    ("gosu-tactics", 4, {}),
    ("way-of-the-samurai", 1, {}),
    ("way-of-the-samurai", 1, {"mode": "clan"}),
    ("way-of-the-samurai", 1, {"mode": "dojo"}),
    (
        "way-of-the-samurai",
        1,
        {"location": "bridge", "climate": "fog", "easy": ["best-of-three"], "hard": True},
    ),
    ("way-of-the-samurai", 2, {"mode": "duel"}),
)


def moments(space: Space, seed: str, games: int = 1, every: int = 1) -> Iterator[State]:
    """The states of random games, each while a decision waits."""
    stream = Stream(sum(seed.encode()))
    for number in range(games):
        s = space.begin(f"{seed} {number}")
        made = 0
        while not s.is_over:
            if made % every == 0:
                yield s
            s.choose(stream.below(s.offer()))
            made += 1
