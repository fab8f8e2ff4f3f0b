"""Affairs: two guests make, join, leave, end and play again; a kill may leave no table in between."""

import asyncio
import contextlib
import random
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from serve_process import Served, Visitor

from honjin.table.seal import promise

RANKS: Final = {"waiting": 0, "playing": 1, "over": 2, "closed": 2}
ANSWER_SECONDS: Final = 60
SEALING_SECONDS: Final = 45  # after which no table waits for values any more

# What no stored table may look like, whenever the server was killed.
IN_BETWEEN: Final = {
    "waits without a free seat": """status = 'waiting' AND deal != 'sealed' AND NOT EXISTS
        (SELECT 1 FROM seats s WHERE s."table" = t.id AND s.kind IN ('link', 'open'))""",
    "is played without a beginning": """status = 'playing' AND NOT EXISTS
        (SELECT 1 FROM moves m WHERE m."table" = t.id AND m.kind = 'start')""",
    "waits though it has begun": """status = 'waiting' AND EXISTS
        (SELECT 1 FROM moves m WHERE m."table" = t.id AND m.kind = 'start')""",
    "has a free seat in the middle of a game": """status = 'playing' AND EXISTS
        (SELECT 1 FROM seats s WHERE s."table" = t.id AND s.kind IN ('link', 'open'))""",
    "has no seats": """NOT EXISTS (SELECT 1 FROM seats s WHERE s."table" = t.id)""",
    "was to be played again at no table": """rematch IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM tables r WHERE r.id = t.rematch)""",
}


@dataclass
class Affair:
    """A table of two guests: what was acknowledged of it, and what was asked and not answered."""

    table: str
    status: str = "waiting"
    free: bool | None = None  # whether the other's seat is
    rematch: str | None = None
    asked: str = ""


@dataclass
class Pair:
    """Two guests who never stay long."""

    alice: Visitor
    bob: Visitor
    affairs: list[Affair] = field(default_factory=list)
    asked: str = ""  # of both, when the server was killed
    answered: int = 0


class Lost(Exception):
    """The server was killed before it answered."""


class Hand:
    """One guest's requests while the server lives."""

    def __init__(self, visitor: Visitor, pair: Pair) -> None:
        self.visitor = visitor
        self.pair = pair
        self.http = httpx.AsyncClient(
            base_url=visitor.served.url, headers={"X-Honjin": "1", "Cookie": visitor.cookie}, timeout=20
        )

    async def ask(self, path: str, body: object, affair: Affair | None) -> Any:
        """The answer; what is asked is noted until then."""
        self.pair.asked = path.rpartition("/")[2]
        if affair is not None:
            affair.asked = self.pair.asked
        try:
            answer = await self.http.post(path, json=body)
        except httpx.TransportError:
            raise Lost from None
        self.pair.asked = ""
        self.pair.answered += 1
        if affair is not None:
            affair.asked = ""
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None


async def live(pair: Pair, chance: random.Random) -> None:
    """Make, join, leave, end and play again until the server is gone."""
    alice, bob = Hand(pair.alice, pair), Hand(pair.bob, pair)
    with contextlib.suppress(Lost):
        while True:
            await chance.choice((short_game, sealed_game, waiting_room))(pair, alice, bob, chance)
    await alice.http.aclose()
    await bob.http.aclose()


async def made(pair: Pair, alice: Hand, game: str, free: int, **wish: str) -> tuple[Affair, str]:
    seats = [{"kind": "me"}, *[{"kind": "link"}] * free]
    info = await alice.ask("/api/tables", {"game": game, "seats": seats, **wish}, None)
    pair.affairs.append(Affair(info["id"], free=True))
    return pair.affairs[-1], info["seats"][1]["invite"].partition("invite=")[2]


async def short_game(pair: Pair, alice: Hand, bob: Hand, chance: random.Random) -> None:
    """Begun, broken off, and once more with the seats swapped."""
    affair, invite = await made(pair, alice, "gosu-x", 1)
    await bob.ask(f"/api/tables/{affair.table}/join", {"invite": invite}, affair)
    affair.status, affair.free = "playing", False
    for _ in range(chance.randrange(3)):
        first, second = chance.sample((alice, bob), 2)
        await first.ask(f"/api/tables/{affair.table}/{chance.choice(('resign', 'leave'))}", {}, affair)
        affair.status = "over"
        await first.ask(f"/api/tables/{affair.table}/rematch", {}, affair)
        info = await second.ask(f"/api/tables/{affair.table}/rematch", {}, affair)
        affair.rematch = info["id"]
        affair = Affair(info["id"], free=False)
        affair.status = "playing"
        pair.affairs.append(affair)


async def sealed_game(pair: Pair, alice: Hand, bob: Hand, chance: random.Random) -> None:
    """Both promise a value and show it; then the game begins, and somebody gives it up."""
    first, second = (chance.randbytes(32).hex() for _ in range(2))
    affair, invite = await made(pair, alice, "gosu-x", 1, seal=promise(first))
    path = f"/api/tables/{affair.table}"
    await bob.ask(f"{path}/join", {"invite": invite, "seal": promise(second)}, affair)
    affair.free = None  # who is killed before all values are shown may find the seat free
    for hand, value in chance.sample(((alice, first), (bob, second)), 2):
        await hand.ask(f"{path}/seal", {"value": value}, affair)
    affair.status, affair.free = "playing", False
    await chance.choice((alice, bob)).ask(f"{path}/resign", {}, affair)
    affair.status = "over"


async def waiting_room(pair: Pair, alice: Hand, bob: Hand, chance: random.Random) -> None:
    """A table for three to which only two come, one of them for a while; then it is closed."""
    affair, invite = await made(pair, alice, "gosu-tactics", 2)
    path = f"/api/tables/{affair.table}"
    for _ in range(chance.randrange(1, 4)):
        await bob.ask(f"{path}/join", {"invite": invite}, affair)
        affair.free = False
        await bob.ask(f"{path}/leave", {}, affair)
        affair.free = True
    if chance.random() < 0.8:
        await alice.ask(f"{path}/close", {}, affair)
        affair.status = "closed"


def check(pair: Pair, folder: Path, wrong: list[str]) -> int:
    """What was acknowledged holds, and what was under way happened wholly or not at all."""
    for affair in pair.affairs:
        info = pair.alice.get(f"/api/tables/{affair.table}")
        rank, said = RANKS[info["status"]], RANKS[affair.status]
        if rank < said or (rank > said and not affair.asked):
            wrong.append(f"{affair.table} was {affair.status}, asked {affair.asked!r}, is {info['status']}")
        free = any(seat["kind"] == "open" for seat in info["seats"][1:2])
        if not affair.asked and not pair.asked and affair.free is not None and free != affair.free:
            wrong.append(f"{affair.table}: the seat should be {'free' if affair.free else 'taken'}")
        if affair.rematch is not None and info["rematch"] != affair.rematch:
            wrong.append(f"{affair.table} was played again at {affair.rematch}, now at {info['rematch']}")
        if info["status"] == "over" and pair.alice.state(affair.table)["outcome"] is None:
            wrong.append(f"{affair.table} is over without an end")
    checked = len(pair.affairs)
    if pair.asked == "rematch" and pair.affairs:
        wrong += orphans(pair, folder)
    pair.affairs, pair.asked = [], ""
    return checked


def orphans(pair: Pair, folder: Path) -> list[str]:
    """Tables made for a rematch to which the old table does not lead."""
    known = {affair.table for affair in pair.affairs}
    query = """SELECT id FROM tables WHERE created >= (SELECT min(created) FROM tables WHERE id = ?)
        AND host IN (SELECT guest FROM seats WHERE "table" = ?)
        AND id NOT IN (SELECT rematch FROM tables WHERE rematch IS NOT NULL)"""
    first = pair.affairs[0].table
    with contextlib.closing(opened(folder)) as data:
        found = {row[0] for row in data.execute(query, (first, first))}
    return [f"{id} was made for a rematch, and nothing leads to it" for id in found - known]


def opened(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{folder / 'honjin.sqlite'}?mode=ro", uri=True)


def in_between(folder: Path, sealing_is_over: bool = False) -> list[str]:
    """Every stored table that should not look as it does."""
    found = []
    with contextlib.closing(opened(folder)) as data:
        sealed = "deal" in {row[1] for row in data.execute("PRAGMA table_info(tables)")}
        for what, condition in IN_BETWEEN.items():
            if not sealed or sealing_is_over:
                condition = condition.replace("AND deal != 'sealed'", "")
            found += [
                f"{row[0]} {what}" for row in data.execute(f"SELECT id FROM tables t WHERE {condition}")
            ]
    return found


async def all_live(pairs: list[Pair], seed: int) -> None:
    """All pairs at once, until the server is gone."""
    await asyncio.gather(*(live(pair, random.Random(seed * 100 + n)) for n, pair in enumerate(pairs)))


async def all_answered(pairs: list[Pair]) -> None:
    """However slow the machine is, each pair has got somewhere."""
    before = [pair.answered for pair in pairs]
    async with asyncio.timeout(ANSWER_SECONDS):
        while any(pair.answered == count for pair, count in zip(pairs, before, strict=True)):
            await asyncio.sleep(0.05)


def new_pair(served: Served) -> Pair:
    return Pair(served.guest(), served.guest())
