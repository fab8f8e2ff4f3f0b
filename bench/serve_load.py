"""Load: many live games of GOSU X, one choice a game every few seconds; how long until it is acknowledged.

    python bench/serve_load.py [--games 500] [--pause 3] [--seconds 60] [--bots 4]

Server and driver share the machine. Each game has two people with a socket each. With --bots, that many more
games are played without a pause against the strongest level.
"""

import argparse
import asyncio
import os
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from serve_process import Served, Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TABLES_A_GUEST = 50
WARM_UP = 5.0  # seconds that are not counted


class Asked(msgspec.Struct):
    seat: int
    options: list[dict[str, Any]]


class Heard(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    seq: int = 0
    epoch: int = 0
    seat: int | None = None
    decision: Asked | None = None
    outcome: Any = None
    id: str = ""
    error: str = ""


READ = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """Times from a choice to its acknowledgement, and what went wrong."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    bot_choices: int = 0
    over: int = 0
    counting: bool = False

    def quantile(self, share: float) -> float:
        times = sorted(self.seconds)
        return times[min(int(share * len(times)), len(times) - 1)] if times else float("nan")


class Seat:
    """One person at one table: answers when asked, after a pause."""

    def __init__(self, url: str, cookie: str, pause: float, tally: Tally, seed: int) -> None:
        self.url = url
        self.cookie = cookie
        self.pause = pause
        self.tally = tally
        self.chance = random.Random(seed)
        self.sent_at: dict[str, float] = {}
        self.asked_seq = -1
        self.wait = 0.0
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, ready: asyncio.Semaphore, first: float) -> None:
        self.wait = first
        async with ready:
            socket = await connect(
                self.url,
                additional_headers={"Cookie": self.cookie},
                max_size=None,
                proxy=None,
                compression=None,
            )
        async with socket:
            try:
                async for text in socket:
                    await self.hear(socket, READ(text))
            except WebSocketException as error:
                self.tally.errors.append(f"socket: {error}")

    async def hear(self, socket: ClientConnection, heard: Heard) -> None:
        if heard.type == "ack":
            passed = perf_counter() - self.sent_at.pop(heard.id)
            if self.tally.counting and self.pause:
                self.tally.seconds.append(passed)
            elif not self.pause:
                self.tally.bot_choices += 1
        elif heard.type == "error":
            self.tally.errors.append(heard.error)
        elif heard.type == "state" and heard.outcome is not None:
            self.tally.over += 1
        elif heard.decision and heard.decision.options and heard.seq > self.asked_seq:
            self.asked_seq = heard.seq
            self.thinking = asyncio.ensure_future(self.choose(socket, heard, heard.decision))

    async def choose(self, socket: ClientConnection, heard: Heard, asked: Asked) -> None:
        """After the pause, while the socket is heard on."""
        await asyncio.sleep(self.wait)
        self.wait = self.pause
        id, choice = str(heard.seq), self.chance.choice(asked.options)["notation"]
        message = {"type": "play", "seq": heard.seq, "epoch": heard.epoch, "choice": choice, "id": id}
        self.sent_at[id] = perf_counter()
        await socket.send(msgspec.json.encode(message).decode())


def tables(served: Served, count: int) -> list[tuple[str, Visitor, Visitor]]:
    """Games with two people each; a guest sits at many."""
    made = []
    for index in range(count):
        if index % TABLES_A_GUEST == 0:
            alice, bob = served.guest(), served.guest()
        info = alice.make("gosu-x", "me", "link", options={"draft": "random"}, seed=f"load {index}")
        bob.join(info, 1)
        made.append((info["id"], alice, bob))
    return made


def cpu_seconds(served: Served) -> float:
    """What the server itself has used, its bots not counted."""
    assert served.process is not None
    fields = Path(f"/proc/{served.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(served: Served, given: Any, tally: Tally) -> None:
    made = await asyncio.to_thread(tables, served, given.games)
    base = f"ws://127.0.0.1:{served.port}/api/tables"
    ready = asyncio.Semaphore(20)
    chance = random.Random(1)
    playing = []
    for index, (table, *people) in enumerate(made):
        first = chance.uniform(0, given.pause)
        for number, visitor in enumerate(people):
            seat = Seat(f"{base}/{table}/socket", visitor.cookie, given.pause, tally, 2 * index + number)
            playing.append(asyncio.ensure_future(seat.play(ready, first)))
    if given.bots:
        guest = await asyncio.to_thread(served.guest)
        for index in range(given.bots):
            info = await asyncio.to_thread(guest.make, "gosu-x", "me", given.level)
            seat = Seat(f"{base}/{info['id']}/socket", guest.cookie, 0, tally, index)
            playing.append(asyncio.ensure_future(seat.play(ready, 0)))
    await asyncio.sleep(WARM_UP + given.pause)
    tally.counting = True
    started, worked = perf_counter(), cpu_seconds(served)
    await asyncio.sleep(given.seconds)
    tally.counting = False
    passed, worked = perf_counter() - started, cpu_seconds(served) - worked
    print(
        f"{given.games} games, {given.bots} bot games beside, {passed:.0f} s: {len(tally.seconds)} choices "
        f"({len(tally.seconds) / passed:.0f}/s), acknowledged p50 {1000 * tally.quantile(0.5):.1f} ms, "
        f"p99 {1000 * tally.quantile(0.99):.1f} ms, longest {1000 * max(tally.seconds, default=0):.1f} ms, "
        f"{len(tally.errors)} errors, {tally.bot_choices} choices against bots, {tally.over} ends seen"
    )
    each = 1000 * worked / max(len(tally.seconds), 1)
    print(f"the server's own processor time: {worked:.1f} s, {each:.2f} ms a choice")
    for one in playing:
        one.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--pause", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--level", default="expert")
    given: Any = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data", rate=100_000) as served:
        asyncio.run(drive(served, given, tally))
    for error in tally.errors[:10]:
        print(error)
    raise SystemExit(1 if tally.errors else 0)


if __name__ == "__main__":
    main()
