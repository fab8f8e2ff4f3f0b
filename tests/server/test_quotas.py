"""How many tables a guest and an address can make and keep, and a lobby that is fair to all."""

import asyncio
from pathlib import Path

import pytest
from in_process import make, with_services
from sqlalchemy import func, select

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.http.limits import Buckets, Rate
from honjin.server.services import Services
from honjin.server.store.moment import now
from honjin.server.store.schema import moves, seats, tables
from honjin.server.tables.clock import DAY
from honjin.server.tables.table import LiveTable


async def count(services: Services, rows: object = tables) -> int:
    query = select(func.count()).select_from(rows)  # type: ignore[arg-type]
    return await services.store.read(lambda connection: connection.execute(query).scalar_one())


def loosen(services: Services) -> None:
    services.limits.tables = Buckets(Rate(1000, 1000))
    services.limits.makings = Buckets(Rate(1000, 1000))


async def choose(live: LiveTable, guest: Guest, times: int) -> None:
    for _ in range(times):
        question, timeline = live.timeline.table.decision, live.timeline
        assert question is not None
        choice = question.options[0].notation
        await live.play(guest, wire.Play(timeline.seq, choice, f"{timeline.seq}", timeline.epoch))


async def again_and_again(services: Services, guest: Guest, live: LiveTable) -> None:
    for _ in range(100):
        await live.end(0, "resign")
        live = await services.tables.rematches.ask(guest, live, wire.Rematch())


def test_resigning_and_playing_again_is_making_tables(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "way-of-the-samurai", "me")
        with pytest.raises(ApiError, match="too-fast"):
            await again_and_again(services, guest, live)
        assert 30 < await count(services) < 60

    with_services(tmp_path, play)


def test_one_address_makes_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        wish = wire.TableWish("way-of-the-samurai", [wire.SeatWish("me")])
        services.limits.tables = Buckets(Rate(1000, 1000))  # as if by others each time
        for _ in range(60):
            await services.tables.create(guest, wish, source="10.0.0.1")
        with pytest.raises(ApiError, match="too-fast"):
            await asyncio.gather(*(services.tables.create(guest, wish, source="10.0.0.1") for _ in range(20)))
        await services.tables.create(guest, wish, source="10.0.0.2")

    with_services(tmp_path, play)


def test_many_tables_of_one_guest_push_nobody_out_of_the_lobby(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        loosen(services)
        other, _ = await services.sessions.begin()
        oldest = await make(services, other, "gosu-x", "me", "open", lobby=True)
        for _ in range(61):
            await make(services, guest, "gosu-x", "me", "open", lobby=True)
        newest = await make(services, other, "gosu-x", "me", "open", lobby=True)
        shown = [info.id for info in await services.tables.listing.lobby(None)]
        assert shown[0] == oldest.terms.id
        assert newest.terms.id in shown
        assert len(shown) == 2 + 3

    with_services(tmp_path, play)


def test_many_guests_of_one_address_push_nobody_out_either(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        loosen(services)
        wish = wire.TableWish("gosu-x", [wire.SeatWish("me"), wire.SeatWish("open")], lobby=True)
        for _ in range(30):
            crowd, _ = await services.sessions.begin()
            await services.tables.create(crowd, wish, source="10.0.0.1")
        alone = await services.tables.create(guest, wish, source="10.0.0.2")
        shown = [info.id for info in await services.tables.listing.lobby(None)]
        assert shown[-1] == alone.terms.id
        assert len(shown) == 10 + 1

    with_services(tmp_path, play)


def test_a_lobby_replays_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services, guest: Guest) -> None:
        await make(services, guest, "gosu-x", "me", "open", lobby=True)
        [before] = await services.tables.listing.lobby(guest)
        services.tables.live.clear()
        monkeypatch.setattr("honjin.server.tables.registry.Timeline", None)
        assert await services.tables.listing.lobby(guest) == [before]
        assert await services.tables.listing.of_guest(guest) == [before]

    with_services(tmp_path, play)


def test_games_that_were_hardly_played_are_forgotten_and_those_of_people_stay(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        loosen(services)
        short = await make(services, guest, "way-of-the-samurai", "me")
        await short.end(0, "resign")
        closed = await make(services, guest, "gosu-x", "me", "link")
        await closed.seating.close(guest)
        long = await make(services, guest, "gosu-tactics", "me", "me")
        await choose(long, guest, 12)
        await long.end(0, "resign")
        together = await make(services, guest, "gosu-tactics", "me", "me")
        friend, _ = await services.sessions.begin()
        change = seats.update().where(seats.c.table == together.terms.id, seats.c.seat == 1)
        await services.store.write(lambda connection: connection.execute(change.values(guest=friend.id)))
        await together.end(0, "resign")
        services.tables.live.clear()
        await services.tables.sweep(now() + 8 * DAY)
        left = await services.store.read(
            lambda connection: set(connection.execute(select(tables.c.id)).scalars())
        )
        assert left == {long.terms.id, together.terms.id}
        for id in (short.terms.id, closed.terms.id):
            with pytest.raises(ApiError, match="no-table"):
                await services.tables.find(id)
        await services.tables.sweep(now() + 40 * DAY)
        assert await count(services) == 1
        assert await count(services, moves) == long.timeline.moves

    with_services(tmp_path, play)


def test_of_games_alone_the_latest_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.server.store.tidying.KEPT_MAX", 3)

    async def play(services: Services, guest: Guest) -> None:
        loosen(services)
        made = []
        for _ in range(6):
            live = await make(services, guest, "way-of-the-samurai", "me")
            await live.end(0, "resign")
            made.append(live.terms.id)
            services.tables.live.clear()
        await make(services, guest, "way-of-the-samurai", "me")
        for task in list(services.tables.context.tasks):
            await task
        left = await services.store.read(
            lambda connection: set(connection.execute(select(tables.c.id)).scalars())
        )
        assert set(made) & left == set(made[-3:])

    with_services(tmp_path, play)
