"""Routes of the owner of the server: reports, closed guests, forbidden words; with the token alone."""

from typing import Annotated, Final

from litestar import get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from sqlalchemy import Connection, select

from honjin.server import wire
from honjin.server.guests.reports import close_report, read_reports
from honjin.server.routes.dependencies import Asker, problems
from honjin.server.services import Services
from honjin.server.store.moment import now
from honjin.server.store.schema import accounts, guests

FOUND_MAX: Final = 50
NameQuery = Annotated[
    str, Parameter(max_length=wire.NAME_MAX, description="a part of the name; none: the closed")
]


@get("/api/owner/reports", responses=problems(), cost=10)
async def list_reports(request: Asker, services: Services, done: bool = False) -> list[wire.ReportInfo]:
    """What guests have told of others, the latest first; those to be looked at, or those that were."""
    services.owner.check(request.scope)
    found = await services.store.read(lambda connection: read_reports(connection, is_closed=done))
    return [
        wire.ReportInfo(
            one.id,
            one.at,
            one.name,
            one.about_name,
            one.about,
            one.about in services.manners.closed,
            one.table,
            one.seat,
            one.words,
            [wire.ReportedText(line.seat, line.name, line.text, line.at) for line in one.lines],
            one.closed,
        )
        for one in found
    ]


@post("/api/owner/reports/{id:int}/done", status_code=204, responses=problems(), cost=5)
async def finish_report(request: Asker, id: int, services: Services) -> None:
    """It was looked at."""
    services.owner.check(request.scope)
    await services.store.write(lambda connection: close_report(connection, id, now()))


@get("/api/owner/guests", responses=problems(), cost=10)
async def find_guests(request: Asker, services: Services, name: NameQuery = "") -> list[wire.GuestInfo]:
    """Guests whose name has this in it, or those that are closed."""
    services.owner.check(request.scope)
    query = (
        select(guests, accounts.c.created.label("since"))
        .outerjoin(accounts, accounts.c.guest == guests.c.id)
        .order_by(guests.c.created.desc())
        .limit(FOUND_MAX)
    )
    query = query.where(guests.c.name.icontains(name, autoescape=True) if name else guests.c.closed > 0)

    def job(connection: Connection) -> list[wire.GuestInfo]:
        return [
            wire.GuestInfo(row.id, row.name, row.since is not None, row.created, row.closed or None)
            for row in connection.execute(query)
        ]

    return await services.store.read(job)


@put("/api/owner/guests/{id:str}", status_code=204, responses=problems(), cost=5)
async def close_guest(request: Asker, id: str, data: wire.Closing, services: Services) -> None:
    """A closed guest finishes games, but begins none, takes no seat and says nothing; or open it again."""
    services.owner.check(request.scope)
    await services.manners.close(id, data.closed)


@get("/api/owner/words", responses=problems(), cost=2)
async def show_words(request: Asker, services: Services) -> wire.ForbiddenWords:
    services.owner.check(request.scope)
    return wire.ForbiddenWords(services.manners.words)


@put("/api/owner/words", responses=problems(413), request_max_body_size=32 * 1024, cost=5)
async def forbid_words(request: Asker, data: wire.ForbiddenWords, services: Services) -> wire.ForbiddenWords:
    """These words, and no others, are refused in names and chat."""
    services.owner.check(request.scope)
    await services.manners.forbid(data.words)
    return wire.ForbiddenWords(services.manners.words)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    list_reports,
    finish_report,
    find_guests,
    close_guest,
    show_words,
    forbid_words,
]
