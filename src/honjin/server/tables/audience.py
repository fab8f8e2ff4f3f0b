"""Audience: who watches a table; a state that many may see is put in words and encoded once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from honjin.server import wire
from honjin.server.guests.sessions import Guest, now
from honjin.server.tables import render
from honjin.server.tables.context import Part

if TYPE_CHECKING:
    from honjin.server.routes.socket import Watcher
    from honjin.server.tables.table import LiveTable

SHARED_MAX: Final = 50  # different states kept for spectators
SHARED_MS: Final = 1000  # that they are kept, for the clock in them runs


@dataclass(frozen=True)
class Shared:
    """A state for any spectator who has heard as much."""

    body: bytes
    at: int


class Audience(Part):
    """The open sockets of one table."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self._rendered = render.rendered(live.timeline)
        self.watchers: set[Watcher] = set()
        self.online: frozenset[str] = frozenset()  # guests
        self._presence: bytes | None = None
        self._shared: dict[tuple[str, int, int], Shared] = {}

    # --- coming and going

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._count()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._count()
        if not self.watchers:
            self._rendered = render.rendered(self.live.timeline)  # the words would only take room

    def _count(self) -> None:
        """Somebody came or went: a small message says so, and no state."""
        self.online = frozenset(watcher.guest.id for watcher in self.watchers if watcher.guest is not None)
        self.live.touched = time.monotonic()
        self._presence = None
        self._shared.clear()
        for watcher in self.watchers:
            watcher.wake_presence()

    def presence(self) -> bytes:
        """Who is there, encoded once."""
        if self._presence is None:
            live = self.live
            seated = {place.guest_id for place in live.places}
            online = [
                seat
                for seat, place in enumerate(live.places)
                if place.kind == "bot" or place.guest_id in self.online
            ]
            looking = sum(
                watcher.guest is None or watcher.guest.id not in seated for watcher in self.watchers
            )
            self._presence = msgspec.json.encode(wire.Presence(online, looking))
        return self._presence

    # --- telling

    @property
    def rendered(self) -> render.Rendered | render.ArchivedRendered:
        """What was put in words of the game that is played here."""
        if self._rendered.timeline is not self.live.timeline:
            self._rendered = render.rendered(self.live.timeline)
        return self._rendered

    def publish(self, soon: bool = False) -> None:
        """The table has changed: everybody who watches is told, at once or within a second."""
        self.live.touched = time.monotonic()
        self._presence = None
        self._shared.clear()
        self.context.notices.note(self.live)
        for watcher in self.watchers:
            watcher.wake_presence()
            if soon:
                watcher.wish()
            else:
                watcher.wake()

    def state(
        self, guest: Guest | None, wanted: int | None, lang: str, since: int = 0, chat_since: int = 0
    ) -> bytes:
        """The state as it goes over the wire, the same bytes for all spectators who have heard as much."""
        live = self.live
        if live.looking_seat(guest, wanted) is not None or not self._is_anybody(guest):
            return msgspec.json.encode(render.state(live, guest, wanted, lang, since, chat_since))
        key, at = (lang, since, chat_since), now()
        kept = self._shared.get(key)
        if kept is None or at - kept.at >= SHARED_MS:
            if len(self._shared) >= SHARED_MAX:
                self._shared.clear()
            body = msgspec.json.encode(render.state(live, None, None, lang, since, chat_since))
            kept = Shared(body, at)
            self._shared[key] = kept
        return kept.body

    def _is_anybody(self, guest: Guest | None) -> bool:
        """Whether this guest is told what any spectator is told."""
        live = self.live
        return guest is None or not (
            live.seats_of(guest) or guest.id == live.terms.host or live.chat.muted(guest)
        )
