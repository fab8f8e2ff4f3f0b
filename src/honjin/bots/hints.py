"""Hints: what a bot would choose and the next best, each with its chance of winning and what it brings."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from honjin.bots.bot import Budget, Thought
from honjin.bots.levels import Calibration, bots_of, levels_of, make_bot
from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.observation import Observation
from honjin.table.people import Names, People
from honjin.table.reasons import Reason, find_reasons, sentence
from honjin.table.table import Option, Table

SHOWN: Final = 3  # choices: the best and two more


@dataclass(frozen=True)
class Hint:
    """A choice with its chance of winning, if the bot could tell; `why` says what it brings."""

    option: Option
    chance: float | None
    reasons: tuple[Reason, ...]
    line: tuple[str, ...]  # what the bot foresees, the choice itself first
    seen: Observation

    def label(self, lang: str = "en", names: Names = ()) -> str:
        """The choice itself in words, as an option says it."""
        return self.option.label(lang, names)

    def why(self, lang: str = "en", names: Names = ()) -> str:
        """In a sentence, true of every world that the seat cannot tell from this one."""
        game, s = self.seen.game, self.seen.state
        people = People(int(s.players), int(s.seat), names)
        return sentence(game, self.seen.cards, self.reasons, people, lang)


def advise(table: Table, level: str | None = None, budget: Budget | None = None, seed: int = 0) -> list[Hint]:
    """What a bot of this level, or the strongest, advises the seat that is asked; the best first."""
    if table.decision is None:
        return []
    seen = table.observe(table.decision.seat)
    bot = make_bot(table.game, level or levels_of(table.game)[-1], seed)
    bot.choose(seen, budget)
    return hints_of(seen, bot.explain(), seed)


def hints_of(seen: Observation, thought: Thought | None, seed: int = 0) -> list[Hint]:
    """The choices of a thought that are shown: three at most, the best first."""
    if thought is None:
        return []
    reasons = reasons_for(seen.game, seen.cards, seen.state, thought, seed)
    return [
        Hint(
            Option(seen, each.option),
            chance,
            tuple(found),
            tuple(seen.write(option) for option in each.line),
            seen,
        )
        for each, chance, found in zip(
            thought.considered, chances_of(seen.game, thought), reasons, strict=False
        )
    ]


def reasons_for(
    game: Game, cards: CardSet, observed: State, thought: Thought, seed: int
) -> list[list[Reason]]:
    """Of the choices that are shown, in their order."""
    lines = [each.line or (each.option,) for each in thought.considered[:SHOWN]]
    return [find_reasons(game, cards, observed, line, seed) for line in lines]


def chances_of(game: Game, thought: Thought) -> list[float | None]:
    """That each choice wins, as such choices do; None where it was the only one and nobody thought.

    None is told as better than the one preferred: it was tried less, and luck shows more.
    """
    curve, told = bots_of(game).calibration, []
    for each in thought.considered:
        chance = min(each.chance, thought.considered[0].chance)
        told.append(calibrated(chance, curve) if each.visits else None)
    return told


def calibrated(chance: float, curve: Calibration) -> float:
    """What a search says of itself, as often as it comes true."""
    for (low, came), (high, comes) in pairwise(curve):
        if chance <= high:
            return came + (comes - came) * (chance - low) / (high - low)
    return curve[-1][1]
