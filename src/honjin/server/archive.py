"""Archive: a stored game that the rules or cards here cannot replay, told from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Never

import msgspec

from honjin.core import facts
from honjin.core.codec import write_toml
from honjin.core.facts import FactData
from honjin.core.origin import ENDINGS, Ending
from honjin.core.people import Names, People
from honjin.core.record import DIVIDER, END, RECORD_FORMAT
from honjin.core.result import result_text, sentence
from honjin.core.table import Outcome
from honjin.core.text import CORE
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.clock import Clock
from honjin.server.course import Move, Step, Tally
from honjin.server.heading import Heading
from honjin.server.moment import now
from honjin.server.refused import TEXTS, Refused
from honjin.server.story import Chapter, ReplayStory, Result, Told, continue_story, read_chapter

if TYPE_CHECKING:
    from honjin.server.live import LiveTable
    from honjin.server.sessions import Guest

HIDDEN: Final = "?"


@dataclass(frozen=True)
class Archived:
    """What a game says of itself, and why it cannot be continued: game, rules, cards or damaged."""

    heading: Heading
    why: str

    def refusal(self) -> Refused:
        game, rules, here = self.heading.game or HIDDEN, self.heading.rules or 0, self.heading.here or 0
        return Refused(409, f"archive-{self.why}", game=game, rules=rules, here=here)


@dataclass(frozen=True)
class StoredChoice:
    """A choice in notation, and whether others may not know it."""

    seat: int
    text: str
    secret: bool
    since: int  # the first fact that it brought

    def told(self, seat: int | None, whole: bool) -> str:
        hidden = self.secret and not whole and seat != self.seat
        return f"{self.text.split(' ')[0]} {HIDDEN}" if hidden else self.text


class ArchivedCourse(Tally):
    """Stands where a course would: its story and its choices; it can be left, and nothing else."""

    asked: None = None
    is_dealt = True

    def __init__(
        self,
        archive: Archived,
        header: str,
        players: int,
        moves: Sequence[Move],
        stories: Iterable[str | None],
    ) -> None:
        super().__init__(Clock(wire.ClockWish(), players), ())  # its time does not run
        self.archive = archive
        self.header = header
        self.players = players
        self.facts: list[FactData] = []
        self.choices: list[StoredChoice] = []
        self.ending: Move | None = None
        self.result: Result | None = None
        for move, stored in zip_longest(moves, stories):
            if move is not None:
                self._take(move, read_chapter(stored))

    def _take(self, move: Move, chapter: Chapter | None) -> None:
        self.count(move)
        since = len(self.facts)
        if chapter is not None:
            since, self.result = chapter.since, chapter.result
            continue_story(self.facts, chapter)
        if move.kind == "choice" and move.seat is not None:
            # Whether others may know it was not stored before the facts were: then they may not.
            secret = chapter is None or chapter.secret
            self.choices.append(StoredChoice(move.seat, move.text or "", secret, since))
        elif move.kind == "undo" and self.choices:
            self.choices.pop()
        elif move.kind == "end":
            self.ending = move

    @property
    def table(self) -> Never:
        """There is none: whatever needs one is refused in words."""
        raise self.archive.refusal()

    @property
    def fact_count(self) -> int:
        return len(self.facts)

    @property
    def options(self) -> dict[str, str]:
        return self.archive.heading.options

    @property
    def outcome(self) -> Outcome | None:
        """As it was stored, or as a seat that broke the game off decided it."""
        broken_off = None if self.ending is None else (self.ending.seat, self.ending.text)
        return outcome_of(self.result, broken_off, self.players)

    # --- leaving

    def attempt(self, move: Move) -> Step:
        if move.kind != "end" or move.seat is None or move.text is None:
            raise self.archive.refusal()
        told = facts.of_ending(Ending(move.seat, move.text), turn_of(self.facts))
        story = msgspec.json.encode(Chapter(len(self.facts), [told])).decode()
        return Step(replace(move, facts=story), True)

    def accept(self, step: Step) -> None:
        self._take(step.move, read_chapter(step.move.facts))

    # --- telling

    def events(self, seat: int | None, since: int) -> list[wire.Data]:
        return [{"n": n, **facts.event(fact, seat)} for n, fact in enumerate(self.facts[since:], since)]

    def lines(self, seat: int | None, lang: str, since: int, names: Names) -> list[wire.Line]:
        name, people = self.archive.heading.game, People(self.players, seat, names)
        told = [story_line(name, fact, people, lang) for fact in self.facts[since:]]
        return [wire.Line(n, line.text, line.rule, line.turn) for n, line in enumerate(told, since)]

    def told(self, seat: int | None, whole: bool, lang: str) -> wire.Archive:
        heading = self.archive.heading
        choices = [wire.ArchivedChoice(choice.seat, choice.told(seat, whole)) for choice in self.choices]
        return wire.Archive(heading.rules, heading.here, choices, self.archive.refusal().detail(lang))

    def record(self, seat: int | None = None) -> str:
        """As it was stored; for a seat without what it does not know."""
        lines = [f"{choice.seat} {choice.told(seat, seat is None)}" for choice in self.choices]
        if self.ending is not None:
            lines.append(f"{END} {self.ending.seat} {self.ending.text}")
        head = self.header.rstrip() if seat is None else self._seat_header(seat)
        return "\n".join([head, DIVIDER, *lines, ""])

    def story(self) -> ReplayStory:
        """As the replay of the same game stores it."""
        begins = [0, *(choice.since for choice in self.choices)]
        if self.ending is not None:
            begins.append(max(len(self.facts) - 1, begins[-1]))
        ends = [*begins[1:], len(self.facts)]
        parts = [self.facts[begin:end] for begin, end in zip(begins, ends, strict=True)]
        return ReplayStory([Told(turn_of(part), part) for part in parts], self.result)

    def _seat_header(self, seat: int) -> str:
        heading = self.archive.heading
        said = {"game": heading.game, "rules": heading.rules, "cards": heading.cards}
        known: dict[str, object] = {name: value for name, value in said.items() if value is not None}
        rest = {"players": self.players, "seat": seat, "options": heading.options}
        return write_toml({"honjin": RECORD_FORMAT, **known, **rest}).rstrip()


def story_line(game: str, fact: FactData, people: People, lang: str) -> facts.LogLine:
    """With the texts of today; a word that they do not have stands for itself."""

    def name(id: str) -> str:
        numbers = GAMES[game].card_set(None).numbers
        return GAMES[game].card_set(None).name(id, lang) if id in numbers else id

    try:
        return facts.line(fact, people, lang, GAMES[game].texts, name)
    except (LookupError, AssertionError, ValueError):
        text = TEXTS(lang, "archive-line", {"word": str(fact["kind"])})
        return facts.LogLine(text, str(fact["rule"]), turn_of([fact]))


def outcome_of(
    result: Result | None, broken_off: tuple[int | None, str | None] | None, players: int
) -> Outcome | None:
    if result is not None:
        return Outcome(tuple(result.winners), result.rule, tuple(result.scores))
    if broken_off is None or broken_off[1] not in ENDINGS:
        return None
    seat, way = broken_off
    return Outcome(tuple(s for s in range(players) if s != seat), ENDINGS[way or ""], ())


def turn_of(told: Sequence[FactData]) -> int:
    """The turn of the last fact."""
    turn = told[-1]["turn"] if told else 0
    return turn if isinstance(turn, int) else 0


def ending_of(
    game: str, outcome: Outcome | None, told: Sequence[FactData], people: People, lang: str
) -> wire.Ending | None:
    if outcome is None:
        return None
    text = story_result(game, outcome, told, people, lang)
    return wire.Ending(list(outcome.winners), outcome.rule, text, list(outcome.scores))


def story_result(game: str, outcome: Outcome, told: Sequence[FactData], people: People, lang: str) -> str:
    """By what the last fact says, the title of the rule, or where nothing is known any more, its id."""
    package = GAMES[game].package if game in GAMES else CORE
    with suppress(LookupError):
        return result_text(package, outcome, told, people, lang)
    with suppress(LookupError):
        return result_text(package, outcome, (), people, lang)
    with suppress(LookupError):
        return sentence(outcome, outcome.rule, people, lang)
    return outcome.rule


def archived_state(
    live: LiveTable, course: ArchivedCourse, guest: Guest | None, seat: int | None, lang: str, since: int
) -> wire.State:
    """All that this guest may know of the game, without a view and without a decision."""
    since = min(since, course.fact_count)
    whole = live.terms.status == "over" and live.shows_all(guest)
    names = live.names(lang)
    people = People(course.players, live.reader(guest, seat), names)
    ending = ending_of(course.archive.heading.game, course.outcome, course.facts, people, lang)
    return wire.State(
        live.terms.id,
        course.seq,
        course.epoch,
        seat,
        live.seats_of(guest),
        {},
        None,
        since,
        course.lines(seat, lang, since, names),
        course.events(seat, since),
        0,
        0,
        None,
        ending,
        course.clock.told(now()),
        [],
        sorted(live.mutes.get(guest.id, ())) if guest else [],
        live.info(guest, lang),
        archive=course.told(seat, whole, lang),
    )
