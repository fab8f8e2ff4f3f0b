"""Undo where nobody else plays: back to any choice of one's own, told by log, record and result."""

import re

import pytest
from playwright.sync_api import expect
from web.browsing import Person, mouse
from web.conftest import Come

import honjin

pytestmark = pytest.mark.slow


def record(person: Person, path: str) -> str:
    return person.context.request.get(f"{person.base}/api{path.replace('/t/', '/tables/')}/record").text()


def own_lines(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("0 ")]


def play_some(person: Person, touches: int, seed: int) -> None:
    act = mouse(seed)
    for touch in range(touches):
        person.waits()
        act(person, touch)
    person.waits()


def test_hj_c6_back_to_the_first_choice_against_a_bot_and_to_the_end_by_others(come: Come) -> None:
    person = come()
    path = person.make("gosu-tactics", "me", "greedy", seed="back in the page")
    person.sit(path)
    page = person.page
    person.waits()
    undo, more = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Back to…")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "There is nothing to take back: you have not chosen yet.")
    undo.click(force=True)  # grey, and yet it answers
    page.locator(".notice", has_text="you have not chosen yet").wait_for()
    first = person.seq()
    play_some(person, 12, seed=1)
    before = record(person, path)
    more.click()
    window = page.get_by_role("dialog", name="Back to…")
    choices = window.get_by_role("listitem").get_by_role("button")
    labels = choices.all_inner_texts()
    assert len(labels) > 2
    assert not [label for label in labels if re.search(r"\d:I|[a-z]-[a-z]+$", label)], "words, no notation"
    assert not person.violations()
    choices.last.click()
    page.locator(f'.room[data-seq="{first}"]').wait_for()
    page.locator(".prompt", has_text="You took choices back").wait_for()
    assert page.locator(".log li").last.inner_text().startswith("You took choices back.")
    expect(more).to_have_count(0)
    person.play(mouse(5))
    page.locator(".outcome h2", has_text="choices were taken back").wait_for()
    page.get_by_role("dialog").get_by_text("choices were taken back").first.wait_for()
    told = record(person, path)
    assert f"\nrewind {first}\n" in told
    assert own_lines(told.partition("\nrewind ")[0]) == own_lines(before)  # nothing is deleted
    assert honjin.replay(told).rewound == 1
    assert page.get_by_role("button", name="Undo").count() == 0  # all cards are shown


def test_hj_c6_undo_skips_what_the_page_chose_by_itself(come: Come) -> None:
    person = come()
    person.sit(person.make("way-of-the-samurai", "me", seed="undo"))
    play_some(person, 6, seed=2)
    for _ in range(2):
        before = person.seq()
        person.page.keyboard.press("u")
        person.page.locator(f'.room:not([data-busy]):not([data-seq="{before}"])').wait_for()
        person.page.locator(".prompt", has_text="You took choices back").wait_for()
        assert person.seq() < before
        assert person.page.locator(f'.room:not([data-busy])[data-seq="{person.seq()}"]').count() == 1
