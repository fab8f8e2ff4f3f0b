"""Games: the finished games of a guest, found by their stored results alone: no list replays a game."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    false,
    func,
    or_,
    select,
    tuple_,
    update,
)

from honjin.bots.characters import characters, seat_names
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.catalogue import portrait_info
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest, Seal
from honjin.server.store.results import (
    ALL,
    BAR,
    PLAYERS,
    READ_OPPONENTS,
    READ_SCORES,
    READ_TAGS,
    READ_WAY,
    RIVAL,
    Opponent,
    add_up,
)
from honjin.server.store.schema import guests, replays, results, tables, tallies
from honjin.server.store.store import Store
from honjin.server.store.tidying import forget
from honjin.table import about
from honjin.table.people import People
from honjin.table.result import way_text
from honjin.table.tags import Tag, tags_of
from honjin.table.text import CORE

PAGE: Final = 20  # games that are sent at once
TOTAL_MAX: Final = 1000  # so far they are counted
KEPT_MAX: Final = 500  # games that a guest can have kept
RIVALS_MAX: Final = 200  # opponents that can be chosen from
MATCHES_MAX: Final = 20  # names that a searched text may stand for
BOT: Final = "bot:"
LATEST: Final = (results.c.ended.desc(), results.c.table.desc())
T = TypeVar("T")


@dataclass(frozen=True)
class Wanted:
    """Which of one's games: of a game, with a result, against somebody, with a text in them, before one."""

    game: str | None = None
    outcome: wire.Fate | None = None
    opponent: str | None = None
    q: str = ""
    lessons: bool = False
    before: str | None = None


class Played:
    """What a guest has played."""

    def __init__(self, store: Store, seal: Seal) -> None:
        self.store = store
        self.seal = seal

    # --- finding

    async def find(self, guest: Guest, asked: Wanted, lang: str) -> wire.FinishedGames:
        """Some finished games, the latest first."""
        wanted = [results.c.guest == guest.id, results.c.hidden == 0]
        wanted.append((results.c.purpose == "lesson") == asked.lessons)
        if asked.game is not None:
            wanted.append(results.c.game == asked.game)
        if asked.outcome is not None:
            wanted.append(results.c.outcome == asked.outcome)
        if asked.opponent is not None:
            wanted.append(against(await self._rival(guest, asked.opponent)))
        if asked.q.strip():
            wanted.append(await self._meant(guest, asked.q.strip(), lang))
        before = read_cursor(asked.before)
        most = TOTAL_MAX if before is None else PAGE
        found = newest(wanted if before is None else [*wanted, before], most + 1)

        def job(connection: Connection) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
            keys = connection.execute(found).all()
            return keys, connection.execute(whole(keys[:PAGE]), {"of": guest.id}).all()

        keys, rows = await self.store.read(job)
        after = cursor(keys[PAGE - 1]) if len(keys) > PAGE else None
        total = min(len(keys), TOTAL_MAX) if before is None else None
        shown = [self._told(guest, row, lang) for row in rows]
        return wire.FinishedGames(shown, after, total, len(keys) > TOTAL_MAX)

    async def _rival(self, guest: Guest, key: str) -> str:
        """The opponent that a key of ours means."""
        found = [rival for rival in await self._rivals(guest) if self.key(guest, rival) == key]
        if not found:
            raise ApiError(404, "no-opponent")
        return found[0]

    async def _rivals(self, guest: Guest) -> list[str]:
        played = func.sum(tallies.c.played).label("played")
        query = (
            select(tallies.c.value)
            .where(tallies.c.guest == guest.id, tallies.c.kind == RIVAL, tallies.c.played > 0)
            .group_by(tallies.c.value)
            .order_by(played.desc())
            .limit(RIVALS_MAX)
        )
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def _meant(self, guest: Guest, text: str, lang: str) -> ColumnElement[bool]:
        """Games of this title, against somebody of this name, or with a clan, weapon or enemy called so."""
        plain = folded(text)
        titles = [name for name, game in GAMES.items() if plain in folded(about.title(game, lang))]
        rivals = (await self.opponents(guest, lang)).items()
        people = [rival for rival, info in rivals if plain in folded(info.label)]
        words = await self._words(guest, plain, lang)
        return or_(
            false(),
            results.c.game.in_(titles),
            *(against(rival) for rival in people[:MATCHES_MAX]),
            *(has(results.c.words, word) for word in words[:MATCHES_MAX]),
        )

    async def _words(self, guest: Guest, plain: str, lang: str) -> list[str]:
        """The tags of a guest's games that are called so."""
        tags = select(tallies.c.game, tallies.c.kind, tallies.c.value).where(
            tallies.c.guest == guest.id, tallies.c.kind.not_in((ALL, RIVAL, PLAYERS))
        )
        known = await self.store.read(lambda connection: connection.execute(tags).all())
        found = (row for row in known if plain in folded(label_of(row.game, row.kind, row.value, lang)))
        return list(dict.fromkeys(f"{row.kind}:{row.value}" for row in found))

    def key(self, guest: Guest, rival: str) -> str:
        """How a guest names an opponent: levels by their word, people so that nobody else learns anything."""
        return rival if rival.startswith(BOT) else self.seal.mark("rival", guest.id, rival).hex()

    # --- telling

    async def opponents(self, guest: Guest, lang: str) -> dict[str, wire.OpponentInfo]:
        """Whom the guest has played against, by the key that is stored."""
        rivals = await self._rivals(guest)
        called = await self.names([rival.partition(":")[2] for rival in rivals if not rival.startswith(BOT)])
        told = {rival: self.rival_info(guest, rival, called, lang) for rival in rivals}
        return {rival: info for rival, info in told.items() if info is not None}

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """What these guests call themselves now."""
        query = select(guests.c.id, guests.c.name).where(guests.c.id.in_(ids))
        found = await self.store.read(lambda connection: connection.execute(query).all())
        return {row.id: row.name for row in found}

    def rival_info(
        self, guest: Guest, rival: str, called: dict[str, str], lang: str
    ) -> wire.OpponentInfo | None:
        """Somebody by a key of the sums; nobody, if they are gone."""
        kind, _, who = rival.partition(":")
        if kind == "bot":
            if (character := characters().get(who)) is None:
                return wire.OpponentInfo(rival, who, who, who)
            name, label = character.name(lang), character.label(lang)
            return wire.OpponentInfo(rival, name, label, who, portrait_info(character))
        name = called.get(who, "")
        return wire.OpponentInfo(self.key(guest, rival), name, name) if name else None

    def _told(self, guest: Guest, row: Row[Any], lang: str) -> wire.FinishedGame:
        others = damaged_as(lambda: READ_OPPONENTS(row.opponents), list[Opponent]())
        given = [""] * row.players
        for other in others:
            given[other.seat] = other.name
        levels = {other.seat: other.level for other in others if other.level is not None}
        names = seat_names(given, levels, lang)
        people = People(row.players, row.seat, names)
        way = read_way(row.game, row.way, people, lang)
        return wire.FinishedGame(
            row.table,
            row.game,
            row.seat,
            row.players,
            [self._against(guest, other, names[other.seat], lang) for other in others],
            row.outcome,
            way,
            damaged_as(lambda: READ_SCORES(row.scores), list[int]()),
            [
                wire.TagInfo(tag.kind, tag.value, label_of(row.game, tag.kind, tag.value, lang))
                for tag in damaged_as(lambda: READ_TAGS(row.tags), list[Tag]())
            ],
            row.choices,
            row.began,
            row.ended,
            row.purpose,
            row.unrated,
            row.kept == 1,
            row.there is not None,
        )

    def _against(self, guest: Guest, other: Opponent, name: str, lang: str) -> wire.PlayedAgainst:
        who = characters().get(other.level or "")
        return wire.PlayedAgainst(
            self.key(guest, other.key),
            name,
            name if who is None else who.label(lang, name),
            other.level,
            None if who is None else portrait_info(who),
            other.won,
        )

    # --- keeping and deleting

    async def keep(self, guest: Guest, table: str, on: bool) -> None:
        """Whatever is tidied away, this game stays."""
        own = (results.c.guest == guest.id) & (results.c.hidden == 0)
        kept = select(func.count()).where(own, results.c.kept == 1)
        change = update(results).where(own, results.c.table == table).values(kept=int(on))

        def job(connection: Connection) -> None:
            if on and connection.execute(kept).scalar_one() >= KEPT_MAX:
                raise ApiError(409, "too-many-kept", most=KEPT_MAX)
            if not connection.execute(change).rowcount:
                raise ApiError(404, "no-game-of-mine")

        await self.store.write(job)

    async def delete(self, guest: Guest, table: str) -> bool:
        """From one's own list; if nobody else has it in theirs, all of it goes: whether it did."""
        own = (results.c.guest == guest.id) & (results.c.table == table) & (results.c.hidden == 0)
        others = select(results.c.seat).where(results.c.table == table, results.c.hidden == 0)

        def job(connection: Connection) -> bool:
            row = connection.execute(select(results).where(own)).mappings().first()
            if row is None:
                raise ApiError(404, "no-game-of-mine")
            connection.execute(update(results).where(own).values(hidden=1, kept=0))
            add_up(connection, dict(row), -1)
            if connection.execute(others).first() is not None or row["purpose"] == "daily":
                return False  # that there was a try is not forgotten before its day
            connection.execute(delete(replays).where(replays.c.table == table))
            forget(connection, [table])
            return True

        return await self.store.write(job)


# --- queries


def newest(wanted: Sequence[ColumnElement[bool]], most: int) -> Select[Any]:
    """The keys of some results, which an index alone can tell."""
    return select(results.c.table, results.c.ended).where(*wanted).order_by(*LATEST).limit(most)


def whole(keys: Sequence[Row[Any]]) -> Select[Any]:
    """These results, each with whether its table is still there."""
    columns = select(results, tables.c.id.label("there")).outerjoin(tables, tables.c.id == results.c.table)
    ids = [key.table for key in keys]
    return columns.where(results.c.table.in_(ids), results.c.guest == bindparam("of")).order_by(*LATEST)


def against(rival: str) -> ColumnElement[bool]:
    return has(results.c.rivals, rival)


def has(column: Column[str], key: str) -> ColumnElement[bool]:
    return column.contains(f"{BAR}{key}{BAR}", autoescape=True)


def cursor(row: Row[Any]) -> str:
    return f"{row.ended}-{row.table}"


def read_cursor(text: str | None) -> ColumnElement[bool] | None:
    """Whatever ended before that game."""
    if text is None:
        return None
    ended, _, table = text.partition("-")
    if not (ended.isascii() and ended.isdecimal() and table):
        raise ApiError(400, "cursor")
    return tuple_(results.c.ended, results.c.table) < (int(ended), table)


# --- words


def read_way(name: str, stored: str, people: People, lang: str) -> str:
    """How a game ended, in words; nothing where there are none any more."""
    package = GAMES[name].package if name in GAMES else CORE
    return damaged_as(lambda: way_text(package, READ_WAY(stored), people, lang), "")


@lru_cache(maxsize=4096)
def label_of(name: str, kind: str, value: str, lang: str) -> str:
    """A tag as people read it; one of a game or card that is not known here as it stands."""
    if name not in GAMES:
        return value
    with suppress(LookupError):
        return tags_of(GAMES[name]).label(GAMES[name], kind, value, lang)
    return value


def folded(text: str) -> str:
    """For comparing: without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def damaged_as(read: Callable[[], T], instead: T) -> T:
    """What cannot be read any more harms nothing beside it."""
    try:
        return read()
    except (ValueError, LookupError, TypeError):
        return instead
