"""Serving: the application in one process on one port."""

import gc
import logging
import math
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from structlog.typing import Processor

from honjin.server.app import application
from honjin.server.http.front import BadSetting, Front
from honjin.server.http.limits import MESSAGE_MAX, Limits
from honjin.server.http.lines import Unfailing
from honjin.server.http.page import DIST, INDEX
from honjin.server.http.protocol import (
    KEEP_SECONDS,
    LOOK_SECONDS,
    Doors,
    Guarded,
    GuardedSocket,
    Unread,
    raise_descriptors,
)
from honjin.server.notices.keys import PushKeys
from honjin.server.store.store import Store

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
    """One JSON object a line, or for people if a terminal reads it; HONJIN_LOG=debug says more.

    What libraries log, and warnings, take the same way.
    """
    level = logging.getLevelNamesMapping().get(os.environ.get("HONJIN_LOG", "info").upper(), logging.INFO)
    for_people, stream = sys.stderr.isatty(), Unfailing(sys.stderr)
    first: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        *([] if for_people else [structlog.processors.format_exc_info]),
    ]
    last = structlog.dev.ConsoleRenderer() if for_people else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*first, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),  # type: ignore[arg-type]  # all it needs
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=first,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # strangers' bad requests are no news
    logging.captureWarnings(True)


def collect_seldom() -> None:
    """A whole collection stops all tables while it looks at every object: a fifth of a second with 500 games.

    Tables left behind need none, so it can wait for two million new objects; what is loaded stays out of it.
    """
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


class Server(uvicorn.Server):
    """Tells when it answers, and looks after those who do not read."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.unread = Unread()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % (10 * LOOK_SECONDS) == 0:  # it ticks ten times a second
            self.unread.look(list(self.server_state.connections))
        return await super().on_tick(counter)


def bound(host: str, port: int) -> socket.socket:
    """The port, taken now, so that whoever has it already is named."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise
    return taken


def address(taken: socket.socket) -> str:
    host, port = taken.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def page_is_built() -> bool:
    return (DIST / INDEX).is_file()


def factor() -> float:
    """HONJIN_RATE: by how much the limits are loosened."""
    told = os.environ.get("HONJIN_RATE", "1")
    try:
        found = float(told)
    except ValueError:
        found = 0.0
    if not 0 < found < math.inf:
        raise BadSetting("HONJIN_RATE", told)
    return found


def serve(taken: socket.socket, store: Store, browser: bool, say: Callable[[str], None]) -> None:
    """Until somebody ends it."""
    set_up_logs()
    limits, front, push = Limits(factor()), Front.from_environment(), PushKeys.from_environment()
    doors = Doors(limits, front.proxies, raise_descriptors())
    config = uvicorn.Config(
        application(store, limits, front, push=push),
        http=partial(Guarded, doors),  # type: ignore[arg-type]  # makes a protocol, as the class would
        ws=partial(GuardedSocket, doors),  # type: ignore[arg-type]
        proxy_headers=False,  # the middleware looks at them, if a proxy is named
        timeout_keep_alive=KEEP_SECONDS,
        ws_max_size=MESSAGE_MAX,
        ws_per_message_deflate=False,  # packing a state costs ten times what sending it does
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
