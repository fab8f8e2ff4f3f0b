"""Rating: a finished game moves the points of those who played it, once, in the transaction that ends it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from honjin.bots.strength import Strength, strengths_of, version_of
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.ratings.model import FIRST, after
from honjin.server.store.results import Finish, Job, add_results, unrated_for
from honjin.server.store.schema import accounts, rating_steps, ratings, results
from honjin.server.tables.seating import Seat, TableTerms
from honjin.table.game import Game


@dataclass(frozen=True)
class Player:
    """Somebody at the table: `who` in the book of ratings, or a strength that stays as it is."""

    who: str | None
    strength: Strength = FIRST


def is_usual(game: Game, players: int, options: Mapping[str, str]) -> bool:
    """Whether these are the rules that everybody plays by; only against whom one fights alone is free."""
    usual = game.check_options(game.options_for(players))
    free = strengths_of(game).setting
    return all(options.get(name) == value for name, value in usual.items() if name != free)


def unrated(
    connection: Connection, game: Game, options: Mapping[str, str], places: Sequence[Seat]
) -> wire.Unrated | None:
    """Why a game that was played as it should be moves nobody's points."""
    people = [place.guest_id for place in places if place.kind == "human"]
    known = select(accounts.c.guest).where(accounts.c.guest.in_(people))
    if len(connection.execute(known).all()) < len(people):
        return "guest"
    if not is_usual(game, len(places), options):
        return "rules"
    levels = [bot(game, place.level or "", len(places)) for place in places if place.kind == "bot"]
    return "level" if None in levels or (len(places) == 1 and opponent(game, options) is None) else None


def opponent(game: Game, options: Mapping[str, str]) -> Strength | None:
    """Whom one fights in a game for one."""
    strengths = strengths_of(game)
    return strengths.opponents.get(options.get(strengths.setting, ""))


def bot(game: Game, level: str, players: int) -> Player | None:
    """A level as tournaments have measured it; with other weights since then it begins a book of its own.

    None: nobody has measured any like it.
    """
    strengths = strengths_of(game)
    fixed = strengths.measured(game, level, players)
    if fixed is not None:
        return Player(None, fixed)
    former = strengths.former(level, players)
    if former is None:
        return None
    return Player(f"{level}@{version_of(game, level)}", Strength(former.points, FIRST.deviation))


def ending(terms: TableTerms, places: Sequence[Seat], finish: Finish, ended: int) -> Job:
    """What a game that is over leaves behind: the results of all, and the points that they win and lose."""
    store, why = add_results(terms, places, finish, ended), unrated_for(terms, places, finish)

    def job(connection: Connection) -> None:
        store(connection)
        if why is None and terms.game in GAMES and finish.outcome is not None:
            game = GAMES[terms.game]
            found = unrated(connection, game, finish.options, places)
            if found is None:
                rate(connection, terms.id, game, finish, places, ended)
            else:
                mark = update(results).where(results.c.table == terms.id).values(unrated=found)
                connection.execute(mark)

    return job


def rate(
    connection: Connection, table: str, game: Game, finish: Finish, places: Sequence[Seat], ended: int
) -> None:
    """Move the points of all who have any, unless this game did it before."""
    done = select(rating_steps.c.who).where(rating_steps.c.table == table)
    if connection.execute(done).first() is not None or finish.outcome is None:
        return
    players = [
        bot(game, place.level or "", len(places)) if place.kind == "bot" else Player(place.guest_id)
        for place in places
    ]
    winners = list(finish.outcome.winners)
    if len(places) == 1:
        players.append(Player(None, opponent(game, finish.options) or FIRST))
        winners = winners or [1]  # a fight that was lost has no winner at the table
    book = Book(connection, game.name, len(places))
    known = [player for player in players if player is not None]
    before = [player.strength if player.who is None else book.read(player) for player in known]
    for player, strength in zip(known, after(before, winners), strict=True):
        if player.who is not None:
            book.write(player.who, strength, table, ended)


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
