"""History: finished games of a guest, and what they come to."""

from typing import Literal

from msgspec import Struct

from honjin.server.wire.base import Asked
from honjin.server.wire.catalogue import PortraitInfo
from honjin.server.wire.tables import Purpose

Fate = Literal["won", "lost", "drawn", "shared", "unknown"]
Unrated = Literal[
    "lesson", "daily", "known-deal", "self", "hints", "undo", "unknown", "guest", "rules", "level"
]


class OpponentInfo(Struct):
    """Somebody one has played against; `key` asks for the games with them, and tells nobody else anything."""

    key: str
    name: str
    label: str
    level: str | None = None
    portrait: PortraitInfo | None = None


class PlayedAgainst(OpponentInfo):
    """The same at one table."""

    won: bool = False


class TagInfo(Struct):
    """What a game is remembered by: a clan, a weapon, an enemy."""

    kind: str
    value: str
    label: str


class FinishedGame(Struct):
    """A game that is over, as one who played it is told; `has_record`: its table and record are here."""

    id: str
    game: str
    seat: int
    players: int
    opponents: list[PlayedAgainst]
    outcome: Fate
    way: str
    scores: list[int]
    tags: list[TagInfo]
    choices: int
    began: int
    ended: int
    purpose: Purpose
    unrated: Unrated | None
    kept: bool
    has_record: bool


class FinishedGames(Struct):
    """Some of one's finished games, the latest first; `next` asks for those before them.

    The first page says how many there are: `total`, or if there are many `more`, at least so many.
    """

    games: list[FinishedGame]
    next: str | None
    total: int | None
    more: bool


class FoundOpponents(Struct):
    """Whom one has played against, the most frequent first."""

    opponents: list[OpponentInfo]


class Keep(Asked):
    """Whether a game is kept, whatever else is tidied away."""

    on: bool = True


# --- statistics


class Score(Struct):
    """Games played, won and drawn, and where the true share of points lies in 95 of 100 cases."""

    played: int
    won: int
    drawn: int
    low: float
    high: float


class Counted(Score):
    """The games with one clan, weapon, opponent; `best` is a record, where there are records."""

    value: str = ""
    label: str = ""
    best: int | None = None


class CountedKind(Struct):
    """A kind of things by which games are counted; of a tally it matters how often each came."""

    kind: str
    label: str
    best: str  # what a record is, in words; nothing: there are none
    rows: list[Counted]
    is_tally: bool = False


class Streaks(Struct):
    """Games won one after the other, now and at best; `recent` are the last results, the latest last."""

    now: int
    best: int
    recent: list[Fate]


class GameStatistics(Struct):
    """One's games of one game."""

    game: str
    score: Score
    kinds: list[CountedKind]
    streaks: Streaks


class AllStatistics(Struct):
    """All that one has played here, game by game."""

    games: list[GameStatistics]
