"""What handlers are given: the camp, the caller's guest and language; and how problems are documented."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.gate import language
from honjin.server.refused import Refused
from honjin.server.sessions import COOKIE, COOKIE_SECONDS, Guest

PLAIN: Final = "text/plain; charset=utf-8"
Asker = Request[Any, Any, Any]

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
    503: "the disk does not answer, or the page is not built",
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
    return await find_camp(request).sessions.find(request.cookies.get(COOKIE))


async def give_guest(request: Asker) -> Guest:
    """The guest of the cookie; whoever has none is told where to get one."""
    found = await give_visitor(request)
    if found is None:
        raise Refused(401, "no-session")
    return found


GIVEN: Final = {
    "camp": Provide(give_camp),
    "tongue": Provide(give_tongue),
    "visitor": Provide(give_visitor),
    "guest": Provide(give_guest),
}


def with_cookie(content: wire.Me, token: str, request: Asker) -> Response[wire.Me]:
    """The answer and the cookie that makes its reader this guest."""
    secure = request.scope["scheme"] == "https"
    cookie = Cookie(COOKIE, value=token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return Response(content, cookies=[cookie], status_code=200)
