"""Belongings: all that a guest has, when it goes to an account or is given up."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, delete, func, or_, select, update

from honjin.server.guests.sessions import Guest, Session
from honjin.server.store.results import BAR, READ_OPPONENTS, Opponent, add_up, written
from honjin.server.store.schema import (
    accounts,
    blocks,
    carries,
    codes,
    guests,
    mutes,
    notes,
    passkeys,
    rating_steps,
    ratings,
    replays,
    reports,
    results,
    seats,
    tables,
    tallies,
    tries,
)
from honjin.server.tables.registry import Tables
from honjin.server.tables.seating import Seat, seats_of
from honjin.server.tables.table import LiveTable

# Rows that say whose they are, by table: they go to the account with the games.
OF_TABLES: Final[tuple[tuple[Table, str, str], ...]] = (
    (seats, "table", "guest"),
    (tables, "id", "host"),
    (mutes, "table", "guest"),
    (notes, "table", "guest"),
)
# What nobody but the guest needs, and what it is known by: gone with it.
OWN: Final[tuple[Column[str], ...]] = (
    passkeys.c.guest,
    codes.c.guest,
    accounts.c.guest,
    carries.c.guest,
    mutes.c.guest,
    notes.c.guest,
    blocks.c.guest,
    blocks.c.blocked,
    reports.c.guest,
    reports.c.about,
    ratings.c.who,
    rating_steps.c.who,
    results.c.guest,
    tallies.c.guest,
    tries.c.guest,
)
NOBODY: Final = ""  # a name: everybody reads the number of the seat instead


class Belongings:
    """Of the guests of these tables."""

    def __init__(self, of: Tables) -> None:
        self.tables = of

    async def count(self, guest: Guest) -> int:
        """The tables at which the guest sits or sat."""
        query = (
            select(func.count(seats.c.table.distinct()))
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.guest == guest.id, tables.c.status != "closed")
        )
        return await self.tables.store.read(lambda connection: connection.execute(query).scalar_one())

    # --- to an account

    async def bring(self, old: Guest, new: Guest) -> None:
        """All tables of the one are the other's, but those where both sit; the one is given up."""
        async with AsyncExitStack() as held:
            own = [live for live in self.tables.live.values() if self._is_of(live, old)]
            for live in sorted(own, key=lambda live: live.terms.id):
                await held.enter_async_context(live.lock)
            both = await self.tables.store.write(lambda connection: bring(connection, old.id, new.id))
            for live in own:
                if live.terms.id not in both:
                    self._hand_over(live, old, new)
        await self.tables.context.blocks.load()
        await self.tables.sessions.end_all(old)

    def _is_of(self, live: LiveTable, guest: Guest) -> bool:
        return live.terms.host == guest.id or bool(seats_of(live.places, guest))

    def _hand_over(self, live: LiveTable, old: Guest, new: Guest) -> None:
        live.places = [
            Seat(place.kind, new, place.level) if place.guest_id == old.id else place for place in live.places
        ]
        if live.terms.host == old.id:
            live.terms.host = new.id
        if old.id in live.chat.mutes:
            live.chat.mutes[new.id] = live.chat.mutes.pop(old.id)
        live.audience.publish(soon=True)

    # --- given up

    async def delete(self, session: Session) -> None:
        """Nothing of the guest is left but the games of others, in which a number stands for the name."""
        guest, store = session.guest, self.tables.store
        for id in await store.read(lambda connection: open_tables(connection, guest.id)):
            await self._leave(await self.tables.find(id), guest)

        def job(connection: Connection) -> None:
            forget_name(connection, guest.id)
            for column in OWN:
                connection.execute(delete(column.table).where(column == guest.id))
            connection.execute(update(replays).where(replays.c.guest == guest.id).values(guest=None))
            connection.execute(update(guests).where(guests.c.id == guest.id).values(name=NOBODY))

        await store.write(job)
        await self.tables.context.blocks.load()
        await self.tables.sessions.end_all(guest)
        guest.name = NOBODY
        for live in self.tables.live.values():
            if self._is_of(live, guest):
                live.audience.publish(soon=True)

    async def _leave(self, live: LiveTable, guest: Guest) -> None:
        others = any(place.guest not in (None, guest) for place in live.places)
        if live.terms.host == guest.id and (live.terms.status == "waiting" or not others):
            await live.seating.close(guest)
        elif live.seats_of(guest):
            await live.seating.stand_up(guest)


def bring(connection: Connection, old: str, new: str) -> set[str]:
    """Change whose the rows are; the tables at which both sit, which stay as they are."""
    sat = select(seats.c.table)
    both = set(connection.execute(sat.where(seats.c.guest == old)).scalars())
    both &= set(connection.execute(sat.where(seats.c.guest == new)).scalars())
    for rows, table, whose in OF_TABLES:
        change = update(rows).where(rows.c[whose] == old, rows.c[table].not_in(both))
        connection.execute(change.values({whose: new}))
    connection.execute(update(replays).where(replays.c.guest == old).values(guest=new))
    tried = update(tries).where(tries.c.guest == old).values(guest=new)
    connection.execute(tried.prefix_with("OR IGNORE"))  # where both have tried, each keeps its own
    for side in (blocks.c.guest, blocks.c.blocked):
        moved = update(blocks).where(side == old).values({side.name: new})
        connection.execute(moved.prefix_with("OR IGNORE"))
    for row in results_with(connection, old):
        if row["table"] not in both:
            add_up(connection, row, -1)
            change_result(connection, row, old, new)
            add_up(connection, row)
    return both


def results_with(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """Those of the guest, and those of others who played against them."""
    met = results.c.rivals.contains(f"{BAR}guest:{guest}{BAR}")
    query = select(results).where(or_(results.c.guest == guest, met))
    return [dict(row._mapping) for row in connection.execute(query)]


def change_result(connection: Connection, row: dict[str, Any], old: str, new: str) -> None:
    row["guest"] = new if row["guest"] == old else row["guest"]
    row["rivals"] = row["rivals"].replace(f"guest:{old}{BAR}", f"guest:{new}{BAR}")
    opponents = READ_OPPONENTS(row["opponents"])
    for one in opponents:
        if one.guest == old:
            one.guest = new
    store_result(connection, row, opponents)


def store_result(connection: Connection, row: dict[str, Any], opponents: Sequence[Opponent]) -> None:
    row["opponents"] = written(opponents)
    values = {name: row[name] for name in ("guest", "rivals", "opponents")}
    change = update(results).filter_by(table=row["table"], seat=row["seat"])
    connection.execute(change.values(**values))


def forget_name(connection: Connection, guest: str) -> None:
    """In the results of others."""
    for row in results_with(connection, guest):
        opponents = READ_OPPONENTS(row["opponents"])
        for one in opponents:
            if one.guest == guest:
                one.name = NOBODY
        store_result(connection, row, opponents)


def open_tables(connection: Connection, guest: str) -> list[str]:
    """Where the guest waits or plays."""
    sits = tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest))
    going_on = tables.c.status.in_(("waiting", "playing"))
    return list(
        connection.execute(select(tables.c.id).where(or_(tables.c.host == guest, sits), going_on)).scalars()
    )
