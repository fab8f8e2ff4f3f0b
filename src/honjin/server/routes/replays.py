"""Routes of replays: keep a record, look at its moments, take it home."""

import zlib
from collections.abc import AsyncIterator
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import Stream

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.http.front import client, header
from honjin.server.http.limits import DOCUMENT_MAX
from honjin.server.routes.dependencies import PLAIN, Asker, encoded, problems, turn_of, while_there
from honjin.server.services import Services

GZIP: Final = 31  # zlib's word for it
PIECE: Final = 64 * 1024  # bytes sent at once, so that others are answered between them

Number = Annotated[int, Parameter(ge=0, le=1_000_000, description="after so many choices")]


@post(
    "/api/replays",
    responses=problems(401, 409, 413, 503),
    request_max_body_size=DOCUMENT_MAX,
    cost=20,
    makes=1,
)
async def make_replay(
    request: Asker, data: wire.ReplayWish, services: Services, visitor: Guest | None, lang: str
) -> wire.ReplayId:
    """Of a record that I bring, which takes a guest, or of a table whose game is over."""
    if data.record is not None and data.table is None:
        if visitor is None:
            raise ApiError(401, "no-session")
        text = await while_there(request, services.reading.record(data.record, turn_of(request, visitor)))
        return wire.ReplayId(await services.replays.of_record(text, visitor, client(request.scope)))
    if data.table is not None and data.record is None:
        live = await services.tables.find(data.table)
        return wire.ReplayId(await services.replays.of_table(live, visitor, lang))
    raise ApiError(400, "replay-of")


@get("/api/replays/{id:str}", responses=problems(413, 503), cost=2)
async def show_replay(
    request: Asker, id: str, services: Services, visitor: Guest | None, lang: str
) -> Response[wire.ReplayInfo]:
    """How many moments it has, where turns begin, how it ended."""
    turn = turn_of(request, visitor)
    return encoded(await while_there(request, services.replays.info(id, lang, turn)))


@get("/api/replays/{id:str}/moments/{n:int}", responses=problems(413, 503), cost=3)
async def show_moment(
    request: Asker,
    id: str,
    n: Number,
    services: Services,
    visitor: Guest | None,
    lang: str,
    view: str = "open",
) -> Response[wire.ReplayMoment]:
    """The table after `n` choices, as `view` (a seat's number, or open) sees it."""
    turn = turn_of(request, visitor)
    return encoded(await while_there(request, services.replays.moment(id, n, view, lang, turn)))


@get("/api/replays/{id:str}/log", responses=problems(413, 503), cost=10)
async def show_replay_log(
    request: Asker, id: str, services: Services, visitor: Guest | None, lang: str, view: str = "open"
) -> Response[list[wire.StoryLine]]:
    """All lines of the log, as `view` was told them, each with its moment."""
    turn = turn_of(request, visitor)
    return encoded(await while_there(request, services.replays.log(id, view, lang, turn)))


@get("/api/replays/{id:str}/story", responses=problems(413, 503), cost=5)
async def show_replay_story(
    request: Asker, id: str, services: Services, visitor: Guest | None
) -> wire.GameStory:
    """How the sides stood, turn by turn."""
    return await while_there(request, services.replays.story(id, turn_of(request, visitor)))


@get("/api/replays/{id:str}/record", media_type=PLAIN, responses=problems(), cost=2)
async def show_replay_record(id: str, services: Services, visitor: Guest | None) -> Response[str]:
    """The whole record, as it replays anywhere."""
    kept = await services.replays.find(id, "" if visitor is None else visitor.id)
    return Response(kept.record, media_type=PLAIN)


@get("/api/replays/{id:str}/offline.html", media_type="text/html", responses=problems(413, 503), cost=20)
async def show_offline(
    request: Asker, id: str, services: Services, visitor: Guest | None, lang: str
) -> Stream:
    """The whole replay in one file that needs no server."""
    turn = turn_of(request, visitor)
    body = await while_there(request, services.replays.offline(id, lang, turn))
    headers = {
        "content-disposition": f'attachment; filename="honjin-{id}.html"',
        "vary": "accept-encoding, accept-language",
    }
    if "gzip" in header(request.scope, b"accept-encoding"):
        headers["content-encoding"] = "gzip"
        pieces = sliced(body)
    else:
        pieces = unpacked(body)
    return Stream(pieces, media_type="text/html; charset=utf-8", headers=headers)


async def sliced(body: bytes) -> AsyncIterator[bytes]:
    for at in range(0, len(body), PIECE):
        yield body[at : at + PIECE]


async def unpacked(body: bytes) -> AsyncIterator[bytes]:
    """Piece by piece: nobody waits until all of it is unpacked."""
    unpacking = zlib.decompressobj(GZIP)
    while body:
        yield unpacking.decompress(body, PIECE)
        body = unpacking.unconsumed_tail
    yield unpacking.flush()


HANDLERS: Final[list[HTTPRouteHandler]] = [
    make_replay,
    show_replay,
    show_moment,
    show_replay_log,
    show_replay_story,
    show_replay_record,
    show_offline,
]
