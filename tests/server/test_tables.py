"""Tables: seats, links, lobby, spectators, hot seat, closing."""

import pytest
from serve_process import Visitor


def test_a_private_table_is_joined_by_its_link_only(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-x", "me", "link")
    table = info["id"]
    assert bob.get(f"/api/tables/{table}")["seats"][1]["invite"] is None
    assert bob.post(f"/api/tables/{table}/join", status=409)["error"] == "no-free-seat"
    assert bob.post(f"/api/tables/{table}/join", {"invite": "wrong"}, status=403)["error"] == "invite"
    assert table not in [listed["id"] for listed in bob.get("/api/lobby")]
    joined = bob.join(info, 1)
    assert joined["status"] == "playing"
    assert [seat["you"] for seat in joined["seats"]] == [False, True]
    assert bob.join(info, 1)["id"] == table  # once more: nothing happens
    carol = alice.served.guest()
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    assert carol.post(f"/api/tables/{table}/join", {"invite": invite}, status=409)["error"] == "seat-taken"


def test_the_lobby_shows_public_tables_until_they_are_full(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "open", "open", lobby=True)
    assert info["id"] in [table["id"] for table in bob.get("/api/lobby")]
    assert bob.post(f"/api/tables/{info['id']}/join")["status"] == "waiting"
    assert alice.served.guest().post(f"/api/tables/{info['id']}/join")["status"] == "playing"
    assert info["id"] in [table["id"] for table in bob.get("/api/tables")]


def test_who_leaves_before_the_game_frees_the_seat(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "link", "link")
    bob.join(info, 1)
    left = bob.post(f"/api/tables/{info['id']}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["human", "open", "open"]


@pytest.mark.parametrize("mode", ["none", "public", "open-after"])
def test_spectators_see_what_was_agreed(alice: Visitor, bob: Visitor, mode: str) -> None:
    table = alice.make("way-of-the-samurai", "me", seed="seen", spectators=mode)["id"]
    if mode == "none":
        assert bob.get(f"/api/tables/{table}/state", status=403)["error"] == "no-spectators"
        return
    seen = bob.state(table)
    assert (seen["seat"], seen["you"], seen["decision"]["options"]) == (None, [], [])
    alice.post(f"/api/tables/{table}/resign", status=204)
    if mode == "public":
        assert bob.get(f"/api/tables/{table}/record", status=409)["error"] == "secret"
        assert bob.post("/api/replays", {"table": table}, status=403)["error"] == "secret"
    else:
        assert 'seed = "seen"' in bob.get(f"/api/tables/{table}/record")
        assert None not in bob.state(table)["view"]["seats"][0]["hand"]


def test_an_open_hand_after_the_end_was_hidden_before(alice: Visitor, bob: Visitor) -> None:
    table = alice.make("gosu-x", "me", "me", options={"draft": "random"}, spectators="open-after")["id"]
    assert all(card is None for seat in bob.state(table)["view"]["seats"] for card in seat["hand"])
    alice.post(f"/api/tables/{table}/resign", {"seat": 0}, status=204)
    assert all(card is not None for seat in bob.state(table)["view"]["seats"] for card in seat["hand"])


def test_a_hot_seat_is_covered_until_a_seat_is_named(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "me", options={"draft": "random"}, hot_seat=True)["id"]
    covered = alice.state(table)
    assert (covered["seat"], covered["you"]) == (None, [0, 1])
    assert all(card is None for seat in covered["view"]["seats"] for card in seat["hand"])
    with alice.socket(table) as wire:
        assert wire.hear_until("state")["seat"] is None
        wire.say(type="seat", seat=1)
        shown = wire.hear_until("state", seat=1)
        assert None not in shown["view"]["seats"][1]["hand"]
        assert set(shown["view"]["seats"][0]["hand"]) == {None}
        wire.say(type="seat")
        assert wire.hear_until("state")["seat"] is None
        wire.say(type="seat", seat=3)
        assert wire.hear_until("error")["error"] == "not-your-seat"


def test_a_host_closes_a_table_at_which_nobody_else_plays(alice: Visitor, bob: Visitor) -> None:
    alone = alice.make("gosu-x", "me", "random")["id"]
    assert bob.post(f"/api/tables/{alone}/close", status=403)["error"] == "not-host"
    assert alice.post(f"/api/tables/{alone}/close")["status"] == "closed"
    assert alone not in [table["id"] for table in alice.get("/api/tables")]
    info = alice.make("gosu-x", "me", "link")
    bob.join(info, 1)
    assert alice.post(f"/api/tables/{info['id']}/close", status=409)["error"] == "others-play"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no-game"),
        ({"game": "gosu-x", "seats": [{"kind": "me"}]}, "form"),
        ({"game": "gosu-x", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "bots-only"),
        ({"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no-level"),
        ({"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"x": 1}}, "form"),
        ({"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "me"}], "position": "= nonsense"}, "form"),
        ({"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "me"}], "surprise": 1}, "form"),
        ({"game": "gosu-x", "seats": [{"kind": "king"}, {"kind": "me"}]}, "form"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_the_reason(
    alice: Visitor, wish: dict[str, object], error: str
) -> None:
    status = 404 if error == "no-game" else 400
    refused = alice.post("/api/tables", wish, status=status)
    assert refused["error"] == error
    assert refused["detail"]


def test_chat_has_phrases_in_both_languages_and_a_mute(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-x", "me", "link")
    bob.join(info, 1)
    table = info["id"]
    alice.post(f"/api/tables/{table}/chat", {"phrase": "hello"}, status=204)
    alice.post(f"/api/tables/{table}/chat", {"text": "<b>one & two</b>"}, status=204)
    assert [line["text"] for line in alice.state(table)["chat"]] == ["Hello!", "<b>one & two</b>"]
    assert bob.state(table)["chat"][0]["text"] == "Bonjour\u00a0!"
    bob.post(f"/api/tables/{table}/mute", {"seat": 0}, status=204)
    assert (bob.state(table)["chat"], bob.state(table)["muted"]) == ([], [0])
    bob.post(f"/api/tables/{table}/mute", {"seat": 0, "on": False}, status=204)
    assert len(bob.state(table)["chat"]) == 2
    assert bob.post(f"/api/tables/{table}/chat", {}, status=400)["error"] == "chat"
    assert bob.post(f"/api/tables/{table}/chat", {"phrase": "rude"}, status=400)["error"] == "no-phrase"
    stranger = alice.served.guest()
    assert stranger.post(f"/api/tables/{table}/chat", {"text": "hi"}, status=403)["error"] == "not-seated"


def test_a_table_goes_on_from_a_moment_of_a_record(alice: Visitor) -> None:
    first = alice.make("way-of-the-samurai", "me", seed="again")["id"]
    for _ in range(5):
        alice.play_first(first)
    alice.post(f"/api/tables/{first}/resign", status=204)
    record = alice.get(f"/api/tables/{first}/record")
    on = alice.make("way-of-the-samurai", "me", record=record, at=3)
    state = alice.asked(on["id"])
    assert (state["seq"], on["status"]) == (3, "playing")
    alice.play_first(on["id"])
    assert alice.state(on["id"])["seq"] == 4


def test_who_is_online_is_shown(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-x", "me", "link")
    bob.join(info, 1)
    with alice.socket(info["id"]) as wire:
        assert [seat["online"] for seat in wire.hear_until("state")["info"]["seats"]] == [True, False]
        with bob.socket(info["id"]):
            wire.hear_until("presence", online=[0, 1], spectators=0)
        wire.hear_until("presence", online=[0], spectators=0)
