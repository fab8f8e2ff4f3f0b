"""Telling: what an engine's table says to one seat, in the words of the wire and in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.core.people import Names
from honjin.core.table import Table
from honjin.server import wire

if TYPE_CHECKING:
    from honjin.server.archive import ArchivedCourse
    from honjin.server.course import Course


def asking(table: Table, seat: int | None, lang: str, names: Names) -> wire.Asking | None:
    """What is asked; the options only if this seat decides."""
    question = table.decision
    if question is None:
        return None
    options = []
    if question.seat == seat:
        options = [
            wire.OptionInfo(option.notation, option.kind, option.card, option.slot, option.label(lang, names))
            for option in question.options
        ]
    return wire.Asking(question.seat, question.prompt, question.label(lang, names), options)


def lines(table: Table, seat: int | None, lang: str, since: int, names: Names) -> list[wire.Line]:
    told = table.log(seat, lang, since, names)
    return [wire.Line(n, line.text, line.rule, line.turn) for n, line in enumerate(told, since)]


def events(table: Table, seat: int | None, since: int) -> list[wire.Data]:
    return [{"n": n, **event} for n, event in enumerate(table.events(seat, since), since)]


def open_view(table: Table) -> wire.Data:
    """The whole truth, for a game that is over."""
    return {"game": table.game.name, **table.game.view(table.state, table.cards), "decision": None}


def ending(table: Table, seat: int | None, lang: str, names: Names) -> wire.Ending | None:
    """How the game ended, as this reader is told."""
    outcome, text = table.outcome, table.result(seat, lang, names)
    if outcome is None or text is None:
        return None
    return wire.Ending(list(outcome.winners), outcome.rule, text, list(outcome.scores))


class Told:
    """What is told of one table, put in words once for each seat and language, however many look on."""

    def __init__(self, course: Course | ArchivedCourse) -> None:
        self.course = course
        self._epoch = course.epoch
        self._table: Table | None = None
        self._names: dict[str, Names] = {}
        self._lines: dict[tuple[int | None, str], list[wire.Line]] = {}
        self._views: dict[int | None, wire.Data] = {}
        self._asking: dict[tuple[int | None, str], wire.Asking | None] = {}

    def lines(self, seat: int | None, lang: str, since: int, names: Names) -> list[wire.Line]:
        table = self._follow()
        self._call(lang, names)
        known = self._lines.setdefault((seat, lang), [])
        known += lines(table, seat, lang, len(known), names)
        return known[since:]

    def view(self, seat: int | None) -> wire.Data:
        table = self._follow()
        if seat not in self._views:
            self._views[seat] = table.view(seat)
        return self._views[seat]

    def asking(self, seat: int | None, lang: str, names: Names) -> wire.Asking | None:
        table = self._follow()
        self._call(lang, names)
        if (seat, lang) not in self._asking:
            self._asking[seat, lang] = asking(table, seat, lang, names)
        return self._asking[seat, lang]

    def _call(self, lang: str, names: Names) -> None:
        """Somebody has taken another name: what was put in words before tells of the old one."""
        if self._names.get(lang) != names:
            self._names[lang] = names
            self._lines = {key: told for key, told in self._lines.items() if key[1] != lang}
            self._asking = {key: told for key, told in self._asking.items() if key[1] != lang}

    def _follow(self) -> Table:
        """The table now: facts stay what they were unless a choice was taken back, all else is new."""
        course, table = self.course, self.course.table
        if table is not self._table:
            self._table = table
            self._views.clear()
            self._asking.clear()
        if course.epoch != self._epoch:
            self._epoch = course.epoch
            self._lines.clear()
        return table
