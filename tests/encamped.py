"""A server's camp in the process of the test: tables, guests and the store without a port."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.limits import Limits
from honjin.server.live import LiveTable
from honjin.server.sessions import Guest
from honjin.server.store import Store


def in_camp(folder: Path, play: Callable[[Camp, Guest], Awaitable[None]]) -> None:
    """Do this in a camp of one guest."""

    async def run() -> None:
        camp = await Camp.pitch(Store(folder), Limits(), 1)
        try:
            guest, _ = await camp.sessions.begin()
            await play(camp, guest)
        finally:
            await camp.strike()

    asyncio.run(run())


async def until(ready: Callable[[], bool]) -> None:
    for _ in range(600):
        if ready():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


async def make(camp: Camp, guest: Guest, game: str, *kinds: wire.SeatKind, **wish: object) -> LiveTable:
    seats = [wire.SeatWish(kind) for kind in kinds]
    return await camp.tables.create(guest, wire.TableWish(game, seats, **wish))  # type: ignore[arg-type]
