"""How strong the levels are, from the ladders in docs/results: the file `ratings.json` of a game's folder.

python -m tools.bot_ratings [GAME ...]

A step of a ladder is so many games of two levels; a fight of a game for one is a game against an enemy.
Strengths are those of greatest likelihood, as in `honjin tournament` (honjin.lab.stats.ratings). The level in
the middle has 1500 points, in every game and for every number of players. For a number that no ladder
has, levels get the mean of the ladders beside it, and a deviation that covers both.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import honjin
from honjin.bots.levels import levels_of
from honjin.bots.strength import FILE, MIDDLE, MIDDLE_POINTS, version_of
from honjin.lab.game_study import study_of
from honjin.lab.stats.estimate import Z95
from honjin.lab.stats.ratings import ELO, Contest, information, interval_of, inverse, likeliest
from honjin.table.game import Game

ROOT = Path(__file__).parents[1]
Found = dict[str, dict[str, float]]
Result = tuple[str, str, float, float]  # two names, and how many games each has won


def measured(results: Sequence[Result]) -> Found:
    """Points and deviation of all, above or below the level in the middle, whose own place is exact."""
    names = list(dict.fromkeys(name for one, other, *_ in results for name in (one, other)))
    met = [Contest((names.index(one), names.index(other)), wins) for one, other, *wins in results]  # type: ignore[arg-type]
    pairs = {tuple(sorted(contest.bots)) for contest in met}
    contests = met + [
        Contest(pair, (0.5, 0.5)) for pair in sorted(pairs)
    ]  # who won all is not infinitely strong
    strengths = likeliest(contests, len(names))
    spread, middle = inverse(information(contests, strengths)), names.index(MIDDLE)
    found: Found = {}
    for at, name in enumerate(names):
        interval = interval_of(strengths, spread, at, middle)
        points = MIDDLE_POINTS + ELO * (strengths[at] - strengths[middle])
        found[name] = {
            "points": round(points, 1),
            "deviation": round((interval.high - interval.low) / (2 * Z95), 1),
        }
    return dict(sorted(found.items(), key=lambda item: item[1]["points"]))


def steps(ladder: Mapping[str, Any], players: int, known: Iterable[str]) -> list[Result]:
    return [
        (*step["bots"], step["games"] * step["rate"], step["games"] * (1 - step["rate"]))
        for step in ladder["steps"]
        if step["players"] == players and set(step["bots"]) <= set(known)
    ]


def between(lower: Found, higher: Found) -> Found:
    """Of a number of players between two that were measured."""
    found: Found = {}
    for name in [name for name in lower if name in higher]:
        one, other = lower[name], higher[name]
        apart = abs(one["points"] - other["points"]) / 2
        found[name] = {
            "points": round((one["points"] + other["points"]) / 2, 1),
            "deviation": round(sqrt(apart**2 + (one["deviation"] ** 2 + other["deviation"] ** 2) / 2), 1),
        }
    return found


def of_table(game: Game, ladder: Mapping[str, Any]) -> tuple[dict[int, Found], Found]:
    counts = sorted({step["players"] for step in ladder["steps"]})
    levels = {players: measured(steps(ladder, players, levels_of(game))) for players in counts}
    for lower, higher in pairwise(counts):
        for players in range(lower + 1, higher):
            levels[players] = between(levels[lower], levels[higher])
    return dict(sorted(levels.items())), {}


def of_fights(ladder: Mapping[str, Any], setting: str) -> tuple[dict[int, Found], Found]:
    """Each enemy is an opponent that all levels have met."""
    bots = {rate["bot"] for rate in ladder["rates"]}
    results: list[Result] = [
        (rate["bot"], rate[setting], rate["wins"], rate["fights"] - rate["wins"]) for rate in ladder["rates"]
    ]
    found = measured(results)
    return {1: {name: found[name] for name in found if name in bots}}, {
        name: found[name] for name in found if name not in bots
    }


def report(game: Game, ladder: Mapping[str, Any]) -> dict[str, Any]:
    setting = study_of(game).opponent
    levels, opponents = of_fights(ladder, setting) if "rates" in ladder else of_table(game, ladder)
    names = sorted({name for found in levels.values() for name in found}, key=levels_of(game).index)
    return {
        "source": f"docs/results/ladder-{game.name}.json, by python -m tools.bot_ratings {game.name}",
        "ladder": {name: ladder[name] for name in ("command", "date", "commit")},
        "versions": {name: ladder.get("versions", {}).get(name, version_of(game, name)) for name in names},
        "levels": {str(players): found for players, found in levels.items()},
        "setting": setting if opponents else "",
        "opponents": opponents,
    }


def main(names: Sequence[str]) -> None:
    for name in names or honjin.games():
        game = honjin.game(name)
        ladder = json.loads((ROOT / f"docs/results/ladder-{name}.json").read_text("utf-8"))
        file = ROOT / "src" / Path(*game.package.split(".")) / FILE
        file.write_text(json.dumps(report(game, ladder), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
