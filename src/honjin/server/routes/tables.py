"""Routes of tables: make, join, look, play, talk, leave."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from honjin.server import wire
from honjin.server.bots.advice import advise
from honjin.server.errors import ApiError, refusal_texts
from honjin.server.guests.sessions import Guest
from honjin.server.http.front import client
from honjin.server.http.limits import DOCUMENT_MAX
from honjin.server.http.metrics import timing_move
from honjin.server.routes.dependencies import PLAIN, Asker, encoded, problems, turn_of, while_there
from honjin.server.services import Services
from honjin.server.tables import render
from honjin.server.tables.table import LiveTable

SeatQuery = Annotated[int | None, Parameter(ge=0, le=3, description="one of my seats")]
SinceQuery = Annotated[int, Parameter(ge=0, le=1_000_000, description="the first fact to be told")]


# --- making and finding


@post("/api/tables", responses=problems(401, 413, 503), request_max_body_size=DOCUMENT_MAX, cost=20)
async def make_table(
    request: Asker, data: wire.TableWish, services: Services, guest: Guest, lang: str
) -> wire.TableInfo:
    """A new table; the links to its free seats are in the answer."""
    begun = await while_there(request, services.tables.opening(guest, data, client(request.scope)))
    live = await services.tables.create(guest, data, begun, client(request.scope))
    return render.info(live, guest, lang)


@get("/api/tables", responses=problems(401), cost=10)
async def my_tables(services: Services, guest: Guest, lang: str, open: bool = False) -> list[wire.TableInfo]:
    """The tables at which I sit, those that are not over if `open`; whom each asks, and since when."""
    return await services.tables.listing.of_guest(guest, lang, open)


@get("/api/lobby", responses=problems(), cost=10)
async def show_lobby(services: Services, visitor: Guest | None, lang: str) -> list[wire.TableInfo]:
    """Public tables, those with a free seat first."""
    return await services.tables.listing.lobby(visitor, lang)


@get("/api/tables/{id:str}", responses=problems(), cost=1)
async def show_table(id: str, services: Services, visitor: Guest | None, lang: str) -> wire.TableInfo:
    return render.info(await services.tables.find(id), visitor, lang)


@post("/api/tables/{id:str}/join", status_code=200, responses=problems(401, 409), cost=5)
async def join_table(id: str, data: wire.Join, services: Services, guest: Guest, lang: str) -> wire.TableInfo:
    """Sit down: at the seat of the invitation, or at one for anybody."""
    live = await services.tables.find(id)
    await live.seating.join(guest, data.invite, data.seal)
    return render.info(live, guest, lang)


@post("/api/tables/{id:str}/leave", status_code=200, responses=problems(401, 409), cost=5)
async def leave_table(id: str, services: Services, guest: Guest, lang: str) -> wire.TableInfo:
    """Stand up; in the middle of a game that forfeits it (HJ-E3)."""
    live = await services.tables.find(id)
    await live.seating.stand_up(guest)
    return render.info(live, guest, lang)


@post("/api/tables/{id:str}/rematch", status_code=200, responses=problems(401, 409), cost=20)
async def ask_rematch(
    request: Asker, id: str, services: Services, guest: Guest, lang: str, data: wire.Rematch | None = None
) -> wire.TableInfo:
    """The same game once more with seats swapped; the answer is the new table."""
    commit = None if data is None else data.seal
    old = await services.tables.find(id)
    again = await services.tables.rematch(guest, old, commit, client(request.scope))
    return render.info(again, guest, lang)


@post("/api/tables/{id:str}/seal", status_code=200, responses=problems(401, 409), cost=5)
async def seal_deal(
    id: str, data: wire.SealMessage, services: Services, guest: Guest, lang: str
) -> wire.TableInfo:
    """Promise a value for the deal (`hash`), or show it (`value`), where it is sealed."""
    live = await services.tables.find(id)
    if data.hash is not None and data.value is None:
        await live.dealing.commit(guest, data.hash)
    elif data.value is not None and data.hash is None:
        await live.dealing.reveal(guest, data.value)
    else:
        raise ApiError(400, "seal-form")
    return render.info(live, guest, lang)


@post("/api/tables/{id:str}/close", status_code=200, responses=problems(401, 409), cost=5)
async def close_table(id: str, services: Services, guest: Guest, lang: str) -> wire.TableInfo:
    """Close a table that is mine and at which nobody else plays."""
    live = await services.tables.find(id)
    await live.seating.close(guest)
    return render.info(live, guest, lang)


# --- looking


@get("/api/tables/{id:str}/state", responses=problems(), cost=2)
async def show_state(
    id: str,
    services: Services,
    visitor: Guest | None,
    lang: str,
    seat: SeatQuery = None,
    since: SinceQuery = 0,
) -> Response[wire.TableState]:
    """The table as my seat, or a spectator, may see it; log and events from fact `since` on."""
    audience = (await services.tables.find(id)).audience
    return encoded(audience.state(visitor, seat, lang, since))


@get("/api/tables/{id:str}/why", responses=problems(401, 409), cost=2)
async def why_not(
    id: str, choice: wire.ChoiceText, services: Services, guest: Guest, lang: str, seat: SeatQuery = None
) -> wire.WhyNot:
    """Every condition that a choice fails now, with its rule."""
    live = await services.tables.find(id)
    own = live.own_seat(guest, seat)
    live.check_begun()
    return wire.WhyNot(
        choice, refusal_texts(live.timeline.table.why_not(own, choice), lang, live.names(lang))
    )


@get("/api/tables/{id:str}/odds", responses=problems(401, 409), cost=5)
async def show_odds(id: str, services: Services, guest: Guest, seat: SeatQuery = None) -> wire.OddsInfo:
    """The chance that the next blow hits me, by what my seat knows."""
    live = await services.tables.find(id)
    own, table = live.own_seat(guest, seat), live.timeline.table
    live.check_begun()
    chance = None if table.outcome else table.game.odds(table.observe(own).state, own)
    if chance is None:
        raise ApiError(409, "no-odds")
    return wire.OddsInfo(str(chance), float(chance))


@get("/api/tables/{id:str}/record", media_type=PLAIN, responses=problems(409), cost=5)
async def show_record(
    id: str, services: Services, visitor: Guest | None, seat: SeatQuery = None
) -> Response[str]:
    """The record: my seat's during the game, the whole one when it is over."""
    live = await services.tables.find(id)
    looking = live.looking_seat(visitor, seat)
    live.check_begun()
    live.check_exported()
    if live.terms.status == "over" and live.shows_all(visitor):
        return Response(live.timeline.record(), media_type=PLAIN)
    return Response(live.timeline.record(own_or_first(live, visitor, looking)), media_type=PLAIN)


def own_or_first(live: LiveTable, visitor: Guest | None, looking: int | None) -> int:
    if looking is not None:
        return looking
    own = live.seats_of(visitor)
    if not own:
        raise ApiError(409, "secret")
    return own[0]


@get("/api/tables/{id:str}/story", responses=problems(409, 413, 503), cost=5)
async def show_story(
    request: Asker, id: str, services: Services, visitor: Guest | None, lang: str
) -> wire.GameStory:
    """How the sides stood, turn by turn, when the game is over."""
    live = await services.tables.find(id)
    if not live.seats_of(visitor):
        live.looking_seat(visitor, None)
    return await while_there(request, services.replays.story_of_table(live, lang, turn_of(request, visitor)))


@get("/api/tables/{id:str}/position", media_type=PLAIN, responses=problems(401, 409), cost=5)
async def show_position(id: str, services: Services, guest: Guest, seat: SeatQuery = None) -> Response[str]:
    """The position where a turn starts, with ? for what my seat does not know."""
    live = await services.tables.find(id)
    table = live.timeline.table
    live.check_exported()
    if table.outcome is not None or not live.timeline.started or not table.game.starts_turn(table.state):
        raise ApiError(409, "no-position")
    return Response(table.position(live.own_seat(guest, seat)), media_type=PLAIN)


# --- what bots think


@get("/api/tables/{id:str}/explain", responses=problems(409), cost=5)
async def explain(id: str, services: Services, visitor: Guest | None, lang: str) -> wire.Advice:
    """What the bot that chose last had considered; only when the game is over and all may be told."""
    live = await services.tables.find(id)
    live.looking_seat(visitor, None)
    if live.terms.status != "over" or not live.shows_all(visitor):
        raise ApiError(409, "secret")
    if live.bot_choice is None:
        raise ApiError(409, "no-advice")
    return live.bot_choice.told(lang, live.names(lang))


@post("/api/advise", status_code=200, responses=problems(401, 409, 503), cost=20)
async def ask_advice(
    request: Asker, data: wire.Advise, services: Services, guest: Guest, lang: str
) -> wire.Advice:
    """What the strongest bot would choose for my seat, from what my seat knows."""
    live = await services.tables.find(data.table)
    chosen = await while_there(request, advise(live, guest, data.seat, turn_of(request, guest)))
    return chosen.told(lang, live.names(lang))


# --- playing


@post("/api/tables/{id:str}/play", status_code=200, responses=problems(401, 409, 422), cost=3)
async def play(id: str, data: wire.Play, services: Services, guest: Guest) -> wire.MoveReceipt:
    """Make a choice; the answer comes when it is on disk. The same id again changes nothing."""
    live = await services.tables.find(id)
    with timing_move():
        return await live.play(guest, data)


@post("/api/tables/{id:str}/undo", status_code=200, responses=problems(401, 409), cost=3)
async def undo(id: str, data: wire.Undo, services: Services, guest: Guest) -> wire.MoveReceipt:
    """Take my last choice back, where only bots or my own seats play (HJ-C5)."""
    return await (await services.tables.find(id)).takeback.undo(guest, data)


@post("/api/tables/{id:str}/rewind", status_code=200, responses=problems(401, 409), cost=5)
async def rewind(id: str, data: wire.RewindWish, services: Services, guest: Guest) -> wire.MoveReceipt:
    """Go back to an earlier choice of mine, where only bots or my own seats play (HJ-C6)."""
    return await (await services.tables.find(id)).takeback.rewind(guest, data)


@post("/api/tables/{id:str}/takeback", status_code=204, responses=problems(401, 409), cost=3)
async def takeback(id: str, data: wire.TakebackWish, services: Services, guest: Guest) -> None:
    """Ask to take my last choice back, or answer who asks."""
    await (await services.tables.find(id)).takeback.ask(guest, data)


@post("/api/tables/{id:str}/pass", status_code=204, responses=problems(401, 409), cost=3)
async def let_pass(id: str, data: wire.Pass, services: Services, guest: Guest) -> None:
    """Let all reactions pass until the turn ends, or be asked again."""
    await (await services.tables.find(id)).standing.order(guest, data)


@post("/api/tables/{id:str}/resign", status_code=204, responses=problems(401, 409), cost=5)
async def resign(id: str, data: wire.Resign, services: Services, guest: Guest) -> None:
    """Give the game up (HJ-E1)."""
    live = await services.tables.find(id)
    await live.end(live.own_seat(guest, data.seat), "resign")


@post("/api/tables/{id:str}/chat", status_code=204, responses=problems(401), cost=3)
async def talk(id: str, data: wire.ChatWish, services: Services, guest: Guest) -> None:
    """Say something at the table."""
    await (await services.tables.find(id)).chat.talk(guest, data)


@post("/api/tables/{id:str}/mute", status_code=204, responses=problems(401), cost=3)
async def mute(id: str, data: wire.Mute, services: Services, guest: Guest) -> None:
    """Hear nothing more from a seat, or hear it again."""
    await (await services.tables.find(id)).chat.mute(guest, data.seat, data.on)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    make_table,
    my_tables,
    show_lobby,
    show_table,
    join_table,
    leave_table,
    ask_rematch,
    seal_deal,
    close_table,
    show_state,
    why_not,
    show_odds,
    show_record,
    show_story,
    show_position,
    explain,
    ask_advice,
    play,
    undo,
    rewind,
    takeback,
    let_pass,
    resign,
    talk,
    mute,
]
