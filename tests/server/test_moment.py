"""Time: what the system's clock says matters at the start alone, and a restart charges what was thought."""

import asyncio
import time
from pathlib import Path

import pytest
from in_process import make, with_services
from older import copied
from serve_process import Served
from sqlalchemy import Connection

from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.moment import Moment, Timekeeper, last_sign, now, sign
from honjin.server.store.store import Store
from honjin.server.tables.clock import MINUTE, SECOND

HOUR = 60 * MINUTE
FISCHER = wire.ClockWish("fischer", minutes=10, increment=0)


class World:
    """A system whose clock somebody sets."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.passed = 0

    def wall(self) -> int:
        return (self.at + self.passed) * 1_000_000

    def steady(self) -> int:
        return self.passed * 1_000_000

    def keeper(self, floor: int = 0) -> Timekeeper:
        return Timekeeper(floor, self.wall, self.steady)


def test_the_time_runs_on_whatever_is_done_to_the_clock() -> None:
    world = World(1_000 * HOUR)
    keeper = world.keeper()
    for jump in (-HOUR, 2 * HOUR):
        before = keeper.now()
        world.at += jump
        world.passed += 5
        assert keeper.now() == before + 5


def test_a_server_never_begins_before_the_last_sign_of_life() -> None:
    world = World(1_000 * HOUR)
    assert world.keeper(world.at + HOUR).now() == world.at + HOUR
    assert world.keeper(world.at - HOUR).now() == world.at


@pytest.mark.parametrize("jump", [-HOUR, 0, HOUR])
def test_across_a_restart_the_thinking_is_charged_and_the_absence_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    world = World(now())
    monkeypatch.setattr("honjin.server.services.Timekeeper", world.keeper)
    found: list[str] = []

    async def think(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-x", "me", "me", clock=FISCHER)
        world.passed += 20 * SECOND
        await services.store.write(sign)
        found.append(live.terms.id)

    async def look(services: Services, guest: Guest) -> None:
        live = await services.tables.find(found[0])
        clock = live.timeline.clock.told(now())
        assert clock.running is not None
        assert clock.remaining[clock.running] == 10 * MINUTE - 20 * SECOND
        world.passed += 7 * SECOND
        clock = live.timeline.clock.told(now())
        assert clock.remaining[clock.running or 0] == 10 * MINUTE - 27 * SECOND
        await services.store.write(sign)

    async def look_again(services: Services, guest: Guest) -> None:
        """The moves that were stored say the same."""
        clock = (await services.tables.find(found[0])).timeline.clock.told(now())
        assert clock.remaining[clock.running or 0] == 10 * MINUTE - 27 * SECOND

    try:
        with_services(tmp_path, think)
        world.at += jump
        world.passed += 5 * MINUTE
        with_services(tmp_path, look)
        world.at -= jump
        with_services(tmp_path, look_again)
    finally:
        Moment.keeper = Timekeeper()


def test_a_sign_of_life_is_given_while_a_clock_runs_and_else_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("honjin.server.tables.supervisor.SIGN_SECONDS", 0.05)

    async def play(services: Services, guest: Guest) -> None:
        await make(services, guest, "gosu-x", "me", "me")
        before = await services.store.read(last_sign)
        await asyncio.sleep(0.3)
        assert await services.store.read(last_sign) == before
        await make(services, guest, "gosu-x", "me", "me", clock=FISCHER)
        begun = await services.store.read(last_sign)
        for _ in range(600):
            await asyncio.sleep(0.05)
            if await services.store.read(last_sign) > begun:
                return
        raise AssertionError("no sign of life")

    with_services(tmp_path, play)


def test_a_killed_server_charges_what_was_thought_before(own: Served) -> None:
    alice, begun = own.guest(), time.monotonic()
    table = alice.make("gosu-x", "me", "me", clock={"kind": "fischer", "minutes": 5, "increment": 0})["id"]
    time.sleep(3)
    own.kill()
    thought = time.monotonic() - begun
    time.sleep(2)
    back = time.monotonic()
    own.start()
    clock = alice.state(table)["clock"]
    charged = 5 * MINUTE - (clock["remaining"][clock["running"]] or 0)
    assert 1 * SECOND < charged <= (thought + time.monotonic() - back) * SECOND


@pytest.mark.parametrize("touched", ["'noon'", "1 << 60"])
def test_a_damaged_row_does_not_move_the_time(touched: str, tmp_path: Path) -> None:
    store = Store(copied(tmp_path / "data"))
    try:
        before = asyncio.run(store.read(last_sign))

        def damage(connection: Connection) -> None:
            connection.exec_driver_sql(f"UPDATE tables SET touched = {touched} WHERE touched < {before}")

        asyncio.run(store.write(damage))
        assert asyncio.run(store.read(last_sign)) == before
    finally:
        store.close()
