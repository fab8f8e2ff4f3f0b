"""Ratings: how strong one is, how sure that is, and who else plays."""

from msgspec import Struct


class RatingPoint(Struct):
    """After a game: `table` is where it was played."""

    at: int
    points: int
    deviation: int
    table: str


class RatingInfo(Struct):
    """Points in one game for one number of players; `deviation` is how far off they may well be.

    `provisional`: too few games for a place among others. `curve`: the last games, the oldest first.
    """

    game: str
    players: int
    points: int
    deviation: int
    provisional: bool
    games: int
    curve: list[RatingPoint]


class BoardRow(Struct):
    """Somebody on the leaderboard; a bot has a `level` and no place: it is there to compare with."""

    place: int | None
    name: str
    points: int
    deviation: int
    games: int
    you: bool
    level: str | None = None


class Leaderboard(Struct):
    """The strongest of a game for one number of players, one of `counts`; so many `people` have a place."""

    game: str
    players: int
    counts: list[int]
    people: int
    rows: list[BoardRow]
