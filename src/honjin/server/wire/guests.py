"""Guests: who one is, on which devices, and by which keys one comes back."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from honjin.server.wire.base import Asked, Data, Name, Token

LABEL_MAX: Final = 40
KEY_ID_MAX: Final = 1023  # bytes, by the standard
Label = Annotated[str, Meta(min_length=1, max_length=LABEL_MAX)]
KeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=KEY_ID_MAX * 4 // 3 + 1)]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=6000)]


class Me(Struct):
    """The guest: a name and a cookie, and with an account keys to come back by.

    `closed`: by the owner of the server; such a guest finishes games, but neither begins any nor chats.
    """

    name: str
    lang: str
    account: bool = False
    closed: bool = False


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


# --- accounts


class KeyInfo(Struct):
    """A passkey of mine; it works at `host`. `doubted`: its counter went back, so it may have been copied."""

    id: str
    label: str
    host: str
    created: int
    used: int
    synced: bool
    doubted: bool


class Account(Struct):
    """What keeps my name: keys, and codes for when they are lost.

    `fresh`: a key was used a moment ago, so that keys can be changed. `games`: tables at which this
    guest sits, which another account could take along.
    """

    name: str
    account: bool
    created: int | None
    keys: list[KeyInfo]
    codes: int
    fresh: bool
    games: int


class KeyQuestion(Struct):
    """What `navigator.credentials` is asked, with bytes as base64url."""

    public_key: Data


class NewKey(Asked):
    """The answer to being asked for a new key, bytes as base64url."""

    id: KeyId
    client_data: Base64
    attestation: Base64
    label: Label | None = None


class KeyProof(Asked):
    """The answer to being asked for a key that there is; `bring` takes this browser's games along."""

    id: KeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None
    bring: bool = False


class KeyLabel(Asked):
    label: Label


class Codes(Struct):
    """Recovery codes, told this once; each opens the account once."""

    codes: list[str]


class Recovery(Asked):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    bring: bool = False
