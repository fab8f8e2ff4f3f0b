"""The application: routes, the gate around them, and what happens when something is wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Response, WebSocket, websocket
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from honjin.server import wire
from honjin.server.body import BoundedRequest
from honjin.server.camp import Camp
from honjin.server.front import Front
from honjin.server.gate import Gate, language
from honjin.server.limits import MESSAGE_MAX, Limits
from honjin.server.manual import Manual
from honjin.server.page import Page
from honjin.server.refused import Refused
from honjin.server.routes import knowledge, me, replays, site, tables
from honjin.server.routes.parts import GIVEN, Asker, charge, find_camp
from honjin.server.socket import Sockets
from honjin.server.store import Store

LOG: Final = structlog.get_logger()
WORDS: Final = {404: "no-page", 405: "method", 413: "too-long", 401: "no-session", 403: "origin"}


def refuse(request: Asker, refused: Refused) -> Response[wire.Problem]:
    return Response(refused.problem(language(request.scope)), status_code=refused.status)


def refuse_form(request: Asker, error: ValidationException) -> Response[wire.Problem]:
    """What is wrong with the message, field by field."""
    found = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in found)
    return Response(wire.Problem("form", said or error.detail), status_code=400)


def refuse_http(request: Asker, error: HTTPException) -> Response[wire.Problem]:
    """The framework's own refusals, in our words."""
    word = WORDS.get(error.status_code)
    if word is not None:
        return refuse(request, Refused(error.status_code, word, most=longest(request)))
    if error.status_code < 500:
        return Response(wire.Problem("form", error.detail), status_code=error.status_code)
    LOG.info("request broken off", path=request.scope["path"], detail=error.detail)
    return refuse(request, Refused(500, "internal"))


def longest(request: Asker) -> int:
    """How many bytes the body of a request at this address may have."""
    handler = request.scope.get("route_handler")
    most = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else None
    return most or MESSAGE_MAX


def fail(request: Asker, error: Exception) -> Response[wire.Problem]:
    """Ours: noted with its traceback, told without."""
    LOG.error("request failed", path=request.scope["path"], exc_info=error)
    return refuse(request, Refused(500, "internal"))


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """A table, live."""
    await socket.app.state.sockets.serve(socket, find_camp(socket), id)


def application(store: Store, limits: Limits, front: Front, processes: int | None = None) -> Gate:
    """The server of this data."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        camp = await Camp.pitch(store, limits, processes)
        app.state.camp, app.state.page, app.state.sockets = camp, Page(), Sockets()
        app.state.front, app.state.health, app.state.manual = front, site.Health(), Manual()
        camp.sessions.on_end.append(app.state.sockets.end_session)
        try:
            yield
        finally:
            await camp.strike()

    app = Litestar(
        [
            *me.HANDLERS,
            *knowledge.HANDLERS,
            *tables.HANDLERS,
            *replays.HANDLERS,
            *site.HANDLERS,
            table_socket,
        ],
        dependencies=GIVEN,
        before_request=charge,
        exception_handlers={
            Refused: refuse,
            ValidationException: refuse_form,
            HTTPException: refuse_http,
            Exception: fail,
        },
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Honjin", "1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_class=BoundedRequest,
        request_max_body_size=MESSAGE_MAX,
    )
    return Gate(app, limits, front)
