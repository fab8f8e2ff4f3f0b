"""Filling: facts and results that an older version stored no games with, brought in while the server runs."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Column, Connection, Select, bindparam, select, update

from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Sessions
from honjin.server.processes.pool import Lost
from honjin.server.processes.reader import TellMoves, TellRecord
from honjin.server.processes.reading import Reading
from honjin.server.replays.archive import Archived, ArchivedTimeline
from honjin.server.store.heading import POSITION, read_heading
from honjin.server.store.results import add_results
from honjin.server.store.rows import (
    MOVES,
    Problems,
    Stored,
    read_facts,
    read_moves,
    read_places,
    read_terms,
)
from honjin.server.store.schema import moves, replays, tables
from honjin.server.store.store import Store, until_stored
from honjin.server.tables.timeline import Move
from honjin.table.record import DIVIDER

LOG: Final = structlog.get_logger()
BATCH: Final = 50  # ids that are looked up at once
REST_SECONDS: Final = 0.05  # between two games
AGAIN_SECONDS: Final = 30.0  # for replays that were made since
UNTOLD_MOVES: Final = select(moves.c.table).where(moves.c.facts.is_(None)).distinct()
UNCOUNTED: Final = select(tables.c.id).where(tables.c.status == "over", tables.c.counted == 0)
UNTOLD_REPLAYS: Final = select(replays.c.id).where(replays.c.facts.is_(None))
OWN_SEED: Final = re.compile(r'^seed = "(?![0-9a-f]{32}")', re.MULTILINE)  # no server draws one like that
TELL: Final = (
    update(moves)
    .where(moves.c.table == bindparam("of"), moves.c.n == bindparam("at_n"), moves.c.facts.is_(None))
    .values(facts=bindparam("told"))
)


class Filling:
    """Game after game, in the reading processes; what cannot be replayed here is left as it is."""

    def __init__(self, store: Store, reading: Reading, sessions: Sessions) -> None:
        self.store = store
        self.reading = reading
        self.sessions = sessions
        self._tried: set[tuple[str, str]] = set()  # what was done, and to which

    async def fill_for_ever(self) -> None:
        while True:
            try:
                await self.fill()
            except Exception:
                LOG.exception("filling failed")
            await asyncio.sleep(AGAIN_SECONDS)

    async def fill(self) -> None:
        """Whatever lacks its facts, once; a server that ends in the middle goes on at its next start."""
        await self._fill_all(UNTOLD_MOVES, moves.c.table, self._fill_table)
        await self._fill_all(UNCOUNTED, tables.c.id, self._count_table)
        await self._fill_all(UNTOLD_REPLAYS, replays.c.id, self._fill_replay)

    async def _fill_all(
        self, query: Select[Any], key: Column[str], fill: Callable[[str], Awaitable[None]]
    ) -> None:
        last = ""
        while ids := await self._ids(query.where(key > last).order_by(key).limit(BATCH)):
            last = ids[-1]
            for id in ids:
                if (done := (fill.__name__, id)) not in self._tried:
                    self._tried.add(done)
                    await self._try(id, fill)

    async def _ids(self, query: Select[Any]) -> list[str]:
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def _try(self, id: str, fill: Callable[[str], Awaitable[None]]) -> None:
        try:
            await fill(id)
        except (ApiError, Lost, ValueError) as error:  # of other rules, or damaged
            LOG.debug("no facts", of=id, error=str(error))
            if isinstance(error, ApiError) and error.status == 503:  # too much to do now
                self._tried.discard((fill.__name__, id))
        await asyncio.sleep(REST_SECONDS)

    async def _fill_table(self, id: str) -> None:
        of_table = select(tables.c.header).where(tables.c.id == id)

        def job(connection: Connection) -> tuple[str, list[tuple[Any, ...]]]:
            header = connection.execute(of_table).scalar()
            rows = connection.execute(MOVES.where(moves.c.table == id)).all()
            return str(header), [(row.kind, row.seat, row.text) for row in rows]

        header, made = await self.store.read(job)
        if read_heading(header).obstacle is not None:
            return
        answer = await self.reading.tell(TellMoves(header, made))
        told = msgspec.json.decode(answer, type=list[str])
        rows = [{"of": id, "at_n": n, "told": facts} for n, facts in enumerate(told)]
        await until_stored(lambda: self.store.write(lambda connection: connection.execute(TELL, rows)))

    async def _count_table(self, id: str) -> None:
        """What became of those who played, from what is stored: no game is replayed for it."""

        def job(connection: Connection) -> tuple[Stored, list[str | None]]:
            return Stored(connection, id), read_facts(connection, id)

        stored, stories = await self.store.read(job)
        if stored.row is None:
            return
        heading, problems = read_heading(stored.header), Problems()
        if None in stories and heading.obstacle is None and ("_fill_table", id) not in self._tried:
            self._tried.discard(("_count_table", id))  # it is told first
            return
        terms, made = read_terms(stored.row, problems), read_moves(stored.moves, problems)
        places = read_places(stored.seats, self.sessions.known, problems)
        archived = ArchivedTimeline(Archived(heading, "rules"), stored.header, len(places), made, stories)
        if is_study(stored.header, made):
            terms.purpose = "study"
        finish = archived.finish(archived.facts, archived.outcome)
        ended = made[-1].at if made else terms.created
        count = add_results(terms, places, finish, ended, otherwise="guest")  # there were no accounts
        await until_stored(lambda: self.store.write(count))

    async def _fill_replay(self, id: str) -> None:
        of_replay = select(replays.c.record).where(replays.c.id == id)
        record = await self.store.read(lambda connection: connection.execute(of_replay).scalar())
        if read_heading(str(record).partition(f"\n{DIVIDER}\n")[0]).obstacle is not None:
            return
        told = (await self.reading.tell(TellRecord(str(record)))).decode()
        change = update(replays).where(replays.c.id == id).values(facts=told)
        await until_stored(lambda: self.store.write(lambda connection: connection.execute(change)))


def is_study(header: str, made: Sequence[Move]) -> bool:
    """Whether a guest had chosen how the cards lie, as far as an older table says so."""
    return POSITION in header or bool(OWN_SEED.search(header)) or (bool(made) and made[0].kind != "start")
