"""Gate: what every request passes: same origin, not too much, and headers that keep the page to itself."""

import time
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from honjin.core.text import LANGUAGES
from honjin.server.limits import Limits
from honjin.server.metrics import REQUESTS
from honjin.server.refused import Refused

LOG: Final = structlog.get_logger()
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MAKING: Final = ("/api/tables", "/api/replays", "/api/me/carry")
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


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def same_origin(scope: Scope) -> bool:
    """Whether the page that asks is ours; programs that are no browsers send no origin."""
    origin = header(scope, b"origin")
    return not origin or urlsplit(origin).netloc == header(scope, b"host")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def cookie(scope: Scope, name: str) -> str | None:
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(name)
    except CookieError:
        return None
    return None if found is None else found.value


def language(scope: Scope) -> str:
    """?lang, else the first of ours that the browser accepts, else English."""
    for part in scope.get("query_string", b"").decode("latin-1").split("&"):
        if part.startswith("lang=") and part[5:] in LANGUAGES:
            return part[5:]
    for part in header(scope, b"accept-language").split(","):
        if (word := part.strip()[:2].lower()) in LANGUAGES:
            return word
    return LANGUAGES[0]


class Gate:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and not same_origin(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started, answered = time.perf_counter(), 0

        async def adorned(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        refused = self._refused(scope)
        if refused is not None:
            await say(refused, language(scope), adorned)
        else:
            await self.app(scope, receive, adorned)
        REQUESTS.labels(scope["method"], str(answered)).inc()
        seconds = round(time.perf_counter() - started, 4)
        LOG.debug("request", method=scope["method"], path=scope["path"], status=answered, seconds=seconds)

    def _refused(self, scope: HTTPScope) -> Refused | None:
        key = address(scope)
        if not self.limits.requests.spend(key):
            return Refused(429, "too-fast")
        if scope["method"] in SAFE:
            return None
        if not same_origin(scope) or not header(scope, OWN_HEADER):
            return Refused(403, "origin")
        if scope["path"].rstrip("/") in MAKING and not self.limits.makings.spend(key):
            return Refused(429, "too-fast")
        return None


async def say(refused: Refused, lang: str, send: Send) -> None:
    body = msgspec.json.encode(refused.problem(lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
