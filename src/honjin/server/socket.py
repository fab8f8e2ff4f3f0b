"""Socket: a browser that watches a table, and what it says."""

import asyncio
import contextlib
from collections import Counter, deque
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.gate import address, language
from honjin.server.limits import MESSAGE_MAX, Bucket
from honjin.server.live import LiveTable
from honjin.server.metrics import MESSAGES, SOCKETS
from honjin.server.refused import Refused
from honjin.server.sessions import COOKIE, Guest, now

LOG: Final = structlog.get_logger()
REFUSED: Final = 4000  # the close codes for applications: this and the HTTP status
UNREAD_MAX: Final = 100  # answers that a browser may leave unread
FLOOD_MAX: Final = 200  # messages too many until the socket is closed

Said = (
    wire.PlaySaid
    | wire.UndoSaid
    | wire.TakebackSaid
    | wire.ResignSaid
    | wire.ChatSaid
    | wire.LangSaid
    | wire.SeatSaid
    | wire.SyncSaid
    | wire.PingSaid
)
Answer = wire.State | wire.Ack | wire.SocketError | wire.Pong


class Watcher:
    """One socket at one table: whose it is, from where it looks, what it has been told."""

    def __init__(self, live: LiveTable, guest: Guest | None, seat: int | None, lang: str) -> None:
        self.live = live
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.facts = 0
        self.epoch = live.course.epoch
        self.lines = 0
        self.outbox: deque[Answer] = deque()
        self.flood = 0
        self._stale = True
        self._awake = asyncio.Event()
        self._awake.set()

    def wake(self) -> None:
        """The table has changed."""
        self._stale = True
        self._awake.set()

    def answer(self, answer: Answer) -> None:
        self.outbox.append(answer)
        self._awake.set()

    def forget(self, since: int, epoch: int) -> None:
        """Tell everything again from this fact on; from the beginning if choices were taken back since."""
        course = self.live.course
        self.facts = min(since, course.table.fact_count) if epoch == course.epoch else 0
        self.epoch = course.epoch
        self.lines = 0
        self.wake()

    async def next(self) -> Answer:
        """What to send next; however often the table changed meanwhile, its state is told once."""
        while True:
            if self.outbox:
                return self.outbox.popleft()
            if self._stale:
                self._stale = False
                return self._state()
            self._awake.clear()
            await self._awake.wait()

    def _state(self) -> wire.State:
        course = self.live.course
        if self.epoch != course.epoch:  # lines told may be gone, others may stand in their places
            self.epoch, self.facts = course.epoch, 0
        state = self.live.state(self.guest, self.seat, self.lang, self.facts, self.lines)
        self.facts = course.table.fact_count
        self.lines = len(self.live.said)
        return state


class Sockets:
    """All open sockets, counted by address."""

    def __init__(self) -> None:
        self.by_address: Counter[str] = Counter()

    async def serve(self, socket: WebSocket[Any, Any, Any], camp: Camp, id: str) -> None:
        """From the first message to the last."""
        await socket.accept()
        lang, where = language(socket.scope), address(socket.scope)
        try:
            if self.by_address[where] >= camp.limits.sockets_max:
                raise Refused(429, "too-fast")
            live = await camp.tables.find(id)
            guest = await camp.sessions.find(socket.cookies.get(COOKIE))
            seat = read_seat(socket.query_params.get("seat"))
            live.looking_seat(guest, seat)
        except Refused as refused:
            problem = refused.problem(lang)
            await self._send(socket, wire.SocketError(problem.error, problem.detail))
            await socket.close(code=REFUSED + refused.status, reason=refused.word)
            return
        watcher = Watcher(live, guest, seat, lang)
        self.by_address[where] += 1
        SOCKETS.inc()
        live.watchers.add(watcher)
        live.publish()  # somebody is online
        sending = asyncio.get_running_loop().create_task(self._send_all(socket, watcher))
        try:
            await self._hear_all(socket, watcher, camp)
        finally:
            sending.cancel()
            live.watchers.discard(watcher)
            live.publish()
            SOCKETS.dec()
            self.by_address[where] -= 1
            if not self.by_address[where]:
                del self.by_address[where]

    async def _send(self, socket: WebSocket[Any, Any, Any], answer: Answer) -> None:
        await socket.send_data(msgspec.json.encode(answer).decode(), mode="text")

    async def _send_all(self, socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
        try:
            while True:
                await self._send(socket, await watcher.next())
        except (WebSocketException, RuntimeError, OSError):
            pass  # it is gone: the hearing side sees it too
        except Refused:
            with contextlib.suppress(Exception):
                await socket.close(code=REFUSED + 403)
        except Exception:
            LOG.exception("socket failed", table=watcher.live.terms.id)
            with contextlib.suppress(Exception):
                await socket.close(code=1011)

    async def _hear_all(self, socket: WebSocket[Any, Any, Any], watcher: Watcher, camp: Camp) -> None:
        bucket = Bucket(camp.limits.message)
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not bucket.spend():
                watcher.flood += 1
                await self._complain(watcher, Refused(429, "too-fast"))
                if watcher.flood > FLOOD_MAX or len(watcher.outbox) > UNREAD_MAX:
                    await socket.close(code=1008, reason="too-fast")
                    return
                continue
            if len(watcher.outbox) > UNREAD_MAX:
                await socket.close(code=1008, reason="unread")
                return
            await self._hear(watcher, message.get("text") or message.get("bytes") or "")

    async def _hear(self, watcher: Watcher, text: str | bytes) -> None:
        """One message; whatever is wrong with it harms nobody else."""
        id: str | None = None
        try:
            if len(text) > MESSAGE_MAX:
                raise Refused(413, "too-long", most=MESSAGE_MAX)
            said = msgspec.json.decode(text, type=Said)
            id = said.id if isinstance(said, wire.PlaySaid) else None
            await self._obey(watcher, said)
            MESSAGES.labels("ok").inc()
        except Refused as refused:
            await self._complain(watcher, refused, id)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await self._complain(watcher, Refused(400, "message", problem=str(error)[:200]), id)
        except Exception:
            LOG.exception("message failed", table=watcher.live.terms.id)
            await self._complain(watcher, Refused(500, "internal"), id)

    async def _complain(self, watcher: Watcher, refused: Refused, id: str | None = None) -> None:
        MESSAGES.labels(refused.word).inc()
        problem = refused.problem(watcher.lang)
        error = wire.SocketError(problem.error, problem.detail, id or msgspec.UNSET, problem.refusals)
        watcher.answer(error)

    async def _obey(self, watcher: Watcher, said: Said) -> None:
        live, guest = watcher.live, watcher.guest
        match said:
            case wire.PingSaid():
                watcher.answer(wire.Pong(now()))
            case wire.LangSaid():
                watcher.lang = said.lang
                watcher.forget(0, live.course.epoch)
            case wire.SeatSaid():
                live.looking_seat(guest, said.seat)
                watcher.seat = said.seat
                watcher.forget(0, live.course.epoch)
            case wire.SyncSaid():
                watcher.forget(said.since, said.epoch)
            case _ if guest is None:
                raise Refused(401, "no-session")
            case wire.PlaySaid():
                played = await live.play(guest, said)
                watcher.answer(wire.Ack(played.id, played.seq, played.epoch))
            case wire.UndoSaid():
                await live.undo(guest, said)
            case wire.TakebackSaid():
                await live.ask_takeback(guest, said)
            case wire.ResignSaid():
                await live.end(live.own_seat(guest, said.seat), "resign")
            case wire.ChatSaid():
                await live.talk(guest, said)


def read_seat(word: str | None) -> int | None:
    if not word:
        return None
    if not word.isdecimal() or len(word) > 1:
        raise Refused(400, "seat", seat=word[:20])
    return int(word)
