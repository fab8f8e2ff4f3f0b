"""Hostile messages on sockets: nothing breaks, nothing changes, and the server goes on.

python bench/serve_hostile.py [--messages 100000]
"""

import argparse
import asyncio
import json
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from serve_process import Data, Served, Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TYPES = (
    "play",
    "undo",
    "rewind",
    "takeback",
    "resign",
    "chat",
    "lang",
    "seat",
    "sync",
    "ping",
    "state",
    "ack",
    "",
    "__proto__",
)
VALUES: tuple[object, ...] = (
    *(None, True, -1, 0, 4, 10**6 + 1, 2**63, -(2**70), 1e308, [], {}, [[]], {"a": {}}),
    *("", "x" * 300, "\x00", "\u202e", "\U0001f4a5" * 50, "play sati", "choose ?", "../../etc/passwd"),
    *("'; DROP TABLE moves; --", "<script>alert(1)</script>"),
)
FIELDS = (
    "seq",
    "made",
    "epoch",
    "choice",
    "id",
    "action",
    "seat",
    "phrase",
    "text",
    "lang",
    "since",
    "extra",
)
RAW = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"type":',
    b"[" * 4000,
    b'{"a":' * 900,
    b"NaN",
    b"\x00" * 100,
    b'"' * 50,
)


@dataclass
class Tally:
    """What was sent, and what came back."""

    sent: int = 0
    refused: int = 0
    reconnected: int = 0
    wrong: list[str] = field(default_factory=list)


def message(chance: random.Random, seated: bool) -> str | bytes:
    """What a careless or hostile client might send; a seated one never says what would be obeyed."""
    kind = chance.random()
    if kind < 0.2:
        return chance.choice(RAW)
    if kind < 0.3:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    said: Data = {"type": chance.choice(TYPES)}
    for name in chance.sample(FIELDS, chance.randrange(len(FIELDS))):
        said[name] = chance.choice(VALUES)
    if seated and said["type"] in ("resign", "chat", "takeback", "undo", "rewind"):
        said["extra"] = 1
    text = json.dumps(said)
    if kind > 0.9:
        cut = chance.randrange(len(text))
        text = text[:cut] + chance.choice(("", "\x00", "}", '"', "\ud7ff")) + text[cut + 1 :]
        if seated and "extra" not in text:
            return text + "]"
    return text if kind < 0.95 else text.encode("utf-8", "ignore")


async def read(socket: ClientConnection, tally: Tally) -> None:
    async for text in socket:
        told = json.loads(text)
        if told["type"] == "error":
            tally.refused += 1
            if told["error"] == "internal":
                tally.wrong.append(str(told))


async def attack(url: str, cookie: str, count: int, tally: Tally, seed: int, seated: bool) -> None:
    """This many messages through one socket, or the next when it is closed."""
    chance = random.Random(seed)
    left = count
    while left:
        try:
            async with connect(
                url, additional_headers={"Cookie": cookie}, max_size=None, proxy=None
            ) as socket:
                reading = asyncio.ensure_future(read(socket, tally))
                try:
                    while left:
                        left -= 1
                        tally.sent += 1
                        await socket.send(message(chance, seated))
                        if left % 20 == 0:
                            pong = await socket.ping()
                            await asyncio.wait_for(pong, 30)
                finally:
                    reading.cancel()
        except (WebSocketException, OSError):
            tally.reconnected += 1
            if tally.reconnected > count:
                tally.wrong.append("the server answers no more")
                return


def run(folder: Path, messages: int, sockets: int = 8) -> Tally:
    tally = Tally()
    with Served(folder, rate=100_000) as served:
        alice, bob, stranger = served.guest(), served.guest(), served.guest()
        info = alice.make("gosu-x", "me", "link", seed="hostile")
        bob.join(info, 1)
        table = info["id"]
        asked = alice.state(table)["decision"]["seat"]
        other = (alice, bob)[1 - asked]
        before = facts(alice, table), facts(bob, table)
        url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"

        async def all_at_once() -> None:
            each = messages // sockets
            attackers = [(alice, True), (bob, True), (stranger, False), (other, True)]
            await asyncio.gather(
                *(
                    attack(url, attackers[n % 4][0].cookie, each, tally, n, attackers[n % 4][1])
                    for n in range(sockets)
                )
            )

        asyncio.run(all_at_once())
        if (facts(alice, table), facts(bob, table)) != before:
            tally.wrong.append("the table has changed")
        if not alice.get("/health")["ok"]:
            tally.wrong.append("the server is not well")
        (alice, bob)[asked].play_first(table)
        errors = [line for line in served.log_path.read_text().splitlines() if '"level": "error"' in line]
        tally.wrong += errors[:5]
    return tally


def facts(visitor: Visitor, table: str) -> Data:
    state = visitor.state(table)
    return {name: state[name] for name in ("seq", "epoch", "view", "log", "chat", "takeback", "outcome")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    given: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = run(Path(folder) / "data", given.messages)
    print(
        f"{tally.sent} messages, {tally.refused} refused with a reason, {tally.reconnected} sockets closed, "
        f"{len(tally.wrong)} wrong"
    )
    for line in tally.wrong[:20]:
        print(line)
    raise SystemExit(1 if tally.wrong else 0)


if __name__ == "__main__":
    main()
