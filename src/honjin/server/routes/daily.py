"""Routes of the challenge of the day."""

from typing import Annotated, Final

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.http.front import client
from honjin.server.routes.dependencies import Asker, problems
from honjin.server.services import Services
from honjin.server.tables import render

DayQuery = Annotated[str | None, Parameter(max_length=10, description="a day (UTC), as 2026-11-17")]


@get("/api/daily", responses=problems(), cost=10)
async def show_daily(
    services: Services, visitor: Guest | None, lang: str, day: DayQuery = None
) -> wire.DailyPage:
    """The challenges of a day, and once one has finished or the day is over, how everybody did."""
    return await services.dailies.page(visitor, day, lang)


@post("/api/daily/{game:str}", status_code=200, responses=problems(401, 409, 503), cost=20)
async def begin_daily(
    request: Asker, game: str, services: Services, guest: Guest, lang: str
) -> wire.TableInfo:
    """My one try of today's challenge; whoever has begun it goes on."""
    live = await services.dailies.begin(guest, game, client(request.scope))
    return render.info(live, guest, lang)


HANDLERS: Final[list[HTTPRouteHandler]] = [show_daily, begin_daily]
