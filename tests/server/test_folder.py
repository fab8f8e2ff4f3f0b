"""The data's folder: its owner's alone, and every fault at the start is one sentence."""

import os
import shutil
import socket
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import Ran, run

from honjin.server.store.folder import FILE, LOCK
from honjin.server.store.migrations import STEPS
from honjin.server.store.store import Store


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def start(folder: Path, *options: str, lang: str = "en") -> Ran:
    """In this process; it never comes to serving."""
    arguments = ("--lang", lang, "serve", "--no-browser", "--port", "0", *options)
    ran = run(*arguments, HONJIN_DATA=str(folder))
    assert ran.code != 0
    assert "Traceback" not in ran.err
    assert len(ran.err.splitlines()) <= 3
    return ran


def written(folder: Path) -> Path:
    Store(folder).close()
    return folder / FILE


def newer(folder: Path) -> None:
    db = sqlite3.connect(written(folder))
    db.execute("PRAGMA user_version = 99")
    db.close()


def not_a_folder(folder: Path) -> None:
    folder.write_text("a file")


def damaged(folder: Path) -> None:
    path = written(folder)
    body = bytearray(path.read_bytes())
    body[4096:12_288] = b"\xff" * 8192
    path.write_bytes(body)


def no_database(folder: Path) -> None:
    written(folder).write_bytes(b"x" * 5000)


def truncated(folder: Path) -> None:
    path = written(folder)
    os.truncate(path, path.stat().st_size // 2)


def emptied(folder: Path) -> None:
    os.truncate(written(folder), 0)


FAULTS: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "newer": (
        newer,
        f"is of version 99, this Honjin reads up to {len(STEPS)}: use a newer Honjin",
        "plus récent",
    ),
    "not a folder": (not_a_folder, "is not a folder", "n'est pas un dossier"),
    "damaged": (damaged, "is damaged", "est abîmé"),
    "no database": (no_database, "is damaged", "est abîmé"),
    "truncated": (truncated, "is cut off", "est tronqué"),
    "emptied": (emptied, "is cut off", "est tronqué"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_at_the_start_is_one_sentence(tmp_path: Path, fault: str) -> None:
    make, english, french = FAULTS[fault]
    folder = tmp_path / "data"
    make(folder)
    for lang, said in (("en", english), ("fr", french)):
        assert said in " ".join(start(folder, lang=lang).err.split())


def test_a_folder_in_use_and_a_port_that_is_taken_are_one_sentence(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    assert "uses" in start(tmp_path / "data").err
    store.close()
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        ended = start(tmp_path / "data", "--port", str(other.getsockname()[1]))
    assert "is taken" in ended.err
    assert "cannot listen" in start(tmp_path / "data", "--host", "no.such.host.invalid").err


def test_a_folder_that_can_only_be_read_is_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mounted, capture_output=True).returncode:
        pytest.skip("needs to mount a disk")
    try:
        ended = start(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)
    assert "cannot be written" in ended.err


def test_the_data_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        store = Store(folder)
        assert {path.name: oct(mode(path)) for path in folder.iterdir()} == dict.fromkeys(
            (LOCK, FILE, f"{FILE}-wal", f"{FILE}-shm"), oct(0o600)
        )
        assert mode(folder) == 0o700
        store.close()
    finally:
        os.umask(before)


def test_an_older_folder_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    path = written(folder)
    folder.chmod(0o755)
    path.chmod(0o644)
    Store(folder).close()
    assert (mode(folder), mode(path)) == (0o700, 0o600)


def test_a_folder_for_everybody_stays_one(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    Store(folder).close()
    assert mode(folder) == 0o1777
