"""Bots: opponents before advice, guests in turns, one answer for a moment, from what a seat knows."""

import asyncio
import json
import os
import signal
import socket
from pathlib import Path

import msgspec
import pytest
from in_process import make, until, with_services
from serve_process import Served, Visitor

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.bots.advice import advise
from honjin.server.bots.pool import ADVICE, OPPONENT, BotPool, put
from honjin.server.bots.worker import Question
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.processes.pool import Pool
from honjin.server.processes.queue import Job, Turn
from honjin.server.services import Services
from honjin.table.table import Table

HERE, SOMEBODY = Turn("here", "guest"), Turn("there", "neighbour")


def asked_table() -> tuple[Table, int]:
    table = GAMES["gosu-tactics"].new(seed="think")
    assert table.decision is not None
    return table, table.decision.seat


def test_a_killed_thinker_is_replaced() -> None:
    async def run() -> None:
        bots = BotPool(1)
        table, seat = asked_table()
        first = await bots.choose(table, seat, "random", 5, SOMEBODY)
        process = bots.pool._idle[-1]
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        again = await bots.choose(table, seat, "random", 5, SOMEBODY)
        assert again.option == first.option  # the seed alone decides
        assert bots.pool.started == 2
        await bots.close()

    asyncio.run(run())


def test_a_thinker_is_sent_the_observation_and_nothing_else() -> None:
    table, seat = asked_table()
    question = msgspec.json.decode(put(table, seat, "easy", 7), type=Question)
    assert question.cells == table.observe(seat).state.to_bytes()
    assert question.cells != table.state.to_bytes()
    game = GAMES["gosu-tactics"]
    game.blank(game.card_set(None), 2).filled(question.cells)
    assert set(msgspec.json.decode(put(table, seat, "easy", 7))) == {
        "game",
        "level",
        "seed",
        "players",
        "cells",
        "why",
    }


def test_bots_of_many_tables_wait_for_few_processes(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        tables = [await make(services, guest, "gosu-tactics", "me", "bot", "bot") for _ in range(5)]
        for live in tables:
            await until(lambda live=live: live.timeline.asked == 0)  # type: ignore[misc]
        assert services.bots.pool.started <= 2

    with_services(tmp_path, play)


# --- advice


class Slow(BotPool):
    """Nothing is answered: what would be asked is noted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: list[Job] = []
        self.pool._start = self._never  # type: ignore[method-assign, assignment]

    async def _never(self) -> None:
        await asyncio.Event().wait()


def test_a_flood_of_advice_runs_once_and_never_before_a_bot(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        slow = services.tables.context.bots = Slow()
        live = await make(services, guest, "gosu-tactics", "me", "me")
        seat = live.timeline.asked
        flood = [asyncio.create_task(advise(live, guest, seat, HERE)) for _ in range(300)]
        await asyncio.sleep(0)
        line = slow.pool._line
        assert (line._sizes[ADVICE], line._running[ADVICE][HERE]) == (1, 1)
        bot = asyncio.create_task(slow.choose(live.timeline.table, seat or 0, "expert", 1, SOMEBODY))
        await asyncio.sleep(0)
        assert line._running[OPPONENT][SOMEBODY] == 1  # at once, in the process kept for it
        for task in (*flood, bot):
            task.cancel()
        await asyncio.gather(*flood, bot, return_exceptions=True)
        assert line._sizes[ADVICE] == 1  # what has begun goes on: hanging up does not begin the next
        await slow.close()

    with_services(tmp_path, play)


def test_a_guest_has_one_advice_under_way_one_waiting_and_no_more(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        slow = services.tables.context.bots = Slow()
        tables = [await make(services, guest, "gosu-tactics", "me", "me") for _ in range(3)]
        first, second = (
            asyncio.create_task(advise(live, guest, live.timeline.asked, HERE)) for live in tables[:2]
        )
        await asyncio.sleep(0)
        line = slow.pool._line
        assert (len(line), line._running[ADVICE][HERE]) == (1, 1)
        with pytest.raises(ApiError) as refused:
            await advise(tables[2], guest, tables[2].timeline.asked, HERE)
        assert (refused.value.status, refused.value.word) == (503, "busy")
        assert refused.value.detail("fr") == "Trop de demandes en ce moment. Réessayez dans un instant."
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert len(line) == 0  # who hangs up leaves the line
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await slow.close()

    with_services(tmp_path, play)


def test_one_moment_has_one_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services, guest: Guest) -> None:
        pool, asked = services.bots.pool, 0

        def submit(question: bytes, turn: Turn, rank: int = 0) -> Job:
            nonlocal asked
            asked += 1
            return Pool.submit(pool, question, turn, rank)

        monkeypatch.setattr(pool, "submit", submit)
        live = await make(services, guest, "gosu-tactics", "me", "me")
        seat = live.timeline.asked
        first, second = await asyncio.gather(advise(live, guest, seat, HERE), advise(live, guest, seat, HERE))
        third = await advise(live, guest, seat, HERE)
        assert first.answer == second.answer == third.answer
        assert asked == 1
        await live.play(guest, wire.Play(0, first.told("en", ()).choice, "1"))
        await advise(live, guest, live.timeline.asked, HERE)
        assert asked == 2

    with_services(tmp_path, play)


def test_who_hangs_up_on_advice_leaves_the_line(tmp_path: Path) -> None:
    """Over the wire: three hundred questions that nobody waits for, and a bot answers as ever."""
    with Served(tmp_path / "data") as server:
        alice, bob = server.guest(), server.guest()
        table = alice.make("gosu-x", "me", "me")["id"]
        body = json.dumps({"table": table})
        question = (
            f"POST /api/advise HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Honjin: 1\r\n"
            f"Cookie: {alice.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}"
        )
        for _ in range(300):
            with socket.create_connection(("127.0.0.1", server.port)) as hasty:
                hasty.sendall(question.encode())
        bots = bob.make("gosu-x", "me", "novice")["id"]
        assert bob.asked(bots)["decision"]["options"]
        assert "bot turn failed" not in server.log_path.read_text()


# --- where it is given


def test_between_people_there_is_advice_only_where_all_saw_it(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "link")
    assert info["advice"] is False
    bob.join(info, 1)
    refused = bob.post("/api/advise", {"table": info["id"], "seat": 1}, status=409)
    assert refused["error"] == "no-advice-here"
    assert (
        refused["detail"]
        == "Des personnes jouent ici l'une contre l'autre, et aucun conseil n'a été convenu."
    )
    agreed = alice.make("gosu-tactics", "me", "link", advice=True)
    assert bob.get(f"/api/tables/{agreed['id']}")["advice"] is True  # before bob sits down
    bob.join(agreed, 1)
    asked = next(
        (guest, seat)
        for guest, seat in ((alice, 0), (bob, 1))
        if guest.state(agreed["id"])["decision"]["options"]
    )
    advice = asked[0].post("/api/advise", {"table": agreed["id"], "seat": asked[1]})
    assert advice["seat"] == asked[1]


def test_a_rematch_keeps_the_term(alice: Visitor, bob: Visitor) -> None:
    agreed = alice.make("gosu-tactics", "me", "link", advice=True)
    bob.join(agreed, 1)
    bob.post(f"/api/tables/{agreed['id']}/resign", status=204)
    alice.post(f"/api/tables/{agreed['id']}/rematch")
    assert bob.post(f"/api/tables/{agreed['id']}/rematch")["advice"] is True
