"""Sealed deals at live tables: the game exists when all values are shown; what happens to who shows none."""

from pathlib import Path
from typing import Any

import pytest
from in_process import make, until, with_services
from serve_process import Served, Visitor

import honjin
from honjin import verify_deal
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.schema import tables
from honjin.server.tables import dealing, render, sealing
from honjin.server.tables.table import LiveTable
from honjin.table.seal import promise

A, B, C = "a" * 64, "b" * 64, "c" * 64
POSITION = 'game = "gosu-tactics"\n[[seats]]\nhand = ["umbolo"]\n[[seats]]\nhand = ["brazik"]\n'


async def another(services: Services) -> Guest:
    guest, _ = await services.sessions.begin()
    return guest


async def refused(word: str, work: Any) -> None:
    with pytest.raises(ApiError) as error:
        await work
    assert error.value.word == word


async def promised(services: Services, alice: Guest, bob: Guest, **wish: object) -> LiveTable:
    """A full table at which both have promised."""
    live = await make(services, alice, "gosu-tactics", "me", "link", seal=promise(A), **wish)
    await live.seating.sit(bob, 1, promise(B))
    return live


async def dealt(services: Services, alice: Guest, bob: Guest) -> LiveTable:
    """A table of two whose game has begun."""
    live = await promised(services, alice, bob)
    await live.dealing.reveal(alice, A)
    await live.dealing.reveal(bob, B)
    return live


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "STEP_MS", 200)


def seal_of(live: LiveTable, guest: Guest | None = None) -> wire.SealInfo:
    told = render.info(live, guest).seal
    assert told is not None
    return told


# --- the deal is a term of the table


def test_with_others_it_is_sealed_and_alone_it_is_the_servers(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        both = await make(services, alice, "gosu-tactics", "me", "me")
        assert render.info(both, alice).deal == "server"
        alone = await make(services, alice, "gosu-tactics", "me", "bot", seed="mine", seal=promise(A))
        assert (render.info(alone, alice).deal, render.info(alone, alice).seal) == ("server", None)
        assert alone.timeline.table.origin.seed == "mine"
        for kind in ("link", "open"):
            live = await make(services, alice, "gosu-tactics", "me", kind)
            assert render.info(live, None).deal == "sealed"

    with_services(tmp_path, play)


@pytest.mark.parametrize(
    "chosen",
    [
        {"seed": "mine"},
        {"position": POSITION},
        {"record": honjin.game("gosu-tactics").new(seed="x").record()},
    ],
    ids=lambda chosen: next(iter(chosen)),
)
def test_a_deal_that_the_host_knows_is_a_term_that_all_see(tmp_path: Path, chosen: dict[str, str]) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        await refused("deal-known", make(services, alice, "gosu-tactics", "me", "link", **chosen))
        await refused("deal-known", make(services, alice, "gosu-tactics", "me", "open", lobby=True, **chosen))
        live = await make(services, alice, "gosu-tactics", "me", "link", known_deal=True, **chosen)
        assert (render.info(live, None).deal, render.info(live, bob).deal, render.info(live, None).seal) == (
            "known",
            "known",
            None,
        )
        await live.seating.sit(bob, 1)
        assert live.terms.status == "playing"
        await live.end(1, "resign")
        record = live.timeline.table.record()
        assert '\ndeal = "known"\n' in record
        assert honjin.replay(record).origin.known

    with_services(tmp_path, play)


def test_who_goes_on_from_a_sealed_record_alone_has_no_seal(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await dealt(services, alice, bob)
        record = live.timeline.table.record()
        again = await make(services, alice, "gosu-tactics", "me", "me", record=record)
        assert again.timeline.table.origin.seal is None
        assert again.timeline.table.hash == live.timeline.table.hash

    with_services(tmp_path, play)


# --- step by step


def test_the_game_exists_when_all_values_are_shown(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await make(services, alice, "gosu-tactics", "me", "link", seal=promise(A))
        shown = seal_of(live)
        assert (shown.phase, shown.commits, shown.half) == ("commit", [promise(A), None], None)
        await live.seating.sit(bob, 1, promise(B))
        assert (live.terms.status, seal_of(live).phase) == ("waiting", "reveal")
        state = render.state(live, bob, None, "en")
        assert (state.view, state.log, state.events, state.decision) == ({}, [], [], None)
        await live.dealing.reveal(bob, B)
        assert (seal_of(live).revealed, seal_of(live).values) == ([False, True], [None, None])
        await live.dealing.reveal(alice, A)
        assert live.terms.status == "playing"
        told = seal_of(live, alice)
        assert (told.phase, told.values, told.half, told.until) == ("open", [A, B], None, None)
        seal = live.timeline.table.origin.seal
        assert seal is not None
        assert (seal.table, seal.server, live.timeline.table.origin.seed) == (
            live.terms.id,
            shown.server,
            seal.seed,
        )
        assert render.state(live, bob, None, "en").log
        assert live.timeline.asked is not None

    with_services(tmp_path, play)


def test_the_half_is_told_after_the_end_to_those_who_may_see_all(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await dealt(services, alice, bob)
        assert "seal" not in live.timeline.table.record(0)
        await live.end(1, "resign")
        assert promise(seal_of(live, bob).half or "") == seal_of(live).server
        assert seal_of(live, None).half is None
        assert verify_deal.verify(live.timeline.table.record(), [A, B, seal_of(live).server])

    with_services(tmp_path, play)


def test_programs_of_an_older_kind_play_as_before_and_the_table_says_so(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await make(services, alice, "gosu-tactics", "me", "link")
        await live.seating.sit(bob, 1)
        assert (live.terms.status, seal_of(live).without) == ("playing", [0, 1])
        other = await make(services, alice, "gosu-tactics", "me", "link", seal=promise(A))
        await other.seating.sit(bob, 1)
        assert (other.terms.status, seal_of(other).without) == ("waiting", [1])
        await other.dealing.reveal(alice, A)
        assert other.terms.status == "playing"
        seal = other.timeline.table.origin.seal
        assert seal is not None
        assert (seal.values, seal.without) == ((A, None), (1,))

    with_services(tmp_path, play)


def test_a_rematch_is_sealed_anew(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await dealt(services, alice, bob)
        await live.end(0, "resign")
        ask = services.tables.rematches.ask
        assert await ask(bob, live, wire.Rematch(promise(C))) is live
        again = await ask(alice, live, wire.Rematch(promise(B)))
        assert render.info(again, None).deal == "sealed"
        assert seal_of(again).server != seal_of(live).server
        assert (seal_of(again).phase, seal_of(again).commits) == ("commit", [None, promise(B)])
        await again.dealing.commit(bob, promise(C))
        await again.dealing.reveal(alice, B)
        await again.dealing.reveal(bob, C)
        assert again.terms.status == "playing"
        assert again.timeline.table.origin.seed != live.timeline.table.origin.seed

    with_services(tmp_path, play)


# --- what goes wrong


def test_who_shows_no_value_loses_the_seat(tmp_path: Path, quick: None) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        before = seal_of(live)
        await live.dealing.reveal(alice, A)
        await until(lambda: not live.seats_of(bob))
        told = seal_of(live)
        assert (told.round, told.phase, told.commits) == (2, "commit", [None, None])
        assert [(broken.round, broken.seats) for broken in told.broken] == [(1, [1])]
        assert told.server != before.server
        assert (live.terms.status, live.places[1].kind) == ("waiting", "link")
        await refused("seal-early", live.dealing.reveal(alice, A))
        await live.seating.sit(bob, 1, promise(B))
        await live.dealing.commit(alice, promise(C))
        await live.dealing.reveal(alice, C)
        await live.dealing.reveal(bob, B)
        assert live.terms.status == "playing"
        await live.end(0, "resign")
        seal = honjin.replay(live.timeline.table.record()).origin.seal
        assert seal is not None
        assert (seal.round, seal.broken[0].seats) == (2, (1,))

    with_services(tmp_path, play)


def test_who_does_not_promise_again_loses_the_seat(tmp_path: Path, quick: None) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        await live.dealing.reveal(alice, A)
        await until(lambda: not live.seats_of(bob))
        await live.seating.sit(bob, 1, promise(B))
        await until(lambda: not live.seats_of(alice))
        assert seal_of(live).commits == [None, promise(B)]
        assert render.info(live, alice).seats[0].invite is not None  # the host can come back
        await live.seating.sit(alice, 0, promise(C))
        assert seal_of(live).phase == "reveal"

    with_services(tmp_path, play)


def test_nobody_at_all_shows_a_value(tmp_path: Path, quick: None) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        await until(lambda: not live.seats_of(bob) and not live.seats_of(alice))
        assert [broken.seats for broken in seal_of(live).broken] == [[0, 1]]
        assert live.terms.status == "waiting"

    with_services(tmp_path, play)


def test_twice_is_harmless_and_another_value_is_refused(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        await refused("seal-other", live.dealing.reveal(bob, C))
        await refused("seal-late", live.dealing.commit(bob, promise(C)))
        await live.dealing.commit(bob, promise(B))
        await live.dealing.reveal(bob, B)
        await live.dealing.reveal(bob, B)
        await refused("seal-other", live.dealing.reveal(bob, C))
        await live.dealing.reveal(alice, A)
        await live.dealing.reveal(alice, A)
        await refused("seal-other", live.dealing.reveal(alice, C))
        await refused("seal-late", live.dealing.commit(alice, promise(C)))
        assert (live.terms.status, live.timeline.moves) == ("playing", 1)

    with_services(tmp_path, play)


def test_strangers_and_unsealed_tables_are_refused(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob, carol = await another(services), await another(services)
        live = await promised(services, alice, bob)
        await refused("not-seated", live.dealing.reveal(carol, A))
        alone = await make(services, alice, "gosu-tactics", "me", "me")
        await refused("no-seal", alone.dealing.commit(alice, promise(A)))
        await live.seating.close(alice)
        await refused("is-closed", live.dealing.reveal(alice, A))

    with_services(tmp_path, play)


def test_leaving_while_values_are_shown_makes_all_anew(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        await live.dealing.reveal(bob, B)
        await live.seating.stand_up(bob)
        assert (seal_of(live).round, seal_of(live).commits) == (2, [None, None])
        await live.seating.sit(bob, 1, promise(C))
        assert (live.terms.status, seal_of(live).phase) == ("waiting", "commit")

    with_services(tmp_path, play)


# --- restart


def test_a_restart_in_the_middle_goes_on_with_the_whole_time(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def first(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        await live.dealing.reveal(bob, B)
        seen.update(id=live.terms.id, alice=alice, server=seal_of(live).server, until=seal_of(live).until)

    async def second(services: Services, _: Guest) -> None:
        await until(lambda: seen["id"] in services.tables.live)  # though nobody has asked for it
        live = services.tables.live[seen["id"]]
        told = seal_of(live)
        assert (told.phase, told.server, told.revealed) == ("reveal", seen["server"], [False, True])
        assert told.until is not None
        assert told.until > seen["until"]
        assert live.dealing.is_timed
        await live.dealing.reveal(seen["alice"], A)
        assert live.terms.status == "playing"
        seen["hash"] = live.timeline.table.hash

    async def third(services: Services, _: Guest) -> None:
        live = await services.tables.find(seen["id"])
        assert (live.terms.status, live.timeline.table.hash) == ("playing", seen["hash"])
        assert seal_of(live).values == [A, B]

    for part in (first, second, third):
        with_services(tmp_path, part)


def test_what_is_stored_with_the_beginning_is_stored_at_once(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        await live.dealing.reveal(bob, B)

        async def fails(job: Any) -> None:
            raise OSError("the disk")

        write, services.store.write = services.store.write, fails  # type: ignore[assignment,method-assign]
        with pytest.raises(OSError, match="the disk"):
            await live.dealing.reveal(alice, A)
        assert (live.terms.status, seal_of(live).revealed) == ("waiting", [False, True])
        assert not live.timeline.is_dealt
        services.store.write = write  # type: ignore[method-assign]
        await live.dealing.reveal(alice, A)
        assert live.terms.status == "playing"

    with_services(tmp_path, play)


@pytest.mark.parametrize("damaged", ['{"half": 3}', "", None])
def test_a_sealing_that_is_damaged_is_set_apart(tmp_path: Path, damaged: str | None) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await promised(services, alice, bob)
        change = tables.update().where(tables.c.id == live.terms.id).values(seal=damaged)
        await services.store.write(lambda connection: connection.execute(change))
        services.tables.live.clear()
        assert [info.id for info in await services.tables.listing.of_guest(bob)] == [live.terms.id]
        again = await services.tables.find(live.terms.id)
        assert (again.terms.status, render.info(again, bob).archive, render.info(again, bob).seal) == (
            "waiting",
            True,
            None,
        )
        await refused("no-seal", again.dealing.reveal(bob, B))

    with_services(tmp_path, play)


def test_headers_say_what_was_agreed() -> None:
    header = honjin.game("gosu-tactics").new(seed="x").record().partition("\n---\n")[0]
    assert dealing.agreed_header(header, "server") == header
    assert 'deal = "known"' in dealing.agreed_header(header, "known")
    sealed = dealing.agreed_header(header, "sealed")
    assert "seed" not in sealed
    assert 'deal = "sealed"' in sealed


# --- over the wire


@pytest.fixture
def two(served: Served) -> tuple[Visitor, Visitor]:
    return served.guest(), served.guest("fr")


def test_two_programs_seal_a_deal_by_http_alone(two: tuple[Visitor, Visitor]) -> None:
    alice, bob = two
    info = alice.make("gosu-tactics", "me", "link", seal=promise(A))
    path = f"/api/tables/{info['id']}"
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    joined = bob.post(f"{path}/join", {"invite": invite, "seal": promise(B)})
    assert (joined["deal"], joined["seal"]["phase"]) == ("sealed", "reveal")
    assert bob.post(f"{path}/seal", {}, 400)["error"] == "seal-form"
    assert bob.post(f"{path}/seal", {"value": "short"}, 400)["error"] == "form"
    wrong = bob.post(f"{path}/seal", {"value": C}, 409)
    assert wrong["error"] == "seal-other"
    assert wrong["detail"].startswith("Ce n'est pas la valeur")
    bob.post(f"{path}/seal", {"value": B})
    assert alice.post(f"{path}/seal", {"value": A})["status"] == "playing"
    bob.post(f"{path}/resign", status=204)
    record = alice.get(f"{path}/record")
    verify_deal.verify(record, [A, B, info["seal"]["server"]])


def test_two_browsers_seal_a_deal_by_their_sockets(two: tuple[Visitor, Visitor]) -> None:
    alice, bob = two
    info = alice.make("way-of-the-samurai", "me", "link", options={"mode": "duel"}, seal=promise(A))
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    with alice.socket(info["id"]) as first:
        assert first.hear_until("state")["info"]["seal"]["phase"] == "commit"
        first.say(type="commit", hash=promise(C))
        bob.post(f"/api/tables/{info['id']}/join", {"invite": invite, "seal": promise(B)})
        with bob.socket(info["id"]) as second:
            second.say(type="reveal", value=B)
            first.say(type="reveal", value=A)
            assert first.hear_until("error")["error"] == "seal-other"
            first.say(type="reveal", value=C)
            for wire_ in (first, second):
                while (state := wire_.hear_until("state"))["info"]["status"] != "playing":
                    assert state["view"] == {}
                assert state["log"]
                assert state["since"] == 0
                assert state["info"]["seal"]["values"] == [C, B]
                assert state["info"]["seal"]["half"] is None


def test_a_sealed_game_is_watched_again_and_its_verifier_handed_out(two: tuple[Visitor, Visitor]) -> None:
    alice, bob = two
    info = alice.make("gosu-x", "me", "link", options={"draft": "random"}, seal=promise(A))
    path = f"/api/tables/{info['id']}"
    bob.join(info, 1)
    assert alice.post(f"{path}/seal", {"value": A})["status"] == "playing"
    alice.play_first(info["id"]) if alice.state(info["id"])["decision"]["options"] else bob.play_first(
        info["id"]
    )
    bob.post(f"{path}/resign", status=204)
    made = alice.post("/api/replays", {"table": info["id"]})["id"]
    shown = alice.get(f"/api/replays/{made}")
    assert (shown["deal"], shown["moments"]) == ("sealed", 3)
    record = alice.get(f"/api/replays/{made}/record")
    assert verify_deal.verify(record, [A])
    again = alice.post("/api/replays", {"record": record})["id"]
    assert verify_deal.verify(alice.get(f"/api/replays/{again}/record"), [A])
    assert alice.get("/verify_deal.py") == Path(verify_deal.__file__).read_text("utf-8")


def test_a_rematch_can_be_asked_for_without_a_body(two: tuple[Visitor, Visitor]) -> None:
    alice, _ = two
    info = alice.make("gosu-tactics", "me", "me")
    path = f"/api/tables/{info['id']}"
    alice.post(f"{path}/resign", status=204)
    answer = alice.http.post(f"{path}/rematch")
    assert answer.status_code == 200
    assert answer.json()["deal"] == "server"
