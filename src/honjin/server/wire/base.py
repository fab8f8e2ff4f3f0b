"""Base: what all messages are made of, and the form of every error."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Lang = Literal["en", "fr"]
Data = dict[str, object]
NAME_MAX: Final = 24
SAID_MAX: Final = 200
Name = Annotated[str, Meta(min_length=1, max_length=NAME_MAX)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=100)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Document = Annotated[str, Meta(min_length=1, max_length=200_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=SAID_MAX)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SmallCount = Annotated[int, Meta(ge=0, le=1_000_000)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes, or a SHA-256


class Asked(Struct, forbid_unknown_fields=True):
    """What a client sends: a field that we do not know is an error."""


class RefusalText(Struct):
    """A condition that a choice fails, with its rule."""

    rule: str
    text: str


class Problem(Struct, omit_defaults=True):
    """Every error: a word for programs, a sentence for people."""

    error: str
    detail: str
    refusals: list[RefusalText] | UnsetType = UNSET


class Health(Struct):
    """A write reached the disk within a second."""

    ok: bool
