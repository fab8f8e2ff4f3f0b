"""The owner of the server: reports, closed guests, forbidden words."""

from typing import Annotated

from msgspec import Meta, Struct

from honjin.server.wire.base import Asked


class ReportedText(Struct):
    """Something that was said at the table."""

    seat: int
    name: str
    text: str
    at: int


class ReportInfo(Struct):
    """What somebody told the owner of somebody else; `done` is when the owner was done with it."""

    id: int
    at: int
    by: str
    about: str
    guest: str
    closed: bool
    table: str
    seat: int
    words: str
    lines: list[ReportedText]
    done: int | None


class GuestInfo(Struct):
    """A guest as the owner sees one; `closed` is when the owner closed it."""

    id: str
    name: str
    account: bool
    created: int
    closed: int | None


class Closing(Asked):
    closed: bool


class ForbiddenWords(Asked):
    """In no name and no line of chat; with * at an end also as a part of other words."""

    words: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=500)]
