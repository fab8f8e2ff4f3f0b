"""Routes of replays: keep a record, look at its moments, take it home."""

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.limits import DOCUMENT_MAX
from honjin.server.offline import offline_html
from honjin.server.page import Page
from honjin.server.refused import Refused
from honjin.server.routes.parts import PLAIN, Asker, problems
from honjin.server.sessions import Guest


@post("/api/replays", responses=problems(409, 413), request_max_body_size=DOCUMENT_MAX)
async def make_replay(data: wire.ReplayWish, camp: Camp, visitor: Guest | None, tongue: str) -> wire.ReplayId:
    """Of a record that I bring, or of a table whose game is over."""
    if data.record is not None and data.table is None:
        return wire.ReplayId(await camp.replays.of_record(data.record))
    if data.table is not None and data.record is None:
        live = await camp.tables.find(data.table)
        return wire.ReplayId(await camp.replays.of_table(live, visitor, tongue))
    raise Refused(400, "replay-of")


@get("/api/replays/{id:str}", responses=problems())
async def show_replay(id: str, camp: Camp, tongue: str) -> wire.ReplayInfo:
    """How many moments it has, where turns begin, how it ended."""
    return (await camp.replays.find(id)).info(tongue)


@get("/api/replays/{id:str}/moments/{n:int}", responses=problems())
async def show_moment(id: str, n: int, camp: Camp, tongue: str, view: str = "open") -> wire.Moment:
    """The table after `n` choices, as `view` (a seat's number, or open) sees it."""
    return (await camp.replays.find(id)).moment(n, view, tongue)


@get("/api/replays/{id:str}/log", responses=problems())
async def show_replay_log(id: str, camp: Camp, tongue: str, view: str = "open") -> list[wire.StoryLine]:
    """All lines of the log, as `view` was told them, each with its moment."""
    return await asyncio.to_thread((await camp.replays.find(id)).log, view, tongue)


@get("/api/replays/{id:str}/record", media_type=PLAIN, responses=problems())
async def show_replay_record(id: str, camp: Camp) -> Response[str]:
    """The whole record, as it replays anywhere."""
    return Response((await camp.replays.find(id)).record, media_type=PLAIN)


@get("/api/replays/{id:str}/offline.html", media_type="text/html", responses=problems(503))
async def show_offline(request: Asker, id: str, camp: Camp, tongue: str) -> Response[bytes]:
    """The whole replay in one file that needs no server."""
    page: Page = request.app.state.page
    body = await asyncio.to_thread(offline_html, await camp.replays.find(id), tongue, page)
    headers = {"content-disposition": f'attachment; filename="honjin-{id}.html"'}
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    make_replay,
    show_replay,
    show_moment,
    show_replay_log,
    show_replay_record,
    show_offline,
]
