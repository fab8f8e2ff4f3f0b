"""Replays: moments from each seat and open, records in and out, the offline file."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from serve_process import Visitor

import honjin
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.replays.offline import DATA_ID, SCRIPT, STYLE, offline_html
from honjin.server.replays.replay import Replay


@cache
def record(game: str = "gosu-x") -> str:
    """Of a whole game at random."""
    table, bot = honjin.game(game).new(seed="replay"), honjin.bot(game, "random", seed=1)
    while table.decision is not None:
        table.play(bot.choose(table.observe(table.decision.seat)))
    return table.record()


def test_a_record_is_kept_and_told_moment_by_moment(alice: Visitor) -> None:
    text = record()
    id = alice.post("/api/replays", {"record": text})["id"]
    info = alice.get(f"/api/replays/{id}")
    assert info["game"] == "gosu-x"
    assert info["outcome"]["winners"] is not None
    assert info["turns"][0] == 0
    first = alice.get(f"/api/replays/{id}/moments/0")
    last = alice.get(f"/api/replays/{id}/moments/{info['moments'] - 1}", view="1", lang="fr")
    assert (first["choice"], first["n"]) == (None, 0)
    assert last["choice"]
    assert last["log"]
    assert alice.get(f"/api/replays/{id}/moments/{info['moments']}", status=404)["error"] == "no-moment"
    assert alice.get(f"/api/replays/{id}/moments/0", view="7", status=404)["error"] == "no-seat"
    assert honjin.replay(alice.get(f"/api/replays/{id}/record")).outcome is not None


def hands_in(view: wire.Data) -> list[list[str | None]]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return [seat["hand"] for seat in seats]


def test_a_seat_sees_its_own_hand_and_open_sees_all() -> None:
    replay = Replay("r", record(), [])
    n = len(replay.lines) // 2
    shown = dict(zip(replay.views, replay.moments(replay.views, "en", 0, n + 1), strict=True))
    hands = {view: hands_in(moments[n].view) for view, moments in shown.items()}
    assert None not in [card for hand in hands["open"] for card in hand]
    assert None in hands["0"][1]
    assert None not in hands["0"][0]
    story = [line for moment in shown["open"][:n] for line in moment.log]
    assert [line.n for line in story] == list(range(len(story)))


def test_the_log_of_a_replay_tells_every_line_with_its_moment(alice: Visitor) -> None:
    id = alice.post("/api/replays", {"record": record()})["id"]
    told = {view: alice.get(f"/api/replays/{id}/log", view=view) for view in ("open", "0")}
    last = alice.get(f"/api/replays/{id}")["moments"] - 1
    assert [line["n"] for line in told["open"]] == list(range(len(told["open"])))
    assert [line["moment"] for line in told["open"]] == sorted(line["moment"] for line in told["open"])
    assert told["open"][-1]["moment"] == last
    own = alice.get(f"/api/replays/{id}/moments/{last // 2}", view="0")["log"]
    fields = ("n", "text", "rule", "turn")
    there = [{f: line[f] for f in fields} for line in told["0"] if line["moment"] == last // 2]
    assert there == own
    assert alice.get(f"/api/replays/{id}/log", view="9", status=404)["error"] == "no-seat"


def test_moments_of_a_broken_off_game_end_with_its_ending(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    assert alice.post("/api/replays", {"table": table}, status=409)["error"] == "not-over"
    alice.post(f"/api/tables/{table}/resign", status=204)
    id = alice.post("/api/replays", {"table": table})["id"]
    assert alice.post("/api/replays", {"table": table})["id"] == id
    info = alice.get(f"/api/replays/{id}")
    assert info["outcome"]["rule"] == "HJ-E1"
    last = alice.get(f"/api/replays/{id}/moments/{info['moments'] - 1}")
    assert (last["seat"], last["choice"]) == (0, "resign")
    assert info["seats"][0] == alice.me["name"]


@pytest.mark.parametrize(
    "wish", [{}, {"record": "nonsense"}, {"record": "game = 1\n---\n0 keep\n"}, {"record": "x", "table": "y"}]
)
def test_what_does_not_replay_is_refused(alice: Visitor, wish: dict[str, str]) -> None:
    refused = alice.post("/api/replays", wish, status=400)
    assert refused["detail"]


def test_the_offline_file_holds_everything_and_asks_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "offline").mkdir()
    (tmp_path / SCRIPT).write_text('console.log("</script>")')
    (tmp_path / STYLE).write_text("body { color: red }")
    replay = Replay("r", record("way-of-the-samurai"), ["<b>Oda</b>"])
    html = offline_html(replay, "fr", tmp_path).decode()
    data = re.search(rf'<script type="application/json" id="{DATA_ID}">(.*?)</script>', html, re.DOTALL)
    assert data is not None
    told = json.loads(data[1])
    assert told["info"]["seats"] == ["<b>Oda</b>"]
    assert len(told["views"]["open"]) == told["info"]["moments"] == len(replay.lines) + 1
    assert {card["id"] for card in told["cards"]} >= {"joker"}
    assert html.count("</script>") == 2
    assert not re.search(r'(src|href)="', html)


def test_without_a_built_page_there_is_no_offline_file(tmp_path: Path) -> None:
    with pytest.raises(ApiError) as refused:
        offline_html(Replay("r", record(), []), "en", tmp_path)
    assert refused.value.status == 503
