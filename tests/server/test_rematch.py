"""Rematches: asked for, agreed to or declined, whoever is there and whatever the server does."""

from pathlib import Path
from typing import Any

import pytest
from in_process import make, with_services
from serve_process import Served, Visitor

from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.tables.clock import DAY
from honjin.table.seal import promise

Data = dict[str, Any]
A, B = "a" * 64, "b" * 64


def finished(*people: Visitor, **wish: object) -> str:
    """A table of these people that the last of them has given up."""
    info = people[0].make("gosu-tactics", "me", *["link"] * (len(people) - 1), **wish)
    for seat, guest in enumerate(people[1:], 1):
        guest.join(info, seat)
    people[-1].post(f"/api/tables/{info['id']}/resign", status=204)
    return str(info["id"])


def ask(guest: Visitor, table: str, **how: object) -> Data:
    return guest.post(f"/api/tables/{table}/rematch", dict(how))  # type: ignore[no-any-return]


def decline(guest: Visitor, table: str) -> None:
    guest.post(f"/api/tables/{table}/rematch/decline", status=204)


def own_seats(info: Data) -> list[int]:
    return [seat["seat"] for seat in info["seats"] if seat["you"]]


def test_the_other_sees_it_at_once_and_agrees(alice: Visitor, bob: Visitor) -> None:
    running = alice.make("gosu-x", "me", "link", options={"tie_start": "first"})
    bob.join(running, 1)
    table = running["id"]
    assert alice.post(f"/api/tables/{table}/rematch", status=409)["error"] == "not-over"
    alice.post(f"/api/tables/{table}/resign", status=204)
    with bob.socket(table) as wire:
        wire.hear_until("state")
        assert ask(alice, table)["id"] == table, "nobody has agreed yet"
        offer = wire.hear_until("state")["info"]["offer"]
        assert offer == {"agreed": [0], "declined": [], "same": False}
        again = ask(bob, table)
        assert wire.hear_until("state")["info"]["rematch"] == again["id"]
    assert (again["status"], again["options"]["tie_start"], own_seats(again)) == ("playing", "first", [0])
    assert own_seats(alice.get(f"/api/tables/{again['id']}")) == [1]
    for guest in (alice, bob, alice):
        assert ask(guest, table)["id"] == again["id"], "however often, and never a refusal"
    assert alice.get(f"/api/tables/{table}")["offer"] is None


def test_who_declines_is_named_and_one_can_ask_again(alice: Visitor, bob: Visitor) -> None:
    table = finished(alice, bob)
    ask(alice, table)
    decline(bob, table)
    assert alice.get(f"/api/tables/{table}")["offer"] == {"agreed": [0], "declined": [1], "same": False}
    decline(bob, table)
    assert ask(bob, table)["offer"] == {"agreed": [1], "declined": [], "same": False}
    decline(bob, table)
    assert alice.get(f"/api/tables/{table}")["offer"] is None, "taken back"
    ask(bob, table)
    assert ask(alice, table)["id"] != table


def test_only_who_played_is_asked_and_told(alice: Visitor, bob: Visitor, served: Served) -> None:
    table = finished(alice, bob)
    other = served.guest()
    ask(alice, table)
    assert other.get(f"/api/tables/{table}")["offer"] is None
    assert other.post(f"/api/tables/{table}/rematch", status=403)["error"] == "not-seated"
    assert other.post(f"/api/tables/{table}/rematch/decline", status=403)["error"] == "not-seated"


def test_three_move_on_by_one_seat_when_all_want_it(alice: Visitor, bob: Visitor, served: Served) -> None:
    carol = served.guest()
    table = finished(alice, bob, carol)
    assert ask(carol, table)["offer"]["agreed"] == [2]
    assert ask(alice, table)["offer"]["agreed"] == [0, 2]
    again = ask(bob, table)["id"]
    assert [own_seats(guest.get(f"/api/tables/{again}")) for guest in (alice, bob, carol)] == [[1], [2], [0]]


@pytest.mark.parametrize("other", ["me", "random"])
def test_nobody_is_asked_at_one_device_or_against_bots(alice: Visitor, other: str) -> None:
    info = alice.make("gosu-tactics", "me", other, hot_seat=other == "me")
    alice.post(f"/api/tables/{info['id']}/resign", status=204)
    again = ask(alice, info["id"])
    assert (again["status"], again["deal"], again["id"] == info["id"]) == ("playing", "server", False)
    assert [seat["kind"] for seat in again["seats"]] == [seat["kind"] for seat in info["seats"]][::-1]


def test_the_same_deal_with_the_seats_exchanged_is_known(alice: Visitor, bob: Visitor) -> None:
    table = finished(alice, bob)
    before = alice.get(f"/api/tables/{table}/record")
    ask(alice, table)
    assert ask(bob, table, same=True)["offer"] == {"agreed": [1], "declined": [], "same": True}
    again = ask(alice, table, same=True)
    assert (again["deal"], again["status"], own_seats(again)) == ("known", "playing", [1])
    seed = next(line for line in before.splitlines() if line.startswith("seed"))
    alice.post(f"/api/tables/{again['id']}/resign", status=204)
    record = alice.get(f"/api/tables/{again['id']}/record")
    assert seed in record
    assert 'deal = "known"' in record
    assert "seal" not in record


def test_a_table_of_bots_with_the_same_deal_is_known_too(alice: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "random", seed="x")
    alice.post(f"/api/tables/{info['id']}/resign", status=204)
    assert ask(alice, info["id"], same=True)["deal"] == "known"


def test_a_rematch_that_was_closed_is_asked_for_anew(alice: Visitor, bob: Visitor) -> None:
    table = finished(alice, bob)
    ask(alice, table, seal=promise(A))
    again = ask(bob, table, seal=promise(B))
    assert again["status"] == "waiting", "the values are still to be promised and shown"
    host = alice.post(f"/api/tables/{again['id']}/close")
    assert host["status"] == "closed"
    assert ask(bob, table)["offer"]["agreed"] == [1]
    assert ask(alice, table)["id"] not in (table, again["id"])


def test_who_lost_the_seat_at_a_rematch_sits_down_again_without_a_link(alice: Visitor, bob: Visitor) -> None:
    table = finished(alice, bob)
    ask(alice, table, seal=promise(A))
    again = ask(bob, table, seal=promise(B))["id"]
    bob.post(f"/api/tables/{again}/leave")
    assert own_seats(bob.post(f"/api/tables/{again}/join", {"seal": promise(B)})) == [0]


def test_it_goes_on_after_the_server_was_killed(own: Served) -> None:
    alice, bob = own.guest(), own.guest()
    table = finished(alice, bob)
    ask(alice, table)
    own.kill()
    own.start()
    assert bob.get(f"/api/tables/{table}")["offer"]["agreed"] == [0]
    again = ask(bob, table)
    own.kill()
    own.start()
    assert ask(alice, table)["id"] == again["id"]
    assert alice.get(f"/api/tables/{again['id']}")["status"] == "playing"


def test_who_plays_by_days_need_not_be_there_when_the_deal_is_sealed(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob, _ = await services.sessions.begin()
        clock = wire.ClockWish("correspondence", days=3)
        live = await make(services, alice, "gosu-tactics", "me", "link", clock=clock, seal=promise(A))
        await live.seating.sit(bob, 1, promise(B))
        assert live.dealing.sealing is not None
        until = live.dealing.sealing.until
        assert until is not None
        assert live.dealing.sealing.late(until - DAY // 2) == []
        assert live.dealing.sealing.late(until) == [0, 1]

    with_services(tmp_path, play)
