"""The data folder that an older version wrote, and its guests."""

import json
import shutil
from pathlib import Path

from serve_process import Served, Visitor

from honjin.server.store import FILE

OLD = Path(__file__).parent / "data" / "afd2ee6"
KNOWN = json.loads((OLD / "known.json").read_text())
IDS: dict[str, str] = KNOWN["ids"]
TABLES = sorted(name for name in IDS if not name.endswith("-replay"))
REPLAYS = sorted(set(IDS) - set(TABLES))
CHANGED = ("s-",)  # of games whose rules are others now: they are shown, and not continued


def copied(folder: Path) -> Path:
    folder.mkdir()
    shutil.copy(OLD / FILE, folder / FILE)
    return folder


def known(served: Served, name: str, lang: str = "en") -> Visitor:
    """A guest of that time, by the cookie of that time."""
    guest = served.guest(lang)
    guest.http.cookies.clear()
    guest.http.cookies.set("honjin", KNOWN["cookies"][name])
    guest.me = guest.get("/api/me")
    return guest
