"""Seating: people come to a table and leave it; whatever that begins or ends is stored with it at once."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.store.moment import now
from honjin.server.store.statements import change_seats
from honjin.server.tables.context import Part, exclusive
from honjin.server.tables.dealing import Change
from honjin.server.tables.offers import people_of
from honjin.server.tables.seating import Seat
from honjin.server.tables.timeline import Move


class Seating(Part):
    """The seats of one table; every condition is looked at when it is the asker's turn."""

    # --- sitting down

    @exclusive
    async def join(self, guest: Guest, invite: str | None, commit: str | None = None) -> None:
        """Take the seat of the invitation, or one that is open to anybody; once seated, nothing happens."""
        live = self.live
        if live.seats_of(guest):
            return
        free = [seat for seat, place in enumerate(live.places) if place.kind == "open"]
        if invite is not None:
            seal = self.context.seal
            free = [seat for seat in range(len(live.places)) if seal.fits(invite, live.terms.id, seat)]
            if not free:
                raise ApiError(403, "invite")
        if not free:
            raise ApiError(409, "no-free-seat")
        await self._take(guest, free[0], commit)

    @exclusive
    async def sit(self, guest: Guest, seat: int, commit: str | None = None) -> None:
        """Take this free seat; when none is left the game begins, or the deal is sealed."""
        await self._take(guest, seat, commit)

    async def _take(self, guest: Guest, seat: int, commit: str | None) -> None:
        live = self.live
        self.context.manners.check_open(guest)
        if live.terms.status != "waiting" or live.places[seat].kind not in ("link", "open"):
            raise ApiError(409, "seat-taken", seat=seat)
        live.check_continued()
        self._check_apart(guest, seat)
        places = [*live.places]
        places[seat] = Seat("human", guest)
        await self.settle(places, lambda sealing: sealing.sit([seat], commit, now()))

    def _check_apart(self, guest: Guest, seat: int) -> None:
        """Who has blocked somebody here is told so; who is blocked is not."""
        blocks, others = (
            self.context.blocks,
            {*people_of(self.live.places), self.live.terms.host} - {guest.id},
        )
        if any(blocks.has(guest.id, other) for other in others):
            raise ApiError(409, "you-blocked")
        if blocks.keeps_apart(guest.id, others):
            raise ApiError(409, "seat-taken", seat=seat)

    async def settle(self, places: Sequence[Seat], change: Change | None = None) -> None:
        """Store who sits where, what becomes of the deal, and whether it begins. The lock is held."""
        live = self.live
        step = live.dealing.step(places, change)

        def job(connection: Connection) -> None:
            change_seats(live.terms.id, live.places, places)(connection)
            live.dealing.store(connection, step)

        await self.context.store.write(job)
        live.places = list(places)
        live.dealing.accept(step)
        live.audience.publish()

    async def begin_if_full(self) -> None:
        """A table that was stored with no free seat and no beginning, by an older version: it begins now."""
        live = self.live
        async with live.lock:
            if live.terms.status == "waiting" and live.dealing.step(live.places, None).start is not None:
                await self.settle(live.places)

    # --- leaving

    @exclusive
    async def stand_up(self, guest: Guest) -> None:
        """Leave: before the game the seat is free again, during it the game is forfeited (HJ-E3)."""
        live = self.live
        own = live.seats_of(guest)
        if not own:
            raise ApiError(403, "not-seated")
        if live.terms.status == "playing":
            await live.make(Move("end", now(), own[0], "forfeit"))
        elif live.terms.status == "waiting":
            await self.free(own, lambda sealing: sealing.leave(own, now()))

    async def free(self, gone: Sequence[int], change: Change) -> None:
        """Whoever sat there sits there no longer. The lock is held."""
        kind = "open" if self.live.terms.lobby else "link"
        places = [Seat(kind) if seat in gone else place for seat, place in enumerate(self.live.places)]
        await self.settle(places, change)

    # --- closing

    @exclusive
    async def close(self, guest: Guest) -> None:
        """The host closes a table at which nobody else plays."""
        live = self.live
        if guest.id != live.terms.host:
            raise ApiError(403, "not-host")
        if live.terms.daily is not None and live.terms.status == "playing":
            raise ApiError(409, "daily-close")
        others = any(place.guest not in (None, guest) for place in live.places)
        if live.terms.status == "playing" and others:
            raise ApiError(409, "others-play")
        if live.terms.status in ("waiting", "playing"):
            await self._close()

    @exclusive
    async def abandon(self) -> None:
        """Nobody came: the table closes; whoever sat down meanwhile goes on playing."""
        if self.live.terms.status == "playing":
            raise ApiError(409, "others-play")
        if self.live.terms.status == "waiting":
            await self._close()

    async def _close(self) -> None:
        live = self.live
        await live.set_status("closed")
        live.pulse.go_on()
        live.dealing.watch()
        live.audience.publish()
