"""Guests and their sessions: a name, and a cookie whose token only its owner has."""

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import Connection, Row, Select, delete, exists, insert, not_, or_, select, update

from honjin.server.errors import ApiError
from honjin.server.store.moment import now as now  # others take it from here
from honjin.server.store.schema import (
    carries,
    guests,
    mutes,
    replays,
    results,
    seats,
    sessions,
    settings,
    tables,
)
from honjin.server.store.store import Store

LOG: Final = structlog.get_logger()
DAY: Final = 24 * 3600 * 1000
LIFE_DAYS: Final = 400  # of a session; browsers keep no cookie longer
RENEW_DAYS: Final = 300  # then whoever comes is given another
UNUSED_DAYS: Final = 180  # then a session ends
IDLE_DAYS: Final = 7  # then a guest who never did anything is forgotten
CARRY_SECONDS: Final = 600
CARRIES_MAX: Final = 3  # links to another device that a guest can have open
DEVICES_MAX: Final = 20  # sessions of a guest
SWEEP_SECONDS: Final = 3600
SWEPT_MAX: Final = 1000  # guests at once
KNOWN_MAX: Final = 20_000  # sessions kept in memory
NAMES: Final = (
    "Akari",
    "Botan",
    "Chiyo",
    "Daichi",
    "Emi",
    "Fumio",
    "Ginko",
    "Hana",
    "Isamu",
    "Jun",
    "Kaede",
    "Naoki",
)


BY_GUEST: Final = select(sessions, guests.c.name).join(guests, sessions.c.guest == guests.c.id)


@dataclass
class Guest:
    """Somebody who plays; known by an id that leaves the server to nobody."""

    id: str
    name: str


def hashed(token: str) -> bytes:
    """All that is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def secret_key(connection: Connection) -> bytes:
    """What signs invitations and seeds bots; made once."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == "key")).scalar()
    if isinstance(found, bytes):
        return found
    made = secrets.token_bytes(32)
    connection.execute(insert(settings).values(name="key", value=made))
    return made


class Seal:
    """Signs what the server has to recognise or repeat later without storing it."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def mark(self, *parts: object) -> bytes:
        said = "\0".join(str(part) for part in parts)
        return hashlib.blake2b(said.encode(), key=self.key, digest_size=16).digest()

    def invite(self, table: str, seat: int) -> str:
        """The token of the link to a seat."""
        return self.mark("invite", table, seat).hex()

    def fits(self, token: str, table: str, seat: int) -> bool:
        return hmac.compare_digest(token.encode(), self.invite(table, seat).encode())

    def bot_seed(self, table: str, seat: int, seq: int) -> int:
        """The same after a restart or a way back, and no player can foresee it."""
        return int.from_bytes(self.mark("bot", table, seat, seq)[:7])


@dataclass
class Session:
    """A device that is a guest, by the hash of its cookie's token."""

    key: bytes
    guest: Guest
    created: int
    seen: int  # to the day; 0: not known
    label: str = ""

    @property
    def id(self) -> str:
        """How its owner names it; nobody comes to the hash from here."""
        return hashlib.sha256(b"session" + self.key).hexdigest()[:16]

    def has_ended(self, at: int) -> bool:
        return at - self.created > LIFE_DAYS * DAY or bool(self.seen and at - self.seen > UNUSED_DAYS * DAY)

    def is_old(self, at: int) -> bool:
        """Whether it is time to begin another in its place."""
        return at - self.created > RENEW_DAYS * DAY


class Sessions:
    """Who a cookie belongs to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_end: list[Callable[[bytes], None]] = []  # told the key of each session that ends
        self._known: OrderedDict[bytes, Session] = OrderedDict()
        self._guests: dict[str, Guest] = {}

    async def find(self, token: str | None) -> Guest | None:
        """The guest of this cookie, if it is one of ours."""
        found = await self.session(token)
        return None if found is None else found.guest

    async def session(self, token: str | None) -> Session | None:
        """The session of this cookie, if it has not ended."""
        if token is None or len(token) > 64:
            return None
        key, at = hashed(token), now()
        found = self._known.get(key) or await self._read(key)
        if found is None:
            return None
        if found.has_ended(at):
            await self.end([key])
            return None
        self._remember(found)
        if at - found.seen > DAY:
            await self._note_seen(found, at)
        return found

    async def _read(self, key: bytes) -> Session | None:
        query = BY_GUEST.where(sessions.c.hash == key)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else self._session(row)

    def _session(self, row: Row[tuple[object, ...]]) -> Session:
        return Session(row.hash, self.known(row.guest, row.name), row.created, row.seen, row.label)

    async def _note_seen(self, session: Session, at: int) -> None:
        """Once a day; that the disk is full keeps nobody out."""
        session.seen = at
        change = update(sessions).where(sessions.c.hash == session.key).values(seen=at)
        try:
            await self.store.write(lambda connection: connection.execute(change))
        except Exception as error:
            LOG.warning("session not noted", error=str(error))

    def known(self, id: str, name: str) -> Guest:
        """One object a guest, so that a new name shows everywhere."""
        return self._guests.setdefault(id, Guest(id, name))

    def _remember(self, session: Session) -> None:
        self._known[session.key] = session
        self._known.move_to_end(session.key)
        while len(self._known) > KNOWN_MAX:
            self._known.popitem(last=False)
            if len(self._guests) > 2 * KNOWN_MAX:
                kept = {known.guest.id for known in self._known.values()}
                self._guests = {id: guest for id, guest in self._guests.items() if id in kept}

    async def begin(self, label: str = "") -> tuple[Guest, str]:
        """A new guest and the token of its cookie."""
        id, token = secrets.token_hex(8), secrets.token_urlsafe(32)
        name = f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"

        def job(connection: Connection) -> None:
            connection.execute(insert(guests).values(id=id, name=name, created=now()))
            add_session(connection, token, id, label)

        await self.store.write(job)
        return self.known(id, name), token

    async def rename(self, guest: Guest, name: str) -> None:
        change = update(guests).where(guests.c.id == guest.id).values(name=name)
        await self.store.write(lambda connection: connection.execute(change))
        guest.name = name

    # --- one's devices

    async def of_guest(self, guest: Guest) -> list[Session]:
        """Where this guest is at home, the last used first."""
        query = BY_GUEST.where(sessions.c.guest == guest.id).order_by(
            sessions.c.seen.desc(), sessions.c.created.desc()
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [found for found in map(self._session, rows) if not found.has_ended(now())]

    async def end(self, keys: Sequence[bytes]) -> None:
        """Nobody is this guest by these cookies any more."""
        change = delete(sessions).where(sessions.c.hash.in_(keys))
        await self.store.write(lambda connection: connection.execute(change))
        self._forget(keys)

    def _forget(self, keys: Iterable[bytes]) -> None:
        for key in keys:
            self._known.pop(key, None)
            for told in self.on_end:
                told(key)

    async def renew(self, session: Session) -> str:
        """Another session in place of one that grows old, so that nobody who comes loses a seat."""
        token = secrets.token_urlsafe(32)

        ends = now() - (LIFE_DAYS - 1) * DAY  # in a day: its other pages may be asking just now
        change = update(sessions).where(sessions.c.hash == session.key).values(created=ends)

        def job(connection: Connection) -> None:
            connection.execute(change)
            add_session(connection, token, session.guest.id, session.label)

        await self.store.write(job)
        session.created = ends
        return token

    # --- another device

    async def offer_carry(self, guest: Guest) -> str:
        """A token with which another device takes up this guest's session, once and soon."""
        token = secrets.token_urlsafe(24)
        until = now() + CARRY_SECONDS * 1000
        newest = (
            select(carries.c.hash)
            .where(carries.c.guest == guest.id)
            .order_by(carries.c.until.desc())
            .limit(CARRIES_MAX - 1)
        )

        def job(connection: Connection) -> None:
            connection.execute(delete(carries).where(carries.c.until < now()))
            connection.execute(
                delete(carries).where(carries.c.guest == guest.id, carries.c.hash.not_in(newest))
            )
            connection.execute(insert(carries).values(hash=hashed(token), guest=guest.id, until=until))

        await self.store.write(job)
        return token

    async def carry(self, token: str, label: str = "") -> tuple[Guest, str]:
        """The guest whom the link belongs to, and a cookie for this device."""
        fresh = secrets.token_urlsafe(32)

        def job(connection: Connection) -> tuple[str, str, list[bytes]] | None:
            taken = (
                delete(carries)
                .where(carries.c.hash == hashed(token), carries.c.until >= now())
                .returning(carries.c.guest)
            )
            guest = connection.execute(taken).scalar()
            if guest is None:
                return None
            ended = end_unused(connection, guest, DEVICES_MAX - 1)
            add_session(connection, fresh, guest, label)
            row = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id == guest)).one()
            return row.id, row.name, ended

        found = await self.store.write(job)
        if found is None:
            raise ApiError(410, "carry")
        id, name, ended = found
        self._forget(ended)
        return self.known(id, name), fresh

    # --- sweeping

    async def sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep(now())
            except Exception:
                LOG.exception("sessions not swept")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, at: int) -> None:
        """Forget sessions that have ended, links nobody used, and guests who never did anything."""

        def job(connection: Connection) -> list[bytes]:
            connection.execute(delete(carries).where(carries.c.until < at))
            over = or_(
                sessions.c.created < at - LIFE_DAYS * DAY,
                (sessions.c.seen > 0) & (sessions.c.seen < at - UNUSED_DAYS * DAY),
            )
            ended = list(
                connection.execute(delete(sessions).where(over).returning(sessions.c.hash)).scalars()
            )
            idle = connection.execute(idle_guests(at).limit(SWEPT_MAX)).scalars().all()
            gone = delete(sessions).where(sessions.c.guest.in_(idle)).returning(sessions.c.hash)
            ended += connection.execute(gone).scalars()
            connection.execute(delete(guests).where(guests.c.id.in_(idle)))
            return ended

        self._forget(await self.store.write(job))


def add_session(connection: Connection, token: str, guest: str, label: str) -> None:
    at = now()
    row = insert(sessions).values(hash=hashed(token), guest=guest, created=at, seen=at, label=label)
    connection.execute(row)


def end_unused(connection: Connection, guest: str, kept: int) -> list[bytes]:
    """The longest unused sessions of a guest end, so that this many are left."""
    newest = (
        select(sessions.c.hash).where(sessions.c.guest == guest).order_by(sessions.c.seen.desc()).limit(kept)
    )
    over = delete(sessions).where(sessions.c.guest == guest, sessions.c.hash.not_in(newest))
    return list(connection.execute(over.returning(sessions.c.hash)).scalars())


def idle_guests(at: int) -> Select[tuple[str]]:
    """Who came, never sat down, made or kept anything, and did not come back."""
    since = at - IDLE_DAYS * DAY
    used = [
        exists().where(column == guests.c.id)
        for column in (
            seats.c.guest,
            tables.c.host,
            replays.c.guest,
            results.c.guest,
            mutes.c.guest,
            carries.c.guest,
        )
    ]
    back = exists().where(sessions.c.guest == guests.c.id, sessions.c.seen >= since)
    return select(guests.c.id).where(guests.c.created < since, not_(or_(back, *used)))
