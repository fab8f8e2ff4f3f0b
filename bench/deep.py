"""The whole of every figure that `make test` runs a small share of (`make deep`); resumable.

Work is cut into chunks that several processes take. Each finished chunk is a line in .deep/<commit>.jsonl, so
an interrupted run goes on where it stopped. At the end a result file with commit, seed and machine is written
to docs/results for each game.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import honjin
from honjin.bots.levels import levels_of
from honjin.engine.chance import Stream
from honjin.lab.checks.honesty import Honesty, check_honesty
from honjin.lab.checks.invariants import Tally, check_game, play_games
from honjin.lab.checks.leaks import find_leaks, planted
from honjin.lab.checks.policies import drawn_options, players_among, policies

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))
from oracles.deep import ALL_SETTINGS, MORE_PARTS, SEED, Result  # noqa: E402 - what is for tests alone

PLANTED_PAIRS = 4000  # within which a planted leak must be found

# What is done, how much of it in all, and how much in one chunk.
PARTS = {
    "games": (100_000, 2_000),
    "invariants": (10_000, 100),
    "pure": (1_000, 100),
    "leaks": (20_000, 200),
    "honesty": (500, 10),
}

Chunk = tuple[str, str, int, int]  # game, part, first, count


def chunks(game: str, share: float) -> Iterator[Chunk]:
    for index in range(len(planted(honjin.game(game)))):
        yield game, "planted", index, 1
    own = {name: (part.total, part.chunk) for name, part in MORE_PARTS.get(game, {}).items()}
    for part, (total, size) in {**PARTS, **own}.items():
        wanted = max(size, int(total * share))
        for first in range(0, wanted, size):
            yield game, part, first, min(size, wanted - first)


def run_games(game: str, first: int, count: int) -> Result:
    drawn = drawn_options if game in ALL_SETTINGS else None
    return asdict(play_games(honjin.game(game), SEED, first, count, drawn=drawn))


def run_invariants(game: str, first: int, count: int) -> Result:
    """At every decision also: clone, dump and load, and both play on alike."""
    tally, rules = Tally(), honjin.game(game)
    for index in range(first, first + count):
        stream = Stream(index)
        options, policy = drawn_options(rules, stream), policies(rules)[index % len(policies(rules))]
        players = players_among(rules, options, index)
        tally.add(check_game(rules, f"{SEED} {index}", players, stream, options, policy))
    return asdict(tally)


def run_pure(game: str, first: int, count: int) -> Result:
    """The same on the source tree, in a process of its own: it must see the same games."""
    asked = [sys.executable, __file__, "--chunk", game, "invariants", str(first), str(count)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    result: Result = json.loads(done.stdout)
    assert result.pop("engine") == "pure"
    return {key: result[key] for key in asdict(Tally())}


def run_leaks(game: str, first: int, count: int) -> Result:
    report = find_leaks(honjin.game(game), count, f"{SEED} {first}")
    return {
        "pairs": report.pairs,
        "moments": report.moments,
        "leaks": [asdict(leak) for leak in report.leaks],
    }


def run_honesty(game: str, first: int, count: int) -> Result:
    """Every level, in positions whose hidden cards are dealt anew."""
    return asdict(check_honesty(honjin.game(game), levels_of(honjin.game(game)), SEED, first, count))


def run_planted(game: str, first: int, count: int) -> Result:
    name, channel = list(planted(honjin.game(game)).items())[first]
    report = find_leaks(honjin.game(game), PLANTED_PAIRS, SEED, {name: channel}, most=1)
    return {"planted": name, "found": len(report.leaks) == 1, "pairs": report.pairs}


RUNNERS: dict[str, Callable[[str, int, int], Result]] = {
    "games": run_games,
    "invariants": run_invariants,
    "pure": run_pure,
    "leaks": run_leaks,
    "planted": run_planted,
    "honesty": run_honesty,
}
RUNNERS |= {name: part.run for own in MORE_PARTS.values() for name, part in own.items()}


def work(game: str, part: str, first: int, count: int) -> Result:
    start = perf_counter()
    done = RUNNERS[part](game, first, count)
    seconds = round(perf_counter() - start, 2)
    return {"game": game, "part": part, "first": first, "count": count, "seconds": seconds, **done}


# --- the result


def tallied(results: list[Result]) -> Tally:
    tally = Tally()
    for result in results:
        tally.add(Tally(*(result[key] for key in asdict(tally))))
    return tally


def summary(game: str, results: list[Result]) -> Result:
    of = {part: [result for result in results if result["part"] == part] for part in RUNNERS}
    parts: Result = {part: asdict(tallied(of[part])) for part in ("games", "invariants", "pure")}
    parts["pure"]["same as compiled"] = same_games(of["pure"], of["invariants"])
    parts["leaks"] = {key: sum(result[key] for result in of["leaks"]) for key in ("pairs", "moments")}
    parts["leaks"]["found"] = [leak for result in of["leaks"] for leak in result["leaks"]]
    parts["planted"] = {result["planted"]: result["found"] for result in of["planted"]}
    honesty = Honesty()
    for result in of["honesty"]:
        honesty.add(Honesty(*(result[key] for key in vars(honesty))))
    parts["honesty"] = asdict(honesty)
    parts |= {name: part.summary(of[name]) for name, part in MORE_PARTS.get(game, {}).items() if of[name]}
    return {
        "game": game,
        "commit": commit(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "seed": SEED,
        "engine": "compiled" if honjin.compiled else "pure",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "seconds": round(sum(result["seconds"] for result in results)),
        **parts,
    }


def same_games(pure: list[Result], compiled: list[Result]) -> bool:
    """Whether the games of each chunk went alike on both engines."""
    of = {(result["first"], result["count"]): result for result in compiled}
    return all(
        result[key] == of[result["first"], result["count"]][key]
        for result in pure
        for key in ("decisions", "longest", "endings")
    )


def failures(report: Result, whole: bool) -> list[str]:
    """What must not be; a share of the games need not use every effect."""
    failed = ["leaks"] if report["leaks"]["found"] else []
    failed += report["honesty"]["differences"]
    failed += [f"planted: {name}" for name, found in report["planted"].items() if not found]
    if not report["pure"]["same as compiled"]:
        failed.append("pure and compiled play different games")
    for part in report.values():
        if whole and isinstance(part, dict):
            failed += [f"used too little: {key}" for key in part.get("used too little", ())]
    return failed


def commit() -> str:
    described = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=12"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return described.stdout.strip()


def run_chunks(waiting: list[Chunk], jobs: int, progress: Path) -> list[Result]:
    results = []
    with ProcessPoolExecutor(jobs) as pool, progress.open("a", encoding="utf-8") as file:
        futures = [pool.submit(work, *chunk) for chunk in waiting]
        for number, future in enumerate(as_completed(futures), start=1):
            result = future.result()
            results.append(result)
            file.write(json.dumps(result) + "\n")
            file.flush()
            done = " ".join(str(result[key]) for key in ("game", "part", "first", "seconds"))
            print(f"{number}/{len(waiting)} {done}", file=sys.stderr)
    return results


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", help="which games; by default all")
    options.add_argument("--share", type=float, default=1.0, help="how much of it, from 0 to 1")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options.add_argument("--chunk", nargs=4, metavar=("GAME", "PART", "FIRST", "COUNT"), help="one, as JSON")
    given = options.parse_args()
    if given.chunk is not None:
        game, part, first, count = given.chunk
        engine = "compiled" if honjin.compiled else "pure"
        print(json.dumps({**work(game, part, int(first), int(count)), "engine": engine}))
        return
    games = given.games or honjin.games()
    progress = ROOT / ".deep" / f"{commit()}.jsonl"
    progress.parent.mkdir(exist_ok=True)
    results: list[Result] = []
    if progress.exists():
        results = [json.loads(line) for line in progress.read_text("utf-8").splitlines()]
    finished = {(result["game"], result["part"], result["first"]) for result in results}
    asked = [chunk for game in games for chunk in chunks(game, given.share)]
    results += run_chunks([chunk for chunk in asked if chunk[:3] not in finished], given.jobs, progress)
    failed = []
    for game in games:
        keys = {chunk[:3] for chunk in asked}
        own = [result for result in results if (result["game"], result["part"], result["first"]) in keys]
        report = summary(game, [result for result in own if result["game"] == game])
        text = json.dumps(report, indent=2) + "\n"
        print(text)
        if given.share == 1:
            target = ROOT / "docs" / "results" / f"{game}.json"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        failed += [f"{game}: {what}" for what in failures(report, whole=given.share == 1)]
    for line in failed:
        print(f"FAILED {line}", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
