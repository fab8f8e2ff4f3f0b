"""Routes of what I have played: a list to search, keep and delete in, statistics, an archive."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import Stream

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.history.games import Wanted
from honjin.server.http.front import client
from honjin.server.routes.dependencies import Asker, problems, turn_of
from honjin.server.services import Services

GameQuery = Annotated[str | None, Parameter(max_length=40, description="of this game")]
OpponentQuery = Annotated[str | None, Parameter(max_length=64, description="against them, by their key")]
SearchQuery = Annotated[str, Parameter(max_length=60, description="a name, a title, a clan")]
BeforeQuery = Annotated[str | None, Parameter(max_length=40, description="`next` of the page before")]


@get("/api/me/games", responses=problems(401), cost=10)
async def my_games(
    services: Services,
    guest: Guest,
    lang: str,
    game: GameQuery = None,
    outcome: wire.Fate | None = None,
    opponent: OpponentQuery = None,
    q: SearchQuery = "",
    lessons: bool = False,
    before: BeforeQuery = None,
) -> wire.FinishedGames:
    """My finished games, the latest first, or the lessons that I played to the end."""
    wanted = Wanted(game, outcome, opponent, q, lessons, before)
    return await services.played.find(guest, wanted, lang)


@get("/api/me/opponents", responses=problems(401), cost=5)
async def my_opponents(services: Services, guest: Guest, lang: str) -> wire.FoundOpponents:
    """Whom I have played against."""
    return wire.FoundOpponents(list((await services.played.opponents(guest, lang)).values()))


@post("/api/me/games/{id:str}/keep", status_code=204, responses=problems(401, 409), cost=3)
async def keep_game(id: str, data: wire.Keep, services: Services, guest: Guest) -> None:
    """Keep a game of mine whatever else is tidied away, or keep it no longer."""
    await services.played.keep(guest, id, data.on)


@delete("/api/me/games/{id:str}", status_code=204, responses=problems(401), cost=5)
async def delete_game(id: str, services: Services, guest: Guest) -> None:
    """Take a game out of my list; whoever else played it keeps it in theirs."""
    if await services.played.delete(guest, id):
        services.tables.live.pop(id, None)


@get("/api/me/statistics", responses=problems(401), cost=10)
async def my_statistics(services: Services, guest: Guest, lang: str) -> wire.AllStatistics:
    """What my games come to."""
    return await services.statistics.of_guest(guest, lang)


@get("/api/me/games.zip", media_type="application/zip", responses=problems(401), cost=20)
async def export_games(request: Asker, services: Services, guest: Guest, lang: str) -> Stream:
    """The records of all my games in one archive, and a list of them."""
    limits = services.limits
    if not (limits.exports.spend(guest.id) and limits.exports_at.spend(client(request.scope))):
        raise ApiError(429, "too-many-exports")
    packed = services.export.packed(guest, lang, turn_of(request, guest))
    headers = {"content-disposition": 'attachment; filename="honjin-games.zip"'}
    return Stream(packed, media_type="application/zip", headers=headers)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    my_games,
    my_opponents,
    keep_game,
    delete_game,
    my_statistics,
    export_games,
]
