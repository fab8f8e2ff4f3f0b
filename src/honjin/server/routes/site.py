"""Routes of the page, of health and of metrics."""

import asyncio
import hmac
import io
import time
from html import escape
from pathlib import Path
from typing import Annotated, Final

import segno
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import Redirect
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import insert

from honjin import verify_deal
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.http.front import Front, header, is_local
from honjin.server.http.manual import Manual
from honjin.server.http.metrics import exposition
from honjin.server.http.page import File, Page
from honjin.server.middleware import language
from honjin.server.routes.dependencies import Asker, problems
from honjin.server.services import Services
from honjin.server.store.schema import settings
from honjin.server.store.store import Store
from honjin.table.text import Texts

WRITE_SECONDS: Final = 1.0
HEALTHY_SECONDS: Final = 1.0  # that one answer serves everybody
HTML: Final = "text/html; charset=utf-8"
SVG: Final = "image/svg+xml"
LinkText = Annotated[str, Parameter(min_length=1, max_length=300, description="what the code says")]
VERIFIER: Final = Path(verify_deal.__file__)


class HealthCheck:
    """Whether a write reaches the disk, tried at most once a second."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._well = False

    async def is_well(self, store: Store) -> bool:
        async with self._lock:
            if time.monotonic() >= self._until:
                self._well = await writes(store)
                self._until = time.monotonic() + HEALTHY_SECONDS
            return self._well


async def writes(store: Store) -> bool:
    stamp = str(time.time_ns()).encode()

    def job(connection: Connection) -> None:
        row = insert(settings).values(name="health", value=stamp)
        connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": stamp}))

    try:
        await asyncio.wait_for(store.write(job), WRITE_SECONDS)
    except Exception:
        return False
    return True


@get("/health", responses=problems(503), cost=1)
async def health(request: Asker, services: Services) -> wire.Health:
    """Proves that a write reaches the disk within a second."""
    if not await request.app.state.health.is_well(services.store):
        raise ApiError(503, "store")
    return wire.Health(True)


@get("/metrics", media_type="text/plain; version=0.0.4", responses=problems(), cost=5)
async def metrics(request: Asker) -> Response[bytes]:
    """Counters and times in Prometheus' format, for programs on this machine or with the token."""
    front: Front = request.app.state.front
    given = header(request.scope, b"authorization").encode()
    token = f"Bearer {front.metrics_token}".encode()
    if not is_local(request.scope) and not (front.metrics_token and hmac.compare_digest(given, token)):
        raise ApiError(403, "metrics")
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/verify_deal.py", include_in_schema=False, cost=1)
async def hand_out_verifier() -> Response[bytes]:
    """The program that checks a sealed deal without Honjin, as one file."""
    headers = {"content-disposition": 'attachment; filename="verify_deal.py"'}
    return Response(VERIFIER.read_bytes(), media_type="text/x-python; charset=utf-8", headers=headers)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, cost=0.5)
async def show_manual(request: Asker, path: str = "") -> Response[bytes] | Redirect:
    """The documentation, or how it comes about."""
    manual: Manual = request.app.state.manual
    if not manual.is_built:
        return Response(unbuilt_page(language(request.scope)), status_code=503, media_type=HTML)
    if request.scope["raw_path"].endswith(b"/docs"):
        return Redirect("/docs/")  # its links are relative
    found = manual.find(path)
    if found is None:
        raise ApiError(404, "no-page")
    return hand_out(request, found)


def unbuilt_page(lang: str) -> bytes:
    title, said = (escape(Texts("honjin.server")(lang, key)) for key in ("docs", "docs-unbuilt"))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{said}</p></html>".encode()


@get("/api/qr", media_type=SVG, responses=problems(), cost=5)
async def show_qr(text: LinkText) -> Response[bytes]:
    """A link as a QR code, for whoever sits beside me with a phone."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", border=2, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type=SVG)


@get(["/", "/{path:path}"], include_in_schema=False, cost=0.5)
async def show_page(request: Asker, path: str = "") -> Response[bytes]:
    """The page itself."""
    page: Page = request.app.state.page
    if path.startswith("/api/"):
        raise ApiError(404, "no-page")
    if not page.is_built:
        raise ApiError(503, "unbuilt")
    found = page.find(path)
    if found is None:
        raise ApiError(404, "no-page")
    return hand_out(request, found)


def hand_out(request: Asker, found: File) -> Response[bytes]:
    """A file, unless the browser has it."""
    headers = {"etag": found.tag, "cache-control": found.keep, "vary": "accept-encoding"}
    if header(request.scope, b"if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.compressed is not None and "gzip" in header(request.scope, b"accept-encoding"):
        headers["content-encoding"] = "gzip"
        body = found.compressed
    return Response(body, media_type=found.kind, headers=headers)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    health,
    metrics,
    hand_out_verifier,
    show_manual,
    show_qr,
    show_page,
]
