"""Whole games over the socket, for each title: people, bots and a spectator."""

import pytest
from serve_process import Data, Visitor, Wire

import honjin
from honjin.engine.chance import Stream


def choose(wire: Wire, state: Data, stream: Stream) -> None:
    options = state["decision"]["options"]
    choice = options[int(stream.below(len(options)))]["notation"]
    wire.say(type="play", seq=state["seq"], epoch=state["epoch"], choice=choice, id=f"c{state['seq']}")


def play_out(wire: Wire, stream: Stream) -> Data:
    """Random choices whenever something is asked, until the game is over."""
    sent = -1
    while True:
        message = wire.hear()
        assert message["type"] in ("state", "ack", "presence"), message
        if message["type"] != "state":
            continue
        if message["outcome"] is not None:
            return message
        if message["decision"] and message["decision"]["options"] and message["seq"] > sent:
            sent = message["seq"]
            choose(wire, message, stream)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("gosu-x", ("me", "random")),
        ("gosu-tactics", ("random", "me", "random", "random")),
        ("way-of-the-samurai", ("me",)),
    ],
)
def test_a_whole_game_against_bots_and_its_record_replays(
    alice: Visitor, game: str, seats: tuple[str, ...]
) -> None:
    table = alice.make(game, *seats)["id"]
    with alice.socket(table) as wire:
        last = play_out(wire, Stream(len(seats)))
    assert last["info"]["status"] == "over"
    replayed = honjin.replay(alice.get(f"/api/tables/{table}/record"))
    assert replayed.outcome is not None
    assert list(replayed.outcome.winners) == last["outcome"]["winners"]


def test_two_people_and_a_spectator_see_one_game(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-x", "me", "link", options={"draft": "random"}, seed="one game")
    table = info["id"]
    assert info["status"] == "waiting"
    carol = alice.served.guest()
    with alice.socket(table) as first, carol.socket(table) as watching:
        assert first.hear_until("state")["seat"] is None  # nobody sees cards before the game begins
        bob.join(info, 1)
        players = {0: alice, 1: bob}
        for _ in range(8):
            players[alice.state(table)["decision"]["seat"]].play_first(table)
        assert first.hear_until("state", seq=8)["seat"] == 0
        seen = watching.hear_until("state", seq=8)
    hidden = [card for seat in seen["view"]["seats"] for card in seat["hand"]]
    assert seen["seat"] is None
    assert seen["decision"]["options"] == []
    assert hidden.count(None) > 0
    own = alice.state(table)["view"]["seats"]
    assert None not in own[0]["hand"]
    assert own[1]["hand"].count(None) > 0


def test_a_state_brings_only_what_is_new_and_all_of_it_in_another_language(alice: Visitor) -> None:
    table = alice.make("way-of-the-samurai", "me", seed="news")["id"]
    with alice.socket(table) as wire:
        first = wire.hear_until("state")
        told = len(first["log"])
        assert [line["n"] for line in first["log"]] == list(range(told))
        wire.say(type="play", seq=0, epoch=0, choice=first["decision"]["options"][0]["notation"], id="1")
        second = wire.hear_until("state", seq=1)
        assert second["since"] == told
        assert [event["n"] for event in second["events"]] == [line["n"] for line in second["log"]]
        wire.say(type="lang", lang="fr")
        french = wire.hear_until("state", seq=1)
        assert french["since"] == 0
        assert len(french["log"]) == told + len(second["log"])
        assert french["log"][0]["text"] != first["log"][0]["text"]
        wire.say(type="ping")
        assert wire.hear_until("pong")["at"] > 0
