"""A data folder written by an older version: all of it shows, and what runs by the same rules goes on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from older import IDS, REPLAYS, TABLES, TOLD, copied, is_archived, known
from serve_process import Data, Served, Visitor

from honjin.server.store.schema import METADATA
from honjin.server.store.store import FILE, Store

STANDS = {"fischer": "playing", "resigned": "over", "forfeited": "over"}


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(copied(tmp_path_factory.mktemp("old") / "data")) as served:
        yield served
        assert '"error"' not in served.log_path.read_text()


@pytest.fixture(scope="module")
def people(old: Served) -> dict[int, Visitor]:
    return {0: known(old, "Alice"), 1: known(old, "Bob", "fr")}


def test_the_steps_lead_to_the_tables_as_they_are_described(tmp_path: Path) -> None:
    Store(tmp_path / "new").close()
    Store(copied(tmp_path / "old")).close()
    for folder in ("new", "old"):
        connection = sqlite3.connect(tmp_path / folder / FILE)
        for table in METADATA.sorted_tables:
            found = connection.execute(f"PRAGMA table_info({table.name})").fetchall()
            columns = [(name, kind, bool(needed), key > 0) for _, name, kind, needed, _, key in found]
            said = [(c.name, str(c.type), not c.nullable, c.primary_key) for c in table.columns]
            assert columns == said
            indexes = connection.execute(f"PRAGMA index_list({table.name})").fetchall()
            assert {(name, unique) for _, name, unique, made, _ in indexes if made == "c"} == {
                (index.name, index.unique) for index in table.indexes
            }
        connection.close()


def test_the_guests_of_that_time_are_still_themselves(people: dict[int, Visitor]) -> None:
    assert [people[seat].me["name"] for seat in (0, 1)] == ["Alice", "Bob"]
    mine = {info["id"] for info in people[0].get("/api/tables")}
    closed = {IDS["x-closed"], IDS["t-forfeited"]}
    assert mine == {IDS[name] for name in TABLES} - closed


@pytest.mark.parametrize("name", TABLES)
def test_every_table_shows(people: dict[int, Visitor], name: str) -> None:
    for visitor in people.values():
        state = visitor.state(IDS[name])
        word = name.rpartition("-")[2]
        assert state["info"]["status"] == STANDS.get(word, word)
        assert bool(state["view"]) != is_archived(name)
        if is_archived(name):
            assert len(state["archive"]["choices"]) == state["seq"]
        else:
            assert len(state["log"]) == len(state["events"]) >= 1


def move_on(people: dict[int, Visitor], table: str) -> Data:
    """One more choice, by whoever is asked."""
    for visitor in people.values():
        for seat in visitor.state(table)["you"]:
            state = visitor.state(table, seat=seat)
            if state["decision"] and state["decision"]["options"]:
                return visitor.play_first(table, seat)
    raise AssertionError(f"{table}: nobody can choose")


RUNNING = [name for name in TABLES if name.endswith(("-playing", "-fischer"))]


@pytest.mark.parametrize("name", [name for name in RUNNING if not is_archived(name)])
def test_every_running_game_of_the_same_rules_goes_on(people: dict[int, Visitor], name: str) -> None:
    before = people[0].state(IDS[name])
    played = move_on(people, IDS[name])
    assert played["seq"] == before["seq"] + 1


@pytest.mark.parametrize("name", [name for name in RUNNING if is_archived(name)])
def test_a_running_game_of_the_rules_before_is_not_continued(people: dict[int, Visitor], name: str) -> None:
    alice = people[0]
    before = alice.state(IDS[name])
    assert "version 1 of the rules" in before["archive"]["reason"]
    assert "here is version 2" in before["archive"]["reason"]
    body = {"seq": before["seq"], "choice": "pass", "id": "1"}
    refused = alice.post(f"/api/tables/{IDS[name]}/play", body, status=409)
    assert refused["error"] == "archive-rules"
    assert alice.state(IDS[name])["seq"] == before["seq"]


@pytest.mark.parametrize("name", [name for name in REPLAYS if not is_archived(name)])
def test_every_replay_shows_all_its_moments(people: dict[int, Visitor], name: str) -> None:
    path = f"/api/replays/{IDS[name]}"
    info = people[0].get(path)
    if is_archived(name):
        assert "version 1 of the rules" in info["archive"]["reason"]
        choices = [people[1].get(f"{path}/moments/{n}")["choice"] for n in (1, info["moments"] - 1)]
        assert all(choices)
        return
    assert info["outcome"] is not None
    told = [people[1].get(f"{path}/moments/{n}") for n in (0, 1, info["moments"] - 1)]
    assert all(moment["view"] for moment in told)
    assert people[0].get(f"{path}/log")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same games, stored with what happened in them by the last server that knew their rules."""
    with Served(copied(tmp_path_factory.mktemp("told") / "data", TOLD)) as served:
        yield served
        assert '"error"' not in served.log_path.read_text()


PLAYED = ["x-playing", "x-fischer", "x-bot-over", "x-bot-playing", "x-resigned"]


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_of_the_rules_before_is_watched_from_its_facts(told: Served, name: str) -> None:
    watching = {"Alice": known(told, "Alice"), "Bob": known(told, "Bob", "fr"), "": told.guest()}
    for visitor in watching.values():
        state = visitor.state(IDS[name])
        assert (state["view"], state["decision"]) == ({}, None)
        assert len(state["log"]) == len(state["events"]) > 20
        words = {event["kind"] for event in state["events"]}
        assert {"goes-first", "drafted", "started-turn"} <= words
        # A word that has no text any more would stand for itself.
        assert not [line["text"] for line in state["log"] if line["text"].strip("[]() .") in words]
    hidden = [event for event in watching[""].state(IDS[name])["events"] if event["kind"] == "drew"]
    assert any(event.get("card") is None for event in hidden)


def test_a_replay_of_the_rules_before_is_told_moment_by_moment(told: Served) -> None:
    alice, path = known(told, "Alice"), f"/api/replays/{IDS['x-resigned-replay']}"
    info = alice.get(path)
    assert "version 1 of the rules" in info["archive"]["reason"]
    moments = [alice.get(f"{path}/moments/{n}") for n in (0, 1, info["moments"] - 1)]
    assert all(moment["log"] and not moment["view"] for moment in moments)
    assert alice.get(f"{path}/log")


def test_what_was_said_is_still_heard(people: dict[int, Visitor]) -> None:
    table = IDS["x-playing"]
    assert len(people[1].state(table)["chat"]) == 2
    assert people[0].state(table)["muted"] == [1]
