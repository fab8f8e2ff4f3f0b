"""Rating: a finished game moves the points of those who played it, once, in the transaction that ends it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert

from honjin.bots.strength import Strength, Strengths, strengths_of, version_of
from honjin.server.ratings.model import FIRST, after
from honjin.server.store.schema import accounts, rating_steps, ratings
from honjin.server.tables.seating import Seat
from honjin.table.game import Game

# Why a game moves nobody's points, though it was played to its end as it should be.
Unrated = Literal["guest", "alone", "rules", "level"]


@dataclass(frozen=True)
class Player:
    """Somebody at the table: `who` in the book of ratings, or a strength that stays as it is."""

    who: str | None
    strength: Strength = FIRST


@dataclass(frozen=True)
class Ended:
    """A game that is over: who sat where by which rules, and which seats have won."""

    table: str
    game: Game
    options: Mapping[str, str]
    places: Sequence[Seat]
    winners: Sequence[int]
    at: int


def is_usual(game: Game, players: int, options: Mapping[str, str]) -> bool:
    """Whether these are the rules that everybody plays by; only against whom one fights alone is free."""
    usual = game.check_options(game.options_for(players))
    free = strengths_of(game).setting
    return all(options.get(name) == value for name, value in usual.items() if name != free)


def unrated(connection: Connection, ended: Ended) -> Unrated | None:
    """Why it does not count."""
    people = [place.guest_id for place in ended.places if place.kind == "human"]
    if len(set(people)) < len(people) or not people:
        return "alone"
    known = select(accounts.c.guest).where(accounts.c.guest.in_(people))
    if len(connection.execute(known).all()) < len(people):
        return "guest"
    strengths, players = strengths_of(ended.game), len(ended.places)
    if not is_usual(ended.game, players, ended.options):
        return "rules"
    if players == 1 and opponent(strengths, ended) is None:
        return "level"
    if any(
        bot(ended.game, place.level or "", players) is None for place in ended.places if place.kind == "bot"
    ):
        return "level"
    return None


def opponent(strengths: Strengths, ended: Ended) -> Strength | None:
    return strengths.opponents.get(ended.options.get(strengths.setting, ""))


def bot(game: Game, level: str, players: int) -> Player | None:
    """A level as tournaments have measured it; with other weights since then it begins a book of its own.

    None: nobody has measured any like it.
    """
    strengths = strengths_of(game)
    fixed = strengths.measured(game, level, players)
    if fixed is not None:
        return Player(None, fixed)
    former = strengths.former(level, players)
    return (
        None
        if former is None
        else Player(f"{level}@{version_of(game, level)}", Strength(former.points, FIRST.deviation))
    )


def rate(connection: Connection, ended: Ended) -> None:
    """Move the points of all who have any, unless this game did it before."""
    done = select(rating_steps.c.who).where(rating_steps.c.table == ended.table)
    if unrated(connection, ended) is not None or connection.execute(done).first() is not None:
        return
    players, strengths = len(ended.places), strengths_of(ended.game)
    everybody = [
        bot(ended.game, place.level or "", players) if place.kind == "bot" else Player(place.guest_id)
        for place in ended.places
    ]
    winners = list(ended.winners)
    if players == 1:
        everybody.append(Player(None, opponent(strengths, ended) or FIRST))
        winners = winners or [1]  # a fight that was lost has no winner at the table
    book = Book(connection, ended.game.name, players)
    found = [player for player in everybody if player is not None]
    before = [player.strength if player.who is None else book.read(player) for player in found]
    for player, strength in zip(found, after(before, winners), strict=True):
        if player.who is not None:
            book.write(player.who, strength, ended.table, ended.at)


class Book:
    """The ratings of one game for one number of players."""

    def __init__(self, connection: Connection, game: str, players: int) -> None:
        self.connection = connection
        self.key = {"game": game, "players": players}

    def read(self, player: Player) -> Strength:
        query = select(ratings.c.points, ratings.c.deviation).filter_by(who=player.who, **self.key)
        row = self.connection.execute(query).first()
        return player.strength if row is None else Strength(row.points, row.deviation)

    def write(self, who: str, found: Strength, table: str, at: int) -> None:
        values = {"points": found.points, "deviation": found.deviation}
        row = upsert(ratings).values(who=who, games=1, **self.key, **values)
        change = {**values, "games": ratings.c.games + 1}
        self.connection.execute(
            row.on_conflict_do_update(index_elements=["who", "game", "players"], set_=change)
        )
        self.connection.execute(
            insert(rating_steps).values(table=table, who=who, at=at, **self.key, **values)
        )
