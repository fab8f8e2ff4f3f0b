"""Statements: what is written of one table, and which tables are found by what is stored of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    FromClause,
    Select,
    UnaryExpression,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert

from honjin.server import wire
from honjin.server.store.faults import SOUND
from honjin.server.store.schema import chat, moves, mutes, seats, tables
from honjin.server.tables.seating import ChatLine, Seat, TableTerms
from honjin.server.tables.timeline import Move

Job = Callable[[Connection], None]

# Made once: putting a statement together costs more than carrying it out.
ADD_MOVE: Final = insert(moves)
TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(touched=bindparam("at"), status=bindparam("now"), asked=bindparam("awaited"))
)
FREE: Final = exists().where(seats.c.table == tables.c.id, seats.c.kind.in_(("link", "open")))
WAITING_DAYS: Final = 2  # then a table that never began closes
SILENT_DAYS: Final = 14  # then whoever is asked has forfeited
DAY: Final = 24 * 3600 * 1000
SHOWN_MAX: Final = 50
OPEN: Final = ("waiting", "playing")
OPEN_MAX: Final = 200  # of one guest's that are shown
HOST_MAX: Final = 3  # of one guest in the lobby
SOURCE_MAX: Final = 10  # of one address


def executing(statement: Executable) -> Job:
    """The job that carries this statement out."""

    def job(connection: Connection) -> None:
        connection.execute(statement)

    return job


# --- one table


def add_table(
    terms: TableTerms,
    header: str,
    places: Sequence[Seat],
    begun: Sequence[Move],
    asked: int | None,
    also: Job | None,
) -> Job:
    """A new table, what was done at it already, who is asked, and what else belongs to its making."""
    fields = {
        **{
            name: getattr(terms, name)
            for name in (
                "id",
                "game",
                "host",
                "status",
                "spectators",
                "deal",
                "seal",
                "source",
                "purpose",
                "daily",
            )
        },
        "header": header,
        "clock": msgspec.json.encode(terms.clock).decode(),
        "lobby": int(terms.lobby),
        "hot_seat": int(terms.hot_seat),
        "advice": int(terms.advice),
        "created": terms.created,
        "touched": terms.created,
        "asked": asked,
    }

    def job(connection: Connection) -> None:
        connection.execute(insert(tables).values(**fields))
        for seat, place in enumerate(places):
            row = {"table": terms.id, "seat": seat, "kind": place.kind, "guest": place.guest_id}
            connection.execute(insert(seats).values(**row, level=place.level))
        for n, move in enumerate(begun):
            connection.execute(insert(moves).values(table=terms.id, n=n, **vars(move)))
        if also is not None:
            also(connection)

    return job


def change_table(id: str, **fields: object) -> Job:
    return executing(update(tables).where(tables.c.id == id).values(**fields))


def add_moves(
    id: str,
    first: int,
    added: Sequence[Move],
    status: wire.Status,
    asked: int | None,
    end: Job | None = None,
) -> Job:
    """Moves from this number on, how the table stands after them, whom it asks, and what its end brings."""
    rows = [{"table": id, "n": n, **vars(move)} for n, move in enumerate(added, first)]
    after = {"of": id, "at": added[-1].at, "now": status, "awaited": asked}

    def job(connection: Connection) -> None:
        connection.execute(ADD_MOVE, rows)
        connection.execute(TOUCH, after)
        if end is not None:
            end(connection)

    return job


def change_seats(id: str, before: Sequence[Seat], after: Sequence[Seat]) -> Job:
    """Who sits where, as far as somebody else does."""

    def job(connection: Connection) -> None:
        for seat, (left, taken) in enumerate(zip(before, after, strict=True)):
            if taken is not left:
                of = update(seats).where(seats.c.table == id, seats.c.seat == seat)
                connection.execute(of.values(kind=taken.kind, guest=taken.guest_id))

    return job


def add_line(id: str, n: int, line: ChatLine) -> Job:
    return executing(insert(chat).values(table=id, n=n, **vars(line)))


def set_mute(id: str, guest: str, seat: int, on: bool) -> Job:
    key = {"table": id, "guest": guest, "seat": seat}
    if on:
        return executing(upsert(mutes).values(**key).on_conflict_do_nothing())
    return executing(delete(mutes).filter_by(**key))


# --- many tables


def table_of(id: str) -> Select[Any]:
    return select(tables.c.id).where(tables.c.id == id)


def open_tables(guest: str) -> Select[Any]:
    """Those that a guest has made and that are not over."""
    return select(tables.c.id).where(tables.c.host == guest, tables.c.status.in_(OPEN))


def going_on() -> Select[Any]:
    """Where something goes on by itself, games being played and deals being sealed; the latest first."""
    asks = or_(tables.c.status == "playing", (tables.c.status == "waiting") & ~FREE)
    return select(tables.c.id, tables.c.header).where(asks, SOUND).order_by(tables.c.touched.desc())


def abandoned(at: int) -> Select[Any]:
    """Where nobody came, or nobody has answered for long."""
    waits = (tables.c.status == "waiting") & (tables.c.touched < at - WAITING_DAYS * DAY)
    plays = (tables.c.status == "playing") & (tables.c.touched < at - SILENT_DAYS * DAY)
    return select(tables.c.id).where(SOUND, or_(waits, plays))


def of_guest(guest: str, is_open: bool = False) -> Select[Any]:
    """Where the guest sits or is the host, the latest first; all of them, or those that are not over."""
    sits = tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest))
    stands = tables.c.status.in_(OPEN) if is_open else tables.c.status != "closed"
    query = select(tables).where(or_(tables.c.host == guest, sits), stands)
    return query.order_by(tables.c.touched.desc()).limit(OPEN_MAX if is_open else SHOWN_MAX)


def public(status: str, most: int) -> Select[Any]:
    """Some public tables of each guest, of those some of each address; those that wait longest first."""

    def first(columns: FromClause) -> UnaryExpression[Any]:
        order = columns.c.created.asc() if status == "waiting" else columns.c.touched.desc()
        return order

    by_host = func.row_number().over(partition_by=tables.c.host, order_by=first(tables))
    known = tables.c.lobby == 1, tables.c.status == status, SOUND
    of_hosts = select(tables, by_host.label("of_host")).where(*known).subquery()
    source = func.coalesce(of_hosts.c.source, of_hosts.c.host)
    by_source = func.row_number().over(partition_by=source, order_by=(of_hosts.c.of_host, first(of_hosts)))
    few = of_hosts.c.of_host <= HOST_MAX
    fair = select(of_hosts, by_source.label("of_source")).where(few).subquery()
    return select(fair).where(fair.c.of_source <= SOURCE_MAX).order_by(first(fair)).limit(most)
