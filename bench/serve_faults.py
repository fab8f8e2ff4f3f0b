"""Faults around a server that runs: a full disk, one that may not be written, a clock that jumps, a restart.

    python bench/serve_faults.py [--only NAME ...]

Says what players saw, and whether everything went on by itself. Root can fill a disk and stop all writing
where there are tmpfs and chattr; a clock is set by faketime. What cannot be tried here is said.
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from serve_process import Data, Served, Visitor

FAKETIME: Final = (
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
)
DISK: Final = "16m"
FULL_SECONDS: Final = 1.5
HOUR: Final = 3600
AGAIN_SECONDS: Final = 20.0  # until everything goes on at the latest
LIFE_SECONDS: Final = 6.0  # between two signs of life, and some more for a busy machine
BOT: Final = "expert"


class CannotBeTried(Exception):
    """This system has not what the fault needs."""


@dataclass
class Seen:
    """What players saw, and what should not have been."""

    lines: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def say(self, line: str) -> None:
        self.lines.append(line)

    def want(self, true: bool, line: str) -> None:
        (self.lines if true else self.wrong).append(line)


# --- a disk of its own


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        mount = shutil.which("mount")
        ran = mount and subprocess.run([mount, "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", folder])
        if not ran or ran.returncode:
            raise CannotBeTried("no tmpfs can be mounted here")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


@contextlib.contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not a byte is left, for as long as this lasts."""
    path, left = disk / "filler", os.statvfs(disk)
    with path.open("wb", buffering=0) as file:
        os.posix_fallocate(file.fileno(), 0, left.f_bavail * left.f_bsize)  # at once: a bot may be quick
    try:
        yield
    finally:
        path.unlink()


def answered(visitor: Visitor, table: str, choice: str, state: Data) -> tuple[int, str]:
    """A choice, whatever comes of it."""
    body = {"seq": state["seq"], "epoch": state["epoch"], "choice": choice, "id": f"{state['seq']} try"}
    answer = visitor.http.post(f"/api/tables/{table}/play", json=body)
    try:
        told = answer.json()
    except ValueError:
        return answer.status_code, answer.text
    return answer.status_code, f"{told.get('error', 'played')}: {told.get('detail', '')}"


def seq_after(visitor: Visitor, table: str, seq: int, seconds: float) -> float | None:
    """How long until the table has gone beyond this choice, or is over."""
    started = time.monotonic()
    while time.monotonic() < started + seconds:
        state = visitor.state(table)
        if state["seq"] > seq or state["outcome"] is not None:
            return time.monotonic() - started
        time.sleep(0.1)
    return None


def bot_to_move(visitor: Visitor) -> tuple[str, int]:
    """A table at which a bot has just been asked."""
    table = visitor.make("gosu-x", "me", BOT, options={"draft": "random"})["id"]
    while True:
        state = visitor.asked(table)
        options = state["decision"]["options"]
        choice = next(
            (o["notation"] for o in options if o["kind"] in ("keep", "pass")), options[0]["notation"]
        )
        visitor.play(table, state, choice, f"bot {state['seq']}")
        after = visitor.state(table)
        if after["seq"] == state["seq"] + 1 and after["decision"] and not after["decision"]["options"]:
            return table, after["seq"]


def try_to_play(visitor: Visitor, table: str, seen: Seen, word: str) -> None:
    """A person's choice while nothing can be stored: refused in words, nothing changed."""
    state = visitor.asked(table)
    status, told = answered(visitor, table, state["decision"]["options"][0]["notation"], state)
    seen.want(status == 503 and told.startswith(word), f"a choice meanwhile: {status} {told}")
    seen.want(visitor.state(table)["seq"] == state["seq"], "what was refused has not happened")


def play_on(visitor: Visitor, table: str, seen: Seen) -> None:
    """The same choice again, when all is well."""
    state = visitor.asked(table)
    status, told = answered(visitor, table, state["decision"]["options"][0]["notation"], state)
    seen.want(status == 200, f"the same choice afterwards: {status} {told}")


# --- the faults


def disk_full(seen: Seen) -> None:
    """No space for a second and a half while a bot thinks, and when a flag falls."""
    with small_disk() as disk, Served(disk / "data") as served:
        visitor = served.guest()
        clock = {"kind": "fischer", "minutes": 1, "increment": 0}
        hurried = visitor.make("gosu-x", "me", "me", clock=clock)["id"]
        begun = time.monotonic()
        own = visitor.make("way-of-the-samurai", "me")["id"]
        table, seq = bot_to_move(visitor)
        with filled(disk):
            try_to_play(visitor, own, seen, "disk-full")
            health = visitor.http.get("/health")
            seen.want(health.status_code == 503, f"/health meanwhile: {health.status_code}")
            time.sleep(FULL_SECONDS)
            early = " (that was before)" if visitor.state(table)["seq"] > seq else ""
        passed = seq_after(visitor, table, seq, AGAIN_SECONDS)
        seen.want(passed is not None, f"the bot chose {passed or -1:.1f} s after there was space{early}")
        play_on(visitor, own, seen)
        time.sleep(max(begun + 58.5 - time.monotonic(), 0))
        with filled(disk):
            time.sleep(max(begun + 60 + FULL_SECONDS - time.monotonic(), 0))
            seen.say(f"a minute over, no space: outcome {visitor.state(hurried)['outcome']}")
        passed = seq_after(visitor, hurried, 10_000, AGAIN_SECONDS)
        seen.want(passed is not None, f"the flag fell {passed or -1:.1f} s after there was space")
        outcome = visitor.state(hurried)["outcome"]
        seen.want(bool(outcome), f"how it ended: {outcome and outcome['text']}")


def immutable(folder: Path, on: bool) -> None:
    """The file and its log; their index is memory that both threads share."""
    paths = [str(folder / "honjin.sqlite"), str(folder / "honjin.sqlite-wal")]
    ran = subprocess.run(["chattr", "+i" if on else "-i", *paths], capture_output=True, text=True)
    if ran.returncode:
        raise CannotBeTried(f"chattr: {ran.stderr.strip()[:80]}")


def read_only(seen: Seen) -> None:
    """The files may not be written for two seconds, then they may again."""
    if shutil.which("chattr") is None:
        raise CannotBeTried("there is no chattr")
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as served:
        visitor = served.guest()
        own = visitor.make("way-of-the-samurai", "me")["id"]
        table, seq = bot_to_move(visitor)
        immutable(served.folder, True)
        try:
            state = visitor.asked(own)
            status, told = answered(visitor, own, state["decision"]["options"][0]["notation"], state)
            if status == 200:
                raise CannotBeTried("files that may not be written are written here all the same")
            seen.want(status == 503 and "internal" not in told, f"a choice meanwhile: {status} {told}")
            time.sleep(2)
        finally:
            immutable(served.folder, False)
        passed = seq_after(visitor, table, seq, AGAIN_SECONDS)
        seen.want(
            passed is not None, f"the bot chose {passed or -1:.1f} s after the files could be written again"
        )
        play_on(visitor, own, seen)


def left(visitor: Visitor, table: str) -> float:
    """Seconds left to the seat that is asked."""
    clock = visitor.state(table)["clock"]
    return 0.0 if clock["running"] is None else float(clock["remaining"][clock["running"]]) / 1000


def play_any(visitor: Visitor, table: str, seen: Seen) -> None:
    """For whichever of one's seats is asked."""
    state = visitor.state(table)
    if state["outcome"] is not None:
        seen.wrong.append(f"over: {state['outcome']['text']}")
    else:
        visitor.play_first(table, state["decision"]["seat"])


def on_the_clock(visitor: Visitor) -> str:
    return str(visitor.make("gosu-x", "me", "me", clock={"kind": "fischer", "minutes": 15})["id"])


@contextlib.contextmanager
def faked(folder: Path) -> Iterator[tuple[Served, Callable[[int], None]]]:
    """A server whose wall clock can be set off by some seconds."""
    library = next((path for path in FAKETIME if Path(path).exists()), None)
    if library is None:
        raise CannotBeTried("there is no faketime")
    stamp = folder / "time"

    def set_off(seconds: int) -> None:
        stamp.write_text(f"{seconds:+d}\n")

    set_off(0)
    faking = {
        "LD_PRELOAD": library,
        "FAKETIME_TIMESTAMP_FILE": str(stamp),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    with Served(folder / "data", 1000, **faking) as served:
        yield served, set_off


def clock_jumps(seen: Seen) -> None:
    """The system's clock an hour forward and back while a game is on the clock, and across a restart."""
    with tempfile.TemporaryDirectory() as folder, faked(Path(folder)) as (served, set_off):
        visitor = served.guest()
        table = on_the_clock(visitor)
        for jump in (HOUR, 0, -HOUR, 0):
            asked, before = time.monotonic(), left(visitor, table)
            told = time.monotonic()
            set_off(jump)
            time.sleep(1.5)
            again, charged = time.monotonic(), before - left(visitor, table)
            # Both answers may be slow, and each was read off somewhere between its question and its end.
            least, most = again - told, time.monotonic() - asked
            fair = least - 0.5 < charged < most + 0.5
            seen.want(
                fair,
                f"clock at {jump:+d} s: {least:.1f} to {most:.1f} s passed, {charged:.1f} s were charged",
            )
            play_any(visitor, table, seen)
        for jump in (HOUR, -HOUR):
            set_off(0)
            before = left(visitor, table)
            served.kill()
            set_off(jump)
            served.start()
            charged = before - left(visitor, table)
            fair = -1 < charged < 30
            seen.want(fair, f"restarted at {jump:+d} s: {charged:.1f} s were charged")
            seen.want(bool(visitor.get("/api/me")), "the guest is still known")
            play_any(visitor, table, seen)


def restart(seen: Seen) -> None:
    """Thought, killed, started again: the time that was thought is gone."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as served:
        visitor = served.guest()
        table = on_the_clock(visitor)
        first = left(visitor, table)
        time.sleep(12)
        before = left(visitor, table)
        served.kill()
        time.sleep(3)
        served.start()
        for when in ("at once", "a second later"):
            change = left(visitor, table) - before
            told = f"{first - before:.1f} s thought, {change:+.1f} s after a kill, {when}"
            seen.want(change <= LIFE_SECONDS, told)
            seen.want(change > -3, "what passed while the server was away counts for nobody")
            time.sleep(1)
        before = left(visitor, table)
        served.stop()
        time.sleep(3)
        served.start()
        change = left(visitor, table) - before
        seen.want(abs(change) < 2, f"{change:+.1f} s after an orderly stop")


FAULTS: Final[dict[str, Callable[[Seen], None]]] = {
    "disk full": disk_full,
    "read-only": read_only,
    "clock": clock_jumps,
    "restart": restart,
}


def run(name: str) -> Seen:
    seen = Seen()
    try:
        FAULTS[name](seen)
    except CannotBeTried as error:
        seen.say(f"NOT TRIED: {error}")
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=list(FAULTS), choices=list(FAULTS))
    given: Any = parser.parse_args()
    wrong = 0
    for name in given.only:
        print(f"{name}: {(FAULTS[name].__doc__ or '').strip()}")
        seen = run(name)
        for line in seen.lines:
            print(f"  {line}")
        for line in seen.wrong:
            print(f"  WRONG: {line}")
        wrong += len(seen.wrong)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
