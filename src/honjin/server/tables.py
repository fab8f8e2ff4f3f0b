"""Tables: make them, find them in memory or on disk, close the abandoned."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, Row, insert, or_, select, update

from honjin.ai.levels import levels_of
from honjin.core.codec import FormError
from honjin.core.game import Game
from honjin.core.record import DIVIDER, replay, write_header
from honjin.core.table import Table
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.agreed import Place, Said, Terms
from honjin.server.course import Course, Move
from honjin.server.live import LiveTable, Services
from honjin.server.metrics import TABLES
from honjin.server.refused import BadForm, Refused
from honjin.server.schema import chat, guests, moves, mutes, seats, tables
from honjin.server.sessions import Guest, Sessions, now
from honjin.server.store import Store

LOG: Final = structlog.get_logger()
SWEEP_SECONDS: Final = 60
IDLE_SECONDS: Final = 600  # then a table nobody watches leaves the memory
WAITING_DAYS: Final = 2  # then a table that never began closes
SILENT_DAYS: Final = 14  # then whoever is asked has forfeited
DAY: Final = 24 * 3600 * 1000
OPEN_MAX: Final = 100  # tables a guest can have open
RECORD_LINES_MAX: Final = 5000
SHOWN_MAX: Final = 50


class Tables:
    """All tables of the server; those in use are in memory."""

    def __init__(self, services: Services, sessions: Sessions) -> None:
        self.services = services
        self.sessions = sessions
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def store(self) -> Store:
        return self.services.store

    # --- making

    async def create(self, guest: Guest, wish: wire.TableWish) -> LiveTable:
        """A table as wished; it begins at once if no seat is free."""
        game = GAMES.get(wish.game)
        if game is None:
            raise Refused(404, "no-game", game=wish.game, games=", ".join(GAMES))
        table, choices = await asyncio.to_thread(opening, game, wish)
        places = [self._place(guest, game, seat) for seat in wish.seats]
        if len(places) != table.players or wish.players not in (None, table.players):
            raise Refused(400, "seat-count", found=len(places), expected=table.players)
        if all(place.kind == "bot" for place in places):
            raise Refused(400, "bots-only")
        if await self._open_count(guest) >= OPEN_MAX:
            raise Refused(429, "too-many-tables", most=OPEN_MAX)
        terms = Terms(
            secrets.token_urlsafe(9),
            game.name,
            guest.id,
            wish.clock,
            wish.spectators,
            wish.lobby,
            wish.hot_seat,
            now(),
            "waiting",
        )
        return await self._add(terms, places, write_header(table), choices)

    def _place(self, guest: Guest, game: Game, wish: wire.SeatWish) -> Place:
        if wish.kind == "me":
            return Place("human", guest)
        if wish.kind != "bot":
            return Place(wish.kind)
        levels = levels_of(game.name)
        level = wish.level or levels[0]
        if level not in levels:
            raise Refused(400, "no-level", level=level, levels=", ".join(levels))
        return Place("bot", None, level)

    async def _open_count(self, guest: Guest) -> int:
        query = select(tables.c.id).where(
            tables.c.host == guest.id, tables.c.status.in_(("waiting", "playing"))
        )
        return len(await self.store.read(lambda connection: connection.execute(query).all()))

    async def _add(
        self, terms: Terms, places: Sequence[Place], header: str, choices: Sequence[Move]
    ) -> LiveTable:
        course = Course(header, terms.clock, bots_of(places))
        course.follow(choices)
        fields = {
            **{name: getattr(terms, name) for name in ("id", "game", "host", "status", "spectators")},
            "header": header,
            "clock": msgspec.json.encode(terms.clock).decode(),
            "lobby": int(terms.lobby),
            "hot_seat": int(terms.hot_seat),
            "created": terms.created,
            "touched": terms.created,
        }

        def job(connection: Connection) -> None:
            connection.execute(insert(tables).values(**fields))
            for seat, place in enumerate(places):
                guest = place.guest.id if place.guest else None
                row = {"table": terms.id, "seat": seat, "kind": place.kind, "guest": guest}
                connection.execute(insert(seats).values(**row, level=place.level))
            for n, move in enumerate(choices):
                row = {"table": terms.id, "n": n, "kind": move.kind, "seat": move.seat}
                connection.execute(insert(moves).values(**row, text=move.text, at=move.at))

        await self.store.write(job)
        live = self._keep(LiveTable(terms, places, course, self.services))
        await live.begin_if_full()
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        self.live[live.terms.id] = live
        TABLES.set(len(self.live))
        return live

    # --- rematch

    async def rematch(self, guest: Guest, old: LiveTable) -> LiveTable:
        """The same game again with the seats moved on by one; whoever asks second joins the first."""
        own = old.seats_of(guest)
        if not own:
            raise Refused(403, "not-seated")
        if old.terms.status != "over":
            raise Refused(409, "not-over")
        players = len(old.places)
        if old.terms.rematch is None:
            old.terms.rematch = ""  # in the making: who asks meanwhile waits for the next try
            try:
                made = await self._rematch_of(guest, old)
            except BaseException:
                old.terms.rematch = None
                raise
            change = update(tables).where(tables.c.id == old.terms.id).values(rematch=made.terms.id)
            await self.store.write(lambda connection: connection.execute(change))
            old.terms.rematch = made.terms.id
            old.publish()
            return made
        if not old.terms.rematch:
            raise Refused(409, "rematch-soon")
        again = await self.find(old.terms.rematch)
        for seat in own:
            if again.places[(seat + 1) % players].kind == "link":
                await again.sit(guest, (seat + 1) % players)
        return again

    async def _rematch_of(self, guest: Guest, old: LiveTable) -> LiveTable:
        terms, table = old.terms, old.course.table
        origin = table.origin
        again = table.game.new(players=table.players, options=origin.options)
        places = [
            place if place.kind == "bot" or place.guest == guest else Place("link") for place in old.places
        ]
        places = [places[-1], *places[:-1]]
        fresh = Terms(
            secrets.token_urlsafe(9),
            terms.game,
            guest.id,
            terms.clock,
            terms.spectators,
            False,
            terms.hot_seat,
            now(),
            "waiting",
        )
        return await self._add(fresh, places, write_header(again), [])

    # --- finding

    async def find(self, id: str) -> LiveTable:
        """The table, from memory or from its stored moves."""
        if id in self.live:
            return self.live[id]
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = self.services.spawn(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.read(lambda connection: Stored(connection, id))
        if stored.row is None:
            raise Refused(404, "no-table")
        row = stored.row
        terms = Terms(
            row.id,
            row.game,
            row.host,
            msgspec.json.decode(row.clock, type=wire.ClockWish),
            row.spectators,
            bool(row.lobby),
            bool(row.hot_seat),
            row.created,
            row.status,
            row.rematch,
        )
        places = [
            Place(seat.kind, self.sessions.known(seat.guest, seat.name) if seat.guest else None, seat.level)
            for seat in stored.seats
        ]
        try:
            course = Course(row.header, terms.clock, bots_of(places))
        except FormError as error:  # made by another version of rules or cards
            raise BadForm(error) from None
        course.follow(Move(move.kind, move.at, move.seat, move.text, move.command) for move in stored.moves)
        live = LiveTable(terms, places, course, self.services)
        live.said = [Said(line.seat, line.phrase, line.text, line.at) for line in stored.chat]
        for mute in stored.mutes:
            live.mutes.setdefault(mute.guest, set()).add(mute.seat)
        self._keep(live)
        await live.resume()
        return live

    async def resume(self) -> None:
        """After a start: bring back the games being played, so that bots and clocks go on."""
        query = select(tables.c.id).where(tables.c.status == "playing").order_by(tables.c.touched.desc())
        for id in await self.store.read(lambda connection: connection.execute(query).scalars().all()):
            try:
                await self.find(id)
            except Exception as error:
                LOG.warning("table not resumed", table=id, error=str(error))
            await asyncio.sleep(0)

    # --- listing

    async def of_guest(self, guest: Guest) -> list[wire.TableInfo]:
        """Where the guest sits, the latest first."""
        query = (
            select(tables.c.id)
            .where(
                or_(
                    tables.c.host == guest.id,
                    tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest.id)),
                ),
                tables.c.status != "closed",
            )
            .order_by(tables.c.touched.desc())
            .limit(SHOWN_MAX)
        )
        return await self._infos(query, guest, lambda live: True)

    async def lobby(self, guest: Guest | None) -> list[wire.TableInfo]:
        """Public tables with a seat for anybody, and public games to watch."""
        query = (
            select(tables.c.id)
            .where(tables.c.lobby == 1, tables.c.status.in_(("waiting", "playing")))
            .order_by(tables.c.status.desc(), tables.c.touched.desc())
            .limit(SHOWN_MAX)
        )
        return await self._infos(query, guest, lambda live: True)

    async def _infos(
        self, query: object, guest: Guest | None, wanted: Callable[[LiveTable], bool]
    ) -> list[wire.TableInfo]:
        ids = await self.store.read(lambda connection: connection.execute(query).scalars().all())  # type: ignore[call-overload]
        found = []
        for id in ids:
            try:
                live = await self.find(id)
            except Refused:
                continue
            if wanted(live):
                found.append(live.info(guest))
        return found

    # --- joining

    async def join(self, guest: Guest, live: LiveTable, invite: str | None) -> None:
        """Take the seat of the invitation, or one that is open to anybody; once seated, nothing happens."""
        if live.seats_of(guest):
            return
        seal = self.services.seal
        free = [seat for seat, place in enumerate(live.places) if place.kind == "open"]
        if invite is not None:
            free = [seat for seat in range(len(live.places)) if seal.fits(invite, live.terms.id, seat)]
            if not free:
                raise Refused(403, "invite")
        if not free:
            raise Refused(409, "no-free-seat")
        await live.sit(guest, free[0])

    async def close(self, guest: Guest, live: LiveTable) -> None:
        """The host closes a table at which nobody else plays."""
        if guest.id != live.terms.host:
            raise Refused(403, "not-host")
        others = [place for place in live.places if place.guest is not None and place.guest.id != guest.id]
        if live.terms.status == "playing" and others:
            raise Refused(409, "others-play")
        if live.terms.status in ("waiting", "playing"):
            await live.close()

    # --- sweeping

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep(now())
            except Exception:
                LOG.exception("sweep failed")

    async def sweep(self, at: int) -> None:
        """Close what was abandoned, and forget what nobody looks at."""
        query = select(tables.c.id, tables.c.status).where(
            or_(
                (tables.c.status == "waiting") & (tables.c.touched < at - WAITING_DAYS * DAY),
                (tables.c.status == "playing") & (tables.c.touched < at - SILENT_DAYS * DAY),
            )
        )
        for row in await self.store.read(lambda connection: connection.execute(query).all()):
            live = await self.find(row.id)
            if row.status == "waiting":
                await live.close()
            elif live.terms.clock.kind == "none" and live.course.asked is not None:
                await live.end(live.course.asked, "forfeit")
        for id, live in list(self.live.items()):
            if live.is_idle and time.monotonic() - live.touched > IDLE_SECONDS:
                del self.live[id]
        TABLES.set(len(self.live))


class Stored:
    """All rows of one table."""

    def __init__(self, connection: Connection, id: str) -> None:
        self.row: Row[tuple[object, ...]] | None = connection.execute(
            select(tables).where(tables.c.id == id)
        ).first()
        of_seats = (
            select(seats, guests.c.name)
            .outerjoin(guests, guests.c.id == seats.c.guest)
            .where(seats.c.table == id)
            .order_by(seats.c.seat)
        )
        self.seats = connection.execute(of_seats).all()
        self.moves = connection.execute(select(moves).where(moves.c.table == id).order_by(moves.c.n)).all()
        self.chat = connection.execute(select(chat).where(chat.c.table == id).order_by(chat.c.n)).all()
        self.mutes = connection.execute(select(mutes).where(mutes.c.table == id)).all()


def bots_of(places: Sequence[Place]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place.kind == "bot"]


def opening(game: Game, wish: wire.TableWish) -> tuple[Table, list[Move]]:
    """How the table begins, and the choices of the record it goes on from."""
    try:
        if wish.record is not None:
            return from_record(game, wish.record, wish.at)
        if wish.position is not None:
            return game.position(wish.position), []
        return game.new(seed=wish.seed, players=wish.players or len(wish.seats), options=wish.options), []
    except ValueError as error:
        raise BadForm(error) from None


def from_record(game: Game, text: str, at: int | None) -> tuple[Table, list[Move]]:
    """Play on from a moment of a record: what came after it is left away."""
    if text.count("\n") > RECORD_LINES_MAX:
        raise Refused(413, "long-record", most=RECORD_LINES_MAX)
    table = replay(text, {game.name: game})
    head = f"{write_header(table)}\n{DIVIDER}\n"
    made = now()
    choices = [Move("choice", made, choice.seat, choice.notation) for choice in table.choices][:at]
    begun = replay(head, {game.name: game})
    return begun, choices
