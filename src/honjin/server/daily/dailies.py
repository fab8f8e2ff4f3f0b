"""Dailies: the games of a day, dealt when somebody first asks, and who may see what of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Subquery, case, func, or_, select
from sqlalchemy.dialects.sqlite import insert as upsert

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.catalogue import find_game, level_info
from honjin.server.daily.expert import Expert, ExpertResult
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.history.games import damaged_as, read_way
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import DealDaily, DealtDaily
from honjin.server.processes.reading import Reading
from honjin.server.store.heading import Heading, read_heading
from honjin.server.store.moment import DAY_MS, day_at, end_of, now, today
from honjin.server.store.results import READ_SCORES
from honjin.server.store.schema import dailies, guests, results, tables, tries
from honjin.server.store.store import Store
from honjin.server.tables.context import LOCAL
from honjin.server.tables.registry import Tables
from honjin.server.tables.table import LiveTable
from honjin.table import about
from honjin.table.daily import daily_of
from honjin.table.people import People

SHOWN_MAX: Final = 50  # entries beside one's own
PAST_DAYS: Final = 60  # that can be looked at
NO_ITEM: Final = "none"


@dataclass
class Dailies:
    """All challenges; a day's seeds are made from its date and the server's key."""

    store: Store
    tables: Tables
    reading: Reading
    expert: Expert

    # --- what is dealt

    def seed(self, day: str, game: str) -> str:
        """Nobody without the key can know it before its day."""
        return self.tables.context.seal.mark("daily", day, game).hex()

    async def _dealt(self, day: str, game: str, turn: Turn) -> DealtDaily:
        """As it was dealt when somebody first asked, or is now."""
        if (found := await self._stored(day, game)) is not None:
            return found
        dealt = await self.reading.deal(DealDaily(game, self.seed(day, game)), turn)
        row = {"day": day, "game": game, "dealt": msgspec.json.encode(dealt).decode()}
        add = upsert(dailies).values(**row).on_conflict_do_nothing()
        await self.store.write(lambda connection: connection.execute(add))
        return await self._stored(day, game) or dealt  # as whoever was first stored it

    async def _stored(self, day: str, game: str) -> DealtDaily | None:
        query = select(dailies.c.dealt).where(dailies.c.day == day, dailies.c.game == game)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else msgspec.json.decode(found, type=DealtDaily)

    # --- playing

    async def begin(self, guest: Guest, game: str, source: str = LOCAL) -> LiveTable:
        """The guest's one try of today; who has begun it goes on."""
        find_game(game)
        day = today()
        if (table := await self._own(day, game, guest)) is not None:
            return await self.tables.find(table)
        dealt = await self._dealt(day, game, Turn(source, guest.id))

        def note(connection: Connection, table: str) -> None:
            row = upsert(tries).values(day=day, game=game, guest=guest.id, table=table)
            if not connection.execute(row.on_conflict_do_nothing()).rowcount:
                raise ApiError(409, "daily-begun")  # at the same moment, in another window

        live = await self.tables.create_daily(guest, game, day, dealt, note, source)
        self.expert.compare(day, game, dealt)
        return live

    async def _own(self, day: str, game: str, guest: Guest | None) -> str | None:
        if guest is None:
            return None
        query = select(tries.c.table).where(
            tries.c.day == day, tries.c.game == game, tries.c.guest == guest.id
        )
        return await self.store.read(lambda connection: connection.execute(query).scalar())

    # --- who may see

    def day_of(self, heading: Heading) -> str | None:
        """Today, if this game is today's challenge."""
        day = today()
        is_daily = heading.seed is not None and heading.seed == self.seed(day, heading.game)
        return day if is_daily else None

    async def check(self, heading: Heading, guest: str) -> None:
        """Before its day is over, a challenge is shown to those who have finished it."""
        day = self.day_of(heading)
        if day is not None and not await self._has_finished(day, heading.game, guest):
            raise ApiError(403, "daily-secret")

    def check_unused(self, header: str) -> None:
        """Nobody practises today's challenge at another table."""
        if self.day_of(read_heading(header)) is not None:
            raise ApiError(409, "daily-practice")

    async def may_watch(self, live: LiveTable, visitor: Guest | None) -> bool:
        """Whether somebody who was not there may watch this try: after it has ended."""
        day = live.terms.daily
        if day is None or live.terms.status != "over":
            return False
        finished = await self._has_finished(day, live.terms.game, "" if visitor is None else visitor.id)
        return now() >= end_of(day) or finished

    async def _has_finished(self, day: str, game: str, guest: str) -> bool:
        query = select(tables.c.id).join(tries, tries.c.table == tables.c.id)
        own = tries.c.day == day, tries.c.game == game, tries.c.guest == guest, tables.c.status == "over"
        found = await self.store.read(lambda connection: connection.execute(query.where(*own)).first())
        return found is not None

    # --- telling

    async def page(self, visitor: Guest | None, wanted: str | None, lang: str) -> wire.DailyPage:
        """The challenges of a day, today's if none is named."""
        day = today() if wanted is None else read_day(wanted)
        last = select(func.max(dailies.c.day)).where(dailies.c.day < day)
        before = await self.store.read(lambda connection: connection.execute(last).scalar())
        is_over = now() >= end_of(day)
        told = [await self._challenge(name, day, visitor, is_over, lang) for name in GAMES]
        first = day_at(now() - PAST_DAYS * DAY_MS)
        return wire.DailyPage(
            day, end_of(day), is_over, told, before if before is not None and before >= first else None
        )

    async def _challenge(
        self, name: str, day: str, visitor: Guest | None, is_over: bool, lang: str
    ) -> wire.DailyChallenge:
        game, daily = GAMES[name], daily_of(GAMES[name])
        challenge = daily.challenge(game, Random(self.seed(day, name)))
        table = await self._own(day, name, visitor)
        is_done = visitor is not None and await self._has_finished(day, name, visitor.id)
        opens, finished = is_over or is_done, await self._finished(day, name)
        players = challenge.players or game.players_for(game.check_options(challenge.options))[0]
        return wire.DailyChallenge(
            name,
            told_options(name, challenge.options, lang),
            challenge.seat,
            level_info(challenge.level, lang) if players > 1 else None,
            daily.is_position,
            table,
            is_done,
            finished,
            await self._entries(day, name, visitor, lang) if opens else [],
            await self._expert_entry(day, name, lang) if opens else None,
        )

    async def _finished(self, day: str, game: str) -> int:
        ranked = ranking(day, game)
        query = select(func.count()).select_from(ranked)
        return await self.store.read(lambda connection: connection.execute(query).scalar_one())

    async def _entries(self, day: str, game: str, visitor: Guest | None, lang: str) -> list[wire.DailyEntry]:
        """The best, and oneself."""
        ranked, own = ranking(day, game), "" if visitor is None else visitor.id
        query = (
            select(ranked)
            .where(or_(ranked.c.rank <= SHOWN_MAX, ranked.c.guest == own))
            .order_by(ranked.c.rank)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [entry_of(row, own, lang) for row in rows]

    async def _expert_entry(self, day: str, game: str, lang: str) -> wire.DailyEntry | None:
        query = select(dailies.c.expert).where(dailies.c.day == day, dailies.c.game == game)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            if day == today() and (dealt := await self._stored(day, game)) is not None:
                self.expert.compare(day, game, dealt)  # the server was started since
            return None
        result = msgspec.json.decode(found, type=ExpertResult)
        name = level_info(result.level, lang).label
        people = People(result.players, None, called(result.players, result.seat, name))
        way = read_way(game, result.way, people, lang)
        return wire.DailyEntry(
            None, name, False, result.outcome, way, result.scores, result.choices, None, None
        )


def called(players: int, seat: int, name: str) -> list[str]:
    """Names for a sentence about one of several."""
    return [name if other == seat else "" for other in range(players)]


def told_options(name: str, options: Mapping[str, object], lang: str) -> dict[str, str]:
    """What was chosen for the day, as people read it; what is as usual is left away."""
    game, told = GAMES[name], {}
    for option, value in game.check_options(options).items():
        setting = game.settings[option]
        if option in options and value != NO_ITEM:
            title = about.setting_title(game, option, lang)
            told[title] = about.value_names(game, setting, lang).get(value, value)
    return told


def read_day(text: str) -> str:
    """A day that there was, and not too long ago."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise ApiError(400, "no-day") from None
    if not day_at(now() - PAST_DAYS * DAY_MS) <= day <= today():
        raise ApiError(404, "no-day")
    return day


def ranking(day: str, game: str) -> Subquery:
    """Everybody's first try that ended on its day: who won first, then by score, then by fewest choices."""
    score = func.json_extract(results.c.scores, func.printf("$[%d]", results.c.seat))
    order = (
        case({"won": 0, "drawn": 1}, value=results.c.outcome, else_=2),
        func.coalesce(score, 0).desc(),
        results.c.choices,
        results.c.ended,
    )
    ranked = select(results, guests.c.name, func.row_number().over(order_by=order).label("rank"))
    joined = ranked.join(tries, (tries.c.table == results.c.table) & (tries.c.guest == results.c.guest))
    named = joined.outerjoin(guests, guests.c.id == results.c.guest)
    on_day = tries.c.day == day, tries.c.game == game, results.c.ended < end_of(day), results.c.hidden == 0
    return named.where(*on_day).subquery()


def entry_of(row: Row[Any], own: str, lang: str) -> wire.DailyEntry:
    name, is_own = row.name or "", row.guest == own
    people = People(row.players, row.seat if is_own else None, called(row.players, row.seat, name))
    return wire.DailyEntry(
        row.rank,
        name,
        is_own,
        row.outcome,
        read_way(row.game, row.way, people, lang),
        damaged_as(lambda: READ_SCORES(row.scores), list[int]()),
        row.choices,
        max(0, row.ended - row.began) // 1000,
        row.table,
    )
