"""Stranger: somebody at another address who asks, opens sockets, and notes what came back."""

import asyncio
import contextlib
import http.client
import json
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST: Final = "127.0.0.1"
PATIENCE: Final = 10.0  # seconds for one answer
MOST_SECONDS: Final = 60.0  # for a whole attempt
Data = dict[str, Any]


class TimeUp(Exception):
    """The attempt has had its time."""


@dataclass
class Report:
    """What came back: answers by status and word, the longest wait for one, and what should not have been."""

    answers: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    figures: dict[str, float] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)  # what took longer than a second of its own
    until: float = field(default_factory=lambda: time.monotonic() + MOST_SECONDS)


@dataclass(frozen=True)
class Answer:
    """An answer of the server; status 0: none came."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float

    @property
    def data(self) -> Any:
        try:
            return json.loads(self.body)
        except ValueError:
            return {}

    @property
    def word(self) -> str:
        data = self.data
        return str(data.get("error", "")) if isinstance(data, dict) else ""

    @property
    def detail(self) -> str:
        data = self.data
        return str(data.get("detail", "")) if isinstance(data, dict) else ""


class Stranger:
    """Asks from one address; the report is shared by all addresses of one attempt."""

    def __init__(self, port: int, address: str = "127.0.0.2", first: "Stranger | None" = None) -> None:
        self.port = port
        self.address = address
        self.report: Report = Report() if first is None else first.report
        self.faces: list[Stranger] = [] if first is None else first.faces
        self.faces.append(self)
        self.cookie = ""
        self._http: http.client.HTTPConnection | None = None

    def at(self, address: str) -> "Stranger":
        """The same stranger elsewhere, as nobody yet."""
        return Stranger(self.port, address, self)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for face in self.faces:
            face.hang_up()

    def elsewhere(self, count: int, first: int = 10) -> "list[Stranger]":
        return [self.at(f"127.0.1.{first + n}") for n in range(count)]

    # --- asking

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """One request on a connection that is kept; what came back is counted."""
        if time.monotonic() > self.report.until:
            raise TimeUp
        sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        said = {"X-Honjin": "1", "Content-Type": "application/json"}
        if self.cookie:
            said["Cookie"] = self.cookie
        said |= {name.replace("_", "-"): value for name, value in headers.items()}
        kept = self._http is not None
        answer = self._exchange(method, path, sent, said)
        if kept and not answer.status and answer.seconds < PATIENCE:  # it was kept too long
            answer = self._exchange(method, path, sent, said)
        self.note(answer)
        return answer

    def _exchange(self, method: str, path: str, sent: bytes | None, said: dict[str, str]) -> Answer:
        started = time.perf_counter()
        try:
            if self._http is None:
                self._http = http.client.HTTPConnection(
                    HOST, self.port, timeout=PATIENCE, source_address=(self.address, 0)
                )
            self._http.request(method, path, sent, said)
            got = self._http.getresponse()
            found = {name.lower(): value for name, value in got.getheaders()}
            return Answer(got.status, found, got.read(), time.perf_counter() - started)
        except (OSError, http.client.HTTPException):
            self.hang_up()
            return Answer(0, {}, b"", time.perf_counter() - started)

    def note(self, answer: Answer) -> None:
        report = self.report
        word = "none" if not answer.status else f"{answer.status} {answer.word}".strip()
        report.answers[word] += 1
        report.longest = max(report.longest, answer.seconds)
        if answer.status >= 500 and not (answer.status == 503 and answer.detail):
            report.wrong.append(f"answered {answer.status} {answer.body[:100]!r}")

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return self.ask("POST", path, {} if body is None else body, **headers)

    def hang_up(self) -> None:
        if self._http is not None:
            self._http.close()
            self._http = None

    def be_guest(self) -> "Stranger":
        """Get a cookie."""
        answer = self.get("/api/me")
        self.cookie = answer.headers.get("set-cookie", "").partition(";")[0]
        return self

    def make(self, game: str, *seats: str, **wish: object) -> Data:
        """A table; a seat is me, link, open or the level of a bot. Empty if it was refused."""
        plain = ("me", "link", "open")
        wishes = [{"kind": seat} if seat in plain else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.post("/api/tables", {"game": game, "seats": wishes, **wish})
        return dict(answer.data) if answer.status == 201 else {}

    # --- connections

    def raw(self, sent: bytes = b"", timeout: float = PATIENCE) -> socket.socket:
        """A connection of one's own, with this said on it."""
        made = socket.create_connection((HOST, self.port), timeout, (self.address, 0))
        if sent:
            made.sendall(sent)
        return made

    def head(self, method: str, path: str, *lines: str, length: int | None = None) -> bytes:
        """The head of a request, as sent on a raw connection."""
        said = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", "X-Honjin: 1", *lines]
        if self.cookie:
            said.append(f"Cookie: {self.cookie}")
        if length is not None:
            said += ["Content-Type: application/json", f"Content-Length: {length}"]
        return "\r\n".join([*said, "", ""]).encode()

    # --- sockets

    @contextlib.asynccontextmanager
    async def socket(self, table: str, **extra: Any) -> AsyncIterator[ClientConnection]:
        """At a table, from this address."""
        url = f"ws://{HOST}:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        made = connect(
            url,
            additional_headers=headers,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
            **{"compression": None, "ping_interval": None, "close_timeout": 1, **extra},
        )
        async with made as connection:
            yield connection

    def count(self, what: str, by: float = 1) -> None:
        self.report.figures[what] = self.report.figures.get(what, 0) + by


async def listen(stranger: Stranger, connection: ClientConnection) -> None:
    """Read to the end; messages and refusals are counted."""
    with contextlib.suppress(WebSocketException, OSError):
        async for text in connection:
            stranger.count("heard")
            stranger.count("heard bytes", len(text))
            if isinstance(text, str) and text.startswith('{"type":"error"'):
                told = json.loads(text)
                stranger.report.answers[f"error {told['error']}"] += 1
                if told["error"] == "internal":
                    stranger.report.wrong.append(f"a socket was told {told}")
    code = connection.protocol.close_code
    if code not in (None, 1000, 1005, 1006):
        stranger.report.answers[f"closed {code}"] += 1


def pace(rate: float, seconds: float) -> Iterator[int]:
    """So often a second, for so long."""
    started = time.monotonic()
    n = 0
    while (passed := time.monotonic() - started) < seconds:
        if n / rate > passed:
            time.sleep(min(n / rate - passed, seconds))
            continue
        yield n
        n += 1


async def paced(rate: float, seconds: float) -> AsyncIterator[int]:
    """The same among others."""
    started = time.monotonic()
    n = 0
    while (passed := time.monotonic() - started) < seconds:
        await asyncio.sleep(max(n / rate - passed, 0))
        yield n
        n += 1
