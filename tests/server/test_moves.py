"""One move: whose seat, which moment, once only, and nothing but what is offered."""

from serve_process import Data, Visitor

X = {"options": {"draft": "random"}}


def started(alice: Visitor, bob: Visitor) -> tuple[str, Visitor, Visitor, Data]:
    """A game of two people: the table, who is asked, who is not, and what is asked."""
    info = alice.make("gosu-x", "me", "link", seed="moves", **X)
    bob.join(info, 1)
    table = info["id"]
    asked, other = (alice, bob) if alice.state(table)["decision"]["seat"] == 0 else (bob, alice)
    return table, asked, other, asked.state(table)


def test_a_choice_repeated_with_its_id_is_made_once(alice: Visitor, bob: Visitor) -> None:
    table, asked, _, state = started(alice, bob)
    choice = state["decision"]["options"][0]["notation"]
    first = asked.play(table, state, choice, "same")
    assert first == {"id": "same", "seq": 1, "epoch": 0}
    assert asked.play(table, state, choice, "same") == first
    assert asked.state(table)["seq"] == 1


def test_a_choice_for_another_moment_is_refused(alice: Visitor, bob: Visitor) -> None:
    table, asked, _, state = started(alice, bob)
    choice = state["decision"]["options"][0]["notation"]
    late = asked.play(table, {**state, "seq": 7}, choice, "a", status=409)
    assert late["error"] == "stale"
    assert asked.play(table, {**state, "epoch": 3}, choice, "b", status=409)["error"] == "stale"
    assert asked.state(table)["seq"] == 0


def test_hj_c2_who_is_not_asked_is_refused(alice: Visitor, bob: Visitor) -> None:
    table, _, other, state = started(alice, bob)
    choice = state["decision"]["options"][0]["notation"]
    refused = other.play(table, state, choice, "not mine", status=409)
    assert refused["error"] == "not-asked"
    assert refused["refusals"][0]["rule"] == "HJ-C2"
    stranger = alice.served.guest()
    assert stranger.play(table, state, choice, "no seat", status=403)["error"] == "not-seated"


def test_an_illegal_choice_says_why_in_the_callers_language(alice: Visitor, bob: Visitor) -> None:
    table, asked, _, state = started(alice, bob)
    refused = asked.play(table, state, "play sati", "illegal", status=422)
    assert refused["error"] == "illegal"
    assert refused["refusals"]
    why = asked.get(f"/api/tables/{table}/why", choice="play sati")
    assert why["refusals"] == refused["refusals"]
    french = asked.get(f"/api/tables/{table}/why", choice="play sati", lang="fr")
    assert (
        french["refusals"] != asked.get(f"/api/tables/{table}/why", choice="play sati", lang="en")["refusals"]
    )
    legal = state["decision"]["options"][0]["notation"]
    assert asked.get(f"/api/tables/{table}/why", choice=legal)["refusals"] == []
    assert asked.state(table)["seq"] == 0


def test_a_typed_choice_is_stored_as_the_table_writes_it(alice: Visitor) -> None:
    table = alice.make("gosu-tactics", "me", "me", seed="typed", hot_seat=True)["id"]
    seat = alice.state(table)["decision"]["seat"]
    alice.play(table, alice.state(table, seat=seat), "  KEEP ", "typed")
    assert f"\n{seat} keep\n" in alice.get(f"/api/tables/{table}/record", seat=seat)


def test_records_and_positions_of_a_seat_hide_what_it_does_not_know(alice: Visitor, bob: Visitor) -> None:
    table, asked, _, _ = started(alice, bob)
    assert "seed" not in asked.get(f"/api/tables/{table}/record")
    assert asked.get(f"/api/tables/{table}/position", status=409)["error"] == "no-position"
    players = {0: alice, 1: bob}
    for _ in range(40):
        state = alice.state(table)
        if state["view"]["turn"] >= 1 and state["decision"]["prompt"] == "turn":
            break
        players[state["decision"]["seat"]].play_first(table)
    position = asked.get(f"/api/tables/{table}/position")
    assert "?" in position
    assert "seed" not in position
    stranger = alice.served.guest()
    assert stranger.get(f"/api/tables/{table}/position", status=403)["error"] == "not-seated"
    assert stranger.get(f"/api/tables/{table}/record", status=409)["error"] == "secret"


def test_hj_e1_resigning_ends_the_game_whoever_is_asked(alice: Visitor, bob: Visitor) -> None:
    table, asked, other, state = started(alice, bob)
    seat = state["seat"]
    other.post(f"/api/tables/{table}/resign", status=204)
    over = asked.state(table)
    assert over["outcome"]["winners"] == [seat]
    assert over["outcome"]["rule"] == over["log"][-1]["rule"] == "HJ-E1"
    assert over["decision"] is None
    assert f"! {1 - seat} resign" in asked.get(f"/api/tables/{table}/record")
    assert other.post(f"/api/tables/{table}/resign", status=409)["error"] == "is-over"


def test_hj_e3_leaving_a_game_forfeits_it(alice: Visitor, bob: Visitor) -> None:
    table, asked, _, _ = started(alice, bob)
    bob.post(f"/api/tables/{table}/leave")
    assert asked.state(table)["outcome"]["rule"] == "HJ-E3"


def test_odds_are_told_where_the_game_has_them(alice: Visitor) -> None:
    table = alice.make("way-of-the-samurai", "me", seed="odds")["id"]
    odds = alice.get(f"/api/tables/{table}/odds")
    assert 0 <= odds["value"] <= 1
    other = alice.make("gosu-x", "me", "random")["id"]
    assert alice.get(f"/api/tables/{other}/odds", status=409)["error"] == "no-odds"


def test_a_bot_advises_from_what_the_seat_knows(alice: Visitor) -> None:
    table = alice.make("way-of-the-samurai", "me", seed="advice")["id"]
    state = alice.asked(table)
    advice = alice.post("/api/advise", {"table": table})
    assert advice["choice"] in [option["notation"] for option in state["decision"]["options"]]
    assert alice.get(f"/api/tables/{table}/explain", status=409)["error"] == "secret"
