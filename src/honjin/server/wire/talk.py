"""Talk: what one writes for oneself, whom one does not want to meet, what the owner should know."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from honjin.server.wire.base import Asked, SeatNumber

NOTE_MAX: Final = 2000
REPORT_MAX: Final = 500


class Note(Struct):
    """What I wrote for myself at this table; nobody else reads it."""

    text: str


class NoteWish(Asked):
    text: Annotated[str, Meta(max_length=NOTE_MAX)]


class BlockWish(Asked):
    """Whoever sits there."""

    seat: SeatNumber


class BlockInfo(Struct):
    """Somebody whom I do not want to meet, by the name they have now."""

    id: str
    name: str
    since: int


class ReportWish(Asked):
    """What the owner of the server should know of whoever sits there."""

    seat: SeatNumber
    words: Annotated[str, Meta(min_length=1, max_length=REPORT_MAX)]
