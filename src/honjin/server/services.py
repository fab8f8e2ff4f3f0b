"""Services: everything that one server is made of, from its data to its bots."""

import asyncio
import contextlib
from dataclasses import dataclass

from honjin.server.bots.pool import BotPool
from honjin.server.daily.dailies import Dailies
from honjin.server.daily.expert import Expert
from honjin.server.guests.accounts import Accounts
from honjin.server.guests.blocks import Blocks
from honjin.server.guests.manners import Manners
from honjin.server.guests.owner import Owner, owner_token
from honjin.server.guests.sessions import Seal, Sessions, secret_key
from honjin.server.history.export import Export
from honjin.server.history.games import Played
from honjin.server.history.statistics import GuestStatistics
from honjin.server.http.limits import Limits
from honjin.server.notices.keys import PushKeys
from honjin.server.notices.notices import Notices
from honjin.server.notices.sending import Sender
from honjin.server.processes.reading import Reading
from honjin.server.replays.library import Replays
from honjin.server.store.filling import Filling
from honjin.server.store.moment import Moment, Timekeeper, last_sign
from honjin.server.store.store import Store
from honjin.server.tables.belongings import Belongings
from honjin.server.tables.context import TableContext
from honjin.server.tables.notes import Notes
from honjin.server.tables.registry import Tables
from honjin.server.tables.supervisor import Supervisor


@dataclass
class Services:
    """The parts, as requests need them."""

    store: Store
    sessions: Sessions
    accounts: Accounts
    manners: Manners
    owner: Owner
    tables: Tables
    belongings: Belongings
    replays: Replays
    played: Played
    statistics: GuestStatistics
    export: Export
    dailies: Dailies
    notices: Notices
    blocks: Blocks
    notes: Notes
    limits: Limits
    bots: BotPool
    reading: Reading
    work: list[asyncio.Task[None]]

    @classmethod
    async def open(
        cls, store: Store, limits: Limits, processes: int | None = None, push: PushKeys | None = None
    ) -> "Services":
        """Let the games go on."""
        alive = await store.read(last_sign)
        Moment.keeper = Timekeeper(alive)
        key = await store.write(secret_key)
        bots, reading = BotPool(processes), Reading()
        await reading.pool.warm_up()
        sessions, manners, seal = Sessions(store), Manners(store), Seal(key)
        await manners.read()
        accounts = Accounts(store, sessions, limits, seal)
        notices = Notices(store, limits, None if push is None else Sender(push))
        blocks = Blocks(store)
        await blocks.load()
        context = TableContext(store, bots, seal, notices, blocks, manners, limits, alive)
        tables = Tables(context, sessions, reading)
        loop = asyncio.get_running_loop()
        supervisor = Supervisor(tables)
        endless = (
            tables.resume(),
            tables.sweep_for_ever(),
            sessions.sweep_for_ever(),
            supervisor.look(),
            supervisor.give_signs(),
            Filling(store, reading, sessions).fill_for_ever(),
        )
        work = [loop.create_task(task) for task in endless]
        played = Played(store, context.seal)
        dailies = Dailies(store, tables, reading, Expert(store, bots, context))
        tables.check_opening = dailies.check_unused
        return cls(
            store,
            sessions,
            accounts,
            manners,
            Owner(await store.write(owner_token), limits),
            tables,
            Belongings(tables),
            Replays(store, reading, limits, dailies),
            played,
            GuestStatistics(played),
            Export(played, reading),
            dailies,
            notices,
            blocks,
            Notes(store),
            limits,
            bots,
            reading,
            work,
        )

    async def close(self) -> None:
        """Everything stored stays as it is; the rest ends."""
        for task in [*self.work, *self.tables.context.tasks]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.notices.close()
        await self.bots.close()
        await self.reading.close()
        await asyncio.to_thread(self.store.close)
