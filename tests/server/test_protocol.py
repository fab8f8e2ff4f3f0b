"""Before the application: half-sent requests, long headers, readers that do not read, bombs."""

import asyncio
import resource
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from serve_process import Served
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from honjin.server.http import protocol
from honjin.server.http.front import Proxies
from honjin.server.http.limits import Limits
from honjin.server.http.protocol import Doors, Guarded, GuardedSocket, Unread, raise_descriptors

BODY = b"x" * 4_000_000


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole body and answers; /large with much, /early without reading."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": "heard"})
        return
    while scope["path"] != "/early":
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        if not message.get("more_body"):
            break
    body = BODY if scope["path"] == "/large" else b"heard"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Door:
    """A server of the guarded protocols alone."""

    def __init__(self, port: int, doors: Doors, state: ServerState) -> None:
        self.port = port
        self.doors = doors
        self.state = state

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def say(self, data: bytes) -> bytes:
        """Everything that comes back until the connection ends."""
        reader, writer = await self.open()
        writer.write(data)
        try:
            return await reader.read()
        finally:
            writer.close()


@asynccontextmanager
async def opened(factor: float = 1, most: int = 1000) -> AsyncIterator[Door]:
    doors, state = Doors(Limits(factor), Proxies(), most), ServerState()
    config = Config(echo, http=partial(Guarded, doors), ws=partial(GuardedSocket, doors), log_config=None)  # type: ignore[arg-type]
    config.ws_max_size = 8192
    config.load()
    make = partial(Guarded, doors, config=config, server_state=state, app_state={})
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    try:
        yield Door(server.sockets[0].getsockname()[1], doors, state)
    finally:
        server.close()
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)


def run(play: Callable[[Door], Coroutine[Any, Any, None]], **given: Any) -> None:
    async def all_of_it() -> None:
        async with opened(**given) as door:
            await asyncio.wait_for(play(door), 60)

    asyncio.run(all_of_it())


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for seconds."""
    for name in ("HEADER_SECONDS", "BODY_SECONDS", "LINGER_SECONDS", "KEEP_SECONDS"):
        monkeypatch.setattr(protocol, name, 0.1)


# --- times


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"\r\n\r\n", b"HTTP/1.1 408"),
        (b"GET /", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nA: ", b"HTTP/1.1 408"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc", b"HTTP/1.1 408"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /", b"HTTP/1.1 200"),  # and the second is given up
        (b"POST /early HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc", b"HTTP/1.1 200"),
    ],
)
@pytest.mark.usefixtures("hurried")
def test_what_is_half_sent_is_given_up(sent: bytes, status: bytes) -> None:
    async def play(door: Door) -> None:
        answer = await door.say(sent)
        assert answer.startswith(status)
        assert bool(answer) is bool(status)
        assert door.doors.open == 0

    run(play)


@pytest.mark.usefixtures("hurried")
def test_who_sends_a_byte_now_and_then_has_no_more_time() -> None:
    async def play(door: Door) -> None:
        reader, writer = await door.open()

        async def ended() -> bytes | None:
            try:
                return await reader.read()
            except ConnectionResetError:  # a byte was under way when it was closed: the answer is lost
                return None

        reading = asyncio.ensure_future(ended())
        for byte in b"GET / HTTP/1.1\r\n" + b"A: " + b"x" * 100_000:
            if reading.done():
                break
            writer.write(bytes([byte]))
            await asyncio.sleep(0.01)
        assert reading.done()  # closed long before all was sent
        said = await reading
        assert said is None or said.startswith(b"HTTP/1.1 408")
        writer.close()

    run(play)


def test_ordinary_requests_pass_one_after_the_other() -> None:
    async def play(door: Door) -> None:
        reader, writer = await door.open()
        for body in (b"", b"abc", b"x" * 100_000):
            head = f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            writer.write(head + body)
            assert (await reader.readuntil(b"heard")).startswith(b"HTTP/1.1 200")
        (connection,) = door.state.connections
        assert isinstance(connection, Guarded)
        assert connection._timer is None
        writer.close()

    run(play)


# --- sizes


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/1.1\r\nA: " + b"x" * 1_000_000, b"431"),
        (b"GET / HTTP/1.1\r\nA: " + b"x" * 20_000 + b"\r\n\r\n", b"431"),
        (b"GET /" + b"x" * 1_000_000, b"431"),
        (b"GET / HTTP/1.1\r\n" + b"".join(b"A%d: 1\r\n" % n for n in range(150)) + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 200, b"429"),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;" + b"x" * 5_000_000, b"413"),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: " + b"x" * 5_000_000, b"413"),
        (b"POST /early HTTP/1.1\r\nContent-Length: 5000000\r\n\r\n" + b"x" * 4_000_000, b"200"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
)
def test_what_is_too_long_is_refused_before_it_is_read(sent: bytes, status: bytes) -> None:
    async def play(door: Door) -> None:
        with suppress(ConnectionResetError):  # it may be closed while we are still talking
            assert b"HTTP/1.1 " + status in await door.say(sent)
        assert door.doors.open == 0

    run(play)


def test_a_header_just_short_enough_is_read() -> None:
    async def play(door: Door) -> None:
        reader, writer = await door.open()
        lines = b"".join(b"A%d: %s\r\n" % (n, b"x" * 150) for n in range(90))
        writer.write(b"GET / HTTP/1.1\r\n" + lines + b"\r\n")
        assert await reader.readuntil(b"heard")
        writer.close()

    run(play)


def test_a_bomb_ends_its_socket() -> None:
    async def play(door: Door) -> None:
        async with connect(f"ws://127.0.0.1:{door.port}/", proxy=None) as bomber:
            assert bomber.protocol.extensions  # it packs what it sends
            await bomber.send("0" * 10_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                await bomber.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(play)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT, Opcode.CONT])
def test_a_socket_that_sends_frames_and_frames_is_closed(opcode: Opcode) -> None:
    async def play(door: Door) -> None:
        async with connect(f"ws://127.0.0.1:{door.port}/", proxy=None) as flooder:
            first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if opcode == Opcode.CONT else b""
            fin = opcode != Opcode.CONT
            frames = [Frame(opcode, b"", fin=fin).serialize(mask=True) for _ in range(2000)]
            flooder.transport.write(first + b"".join(frames))
            with suppress(ConnectionClosed):
                while True:
                    await flooder.recv()
            assert flooder.close_code in (1006, 1008)
        while door.doors.open:
            await asyncio.sleep(0.01)

    run(play)


# --- connections


def test_an_address_has_so_many_connections_and_all_together_too() -> None:
    async def play(door: Door) -> None:
        held = [await door.open() for _ in range(9)]
        assert await held[8][0].read() == b""  # the ninth is closed at once
        assert door.doors.open == 8
        held[0][1].close()
        while door.doors.open == 8:
            await asyncio.sleep(0.01)
        again = await door.open()
        again[1].write(b"GET / HTTP/1.1\r\n\r\n")
        assert await again[0].readuntil(b"heard")
        for _, writer in [*held, again]:
            writer.close()

    run(play, factor=0.01)
    run(play, factor=10, most=8)


def test_a_socket_counts_as_the_connection_it_was() -> None:
    async def play(door: Door) -> None:
        async with connect(f"ws://127.0.0.1:{door.port}/", proxy=None) as one:
            await one.send("hello")
            assert await one.recv() == "heard"
            assert door.doors.open == 1
        while door.doors.open:
            await asyncio.sleep(0.01)
        assert len(door.doors.limits.connections) == 0

    run(play)


def test_a_proxy_that_we_trust_may_have_more() -> None:
    doors = Doors(Limits(0.01), Proxies.named("10.0.0.1"), 100)
    assert all(doors.enter("10.0.0.1") for _ in range(50))
    assert not all(doors.enter("10.0.0.2") for _ in range(50))


def test_who_does_not_read_is_cut_off() -> None:
    async def play(door: Door) -> None:
        unread = Unread()
        raw = socket.create_connection(("127.0.0.1", door.port))
        raw.sendall(b"GET /large HTTP/1.1\r\nConnection: close\r\n\r\n")
        while not any(c.transport.is_closing() for c in door.state.connections):
            await asyncio.sleep(0.01)
        reader, writer = await door.open()  # somebody else is not harmed
        for _ in range(protocol.LOOKS_MAX):
            unread.look(list(door.state.connections))
        assert door.doors.open == 2
        unread.look(list(door.state.connections))
        while door.doors.open > 1:
            await asyncio.sleep(0.01)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        assert await reader.readuntil(b"heard")
        raw.close()
        writer.close()

    run(play)


def test_who_reads_slowly_is_not() -> None:
    class Slow:
        """A connection of which so much is unsent."""

        def __init__(self) -> None:
            self.transport, self.unsent, self.cut = self, 1_000_000, False

        def get_write_buffer_size(self) -> int:
            self.unsent -= 10_000
            return self.unsent

        def abort(self) -> None:
            self.cut = True

    unread, slow = Unread(), Slow()
    for _ in range(50):
        unread.look([slow])
    assert not slow.cut


def test_the_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (500, hard))
        most = raise_descriptors()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert now > 500
        assert most < now
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_thousand_half_sent_requests_lock_nobody_out(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as served:
        guest, held = served.guest(), []
        try:
            for _ in range(1000):
                half = socket.socket()
                half.bind(("127.0.0.9", 0))
                half.connect(("127.0.0.1", served.port))
                held.append(half)
                half.send(b"GET / HTTP/1.1\r\nHost: ")
            assert httpx.get(f"{served.url}/api/phrases").status_code == 200
            guest.play_first(guest.make("way-of-the-samurai", "me")["id"])
        finally:
            for half in held:
                half.close()
