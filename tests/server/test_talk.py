"""Notes for oneself, people one does not want to meet, reports to the owner of the server."""

from functools import partial
from pathlib import Path

import pytest
from in_process import make, with_services
from serve_process import Served, Visitor

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.blocks import BLOCKS_MAX
from honjin.server.guests.reports import Report, add_report, close_report, read_reports
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services


def put(guest: Visitor, path: str, body: object) -> int:
    return guest.http.put(path, json=body).status_code


def together(first: Visitor, second: Visitor, **wish: object) -> str:
    info = first.make("gosu-tactics", "me", "link", **wish)
    second.join(info, 1)
    return str(info["id"])


# --- notes


def test_a_note_is_read_by_who_wrote_it_and_stays_with_the_replay(own: Served) -> None:
    alice, bob = own.guest(), own.guest()
    table = together(alice, bob, spectators="none")
    path = f"/api/tables/{table}/note"
    assert put(alice, path, {"text": " Watch the archer.\nShe passes early. "}) == 204
    assert bob.get(path) == {"text": ""}
    assert put(own.guest(), path, {"text": "me too"}) == 403, "no spectators here"
    assert put(alice, path, {"text": "x" * 2001}) == 400
    own.kill()
    own.start()
    assert alice.get(path) == {"text": "Watch the archer.\nShe passes early."}
    alice.post(f"/api/tables/{table}/resign", status=204)
    replay = alice.post("/api/replays", {"table": table})["id"]
    assert alice.get(f"/api/replays/{replay}/note")["text"].startswith("Watch")
    assert bob.get(f"/api/replays/{replay}/note") == {"text": ""}
    assert put(alice, path, {"text": " "}) == 204
    assert alice.get(path) == {"text": ""}


# --- blocks


def test_who_is_blocked_sits_down_at_no_table_and_does_not_know_why(alice: Visitor, bob: Visitor) -> None:
    table = together(alice, bob)
    bob.post(f"/api/tables/{table}/chat", {"text": "rude words"}, status=204)
    assert alice.state(table)["chat"]
    alice.post(f"/api/tables/{table}/block", {"seat": 1}, status=204)
    assert alice.state(table)["chat"] == []
    assert bob.state(table)["chat"], "and Bob sees what he said"
    alice.post(f"/api/tables/{table}/resign", status=204)

    hers = alice.make("gosu-tactics", "me", "open", lobby=True)["id"]
    assert hers not in [one["id"] for one in bob.get("/api/lobby")]
    assert bob.post(f"/api/tables/{hers}/join", {}, status=409)["error"] == "seat-taken"
    his = bob.make("gosu-tactics", "me", "open", lobby=True)["id"]
    assert his not in [one["id"] for one in alice.get("/api/lobby")]
    assert alice.post(f"/api/tables/{his}/join", {}, status=409)["error"] == "you-blocked"

    bob.post(f"/api/tables/{table}/rematch")
    assert alice.get(f"/api/tables/{table}")["offer"] is None
    assert alice.get("/api/awaited") == []
    assert alice.post(f"/api/tables/{table}/rematch", status=409)["error"] == "you-blocked"

    found = alice.get("/api/me/blocks")
    assert [one["name"] for one in found] == [bob.me["name"]]
    assert bob.get("/api/me/blocks") == []
    assert bob.http.delete(f"/api/me/blocks/{found[0]['id']}").status_code == 404
    assert alice.http.delete(f"/api/me/blocks/{found[0]['id']}").status_code == 204
    assert bob.post(f"/api/tables/{hers}/join", {})["status"] == "playing"


def test_only_another_person_can_be_blocked_or_reported(alice: Visitor, bob: Visitor) -> None:
    alone = alice.make("gosu-tactics", "me", "random")["id"]
    for path, body in (("block", {}), ("report", {"words": "rude"})):
        for seat in (0, 1, 3):
            found = alice.post(f"/api/tables/{alone}/{path}", {**body, "seat": seat}, status=404)
            assert found["error"] == "no-seat"


def test_blocks_outlive_a_restart_and_have_an_end(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        for _ in range(BLOCKS_MAX):
            other, _ = await services.sessions.begin()
            await services.blocks.add(alice, other)
        one_more, _ = await services.sessions.begin()
        with pytest.raises(ApiError, match="too-many-blocks"):
            await services.blocks.add(alice, one_more)
        await services.blocks.add(alice, other)
        assert services.blocks.has(alice.id, other.id)
        live = await make(services, alice, "gosu-tactics", "me", "open")
        with pytest.raises(ApiError, match="seat-taken"):
            await live.seating.join(other, None)

    with_services(tmp_path, play)


# --- reports


def test_the_owner_reads_who_said_what(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob, _ = await services.sessions.begin()
        live = await make(services, alice, "gosu-tactics", "me", "link")
        await live.seating.sit(bob, 1)
        await live.chat.talk(bob, wire.ChatWish(text="rude words"))
        await live.chat.talk(alice, wire.ChatWish(phrase="sorry"))
        told = live.chat.reported(alice, bob, 1, "He is rude.")
        await services.store.write(lambda connection: add_report(connection, told))
        (found,) = await services.store.read(read_reports)
        assert (found.name, found.about_name, found.words) == (alice.name, bob.name, "He is rude.")
        assert (found.guest, found.about, found.table, found.seat) == (alice.id, bob.id, live.terms.id, 1)
        assert [line.text for line in found.lines] == ["rude words", "Sorry."]
        await services.store.write(lambda connection: close_report(connection, found.id, 7))
        assert await services.store.read(read_reports) == []
        closed = await services.store.read(lambda connection: read_reports(connection, is_closed=True))
        assert [one.closed for one in closed] == [7]

    with_services(tmp_path, play)


def test_the_oldest_reports_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.server.guests.reports.KEPT_MAX", 3)

    async def play(services: Services, alice: Guest) -> None:
        for number in range(5):
            one = Report(0, number, alice.id, "A", "b", "B", "t", 1, "rude", [])
            await services.store.write(partial(add_report, report=one))
        assert [found.at for found in await services.store.read(read_reports)] == [4, 3, 2]

    with_services(tmp_path, play)


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as strict:
        alice, bob = strict.guest(), strict.guest()
        table = together(alice, bob)
        answers = [
            alice.http.post(f"/api/tables/{table}/report", json={"seat": 1, "words": "rude"}).status_code
            for _ in range(12)
        ]
        assert answers[:10] == [204] * 10
        assert answers[-1] == 429
