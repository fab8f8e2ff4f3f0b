"""Cookies: the one in which a browser keeps who it is."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from honjin.server.guests.sessions import DAY, LIFE_DAYS
from honjin.server.http.front import is_secure

COOKIE: Final = "honjin"
SECURE_COOKIE: Final = "__Host-honjin"  # over TLS: browsers take it from this very host alone
COOKIE_SECONDS: Final = LIFE_DAYS * DAY // 1000
Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """What the cookie says; one that was set before there was TLS still counts."""
    return (connection.cookies.get(SECURE_COOKIE) if is_secure(connection.scope) else None) or (
        connection.cookies.get(COOKIE)
    )


def is_outdated(connection: Connection) -> bool:
    """Whether the browser should get the cookie of TLS instead."""
    return is_secure(connection.scope) and SECURE_COOKIE not in connection.cookies


def cookies(connection: Connection, token: str) -> list[Cookie]:
    """The cookie by the name that fits the connection, and an end to what it replaces."""
    if not is_secure(connection.scope):
        return [made(COOKIE, token, COOKIE_SECONDS, False)]
    kept = made(SECURE_COOKIE, token, COOKIE_SECONDS, True)
    return [kept, made(COOKIE, "", 0, True)] if COOKIE in connection.cookies else [kept]


def made(name: str, token: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(name, value=token, max_age=seconds, httponly=True, samesite="lax", secure=secure)


CLEARED: Final = [made(COOKIE, "", 0, False), made(SECURE_COOKIE, "", 0, True)]
