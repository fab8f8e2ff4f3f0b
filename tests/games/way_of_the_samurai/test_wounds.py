"""WS-W: Wound cards, dodge and beheading."""

from collections import Counter
from typing import Any

import pytest
from samurai import (
    SIX,
    attack,
    drill,
    enemy,
    finish_attack,
    options,
    play,
    prompt,
    refused,
    rules_told,
    samurai,
    small_set,
    told,
    until,
    why_not,
)

from honjin.table.table import Table

LEFT, RIGHT = SIX[:3], SIX[3:]
WOUNDS = {
    "wound-life-1-then-life-2": ((1, 0), (2, 0)),
    "wound-ki-1-then-ki-2": ((0, 1), (0, 2)),
    "wound-both-1-then-both-2": ((1, 1), (2, 2)),
    "wound-life-1-then-life-3": ((1, 0), (3, 0)),
}


def wounded(level: int, card: str, **more: Any) -> Table:
    """The player has suffered a wound of this level, and this card was on top."""
    t = drill(defences=["calm", f"always-wound-{level}"], wounds=[card], **more)
    return finish_attack(attack(t, *LEFT))


def wounding(level: int, card: str, **more: Any) -> Table:
    """The enemy has, through the die."""
    t = drill(die=4 + level, wounds=[card], **more)
    until(attack(t, *LEFT), "collecting")
    return finish_attack(play(t, "cash die"))


# --- WS-W1


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("card", list(WOUNDS))
def test_ws_w1_the_half_of_the_level_is_applied_to_the_player(card: str, level: int) -> None:
    t = wounded(level, card)
    life, ki = WOUNDS[card][level - 1]
    assert samurai(t) == (8 - life, 5 - ki)
    assert enemy(t) == (8, 5)
    (drawn,) = told(t, "revealed-wound")
    assert (drawn["card"], drawn["number"], drawn["rule"]) == (card, level, "WS-W1")
    assert rules_told(t, "lost-life") == ["WS-W1"] * (life > 0)
    assert rules_told(t, "lost-ki") == ["WS-W1"] * (ki > 0)


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("card", list(WOUNDS))
def test_ws_w1_the_half_of_the_level_is_applied_to_the_enemy(card: str, level: int) -> None:
    t = wounding(level, card)
    life, ki = WOUNDS[card][level - 1]
    assert enemy(t) == (8 - life, 5 - ki)
    assert samurai(t) == (8, 5)
    assert rules_told(t, "revealed-wound") == ["WS-W1"]
    assert rules_told(t, "enemy-lost-life") == ["WS-W1"] * (life > 0)
    assert rules_told(t, "enemy-lost-ki") == ["WS-W1"] * (ki > 0)


def test_ws_w1_there_are_always_five_to_draw_from() -> None:
    always = {"name": "Always", "force": 4, "technique": 4, "guard": 5, "wound": 1, "copies": 9}
    t = drill(hand=(), defences=(), cards=small_set(adversaries=[always]), life=90)
    while len(told(t, "revealed-wound")) < 20:
        assert sum(t.view(0)["wounds"].values()) == 5  # type: ignore[attr-defined]
        offered = options(t)
        play(t, "go on" if "go on" in offered else "no" if "no" in offered else offered[0])
    drawn = Counter(event["card"] for event in told(t, "revealed-wound"))
    assert set(drawn) == {"head", *WOUNDS}


def test_ws_w1_the_card_is_shuffled_back() -> None:
    def second_card(seed: str) -> object:
        t = drill(
            seed=seed, defences=["calm", "always-wound-1", "calm", "always-wound-1"], wounds=["head"], life=9
        )
        finish_attack(attack(finish_attack(attack(t, *LEFT)), *RIGHT))
        first, second = told(t, "revealed-wound")
        assert first["card"] == "head"
        return second["card"]

    # Every card can come after it, itself included: it is neither out nor on top nor at the bottom.
    assert {second_card(str(seed)) for seed in range(40)} == {"head", *WOUNDS}


def test_ws_w1_the_card_is_drawn_after_the_moment_before_it() -> None:
    t = drill(defences=["calm", "always-wound-1"], wounds=["wound-life-1-then-life-2"])
    until(attack(t, *LEFT), "before-wound")
    assert (samurai(t), told(t, "revealed-wound")) == ((8, 5), [])
    assert why_not(t, "no") == [
        (
            "not what is asked now (a Wound card is drawn next): HJ-C1",
            "ce n'est pas la question posée (une carte Blessure va être piochée) : HJ-C1",
        )
    ]
    play(t, "go on")
    assert samurai(t) == (7, 5)


def test_ws_w1_a_wound_can_take_the_last_life() -> None:
    t = wounded(1, "wound-both-1-then-both-2", life=1)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((), "WS-R8")
    assert samurai(t) == (0, 5)
    t = wounding(2, "wound-life-1-then-life-3", enemy_life=3)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "WS-R8")
    assert rules_told(t, "beat-enemy") == ["WS-W1"]


def test_ws_w1_ki_that_is_not_there_is_not_lost() -> None:
    assert samurai(wounded(2, "wound-ki-1-then-ki-2", ki=1)) == (8, 0)
    assert enemy(wounding(2, "wound-ki-1-then-ki-2", enemy_ki=1)) == (8, 0)


# --- WS-W2


def test_ws_w2_the_upper_half_is_a_dodge() -> None:
    for t in (wounded(1, "head"), wounding(1, "head")):
        assert (samurai(t), enemy(t), t.outcome) == ((8, 5), (8, 5), None)
        assert rules_told(t, "dodged") == ["WS-W2"]
        assert told(t, "beheaded") == []


def test_ws_w2_the_lower_half_is_a_beheading_of_the_player() -> None:
    t = wounded(2, "head")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((), "WS-W2")
    assert samurai(t) == (8, 5)
    assert rules_told(t, "beheaded") == rules_told(t, "lost") == ["WS-W2"]


def test_ws_w2_the_lower_half_is_a_beheading_of_the_enemy() -> None:
    t = wounding(2, "head")
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert rules_told(t, "beheaded") == rules_told(t, "beat-enemy") == ["WS-W2"]
    assert samurai(t) == (8, 5)


def test_ws_w2_at_once() -> None:
    t = drill(
        hand=["force-1", "force-2", "force-2", *RIGHT],
        defences=["calm", "always-wound-2"],
        wounds=["head"],
        die=6,
    )
    until(attack(t, "force-1", "force-2", "force-2"), "before-wound")
    play(t, "go on")
    assert t.decision is None  # neither combo nor die
    assert told(t, "made-combo") == []


# --- WS-W3


def test_ws_w3_through_counter_attacks_and_the_die() -> None:
    t = drill(
        defences=["ask-nothing-life-2-ki-1", "always-wound-1", "ask-nothing-life-1", "calm"],
        wounds=["wound-life-1-then-life-2"],
        die=5,
    )
    until(attack(t, *LEFT), "collecting")
    assert len(told(t, "revealed-wound")) == 1
    play(t, "cash die")
    until(t, "placing")
    assert len(told(t, "revealed-wound")) == 2
    finish_attack(attack(t, *RIGHT))
    assert len(told(t, "revealed-wound")) == 2


@pytest.mark.parametrize("counter", ["always-life-1", "always-ki-1", "calm"])
def test_ws_w3_no_other_counter_attack_draws_one(counter: str) -> None:
    t = finish_attack(attack(drill(defences=["ask-nothing-life-1", counter]), *LEFT))
    assert told(t, "revealed-wound") == []
    assert prompt(t) == "placing"
    assert refused(t, "cash die") == ["HJ-C1"]


@pytest.mark.parametrize("level", [3, 4])
def test_ws_w3_nor_a_die_below_5(level: int) -> None:
    t = until(attack(drill(die=level), *LEFT), "collecting")
    play(t, "cash die")
    finish_attack(t)
    assert told(t, "revealed-wound") == []
