"""Debian's Firefox, driven by WebDriver BiDi: it speaks JSON over a socket of its own."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from web.browsing import PATIENCE
from websockets.sync.client import ClientConnection, connect

FIREFOX: Final = "/usr/bin/firefox-esr"
SECONDS: Final = PATIENCE / 1000
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class BidiError(Exception):
    """What the browser says about a command it did not carry out."""


class Firefox:
    """One tab; `errors` are what its pages complained about."""

    def __init__(self, line: ClientConnection) -> None:
        self.errors: list[str] = []
        self._line = line
        self._count = 0
        self._say("session.new", capabilities={})
        self._say("session.subscribe", events=["log.entryAdded"])
        self._tab = self._say("browsingContext.getTree")["contexts"][0]["context"]

    def _say(self, method: str, **params: object) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=SECONDS))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.errors.append(heard["params"]["text"])
            if heard.get("id") == self._count:
                if heard["type"] == "error":
                    raise BidiError(f"{method}: {heard['message']}")
                return heard["result"]

    def open(self, url: str, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._say("browsingContext.setViewport", context=self._tab, viewport=viewport)
        self._say("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What JSON can tell of a value."""
        said = self._say(
            "script.evaluate",
            expression=f"JSON.stringify({expression}) ?? 'null'",
            target={"context": self._tab},
            awaitPromise=True,
        )
        if said["type"] == "exception":
            raise BidiError(said["exceptionDetails"]["text"])
        return json.loads(said["result"]["value"])

    def until(self, expression: str) -> Any:
        """The first value that is true."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if found := self.evaluate(expression):
                return found
            time.sleep(0.02)
        raise AssertionError(f"never true: {expression}")

    def click(self, x: int, y: int) -> None:
        """Down and up at a point of what is seen."""
        moves = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": [*moves, {"type": "pointerUp", "button": 0}]}
        self._say("input.performActions", context=self._tab, actions=[mouse])


@contextmanager
def headless(profile: Path) -> Iterator[Firefox]:
    """Firefox without a screen, with a new profile in this folder."""
    command = [
        FIREFOX,
        "--headless",
        "--no-remote",
        "--profile",
        str(profile),
        "--remote-debugging-port",
        "0",
    ]
    log = profile / "firefox.log"
    with log.open("w") as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            with connect(f"{address(process, log)}/session", proxy=None, max_size=None) as line:
                yield Firefox(line)
        finally:
            process.terminate()


def address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where it listens, as it says when it is ready."""
    while process.poll() is None:
        if found := LISTENING.search(log.read_text()):
            return found[1]
        time.sleep(0.1)
    raise BidiError(f"no Firefox: {log.read_text()}")
