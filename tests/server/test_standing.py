"""Reactions that a seat lets pass: answered for it, at a moment that tells nothing of its hand (GX-E6)."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from in_process import make, with_services
from serve_process import Served

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.tables.table import LiveTable
from honjin.table import standing


async def to_a_reaction(live: LiveTable, guests: dict[int, Guest]) -> int:
    """By chance, until somebody is asked to react; who that is."""
    timeline, chance = live.timeline, Random(1)
    while (question := timeline.table.decision) is not None and question.reaction is None:
        choice = chance.choice(question.options).notation
        asked = wire.Play(timeline.seq, choice, f"{timeline.moves}", timeline.epoch)
        await live.play(guests[question.seat], asked)
    assert question is not None
    return question.seat


def test_gx_e6_a_seat_that_lets_reactions_pass_is_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob, _ = await services.sessions.begin()
        live = await make(
            services,
            alice,
            "gosu-x",
            "me",
            "link",
            seed="react",
            known_deal=True,
            options={"draft": "random"},
        )
        await live.seating.sit(bob, 1, None)
        guests = {0: alice, 1: bob}
        seat = await to_a_reaction(live, guests)
        seq = live.timeline.seq
        assert live.standing.passing(seat) is False
        monkeypatch.setattr(standing, "AFTER", 0)
        await live.standing.order(guests[seat], wire.Pass(True))
        assert live.standing.passing(seat)
        while live.timeline.seq == seq:
            await asyncio.sleep(0.01)
        assert live.timeline.table.choices[-1].notation == "no"
        assert live.standing.passing(1 - seat) is False  # nobody else is told, nor passes
        await live.standing.order(guests[seat], wire.Pass(False))
        assert live.standing.passing(seat) is False

    with_services(tmp_path, play)


def test_where_nobody_reacts_nothing_can_be_let_pass(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-tactics", "me", "me", seed="none")
        assert live.standing.passing(0) is None
        with pytest.raises(ApiError, match="no-reactions"):
            await live.standing.order(guest, wire.Pass(True))

    with_services(tmp_path, play)


def test_what_is_of_no_use_is_told_only_where_nobody_else_plays(own: Served) -> None:
    alice, bob = own.guest(), own.guest()
    alone = alice.make("way-of-the-samurai", "me", seed="idle")["id"]
    while (state := alice.asked(alone))["decision"]["prompt"] != "before-defence":
        alice.play_first(alone)
    assert (state["decision"]["idle"], state["decision"]["decline"]) == ("go on", "go on")
    assert state["passing"] is None
    table = alice.make("gosu-x", "me", "link", options={"draft": "random"}, seed="idle", known_deal=True)
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"].rpartition("=")[2]})
    for guest in (alice, bob):
        state = guest.state(table["id"])
        assert state["decision"]["idle"] is None
        assert state["passing"] is False
