"""Fewer questions: the page goes on where nothing is of use, and asks nobody what they never want."""

import pytest
from clicks import play as count_clicks
from playwright.sync_api import Browser, expect
from serve_process import Served
from web.browsing import Person
from web.conftest import Come
from web.test_telling import can_react, sit_at

pytestmark = pytest.mark.slow


def place(person: Person, count: int) -> None:
    """So many of the cards in hand, each touched twice."""
    for _ in range(count):
        person.waits()
        person.page.locator(".foot .hand .card.lit").first.click(position={"x": 8, "y": 24})
        person.page.locator(".answers.selected .button:not(.quiet)").first.click()


def test_ws_r12_the_page_goes_on_by_itself_unless_it_is_told_not_to(come: Come) -> None:
    person = come()
    page = person.page
    person.sit(person.make("way-of-the-samurai", "me", seed="by itself"))
    go_on = page.locator('.answers [data-choice="go on"]')
    place(person, 2)
    page.locator(".prompt .forced", has_text="By itself:").wait_for()
    person.waits()
    expect(go_on).to_have_count(0)  # the Defence was shown without a word
    page.get_by_role("button", name="Undo").click()
    page.locator(".prompt", has_text="You took choices back").wait_for()
    page.get_by_role("button", name="Settings").click()
    play = page.get_by_role("group", name="Play")
    play.get_by_label("Go on by itself").uncheck()
    play.get_by_label("Confirm before").uncheck()
    assert person.violations() == []
    page.keyboard.press("Escape")
    page.locator(".foot .hand .card.lit").first.click(position={"x": 8, "y": 24})  # once is enough
    go_on.wait_for()
    go_on.click()
    go_on.wait_for(state="detached")


@pytest.mark.parametrize("options", [{}, {"weapon": "nodachi", "location": "bridge"}])
def test_ws_r12_a_round_asks_to_go_on_at_most_once(
    chromium: Browser, served: Served, options: dict[str, str]
) -> None:
    found = count_clicks(chromium, served, "way-of-the-samurai", {}, 40, options=options)
    assert found["go on"] > 1
    assert found["most in a turn"] == 1


def test_ws_r12_who_goes_on_can_still_be_asked_again(come: Come) -> None:
    person = come()
    page = person.page
    person.sit(person.make("way-of-the-samurai", "me", seed="by itself"))
    go_on = page.locator('.answers [data-choice="go on"]')
    again = page.get_by_role("button", name="Keep asking this turn")
    place(person, 2)
    person.waits()
    expect(again).to_have_count(0)  # nobody has gone on yet
    place(person, 1)
    go_on.wait_for()
    expect(again).to_have_attribute("aria-pressed", "false")
    go_on.click()
    place(person, 1)
    again.click()
    expect(again).to_have_attribute("aria-pressed", "true")
    place(person, 2)
    go_on.wait_for()  # before the second Counter-attack, which one would have met without a word
    page.get_by_role("button", name="Settings").click()
    once = page.get_by_role("group", name="Play").get_by_label("Once I have gone on")
    once.uncheck()
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)


def test_gx_e6_one_is_not_asked_about_a_card_that_one_never_wants_to_use(come: Come) -> None:
    person = come()
    page = person.page
    sit_at(person, "gosu-x", can_react, draft="random")
    page.locator('.answers [data-choice^="react"]').first.wait_for()
    asides = page.get_by_role("group", name="Fewer questions")
    expect(asides.get_by_role("button", name="No reaction until the turn ends")).to_have_attribute(
        "aria-pressed", "false"
    )
    never = asides.get_by_role("button", name="Never ask about")
    before, count = person.seq(), never.count()
    for _ in range(count):
        never.first.click()
    page.locator(f'.room:not([data-seq="{before}"])').wait_for()  # declined
    page.get_by_role("button", name="Settings").click()
    again = page.get_by_role("group", name="Play").get_by_role("button", name="Ask again")
    expect(again).to_have_count(count)
    again.first.click()
    expect(again).to_have_count(count - 1)
