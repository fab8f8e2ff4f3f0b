"""Board: the ratings as people look at them: one's own with its curve, and the strongest of a game."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, func, select

from honjin.bots.characters import characters
from honjin.bots.levels import bots_of
from honjin.bots.strength import Strength
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.ratings.model import PROVISIONAL
from honjin.server.ratings.rating import Book, bot
from honjin.server.store.schema import accounts, guests, rating_steps, ratings
from honjin.table.game import Game

ROWS_MAX: Final = 100
CURVE_MAX: Final = 200  # games


def own_ratings(connection: Connection, guest: str) -> list[wire.RatingInfo]:
    """Of every game and number of players, the one played most first."""
    query = select(ratings).where(ratings.c.who == guest).order_by(ratings.c.games.desc())
    return [
        wire.RatingInfo(
            row.game,
            row.players,
            round(row.points),
            round(row.deviation),
            row.deviation > PROVISIONAL,
            row.games,
            curve(connection, guest, row.game, row.players),
        )
        for row in connection.execute(query).all()
    ]


def curve(connection: Connection, guest: str, game: str, players: int) -> list[wire.RatingPoint]:
    query = select(rating_steps).filter_by(who=guest, game=game, players=players)
    query = query.order_by(rating_steps.c.at.desc()).limit(CURVE_MAX)
    return [
        wire.RatingPoint(row.at, round(row.points), round(row.deviation), row.table)
        for row in reversed(connection.execute(query).all())
    ]


def leaderboard(
    connection: Connection, game: Game, players: int, guest: str | None, lang: str
) -> wire.Leaderboard:
    counts = list(range(game.fewest, game.most + 1))
    if players not in counts:
        raise ApiError(404, "no-board", game=game.name, players=players)
    known = (
        ratings.c.game == game.name,
        ratings.c.players == players,
        ratings.c.deviation <= PROVISIONAL,
        guests.c.closed == 0,
    )
    query = (
        select(ratings, guests.c.name)
        .join(accounts, accounts.c.guest == ratings.c.who)
        .join(guests, guests.c.id == ratings.c.who)
        .where(*known)
    )
    best = connection.execute(query.order_by(ratings.c.points.desc()).limit(ROWS_MAX)).all()
    rows = [board_row(row, place, guest) for place, row in enumerate(best, start=1)]
    own = None if guest is None else connection.execute(query.where(ratings.c.who == guest)).first()
    if own is not None and all(not row.you for row in rows):
        rows.append(board_row(own, 1 + count(connection, *known, ratings.c.points > own.points), guest))
    rows += bot_rows(connection, game, players, lang)
    rows.sort(key=lambda row: -row.points)
    return wire.Leaderboard(game.name, players, counts, count(connection, *known), rows)


def count(connection: Connection, *known: ColumnElement[bool]) -> int:
    query = (
        select(func.count())
        .select_from(ratings)
        .join(accounts, accounts.c.guest == ratings.c.who)
        .join(guests, guests.c.id == ratings.c.who)
    )
    return connection.execute(query.where(*known)).scalar_one()


def board_row(row: Row[Any], place: int, guest: str | None) -> wire.BoardRow:
    return wire.BoardRow(
        place, row.name, round(row.points), round(row.deviation), row.games, row.who == guest
    )


def bot_rows(connection: Connection, game: Game, players: int, lang: str) -> list[wire.BoardRow]:
    """The levels that people meet."""
    book, rows = Book(connection, game.name, players), []
    for level in bots_of(game).levels:
        found = bot(game, level, players)
        if found is not None:
            strength: Strength = found.strength if found.who is None else book.read(found)
            name = characters()[level].label(lang)
            rows.append(
                wire.BoardRow(None, name, round(strength.points), round(strength.deviation), 0, False, level)
            )
    return rows
