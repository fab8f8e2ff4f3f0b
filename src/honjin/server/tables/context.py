"""Context: what live tables need of the server, and the one way in which a table is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from honjin.server.bots.pool import BotPool
from honjin.server.guests.blocks import Blocks
from honjin.server.guests.manners import Manners
from honjin.server.guests.sessions import Seal
from honjin.server.http.limits import Limits
from honjin.server.notices.notices import Notices
from honjin.server.store.moment import now
from honjin.server.store.store import Store

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable

LOCAL: Final = ""  # asked by nobody from outside
P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class TableContext:
    """The store, the bots, the seal, what is not allowed here, and tasks that nobody waits for."""

    store: Store
    bots: BotPool
    seal: Seal
    notices: Notices
    blocks: Blocks
    manners: Manners
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


class Part:
    """A part of a live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    @property
    def context(self) -> TableContext:
        return self.live.context

    @property
    def lock(self) -> asyncio.Lock:
        return self.live.lock


class Shared(Protocol):
    """What has tasks that nobody waits for."""

    @property
    def context(self) -> TableContext: ...


class Locked(Shared, Protocol):
    """A live table or a part of one: whoever changes it holds its lock."""

    @property
    def lock(self) -> asyncio.Lock: ...


S = TypeVar("S", bound=Shared)
L = TypeVar("L", bound=Locked)
Method = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def shielded(method: Method[S, P, T]) -> Method[S, P, T]:
    """Done to the end even if who asked is gone: what is stored is also what the table shows."""

    @wraps(method)
    async def shield(self: S, /, *given: P.args, **named: P.kwargs) -> T:
        return await asyncio.shield(self.context.spawn(method(self, *given, **named)))

    return shield


def exclusive(method: Method[L, P, T]) -> Method[L, P, T]:
    """Shielded, and one after the other: whoever changes a table looks at it when it is their turn."""

    @wraps(method)
    async def alone(self: L, /, *given: P.args, **named: P.kwargs) -> T:
        async with self.lock:
            return await method(self, *given, **named)

    return shielded(alone)
