"""Sockets: strangers who watch a table and ask, come and go, or send what no browser would."""

import asyncio
import contextlib
import json
import os
import time
from collections.abc import AsyncIterator
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from attacks.attempt import Attack, attempt
from attacks.stranger import Data, Stranger, listen, paced
from attacks.texts import record

SECONDS: Final = 6.0
RATE: Final = 19.0  # messages a second, each socket
SPECTATORS: Final = 300
SOCKETS_MAX: Final = 90  # by address
WATCHERS_MAX: Final = 38  # by address, at one table
HEARD_MAX: Final = 4 + 2 * SECONDS  # by a spectator of a quiet table to which others come


def long_table(stranger: Stranger) -> str:
    """A table that anybody may watch, where a long game is not yet over."""
    return str(long_game(stranger.at("127.0.4.1").be_guest())["id"])


def long_game(guest: Stranger) -> Data:
    return guest.make("gosu-tactics", *["me"] * 4, record=record("gosu-tactics", 278, 50, 4))


async def flood(stranger: Stranger, table: str, message: dict[str, str], seconds: float = SECONDS) -> None:
    """The same message on one socket, faster than anybody needs it."""
    with contextlib.suppress(WebSocketException, OSError, TimeoutError):
        async with stranger.socket(table) as socket:
            hearing = asyncio.ensure_future(listen(stranger, socket))
            async for _ in paced(RATE, seconds):
                await socket.send(json.dumps(message))
                stranger.count("sent")
            await socket.close()
            await hearing


def flooding(message: dict[str, str], sockets: int) -> Attack:
    def attack(stranger: Stranger) -> None:
        table = long_table(stranger)

        async def all_at_once() -> None:
            await asyncio.gather(*(flood(stranger, table, message) for _ in range(sockets)))

        asyncio.run(all_at_once())

    attack.__doc__ = f"{message['type']} {RATE:.0f} times a second on {sockets} sockets without a cookie."
    return attack


for said in ({"type": "sync"}, {"type": "lang", "lang": "fr"}, {"type": "seat"}, {"type": "ping"}):
    for sockets in (10, 100):
        attempt("sockets", f"{said['type']} on {sockets} sockets")(flooding(said, sockets))


@attempt("sockets", "come and go before 300 spectators")
def come_and_go(stranger: Stranger) -> None:
    """Sockets opened and closed at a table that many watch."""
    table = long_table(stranger)
    places = stranger.elsewhere(-(-SPECTATORS // WATCHERS_MAX))

    async def watch(number: int) -> None:
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            async with places[number // WATCHERS_MAX].socket(table) as socket:
                stranger.count("spectators")
                await asyncio.wait_for(listen(stranger, socket), SECONDS + 4)

    async def come() -> None:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with stranger.socket(table):
                    stranger.count("came")

    async def all_at_once() -> None:
        watching = [asyncio.ensure_future(watch(number)) for number in range(SPECTATORS)]
        await asyncio.sleep(3)
        stranger.report.figures["heard"] = 0
        stranger.report.figures["heard bytes"] = 0
        await asyncio.gather(*(come() for _ in range(4)))
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)

    asyncio.run(all_at_once())
    figures = stranger.report.figures
    if figures["heard"] > HEARD_MAX * figures.get("spectators", 0):
        stranger.report.wrong.append(
            f"{figures['heard']:.0f} messages to {figures['spectators']:.0f} spectators"
        )


@attempt("sockets", "handshakes")
def handshakes(stranger: Stranger) -> None:
    """Sockets opened as fast as it goes, at a table that is there and at one that is not."""
    tables = long_table(stranger), "nowhere"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
    until = time.monotonic() + SECONDS
    number = 0
    while time.monotonic() < until:
        number += 1
        path = f"/api/tables/{tables[number % 2]}/socket"
        with contextlib.suppress(OSError):
            made = stranger.raw(stranger.head("GET", path, "Connection: Upgrade", "Upgrade: websocket", key))
            with made:
                status = made.recv(200).split(b" ")[1:2]
                stranger.report.answers[status[0].decode() if status else "none"] += 1


async def ping(stranger: Stranger, table: str) -> None:
    with contextlib.suppress(WebSocketException, OSError, TimeoutError):
        async with stranger.socket(table) as socket:
            hearing = asyncio.ensure_future(listen(stranger, socket))
            frame = b"".join(Frame(Opcode.PING, os.urandom(8)).serialize(mask=True) for _ in range(50))
            async for _ in paced(100, SECONDS):
                if socket.state is not State.OPEN:  # who listens may hear of it later
                    break
                socket.transport.write(frame)
                stranger.count("sent", 50)
            await socket.close()
            await hearing


@attempt("sockets", "control frames")
def control_frames(stranger: Stranger) -> None:
    """Pings of the protocol itself, which no application sees."""
    table = long_table(stranger)

    async def all_at_once() -> None:
        await asyncio.gather(*(ping(stranger, table) for _ in range(10)))

    asyncio.run(all_at_once())


@attempt("sockets", "messages without end")
def endless(stranger: Stranger) -> None:
    """Fragments that never end, long messages, and 50 MB of zeros in a few compressed kilobytes."""
    table = long_table(stranger)

    async def fragments() -> None:
        async def parts() -> AsyncIterator[str]:
            for _ in range(2000):
                yield "x" * 1000
                stranger.count("sent")

        async with stranger.socket(table) as socket:
            hearing = asyncio.ensure_future(listen(stranger, socket))
            await socket.send(parts())
            await hearing

    async def long(**extra: object) -> None:
        async with stranger.socket(table, **extra) as socket:
            hearing = asyncio.ensure_future(listen(stranger, socket))
            await socket.send("0" * 50_000_000)
            await hearing

    async def all_at_once() -> None:
        for work in (fragments(), long(), long(compression="deflate")):
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await asyncio.wait_for(work, 5)

    asyncio.run(all_at_once())


@attempt("sockets", "sockets that do not read")
def unread(stranger: Stranger) -> None:
    """90 sockets that ask for the state and read nothing of it."""
    table = long_table(stranger)
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
    path = f"/api/tables/{table}/socket"
    held = []
    for _ in range(SOCKETS_MAX):
        with contextlib.suppress(OSError):
            held.append(
                stranger.raw(stranger.head("GET", path, "Connection: Upgrade", "Upgrade: websocket", key))
            )
    text = json.dumps({"type": "lang", "lang": "en"}).encode()
    frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        for socket in held:
            with contextlib.suppress(OSError):
                socket.setblocking(False)
                socket.send(frame)
                stranger.count("sent")
        time.sleep(1 / RATE)
    for socket in held:
        socket.close()
