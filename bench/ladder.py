"""The ladders: each level against the one below, the best against simple bots, more thought against less.

Finished pairs are kept in .deep/ladder-GAME.jsonl, so an interrupted run goes on where it stopped. Results,
with commit, seed and machine, go to docs/results/ladder-GAME.json.

python bench/ladder.py [gosu-x] [--jobs 2] [--pairs 400] [--seed ladder] [--levels] [--quick]
"""

import argparse
import json
import os
import platform
import sys
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

from deep import commit

import honjin
from honjin.bots.levels import LEVELS, levels_of
from honjin.bots.strength import version_of
from honjin.lab.game_study import study_of
from honjin.lab.play.executor import Executor, make_executor
from honjin.lab.play.fights import Book, play_fights
from honjin.lab.play.tournament import Meeting, Results, Rules, play_meeting, terms_of

ROOT = Path(__file__).parents[1]
Result = dict[str, Any]
SOLO = "way-of-the-samurai"
FIGHTS = {"ishida": 300}  # against this enemy, and against each other one
OTHER_FIGHTS = 100


@dataclass(frozen=True)
class Step:
    """Two bots, the rate that the first must be clearly above, and the rate its estimate must exceed."""

    bots: tuple[str, str]
    players: int = 2
    above: float = 0.5
    estimate: float = 0.55
    pairs: int | None = None  # fewer than usual


def steps_of(game: str, levels_only: bool = False) -> list[Step]:
    levels = [(higher, lower) for lower, higher in pairwise(LEVELS)]
    best = list(LEVELS)[-1]
    steps = [Step(pair) for pair in levels]
    steps += [Step((best, "greedy"), above=0.8, estimate=0.8), Step((best, "random"), 2, 0.5, 0.99, 60)]
    if game == "gosu-x" and not levels_only:
        steps += [Step((f"search:{2 * less}", f"search:{less}"), 2, 0.5, 0.5) for less in (500, 1000)]
    if game == "gosu-tactics":
        steps += [Step(pair, players=4) for pair in levels]
    return steps


def climb(game: str, steps: list[Step], rules: Rules, executor: Executor, file: Path) -> list[Result]:
    """Step after step; what each showed."""
    results = []
    for step in steps:
        pairs = min(rules.pairs, step.pairs or rules.pairs)
        # A rate of nearly all is an estimate: no number of pairs at hand would show it beyond doubt.
        own = replace(rules, players=step.players, against=step.above, pairs=pairs, stops=step.estimate < 0.9)
        meeting, start = Meeting(step.bots), perf_counter()
        with closing(play_meeting(own, step.bots, executor, Results(file, terms_of(own)))) as playing:
            for meeting in playing:
                told = f"{game} {step.players} {' - '.join(step.bots)}: {len(meeting.deals)} pairs"
                rate = meeting.standings[0].scores.mean
                print(f"\r{told}, {100 * rate:.1f} %", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        (found,) = meeting.summaries(own)
        holds = found["rate"] > step.estimate and low_end(found) > step.above
        results.append(
            {
                **found,
                "players": step.players,
                "wanted": {"above": step.above, "estimate": step.estimate},
                "holds": holds,
                "seconds": round(perf_counter() - start),
            }
        )
    return results


def low_end(found: Result) -> float:
    """Of the interval that fits: one that was stopped early needs the one that may be looked at any time."""
    low: float = found["at_any_time" if found["decided"] else "interval"][0]
    return low


def fight(rules: Rules, executor: Executor, file: Path, share: float) -> Result:
    """All levels in the same fights."""
    game = honjin.game(SOLO)
    setting = study_of(game).opponent
    counts = {
        enemy: max(5, round(share * FIGHTS.get(enemy, OTHER_FIGHTS)))
        for enemy in game.settings[setting].values
    }
    bots = ["random", "greedy", *LEVELS]
    book = Book(bots, counts)
    results = Results(file, terms_of(rules))
    with closing(play_fights(rules, setting, bots, counts, executor, results)) as playing:
        for book in playing:
            print(f"\r{SOLO}: {book.fought} fights", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return book.summary()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", help="which games; by default all")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options.add_argument("--pairs", type=int, default=400, help="of a step at most")
    options.add_argument("--seed", default="ladder")
    options.add_argument("--levels", action="store_true", help="leave out more thought against less")
    options.add_argument("--quick", action="store_true", help="a few pairs of each step, and no result file")
    given = options.parse_args()
    failed = []
    for game in given.games or honjin.games():
        file = ROOT / ".deep" / f"ladder-{game}.jsonl"
        file.parent.mkdir(exist_ok=True)
        rules = Rules(game, given.seed, 3 if given.quick else given.pairs)
        with make_executor(given.jobs) as executor:
            if game == SOLO:
                alone = replace(rules, players=1)
                found: Result = fight(alone, executor, file, 0.02 if given.quick else 1)
            else:
                steps = climb(game, steps_of(game, given.levels), rules, executor, file)
                found = {"steps": steps}
                failed += [f"{game}: {' - '.join(step['bots'])}" for step in steps if not step["holds"]]
        report = {
            "game": game,
            "commit": commit(),
            "date": datetime.now(UTC).strftime("%Y-%m-%d"),
            "seed": given.seed,
            "engine": "compiled" if honjin.compiled else "pure",
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
            "command": f"python bench/ladder.py {game} --pairs {given.pairs} --seed {given.seed}"
            + (" --levels" if given.levels else ""),
            "versions": {
                level: version_of(honjin.game(game), level) for level in levels_of(honjin.game(game))
            },
            **found,
        }
        text = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
        print(text)
        if not given.quick:
            (ROOT / "docs" / "results" / f"ladder-{game}.json").write_text(text, "utf-8")
    for line in failed:
        print(f"NOT SHOWN {line}", file=sys.stderr)
    sys.exit(1 if failed and not given.quick else 0)


if __name__ == "__main__":
    main()
