"""What a table shows to a seat, or to somebody who may see everything."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import honjin
from honjin.cli.boards import Row, board, plain_lines
from honjin.cli.command import Answer, Terminal
from honjin.cli.session import log_lines, result_lines


def check_seat(t: honjin.Table, seat: int | None, terminal: Terminal) -> None:
    if seat is not None and not 0 <= seat < t.players:
        raise Answer(terminal.say("no-seat", seat=seat, last=t.players - 1))


def table_lines(t: honjin.Table, seat: int | None, terminal: Terminal) -> list[str]:
    """The board as the seat sees it, or with all hands."""
    shown = board(t, seat, terminal)
    if seat is None:
        hands = [
            Row(terminal.say("sight-hand", player=p), board(t, p, terminal).hand.cells)
            for p in range(t.players)
        ]
        shown = replace(shown, piles=[*shown.piles, *(row for row in hands[:-1])], hand=hands[-1])
    return plain_lines(shown, whole=True)


def story(t: honjin.Table, seat: int | None, terminal: Terminal) -> list[str]:
    """The log by turns, with all that the seat may know, or with everything."""
    lines = t.log(seat, terminal.lang) if seat is not None else whole_log(t, terminal.lang)
    told = []
    for turn, members in groupby(lines, lambda line: line.turn):
        told.append(terminal.say("sight-turn", turn=turn))
        told += [f"  {line}" for line in log_lines(list(members))]
    return told


def whole_log(t: honjin.Table, lang: str) -> list[honjin.LogLine]:
    """Each line as told to somebody who knows its card."""
    lines = t.log(None, lang)
    for p in range(t.players):
        told = zip(lines, t.log(p, lang), t.events(p), strict=True)
        lines = [own if event.get("card") is not None else line for line, own, event in told]
    return lines


def question_lines(t: honjin.Table, seat: int | None, terminal: Terminal) -> list[str]:
    """What is asked, with the options if the seat may know them; or how the game ended."""
    question = t.decision
    if question is None:
        return result_lines(t, terminal)
    lines = [terminal.say("play-asked", seat=question.seat, question=question.label(terminal.lang))]
    if seat in (None, question.seat):
        lines += [f"  {option.label(terminal.lang)}  [{option.notation}]" for option in question.options]
    return lines
