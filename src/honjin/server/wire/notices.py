"""Notices: who is waited for, and how a device is told."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from honjin.server.wire.base import Asked
from honjin.server.wire.tables import TableInfo

AwaitedKind = Literal["turn", "seal", "rematch"]
ENDPOINT_MAX: Final = 1000
PushKey = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_-]+=*$")]


class Awaited(Struct):
    """A table at which others wait for me: for my choice, for the sealing of the deal, or for a rematch."""

    kind: AwaitedKind
    since: int
    table: TableInfo


class PushInfo(Struct):
    """The key with which a browser subscribes; none if this server sends nothing."""

    key: str | None


class Subscription(Asked):
    """Where the browser's push service takes notices for this device, and the keys to encrypt them with."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=ENDPOINT_MAX)]
    p256dh: PushKey
    auth: PushKey


class Notice(Struct):
    """What a device is told by push; never anything of the cards."""

    title: str
    body: str
    url: str
