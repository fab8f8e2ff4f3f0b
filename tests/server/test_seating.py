"""Coming and going: each is one write, and whoever is first is first."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from in_process import make, with_services
from sqlalchemy import Connection, func, select

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.schema import moves, seats, tables


def in_between(connection: Connection) -> list[str]:
    """Tables of which a part is stored and another is not."""
    free = select(seats.c.table).where(seats.c.kind.in_(("link", "open")))
    full = select(tables.c.id).where(tables.c.status == "waiting", tables.c.id.not_in(free))
    begun = select(moves.c.table).where(moves.c.kind == "start")
    unbegun = select(tables.c.id).where(tables.c.status == "playing", tables.c.id.not_in(begun))
    found = connection.execute(full).scalars().all(), connection.execute(unbegun).scalars().all()
    return [id for ids in found for id in ids]


def watch_writes(services: Services) -> list[list[str]]:
    """After every write, what a kill at this moment would leave in between."""
    seen: list[list[str]] = []
    write: Callable[[Any], Awaitable[Any]] = services.store.write

    async def watched(job: Any) -> Any:
        result = await write(job)
        seen.append(await services.store.read(in_between))
        return result

    services.store.write = watched  # type: ignore[method-assign]
    return seen


async def another(services: Services) -> Guest:
    guest, _ = await services.sessions.begin()
    return guest


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def test_no_write_leaves_a_table_in_between(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        seen = watch_writes(services)
        alone = await make(services, alice, "way-of-the-samurai", "me")
        assert (alone.terms.status, len(seen)) == ("playing", 1)
        live = await make(services, alice, "gosu-tactics", "me", "link")
        await live.seating.sit(bob, 1)
        assert (live.terms.status, len(seen)) == ("playing", 3)
        await live.end(1, "resign")
        assert await services.tables.rematches.ask(alice, live, wire.Rematch()) is live
        assert (live.terms.rematch, len(seen)) == (None, 5)
        again = await services.tables.rematches.ask(bob, live, wire.Rematch())
        assert (live.terms.rematch, again.terms.status, len(seen)) == (again.terms.id, "playing", 6)
        await again.seating.stand_up(bob)
        assert (again.terms.status, len(seen)) == ("over", 7)
        assert seen == [[]] * 7

    with_services(tmp_path, play)


def test_a_rematch_that_both_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await make(services, alice, "gosu-tactics", "me", "link")
        await live.seating.sit(bob, 1)
        await live.end(1, "resign")
        first, second = await asyncio.gather(
            services.tables.rematches.ask(alice, live, wire.Rematch()),
            services.tables.rematches.ask(bob, live, wire.Rematch()),
        )
        assert {first, second} == {live, services.tables.live[live.terms.rematch or ""]}
        assert (second.terms.status, await services.store.read(count)) == ("playing", 2)

    with_services(tmp_path, play)


@pytest.mark.parametrize("first", ["join", "close"])
def test_closing_and_joining_at_once(tmp_path: Path, first: str) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await make(services, alice, "gosu-tactics", "me", "open")
        work = [live.seating.join(bob, None), live.seating.close(alice)]
        results = await asyncio.gather(*(work if first == "join" else work[::-1]), return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], ApiError)
        assert results[1].word == ("others-play" if first == "join" else "seat-taken")
        assert live.terms.status == ("playing" if first == "join" else "closed")
        assert live.seats_of(bob) == ([1] if first == "join" else [])

    with_services(tmp_path, play)


def test_a_table_of_an_older_version_that_was_cut_off_before_it_began_begins(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob = await another(services)
        live = await make(services, alice, "gosu-tactics", "me", "link", seed="x", known_deal=True)
        change = seats.update().where(seats.c.seat == 1).values(kind="human", guest=bob.id)
        await services.store.write(lambda connection: connection.execute(change))
        del services.tables.live[live.terms.id]
        assert await services.store.read(in_between) == [live.terms.id]
        assert (await services.tables.find(live.terms.id)).terms.status == "playing"
        assert await services.store.read(in_between) == []

    with_services(tmp_path, play)
