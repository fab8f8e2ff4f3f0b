"""Taking back: freely against bots, with consent among people, never past what was shown (HJ-C5)."""

from serve_process import Data, Served, Visitor


def secret_choice(visitor: Visitor, table: str, other: Visitor) -> tuple[Visitor, Visitor, Data]:
    """Play until somebody has made a choice that showed nothing; who made it, the other, and the state."""
    players = {0: visitor, 1: other}
    for _ in range(20):
        state = visitor.state(table)
        seat = state["decision"]["seat"]
        players[seat].play_first(table)
        after = players[seat].state(table)
        if after["takebacks"]:
            return players[seat], players[1 - seat], after
    raise AssertionError("no choice could be taken back")


def test_hj_c5_a_choice_is_taken_back_when_the_other_agrees(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "link", seed="undo")
    bob.join(info, 1)
    table = info["id"]
    maker, other, state = secret_choice(alice, table, bob)
    path = f"/api/tables/{table}/takeback"
    assert maker.post(f"/api/tables/{table}/undo", {"seq": state["seq"]}, status=409)["error"] == "ask-first"
    assert other.post(path, {"action": "grant"}, status=409)["error"] == "no-takeback"
    maker.post(path, {"action": "ask"}, status=204)
    assert other.state(table)["takeback"] == {"seat": state["seat"], "granted": []}
    other.post(path, {"action": "refuse"}, status=204)
    assert maker.state(table)["takeback"] is None
    maker.post(path, {"action": "ask"}, status=204)
    assert maker.post(path, {"action": "grant"}, status=409)["error"] == "own-takeback"
    other.post(path, {"action": "grant"}, status=204)
    back = maker.state(table)
    assert (back["seq"], back["epoch"], back["takeback"]) == (state["seq"] - 1, 1, None)
    assert back["decision"]["seat"] == state["seat"]


def test_hj_c5_every_other_must_agree(served: Served, alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "link", "link", seed="undo")
    table, people = info["id"], [alice, bob, served.guest()]
    for seat in (1, 2):
        people[seat].join(info, seat)
    state: Data = {"takebacks": 0}
    while not state["takebacks"]:
        seat = alice.state(table)["decision"]["seat"]
        people[seat].play_first(table)
        state = people[seat].state(table)
    path, others = f"/api/tables/{table}/takeback", sorted({0, 1, 2} - {seat})
    people[seat].post(path, {"action": "ask"}, status=204)
    people[others[0]].post(path, {"action": "grant"}, status=204)
    waiting = people[seat].state(table)
    assert (waiting["epoch"], waiting["takeback"]) == (0, {"seat": seat, "granted": others[:1]})
    people[others[1]].post(path, {"action": "grant"}, status=204)
    assert people[seat].state(table)["epoch"] == 1


def test_hj_c5_a_choice_ends_the_asking(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-tactics", "me", "link", seed="undo")
    bob.join(info, 1)
    maker, other, state = secret_choice(alice, info["id"], bob)
    maker.post(f"/api/tables/{info['id']}/takeback", {"action": "ask"}, status=204)
    {0: alice, 1: bob}[state["decision"]["seat"]].play_first(info["id"])
    assert other.state(info["id"])["takeback"] is None


def test_hj_c5_alone_one_takes_back_freely_and_the_log_follows(alice: Visitor) -> None:
    table = alice.make("gosu-tactics", "me", "me", seed="undo")["id"]
    with alice.socket(table, seat=0) as wire:
        while True:
            state = alice.state(table)
            seat = state["decision"]["seat"]
            alice.play_first(table, seat)
            after = alice.state(table, seat=seat)
            if after["undo"]:
                break
        alice.post(f"/api/tables/{table}/undo", {"seq": after["seq"], "epoch": after["epoch"]})
        back = wire.hear_until("state", epoch=1)
        assert (back["since"], back["seq"]) == (0, after["seq"] - 1)
        assert len(back["log"]) < len(after["log"]) + 1
        wire.say(type="undo", seq=after["seq"], epoch=0)
        assert wire.hear_until("error")["error"] == "stale"


def test_hj_c5_what_showed_a_card_stays(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "me", seed="shown")["id"]
    state = alice.state(table)
    alice.play_first(table, state["decision"]["seat"])
    shown = alice.state(table, seat=state["decision"]["seat"])
    if shown["undo"]:  # a clan was drafted openly, with nothing hidden shown: take it back
        alice.post(f"/api/tables/{table}/undo", {"seq": 1})
    refused = alice.post(
        f"/api/tables/{table}/undo", {"seq": alice.state(table)["seq"], "epoch": 1}, status=409
    )
    assert refused["error"] == "no-undo"
