"""The lessons in the page: each is played to its goal by mouse or keyboard, and a wrong try is told why."""

import os
from collections.abc import Callable
from itertools import product

import pytest
from lesson_play import choices, reply, solution, wanted
from playwright.sync_api import Locator, expect
from web.browsing import QUIET, Person, mouse
from web.conftest import Come

from honjin.games import GAMES
from honjin.table.lesson import Lesson, lessons
from honjin.table.table import Option, Table

Touch = Callable[[Person, Locator], None]

TAB_STOPS = 120
ALL = os.environ.get("HONJIN_LESSONS") == "all"


def by_mouse(person: Person, target: Locator) -> None:
    target.click()


def by_keyboard(person: Person, target: Locator) -> None:
    for _ in range(TAB_STOPS):
        if target.evaluate("one => one === document.activeElement"):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


WAYS = {"mouse": by_mouse, "keyboard": by_keyboard}


def option_of(table: Table, notation: str) -> Option:
    assert table.decision is not None
    return next(option for option in table.decision.options if option.notation == notation)


def choose(person: Person, option: Option, touch: Touch) -> None:
    """Touches the card or the place, and then the answer if that was not enough."""
    person.waits()
    page, seq = person.page, person.seq()
    answer = page.locator(f'.answers [data-choice="{option.notation}"]')
    if not answer.count():
        card = page.locator(f'.room :is(.hand, .revealed) [data-card="{option.card}"].lit')
        place = page.locator(f'[data-zone="slot:{option.slot}"] .lit')
        touch(person, card.first if option.card is not None and card.count() else place.first)
        gone = page.locator(f'.room:not([data-seq="{seq}"])')
        answer.or_(gone).or_(page.locator(".reply")).first.wait_for()
    if answer.count():
        touch(person, answer)


def take(person: Person, game: str, lesson: Lesson, lang: str, touch: Touch) -> None:
    """From its first word to its last; on the way one wrong try."""
    page = person.page
    person.open(f"/learn/{game}?lesson={lesson.name}")
    panel = page.get_by_role("region", name={"en": "Lesson", "fr": "Leçon"}[lang])
    panel.wait_for()
    is_tried = False
    for step, table in solution(GAMES[game], lesson):
        panel.locator(".now", has_text=step(lang)).wait_for()
        person.waits()
        others = [choice for choice in choices(table) if choice not in wanted(step, table)]
        if others and not is_tried:
            seq = person.seq()
            choose(person, option_of(table, others[-1]), touch)
            told = reply(step, others[-1], lang)
            assert told is not None
            panel.locator(".reply", has_text=told).wait_for()
            assert person.seq() == seq
            is_tried = True
        choose(person, option_of(table, wanted(step, table)[0]), touch)
    panel.locator(".now", has_text=lesson.end(lang)).wait_for()
    page.locator(QUIET).wait_for()
    assert is_tried
    assert panel.locator(".goals li").count() == panel.locator(".goals .met").count() == len(lesson.goals)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_played_to_its_end(game: str, come: Come) -> None:
    course = [lesson for lesson in lessons(GAMES[game].package) if lesson.steps]
    people = {lang: come(lang=lang) for lang in ("en", "fr")}
    ways = list(product(people, WAYS))
    for number, lesson in enumerate(course):
        for lang, way in ways if ALL else [ways[number % len(ways)]]:
            take(people[lang], game, lesson, lang, WAYS[way])
    for lang, person in people.items():
        seen = len(course) if ALL else sum(ways[at % len(ways)][0] == lang for at in range(len(course)))
        person.open(f"/learn/{game}")
        person.page.locator(".lessons").wait_for()
        expect(person.page.locator(".lessons .done")).to_have_count(seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_guided(game: str, come: Come) -> None:
    lesson = lessons(GAMES[game].package)[-1]
    person = come()
    person.open(f"/learn/{game}?lesson={lesson.name}")
    person.waits()
    panel = person.page.get_by_role("region", name="Lesson")
    first = [tip for tip in lesson.tips if tip.prompt is not None]
    assert panel.locator(".now").inner_text() in [tip.en for tip in first]
    if ALL:
        person.play(mouse(1))
        panel.get_by_text(lesson.end.en).wait_for()


def test_a_lesson_can_be_begun_again_and_never_hides_the_board(come: Come) -> None:
    person = come(size=(390, 844), touch=True, lang="fr")
    page = person.page
    person.open("/")
    page.locator('.offer a[href^="/learn/"]').first.click()
    page.locator('a[aria-current="step"]').click()
    person.waits()
    panel = page.get_by_role("region", name="Leçon").bounding_box()
    board = page.locator("main .board").bounding_box()
    assert panel is not None
    assert board is not None
    assert panel["y"] + panel["height"] <= board["y"] + 1
    assert board["height"] > 200
    assert person.wide() <= 0
    assert page.get_by_role("button", name="Abandonner").count() == 0, "there is nobody to resign to"
    hint = page.get_by_role("button", name="Indice")
    hint.click()
    assert page.locator(".pointed").count() > 0
    page.get_by_role("button", name="Faites-le pour moi").click()
    page.locator('[data-zone^="slot:0:"] [data-card]').wait_for()
    page.get_by_role("button", name="Recommencer").click()
    page.locator('.room[data-seq="0"]').wait_for()
    assert not person.violations()
