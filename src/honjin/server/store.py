"""Store: one thread writes and commits in groups, another reads; what is acknowledged is on disk."""

import asyncio
import fcntl
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import NullPool

from honjin.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from honjin.server.schema import migrate

T = TypeVar("T")
Job = Callable[[Connection], T]

FILE: Final = "honjin.sqlite"
LOCK: Final = "honjin.lock"
GROUP_MAX: Final = 256


class Busy(ValueError):
    """Another server uses the same data."""


def engine_of(path: Path, pragmas: tuple[str, ...]) -> Engine:
    """Connections without Python's own transactions: we begin and commit ourselves."""
    engine = create_engine(
        f"sqlite:///{path}",
        isolation_level="AUTOCOMMIT",
        poolclass=NullPool,
        connect_args={"check_same_thread": False, "timeout": 10},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: object, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]  # the driver's connection

    return engine


def locked(folder: Path) -> IO[str]:
    """The file whose lock says that this folder is in use; however we end, the system frees it."""
    lock = (folder / LOCK).open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Busy(f"another honjin serve uses {folder}") from None
    return lock


class Store:
    """The database of one server."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = locked(folder)
        path = folder / FILE
        # FULL: a commit that was acknowledged survives a power cut. All else may only read: SQLite's
        # write-ahead log is safe with one connection that writes and checkpoints.
        self._writer = engine_of(
            path, ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
        ).connect()
        try:
            migrate(self._writer)
        except ValueError:
            self._writer.close()
            self._lock.close()
            raise
        self._reader = engine_of(path, ("query_only = ON", "busy_timeout = 10000")).connect()
        self._reading = ThreadPoolExecutor(1, "honjin-read")
        self._jobs: SimpleQueue[tuple[Job[object], Future[object]] | None] = SimpleQueue()
        self._writing = threading.Thread(target=self._write_all, name="honjin-write", daemon=True)
        self._writing.start()

    async def read(self, job: Job[T]) -> T:
        """What the job reads, in the thread for reading."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, job, self._reader)

    async def write(self, job: Job[T]) -> T:
        """What the job returns, once its changes are on disk; if it fails, it alone is undone."""
        done: Future[T] = Future()
        self._jobs.put((job, done))  # type: ignore[arg-type]  # a job and its own future
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        self._jobs.put(None)
        self._writing.join()
        self._reading.shutdown()
        self._reader.close()
        self._writer.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer.close()
        self._lock.close()

    # --- the writing thread

    def _write_all(self) -> None:
        while True:
            group = [self._jobs.get()]
            while not self._jobs.empty() and len(group) < GROUP_MAX:
                group.append(self._jobs.get())
            self._write_group([job for job in group if job is not None])
            if None in group:
                return

    def _write_group(self, group: list[tuple[Job[object], Future[object]]]) -> None:
        """All jobs that wait, in one transaction: one wait for the disk."""
        writer, results = self._writer, []
        with COMMIT_SECONDS.time():
            try:
                writer.exec_driver_sql("BEGIN IMMEDIATE")
                results = [(done, *self._attempt(job)) for job, done in group]
                writer.exec_driver_sql("COMMIT")
            except Exception as error:  # the disk is full, say: nobody is told otherwise
                if writer.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]  # open: it wrote
                    writer.exec_driver_sql("ROLLBACK")
                results = [(done, None, error) for _, done in group]
        COMMIT_SIZE.observe(len(group))
        for done, result, failure in results:
            if failure is not None:
                done.set_exception(failure)
            else:
                done.set_result(result)

    def _attempt(self, job: Job[object]) -> tuple[object, Exception | None]:
        """A job that fails takes nothing else with it."""
        self._writer.exec_driver_sql("SAVEPOINT job")
        try:
            result = job(self._writer)
        except Exception as error:
            self._writer.exec_driver_sql("ROLLBACK TO job")
            return None, error
        finally:
            self._writer.exec_driver_sql("RELEASE job")
        return result, None
