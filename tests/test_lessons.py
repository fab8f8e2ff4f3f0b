"""Lessons: every one leads to its goals by its own steps, and says why where somebody tries otherwise."""

from random import Random

import pytest
from lesson_play import LEARNER, choices, is_like, is_reached, reply, solution, wanted

from honjin.bots.levels import levels_of
from honjin.games import GAMES
from honjin.table.lesson import Lesson, lessons
from honjin.table.table import Table
from honjin.table.text import LANGUAGES, rules

ALL = [(name, lesson) for name, game in GAMES.items() for lesson in lessons(game.package)]
STEPPED = [each for each in ALL if each[1].steps]
WHOLE = [each for each in ALL if not each[1].steps]
GAMES_TRIED = 80
WAYS = 5  # tried of those that a step leaves open


def named(value: object) -> str:
    return value.name if isinstance(value, Lesson) else str(value)


@pytest.mark.parametrize(("name", "lesson"), STEPPED, ids=named)
def test_its_steps_lead_to_its_goals_whichever_way_they_are_made(name: str, lesson: Lesson) -> None:
    for other in range(WAYS):
        for step, table in solution(GAMES[name], lesson, other):
            question = table.decision
            assert question is not None, step.en
            assert question.seat == LEARNER, step.en
            assert wanted(step, table), f"{step.do} of {choices(table)}"
            assert not is_reached(lesson, table), f"the goal is reached before {step.en}"


@pytest.mark.parametrize(("name", "lesson"), STEPPED, ids=named)
def test_a_wrong_try_is_told_why(name: str, lesson: Lesson) -> None:
    """Something allowed gets words of the lesson, something forbidden the rule that forbids it."""
    answered = 0
    for step, table in solution(GAMES[name], lesson):
        others = [choice for choice in choices(table) if choice not in wanted(step, table)]
        told = {reply(step, choice, lang) for choice in others for lang in LANGUAGES}
        assert None not in told, f"some of {others} get no answer at {step.en}"
        for wrong in step.wrong:
            assert any(reply(step, choice, "en") == wrong.en for choice in others), (
                f"nobody tries {wrong.tried}"
            )
        answered += len(told)
        refusals = table.why_not(LEARNER, forbidden(table))
        assert refusals
        assert all(refusal.text(lang) for refusal in refusals for lang in LANGUAGES)
    assert answered


def forbidden(table: Table) -> str:
    """A choice of the game that is not open now."""
    legal = choices(table)
    return next(choice for choice in ("pass", "keep", "done", "go on", "no") if choice not in legal)


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=named)
def test_it_speaks_both_languages_and_names_rules_that_there_are(name: str, lesson: Lesson) -> None:
    told = [lesson.title, lesson.idea, lesson.end, *lesson.goals, *lesson.tips]
    told += [words for step in lesson.steps for words in (step, step.hint, *step.wrong)]
    for words in told:
        assert words("en") == words.en
        assert words("fr") == words.fr
        assert words.en
        assert words.fr
        assert not any(f" {mark}" in words.fr for mark in ":;!?»"), words.fr
    assert lesson.rules
    assert set(lesson.rules) <= set(rules(GAMES[name].package))


@pytest.mark.parametrize(("name", "lesson"), WHOLE, ids=named)
def test_a_whole_game_ends_and_every_tip_has_its_moment(name: str, lesson: Lesson) -> None:
    game = GAMES[name]
    assert lesson.bot is None or lesson.bot in levels_of(game)
    waiting = list(lesson.tips)
    for number in range(GAMES_TRIED):
        table = lesson.begin(game)
        prompts = play_on(table, number)
        assert table.outcome is not None
        events = table.events(LEARNER)
        waiting = [
            tip
            for tip in waiting
            if not (
                any(is_like(event, tip.event) for event in events) if tip.event else tip.prompt in prompts
            )
        ]
        if not waiting:
            break
    assert not waiting


def play_on(table: Table, number: int) -> set[str]:
    """To the end, somehow; what the learner was asked."""
    prompts, rng = set(), Random(number)
    while (question := table.decision) is not None:
        if question.seat == LEARNER:
            prompts.add(question.prompt)
        table.play(rng.choice(question.options))
    return prompts


@pytest.mark.parametrize("name", GAMES)
def test_a_course_ends_with_a_whole_game(name: str) -> None:
    course = lessons(GAMES[name].package)
    assert 7 <= len(course) <= 11
    assert [not lesson.steps for lesson in course] == [False] * (len(course) - 1) + [True]
    assert len({lesson.name for lesson in course}) == len(course)
