"""WS-L1: locations, each with each climate to the end, and every face of every table."""

import pytest
from samurai import GAME, go_on, options, play, question, refused, rules_told, samurai, seat, told
from samurai_yard import (
    attack,
    calm_round,
    levels,
    lost,
    place,
    play_on,
    rolls,
    sound,
    with_roll,
    yard,
    yard_set,
)

from honjin.games.way_of_the_samurai.card import CHANGES
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.table.table import Table

WORDS = {number: word for word, number in CHANGES.items()}


@pytest.mark.parametrize("climate", ["none", *(item.id for item in BOX.climates)])
@pytest.mark.parametrize("location", [item.id for item in BOX.places])
def test_ws_l1_every_location_in_every_climate_to_the_end(location: str, climate: str) -> None:
    used = 0
    for seed in ("one", "two", "three"):
        t = GAME.new(seed=seed, options={"location": location, "climate": climate})
        view = t.view(0)
        assert (view["location"], view["climate"]) == (location, None if climate == "none" else climate)
        play_on(t, seed, sound)
        assert t.outcome is not None
        used += len(rolls(t))
    assert used > 0


def rolled(t: Table) -> int:
    face = rolls(t)[0][1]
    assert isinstance(face, int)
    return face


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("location", [item.id for item in BOX.places])
def test_ws_l1_every_face_does_what_its_table_says(location: str, face: int) -> None:
    t = with_roll(face, "WS-L1", lambda seed: play(yard(location=location, seed=seed, ki=3), "location"))
    found = levels(t.view(0))
    expected = {"force": 0, "technique": 0, "guard": 0, "die": 1, "life": 8, "ki": 3 - 1}
    table = next(item for item in BOX.places if item.id == location)
    for what, by in table.results[face - 1]:
        expected[WORDS[what]] += by
    assert found == expected
    assert rules_told(t, "paid-ki") == ["WS-L1"]


def place_of(result: dict[str, int]) -> str:
    """A yard with one location, where every face brings this."""
    return yard_set(places=[{"name": "Shrine", "results": [result] * 6}])


def at_shrine(result: dict[str, int], **position: object) -> Table:
    return yard(location="shrine", cards=place_of(result), **position)


@pytest.mark.parametrize(
    ("result", "change"),
    [
        ({"force": 2}, {"force": 2}),
        ({"technique": -1}, {"technique": -1}),
        ({"guard": 3, "force": -2}, {"guard": 3, "force": -2}),
        ({"die": 2}, {"die": 2}),
        ({"die": 9}, {"die": 5}),
        ({"life": 2}, {"life": 2}),
        ({"life": -2}, {"life": -2}),
        ({"ki": 1}, {"ki": 1}),
        ({"ki": 9}, {"ki": 3}),
        ({"ki": -1}, {"ki": -1}),
        ({"force": 9}, {"force": 4}),
        ({"guard": -9}, {"guard": -2}),
    ],
    ids=str,
)
def test_ws_l1_bonuses_and_penalties(result: dict[str, int], change: dict[str, int]) -> None:
    t = at_shrine(result, ki=3)
    before = {**levels(t.view(0)), "ki": 2}
    found = levels(play(t, "location").view(0))
    assert found == {name: value + change.get(name, 0) for name, value in before.items()}


def test_ws_l1_gauge_gains_are_immediate_and_gone_at_the_end_of_the_round() -> None:
    t = at_shrine({"force": 2})
    go_on(t, "place push", "place feint", "location")
    assert seat(t)["gauges"] == {"force": 3, "technique": 1, "guard": 0}
    attack(t, "block")
    assert seat(t)["gauges"] == {"force": 3, "technique": 1, "guard": 1}
    attack(t, "push", "feint", "block")
    assert (t.view(0)["round"], seat(t)["gauges"]) == (2, {"force": 0, "technique": 0, "guard": 0})


def test_ws_l1_a_gain_counts_for_the_defence_and_the_counter_attack() -> None:
    cards = yard_set(
        places=[{"name": "Shrine", "results": [{"force": 4, "guard": 4}] * 6}],
        adversaries=[{"name": "Post", "force": 4, "life": 2, "guard": 4, "hit_life": 3, "copies": 9}],
    )
    hits = [yard(location="shrine", cards=cards, defences=()) for _ in range(2)]
    attack(play(hits[0], "location"), "push", "feint", "block")
    attack(hits[1], "push", "feint", "block")
    found = [(samurai(t)[0], t.view(0)["enemy"]["life"]) for t in hits]  # type: ignore[index]
    assert found == [(8, 6), (5, 8)]


def test_ws_l1_at_any_moment_of_a_round() -> None:
    t = at_shrine({"die": 1}, weapon="nodachi", hand=("push", "push", "push", "block", "feint", "drop"))
    asked = []
    for choice in (*["place push"] * 3, "no", "place block", "place feint", "place drop"):
        while choice not in options(t):
            asked.append((question(t).prompt, "location" in options(t)))
            play(t, "go on")
        asked.append((question(t).prompt, "location" in options(t)))
        play(t, choice) if choice != "no" else play(t, "location", "location", choice)
    place(t)
    assert all(offered for _, offered in asked)
    assert {prompt for prompt, _ in asked} == {
        "placing",
        "before-defence",
        "before-strike",
        "before-counter",
        "before-hit",
        "collecting",
    }


def test_ws_l1_before_the_end_of_a_round_too() -> None:
    t = at_shrine({"life": 1})
    attack(t, "push", "feint", "block")
    go_on(t, "place push", "place feint", "place block")
    while question(t).prompt != "before-end":
        play(t, "go on")
    play(t, "location")
    assert samurai(t) == (9, 4)


def test_ws_l1_as_often_as_there_is_ki() -> None:
    t = play(at_shrine({"force": 1}, ki=2), "location", "location")
    assert (seat(t)["gauges"]["force"], samurai(t)) == (2, (8, 0))  # type: ignore[index]
    assert refused(t, "location") == ["WS-L1"]
    assert "location" not in options(t)


def test_ws_l1_not_without_a_location() -> None:
    t = yard()
    assert refused(t, "location") == ["WS-L1"]
    assert "location" not in options(t)


def test_ws_l1_a_penalty_can_be_the_end() -> None:
    t = play(at_shrine({"life": -2, "die": 3}, life=2), "location")
    assert lost(t, "WS-R8")
    assert told(t, "raised-die") == []


def test_ws_m4_in_the_snow_it_costs_two() -> None:
    t = play(at_shrine({"force": 1}, climate="snow", ki=3), "location")
    assert samurai(t) == (8, 1)
    assert refused(t, "location") == ["WS-L1"]


def test_ws_l1_a_location_of_the_players_own_is_a_loss_for_oda_to_gain() -> None:
    t = play(at_shrine({"life": -1}, enemy="oda"), "location")
    assert t.view(0)["enemy"]["life"] == 7  # type: ignore[index]


def test_ws_l1_the_box_has_four_places_of_six_results() -> None:
    assert [item.id for item in BOX.places] == ["bridge", "forest", "rice-field", "mountains"]
    assert {len(item.results) for item in BOX.places} == {6}


def test_ws_l1_a_calm_round_does_not_use_it() -> None:
    t = calm_round(yard(location="bridge"))
    assert (rolls(t), samurai(t)) == ([], (8, 5))
