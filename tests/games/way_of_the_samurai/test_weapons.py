"""WS-A: what each weapon brings and costs."""

import pytest
from samurai import (
    SIX,
    attack,
    die,
    drill,
    enemy,
    finish_attack,
    gauges,
    go_on,
    options,
    play,
    prompt,
    question,
    refused,
    rules_told,
    samurai,
    told,
    until,
    why_not,
)
from samurai_yard import yard

from honjin.table.table import Table

LEFT, RIGHT = SIX[:3], SIX[3:]
THREE = ("force-1", "force-2", "force-2")  # a black combo
BOTH = "force-2-technique-2"
OTHERS = ("katana", "katana-kodachi", "naginata", "tanto", "kusarigama")


def whole_round(t: Table, first: tuple[str, ...] = LEFT, second: tuple[str, ...] = RIGHT) -> Table:
    return finish_attack(attack(finish_attack(attack(t, *first)), *second))


# --- WS-A1


def test_ws_a1_the_katana_has_no_effect() -> None:
    t = drill(weapon="katana", ki=4, defences=["ask-nothing-life-1", "always-wound-1", "calm", "calm"])
    assert [option for option in options(t) if not option.startswith("place")] == ["ki reveal", "ki draw"]
    until(attack(t, *LEFT), "before-counter")
    assert gauges(t) == (3, 1, 0)
    assert enemy(t) == (7, 5)
    until(t, "placing")
    assert [event["number"] for event in told(t, "revealed-wound")] == [1]
    assert refused(t, "ki force") == refused(t, "ki technique") == ["WS-A4"]
    assert refused(t, "life to ki") == ["WS-A7"]


def test_ws_a1_technique_at_4_and_guard_below_0_mean_nothing_to_it() -> None:
    cards = ("technique-2", "technique-2", "guard-minus-2")
    t = drill(hand=[*cards, "force-1", "force-2", "force-minus-2"], defences=["calm", "always-life-1"])
    whole_round(t, cards, ("force-1", "force-2", "force-minus-2"))
    assert told(t, "cancelled") == told(t, "revealed-wound") == []
    assert rules_told(t, "hit")[0] == "WS-R5"


# --- WS-A2


def test_ws_a2_katana_and_kodachi_start_with_the_die_at_3() -> None:
    t = drill(weapon="katana-kodachi")
    assert die(t) == 3
    until(attack(t, *LEFT), "collecting")
    play(t, "cash die")
    assert (enemy(t), die(t)) == ((7, 5), 1)


@pytest.mark.parametrize("level", [1, 2])
def test_ws_a2_level_1_wounds_from_the_enemys_attacks_become_level_2(level: int) -> None:
    t = drill(
        weapon="katana-kodachi",
        defences=["calm", f"always-wound-{level}"],
        wounds=["wound-life-1-then-life-3"],
    )
    finish_attack(attack(t, *LEFT))
    assert samurai(t) == (5, 5)
    assert [event["number"] for event in told(t, "revealed-wound")] == [2]


def test_ws_a2_a_dodge_becomes_a_beheading() -> None:
    t = drill(weapon="katana-kodachi", defences=["calm", "always-wound-1"], wounds=["head"])
    finish_attack(attack(t, *LEFT))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((), "WS-W2")


def test_ws_a2_not_those_dealt_to_the_enemy() -> None:
    t = drill(weapon="katana-kodachi", die=5, wounds=["wound-life-1-then-life-3"])
    until(attack(t, *LEFT), "collecting")
    finish_attack(play(t, "cash die"))
    assert enemy(t) == (7, 5)


def test_ws_a2_no_wound_where_the_counter_attack_has_none() -> None:
    t = drill(weapon="katana-kodachi", defences=["calm", "always-life-1"])
    finish_attack(attack(t, *LEFT))
    assert (samurai(t), told(t, "revealed-wound")) == ((7, 5), [])


# --- WS-A3


def test_ws_a3_naginata_guard_1_before_each_counter_attack_is_revealed() -> None:
    t = drill(weapon="naginata")
    attack(t, *LEFT)
    assert gauges(t) == (3, 1, 0)
    until(t, "before-counter")
    assert gauges(t) == (3, 1, 1)
    assert told(t, "revealed-counter") == []
    assert rules_told(t, "moved-guard") == ["WS-A3"]
    finish_attack(t)
    attack(t, "technique-2", "guard-1", "guard-2")
    assert gauges(t)[2] == 4
    until(t, "before-counter")
    assert gauges(t)[2] == 4  # WS-C6
    assert rules_told(t, "moved-guard").count("WS-A3") == 2


def test_ws_a3_it_parries() -> None:
    cards = ("force-1", "guard-1", "technique-1")
    for weapon, kind in (("naginata", "parried"), ("katana", "hit")):
        t = drill(weapon=weapon, defences=["calm", "guard-2-wound-1"])
        finish_attack(attack(t, *cards))
        assert rules_told(t, kind) == ["WS-R5"]


def test_ws_a3_two_raises_and_not_three_against_the_hard_card() -> None:
    t = yard(weapon="naginata", hard=True, defences=("wall", "hard", "wall", "wall"))
    go_on(t, "place push", "place feint", "place push")
    risen = []
    while question(t).prompt != "placing":
        if question(t).prompt == "before-counter":
            risen.append(gauges(t)[2])
        play(t, "go on")
    # Before the Hard card, not before the first of the two that follow, before the second.
    assert risen == [1, 1, 2]
    assert rules_told(t, "moved-guard") == ["WS-A3", "WS-A3"]


def test_ws_a3_it_comes_without_ki_too() -> None:
    t = drill(weapon="naginata", ki=0, defences=["calm", "guard-2-wound-1"])
    finish_attack(attack(t, "force-1", "guard-1", "technique-1"))
    assert rules_told(t, "parried") == ["WS-R5"]


def test_ws_a3_start_with_2_ki_and_never_hold_more() -> None:
    t = drill(hand=[*THREE, *RIGHT], weapon="naginata")
    assert samurai(t) == (8, 2)
    until(attack(t, *THREE), "collecting")
    assert why_not(t, "combo ki") == [
        (
            "must have room for 1 more Ki; you have 2 and can have no more: WS-K5",
            "il faut de la place pour 1 Ki de plus ; vous en avez 2 et ne pouvez pas en avoir "
            "davantage : WS-K5",
        ),
    ]
    with pytest.raises(ValueError, match="ki: found 3, expected"):
        drill(weapon="naginata", ki=3)


def test_ws_a3_up_to_2_ki_may_come_back() -> None:
    t = drill(hand=[*THREE, *RIGHT], weapon="naginata", ki=1)
    until(attack(t, *THREE), "collecting")
    play(t, "combo ki")
    assert samurai(t) == (8, 2)
    t = drill(weapon="naginata", location="ki-place", ki=1)
    play(t, "location")
    assert samurai(t) == (8, 2)


# --- WS-A4


@pytest.mark.parametrize(("choice", "levels"), [("ki force", (1, 0, 0)), ("ki technique", (0, 1, 0))])
def test_ws_a4_nodachi_1_ki_raises_force_or_technique(choice: str, levels: tuple[int, int, int]) -> None:
    t = drill(weapon="nodachi")
    play(t, choice)
    assert (gauges(t), samurai(t), prompt(t)) == (levels, (8, 4), "placing")
    assert rules_told(t, "paid-ki") == ["WS-A4"]
    assert rules_told(t, f"moved-{choice.removeprefix('ki ')}") == ["WS-A4"]


def test_ws_a4_several_times_and_until_the_end_of_the_round() -> None:
    t = drill(weapon="nodachi")
    play(t, "ki force", "ki force", "ki technique")
    assert (gauges(t), samurai(t)) == ((2, 1, 0), (8, 2))
    whole_round(t)
    assert gauges(t) == (0, 0, 0)


def test_ws_a4_it_pierces_a_defence_at_the_last_moment() -> None:
    t = drill(weapon="nodachi", defences=["ask-force-2-life-1", "calm"])
    attack(t, "force-1", "technique-1", "guard-1")
    assert prompt(t) == "before-strike"
    play(t, "ki force", "go on")
    assert enemy(t) == (7, 5)


def test_ws_a4_not_above_4_and_not_without_ki() -> None:
    t = drill(hand=["force-2", "force-2", *SIX[2:]], weapon="nodachi", ki=0)
    play(t, "place force-2", "place force-2")
    assert why_not(t, "ki force") == [
        (
            "the gauge must have room to rise; it is as high as it can be: WS-C6",
            "il faut que la jauge puisse monter ; elle est déjà au plus haut : WS-C6",
        ),
        ("must have at least 1 Ki; you have 0: WS-A4", "il faut au moins 1 Ki ; vous en avez 0 : WS-A4"),
    ]
    assert refused(t, "ki technique") == ["WS-A4"]


@pytest.mark.parametrize("weapon", [*OTHERS, "bokken"])
def test_ws_a4_no_other_weapon_does_that(weapon: str) -> None:
    t = drill(weapon=weapon)
    for choice in ("ki force", "ki technique"):
        assert why_not(t, choice) == [
            (
                "your weapon must allow it; it does not: WS-A4",
                "il faut une arme qui le permette ; la vôtre ne le permet pas : WS-A4",
            ),
        ]
        assert choice not in options(t)


@pytest.mark.parametrize(
    ("counter", "left"),
    [("always-life-1", (7, 4)), ("always-life-2-ki-1", (6, 2)), ("always-wound-2", (6, 1))],
)
def test_ws_a4_every_life_lost_also_costs_1_ki(counter: str, left: tuple[int, int]) -> None:
    t = drill(weapon="nodachi", defences=["calm", counter], wounds=["wound-both-1-then-both-2"])
    finish_attack(attack(t, *LEFT))
    assert samurai(t) == left
    assert rules_told(t, "lost-ki")[0] == "WS-A4"


def test_ws_a4_ki_that_is_not_there_costs_nothing_else() -> None:
    t = drill(weapon="nodachi", ki=1, defences=["calm", "always-life-2-ki-1"])
    finish_attack(attack(t, *LEFT))
    assert samurai(t) == (6, 0)
    t = whole_round(drill(weapon="nodachi", ki=0))
    assert samurai(t) == (6, 0)  # WS-K1


def test_ws_a4_ki_lost_costs_no_life() -> None:
    t = drill(weapon="nodachi", defences=["calm", "always-ki-1"])
    finish_attack(attack(t, *LEFT))
    assert samurai(t) == (8, 4)


# --- WS-A5


@pytest.mark.parametrize(
    ("defence", "left"),
    [
        ("ask-nothing-life-1", (6, 5)),
        ("ask-nothing-ki-2", (8, 1)),
        ("ask-nothing-life-2-ki-1", (4, 3)),
    ],
)
def test_ws_a5_tanto_doubles_life_and_ki_of_a_defence(defence: str, left: tuple[int, int]) -> None:
    t = drill(weapon="tanto", defences=[defence, "calm"])
    finish_attack(attack(t, *LEFT))
    assert enemy(t) == left


@pytest.mark.parametrize(("choice", "left"), [("life", (4, 5)), ("ki", (8, 0))])
def test_ws_a5_and_what_the_player_chooses(choice: str, left: tuple[int, int]) -> None:
    t = drill(weapon="tanto", defences=["ask-nothing-life-2-or-ki-3", "calm"])
    until(attack(t, *LEFT), "take-one")
    play(t, choice)
    assert enemy(t) == left


@pytest.mark.parametrize(
    ("level", "choices", "left"),
    [(3, [], (6, 5)), (4, ["life"], (6, 5)), (4, ["ki"], (8, 3)), (5, [], (6, 3)), (6, [], (4, 1))],
)
def test_ws_a5_and_of_the_die_and_its_wounds(level: int, choices: list[str], left: tuple[int, int]) -> None:
    t = drill(weapon="tanto", die=level, wounds=["wound-both-1-then-both-2"])
    until(attack(t, *LEFT), "collecting")
    play(t, "cash die", *choices)
    finish_attack(t)
    assert enemy(t) == left


def labels(t: Table, *choices: str) -> list[tuple[str, str]]:
    found = {option.notation: option for option in question(t).options}
    return [(found[choice].label("en"), found[choice].label("fr")) for choice in choices]


CASHED = {
    3: ("the enemy loses 2 Life", "l'ennemi perd 2 Vies"),
    4: ("the enemy loses 2 Life or 2 Ki", "l'ennemi perd 2 Vies ou 2 Ki"),
    5: (
        "a level-1 wound for the enemy, its losses doubled",
        "une blessure de niveau 1 pour l'ennemi, aux pertes doublées",
    ),
    6: (
        "a level-2 wound for the enemy, its losses doubled",
        "une blessure de niveau 2 pour l'ennemi, aux pertes doublées",
    ),
}


@pytest.mark.parametrize("level", list(CASHED))
def test_ws_a5_the_label_of_the_die_says_the_damage_that_is_done(level: int) -> None:
    t = until(attack(drill(weapon="tanto", die=level), *LEFT), "collecting")
    en, fr = CASHED[level]
    said = (f"Cash the die at {level}: {en}", f"Utiliser le dé à {level}\N{NO-BREAK SPACE}: {fr}")
    assert labels(t, "cash die") == [said]


def test_ws_a5_so_do_question_and_labels_of_life_or_ki() -> None:
    t = drill(weapon="tanto", die=4, defences=["ask-nothing-life-2-or-ki-3", "calm"])
    attack(t, *LEFT)
    play(t, "go on")
    assert labels(t, "life", "ki") == [
        ("Take 4 Life", "Faire perdre 4 Vies"),
        ("Take 6 Ki", "Faire perdre 6 Ki"),
    ]
    assert question(t).label("en").endswith(": choose what the enemy loses: 4 Life or 6 Ki")
    assert "ce que perd l'ennemi\N{NO-BREAK SPACE}: 4 Vies ou 6 Ki" in question(t).label("fr")
    play(t, "ki")
    assert enemy(t) == (8, 0)  # all five that there were
    t = play(until(t, "collecting"), "cash die")
    assert labels(t, "life", "ki") == [
        ("Take 2 Life", "Faire perdre 2 Vies"),
        ("Take 2 Ki", "Faire perdre 2 Ki"),
    ]
    assert question(t).label("en") == "choose what the enemy loses: 2 Life or 2 Ki"
    t = until(attack(drill(die=4), *LEFT), "collecting")
    assert labels(play(t, "cash die"), "life", "ki") == [
        ("Take 1 Life", "Faire perdre 1 Vie"),
        ("Take 1 Ki", "Faire perdre 1 Ki"),
    ]


def test_ws_a5_not_the_loss_at_the_end_of_a_round() -> None:
    t = whole_round(drill(weapon="tanto", enemy_ki=0))
    assert enemy(t) == (6, 0)


def test_ws_a5_not_what_the_player_suffers() -> None:
    t = drill(weapon="tanto", defences=["calm", "always-wound-1"], wounds=["wound-both-1-then-both-2"])
    finish_attack(attack(t, *LEFT))
    assert samurai(t) == (7, 4)


def test_ws_a5_guard_is_never_above_2() -> None:
    t = drill(hand=["guard-2", "guard-2", "guard-minus-1", *LEFT], weapon="tanto")
    play(t, "place guard-2", "place guard-2")
    assert gauges(t) == (0, 0, 2)
    play(t, "go on", "place guard-minus-1")
    assert gauges(t) == (0, 0, 1)  # from 2, not from 4
    until(t, "before-counter")
    play(t, "ki guard")
    assert gauges(t) == (0, 0, 2)
    assert refused(t, "ki guard") == ["WS-C6"]


def test_ws_a5_nor_by_a_location_or_a_joker() -> None:
    t = drill(hand=["guard-2", "joker", *SIX[:4]], weapon="tanto", location="guard-place")
    play(t, "place guard-2", "location", "place joker", "symbol moon", "gauge guard")
    assert gauges(t) == (0, 0, 2)


def test_ws_a5_force_and_technique_go_up_to_4() -> None:
    t = drill(hand=[BOTH, BOTH, *SIX[:4]], weapon="tanto")
    play(t, f"place {BOTH}", f"place {BOTH}")
    assert gauges(t) == (4, 4, 0)


# --- WS-A6

FOUR = ("technique-2", "technique-2", "force-1")


@pytest.mark.parametrize("counter", ["always-life-1", "always-ki-1", "always-wound-2"])
def test_ws_a6_kusarigama_at_technique_4_cancels_the_counter_attack(counter: str) -> None:
    t = drill(hand=[*FOUR, *LEFT], weapon="kusarigama", defences=["calm", counter])
    finish_attack(attack(t, *FOUR))
    assert samurai(t) == (8, 5)
    assert [(event["card"], event["rule"]) for event in told(t, "cancelled")] == [(counter, "WS-A6")]
    assert told(t, "hit") == told(t, "parried") == []


def test_ws_a6_its_card_is_still_revealed_and_used_up() -> None:
    t = drill(hand=[*FOUR, *LEFT], weapon="kusarigama", defences=["calm", "always-life-1"])
    until(attack(t, *FOUR), "before-hit")
    assert t.view(0)["counter"] == "always-life-1"
    until(t, "placing")
    assert sorted(t.view(0)["adversaries"]["discard"]) == ["always-life-1", "calm"]  # type: ignore[index]
    assert rules_told(t, "revealed-counter") == ["WS-R5"]


def test_ws_a6_as_long_as_technique_stays_at_4() -> None:
    t = drill(
        hand=[*FOUR, "force-2", "guard-1", "guard-2"],
        weapon="kusarigama",
        defences=["calm", "always-life-1", "calm", "always-life-1"],
    )
    whole_round(t, FOUR, ("force-2", "guard-1", "guard-2"))
    assert rules_told(t, "cancelled") == ["WS-A6", "WS-A6"]
    t = drill(
        hand=[*FOUR, "technique-minus-2", "guard-1", "guard-2"],
        weapon="kusarigama",
        defences=["calm", "always-life-1", "calm", "always-life-1"],
    )
    whole_round(t, FOUR, ("technique-minus-2", "guard-1", "guard-2"))
    assert samurai(t) == (7, 5)


def test_ws_a6_technique_3_is_not_enough() -> None:
    t = drill(weapon="kusarigama", defences=["calm", "always-life-1"])
    finish_attack(attack(t, "technique-1", "technique-2", "force-1"))
    assert samurai(t) == (7, 5)


@pytest.mark.parametrize("weapon", ["katana", "katana-kodachi", "naginata", "nodachi", "tanto", "bokken"])
def test_ws_a6_no_other_weapon_does_that(weapon: str) -> None:
    t = drill(hand=[*FOUR, *LEFT], weapon=weapon, defences=["calm", "always-life-1"])
    finish_attack(attack(t, *FOUR))
    assert samurai(t)[0] == 7
    assert told(t, "cancelled") == []


@pytest.mark.parametrize(("low", "wound"), [(-2, True), (-1, True), (0, False)])
def test_ws_a6_guard_below_0_at_the_end_of_a_round_is_a_level_1_wound(low: int, wound: bool) -> None:
    third = {-2: "guard-minus-2", -1: "guard-minus-1", 0: "technique-1"}[low]
    t = drill(
        hand=["force-1", "technique-2", third, "force-2", "technique-2", "force-minus-2"],
        weapon="kusarigama",
        wounds=["wound-both-1-then-both-2"],
    )
    finish_attack(attack(t, "force-1", "technique-2", third))
    assert (gauges(t)[2], samurai(t)) == (low, (8, 5))  # not yet
    until(attack(t, "force-2", "technique-2", "force-minus-2"), "before-end")
    assert samurai(t) == (8, 5)
    finish_attack(t)
    assert samurai(t) == ((7, 4) if wound else (8, 5))
    assert [event["number"] for event in told(t, "revealed-wound")] == [1] * wound
    assert t.view(0)["round"] == 2


def test_ws_a6_guard_raised_before_the_end_untangles_it() -> None:
    cards = ("force-1", "technique-2", "guard-minus-1")
    t = drill(hand=[*cards, "force-2", "technique-2", "guard-1"], weapon="kusarigama")
    whole_round(t, cards, ("force-2", "technique-2", "guard-1"))
    assert told(t, "revealed-wound") == []


def test_ws_a6_other_weapons_do_not_tangle() -> None:
    cards = ("force-1", "technique-2", "guard-minus-2")
    t = drill(hand=[*cards, "force-2", "technique-2", "force-minus-2"], weapon="katana")
    whole_round(t, cards, ("force-2", "technique-2", "force-minus-2"))
    assert told(t, "revealed-wound") == []


# --- WS-A7


def test_ws_a7_bokken_turns_1_life_into_1_ki() -> None:
    t = drill(weapon="bokken", ki=3)
    play(t, "life to ki")
    assert (samurai(t), prompt(t)) == ((7, 4), "placing")
    assert rules_told(t, "turned-life") == rules_told(t, "gained-ki") == ["WS-A7"]
    play(t, "life to ki")
    assert samurai(t) == (6, 5)


def test_ws_a7_never_the_last_life() -> None:
    t = drill(weapon="bokken", ki=0, life=2)
    play(t, "life to ki")
    assert samurai(t) == (1, 1)
    assert why_not(t, "life to ki") == [
        (
            "must leave you at least 1 Life; you have 1: WS-A7",
            "il faut qu'il vous reste au moins 1 Vie ; vous en avez 1 : WS-A7",
        )
    ]
    assert "life to ki" not in options(t)


def test_ws_a7_it_is_a_payment_and_not_a_loss() -> None:
    t = drill(weapon="bokken", ki=3, enemy="oda")
    play(t, "life to ki")
    assert (samurai(t), enemy(t)) == ((7, 4), (6, 5))
    assert told(t, "lost-life") == told(t, "enemy-gained-life") == []


def test_ws_a7_it_saves_from_the_end_of_a_round_without_ki() -> None:
    t = drill(weapon="bokken", ki=0)
    finish_attack(attack(t, *LEFT))
    until(attack(t, *RIGHT), "before-end")
    play(t, "life to ki", "go on")
    assert samurai(t) == (7, 1)
    assert told(t, "lost-life") == []


@pytest.mark.parametrize("weapon", [*OTHERS, "nodachi"])
def test_ws_a7_no_other_weapon_does_that(weapon: str) -> None:
    t = drill(weapon=weapon, ki=1)
    assert why_not(t, "life to ki") == [
        (
            "your weapon must allow it; it does not: WS-A7",
            "il faut une arme qui le permette ; la vôtre ne le permet pas : WS-A7",
        ),
    ]
    assert "life to ki" not in options(t)
