"""Folder: where the data lies, for its owner alone, and what can be wrong with it at the start."""

import errno
import fcntl
import os
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

FILE: Final = "honjin.sqlite"
LOCK: Final = "honjin.lock"
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside the file
PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
MAGIC: Final = b"SQLite format 3\0"
HEAD: Final = 100  # bytes before the first page's own
CHECKED_MAX: Final = 64 << 20  # bytes of a file that is read whole at the start
CODES: Final = {
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_FULL: "full",
}
ERRNOS: Final = {errno.ENOSPC: "full", errno.ENOTDIR: "no-folder", errno.EEXIST: "no-folder"}


class Unusable(ValueError):
    """The data cannot be used: in-use, no-folder, read-only, full, newer, damaged or truncated."""

    def __init__(self, word: str, version: int = 0, here: int = 0) -> None:
        super().__init__(f"the data cannot be used: {word}")
        self.word = word
        self.version = version
        self.here = here


@contextmanager
def explained() -> Iterator[None]:
    """What the system or SQLite refuses, as a word."""
    try:
        yield
    except OSError as error:
        raise Unusable(ERRNOS.get(error.errno or 0, "read-only")) from error
    except Exception as error:
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
        if code is None:
            raise
        raise Unusable(CODES.get(code & 0xFF, "damaged")) from error


def taken(folder: Path) -> IO[str]:
    """The file whose lock says that this folder is in use; however we end, the system frees it."""
    with explained():
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        lock = os.fdopen(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE), "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unusable("in-use") from None
    return lock


def prepared(folder: Path) -> Path:
    """The file of the data, there and for its owner alone; what SQLite makes beside it is as private."""
    path = folder / FILE
    with explained():
        if path.exists():
            check_file(path)
        else:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
        for name in (LOCK, FILE, *(FILE + end for end in BESIDE)):
            close_to_others(folder / name, PRIVATE_FILE)
        close_to_others(folder, PRIVATE_FOLDER)
    return path


def close_to_others(path: Path, mode: int) -> None:
    """Take away what others may do; nobody's folder for everything (sticky) becomes ours by being named."""
    if not path.exists():
        return
    found = path.stat()
    if found.st_uid == os.geteuid() and not found.st_mode & 0o1000 and found.st_mode & 0o777 & ~mode:
        path.chmod(found.st_mode & mode)


def check_file(path: Path) -> None:
    """Before SQLite opens it: a file that is no database, or not all of one."""
    with path.open("rb") as file:
        head = file.read(HEAD)
    if len(head) < HEAD:
        raise Unusable("truncated")
    if not head.startswith(MAGIC):
        raise Unusable("damaged")
    log = path.with_name(FILE + BESIDE[0])
    if log.exists() and log.stat().st_size:
        return  # pages that the file lacks may stand there
    size, pages = struct.unpack(">H", head[16:18])[0], struct.unpack(">I", head[28:32])[0]
    if path.stat().st_size < pages * (65_536 if size == 1 else size):
        raise Unusable("truncated")


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """SQLite's own look at every page, where that takes no time."""
    if path.stat().st_size > CHECKED_MAX:
        return
    said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if said != "ok":
        raise Unusable("damaged")
