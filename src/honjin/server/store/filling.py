"""Filling: the facts of games that an older version stored without them, brought in while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Column, Connection, Select, bindparam, select, update

from honjin.server.errors import ApiError
from honjin.server.processes.pool import Lost
from honjin.server.processes.reader import TellMoves, TellRecord
from honjin.server.processes.reading import Reading
from honjin.server.store.heading import read_heading
from honjin.server.store.rows import MOVES
from honjin.server.store.schema import moves, replays, tables
from honjin.server.store.store import Store, until_stored
from honjin.table.record import DIVIDER

LOG: Final = structlog.get_logger()
BATCH: Final = 50  # ids that are looked up at once
REST_SECONDS: Final = 0.05  # between two games
AGAIN_SECONDS: Final = 30.0  # for replays that were made since
UNTOLD_MOVES: Final = select(moves.c.table).where(moves.c.facts.is_(None)).distinct()
UNTOLD_REPLAYS: Final = select(replays.c.id).where(replays.c.facts.is_(None))
TELL: Final = (
    update(moves)
    .where(moves.c.table == bindparam("of"), moves.c.n == bindparam("at_n"), moves.c.facts.is_(None))
    .values(facts=bindparam("told"))
)


class Filling:
    """Game after game, in the reading processes; what cannot be replayed here is left as it is."""

    def __init__(self, store: Store, reading: Reading) -> None:
        self.store = store
        self.reading = reading
        self._tried: set[str] = set()

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
        await self._fill_all(UNTOLD_REPLAYS, replays.c.id, self._fill_replay)

    async def _fill_all(
        self, query: Select[Any], key: Column[str], fill: Callable[[str], Awaitable[None]]
    ) -> None:
        last = ""
        while ids := await self._ids(query.where(key > last).order_by(key).limit(BATCH)):
            last = ids[-1]
            for id in ids:
                if id not in self._tried:
                    self._tried.add(id)
                    await self._try(id, fill)

    async def _ids(self, query: Select[Any]) -> list[str]:
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def _try(self, id: str, fill: Callable[[str], Awaitable[None]]) -> None:
        try:
            await fill(id)
        except (ApiError, Lost, ValueError) as error:  # of other rules, or damaged
            LOG.debug("no facts", of=id, error=str(error))
            if isinstance(error, ApiError) and error.status == 503:  # too much to do now
                self._tried.discard(id)
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

    async def _fill_replay(self, id: str) -> None:
        of_replay = select(replays.c.record).where(replays.c.id == id)
        record = await self.store.read(lambda connection: connection.execute(of_replay).scalar())
        if read_heading(str(record).partition(f"\n{DIVIDER}\n")[0]).obstacle is not None:
            return
        told = (await self.reading.tell(TellRecord(str(record)))).decode()
        change = update(replays).where(replays.c.id == id).values(facts=told)
        await until_stored(lambda: self.store.write(lambda connection: connection.execute(change)))
