"""Dealing: how the cards of one table come about; sealed, the game exists only when all values are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.replays.archive import ArchivedTimeline
from honjin.server.store.moment import now
from honjin.server.store.statements import add_moves, change_table
from honjin.server.store.store import until_stored
from honjin.server.tables.context import Part, exclusive
from honjin.server.tables.sealing import Sealing
from honjin.server.tables.seating import Seat, TableTerms
from honjin.server.tables.timeline import Move, TableStep, Timeline
from honjin.table.forms import parse_toml, write_toml
from honjin.table.record import KNOWN, SEALED, write_header

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable

LOG: Final = structlog.get_logger()
Change = Callable[[Sealing], None]


def is_full(places: Sequence[Seat]) -> bool:
    """Whether nobody is awaited."""
    return not free_seats(places)


def free_seats(places: Sequence[Seat]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place.kind in ("link", "open")]


def people_at(places: Sequence[Seat]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place.kind == "human"]


def sealing_of(terms: TableTerms, places: Sequence[Seat]) -> Sealing | None:
    """As it is stored."""
    if terms.seal is None:
        return None
    return Sealing.read(terms.seal, people_at(places), free_seats(places))


# --- when a table is made


def deal_of(wish: wire.TableWish, places: Sequence[Seat]) -> wire.DealKind:
    """Who makes the deal: with others nobody alone, unless all are told that the host knows it."""
    if is_full(places):
        return "server"
    if wish.seed is None and wish.position is None and wish.record is None:
        return "sealed"
    if not wish.known_deal:
        raise ApiError(400, "deal-known")
    return "known"


def agreed_header(header: str, deal: wire.DealKind) -> str:
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


def first_seal(table: str, places: Sequence[Seat], commit: str | None) -> str:
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
    timeline: Timeline | None  # of the game that exists from now on
    header: str | None
    start: TableStep | None


def begin(timeline: Timeline | ArchivedTimeline) -> TableStep:
    """The first move, with what the deal brought."""
    assert isinstance(timeline, Timeline)
    return timeline.attempt(Move("start", now()))


class Dealing(Part):
    """The sealing of one table, and its alarm."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.sealing: Sealing | None = None
        if live.terms.seal is not None and live.timeline.archive is None:
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

    @exclusive
    async def _change(self, guest: Guest, change: Callable[[Sealing, list[int]], None]) -> None:
        live = self.live
        own = live.seats_of(guest)
        if not own:
            raise ApiError(403, "not-seated")
        if self.sealing is None:
            raise ApiError(409, "no-seal")
        if live.terms.status == "closed":
            raise ApiError(409, "is-closed")
        tried = self.sealing.copy()
        change(tried, own)
        if tried.kept != self.sealing.kept:
            await live.seating.settle(live.places, lambda sealing: change(sealing, own))

    # --- what follows

    def step(self, places: Sequence[Seat], change: Change | None) -> Step:
        """If this was all that the game waited for, it begins."""
        live, sealing = self.live, None
        if self.sealing is not None:
            sealing = self.sealing.copy()
            if change is not None:
                change(sealing)
        if not is_full(places) or (sealing is not None and sealing.phase != "open"):
            return Step(sealing, None, None, None)
        if sealing is None:
            return Step(None, None, None, begin(live.timeline))
        empty = live.timeline.table
        origin = replace(empty.origin, seed=sealing.seal.seed, seal=sealing.seal)
        header = write_header(empty.game.open(empty.cards, empty.players, origin))
        timeline = Timeline(header, live.terms.clock, live.timeline.bots)
        return Step(sealing, timeline, header, begin(timeline))

    def store(self, connection: Connection, step: Step) -> None:
        live = self.live
        if step.sealing is not None:
            fields = {"seal": step.sealing.written(), **({"header": step.header} if step.header else {})}
            change_table(live.terms.id, **fields)(connection)
        if step.start is not None:
            start = step.start
            add_moves(live.terms.id, live.next_move, [start.move], "playing", start.asked)(connection)

    def accept(self, step: Step) -> None:
        """It is stored."""
        live = self.live
        if step.sealing is not None:
            self.sealing, live.terms.seal = step.sealing, step.sealing.written()
        if step.timeline is not None:
            live.timeline = step.timeline
        if step.start is not None:
            live.timeline.accept(step.start)
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
        self.context.spawn(self._time_out())

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
            guests = {live.places[seat].guest_id for seat in late} - {None}
            gone = [seat for seat, place in enumerate(live.places) if place.guest_id in guests]
            await live.seating.free(gone, lambda sealing: sealing.expel(gone, at))
