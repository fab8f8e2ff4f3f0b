"""Telling: what an engine's table says to one seat, in the words of the wire and in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.core.table import Outcome, Table
from honjin.core.text import CORE, rules
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.refused import TEXTS

if TYPE_CHECKING:
    from honjin.server.archive import ArchivedCourse
    from honjin.server.course import Course


def asking(table: Table, seat: int | None, lang: str) -> wire.Asking | None:
    """What is asked; the options only if this seat decides."""
    question = table.decision
    if question is None:
        return None
    options = []
    if question.seat == seat:
        options = [
            wire.OptionInfo(option.notation, option.kind, option.card, option.slot, option.label(lang))
            for option in question.options
        ]
    return wire.Asking(question.seat, question.prompt, question.label(lang), options)


def lines(table: Table, seat: int | None, lang: str, since: int) -> list[wire.Line]:
    told = table.log(seat, lang, since)
    return [wire.Line(n, line.text, line.rule, line.turn) for n, line in enumerate(told, since)]


def events(table: Table, seat: int | None, since: int) -> list[wire.Data]:
    return [{"n": n, **event} for n, event in enumerate(table.events(seat, since), since)]


def open_view(table: Table) -> wire.Data:
    """The whole truth, for a game that is over."""
    return {"game": table.game.name, **table.game.view(table.state, table.cards), "decision": None}


def ending(table: Table, lang: str) -> wire.Ending | None:
    outcome = table.outcome
    if outcome is None:
        return None
    text = outcome_text(table.game.name, table.players, outcome, lang)
    return wire.Ending(list(outcome.winners), outcome.rule, text, list(outcome.scores))


def outcome_text(game: str, players: int, outcome: Outcome, lang: str) -> str:
    """Who won, and by which rule; one that is no longer known stands for itself."""
    known = {**rules(CORE), **(rules(GAMES[game].package) if game in GAMES else {})}
    title = known[outcome.rule].title[lang] if outcome.rule in known else outcome.rule
    why = {"rule": outcome.rule, "title": title}
    if players == 1:
        return TEXTS(lang, "outcome-victory" if outcome.winners else "outcome-defeat", why)
    if len(outcome.winners) == players:
        return TEXTS(lang, "outcome-draw", why)
    names = ", ".join(str(seat) for seat in outcome.winners)
    return TEXTS(lang, "outcome-won", {**why, "winners": names, "count": len(outcome.winners)})


class Told:
    """What is told of one table, put in words once for each seat and language, however many look on."""

    def __init__(self, course: Course | ArchivedCourse) -> None:
        self.course = course
        self._epoch = course.epoch
        self._table: Table | None = None
        self._lines: dict[tuple[int | None, str], list[wire.Line]] = {}
        self._views: dict[int | None, wire.Data] = {}
        self._asking: dict[tuple[int | None, str], wire.Asking | None] = {}

    def lines(self, seat: int | None, lang: str, since: int) -> list[wire.Line]:
        table = self._follow()
        known = self._lines.setdefault((seat, lang), [])
        known += lines(table, seat, lang, len(known))
        return known[since:]

    def view(self, seat: int | None) -> wire.Data:
        table = self._follow()
        if seat not in self._views:
            self._views[seat] = table.view(seat)
        return self._views[seat]

    def asking(self, seat: int | None, lang: str) -> wire.Asking | None:
        table = self._follow()
        if (seat, lang) not in self._asking:
            self._asking[seat, lang] = asking(table, seat, lang)
        return self._asking[seat, lang]

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
