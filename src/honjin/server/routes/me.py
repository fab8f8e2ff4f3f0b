"""Routes of the guest: a name, a cookie, one's devices and the way to another."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.cookies import CLEARED, is_outdated, token_of
from honjin.server.guests.devices import label
from honjin.server.guests.sessions import CARRY_SECONDS, Guest, Session, now
from honjin.server.http.front import client, header
from honjin.server.routes.dependencies import Asker, problems, with_cookie
from honjin.server.services import Services


def device(request: Asker) -> str:
    return label(header(request.scope, b"user-agent"))


async def described(services: Services, guest: Guest, lang: str) -> wire.Me:
    closed = guest.id in services.manners.closed
    return wire.Me(guest.name, lang, await services.accounts.is_account(guest), closed)


@get("/api/me", responses=problems(), cost=0.5)
async def show_me(request: Asker, services: Services, lang: str) -> Response[wire.Me]:
    """Who I am; whoever is nobody yet becomes a guest and gets a cookie."""
    token = token_of(request)
    session = await services.sessions.session(token)
    if session is not None and token is not None:
        me = await described(services, session.guest, lang)
        if session.is_old(now()):
            return with_cookie(me, await services.sessions.renew(session), request)
        if is_outdated(request):
            return with_cookie(me, token, request)
        return Response(me)
    if not services.limits.guests.spend(client(request.scope)):
        raise ApiError(429, "too-fast")
    guest, token = await services.sessions.begin(device(request))
    return with_cookie(wire.Me(guest.name, lang), token, request)


@put("/api/me", responses=problems(401), cost=5)
async def name_me(data: wire.NewName, services: Services, guest: Guest, lang: str) -> wire.Me:
    """Take another name."""
    services.manners.check_open(guest)
    await services.sessions.rename(guest, services.manners.said(data.name, wire.NAME_MAX))
    for live in services.tables.live.values():
        if live.seats_of(guest):
            live.audience.publish(soon=True)
    return await described(services, guest, lang)


# --- devices


@get("/api/me/sessions", responses=problems(401), cost=2)
async def list_sessions(services: Services, session: Session) -> list[wire.SessionInfo]:
    """The devices on which I am this guest."""
    return [
        wire.SessionInfo(
            found.id, found.label, found.created, found.seen or found.created, found.key == session.key
        )
        for found in await services.sessions.of_guest(session.guest)
    ]


@delete("/api/me/sessions/{id:str}", status_code=204, responses=problems(401), cost=5)
async def end_session(id: str, services: Services, session: Session) -> None:
    """Log another device out, or this one."""
    ended = [found.key for found in await services.sessions.of_guest(session.guest) if found.id == id]
    if not ended:
        raise ApiError(404, "no-session-here")
    await services.sessions.end(ended)


@post("/api/me/logout", status_code=204, responses=problems(401), response_cookies=CLEARED, cost=5)
async def log_out(services: Services, session: Session) -> None:
    """Be nobody on this device again; a guest without any device is lost."""
    await services.sessions.end([session.key])


@post("/api/me/link", status_code=200, responses=problems(401), cost=5)
async def make_link(services: Services, guest: Guest) -> wire.CarryLink:
    """A link that makes another device the same guest, once, within ten minutes."""
    token = await services.sessions.offer_carry(guest)
    return wire.CarryLink(f"/?carry={token}", CARRY_SECONDS)


@post("/api/me/carry", status_code=200, responses=problems(410), cost=5, makes=1)
async def carry_over(request: Asker, data: wire.Carry, services: Services, lang: str) -> Response[wire.Me]:
    """Be the guest of the link on this device too."""
    guest, token = await services.sessions.carry(data.token, device(request))
    return with_cookie(await described(services, guest, lang), token, request)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    show_me,
    name_me,
    list_sessions,
    end_session,
    log_out,
    make_link,
    carry_over,
]
