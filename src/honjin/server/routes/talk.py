"""Routes of talk: notes for oneself, whom one blocks, what the owner should know."""

from typing import Final

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.reports import add_report
from honjin.server.guests.sessions import Guest, Seal
from honjin.server.guests.words import plain
from honjin.server.http.front import client
from honjin.server.routes.dependencies import Asker, problems
from honjin.server.services import Services

# --- notes


@get("/api/tables/{id:str}/note", responses=problems(401), cost=1)
async def show_note(id: str, services: Services, guest: Guest) -> wire.Note:
    """What I wrote for myself at this table."""
    return wire.Note(await services.notes.read(guest, id))


@put("/api/tables/{id:str}/note", status_code=204, responses=problems(401, 409), cost=5)
async def write_note(id: str, data: wire.NoteWish, services: Services, guest: Guest) -> None:
    """Write it down, for me alone; whoever may look on here may write."""
    live = await services.tables.find(id)
    live.looking_seat(guest, None)
    await services.notes.write(guest, live.terms.id, data.text.strip())


@get("/api/replays/{id:str}/note", responses=problems(401), cost=1)
async def show_note_of_replay(id: str, services: Services, guest: Guest) -> wire.Note:
    """What I wrote for myself when it was played."""
    return wire.Note(await services.notes.read_of_replay(guest, id))


# --- people one does not want to meet


@get("/api/me/blocks", responses=problems(401), cost=2)
async def list_blocks(services: Services, guest: Guest) -> list[wire.BlockInfo]:
    """Whom I have blocked."""
    seal = services.tables.context.seal
    return [
        wire.BlockInfo(name_of(seal, guest, found.guest), found.name, found.at)
        for found in await services.blocks.of(guest)
    ]


@post("/api/tables/{id:str}/block", status_code=204, responses=problems(401, 409), cost=5)
async def block(id: str, data: wire.BlockWish, services: Services, guest: Guest) -> None:
    """Sit at no table with whoever sits there, and hear nothing more of them; they are not told."""
    live = await services.tables.find(id)
    await services.blocks.add(guest, live.other_at(guest, data.seat))
    live.audience.publish(soon=True)


@delete("/api/me/blocks/{id:str}", status_code=204, responses=problems(401), cost=5)
async def unblock(id: str, services: Services, guest: Guest) -> None:
    """Meet somebody again."""
    seal = services.tables.context.seal
    found = [one for one in await services.blocks.of(guest) if name_of(seal, guest, one.guest) == id]
    if not found:
        raise ApiError(404, "no-block")
    await services.blocks.remove(guest, found[0].guest)


def name_of(seal: Seal, guest: Guest, blocked: str) -> str:
    """How the guest names one of theirs: nobody's id leaves the server."""
    return seal.mark("block", guest.id, blocked).hex()


# --- the owner of the server


@post("/api/tables/{id:str}/report", status_code=204, responses=problems(401), cost=10)
async def report(request: Asker, id: str, data: wire.ReportWish, services: Services, guest: Guest) -> None:
    """Tell the owner of the server of whoever sits there; the last lines of the chat go with it."""
    live = await services.tables.find(id)
    words = plain(data.words, wire.REPORT_MAX)
    told = live.chat.reported(guest, live.other_at(guest, data.seat), data.seat, words)
    limits = services.limits
    if not limits.reports.spend(guest.id) or not limits.reports_at.spend(client(request.scope)):
        raise ApiError(429, "too-many-reports")
    await services.store.write(lambda connection: add_report(connection, told))


HANDLERS: Final[list[HTTPRouteHandler]] = [
    show_note,
    write_note,
    show_note_of_replay,
    list_blocks,
    block,
    unblock,
    report,
]
