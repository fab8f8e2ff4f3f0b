"""Routes of notices: where I am awaited, and which device shall be told."""

from typing import Final

from litestar import delete, get, put
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest, Session
from honjin.server.http.front import client
from honjin.server.routes.dependencies import Asker, problems
from honjin.server.services import Services


@get("/api/awaited", responses=problems(), cost=2)
async def list_awaited(services: Services, visitor: Guest | None, lang: str) -> list[wire.Awaited]:
    """The tables at which other people wait for me, the longest first."""
    return [] if visitor is None else await services.tables.listing.awaited(visitor, lang)


@get("/api/push", responses=problems(), cost=0.5)
async def show_push(services: Services) -> wire.PushInfo:
    """With which key a browser subscribes to notices, if this server sends any."""
    sender = services.notices.sender
    return wire.PushInfo(None if sender is None else sender.keys.public)


@put("/api/push", status_code=204, responses=problems(401, 409), cost=10)
async def subscribe(
    request: Asker, data: wire.Subscription, services: Services, session: Session, lang: str
) -> None:
    """Tell this device by push when others wait for me."""
    limits = services.limits
    if not limits.subscriptions.spend(session.guest.id) or not limits.makings.spend(client(request.scope)):
        raise ApiError(429, "too-fast")
    await services.notices.subscribe(session, data, lang)


@delete("/api/push", status_code=204, responses=problems(401), cost=5)
async def unsubscribe(services: Services, session: Session) -> None:
    """Tell this device nothing any more."""
    await services.notices.unsubscribe(session)


HANDLERS: Final[list[HTTPRouteHandler]] = [list_awaited, show_push, subscribe, unsubscribe]
