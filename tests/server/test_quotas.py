"""How many tables a guest and an address can make and keep, and a lobby that is fair to all."""

import asyncio
from pathlib import Path

import pytest
from encamped import in_camp, make
from sqlalchemy import func, select

from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.clock import DAY
from honjin.server.limits import Buckets, Rate
from honjin.server.live import LiveTable
from honjin.server.moment import now
from honjin.server.refused import Refused
from honjin.server.schema import moves, seats, tables
from honjin.server.sessions import Guest


async def count(camp: Camp, rows: object = tables) -> int:
    query = select(func.count()).select_from(rows)  # type: ignore[arg-type]
    return await camp.store.read(lambda connection: connection.execute(query).scalar_one())


def loosen(camp: Camp) -> None:
    camp.limits.tables = Buckets(Rate(1000, 1000))
    camp.limits.makings = Buckets(Rate(1000, 1000))


async def choose(live: LiveTable, guest: Guest, times: int) -> None:
    for _ in range(times):
        question, course = live.course.table.decision, live.course
        assert question is not None
        choice = question.options[0].notation
        await live.play(guest, wire.Play(course.seq, choice, f"{course.seq}", course.epoch))


async def again_and_again(camp: Camp, guest: Guest, live: LiveTable) -> None:
    for _ in range(100):
        await live.end(0, "resign")
        live = await camp.tables.rematch(guest, live)


def test_resigning_and_playing_again_is_making_tables(tmp_path: Path) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        live = await make(camp, guest, "way-of-the-samurai", "me")
        with pytest.raises(Refused, match="too-fast"):
            await again_and_again(camp, guest, live)
        assert 30 < await count(camp) < 60

    in_camp(tmp_path, play)


def test_one_address_makes_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        wish = wire.TableWish("way-of-the-samurai", [wire.SeatWish("me")])
        camp.limits.tables = Buckets(Rate(1000, 1000))  # as if by others each time
        for _ in range(60):
            await camp.tables.create(guest, wish, source="10.0.0.1")
        with pytest.raises(Refused, match="too-fast"):
            await asyncio.gather(*(camp.tables.create(guest, wish, source="10.0.0.1") for _ in range(20)))
        await camp.tables.create(guest, wish, source="10.0.0.2")

    in_camp(tmp_path, play)


def test_many_tables_of_one_guest_push_nobody_out_of_the_lobby(tmp_path: Path) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        loosen(camp)
        other, _ = await camp.sessions.begin()
        oldest = await make(camp, other, "gosu-x", "me", "open", lobby=True)
        for _ in range(61):
            await make(camp, guest, "gosu-x", "me", "open", lobby=True)
        newest = await make(camp, other, "gosu-x", "me", "open", lobby=True)
        shown = [info.id for info in await camp.tables.listing.lobby(None)]
        assert shown[0] == oldest.terms.id
        assert newest.terms.id in shown
        assert len(shown) == 2 + 3

    in_camp(tmp_path, play)


def test_many_guests_of_one_address_push_nobody_out_either(tmp_path: Path) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        loosen(camp)
        wish = wire.TableWish("gosu-x", [wire.SeatWish("me"), wire.SeatWish("open")], lobby=True)
        for _ in range(30):
            crowd, _ = await camp.sessions.begin()
            await camp.tables.create(crowd, wish, source="10.0.0.1")
        alone = await camp.tables.create(guest, wish, source="10.0.0.2")
        shown = [info.id for info in await camp.tables.listing.lobby(None)]
        assert shown[-1] == alone.terms.id
        assert len(shown) == 10 + 1

    in_camp(tmp_path, play)


def test_a_lobby_replays_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        live = await make(camp, guest, "gosu-x", "me", "open", lobby=True)
        before = live.info(guest)
        camp.tables.live.clear()
        monkeypatch.setattr("honjin.server.tables.Course", None)
        assert await camp.tables.listing.lobby(guest) == [before]
        assert await camp.tables.listing.of_guest(guest) == [before]

    in_camp(tmp_path, play)


def test_games_that_were_hardly_played_are_forgotten_and_those_of_people_stay(tmp_path: Path) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        loosen(camp)
        short = await make(camp, guest, "way-of-the-samurai", "me")
        await short.end(0, "resign")
        closed = await make(camp, guest, "gosu-x", "me", "link")
        await closed.seating.close(guest)
        long = await make(camp, guest, "gosu-tactics", "me", "me")
        await choose(long, guest, 12)
        await long.end(0, "resign")
        together = await make(camp, guest, "gosu-tactics", "me", "me")
        friend, _ = await camp.sessions.begin()
        change = seats.update().where(seats.c.table == together.terms.id, seats.c.seat == 1)
        await camp.store.write(lambda connection: connection.execute(change.values(guest=friend.id)))
        await together.end(0, "resign")
        camp.tables.live.clear()
        await camp.tables.sweep(now() + 8 * DAY)
        left = await camp.store.read(
            lambda connection: set(connection.execute(select(tables.c.id)).scalars())
        )
        assert left == {long.terms.id, together.terms.id}
        for id in (short.terms.id, closed.terms.id):
            with pytest.raises(Refused, match="no-table"):
                await camp.tables.find(id)
        await camp.tables.sweep(now() + 40 * DAY)
        assert await count(camp) == 1
        assert await count(camp, moves) == long.course.moves

    in_camp(tmp_path, play)


def test_of_games_alone_the_latest_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.server.tidying.KEPT_MAX", 3)

    async def play(camp: Camp, guest: Guest) -> None:
        loosen(camp)
        made = []
        for _ in range(6):
            live = await make(camp, guest, "way-of-the-samurai", "me")
            await live.end(0, "resign")
            made.append(live.terms.id)
            camp.tables.live.clear()
        await make(camp, guest, "way-of-the-samurai", "me")
        for task in list(camp.tables.services.tasks):
            await task
        left = await camp.store.read(
            lambda connection: set(connection.execute(select(tables.c.id)).scalars())
        )
        assert set(made) & left == set(made[-3:])

    in_camp(tmp_path, play)
