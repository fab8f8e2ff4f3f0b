"""After kill -9 and a restart every table is where its last acknowledged move left it."""

import time
from pathlib import Path

import pytest
import serve_hostile
import serve_kill
from serve_process import Data, Served, Visitor

SAME = ("seq", "epoch", "view", "decision", "log", "chat", "muted", "info")


def facts(visitor: Visitor, table: str) -> Data:
    state = visitor.state(table)
    return {name: state[name] for name in SAME}


def test_a_killed_server_comes_back_with_everything(own: Served) -> None:
    alice, bob = own.guest(), own.guest()
    info = alice.make("gosu-tactics", "me", "link", seed="undo", clock={"kind": "fischer", "minutes": 5})
    waiting = alice.make("gosu-x", "me", "link")
    bob.join(info, 1)
    table, players = info["id"], {0: alice, 1: bob}
    for _ in range(5):
        players[alice.state(table)["decision"]["seat"]].play_first(table)
    alice.post(f"/api/tables/{table}/chat", {"phrase": "ouch"}, status=204)
    bob.post(f"/api/tables/{table}/mute", {"seat": 0}, status=204)
    alone = alice.make("gosu-tactics", "me", "me", seed="undo")["id"]
    while not alice.state(alone, seat=0)["undo"] + alice.state(alone, seat=1)["undo"]:
        alice.play_first(alone, alice.state(alone)["decision"]["seat"])
    alice.post(f"/api/tables/{alone}/undo", {"seq": alice.state(alone)["seq"]})
    before = [facts(alice, table), facts(bob, table), facts(alice, alone), facts(alice, waiting["id"])]
    asked, left = time.monotonic(), alice.state(table)["clock"]["remaining"]
    own.kill()
    thought = time.monotonic() - asked
    time.sleep(1)
    away = time.monotonic()
    own.start()
    after = [facts(alice, table), facts(bob, table), facts(alice, alone), facts(alice, waiting["id"])]
    assert after == before
    clock = alice.state(table)["clock"]
    thought += time.monotonic() - away
    charged = left[clock["running"]] - clock["remaining"][clock["running"]]
    assert charged <= thought * 1000  # the pause counts for nobody
    bob.join(waiting, 1)  # the invitation still fits


def test_a_bot_goes_on_where_it_was_and_the_socket_resumes(own: Served) -> None:
    alice = own.guest()
    table = alice.make("gosu-tactics", "me", "greedy", "greedy", seed="bots")["id"]
    alice.asked(table)
    for _ in range(3):
        alice.play_first(table)
        own.kill()  # while the bots think
        own.start()
        alice.asked(table)
    with alice.socket(table) as wire:
        state = wire.hear_until("state")
        wire.say(type="sync", since=len(state["log"]), epoch=0)
        assert wire.hear_until("state")["since"] == len(state["log"])


@pytest.mark.slow
def test_no_acknowledged_choice_is_lost_by_a_kill(tmp_path: Path) -> None:
    tally = serve_kill.run(tmp_path / "data", kills=2, tables=4)
    assert tally.wrong == []
    assert tally.acknowledged > 0


@pytest.mark.slow
def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    tally = serve_hostile.run(tmp_path / "data", messages=1600)
    assert tally.wrong == []
    assert tally.refused > 1000
