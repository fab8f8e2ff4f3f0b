"""A disk that is full, or fails: players read so, nothing is half stored, and all goes on by itself."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from in_process import make, until, with_services
from serve_process import Served
from sqlalchemy import Connection, insert

from honjin.server import wire
from honjin.server.bots.pool import NoAnswer
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.schema import settings
from honjin.server.store.store import Store, Unstored
from honjin.server.tables import render
from honjin.server.tables.table import LiveTable


def put(name: str) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(insert(settings).values(name=name, value=b"x"))

    return job


def failing(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    return error


@contextlib.contextmanager
def full(store: Store) -> Iterator[None]:
    """Every commit fails for want of space."""
    commit = store._commit

    def fail(group: object) -> Any:
        raise failing(sqlite3.SQLITE_FULL)

    store._commit = fail  # type: ignore[method-assign]
    yield
    store._commit = commit  # type: ignore[method-assign]


# --- the store


@pytest.mark.parametrize(
    ("code", "word"),
    [
        (sqlite3.SQLITE_FULL, "disk-full"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "read-only"),
        (sqlite3.SQLITE_IOERR_WRITE, "store"),
    ],
)
def test_a_disk_that_fails_in_a_job_fails_all_in_words_and_the_next_is_stored(
    tmp_path: Path, code: int, word: str
) -> None:
    def poison(connection: Connection) -> None:
        raise failing(code)

    async def play(store: Store) -> None:
        results = await asyncio.gather(
            *(store.write(job) for job in (put("a"), poison, put("b"))), return_exceptions=True
        )
        assert [(type(each), getattr(each, "word", "")) for each in results if each] == [
            (Unstored, word)
        ] * len([each for each in results if each])
        assert isinstance(results[1], Unstored)
        await store.write(put("later"))

    store = Store(tmp_path)
    asyncio.run(play(store))
    store.close()


def test_a_lost_connection_is_opened_again(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert store._writer is not None
        store._writer.connection.dbapi_connection.close()  # type: ignore[union-attr]
        with pytest.raises(Unstored):
            await store.write(put("lost"))
        await store.write(put("kept"))
        store._reader.connection.dbapi_connection.close()  # type: ignore[union-attr]
        with pytest.raises(Exception, match="closed"):
            await store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    store = Store(tmp_path)
    asyncio.run(play(store))
    store.close()


def test_who_waits_no_longer_does_not_stop_the_writing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    gone: Future[object] = Future()
    gone.cancel()
    store._jobs.put((put("gone"), gone))
    asyncio.run(store.write(put("kept")))
    store.close()


# --- tables


def test_a_bot_whose_choice_could_not_be_stored_goes_on(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-tactics", "bot", "me", seed="early")
        with full(services.store):
            await until(lambda: services.store._trouble == "disk-full")
            assert live.timeline.seq == 0
        await until(lambda: live.timeline.asked == 1)
        assert live.timeline.seq > 0

    with_services(tmp_path, play)


def test_hj_e2_a_flag_that_falls_while_the_disk_is_full_is_stored_later(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-x", "me", "me", clock=wire.ClockWish("fischer", minutes=1))
        choice = first_option(live, guest)
        with full(services.store):
            live.timeline.clock.remaining = [100, 100]
            live.pulse.go_on()
            await until(lambda: services.store._trouble == "disk-full")
            with pytest.raises(Exception, match="time-out"):
                await live.play(guest, wire.Play(0, choice, "late"))
            assert live.terms.status == "playing"
        await until(lambda: live.terms.status == "over")

    with_services(tmp_path, play)


def first_option(live: LiveTable, guest: Guest) -> str:
    asked = render.state(live, guest, live.timeline.asked, "en").decision
    assert asked is not None
    return asked.options[0].notation


def test_the_supervisor_wakes_a_bot_that_gave_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("honjin.server.tables.supervisor.LOOK_SECONDS", 0.1)

    async def play(services: Services, guest: Guest) -> None:
        choose = services.bots.choose
        failed: list[object] = []

        async def fail_twice(*asked: Any) -> Any:
            if len(failed) < 2:
                failed.append(asked)
                raise NoAnswer
            return await choose(*asked)

        monkeypatch.setattr(services.bots, "choose", fail_twice)
        live = await make(services, guest, "gosu-tactics", "bot", "me", seed="early")
        await until(lambda: live.timeline.asked == 1)
        assert len(failed) == 2

    with_services(tmp_path, play)


def test_a_table_that_could_not_be_read_at_the_start_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-x", "me", "me", clock=wire.ClockWish("fischer", minutes=1))
        services.tables.live.clear()

        async def fail(job: object) -> Any:
            raise Unstored("store")

        found = services.tables.find
        monkeypatch.setattr(services.tables, "find", fail)
        await services.tables.resume()
        assert live.terms.id not in services.tables.live
        monkeypatch.setattr(services.tables, "find", found)
        await services.tables.sweep(0)
        assert live.terms.id in services.tables.live

    with_services(tmp_path, play)


# --- a real disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Three megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(place)]
    if shutil.which("mount") is None or subprocess.run(mounted, capture_output=True).returncode:
        pytest.skip("needs to mount a small disk")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(place: Path) -> Path:
    """Until not a byte is left."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    return ballast


def test_a_full_disk_is_told_in_words_and_all_goes_on_when_there_is_space(small_disk: Path) -> None:
    with Served(small_disk / "data") as served:
        alice = served.guest()
        table = alice.make("way-of-the-samurai", "me", seed="full")["id"]
        waiting = alice.make("gosu-tactics", "greedy", "me", seed="early")["id"]
        ballast = fill(small_disk)  # while the bot's process starts
        state, said = alice.asked(table), ""
        for number in range(200):  # until what is allotted already is used up
            choice = state["decision"]["options"][0]["notation"]
            body = {"seq": state["seq"], "epoch": 0, "choice": choice, "id": f"full {number}"}
            answer = alice.http.post(f"/api/tables/{table}/play", json=body)
            if answer.status_code == 503:
                said = answer.json()["error"]
                break
            state = alice.asked(table)
        assert said == "disk-full"
        assert alice.state(table)["seq"] == state["seq"]  # looking goes on
        with alice.socket(table) as wire_:
            wire_.say(type="play", **{**body, "id": "socket"})
            assert wire_.hear_until("error")["error"] == "disk-full"
        time.sleep(1.5)
        ballast.unlink()
        alice.play_first(table)
        assert alice.asked(waiting)["decision"]["options"]
