"""Live table: people and bots at one game; a move is tried on a copy, stored, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

import structlog
from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from honjin.ai.levels import levels_of
from honjin.core.refusal import IllegalChoice, core_refusal
from honjin.server import telling, wire
from honjin.server.agreed import Place, Said, Terms
from honjin.server.course import Course, Move
from honjin.server.knowledge import PHRASES
from honjin.server.metrics import MOVE_SECONDS, MOVES
from honjin.server.refused import TEXTS, Refused, illegal
from honjin.server.schema import chat, moves, mutes, seats, tables
from honjin.server.sessions import Guest, Seal, now
from honjin.server.thinking import NoAnswer, Thinking
from honjin.server.thought import Thought

if TYPE_CHECKING:
    from honjin.server.socket import Watcher
    from honjin.server.store import Store

LOG: Final = structlog.get_logger()
CHAT_KEPT: Final = 50
# Made once: putting a statement together costs more than carrying it out.
ADD_MOVE: Final = insert(moves)
TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(touched=bindparam("at"), status=bindparam("now"))
)
T = TypeVar("T")


@dataclass
class Services:
    """What live tables need of the server."""

    store: Store
    thinking: Thinking
    seal: Seal
    tasks: set[asyncio.Task[object]] = field(default_factory=set)

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """A task that goes on whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class LiveTable:
    """One table in memory."""

    def __init__(self, terms: Terms, places: Sequence[Place], course: Course, services: Services) -> None:
        self.terms = terms
        self.places = list(places)
        self.course = course
        self.services = services
        self.said: list[Said] = []
        self.mutes: dict[str, set[int]] = {}
        self.takeback: wire.TakebackState | None = None
        self.thought: Thought | None = None  # behind the last choice of a bot
        self.watchers: set[Watcher] = set()
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._thinking = False
        self._timer: asyncio.TimerHandle | None = None

    # --- who is who

    def seats_of(self, guest: Guest | None) -> list[int]:
        if guest is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.guest and place.guest.id == guest.id]

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
        return bool(self.seats_of(guest)) or self.terms.spectators == "open-after"

    # --- telling

    def info(self, guest: Guest | None) -> wire.TableInfo:
        terms, own = self.terms, self.seats_of(guest)
        online = {watcher.guest.id for watcher in self.watchers if watcher.guest is not None}
        shown = []
        for seat, place in enumerate(self.places):
            free = place.kind in ("link", "open")
            link = f"/t/{terms.id}?invite={self.services.seal.invite(terms.id, seat)}"
            shown.append(
                wire.SeatInfo(
                    seat,
                    "open" if free else "bot" if place.kind == "bot" else "human",
                    place.guest.name if place.guest else "",
                    seat in own,
                    place.kind == "bot" or (place.guest is not None and place.guest.id in online),
                    place.level,
                    link if place.kind == "link" and own and terms.status == "waiting" else None,
                )
            )
        return wire.TableInfo(
            terms.id,
            terms.game,
            dict(self.course.table.origin.options),
            shown,
            terms.status,
            terms.clock,
            terms.spectators,
            terms.lobby,
            terms.hot_seat,
            guest is not None and guest.id == terms.host,
            f"/t/{terms.id}",
            None if terms.spectators == "none" else f"/watch/{terms.id}",
            terms.created,
            terms.rematch if own else None,
        )

    def state(
        self, guest: Guest | None, wanted: int | None, lang: str, since: int = 0, chat_since: int = 0
    ) -> wire.State:
        """All that this guest may know of the table, from one of their seats or as a spectator."""
        course, table = self.course, self.course.table
        seat = self.looking_seat(guest, wanted)
        if not course.started:
            seat = None  # whoever tries a seat and leaves it again has seen no cards
        since = min(since, table.fact_count)
        free = self._undoes_freely(guest)
        depth = 0 if seat is None else table.undo_depth(seat)
        decided = table.outcome is not None
        if decided and seat is None and not self.seats_of(guest) and self.terms.spectators == "open-after":
            view = telling.open_view(table)
        else:
            view = table.view(seat)
        return wire.State(
            self.terms.id,
            course.seq,
            course.epoch,
            seat,
            self.seats_of(guest),
            view if course.started else {**view, "decision": None},
            telling.asking(table, seat, lang) if self.terms.status == "playing" else None,
            since,
            telling.lines(table, seat, lang, since),
            telling.events(table, seat, since),
            depth if free else 0,
            0 if free else depth,
            self.takeback,
            telling.ending(table, lang),
            course.clock.told(now()),
            self._chat_lines(guest, lang, chat_since),
            sorted(self.mutes.get(guest.id, ())) if guest else [],
            self.info(guest),
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

    def publish(self) -> None:
        """Something changed: everybody who watches is told."""
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()

    # --- moves

    async def play(self, guest: Guest, asked: wire.Play) -> wire.Played:
        """Make a choice for the seat that is asked, which must be the guest's; retries are harmless."""
        started = time.perf_counter()
        seat = self.own_seat(guest, None)
        played = await self._shielded(self._play(seat, asked))
        MOVE_SECONDS.observe(time.perf_counter() - started)
        return played

    async def _play(self, seat: int, asked: wire.Play) -> wire.Played:
        async with self._lock:
            course = self.course
            for own in [seat, *self.seats_of(self.places[seat].guest)]:
                if (own, asked.id) in course.commands:
                    return wire.Played(asked.id, *course.commands[own, asked.id])
            self._check_playing()
            self._check_moment(asked.seq, asked.epoch)
            if course.asked != seat:
                refusal = core_refusal("HJ-C2", "not-your-decision", seat=course.asked or 0)
                raise Refused(409, "not-asked", [refusal])
            await self._make(Move("choice", now(), seat, asked.choice, asked.id))
            return wire.Played(asked.id, course.seq, course.epoch)

    def _check_playing(self) -> None:
        if self.terms.status != "playing":
            raise Refused(409, f"is-{self.terms.status}")

    def _check_moment(self, seq: int, epoch: int) -> None:
        course = self.course
        if (seq, epoch) != (course.seq, course.epoch):
            raise Refused(409, "stale", seq=course.seq, epoch=course.epoch)

    async def _make(self, move: Move) -> None:
        """Try it on a copy, store it, and only then is it so. The lock is held."""
        course = self.course
        try:
            table = course.after(move)
        except IllegalChoice as error:
            raise illegal(error) from None
        over = table.outcome is not None
        if move.kind == "choice":  # as the table writes it, whatever was typed
            move = Move("choice", move.at, move.seat, table.choices[-1].notation, move.command)
        await self.services.store.write(self._storing(move, over))
        course.accept(move, table)
        if over:
            self.terms.status = "over"
        self.takeback = None
        if move.kind == "choice":
            by = "bot" if move.seat in course.bots else "human"
            MOVES.labels(self.terms.game, by).inc()
        self.publish()
        self.go_on()

    def _storing(self, move: Move, over: bool) -> Callable[[Connection], None]:
        id, status = self.terms.id, "over" if over else "playing"
        row = {"table": id, "n": self.course.moves, **vars(move)}

        def job(connection: Connection) -> None:
            connection.execute(ADD_MOVE, row)
            connection.execute(TOUCH, {"of": id, "at": move.at, "now": status})

        return job

    async def _shielded(self, work: Coroutine[object, object, T]) -> T:
        """Done to the end even if who asked is gone: what is stored is also what the table shows."""
        return await asyncio.shield(self.services.spawn(work))

    # --- taking back

    def _undoes_freely(self, guest: Guest | None) -> bool:
        """Whether nobody else would have to agree: only bots, or seats of the same guest."""
        people = {place.guest.id for place in self.places if place.kind == "human" and place.guest}
        return guest is not None and people == {guest.id}

    async def undo(self, guest: Guest, asked: wire.Undo) -> wire.Played:
        """Take the guest's last choice back, against bots or alone (HJ-C5)."""
        if not self._undoes_freely(guest):
            raise Refused(409, "ask-first")
        return await self._shielded(self._undo(self.seats_of(guest), asked))

    async def _undo(self, own: Sequence[int], asked: wire.Undo) -> wire.Played:
        async with self._lock:
            self._check_playing()
            self._check_moment(asked.seq, asked.epoch)
            await self._take_back(next((seat for seat in own if self.course.table.undo_depth(seat)), own[0]))
            return wire.Played("", self.course.seq, self.course.epoch)

    async def _take_back(self, seat: int) -> None:
        if not self.course.table.undo_depth(seat):
            raise Refused(409, "no-undo", rule="HJ-C5")
        await self._make(Move("undo", now(), seat))

    async def ask_takeback(self, guest: Guest, asked: wire.Takeback) -> None:
        await self._shielded(self._ask_takeback(self.own_seat(guest, asked.seat), asked.action))

    async def _ask_takeback(self, seat: int, action: str) -> None:
        async with self._lock:
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
        await self._shielded(self._end(seat, way))

    async def _end(self, seat: int, way: str) -> None:
        async with self._lock:
            self._check_playing()
            await self._make(Move("end", now(), seat, way))

    # --- what goes on by itself

    def go_on(self) -> None:
        """Let a bot think if one is asked, and set the alarm of the clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.terms.status != "playing":
            return
        if self.course.asked in self.course.bots and not self._thinking:
            self._thinking = True
            self.services.spawn(self._think())
        if (deadline := self.course.clock.deadline) is not None:
            delay = max(deadline - now(), 0) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    async def resume(self) -> None:
        """The table is in memory again: forgive what the clock ran while the server was away, and go on."""
        if self.terms.status == "playing":
            if self.course.clock.deadline is not None:
                async with self._lock:
                    move = Move("resume", now())
                    await self.services.store.write(self._storing(move, False))
                    self.course.accept(move, self.course.table)
            self.go_on()

    @property
    def is_idle(self) -> bool:
        """Whether nothing here would be missed in memory."""
        waits = self.terms.status == "playing" and self.course.clock.deadline is not None
        return not self.watchers and not self._thinking and not waits

    def _ring(self) -> None:
        self.services.spawn(self._time_out())

    async def _time_out(self) -> None:
        async with self._lock:
            clock = self.course.clock
            late = clock.deadline is not None and clock.deadline <= now()
            if late and clock.running is not None and self.terms.status == "playing":
                await self._make(Move("end", now(), clock.running, "time-out"))
            else:
                self.go_on()

    async def _think(self) -> None:
        """Choose for bots until a person is asked."""
        course = self.course
        try:
            while self.terms.status == "playing" and (seat := course.asked) in course.bots:
                assert seat is not None
                moment = (course.seq, course.epoch)
                level = self.places[seat].level or "random"
                seed = self.services.seal.bot_seed(self.terms.id, seat, *moment)
                answer = await self.services.thinking.choose(course.table, seat, level, seed)
                async with self._lock:
                    if (course.seq, course.epoch) == moment and self.terms.status == "playing":
                        choice = course.table.notation.write(answer.option, seat)
                        self.thought = Thought(course.table, seat, answer)
                        await self._make(Move("choice", now(), seat, choice))
        except NoAnswer:
            LOG.error("bot gave no answer", table=self.terms.id)
        except Exception:
            LOG.exception("bot turn failed", table=self.terms.id)
        finally:
            self._thinking = False

    async def advise(self, seat: int) -> Thought:
        """What the strongest bot would choose for a seat that is asked, from its observation alone."""
        course = self.course
        if self.terms.status != "playing" or course.asked != seat:
            raise Refused(409, "no-advice")
        table, level = course.table, levels_of(self.terms.game)[-1]
        seed = self.services.seal.bot_seed(f"advice {self.terms.id}", seat, course.seq, course.epoch)
        try:
            return Thought(table, seat, await self.services.thinking.choose(table, seat, level, seed))
        except NoAnswer:
            raise Refused(409, "no-advice") from None

    # --- people come and go

    async def sit(self, guest: Guest, seat: int) -> None:
        """Take a free seat; the game begins when none is left."""
        await self._shielded(self._sit(guest, seat))

    async def _sit(self, guest: Guest, seat: int) -> None:
        async with self._lock:
            if self.terms.status != "waiting" or self.places[seat].kind not in ("link", "open"):
                raise Refused(409, "seat-taken", seat=seat)
            change = (
                update(seats)
                .where(seats.c.table == self.terms.id, seats.c.seat == seat)
                .values(kind="human", guest=guest.id)
            )
            await self.services.store.write(lambda connection: connection.execute(change))
            self.places[seat] = Place("human", guest)
            await self._begin_if_full()
            self.publish()

    async def begin_if_full(self) -> None:
        async with self._lock:
            await self._begin_if_full()

    async def _begin_if_full(self) -> None:
        if self.terms.status != "waiting" or any(place.kind in ("link", "open") for place in self.places):
            return
        move = Move("start", now())
        await self.services.store.write(self._storing(move, False))
        self.course.accept(move, self.course.table)
        self.terms.status = "playing"
        self.go_on()

    async def stand_up(self, guest: Guest) -> None:
        """Leave: before the game the seat is free again, during it the game is forfeited (HJ-E3)."""
        await self._shielded(self._stand_up(guest))

    async def _stand_up(self, guest: Guest) -> None:
        async with self._lock:
            own = self.seats_of(guest)
            if not own:
                raise Refused(403, "not-seated")
            if self.terms.status == "playing":
                await self._make(Move("end", now(), own[0], "forfeit"))
            elif self.terms.status == "waiting":
                kind = "open" if self.terms.lobby else "link"
                change = (
                    update(seats)
                    .where(seats.c.table == self.terms.id, seats.c.guest == guest.id)
                    .values(kind=kind, guest=None)
                )
                await self.services.store.write(lambda connection: connection.execute(change))
                for seat in own:
                    self.places[seat] = Place(kind)
                self.publish()

    async def close(self) -> None:
        """Nobody plays here any more."""
        await self._shielded(self._close())

    async def _close(self) -> None:
        async with self._lock:
            change = update(tables).where(tables.c.id == self.terms.id).values(status="closed")
            await self.services.store.write(lambda connection: connection.execute(change))
            self.terms.status = "closed"
            self.go_on()
            self.publish()

    # --- talking

    async def talk(self, guest: Guest, asked: wire.Chat) -> None:
        seat = self.own_seat(guest, asked.seat)
        if (asked.phrase is None) == (asked.text is None):
            raise Refused(400, "chat")
        if asked.phrase is not None and asked.phrase not in PHRASES:
            raise Refused(400, "no-phrase", phrase=asked.phrase)
        line = Said(seat, asked.phrase, asked.text, now())
        await self._shielded(self._talk(line))

    async def _talk(self, line: Said) -> None:
        async with self._lock:
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
        """Hear nothing more from this seat, or hear it again."""
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
        self.publish()
