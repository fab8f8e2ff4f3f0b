"""Facts of an older folder are filled in while the server runs; then any later version can tell its games."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from older import IDS, REPLAYS, TABLES, copied, is_archived, known
from serve_process import Data, Served, Visitor

from honjin.server.store.store import FILE

# Games of rules that are no longer known here stay without facts.
ARCHIVED = ", ".join(f"'{id}'" for name, id in IDS.items() if is_archived(name))
MISSING = '(SELECT count(*) FROM {} WHERE facts IS NULL AND "{}" NOT IN ({}))'
UNTOLD = f"SELECT {MISSING.format('moves', 'table', ARCHIVED)}, {MISSING.format('replays', 'id', ARCHIVED)}"
OTHER_RULES = "UPDATE {} SET {} = replace({}, 'rules = ', 'rules = 99 # ')"
MOMENT = ("n", "seat", "choice", "log", "events")


def untold(folder: Path) -> tuple[int, int]:
    """Moves and replays without facts, but those of other rules: nothing can tell what they brought."""
    with sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True) as db:
        found: tuple[int, int] = db.execute(UNTOLD).fetchone()
    db.close()
    return found


def moments(visitor: Visitor, replay: str, view: str) -> list[Data]:
    path = f"/api/replays/{replay}"
    last = visitor.get(path)["moments"] - 1
    shown = [visitor.get(f"{path}/moments/{n}", view=view) for n in (0, 1, last // 2, last)]
    return [{name: moment[name] for name in MOMENT} for moment in shown]


def told(served: Served) -> dict[str, object]:
    """Everything that words say, to both players and a stranger."""
    people = {"Alice": known(served, "Alice"), "Bob": known(served, "Bob", "fr"), "": served.guest()}
    found: dict[str, object] = {}
    for who, visitor in people.items():
        for name in TABLES:
            state = visitor.state(IDS[name])
            outcome = state["outcome"]
            found[f"{name} {who}"] = (state["log"], state["events"], outcome, state["seq"], state["you"])
        for name in REPLAYS:
            log = visitor.get(f"/api/replays/{IDS[name]}/log", view="0")
            outcome = visitor.get(f"/api/replays/{IDS[name]}")["outcome"]
            views = [moments(visitor, IDS[name], view) for view in ("open", "0")]
            found[f"{name} {who}"] = (log, outcome, views)
    return found


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(copied(tmp_path_factory.mktemp("filled") / "data"))
    with served:
        for _ in range(600):
            if untold(served.folder) == (0, 0):
                break
            time.sleep(0.1)
        yield served


def test_an_older_folder_is_filled_in(filled: Served) -> None:
    assert untold(filled.folder) == (0, 0)


def test_another_version_tells_every_game_as_this_one_did(filled: Served) -> None:
    here = told(filled)
    filled.stop()
    with sqlite3.connect(filled.folder / FILE) as db:
        for table, column in (("tables", "header"), ("replays", "record")):
            db.execute(OTHER_RULES.format(table, column, column))
    db.close()
    filled.start()
    there = told(filled)
    waiting = {
        name for name in TABLES if name.endswith(("-waiting", "-closed"))
    }  # nothing had happened there
    for name, said in here.items():
        if name.split()[0] not in waiting:
            assert there[name] == said, name
    alice = known(filled, "Alice")
    info = alice.get(f"/api/replays/{IDS['t-three-replay']}")
    assert "version 99 of the rules" in info["archive"]["reason"]
    new = alice.post("/api/replays", {"table": IDS["t-three-over"]})["id"]
    last = alice.get(f"/api/replays/{new}")["moments"] - 1
    assert alice.get(f"/api/replays/{new}/moments/{last}")["log"]
