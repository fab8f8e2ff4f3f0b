"""Sealed deals in two browsers: they take part by themselves, check everything, and see who cheats."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from serve_process import Served
from web.browsing import Person
from web.conftest import Come

from honjin import verify_deal

pytestmark = pytest.mark.slow

Data = dict[str, Any]


def table_of(host: Person, served: Served) -> tuple[str, str]:
    """A table with a seat by link, made in the page: its id, and the link."""
    host.open("/play/gosu-tactics")
    host.page.get_by_label("Opponent 1").select_option("link")
    host.page.get_by_role("button", name="Start").click()
    link = host.page.get_by_label("Link to this seat")
    link.wait_for()
    return host.page.url.rpartition("/")[2], link.input_value().removeprefix(served.url)


def kept(person: Person, table: str) -> Data:
    """What the page remembers of the sealing."""
    found: Data = json.loads(person.page.evaluate("localStorage.getItem('honjin-seals')"))[table]
    return found


def seal_of(person: Person, table: str) -> Data:
    answer: Data = person.context.request.get(f"{person.base}/api/tables/{table}").json()
    return dict(answer["seal"])


def resign(person: Person, table: str) -> None:
    url = f"{person.base}/api/tables/{table}/resign"
    assert person.context.request.post(url, data={}, headers={"X-Honjin": "1"}).ok


def test_two_browsers_seal_a_deal_and_check_it(come: Come, served: Served) -> None:
    host, guest = come(), come(lang="fr")
    table, link = table_of(host, served)
    promised = seal_of(host, table)["server"]
    guest.sit(link)
    host.room.wait_for()
    values = [kept(person, table)["value"] for person in (host, guest)]
    told = seal_of(host, table)
    assert (told["phase"], told["values"], told["half"]) == ("open", values, None)
    resign(guest, table)
    for person in (host, guest):
        person.page.locator(".outcome").wait_for()
        assert kept(person, table)["alarm"] is None
        assert kept(person, table)["server"] == promised
    record = host.context.request.get(f"{host.base}/api/tables/{table}/record").text()
    assert verify_deal.verify(record, [promised, *values])


def test_a_page_that_is_loaded_again_in_between_goes_on(come: Come, served: Served) -> None:
    host, guest = come(), come()
    table, link = table_of(host, served)
    host.page.reload()
    host.page.get_by_label("Link to this seat").wait_for()
    host.open("/api/games")  # any page of Honjin would answer
    guest.accept(link)
    while seal_of(guest, table)["revealed"] != [False, True]:
        guest.page.wait_for_timeout(50)
    host.open(f"/t/{table}")
    host.room.wait_for()
    guest.room.wait_for()
    assert seal_of(guest, table)["round"] == 1


def lie_about_a_value(seal: Data) -> None:
    if seal["phase"] == "open":
        seal["values"][0] = "0" * 64


def lie_about_a_promise(seal: Data) -> None:
    if seal["phase"] == "open":
        seal["commits"][0] = "0" * 64


def lie_about_the_half(seal: Data) -> None:
    if seal["phase"] == "open":
        seal["half"] = "0" * 64


def lie_about_the_server(seal: Data) -> None:
    if seal["phase"] == "open":
        seal["server"] = "0" * 64


@pytest.mark.parametrize(
    ("lie", "alarm"),
    [
        (lie_about_a_value, "value-false"),
        (lie_about_a_promise, "promises-changed"),
        (lie_about_the_half, "half-false"),
        (lie_about_the_server, "server-changed"),
    ],
)
def test_a_server_that_lies_is_seen(
    lie: Callable[[Data], None], alarm: str, come: Come, served: Served
) -> None:
    host, guest = come(), come()

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                lie(told["info"]["seal"])
            line.send(json.dumps(told))

        server.on_message(hear)

    guest.page.route_web_socket(lambda url: "/socket" in url, carry)
    table, link = table_of(host, served)
    guest.sit(link)
    host.room.wait_for()
    assert kept(guest, table)["alarm"] == alarm
    assert kept(host, table)["alarm"] is None
