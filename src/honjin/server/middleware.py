"""Middleware: what every request passes: our host, same origin, not too much; headers for the answer."""

import time
from typing import Final

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from honjin.server.errors import ApiError
from honjin.server.http.front import Front, client, header, is_secure, same_origin
from honjin.server.http.limits import ANY, HANDSHAKE, Limits
from honjin.server.http.metrics import REQUESTS
from honjin.table.text import LANGUAGES

LOG: Final = structlog.get_logger()
SAFE: Final = ("GET", "HEAD", "OPTIONS")
OWN_HEADER: Final = b"x-honjin"  # no form and no foreign page can send it
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links to seats are secrets
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SECURE_HEADERS: Final = [(b"strict-transport-security", b"max-age=31536000")]
UNKEPT: Final = [(b"cache-control", b"no-store")]
WAIT: Final = [(b"retry-after", b"2"), (b"connection", b"close")]


def language(scope: Scope) -> str:
    """?lang, else the first of ours that the browser accepts, else English."""
    for part in scope.get("query_string", b"").decode("latin-1").split("&"):
        if part.startswith("lang=") and part[5:] in LANGUAGES:
            return part[5:]
    for part in header(scope, b"accept-language").split(","):
        if (word := part.strip()[:2].lower()) in LANGUAGES:
            return word
    return LANGUAGES[0]


class Middleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits, front: Front) -> None:
        self.app = app
        self.limits = limits
        self.front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            self._look(scope)
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            self._look(scope)
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _look(self, scope: Scope) -> None:
        """Note who asks, and how, for all who come after."""
        state = scope.setdefault("state", {})
        state["client"] = self.front.proxies.client(scope)
        state["scheme"] = self.front.proxies.scheme(scope)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started, answered = time.perf_counter(), 0

        async def adorned(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                message = {**message, "headers": adorn(scope, answered, list(message["headers"]))}
            await send(message)

        refused = self._refused(scope)
        if refused is not None:
            await say(refused, language(scope), adorned)
        else:
            await self.app(scope, receive, adorned)
        REQUESTS.labels(scope["method"], str(answered)).inc()
        seconds = round(time.perf_counter() - started, 4)
        LOG.debug("request", method=scope["method"], path=scope["path"], status=answered, seconds=seconds)

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """A handshake is refused before anything is looked up."""
        who = client(scope)
        refused = self._foreign(scope)
        if refused is None and not (
            self.limits.handshakes.spend(who) and self.limits.work.spend(who, HANDSHAKE)
        ):
            refused = ApiError(429, "too-fast")
        if refused is not None:
            await say(refused, language(scope), send, "websocket.http.response")
        else:
            await self.app(scope, receive, send)

    def _foreign(self, scope: Scope) -> ApiError | None:
        if not self.front.hosts.allow(scope):
            return ApiError(421, "hosts", host=header(scope, b"host")[:100])
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        return None if same_origin(scope, scope["state"]["scheme"]) else ApiError(403, "origin")

    def _refused(self, scope: HTTPScope) -> ApiError | None:
        if not self.limits.work.spend(client(scope), ANY):
            return ApiError(429, "too-fast")
        if scope["method"] not in SAFE and not header(scope, OWN_HEADER):
            return ApiError(403, "origin")
        return self._foreign(scope)


def adorn(scope: Scope, status: int, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Every answer's headers; whoever may keep it has said so before."""
    kept = any(name.lower() == b"cache-control" for name, _ in headers)
    return [
        *headers,
        *HEADERS,
        *([] if kept else UNKEPT),
        *(SECURE_HEADERS if is_secure(scope) else []),
        *(WAIT if status == 429 else []),
    ]


async def say(refused: ApiError, lang: str, send: Send, way: str = "http.response") -> None:
    body = msgspec.json.encode(refused.problem(lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: object = {"type": f"{way}.start", "status": refused.status, "headers": headers}
    end: object = {"type": f"{way}.body", "body": body, "more_body": False}
    await send(start)  # type: ignore[arg-type]  # the type is one of two words
    await send(end)  # type: ignore[arg-type]
