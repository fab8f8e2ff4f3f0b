"""Serving: the application in one process on one port."""

import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog
import uvicorn

from honjin.server.app import application
from honjin.server.limits import MESSAGE_MAX
from honjin.server.page import DIST, INDEX

PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048
COLLECT_AFTER: Final = (10_000, 10, 20)  # objects, young collections, middle ones


def data_folder() -> Path:
    """HONJIN_DATA, else the user's data directory."""
    given = os.environ.get("HONJIN_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "honjin"


def set_up_logs() -> None:
    """One JSON object a line, or for people if a terminal reads it; HONJIN_LOG=debug says more."""
    level = logging.getLevelNamesMapping().get(os.environ.get("HONJIN_LOG", "info").upper(), logging.INFO)
    for_people = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if for_people else [structlog.processors.format_exc_info]),
            structlog.dev.ConsoleRenderer() if for_people else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )


def collect_seldom() -> None:
    """A whole collection stops all tables while it looks at every object: a fifth of a second with 500 games.

    Tables left behind need none, so it can wait for two million new objects; what is loaded stays out of it.
    """
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


class Server(uvicorn.Server):
    """Tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def bound(host: str, port: int) -> socket.socket:
    """The port, taken now, so that whoever has it already is named."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    taken.bind((host, port))
    return taken


def address(taken: socket.socket) -> str:
    host, port = taken.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def page_is_built() -> bool:
    return (DIST / INDEX).is_file()


def serve(taken: socket.socket, folder: Path, browser: bool, say: Callable[[str], None]) -> None:
    """Until somebody ends it."""
    set_up_logs()
    config = uvicorn.Config(
        application(folder, float(os.environ.get("HONJIN_RATE", "1"))),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_MAX,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=2,
    )
    url = address(taken)

    def ready() -> None:
        collect_seldom()
        say(url)
        if browser:
            webbrowser.open(url)

    Server(config, ready).run(sockets=[taken])
