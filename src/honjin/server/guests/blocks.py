"""Blocks: whom a guest does not want to meet; they are not told."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert

from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest, now
from honjin.server.store.schema import blocks, guests
from honjin.server.store.store import Store

BLOCKS_MAX: Final = 200  # of a guest


@dataclass(frozen=True)
class Blocked:
    """One of a guest's."""

    guest: str
    name: str
    at: int


class Blocks:
    """All of them, in memory too: they are looked at whenever somebody sits down or says something."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._by_guest: defaultdict[str, set[str]] = defaultdict(set)

    async def load(self) -> None:
        query = select(blocks.c.guest, blocks.c.blocked)
        found = await self.store.read(lambda connection: connection.execute(query).all())
        self._by_guest.clear()
        for row in found:
            self._by_guest[row.guest].add(row.blocked)

    def has(self, guest: str, other: str | None) -> bool:
        """Whether the guest has blocked the other."""
        return other in self._by_guest.get(guest, ())

    def keeps_apart(self, guest: str, others: Iterable[str]) -> bool:
        """Whether one of these has blocked the guest, or the guest one of them."""
        return any(self.has(guest, other) or self.has(other, guest) for other in others)

    async def add(self, guest: Guest, other: Guest) -> None:
        own = self._by_guest[guest.id]
        if len(own) >= BLOCKS_MAX and other.id not in own:
            raise ApiError(409, "too-many-blocks", most=BLOCKS_MAX)
        row = insert(blocks).values(guest=guest.id, blocked=other.id, at=now()).on_conflict_do_nothing()
        await self.store.write(lambda connection: connection.execute(row))
        own.add(other.id)

    async def remove(self, guest: Guest, other: str) -> None:
        gone = delete(blocks).where(blocks.c.guest == guest.id, blocks.c.blocked == other)
        await self.store.write(lambda connection: connection.execute(gone))
        self._by_guest[guest.id].discard(other)

    async def of(self, guest: Guest) -> list[Blocked]:
        """The latest first."""
        query = (
            select(blocks.c.blocked, blocks.c.at, guests.c.name)
            .join(guests, guests.c.id == blocks.c.blocked)
            .where(blocks.c.guest == guest.id)
            .order_by(blocks.c.at.desc())
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Blocked(row.blocked, row.name, row.at) for row in rows]
