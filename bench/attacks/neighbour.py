"""Neighbour: a game between two guests, one against a bot, and somebody who comes in at the door."""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import httpx
from serve_process import Served, Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PAUSE: Final = 0.1  # seconds between two moves of the game
BOT_PAUSE: Final = 0.5
DOOR_PAUSE: Final = 0.5
DOOR_PATIENCE: Final = 5.0
BOT: Final = "expert"


@dataclass
class Times:
    """How long each answer took, in seconds."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    doors: list[float] = field(default_factory=list)
    shut: int = 0  # how often the door did not open
    errors: list[str] = field(default_factory=list)


def as_planned(times: list[float], pause: float = PAUSE) -> list[float]:
    """With the moves that could not be made while one waited: each would have waited a pause less."""
    return [late for passed in times for late in waits(passed, pause)]


def waits(passed: float, pause: float) -> Iterator[float]:
    yield passed
    while (passed := passed - pause) > 0:
        yield passed


def quantile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else float("nan")


class Player:
    """A person at a table: answers when asked, after a pause."""

    def __init__(self, neighbour: "Neighbour", visitor: Visitor, table: str, pause: float, bot: bool) -> None:
        self.neighbour = neighbour
        self.visitor = visitor
        self.table = table
        self.pause = pause
        self.bot = bot
        self.chance = random.Random(table)
        self.sent: tuple[str, float] | None = None  # a choice that waits for its answer
        self.waits: tuple[int, float] | None = None  # until the bot has chosen beyond this
        self.asked = (-1, -1)
        self.over = False

    async def play(self) -> None:
        url = f"ws://127.0.0.1:{self.visitor.served.port}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.visitor.cookie}
        try:
            async with connect(
                url, additional_headers=headers, max_size=None, proxy=None, compression=None
            ) as socket:
                async for text in socket:
                    await self.hear(socket, json.loads(text))
                    if self.over and self.sent is None:
                        return
        except (WebSocketException, OSError) as error:
            self.neighbour.times.errors.append(f"{type(error).__name__}: {error}")

    async def hear(self, socket: ClientConnection, heard: dict[str, Any]) -> None:
        times = self.neighbour.times
        if heard["type"] == "ack" and self.sent is not None:
            times.moves.append(perf_counter() - self.sent[1])
            self.sent = None
        elif heard["type"] == "error":
            times.errors.append(f"{heard['error']}: {heard['detail']}")
        elif heard["type"] == "state":
            self.over = heard["outcome"] is not None
            asked = heard["decision"]
            if self.waits is not None and heard["seq"] > self.waits[0]:
                times.bots.append(perf_counter() - self.waits[1])
                self.waits = None
            if self.over or not asked:
                self.waits = None
            elif asked["options"] and (heard["seq"], heard["epoch"]) > self.asked:
                self.asked = (heard["seq"], heard["epoch"])
                self.neighbour.spawn(self.choose(socket, heard))
            elif self.bot and asked["seat"] not in heard["you"] and self.waits is None:
                self.waits = (heard["seq"], perf_counter())

    async def choose(self, socket: ClientConnection, heard: dict[str, Any]) -> None:
        await asyncio.sleep(self.pause)
        id = f"{heard['seq']} {heard['epoch']}"
        choice = self.chance.choice(heard["decision"]["options"])["notation"]
        said = {"type": "play", "seq": heard["seq"], "epoch": heard["epoch"], "choice": choice, "id": id}
        self.sent = (id, perf_counter())
        with contextlib.suppress(WebSocketException):
            await socket.send(json.dumps(said))


class Neighbour:
    """All that he does at once, timed into whatever `times` is now."""

    def __init__(self, served: Served, with_bot: bool) -> None:
        self.served = served
        self.times = Times()
        self.people = served.guest(), served.guest()
        self.with_bot = with_bot
        self.players: list[Player] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def live(self) -> None:
        """Until he is told to stop."""
        self.spawn(self._again(self._game))
        self.spawn(self._door())
        if self.with_bot:
            self.spawn(self._again(self._bot_game))

    async def _again(self, game: Callable[[], Awaitable[None]]) -> None:
        """One game after the other."""
        while True:
            try:
                await game()
            except (AssertionError, httpx.HTTPError) as error:
                self.times.errors.append(f"no table: {type(error).__name__} {error}"[:200])
            await asyncio.sleep(PAUSE)

    async def _game(self) -> None:
        alice, bob = self.people
        info = await asyncio.to_thread(alice.make, "gosu-x", "me", "link", options={"draft": "random"})
        await asyncio.to_thread(bob.join, info, 1)
        seats = [Player(self, who, info["id"], PAUSE, False) for who in (alice, bob)]
        self.players += seats
        await asyncio.gather(*(seat.play() for seat in seats))

    async def _bot_game(self) -> None:
        alice = self.people[0]
        info = await asyncio.to_thread(alice.make, "gosu-x", "me", BOT, options={"draft": "random"})
        player = Player(self, alice, info["id"], BOT_PAUSE, True)
        self.players.append(player)
        await player.play()

    async def _door(self) -> None:
        """Somebody new looks in again and again."""
        port = self.served.port
        ask = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
        while True:
            started = perf_counter()
            status = b""
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(DOOR_PATIENCE):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(ask)
                    status = await reader.readline()
                    writer.close()
            if b" 200 " in status:
                self.times.doors.append(perf_counter() - started)
            else:
                self.times.shut += 1
            await asyncio.sleep(DOOR_PAUSE)

    async def settle(self, seconds: float) -> None:
        """Let what is under way come to its answer; what does not come in time counts as it stands."""
        until = perf_counter() + seconds
        while perf_counter() < until and any(player.sent or player.waits for player in self.players):
            await asyncio.sleep(0.05)
        for player in self.players:
            if player.sent is not None:
                self.times.moves.append(perf_counter() - player.sent[1])
            if player.waits is not None:
                self.times.bots.append(perf_counter() - player.waits[1])

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
