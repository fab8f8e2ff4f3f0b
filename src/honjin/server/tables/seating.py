"""Seating: what was agreed at a table, who sits where and what they are called, and what was said."""

from collections.abc import Sequence
from dataclasses import dataclass

from honjin.bots.characters import seat_names
from honjin.server import wire
from honjin.server.guests.sessions import Guest


@dataclass
class Seat:
    """A seat: a human with a guest, a bot with a level, or free (link: by invitation, open: for anybody)."""

    kind: str
    guest: Guest | None = None
    level: str | None = None

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id


@dataclass
class TableTerms:
    """What was agreed when the table was made, and how it stands."""

    id: str
    game: str
    host: str
    clock: wire.ClockWish
    spectators: wire.Spectators
    lobby: bool
    hot_seat: bool
    created: int
    status: wire.Status
    rematch: str | None = None
    advice: bool = False  # advice is given while people play
    deal: wire.DealKind = "server"
    seal: str | None = None  # the whole truth of the sealing
    source: str | None = None  # a keyed hash of the address it was made from
    purpose: wire.Purpose = "play"
    hinted: bool = False  # somebody was given a hint
    daily: str | None = None  # the day whose challenge it is

    @property
    def bots_at(self) -> str:
        """What its bots are seeded by: they choose alike for everybody who takes a challenge."""
        return self.id if self.daily is None else bot_table(self.daily, self.game)


@dataclass
class ChatLine:
    """A line of chat."""

    seat: int
    phrase: str | None
    text: str | None
    at: int


def bot_table(day: str, game: str) -> str:
    """As if all who take a challenge sat at one table."""
    return f"daily {day} {game}"


def seats_of(places: Sequence[Seat], guest: Guest | None) -> list[int]:
    if guest is None:
        return []
    return [seat for seat, place in enumerate(places) if place.guest_id == guest.id]


def shows_all(terms: TableTerms, places: Sequence[Seat], guest: Guest | None) -> bool:
    """Who may see everything after the end: who played, and spectators where it was so agreed."""
    return bool(seats_of(places, guest)) or terms.spectators == "open-after"


def given_names(places: Sequence[Seat]) -> list[str]:
    """As people call themselves; those who share one device, and so one guest, have no name each."""
    guests = [place.guest_id for place in places]
    return [
        place.guest.name if place.guest is not None and guests.count(place.guest.id) == 1 else ""
        for place in places
    ]


def names_of(places: Sequence[Seat], lang: str) -> tuple[str, ...]:
    """What each seat of a table is called, wherever the server speaks of it."""
    levels = {seat: place.level or place.kind for seat, place in enumerate(places) if place.kind == "bot"}
    return seat_names(given_names(places), levels, lang)
