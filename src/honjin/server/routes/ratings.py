"""Routes of ratings: one's own, and the leaderboard of a game."""

from typing import Annotated, Final

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from honjin.server import wire
from honjin.server.catalogue import find_game
from honjin.server.guests.sessions import Guest
from honjin.server.ratings import board
from honjin.server.routes.dependencies import problems
from honjin.server.services import Services

PlayersQuery = Annotated[
    int | None, Parameter(ge=1, le=4, description="how many play; by default the fewest")
]


@get("/api/me/ratings", responses=problems(401), cost=5)
async def my_ratings(services: Services, guest: Guest) -> list[wire.RatingInfo]:
    """My points in each game by the number of players, how sure they are, and how they came about."""
    return await services.store.read(lambda connection: board.own_ratings(connection, guest.id))


@get("/api/leaderboard/{game:str}", responses=problems(), cost=5)
async def show_leaderboard(
    game: str, services: Services, visitor: Guest | None, lang: str, players: PlayersQuery = None
) -> wire.Leaderboard:
    """The strongest accounts, and the levels of bots to compare with."""
    found, who = find_game(game), None if visitor is None else visitor.id
    count = found.fewest if players is None else players
    return await services.store.read(
        lambda connection: board.leaderboard(connection, found, count, who, lang)
    )


HANDLERS: Final[list[HTTPRouteHandler]] = [my_ratings, show_leaderboard]
