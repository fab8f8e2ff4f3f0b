"""Live table: people and bots at one game; a move is tried on a copy, stored, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from honjin.server import wire
from honjin.server.bots.advice import BotChoice
from honjin.server.errors import ApiError, illegal
from honjin.server.guests.sessions import Guest
from honjin.server.http.metrics import MOVES
from honjin.server.replays.archive import ArchivedTimeline
from honjin.server.store.moment import end_of, now
from honjin.server.store.results import add_results
from honjin.server.store.statements import add_moves, change_table
from honjin.server.tables.audience import Audience
from honjin.server.tables.chat import Chat
from honjin.server.tables.context import TableContext, exclusive
from honjin.server.tables.dealing import Dealing
from honjin.server.tables.pulse import Pulse
from honjin.server.tables.seating import Seat, TableTerms, names_of, seats_of, shows_all
from honjin.server.tables.seats import Seating
from honjin.server.tables.standing import Standing
from honjin.server.tables.takeback import Takeback
from honjin.server.tables.timeline import Move, Timeline
from honjin.table.people import Names
from honjin.table.refusal import IllegalChoice, core_refusal


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        terms: TableTerms,
        places: Sequence[Seat],
        timeline: Timeline | ArchivedTimeline,
        context: TableContext,
    ) -> None:
        self.terms = terms
        self.places = list(places)
        self.timeline: Timeline | ArchivedTimeline = timeline
        self.context = context
        self.bot_choice: BotChoice | None = None  # the last one
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.owed: list[Move] = []  # made, and stored with the next
        self.audience = Audience(self)
        self.chat = Chat(self)
        self.takeback = Takeback(self)
        self.standing = Standing(self)
        self.pulse = Pulse(self)
        self.seating = Seating(self)
        self.dealing = Dealing(self)

    # --- who is who

    def seats_of(self, guest: Guest | None) -> list[int]:
        return seats_of(self.places, guest)

    def names(self, lang: str) -> Names:
        """What each seat is called."""
        return names_of(self.places, lang)

    def reader(self, guest: Guest | None, seat: int | None) -> int | None:
        """Who is meant by "you" for everybody at this device: nobody where several share it."""
        return seat if len(self.seats_of(guest)) == 1 else None

    def own_seat(self, guest: Guest, wanted: int | None) -> int:
        """The seat that this guest acts for: the one asked if it is theirs, unless they say which."""
        own = self.seats_of(guest)
        if not own:
            raise ApiError(403, "not-seated")
        if wanted is not None:
            if wanted not in own:
                raise ApiError(403, "not-your-seat", seat=wanted)
            return wanted
        asked = self.timeline.asked
        return asked if asked is not None and asked in own else own[0]

    def looking_seat(self, guest: Guest | None, wanted: int | None) -> int | None:
        """The seat this guest may look from; None: as a spectator."""
        own = self.seats_of(guest)
        if wanted is not None and wanted not in own:
            raise ApiError(403, "not-your-seat", seat=wanted)
        if not own:
            if self.terms.spectators == "none":
                raise ApiError(403, "no-spectators")
            return None
        return wanted if wanted is not None or len(own) > 1 else own[0]

    def plays_alone(self, guest: Guest | None) -> bool:
        """Whether no other person plays here, nor at the same device."""
        shared = self.terms.hot_seat and len(self.seats_of(guest)) > 1
        return self.takeback.is_free(guest) and not shared

    def shows_all(self, guest: Guest | None) -> bool:
        """Who may see everything after the end: who played, and spectators where it was so agreed."""
        return shows_all(self.terms, self.places, guest)

    # --- moves

    @exclusive
    async def play(self, guest: Guest, asked: wire.Play) -> wire.MoveReceipt:
        """Make a choice for the seat that is asked, which must be the guest's; retries are harmless."""
        timeline, seat = self.timeline, self.own_seat(guest, None)
        if (made := self.receipt(guest, asked.id)) is not None:
            return made
        self.check_playing()
        self.check_moment(asked.seq, asked.epoch)
        self.check_time()
        if timeline.asked != seat:
            asker = core_refusal(
                "HJ-C2", "not-your-decision", seat, len(self.places), seat=timeline.asked or 0
            )
            raise ApiError(409, "not-asked", [asker], self.names)
        await self.make(Move("choice", now(), seat, asked.choice, asked.id))
        return wire.MoveReceipt(asked.id, timeline.seq, timeline.epoch)

    def receipt(self, guest: Guest, id: str) -> wire.MoveReceipt | None:
        """What this command of the guest's has led to, if it was obeyed before."""
        for own in self.seats_of(guest):
            if (own, id) in self.timeline.commands:
                return wire.MoveReceipt(id, *self.timeline.commands[own, id])
        return None

    def check_begun(self) -> None:
        """Before that there is nothing to ask about the cards."""
        if not self.timeline.started:
            raise ApiError(409, f"is-{self.terms.status}")

    def check_playing(self) -> None:
        if self.terms.status != "playing":
            raise ApiError(409, f"is-{self.terms.status}")
        self.check_continued()

    def check_continued(self) -> None:
        """A game of other rules or cards can only be watched and left."""
        if self.timeline.archive is not None:
            raise self.timeline.archive.refusal()

    def check_moment(self, seq: int, epoch: int) -> None:
        timeline = self.timeline
        if (seq, epoch) != (timeline.seq, timeline.epoch):
            raise ApiError(409, "stale", seq=timeline.seq, epoch=timeline.epoch)

    def check_time(self) -> None:
        """Also while the end by time-out is not stored yet."""
        if (deadline := self.timeline.clock.deadline) is not None and deadline < now():
            raise ApiError(409, "time-out")

    async def make(self, move: Move, option: int | None = None) -> None:
        """Try it on a copy, store it, and only then is it so. The lock is held."""
        timeline = self.timeline
        try:
            step = timeline.attempt(move, option)
        except IllegalChoice as error:
            raise illegal(error, self.names) from None
        status: wire.Status = "playing" if step.finish is None else "over"
        end = None if step.finish is None else add_results(self.terms, self.places, step.finish, move.at)
        added = [*self.owed, step.move]
        stored = add_moves(self.terms.id, self.next_move, added, status, step.asked, end)
        await self.context.store.write(stored)
        self.owed.clear()
        timeline.accept(step)
        self.terms.status = status
        self.takeback.wish = None
        if move.kind == "choice":
            by = "bot" if move.seat in timeline.bots else "human"
            MOVES.labels(self.terms.game, by).inc()
        self.audience.publish()
        self.pulse.go_on()

    @property
    def next_move(self) -> int:
        """The number of the first move that is not stored."""
        return self.timeline.moves - len(self.owed)

    @exclusive
    async def end(self, seat: int, way: str) -> None:
        """The seat resigns, has no time left or forfeits (HJ-E1 to HJ-E3)."""
        if self.terms.status != "playing":
            raise ApiError(409, f"is-{self.terms.status}")
        await self.make(Move("end", now(), seat, way))

    # --- what goes on by itself

    async def settle(self) -> None:
        """The table is in memory again: mend what an older version left in between, and go on."""
        if self.timeline.archive is None:
            await self.seating.begin_if_full()
            await self.end_if_decided()
            self.dealing.resume()
        await self.pulse.resume()

    async def end_if_decided(self) -> None:
        """The game is over, and the table does not say so: nothing is asked, so nothing would end it."""
        async with self.lock:
            if self.terms.status == "playing" and self.timeline.table.outcome is not None:
                await self.set_status("over")

    async def set_status(self, status: wire.Status) -> None:
        """Stored, and then it is so. The lock is held."""
        await self.context.store.write(change_table(self.terms.id, status=status))
        self.terms.status = status

    def check_exported(self) -> None:
        """A challenge leaves its table only when its player has finished it, or its day is over."""
        day = self.terms.daily
        if day is not None and self.terms.status != "over" and now() < end_of(day):
            raise ApiError(403, "daily-secret")

    async def note_hint(self) -> None:
        """Somebody is about to read a hint: stored first, for such a game counts for no rating."""
        if not self.terms.hinted:
            await self.context.store.write(change_table(self.terms.id, hinted=1))
            self.terms.hinted = True

    @property
    def is_idle(self) -> bool:
        """Whether nothing here would be missed in memory."""
        return not (self.audience.watchers or self.owed or self.pulse.is_needed or self.dealing.is_timed)
