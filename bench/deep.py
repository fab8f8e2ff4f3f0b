"""The whole of every figure that `make test` runs a small share of (`make deep`); resumable.

Work is cut into chunks that several processes take. Each finished chunk is a line in .deep/<commit>.jsonl, so
an interrupted run goes on where it stopped. At the end a result file with commit, seed and machine is written
to docs/results.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import honjin
from honjin.core.rng import Stream
from honjin.lab.invariants import Tally, check_game, play_games
from honjin.lab.leaks import CHANNELS, PLANTED, find_leaks

ROOT = Path(__file__).parents[1]
GAME = "gosu-tactics"
SEED = "deep"
# What is done, how much of it in all, and how much in one chunk.
PARTS = {"games": (100_000, 2_000), "invariants": (10_000, 100), "leaks": (20_000, 200), "planted": (8, 1)}

Result = dict[str, object]


def chunks(share: float) -> Iterator[tuple[str, int, int]]:
    for part, (total, size) in PARTS.items():
        wanted = total if part == "planted" else max(size, int(total * share))
        for first in range(0, wanted, size):
            yield part, first, min(size, wanted - first)


def run_games(first: int, count: int) -> Result:
    return asdict(play_games(honjin.game(GAME), SEED, first, count))


def run_invariants(first: int, count: int) -> Result:
    tally = Tally()
    for index in range(first, first + count):
        tally.add(check_game(honjin.game(GAME), f"{SEED} {index}", 2 + index % 3, Stream(index)))
    return asdict(tally)


def run_leaks(first: int, count: int) -> Result:
    report = find_leaks(honjin.game(GAME), count, f"{SEED} {first}")
    return {
        "pairs": report.pairs,
        "moments": report.moments,
        "leaks": [asdict(leak) for leak in report.leaks],
    }


def run_planted(first: int, count: int) -> Result:
    name = list(PLANTED)[first]
    report = find_leaks(honjin.game(GAME), 2000, SEED, {**CHANNELS, name: PLANTED[name]}, most=1)
    return {
        "planted": name,
        "found": [leak.channel for leak in report.leaks] == [name],
        "pairs": report.pairs,
    }


RUNNERS = {"games": run_games, "invariants": run_invariants, "leaks": run_leaks, "planted": run_planted}


def work(part: str, first: int, count: int) -> Result:
    start = perf_counter()
    done = RUNNERS[part](first, count)
    return {"part": part, "first": first, "count": count, "seconds": round(perf_counter() - start, 2), **done}


def summary(results: list[Result], seconds: float) -> Result:
    parts: dict[str, Result] = {}
    for part in ("games", "invariants"):
        tally = Tally()
        for result in results:
            if result["part"] == part:
                tally.add(Tally(*(result[key] for key in ("games", "decisions", "longest", "endings"))))  # type: ignore[arg-type]
        parts[part] = asdict(tally)
    leaks = [result for result in results if result["part"] == "leaks"]
    parts["leaks"] = {key: sum(int(str(r[key])) for r in leaks) for key in ("pairs", "moments")}
    parts["leaks"]["found"] = [leak for result in leaks for leak in result["leaks"]]  # type: ignore[attr-defined]
    parts["planted"] = {str(r["planted"]): r["found"] for r in results if r["part"] == "planted"}
    return {
        "game": GAME,
        "commit": commit(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "seed": SEED,
        "engine": "compiled" if honjin.compiled else "pure",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "seconds": round(seconds),
        **parts,
    }


def commit() -> str:
    described = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=12"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return described.stdout.strip()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--share", type=float, default=1.0, help="how much of it, from 0 to 1")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = options.parse_args()
    progress = ROOT / ".deep" / f"{commit()}.jsonl"
    progress.parent.mkdir(exist_ok=True)
    results: list[Result] = []
    if progress.exists():
        results = [json.loads(line) for line in progress.read_text("utf-8").splitlines()]
    finished = {(result["part"], result["first"]) for result in results}
    waiting = [chunk for chunk in chunks(given.share) if chunk[:2] not in finished]
    with ProcessPoolExecutor(given.jobs) as pool, progress.open("a", encoding="utf-8") as file:
        for number, future in enumerate(
            as_completed(pool.submit(work, *chunk) for chunk in waiting), start=1
        ):
            result = future.result()
            results.append(result)
            file.write(json.dumps(result) + "\n")
            file.flush()
            print(f"{number}/{len(waiting)} {result['part']} {result['first']}", file=sys.stderr)
    spent = sum(float(str(result["seconds"])) for result in results)
    report = summary(results, spent)
    text = json.dumps(report, indent=2) + "\n"
    print(text)
    if given.share == 1:
        target = ROOT / "docs" / "results" / f"{GAME}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    failed = report["leaks"]["found"] or not all(report["planted"].values())  # type: ignore[index, attr-defined]
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
