"""Services: what live tables need of the server."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TypeVar

from honjin.server.limits import Limits
from honjin.server.moment import now
from honjin.server.sessions import Seal
from honjin.server.store import Store
from honjin.server.thinking import Thinking

T = TypeVar("T")


@dataclass
class Services:
    """The store, the bots, the seal, and tasks that nobody waits for."""

    store: Store
    thinking: Thinking
    seal: Seal
    limits: Limits = field(default_factory=Limits)
    alive: int = 0  # the last sign of life of the server before this one
    began: int = field(default_factory=now)
    tasks: set[asyncio.Task[object]] = field(default_factory=set)

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """A task that goes on whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def shielded(self, work: Coroutine[object, object, T]) -> T:
        """Done to the end even if who asked is gone: what is stored is also what the table shows."""
        return await asyncio.shield(self.spawn(work))
