"""Archive: a stored game that the rules or cards here cannot replay, told from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Never

import msgspec

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.errors import TEXTS, ApiError
from honjin.server.log_entries import log_entries
from honjin.server.store.heading import Heading
from honjin.server.store.results import Finish
from honjin.server.store.story import Chapter, ReplayStory, Result, Told, continue_story, read_chapter
from honjin.server.tables.clock import Clock
from honjin.server.tables.timeline import Move, Step, Tally
from honjin.table import facts
from honjin.table.choice import ENDINGS, REWIND, Ending
from honjin.table.facts import FactData
from honjin.table.forms import write_toml
from honjin.table.people import Names, People
from honjin.table.record import DIVIDER, END, RECORD_FORMAT
from honjin.table.result import result_text, sentence
from honjin.table.table import Outcome
from honjin.table.text import CORE

if TYPE_CHECKING:
    pass

HIDDEN: Final = "?"


@dataclass(frozen=True)
class Archived:
    """What a game says of itself, and why it cannot be continued: game, rules, cards or damaged."""

    heading: Heading
    why: str

    def refusal(self) -> ApiError:
        game, rules, here = self.heading.game or HIDDEN, self.heading.rules or 0, self.heading.here or 0
        return ApiError(409, f"archive-{self.why}", game=game, rules=rules, here=here)


@dataclass(frozen=True)
class StoredLine:
    """A choice in notation, and whether others may not know it; or that its seat went back."""

    seat: int
    text: str
    secret: bool
    told: list[FactData]  # what it brought
    back: bool = False

    def shown(self, seat: int | None, whole: bool) -> str:
        hidden = self.secret and not whole and seat != self.seat
        return f"{self.text.split(' ')[0]} {HIDDEN}" if hidden else self.text

    def written(self, seat: int | None) -> str:
        """As a line of a record, the whole one or a seat's."""
        return self.text if self.back else f"{self.seat} {self.shown(seat, seat is None)}"


class ArchivedTimeline(Tally):
    """Stands where a timeline would: its story and its choices; it can be left, and nothing else."""

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
        self.done: list[StoredLine] = []
        self.first: list[FactData] = []  # what was told before the first choice
        self.ending: Move | None = None
        self.last: list[FactData] = []  # what the ending brought
        self.rewound = 0
        self.result: Result | None = None
        for move, stored in zip_longest(moves, stories):
            if move is not None:
                self._take(move, read_chapter(stored))

    def _take(self, move: Move, chapter: Chapter | None) -> None:
        self.count(move)
        told: list[FactData] = []
        if chapter is not None:
            self.result = chapter.result
            continue_story(self.facts, chapter)
            told = self.facts[chapter.since :]
        if move.kind == "choice" and move.seat is not None:
            # Whether others may know it was not stored before the facts were: then they may not.
            secret = chapter is None or chapter.secret
            self.done.append(StoredLine(move.seat, move.text or "", secret, told))
        elif move.kind == "rewind":
            self.rewound += 1
            self.done.append(StoredLine(move.seat or 0, f"{REWIND} {move.text}", False, told, back=True))
        elif move.kind == "undo" and self.done:
            self.done.pop()
        elif move.kind == "end":
            self.ending, self.last = move, told
        elif not self.done:
            self.first += told

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
        return outcome_of(self.result, broken_off, self.players, self.rewound)

    # --- leaving

    def attempt(self, move: Move, option: int | None = None) -> Step:
        if move.kind != "end" or move.seat is None or move.text is None:
            raise self.archive.refusal()
        told = facts.of_ending(Ending(move.seat, move.text), turn_of(self.facts))
        story = msgspec.json.encode(Chapter(len(self.facts), [facts.write(told)])).decode()
        outcome = outcome_of(None, (move.seat, move.text), self.players, self.rewound)
        return Step(replace(move, facts=story), finish=self.finish([*self.facts, told], outcome))

    def finish(self, told: Sequence[FactData], outcome: Outcome | None) -> Finish:
        """How the game ended, as far as that is stored."""
        rules = self.archive.heading.rules
        return Finish(self.options, rules, told, outcome, self.seq, undone=self.epoch > 0)

    def accept(self, step: Step) -> None:
        self._take(step.move, read_chapter(step.move.facts))

    # --- telling

    def events(self, seat: int | None, since: int) -> list[wire.Data]:
        return [{"n": n, **facts.event(fact, seat)} for n, fact in enumerate(self.facts[since:], since)]

    def lines(self, seat: int | None, lang: str, since: int, names: Names) -> list[wire.LogEntry]:
        name, people = self.archive.heading.game, People(self.players, seat, names)
        told = [story_line(name, fact, people, lang) for fact in self.facts[since:]]
        return log_entries(told, since)

    def told(self, seat: int | None, whole: bool, lang: str) -> wire.Archive:
        heading = self.archive.heading
        choices = [wire.ArchivedChoice(line.seat, line.shown(seat, whole)) for line in self.done]
        return wire.Archive(heading.rules, heading.here, choices, self.archive.refusal().detail(lang))

    def record(self, seat: int | None = None) -> str:
        """As it was stored; for a seat without what it does not know."""
        lines = [line.written(seat) for line in self.done]
        if self.ending is not None:
            lines.append(f"{END} {self.ending.seat} {self.ending.text}")
        head = self.header.rstrip() if seat is None else self._seat_header(seat)
        return "\n".join([head, DIVIDER, *lines, ""])

    def story(self) -> ReplayStory:
        """As the replay of the same game stores it."""
        parts = [self.first, *(line.told for line in self.done)]
        if self.ending is not None:
            parts.append(self.last)
        return ReplayStory(
            [Told(turn_of(part), [facts.write(fact) for fact in part]) for part in parts], self.result
        )

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
        return facts.told(fact, TEXTS(lang, "archive-line", {"word": fact.kind}), people)


def outcome_of(
    result: Result | None, broken_off: tuple[int | None, str | None] | None, players: int, rewound: int
) -> Outcome | None:
    if result is not None:
        return Outcome(tuple(result.winners), result.rule, tuple(result.scores), result.rewound)
    if broken_off is None or broken_off[1] not in ENDINGS:
        return None
    seat, way = broken_off
    return Outcome(tuple(s for s in range(players) if s != seat), ENDINGS[way or ""], (), rewound)


def turn_of(told: Sequence[FactData]) -> int:
    """The turn of the last fact."""
    return told[-1].turn if told else 0


def ending_of(
    game: str, outcome: Outcome | None, told: Sequence[FactData], people: People, lang: str
) -> wire.OutcomeInfo | None:
    if outcome is None:
        return None
    text = story_result(game, outcome, told, people, lang)
    return wire.OutcomeInfo(list(outcome.winners), outcome.rule, text, list(outcome.scores), outcome.rewound)


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
