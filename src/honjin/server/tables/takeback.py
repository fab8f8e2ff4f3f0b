"""Takeback: what one has chosen is taken back, alone where only bots would mind, else if all agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.store.moment import now
from honjin.server.tables.context import Part, exclusive
from honjin.server.tables.timeline import Move

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable


MOVES_MAX: Final = 3000  # of a table; then nothing is taken back any more, so the game ends and can be read


class Takeback(Part):
    """Who asks to take the last choice back, and who has agreed."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.wish: wire.TakebackState | None = None

    def is_free(self, guest: Guest | None) -> bool:
        """Whether nobody else would have to agree: only bots, or seats of the same guest."""
        people = {place.guest_id for place in self.live.places if place.kind == "human" and place.guest}
        return guest is not None and people == {guest.id}

    @exclusive
    async def undo(self, guest: Guest, asked: wire.Undo) -> wire.MoveReceipt:
        """Take the guest's last choice back, against bots or alone."""
        live = self.live
        self._check_daily()
        if not self.is_free(guest):
            raise ApiError(409, "ask-first")
        live.check_playing()
        live.check_moment(asked.seq, asked.epoch)
        if live.timeline.moves >= MOVES_MAX:
            raise ApiError(409, "rewind-long")
        own, table = live.seats_of(guest), live.timeline.table
        await self._take_back(next((seat for seat in own if table.undo_depth(seat)), own[0]))
        return wire.MoveReceipt("", live.timeline.seq, live.timeline.epoch)

    def refusal(self, guest: Guest | None) -> ApiError | None:
        """Why this guest cannot go back to earlier choices; what was shown since is no reason."""
        live, own = self.live, self.live.seats_of(guest)
        if not own:
            return ApiError(403, "not-seated")
        if live.terms.status != "playing":
            return ApiError(409, f"is-{live.terms.status}")
        if live.timeline.archive is not None:
            return live.timeline.archive.refusal()
        if live.terms.daily is not None:
            return ApiError(409, "daily-undo")
        if live.terms.deal == "sealed" or not live.plays_alone(guest):
            return ApiError(409, "rewind-people", rule="HJ-C5")
        return ApiError(409, "rewind-long") if live.timeline.moves >= MOVES_MAX else None

    @exclusive
    async def rewind(self, guest: Guest, asked: wire.RewindWish) -> wire.MoveReceipt:
        """Go back to a choice of the guest's own; retries are harmless."""
        live, timeline = self.live, self.live.timeline
        if (made := live.receipt(guest, asked.id)) is not None:
            return made
        if (refused := self.refusal(guest)) is not None:
            raise refused
        live.check_moment(asked.seq, asked.epoch)
        live.check_time()
        choices = timeline.table.choices
        if asked.made >= len(choices) or choices[asked.made].seat not in live.seats_of(guest):
            raise ApiError(409, "no-rewind", rule="HJ-C6")
        await live.make(Move("rewind", now(), choices[asked.made].seat, str(asked.made), asked.id))
        live.bot_choice = None  # it may be one that counts no more
        live.standing.forget()
        return wire.MoveReceipt(asked.id, timeline.seq, timeline.epoch)

    @exclusive
    async def ask(self, guest: Guest, asked: wire.TakebackWish) -> None:
        """Ask the others, or answer who asks."""
        live = self.live
        seat = live.own_seat(guest, asked.seat)
        live.check_playing()
        self._check_daily()
        if asked.action == "ask":
            self._check_depth(seat)
            self.wish = wire.TakebackState(seat, [])
        elif self.wish is None:
            raise ApiError(409, "no-takeback")
        elif asked.action == "refuse":
            self.wish = None
        else:
            await self._grant(seat, self.wish)
        live.audience.publish()

    async def _grant(self, seat: int, wish: wire.TakebackState) -> None:
        """When everybody else agrees, the choice is taken back."""
        if seat == wish.seat:
            raise ApiError(409, "own-takeback")
        granted = sorted({*wish.granted, seat})
        others = {s for s, place in enumerate(self.live.places) if place.kind == "human" and s != wish.seat}
        if others <= set(granted):
            await self._take_back(wish.seat)
        else:
            self.wish = wire.TakebackState(wish.seat, granted)

    async def _take_back(self, seat: int) -> None:
        self._check_depth(seat)
        self.live.standing.forget()
        await self.live.make(Move("undo", now(), seat))

    def _check_daily(self) -> None:
        """Of a challenge only the first try counts, choice by choice."""
        if self.live.terms.daily is not None:
            raise ApiError(409, "daily-undo")

    def _check_depth(self, seat: int) -> None:
        if not self.live.timeline.table.undo_depth(seat):
            raise ApiError(409, "no-undo", rule="HJ-C5")
