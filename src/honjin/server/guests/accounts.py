"""Accounts: guests who come back by a key of their own, from any device; no address and no password."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import CredentialDeviceType

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.codes import code_hash, make_codes
from honjin.server.guests.passkeys import (
    Challenges,
    CountWentBack,
    Party,
    Purpose,
    Stored,
    asked_to_make,
    asked_to_prove,
    decoded,
    made_key,
    proved,
)
from honjin.server.guests.sessions import Guest, Seal, Session, Sessions, now
from honjin.server.http.limits import Limits
from honjin.server.store.schema import accounts, codes, guests, passkeys
from honjin.server.store.store import Store

LOG: Final = structlog.get_logger()
FRESH_SECONDS: Final = 300  # after a proof, in which keys can be changed and the account deleted
KEYS_MAX: Final = 10  # of an account


def is_account(connection: Connection, guest: str) -> bool:
    return connection.execute(select(accounts.c.guest).where(accounts.c.guest == guest)).first() is not None


@dataclass(frozen=True)
class Held:
    """What an account is held by."""

    created: int | None
    keys: list[Row[Any]]
    codes: int


def read_held(guest: str) -> Callable[[Connection], Held]:
    def job(connection: Connection) -> Held:
        own = connection.execute(select(accounts).where(accounts.c.guest == guest)).first()
        keys = connection.execute(
            select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
        ).all()
        left = select(func.count()).select_from(codes).where(codes.c.guest == guest)
        return Held(
            None if own is None else own.created,
            list(keys),
            connection.execute(left).scalar_one(),
        )

    return job


class Accounts:
    """The keys and codes of this server's accounts, and who has just used one."""

    def __init__(self, store: Store, sessions: Sessions, limits: Limits, seal: Seal) -> None:
        self.store = store
        self.sessions = sessions
        self.limits = limits
        self.seal = seal
        self.challenges = Challenges()
        self._fresh: dict[bytes, float] = {}  # until when, by session
        sessions.on_end.append(self._forget)

    def _forget(self, session: bytes) -> None:
        self._fresh.pop(session, None)

    async def is_account(self, guest: Guest) -> bool:
        return await self.store.read(lambda connection: is_account(connection, guest.id))

    async def held(self, guest: Guest) -> Held:
        return await self.store.read(read_held(guest.id))

    # --- a moment ago

    def is_fresh(self, session: Session) -> bool:
        """Whether a key or a code was used here a moment ago: a cookie alone changes no keys."""
        return self._fresh.get(session.key, 0.0) > time.monotonic()

    def _refresh(self, session: bytes) -> None:
        if len(self._fresh) > 1000:
            at = time.monotonic()
            self._fresh = {key: until for key, until in self._fresh.items() if until > at}
        self._fresh[session] = time.monotonic() + FRESH_SECONDS

    async def check_fresh(self, session: Session) -> Held:
        held = await self.held(session.guest)
        if held.created is not None and not self.is_fresh(session):
            raise ApiError(403, "not-fresh")
        return held

    def _charge(self, session: Session, source: str) -> None:
        """Whatever makes the server reckon: so often by a guest, and so often from an address."""
        if not (self.limits.keys.spend(session.guest.id) and self.limits.keys_at.spend(source)):
            raise ApiError(429, "too-fast")

    # --- keys

    async def ask_to_make(self, session: Session, party: Party, source: str) -> wire.KeyQuestion:
        """What a browser is asked for a new key."""
        self._charge(session, source)
        held = await self.check_fresh(session)
        if len(held.keys) >= KEYS_MAX:
            raise ApiError(409, "too-many-keys", most=KEYS_MAX)
        challenge, known = self.challenges.make(session.key, "make"), [key.id for key in held.keys]
        return asked_to_make(party, challenge, self.handle(session.guest), session.guest.name, known)

    def handle(self, guest: Guest) -> bytes:
        """By which authenticators know whose key it is: nobody comes to the guest from here."""
        return self.seal.mark("handle", guest.id)

    async def add_key(self, session: Session, party: Party, made: wire.NewKey, label: str) -> None:
        """Keep it; with the first key a guest is an account."""
        challenge = self.challenges.take(session.key, "make")
        await self.check_fresh(session)
        found, at = made_key(party, challenge, made), now()
        if len(found.credential_id) > wire.KEY_ID_MAX:
            raise ApiError(403, "key-proof")
        guest, handle = session.guest.id, self.handle(session.guest)
        key = {
            "id": found.credential_id,
            "guest": guest,
            "host": party.host,
            "public_key": found.credential_public_key,
            "uses": found.sign_count,
            "label": label,
            "created": at,
            "used": at,
            "synced": int(found.credential_device_type == CredentialDeviceType.MULTI_DEVICE),
            "doubted": 0,
        }

        def job(connection: Connection) -> None:
            known = select(passkeys.c.guest).where(passkeys.c.id == found.credential_id)
            own = select(func.count()).select_from(passkeys).where(passkeys.c.guest == guest)
            if connection.execute(known).first() is not None:
                raise ApiError(409, "key-known")
            if connection.execute(own).scalar_one() >= KEYS_MAX:
                raise ApiError(409, "too-many-keys", most=KEYS_MAX)
            if not is_account(connection, guest):
                connection.execute(insert(accounts).values(guest=guest, handle=handle, created=at))
            connection.execute(insert(passkeys).values(**key))

        await self.store.write(job)
        self._refresh(session.key)

    async def rename_key(self, session: Session, id: str, label: str) -> None:
        await self._change_key(
            session, id, lambda of, held: update(passkeys).where(passkeys.c.id == of).values(label=label)
        )

    async def remove_key(self, session: Session, id: str) -> None:
        """Nobody comes back by it any more; the last one only goes where there are codes."""
        await self.check_fresh(session)

        def removal(of: bytes, held: Held) -> Any:
            if len(held.keys) == 1 and not held.codes:
                raise ApiError(409, "last-key")
            return delete(passkeys).where(passkeys.c.id == of)

        await self._change_key(session, id, removal)

    async def _change_key(self, session: Session, id: str, change: Callable[[bytes, Held], Any]) -> None:
        of = decoded(id)

        def job(connection: Connection) -> None:
            held = read_held(session.guest.id)(connection)
            if all(key.id != of for key in held.keys):
                raise ApiError(404, "no-key")
            connection.execute(change(of, held))

        await self.store.write(job)

    # --- proofs

    async def ask_to_prove(
        self, session: Session, party: Party, purpose: Purpose, source: str
    ) -> wire.KeyQuestion:
        """What a browser is asked: any key of this server to sign in, one's own to confirm."""
        self._charge(session, source)
        known: list[bytes] = []
        if purpose == "confirm":
            held = await self.held(session.guest)
            known = [key.id for key in held.keys if key.host == party.host]
            if not known:
                raise ApiError(409, "no-key-here")
        return asked_to_prove(party, self.challenges.make(session.key, purpose), known)

    async def owner(self, session: Session, party: Party, proof: wire.KeyProof, purpose: Purpose) -> Guest:
        """Whose key it is that answered the challenge of this session."""
        challenge, id = self.challenges.take(session.key, purpose), decoded(proof.id)
        query = (
            select(passkeys, accounts.c.handle, guests.c.name)
            .join(accounts, passkeys.c.guest == accounts.c.guest)
            .join(guests, passkeys.c.guest == guests.c.id)
            .where(passkeys.c.id == id, passkeys.c.host == party.host)
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise ApiError(403, "key-unknown")
        if proof.user_handle is not None and not secrets.compare_digest(
            decoded(proof.user_handle), row.handle
        ):
            raise ApiError(403, "key-proof")
        try:
            found = proved(party, challenge, proof, Stored(row.id, row.public_key, row.uses))
        except CountWentBack:
            LOG.warning("a key's counter went back")
            await self._note(id, doubted=now())
            raise ApiError(403, "key-copied") from None
        await self._note(id, used=now(), uses=found.new_sign_count)
        return self.sessions.known(row.guest, row.name)

    async def _note(self, id: bytes, **fields: int) -> None:
        change = update(passkeys).where(passkeys.c.id == id).values(**fields)
        await self.store.write(lambda connection: connection.execute(change))

    async def confirm(self, session: Session, party: Party, proof: wire.KeyProof) -> None:
        """Whoever holds this session has a key of its account as well."""
        if (await self.owner(session, party, proof, "confirm")).id != session.guest.id:
            raise ApiError(403, "key-unknown")
        self._refresh(session.key)

    async def open(
        self, session: Session, guest: Guest, label: str, code: str | None = None
    ) -> tuple[Guest, str]:
        """Be this account in this browser: the guest, and a cookie; a code is used up by it."""

        def use(connection: Connection) -> None:
            used = delete(codes).where(codes.c.hash == code_hash(code or ""), codes.c.guest == guest.id)
            if code is not None and not connection.execute(used).rowcount:
                raise ApiError(403, "code")

        token, key = await self.sessions.sign_in(session, guest, label, use)
        self._refresh(key)
        return guest, token

    # --- codes

    async def make_codes(self, session: Session) -> list[str]:
        """Others in the place of those there were."""
        held = await self.check_fresh(session)
        if held.created is None:
            raise ApiError(409, "no-account")
        made, guest = make_codes(), session.guest.id

        def job(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.guest == guest))
            connection.execute(insert(codes), [{"hash": code_hash(code), "guest": guest} for code in made])

        await self.store.write(job)
        return made

    async def owner_of_code(self, session: Session, code: str, source: str) -> Guest:
        if not (self.limits.recoveries.spend(session.guest.id) and self.limits.recoveries.spend(source)):
            raise ApiError(429, "too-fast")
        query = select(guests.c.id, guests.c.name).join(codes, codes.c.guest == guests.c.id)
        query = query.where(codes.c.hash == code_hash(code))
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise ApiError(403, "code")
        return self.sessions.known(row.id, row.name)


def key_info(key: Row[Any]) -> wire.KeyInfo:
    return wire.KeyInfo(
        bytes_to_base64url(key.id),
        key.label,
        key.host,
        key.created,
        key.used,
        bool(key.synced),
        bool(key.doubted),
    )
