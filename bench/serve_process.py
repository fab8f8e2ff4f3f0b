"""A real server for checks: a process of its own on a free port with its data in a folder, and its guests."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
PATIENCE = 60.0  # seconds; other programs may be busy


class Served:
    """`honjin serve`, started, killed and started again at the same port."""

    def __init__(self, folder: Path, rate: float = 1000, host: str = "127.0.0.1", **environment: str) -> None:
        self.folder = folder
        self.host = host
        self.environment = {**os.environ, "HONJIN_DATA": str(folder), "HONJIN_RATE": str(rate), **environment}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.guests: list[Visitor] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        for guest in self.guests:
            guest.http.close()

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "honjin", "serve", "--no-browser", "--host", self.host]
        command += ["--port", str(self.port)]
        with self.log_path.open("a") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[^/]*:(\d+)/", said)
        if found is None:
            raise RuntimeError(f"no server: {said!r}\n{self.log_path.read_text()}")
        self.port = int(found[1])

    @property
    def log_path(self) -> Path:
        return self.folder / "serve.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would end it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def guest(self, lang: str = "en") -> "Visitor":
        self.guests.append(Visitor(self, lang))
        return self.guests[-1]


class Visitor:
    """A guest with a cookie, who asks and says things."""

    def __init__(self, served: Served, lang: str = "en") -> None:
        self.served = served
        self.lang = lang
        self.http = httpx.Client(
            base_url=served.url, headers={"X-Honjin": "1", "Accept-Language": lang}, timeout=PATIENCE
        )
        self.me = self.get("/api/me")

    def get(self, path: str, status: int = 200, **query: object) -> Any:
        shown = {name: value for name, value in query.items() if value is not None}
        return self._read(self.http.get(path, params=shown), status)  # type: ignore[arg-type]

    def post(self, path: str, body: Data | None = None, status: int = 200) -> Any:
        return self._read(self.http.post(path, json={} if body is None else body), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        made = (status, 201) if status == 200 else (status,)
        assert answer.status_code in made, f"{answer.request.url}: {answer.status_code} {answer.text}"
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.json() if is_json and answer.content else answer.text

    def make(self, game: str, *seats: str, **wish: object) -> Data:
        """A table; a seat is me, link, open or the level of a bot. Who knows the deal says so."""
        wishes = [
            {"kind": seat} if seat in ("me", "link", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        known = {"known_deal": True} if wish.keys() & {"seed", "position", "record"} else {}
        made: Data = self.post("/api/tables", {"game": game, "seats": wishes, **known, **wish})
        return made

    def join(self, info: Data, seat: int) -> Data:
        """By the link that the host sends."""
        invite = info["seats"][seat]["invite"].partition("invite=")[2]
        joined: Data = self.post(f"/api/tables/{info['id']}/join", {"invite": invite})
        return joined

    def state(self, table: str, seat: int | None = None, since: int = 0) -> Data:
        told: Data = self.get(f"/api/tables/{table}/state", seat=seat, since=since)
        return told

    def play(self, table: str, state: Data, choice: str, id: str, status: int = 200) -> Data:
        body = {"seq": state["seq"], "epoch": state["epoch"], "choice": choice, "id": id}
        played: Data = self.post(f"/api/tables/{table}/play", body, status)
        return played

    def play_first(self, table: str, seat: int | None = None) -> Data:
        """The first option of what is asked of this guest now."""
        state = self.asked(table, seat)
        choice = state["decision"]["options"][0]["notation"]
        return self.play(table, state, choice, f"first {state['seq']} {state['epoch']}")

    def asked(self, table: str, seat: int | None = None) -> Data:
        """The state in which this guest has to choose; bots may need a moment."""
        for _ in range(600):
            state = self.state(table, seat=seat)
            if state["outcome"] is not None or (state["decision"] and state["decision"]["options"]):
                return state
            time.sleep(0.05)
        raise AssertionError(f"nothing was asked: {state['decision']}")

    @property
    def cookie(self) -> str:
        return f"honjin={self.http.cookies['honjin']}"

    @contextmanager
    def socket(self, table: str, **query: object) -> Iterator["Wire"]:
        asked = "&".join(f"{name}={value}" for name, value in {"lang": self.lang, **query}.items())
        url = f"ws://127.0.0.1:{self.served.port}/api/tables/{table}/socket?{asked}"
        with connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, proxy=None) as made:
            yield Wire(made)


class Wire:
    """A socket that speaks JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def hear(self) -> Data:
        heard: Data = json.loads(self.connection.recv(timeout=PATIENCE))
        return heard

    def hear_until(self, kind: str, **fields: object) -> Data:
        """The next message of this kind with these fields."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
