"""Idle moments: `go on` is no question where nothing that could be used would change what comes (WS-R12)."""

import pytest
from samurai import attack, drill, options, play, prompt, question, table, until

import honjin
from honjin.table.table import Table

THREE = ("force-1", "force-2", "technique-1")


def idle(t: Table) -> str | None:
    return question(t).idle


def test_ws_r3_before_the_defence_is_shown_nothing_is_of_use() -> None:
    t = until(attack(drill(), *THREE[:2]), "before-defence")
    assert options(t) == ["go on", "ki draw"]  # that can wait until the Defence is known
    assert idle(t) == question(t).decline == "go on"
    assert question(t).risk is None
    assert question(t).pause
    assert not question(drill()).pause  # a card is to be placed


def test_ws_r4_before_a_strike_a_gauge_is_of_use_that_could_still_pierce() -> None:
    ask = ["ask-technique-3-ki-1", "calm"]
    assert idle(until(attack(drill(defences=ask), *THREE), "before-strike")) == "go on"
    for ki, expected in ((1, "go on"), (3, None)):  # one of Technique is not enough
        t = until(attack(drill(defences=ask, weapon="nodachi", ki=ki), *THREE), "before-strike")
        assert "ki technique" in options(t)
        assert idle(t) == expected
    play(t, "ki technique", "ki technique")
    assert (prompt(t), idle(t)) == ("before-strike", "go on")  # it pierces already


def test_ws_l1_luck_is_tried_before_the_third_card_not_after_it() -> None:
    """Nothing is shown in between, so it is no question of its own."""
    t = table(hand=("men-uchi", "kamae", "nuki"), defences=("hidari", "migi"), location="forest")
    until(attack(t, "men-uchi", "kamae"), "placing")
    assert "location" in options(t)
    until(attack(t, "nuki"), "before-strike")
    assert "location" in options(t)
    assert idle(t) == "go on"


@pytest.mark.parametrize(("ki", "expected"), [(1, "go on"), (2, None), (5, None)])
def test_ws_k4_guard_is_of_use_where_it_could_stop_a_counter_attack(ki: int, expected: str | None) -> None:
    t = until(attack(drill(ki=ki), *THREE), "before-counter")
    assert "ki guard" in options(t)
    assert (idle(t), question(t).risk) == (expected, 0)  # no drill card is stopped by Guard 1
    play(t, "ki guard")
    if ki > 1:
        assert (prompt(t), question(t).risk) == ("before-counter", -1)


def test_ws_k1_before_the_end_of_a_round_life_is_of_use_to_whoever_has_no_ki() -> None:
    rest = ("technique-2", "guard-1", "guard-2")
    for weapon, ki, expected in (("bokken", 0, None), ("bokken", 3, "go on"), ("katana", 3, "go on")):
        t = until(attack(drill(ki=ki, weapon=weapon), *THREE, *rest), "before-end")
        assert idle(t) == expected


def test_ws_r12_a_fight_asks_to_go_on_less_than_once_a_round() -> None:
    """With the weapon of a first fight, greedily played."""
    asked = before = rounds = 0
    for n in range(8):
        t = honjin.game("way-of-the-samurai").new(seed=f"idle {n}")
        bot = honjin.bot("way-of-the-samurai", "greedy", seed=1)
        while (q := t.decision) is not None:
            choice = bot.choose(t.observe(q.seat))
            went_on = q.pause and q.decline == choice
            before += went_on
            asked += went_on and q.idle is None
            t.play(choice)
        rounds += int(t.state.turn)
    assert before > 2 * rounds
    assert asked < rounds
