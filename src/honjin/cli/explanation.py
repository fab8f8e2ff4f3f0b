"""What a bot thought, for people: the choices it considered, what it expects of each, and what may follow."""

from __future__ import annotations

import honjin
from honjin.bots.bot import Considered, Thought
from honjin.bots.hints import Hint, hints_of
from honjin.cli.columns import columns
from honjin.cli.command import Terminal
from honjin.engine.machine import NOBODY
from honjin.lab.report.numbers import percent
from honjin.table.notation import Notation

SHOWN = 8  # choices


def thought_lines(thought: Thought | None, notation: Notation, seat: int, terminal: Terminal) -> list[str]:
    """A table of what was considered, the choice that was made first."""
    if thought is None:
        return [terminal.say("thought-none")]
    if len(thought.considered) == 1 and thought.considered[0].visits == 0:
        return [terminal.say("thought-forced", choice=notation.write(thought.considered[0].option, seat))]
    if not thought.considered:
        return [terminal.say("thought-none")]
    head = [terminal.say(f"thought-{word}") for word in ("tries", "result", "choice", "line")]
    rows = [row(each, notation, seat, terminal) for each in thought.considered[:SHOWN]]
    lines = [terminal.say("thought-heading", simulations=thought.simulations), *columns(head, rows)]
    more = len(thought.considered) - SHOWN
    return lines if more <= 0 else [*lines, terminal.say("thought-more", count=more)]


def row(considered: Considered, notation: Notation, seat: int, terminal: Terminal) -> list[str]:
    """What follows is written with the seats of all places, since others choose there too."""
    chance = percent(considered.chance, terminal) + " %"
    after = [notation.write(option, NOBODY) for option in considered.line[1:]]
    choice = notation.write(considered.option, seat)
    return [str(considered.visits), chance, choice, ", ".join(after) or "–"]


def advice_lines(
    table: honjin.Table, level: str, budget: honjin.Budget | None, seed: int, terminal: Terminal
) -> list[str]:
    """What a bot of this level would consider for the seat that is asked, from its observation alone."""
    question = table.decision
    assert question is not None
    bot = honjin.bot(table.game.name, level, seed)
    seen = table.observe(question.seat)
    bot.choose(seen, budget)
    thought = bot.explain()
    told = hints_of(seen, thought, seed)
    lines = thought_lines(thought, table.notation, question.seat, terminal)
    return [*lines, *(hint_line(hint, terminal) for hint in told)]


def hint_line(hint: Hint, terminal: Terminal) -> str:
    """A choice in words, its chance, and why."""
    label, why = hint.label(terminal.lang), hint.why(terminal.lang)
    if hint.chance is None:
        return terminal.say("hint-forced", label=label, why=why)
    return terminal.say("hint-why", label=label, chance=round(100 * hint.chance), why=why)
