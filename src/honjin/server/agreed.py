"""What was agreed at a table: its terms, who sits where, and what was said."""

from collections.abc import Sequence
from dataclasses import dataclass

from honjin.ai.characters import seat_names
from honjin.server import wire
from honjin.server.sessions import Guest


@dataclass
class Place:
    """A seat: a human with a guest, a bot with a level, or free (link: by invitation, open: for anybody)."""

    kind: str
    guest: Guest | None = None
    level: str | None = None


@dataclass
class Terms:
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
    deal: wire.Deal = "server"
    seal: str | None = None  # the whole truth of the sealing
    source: str | None = None  # a keyed hash of the address it was made from


@dataclass
class Said:
    """A line of chat."""

    seat: int
    phrase: str | None
    text: str | None
    at: int


def given_names(places: Sequence[Place]) -> list[str]:
    """As people call themselves; those who share one device, and so one guest, have no name each."""
    guests = [None if place.guest is None else place.guest.id for place in places]
    return [
        place.guest.name if place.guest is not None and guests.count(place.guest.id) == 1 else ""
        for place in places
    ]


def names_of(places: Sequence[Place], lang: str) -> tuple[str, ...]:
    """What each seat of a table is called, wherever the server speaks of it."""
    levels = {seat: place.level or place.kind for seat, place in enumerate(places) if place.kind == "bot"}
    return seat_names(given_names(places), levels, lang)
