"""Chat: what is said at one table, and who hears whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from honjin.server import wire
from honjin.server.catalogue import PHRASES
from honjin.server.errors import TEXTS, ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.guests.words import plain
from honjin.server.store.moment import now
from honjin.server.store.statements import add_line, set_mute
from honjin.server.tables.context import Part, exclusive
from honjin.server.tables.seating import ChatLine

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable

KEPT: Final = 50  # lines that are shown
MOST: Final = 1000  # that are stored


class Chat(Part):
    """All that was said, and whom each guest has muted."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.lines: list[ChatLine] = []
        self.mutes: dict[str, set[int]] = {}

    @exclusive
    async def talk(self, guest: Guest, asked: wire.ChatWish) -> None:
        live = self.live
        seat = live.own_seat(guest, asked.seat)
        if (asked.phrase is None) == (asked.text is None):
            raise ApiError(400, "chat")
        if asked.phrase is not None and asked.phrase not in PHRASES:
            raise ApiError(400, "no-phrase", phrase=asked.phrase)
        text = None if asked.text is None else plain(asked.text, wire.SAID_MAX)
        if not self.context.limits.chat.spend(guest.id):
            raise ApiError(429, "too-fast")
        if len(self.lines) >= MOST:
            raise ApiError(409, "chat-full", most=MOST)
        line = ChatLine(seat, asked.phrase, text, now())
        await self.context.store.write(add_line(live.terms.id, len(self.lines), line))
        self.lines.append(line)
        live.audience.publish()

    async def mute(self, guest: Guest, seat: int, on: bool) -> None:
        """Hear nothing more from this seat, or hear it again; for whoever may look on here."""
        live = self.live
        live.looking_seat(guest, None)
        if seat >= len(live.places):
            raise ApiError(404, "no-seat", seat=seat)
        await self.context.store.write(set_mute(live.terms.id, guest.id, seat, on))
        muted = self.mutes.setdefault(guest.id, set())
        (muted.add if on else muted.discard)(seat)
        live.audience.publish(soon=True)

    def muted(self, guest: Guest | None) -> set[int]:
        """The seats that this guest does not hear."""
        return set() if guest is None else self.mutes.get(guest.id, set())

    def entries(self, guest: Guest | None, lang: str, since: int) -> list[wire.ChatEntry]:
        """What this guest hears, from a line on."""
        muted, first = self.muted(guest), max(since, len(self.lines) - KEPT)
        entries = []
        for n, line in enumerate(self.lines[first:], first):
            if line.seat not in muted:
                text = TEXTS(lang, f"phrase-{line.phrase}") if line.phrase else line.text or ""
                entries.append(wire.ChatEntry(n, line.seat, text, line.phrase, line.at))
        return entries
