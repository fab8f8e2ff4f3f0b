"""Two browsers play again: asked, agreed to, declined, and with the server gone in between."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("own")) as server:
        yield server


def by_link(host: Person, guest: Person, game: str = "gosu-tactics") -> None:
    host.open(f"/play/{game}")
    host.page.get_by_label("Opponent 1").select_option("link")
    host.page.get_by_role("button", name="Start").click()
    guest.sit(host.page.get_by_label("Link to this seat").input_value().removeprefix(host.base))
    host.room.wait_for()


def by_lobby(host: Person, guest: Person, game: str = "gosu-x") -> None:
    host.open(f"/play/{game}")
    host.page.get_by_label("Opponent 1").select_option("open")
    host.page.get_by_role("button", name="Start").click()
    host.page.get_by_text("Waiting for players").wait_for()
    guest.open("/lobby")
    guest.page.get_by_role("button", name="Sit down").first.click()
    guest.room.wait_for()
    host.room.wait_for()


def resign(person: Person) -> None:
    person.page.get_by_role("button", name="Resign").first.click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.page.locator(".ending").wait_for()


def press(person: Person, name: str) -> None:
    person.page.locator(".ending").get_by_role("button", name=name, exact=True).click()


def table(person: Person) -> str:
    return person.page.url.removeprefix(person.base)


def meet_again(first: Person, second: Person, before: str) -> None:
    """Both are at the same new table, and the game runs."""
    for person in (first, second):
        person.page.wait_for_url(lambda url: re.search(r"/t/", url) is not None and not url.endswith(before))
        person.room.wait_for()
        expect(person.page.locator(".ending")).to_have_count(0)
    assert table(first) == table(second) != before


@pytest.mark.parametrize(("meet", "size"), [(by_link, None), (by_lobby, PHONE)])
def test_asked_declined_asked_again_and_played(
    meet: object, size: tuple[int, int] | None, come: Come
) -> None:
    host, guest = come(), come(size=size, touch=True) if size else come()
    assert callable(meet)
    meet(host, guest)
    before = table(host)
    resign(guest)
    host.page.locator(".ending").wait_for()
    press(host, "Play again")
    offer = guest.page.locator(".ending .asked")
    expect(offer).to_contain_text("wants a rematch")
    expect(host.page.locator(".ending .rematch")).to_contain_text("Rematch offered to")
    assert guest.violations() == []
    assert guest.wide_when_narrow() <= 0
    press(guest, "Decline")
    expect(host.page.locator(".ending .rematch")).to_contain_text("declined the rematch")
    press(guest, "Play again")
    press(host, "Accept")
    meet_again(host, guest, before)
    assert [person.page.locator(".room").get_attribute("data-seq") for person in (host, guest)] == ["0", "0"]


def test_the_same_deal_again_is_known_to_both(come: Come) -> None:
    host, guest = come(), come()
    by_link(host, guest)
    before = table(host)
    resign(host)
    guest.page.locator(".ending").wait_for()
    press(guest, "Same deal, seats exchanged")
    expect(host.page.locator(".ending .asked")).to_contain_text("wants the same deal again")
    press(host, "Accept")
    meet_again(host, guest, before)
    for person in (host, guest):
        person.page.get_by_role("button", name="This deal is known").wait_for()


def test_a_new_opponent_finds_the_same_terms_in_the_lobby(come: Come) -> None:
    host, guest, other = come(), come(), come()
    by_link(host, guest)
    resign(guest)
    host.page.locator(".ending").wait_for()
    press(host, "New opponent")
    host.page.get_by_text("Waiting for players").wait_for()
    other.open("/lobby")
    other.page.get_by_role("button", name="Sit down").first.click()
    other.room.wait_for()
    host.room.wait_for()


def test_the_server_goes_and_comes_between_wish_and_consent(chromium: Browser, own: Served) -> None:
    host, guest = (Person.come(chromium, own) for _ in range(2))
    by_link(host, guest)
    before = table(host)
    resign(guest)
    host.page.locator(".ending").wait_for()
    press(host, "Play again")
    expect(guest.page.locator(".ending .asked")).to_contain_text("wants a rematch")
    own.kill()
    own.start()
    press(guest, "Accept")
    meet_again(host, guest, before)
    for person in (host, guest):
        person.leave()
