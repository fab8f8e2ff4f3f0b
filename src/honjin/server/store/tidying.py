"""Tidying: tables that nobody would miss are not kept for ever; finished games of people are."""

import asyncio
from collections.abc import Container, Iterable
from typing import Final

from sqlalchemy import Connection, Select, delete, distinct, func, or_, select, update

from honjin.server.store.schema import chat, faults, moves, mutes, replays, results, seats, tables
from honjin.server.store.store import Store
from honjin.server.tables.clock import DAY

FEW: Final = 10  # choices: a game that was hardly played
ALONE_DAYS: Final = 7  # such a game of one guest, or a table that never began
PEOPLE_DAYS: Final = 30  # such a game of several
KEPT_MAX: Final = 200  # finished games that a guest played alone
BATCH: Final = 200
ENDED: Final = ("over", "closed")

CHOICES: Final = (
    select(func.count())
    .where(moves.c.table == tables.c.id, moves.c.kind == "choice")
    .correlate(tables)
    .scalar_subquery()
)
PEOPLE: Final = (
    select(func.count(distinct(seats.c.guest)))
    .where(seats.c.table == tables.c.id)
    .correlate(tables)
    .scalar_subquery()
)

KEPT: Final = (
    select(results.c.kept)
    .where(results.c.table == tables.c.id, results.c.kept == 1)
    .correlate(tables)
    .exists()
)


def hardly_played(at: int, after: str) -> Select[tuple[str]]:
    """Some ended tables of few choices that are old enough, in the order of their ids."""
    old = or_(
        tables.c.touched < at - PEOPLE_DAYS * DAY,
        (tables.c.touched < at - ALONE_DAYS * DAY) & or_(tables.c.status == "closed", PEOPLE <= 1),
    )
    watched = select(replays.c.table).where(replays.c.table == tables.c.id).exists()
    query = select(tables.c.id).where(tables.c.id > after, tables.c.status.in_(ENDED), old)
    return query.where(CHOICES < FEW, ~watched, ~KEPT).order_by(tables.c.id).limit(BATCH)


def too_many(guest: str) -> Select[tuple[str]]:
    """What a guest played alone, beyond what is kept."""
    own = (tables.c.host == guest) & tables.c.status.in_(ENDED) & (PEOPLE <= 1) & ~KEPT
    return select(tables.c.id).where(own).order_by(tables.c.touched.desc()).offset(KEPT_MAX).limit(BATCH)


def forget(connection: Connection, ids: Iterable[str]) -> None:
    """Nothing of these tables is left; replays stand on their own, and results of what was played."""
    for id in ids:
        for rows in (moves, chat, mutes, seats, faults):
            connection.execute(delete(rows).where(rows.c.table == id))
        connection.execute(update(replays).where(replays.c.table == id).values(table=None))
        connection.execute(delete(results).where(results.c.table == id, results.c.choices < FEW))
        connection.execute(delete(tables).where(tables.c.id == id))


async def tidy(store: Store, at: int, in_use: Container[str]) -> None:
    """Forget what was hardly played, a few tables at a time."""
    last = ""
    while ids := await _found(store, hardly_played(at, last)):
        last = ids[-1]
        await _forget(store, ids, in_use)
        await asyncio.sleep(0)


async def tidy_guest(store: Store, guest: str, in_use: Container[str]) -> None:
    """Forget the oldest games that a guest played alone."""
    await _forget(store, await _found(store, too_many(guest)), in_use)


async def _found(store: Store, query: Select[tuple[str]]) -> list[str]:
    return await store.read(lambda connection: [row.id for row in connection.execute(query)])


async def _forget(store: Store, ids: Iterable[str], in_use: Container[str]) -> None:
    unused = [id for id in ids if id not in in_use]
    if unused:
        await store.write(lambda connection: forget(connection, unused))
