"""A server's services in the process of the test: tables, guests and the store without a port."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.http.limits import Limits
from honjin.server.services import Services
from honjin.server.store.store import Store
from honjin.server.tables.table import LiveTable


def with_services(folder: Path, play: Callable[[Services, Guest], Awaitable[None]]) -> None:
    """Do this with the services of a server and one guest."""

    async def run() -> None:
        services = await Services.open(Store(folder), Limits(), 1)
        try:
            guest, _ = await services.sessions.begin()
            await play(services, guest)
        finally:
            await services.close()

    asyncio.run(run())


async def until(ready: Callable[[], bool]) -> None:
    for _ in range(600):
        if ready():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


async def make(
    services: Services, guest: Guest, game: str, *kinds: wire.SeatKind, **wish: object
) -> LiveTable:
    seats = [wire.SeatWish(kind) for kind in kinds]
    return await services.tables.create(guest, wire.TableWish(game, seats, **wish))  # type: ignore[arg-type]
