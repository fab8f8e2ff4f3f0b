"""Strength: how strong a bot is in points, as tournaments have measured it (a game's file `ratings.json`)."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from honjin.bots.levels import level_of
from honjin.table.game import Game
from honjin.table.weights import FILE as WEIGHTS

FILE: Final = "ratings.json"
MIDDLE: Final = "medium"  # the level whose strength is the middle of the scale, in every game
MIDDLE_POINTS: Final = 1500.0


@dataclass(frozen=True)
class Strength:
    """Points, and how far off they may be (one standard deviation); 400 more are ten times the wins."""

    points: float
    deviation: float


@dataclass(frozen=True)
class Strengths:
    """All that was measured of a game.

    `levels` by number of players and level, `versions` which weights each level played with; in a game for
    one, `opponents` by the value of the option `setting`.
    """

    levels: Mapping[int, Mapping[str, Strength]] = field(default_factory=dict)
    versions: Mapping[str, str] = field(default_factory=dict)
    setting: str = ""
    opponents: Mapping[str, Strength] = field(default_factory=dict)

    def measured(self, game: Game, level: str, players: int) -> Strength | None:
        """What this level, as it plays now, was found to be."""
        found = self.levels.get(players, {}).get(level)
        return found if found is not None and self.versions.get(level) == version_of(game, level) else None

    def former(self, level: str, players: int) -> Strength | None:
        """What the level was found to be with whatever weights."""
        return self.levels.get(players, {}).get(level)


@cache
def strengths_of(game: Game) -> Strengths:
    found = files(game.package) / FILE
    return read_strengths(json.loads(found.read_text("utf-8"))) if found.is_file() else Strengths()


def read_strengths(data: Mapping[str, Any]) -> Strengths:
    def strengths(found: Mapping[str, Any]) -> dict[str, Strength]:
        return {name: Strength(one["points"], one["deviation"]) for name, one in found.items()}

    return Strengths(
        {int(players): strengths(levels) for players, levels in data["levels"].items()},
        data["versions"],
        data["setting"],
        strengths(data["opponents"]),
    )


@cache
def version_of(game: Game, level: str) -> str:
    """What makes a level play as it does: the weights, and how far it looks."""
    weights = files(game.package) / WEIGHTS
    made_of = weights.read_bytes() if weights.is_file() else b""
    return hashlib.sha256(made_of + repr(level_of(game, level)).encode()).hexdigest()[:12]
