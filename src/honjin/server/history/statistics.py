"""Statistics: what a guest's games come to, from sums that are kept while they are played."""

import re
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, func, select

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.errors import TEXTS
from honjin.server.guests.sessions import Guest
from honjin.server.history.games import Played, label_of
from honjin.server.store.results import ALL, COUNTED, PLAYERS, RIVAL
from honjin.server.store.schema import results, tallies
from honjin.table import about
from honjin.table.tags import TagKind, tags_of

Z: Final = 1.959964  # of a normal distribution: 95 of 100
ROWS_MAX: Final = 40  # of one kind, the most frequent
RECENT: Final = 60
FATES: Final[dict[str, wire.Fate]] = {"w": "won", "l": "lost", "d": "drawn"}


def wilson(points: float, played: int) -> tuple[float, float]:
    """Where the share of points truly lies in 95 of 100 cases, by Wilson's score; a draw is half a point."""
    if played == 0:
        return 0.0, 1.0
    share, spread = points / played, Z * Z / played
    middle = share + spread / 2
    reach = Z * sqrt(share * (1 - share) / played + spread / (4 * played))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


class GuestStatistics:
    """The numbers of a guest."""

    def __init__(self, played: Played) -> None:
        self.played = played

    async def of_guest(self, guest: Guest, lang: str) -> wire.AllStatistics:
        def job(connection: Connection) -> tuple[Sequence[Row[Any]], dict[str, str]]:
            sums = connection.execute(sums_of(guest)).all()
            games = {row.game for row in sums}
            return sums, {game: connection.execute(fates_of(guest, game)).scalar() or "" for game in games}

        sums, fates = await self.played.store.read(job)
        rivals = {row.value for row in sums if row.kind == RIVAL and row.value.startswith("guest:")}
        called = await self.played.names([rival.partition(":")[2] for rival in rivals])
        found = []
        for name in (*GAMES, *sorted({row.game for row in sums} - GAMES.keys())):
            own = [row for row in sums if row.game == name]
            if own:
                found.append(self._game(guest, name, own, fates[name], called, lang))
        return wire.AllStatistics(found)

    def _game(
        self,
        guest: Guest,
        name: str,
        sums: Sequence[Row[Any]],
        fates: str,
        called: dict[str, str],
        lang: str,
    ) -> wire.GameStatistics:
        total = next((row for row in sums if row.kind == ALL), None)
        score = wire.Score(0, 0, 0, 0.0, 1.0) if total is None else wire.Score(*numbers(total))
        rivals = [
            wire.Counted(*numbers(row), info.key, info.label)
            for row in sums
            if row.kind == RIVAL
            and (info := self.played.rival_info(guest, row.value, called, lang)) is not None
        ]
        kinds = [wire.CountedKind(RIVAL, TEXTS(lang, "tag-rival"), "", most_played(rivals))]
        by_players = [row for row in sums if row.kind == PLAYERS]
        if len(by_players) > 1:
            counted = [
                wire.Counted(*numbers(row), row.value, TEXTS(lang, "tag-players-count", {"count": row.value}))
                for row in sorted(by_players, key=lambda row: row.value)
            ]
            kinds.append(wire.CountedKind(PLAYERS, TEXTS(lang, "tag-players"), "", counted))
        if name in GAMES:
            kinds += [self._kind(name, kind, sums, lang) for kind in tags_of(GAMES[name]).kinds]
        return wire.GameStatistics(name, score, [kind for kind in kinds if kind.rows], streaks(fates))

    def _kind(self, name: str, kind: TagKind, sums: Sequence[Row[Any]], lang: str) -> wire.CountedKind:
        rows = [
            wire.Counted(
                *numbers(row),
                row.value,
                label_of(name, kind.name, row.value, lang),
                getattr(row, kind.best) if kind.best else None,
            )
            for row in sums
            if row.kind == kind.name
        ]
        if kind.values:
            rows.sort(key=lambda row: kind.values.index(row.value) if row.value in kind.values else -1)
        else:
            rows = most_played(rows)
        title = about.said(GAMES[name], f"tag-{kind.name}", lang) or kind.name
        best = about.said(GAMES[name], f"tag-{kind.name}-best", lang) if kind.best else ""
        return wire.CountedKind(kind.name, title, best, rows, kind.is_tally)


def numbers(row: Row[Any]) -> tuple[int, int, int, float, float]:
    return row.played, row.won, row.drawn, *wilson(row.won + row.drawn / 2, row.played)


def most_played(rows: Sequence[wire.Counted]) -> list[wire.Counted]:
    return sorted(rows, key=lambda row: (-row.played, -row.won, row.label))[:ROWS_MAX]


def sums_of(guest: Guest) -> Select[Any]:
    return select(tallies).where(tallies.c.guest == guest.id, tallies.c.played > 0)


def fates_of(guest: Guest, game: str) -> Select[Any]:
    """All results one after the other, a letter each: nothing is quicker to read."""
    wanted = (
        results.c.guest == guest.id,
        results.c.game == game,
        results.c.hidden == 0,
        results.c.purpose.in_(COUNTED),
        results.c.outcome.in_(FATES.values()),
    )
    order = results.c.ended, results.c.table
    ordered = select(func.substr(results.c.outcome, 1, 1).label("letter")).where(*wanted).order_by(*order)
    return select(func.group_concat(ordered.subquery().c.letter, ""))


def streaks(fates: str) -> wire.Streaks:
    """Games won in a row, now and at best."""
    won = [len(row) for row in re.findall("w+", fates)]
    now = won[-1] if fates.endswith("w") else 0
    return wire.Streaks(now, max(won, default=0), [FATES[letter] for letter in fates[-RECENT:]])
