"""Strangers at the gate: what they get, what it costs the server, and what a neighbour at play feels of it.

    python bench/serve_attack.py [--only GROUP or NAME ...] [--list] [--write]

Loopback only, bounded in count and time. Each attempt has a server of its own, at default limits. The
attacker, at other addresses, has one core for itself; server and neighbour share another.
"""

import argparse
import asyncio
import json
import math
import multiprocessing
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from attacks import bots, connections, loops, manners, sockets, texts
from attacks.attempt import ATTEMPTS, Attempt
from attacks.memory import MEGABYTE, Watch
from attacks.neighbour import Neighbour, Times, as_planned, quantile
from attacks.stranger import MOST_SECONDS, Report, Stranger, TimeUp
from serve_process import Served, Visitor

GROUPS: Final = (
    texts,
    sockets,
    bots,
    connections,
    loops,
    manners,
)  # imported, so that all attempts are known
RESULTS: Final = Path(__file__).parents[1] / "docs" / "results" / "serve-attack.json"
MEMORY_MAX: Final = (
    3 << 30
)  # bytes of address space: a server that wants more must not take the machine with it
DESCRIPTORS: Final = 1024  # what many systems give a process
QUIET_SECONDS: Final = 5.0
QUIET_MORE: Final = 20.0  # until a bot has answered at all
WARM_TRIES: Final = 5  # on a machine that has much else to do, a reader may need too long
SETTLE_SECONDS: Final = 15.0
ATTACK_SECONDS: Final = MOST_SECONDS + 20
FELT: Final = ("sockets", "bots", "connections", "loops")  # where the neighbour's figures are wanted

# What is wanted
OWN_SECONDS: Final = 1.0
MEMORY_MORE: Final = 100  # MB
TIMES_MORE: Final = 2.0
SECONDS_MORE: Final = 0.020
BOT_MORE: Final = 2.0


@dataclass
class Found:
    """One attempt's figures: moves as median and p99 in ms, the longest answer and the bot's in seconds."""

    group: str
    name: str
    told: str
    answers: dict[str, int]
    longest: float
    memory: float
    quiet: tuple[float, float]
    attacked: tuple[float, float]
    bot: tuple[float, float]
    shut: int
    figures: dict[str, float]
    missed: list[str]


def attack(name: str, port: int, core: int, pipe: Connection) -> None:
    """The attacker's process."""
    os.sched_setaffinity(0, {core})
    with Stranger(port) as stranger:
        try:
            ATTEMPTS[name].attack(stranger)
        except TimeUp:
            stranger.report.wrong.append("there was no time for all of it")
        except Exception as error:
            stranger.report.wrong.append(f"the attempt itself ended: {type(error).__name__}: {error}")
    pipe.send(stranger.report)


async def strike(attempt: Attempt, served: Served, core: int) -> Found:
    """Quiet first, then the attack, with the neighbour at play all the time."""
    felt = attempt.group in FELT
    neighbour = await asyncio.to_thread(Neighbour, served, felt)
    await asyncio.to_thread(warm_up, neighbour.people[0])
    await neighbour.live()
    await asyncio.sleep(1 if not felt else 3)
    quiet = neighbour.times = Times()
    await asyncio.sleep(QUIET_SECONDS)
    await until(lambda: not felt or len(quiet.bots) > 1, QUIET_MORE)
    assert served.process is not None
    watch = Watch(served.process.pid)
    before = watch.most
    attacked = neighbour.times = Times()
    here, there = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=attack, args=(attempt.name, served.port, core, there))
    process.start()
    started = time.monotonic()
    while not here.poll() and process.is_alive() and time.monotonic() < started + ATTACK_SECONDS:
        await asyncio.sleep(0.05)
    await asyncio.sleep(max(QUIET_SECONDS - (time.monotonic() - started), 0))
    await until(lambda: not felt or bool(attacked.bots), QUIET_MORE)
    report = here.recv() if here.poll() else Report(wrong=["the attempt did not end in time"])
    await neighbour.settle(SETTLE_SECONDS)
    process.kill()
    process.join()
    await neighbour.stop()
    return judged(attempt, report, quiet, attacked, (watch.end() - before) / MEGABYTE)


async def until(true: Callable[[], bool], seconds: float) -> None:
    started = time.monotonic()
    while not true() and time.monotonic() < started + seconds:
        await asyncio.sleep(0.05)


def warm_up(visitor: Visitor) -> None:
    """What the server starts when it is first needed is not the attacker's doing."""
    wish = {"game": "gosu-x", "seats": [{"kind": "me"}] * 2, "record": texts.record(), "at": 5}
    for path, body in (("/api/replays", {"record": texts.record()}), ("/api/tables", wish)):
        for _ in range(WARM_TRIES):
            if visitor.http.post(path, json=body).status_code == 201:
                break
        else:
            raise RuntimeError(f"{path} does not answer")


def judged(attempt: Attempt, report: Report, quiet: Times, attacked: Times, memory: float) -> Found:
    """The figures, and which of those wanted were missed."""
    missed = list(dict.fromkeys([*report.wrong, *report.slow]))
    before, after = (quantile(as_planned(times.moves), 0.5) for times in (quiet, attacked))
    bot_before, bot_after = max(quiet.bots, default=math.nan), max(attacked.bots, default=math.nan)
    if memory >= MEMORY_MORE:
        missed.append(f"{memory:.0f} MB more")
    if attempt.group == "texts" and report.longest > OWN_SECONDS:
        missed.append(f"an answer took {report.longest:.1f} s")
    if attempt.group in FELT:
        if not after <= max(TIMES_MORE * before, before + SECONDS_MORE):
            missed.append(f"the neighbour's move takes {1000 * after:.0f} ms instead of {1000 * before:.0f}")
        if not (math.isnan(bot_after) or bot_after <= bot_before + BOT_MORE):
            missed.append(f"his bot takes {bot_after:.1f} s instead of {bot_before:.1f}")
        if attacked.shut:
            missed.append(f"the door did not open {attacked.shut} times")
        if attacked.errors:
            missed.append(f"the neighbour was told {attacked.errors[0]}")
    return Found(
        attempt.group,
        attempt.name,
        attempt.told,
        dict(report.answers.most_common()),
        round(report.longest, 3),
        round(memory, 1),
        told(quiet),
        told(attacked),
        (round(bot_before, 2), round(bot_after, 2)),
        attacked.shut,
        {name: round(number) for name, number in report.figures.items()},
        missed,
    )


def told(times: Times) -> tuple[float, float]:
    moves = as_planned(times.moves)
    return round(1000 * quantile(moves, 0.5), 1), round(1000 * quantile(moves, 0.99), 1)


def run(attempt: Attempt, folder: Path, cores: list[int]) -> Found:
    """One attempt against a server that is started for it."""
    with Served(folder, rate=1) as served:
        try:
            return asyncio.run(strike(attempt, served, cores[-1]))
        finally:
            served.kill()


def bound_this_process(cores: list[int]) -> None:
    """The server inherits these limits."""
    os.sched_setaffinity(0, {cores[0]})
    for what, most in ((resource.RLIMIT_AS, MEMORY_MAX), (resource.RLIMIT_NOFILE, DESCRIPTORS)):
        resource.setrlimit(what, (most, resource.getrlimit(what)[1]))


HEAD: Final = (
    f"{'attempt':34} {'longest':>8} {'memory':>8} {'quiet p50/p99':>14} {'attacked p50/p99':>17} {'bot':>11}"
)


def line(found: Found) -> str:
    quiet, attacked = (f"{p50:.1f}/{p99:.1f}" for p50, p99 in (found.quiet, found.attacked))
    bot = "-" if math.isnan(found.bot[0]) else f"{found.bot[0]:.1f}>{found.bot[1]:.1f}s"
    figures = f"{found.longest:7.2f}s {found.memory:6.1f}MB {quiet:>14} {attacked:>17} {bot:>11}"
    answers = ", ".join(f"{n} x {word}" for word, n in list(found.answers.items())[:6])
    more = ", ".join(f"{name} {number:,.0f}" for name, number in found.figures.items())
    said = [f"{found.name:34} {figures}", f"    {answers}{'; ' if answers and more else ''}{more}"]
    said += [f"    MISSED: {problem}" for problem in found.missed[:8]]
    if len(found.missed) > 8:
        said.append(f"    MISSED: and {len(found.missed) - 8} more")
    return "\n".join(said)


def written(found: list[Found], seconds: float) -> Any:
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True)
    return {
        "commit": commit.stdout.strip(),
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "seconds": round(seconds),
        "wanted": {
            "own seconds of a text": OWN_SECONDS,
            "megabytes more": MEMORY_MORE,
            "neighbour's median": f"at most {TIMES_MORE:.0f} times, or {1000 * SECONDS_MORE:.0f} ms more",
            "his bot, seconds later": BOT_MORE,
        },
        "attempts": [{name: known(value) for name, value in asdict(one).items()} for one in found],
    }


def known(value: object) -> object:
    """As JSON has it, which knows no number that is none."""
    if isinstance(value, list | tuple):
        return [known(each) for each in value]
    return None if isinstance(value, float) and math.isnan(value) else value


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=[], help="groups or names of attempts")
    parser.add_argument("--list", action="store_true", help="say what there is, and do nothing")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    given: Any = parser.parse_args()
    chosen = [one for one in ATTEMPTS.values() if not given.only or {one.group, one.name} & set(given.only)]
    if given.list:
        for one in chosen:
            print(f"{one.group:12} {one.name:36} {one.told}")
        return
    cores = sorted(os.sched_getaffinity(0))
    bound_this_process(cores)
    started, found = time.monotonic(), []
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        for number, one in enumerate(chosen):
            found.append(run(one, Path(folder) / str(number), cores))
            print(line(found[-1]), flush=True)
    missed = [one for one in found if one.missed]
    print(f"{len(found)} attempts, {len(missed)} of them got what they should not")
    if given.write:
        RESULTS.write_text(json.dumps(written(found, time.monotonic() - started), indent=1) + "\n")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
