"""Talk at the table: what is unread, notes that stay with the replay, people blocked and reported, links."""

import pytest
from playwright.sync_api import expect
from serve_process import Served
from web.browsing import DESKTOP, PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow


def say(person: Person, path: str, words: str) -> None:
    answer = person.context.request.post(
        f"{person.base}/api/tables/{path.removeprefix('/t/')}/chat",
        data={"text": words},
        headers={"X-Honjin": "1"},
    )
    assert answer.ok, answer.text()


def begin(host: Person, guest: Person) -> str:
    path = host.make("gosu-tactics", "me", "link")
    host.open(path)
    host.page.get_by_text("works on this computer only").first.wait_for()
    guest.sit(host.page.get_by_label("Link to this seat").input_value().removeprefix(host.base))
    host.sit(path)
    return path


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_unread_is_marked_until_it_is_read(size: tuple[int, int], come: Come) -> None:
    host, guest = come(size=size, touch=size == PHONE), come()
    path = begin(host, guest)
    mark = host.page.locator(".tools .unread, .tabs .unread").first
    assert mark.count() == 0
    say(guest, path, "Are you there?")
    expect(mark).to_contain_text("1 new message")
    host.page.reload()
    expect(mark).to_contain_text("1 new message")
    if size == PHONE:
        host.page.locator(".tools .chat").click()
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_text("Are you there?").wait_for()
    expect(mark).to_have_count(0)
    assert host.violations() == []
    host.page.reload()
    host.room.wait_for()
    assert mark.count() == 0
    host.page.get_by_role("button", name="Invite spectators").click()
    link = host.page.get_by_role("dialog").get_by_label("Link for spectators").input_value()
    other = come()
    other.sit(link.removeprefix(other.base))
    other.page.get_by_text("Waiting for").first.wait_for()


def test_notes_blocks_and_reports(come: Come, served: Served) -> None:
    host, guest = come(), come()
    path = begin(host, guest)
    host.page.get_by_role("tab", name="Notes").click()
    host.page.get_by_label("For yourself").fill("She passes early.")
    host.page.get_by_text("Kept.").wait_for()
    say(guest, path, "Rude words!")
    host.page.get_by_role("tab", name="Chat").click()
    said = host.page.locator(".said").get_by_text("Rude words!")
    said.wait_for()
    host.page.get_by_role("button", name="More about").click()
    window = host.page.get_by_role("dialog")
    window.get_by_label("What should the owner").fill("Rude.")
    window.get_by_role("button", name="Send report").click()
    window.get_by_text("has been sent").wait_for()
    window.get_by_role("button", name="Block").click()
    window.get_by_text("is blocked").wait_for()
    host.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Blocked people").click()
    host.page.get_by_role("button", name="Unblock").click()
    host.page.get_by_text("You have blocked nobody.").wait_for()
    host.page.keyboard.press("Escape")

    host.page.get_by_role("button", name="Resign").first.click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    host.page.locator(".ending").get_by_role("button", name="Watch the replay").click()
    host.page.get_by_role("button", name="Notes").click()
    host.page.get_by_role("dialog").get_by_text("She passes early.").wait_for()
