"""Routes of the guest: a name, a cookie, and the way to another device."""

from typing import Final

from litestar import Response, get, post, put
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.gate import address
from honjin.server.refused import Refused
from honjin.server.routes.parts import Asker, problems, with_cookie
from honjin.server.sessions import CARRY_SECONDS, Guest


@get("/api/me", responses=problems())
async def show_me(request: Asker, camp: Camp, visitor: Guest | None, tongue: str) -> Response[wire.Me]:
    """Who I am; whoever is nobody yet becomes a guest and gets a cookie."""
    if visitor is not None:
        return Response(wire.Me(visitor.name, tongue))
    if not camp.limits.makings.spend(address(request.scope)):
        raise Refused(429, "too-fast")
    guest, token = await camp.sessions.begin()
    return with_cookie(wire.Me(guest.name, tongue), token, request)


@put("/api/me", responses=problems(401))
async def name_me(data: wire.NewName, camp: Camp, guest: Guest, tongue: str) -> wire.Me:
    """Take another name."""
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise Refused(400, "form")
    await camp.sessions.rename(guest, name)
    for live in camp.tables.live.values():
        if live.seats_of(guest):
            live.publish()
    return wire.Me(name, tongue)


@post("/api/me/link", status_code=200, responses=problems(401))
async def make_link(camp: Camp, guest: Guest) -> wire.CarryLink:
    """A link that makes another device the same guest, once, within ten minutes."""
    token = await camp.sessions.offer_carry(guest)
    return wire.CarryLink(f"/?carry={token}", CARRY_SECONDS)


@post("/api/me/carry", status_code=200, responses=problems(410))
async def carry_over(request: Asker, data: wire.Carry, camp: Camp, tongue: str) -> Response[wire.Me]:
    """Be the guest of the link on this device too."""
    guest, token = await camp.sessions.carry(data.token)
    return with_cookie(wire.Me(guest.name, tongue), token, request)


HANDLERS: Final[list[HTTPRouteHandler]] = [show_me, name_me, make_link, carry_over]
