"""The application: routes, the middleware around them, and what happens when something is wrong."""

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
from honjin.server.errors import ApiError
from honjin.server.http.body import BoundedRequest
from honjin.server.http.front import Front
from honjin.server.http.limits import MESSAGE_MAX, Limits
from honjin.server.http.manual import Manual
from honjin.server.http.page import Page
from honjin.server.middleware import Middleware, language
from honjin.server.routes import catalogue, daily, history, me, replays, site, tables
from honjin.server.routes.dependencies import DEPENDENCIES, Asker, charge, services_of
from honjin.server.routes.socket import Sockets
from honjin.server.services import Services
from honjin.server.store.store import Store

LOG: Final = structlog.get_logger()
WORDS: Final = {404: "no-page", 405: "method", 413: "too-long", 401: "no-session", 403: "origin"}


def refuse(request: Asker, refused: ApiError) -> Response[wire.Problem]:
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
        return refuse(request, ApiError(error.status_code, word, most=longest(request)))
    if error.status_code < 500:
        return Response(wire.Problem("form", error.detail), status_code=error.status_code)
    LOG.info("request broken off", path=request.scope["path"], detail=error.detail)
    return refuse(request, ApiError(500, "internal"))


def longest(request: Asker) -> int:
    """How many bytes the body of a request at this address may have."""
    handler = request.scope.get("route_handler")
    most = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else None
    return most or MESSAGE_MAX


def fail(request: Asker, error: Exception) -> Response[wire.Problem]:
    """Ours: noted with its traceback, told without."""
    LOG.error("request failed", path=request.scope["path"], exc_info=error)
    return refuse(request, ApiError(500, "internal"))


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """A table, live."""
    await socket.app.state.sockets.serve(socket, services_of(socket), id)


def application(store: Store, limits: Limits, front: Front, processes: int | None = None) -> Middleware:
    """The server of this data."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await Services.open(store, limits, processes)
        app.state.services, app.state.page, app.state.sockets = services, Page(), Sockets()
        app.state.front, app.state.health, app.state.manual = front, site.HealthCheck(), Manual()
        services.sessions.on_end.append(app.state.sockets.end_session)
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        [
            *me.HANDLERS,
            *catalogue.HANDLERS,
            *tables.HANDLERS,
            *replays.HANDLERS,
            *history.HANDLERS,
            *daily.HANDLERS,
            *site.HANDLERS,
            table_socket,
        ],
        dependencies=DEPENDENCIES,
        before_request=charge,
        exception_handlers={
            ApiError: refuse,
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
    return Middleware(app, limits, front)
