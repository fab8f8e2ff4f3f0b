"""What becomes of everybody in a finished game is stored with the move that ends it, and summed up."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from in_process import make, until, with_services
from older import IDS, KNOWN, OLD, TOLD, copied
from sqlalchemy import select, update

from honjin.server import wire
from honjin.server.guests.sessions import Guest, hashed
from honjin.server.services import Services
from honjin.server.store import results as stored
from honjin.server.store.schema import results, tables, tallies
from honjin.server.store.store import FILE
from honjin.server.tables.table import LiveTable
from honjin.server.tables.timeline import Timeline

Row = dict[str, Any]


async def rows(services: Services, table: str) -> dict[int, Row]:
    query = select(results).where(results.c.table == table)
    found = await services.store.read(lambda connection: connection.execute(query).mappings().all())
    return {row["seat"]: dict(row) for row in found}


async def sums(services: Services, guest: Guest) -> dict[tuple[str, str], tuple[int, int, int]]:
    query = select(tallies).where(tallies.c.guest == guest.id)
    found = await services.store.read(lambda connection: connection.execute(query).all())
    return {(row.kind, row.value): (row.played, row.won, row.drawn) for row in found}


async def row_of(services: Services, table: str) -> Any:
    query = select(tables).where(tables.c.id == table)
    return await services.store.read(lambda connection: connection.execute(query).one())


async def play_out(live: LiveTable, guests: dict[int, Guest]) -> None:
    """The first option each time, until somebody has won."""
    for _ in range(2000):
        timeline = live.timeline
        question = timeline.table.decision
        if question is None:
            return
        await live.play(
            guests[question.seat],
            wire.Play(timeline.seq, question.options[0].notation, f"{timeline.seq}", timeline.epoch),
        )
    raise AssertionError("it did not end")


async def seated(services: Services, guest: Guest, game: str, **wish: object) -> tuple[LiveTable, Guest]:
    """Two people at a table whose deal the host does not know."""
    other, _ = await services.sessions.begin()
    live = await make(services, guest, game, "me", "open", **wish)
    await live.seating.sit(other, 1)
    if live.dealing.sealing is not None:
        await until(lambda: live.terms.status == "playing")
    return live, other


def test_both_have_a_result_in_the_transaction_of_the_last_move(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live, other = await seated(services, guest, "gosu-tactics", seed="results", known_deal=True)
        await play_out(live, {0: guest, 1: other})
        outcome, found = live.timeline.table.outcome, await rows(services, live.terms.id)
        assert outcome is not None
        assert set(found) == {0, 1}
        for seat, row in found.items():
            assert row["outcome"] == ("won" if seat in outcome.winners else "lost")
            assert stored.READ_WAY(row["way"]).rule == outcome.rule
            assert stored.READ_SCORES(row["scores"]) == list(outcome.scores)
            assert row["choices"] == live.timeline.seq
            assert row["unrated"] == "known-deal"
            assert row["purpose"] == "study"
            [rival] = stored.READ_OPPONENTS(row["opponents"])
            assert (rival.seat, rival.won) == (1 - seat, 1 - seat in outcome.winners)
            kinds = {tag.kind for tag in stored.READ_TAGS(row["tags"])}
            assert kinds == {"clan", "against", "start", "opening"}
        kept = await row_of(services, live.terms.id)
        assert (kept.counted, kept.asked, kept.status) == (1, None, "over")
        assert await sums(services, guest) == {}, "a deal that one knew counts for no statistics"

    with_services(tmp_path, play)


def test_who_resigns_has_lost_and_the_sums_say_so(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        for _ in range(2):
            live = await make(services, guest, "way-of-the-samurai", "me")
            await live.end(0, "resign")
        [row] = (await rows(services, live.terms.id)).values()
        assert (row["outcome"], row["unrated"], row["purpose"]) == ("lost", "guest", "play")
        assert stored.READ_WAY(row["way"]).rule == "HJ-E1"
        found = await sums(services, guest)
        assert found["all", ""] == (2, 0, 0)
        assert found["enemy", "ishida"] == found["weapon", "katana"] == found["mode", "fight"] == (2, 0, 0)

    with_services(tmp_path, play)


def test_a_table_says_whom_it_asks(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-x", "me", "me", hot_seat=True)
        assert (await row_of(services, live.terms.id)).asked == live.timeline.asked
        while live.timeline.seq < 5:
            question = live.timeline.table.decision
            assert question is not None
            wish = wire.Play(live.timeline.seq, question.options[0].notation, f"{live.timeline.seq}", 0)
            await live.play(guest, wish)
            assert (await row_of(services, live.terms.id)).asked == live.timeline.asked
        change = update(tables).where(tables.c.id == live.terms.id).values(asked=None)
        await services.store.write(lambda connection: connection.execute(change))
        del services.tables.live[live.terms.id]
        again = await services.tables.find(live.terms.id)
        assert (await row_of(services, live.terms.id)).asked == again.timeline.asked is not None

    with_services(tmp_path, play)


@pytest.mark.parametrize(
    ("reason", "wish"),
    [
        ("lesson", {"lesson": True}),
        ("known-deal", {"seed": "mine"}),
        ("self", {}),
    ],
)
def test_some_games_say_nothing_about_anybodys_strength(tmp_path: Path, reason: str, wish: Row) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-tactics", "me", "me", **wish)
        await live.end(0, "resign")
        found = await rows(services, live.terms.id)
        assert {seat: row["unrated"] for seat, row in found.items()} == {0: reason}
        assert found[0]["outcome"] == "shared"
        assert await sums(services, guest) == {}

    with_services(tmp_path, play)


def test_a_hint_and_a_choice_taken_back_are_remembered(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "way-of-the-samurai", "me")
        await live.note_hint()
        del services.tables.live[live.terms.id]  # as after a restart
        live = await services.tables.find(live.terms.id)
        await live.end(0, "resign")
        assert (await rows(services, live.terms.id))[0]["unrated"] == "hints"
        live = await make(services, guest, "way-of-the-samurai", "me")
        question = live.timeline.table.decision
        assert question is not None
        await live.play(guest, wire.Play(0, question.options[0].notation, "0", 0))
        await live.takeback.rewind(guest, wire.RewindWish(1, 0, "back"))
        await live.end(0, "resign")
        assert (await rows(services, live.terms.id))[0]["unrated"] == "undo"

    with_services(tmp_path, play)


def test_a_result_is_counted_once(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "way-of-the-samurai", "me")
        await live.end(0, "resign")
        assert isinstance(live.timeline, Timeline)
        finish = live.timeline.finish(live.timeline.table)
        assert finish is not None
        again = stored.add_results(live.terms, live.places, finish, 5)
        before = await rows(services, live.terms.id)
        await services.store.write(again)
        assert await rows(services, live.terms.id) == before
        assert (await sums(services, guest))["all", ""] == (1, 0, 0)

    with_services(tmp_path, play)


@pytest.mark.parametrize("folder", [OLD, TOLD], ids=["without facts", "with facts"])
def test_games_of_a_folder_from_before_get_their_results(tmp_path: Path, folder: Path) -> None:
    data = copied(tmp_path / "data", folder)
    with sqlite3.connect(data / FILE) as db:
        over = {row[0] for row in db.execute("SELECT id FROM tables WHERE status = 'over'")}
        alice = db.execute("SELECT guest FROM sessions WHERE hash = ?", [hashed(KNOWN["cookies"]["Alice"])])
        [guest] = alice.fetchone()
    db.close()

    async def play(services: Services, _: Guest) -> None:
        async def missing() -> set[str]:
            query = select(tables.c.id).where(tables.c.status == "over", tables.c.counted == 0)
            return set(
                await services.store.read(lambda connection: connection.execute(query).scalars().all())
            )

        for _wait in range(1200):
            if not await missing():
                break
            await asyncio.sleep(0.05)
        assert not await missing()
        query = select(results).where(results.c.guest == guest)
        found = await services.store.read(lambda connection: connection.execute(query).mappings().all())
        own = {row["table"]: row for row in found}
        assert set(own) <= over
        assert None not in {row["unrated"] for row in found}, "there were no accounts to be rated"
        three = own[IDS["t-three-over"]]
        assert three["players"] == 3
        assert three["outcome"] in ("won", "lost")
        assert len(stored.READ_OPPONENTS(three["opponents"])) == 2
        assert {tag.kind for tag in stored.READ_TAGS(three["tags"])} >= {"clan", "opening"}

    with_services(data, play)
