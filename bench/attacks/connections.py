"""Connections: what is sent before any application sees a request."""

import contextlib
import resource
import socket
import time
from collections.abc import Callable
from typing import Final

from attacks.attempt import attempt
from attacks.stranger import Stranger

MANY: Final = 1000
SECONDS: Final = 6.0
HUGE: Final = 100_000_000
PIECE: Final = 100_000


def more_descriptors() -> None:
    """As many as this process may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def push(stranger: Stranger, start: bytes, piece: bytes, most: int, end: bytes = b"\r\n\r\n") -> None:
    """Send this until the server has had enough; what it says is noted."""
    sent, heard = 0, b""
    with contextlib.suppress(OSError), stranger.raw(start) as made:
        with contextlib.suppress(OSError):
            made.settimeout(2)
            while sent < most:
                made.sendall(piece)
                sent += len(piece)
            made.sendall(end)
        heard = made.recv(200)
    stranger.count("sent bytes", sent)
    stranger.report.answers[heard.split(b" ")[1].decode() if b" " in heard else "closed"] += 1
    if sent >= most and heard[:1] != b"H":
        stranger.report.wrong.append(f"{sent >> 20} MB were taken")


@attempt("connections", "heads without end")
def huge_heads(stranger: Stranger) -> None:
    """A header of 100 MB, as many small ones, an address of 100 MB, spaces before a request."""
    head = stranger.head("GET", "/api/games")[:-2]
    push(stranger, head + b"X-Big: ", b"x" * PIECE, HUGE)
    push(stranger, head, b"X-Many: x\r\n" * (PIECE // 11), HUGE)
    push(stranger, b"GET /", b"x" * PIECE, HUGE)
    push(stranger, b"", b"\r\n" * (PIECE // 2), HUGE)
    push(stranger, b"GET / HTTP/1.1\r\n", b" folded: x\r\n" * (PIECE // 12), HUGE)


@attempt("connections", "bodies without end")
def huge_bodies(stranger: Stranger) -> None:
    """Bodies of 100 MB: announced, in chunks, and in chunks whose extensions do not end."""
    guest = stranger.be_guest()
    push(guest, guest.head("POST", "/api/replays", length=HUGE), b"x" * PIECE, HUGE)
    chunked = guest.head("POST", "/api/replays", "Transfer-Encoding: chunked")
    push(guest, chunked, f"{PIECE:x}\r\n".encode() + b"x" * PIECE + b"\r\n", HUGE)
    push(guest, chunked + b"1;", b"x" * PIECE, HUGE)
    push(guest, chunked + b"1\r\nx\r\n0\r\nTrailer: ", b"x" * PIECE, HUGE)
    push(guest, guest.head("GET", "/api/games", length=HUGE), b"x" * PIECE, HUGE)


def hold(stranger: Stranger, said: bytes, go_on: Callable[[socket.socket], None] | None = None) -> None:
    """A thousand connections that stay as they are; how many the server still keeps at the end is counted."""
    more_descriptors()
    held = []
    for _ in range(MANY):
        with contextlib.suppress(OSError):
            held.append(stranger.raw(said, timeout=1))
    stranger.count("opened", len(held))
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        for one in held if go_on else ():
            with contextlib.suppress(OSError):
                assert go_on is not None
                go_on(one)
        time.sleep(0.5)
    for one in held:
        with contextlib.suppress(OSError):
            one.setblocking(False)
            if not one.recv(1000):
                stranger.report.answers["closed"] += 1
                continue
            stranger.report.answers["answered"] += 1
            continue
        with contextlib.suppress(OSError):
            one.getpeername()
            stranger.count("kept")
    for one in held:
        one.close()


def a_byte(one: socket.socket) -> None:
    one.send(b"x")


@attempt("connections", "silent connections")
def silent(stranger: Stranger) -> None:
    """A thousand connections on which nothing is said."""
    hold(stranger, b"")


@attempt("connections", "half a head")
def half_heads(stranger: Stranger) -> None:
    """A thousand requests whose head does not end."""
    hold(stranger, stranger.head("GET", "/api/games")[:-2])


@attempt("connections", "a head byte by byte")
def slow_heads(stranger: Stranger) -> None:
    """A thousand requests whose head grows by a byte every half second."""
    hold(stranger, stranger.head("GET", "/api/games")[:-2] + b"X-Slow: ", a_byte)


@attempt("connections", "half a body")
def half_bodies(stranger: Stranger) -> None:
    """A thousand requests whose body does not come."""
    hold(stranger, stranger.head("POST", "/api/replays", length=1000) + b"{")


@attempt("connections", "a body byte by byte")
def slow_bodies(stranger: Stranger) -> None:
    """A thousand requests whose body grows by a byte every half second."""
    hold(stranger, stranger.head("POST", "/api/replays", length=1000) + b"{", a_byte)


@attempt("connections", "answers that nobody reads")
def unread(stranger: Stranger) -> None:
    """90 connections that ask for the largest answers again and again and read nothing."""
    said = stranger.head("GET", "/api/games/gosu-x/cards")
    held = []
    for _ in range(90):
        with contextlib.suppress(OSError):
            made = stranger.raw(timeout=1)
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            held.append(made)
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        for made in held:
            with contextlib.suppress(OSError):
                made.setblocking(False)
                made.send(said * 10)
                stranger.count("asked", 10)
        time.sleep(0.5)
    for made in held:
        made.close()


@attempt("connections", "requests in one breath")
def pipelined(stranger: Stranger) -> None:
    """Twenty thousand requests on one connection without waiting for an answer."""
    said = stranger.head("GET", "/api/games") * 100
    with contextlib.suppress(OSError), stranger.raw(timeout=2) as made:
        for _ in range(200):
            made.sendall(said)
            stranger.count("asked", 100)
        time.sleep(1)
        made.settimeout(1)
        heard = made.recv(1 << 20)
        stranger.report.answers[heard.split(b" ")[1].decode() if b" " in heard else "closed"] += 1


@attempt("connections", "no HTTP at all")
def garbage(stranger: Stranger) -> None:
    """What other protocols would say, and requests with two meanings."""
    double = stranger.head("POST", "/api/replays", "Transfer-Encoding: chunked", length=5)
    for said in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x00" * 1000,
        b"GET /api/games\r\n\r\n",
        b"GET /api/games HTTP/9.9\r\n\r\n",
        b"GET http://other.example/api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n",
        double + b"0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n",
        stranger.head("POST", "/api/replays", "Content-Length: 5", length=6) + b"{}    ",
        stranger.head("GET", "/api/games", "X\x00Y: z"),
        stranger.head("GET", "/api/games", "Cookie: honjin=" + "x" * 5000),
        stranger.head("GET", "/api/games", "Cookie: honjin=\xff\xfe; =; ;;;"),
        stranger.head("GET", "/api/tables/%00/state?seat=9&since=-1&lang=\xe9"),
        stranger.head("GET", "/..%2f..%2fetc%2fpasswd"),
    ):
        with contextlib.suppress(OSError), stranger.raw(said, timeout=2) as made:
            made.settimeout(2)
            heard = b""
            with contextlib.suppress(OSError):
                heard = made.recv(2000)
            status = heard.split(b" ")[1].decode() if heard.startswith(b"HTTP") else "closed"
            stranger.report.answers[status] += 1
            if status.startswith("5") and (status != "503" or b"detail" not in heard):
                stranger.report.wrong.append(f"{said[:40]!r} was answered {heard[:200]!r}")
