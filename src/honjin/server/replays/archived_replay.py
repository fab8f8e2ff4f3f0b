"""Archived replay: a record that the rules or cards here cannot replay, told from its lines and its story."""

from collections.abc import Sequence
from itertools import accumulate

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.log_entries import log_entries, story_lines
from honjin.server.replays.archive import Archived, ending_of, outcome_of, story_line
from honjin.server.replays.replay import OPEN, names_in
from honjin.server.store.heading import DAMAGED, read_heading
from honjin.server.store.rows import is_count
from honjin.server.store.story import ReplayStory, Told, read_facts, seen_from
from honjin.table import facts
from honjin.table.choice import REWIND
from honjin.table.people import People
from honjin.table.record import DIVIDER, END, lines_done


class ArchivedReplay:
    """What a replay shows, without views."""

    def __init__(self, id: str, record: str, names: Sequence[str], story: ReplayStory) -> None:
        head, _, body = record.partition(f"\n{DIVIDER}\n")
        heading = read_heading(head)
        self.id = id
        self.archive = Archived(heading, heading.obstacle or DAMAGED)
        self.lines = lines_done(body)
        self.made = read_lines(self.lines)
        seats = [seat for seat, _ in self.made if seat is not None]
        self.players = heading.players or len(names) or max(seats, default=0) + 1
        self.names = names
        self.record = record
        self.result = story.result
        missing = len(self.lines) + 1 - len(story.moments)
        moments = story.moments[: len(self.lines) + 1] + [Told(0, [])] * max(missing, 0)
        self.turns = [each.turn for each in moments]
        self.told = [read_facts(each.facts) for each in moments]
        self.since = list(accumulate(map(len, self.told), initial=0))

    @property
    def views(self) -> list[str]:
        return [OPEN, *(str(seat) for seat in range(self.players))]

    def info(self, lang: str) -> wire.ReplayInfo:
        heading = self.archive.heading
        turns = self.turns
        starts = [n for n, turn in enumerate(turns) if n == 0 or turn > turns[n - 1]]
        ends = (made for made, line in zip(self.made, self.lines, strict=True) if line.startswith(END))
        rewound = sum(line.startswith(REWIND) for line in self.lines)
        people = self._people(lang)
        outcome = outcome_of(self.result, next(ends, None), self.players, rewound)
        told = [fact for each in self.told for fact in each]
        ending = ending_of(heading.game, outcome, told, people, lang)
        reason = self.archive.refusal().detail(lang)
        made = [wire.ArchivedChoice(seat or 0, choice) for seat, choice in self.made]
        archive = wire.Archive(heading.rules, heading.here, made, reason)
        shown = (self.id, heading.game, heading.options, list(people.names), len(turns), starts, ending)
        return wire.ReplayInfo(*shown, heading.deal, archive)

    def _people(self, lang: str) -> People:
        return People(self.players, None, names_in(self.record, self.names, self.players, lang))

    def moments(
        self, views: Sequence[str], lang: str, first: int = 0, count: int | None = None
    ) -> list[list[wire.ReplayMoment]]:
        self._check(views)
        if not 0 <= first < len(self.told):
            raise ApiError(404, "no-moment", n=first, last=len(self.told) - 1)
        end = len(self.told) if count is None else min(first + count, len(self.told))
        return [[self._moment(n, view, lang) for n in range(first, end)] for view in views]

    def _moment(self, n: int, view: str, lang: str) -> wire.ReplayMoment:
        seat, choice = self.made[n - 1] if n else (None, None)
        lines, events = self._story(n, view, lang)
        return wire.ReplayMoment(n, seat, choice, self.turns[n], {}, lines, events)

    def _story(self, n: int, view: str, lang: str) -> tuple[list[wire.LogEntry], list[wire.Data]]:
        """What the line before a moment brought, as a seat or everybody together saw it."""
        since = self.since[n]
        told = seen_from(self.told[n], None if view == OPEN else int(view))
        game, people = self.archive.heading.game, self._people(lang)
        lines = [story_line(game, fact, people, lang) for fact in told]
        events = [{"n": at, **facts.event(fact, None)} for at, fact in enumerate(told, since)]
        return log_entries(lines, since), events

    def points(self) -> list[wire.StoryPoint]:
        """Nobody here knows how the sides stood."""
        return []

    def log(self, view: str, lang: str) -> list[wire.StoryLine]:
        self._check([view])
        told = (story_lines(n, self._story(n, view, lang)[0]) for n in range(len(self.told)))
        return [line for lines in told for line in lines]

    def _check(self, views: Sequence[str]) -> None:
        for view in views:
            if view not in self.views:
                raise ApiError(404, "no-seat", seat=view[:10])


def read_lines(lines: Sequence[str]) -> list[tuple[int | None, str]]:
    """Who chose what; who broke the game off, and how; who went back, to a choice of their own."""
    made: list[tuple[int | None, str]] = []
    standing: list[int | None] = []  # who made the choices that count
    for line in lines:
        word, _, choice = line.removeprefix(f"{END} ").partition(" ")
        if word == REWIND:
            at = int(choice) if is_count(choice) else 0
            made.append((standing[at] if at < len(standing) else None, line))
            del standing[at:]
        else:
            made.append((int(word) if word.isdecimal() else None, choice))
            standing.append(made[-1][0])
    return made
