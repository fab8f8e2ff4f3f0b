"""What handlers are given: the camp, the caller's guest and language; and how problems are documented."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.cookies import cookies, token_of
from honjin.server.front import client
from honjin.server.gate import language
from honjin.server.limits import DEAR
from honjin.server.line import Turn
from honjin.server.refused import Refused
from honjin.server.sessions import Guest, Session

PLAIN: Final = "text/plain; charset=utf-8"
Asker = Request[Any, Any, Any]
T = TypeVar("T")

PROBLEMS: Final = {
    400: "the message or an option has another form",
    401: "no guest yet: ask GET /api/me first",
    403: "not for this guest",
    404: "there is no such thing",
    405: "not with this method",
    409: "not at this moment",
    410: "used or too old",
    413: "too long",
    422: "not among the options; the refusals say why",
    429: "too fast",
    503: "the disk does not answer, too many ask at once, or the page is not built",
}


def problems(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The errors that a handler can answer with, for the OpenAPI document."""
    always = (400, 403, 404, 429)
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=PROBLEMS[status])
        for status in sorted({*always, *statuses})
    }


def find_camp(connection: ASGIConnection[Any, Any, Any, Any]) -> Camp:
    camp: Camp = connection.app.state.camp
    return camp


async def give_camp(request: Asker) -> Camp:
    return find_camp(request)


async def give_tongue(request: Asker, lang: wire.Lang | None = None) -> str:
    """The language of the answer: ?lang, else what the browser accepts."""
    return lang or language(request.scope)


async def give_visitor(request: Asker) -> Guest | None:
    """The guest of the cookie, if there is one."""
    return await find_camp(request).sessions.find(token_of(request))


async def give_session(request: Asker) -> Session:
    """The session of the cookie; whoever has none is told where to get one."""
    found = await find_camp(request).sessions.session(token_of(request))
    if found is None:
        raise Refused(401, "no-session")
    return found


async def give_guest(request: Asker) -> Guest:
    """The guest of the cookie; whoever has none is told where to get one."""
    return (await give_session(request)).guest


GIVEN: Final = {
    "camp": Provide(give_camp),
    "tongue": Provide(give_tongue),
    "visitor": Provide(give_visitor),
    "guest": Provide(give_guest),
    "session": Provide(give_session),
}


async def charge(request: Asker) -> None:
    """Before a handler runs, its caller pays what it says it costs and makes."""
    limits, who, told = find_camp(request).limits, client(request.scope), request.route_handler.opt
    if not limits.work.spend(who, told.get("cost", DEAR)):
        raise Refused(429, "too-fast")
    if "makes" in told and not limits.makings.spend(who, told["makes"]):
        raise Refused(429, "too-fast")


def with_cookie(content: wire.Me, token: str, request: Asker) -> Response[wire.Me]:
    """The answer and the cookie that makes its reader this guest."""
    return Response(content, cookies=cookies(request, token), status_code=200)


def encoded(body: bytes) -> Response[Any]:
    """What was put into words before; the handler says what is in it, for the interface's description."""
    return Response(body, media_type="application/json")


def turn_of(request: Asker, visitor: Guest | None) -> Turn:
    """Whose turn it is when processes are shared."""
    return Turn(client(request.scope), "" if visitor is None else visitor.id)


async def while_there(request: Asker, work: Coroutine[Any, Any, T]) -> T:
    """What the work leads to; given up when whoever asked hangs up."""
    doing = asyncio.ensure_future(work)
    watching = asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait({doing, watching}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refused(499, "gone")
        return doing.result()
    finally:
        doing.cancel()
        watching.cancel()


async def hung_up(request: Asker) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
