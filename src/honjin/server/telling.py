"""Telling: what an engine's table says to one seat, in the words of the wire and in one language."""

from honjin.core.table import Outcome, Table
from honjin.core.text import CORE, rules
from honjin.server import wire
from honjin.server.refused import TEXTS


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
    text = outcome_text(table, outcome, lang)
    return wire.Ending(list(outcome.winners), outcome.rule, text, list(outcome.scores))


def outcome_text(table: Table, outcome: Outcome, lang: str) -> str:
    """Who won, and by which rule."""
    known = {**rules(CORE), **rules(table.game.package)}
    why = {"rule": outcome.rule, "title": known[outcome.rule].title[lang]}
    if table.players == 1:
        return TEXTS(lang, "outcome-victory" if outcome.winners else "outcome-defeat", why)
    if len(outcome.winners) == table.players:
        return TEXTS(lang, "outcome-draw", why)
    names = ", ".join(str(seat) for seat in outcome.winners)
    return TEXTS(lang, "outcome-won", {**why, "winners": names, "count": len(outcome.winners)})
