"""The data folders that older versions wrote, and their guests."""

import json
import shutil
from pathlib import Path

from serve_process import Served, Visitor

from honjin.server.store.store import FILE

DATA = Path(__file__).parent / "data"
OLD = DATA / "afd2ee6"
TOLD = DATA / "f5215ef"  # the same games, with their facts
KNOWN = json.loads((OLD / "known.json").read_text())
IDS: dict[str, str] = KNOWN["ids"]
TABLES = sorted(name for name in IDS if not name.endswith("-replay"))
REPLAYS = sorted(set(IDS) - set(TABLES))


def is_archived(name: str) -> bool:
    """GOSU X and the Samurai are at version 2 of their rules, and these games were made by version 1."""
    return name.startswith(("x-", "s-"))


def copied(folder: Path, of: Path = OLD) -> Path:
    folder.mkdir()
    shutil.copy(of / FILE, folder / FILE)
    return folder


def known(served: Served, name: str, lang: str = "en") -> Visitor:
    """A guest of that time, by the cookie of that time."""
    guest = served.guest(lang)
    guest.http.cookies.clear()
    guest.http.cookies.set("honjin", KNOWN["cookies"][name])
    guest.me = guest.get("/api/me")
    return guest
