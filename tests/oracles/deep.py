"""What the long checks (`bench/deep.py`) do for one game alone.

The second referee, and the player who looks for what is rare; whole campaigns, played with some care: random
players see only their first fights.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from honjin.games.gosu_x.study.collector import WANTED
from oracles.campaigns import Campaigns, fight_campaigns
from oracles.collector import Collected, collect, missing
from oracles.judge import Compared, judge_games

SEED: Final = "deep"

Result = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """How much of it in all and in one chunk, how a chunk is done, and what all chunks show together."""

    total: int
    chunk: int
    run: Callable[[str, int, int], Result]
    summary: Callable[[list[Result]], Result]


def plain(found: Compared | Collected | Campaigns) -> Result:
    """Its fields, counters as dicts."""
    return {key: dict(value) if isinstance(value, Counter) else value for key, value in vars(found).items()}


def run_referee(game: str, first: int, count: int) -> Result:
    return plain(judge_games(SEED, first, count))


def referee(results: list[Result]) -> Result:
    compared = Compared()
    for result in results:
        compared.add(Compared(*(result[key] for key in vars(compared))))
    return {**plain(compared), "disagreements": 0}  # the first one would have ended the run


def run_effects(game: str, first: int, count: int) -> Result:
    return plain(collect(SEED, first, count))


def effects(results: list[Result]) -> Result:
    """How games end, how long they are, and how often each card's effect was used."""
    found = Collected()
    for result in results:
        found.add(Collected(*(result[key] for key in vars(found))))
    others = sorted(set(found.uses) - set(WANTED))
    return {
        "games": found.games,
        "mean decisions": round(found.decisions / found.games, 1),
        "mean turns": round(found.turns / found.games, 1),
        "ways": dict(found.ways.most_common()),
        "used too little": missing(found),
        "uses": {key: found.uses[key] for key in [*WANTED, *others]},
    }


def run_campaigns(game: str, first: int, count: int) -> Result:
    return plain(fight_campaigns(SEED, first, count))


def campaigns(results: list[Result]) -> Result:
    fought = Campaigns()
    for result in results:
        fought.add(Campaigns(*(result[key] for key in vars(fought))))
    return plain(fought)


MORE_PARTS: Final[Mapping[str, Mapping[str, Part]]] = {
    "gosu-x": {
        "referee": Part(2_000, 50, run_referee, referee),
        "effects": Part(3_000, 300, run_effects, effects),
    },
    "way-of-the-samurai": {"campaigns": Part(5_000, 100, run_campaigns, campaigns)},
}
# Games whose random games go over all settings; the others are played with the usual ones.
ALL_SETTINGS: Final = ("way-of-the-samurai",)
