"""What was agreed at a table: its terms, who sits where, and what was said."""

from dataclasses import dataclass

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
