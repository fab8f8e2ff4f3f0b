"""The story of a finished game: how the sides stood is what the views of its replay show."""

from functools import cache

import pytest
from serve_process import Visitor

import honjin
from honjin.server import wire
from honjin.server.replays import replay as replays
from honjin.server.replays.replay import Replay, thinned

GAMES = ("gosu-x", "gosu-tactics", "way-of-the-samurai")


@cache
def record(game: str, seed: str = "story") -> str:
    table, bot = honjin.game(game).new(seed=seed), honjin.bot(game, "random", seed=2)
    while table.decision is not None:
        table.play(bot.choose(table.observe(table.decision.seat)))
    return table.record()


def seen(view: wire.Data) -> list[object]:
    """What everybody reads in the view: the strength of armies, or Life."""
    seats, enemy = view["seats"], view.get("enemy")
    assert isinstance(seats, list)
    if "strength" in seats[0]:
        return [seat["strength"] for seat in seats]
    assert enemy is None or isinstance(enemy, dict)
    return [seat["life"] for seat in seats] + [None if enemy is None else enemy["life"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_point_is_what_the_replay_shows(game: str, alice: Visitor) -> None:
    replay = Replay("r", record(game), [])
    (moments,) = replay.moments(["open"], "en")
    id = alice.post("/api/replays", {"record": record(game)})["id"]
    told = alice.get(f"/api/replays/{id}/story")
    points = told["points"]
    assert told["seconds"] is None
    assert (points[0]["moment"], points[-1]["moment"]) == (0, len(moments) - 1)
    assert [point["moment"] for point in points] == sorted(point["moment"] for point in points)
    for point in points:
        moment = moments[point["moment"]]
        if point["battle"]:
            fought = [event for event in moment.events if event["kind"] == "fought"]
            assert point["sides"] == [event["number"] for event in fought]
        else:
            assert point["sides"] == seen(moment.view)
            assert point["round"] == moment.view["round"]
    battles = [event for moment in moments for event in moment.events if event["kind"] == "fought"]
    assert sum(point["battle"] for point in points) == len(battles) // 2
    turns = [point["turn"] for point in points if not point["battle"]]
    assert turns == sorted(turns)


def test_a_table_tells_its_story_when_it_is_over_and_to_whom_may_look(alice: Visitor, bob: Visitor) -> None:
    id = alice.make("gosu-x", "me", "me", seed="story", options={"draft": "random"}, spectators="none")["id"]
    assert alice.get(f"/api/tables/{id}/story", status=409)["error"] == "not-over"
    alice.post(f"/api/tables/{id}/resign", {"seat": 0}, status=204)
    told = alice.get(f"/api/tables/{id}/story")
    assert [point["sides"] for point in told["points"]] == [[0, 0], [0, 0]]
    assert told["seconds"] == 0
    assert told["result"].startswith("Player 2 wins")
    assert bob.get(f"/api/tables/{id}/story", status=403)["error"] == "no-spectators"


def test_a_long_game_is_told_in_so_many_points_as_a_picture_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "POINTS_MAX", 10)
    points = [wire.StoryPoint(n, n, 1, n, [n], n == 33) for n in range(98)]
    kept = thinned(points)
    assert len(kept) <= 12
    assert (kept[0].moment, kept[-1].moment) == (0, 97)
    assert any(point.battle for point in kept)
