"""A hint at the table: one card lit, a sentence why, chances of the next best, one press to follow."""

import re

import pytest
from playwright.sync_api import expect
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow

BOARD = """
game = "gosu-x"
seed = "hint"
round = 1
to_move = 0
[[seats]]
clans = ["justice", "abhilasha", "tomorrow"]
army = [["volantis", "les-fees-petales"], ["sati"], []]
hand = ["quae", "elle", "nezha"]
tokens = { hand = 2, spent = 0, locked = 2 }
[[seats]]
clans = ["phoenix", "narashima", "galmi"]
army = [["kno-bo", "un-go"], ["galmi-avatar"], []]
hand = ["kaez"]
tokens = { hand = 2, spent = 0, locked = 2 }
"""


def asks(person: Person) -> None:
    person.sit(person.make("gosu-x", "me", "random", position=BOARD))
    person.waits()
    person.page.get_by_role("button", name=re.compile("^(Hint|Conseil)$")).click()
    person.page.locator(".advice .primary").wait_for()


def test_a_hint_lights_one_card_says_why_and_is_followed_by_one_press(come: Come) -> None:
    person = come(calm=True)
    asks(person)
    hint = person.page.get_by_role("region", name="Hint")
    assert re.search(r"[A-Z].{10,}\.", hint.locator(".why").inner_text())
    assert person.page.locator("dialog[open]").count() == 0, "no window covers the board"
    assert 1 <= person.page.locator("[data-hint]").count() <= 2, "a card, and the place that it goes to"
    chances = [int(number) for number in re.findall(r"about (\d+) in 100", hint.inner_text())]
    assert 2 <= len(chances) <= 3
    filled = hint.locator(".chance").evaluate_all(
        "all => all.map(one => one.style.getPropertyValue('--chance'))"
    )
    assert filled == [f"{chance}%" for chance in chances], "a bar is as full as its words say"
    assert not re.search(r"\b\d:|[IV]+\.\d", hint.inner_text())
    assert person.violations() == []
    name = hint.locator("[data-name]").first
    name.click()
    person.page.locator("[data-preview] .card, [data-preview] h3, [data-preview] strong").first.wait_for()
    before = person.seq()
    hint.get_by_role("button", name="Do that").click()
    hint.wait_for(state="detached")
    person.waits()
    assert person.seq() > before
    expect(person.page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_on_a_phone_in_french_goes_away_by_its_cross(come: Come) -> None:
    person = come(size=PHONE, touch=True, lang="fr", calm=True)
    asks(person)
    hint = person.page.get_by_role("region", name="Conseil")
    assert re.search(r"environ \d+ sur 100", hint.inner_text())
    assert hint.get_by_role("button", name="Faire cela").is_visible()
    assert person.wide() <= 0
    assert person.violations() == []
    hint.get_by_role("button", name="Fermer").click()
    hint.wait_for(state="detached")
    expect(person.page.locator("[data-hint]")).to_have_count(0)
    assert person.page.locator(".prompt").is_visible()
