"""Stored: all rows of one table, read so that what is damaged is named and the rest can still be shown."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, get_args

import msgspec
from sqlalchemy import Connection, Row, select

from honjin.server import wire
from honjin.server.catalogue import PHRASES
from honjin.server.guests.sessions import Guest
from honjin.server.store.schema import chat, guests, moves, mutes, seats, tables
from honjin.server.tables.sealing import is_sealing
from honjin.server.tables.seating import ChatLine, Seat, TableTerms
from honjin.server.tables.timeline import Move, MoveKind

T = TypeVar("T")
Known = Callable[[str, str], Guest]  # one object a guest, by id and name
SEATS_MAX: Final = 4
COUNT_DIGITS: Final = 6  # of how many choices stay
LOST: Final = "lost"  # the kind of a seat that is not stored
KINDS: Final = ("human", "bot", "link", "open")
# What a game needs to be replayed; its facts are read only if it cannot be.
MOVES: Final = select(
    moves.c.n, moves.c.kind, moves.c.at, moves.c.seat, moves.c.text, moves.c.command
).order_by(moves.c.n)
SEATS: Final = (
    select(seats, guests.c.name).outerjoin(guests, guests.c.id == seats.c.guest).order_by(seats.c.seat)
)


class Damaged(ValueError):
    """What is stored cannot be as we wrote it."""


class Problems(list[str]):
    """What was found to be damaged."""

    def one_of(self, name: str, found: object, allowed: Sequence[T], else_: T) -> T:
        if found in allowed:
            return found  # type: ignore[return-value]  # it is one of them
        self.append(f"{name}: found {found!r:.40}")
        return else_

    def number(self, name: str, found: object) -> int:
        if isinstance(found, int):
            return found
        self.append(f"{name}: found {found!r:.40}")
        return 0

    def check(self) -> None:
        if self:
            raise Damaged("; ".join(self))


def read_terms(row: Row[Any], problems: Problems) -> TableTerms:
    """What was agreed; where it cannot be read, what shows least."""
    try:
        clock = msgspec.json.decode(row.clock, type=wire.ClockWish)
    except (msgspec.MsgspecError, TypeError) as error:
        problems.append(f"clock: {error}")
        clock = wire.ClockWish()
    seal = row.seal if is_sealing(row.seal) else None
    if seal is None and row.deal == "sealed":
        problems.append(f"seal: found {row.seal!r:.40}")
    return TableTerms(
        str(row.id),
        str(row.game),
        str(row.host),
        clock,
        problems.one_of("spectators", row.spectators, get_args(wire.Spectators), "none"),
        row.lobby == 1,
        row.hot_seat == 1,
        problems.number("created", row.created),
        problems.one_of("status", row.status, get_args(wire.Status), "closed"),
        row.rematch if isinstance(row.rematch, str) else None,
        row.advice == 1,
        problems.one_of("deal", row.deal, get_args(wire.DealKind), "server"),
        seal,
        row.source if isinstance(row.source, str) else None,
        problems.one_of("purpose", row.purpose, get_args(wire.Purpose), "study"),
        row.hinted == 1,
        row.daily if isinstance(row.daily, str) else None,
    )


def read_places(rows: Sequence[Row[Any]], known: Known, problems: Problems) -> list[Seat]:
    """Who sits where; a seat whose row is gone is lost."""
    found = {row.seat: row for row in rows if row.seat in range(SEATS_MAX)}
    if not found or sorted(found) != list(range(len(rows))):
        problems.append(f"seats: found {[row.seat for row in rows]!r:.40}")
    return [_place(found.get(seat), known, problems) for seat in range(max(found, default=0) + 1)]


def _place(row: Row[Any] | None, known: Known, problems: Problems) -> Seat:
    if row is None:
        return Seat(LOST)
    kind = problems.one_of("kind of seat", row.kind, KINDS, LOST)
    guest = known(row.guest, row.name or "") if isinstance(row.guest, str) else None
    if (kind == "human") != (guest is not None):
        problems.append(f"seat {row.seat}: {kind} {'with' if guest else 'without'} a guest")
    return Seat(kind, guest, row.level if isinstance(row.level, str) else None)


def read_moves(rows: Sequence[Any], problems: Problems) -> list[Move]:
    """What was done, in order."""
    if [row.n for row in rows] != list(range(len(rows))):
        problems.append("moves: some are missing")
    made = []
    for row in rows:
        if row.kind not in get_args(MoveKind) or not isinstance(row.at, int):
            problems.append(f"move {row.n}: found {row.kind!r:.40} at {row.at!r:.40}")
            continue
        seat = row.seat if row.seat in range(SEATS_MAX) else None
        text = row.text if isinstance(row.text, str) else None
        if row.kind == "rewind" and not is_count(text):
            problems.append(f"move {row.n}: back to {text!r:.40}")
            continue
        made.append(Move(row.kind, row.at, seat, text, row.command))
    return made


def is_count(text: str | None) -> bool:
    return text is not None and text.isascii() and text.isdecimal() and len(text) <= COUNT_DIGITS


def read_said(row: Row[Any]) -> ChatLine:
    seat, at = (found if isinstance(found, int) else 0 for found in (row.seat, row.at))
    phrase = row.phrase if row.phrase in PHRASES else None
    return ChatLine(seat, phrase, row.text if isinstance(row.text, str) else None, at)


class Stored:
    """The rows of one table."""

    def __init__(self, connection: Connection, id: str) -> None:
        self.row: Row[Any] | None = connection.execute(select(tables).where(tables.c.id == id)).first()
        self.seats = connection.execute(SEATS.where(seats.c.table == id)).all()
        self.moves = connection.execute(MOVES.where(moves.c.table == id)).all()
        self.chat = connection.execute(select(chat).where(chat.c.table == id).order_by(chat.c.n)).all()
        self.mutes = connection.execute(select(mutes).where(mutes.c.table == id)).all()

    @property
    def header(self) -> str:
        return self.row.header if self.row is not None and isinstance(self.row.header, str) else ""

    @property
    def said(self) -> list[ChatLine]:
        """What was said; a phrase that is none of ours is left silent."""
        return [read_said(line) for line in self.chat]

    @property
    def next_move(self) -> int:
        """The number after the last one, though some may be missing."""
        return max((row.n for row in self.moves if isinstance(row.n, int)), default=-1) + 1

    @property
    def muted(self) -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        for mute in self.mutes:
            found.setdefault(mute.guest, set()).add(mute.seat)
        return found


def read_facts(connection: Connection, id: str) -> list[str | None]:
    """What each move brought, as far as it is stored."""
    query = select(moves.c.facts).where(moves.c.table == id).order_by(moves.c.n)
    return [facts if isinstance(facts, str) else None for facts in connection.execute(query).scalars()]
