"""Replays: records that are kept to be watched, in our own words, each once."""

import hashlib
import json
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, func, insert, select

from honjin.server import wire
from honjin.server.daily.dailies import Dailies
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest, now
from honjin.server.http.limits import Limits
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import ShowInfo, ShowLog, ShowMoments, ShowOffline, ShowStory
from honjin.server.processes.reading import Reading
from honjin.server.replays.archive import ArchivedTimeline
from honjin.server.store.heading import Heading, read_heading
from honjin.server.store.schema import moves, replays
from honjin.server.store.store import Store
from honjin.server.tables.seating import given_names, names_of
from honjin.server.tables.table import LiveTable
from honjin.table.record import DIVIDER

KNOWN_MAX: Final = 32  # records in memory
CHUNK: Final = 32  # moments that are made together: who looks at one looks at the next
RECORD_COST: Final = 10_000  # bytes that a record counts for at least
VIEW_MAX: Final = 8


@dataclass(frozen=True)
class Stored:
    """A record and who played it."""

    record: str
    names: list[str]
    facts: str | None = None  # its story


class Replays:
    """All that are stored; what is shown of them is made in the reading processes."""

    def __init__(self, store: Store, reading: Reading, limits: Limits, dailies: Dailies) -> None:
        self.store = store
        self.reading = reading
        self.limits = limits
        self.dailies = dailies
        self._known: OrderedDict[str, Stored] = OrderedDict()

    # --- keeping

    async def of_record(self, text: str, guest: Guest, address: str) -> str:
        """Keep a record in our own words; one that is kept already is the same."""
        await self.dailies.check(heading_of(text), guest.id)
        digest = digest_of(text)
        query = select(replays.c.id).where(replays.c.digest == digest)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        if isinstance(found, str):
            return found
        cost = max(len(text.encode()), RECORD_COST)
        if not (self.limits.records.spend(guest.id, cost) and self.limits.records_at.spend(address, cost)):
            raise ApiError(429, "too-many-records")
        return await self._store(text, [], digest=digest, guest=guest.id)

    async def of_table(self, live: LiveTable, visitor: Guest | None, lang: str) -> str:
        """The replay of a game that is over, for those who may see all of it."""
        if live.terms.status != "over":
            raise ApiError(409, "not-over")
        if not (live.shows_all(visitor) or await self.dailies.may_watch(live, visitor)):
            raise ApiError(403, "secret")
        given, called = given_names(live.places), names_of(live.places, lang)
        nameless = [seat for seat, place in enumerate(live.places) if place.kind != "bot" and not given[seat]]
        names = ["" if seat in nameless else name for seat, name in enumerate(called)]
        timeline = live.timeline
        told = timeline.story() if isinstance(timeline, ArchivedTimeline) else None
        facts = None if told is None else msgspec.json.encode(told).decode()
        return await self._store(timeline.record(), names, facts, table=live.terms.id)

    async def _store(self, record: str, names: Sequence[str], facts: str | None = None, **of: str) -> str:
        """Stored now, unless somebody else has just done it."""
        row = {"id": secrets.token_urlsafe(9), "record": record, "names": json.dumps(names), "created": now()}
        (column, value), *_ = of.items()
        same = select(replays.c.id).where(replays.c[column] == value)

        def job(connection: Connection) -> str:
            found = connection.execute(same).scalar()
            if found is None:
                connection.execute(insert(replays).values(**row, facts=facts, **of))
            return str(found or row["id"])

        return await self.store.write(job)

    async def find(self, id: str, who: str) -> Stored:
        """For a guest, by id; nobody if it is empty. A challenge of today is not for everybody."""
        if id not in self._known:
            query = select(replays.c.record, replays.c.names, replays.c.facts).where(replays.c.id == id)
            row = await self.store.read(lambda connection: connection.execute(query).first())
            if row is None:
                raise ApiError(404, "no-replay")
            self._known[id] = Stored(str(row.record), read_names(row.names), row.facts)
            while len(self._known) > KNOWN_MAX:
                self._known.popitem(last=False)
        self._known.move_to_end(id)
        found = self._known[id]
        await self.dailies.check(heading_of(found.record), who)
        return found

    # --- showing, as it is sent

    async def info(self, id: str, lang: str, turn: Turn) -> bytes:
        kept = await self.find(id, turn.who)
        return await self.reading.show(ShowInfo(id, kept.record, kept.names, kept.facts, lang), turn)

    async def log(self, id: str, view: str, lang: str, turn: Turn) -> bytes:
        kept = await self.find(id, turn.who)
        return await self.reading.show(
            ShowLog(id, kept.record, kept.names, kept.facts, lang, seen(view)), turn
        )

    async def moment(self, id: str, n: int, view: str, lang: str, turn: Turn) -> bytes:
        kept, first = await self.find(id, turn.who), n - n % CHUNK
        asked = ShowMoments(id, kept.record, kept.names, kept.facts, lang, seen(view), first, CHUNK)
        moments = msgspec.json.decode(await self.reading.show(asked, turn), type=list[msgspec.Raw])
        if n - first >= len(moments):
            raise ApiError(404, "no-moment", n=n, last=first + len(moments) - 1)
        return bytes(moments[n - first])

    async def story(self, id: str, turn: Turn) -> wire.GameStory:
        kept = await self.find(id, turn.who)
        asked = ShowStory(id, kept.record, kept.names, kept.facts, "")
        return wire.GameStory(points_in(await self.reading.show(asked, turn)))

    async def story_of_table(self, live: LiveTable, lang: str, turn: Turn) -> wire.GameStory:
        """Of a game that is over, for whoever may look on: how the sides stood was never secret."""
        timeline = live.timeline
        if live.terms.status != "over":
            raise ApiError(409, "not-over")
        if isinstance(timeline, ArchivedTimeline):
            return wire.GameStory([])
        # A last choice that was taken back is another game.
        name = f"{live.terms.id} {timeline.epoch} {timeline.seq}"
        asked = ShowStory(name, timeline.record(), [], None, "")
        made = points_in(await self.reading.show(asked, turn))
        result = timeline.table.result(None, lang, live.names(lang)) or ""
        seconds = await self.store.read(lambda found: seconds_of(found, live.terms.id))
        return wire.GameStory(made, result, seconds)

    async def offline(self, id: str, lang: str, turn: Turn) -> bytes:
        """The file, compressed."""
        kept = await self.find(id, turn.who)
        return await self.reading.show(ShowOffline(id, kept.record, kept.names, kept.facts, lang), turn)


def points_in(shown: bytes) -> list[wire.StoryPoint]:
    return msgspec.json.decode(shown, type=list[wire.StoryPoint])


def seconds_of(connection: Connection, table: str) -> int | None:
    """From the first choice to the last."""
    when = select(func.min(moves.c.at), func.max(moves.c.at)).where(
        moves.c.table == table, moves.c.kind.in_(("choice", "end"))
    )
    first, last = connection.execute(when).one()
    return None if first is None else int(last - first) // 1000


def read_names(stored: object) -> list[str]:
    """Who played, unless that is damaged."""
    try:
        return msgspec.json.decode(str(stored), type=list[str])
    except msgspec.MsgspecError:
        return []


def seen(view: str) -> str:
    if len(view) > VIEW_MAX:
        raise ApiError(404, "no-seat", seat=view[:VIEW_MAX])
    return view


def heading_of(record: str) -> Heading:
    return read_heading(record.partition(f"\n{DIVIDER}\n")[0])


def digest_of(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()
