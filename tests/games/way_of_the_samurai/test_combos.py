"""WS-X: combos, Specials and the wound die."""

from typing import Any

import pytest
from samurai import (
    CALM,
    SIX,
    attack,
    die,
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
    seat,
    small_set,
    stored,
    told,
    until,
    why_not,
)

from honjin.table.table import Table

LEFT, RIGHT = SIX[:3], SIX[3:]
MOUNTAIN = ("force-1", "force-2", "technique-minus-2")
MOON = ("technique-1", "technique-2", "force-minus-2")
GATE = ("guard-1", "guard-2", "guard-2-force-minus-1")
BLACK = {"mountain": MOUNTAIN, "moon": MOON, "gate": GATE}
RED = ("red-force-1", "red-force-1", "red-guard-1")


def combo(cards: tuple[str, ...], **more: Any) -> Table:
    """Asked what the combo of these cards brings."""
    rest = ("red-force-1", "red-guard-1", "red-guard-1")
    return until(attack(drill(hand=[*cards, *rest], **more), *cards), "collecting")


def combo_red(**more: Any) -> Table:
    return until(attack(drill(hand=[*RED, *RIGHT], **more), *RED), "collecting")


def cashing(level: int, **more: Any) -> Table:
    """Asked whether to cash the die at this level, after a plain attack."""
    return until(attack(drill(die=level, **more), *LEFT), "collecting")


# --- WS-X1


@pytest.mark.parametrize("symbol", list(BLACK))
def test_ws_x1_three_equal_black_symbols_bring_1_ki_or_a_special(symbol: str) -> None:
    t = combo(BLACK[symbol], ki=4)
    assert [option for option in options(t) if option != "ki draw"] == ["combo ki", "combo special", "no"]
    assert [(event["word"], event["rule"]) for event in told(t, "made-combo")] == [(symbol, "WS-X1")]


def test_ws_x1_one_ki_back() -> None:
    t = combo(MOUNTAIN, ki=3)
    play(t, "combo ki")
    assert (samurai(t), stored(t), prompt(t)) == ((8, 4), [], "placing")
    assert [(event["number"], event["rule"]) for event in told(t, "gained-ki")] == [(1, "WS-X1")]


def test_ws_x1_or_a_special() -> None:
    t = combo(MOUNTAIN, ki=3, special_top=["special-guard-3"])
    play(t, "combo special")
    assert (samurai(t), stored(t), prompt(t)) == ((8, 3), ["special-guard-3"], "placing")
    assert [(event["card"], event["rule"]) for event in told(t, "gained-special")] == [
        ("special-guard-3", "WS-X2")
    ]


def test_ws_x1_or_nothing() -> None:
    t = combo(MOUNTAIN, ki=3)
    play(t, "no")
    assert (samurai(t), stored(t), prompt(t), die(t)) == ((8, 3), [], "placing", 1)


def test_ws_x1_a_black_combo_does_not_raise_the_die() -> None:
    t = combo(MOUNTAIN)
    assert why_not(t, "combo die") == [
        ("this combo does not bring that: WS-X1", "ce combo ne rapporte pas cela : WS-X1"),
    ]


@pytest.mark.parametrize(
    "cards",
    [
        ("force-1", "force-2", "technique-2"),
        ("technique-2", "force-1", "force-2"),
        ("force-1", "technique-2", "force-2"),
        ("force-1", "technique-2", "guard-1"),  # one of each
        ("force-1", "force-2", "red-force-1"),
    ],
)
def test_ws_x1_two_equal_symbols_are_no_combo(cards: tuple[str, ...]) -> None:
    t = finish_attack(attack(drill(hand=[*cards, "red-guard-1", "red-guard-1", "guard-2"]), *cards))
    assert told(t, "made-combo") == []
    assert prompt(t) == "placing"


def test_ws_x1_the_symbols_of_one_attack_count() -> None:
    t = drill(hand=["force-1", "force-2", "guard-1", "force-2", "technique-1", "guard-2"])
    finish_attack(attack(t, "guard-1", "force-1", "force-2"))
    finish_attack(attack(t, "force-2", "technique-1", "guard-2"))
    assert told(t, "made-combo") == []


def test_ws_x1_one_in_each_attack() -> None:
    t = drill(hand=[*MOUNTAIN, *MOON], ki=1)
    until(attack(t, *MOUNTAIN), "collecting")
    play(t, "combo ki")
    until(attack(t, *MOON), "collecting")
    play(t, "combo ki")
    assert samurai(t) == (8, 3)


def test_ws_x1_after_a_counter_attack_that_hits_too() -> None:
    t = combo(MOUNTAIN, defences=["calm", "always-ki-1"])
    assert samurai(t) == (8, 4)
    play(t, "combo ki")
    assert samurai(t) == (8, 5)


# --- WS-X2


def test_ws_x2_a_special_gained_is_not_in_the_hand() -> None:
    t = combo(MOUNTAIN, special_top=["special-guard-3"])
    before = hand(t)
    play(t, "combo special")
    assert hand(t) == before
    assert stored(t) == ["special-guard-3"]
    assert t.view(0)["specials"]["deck"] == 3  # type: ignore[index]


@pytest.mark.parametrize("position", [0, 1, 2])
def test_ws_x2_in_any_position_of_an_attack(position: int) -> None:
    cards = ["force-1", "technique-1"]
    cards.insert(position, "special-guard-3")
    t = drill(specials=["special-guard-3"])
    attack(t, *cards)
    assert [card["card"] for card in seat(t)["attack"]] == cards  # type: ignore[attr-defined]
    assert (gauges(t), stored(t)) == ((1, 1, 3), [])
    assert len(hand(t)) == 4


def test_ws_x2_several_at_once() -> None:
    three = ["special-force-3", "special-technique-3", "special-guard-3"]
    t = drill(specials=three, defences=["ask-both-2-life-1-or-ki-1", "calm"])
    until(attack(t, *three), "take-one")
    assert gauges(t) == (3, 3, 3)
    assert len(hand(t)) == 6


def test_ws_x2_any_number_may_be_stored() -> None:
    every = ["special-force-3", "special-technique-3", "special-guard-3"]
    t = drill(hand=[*MOUNTAIN, *RIGHT], specials=every)
    until(attack(t, *MOUNTAIN), "collecting")
    play(t, "combo special")
    assert sorted(stored(t)) == sorted([*every, "special-red-force-2"])


def test_ws_x2_now_or_in_a_later_round() -> None:
    t = combo(MOUNTAIN, special_top=["special-guard-3"])
    twin = play(t, "combo special").clone()
    play(t, "place special-guard-3")
    assert gauges(t) == (3, -2, 3)
    finish_attack(attack(twin, "red-force-1", "red-guard-1", "red-guard-1"))
    assert twin.view(0)["round"] == 2
    assert "place special-guard-3" in options(twin)


def test_ws_x2_once_used_it_goes_to_the_action_discard() -> None:
    t = drill(specials=["special-force-3"])
    finish_attack(attack(t, "special-force-3", "force-1", "technique-1"))
    assert sorted(t.view(0)["actions"]["discard"]) == ["force-1", "special-force-3", "technique-1"]  # type: ignore[index]
    assert stored(t) == []
    assert t.view(0)["specials"]["deck"] == 3  # type: ignore[index]
    assert refused(t, "place special-force-3") == ["WS-R2"]


def test_ws_x2_and_belongs_to_the_action_deck_from_then_on() -> None:
    six = [{"name": "Cut", "symbol": "moon", "lines": {"force": 1}, "copies": 6}]
    special = {"name": "Special", "symbol": "gate", "lines": {"guard": 3}, "special": True}
    t = drill(hand=["cut"] * 6, specials=["special"], cards=small_set(actions=[*six, special]))
    finish_attack(attack(t, "special", "cut", "cut"))
    finish_attack(attack(t, "cut", "cut", "cut"))
    # Seven cards for the hand of six: with one more of them the Special is surely there.
    assert t.view(0)["round"] == 2
    if "special" not in hand(t):
        play(t, "ki draw")
    assert "special" in hand(t)
    play(t, "place special")
    assert gauges(t) == (0, 0, 3)
    assert stored(t) == []


def test_ws_x2_a_careful_player_expects_it_in_the_action_deck() -> None:
    six = [{"name": "Cut", "symbol": "moon", "lines": {"force": 1}, "copies": 6}]
    special = {"name": "Special", "symbol": "gate", "lines": {"guard": 3}, "special": True}
    seen = []
    for seed in range(12):
        cards = small_set(actions=[*six, special])
        t = drill(seed=str(seed), hand=["cut"] * 6, specials=["special"], cards=cards)
        finish_attack(attack(finish_attack(attack(t, "special", "cut", "cut")), "cut", "cut", "cut"))
        assert t.view(0)["specials"] == {"deck": 0, "unseen": {}}
        unseen = t.view(0)["actions"]["unseen"]  # type: ignore[index]
        assert unseen == ({"cut": 1} if "special" in hand(t) else {"special": 1})
        seen.append("special" in hand(t))
    assert set(seen) == {True, False}


def test_ws_x2_its_symbol_counts_for_a_combo() -> None:
    t = drill(specials=["special-force-3"])
    until(attack(t, "special-force-3", "force-1", "force-2"), "collecting")
    assert [event["word"] for event in told(t, "made-combo")] == ["mountain"]


def test_ws_x2_a_special_that_is_not_stored_cannot_be_placed() -> None:
    t = drill(specials=["special-force-3"])
    assert why_not(t, "place special-guard-3") == [
        (
            "must be in your hand or stored; Special Guard 3 is not: WS-R2",
            "il faut une carte de votre main ou stockée ; Special Guard 3 n'en est pas une : WS-R2",
        )
    ]


# --- WS-X3


def test_ws_x3_three_red_symbols_raise_the_die_by_1() -> None:
    t = combo_red(ki=3)
    assert [option for option in options(t) if option != "ki draw"] == ["combo die", "no"]
    assert [(event["word"], event["rule"]) for event in told(t, "made-combo")] == [("blood", "WS-X3")]
    play(t, "combo die")
    assert die(t) == 2
    assert [(event["number"], event["rule"]) for event in told(t, "raised-die")] == [(2, "WS-X3")]


def test_ws_x3_no_ki_and_no_special() -> None:
    t = combo_red(ki=3)
    for choice in ("combo ki", "combo special"):
        assert why_not(t, choice) == [
            ("this combo does not bring that: WS-X3", "ce combo ne rapporte pas cela : WS-X3"),
        ]


def test_ws_x3_it_may_be_left() -> None:
    t = combo_red()
    play(t, "no")
    assert (die(t), prompt(t)) == (1, "placing")


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_ws_x3_step_by_step(level: int) -> None:
    t = combo_red(die=level)
    play(t, "combo die")
    assert die(t) == level + 1


def test_ws_x3_six_at_most() -> None:
    t = combo_red(die=6)
    assert why_not(t, "combo die") == [
        (
            "the wound die must be below 6; it is at 6: WS-X3",
            "il faut que le dé blessure soit au-dessous de 6 ; il est à 6 : WS-X3",
        ),
    ]
    assert "combo die" not in options(t)


def test_ws_x3_it_keeps_its_level_from_round_to_round() -> None:
    t = combo_red()
    play(t, "combo die")
    finish_attack(attack(t, *RIGHT))
    assert (t.view(0)["round"], die(t)) == (2, 2)


# --- WS-X4


@pytest.mark.parametrize("level", [1, 2])
def test_ws_x4_at_1_or_2_nothing(level: int) -> None:
    t = finish_attack(attack(drill(die=level), *LEFT))
    assert (prompt(t), die(t), enemy(t)) == ("placing", level, (8, 5))
    assert refused(t, "cash die") == ["HJ-C1"]


def test_ws_x4_a_die_that_fell_to_2_is_not_asked_for_any_more() -> None:
    t = cashing(3, location="worse-die-place")
    play(t, "location")
    assert (prompt(t), die(t)) == ("placing", 2)


def test_ws_x4_at_3_the_enemy_loses_1_life() -> None:
    t = cashing(3)
    play(t, "cash die")
    assert (enemy(t), die(t), prompt(t)) == ((7, 5), 1, "placing")
    assert [(event["number"], event["rule"]) for event in told(t, "cashed-die")] == [(3, "WS-X4")]
    assert rules_told(t, "enemy-lost-life") == ["WS-X4"]


@pytest.mark.parametrize(("choice", "left"), [("life", (7, 5)), ("ki", (8, 4))])
def test_ws_x4_at_4_1_life_or_1_ki(choice: str, left: tuple[int, int]) -> None:
    t = cashing(4)
    play(t, "cash die")
    assert (prompt(t), die(t)) == ("take-one", 1)
    play(t, choice)
    assert (enemy(t), prompt(t)) == (left, "placing")
    assert rules_told(t, f"enemy-lost-{choice}") == ["WS-X4"]


@pytest.mark.parametrize(("level", "left"), [(5, (7, 4)), (6, (6, 3))])
def test_ws_x4_at_5_a_light_wound_and_at_6_a_grave_one(level: int, left: tuple[int, int]) -> None:
    t = cashing(level, wounds=["wound-both-1-then-both-2"])
    play(t, "cash die")
    until(t, "placing")
    assert (enemy(t), samurai(t), die(t)) == (left, (8, 5), 1)
    assert [event["number"] for event in told(t, "revealed-wound")] == [level - 4]


def test_ws_x4_the_players_choice_and_the_die_stays() -> None:
    t = cashing(5)
    play(t, "no")
    assert (die(t), enemy(t), prompt(t)) == (5, (8, 5), "placing")
    until(attack(t, *RIGHT), "collecting")
    assert die(t) == 5


def test_ws_x4_only_after_a_counter_attack() -> None:
    t = drill(die=6)
    while prompt(t) != "collecting":
        assert refused(t, "cash die") == ["HJ-C1"]
        play(t, options(t)[0])
    assert len(told(t, "revealed-counter")) == 1


def test_ws_x4_the_combo_of_this_attack_counts() -> None:
    t = combo_red(die=2)
    play(t, "combo die")
    assert (prompt(t), die(t)) == ("collecting", 3)
    play(t, "cash die")
    assert (enemy(t), die(t)) == ((7, 5), 1)


def test_ws_x4_once_after_each_counter_attack() -> None:
    t = drill(die=3, defences=CALM)
    until(attack(t, *LEFT), "collecting")
    play(t, "cash die")
    finish_attack(attack(t, *RIGHT))
    assert len(told(t, "cashed-die")) == 1
    assert enemy(t) == (7, 5)


def test_ws_x4_it_can_win_the_fight() -> None:
    t = cashing(3, enemy_life=1)
    play(t, "cash die")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "WS-R8")


def test_ws_x4_nothing_else_answers_its_question() -> None:
    t = cashing(3)
    assert options(t) == ["cash die", "no", "ki draw"]
    assert why_not(t, "go on") == [
        (
            "not what is asked now (cash the wound die, or keep it?): HJ-C1",
            "ce n'est pas la question posée (utiliser le dé blessure, ou le garder ?) : HJ-C1",
        )
    ]
