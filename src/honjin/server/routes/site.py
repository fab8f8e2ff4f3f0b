"""Routes of the page, of health and of metrics."""

import asyncio
import time
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import insert

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.gate import header
from honjin.server.metrics import SOCKETS, exposition
from honjin.server.page import Page
from honjin.server.refused import Refused
from honjin.server.routes.parts import Asker, problems
from honjin.server.schema import settings

WRITE_SECONDS: Final = 1.0


@get("/health", responses=problems(503))
async def health(camp: Camp) -> wire.Health:
    """Proves that a write reaches the disk within a second."""
    started = time.perf_counter()
    stamp = str(time.time_ns()).encode()

    def job(connection: Connection) -> None:
        row = insert(settings).values(name="health", value=stamp)
        connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": stamp}))

    try:
        await asyncio.wait_for(camp.store.write(job), WRITE_SECONDS)
    except Exception:
        raise Refused(503, "store") from None
    sockets = int(SOCKETS._value.get())
    return wire.Health(True, round(time.perf_counter() - started, 4), len(camp.tables.live), sockets)


@get("/metrics", media_type="text/plain; version=0.0.4", responses=problems())
async def metrics() -> Response[bytes]:
    """Counters and times in Prometheus' format."""
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Asker, path: str = "") -> Response[bytes]:
    """The page itself."""
    page: Page = request.app.state.page
    if path.startswith("/api/"):
        raise Refused(404, "no-page")
    if not page.is_built:
        raise Refused(503, "unbuilt")
    found = page.find(path)
    if found is None:
        raise Refused(404, "no-page")
    headers = {"etag": found.tag, "cache-control": found.keep, "vary": "accept-encoding"}
    if header(request.scope, b"if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.compressed is not None and "gzip" in header(request.scope, b"accept-encoding"):
        headers["content-encoding"] = "gzip"
        body = found.compressed
    return Response(body, media_type=found.kind, headers=headers)


HANDLERS: Final[list[HTTPRouteHandler]] = [health, metrics, show_page]
