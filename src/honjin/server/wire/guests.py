"""Guests: who one is, on which devices."""

from msgspec import Struct

from honjin.server.wire.base import Asked, Name, Token


class Me(Struct):
    """The guest: a name and a cookie, nothing more."""

    name: str
    lang: str


class NewName(Asked):
    name: Name


class SessionInfo(Struct):
    """A device on which I am this guest; `seen` is to the day, `here` is the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class CarryLink(Struct):
    """A link that opens this guest's session on another device, once."""

    link: str
    seconds: int


class Carry(Asked):
    token: Token
