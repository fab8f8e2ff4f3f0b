"""Guests and their sessions: a name, and a cookie whose token only its owner has."""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from honjin.server.refused import Refused
from honjin.server.schema import carries, guests, sessions, settings
from honjin.server.store import Store

COOKIE: Final = "honjin"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
CARRY_SECONDS: Final = 600
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


@dataclass
class Guest:
    """Somebody who plays; known by an id that leaves the server to nobody."""

    id: str
    name: str


def now() -> int:
    """Milliseconds since 1970, as everything is stamped."""
    return time.time_ns() // 1_000_000


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

    def bot_seed(self, table: str, seat: int, seq: int, epoch: int) -> int:
        """The same after a restart, and no player can foresee it."""
        return int.from_bytes(self.mark("bot", table, seat, seq, epoch)[:7])


class Sessions:
    """Who a cookie belongs to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[bytes, Guest] = OrderedDict()
        self._guests: dict[str, Guest] = {}

    async def find(self, token: str | None) -> Guest | None:
        """The guest of this cookie, if it is one of ours."""
        if token is None or len(token) > 64:
            return None
        key = hashed(token)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        query = (
            select(guests.c.id, guests.c.name)
            .join(sessions, sessions.c.guest == guests.c.id)
            .where(sessions.c.hash == key)
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else self._remember(key, row.id, row.name)

    def known(self, id: str, name: str) -> Guest:
        """One object a guest, so that a new name shows everywhere."""
        return self._guests.setdefault(id, Guest(id, name))

    def _remember(self, key: bytes, id: str, name: str) -> Guest:
        guest = self._known[key] = self.known(id, name)
        while len(self._known) > KNOWN_MAX:
            self._known.popitem(last=False)
            if len(self._guests) > 2 * KNOWN_MAX:
                kept = {known.id for known in self._known.values()}
                self._guests = {id: guest for id, guest in self._guests.items() if id in kept}
        return guest

    async def begin(self) -> tuple[Guest, str]:
        """A new guest and the token of its cookie."""
        id, token = secrets.token_hex(8), secrets.token_urlsafe(32)
        name = f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"

        def job(connection: Connection) -> None:
            connection.execute(insert(guests).values(id=id, name=name, created=now()))
            connection.execute(insert(sessions).values(hash=hashed(token), guest=id, created=now()))

        await self.store.write(job)
        return self._remember(hashed(token), id, name), token

    async def rename(self, guest: Guest, name: str) -> None:
        change = update(guests).where(guests.c.id == guest.id).values(name=name)
        await self.store.write(lambda connection: connection.execute(change))
        guest.name = name

    # --- another device

    async def offer_carry(self, guest: Guest) -> str:
        """A token with which another device takes up this guest's session, once and soon."""
        token = secrets.token_urlsafe(24)
        until = now() + CARRY_SECONDS * 1000

        def job(connection: Connection) -> None:
            connection.execute(delete(carries).where(carries.c.until < now()))
            connection.execute(insert(carries).values(hash=hashed(token), guest=guest.id, until=until))

        await self.store.write(job)
        return token

    async def carry(self, token: str) -> tuple[Guest, str]:
        """The guest whom the link belongs to, and a cookie for this device."""
        fresh = secrets.token_urlsafe(32)

        def job(connection: Connection) -> tuple[str, str] | None:
            taken = (
                delete(carries)
                .where(carries.c.hash == hashed(token), carries.c.until >= now())
                .returning(carries.c.guest)
            )
            guest = connection.execute(taken).scalar()
            if guest is None:
                return None
            connection.execute(insert(sessions).values(hash=hashed(fresh), guest=guest, created=now()))
            row = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id == guest)).one()
            return row.id, row.name

        found = await self.store.write(job)
        if found is None:
            raise Refused(410, "carry")
        return self._remember(hashed(fresh), *found), fresh
