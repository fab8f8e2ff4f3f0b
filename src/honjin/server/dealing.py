"""Dealing: how the cards of one table come about; sealed, the game exists only when all values are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection, update

from honjin.core.codec import parse_toml, write_toml
from honjin.core.record import KNOWN, SEALED, write_header
from honjin.server import wire
from honjin.server.agreed import Place, Terms
from honjin.server.archive import ArchivedCourse
from honjin.server.course import Course, Move, TableStep
from honjin.server.moment import now
from honjin.server.refused import Refused
from honjin.server.schema import tables
from honjin.server.sealing import Sealing
from honjin.server.sessions import Guest
from honjin.server.store import until_stored

if TYPE_CHECKING:
    from honjin.server.live import LiveTable

LOG: Final = structlog.get_logger()
Change = Callable[[Sealing], None]


def is_full(places: Sequence[Place]) -> bool:
    """Whether nobody is awaited."""
    return not free_seats(places)


def free_seats(places: Sequence[Place]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place.kind in ("link", "open")]


def people_at(places: Sequence[Place]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place.kind == "human"]


def sealing_of(terms: Terms, places: Sequence[Place]) -> Sealing | None:
    """As it is stored."""
    if terms.seal is None:
        return None
    return Sealing.read(terms.seal, people_at(places), free_seats(places))


# --- when a table is made


def deal_of(wish: wire.TableWish, places: Sequence[Place]) -> wire.Deal:
    """Who makes the deal: with others nobody alone, unless all are told that the host knows it."""
    if is_full(places):
        return "server"
    if wish.seed is None and wish.position is None and wish.record is None:
        return "sealed"
    if not wish.known_deal:
        raise Refused(400, "deal-known")
    return "known"


def agreed_header(header: str, deal: wire.Deal) -> str:
    """The header of a record as it begins a table with this deal; a sealed one has no seed yet."""
    data = parse_toml("record", header)
    data.pop("seal", None)
    data.pop("deal", None)
    if deal == "known":
        data["deal"] = KNOWN
    elif deal == "sealed":
        data["deal"] = SEALED
        del data["seed"]
    return write_toml(data).rstrip()


def first_seal(table: str, places: Sequence[Place], commit: str | None) -> str:
    """What is stored with a new table: the server's half, and the promise of who makes it."""
    host = people_at(places)
    sealing = Sealing.begin(table, len(places), (), (*host, *free_seats(places)))
    sealing.sit(host, commit, now())
    return sealing.written()


# --- while it waits


@dataclass(frozen=True)
class Step:
    """What follows from a change of seats, promises or values; stored at once, then it is so."""

    sealing: Sealing | None
    course: Course | None  # of the game that exists from now on
    header: str | None
    start: TableStep | None


def begin(course: Course | ArchivedCourse) -> TableStep:
    """The first move, with what the deal brought."""
    assert isinstance(course, Course)
    return course.attempt(Move("start", now()))


class Dealing:
    """The sealing of one table, and its alarm."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.sealing: Sealing | None = None
        if live.terms.seal is not None and live.course.archive is None:
            self.sealing = sealing_of(live.terms, live.places)
        self._timer: asyncio.TimerHandle | None = None

    def told(self, guest: Guest | None) -> wire.SealInfo | None:
        """The half gives all cards away: it is for those who may see them."""
        if self.sealing is None:
            return None
        return self.sealing.told(self.live.terms.status == "over" and self.live.shows_all(guest))

    # --- what people send

    async def commit(self, guest: Guest, hash: str) -> None:
        """Promise a value."""
        await self._change(guest, lambda sealing, own: sealing.commit(own, hash, now()))

    async def reveal(self, guest: Guest, value: str) -> None:
        """Show it."""
        await self._change(guest, lambda sealing, own: sealing.reveal(own, value, now()))

    async def _change(self, guest: Guest, change: Callable[[Sealing, list[int]], None]) -> None:
        await self.live.services.shielded(self._changed(guest, change))

    async def _changed(self, guest: Guest, change: Callable[[Sealing, list[int]], None]) -> None:
        live = self.live
        async with live.lock:
            own = live.seats_of(guest)
            if not own:
                raise Refused(403, "not-seated")
            if self.sealing is None:
                raise Refused(409, "no-seal")
            if live.terms.status == "closed":
                raise Refused(409, "is-closed")
            tried = self.sealing.copy()
            change(tried, own)
            if tried.kept != self.sealing.kept:
                await live.seating.settle(live.places, lambda sealing: change(sealing, own))

    # --- what follows

    def step(self, places: Sequence[Place], change: Change | None) -> Step:
        """If this was all that the game waited for, it begins."""
        live, sealing = self.live, None
        if self.sealing is not None:
            sealing = self.sealing.copy()
            if change is not None:
                change(sealing)
        if not is_full(places) or (sealing is not None and sealing.phase != "open"):
            return Step(sealing, None, None, None)
        if sealing is None:
            return Step(None, None, None, begin(live.course))
        empty = live.course.table
        origin = replace(empty.origin, seed=sealing.seal.seed, seal=sealing.seal)
        header = write_header(empty.game.open(empty.cards, empty.players, origin))
        course = Course(header, live.terms.clock, live.course.bots)
        return Step(sealing, course, header, begin(course))

    def store(self, connection: Connection, step: Step) -> None:
        live = self.live
        if step.sealing is not None:
            fields = {"seal": step.sealing.written(), **({"header": step.header} if step.header else {})}
            connection.execute(update(tables).where(tables.c.id == live.terms.id).values(**fields))
        if step.start is not None:
            live.storing("playing", step.start.move)(connection)

    def accept(self, step: Step) -> None:
        """It is stored."""
        live = self.live
        if step.sealing is not None:
            self.sealing, live.terms.seal = step.sealing, step.sealing.written()
        if step.course is not None:
            live.course = step.course
        if step.start is not None:
            live.course.accept(step.start)
            live.terms.status = "playing"
            live.pulse.go_on()
        self.watch()

    # --- time

    def resume(self) -> None:
        """The table is in memory again: whoever is awaited has the whole time."""
        if self.sealing is not None and self.live.terms.status == "waiting":
            self.sealing.resume(now())
            self.watch()

    @property
    def is_timed(self) -> bool:
        return self._timer is not None

    def watch(self) -> None:
        """Set the alarm for those who keep the others waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        until = None if self.sealing is None else self.sealing.until
        if until is not None and self.live.terms.status == "waiting":
            self._timer = asyncio.get_running_loop().call_later(max(until - now(), 0) / 1000, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.live.services.spawn(self._time_out())

    async def _time_out(self) -> None:
        try:
            await until_stored(self._expel_late)
        except Exception:
            LOG.exception("sealing failed", table=self.live.terms.id)

    async def _expel_late(self) -> None:
        live, at = self.live, now()
        async with live.lock:
            late = [] if self.sealing is None else self.sealing.late(at)
            if not late or live.terms.status != "waiting":
                self.watch()
                return
            guests = {place.guest.id for place in (live.places[seat] for seat in late) if place.guest}
            gone = [
                seat for seat, place in enumerate(live.places) if place.guest and place.guest.id in guests
            ]
            await live.seating.free(gone, lambda sealing: sealing.expel(gone, at))
