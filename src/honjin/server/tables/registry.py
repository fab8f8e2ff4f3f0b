"""Tables: make them, find them in memory or on disk, close the abandoned."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row, Select

from honjin.bots.levels import levels_of
from honjin.server import wire
from honjin.server.catalogue import find_game
from honjin.server.errors import ApiError, BadForm
from honjin.server.guests.sessions import Guest, Sessions
from honjin.server.http.metrics import TABLES
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import Begun, DealtDaily
from honjin.server.processes.reading import Reading
from honjin.server.replays.archive import Archived, ArchivedTimeline
from honjin.server.store.faults import Faults
from honjin.server.store.heading import DAMAGED, read_heading
from honjin.server.store.moment import now
from honjin.server.store.rows import (
    Damaged,
    Problems,
    Stored,
    read_facts,
    read_moves,
    read_places,
    read_terms,
)
from honjin.server.store.statements import (
    Job,
    abandoned,
    add_table,
    change_table,
    going_on,
    open_tables,
    table_of,
)
from honjin.server.store.store import Store, Unstored
from honjin.server.store.tidying import tidy, tidy_guest
from honjin.server.tables.context import TableContext, shielded
from honjin.server.tables.dealing import agreed_header, deal_of, first_seal, is_full
from honjin.server.tables.listing import Listing
from honjin.server.tables.opening import opening
from honjin.server.tables.seating import Seat, TableTerms
from honjin.server.tables.table import LiveTable
from honjin.server.tables.timeline import Move, Timeline
from honjin.table.game import Game
from honjin.table.record import write_header

LOG: Final = structlog.get_logger()
SWEEP_SECONDS: Final = 60
IDLE_SECONDS: Final = 600  # then a table nobody watches leaves the memory
TIDY_MS: Final = 3600 * 1000
LOCAL: Final = ""  # made by nobody from outside
OPEN_MAX: Final = 100  # tables a guest can have open
STEPS: Final = 10  # moves that are gone through at once


class Tables:
    """All tables of the server; those in use are in memory."""

    def __init__(self, context: TableContext, sessions: Sessions, reading: Reading) -> None:
        self.context = context
        self.reading = reading
        self.sessions = sessions
        self.live: dict[str, LiveTable] = {}
        self.faults = Faults(context.store)
        self.listing = Listing(self)
        self.check_opening: Callable[[str], None] | None = None  # refuses a header that no table may have
        self._missing: set[str] = set()
        self._tidied = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def store(self) -> Store:
        return self.context.store

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.store.read(lambda connection: connection.execute(query).all())

    # --- making

    async def opening(self, guest: Guest, wish: wire.TableWish, source: str = LOCAL) -> Begun:
        """How the table that is wished for begins."""
        return await opening(self.reading, find_game(wish.game), wish, Turn(source, guest.id))

    async def create(
        self, guest: Guest, wish: wire.TableWish, begun: Begun | None = None, source: str = LOCAL
    ) -> LiveTable:
        """A table as wished, which was read before or is now; it begins at once if no seat is free."""
        game, begun = find_game(wish.game), begun or await self.opening(guest, wish, source)
        places = [self._place(guest, game, seat) for seat in wish.seats]
        if self.check_opening is not None:
            self.check_opening(begun.header)
        if len(places) != begun.players or wish.players not in (None, begun.players):
            raise ApiError(400, "seat-count", found=len(places), expected=begun.players)
        if all(place.kind == "bot" for place in places):
            raise ApiError(400, "bots-only")
        if await self._open_count(guest) >= OPEN_MAX:
            raise ApiError(429, "too-many-tables", most=OPEN_MAX)
        deal = deal_of(wish, places)
        self._charge(guest, source)
        terms = TableTerms(
            secrets.token_urlsafe(9),
            game.name,
            guest.id,
            wish.clock,
            wish.spectators,
            wish.lobby,
            wish.hot_seat,
            now(),
            "waiting",
            advice=wish.advice,
            deal=deal,
            source=self.context.seal.mark("source", source).hex(),
            purpose=purpose_of(wish),
        )
        choices = [Move("choice", terms.created, seat, text) for seat, text in begun.choices]
        return await self._add(terms, places, agreed_header(begun.header, deal), choices, wish.seal)

    async def create_daily(
        self,
        guest: Guest,
        game: str,
        day: str,
        dealt: DealtDaily,
        note: Callable[[Connection, str], None],
        source: str,
    ) -> LiveTable:
        """The guest's try of a day's challenge, which nobody watches; noted with it that there is one."""
        self._charge(guest, source)
        begun, bot = dealt.begun, Seat("bot", None, dealt.level)
        places = [Seat("human", guest) if seat == dealt.seat else bot for seat in range(begun.players)]
        id, mark = secrets.token_urlsafe(9), self.context.seal.mark("source", source).hex()
        clock, made = wire.ClockWish(), now()
        terms = TableTerms(
            id, game, guest.id, clock, "none", False, False, made, "waiting", None,
            source=mark, purpose="daily", daily=day,
        )  # fmt: skip
        choices = [Move("choice", made, seat, text) for seat, text in begun.choices]
        return await self._add(terms, places, begun.header, choices, None, lambda found: note(found, id))

    def _place(self, guest: Guest, game: Game, wish: wire.SeatWish) -> Seat:
        if wish.kind == "me":
            return Seat("human", guest)
        if wish.kind != "bot":
            return Seat(wish.kind)
        levels = levels_of(game)
        level = wish.level or levels[0]
        if level not in levels:
            raise ApiError(400, "no-level", level=level, levels=", ".join(levels))
        return Seat("bot", None, level)

    def _charge(self, guest: Guest, source: str) -> None:
        """Wherever a table is made: so many by a guest, and so many from an address."""
        limits = self.context.limits
        if not limits.tables.spend(guest.id) or not limits.makings.spend(source):
            raise ApiError(429, "too-fast")

    async def _open_count(self, guest: Guest) -> int:
        return len(await self._rows(open_tables(guest.id)))

    async def _add(
        self,
        terms: TableTerms,
        places: Sequence[Seat],
        header: str,
        choices: Sequence[Move],
        commit: str | None,
        also: Job | None = None,
    ) -> LiveTable:
        """Store the table, its beginning if nobody is awaited, and what else belongs to it, all at once."""
        if is_full(places):
            choices, terms.status = [*choices, Move("start", now())], "playing"
        if terms.deal == "sealed":
            terms.seal = first_seal(terms.id, places, commit)
        timeline = Timeline(header, terms.clock, bots_of(places))
        begun: list[Move] = []
        for at in range(0, len(choices), STEPS):
            begun += timeline.tell(choices[at : at + STEPS])
            await asyncio.sleep(0)  # others play meanwhile
        await self.store.write(add_table(terms, header, places, begun, timeline.asked, also))
        live = self._keep(LiveTable(terms, places, timeline, self.context))
        live.pulse.go_on()
        self.context.spawn(self._tidy(terms.host))
        return live

    async def _tidy(self, guest: str) -> None:
        try:
            await tidy_guest(self.store, guest, self.live)
        except Exception as error:
            LOG.warning("not tidied", error=str(error))

    def _keep(self, live: LiveTable) -> LiveTable:
        self.live[live.terms.id] = live
        TABLES.set(len(self.live))
        return live

    # --- rematch

    @shielded
    async def rematch(
        self, guest: Guest, old: LiveTable, commit: str | None = None, source: str = LOCAL
    ) -> LiveTable:
        """The same game again with the seats moved on by one; whoever asks second joins the first."""
        async with old.lock:
            own = old.seats_of(guest)
            if not own:
                raise ApiError(403, "not-seated")
            if old.terms.status != "over":
                raise ApiError(409, "not-over")
            if old.terms.rematch is None or not await self._is_there(old.terms.rematch):
                self._charge(guest, source)
                made = await self._again(guest, old, commit, source)
                old.terms.rematch = made.terms.id
                old.audience.publish()
                return made
        again = await self.find(old.terms.rematch)
        for seat in ((seat + 1) % len(old.places) for seat in own):
            if again.places[seat].kind == "link":
                await again.seating.sit(guest, seat, commit)
        return again

    async def _is_there(self, id: str) -> bool:
        """A table that nobody came to is not kept for ever."""
        return bool(await self._rows(table_of(id)))

    async def _again(self, guest: Guest, old: LiveTable, commit: str | None, source: str) -> LiveTable:
        try:
            again = find_game(old.terms.game).new(players=len(old.places), options=old.timeline.options)
        except ValueError as error:  # options of another version
            raise BadForm(error) from None
        places = [
            place if place.kind == "bot" or place.guest == guest else Seat("link") for place in old.places
        ]
        deal: wire.DealKind = "server" if is_full(places) else "sealed"
        fresh = replace(
            old.terms,
            id=secrets.token_urlsafe(9),
            host=guest.id,
            lobby=False,
            created=now(),
            status="waiting",
            rematch=None,
            deal=deal,
            seal=None,
            source=self.context.seal.mark("source", source).hex(),
            purpose="play",
            hinted=False,
            daily=None,
        )
        header, note = agreed_header(write_header(again), deal), change_table(old.terms.id, rematch=fresh.id)
        return await self._add(fresh, [places[-1], *places[:-1]], header, [], commit, note)

    # --- finding

    async def find(self, id: str) -> LiveTable:
        """The table, from memory or from its stored moves."""
        if id in self.live:
            return self.live[id]
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = self.context.spawn(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.read(lambda connection: Stored(connection, id))
        if stored.row is None:
            raise ApiError(404, "no-table")
        problems = Problems()
        terms = read_terms(stored.row, problems)
        places = read_places(stored.seats, self.sessions.known, problems)
        made = read_moves(stored.moves, problems)
        timeline: Timeline | ArchivedTimeline
        try:
            problems.check()
            timeline = Timeline(stored.header, terms.clock, bots_of(places))
            for at in range(0, len(made), STEPS):
                timeline.follow(made[at : at + STEPS])
                await asyncio.sleep(0)  # others play meanwhile
            if timeline.table.players != len(places):
                raise Damaged(f"{len(places)} seats for {timeline.table.players} players")
            for place in places:
                if place.kind == "bot" and place.level not in levels_of(timeline.table.game):
                    raise Damaged(f"level of a bot: found {place.level!r:.40}")
        except Exception as error:
            timeline = await self._archive(id, stored.header, len(places), made, error)
        timeline.moves = stored.next_move
        live = LiveTable(terms, places, timeline, self.context)
        live.chat.lines, live.chat.mutes = stored.said, stored.muted
        self._keep(live)
        await live.settle()
        if live.terms.status == "playing" and stored.row.asked != timeline.asked:
            await self._note_asked(live)
        return live

    async def _note_asked(self, live: LiveTable) -> None:
        """An older version did not store who is awaited."""
        with contextlib.suppress(Unstored):  # it is noted with the next move
            await self.store.write(change_table(live.terms.id, asked=live.timeline.asked))

    async def _archive(
        self, id: str, header: str, seats: int, made: Sequence[Move], error: Exception
    ) -> ArchivedTimeline:
        """A game of another version, or a damaged one, which is set apart and reported."""
        heading = read_heading(header)
        why = heading.obstacle or DAMAGED
        if why == DAMAGED:
            await self.faults.report(id, error)
        stories = await self.store.read(lambda connection: read_facts(connection, id))
        return ArchivedTimeline(Archived(heading, why), header, seats, made, stories)

    async def resume(self) -> None:
        """After a start: what goes on by itself is brought back: games being played, deals being sealed."""
        for row in await self._rows(going_on()):
            if read_heading(row.header).obstacle in ("game", "rules", "cards"):
                continue  # nothing goes on there by itself
            await self._resume_one(row.id)

    async def _resume_one(self, id: str) -> None:
        """One that cannot be read now, the disk being in trouble, is read at the next sweep."""
        self._missing.discard(id)
        try:
            await self.find(id)
        except Exception as error:
            self._missing.add(id)
            LOG.warning("table not resumed", table=id, error=str(error))
        await asyncio.sleep(0)

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
        for id in list(self._missing):
            await self._resume_one(id)
        for row in await self._rows(abandoned(at)):
            try:
                await self._sweep_one(row.id)
            except Exception as error:
                LOG.warning("table not swept", table=row.id, error=str(error))
        for id, live in list(self.live.items()):
            if live.is_idle and time.monotonic() - live.touched > IDLE_SECONDS:
                del self.live[id]
        TABLES.set(len(self.live))
        if at - self._tidied >= TIDY_MS:
            self._tidied = at
            await tidy(self.store, at, self.live)

    async def _sweep_one(self, id: str) -> None:
        live = await self.find(id)
        if live.terms.status == "waiting":
            await live.seating.abandon()
        elif live.terms.clock.kind == "none" and live.timeline.asked is not None:
            await live.end(live.timeline.asked, "forfeit")


def purpose_of(wish: wire.TableWish) -> wire.Purpose:
    """A guest who chose how the cards lie can know them."""
    if wish.lesson:
        return "lesson"
    return "play" if (wish.seed, wish.position, wish.record) == (None, None, None) else "study"


def bots_of(places: Sequence[Seat]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place.kind == "bot"]
