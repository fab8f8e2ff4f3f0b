"""The store: groups, a job that fails alone, one server for one folder, versions."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from honjin.server.store.folder import Unusable
from honjin.server.store.schema import settings
from honjin.server.store.store import FILE, Store


def put(name: str) -> object:
    def job(connection: Connection) -> None:
        connection.execute(insert(settings).values(name=name, value=b"x"))

    return job


def names(connection: Connection) -> list[str]:
    return list(connection.execute(select(settings.c.name).order_by(settings.c.name)).scalars())


def test_a_poisoned_job_is_undone_alone(tmp_path: Path) -> None:
    def poison(connection: Connection) -> None:
        connection.execute(insert(settings).values(name="poison", value=b"x"))
        raise ZeroDivisionError

    async def play(store: Store) -> list[object]:
        jobs = [put("a"), poison, put("a"), put("b"), *(put(f"n{n:02}") for n in range(50))]
        return await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)  # type: ignore[arg-type]

    store = Store(tmp_path)
    results = asyncio.run(play(store))
    assert isinstance(results[1], ZeroDivisionError)
    assert isinstance(results[2], IntegrityError)  # the same again
    assert results[3:] == [None] * 51
    assert asyncio.run(store.read(names)) == ["a", "b", *(f"n{n:02}" for n in range(50))]
    store.close()


def test_what_is_acknowledged_is_there_for_the_next_server(tmp_path: Path) -> None:
    store = Store(tmp_path)
    asyncio.run(store.write(put("kept")))  # type: ignore[arg-type]
    store.close()
    again = Store(tmp_path)
    assert asyncio.run(again.read(names)) == ["kept"]
    again.close()


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """A power cut cannot be tried here: what SQLite was told can be asked."""

    def told(connection: Connection) -> list[object]:
        asked = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {word}").scalar() for word in asked]

    store = Store(tmp_path)
    assert asyncio.run(store.write(told)) == [2, "wal", 1]  # 2: FULL
    store.close()


def test_readers_cannot_write(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(Exception, match="readonly"):
        asyncio.run(store.read(put("no")))  # type: ignore[arg-type]
    store.close()


def test_two_servers_cannot_share_a_folder(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(Unusable, match="in-use"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_data_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    import sqlite3

    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Unusable, match="newer"):
        Store(tmp_path)
