"""Camp: everything that one server is made of, from its data to its bots."""

import asyncio
import contextlib
from dataclasses import dataclass

from honjin.server.filling import Filling
from honjin.server.limits import Limits
from honjin.server.moment import Moment, Timekeeper, last_sign
from honjin.server.reading import Reading
from honjin.server.replays import Replays
from honjin.server.services import Services
from honjin.server.sessions import Seal, Sessions, secret_key
from honjin.server.store import Store
from honjin.server.supervisor import Supervisor
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
    reading: Reading
    work: list[asyncio.Task[None]]

    @classmethod
    async def pitch(cls, store: Store, limits: Limits, processes: int | None = None) -> "Camp":
        """Let the games go on."""
        alive = await store.read(last_sign)
        Moment.keeper = Timekeeper(alive)
        key = await store.write(secret_key)
        thinking, reading = Thinking(processes), Reading()
        await reading.pool.warm_up()
        sessions = Sessions(store)
        tables = Tables(Services(store, thinking, Seal(key), limits, alive), sessions, reading)
        loop = asyncio.get_running_loop()
        supervisor = Supervisor(tables)
        endless = (
            tables.resume(),
            tables.sweep_for_ever(),
            sessions.sweep_for_ever(),
            supervisor.look(),
            supervisor.give_signs(),
            Filling(store, reading).fill_for_ever(),
        )
        work = [loop.create_task(task) for task in endless]
        replays = Replays(store, reading, limits)
        return cls(store, sessions, tables, replays, limits, thinking, reading, work)

    async def strike(self) -> None:
        """Everything stored stays as it is; the rest ends."""
        for task in [*self.work, *self.tables.services.tasks]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.thinking.close()
        await self.reading.close()
        await asyncio.to_thread(self.store.close)
