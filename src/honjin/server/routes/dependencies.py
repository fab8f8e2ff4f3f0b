"""Dependencies: what handlers are given, and how their problems are documented."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.cookies import cookies, token_of
from honjin.server.guests.sessions import Guest, Session
from honjin.server.http.front import client
from honjin.server.http.limits import DEAR
from honjin.server.middleware import language
from honjin.server.processes.queue import Turn
from honjin.server.services import Services

PLAIN: Final = "text/plain; charset=utf-8"
Asker = Request[Any, Any, Any]
LangQuery = Annotated[wire.Lang | None, QueryParameter(name="lang")]
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


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services: Services = connection.app.state.services
    return services


async def provide_services(request: Asker) -> Services:
    return services_of(request)


async def provide_lang(request: Asker, wanted: LangQuery = None) -> str:
    """The language of the answer: ?lang, else what the browser accepts."""
    return wanted or language(request.scope)


async def provide_visitor(request: Asker) -> Guest | None:
    """The guest of the cookie, if there is one."""
    return await services_of(request).sessions.find(token_of(request))


async def provide_session(request: Asker) -> Session:
    """The session of the cookie; whoever has none is told where to get one."""
    found = await services_of(request).sessions.session(token_of(request))
    if found is None:
        raise ApiError(401, "no-session")
    return found


async def provide_guest(request: Asker) -> Guest:
    """The guest of the cookie; whoever has none is told where to get one."""
    return (await provide_session(request)).guest


DEPENDENCIES: Final = {
    "services": Provide(provide_services),
    "lang": Provide(provide_lang),
    "visitor": Provide(provide_visitor),
    "guest": Provide(provide_guest),
    "session": Provide(provide_session),
}


async def charge(request: Asker) -> None:
    """Before a handler runs, its caller pays what it says it costs and makes."""
    limits, who, told = services_of(request).limits, client(request.scope), request.route_handler.opt
    if not limits.work.spend(who, told.get("cost", DEAR)):
        raise ApiError(429, "too-fast")
    if "makes" in told and not limits.makings.spend(who, told["makes"]):
        raise ApiError(429, "too-fast")


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
            raise ApiError(499, "gone")
        return doing.result()
    finally:
        doing.cancel()
        watching.cancel()


async def hung_up(request: Asker) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
