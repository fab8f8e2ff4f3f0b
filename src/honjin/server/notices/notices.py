"""Notices: who is waited for and looks at no page of ours is told by push, in words that name no card."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.sqlite import insert

from honjin.server import wire
from honjin.server.catalogue import find_game
from honjin.server.errors import TEXTS, ApiError
from honjin.server.guests.sessions import Session
from honjin.server.http.limits import Limits
from honjin.server.notices.sending import GONE, Device, Sender
from honjin.server.notices.waiting import WaitingList
from honjin.server.store.moment import now
from honjin.server.store.schema import sessions, subscriptions
from honjin.server.store.store import Store
from honjin.table import about

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable

LOG: Final = structlog.get_logger()
GRACE: Final = 3.0  # seconds in which a page may come back before a device is disturbed
DEVICES_MAX: Final = 10  # that are told, of a guest


class Notices:
    """Whom which table waits for, and the devices that want to hear of it."""

    def __init__(self, store: Store, limits: Limits, sender: Sender | None = None) -> None:
        self.store = store
        self.limits = limits
        self.sender = sender
        self.waiting = WaitingList()

    # --- devices

    async def subscribe(self, session: Session, asked: wire.Subscription, lang: str) -> None:
        """This device wants to be told; asked again, it changes where."""
        if self.sender is None:
            raise ApiError(409, "no-push")
        self.sender.check(asked.endpoint)
        row = {"session": session.key, "p256dh": asked.p256dh, "auth": asked.auth, "lang": lang}
        own = select(sessions.c.hash).where(sessions.c.guest == session.guest.id)
        others = (
            select(func.count())
            .select_from(subscriptions)
            .where(subscriptions.c.session.in_(own), subscriptions.c.session != session.key)
        )

        def job(connection: Connection) -> bool:
            if connection.execute(others).scalar_one() >= DEVICES_MAX:
                return False
            connection.execute(delete(subscriptions).where(subscriptions.c.session == session.key))
            made = insert(subscriptions).values(endpoint=asked.endpoint, created=now(), **row)
            connection.execute(made.on_conflict_do_update(index_elements=["endpoint"], set_=row))
            return True

        if not await self.store.write(job):
            raise ApiError(409, "too-many-devices", most=DEVICES_MAX)

    async def unsubscribe(self, session: Session) -> None:
        gone = delete(subscriptions).where(subscriptions.c.session == session.key)
        await self.store.write(lambda connection: connection.execute(gone))

    # --- telling

    def note(self, live: LiveTable, is_news: bool = True) -> None:
        """The table waits for whom it says; who is new to that is told, outside the way of the move."""
        whom = live.whom_it_waits_for()
        for guest in self.waiting.note(live.terms.id, whom, now()):
            if is_news and self.sender is not None and guest not in live.audience.online:
                live.context.spawn(self._call(live, guest, whom[guest]))

    async def _call(self, live: LiveTable, guest: str, kind: wire.AwaitedKind) -> None:
        await asyncio.sleep(GRACE)
        wait = self.waiting.waits(live.terms.id, guest)
        if wait is None or wait.kind != kind or guest in live.audience.online:
            return
        if not self.limits.pushes.spend(guest):
            return
        query = (
            select(subscriptions)
            .join(sessions, sessions.c.hash == subscriptions.c.session)
            .where(sessions.c.guest == guest)
        )
        for row in await self.store.read(lambda connection: connection.execute(query).all()):
            body = msgspec.json.encode(notice(live, guest, kind, row.lang))
            await self._send(Device(row.endpoint, row.p256dh, row.auth), body)

    async def _send(self, device: Device, body: bytes) -> None:
        assert self.sender is not None
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self.sender.threads, self.sender.send, device, body)
        except Exception as error:
            LOG.warning("notice not sent", error=f"{type(error).__name__}: {error}"[:200])
            return
        if status in GONE:
            gone = delete(subscriptions).where(subscriptions.c.endpoint == device.endpoint)
            await self.store.write(lambda connection: connection.execute(gone))
        elif status >= 400:
            LOG.warning("notice refused", status=status)

    def close(self) -> None:
        if self.sender is not None:
            self.sender.close()


def notice(live: LiveTable, guest: str, kind: wire.AwaitedKind, lang: str) -> wire.Notice:
    """What is told: which game, with whom, and what for; nothing of what happened in it."""
    names = live.names(lang)
    others = ", ".join(names[seat] for seat, place in enumerate(live.places) if place.guest_id != guest)
    title = about.title(find_game(live.terms.game), lang)
    return wire.Notice(
        TEXTS(lang, f"notice-{kind}"),
        TEXTS(lang, "notice-where", {"game": title, "names": others}),
        f"/t/{live.terms.id}",
    )
