"""WS-R12: "at any moment" is every moment the rules allow, and no other."""

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
    options,
    play,
    prompt,
    refused,
    samurai,
    told,
    until,
    why_not,
)

from honjin.table.table import Table

LEFT, RIGHT = SIX[:3], SIX[3:]
ANY_TIME = ("ki draw", "ki best", "ki force", "ki technique", "life to ki", "location")

# A round that shows every question of a fight: what is asked, and what is answered.
SCRIPT = (
    ("placing", "place joker"),
    ("joker", "symbol blood"),
    ("joker", "gauge guard"),
    ("placing", "place red-force-1"),
    ("before-defence", "go on"),
    ("placing", "place red-guard-1"),
    ("before-strike", "go on"),
    ("take-one", "life"),
    ("before-counter", "go on"),
    ("before-hit", "go on"),
    ("before-wound", "go on"),  # the player's
    ("collecting", "combo die"),
    ("collecting", "cash die"),
    ("before-wound", "go on"),  # the enemy's
    ("placing", "place technique-1"),
    ("placing", "place force-1"),
    ("before-defence", "go on"),
    ("placing", "place guard-1"),
    ("before-strike", "go on"),
    ("before-counter", "go on"),
    ("before-hit", "go on"),
    ("before-end", "go on"),
    ("lose-one", "ki"),  # WS-M3
    ("placing", "place joker"),
)


def start(**more: Any) -> Table:
    """The script can be played from here."""
    return drill(
        hand=["joker", "red-force-1", "red-guard-1", "technique-1", "force-1", "guard-1"],
        action_top=["joker", "red-force-1", "red-guard-1", "technique-1", "force-1", "guard-1", "joker"],
        defences=["ask-nothing-life-2-or-ki-3", "always-wound-1", "calm", "calm"],
        wounds=["wound-life-1-then-life-2"],
        die=4,
        **{"ki": 4, "location": "guard-place", "climate": "fire", **more},
    )


def steps(**more: Any) -> list[Table]:
    """The table before each answer of the script."""
    t, found = start(**more), []
    for asked, answer in SCRIPT:
        assert prompt(t) == asked
        found.append(t.clone())
        if answer in options(t):
            play(t, answer)
    return found


def moments_of(choice: str, **more: Any) -> list[int]:
    """At which steps of the script the choice is offered."""
    return [index for index, t in enumerate(steps(**more)) if choice in options(t)]


# --- at every one of them


@pytest.mark.parametrize(
    ("choice", "weapon"),
    [
        ("ki draw", "katana"),
        ("ki best", "katana"),
        ("ki force", "nodachi"),
        ("ki technique", "nodachi"),
        ("life to ki", "bokken"),
        ("location", "katana"),
    ],
)
def test_ws_r12_at_every_question_of_a_fight_which_is_asked_again_afterwards(
    choice: str, weapon: str
) -> None:
    for t, (asked, answer) in zip(steps(weapon=weapon, easy=["best-of-three"]), SCRIPT, strict=True):
        assert choice in options(t), asked
        before = (*gauges(t), *samurai(t), len(told(t, "drew")))
        offered = [option for option in options(t) if option not in (*ANY_TIME, "ki reveal", "ki guard")]
        play(t, choice)
        if choice == "ki best":
            play(t, options(t)[0])
        assert prompt(t) == asked
        assert set(offered) <= set(options(t))
        assert answer in options(t) or asked == "placing"
        assert (*gauges(t), *samurai(t), len(told(t, "drew"))) != before


def test_ws_k2_a_card_bought_at_each_moment_is_in_the_hand() -> None:
    for t in steps():
        life, ki = samurai(t)
        drawn = len(told(t, "drew"))
        play(t, "ki draw")
        assert samurai(t) == (life, ki - 1)
        assert len(told(t, "drew")) == drawn + 1
        assert told(t, "drew")[-1]["rule"] == "WS-K2"


def test_ws_a7_life_turned_at_each_moment() -> None:
    for t in steps(weapon="bokken"):
        life, ki = samurai(t)
        play(t, "life to ki")
        assert samurai(t) == (life - 1, ki + 1)


def test_ws_a4_a_level_bought_at_each_moment() -> None:
    for t in steps(weapon="nodachi"):
        force, technique, guard = gauges(t)
        other = play(t.clone(), "ki technique")
        play(t, "ki force")
        assert gauges(t) == (force + 1, technique, guard)
        assert gauges(other) == (force, technique + 1, guard)


def test_ws_l1_a_location_used_at_each_moment() -> None:
    for t in steps():
        guard, (life, ki) = gauges(t)[2], samurai(t)
        play(t, "location")
        assert (gauges(t)[2], samurai(t)) == (guard + 1, (life, ki - 1))
        assert told(t, "rolled")[-1]["rule"] == "WS-L1"


# --- at some of them only


def test_ws_k3_the_defence_before_the_first_card_only() -> None:
    first_cards = [0, 14, 23]
    assert moments_of("ki reveal") == first_cards
    for index, t in enumerate(steps()):
        if index not in first_cards:
            expected = {"HJ-C1"} if prompt(t) != "placing" else {"WS-K3"}
            assert set(refused(t, "ki reveal")) == expected


def test_ws_k3_not_at_any_other_moment_before_the_first_card_is_placed() -> None:
    # The Joker is the first card, and its questions come after it is placed.
    t = start()
    play(t, "place joker")
    assert refused(t, "ki reveal") == ["HJ-C1"]


def test_ws_k4_guard_before_each_counter_attack_only() -> None:
    before_counters = [8, 19]
    assert moments_of("ki guard") == before_counters
    for index, t in enumerate(steps()):
        if index not in before_counters:
            assert refused(t, "ki guard") == ["HJ-C1"]


def test_ws_x4_the_die_after_a_counter_attack_only() -> None:
    assert moments_of("cash die") == [11, 12]  # beside the combo, and after it


def test_ws_r2_a_card_is_placed_where_one_is_asked_for_only() -> None:
    for t in steps(specials=["special-force-3"]):
        assert ("place special-force-3" in options(t)) == (prompt(t) == "placing")


# --- never without what it takes


@pytest.mark.parametrize(
    ("choice", "weapon", "rule"),
    [
        ("ki force", "katana", "WS-A4"),
        ("ki technique", "bokken", "WS-A4"),
        ("life to ki", "nodachi", "WS-A7"),
    ],
)
def test_ws_r12_never_with_another_weapon(choice: str, weapon: str, rule: str) -> None:
    for t in steps(weapon=weapon):
        assert refused(t, choice) == [rule]


def test_ws_r12_never_without_a_location() -> None:
    for t in (drill(), attack(drill(), *LEFT), until(attack(drill(), *LEFT), "before-counter")):
        assert why_not(t, "location") == [
            (
                "there must be a location; this fight has no location: WS-L1",
                "il faut un lieu ; ce combat n'en a pas : WS-L1",
            ),
        ]


def test_ws_r12_without_ki_nothing_is_bought() -> None:
    for asked in ("placing", "before-strike", "before-counter", "before-hit"):
        t = drill(ki=0, weapon="bokken", location="guard-place")
        if asked != "placing":
            until(attack(t, *LEFT), asked)
        assert refused(t, "ki draw") == ["WS-K2"]
        assert refused(t, "location") == ["WS-L1"]
        assert "life to ki" in options(t)


def test_ws_r12_where_nothing_could_be_used_nothing_is_asked() -> None:
    t = drill(ki=0)
    asked = []
    while not told(t, "started-round"):
        asked.append(prompt(t))
        play(t, options(t)[0])
    assert asked == ["placing"] * 6


def test_ws_r12_never_after_the_fight() -> None:
    t = drill(defences=["ask-nothing-life-1", "calm"], enemy_life=1)
    attack(t, *LEFT)
    play(t, "go on")
    assert t.decision is None
    assert samurai(t) == (8, 5)


# --- at three questions nothing can be used: the redraw, the discard of the fog, the choice of one of three

NEVER = (*ANY_TIME, "ki reveal", "ki guard")


def test_ws_r12_nothing_at_the_redraw() -> None:
    t = until(drill(mode="dojo", weapon="nodachi"), "redraw")
    assert options(t) == ["keep", "mulligan"]
    assert all(refused(t, choice) == ["HJ-C1"] for choice in NEVER)
    assert "ki draw" in options(play(t, "keep"))


def test_ws_r12_nothing_at_the_discard_that_the_fog_asks_for() -> None:
    t = play(drill(location="guard-place", climate="fog", weapon="bokken", ki=3), "ki draw")
    assert prompt(t) == "discard-first"
    assert {option.split()[0] for option in options(t)} == {"discard"}
    assert all(refused(t, choice) == ["HJ-C1"] for choice in NEVER)


def test_ws_r12_nothing_at_the_choice_of_one_of_three_cards() -> None:
    t = play(drill(easy=["best-of-three"], weapon="bokken", location="guard-place", ki=3), "ki best")
    assert prompt(t) == "best-card"
    assert {option.split()[0] for option in options(t)} == {"choose"}
    assert all(refused(t, choice) == ["HJ-C1"] for choice in NEVER)


# --- each moment makes a difference


def test_ws_r12_before_the_defence_is_resolved() -> None:
    t = drill(weapon="nodachi", defences=["ask-technique-3-ki-1", "calm"])
    attack(t, "technique-2", "guard-1", "guard-2")
    play(t, "ki technique", "go on")
    assert enemy(t) == (8, 4)


def test_ws_r12_after_the_defence_is_resolved_it_is_too_late() -> None:
    t = drill(weapon="nodachi", defences=["ask-technique-3-ki-1", "calm"])
    attack(t, "technique-2", "guard-1", "guard-2")
    play(t, "go on", "ki technique")
    finish_attack(t)
    assert enemy(t) == (8, 5)


def test_ws_r12_before_the_counter_attack_is_resolved_its_number_known() -> None:
    t = drill(defences=["calm", "guard-0-life-1"], location="guard-place", hand=["guard-minus-1", *SIX[:5]])
    until(attack(t, "guard-minus-1", "force-1", "technique-1"), "before-hit")
    assert refused(t, "ki guard") == ["HJ-C1"]
    play(t, "location", "go on")
    assert samurai(t) == (8, 4)


def test_ws_r12_before_the_wound_ki_that_would_be_lost_is_spent() -> None:
    t = drill(defences=["calm", "always-wound-1"], wounds=["wound-ki-1-then-ki-2"], ki=1)
    until(attack(t, *LEFT), "before-wound")
    play(t, "ki draw")
    finish_attack(t)
    assert (samurai(t)[1], told(t, "lost-ki")) == (0, [])


def test_ws_r12_before_the_die_is_cashed_it_is_raised() -> None:
    t = drill(die=3, location="die-place", wounds=["wound-life-1-then-life-2"])
    until(attack(t, *LEFT), "collecting")
    play(t, "location", "location")
    assert (prompt(t), die(t)) == ("collecting", 5)
    finish_attack(play(t, "cash die"))
    assert enemy(t) == (7, 5)


def test_ws_r12_before_the_end_of_the_round_the_chain_is_untangled() -> None:
    cards = ("force-1", "technique-1", "guard-minus-1")
    t = drill(
        hand=[*cards, "force-2", "technique-2", "technique-2"], weapon="kusarigama", location="guard-place"
    )
    finish_attack(attack(t, *cards))
    until(attack(t, "force-2", "technique-2", "technique-2"), "before-end")
    play(t, "location", "go on")
    assert told(t, "revealed-wound") == []
    assert t.view(0)["round"] == 2


def test_ws_r12_before_the_end_of_the_round_the_last_ki_should_be_kept() -> None:
    t = drill(ki=1, defences=CALM)
    finish_attack(attack(t, *LEFT))
    until(attack(t, *RIGHT), "before-end")
    play(t, "ki draw")
    assert samurai(t) == (6, 0)  # WS-K1
    assert told(t, "discarded")[0]["rule"] == "WS-R7"


def test_ws_r12_with_two_ki_several_uses_at_one_moment() -> None:
    t = drill(weapon="nodachi", location="guard-place")
    until(attack(t, *LEFT), "before-counter")
    play(t, "ki force", "ki technique", "location", "ki draw", "ki guard")
    assert gauges(t) == (4, 2, 2)
    assert samurai(t) == (8, 0)
