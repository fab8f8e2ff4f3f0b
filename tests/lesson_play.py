"""A lesson played without a page: what it waits for, and how its own steps lead to its goals."""

from collections.abc import Iterator, Mapping

from honjin.table.game import Game
from honjin.table.lesson import Lesson, Step
from honjin.table.table import Table

LEARNER = 0


def fits(pattern: str, text: str) -> bool:
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else text == pattern


def is_like(event: Mapping[str, object], wanted: Mapping[str, str | int]) -> bool:
    return all(name in event and fits(str(value), str(event[name])) for name, value in wanted.items())


def counts(lesson: Lesson, table: Table) -> list[int]:
    """How often each goal has happened."""
    events = table.events(LEARNER)
    return [sum(is_like(event, goal.event) for event in events) for goal in lesson.goals]


def is_reached(lesson: Lesson, table: Table) -> bool:
    return all(count >= goal.times for count, goal in zip(counts(lesson, table), lesson.goals, strict=True))


def choices(table: Table) -> list[str]:
    return [option.notation for option in table.decision.options] if table.decision else []


def wanted(step: Step, table: Table) -> list[str]:
    """The choices of now that make the step."""
    return [choice for pattern in step.do for choice in choices(table) if fits(pattern, choice)]


def reply(step: Step, choice: str, lang: str) -> str | None:
    """What the lesson says to a choice that is allowed and not it; None: what is said everywhere."""
    return next((wrong(lang) for wrong in step.wrong if fits(wrong.tried, choice)), None)


def solution(game: Game, lesson: Lesson, other: int = 0) -> Iterator[tuple[Step, Table]]:
    """Each step with the table as it is asked; the others answer as the lesson says.

    `other` takes the other ways that a step leaves open: the n-th of its choices, where there are so many.
    """
    table = lesson.begin(game)
    answers = iter(lesson.answers)
    for step in lesson.steps:
        answer_all(table, answers)
        yield step, table
        found = wanted(step, table)
        table.play(found[other % len(found)])
    if not is_reached(lesson, table):
        answer_all(table, answers)
    assert next(answers, None) is None, "an answer that nobody gives"
    assert is_reached(lesson, table), counts(lesson, table)


def answer_all(table: Table, answers: Iterator[str]) -> None:
    while table.decision is not None and table.decision.seat != LEARNER:
        answer = next(answers, None)
        if answer is None:
            return
        table.play(answer)
