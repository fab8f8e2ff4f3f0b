"""Replay: a game from its record, moment by moment, from each seat or open."""

from collections.abc import Iterator, Sequence
from typing import Final

from honjin.ai.characters import characters, seat_names
from honjin.core import facts
from honjin.core.codec import FormError
from honjin.core.people import Names, People
from honjin.core.record import (
    DIVIDER,
    END,
    end_line,
    play_line,
    read_witness,
    record_lines,
    replay,
    write_header,
)
from honjin.core.table import Table
from honjin.games import GAMES
from honjin.server import telling, wire
from honjin.server.refused import Refused
from honjin.server.story import ReplayStory, Told, result_of, seen_from

OPEN: Final = "open"


class Replay:
    """All moments of one game: before the first choice, and after each.

    Whoever watches sits at no seat of it: everybody is called by name, also where a seat's cards are shown.
    """

    def __init__(self, id: str, record: str, names: Sequence[str]) -> None:
        self.id = id
        self.last = replay(record, GAMES)
        self.names = names
        self.record = record
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
        names = self.called(lang)
        options, ending = dict(last.origin.options), telling.ending(last, None, lang, names)
        shown = (self.id, last.game.name, options, list(names), len(turns), starts, ending)
        return wire.ReplayInfo(*shown, last.origin.deal)

    def called(self, lang: str) -> Names:
        return names_in(self.record, self.names, self.last.players, lang)

    def moments(
        self, views: Sequence[str], lang: str, first: int = 0, count: int | None = None
    ) -> list[list[wire.Moment]]:
        """So many moments from the first on, as each view sees them, with what their choices brought."""
        self._check(views)
        if not 0 <= first <= len(self.lines):
            raise Refused(404, "no-moment", n=first, last=len(self.lines))
        end = len(self.lines) + 1 if count is None else first + count
        found: list[list[wire.Moment]] = [[] for _ in views]
        names = self.called(lang)
        for n, table, since in self._walk():
            if n >= end:
                break
            if n >= first:
                for view, moments in zip(views, found, strict=True):
                    moments.append(self._moment(n, table, since, view, lang, names))
        return found

    def _moment(self, n: int, table: Table, since: int, view: str, lang: str, names: Names) -> wire.Moment:
        lines, events = story(table, view, lang, since, names)
        shown = telling.open_view(table) if view == OPEN else table.view(int(view))
        seat, choice = None, None
        if n:
            word, _, choice = self.lines[n - 1].removeprefix(f"{END} ").partition(" ")
            seat = int(word)
        return wire.Moment(n, seat, choice, int(table.state.turn), shown, lines, events)

    def log(self, view: str, lang: str) -> list[wire.StoryLine]:
        """All that was told, each line with its moment."""
        self._check([view])
        names = self.called(lang)
        return [
            wire.StoryLine(n, line.n, line.text, line.rule, line.turn)
            for n, table, since in self._walk()
            for line in story(table, view, lang, since, names)[0]
        ]

    def _check(self, views: Sequence[str]) -> None:
        for view in views:
            if view not in self.views:
                raise Refused(404, "no-seat", seat=view[:10])


def story(
    table: Table, view: str, lang: str, since: int, names: Names
) -> tuple[list[wire.Line], list[wire.Data]]:
    """What happened from a fact on, as a seat or everybody together saw it."""
    told = seen_from(table.facts(since), None if view == OPEN else int(view))
    people, texts, card = People(table.players, None, names), table.game.texts, table.cards.name
    lines = [facts.line(fact, people, lang, texts, card) for fact in told]
    events = [{"n": n, **facts.event(fact, None)} for n, fact in enumerate(told, since)]
    return [wire.Line(n, line.text, line.rule, line.turn) for n, line in enumerate(lines, since)], events


def names_in(record: str, stored: Sequence[str], players: int, lang: str) -> Names:
    """Who played: as they were called at their table, or bots as the record has them."""
    if any(stored):
        return seat_names([*stored, *[""] * players][:players], {}, lang)
    try:
        bots = read_witness(record).bots
    except FormError:
        bots = {}
    known = {seat: bot.level for seat, bot in bots.items() if bot.level in characters()}
    return seat_names([""] * players, known, lang)
