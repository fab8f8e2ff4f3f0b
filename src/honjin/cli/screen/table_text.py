"""What a table shows to a seat, or to somebody who may see everything."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import honjin
from honjin.cli.command import Terminal, UserError
from honjin.cli.screen.board import Row, board, plain_lines
from honjin.cli.screen.session import asked_line, log_lines, result_lines
from honjin.table import facts
from honjin.table.people import Names, People


def check_seat(t: honjin.Table, seat: int | None, terminal: Terminal) -> None:
    if seat is not None and not 0 <= seat < t.players:
        raise UserError(terminal.say("no-seat", seat=seat, last=t.players - 1))


def table_lines(t: honjin.Table, seat: int | None, terminal: Terminal, names: Names) -> list[str]:
    """The board as the seat sees it, or with all hands."""
    shown = board(t, seat, terminal, names)
    if seat is None:
        hands = [
            Row(terminal.say("sight-hand", name=names[p]), board(t, p, terminal).hand.cells)
            for p in range(t.players)
        ]
        shown = replace(shown, piles=[*shown.piles, *(row for row in hands[:-1])], hand=hands[-1])
    return plain_lines(shown, whole=True)


def story(t: honjin.Table, seat: int | None, terminal: Terminal, names: Names) -> list[str]:
    """The log by turns, with all that the seat may know, or with everything."""
    lang = terminal.lang
    lines = t.log(seat, lang, names=names) if seat is not None else whole_log(t, lang, names)
    told = []
    for turn, members in groupby(lines, lambda line: line.turn):
        told.append(terminal.say("sight-turn", turn=turn))
        told += [f"  {line}" for line in log_lines(list(members))]
    return told


def whole_log(t: honjin.Table, lang: str, names: Names) -> list[honjin.LogLine]:
    """Each line as told to somebody who knows its card and sits nowhere."""
    people, told = People(t.players, None, names), [facts.as_known(fact, True) for fact in t.happened()]
    return [facts.line(fact, people, lang, t.game.texts, t.cards.name) for fact in told]


def question_lines(t: honjin.Table, seat: int | None, terminal: Terminal, names: Names) -> list[str]:
    """What is asked, with the options if the seat may know them; or how the game ended."""
    question = t.decision
    if question is None:
        return result_lines(t, seat, terminal, names)
    lines = [asked_line(t, question, seat, terminal, names)]
    if seat in (None, question.seat):
        labels = [option.label(terminal.lang, names) for option in question.options]
        lines += [f"  {said}  [{o.notation}]" for said, o in zip(labels, question.options, strict=True)]
    return lines
