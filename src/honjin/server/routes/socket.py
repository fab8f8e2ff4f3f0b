"""Socket: a browser that watches a table, and what it says."""

import asyncio
import contextlib
import time
from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.cookies import token_of
from honjin.server.guests.sessions import Guest, now
from honjin.server.http.front import client
from honjin.server.http.limits import ANY, DEAR, MESSAGE_MAX, STATE, Places
from honjin.server.http.metrics import MESSAGES, SOCKETS, timing_move
from honjin.server.middleware import language
from honjin.server.services import Services
from honjin.server.tables.table import LiveTable

LOG: Final = structlog.get_logger()
REFUSED: Final = 4000  # the close codes for applications: this and the HTTP status
UNREAD_MAX: Final = 100  # answers that a browser may leave unread
FLOOD_MAX: Final = 50  # messages too many until the socket is closed
PAUSE: Final = 1.0  # seconds between two states that were asked for, or two words on who is there
LONG_AGO: Final = float("-inf")

Answer = wire.Ack | wire.SocketError | wire.Pong
Pay = Callable[[float], bool]


class Watcher:
    """One socket at one table: whose it is, from where it looks, what it has been told."""

    def __init__(
        self, live: LiveTable, guest: Guest | None, seat: int | None, lang: str, pay: Pay = lambda cost: True
    ) -> None:
        self.live = live
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.pay = pay  # from the budget of its address
        self.facts = 0
        self.epoch = live.timeline.epoch
        self.names = live.names(lang)
        self.started = live.timeline.started
        self.lines = 0
        self.outbox: deque[Answer] = deque()
        self.flood = 0
        self.ended: ApiError | None = None
        self._changed = False  # a state is due at once
        self._asked = True  # a state is due when the last that was asked for is a second old
        self._presence: bytes | None = None
        self._presence_due = True
        self._told_at = self._asked_at = self._presence_at = LONG_AGO
        self._awake = asyncio.Event()
        self._awake.set()

    # --- what is to be told

    def wake(self) -> None:
        """The table has changed."""
        self._changed = True
        self._awake.set()

    def wish(self) -> None:
        """The state is wanted; however often, it is told once a second."""
        self._asked = True
        self._awake.set()

    def wake_presence(self) -> None:
        self._presence_due = True
        self._awake.set()

    def answer(self, answer: Answer) -> None:
        self.outbox.append(answer)
        self._awake.set()

    def end(self, refused: ApiError) -> None:
        """Nothing more is told."""
        self.ended = refused
        self._awake.set()

    def forget(self, since: int, epoch: int) -> None:
        """Tell everything again from this fact on; from the beginning if choices were taken back since."""
        timeline = self.live.timeline
        self.facts = min(since, timeline.fact_count) if epoch == timeline.epoch else 0
        self.epoch = timeline.epoch
        self.lines = 0
        self.wish()

    # --- telling it

    async def next(self) -> bytes:
        """What to send next; however often the table changed meanwhile, its state is told once."""
        while True:
            if self.ended is not None:
                raise self.ended
            at = time.monotonic()
            if (due := self.due(at)) is not None:
                return due
            self._awake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._rest(at)):
                    await self._awake.wait()

    def due(self, at: float) -> bytes | None:
        """What is to be sent at this moment, if anything is."""
        if self.outbox:
            return msgspec.json.encode(self.outbox.popleft())
        if not self._state_is_due(at):
            return self._presence if self._presence_is_due(at) else None
        if self._asked:
            self._asked_at = at
        self._changed, self._asked, self._told_at = False, False, at
        timeline = self.live.timeline
        if self.epoch != timeline.epoch:  # lines told may be gone, others may stand in their places
            self.epoch, self.facts = timeline.epoch, 0
        if self.names != (names := self.live.names(self.lang)):  # lines told call somebody by an old name
            self.names, self.facts = names, 0
        if self.started != timeline.started:  # lines told do not name the cards of one's own seat
            self.started, self.facts = timeline.started, 0
        state = self.live.audience.state(self.guest, self.seat, self.lang, self.facts, self.lines)
        self.facts, self.lines = timeline.fact_count, len(self.live.chat.lines)
        return state

    def _state_is_due(self, at: float) -> bool:
        """At once what a change brings, unless its address is in debt; once a second what was asked for."""
        if not self._changed and not (self._asked and at - self._asked_at >= PAUSE):
            return False
        return self.pay(STATE) or at - self._told_at >= PAUSE

    def _presence_is_due(self, at: float) -> bool:
        if not self._presence_due or at - self._presence_at < PAUSE:
            return False
        self._presence_due = False
        before, self._presence = self._presence, self.live.audience.presence()
        if self._presence == before:
            return False
        self._presence_at = at
        return True

    def _rest(self, at: float) -> float | None:
        """How long until what waits is due; None: nothing waits."""
        dues = []
        if self._asked and self._asked_at + PAUSE > at:
            dues.append(self._asked_at + PAUSE)
        elif self._asked or self._changed:
            dues.append(self._told_at + PAUSE)
        if self._presence_due:
            dues.append(self._presence_at + PAUSE)
        return max(min(dues) - at, 0) if dues else None


@contextlib.contextmanager
def holding(places: Places, key: Hashable) -> Iterator[None]:
    """One of the places of this key, as long as it lasts."""
    if not places.take(key):
        raise ApiError(429, "too-many-sockets", most=places.most)
    try:
        yield
    finally:
        places.give_back(key)


class Sockets:
    """All open sockets, by the session they belong to."""

    def __init__(self) -> None:
        self.by_session: defaultdict[bytes, set[Watcher]] = defaultdict(set)

    def end_session(self, key: bytes) -> None:
        """Who logged out watches no more."""
        for watcher in self.by_session.get(key, ()):
            watcher.end(ApiError(401, "no-session"))

    async def serve(self, socket: WebSocket[Any, Any, Any], services: Services, id: str) -> None:
        """From the first message to the last; it has its place before anything is looked up."""
        await socket.accept()
        lang, who, limits = language(socket.scope), client(socket.scope), services.limits
        try:
            with holding(limits.sockets, who), holding(limits.table_sockets, (id, who)):
                live = await services.tables.find(id)
                session = await services.sessions.session(token_of(socket))
                guest = None if session is None else session.guest
                seat = read_seat(socket.query_params.get("seat"))
                live.looking_seat(guest, seat)
                watcher = Watcher(live, guest, seat, lang, lambda cost: limits.work.spend(who, cost))
                with self._watching(watcher, None if session is None else session.key):
                    await self._attend(socket, watcher)
        except ApiError as refused:
            problem = refused.problem(lang)
            error = wire.SocketError(problem.error, problem.detail)
            await socket.send_text(msgspec.json.encode(error))
            await socket.close(code=REFUSED + refused.status, reason=refused.word)

    @contextlib.contextmanager
    def _watching(self, watcher: Watcher, key: bytes | None) -> Iterator[None]:
        if key is not None:
            self.by_session[key].add(watcher)
        SOCKETS.inc()
        watcher.live.audience.enter(watcher)
        try:
            yield
        finally:
            watcher.live.audience.leave(watcher)
            SOCKETS.dec()
            if key is not None:
                self.by_session[key].discard(watcher)
                if not self.by_session[key]:
                    del self.by_session[key]

    async def _attend(self, socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
        sending = asyncio.get_running_loop().create_task(self._send_all(socket, watcher))
        try:
            await self._hear_all(socket, watcher)
        finally:
            sending.cancel()

    async def _send_all(self, socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
        try:
            while True:
                await socket.send_text(await watcher.next())
        except (WebSocketException, RuntimeError, OSError):
            pass  # it is gone: the hearing side sees it too
        except ApiError as refused:
            with contextlib.suppress(Exception):
                await socket.close(code=REFUSED + refused.status, reason=refused.word)
        except Exception:
            LOG.exception("socket failed", table=watcher.live.terms.id)
            with contextlib.suppress(Exception):
                await socket.close(code=1011)

    async def _hear_all(self, socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
        """Message after message; whatever is wrong with one harms nobody else."""
        while (said := await socket.receive())["type"] == "websocket.receive":
            if len(watcher.outbox) > UNREAD_MAX:
                return await socket.close(code=1008, reason="unread")
            id: str | None = None
            try:
                message = self._read(watcher, said.get("text") or said.get("bytes") or "")
                id = message.id if isinstance(message, wire.PlayMessage | wire.RewindMessage) else None
                await self._obey(watcher, message)
                MESSAGES.labels("ok").inc()
            except ApiError as refused:
                self._complain(watcher, refused, id)
            except Exception:
                LOG.exception("message failed", table=watcher.live.terms.id)
                self._complain(watcher, ApiError(500, "internal"), id)
            if watcher.flood > FLOOD_MAX:
                return await socket.close(code=1008, reason="too-fast")

    def _read(self, watcher: Watcher, text: str | bytes) -> wire.ClientMessage:
        """What it says, once it is paid for; what cannot be read is paid for too."""
        if len(text) > MESSAGE_MAX:
            raise ApiError(413, "too-long", most=MESSAGE_MAX)
        try:
            message: wire.ClientMessage = msgspec.json.decode(text, type=wire.ClientMessage)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._charge(watcher, ANY)
            raise ApiError(400, "message", problem=str(error)[:200]) from None
        self._charge(watcher, getattr(message, "cost", DEAR))
        return message

    def _charge(self, watcher: Watcher, cost: float) -> None:
        """A message is paid for by its address, as its type says or else as a dear one."""
        if not watcher.pay(cost):
            watcher.flood += 1
            raise ApiError(429, "too-fast")
        watcher.flood = max(watcher.flood - 1, 0)

    def _complain(self, watcher: Watcher, refused: ApiError, id: str | None) -> None:
        MESSAGES.labels(refused.word).inc()
        problem = refused.problem(watcher.lang)
        watcher.answer(wire.SocketError(problem.error, problem.detail, id or msgspec.UNSET, problem.refusals))

    async def _obey(self, watcher: Watcher, message: wire.ClientMessage) -> None:
        live, guest = watcher.live, watcher.guest
        match message:
            case wire.PingMessage():
                watcher.answer(wire.Pong(now()))
            case wire.LangMessage():
                watcher.lang = message.lang
                watcher.forget(0, live.timeline.epoch)
            case wire.SeatMessage():
                live.looking_seat(guest, message.seat)
                watcher.seat = message.seat
                watcher.forget(0, live.timeline.epoch)
            case wire.SyncMessage():
                watcher.forget(message.since, message.epoch)
            case _ if guest is None:
                raise ApiError(401, "no-session")
            case wire.PlayMessage():
                with timing_move():
                    receipt = await live.play(guest, message)
                watcher.answer(wire.Ack(receipt.id, receipt.seq, receipt.epoch))
            case wire.UndoMessage():
                await live.takeback.undo(guest, message)
            case wire.RewindMessage():
                receipt = await live.takeback.rewind(guest, message)
                watcher.answer(wire.Ack(receipt.id, receipt.seq, receipt.epoch))
            case wire.TakebackMessage():
                await live.takeback.ask(guest, message)
            case wire.PassMessage():
                await live.standing.order(guest, message)
            case wire.ResignMessage():
                await live.end(live.own_seat(guest, message.seat), "resign")
            case wire.ChatMessage():
                await live.chat.talk(guest, message)
            case wire.CommitMessage():
                await live.dealing.commit(guest, message.hash)
            case wire.RevealMessage():
                await live.dealing.reveal(guest, message.value)


def read_seat(word: str | None) -> int | None:
    if not word:
        return None
    if not word.isdecimal() or len(word) > 1:
        raise ApiError(400, "seat", seat=word[:20])
    return int(word)
