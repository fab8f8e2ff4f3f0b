"""Seating: people come to a table and leave it; whatever that begins or ends is stored with it at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, update

from honjin.server.agreed import Place
from honjin.server.course import Move
from honjin.server.dealing import Change
from honjin.server.moment import now
from honjin.server.refused import Refused
from honjin.server.schema import seats, tables
from honjin.server.sessions import Guest

if TYPE_CHECKING:
    from honjin.server.live import LiveTable


class Seating:
    """The seats of one table; every condition is looked at when it is the asker's turn."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    # --- sitting down

    async def join(self, guest: Guest, invite: str | None, commit: str | None = None) -> None:
        """Take the seat of the invitation, or one that is open to anybody; once seated, nothing happens."""
        await self.live.services.shielded(self._join(guest, invite, commit))

    async def _join(self, guest: Guest, invite: str | None, commit: str | None) -> None:
        live = self.live
        async with live.lock:
            if live.seats_of(guest):
                return
            free = [seat for seat, place in enumerate(live.places) if place.kind == "open"]
            if invite is not None:
                seal = live.services.seal
                free = [seat for seat in range(len(live.places)) if seal.fits(invite, live.terms.id, seat)]
                if not free:
                    raise Refused(403, "invite")
            if not free:
                raise Refused(409, "no-free-seat")
            await self._take(guest, free[0], commit)

    async def sit(self, guest: Guest, seat: int, commit: str | None = None) -> None:
        """Take this free seat; when none is left the game begins, or the deal is sealed."""
        await self.live.services.shielded(self._sit(guest, seat, commit))

    async def _sit(self, guest: Guest, seat: int, commit: str | None) -> None:
        async with self.live.lock:
            await self._take(guest, seat, commit)

    async def _take(self, guest: Guest, seat: int, commit: str | None) -> None:
        live = self.live
        if live.terms.status != "waiting" or live.places[seat].kind not in ("link", "open"):
            raise Refused(409, "seat-taken", seat=seat)
        live.check_continued()
        places = [*live.places]
        places[seat] = Place("human", guest)
        await self.settle(places, lambda sealing: sealing.sit([seat], commit, now()))

    async def settle(self, places: Sequence[Place], change: Change | None = None) -> None:
        """Store who sits where, what becomes of the deal, and whether it begins. The lock is held."""
        live = self.live
        step = live.dealing.step(places, change)

        def job(connection: Connection) -> None:
            for seat, (before, place) in enumerate(zip(live.places, places, strict=True)):
                if place is not before:
                    of = update(seats).where(seats.c.table == live.terms.id, seats.c.seat == seat)
                    guest = None if place.guest is None else place.guest.id
                    connection.execute(of.values(kind=place.kind, guest=guest))
            live.dealing.store(connection, step)

        await live.services.store.write(job)
        live.places = list(places)
        live.dealing.accept(step)
        live.publish()

    async def begin_if_full(self) -> None:
        """A table that was stored with no free seat and no beginning, by an older version: it begins now."""
        live = self.live
        async with live.lock:
            if live.terms.status == "waiting" and live.dealing.step(live.places, None).start is not None:
                await self.settle(live.places)

    # --- leaving

    async def stand_up(self, guest: Guest) -> None:
        """Leave: before the game the seat is free again, during it the game is forfeited (HJ-E3)."""
        await self.live.services.shielded(self._stand_up(guest))

    async def _stand_up(self, guest: Guest) -> None:
        live = self.live
        async with live.lock:
            own = live.seats_of(guest)
            if not own:
                raise Refused(403, "not-seated")
            if live.terms.status == "playing":
                await live.make(Move("end", now(), own[0], "forfeit"))
            elif live.terms.status == "waiting":
                await self.free(own, lambda sealing: sealing.leave(own, now()))

    async def free(self, gone: Sequence[int], change: Change) -> None:
        """Whoever sat there sits there no longer. The lock is held."""
        kind = "open" if self.live.terms.lobby else "link"
        places = [Place(kind) if seat in gone else place for seat, place in enumerate(self.live.places)]
        await self.settle(places, change)

    # --- closing

    async def close(self, guest: Guest) -> None:
        """The host closes a table at which nobody else plays."""
        if guest.id != self.live.terms.host:
            raise Refused(403, "not-host")
        await self.live.services.shielded(self._close(guest))

    async def abandon(self) -> None:
        """Nobody came: the table closes."""
        await self.live.services.shielded(self._close(None))

    async def _close(self, guest: Guest | None) -> None:
        """Whoever sat down meanwhile goes on playing."""
        live = self.live
        async with live.lock:
            others = [place.guest for place in live.places if place.guest not in (None, guest)]
            if live.terms.status == "playing" and (guest is None or others):
                raise Refused(409, "others-play")
            if live.terms.status in ("over", "closed"):
                return
            change = update(tables).where(tables.c.id == live.terms.id).values(status="closed")
            await live.services.store.write(lambda connection: connection.execute(change))
            live.terms.status = "closed"
            live.pulse.go_on()
            live.dealing.watch()
            live.publish()
