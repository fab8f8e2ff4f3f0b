"""Daily: the challenges of a day, and how everybody did."""

from msgspec import Struct

from honjin.server.wire.catalogue import LevelInfo
from honjin.server.wire.history import Fate


class DailyEntry(Struct):
    """How somebody did; of the bot that plays for comparison there is no rank."""

    rank: int | None
    name: str
    you: bool
    outcome: Fate
    way: str
    scores: list[int]
    choices: int
    seconds: int | None
    table: str | None  # whose replay can be asked for


class DailyChallenge(Struct):
    """One game's challenge: what is known of it, one's own try, and once that is over everybody's."""

    game: str
    options: dict[str, str]  # what is not as usual, in words
    seat: int
    opponent: LevelInfo | None  # None: one is alone
    is_position: bool  # one sits down in the middle of a game
    table: str | None  # of one's own try
    is_done: bool
    finished: int  # how many have finished it
    entries: list[DailyEntry]
    expert: DailyEntry | None


class DailyPage(Struct):
    """The challenges of a day (UTC), which ends at a moment; `before` is the last day that anybody played."""

    day: str
    ends: int
    is_over: bool
    challenges: list[DailyChallenge]
    before: str | None
