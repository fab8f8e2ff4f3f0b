"""WS-K: what Ki buys, and what it costs to have none."""

import pytest
from samurai import (
    SIX,
    attack,
    drill,
    enemy,
    finish_attack,
    gauges,
    hand,
    options,
    play,
    prompt,
    refused,
    rules_told,
    samurai,
    told,
    until,
    why_not,
)

from honjin.table.table import Table

LEFT, RIGHT = SIX[:3], SIX[3:]
THREE = ("force-1", "force-2", "force-2")  # a black combo


def whole_round(t: Table) -> Table:
    return finish_attack(attack(finish_attack(attack(t, *LEFT)), *RIGHT))


# --- WS-K1


def test_ws_k1_the_player_with_no_ki_loses_2_life_at_the_end_of_a_round() -> None:
    t = whole_round(drill(ki=0))
    assert samurai(t) == (6, 0)
    assert [(event["number"], event["rule"]) for event in told(t, "lost-life")] == [(2, "WS-K1")]


def test_ws_k1_the_enemy_with_no_ki_likewise() -> None:
    t = whole_round(drill(enemy_ki=0))
    assert enemy(t) == (6, 0)
    assert [(event["number"], event["rule"]) for event in told(t, "enemy-lost-life")] == [(2, "WS-K1")]


def test_ws_k1_one_ki_is_enough() -> None:
    t = whole_round(drill(ki=1, enemy_ki=1))
    assert (samurai(t), enemy(t)) == ((8, 1), (8, 1))


def test_ws_k1_not_at_the_end_of_the_first_attack() -> None:
    t = finish_attack(attack(drill(ki=0, enemy_ki=0), *LEFT))
    assert (samurai(t), enemy(t)) == ((8, 0), (8, 0))


def test_ws_k1_again_at_the_end_of_every_round() -> None:
    harmless = ["ask-force-2-life-1", "ask-technique-3-ki-1", "ask-nothing-life-1", "ask-nothing-ki-2"]
    t = whole_round(drill(action_top=[*SIX, *SIX], ki=0, life=5, adversary_top=["calm"] * 4 + harmless))
    assert samurai(t) == (3, 0)
    assert samurai(whole_round(t)) == (1, 0)


def test_ws_k1_it_can_be_the_end() -> None:
    t = whole_round(drill(ki=0, life=2))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((), "WS-R8")
    t = whole_round(drill(enemy_ki=0, enemy_life=1))
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert rules_told(t, "beat-enemy") == ["WS-K1"]


def test_ws_k1_ki_that_the_enemy_does_not_have_costs_it_nothing_else() -> None:
    t = finish_attack(attack(drill(defences=["ask-nothing-ki-2", "calm"], enemy_ki=1), *LEFT))
    assert enemy(t) == (8, 0)
    assert [event["number"] for event in told(t, "enemy-lost-ki")] == [1]
    t = finish_attack(attack(drill(defences=["ask-nothing-ki-2", "calm"], enemy_ki=0), *LEFT))
    assert enemy(t) == (8, 0)
    assert told(t, "enemy-lost-ki") == []


def test_ws_k1_the_enemy_never_spends_ki() -> None:
    t = whole_round(drill())
    assert enemy(t) == (8, 5)
    assert told(t, "paid-ki") == []


# --- WS-K2


def test_ws_k2_one_ki_draws_one_more_action_card() -> None:
    t = drill(action_top=[*SIX, "joker"])
    play(t, "ki draw")
    assert (sorted(hand(t)), samurai(t)) == (sorted([*SIX, "joker"]), (8, 4))
    assert [(event["number"], event["rule"]) for event in told(t, "paid-ki")] == [(1, "WS-K2")]
    assert [(event["card"], event["rule"]) for event in told(t, "drew")] == [("joker", "WS-K2")]
    assert prompt(t) == "placing"


def test_ws_k2_as_often_as_there_is_ki() -> None:
    t = drill(ki=3)
    play(t, "ki draw", "ki draw", "ki draw")
    assert (len(hand(t)), samurai(t)) == (9, (8, 0))
    assert why_not(t, "ki draw") == [
        ("must have at least 1 Ki; you have 0: WS-K2", "il faut au moins 1 Ki ; vous en avez 0 : WS-K2"),
    ]
    assert "ki draw" not in options(t)


def test_ws_k2_the_card_can_be_placed_at_once() -> None:
    t = drill(action_top=[*SIX, "red-force-1"])
    play(t, "place guard-1", "place guard-2", "go on", "ki draw", "place red-force-1")
    assert gauges(t) == (1, 0, 3)


# --- WS-K3


def test_ws_k3_one_ki_reveals_the_defence_before_the_first_card() -> None:
    t = drill(defences=["ask-nothing-life-1", "calm"])
    play(t, "ki reveal")
    assert (t.view(0)["defence"], samurai(t)) == ("ask-nothing-life-1", (8, 4))
    assert rules_told(t, "paid-ki") == rules_told(t, "revealed-defence") == ["WS-K3"]
    assert prompt(t) == "placing"


def test_ws_k3_it_is_the_defence_of_phase_3_where_no_other_is_revealed() -> None:
    t = drill(defences=["ask-nothing-life-1", "calm"])
    play(t, "ki reveal", "place force-1", "place force-2")
    assert prompt(t) == "placing"  # nothing is to be revealed, so nothing is asked before it
    play(t, "place guard-1", "go on")
    assert enemy(t) == (7, 5)
    play(t, "go on")
    assert (t.view(0)["defence"], t.view(0)["counter"]) == ("ask-nothing-life-1", "calm")
    assert len(told(t, "revealed-defence")) == 1


def test_ws_k3_once_is_enough() -> None:
    t = drill()
    play(t, "ki reveal")
    assert why_not(t, "ki reveal") == [
        (
            "the Defence must still be hidden; it is revealed already: WS-K3",
            "il faut que la Défense soit encore cachée ; elle est déjà révélée : WS-K3",
        ),
    ]


def test_ws_k3_not_after_the_first_card() -> None:
    t = drill()
    play(t, "place force-1")
    assert why_not(t, "ki reveal") == [
        (
            "must come before the first card of the attack; one is placed already: WS-K3",
            "il faut le faire avant la première carte de l'attaque ; il y en a déjà une : WS-K3",
        )
    ]
    assert "ki reveal" not in options(t)
    play(t, "place force-2")
    assert refused(t, "ki reveal") == ["HJ-C1"]
    play(t, "go on")
    assert refused(t, "ki reveal") == ["WS-K3", "WS-K3"]


def test_ws_k3_not_without_ki() -> None:
    t = drill(ki=0)
    assert why_not(t, "ki reveal") == [
        ("must have at least 1 Ki; you have 0: WS-K3", "il faut au moins 1 Ki ; vous en avez 0 : WS-K3"),
    ]


def test_ws_k3_in_the_second_attack_too() -> None:
    t = finish_attack(attack(drill(defences=["calm", "calm", "ask-nothing-life-1", "calm"]), *LEFT))
    assert t.view(0)["defence"] is None
    play(t, "ki reveal")
    assert t.view(0)["defence"] == "ask-nothing-life-1"


def test_ws_k3_a_card_bought_before_it_changes_nothing() -> None:
    t = drill()
    play(t, "ki draw", "ki reveal")
    assert samurai(t) == (8, 3)


# --- WS-K4


def test_ws_k4_each_ki_raises_guard_by_1_before_the_counter_attack_is_revealed() -> None:
    t = drill(defences=["calm", "guard-2-wound-1"])
    until(attack(t, *LEFT), "before-counter")
    play(t, "ki guard", "ki guard")
    assert (gauges(t), samurai(t)) == ((3, 1, 2), (8, 3))
    assert rules_told(t, "paid-ki") == rules_told(t, "moved-guard") == ["WS-K4", "WS-K4"]
    assert (prompt(t), t.view(0)["counter"]) == ("before-counter", None)
    play(t, "go on", "go on")
    assert samurai(t) == (8, 3)
    assert rules_told(t, "parried") == ["WS-R5"]


def test_ws_k4_without_it_the_same_counter_attack_hits() -> None:
    t = drill(defences=["calm", "guard-2-wound-1"])
    until(attack(t, *LEFT), "before-counter")
    play(t, "ki guard", "go on", "go on")
    assert rules_told(t, "hit") == ["WS-R5"]


def test_ws_k4_not_once_it_is_revealed() -> None:
    t = drill(defences=["calm", "guard-2-wound-1"])
    until(attack(t, *LEFT), "before-hit")
    assert why_not(t, "ki guard") == [
        (
            "not what is asked now (the blow meets your Guard next): HJ-C1",
            "ce n'est pas la question posée (le coup va rencontrer votre Garde) : HJ-C1",
        )
    ]


def test_ws_k4_not_without_ki() -> None:
    t = drill(ki=1)
    until(attack(t, *LEFT), "before-counter")
    play(t, "ki guard")  # with the last Ki there is nothing to ask any more but to go on
    assert samurai(t) == (8, 0)
    assert rules_told(t, "moved-guard") == ["WS-K4"]
    t = drill(ki=1, weapon="bokken")
    until(attack(t, *LEFT), "before-counter")
    play(t, "ki guard")
    assert why_not(t, "ki guard") == [
        ("must have at least 1 Ki; you have 0: WS-K4", "il faut au moins 1 Ki ; vous en avez 0 : WS-K4"),
    ]


def test_ws_k4_from_the_lowest_to_the_highest() -> None:
    hand_of = ["guard-minus-2", "force-1", "force-2", *SIX[3:]]
    t = drill(hand=hand_of, defences=["calm", "guard-0-life-1"])
    until(attack(t, "guard-minus-2", "force-1", "force-2"), "before-counter")
    for level in (-1, 0, 1, 2, 3):
        play(t, "ki guard")
        assert gauges(t)[2] == level
    assert samurai(t) == (8, 0)


# --- WS-K5


def test_ws_k5_no_more_than_5() -> None:
    t = drill(hand=[*THREE, *RIGHT])
    until(attack(t, *THREE), "collecting")
    assert why_not(t, "combo ki") == [
        (
            "must have room for 1 more Ki; you have 5 and can have no more: WS-K5",
            "il faut de la place pour 1 Ki de plus ; vous en avez 5 et ne pouvez pas en avoir "
            "davantage : WS-K5",
        ),
    ]
    assert "combo ki" not in options(t)


def test_ws_k5_the_fifth_may_be_taken_back() -> None:
    t = drill(hand=[*THREE, *RIGHT], ki=4)
    until(attack(t, *THREE), "collecting")
    play(t, "combo ki")
    assert samurai(t) == (8, 5)


def test_ws_k5_spent_first_there_is_room_again() -> None:
    t = drill(hand=[*THREE, *RIGHT])
    until(attack(t, *THREE), "collecting")
    play(t, "ki draw")
    assert prompt(t) == "collecting"
    play(t, "combo ki")
    assert samurai(t) == (8, 5)


def test_ws_k5_no_position_holds_more() -> None:
    with pytest.raises(ValueError, match="ki: found 6, expected"):
        drill(ki=6)


# --- WS-K6


def test_ws_k6_who_must_lose_ki_and_has_none_loses_nothing_else() -> None:
    t = finish_attack(attack(drill(defences=["calm", "always-ki-1"], ki=0), *LEFT))
    assert samurai(t) == (8, 0)
    assert rules_told(t, "hit") == ["WS-R5"]
    assert told(t, "lost-ki") == told(t, "lost-life") == []


def test_ws_k6_a_gain_above_the_limit_is_lost() -> None:
    t = drill(location="ki-place", ki=4)  # three for one
    play(t, "location")
    assert samurai(t) == (8, 5)
    assert [event["number"] for event in told(t, "gained-ki")] == [2]


def test_ws_k6_and_nothing_may_be_paid_for_it() -> None:
    t = drill(weapon="bokken")
    assert refused(t, "life to ki") == ["WS-K5"]
    play(t, "ki draw", "life to ki")
    assert refused(t, "life to ki") == ["WS-K5"]
    assert samurai(t) == (7, 5)


def test_ws_k6_guard_bought_stays_until_the_round_ends() -> None:
    t = drill()
    until(attack(t, *LEFT), "before-counter")
    play(t, "ki guard")
    finish_attack(t)
    assert gauges(t) == (3, 1, 1)
    until(attack(t, "technique-2", "guard-1", "guard-2"), "before-counter")
    assert gauges(t) == (3, 3, 4)
    finish_attack(t)
    assert gauges(t) == (0, 0, 0)


def test_ws_k6_guard_given_by_the_naginata_stays_too() -> None:
    t = drill(weapon="naginata")
    finish_attack(attack(t, *LEFT))
    assert gauges(t)[2] == 1
    until(attack(t, "technique-2", "guard-1", "guard-2"), "before-counter")
    assert gauges(t)[2] == 4  # 1 + 1 + 2, and the second 1 of the Naginata
    finish_attack(t)
    assert gauges(t)[2] == 0


def test_ws_k6_life_has_no_upper_limit() -> None:
    t = drill(location="life-place")
    play(t, "location", "location")
    assert samurai(t) == (14, 3)
    assert [event["rule"] for event in told(t, "gained-life")] == ["WS-L1", "WS-L1"]
