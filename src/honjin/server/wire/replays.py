"""Replays: games to be watched again."""

from msgspec import Struct

from honjin.server.wire.base import Asked, Data, Document, Token
from honjin.server.wire.state import Archive, LogEntry, OutcomeInfo
from honjin.server.wire.tables import DealKind


class ReplayWish(Asked):
    """Of a record, or of a table that is over."""

    record: Document | None = None
    table: Token | None = None


class ReplayId(Struct):
    id: str


class ReplayInfo(Struct):
    """A finished or broken-off game: `moments` counts from before the first choice to after the last."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[str]
    moments: int
    turns: list[int]
    outcome: OutcomeInfo | None
    deal: DealKind
    archive: Archive | None = None


class ReplayMoment(Struct):
    """The table after `n` lines of the record; `choice` led there, `log` and `events` are what it brought.

    Where somebody went back, `back_to` is the moment that this one is like.
    """

    n: int
    seat: int | None
    choice: str | None
    turn: int
    view: Data
    log: list[LogEntry]
    events: list[Data]
    back_to: int | None = None


class StoryPoint(Struct):
    """How the sides stood after a choice that ended a turn, or in a battle; None: that side was not there."""

    moment: int
    fact: int  # how many facts were told by then
    round: int
    turn: int
    sides: list[int | None]
    battle: bool = False


class GameStory(Struct):
    """A finished game as a line of numbers that everybody could see; no points: it has no such picture."""

    points: list[StoryPoint]
    result: str = ""  # who won and how, as told to somebody who has not played
    seconds: int | None = None  # from the first choice to the last, where the game was played here


class StoryLine(Struct):
    """A line of a replay's log, and the moment at which it was told."""

    moment: int
    n: int
    text: str
    rule: str
    turn: int
    kind: str
    player: int | None
    card: str | None
