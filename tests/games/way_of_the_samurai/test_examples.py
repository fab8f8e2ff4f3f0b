"""The examples that the rulebook gives, played."""

import pytest
from samurai import attack, drill, enemy, options, play, prompt, rules_told, samurai, told, until, why_not

PLAIN = "guard-minus-1"


@pytest.mark.parametrize(
    ("cards", "ki"),
    [
        (("technique-2", "technique-1", "force-1"), 4),  # exactly 3
        (("technique-2", "technique-2", "force-1"), 4),  # more
        (("technique-2", "force-1", "force-1"), 5),  # 2
        (("force-2", "force-2", "technique-2"), 5),  # Force is not asked for
    ],
)
def test_ws_r4_technique_3_or_more_costs_the_enemy_1_ki(cards: tuple[str, str, str], ki: int) -> None:
    t = drill(hand=[*cards, PLAIN, PLAIN, "guard-1"], defences=["ask-technique-3-ki-1", "calm"])
    attack(t, *cards)
    until(t, "placing")
    assert enemy(t) == (8, ki)
    assert rules_told(t, "enemy-lost-ki") == ["WS-R4"] * (5 - ki)
    assert rules_told(t, "held") == ["WS-R4"] * (ki - 4)


@pytest.mark.parametrize(("choice", "left"), [("life", (7, 5)), ("ki", (8, 4))])
def test_ws_r4_force_and_technique_both_2_cost_1_life_or_1_ki_as_the_player_likes(
    choice: str, left: tuple[int, int]
) -> None:
    cards = ("force-2", "technique-2", "guard-1")
    t = drill(hand=[*cards, PLAIN, PLAIN, "force-1"], defences=["ask-both-2-life-1-or-ki-1", "calm"])
    until(attack(t, *cards), "take-one")
    assert options(t)[:2] == ["life", "ki"]
    play(t, choice)
    assert enemy(t) == left
    assert prompt(t) == "before-counter"


@pytest.mark.parametrize(
    "cards", [("force-2", "technique-1", "guard-1"), ("force-1", "technique-2", "guard-1")]
)
def test_ws_r4_one_of_the_two_is_not_enough(cards: tuple[str, str, str]) -> None:
    t = drill(hand=[*cards, PLAIN, PLAIN, "guard-2"], defences=["ask-both-2-life-1-or-ki-1", "calm"])
    until(attack(t, *cards), "before-counter")
    assert enemy(t) == (8, 5)
    assert rules_told(t, "held") == ["WS-R4"]
    assert told(t, "pierced") == []


@pytest.mark.parametrize(("third", "wounded"), [("force-1", True), ("guard-1", False), ("guard-2", False)])
def test_ws_r5_guard_strictly_below_2_is_a_level_1_wound(third: str, wounded: bool) -> None:
    cards = ("guard-1", "technique-1", third)
    t = drill(
        hand=[*cards, PLAIN, PLAIN, "force-2"],
        defences=["calm", "guard-2-wound-1"],
        wounds=["wound-life-1-then-life-2"],
    )
    until(attack(t, *cards), "placing")
    assert samurai(t) == ((7, 5) if wounded else (8, 5))
    assert [(event["card"], event["number"]) for event in told(t, "revealed-wound")] == [
        ("wound-life-1-then-life-2", 1)
    ] * wounded
    assert rules_told(t, "hit" if wounded else "parried") == ["WS-R5"]


def test_ws_r4_at_the_choice_of_losses_nothing_else_is_asked() -> None:
    cards = ("force-2", "technique-2", "guard-1")
    t = drill(hand=[*cards, PLAIN, PLAIN, "force-1"], defences=["ask-both-2-life-1-or-ki-1", "calm"])
    until(attack(t, *cards), "take-one")
    asked = "Ask both 2 Life 1 or Ki 1: choose what the enemy loses: 1 Life or 1 Ki"
    demande = "Ask both 2 Life 1 or Ki 1 : choisissez ce que perd l'ennemi : 1 Vie ou 1 Ki"
    assert why_not(t, "go on") == [
        (
            f"not what is asked now ({asked}): HJ-C1",
            f"ce n'est pas la question posée ({demande}) : HJ-C1",
        )
    ]
