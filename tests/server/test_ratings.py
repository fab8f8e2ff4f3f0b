"""Ratings: a game moves the points of all who played it, once; some games move nobody's."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serve_process import Data, Served
from server.authenticator import Browser, browser

import honjin
from honjin.bots.strength import MIDDLE_POINTS, Strength, read_strengths, strengths_of, version_of
from honjin.server.ratings.model import FIRST, PROVISIONAL, after, is_provisional
from honjin.server.ratings.rating import bot, is_usual
from tools.bot_ratings import ROOT, between, measured, report


@pytest.fixture
def tomoe(served: Served) -> Browser:
    return account(served, "Tomoe")


@pytest.fixture
def yoshi(served: Served) -> Browser:
    return account(served, "Yoshi")


def account(served: Served, name: str) -> Browser:
    made = browser(served)
    made.http.put("/api/me", json={"name": name}).raise_for_status()
    made.make_key()
    return made


def ratings(person: Browser) -> dict[tuple[str, int], Data]:
    return {(one["game"], one["players"]): one for one in person.get("/api/me/ratings")}


def why(person: Browser, table: str) -> Any:
    """What the stored result says of a rating."""
    with sqlite3.connect(person.served.folder / "honjin.sqlite") as data:
        ((found,),) = set(data.execute('SELECT unrated FROM results WHERE "table" = ?', (table,)))
    return found


def resign(person: Browser, table: str) -> None:
    person.post(f"/api/tables/{table}/resign", status=204)


def between_two(one: Browser, other: Browser, game: str = "gosu-x", **wish: object) -> str:
    info = one.make(game, "me", "link", **wish)
    other.join(info, 1)
    for _ in range(600):
        if one.get(f"/api/tables/{info['id']}")["status"] == "playing":
            return str(info["id"])
        time.sleep(0.05)
    raise AssertionError("it did not begin")


# --- what a game tells


def test_the_winner_gains_what_the_loser_loses_and_both_are_better_known() -> None:
    won, lost = after([FIRST, FIRST], [0])
    assert won.points - FIRST.points == pytest.approx(FIRST.points - lost.points)
    assert won.points > FIRST.points + 50
    assert max(won.deviation, lost.deviation) < FIRST.deviation
    again, _ = after([won, lost], [0])
    assert again.points - won.points < won.points - FIRST.points  # it was to be expected


def test_a_draw_brings_both_together() -> None:
    strong, weak = after([Strength(1700, 100), Strength(1400, 100)], [0, 1])
    assert strong.points < 1700
    assert weak.points > 1400
    assert after([FIRST, FIRST], []) == after([FIRST, FIRST], [0, 1])


def test_who_did_not_win_is_not_compared_with_others_who_did_not() -> None:
    best, strong, weak, weaker = after([Strength(points, 150) for points in (1800, 1700, 1300, 1000)], [0])
    assert best.points > 1800
    assert 1700 - strong.points > 1300 - weak.points > 1000 - weaker.points > 0


def test_points_are_those_of_tournaments() -> None:
    """Whoever is as strong as a level stays where it is: what is won pays for what is lost."""
    for points in (1100, 1500, 1900):
        own, other = Strength(points, 60), Strength(1500, 0)
        chance = 1 / (1 + 10 ** ((1500 - points) / 400))
        drift = (
            chance * after([own, other], [0])[0].points + (1 - chance) * after([own, other], [1])[0].points
        )
        assert drift == pytest.approx(points, abs=1.5)


def test_after_some_games_one_is_known() -> None:
    found, games = FIRST, 0
    while is_provisional(found):
        found, _ = after([found, Strength(1500, 40)], [games % 2])
        games += 1
    assert 15 < games < 50


# --- how strong bots are


def test_the_strengths_of_bots_come_from_the_ladders() -> None:
    for name in honjin.games():
        game = honjin.game(name)
        kept = ROOT / "src" / Path(*game.package.split(".")) / "ratings.json"
        ladder = json.loads((ROOT / f"docs/results/ladder-{name}.json").read_text("utf-8"))
        stored, made = json.loads(kept.read_text("utf-8")), report(game, ladder)
        assert {**stored, "versions": 0} == {**made, "versions": 0}, "run python -m tools.bot_ratings"


def test_each_level_is_stronger_than_the_one_below() -> None:
    for name in honjin.games():
        for levels in strengths_of(honjin.game(name)).levels.values():
            points = [levels[level].points for level in ("novice", "easy", "medium", "hard", "expert")]
            assert points == sorted(points)
            assert levels["medium"] == Strength(MIDDLE_POINTS, 0.0)


def test_ladders_are_read_as_odds() -> None:
    found = measured([("hard", "medium", 1000.0, 100.0), ("easy", "medium", 100.0, 1000.0)])
    assert found["hard"]["points"] == pytest.approx(1900, abs=5)
    assert found["easy"]["points"] == pytest.approx(1100, abs=5)
    assert 0 < found["hard"]["deviation"] < 30
    mean = between(found, {**found, "hard": {"points": 1700.0, "deviation": 20.0}})
    assert mean["hard"]["points"] == pytest.approx((found["hard"]["points"] + 1700) / 2, abs=0.1)
    assert mean["hard"]["deviation"] > 95


def test_new_weights_begin_a_rating_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    from honjin.server.ratings import rating

    game = honjin.game("gosu-x")
    measured_now = bot(game, "hard", 2)
    assert measured_now is not None
    assert measured_now.who is None  # as tournaments found it, whatever people do against it
    data = {
        "levels": {"2": {"hard": {"points": 1700, "deviation": 40}}},
        "versions": {"hard": "of others"},
        "setting": "",
        "opponents": {},
    }
    monkeypatch.setattr(rating, "strengths_of", lambda _: read_strengths(data))
    begun = bot(game, "hard", 2)
    assert begun is not None
    assert begun.who == f"hard@{version_of(game, 'hard')}"
    assert begun.strength == Strength(1700, FIRST.deviation)
    assert bot(game, "novice", 2) is None


def test_rules_that_nobody_else_plays_by_are_not_rated() -> None:
    tactics, solo = honjin.game("gosu-tactics"), honjin.game("way-of-the-samurai")
    assert is_usual(tactics, 4, tactics.check_options({}))
    assert not is_usual(tactics, 4, tactics.check_options({"discard_target": "any"}))
    assert is_usual(solo, 1, solo.check_options({"enemy": "oda"}))
    assert not is_usual(solo, 1, solo.check_options({"weapon": "naginata"}))
    assert is_usual(solo, 2, solo.check_options({"mode": "duel"}))


# --- at a server


def test_a_game_between_accounts_moves_both(tomoe: Browser, yoshi: Browser) -> None:
    table = between_two(tomoe, yoshi)
    resign(yoshi, table)
    assert why(tomoe, table) is None
    won, lost = ratings(tomoe)["gosu-x", 2], ratings(yoshi)["gosu-x", 2]
    assert won["points"] + lost["points"] == 3000
    assert won["points"] > 1550
    assert (won["games"], won["provisional"]) == (1, True)
    assert [point["table"] for point in won["curve"]] == [table]
    assert won["curve"][0]["points"] == won["points"]


def test_a_game_against_a_level_moves_the_person_alone(tomoe: Browser) -> None:
    before = tomoe.get("/api/leaderboard/gosu-x")
    table = tomoe.make("gosu-x", "me", "expert")["id"]
    resign(tomoe, table)
    found = ratings(tomoe)["gosu-x", 2]
    assert 1300 < found["points"] < 1500
    bots = [row for row in before["rows"] if row["level"]]
    assert [row["level"] for row in bots] == ["expert", "hard", "medium", "easy", "novice"]
    assert bots == [row for row in tomoe.get("/api/leaderboard/gosu-x")["rows"] if row["level"]]


def test_a_fight_alone_is_rated_against_its_enemy(tomoe: Browser) -> None:
    table = tomoe.make("way-of-the-samurai", "me", options={"enemy": "kempo"})["id"]
    resign(tomoe, table)
    easy = tomoe.make("way-of-the-samurai", "me")["id"]
    first = ratings(tomoe)["way-of-the-samurai", 1]
    resign(tomoe, easy)
    second = ratings(tomoe)["way-of-the-samurai", 1]
    assert 1400 < first["points"] < 1500  # nearly everybody loses to the strongest
    assert second["points"] < first["points"]
    assert second["games"] == 2


def test_games_that_say_nothing_move_nothing(served: Served, tomoe: Browser, yoshi: Browser) -> None:
    def ended(table: str, who: Browser = tomoe) -> str:
        resign(who, table)
        return str(why(who, table))

    def undone() -> str:
        table = str(tomoe.make("gosu-tactics", "me", "random")["id"])
        for _ in range(40):
            tomoe.play_first(table)
            state = tomoe.asked(table)
            points = (state["rewind"] or {}).get("points")
            if points:
                wish = {
                    "seq": state["seq"],
                    "epoch": state["epoch"],
                    "made": points[-1]["made"],
                    "id": "back",
                }
                tomoe.post(f"/api/tables/{table}/rewind", wish)
                return table
        raise AssertionError("nothing to go back to")

    def hinted() -> str:
        table = str(tomoe.make("gosu-tactics", "me", "random")["id"])
        tomoe.asked(table)
        tomoe.post("/api/advise", {"table": table})
        return table

    stranger = browser(served)
    assert ended(undone()) == "undo"
    assert ended(hinted()) == "hints"
    assert ended(tomoe.make("gosu-x", "me", "easy", seed="known")["id"]) == "known-deal"
    assert ended(tomoe.make("gosu-x", "me", "me", hot_seat=True)["id"]) == "self"
    assert ended(between_two(tomoe, stranger)) == "guest"
    assert ended(stranger.make("gosu-x", "me", "easy")["id"], stranger) == "guest"
    assert ended(between_two(tomoe, yoshi, "gosu-tactics", options={"discard_target": "any"})) == "rules"
    assert ended(tomoe.make("gosu-tactics", "me", "random", "random", "random")["id"]) == "level"
    assert ratings(tomoe) == ratings(yoshi) == {}
    assert stranger.get("/api/me/ratings") == []


def test_a_game_counts_once_whatever_happens_to_the_server(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        tomoe, yoshi = account(served, "Tomoe"), account(served, "Yoshi")
        table = between_two(tomoe, yoshi)
        resign(yoshi, table)
        found = ratings(tomoe)
        served.kill()
        served.start()
        assert tomoe.state(table)["outcome"] is not None  # read again from its moves
        assert tomoe.post(f"/api/tables/{table}/resign", status=409)["error"] == "is-over"
        assert ratings(tomoe) == found
        with sqlite3.connect(served.folder / "honjin.sqlite") as data:
            assert data.execute("SELECT count(*) FROM rating_steps").fetchone() == (2,)
            assert data.execute("SELECT max(games) FROM ratings").fetchone() == (1,)


@pytest.fixture
def known(tmp_path: Path) -> Iterator[tuple[Served, Browser]]:
    """A server on which many are known."""
    with Served(tmp_path / "data") as served:
        own = account(served, "Tomoe")
        served.kill()
        with sqlite3.connect(served.folder / "honjin.sqlite") as data:
            ((guest,),) = data.execute("SELECT guest FROM accounts")
            rows = [(f"g{n}", f"Guest {n}", 1000 + n, 50.0, int(n == 7)) for n in range(300)]
            for id, name, points, deviation, closed in rows:
                data.execute("INSERT INTO guests VALUES (?, ?, 0, ?)", (id, name, closed))
                data.execute("INSERT INTO accounts VALUES (?, ?, 0)", (id, id.encode()))
                data.execute("INSERT INTO ratings VALUES (?, 'gosu-x', 2, ?, ?, 30)", (id, points, deviation))
            data.execute("INSERT INTO ratings VALUES (?, 'gosu-x', 2, 1100.4, 60, 30)", (guest,))
            data.execute(
                "INSERT INTO ratings VALUES ('g1', 'gosu-tactics', 4, 1900, ?, 3)", (PROVISIONAL + 1,)
            )
        data.close()
        served.start()
        yield served, own


def test_the_leaderboard_has_the_best_oneself_and_the_bots(known: tuple[Served, Browser]) -> None:
    _, own = known
    board = own.get("/api/leaderboard/gosu-x", players=2)
    people = [row for row in board["rows"] if row["level"] is None]
    assert (people[0]["place"], people[0]["name"], people[0]["points"]) == (1, "Guest 299", 1299)
    assert len(people) == 101
    assert people[-1] == {
        "place": 200,
        "name": "Tomoe",
        "points": 1100,
        "deviation": 60,
        "games": 30,
        "you": True,
        "level": None,
    }
    assert board["people"] == 300  # all but the closed one
    assert [row["points"] for row in board["rows"]] == sorted(
        (row["points"] for row in board["rows"]), reverse=True
    )
    assert board["counts"] == [2]
    four = own.get("/api/leaderboard/gosu-tactics", players=4)
    assert four["people"] == 0  # not known yet
    assert own.get("/api/leaderboard/gosu-x", status=404, players=3)["error"] == "no-board"
