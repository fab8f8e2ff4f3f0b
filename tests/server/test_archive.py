"""Games of another version are shown and can be left; a damaged row harms nobody else."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from older import IDS, OLD, TABLES, copied, is_archived, known
from serve_process import Served, Visitor

from honjin.server.store.store import FILE, Store

Edit = Callable[[sqlite3.Connection], Any]
OTHERS: dict[str, tuple[str, Edit]] = {
    "rules": (
        "version 99 of the rules",
        lambda db: db.execute("UPDATE tables SET header = replace(header, 'rules = ', 'rules = 99 # ')"),
    ),
    "cards": (
        "other cards",
        lambda db: db.execute(  # GOSU X had other rules besides, which would be said first
            "UPDATE tables SET header = replace(replace(header, 'cards = \"', 'cards = \"0'), 'rules = 1',"
            " CASE game WHEN 'gosu-x' THEN 'rules = 2' ELSE 'rules = 1' END)"
        ),
    ),
    "game": (
        "no game gosu-y",
        lambda db: db.execute(
            "UPDATE tables SET game = 'gosu-y', header = replace(header, '\"gosu-x\"', '\"gosu-y\"')"
            " WHERE game = 'gosu-x'"
        ),
    ),
}
DAMAGES = {
    "garbage header": "UPDATE tables SET header = 'a = [[[' WHERE id = ?",
    "no header": "UPDATE tables SET header = x'ff00' WHERE id = ?",
    "no seats": 'DELETE FROM seats WHERE "table" = ?',
    "a lost seat": 'DELETE FROM seats WHERE seat = 0 AND "table" = ?',
    "a strange seat": "UPDATE seats SET kind = 'throne' WHERE seat = 1 AND \"table\" = ?",
    "a bot of no level": (
        "UPDATE seats SET kind = 'bot', guest = NULL, level = 'god' WHERE seat = 1 AND \"table\" = ?"
    ),
    "a wrong kind of move": "UPDATE moves SET kind = 'dance' WHERE n = 3 AND \"table\" = ?",
    "a way back to nowhere": "UPDATE moves SET kind = 'rewind', text = '99' WHERE n = 3 AND \"table\" = ?",
    "a way back to no number": "UPDATE moves SET kind = 'rewind', text = '²' WHERE n = 3 AND \"table\" = ?",
    "a lost move": 'DELETE FROM moves WHERE n = 3 AND "table" = ?',
    "an illegal move": "UPDATE moves SET text = 'checkmate' WHERE n = 3 AND \"table\" = ?",
    "a move of nobody": 'UPDATE moves SET seat = NULL WHERE n = 3 AND "table" = ?',
    "a move that is no text": "UPDATE moves SET text = x'80ff' WHERE n = 3 AND \"table\" = ?",
    "no time": "UPDATE moves SET at = 'noon' WHERE n = 3 AND \"table\" = ?",
    "an invalid clock": "UPDATE tables SET clock = '{' WHERE id = ?",
    "another status": "UPDATE tables SET status = 'playing?' WHERE id = ?",
    "no status": "UPDATE tables SET status = x'00', spectators = 3, created = 'x' WHERE id = ?",
    "text that is none": "UPDATE tables SET clock = CAST(x'7bff' AS TEXT) WHERE id = ?",
    "garbage facts": "UPDATE moves SET facts = '{', text = 'checkmate' WHERE \"table\" = ?",
}


def edited(folder: Path, edit: Edit) -> Path:
    Store(copied(folder)).close()
    with sqlite3.connect(folder / FILE) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        edit(db)
    db.close()
    return folder


@pytest.fixture(scope="module", params=OTHERS)
def other(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Served]]:
    said, edit = OTHERS[request.param]
    with Served(edited(tmp_path_factory.mktemp("other") / "data", edit)) as served:
        yield said, served
        assert '"level": "error"' not in served.log_path.read_text()


def archived(name: str, said: str) -> bool:
    return said != OTHERS["game"][0] or name.startswith("x-")


@pytest.mark.parametrize("name", TABLES)
def test_a_game_of_another_version_is_shown_and_not_continued(other: tuple[str, Served], name: str) -> None:
    said, served = other
    if not archived(name, said):
        return
    alice, bob, stranger = known(served, "Alice"), known(served, "Bob"), served.guest()
    path = f"/api/tables/{IDS[name]}"
    for visitor in (alice, bob, stranger):
        state = visitor.state(IDS[name])
        assert (state["view"], state["decision"], state["info"]["archive"]) == ({}, None, True)
        reason = state["archive"]["reason"]
        assert said in reason or (is_archived(name) and "version 1 of the rules" in reason)
        assert len(state["archive"]["choices"]) == state["seq"]
        assert visitor.get(path)["archive"]
        with visitor.socket(IDS[name]) as wire:
            assert wire.hear_until("state")["archive"] == state["archive"]
    seated = (
        alice if state["info"]["seats"][0]["name"] == "Alice" or name.startswith(("s-", "t-three")) else bob
    )
    if seated.state(IDS[name])["you"]:
        body = {"seq": 0, "choice": "pass", "id": "1"}
        refused = seated.post(f"{path}/play", body, status=409)
        assert refused["error"].startswith(("archive-", "is-"))


def test_what_others_may_not_know_stays_hidden_in_an_archived_game(other: tuple[str, Served]) -> None:
    _, served = other
    alice, bob, stranger = known(served, "Alice"), known(served, "Bob"), served.guest()
    table = IDS["x-playing"]
    mine = alice.state(table)["archive"]["choices"]
    theirs = bob.state(table)["archive"]["choices"]
    watched = stranger.state(table)["archive"]["choices"]
    for own, other_, seen in zip(mine, theirs, watched, strict=True):
        full = own if own["seat"] == 0 else other_
        assert "?" not in full["choice"]
        assert (
            (other_ if own["seat"] == 0 else own)["choice"]
            == f"{full['choice'].split()[0]} ?"
            == seen["choice"]
        )
    record = bob.get(f"/api/tables/{table}/record")
    assert "seed" not in record


def test_a_running_game_of_another_version_can_be_left(other: tuple[str, Served]) -> None:
    _, served = other
    alice, bob = known(served, "Alice"), known(served, "Bob")
    table = IDS["x-fischer"]
    bob.post(f"/api/tables/{table}/resign", {}, status=204)
    state = alice.state(table)
    assert (state["info"]["status"], state["outcome"]["winners"], state["outcome"]["rule"]) == (
        "over",
        [0],
        "HJ-E1",
    )
    assert all("?" not in choice["choice"] for choice in state["archive"]["choices"])
    assert "seed" in alice.get(f"/api/tables/{table}/record")
    alice.post(f"/api/tables/{IDS['x-bot-playing']}/leave")
    alice.post(f"/api/tables/{IDS['x-lobby-waiting']}/close")


def test_lists_show_games_of_another_version_beside_those_of_this_one(other: tuple[str, Served]) -> None:
    _, served = other
    alice = known(served, "Alice")
    fresh = alice.make("gosu-tactics", "me", "open", lobby=True)["id"]
    mine = {info["id"]: info["archive"] for info in alice.get("/api/tables")}
    assert mine[IDS["x-playing"]]
    assert not mine[fresh]
    assert fresh in {info["id"] for info in alice.get("/api/lobby")}


RUNNING = "t-undo-playing"  # of Alice and Bob


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, str]]]:
    """A folder in which every damage has a table of its own."""
    folder = tmp_path_factory.mktemp("damaged") / "data"
    ids = {name: f"damaged-{n}" for n, name in enumerate(DAMAGES)}

    def edit(db: sqlite3.Connection) -> None:
        for name, id in ids.items():
            for table, key in (
                ("tables", "id"),
                ("seats", '"table"'),
                ("moves", '"table"'),
                ("chat", '"table"'),
            ):
                columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
                taken = ", ".join("?" if f'"{c}"' == key or c == key else f'"{c}"' for c in columns)
                row = f"SELECT {taken} FROM {table} WHERE {key} = ?"
                db.execute(f"INSERT INTO {table} {row}", (id, IDS[RUNNING]))
            assert db.execute(DAMAGES[name], (id,)).rowcount
            db.execute("INSERT INTO chat VALUES (?, 99, 'nobody', 'nonsense', x'00', 'noon')", (id,))

    with Served(edited(folder, edit)) as served:
        yield served, ids


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_table_answers_in_words(damaged: tuple[Served, dict[str, str]], name: str) -> None:
    served, ids = damaged
    alice = known(served, "Alice")
    answer = alice.http.get(f"/api/tables/{ids[name]}/state")
    assert answer.status_code in (200, 403), answer.text
    if answer.status_code == 200:
        assert answer.json()["archive"]["reason"]
    assert alice.get(f"/api/tables/{ids[name]}")["archive"]
    refused = alice.http.post(f"/api/tables/{ids[name]}/play", json={"seq": 25, "choice": "pass", "id": "1"})
    assert 400 <= refused.status_code < 500
    assert known(served, "Bob").http.post(f"/api/tables/{ids[name]}/leave", json={}).status_code < 500


def test_damaged_tables_harm_nobody_else(damaged: tuple[Served, dict[str, str]]) -> None:
    served, ids = damaged
    alice, bob = known(served, "Alice"), known(served, "Bob")
    assert {info["id"] for info in alice.get("/api/tables")} >= {IDS[RUNNING], IDS["s-campaign-playing"]}
    assert IDS["x-playing"] in {info["id"] for info in bob.get("/api/lobby")}
    asked: dict[int, Visitor] = {0: alice, 1: bob}
    seat = alice.state(IDS[RUNNING])["decision"]["seat"]
    asked[seat].play_first(IDS[RUNNING])
    assert bob.get("/api/tables")
    for id in ids.values():
        alice.http.get(f"/api/tables/{id}")
        alice.http.get(f"/api/tables/{id}")
    log = served.log_path.read_text()
    for id in ids.values():
        assert log.count(f'"table": "{id}"') == 1, id


def test_the_folder_of_the_test_is_as_it_was() -> None:
    with sqlite3.connect(f"file:{OLD / FILE}?mode=ro", uri=True) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    db.close()
