"""Levels: the bots by name, each a documented configuration."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from honjin.bots.bot import Bot, Budget, Evaluating, RandomBot
from honjin.bots.greedy import GreedyBot
from honjin.bots.searcher import Searcher
from honjin.table.facets import facet
from honjin.table.game import Game

Thinker = Callable[[Game, int, Budget, float, Evaluating | None], Bot]


@dataclass(frozen=True)
class Level:
    """How far a searching bot looks, and how much it errs: noise in its evaluation of each option."""

    simulations: int
    noise: float = 0.0


# A weaker level sees less and misjudges more; it never gives a game away on purpose.
LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(16, 0.25),
    "easy": Level(60, 0.10),
    "medium": Level(150, 0.05),
    "hard": Level(700),
    "expert": Level(4000),
}
SIMPLE: Final = ("random", "greedy")
SEARCH: Final = "search:"
HANDMADE: Final = "handmade:"  # the same without what was learnt, to see what learning brings
PROCESSES_MAX: Final = 64


# What a search expects of a choice, and how often such choices win: points of a curve, in rising order.
Calibration = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class GameBots:
    """The bots of one game: its facet `bots.py`, or these."""

    levels: Mapping[str, Level] = field(default_factory=lambda: LEVELS)
    thinker: Thinker = Searcher  # the bot that tries things out, within a budget
    own: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)  # bots of the game's own, by name
    calibration: Calibration = ((0.0, 0.0), (1.0, 1.0))  # measured by bench/hints.py --calibrate


GENERAL: Final = GameBots()


def bots_of(game: Game) -> GameBots:
    return facet(game, "bots", GENERAL)


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that can play the game, from the weakest to the strongest."""
    bots = bots_of(game)
    return (*SIMPLE, *bots.own, *bots.levels)


def level_of(game: Game, level: str) -> Level | None:
    """The level's configuration for the game, if it is one."""
    return bots_of(game).levels.get(level)


def thinker(
    game: Game, seed: int, budget: Budget, noise: float = 0.0, evaluating: Evaluating | None = None
) -> Bot:
    return bots_of(game).thinker(game, seed, budget, noise, evaluating)


def make_bot(game: Game, level: str, seed: int) -> Bot:
    """The bot of this name; `search:2000`, `search:0.5sx2` and `handmade:0.5s` are searches by budget."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level in (own := bots_of(game).own):
        return own[level]()
    configured = level_of(game, level)
    if configured is not None:
        return thinker(game, seed, Budget(configured.simulations), configured.noise)
    if level.startswith(SEARCH):
        return searcher(game, seed, level.removeprefix(SEARCH))
    if level.startswith(HANDMADE):
        budget = Budget.read(level.removeprefix(HANDMADE))
        return thinker(game, seed, budget, evaluating=game.evaluation_by_hand)
    expected = ", ".join(levels_of(game))
    raise ValueError(f"unknown level {level!r} for {game.name}, expected one of {expected}, {SEARCH}BUDGET")


def searcher(game: Game, seed: int, text: str) -> Bot:
    """A budget, and after an `x` in how many processes it is used."""
    amount, cross, number = text.partition("x")
    budget = Budget.read(amount)
    if not cross:
        return thinker(game, seed, budget)
    if not number.isdecimal() or not 1 <= int(number) <= PROCESSES_MAX:
        raise ValueError(f"processes: found {number!r}, expected 1 to {PROCESSES_MAX}, as in search:0.5sx2")
    from honjin.bots.parallel import Together  # it knows all games, others only theirs

    return Together(game, seed, budget, int(number))
