"""Advice: what the strongest bot would choose for a person's seat, where the table allows it."""

from honjin.ai.levels import levels_of
from honjin.server.line import Turn
from honjin.server.live import LiveTable
from honjin.server.refused import Refused
from honjin.server.sessions import Guest
from honjin.server.thinking import NoAnswer
from honjin.server.thought import Thought


def is_allowed(live: LiveTable, guest: Guest) -> bool:
    """Where all other seats are bots' or one's own, or where everybody saw it before they sat down."""
    people = {place.guest.id for place in live.places if place.guest is not None}
    return live.terms.advice or people <= {guest.id}


async def advise(live: LiveTable, guest: Guest, wanted: int | None, turn: Turn) -> Thought:
    """From what the seat knows; one moment has one answer, however often it is asked for."""
    seat, course = live.own_seat(guest, wanted), live.course
    if not is_allowed(live, guest):
        raise Refused(409, "no-advice-here")
    if live.terms.status != "playing" or course.asked != seat:
        raise Refused(409, "no-advice")
    table, level = course.table, levels_of(live.terms.game)[-1]
    moment = (live.terms.id, seat, course.seq, course.epoch)
    seed = live.services.seal.bot_seed(f"advice {live.terms.id}", *moment[1:])
    try:
        answer = await live.services.thinking.advise(table, moment, level, seed, turn)
    except NoAnswer:
        raise Refused(503, "busy") from None
    return Thought(table, seat, answer)
