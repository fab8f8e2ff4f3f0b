"""Store: one thread writes and commits in groups, another reads; what is acknowledged is on disk."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import NullPool

from honjin.server.errors import ApiError
from honjin.server.http.metrics import COMMIT_SECONDS, COMMIT_SIZE
from honjin.server.store.folder import FILE as FILE
from honjin.server.store.folder import check_whole, explained, prepared, taken
from honjin.server.store.migrations import migrate

LOG: Final = structlog.get_logger()
T = TypeVar("T")
Job = Callable[[Connection], T]
Waiting = tuple[Job[object], Future[object]]

GROUP_MAX: Final = 256
# FULL: a commit that was acknowledged survives a power cut. All else may only read: SQLite's write-ahead
# log is safe with one connection that writes and checkpoints.
WRITING: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
READING: Final = ("query_only = ON", "busy_timeout = 10000")
TROUBLES: Final = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    **dict.fromkeys((sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_CORRUPT), "store"),
    **dict.fromkeys((sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED), "store"),
    **dict.fromkeys((sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOMEM), "store"),
}
FIRST_PAUSE: Final = 0.25  # seconds until the next try, then twice as long each time
LONGEST_PAUSE: Final = 8.0


class Unstored(ApiError):
    """The disk took nothing: it is full, may only be read, or fails (disk-full, read-only, store)."""

    def __init__(self, word: str) -> None:
        super().__init__(503, word)


def trouble(error: BaseException) -> str | None:
    """The word for a disk that does not do its work; None: the job itself was wrong."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return None if code is None else TROUBLES.get(code & 0xFF)


def pauses() -> Iterable[float]:
    """Growing, and never at an end."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


async def until_stored(work: Callable[[], Awaitable[T]]) -> T:
    """Do it again with growing pauses until the disk takes it."""
    for pause in pauses():
        try:
            return await work()
        except Unstored:
            await asyncio.sleep(pause)
    raise AssertionError  # the pauses never end


def readable(text: bytes) -> str:
    """Text that is damaged is no reason to fail whoever reads the rows beside it."""
    return text.decode("utf-8", "replace")


def engine_of(path: Path, pragmas: tuple[str, ...]) -> Engine:
    """Connections without Python's own transactions: we begin and commit ourselves."""
    engine = create_engine(
        f"sqlite:///{path}",
        isolation_level="AUTOCOMMIT",
        poolclass=NullPool,
        connect_args={"check_same_thread": False, "timeout": 10},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
        connection.text_factory = readable

    return engine


class Store:
    """The database of one server."""

    def __init__(self, folder: Path) -> None:
        self._lock = taken(folder)
        self._writer: Connection | None = None
        try:
            self._path = prepared(folder)
            with explained():
                self._writer = self._connect(WRITING)
                check_whole(self._writer.connection.dbapi_connection, self._path)  # type: ignore[arg-type]
                migrate(self._writer)
        except BaseException:
            if self._writer is not None:
                self._writer.close()
            self._lock.close()
            raise
        self._reader = self._connect(READING)
        self._reading = ThreadPoolExecutor(1, "honjin-read")
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._trouble: str | None = None
        self._pauses, self._again_at = iter(pauses()), 0.0
        self._writing = threading.Thread(target=self._write_all, name="honjin-write", daemon=True)
        self._writing.start()

    def _connect(self, pragmas: tuple[str, ...]) -> Connection:
        return engine_of(self._path, pragmas).connect()

    async def read(self, job: Job[T]) -> T:
        """What the job reads, in the thread for reading."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, job)

    def _read(self, job: Job[T]) -> T:
        """A connection that fails is opened anew."""
        try:
            return job(self._reader)
        except Exception as error:
            if (word := trouble(error)) is None or word == "read-only":  # a job that would write
                raise
        with contextlib.suppress(Exception):
            self._reader.close()
        try:
            self._reader = self._connect(READING)
            return job(self._reader)
        except Exception as error:
            raise Unstored(trouble(error) or "store") from error

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
        if self._writer is not None:
            with contextlib.suppress(Exception):  # what is in the log beside the file is as safe there
                self._writer.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            self._writer.close()
        self._lock.close()

    # --- the writing thread

    def _write_all(self) -> None:
        while True:
            group = [self._jobs.get()]
            while not self._jobs.empty() and len(group) < GROUP_MAX:
                group.append(self._jobs.get())
            # Who waits no longer is asked now: from here on it is done, and told.
            self._write_group([one for one in group if one and one[1].set_running_or_notify_cancel()])
            if None in group:
                return

    def _write_group(self, group: list[Waiting]) -> None:
        """All jobs that wait, in one transaction: one wait for the disk."""
        with COMMIT_SECONDS.time():
            try:
                results = self._commit(group)
            except BaseException as error:  # the disk is full, say: nobody is told otherwise, and we go on
                word = error.word if isinstance(error, Unstored) else trouble(error) or "store"
                with contextlib.suppress(Exception):  # the log may lie on the same disk
                    self._give_up(word)
                    self._note(word, error)
                results = [(done, None, Unstored(word)) for _, done in group]
        COMMIT_SIZE.observe(len(group))
        for done, result, failure in results:
            if failure is not None:
                done.set_exception(failure)
            else:
                done.set_result(result)

    def _commit(self, group: list[Waiting]) -> list[tuple[Future[object], object, Exception | None]]:
        writer = self._writer or self._open_again()
        writer.exec_driver_sql("BEGIN IMMEDIATE")
        results = [(done, *self._attempt(writer, job)) for job, done in group]
        writer.exec_driver_sql("COMMIT")
        with contextlib.suppress(Exception):
            self._note(None)
        return results

    def _attempt(self, writer: Connection, job: Job[object]) -> tuple[object, Exception | None]:
        """A job that fails takes nothing else with it, unless it is the disk that fails."""
        writer.exec_driver_sql("SAVEPOINT job")
        result, failure = None, None
        try:
            result = job(writer)
        except Exception as error:
            if trouble(error) is not None:
                raise
            writer.exec_driver_sql("ROLLBACK TO job")
            failure = error
        writer.exec_driver_sql("RELEASE job")
        return result, failure

    # --- when the disk fails

    def _give_up(self, word: str) -> None:
        """Leave the transaction; a connection that failed for more than want of space is not used again."""
        writer = self._writer
        if writer is None:
            return
        try:
            if writer.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]  # open: it wrote
                writer.exec_driver_sql("ROLLBACK")
            if word == "disk-full":
                return
        except Exception as error:
            LOG.error("roll-back failed", error=str(error))
        with contextlib.suppress(Exception):
            writer.close()
        self._writer = None

    def _open_again(self) -> Connection:
        """With growing pauses; who asks meanwhile is told at once."""
        if time.monotonic() < self._again_at:
            raise Unstored(self._trouble or "store")
        self._again_at = time.monotonic() + next(self._pauses)
        self._writer = self._connect(WRITING)
        return self._writer

    def _note(self, word: str | None, error: BaseException | None = None) -> None:
        """Once when it begins to fail, and once when it works again."""
        if word == self._trouble:
            return
        self._trouble = word
        if word is None:
            self._pauses, self._again_at = iter(pauses()), 0.0
            LOG.warning("disk works again")
        else:
            LOG.error("disk fails", why=word, error=str(error))
