"""Replays: a game from its record, moment by moment, from each seat or open."""

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from sqlalchemy import insert, select

from honjin.core.record import DIVIDER, end_line, play_line, replay, write_header
from honjin.core.table import Table
from honjin.games import GAMES
from honjin.server import telling, wire
from honjin.server.knowledge import level_label
from honjin.server.live import LiveTable
from honjin.server.refused import BadForm, Refused
from honjin.server.schema import replays
from honjin.server.sessions import Guest, now
from honjin.server.store import Store
from honjin.server.tables import RECORD_LINES_MAX

KEPT: Final = 16  # replays in memory
OPEN: Final = "open"


class Replay:
    """All moments of one game: before the first choice, and after each."""

    def __init__(self, id: str, record: str, names: Sequence[str]) -> None:
        whole = replay(record, GAMES)
        self.id = id
        self.record = record
        self.names = list(names) or [""] * whole.players
        table = replay(f"{write_header(whole)}\n{DIVIDER}\n", GAMES)
        self.lines = [line for line in whole.record().partition(f"\n{DIVIDER}\n")[2].splitlines() if line]
        self.lines = [line for line in self.lines if not line.startswith("=")]
        self.moments = [table]
        for number, line in enumerate(self.lines):
            table = table.clone()
            (end_line if line.startswith("!") else play_line)(table, number, line)
            self.moments.append(table)

    def info(self, lang: str) -> wire.ReplayInfo:
        last = self.moments[-1]
        turns = [int(table.state.turn) for table in self.moments]
        starts = [n for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]
        names = [name or "" for name in self.names]
        options = dict(last.origin.options)
        ending = telling.ending(last, lang)
        return wire.ReplayInfo(self.id, last.game.name, options, names, len(turns), starts, ending)

    def moment(self, n: int, view: str, lang: str) -> wire.Moment:
        """After `n` choices, from a seat or open, with what the last of them brought."""
        if not 0 <= n < len(self.moments):
            raise Refused(404, "no-moment", n=n, last=len(self.moments) - 1)
        table = self.moments[n]
        lines, events = self._story(n, view, lang)
        shown = telling.open_view(table) if view == OPEN else table.view(int(view))
        seat, choice = None, None
        if n:
            word, _, choice = self.lines[n - 1].removeprefix("! ").partition(" ")
            seat = int(word)
        return wire.Moment(n, seat, choice, int(table.state.turn), shown, lines, events)

    def _story(self, n: int, view: str, lang: str) -> tuple[list[wire.Line], list[wire.Data]]:
        """What the choice before a moment brought, as a seat or everybody together saw it."""
        table = self.moments[n]
        since = self.moments[n - 1].fact_count if n else 0
        if view == OPEN:
            return open_story(table, lang, since)
        if view not in self.views:
            raise Refused(404, "no-seat", seat=view[:10])
        return telling.lines(table, int(view), lang, since), telling.events(table, int(view), since)

    def log(self, view: str, lang: str) -> list[wire.StoryLine]:
        """All that was told, each line with its moment."""
        return [
            wire.StoryLine(n, line.n, line.text, line.rule, line.turn)
            for n in range(len(self.moments))
            for line in self._story(n, view, lang)[0]
        ]

    @property
    def views(self) -> list[str]:
        return [OPEN, *(str(seat) for seat in range(self.moments[0].players))]


def open_story(table: Table, lang: str, since: int) -> tuple[list[wire.Line], list[wire.Data]]:
    """Every fact as told by somebody who knows its card."""
    seats = [None, *range(table.players)]
    lines = [telling.lines(table, seat, lang, since) for seat in seats]
    events = [telling.events(table, seat, since) for seat in seats]
    best = [
        next((at for at in range(len(seats)) if events[at][fact].get("card", "") is not None), 0)
        for fact in range(len(events[0]))
    ]
    return [lines[at][n] for n, at in enumerate(best)], [events[at][n] for n, at in enumerate(best)]


class Replays:
    """Records that are kept to be watched."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def of_record(self, record: str) -> str:
        """Keep a record that somebody brings; it must replay."""
        if record.count("\n") > RECORD_LINES_MAX:
            raise Refused(413, "long-record", most=RECORD_LINES_MAX)
        id = secrets.token_urlsafe(9)
        await self._make(id, record, [])
        await self._store(id, record, [], None)
        return id

    async def of_table(self, live: LiveTable, visitor: Guest | None, lang: str) -> str:
        """The replay of a game that is over, for those who may see all of it."""
        if live.terms.status != "over":
            raise Refused(409, "not-over")
        if not live.shows_all(visitor):
            raise Refused(403, "secret")
        query = select(replays.c.id).where(replays.c.table == live.terms.id)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        if isinstance(found, str):
            return found
        names = [
            place.guest.name if place.guest else level_label(place.level or "", lang) for place in live.places
        ]
        id = secrets.token_urlsafe(9)
        await self._store(id, live.course.table.record(), names, live.terms.id)
        return id

    async def _store(self, id: str, record: str, names: Sequence[str], table: str | None) -> None:
        row = {"id": id, "record": record, "names": json.dumps(names), "table": table, "created": now()}
        await self.store.write(lambda connection: connection.execute(insert(replays).values(**row)))

    async def find(self, id: str) -> Replay:
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        query = select(replays.c.record, replays.c.names).where(replays.c.id == id)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refused(404, "no-replay")
        return await self._make(id, row.record, json.loads(row.names))

    async def _make(self, id: str, record: str, names: Sequence[str]) -> Replay:
        try:
            made = await asyncio.to_thread(Replay, id, record, names)
        except ValueError as error:
            raise BadForm(error) from None
        self._kept[id] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made
