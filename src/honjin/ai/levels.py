"""Levels: the bots by name, each a documented configuration."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from honjin.ai.bot import Bot, Budget, Judging, RandomBot
from honjin.ai.greedy import GreedyBot
from honjin.ai.searcher import Searcher
from honjin.core.game import Game


@dataclass(frozen=True)
class Level:
    """How far a searching bot looks, and how much it errs: noise in its judgement of each option."""

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
# The samurai's: what the swordsman does, misjudged or not, then what is found by trying.
SAMURAI_LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(1, 0.09),
    "easy": Level(1, 0.05),
    "medium": Level(1),
    "hard": Level(30),
    "expert": Level(1000),
}
SIMPLE: Final = ("random", "greedy")
SEARCH: Final = "search:"
HANDMADE: Final = "handmade:"  # the same without what was learnt, to see what learning brings
PROCESSES_MAX: Final = 64
SWORDSMAN: Final = "swordsman"
SAMURAI: Final = "way-of-the-samurai"


def levels_of(name: str) -> tuple[str, ...]:
    """The levels that can play the game, from the weakest to the strongest."""
    reference = (SWORDSMAN,) if name == SAMURAI else ()
    return (*SIMPLE, *reference, *LEVELS)


def level_of(name: str, level: str) -> Level | None:
    """The level's configuration for the game, if it is one."""
    return (SAMURAI_LEVELS if name == SAMURAI else LEVELS).get(level)


def thinker(game: Game, seed: int, budget: Budget, noise: float = 0.0, judging: Judging | None = None) -> Bot:
    """The bot that tries things out: the search, for the samurai the rehearsal."""
    if game.name != SAMURAI:
        return Searcher(game, seed, budget, noise, judging)
    from honjin.ai.rehearser import Rehearser  # it knows the rules of one game

    return Rehearser(game, seed, budget, noise, judging)


def make_bot(game: Game, level: str, seed: int) -> Bot:
    """The bot of this name; `search:2000`, `search:0.5sx2` and `handmade:0.5s` are searches by budget."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level == SWORDSMAN and game.name == SAMURAI:
        from honjin.ai.swordsman import Swordsman  # it knows the rules of one game

        return Swordsman()
    configured = level_of(game.name, level)
    if configured is not None:
        return thinker(game, seed, Budget(configured.simulations), configured.noise)
    if level.startswith(SEARCH):
        return searcher(game, seed, level.removeprefix(SEARCH))
    if level.startswith(HANDMADE):
        budget = Budget.read(level.removeprefix(HANDMADE))
        return thinker(game, seed, budget, judging=game.judgement_by_hand)
    expected = ", ".join(levels_of(game.name))
    raise ValueError(f"unknown level {level!r} for {game.name}, expected one of {expected}, {SEARCH}BUDGET")


def searcher(game: Game, seed: int, text: str) -> Bot:
    """A budget, and after an `x` in how many processes it is used."""
    amount, cross, number = text.partition("x")
    budget = Budget.read(amount)
    if not cross:
        return thinker(game, seed, budget)
    if not number.isdecimal() or not 1 <= int(number) <= PROCESSES_MAX:
        raise ValueError(f"processes: found {number!r}, expected 1 to {PROCESSES_MAX}, as in search:0.5sx2")
    from honjin.ai.together import Together  # it knows all games, others only theirs

    return Together(game, seed, budget, int(number))
