"""Protocol: what is bounded before a request reaches the application: sizes, times and connections."""

import asyncio
import resource
from collections.abc import Iterable
from typing import Any, Final, Literal

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from honjin.server.http.front import Proxies
from honjin.server.http.limits import DOCUMENT_MAX, Bucket, Limits, site

HEADER_MAX: Final = 16 * 1024  # bytes of a request before its body
HEADERS_MAX: Final = 100
BODY_MAX: Final = 2 * DOCUMENT_MAX  # with all that chunks add to it; the application counts what is left
MOST: Final = {"header": HEADER_MAX, "body": BODY_MAX}
TOO_LONG: Final = {"header": 431, "body": 413}
PIPELINE_MAX: Final = 10  # requests that wait behind another on one connection
SLICE: Final = 4 * 1024  # bytes of a socket that are read at once
HEADER_SECONDS: Final = 10.0  # from the first byte of a request to its body
BODY_SECONDS: Final = 20.0
BODY_RATE: Final = 32 * 1024  # bytes for which a long body has a further second
LINGER_SECONDS: Final = 2.0  # in which the rest of a body may come that nobody waits for
KEEP_SECONDS: Final = 5  # between two requests
LOOK_SECONDS: Final = 5  # between two looks at who does not read
LOOKS_MAX: Final = 3  # in vain
UNSENT_RATE: Final = 1024  # bytes of an answer that must be read in a second
DESCRIPTORS_MAX: Final = 65_536
RESERVED: Final = 128  # descriptors for the data, the bots and whatever else


def raise_descriptors() -> int:
    """Have as many as the system allows; so many connections may be open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = DESCRIPTORS_MAX if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS_MAX)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return max(min(soft, DESCRIPTORS_MAX) - RESERVED, RESERVED)


class Doors:
    """Open connections: so many in all, so many from an address; a proxy we trust brings many people."""

    def __init__(self, limits: Limits, proxies: Proxies, most: int) -> None:
        self.limits = limits
        self.proxies = proxies
        self.most = most
        self.open = 0

    def enter(self, address: str, again: bool = False) -> bool:
        """Whether there was room; again: a connection that becomes a socket."""
        if self.open >= self.most:
            return False
        if not self.proxies.trusts(address):
            who = site(address)
            if not (again or self.limits.arrivals.spend(who)) or not self.limits.connections.take(who):
                return False
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        self.open -= 1
        if not self.proxies.trusts(address):
            self.limits.connections.give_back(site(address))


class TooLong(Exception):
    """A request's header is too long, or too many wait."""


class Guarded(HttpToolsProtocol):
    """A connection on which requests arrive, each in its time."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self.doors = doors
        self.inside = False
        self._timer: asyncio.TimerHandle | None = None
        self._reading: Literal["header", "body", ""] = "header"
        self._arrived = 0  # bytes of a header or a body that is not whole yet
        self._parsed = 0  # bytes of its lines that are
        self._refusal = 400

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    # --- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # of TCP only
        super().connection_made(transport)
        self.inside = self.doors.enter(self.address)
        if self.inside:
            self._wait(HEADER_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._wait(None)
        if self.inside:
            self.inside = False
            self.doors.leave(self.address)

    # --- what arrives

    def data_received(self, data: bytes) -> None:
        if not self.inside or self.transport.is_closing():
            return
        if not self._reading and (self.cycle is None or self.cycle.response_complete):
            self._begin()
        reading = self._reading
        super().data_received(data)
        if reading and reading == self._reading and not self.transport.is_closing():
            self._arrived += len(data)
            if self._arrived > MOST[reading]:
                self._refuse(TOO_LONG[reading])

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin()

    def _begin(self) -> None:
        self._reading, self._arrived, self._parsed = "header", 0, 0
        self._wait(HEADER_SECONDS)

    def on_url(self, url: bytes) -> None:
        self._bound(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._bound(len(name) + len(value))
        super().on_header(name, value)

    def _bound(self, size: int) -> None:
        self._parsed += size
        if self._parsed > HEADER_MAX or len(self.headers) >= HEADERS_MAX:
            self._refusal = 431
            raise TooLong

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE_MAX:
            self._refusal = 429
            raise TooLong
        self._reading, self._arrived = "body", 0
        told = next((value for name, value in self.headers if name == b"content-length"), b"0")
        length = int(told) if told.isdigit() and len(told) < 10 else 0
        self._wait(BODY_SECONDS + min(length, DOCUMENT_MAX) / BODY_RATE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = ""
        self._wait(KEEP_SECONDS if self.cycle and self.cycle.response_complete else None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._reading == "body" and not self.pipeline:
            self._wait(LINGER_SECONDS)

    # --- what is refused

    def _wait(self, seconds: float | None) -> None:
        """What is awaited now must come in this time; None: nothing is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._timer = None
        if self._reading == "body" or self._arrived or self._parsed:
            self._refuse(408)
        else:
            self.transport.close()

    def _refuse(self, status: int) -> None:
        """In words, unless another answer has begun."""
        answering = self.cycle is not None and self.cycle.response_started
        if answering and not (self.cycle.response_complete and self._reading == "header"):
            self.transport.abort()
        else:
            self._refusal = status
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Whatever is wrong with a request that cannot be read, it ends the connection."""
        lines = [STATUS_LINE[self._refusal], b"content-length: 0\r\n", b"connection: close\r\n\r\n"]
        self.transport.write(b"".join(lines))
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that became a socket: it may send so many frames, of whatever kind."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self.doors = doors
        self.inside = False
        self._frames = Bucket(doors.limits.frames)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.inside = self.doors.enter(self.address, again=True)
        if not self.inside:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.inside:
            self.inside = False
            self.doors.leave(self.address)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """As it is; a handshake that was answered with a refusal is over, and no fault."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_cont(self, event: Frame) -> None:
        if self._pays():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._pays():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._pays():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._pays():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._pays():
            super().handle_pong(event)

    def _pays(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.spend():
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": "too-fast"})
        self.conn.fail(1008, "too-fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


class Unread:
    """Who does not read what was sent, also when the connection should be closed by now, is cut off."""

    def __init__(self) -> None:
        self._vain: dict[
            Guarded | GuardedSocket, tuple[int, int]
        ] = {}  # bytes unsent, looks without progress

    def look(self, connections: Iterable[Any]) -> None:
        found: dict[Guarded | GuardedSocket, tuple[int, int]] = {}
        for connection in connections:
            unsent = connection.transport.get_write_buffer_size()
            if not unsent:
                continue
            before, looks = self._vain.get(connection, (unsent, 0))
            looks = 0 if unsent <= before - UNSENT_RATE * LOOK_SECONDS else looks + 1
            if looks > LOOKS_MAX:
                connection.transport.abort()
            else:
                found[connection] = (unsent, looks)
        self._vain = found
