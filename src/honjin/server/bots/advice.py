"""Advice: what a bot chose and what else it considered, for people; where the table allows it, beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from honjin.bots.levels import levels_of
from honjin.server import wire
from honjin.server.bots.pool import NoAnswer
from honjin.server.bots.worker import Answer
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.processes.queue import Turn
from honjin.table.people import Names, People
from honjin.table.reasons import Reason, sentence
from honjin.table.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable


@dataclass
class BotChoice:
    """What a bot chose for a seat at this table, and what it considered."""

    table: Table
    seat: int
    answer: Answer

    def told(self, lang: str, names: Names) -> wire.Advice:
        write = self.table.notation.write
        question = self.table.decision
        labels = {} if question is None else {o.notation: o.label(lang, names) for o in question.options}
        considered = []
        for weighed in self.answer.weighed:
            choice = write(weighed.option, self.seat)
            line = [write(option, self.seat) for option in weighed.line]
            said = labels.get(choice, choice)
            why = self.why(weighed.reasons, lang, names)
            considered.append(wire.ConsideredInfo(choice, said, weighed.visits, weighed.chance, line, why))
        return wire.Advice(self.seat, write(self.answer.option, self.seat), considered)

    def why(self, reasons: Sequence[Reason], lang: str, names: Names) -> str:
        """What the choice brings, in a sentence; nothing where no reasons were asked for."""
        people = People(self.table.players, self.seat, names)
        return sentence(self.table.game, self.table.cards, reasons, people, lang) if reasons else ""


def is_allowed(live: LiveTable, guest: Guest) -> bool:
    """Where all other seats are bots' or one's own, or where everybody saw it before they sat down."""
    people = {place.guest.id for place in live.places if place.guest is not None}
    return live.terms.advice or people <= {guest.id}


async def advise(live: LiveTable, guest: Guest, wanted: int | None, turn: Turn) -> BotChoice:
    """From what the seat knows; one moment has one answer, however often it is asked for."""
    seat, timeline = live.own_seat(guest, wanted), live.timeline
    if live.terms.daily is not None:
        raise ApiError(409, "daily-hints")
    if not is_allowed(live, guest):
        raise ApiError(409, "no-advice-here")
    if live.terms.status != "playing" or timeline.asked != seat:
        raise ApiError(409, "no-advice")
    table, level = timeline.table, levels_of(timeline.table.game)[-1]
    moment = (live.terms.id, seat, timeline.seq, timeline.epoch)
    seed = live.context.seal.bot_seed(f"advice {live.terms.id}", seat, timeline.seq)
    try:
        answer = await live.context.bots.advise(table, moment, level, seed, turn)
    except NoAnswer:
        raise ApiError(503, "busy") from None
    await live.note_hint()
    return BotChoice(table, seat, answer)
