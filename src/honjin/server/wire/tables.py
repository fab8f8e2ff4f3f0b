"""Tables: what is wished of a table, and how it looks from outside."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from honjin.server.wire.base import Asked, Digits, Document, SeatNumber, SmallCount, Token
from honjin.server.wire.catalogue import PortraitInfo

SeatKind = Literal["me", "link", "open", "bot"]
Status = Literal["waiting", "playing", "over", "closed"]
Spectators = Literal["none", "public", "open-after"]
DealKind = Literal["server", "known", "sealed"]
# What a table is for: a game, one whose deal its guest could know, a lesson, or the challenge of a day.
Purpose = Literal["play", "study", "lesson", "daily"]


class SeatWish(Asked):
    """Who shall sit there: oneself, whoever has the link, anybody, or a bot."""

    kind: SeatKind
    level: Annotated[str, Meta(max_length=20)] | None = None


class ClockWish(Asked):
    """Fischer: minutes for all, seconds for each turn; correspondence: days for each turn."""

    kind: Literal["none", "fischer", "correspondence"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 15
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class TableWish(Asked):
    """A table to be made; from the beginning, a position, or a record's first `at` choices."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: dict[str, object] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=4)] | None = None
    clock: ClockWish = field(default_factory=ClockWish)
    spectators: Spectators = "public"
    lobby: bool = False
    hot_seat: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    position: Document | None = None
    record: Document | None = None
    at: SmallCount | None = None
    advice: bool = False
    known_deal: bool = False
    seal: Digits | None = None
    lesson: bool = False  # it teaches: kept apart from games


class SeatInfo(Struct):
    """Who sits there, called `name` in all texts and `label` on a plate, which says how strong a bot is.

    `invite` is the link to a free seat, for those who sit at the table.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    label: str
    you: bool
    online: bool
    level: str | None = None
    portrait: PortraitInfo | None = None
    invite: str | None = None


SealPhase = Literal["commit", "reveal", "open"]


class BrokenSeal(Struct):
    """A round that came to nothing: these seats left, or did not show the value they had promised."""

    round: int
    seats: list[int]


class SealInfo(Struct):
    """How far a sealed deal is; `values` are told when all are in, `half` when the game is over."""

    round: int
    phase: SealPhase
    server: str
    half: str | None
    commits: list[str | None]
    revealed: list[bool]
    values: list[str | None]
    until: int | None
    broken: list[BrokenSeal]
    without: list[int]


class TableInfo(Struct):
    """A table as a lobby or a waiting room shows it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    clock: ClockWish
    spectators: Spectators
    lobby: bool
    hot_seat: bool
    host: bool
    link: str
    watch: str | None
    created: int
    rematch: str | None
    advice: bool
    deal: DealKind
    seal: SealInfo | None
    archive: bool = False
    purpose: Purpose = "play"
    asked: int | None = None  # in lists: the seat that has to choose
    touched: int = 0  # and since when nothing has happened


class Join(Asked):
    """Sit down; `seal` is the SHA-256 of a value of one's own, where the deal is sealed."""

    invite: Token | None = None
    seal: Digits | None = None


class Rematch(Asked):
    seal: Digits | None = None


class SealMessage(Asked):
    """The promise of a value (its SHA-256), or the value itself."""

    hash: Digits | None = None
    value: Digits | None = None


class Mute(Asked):
    seat: SeatNumber
    on: bool = True
