"""Coming and going: each is one write, and whoever is first is first."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from encamped import in_camp, make
from sqlalchemy import Connection, func, select

from honjin.server.camp import Camp
from honjin.server.refused import Refused
from honjin.server.schema import moves, seats, tables
from honjin.server.sessions import Guest


def in_between(connection: Connection) -> list[str]:
    """Tables of which a part is stored and another is not."""
    free = select(seats.c.table).where(seats.c.kind.in_(("link", "open")))
    full = select(tables.c.id).where(tables.c.status == "waiting", tables.c.id.not_in(free))
    begun = select(moves.c.table).where(moves.c.kind == "start")
    unbegun = select(tables.c.id).where(tables.c.status == "playing", tables.c.id.not_in(begun))
    found = connection.execute(full).scalars().all(), connection.execute(unbegun).scalars().all()
    return [id for ids in found for id in ids]


def watch_writes(camp: Camp) -> list[list[str]]:
    """After every write, what a kill at this moment would leave in between."""
    seen: list[list[str]] = []
    write: Callable[[Any], Awaitable[Any]] = camp.store.write

    async def watched(job: Any) -> Any:
        result = await write(job)
        seen.append(await camp.store.read(in_between))
        return result

    camp.store.write = watched  # type: ignore[method-assign]
    return seen


async def another(camp: Camp) -> Guest:
    guest, _ = await camp.sessions.begin()
    return guest


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def test_no_write_leaves_a_table_in_between(tmp_path: Path) -> None:
    async def play(camp: Camp, alice: Guest) -> None:
        bob = await another(camp)
        seen = watch_writes(camp)
        alone = await make(camp, alice, "way-of-the-samurai", "me")
        assert (alone.terms.status, len(seen)) == ("playing", 1)
        live = await make(camp, alice, "gosu-tactics", "me", "link")
        await live.seating.sit(bob, 1)
        assert (live.terms.status, len(seen)) == ("playing", 3)
        await live.end(1, "resign")
        again = await camp.tables.rematch(alice, live)
        assert (live.terms.rematch, again.terms.status, len(seen)) == (again.terms.id, "waiting", 5)
        assert await camp.tables.rematch(bob, live) is again
        assert (again.terms.status, len(seen)) == ("playing", 6)
        await again.seating.stand_up(bob)
        assert (again.terms.status, len(seen)) == ("over", 7)
        assert seen == [[]] * 7

    in_camp(tmp_path, play)


def test_a_rematch_that_both_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async def play(camp: Camp, alice: Guest) -> None:
        bob = await another(camp)
        live = await make(camp, alice, "gosu-tactics", "me", "link")
        await live.seating.sit(bob, 1)
        await live.end(1, "resign")
        first, second = await asyncio.gather(camp.tables.rematch(alice, live), camp.tables.rematch(bob, live))
        assert first is second
        assert (first.terms.status, await camp.store.read(count)) == ("playing", 2)

    in_camp(tmp_path, play)


@pytest.mark.parametrize("first", ["join", "close"])
def test_closing_and_joining_at_once(tmp_path: Path, first: str) -> None:
    async def play(camp: Camp, alice: Guest) -> None:
        bob = await another(camp)
        live = await make(camp, alice, "gosu-tactics", "me", "open")
        work = [live.seating.join(bob, None), live.seating.close(alice)]
        results = await asyncio.gather(*(work if first == "join" else work[::-1]), return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], Refused)
        assert results[1].word == ("others-play" if first == "join" else "seat-taken")
        assert live.terms.status == ("playing" if first == "join" else "closed")
        assert live.seats_of(bob) == ([1] if first == "join" else [])

    in_camp(tmp_path, play)


def test_a_table_of_an_older_version_that_was_cut_off_before_it_began_begins(tmp_path: Path) -> None:
    async def play(camp: Camp, alice: Guest) -> None:
        bob = await another(camp)
        live = await make(camp, alice, "gosu-tactics", "me", "link", seed="x", known_deal=True)
        change = seats.update().where(seats.c.seat == 1).values(kind="human", guest=bob.id)
        await camp.store.write(lambda connection: connection.execute(change))
        del camp.tables.live[live.terms.id]
        assert await camp.store.read(in_between) == [live.terms.id]
        assert (await camp.tables.find(live.terms.id)).terms.status == "playing"
        assert await camp.store.read(in_between) == []

    in_camp(tmp_path, play)
