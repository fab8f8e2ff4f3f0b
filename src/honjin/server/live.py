"""Live table: people and bots at one game; a move is tried on a copy, stored, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from honjin.core.people import Names
from honjin.core.refusal import IllegalChoice, core_refusal
from honjin.server import telling, wire
from honjin.server.agreed import Place, Said, Terms, names_of
from honjin.server.archive import ArchivedCourse, archived_state
from honjin.server.audience import Audience
from honjin.server.course import Course, Move
from honjin.server.dealing import Dealing
from honjin.server.knowledge import PHRASES
from honjin.server.listing import seats_of, shows_all, table_info
from honjin.server.metrics import MOVE_SECONDS, MOVES
from honjin.server.moment import now
from honjin.server.pulse import Pulse
from honjin.server.refused import TEXTS, Refused, illegal
from honjin.server.schema import chat, moves, mutes, tables
from honjin.server.seating import Seating
from honjin.server.services import Services
from honjin.server.sessions import Guest
from honjin.server.thought import Thought
from honjin.server.words import plain

CHAT_KEPT: Final = 50  # lines that are shown
CHAT_MAX: Final = 1000  # that are stored
# Made once: putting a statement together costs more than carrying it out.
ADD_MOVE: Final = insert(moves)
TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(touched=bindparam("at"), status=bindparam("now"))
)


class LiveTable:
    """One table in memory."""

    def __init__(
        self, terms: Terms, places: Sequence[Place], course: Course | ArchivedCourse, services: Services
    ) -> None:
        self.terms = terms
        self.places = list(places)
        self.course: Course | ArchivedCourse = course
        self.services = services
        self.said: list[Said] = []
        self.mutes: dict[str, set[int]] = {}
        self.takeback: wire.TakebackState | None = None
        self.thought: Thought | None = None  # behind the last choice of a bot
        self.audience = Audience(self)
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.owed: list[Move] = []  # made, and stored with the next
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
            raise Refused(403, "not-seated")
        if wanted is not None:
            if wanted not in own:
                raise Refused(403, "not-your-seat", seat=wanted)
            return wanted
        asked = self.course.asked
        return asked if asked is not None and asked in own else own[0]

    def looking_seat(self, guest: Guest | None, wanted: int | None) -> int | None:
        """The seat this guest may look from; None: as a spectator."""
        own = self.seats_of(guest)
        if wanted is not None and wanted not in own:
            raise Refused(403, "not-your-seat", seat=wanted)
        if not own:
            if self.terms.spectators == "none":
                raise Refused(403, "no-spectators")
            return None
        return wanted if wanted is not None or len(own) > 1 else own[0]

    def shows_all(self, guest: Guest | None) -> bool:
        """Who may see everything after the end: who played, and spectators where it was so agreed."""
        return shows_all(self.terms, self.places, guest)

    # --- telling

    def info(self, guest: Guest | None, lang: str = "en") -> wire.TableInfo:
        course, archive = self.course, self.course.archive is not None
        deal, online = self.dealing.told(guest), self.audience.online
        return table_info(
            self.terms, self.places, course.options, guest, self.services.seal, deal, lang, online, archive
        )

    def state(
        self, guest: Guest | None, wanted: int | None, lang: str, since: int = 0, chat_since: int = 0
    ) -> wire.State:
        """All that this guest may know of the table, from one of their seats or as a spectator."""
        course = self.course
        seat = self.looking_seat(guest, wanted)
        if not course.started:
            seat = None  # whoever tries a seat and leaves it again has seen no cards
        if isinstance(course, ArchivedCourse):
            state = archived_state(self, course, guest, seat, lang, since)
            state.chat = self._chat_lines(guest, lang, chat_since)
            return state
        table, told, names = course.table, self.audience.told, self.names(lang)
        since = min(since, table.fact_count)
        free = self._undoes_freely(guest)
        depth = 0 if seat is None else table.undo_depth(seat)
        decided = table.outcome is not None
        if decided and seat is None and not self.seats_of(guest) and self.terms.spectators == "open-after":
            view = telling.open_view(table)
        else:
            view = told.view(seat) if course.is_dealt else {}
        return wire.State(
            self.terms.id,
            course.seq,
            course.epoch,
            seat,
            self.seats_of(guest),
            view if course.started else {**view, "decision": None},
            told.asking(seat, lang, names) if self.terms.status == "playing" else None,
            since,
            told.lines(seat, lang, since, names),
            telling.events(table, seat, since),
            depth if free else 0,
            0 if free else depth,
            self.takeback,
            telling.ending(table, self.reader(guest, seat), lang, names),
            course.clock.told(now()),
            self._chat_lines(guest, lang, chat_since),
            sorted(self.mutes.get(guest.id, ())) if guest else [],
            self.info(guest, lang),
        )

    def _chat_lines(self, guest: Guest | None, lang: str, since: int) -> list[wire.ChatLine]:
        muted = self.mutes.get(guest.id, set()) if guest else set()
        first = max(since, len(self.said) - CHAT_KEPT)
        lines = []
        for n, line in enumerate(self.said[first:], first):
            if line.seat not in muted:
                text = TEXTS(lang, f"phrase-{line.phrase}") if line.phrase else line.text or ""
                lines.append(wire.ChatLine(n, line.seat, text, line.phrase, line.at))
        return lines

    def publish(self, soon: bool = False) -> None:
        """Something changed: everybody who watches is told, at once or soon."""
        self.touched = time.monotonic()
        self.audience.tell(soon)

    # --- moves

    async def play(self, guest: Guest, asked: wire.Play) -> wire.Played:
        """Make a choice for the seat that is asked, which must be the guest's; retries are harmless."""
        started = time.perf_counter()
        seat = self.own_seat(guest, None)
        played = await self.services.shielded(self._play(seat, asked))
        MOVE_SECONDS.observe(time.perf_counter() - started)
        return played

    async def _play(self, seat: int, asked: wire.Play) -> wire.Played:
        async with self.lock:
            course = self.course
            for own in [seat, *self.seats_of(self.places[seat].guest)]:
                if (own, asked.id) in course.commands:
                    return wire.Played(asked.id, *course.commands[own, asked.id])
            self._check_playing()
            self._check_moment(asked.seq, asked.epoch)
            self._check_time()
            if course.asked != seat:
                asker = core_refusal(
                    "HJ-C2", "not-your-decision", seat, len(self.places), seat=course.asked or 0
                )
                raise Refused(409, "not-asked", [asker], self.names)
            await self.make(Move("choice", now(), seat, asked.choice, asked.id))
            return wire.Played(asked.id, course.seq, course.epoch)

    def check_begun(self) -> None:
        """Before that there is nothing to ask about the cards."""
        if not self.course.started:
            raise Refused(409, f"is-{self.terms.status}")

    def _check_playing(self) -> None:
        if self.terms.status != "playing":
            raise Refused(409, f"is-{self.terms.status}")
        self.check_continued()

    def check_continued(self) -> None:
        """A game of other rules or cards can only be watched and left."""
        if self.course.archive is not None:
            raise self.course.archive.refusal()

    def _check_moment(self, seq: int, epoch: int) -> None:
        course = self.course
        if (seq, epoch) != (course.seq, course.epoch):
            raise Refused(409, "stale", seq=course.seq, epoch=course.epoch)

    def _check_time(self) -> None:
        """Also while the end by time-out is not stored yet."""
        if (deadline := self.course.clock.deadline) is not None and deadline < now():
            raise Refused(409, "time-out")

    async def make(self, move: Move) -> None:
        """Try it on a copy, store it, and only then is it so. The lock is held."""
        course = self.course
        try:
            step = course.attempt(move)
        except IllegalChoice as error:
            raise illegal(error, self.names) from None
        status: wire.Status = "over" if step.is_last else "playing"
        await self.services.store.write(self.storing(status, *self.owed, step.move))
        self.owed.clear()
        course.accept(step)
        self.terms.status = status
        self.takeback = None
        if move.kind == "choice":
            by = "bot" if move.seat in course.bots else "human"
            MOVES.labels(self.terms.game, by).inc()
        self.publish()
        self.pulse.go_on()

    async def pay(self) -> None:
        """Store what is owed. The lock is held."""
        await self.services.store.write(self.storing(self.terms.status, *self.owed))
        self.owed.clear()

    def storing(self, status: wire.Status, *added: Move) -> Callable[[Connection], None]:
        """The job that adds moves and notes how the table stands after them."""
        id, first = self.terms.id, self.course.moves - len(self.owed)
        rows = [{"table": id, "n": n, **vars(move)} for n, move in enumerate(added, first)]

        def job(connection: Connection) -> None:
            connection.execute(ADD_MOVE, rows)
            connection.execute(TOUCH, {"of": id, "at": added[-1].at, "now": status})

        return job

    # --- taking back

    def _undoes_freely(self, guest: Guest | None) -> bool:
        """Whether nobody else would have to agree: only bots, or seats of the same guest."""
        people = {place.guest.id for place in self.places if place.kind == "human" and place.guest}
        return guest is not None and people == {guest.id}

    async def undo(self, guest: Guest, asked: wire.Undo) -> wire.Played:
        """Take the guest's last choice back, against bots or alone (HJ-C5)."""
        if not self._undoes_freely(guest):
            raise Refused(409, "ask-first")
        return await self.services.shielded(self._undo(self.seats_of(guest), asked))

    async def _undo(self, own: Sequence[int], asked: wire.Undo) -> wire.Played:
        async with self.lock:
            self._check_playing()
            self._check_moment(asked.seq, asked.epoch)
            await self._take_back(next((seat for seat in own if self.course.table.undo_depth(seat)), own[0]))
            return wire.Played("", self.course.seq, self.course.epoch)

    async def _take_back(self, seat: int) -> None:
        if not self.course.table.undo_depth(seat):
            raise Refused(409, "no-undo", rule="HJ-C5")
        await self.make(Move("undo", now(), seat))

    async def ask_takeback(self, guest: Guest, asked: wire.Takeback) -> None:
        await self.services.shielded(self._ask_takeback(self.own_seat(guest, asked.seat), asked.action))

    async def _ask_takeback(self, seat: int, action: str) -> None:
        async with self.lock:
            self._check_playing()
            if action == "ask":
                if not self.course.table.undo_depth(seat):
                    raise Refused(409, "no-undo", rule="HJ-C5")
                self.takeback = wire.TakebackState(seat, [])
            elif self.takeback is None:
                raise Refused(409, "no-takeback")
            elif action == "refuse":
                self.takeback = None
            else:
                await self._grant(seat, self.takeback)
            self.publish()

    async def _grant(self, seat: int, takeback: wire.TakebackState) -> None:
        """When everybody else agrees, the choice is taken back."""
        if seat == takeback.seat:
            raise Refused(409, "own-takeback")
        granted = sorted({*takeback.granted, seat})
        others = {s for s, place in enumerate(self.places) if place.kind == "human" and s != takeback.seat}
        if others <= set(granted):
            await self._take_back(takeback.seat)
        else:
            self.takeback = wire.TakebackState(takeback.seat, granted)

    # --- breaking off

    async def end(self, seat: int, way: str) -> None:
        """The seat resigns, has no time left or forfeits (HJ-E1 to HJ-E3)."""
        await self.services.shielded(self._end(seat, way))

    async def _end(self, seat: int, way: str) -> None:
        async with self.lock:
            if self.terms.status != "playing":
                raise Refused(409, f"is-{self.terms.status}")
            await self.make(Move("end", now(), seat, way))

    # --- what goes on by itself

    async def settle(self) -> None:
        """The table is in memory again: mend what an older version left in between, and go on."""
        if self.course.archive is None:
            await self.seating.begin_if_full()
            await self.end_if_decided()
            self.dealing.resume()
        await self.pulse.resume()

    async def end_if_decided(self) -> None:
        """The game is over, and the table does not say so: nothing is asked, so nothing would end it."""
        async with self.lock:
            if self.terms.status == "playing" and self.course.table.outcome is not None:
                change = update(tables).where(tables.c.id == self.terms.id).values(status="over")
                await self.services.store.write(lambda connection: connection.execute(change))
                self.terms.status = "over"

    @property
    def is_idle(self) -> bool:
        """Whether nothing here would be missed in memory."""
        return not (self.audience.watchers or self.owed or self.pulse.is_needed or self.dealing.is_timed)

    # --- talking

    async def talk(self, guest: Guest, asked: wire.Chat) -> None:
        seat = self.own_seat(guest, asked.seat)
        if (asked.phrase is None) == (asked.text is None):
            raise Refused(400, "chat")
        if asked.phrase is not None and asked.phrase not in PHRASES:
            raise Refused(400, "no-phrase", phrase=asked.phrase)
        text = None if asked.text is None else plain(asked.text, wire.SAID_MAX)
        if not self.services.limits.chat.spend(guest.id):
            raise Refused(429, "too-fast")
        if len(self.said) >= CHAT_MAX:
            raise Refused(409, "chat-full", most=CHAT_MAX)
        line = Said(seat, asked.phrase, text, now())
        await self.services.shielded(self._talk(line))

    async def _talk(self, line: Said) -> None:
        async with self.lock:
            row = insert(chat).values(
                table=self.terms.id,
                n=len(self.said),
                seat=line.seat,
                phrase=line.phrase,
                text=line.text,
                at=line.at,
            )
            await self.services.store.write(lambda connection: connection.execute(row))
            self.said.append(line)
            self.publish()

    async def mute(self, guest: Guest, seat: int, on: bool) -> None:
        """Hear nothing more from this seat, or hear it again; for whoever may look on here."""
        self.looking_seat(guest, None)
        if seat >= len(self.places):
            raise Refused(404, "no-seat", seat=seat)
        key = {"table": self.terms.id, "guest": guest.id, "seat": seat}

        def job(connection: Connection) -> None:
            if on:
                connection.execute(upsert(mutes).values(**key).on_conflict_do_nothing())
            else:
                connection.execute(delete(mutes).filter_by(**key))

        await self.services.store.write(job)
        muted = self.mutes.setdefault(guest.id, set())
        (muted.add if on else muted.discard)(seat)
        self.audience.tell(soon=True)
