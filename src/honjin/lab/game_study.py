"""GameStudy: what the lab must know of one game, its facet `study.py`; the rest of the lab knows no game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import State
from honjin.lab.balance.game_facts import GameFacts
from honjin.lab.checks.game_checks import GameChecks, GameCoverage
from honjin.table.facets import facet
from honjin.table.game import Game

# The choice in an observation, by a evaluation and so many simulations.
Choosing = Callable[[State, Evaluation, int, Stream], int]


@dataclass(frozen=True)
class GameStudy:
    """What the checks and the studies know of a game, and what learning does; or these."""

    checks: GameChecks = field(default_factory=GameChecks)
    facts: GameFacts = field(default_factory=GameFacts)
    coverage: GameCoverage = field(default_factory=GameCoverage)
    choosing: Choosing | None = None  # in self-play, where its strong bot does not search a tree
    opponent: str = ""  # in a game for one, the setting that says whom one fights


GENERAL: Final = GameStudy()


def study_of(game: Game) -> GameStudy:
    return facet(game, "study", GENERAL)


def checks_of(game: Game) -> GameChecks:
    return study_of(game).checks


def facts_of(game: Game) -> GameFacts:
    return study_of(game).facts
