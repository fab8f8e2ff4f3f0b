"""Replay: a game from its record, moment by moment, from each seat or open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import UNSET

from honjin.bots.characters import characters, seat_names
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.log_entries import log_entries, story_lines
from honjin.server.store.story import ReplayStory, Told, result_of, seen_from
from honjin.server.tables import render
from honjin.table import facts
from honjin.table.choice import REWIND
from honjin.table.forms import FormError
from honjin.table.people import Names, People
from honjin.table.record import (
    DIVIDER,
    END,
    do_line,
    lines_done,
    read_bot_notes,
    replay,
    write_header,
)
from honjin.table.table import Table

OPEN: Final = "open"
POINTS_MAX: Final = 600  # of a game's picture: more could not be told apart


@dataclass(frozen=True)
class Moment:
    """After so many lines of the record: the table as it is then, and the first fact of what is new there.

    Before it `told` facts were told, those that somebody went back behind too; `back_to` is the moment that
    they went back to.
    """

    n: int
    table: Table
    since: int
    told: int
    back_to: int | None = None


class Replay:
    """All moments of one game: before the first choice, and after each.

    Whoever watches sits at no seat of it: everybody is called by name, also where a seat's cards are shown.
    """

    def __init__(self, id: str, record: str, names: Sequence[str]) -> None:
        self.id = id
        self.last = replay(record, GAMES)
        self.names = names
        self.record = record
        self.lines = lines_done(self.last.record().partition(f"\n{DIVIDER}\n")[2])

    @property
    def views(self) -> list[str]:
        return [OPEN, *(str(seat) for seat in range(self.last.players))]

    def _walk(self) -> Iterator[Moment]:
        """Each moment, with one table that goes through them all.

        A copy of it for each would take memory by the square of their number.
        """
        table = replay(f"{write_header(self.last)}\n{DIVIDER}\n", GAMES)
        yield Moment(0, table, 0, 0)
        told, moments = table.fact_count, [0]  # the moments at which so many choices stood
        for n, line in enumerate(self.lines, start=1):
            since, back_to = table.fact_count, None
            do_line(table, n, line)
            made = len(table.choices)
            if line.startswith(REWIND):
                since, back_to = table.fact_count - 1, moments[made]
            moments[made:] = [n if back_to is None else back_to]
            yield Moment(n, table, since, told, back_to)
            told += table.fact_count - since

    def story(self) -> ReplayStory:
        """All that happened, by word, as it is stored."""
        moments = [Told(int(at.table.state.turn), at.table.facts(at.since)) for at in self._walk()]
        return ReplayStory(moments, result_of(self.last))

    def points(self) -> list[wire.StoryPoint]:
        """How the sides stood at the beginning, in each battle, and at the end of each turn that counts."""
        points: list[wire.StoryPoint] = []
        turn, round = 0, 0
        for at in self._walk():
            n, table = at.n, at.table
            if at.back_to is not None:
                points = [each for each in points if each.moment <= at.back_to]
                turn, round = int(table.state.turn), round_of(table)
            fought = counted(table, at.since)
            if fought:
                points.append(wire.StoryPoint(n, table.fact_count, round, turn, fought, True))
            now, round = int(table.state.turn), round_of(table)
            sides = table.game.sides(table.state, table.cards)
            if sides and (n == 0 or now != turn or (n == len(self.lines) and not fought)):
                points.append(wire.StoryPoint(n, table.fact_count, round, turn, sides))
            turn = now
        return thinned(points)

    def info(self, lang: str) -> wire.ReplayInfo:
        last = self.last
        turns = [int(at.table.state.turn) for at in self._walk()]
        starts = [n for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]
        names = self.called(lang)
        options, ending = dict(last.origin.options), render.outcome(last, None, lang, names)
        shown = (self.id, last.game.name, options, list(names), len(turns), starts, ending)
        return wire.ReplayInfo(*shown, last.origin.deal)

    def called(self, lang: str) -> Names:
        return names_in(self.record, self.names, self.last.players, lang)

    def moments(
        self, views: Sequence[str], lang: str, first: int = 0, count: int | None = None
    ) -> list[list[wire.ReplayMoment]]:
        """So many moments from the first on, as each view sees them, with what their choices brought."""
        self._check(views)
        if not 0 <= first <= len(self.lines):
            raise ApiError(404, "no-moment", n=first, last=len(self.lines))
        end = len(self.lines) + 1 if count is None else first + count
        found: list[list[wire.ReplayMoment]] = [[] for _ in views]
        names = self.called(lang)
        for at in self._walk():
            if at.n >= end:
                break
            if at.n >= first:
                for view, moments in zip(views, found, strict=True):
                    moments.append(self._moment(at, view, lang, names))
        return found

    def _moment(self, at: Moment, view: str, lang: str, names: Names) -> wire.ReplayMoment:
        lines, events = story(at, view, lang, names)
        table = at.table
        shown = open_view(table) if view == OPEN else table.view(int(view))
        seat, choice = None, None
        if at.back_to is not None:
            seat, choice = int(table.state.seat), self.lines[at.n - 1]
        elif at.n:
            word, _, choice = self.lines[at.n - 1].removeprefix(f"{END} ").partition(" ")
            seat = int(word)
        turn = int(table.state.turn)
        return wire.ReplayMoment(at.n, seat, choice, turn, shown, lines, events, at.back_to)

    def log(self, view: str, lang: str) -> list[wire.StoryLine]:
        """All that was told, each line with its moment."""
        self._check([view])
        names = self.called(lang)
        return [line for at in self._walk() for line in story_lines(at.n, story(at, view, lang, names)[0])]

    def _check(self, views: Sequence[str]) -> None:
        for view in views:
            if view not in self.views:
                raise ApiError(404, "no-seat", seat=view[:10])


def round_of(table: Table) -> int:
    at = table.game.layout.table.numbers.get("round")
    return 0 if at is None else int(table.state.cells[at])


def counted(table: Table, since: int) -> list[int | None]:
    """What each side was counted with, if a choice led to a battle."""
    told = [fact for fact in table.happened(since) if fact.kind == table.game.battle]
    numbers = {fact.who: None if fact.number is UNSET else fact.number for fact in told}
    return [numbers.get(seat) for seat in range(table.players)] if told else []


def thinned(points: list[wire.StoryPoint]) -> list[wire.StoryPoint]:
    """So many that a picture needs, the battles and the last among them."""
    step = len(points) // POINTS_MAX + 1
    last = len(points) - 1
    return [each for n, each in enumerate(points) if n % step == 0 or n == last or each.battle]


def open_view(table: Table) -> wire.Data:
    """The whole truth, for a game that is over."""
    return {"game": table.game.name, **table.game.view(table.state, table.cards), "decision": None}


def story(at: Moment, view: str, lang: str, names: Names) -> tuple[list[wire.LogEntry], list[wire.Data]]:
    """What a moment brought, as a seat or everybody together saw it."""
    table, since = at.table, at.told
    told = seen_from(table.happened(at.since), None if view == OPEN else int(view))
    people, texts, card = People(table.players, None, names), table.game.texts, table.cards.name
    lines = [facts.line(fact, people, lang, texts, card) for fact in told]
    events = [{"n": n, **facts.event(fact, None)} for n, fact in enumerate(told, since)]
    return log_entries(lines, since), events


def names_in(record: str, stored: Sequence[str], players: int, lang: str) -> Names:
    """Who played: as they were called at their table, or bots as the record has them."""
    if any(stored):
        return seat_names([*stored, *[""] * players][:players], {}, lang)
    try:
        bots = read_bot_notes(record).bots
    except FormError:
        bots = {}
    known = {seat: bot.level for seat, bot in bots.items() if bot.level in characters()}
    return seat_names([""] * players, known, lang)
