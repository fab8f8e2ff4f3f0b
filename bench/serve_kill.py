"""Kill the server again and again: nothing acknowledged is lost or changed, no table is left in between.

python bench/serve_kill.py [--kills 30] [--tables 12] [--pairs 4]
"""

import argparse
import asyncio
import contextlib
import json
import random
import re
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import serve_affairs
from serve_affairs import Pair
from serve_process import Served, Visitor
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LINE = re.compile(r"^(\d) (.+)$", re.MULTILINE)
PAIRS_LAST = 5  # kills; then others come, who have no tables yet
GAMES = (
    ("gosu-x", ("me", "me")),
    ("gosu-tactics", ("me", "random", "me")),
    ("way-of-the-samurai", ("me",)),
    ("gosu-x", ("me", "greedy")),
)


@dataclass
class Sent:
    """A choice that was sent and not yet acknowledged."""

    seq: int
    epoch: int
    choice: str
    id: str


@dataclass
class Played:
    """A table, what the server has acknowledged at which place, and what is under way."""

    table: str
    seats: list[int]
    acknowledged: dict[int, str] = field(default_factory=dict)
    sent: Sent | None = None
    over: bool = False


@dataclass
class Tally:
    """What was seen in all."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    stored_unacknowledged: int = 0
    affairs: int = 0
    wrong: list[str] = field(default_factory=list)


async def play(played: Played, served: Served, cookie: str, tally: Tally, chance: random.Random) -> None:
    """Choose at random for all own seats, as fast as the server answers."""
    url = f"ws://127.0.0.1:{served.port}/api/tables/{played.table}/socket"
    looking: int | None = None
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None, proxy=None) as socket:
        if played.sent is not None:  # the answer was lost: the same once more
            await socket.send(said(played.sent))
            tally.repeated += 1
        state: dict[str, Any] = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state":
                state = message
            elif message["type"] == "ack" and played.sent is not None and message["id"] == played.sent.id:
                if message["seq"] != played.sent.seq + 1:
                    tally.wrong.append(f"{played.table}: acknowledged as {message}, sent {played.sent}")
                played.acknowledged[played.sent.seq] = played.sent.choice
                played.sent = None
                tally.acknowledged += 1
                if state.get("seq", -1) < message["seq"]:
                    continue  # it is on its way
            elif message["type"] == "error":
                tally.wrong.append(f"{played.table}: {message}")
            if not state or played.sent is not None:
                continue
            played.over = state["outcome"] is not None
            if played.over:
                return
            asked = state["decision"]
            if asked["options"]:
                choice = chance.choice(asked["options"])["notation"]
                id = f"{state['seq']}-{chance.random()}"
                played.sent = Sent(state["seq"], state["epoch"], choice, id)
                await socket.send(said(played.sent))
            elif asked["seat"] in played.seats and asked["seat"] != looking:
                looking = asked["seat"]
                await socket.send(json.dumps({"type": "seat", "seat": looking}))


def said(sent: Sent) -> str:
    message = {"seq": sent.seq, "epoch": sent.epoch, "choice": sent.choice, "id": sent.id}
    return json.dumps({"type": "play", **message})


def choices(visitor: Visitor, played: Played) -> tuple[list[str], int]:
    """All choices as the server has them, and where its state is; read while no bot moves.

    Each seat's record hides what others chose in secret.
    """
    before, after = -1, int(visitor.state(played.table)["seq"])
    records: list[str] = []
    while before != after:
        before = after
        records = [visitor.get(f"/api/tables/{played.table}/record", seat=seat) for seat in played.seats]
        after = int(visitor.state(played.table)["seq"])
    lines = [[choice for _, choice in LINE.findall(text.partition("---")[2])] for text in records]
    told = zip(*lines, strict=True)
    return [next((line for line in each if not line.endswith("?")), each[0]) for each in told], after


def check(visitor: Visitor, played: Played, tally: Tally) -> None:
    """What was acknowledged is there, at its place."""
    stored, seq = choices(visitor, played)
    for place, choice in played.acknowledged.items():
        if place >= len(stored) or stored[place] not in (choice, choice.split()[0] + " ?"):
            found = stored[place] if place < len(stored) else "nothing"
            tally.wrong.append(f"{played.table}: choice {place} was {choice}, now {found}")
    if played.sent is not None and len(stored) > played.sent.seq:
        tally.stored_unacknowledged += 1
    if seq != len(stored):
        tally.wrong.append(f"{played.table}: the state is at {seq}, its record at {len(stored)}")


async def load(
    tables: list[Played],
    pairs: list[Pair],
    served: Served,
    cookie: str,
    tally: Tally,
    seconds: float,
    seed: int,
) -> None:
    async def one(played: Played, number: int) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            await play(played, served, cookie, tally, random.Random(seed * 1000 + number))

    playing = [asyncio.ensure_future(one(played, n)) for n, played in enumerate(tables) if not played.over]
    living = asyncio.ensure_future(serve_affairs.all_live(pairs, seed))
    await serve_affairs.all_answered(pairs)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(served.kill)
    await asyncio.gather(*playing, living)


def check_all(visitor: Visitor, tables: list[Played], pairs: list[Pair], tally: Tally) -> None:
    folder = visitor.served.folder
    tally.wrong += serve_affairs.in_between(folder)
    for each in tables:
        check(visitor, each, tally)
    for pair in pairs:
        tally.affairs += serve_affairs.check(pair, folder, tally.wrong)


def run(folder: Path, kills: int, tables: int, pairs_count: int = 0, seed: int = 1) -> Tally:
    """Kill and start again this often, with this many tables in play and pairs who come and go."""
    tally, chance = Tally(), random.Random(seed)
    with Served(folder) as served:
        visitor = served.guest()
        played: list[Played] = []
        pairs: list[Pair] = []
        for index in range(kills):
            if index % PAIRS_LAST == 0:
                pairs = [serve_affairs.new_pair(served) for _ in range(pairs_count)]
            played = [each for each in played if not each.over]
            while len(played) < tables:
                game, seats = GAMES[len(played) % len(GAMES)]
                own = [seat for seat, kind in enumerate(seats) if kind == "me"]
                played.append(Played(visitor.make(game, *seats)["id"], own))
            seconds = chance.uniform(0.3, 1.5)
            asyncio.run(load(played, pairs, served, visitor.cookie, tally, seconds, seed + index))
            tally.kills += 1
            served.start()
            check_all(visitor, played, pairs, tally)
        served.stop()
        served.start()
        asyncio.run(load(played, [], served, visitor.cookie, tally, 1.0, seed))  # the last retries
        served.start()
        check_all(visitor, played, [], tally)
        if pairs:
            time.sleep(serve_affairs.SEALING_SECONDS)
            tally.wrong += serve_affairs.in_between(folder, sealing_is_over=True)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = run(Path(folder) / "data", given.kills, given.tables, given.pairs, given.seed)
    print(
        f"{tally.kills} kills, {tally.acknowledged} choices acknowledged, {tally.repeated} sent again, "
        f"{tally.stored_unacknowledged} stored before their answer was lost, "
        f"{tally.affairs} tables made, joined, left, ended or played again, {len(tally.wrong)} wrong"
    )
    for line in tally.wrong[:20]:
        print(line)
    raise SystemExit(1 if tally.wrong else 0)


if __name__ == "__main__":
    main()
