"""GX-B1: what is told of a Great Battle adds up to the strength that decided it."""

from random import Random

from gosu_x import play, table, told
from oracles.collector import battle_after

from honjin.games.gosu_x.cardset import STANDARD
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.game import GAME
from honjin.games.gosu_x.view import view

PRINTED = (0, 2, 3, 5)  # GX-C3
GAMES = 30

Event = dict[str, object]


def counted(s: XState, events: list[Event], p: int) -> int:
    """As somebody adds up who sees the armies and is told what counts otherwise than printed."""
    said = [event for event in events if event.get("player") == p]
    doubled = {event["place"]: int(str(event["number"])) for event in said if event["kind"] == "doubled"}
    total = sum(int(str(event["number"])) for event in said if event["kind"] == "counted-hand")
    for row, cards in enumerate(view(s, STANDARD).seats[p].army, start=1):
        for column, on in enumerate(cards, start=1):
            printed = PRINTED[GAME.card_face(on.card).level]
            total += 0 if on.captured else doubled.get(f"{p}:{'I' * row}.{column}", printed)
    return total


def test_every_battle_of_many_games_adds_up() -> None:
    rng, kinds = Random(0), set[object]()
    for n in range(GAMES):
        t = GAME.new(seed=f"count-{n}", options={"draft": "random"})
        while (question := t.decision) is not None:
            code = rng.choice(question.codes)
            assert isinstance(t.state, XState)
            s, since = battle_after(t.state, code), t.fact_count
            t.play(code)
            if s is None:
                continue
            events = t.events(None, since)
            fought = [event for event in events if event["kind"] == "fought"]
            assert [event["number"] for event in fought] == [counted(s, events, p) for p in range(2)]
            kinds |= {event["kind"] for event in events}
    assert {"doubled", "counted-hand"} <= kinds


def test_gx_k6_a_veteran_and_gx_e11_a_tile_are_told_with_the_strength() -> None:
    t = table(
        passed=[1],
        clans={0: ["goan-sul", "galmi", "justice"], 1: ["xi-an", "narashima", "abhilasha"]},
        tiles=["phoenix", "tomorrow"],
        army={0: [["esprits-de-smook tokens=1"]], 1: []},
        hand={0: ["bun-to", "bun-to"]},
    )
    play(t, "pass")
    (doubled,) = told(t, "doubled")
    assert [doubled[word] for word in ("rule", "card", "place", "number")] == [
        "GX-K6",
        "esprits-de-smook",
        "0:I.1",
        4,
    ]
    hands = [(event["player"], event["rule"], event["number"]) for event in told(t, "counted-hand")]
    assert hands == [(0, "GX-E11", 2), (1, "GX-E11", 0)]
    assert [event["number"] for event in told(t, "fought")] == [6, 0]
