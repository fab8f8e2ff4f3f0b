"""The owner of the server: reports, closed guests, forbidden words."""

from typing import Annotated

from msgspec import Meta, Struct

from honjin.server.wire.base import Asked


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
