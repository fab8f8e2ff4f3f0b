"""Export: all that a guest has played as one archive, sent while it is being packed."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, select

from honjin.server.errors import TEXTS, ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.history.games import Played
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import WriteMoves
from honjin.server.processes.reading import Reading
from honjin.server.replays.archive import Archived, ArchivedTimeline
from honjin.server.store.heading import read_heading
from honjin.server.store.moment import day_at
from honjin.server.store.rows import Problems, Stored, read_facts, read_moves
from honjin.server.store.schema import replays, results
from honjin.server.store.store import pauses

BATCH: Final = 100  # results that are looked up at once
ATTEMPTS: Final = 6  # while others keep the processes busy
UNDATED: Final = (1980, 1, 1, 0, 0, 0)  # the first moment that an archive can name


class Sink(io.RawIOBase):
    """What was packed and not yet sent."""

    def __init__(self) -> None:
        self._packed = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, packed: Any) -> int:
        self._packed += packed
        return len(packed)

    def take(self) -> bytes:
        packed = bytes(self._packed)
        self._packed.clear()
        return packed


class Export:
    """The archive of a guest: a record for each game, those that were brought along, and a list of all."""

    def __init__(self, played: Played, reading: Reading) -> None:
        self.played = played
        self.store = played.store
        self.reading = reading

    async def packed(self, guest: Guest, lang: str, turn: Turn) -> AsyncIterator[bytes]:
        """Piece by piece; at no time is more than one game in memory."""
        sink = Sink()
        archive = zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED)
        listed: list[dict[str, object]] = []

        async def add(path: str, text: str, at: int) -> bytes:
            info = zipfile.ZipInfo(path, date_of(at))
            info.compress_type = zipfile.ZIP_DEFLATED
            await asyncio.to_thread(archive.writestr, info, text)
            return sink.take()

        yield await add("README.txt", TEXTS(lang, "export-readme"), 0)
        async for row in self._results(guest):
            path = f"games/{day_at(row.ended)}-{row.game}-{row.table}.game"
            record = await self._record(row.table, turn)
            listed.append(entry(row, path if record is not None else None))
            if record is not None:
                yield await add(path, record, row.ended)
        async for row in self._imported(guest):
            yield await add(f"imported/{day_at(row.created)}-{row.id}.game", row.record, row.created)
        listing = msgspec.json.format(msgspec.json.encode(listed), indent=1).decode()
        yield await add("games.json", listing, 0)
        await asyncio.to_thread(archive.close)
        yield sink.take()

    async def _results(self, guest: Guest) -> AsyncIterator[Row[Any]]:
        """All that is in the guest's list, the oldest first."""
        ended, table = -1, ""
        own = (results.c.guest == guest.id) & (results.c.hidden == 0)
        while True:
            later = (results.c.ended > ended) | ((results.c.ended == ended) & (results.c.table > table))
            order = results.c.ended, results.c.table
            rows = await self._rows(select(results).where(own, later).order_by(*order).limit(BATCH))
            for row in rows:
                yield row
            if len(rows) < BATCH:
                return
            ended, table = rows[-1].ended, rows[-1].table

    async def _imported(self, guest: Guest) -> AsyncIterator[Row[Any]]:
        query = select(replays.c.id, replays.c.record, replays.c.created).where(replays.c.guest == guest.id)
        last = ""
        while rows := await self._rows(query.where(replays.c.id > last).order_by(replays.c.id).limit(BATCH)):
            for row in rows:
                yield row
            last = rows[-1].id

    async def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        return await self.store.read(lambda connection: list(connection.execute(query).all()))

    async def _record(self, table: str, turn: Turn) -> str | None:
        """As it replays, or where the rules are others, as it was stored; None: it is not kept any more."""

        def job(connection: Connection) -> tuple[Stored, list[str | None]]:
            return Stored(connection, table), read_facts(connection, table)

        stored, stories = await self.store.read(job)
        if stored.row is None:
            return None
        heading = read_heading(stored.header)
        made = read_moves(stored.moves, Problems())
        if heading.obstacle is None:
            asked = WriteMoves(stored.header, [(move.kind, move.seat, move.text) for move in made])
            for pause in first(pauses(), ATTEMPTS):
                try:
                    return await self.reading.write(asked, turn)
                except ApiError as refused:
                    if refused.status != 503:
                        break  # damaged
                    await asyncio.sleep(pause)
        archived = ArchivedTimeline(
            Archived(heading, "rules"), stored.header, len(stored.seats), made, stories
        )
        return archived.record()


def first(endless: Any, count: int) -> Iterator[float]:
    for _, each in zip(range(count), endless, strict=False):
        yield each


def entry(row: Row[Any], path: str | None) -> dict[str, object]:
    """A game as the list of the archive tells it; who others are stays with the server."""
    others = [
        {name: value for name, value in other.items() if name != "guest"}
        for other in msgspec.json.decode(row.opponents, type=list[dict[str, object]])
    ]
    return {
        "id": row.table,
        "game": row.game,
        "rules": row.rules,
        "seat": row.seat,
        "opponents": others,
        "outcome": row.outcome,
        "scores": msgspec.json.decode(row.scores),
        "way": msgspec.json.decode(row.way),
        "tags": msgspec.json.decode(row.tags),
        "choices": row.choices,
        "began": row.began,
        "ended": row.ended,
        "purpose": row.purpose,
        "record": path,
    }


def date_of(at: int) -> tuple[int, int, int, int, int, int]:
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return max(UNDATED, (moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second))
