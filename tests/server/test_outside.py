"""A game from elsewhere: every route of the server takes it, though it brings no page and no lessons."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from serve_process import Served, Visitor
from server.test_games import play_out

import honjin
from honjin.engine.chance import Stream

GAME: Final = "high-card"
FOLDER: Final = Path(__file__).parents[1] / "games" / "high_card"

pytestmark = pytest.mark.skipif(honjin.compiled, reason="a game from elsewhere plays interpreted")


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with Served(tmp_path_factory.mktemp("outside"), HONJIN_GAMES=str(FOLDER)) as served:
        yield served.guest()
        assert '"error"' not in served.log_path.read_text()


def test_it_is_listed_with_its_cards_and_rules(guest: Visitor) -> None:
    (found,) = (game for game in guest.get("/api/games") if game["name"] == GAME)
    assert found["title"] == "High card"
    assert found["levels"]
    assert (found["lessons"], found["fields"]) == (0, {"played": "on the table"})
    assert len(guest.get(f"/api/games/{GAME}/cards", lang="fr")) == 24
    for rule in guest.get(f"/api/games/{GAME}/rules"):
        assert guest.get(f"/api/rules/{rule['id']}")["text"]
    assert guest.get(f"/api/games/{GAME}/lessons") == []


def test_it_is_played_against_a_bot_and_watched_again(guest: Visitor) -> None:
    table = guest.make(GAME, "me", "novice", seed="outside")["id"]
    asked = guest.asked(table)["decision"]
    advice = guest.post("/api/advise", {"table": table})
    assert advice["choice"] in [option["notation"] for option in asked["options"]]
    assert guest.get(f"/api/tables/{table}/why", choice="no such words")["refusals"]
    assert guest.get(f"/api/tables/{table}/odds", status=409)["error"] == "no-odds"
    assert "seed" not in guest.get(f"/api/tables/{table}/record")
    with guest.socket(table) as wire:
        last = play_out(wire, Stream(1))
    assert last["outcome"]["text"]
    assert guest.get(f"/api/tables/{table}/explain")["choice"]
    replay = guest.post("/api/replays", {"table": table}, status=201)["id"]
    info = guest.get(f"/api/replays/{replay}")
    assert info["game"] == GAME
    assert (
        guest.get(f"/api/replays/{replay}/moments/{info['moments'] - 1}", view="open")["view"]["game"] == GAME
    )
    assert guest.get(f"/api/replays/{replay}/log", view="0")
    again = guest.post(f"/api/tables/{table}/rematch")
    assert (again["game"], again["status"]) == (GAME, "playing")


def test_it_is_shown_in_the_lobby_and_sealed_between_people(guest: Visitor) -> None:
    info = guest.make(GAME, "me", "open", lobby=True)
    other = guest.served.guest("fr")
    assert [table["game"] for table in other.get("/api/lobby")] == [GAME]
    assert other.post(f"/api/tables/{info['id']}/join", {})["deal"] == "sealed"
