"""Camp: everything that one server is made of, from its data to its bots."""

import asyncio
import contextlib
from dataclasses import dataclass
from pathlib import Path

from honjin.server.limits import Limits
from honjin.server.live import Services
from honjin.server.replays import Replays
from honjin.server.sessions import Seal, Sessions, secret_key
from honjin.server.store import Store
from honjin.server.tables import Tables
from honjin.server.thinking import Thinking


@dataclass
class Camp:
    """The parts, as requests need them."""

    store: Store
    sessions: Sessions
    tables: Tables
    replays: Replays
    limits: Limits
    thinking: Thinking
    work: list[asyncio.Task[None]]

    @classmethod
    async def pitch(cls, folder: Path, limits: Limits, processes: int | None = None) -> "Camp":
        """Open the data and let the games go on."""
        store = Store(folder)
        key = await store.write(secret_key)
        thinking = Thinking(processes)
        sessions = Sessions(store)
        tables = Tables(Services(store, thinking, Seal(key)), sessions)
        loop = asyncio.get_running_loop()
        work = [loop.create_task(tables.resume()), loop.create_task(tables.sweep_for_ever())]
        return cls(store, sessions, tables, Replays(store), limits, thinking, work)

    async def strike(self) -> None:
        """Everything stored stays as it is; the rest ends."""
        for task in [*self.work, *self.tables.services.tasks]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.thinking.close()
        await asyncio.to_thread(self.store.close)
