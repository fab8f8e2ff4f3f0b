"""What everybody is told before they sit down: who knows the deal, whether the computer may help."""

import pytest
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow


def seats_of(person: Person, path: str) -> list[dict[str, object]]:
    table = path.removeprefix("/t/").partition("?")[0]
    info = person.context.request.get(f"{person.base}/api/tables/{table}").json()
    seats: list[dict[str, object]] = info["seats"]
    return seats


def set_up(person: Person, *ticks: str, seed: str = "") -> str:
    """A table of GOSU Tactics for a friend; the link to their seat."""
    person.open("/play/gosu-tactics")
    person.page.get_by_label("Opponent 1").select_option("link")
    person.page.get_by_text("Rules, spectators, shuffles").click()
    for tick in ticks:
        person.page.get_by_label(tick).check()
    if seed:
        person.page.get_by_label("Seed of the shuffles").fill(seed)
    person.page.get_by_role("button", name="Start").click()
    return person.page.get_by_label("Link to this seat").input_value().removeprefix(person.base)


def test_a_seed_needs_a_host_who_says_so(come: Come) -> None:
    host = come()
    host.open("/play/gosu-tactics")
    host.page.get_by_text("Rules, spectators, shuffles").click()
    seed = host.page.get_by_label("Seed of the shuffles")
    seed.fill("mine")
    host.page.get_by_label("Opponent 1").select_option("link")
    seed.wait_for(state="detached")
    host.page.get_by_text("nobody can choose it, so there is no seed").wait_for()
    host.page.get_by_label("the host knows this deal").check()
    assert seed.input_value() == "mine"
    seed.fill("")
    host.page.get_by_role("button", name="Start").click()
    assert host.page.url.endswith("/play/gosu-tactics"), "a known deal needs its seed"
    assert host.violations() == []


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_who_is_invited_reads_the_terms_before_they_sit(size: tuple[int, int], come: Come) -> None:
    host, guest = come(), come(size=size, touch=size == PHONE)
    link = set_up(host, "the host knows this deal", "Allow hints", seed="open book")
    for badge in ("The host knows the deal", "Hints allowed"):
        host.page.get_by_role("button", name=badge).wait_for()
    guest.open(link)
    guest.page.get_by_role("heading", name="Before you sit down").wait_for()
    for words in ("can know every hand, yours too", "may ask the computer"):
        guest.page.get_by_text(words).wait_for()
    assert guest.violations() == []
    assert guest.wide() <= 0
    assert seats_of(host, link)[1]["kind"] == "open", "nobody sits there yet"
    guest.page.get_by_role("button", name="Not for me").click()
    guest.page.get_by_role("heading", name="Three games").wait_for()
    assert seats_of(host, link)[1]["kind"] == "open"
    guest.open(link)
    guest.page.get_by_role("button", name="I know: sit down").click()
    guest.room.wait_for()
    assert "invite" not in guest.page.url
    for person in (host, guest):
        person.page.locator(".badges").get_by_role("button", name="The host knows the deal").click()
        person.page.get_by_role("dialog").get_by_text("can know every hand, yours too").wait_for()


def test_the_lobby_shows_the_terms_and_asks(come: Come) -> None:
    host, guest = come(), come()
    path = host.make("gosu-tactics", "me", "open", lobby=True, advice=True)
    guest.open("/lobby")
    entry = guest.page.locator("li", has=guest.page.get_by_role("button", name="Hints allowed"))
    entry.get_by_role("button", name="Sit down").click()
    window = guest.page.get_by_role("dialog")
    window.get_by_text("may ask the computer").wait_for()
    assert seats_of(host, path)[1]["kind"] == "open"
    window.get_by_role("button", name="I know: sit down").click()
    guest.room.wait_for()


def test_hints_between_people_are_given_only_where_all_know(come: Come, served: Served) -> None:
    host, guest = come(), come()
    for ticks, buttons in ((), 0), (("Allow hints",), 1):
        link = set_up(host, *ticks)
        guest.accept(link)
        for person in (host, guest):
            person.room.wait_for()
            assert person.page.get_by_role("button", name="Hint", exact=True).count() == buttons
    host.page.get_by_role("button", name="Resign").first.click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_a_plain_link_shows_all_terms_too(come: Come) -> None:
    host, guest = come(), come()
    path = host.make(
        "gosu-x", "me", "link", clock={"kind": "correspondence", "days": 1}, options={"tie_start": "first"}
    )
    link = str(seats_of(host, path)[1]["invite"])
    guest.open(link)
    asked = guest.page.locator(".ask")
    for words in ("2 of 2", "24 hours for each turn", "See what lies open", "Sealed deal", "Who starts"):
        asked.get_by_text(words).first.wait_for()
    assert guest.violations() == []
    assert guest.wide_when_narrow() <= 0
    assert seats_of(host, path)[1]["kind"] == "open"
    asked.get_by_role("button", name="Sit down", exact=True).click()
    host.sit(path)
    guest.room.wait_for()


def test_a_table_that_its_host_closes_says_so(come: Come) -> None:
    host, guest = come(), come()
    path = host.make("gosu-tactics", "me", "link", "link")
    guest.accept(str(seats_of(host, path)[1]["invite"]))
    guest.page.get_by_text("free seat").wait_for()
    host.open(path)
    host.page.get_by_role("button", name="Leave").click()
    guest.page.get_by_role("heading", name="This table was closed").wait_for()
    guest.page.get_by_role("link", name="Home").last.click()
    guest.page.get_by_role("heading", name="Three games").wait_for()
