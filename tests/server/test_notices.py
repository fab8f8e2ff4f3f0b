"""Notices: which tables wait for whom, what is sent to a device and where, and what is never sent."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from push_service import PushService
from serve_process import Served, Visitor

from honjin.games import GAMES
from honjin.server.errors import ApiError
from honjin.server.notices.keys import PushKeys, fresh_key
from honjin.server.notices.sending import Sender, is_public
from honjin.server.notices.waiting import WaitingList

CONTACT = "mailto:owner@honjin.example"


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Served]:
    """A server whose owner has given a key, and trusts the service of the tests."""
    keys: dict[str, Any] = {
        "HONJIN_PUSH_KEY": fresh_key(),
        "HONJIN_PUSH_CONTACT": CONTACT,
        "HONJIN_PUSH_ALSO": push.origin,
    }
    with Served(tmp_path_factory.mktemp("telling"), **keys) as server:
        yield server


def put(guest: Visitor, path: str, body: object, status: int = 204) -> object:
    answer = guest.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def awaited(guest: Visitor) -> list[tuple[str, str]]:
    return [(one["table"]["id"], one["kind"]) for one in guest.get("/api/awaited")]


def begun(*people: Visitor, game: str = "gosu-tactics") -> str:
    info = people[0].make(game, "me", *["link"] * (len(people) - 1))
    for seat, guest in enumerate(people[1:], 1):
        guest.join(info, seat)
    return str(info["id"])


def asked_first(table: str, *people: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and who waits."""
    seat = people[0].state(table)["decision"]["seat"]
    return people[seat], people[1 - seat]


def play_on(table: str, asked: Visitor) -> None:
    """Until somebody else is asked."""
    while (state := asked.state(table))["decision"]["options"]:
        choices = [option["notation"] for option in state["decision"]["options"]]
        asked.play(table, state, "pass" if "pass" in choices else choices[0], f"n{state['seq']}")


def test_a_table_waits_for_who_is_asked_and_nobody_else(alice: Visitor, bob: Visitor) -> None:
    assert awaited(alice) == []
    alone = alice.make("gosu-tactics", "me", "random")["id"]
    table = begun(alice, bob)
    asked, waiting = asked_first(table, alice, bob)
    assert (awaited(asked), awaited(waiting)) == ([(table, "turn")], []), (
        f"not {alone}: only a bot waits there"
    )
    play_on(table, asked)
    assert (awaited(asked), awaited(waiting)) == ([], [(table, "turn")])
    asked.post(f"/api/tables/{table}/resign", status=204)
    assert awaited(waiting) == []
    asked.post(f"/api/tables/{table}/rematch")
    assert (awaited(asked), awaited(waiting)) == ([], [(table, "rematch")])
    waiting.post(f"/api/tables/{table}/rematch/decline", status=204)
    assert awaited(waiting) == []


def test_the_list_is_the_same_after_a_restart(own: Served) -> None:
    alice, bob, carol = own.guest(), own.guest(), own.guest()
    table, over = begun(alice, bob), begun(alice, carol)
    asked, _ = asked_first(table, alice, bob)
    carol.post(f"/api/tables/{over}/resign", status=204)
    alice.post(f"/api/tables/{over}/rematch")
    own.kill()
    own.start()
    for guest, wanted in ((asked, (table, "turn")), (carol, (over, "rematch"))):
        while wanted not in awaited(guest):  # the tables are read one by one
            pass


def test_who_is_away_is_told_by_push_and_no_card_is(telling: Served, push: PushService) -> None:
    alice, bob = telling.guest(), telling.guest("fr")
    for guest in (alice, bob):
        put(guest, "/api/push", {**push.subscription, "endpoint": f"{push.origin}/{guest.lang}"})
    table = begun(alice, bob, game="gosu-x")
    asked, waiting = asked_first(table, alice, bob)
    words = {"en": ("Your turn", "GOSU X, with {}"), "fr": ("À vous de jouer", "GOSU X, avec {}")}
    for guest, other in ((asked, waiting), (waiting, asked)):
        title, body = words[guest.lang]
        told = push.next()
        assert told == {"title": title, "body": body.format(other.me["name"]), "url": f"/t/{table}"}
        assert not any(
            card in json.dumps(told) for card in GAMES["gosu-x"].card_set(None).ids if len(card) > 3
        )
        play_on(table, guest)
    asked.post(f"/api/tables/{table}/resign", status=204)


def test_who_looks_on_or_was_logged_out_is_not_told(telling: Served, push: PushService) -> None:
    alice, bob, carol = (telling.guest() for _ in range(3))
    for guest in (alice, bob):
        put(guest, "/api/push", {**push.subscription, "endpoint": f"{push.origin}/{guest.me['name']}"})
    table = begun(alice, bob)
    asked, _ = asked_first(table, alice, bob)
    with asked.socket(table) as wire:
        wire.hear_until("state")
        alice.post(f"/api/tables/{begun(alice, carol)}/resign", status=204)
        assert push.heard.empty()
    bob.post("/api/me/logout", status=204)
    asked.http.delete("/api/push")


def test_a_device_that_is_gone_is_forgotten(telling: Served, push: PushService) -> None:
    alice, bob = telling.guest(), telling.guest()
    push.status = 410
    table = begun(alice, bob)
    asked, waiting = asked_first(table, alice, bob)
    put(waiting, "/api/push", push.subscription)
    play_on(table, asked)
    push.next()
    push.status = 201
    asked.post(f"/api/tables/{table}/resign", status=204)
    asked.post(f"/api/tables/{table}/rematch")
    other = begun(asked, waiting)
    put(asked, "/api/push", {**push.subscription, "endpoint": f"{push.origin}/last"})
    asked2, _ = asked_first(other, asked, waiting)
    if asked2 is waiting:
        play_on(other, waiting)
    else:
        play_on(other, asked)
        play_on(other, waiting)
    assert push.next()["url"] == f"/t/{other}", "nothing came for the device that is gone"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://push.example:8443/x",
        "https://who@push.example/x",
        "ftp://push.example/x",
        "https:///nowhere",
    ],
)
def test_a_stranger_names_no_address_inside(telling: Served, push: PushService, endpoint: str) -> None:
    body = {**push.subscription, "endpoint": endpoint}
    assert put(telling.guest(), "/api/push", body, 400)["error"] == "push-endpoint"  # type: ignore[index]


@pytest.mark.parametrize(
    ("address", "is_outside"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("::ffff:127.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_a_name_must_lead_outside(address: str, is_outside: bool) -> None:
    assert is_public(address) == is_outside


def test_a_name_that_leads_inside_is_not_asked(monkeypatch: pytest.MonkeyPatch, push: PushService) -> None:
    monkeypatch.setenv("HONJIN_PUSH_KEY", fresh_key())
    monkeypatch.setenv("HONJIN_PUSH_CONTACT", CONTACT)
    keys = PushKeys.from_environment()
    assert keys is not None
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("10.0.0.7", 443))])
    from honjin.server.notices.sending import Device

    device = Device("https://push.example/x", push.subscription["p256dh"], push.subscription["auth"])
    with pytest.raises(ApiError, match="push-endpoint"):
        Sender(keys).send(device, b"{}")


def test_a_server_without_a_key_sends_nothing(alice: Visitor, push: PushService) -> None:
    assert alice.get("/api/push") == {"key": None}
    assert put(alice, "/api/push", push.subscription, 409)["error"] == "no-push"  # type: ignore[index]


def test_subscriptions_are_counted(telling: Served, push: PushService) -> None:
    alice = telling.guest()
    link = alice.post("/api/me/link")
    assert link["seconds"] == 600
    for _ in range(10):
        put(telling.guest(), "/api/push", push.subscription)  # one address, one device: the last one has it
    put(alice, "/api/push", {**push.subscription, "p256dh": "?" * 80}, 400)
    put(alice, "/api/push", {**push.subscription, "endpoint": "https://push.example/" + "x" * 1000}, 400)


@pytest.mark.parametrize(
    ("key", "contact", "named"),
    [("nonsense", CONTACT, "HONJIN_PUSH_KEY"), (None, "nobody", "HONJIN_PUSH_CONTACT")],
)
def test_a_bad_key_is_told_at_the_start(tmp_path: Path, key: str | None, contact: str, named: str) -> None:
    settings = {"HONJIN_PUSH_KEY": key or fresh_key(), "HONJIN_PUSH_CONTACT": contact}
    environment = {**os.environ, **settings, "HONJIN_DATA": str(tmp_path / "data")}
    command = [sys.executable, "-m", "honjin", "serve", "--no-browser", "--port", "0"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 2
    assert named in ran.stderr
    assert settings["HONJIN_PUSH_KEY"] not in ran.stderr


def test_keys_are_made_for_the_environment() -> None:
    command = [sys.executable, "-m", "honjin", "push-keys", CONTACT]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    made = dict(line.split("=", 1) for line in said.splitlines())
    assert list(made) == ["HONJIN_PUSH_KEY", "HONJIN_PUSH_CONTACT"]
    ran = subprocess.run([*command[:-1], "nobody"], capture_output=True, text=True, timeout=120)
    assert ran.returncode == 2


def test_a_waiting_list_tells_what_is_new() -> None:
    waiting = WaitingList()
    assert waiting.note("t", {"a": "turn"}, 1) == ["a"]
    assert waiting.note("t", {"a": "turn"}, 2) == []
    assert waiting.of("a")["t"].since == 1
    assert waiting.note("t", {"b": "turn", "a": "rematch"}, 3) == ["b", "a"]
    assert waiting.note("t", {}, 4) == []
    assert (waiting.of("a"), waiting.of("b"), waiting.waits("t", "a")) == ({}, {}, None)
