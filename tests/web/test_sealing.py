"""A sealed deal as both players see it, step by step; who never opens a number; a server that lies."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

from honjin import verify_deal

pytestmark = pytest.mark.slow

HASH = "5" * 64


class Gate:
    """Stands in a person's socket: keeps values back until they are let go, and may change what is told."""

    def __init__(self, person: Person, tell: Callable[[dict[str, Any]], None] = lambda state: None) -> None:
        self.kept: list[Callable[[], None]] = []
        self.is_shut = True
        self.tell = tell
        person.page.route_web_socket(re.compile("/socket"), self._stand)

    def _stand(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(message: str | bytes) -> None:
            if self.is_shut and '"reveal"' in str(message):
                self.kept.append(lambda: server.send(message))
            else:
                server.send(message)

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                self.tell(told)
            line.send(json.dumps(told))

        line.on_message(say)
        server.on_message(hear)

    def open(self) -> None:
        self.is_shut = False
        for send in self.kept:
            send()


def invite(host: Person) -> str:
    """A table for a friend, as the page makes it; the link to their seat."""
    host.open("/play/gosu-tactics")
    host.page.get_by_label("Opponent 1").select_option("link")
    host.page.get_by_role("button", name="Start").click()
    return host.page.get_by_label("Link to this seat").input_value().removeprefix(host.base)


def seat(person: Person, number: int) -> Locator:
    return person.page.locator(".waiting > ul.panel > li").nth(number)


def step(person: Person) -> Locator:
    """What the sealing waits for."""
    return person.page.get_by_role("region", name="Sealed deal").locator('[aria-current="step"]')


def window(person: Person) -> Locator:
    person.page.keyboard.press("Escape")
    person.page.locator(".badges").get_by_role("button", name="Sealed deal").click()
    return person.page.get_by_role("dialog", name="Sealed deal")


def resign(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Resign").first.click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.page.locator(".outcome").wait_for()


def test_both_players_see_every_step(come: Come, tmp_path: Path) -> None:
    host, guest = come(calm=True), come(calm=True, size=PHONE, touch=True)
    gate = Gate(guest)
    link = invite(host)
    host.page.get_by_text("Waiting for players").wait_for()
    expect(host.page.get_by_text("The server has locked its half.")).to_be_visible()
    expect(seat(host, 0)).to_contain_text("has locked a number")
    expect(step(host)).to_contain_text("Every player locks a number of their own.")
    assert host.violations() == []

    guest.accept(link)
    for person in (host, guest):
        expect(step(person)).to_contain_text("the players open their numbers")
        expect(step(person)).to_contain_text("s left to open")
        expect(person.page.get_by_text("Every player has locked a number of their own.")).to_be_visible()
        expect(person.page.get_by_text("All numbers are locked. The players open them.")).to_be_visible()
        expect(seat(person, 0)).to_contain_text("has opened their number")
        expect(seat(person, 1)).to_contain_text("has locked a number")
        assert person.violations() == []
        assert person.wide() <= 0

    gate.open()
    for person in (host, guest):
        person.room.wait_for()
        shown = window(person)
        expect(shown).to_contain_text("every number that was opened is the one that was locked")
        rows = shown.locator("tbody tr")
        expect(rows).to_have_count(3)
        expect(rows.nth(0)).to_contain_text("when the game is over")
        expect(rows.nth(1).locator("code")).to_have_count(2)
        expect(rows.nth(2).locator("code")).to_have_count(2)
        assert person.violations() == []
        assert person.wide() <= 0
    halves = {half for person in (host, guest) for half in halves_told(person)}
    assert halves == {None}, "the server's half would give every hand away"

    resign(host)
    for person in (host, guest):
        person.page.locator("dialog.ending").wait_for()
        person.page.keyboard.press("Escape")
        shown = window(person)
        expect(shown).to_contain_text("the server’s half and every number are the ones that were locked")
        expect(shown.locator("tbody tr").nth(0).locator("code")).to_have_count(2)
        assert person.violations() == []
    with host.page.expect_download() as saving:
        host.page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "honjin.game")
    assert verify_deal.verify((tmp_path / "honjin.game").read_text(), []).startswith("True")
    with host.page.expect_download() as saving:
        host.page.get_by_role("link", name="Save the checker").click()
    saving.value.save_as(tmp_path / "verify_deal.py")
    assert (tmp_path / "verify_deal.py").read_text() == Path(verify_deal.__file__).read_text()

    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Watch the replay").click()
    host.page.get_by_role("button", name="Check the deal").click()
    host.page.get_by_role("dialog").get_by_role("link", name="Save the checker").wait_for()
    assert host.violations() == []


def halves_told(person: Person) -> list[str | None]:
    told = [json.loads(frame) for frame in person.received]
    return [state["info"]["seal"]["half"] for state in told if state["type"] == "state"]


def test_who_never_opens_a_number_loses_the_seat(come: Come, served: Served) -> None:
    host, guest = come(calm=True), come(calm=True)
    link = invite(host)
    silent = served.guest()
    table, _, token = link.removeprefix("/t/").partition("?invite=")
    silent.post(f"/api/tables/{table}/join", {"invite": token, "seal": HASH})
    expect(seat(host, 0)).to_contain_text("has opened their number")
    expect(seat(host, 1)).to_contain_text("has locked a number")
    expect(step(host)).to_contain_text("s left to open")
    expect(host.page.get_by_role("alert")).to_contain_text(
        "Player 2 left or did not open the locked number in time: the seat is free again. "
        "All numbers were made anew."
    )
    expect(seat(host, 1)).to_contain_text("free seat")
    expect(seat(host, 0)).to_contain_text("has locked a number")
    assert host.violations() == []
    guest.sit(link)
    host.room.wait_for()
    for person in (host, guest):
        shown = window(person)
        expect(shown).to_contain_text("All numbers were made anew.")
        expect(shown).to_contain_text("is the one that was locked")


def test_who_loses_the_seat_is_told_and_may_sit_down_again(come: Come) -> None:
    host, guest = come(calm=True), come(calm=True, size=PHONE, touch=True)
    gate = Gate(guest)
    guest.accept(invite(host))
    expect(guest.page.get_by_role("alert").first).to_contain_text("Your number was not opened in time")
    expect(seat(host, 1)).to_contain_text("free seat")
    assert guest.violations() == []
    gate.is_shut = False
    guest.page.get_by_role("button", name="Sit down").click()
    for person in (host, guest):
        person.room.wait_for()


def test_a_program_without_a_number_is_named(come: Come, served: Served) -> None:
    host = come(calm=True)
    link = invite(host)
    table, _, token = link.removeprefix("/t/").partition("?invite=")
    older = served.guest()
    older.post(f"/api/tables/{table}/join", {"invite": token})
    host.room.wait_for()
    shown = window(host)
    expect(shown).to_contain_text(f"{older.me['name']} takes part without a number")
    expect(shown.locator("tbody tr").nth(2)).to_contain_text("none")


def another_lock(state: dict[str, Any]) -> None:
    seal = state["info"]["seal"]
    if seal["phase"] != "commit":
        seal["server"] = HASH


def another_number(state: dict[str, Any]) -> None:
    seal = state["info"]["seal"]
    if seal["phase"] == "open":
        seal["values"][1] = HASH


def another_half(state: dict[str, Any]) -> None:
    seal = state["info"]["seal"]
    if seal["half"]:
        seal["half"] = HASH


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        (another_lock, "The server locked something else than at first"),
        (another_number, "A number that was opened is not the one that was locked."),
        (another_half, "The server’s half is not the one that it had locked."),
    ],
)
def test_a_lie_is_a_loud_stop(lie: Callable[[dict[str, Any]], None], words: str, come: Come) -> None:
    host, guest = come(calm=True, size=PHONE, touch=True), come(calm=True)
    gate = Gate(host, lie)
    gate.is_shut = False
    guest.accept(invite(host))
    if lie is another_half:
        guest.room.wait_for()
        resign(guest)
    alarm = host.page.get_by_role("dialog", name="Stop: this deal is not what was promised")
    expect(alarm).to_contain_text(words)
    assert host.violations() == []
    alarm.get_by_role("button", name="See what does not fit").click()
    expect(host.page.get_by_role("dialog", name="Sealed deal")).to_contain_text(words)
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("alert").filter(has_text="Stop: this deal")).to_be_visible()
    assert host.violations() == []
    assert host.wide() <= 0
