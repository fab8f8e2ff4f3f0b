"""Owner: the one who runs the server, known by a token that is kept with the data."""

import hmac
import secrets
from typing import Final

from litestar.types import Scope
from sqlalchemy import Connection, insert, select

from honjin.server.errors import ApiError
from honjin.server.http.front import client, header, is_local, is_secure
from honjin.server.http.limits import Limits
from honjin.server.store.schema import settings

NAME: Final = "owner"


def owner_token(connection: Connection) -> str:
    """Made once; in the clear, for whoever reads the data needs no token."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == NAME)).scalar()
    if isinstance(found, bytes):
        return found.decode()
    made = secrets.token_urlsafe(32)
    connection.execute(insert(settings).values(name=NAME, value=made.encode()))
    return made


def owner_page(url: str, token: str) -> str:
    """After the #, where no server and no log reads it."""
    return f"{url}owner#{token}"


class Owner:
    """Who says the token, over a line that nobody else reads."""

    def __init__(self, token: str, limits: Limits) -> None:
        self.token = f"Bearer {token}".encode()
        self.limits = limits

    def check(self, scope: Scope) -> None:
        if not is_local(scope) and not is_secure(scope):
            raise ApiError(403, "owner-line")
        if hmac.compare_digest(header(scope, b"authorization").encode(), self.token):
            return
        if not self.limits.owner.spend(client(scope)):
            raise ApiError(429, "too-fast")
        raise ApiError(403, "owner")
