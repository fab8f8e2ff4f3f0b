"""Archived replay: a record that the rules or cards here cannot replay, told from its lines and its story."""

from collections.abc import Sequence
from itertools import accumulate

from honjin.core import facts
from honjin.core.people import People
from honjin.core.record import DIVIDER, END, record_lines
from honjin.server import wire
from honjin.server.archive import Archived, ending_of, outcome_of, story_line
from honjin.server.heading import DAMAGED, read_heading
from honjin.server.refused import Refused
from honjin.server.replay import OPEN, names_in
from honjin.server.story import ReplayStory, Told, is_sound, seen_from


class ArchivedReplay:
    """What a replay shows, without views."""

    def __init__(self, id: str, record: str, names: Sequence[str], story: ReplayStory) -> None:
        head, _, body = record.partition(f"\n{DIVIDER}\n")
        heading = read_heading(head)
        self.id = id
        self.archive = Archived(heading, heading.obstacle or DAMAGED)
        lines = [line.strip() for line in record_lines(body)]
        self.lines = [line for line in lines if line[:1].isdigit() or line.startswith(END)]
        seats = [seat for line in self.lines if (seat := read_line(line)[0]) is not None]
        self.players = heading.players or len(names) or max(seats, default=0) + 1
        self.names = names
        self.record = record
        self.result = story.result
        told = [Told(each.turn, list(filter(is_sound, each.facts))) for each in story.moments]
        missing = len(self.lines) + 1 - len(told)
        self.told = told[: len(self.lines) + 1] + [Told(0, [])] * max(missing, 0)
        self.since = list(accumulate((len(each.facts) for each in self.told), initial=0))

    @property
    def views(self) -> list[str]:
        return [OPEN, *(str(seat) for seat in range(self.players))]

    def info(self, lang: str) -> wire.ReplayInfo:
        heading = self.archive.heading
        turns = [each.turn for each in self.told]
        starts = [n for n, turn in enumerate(turns) if n == 0 or turn > turns[n - 1]]
        broken_off = next((read_line(line) for line in self.lines if line.startswith(END)), None)
        people = self._people(lang)
        outcome = outcome_of(self.result, broken_off, self.players)
        told = [fact for each in self.told for fact in each.facts]
        ending = ending_of(heading.game, outcome, told, people, lang)
        reason = self.archive.refusal().detail(lang)
        made = [wire.ArchivedChoice(seat or 0, choice) for seat, choice in map(read_line, self.lines)]
        archive = wire.Archive(heading.rules, heading.here, made, reason)
        shown = (self.id, heading.game, heading.options, list(people.names), len(turns), starts, ending)
        return wire.ReplayInfo(*shown, heading.deal, archive)

    def _people(self, lang: str) -> People:
        return People(self.players, None, names_in(self.record, self.names, self.players, lang))

    def moments(
        self, views: Sequence[str], lang: str, first: int = 0, count: int | None = None
    ) -> list[list[wire.Moment]]:
        self._check(views)
        if not 0 <= first < len(self.told):
            raise Refused(404, "no-moment", n=first, last=len(self.told) - 1)
        end = len(self.told) if count is None else min(first + count, len(self.told))
        return [[self._moment(n, view, lang) for n in range(first, end)] for view in views]

    def _moment(self, n: int, view: str, lang: str) -> wire.Moment:
        seat, choice = read_line(self.lines[n - 1]) if n else (None, None)
        lines, events = self._story(n, view, lang)
        return wire.Moment(n, seat, choice, self.told[n].turn, {}, lines, events)

    def _story(self, n: int, view: str, lang: str) -> tuple[list[wire.Line], list[wire.Data]]:
        """What the line before a moment brought, as a seat or everybody together saw it."""
        since = self.since[n]
        told = seen_from(self.told[n].facts, None if view == OPEN else int(view))
        game, people = self.archive.heading.game, self._people(lang)
        lines = [story_line(game, fact, people, lang) for fact in told]
        events = [{"n": at, **facts.event(fact, None)} for at, fact in enumerate(told, since)]
        return [
            wire.Line(at, line.text, line.rule, line.turn) for at, line in enumerate(lines, since)
        ], events

    def log(self, view: str, lang: str) -> list[wire.StoryLine]:
        self._check([view])
        return [
            wire.StoryLine(n, line.n, line.text, line.rule, line.turn)
            for n in range(len(self.told))
            for line in self._story(n, view, lang)[0]
        ]

    def _check(self, views: Sequence[str]) -> None:
        for view in views:
            if view not in self.views:
                raise Refused(404, "no-seat", seat=view[:10])


def read_line(line: str) -> tuple[int | None, str]:
    """Who chose what; of a line that breaks the game off, who and how."""
    word, _, choice = line.removeprefix(f"{END} ").partition(" ")
    return int(word) if word.isdecimal() else None, choice
