"""Replay: a game from its record, moment by moment, from each seat or open."""

from collections.abc import Iterator, Sequence
from typing import Final

from honjin.core.record import DIVIDER, END, end_line, play_line, record_lines, replay, write_header
from honjin.core.table import Table
from honjin.games import GAMES
from honjin.server import telling, wire
from honjin.server.refused import Refused
from honjin.server.story import ReplayStory, Told, result_of

OPEN: Final = "open"


class Replay:
    """All moments of one game: before the first choice, and after each."""

    def __init__(self, id: str, record: str, names: Sequence[str]) -> None:
        self.id = id
        self.last = replay(record, GAMES)
        self.names = list(names) or [""] * self.last.players
        told = record_lines(self.last.record().partition(f"\n{DIVIDER}\n")[2])
        self.lines = [line for line in told if line[:1].isdigit() or line.startswith(END)]

    @property
    def views(self) -> list[str]:
        return [OPEN, *(str(seat) for seat in range(self.last.players))]

    def _walk(self) -> Iterator[tuple[int, Table, int]]:
        """Each moment: its number, the table as it is then, and the first fact that its choice brought.

        One table goes through them all: a copy of each would take memory by the square of their number.
        """
        table = replay(f"{write_header(self.last)}\n{DIVIDER}\n", GAMES)
        yield 0, table, 0
        for n, line in enumerate(self.lines, start=1):
            since = table.fact_count
            (end_line if line.startswith(END) else play_line)(table, n, line)
            yield n, table, since

    def story(self) -> ReplayStory:
        """All that happened, by word, as it is stored."""
        moments = [Told(int(table.state.turn), table.facts(since)) for _, table, since in self._walk()]
        return ReplayStory(moments, result_of(self.last))

    def info(self, lang: str) -> wire.ReplayInfo:
        last = self.last
        turns = [int(table.state.turn) for _, table, _ in self._walk()]
        starts = [n for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]
        options, ending = dict(last.origin.options), telling.ending(last, lang)
        shown = (self.id, last.game.name, options, self.names, len(turns), starts, ending)
        return wire.ReplayInfo(*shown, last.origin.deal)

    def moments(
        self, views: Sequence[str], lang: str, first: int = 0, count: int | None = None
    ) -> list[list[wire.Moment]]:
        """So many moments from the first on, as each view sees them, with what their choices brought."""
        self._check(views)
        if not 0 <= first <= len(self.lines):
            raise Refused(404, "no-moment", n=first, last=len(self.lines))
        end = len(self.lines) + 1 if count is None else first + count
        found: list[list[wire.Moment]] = [[] for _ in views]
        for n, table, since in self._walk():
            if n >= end:
                break
            if n >= first:
                for view, moments in zip(views, found, strict=True):
                    moments.append(self._moment(n, table, since, view, lang))
        return found

    def _moment(self, n: int, table: Table, since: int, view: str, lang: str) -> wire.Moment:
        lines, events = story(table, view, lang, since)
        shown = telling.open_view(table) if view == OPEN else table.view(int(view))
        seat, choice = None, None
        if n:
            word, _, choice = self.lines[n - 1].removeprefix(f"{END} ").partition(" ")
            seat = int(word)
        return wire.Moment(n, seat, choice, int(table.state.turn), shown, lines, events)

    def log(self, view: str, lang: str) -> list[wire.StoryLine]:
        """All that was told, each line with its moment."""
        self._check([view])
        return [
            wire.StoryLine(n, line.n, line.text, line.rule, line.turn)
            for n, table, since in self._walk()
            for line in story(table, view, lang, since)[0]
        ]

    def _check(self, views: Sequence[str]) -> None:
        for view in views:
            if view not in self.views:
                raise Refused(404, "no-seat", seat=view[:10])


def story(table: Table, view: str, lang: str, since: int) -> tuple[list[wire.Line], list[wire.Data]]:
    """What happened from a fact on, as a seat or everybody together saw it."""
    if view == OPEN:
        return open_story(table, lang, since)
    return telling.lines(table, int(view), lang, since), telling.events(table, int(view), since)


def open_story(table: Table, lang: str, since: int) -> tuple[list[wire.Line], list[wire.Data]]:
    """Every fact as told by somebody who knows its card."""
    seats = [None, *range(table.players)]
    lines = [telling.lines(table, seat, lang, since) for seat in seats]
    events = [telling.events(table, seat, since) for seat in seats]
    best = [
        next((at for at in range(len(seats)) if events[at][fact].get("card", "") is not None), 0)
        for fact in range(len(events[0]))
    ]
    return [lines[at][n] for n, at in enumerate(best)], [events[at][n] for n, at in enumerate(best)]
