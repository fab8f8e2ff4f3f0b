"""One guest on several devices: the link that carries them, the list of devices, the way out."""

import re

import pytest
from playwright.sync_api import Locator, expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow


def name_of(person: Person) -> str:
    """As the first page shows it."""
    person.open("/")
    field = person.page.get_by_label("Your name at the table")
    expect(field).not_to_have_value("")
    return field.input_value()


def rename(person: Person, name: str) -> None:
    person.context.request.get(f"{person.base}/api/me")
    person.context.request.put(f"{person.base}/api/me", data={"name": name}, headers={"X-Honjin": "1"})


def devices(person: Person) -> Locator:
    """The window of one's devices, opened from the first page."""
    person.open("/")
    person.page.get_by_role("button", name="Play on another device").click()
    window = person.page.get_by_role("dialog", name="Your devices")
    window.get_by_text("this device").wait_for()
    return window


def carry_link(person: Person) -> str:
    window = devices(person)
    window.get_by_role("button", name="Make a link").click()
    return window.get_by_label("Link for another device").input_value().removeprefix(person.base)


def test_a_link_carries_the_guest_to_another_device_once(come: Come) -> None:
    first, second, third = come(), come(size=PHONE, touch=True), come()
    rename(first, "Tomoe")
    path = first.make("gosu-x", "me", "random")
    link = carry_link(first)
    second.open(link)
    second.page.get_by_role("heading", name="This device plays as Tomoe now").wait_for()
    assert second.page.url == f"{second.base}/", "the token is no longer in the address"
    second.page.get_by_role("button", name="To your games").click()
    second.page.locator(f'.mine a[href="{path}"]').wait_for()
    assert second.page.evaluate("history.length") == 2, "nor in the history: the empty page, and this one"
    third.open(link)
    third.page.get_by_text("used before or is too old").wait_for()
    third.page.get_by_role("link", name="Home").last.click()
    assert name_of(third) != "Tomoe"


def test_who_plays_here_already_is_asked_before_becoming_somebody_else(come: Come) -> None:
    first, second = come(), come()
    rename(first, "Tomoe")
    rename(second, "Yoshi")
    link = carry_link(first)
    second.make("gosu-x", "me", "random")
    second.open(link)
    second.page.get_by_role("heading", name="You already play here as Yoshi").wait_for()
    second.page.get_by_role("button", name="Stay Yoshi").click()
    assert name_of(second) == "Yoshi"
    second.open(link)
    second.page.get_by_role("button", name="Become the guest of the link").click()
    second.page.get_by_role("heading", name="plays as Tomoe").wait_for()
    assert name_of(second) == "Tomoe"


def test_a_device_is_logged_out_from_another(come: Come) -> None:
    first, second = come(), come()
    rename(first, "Tomoe")
    second.open(carry_link(first))
    second.page.get_by_role("heading", name="plays as Tomoe").wait_for()
    window = devices(first)
    expect(window.locator("li")).to_have_count(2)
    window.get_by_text("last seen today").wait_for()
    window.get_by_role("button", name=re.compile("^Log out .")).click()
    window.locator("li").nth(1).wait_for(state="detached")
    assert name_of(second) != "Tomoe"
    assert name_of(first) == "Tomoe"


def test_logging_out_says_what_is_lost(come: Come) -> None:
    first, second = come(), come()
    rename(first, "Tomoe")
    window = devices(first)
    window.get_by_role("button", name="Log out", exact=True).click()
    window.get_by_text("nobody can come back as Tomoe").wait_for()
    window.get_by_role("button", name="Cancel").click()
    second.open(carry_link(first))
    second.page.get_by_role("heading", name="plays as Tomoe").wait_for()
    window = devices(first)
    window.get_by_role("button", name="Log out", exact=True).click()
    window.get_by_text("Your other devices keep your seats").wait_for()
    assert first.violations() == []
    window.get_by_role("button", name="Log out here").click()
    window.wait_for(state="detached")
    assert name_of(first) != "Tomoe"
    assert name_of(second) == "Tomoe"


def test_a_seat_at_a_table_ends_with_its_session(come: Come, served: Served) -> None:
    first, second = come(), come()
    rename(first, "Tomoe")
    path = first.make("gosu-tactics", "me", "random")
    second.open(carry_link(first))
    second.page.get_by_role("heading", name="plays as Tomoe").wait_for()
    second.sit(path)
    second.waits()
    window = devices(first)
    window.get_by_role("button", name=re.compile("^Log out .")).click()
    second.page.get_by_text("no longer logged in").wait_for()
