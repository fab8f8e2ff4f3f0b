"""What does not go is said in words, with a way on: a full disk, a busy server, no line at all."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route
from web.browsing import Person
from web.conftest import Come

pytestmark = pytest.mark.slow

NEVER_ANSWERED = """() => {
    const real = window.fetch;
    window.fetch = (address, how) => {
        if (!address.includes("/api/advise")) return real(address, how);
        window.advised = how.signal;
        return new Promise(() => {});
    };
}"""
FULL = "The disk is full; nothing was changed."


def refuse(times: int, method: str = "GET", status: int = 503, detail: str = FULL) -> Callable[[Route], None]:
    """Refuses a method so often, then lets everything through."""
    left = [times]

    def answer(route: Route) -> None:
        if left[0] and route.request.method == method:
            left[0] -= 1
            body = json.dumps({"error": "disk-full", "detail": detail})
            route.fulfill(status=status, content_type="application/json", body=body)
        else:
            route.continue_()

    return answer


def test_a_table_that_cannot_be_read_now_can_be_tried_again(come: Come) -> None:
    person = come()
    path = person.make("gosu-x", "me", "random")
    person.page.route(re.compile(rf"/api/tables/{path[3:]}\?"), refuse(2))
    person.open(path)
    for _ in range(2):
        person.page.get_by_text(FULL).wait_for()
        assert person.violations() == []
        person.page.get_by_role("button", name="Try again").click()
    person.room.wait_for()


def test_a_table_that_is_not_there_is_not_tried_again(come: Come) -> None:
    person = come()
    person.open("/t/nowhere")
    person.page.get_by_text("There is no such table").wait_for()
    assert person.page.get_by_role("button", name="Try again").count() == 0


@pytest.mark.parametrize("status", [429, 503])
def test_a_game_that_cannot_begin_says_why(status: int, come: Come) -> None:
    person = come()
    person.open("/")
    person.page.route(re.compile(r"/api/tables\?"), refuse(1, "POST", status))
    start = person.page.get_by_role("button", name="Play now against a bot").first
    start.click()
    person.page.get_by_role("alert").get_by_text(FULL).wait_for()
    start.click()
    person.room.wait_for()


def test_a_proxy_without_words_is_told_in_ours(come: Come) -> None:
    person = come()
    person.page.route(
        re.compile(r"/api/tables/\w"), lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>")
    )
    person.open("/t/abc")
    person.page.get_by_text("The server does not answer (502)").wait_for()


def at_a_choice(come: Come) -> Person:
    person = come()
    person.sit(person.make("gosu-x", "me", "random"))
    person.waits()
    return person


def test_a_hint_that_nobody_waits_for_is_given_up(come: Come) -> None:
    person = at_a_choice(come)
    person.page.evaluate(NEVER_ANSWERED)
    person.page.get_by_role("button", name="Hint").click()
    hint = person.page.get_by_role("region", name="Hint")
    hint.get_by_text("Thinking").wait_for()
    person.page.keyboard.press("Escape")
    hint.wait_for(state="detached")
    assert person.page.evaluate("advised.aborted")


def test_a_hint_of_a_busy_server_can_be_asked_for_again(come: Come) -> None:
    person = at_a_choice(come)
    person.page.route(re.compile("/api/advise"), refuse(1, "POST", detail="Too many are asking."))
    person.page.get_by_role("button", name="Hint").click()
    hint = person.page.get_by_role("region", name="Hint")
    hint.get_by_text("Too many are asking.").wait_for()
    hint.get_by_role("button", name="Try again").click()
    hint.get_by_text("Tomoe would choose").wait_for()
