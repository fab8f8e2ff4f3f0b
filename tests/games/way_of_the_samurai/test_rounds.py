"""WS-R: a round of two attacks, its end, the end of a fight, and the decks that run out."""

from collections import Counter
from typing import Any

import pytest
from samurai import (
    CALM,
    GAME,
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
    question,
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

from honjin.table.forms import write_toml
from honjin.table.table import Table

LEFT, RIGHT = SIX[:3], SIX[3:]  # the cards of two attacks


def first_attack(t: Table) -> Table:
    return finish_attack(attack(t, *LEFT))


def whole_round(t: Table) -> Table:
    return finish_attack(attack(first_attack(t), *RIGHT))


def kinds(t: Table) -> list[str]:
    return [str(event["kind"]) for event in t.events(0)]


def place_three(t: Table) -> Table:
    """The first cards offered."""
    for _ in range(3):
        play(until(t, "placing"), options(t)[0])
    return t


def cut(copies: int) -> list[dict[str, object]]:
    """An Action deck of this many cards alike, as a list of a card set."""
    rest: list[dict[str, object]] = [
        {"name": f"Cut {n}", "symbol": "gate", "lines": {"force": 1}} for n in range(copies - 9)
    ]
    return [{"name": "Cut", "symbol": "moon", "lines": {"force": 1}, "copies": min(copies, 9)}, *rest]


# --- WS-R1


def test_ws_r1_six_action_cards() -> None:
    t = drill()
    assert sorted(hand(t)) == sorted(SIX)
    assert prompt(t) == "placing"


def test_ws_r1_the_top_of_the_deck_is_drawn() -> None:
    t = drill(action_top=[*SIX, "joker"])
    deck = t.view(0)["actions"]["deck"]  # type: ignore[index]
    play(t, "ki draw")
    assert sorted(hand(t)) == sorted([*SIX, "joker"])
    assert t.view(0)["actions"]["deck"] == deck - 1  # type: ignore[index]


def test_ws_r1_the_gauges_go_back_to_0_and_six_new_cards_come() -> None:
    t = drill(action_top=[*SIX, "joker", "joker", *["red-force-1"] * 3, "red-guard-1"])
    whole_round(t)
    assert gauges(t) == (0, 0, 0)
    assert Counter(hand(t)) == {"joker": 2, "red-force-1": 3, "red-guard-1": 1}
    assert t.view(0)["round"] == 2
    assert rules_told(t, "started-round") == ["WS-R1"]
    assert rules_told(t, "drew") == ["WS-R1"] * 6


# --- WS-R2


def test_ws_r2_two_cards_one_after_the_other_each_applied_at_once() -> None:
    t = drill()
    play(t, "place force-2")
    assert gauges(t) == (2, 0, 0)
    play(t, "place technique-2")
    assert gauges(t) == (2, 2, 0)
    assert [card["card"] for card in seat(t)["attack"]] == ["force-2", "technique-2"]  # type: ignore[attr-defined]
    assert Counter(hand(t)) == Counter(SIX) - Counter(["force-2", "technique-2"])
    assert rules_told(t, "placed") == ["WS-R2", "WS-R2"]
    assert told(t, "revealed-defence") == []


def test_ws_r2_every_line_is_applied_from_the_top() -> None:
    t = drill(hand=["force-2-technique-2", *SIX[1:]])
    play(t, "place force-2-technique-2")  # Technique is its upper line
    assert kinds(t) == ["placed", "moved-technique", "moved-force"]
    assert rules_told(t, "moved-technique") == rules_told(t, "moved-force") == ["WS-R2"]
    assert gauges(t) == (2, 2, 0)


def test_ws_r2_a_line_that_lowers_is_applied_too() -> None:
    t = drill(hand=["guard-2-force-minus-1", *SIX[1:]])
    play(t, "place guard-2-force-minus-1")
    assert gauges(t) == (-1, 0, 2)


def test_ws_r2_a_card_that_is_not_held_is_refused() -> None:
    t = drill()
    assert why_not(t, "place red-force-1") == [
        (
            "must be in your hand or stored; Red Force 1 is not: WS-R2",
            "il faut une carte de votre main ou stockée ; Red Force 1 n'en est pas une : WS-R2",
        )
    ]
    play(t, "place force-1")
    assert refused(t, "place force-1") == ["WS-R2"]  # it lies in the attack now
    assert refused(t, "place calm") == ["WS-R2"]


def test_ws_r2_no_card_may_be_left_out() -> None:
    t = drill()
    for card in ("force-1", "force-2"):
        assert why_not(t, "go on") == [
            (
                "you must place a card first; you still have one: WS-R2",
                "il faut d'abord placer une carte ; il vous en reste : WS-R2",
            )
        ]
        play(t, f"place {card}")


# --- WS-R3


def test_ws_r3_a_defence_is_revealed_after_the_second_card() -> None:
    t = drill(defences=["ask-technique-3-ki-1", "calm"])
    play(t, "place force-1")
    assert prompt(t) == "placing"
    play(t, "place force-2")
    assert (prompt(t), t.view(0)["defence"]) == ("before-defence", None)
    play(t, "go on")
    assert (prompt(t), t.view(0)["defence"]) == ("placing", "ask-technique-3-ki-1")
    assert rules_told(t, "revealed-defence") == ["WS-R3"]


def test_ws_r3_its_levels_are_reached_after_the_third_card_only() -> None:
    t = drill(
        hand=["force-2", "technique-1", "force-minus-2", *SIX[3:]], defences=["ask-force-2-life-1", "calm"]
    )
    attack(t, "force-2", "technique-1")
    play(t, "go on")
    assert gauges(t)[0] == 2  # reached, and given up by the third card
    until(attack(t, "force-minus-2"), "placing")
    assert enemy(t) == (8, 5)


def test_ws_r3_its_counter_attack_does_not_count() -> None:
    t = drill(defences=["always-life-1", "calm"])
    first_attack(t)
    assert samurai(t) == (8, 5)


# --- WS-R4


def test_ws_r4_the_third_card_then_the_defence() -> None:
    t = drill(defences=["ask-force-2-life-1", "calm"])
    attack(t, "technique-1", "guard-1", "force-2")
    assert prompt(t) == "before-strike"
    assert enemy(t) == (8, 5)
    play(t, "go on")
    assert enemy(t) == (7, 5)
    assert rules_told(t, "placed") == ["WS-R2", "WS-R2", "WS-R4"]
    assert rules_told(t, "pierced") == rules_told(t, "enemy-lost-life") == ["WS-R4"]


def test_ws_r4_a_defence_that_holds_costs_nothing() -> None:
    t = drill(defences=["ask-force-2-life-1", "calm"])
    attack(t, "technique-1", "guard-1", "force-1")
    play(t, "go on")
    assert enemy(t) == (8, 5)
    assert rules_told(t, "held") == ["WS-R4"]


def test_ws_r4_life_and_ki_together_where_it_says_so() -> None:
    t = drill(defences=["ask-nothing-life-2-ki-1", "calm"])
    first_attack(t)
    assert enemy(t) == (6, 4)


@pytest.mark.parametrize(("choice", "left"), [("life", (6, 5)), ("ki", (8, 2))])
def test_ws_r4_the_player_chooses_between_losses(choice: str, left: tuple[int, int]) -> None:
    t = drill(defences=["ask-nothing-life-2-or-ki-3", "calm"])
    until(attack(t, *LEFT), "take-one")
    play(t, choice)
    assert enemy(t) == left
    assert rules_told(t, f"enemy-lost-{choice}") == ["WS-R4"]


def test_ws_r4_ki_may_be_chosen_where_there_is_none() -> None:
    t = drill(defences=["ask-nothing-life-2-or-ki-3", "calm"], enemy_ki=0)
    until(attack(t, *LEFT), "take-one")
    play(t, "ki")
    assert enemy(t) == (8, 0)
    assert told(t, "enemy-lost-ki") == []


# --- WS-R5


def test_ws_r5_another_card_is_the_counter_attack() -> None:
    t = drill(defences=["calm", "always-life-1"])
    until(attack(t, *LEFT), "before-counter")
    assert t.view(0)["counter"] is None
    play(t, "go on")
    assert (prompt(t), t.view(0)["counter"]) == ("before-hit", "always-life-1")
    assert samurai(t) == (8, 5)
    play(t, "go on")
    assert samurai(t) == (7, 5)
    assert (
        rules_told(t, "revealed-counter") == rules_told(t, "hit") == rules_told(t, "lost-life") == ["WS-R5"]
    )


@pytest.mark.parametrize(("guard", "hit"), [(-1, True), (0, False), (1, False)])
def test_ws_r5_only_strictly_below(guard: int, hit: bool) -> None:
    third = {-1: "guard-minus-1", 0: "technique-1", 1: "guard-1"}[guard]
    t = drill(hand=["force-1", "force-2", third, *SIX[3:]], defences=["calm", "guard-0-life-1"])
    finish_attack(attack(t, "force-1", "force-2", third))
    assert gauges(t)[2] == guard
    assert samurai(t) == ((7, 5) if hit else (8, 5))
    assert rules_told(t, "parried") == ([] if hit else ["WS-R5"])


@pytest.mark.parametrize(
    ("counter", "left"),
    [
        ("always-life-1", (7, 5)),
        ("always-ki-1", (8, 4)),
        ("always-life-2-ki-1", (6, 4)),
        ("always-wound-1", (7, 4)),
        ("always-wound-2", (6, 3)),
    ],
)
def test_ws_r5_the_player_suffers_what_it_says(counter: str, left: tuple[int, int]) -> None:
    t = drill(defences=["calm", counter], wounds=["wound-both-1-then-both-2"])
    first_attack(t)
    assert samurai(t) == left
    assert enemy(t) == (8, 5)


def test_ws_r5_its_defence_does_not_count() -> None:
    t = drill(defences=["calm", "ask-nothing-life-1"])
    first_attack(t)
    assert enemy(t) == (8, 5)


# --- WS-R6


RED = ["red-force-1", "red-force-1", "red-guard-1"]


def collecting(**more: Any) -> Table:
    """With a red combo and the die at 3, both to be used."""
    t = drill(hand=[*RED, *RIGHT], defences=["calm", "always-life-1"], die=3, **more)
    return until(attack(t, *RED), "collecting")


def test_ws_r6_combo_and_die_after_the_counter_attack() -> None:
    t = drill(hand=[*RED, *RIGHT], defences=["calm", "always-life-1"], die=3)
    attack(t, *RED)
    for asked in ("before-strike", "before-counter", "before-hit"):
        assert prompt(t) == asked
        assert refused(t, "combo die") == refused(t, "cash die") == ["HJ-C1"]
        play(t, "go on")
    assert (prompt(t), samurai(t)) == ("collecting", (7, 5))


def test_ws_r6_first_the_combo_then_the_die() -> None:
    t = collecting()
    assert options(t)[:3] == ["combo die", "cash die", "no"]
    play(t, "combo die")
    assert (prompt(t), die(t)) == ("collecting", 4)
    assert options(t)[:2] == ["cash die", "no"]
    play(t, "cash die", "life")
    assert (prompt(t), die(t), enemy(t)) == ("placing", 1, (7, 5))


def test_ws_r6_or_first_the_die_then_the_combo() -> None:
    t = collecting()
    play(t, "cash die")
    assert (prompt(t), die(t), enemy(t)) == ("collecting", 1, (7, 5))
    assert options(t)[:2] == ["combo die", "no"]
    play(t, "combo die")
    assert (prompt(t), die(t)) == ("placing", 2)


def test_ws_r6_each_once() -> None:
    said = (
        "must not be done yet; it is done only once after an attack: WS-R6",
        "cela ne doit pas être déjà fait ; c'est possible une seule fois après une attaque : WS-R6",
    )
    t = play(collecting(), "combo die")
    assert said in why_not(t, "combo die")
    t = play(collecting(location="die-place"), "cash die", "location", "location")
    assert (prompt(t), die(t)) == ("collecting", 3)
    assert why_not(t, "cash die") == [said]


@pytest.mark.parametrize("before", [[], ["combo die"], ["cash die"]])
def test_ws_r6_or_neither_or_only_one(before: list[str]) -> None:
    t = play(collecting(), *before, "no")
    assert prompt(t) == "placing"
    assert (die(t), enemy(t)) == {"": (3, (8, 5)), "combo die": (4, (8, 5)), "cash die": (1, (7, 5))}[
        "".join(before)
    ]


def test_ws_r6_the_question_says_what_waits() -> None:
    t = collecting()
    assert [question(t).label(lang) for lang in ("en", "fr")] == [
        "collect your combo and cash the wound die, in the order you like",
        "encaissez votre combo et utilisez le dé blessure, dans l'ordre de votre choix",
    ]
    assert question(play(t, "cash die")).label() == "you have made a combo: choose what it brings"
    assert question(play(collecting(), "combo die")).label() == "cash the wound die, or keep it?"


def test_ws_r6_the_three_cards_are_discarded_and_three_more_make_a_second_attack() -> None:
    t = first_attack(drill())
    assert (prompt(t), seat(t)["attack"], sorted(hand(t))) == ("placing", [], sorted(RIGHT))
    seen = t.view(0)
    assert sorted(seen["actions"]["discard"]) == sorted(LEFT)  # type: ignore[index]
    assert (seen["defence"], seen["counter"], seen["round"]) == (None, None, 1)


def test_ws_r6_the_gauges_keep_their_levels_between_the_two_attacks() -> None:
    t = drill(defences=["calm", "calm", "ask-both-2-life-1-or-ki-1", "calm"])
    first_attack(t)
    assert gauges(t) == (3, 1, 0)
    until(attack(t, "guard-1", "guard-2", "technique-2"), "take-one")
    assert gauges(t) == (3, 3, 3)


def test_ws_r6_a_second_defence_and_a_second_counter_attack() -> None:
    t = whole_round(drill(defences=["calm", "always-life-1", "ask-nothing-life-1", "always-ki-1"]))
    assert [event["card"] for event in told(t, "revealed-defence")] == ["calm", "ask-nothing-life-1"]
    assert [event["card"] for event in told(t, "revealed-counter")] == ["always-life-1", "always-ki-1"]
    assert (samurai(t), enemy(t)) == ((7, 4), (7, 5))


# --- WS-R7


def test_ws_r7_the_round_ends_after_the_second_attack_and_the_hand_is_discarded() -> None:
    t = drill(action_top=[*SIX, "joker"])
    play(t, "ki draw")
    whole_round(t)
    assert [event["card"] for event in told(t, "discarded")] == ["joker"]
    assert rules_told(t, "discarded") == ["WS-R7"]
    assert t.view(0)["round"] == 2
    assert len(hand(t)) == 6


def test_ws_r7_stored_specials_stay() -> None:
    t = whole_round(drill(specials=["special-force-3"]))
    assert stored(t) == ["special-force-3"]
    assert told(t, "discarded") == []


def losses(t: Table) -> list[tuple[str, str]]:
    """What was lost since the round was about to end, with the rules."""
    start = max(index for index, kind in enumerate(kinds(t)) if kind in ("parried", "hit", "cancelled"))
    return [
        (str(e["kind"]), str(e["rule"]))
        for e in t.events(0)[start:]
        if str(e["kind"]) in ("enemy-lost-life", "revealed-wound", "lost-life", "lost-ki", "discarded")
    ]


def test_ws_r7_enemy_weapon_player_climate_in_this_order() -> None:
    t = drill(
        hand=["technique-minus-2", "guard-minus-2", "technique-minus-2", "force-1", "force-2", "force-2"],
        wounds=["wound-ki-1-then-ki-2"],
        weapon="kusarigama",
        location="guard-place",
        climate="fog",
        enemy_ki=0,
        ki=1,
    )
    finish_attack(attack(t, "force-1", "guard-minus-2", "force-2"))
    finish_attack(attack(t, "force-2", "technique-minus-2", "technique-minus-2"))
    assert losses(t) == [
        ("enemy-lost-life", "WS-K1"),
        ("revealed-wound", "WS-W1"),
        ("lost-ki", "WS-W1"),
        ("lost-life", "WS-K1"),
        ("lost-life", "WS-M2"),
    ]
    assert (samurai(t), enemy(t)) == ((5, 0), (6, 0))


def test_ws_r7_end_of_round_effects_come_before_the_discard_of_the_hand() -> None:
    t = drill(action_top=[*SIX, "joker"], ki=1)
    play(t, "ki draw")
    whole_round(t)
    assert losses(t) == [("lost-life", "WS-K1"), ("discarded", "WS-R7")]


# --- WS-R8


def test_ws_r8_won_at_the_moment_the_last_life_is_lost() -> None:
    t = drill(defences=["ask-nothing-life-1", "always-life-1"], enemy_life=1, life=1)
    attack(t, *LEFT)
    play(t, "go on")
    assert t.decision is None
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule, t.outcome.scores) == ((0,), "WS-R8", (1,))
    assert told(t, "revealed-counter") == []
    assert t.log(0)[-1].text == "Victory: the enemy's last Life is gone."
    assert t.log(0, "fr")[-1].text == "Victoire : la dernière Vie de l'ennemi est perdue."


def test_ws_r8_more_damage_than_life_wins_too() -> None:
    t = drill(defences=["ask-nothing-life-2-ki-1", "calm"], enemy_life=1)
    attack(t, *LEFT)
    play(t, "go on")
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert enemy(t)[0] == 0


def test_ws_r8_lost_at_the_moment_the_players_last_life_is_lost() -> None:
    t = drill(defences=["calm", "always-life-2-ki-1"], life=2)
    until(attack(t, *LEFT), "before-hit")
    play(t, "go on")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((), "WS-R8")
    assert samurai(t) == (0, 5)  # the Ki after it is not lost any more
    assert rules_told(t, "lost") == ["WS-R8"]


def test_ws_r8_one_life_is_enough_to_go_on() -> None:
    t = first_attack(drill(defences=["ask-nothing-life-1", "always-life-1"], life=2, enemy_life=2))
    assert (samurai(t), enemy(t), t.outcome) == ((1, 5), (1, 5), None)


def test_ws_r8_at_the_end_of_a_round_the_enemy_is_first() -> None:
    t = whole_round(drill(life=1, ki=0, enemy_life=2, enemy_ki=0))
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert samurai(t) == (1, 0)
    assert rules_told(t, "enemy-lost-life") == ["WS-K1"]
    assert told(t, "lost-life") == []


def test_ws_r8_the_weapon_kills_before_the_players_ki_does() -> None:
    t = drill(
        hand=["guard-minus-1", "guard-minus-1", *SIX[:4]],
        weapon="kusarigama",
        wounds=["wound-life-1-then-life-2"],
        life=1,
        ki=0,
    )
    finish_attack(attack(t, "guard-minus-1", "force-1", "force-2"))
    finish_attack(attack(t, "technique-1", "technique-2", "guard-minus-1"))
    assert t.outcome is not None
    assert t.outcome.winners == ()
    assert rules_told(t, "lost-life") == ["WS-W1"]


# --- WS-R9


@pytest.mark.parametrize(("copies", "shuffled"), [(11, True), (12, False), (13, False)])
def test_ws_r9_fewer_than_6_actions_at_the_start_of_a_round(copies: int, shuffled: bool) -> None:
    t = GAME.new(seed="r9", cards=small_set(actions=cut(copies), adversaries=calm_ones(9)))
    until(place_three(place_three(t)), "placing")
    assert t.view(0)["round"] == 2
    assert rules_told(t, "shuffled-actions") == ["WS-R9"] * shuffled
    assert len(hand(t)) == 6
    seen = t.view(0)["actions"]
    assert (seen["deck"], len(seen["discard"])) == ((copies - 6, 0) if shuffled else (copies - 12, 6))  # type: ignore[index]


def calm_ones(copies: int) -> list[dict[str, object]]:
    return [{"name": "Calm", "force": 4, "technique": 4, "guard": -2, "copies": copies}]


def test_ws_r9_the_discard_is_shuffled_in_before_the_draw() -> None:
    cards = [{"name": f"Cut {n}", "symbol": "moon", "lines": {"force": 1}} for n in range(11)]
    drawn: Counter[str] = Counter()
    for seed in range(12):
        top = [f"cut-{n}" for n in range(11)]
        t = drill(
            seed=str(seed), hand=top, cards=small_set(actions=cards, adversaries=calm_ones(9)), defences=()
        )
        until(place_three(place_three(t)), "placing")
        assert t.view(0)["round"] == 2
        drawn.update(hand(t))
    # The five that were left in the deck do not all come each time, and the six used ones do.
    assert all(drawn[f"cut-{n}"] < 12 for n in range(6, 11))
    assert all(drawn[f"cut-{n}"] > 0 for n in range(6))


def test_ws_r9_not_in_the_middle_of_a_round_while_there_are_cards() -> None:
    t = GAME.new(seed="r9", cards=small_set(actions=cut(8)))
    play(t, "ki draw", "ki draw")
    assert told(t, "shuffled-actions") == []


def test_ws_r9_fewer_than_2_adversaries_when_one_is_to_be_drawn() -> None:
    cards = small_set(
        actions=cut(12),
        adversaries=[{"name": f"Calm {n}", "force": 4, "technique": 4, "guard": -2} for n in range(4)],
    )
    t = GAME.new(seed="r9", cards=cards)
    until(place_three(t), "before-hit")
    deck = t.view(0)["adversaries"]
    assert (deck["deck"], deck["discard"]) == (2, [])  # type: ignore[index]
    until(place_three(t), "before-counter")
    assert told(t, "shuffled-adversaries") == []  # with 2 left none is shuffled in for the Defence
    deck = t.view(0)["adversaries"]
    assert (deck["deck"], len(deck["discard"])) == (1, 2)  # type: ignore[index]
    play(t, "go on")
    assert rules_told(t, "shuffled-adversaries") == ["WS-R9"]
    deck = t.view(0)["adversaries"]
    assert (deck["deck"], deck["discard"]) == (2, [])  # type: ignore[index]
    assert t.view(0)["defence"] != t.view(0)["counter"]


# --- WS-R10


def test_ws_r10_an_attack_has_three_cards() -> None:
    t = drill(action_top=[*SIX, "joker"], specials=["special-force-3"])
    play(t, "ki draw")
    attack(t, *LEFT)
    for _ in range(3):
        assert refused(t, "place joker") == refused(t, "place special-force-3") == ["HJ-C1"]
        play(t, "go on")
    assert prompt(t) == "placing"
    assert seat(t)["attack"] == []


def test_ws_r10_a_round_has_two_attacks() -> None:
    t = drill(action_top=[*SIX, "force-1", "force-2", "technique-1"])
    play(t, "ki draw", "ki draw", "ki draw")
    whole_round(t)
    assert t.view(0)["round"] == 2
    assert len(told(t, "placed")) == 6
    assert len(told(t, "discarded")) == 3


def duel_with_six_cards() -> Table:
    """Seat 0 draws all six Actions there are, and seat 1 has none."""
    return GAME.position(
        write_toml({"game": "way-of-the-samurai", "seed": "r10", "mode": "duel", "seats": [{}, {"ki": 0}]}),
        cards=small_set(actions=cut(6), adversaries=calm_ones(9)),
    )


def test_ws_r10_with_too_few_cards_the_attack_goes_on_with_those_there_are() -> None:
    t = duel_with_six_cards()
    assert len(hand(t)) == 6
    attack(t, "cut", "cut", "cut")
    while t.decision is not None and t.decision.seat == 0:
        play(t, "go on" if "go on" in options(t) else "no")
    assert (prompt(t), options(t)) == ("placing", ["go on"])
    assert hand(t, 1) == []
    for _ in range(2):
        play(t, "go on")
    assert rules_told(t, "revealed-defence") == ["WS-R3", "WS-R3"]  # seat 0's, and now its own
    play(t, "go on")
    assert [event["player"] for event in told(t, "revealed-counter")] == [0, 1]
    assert len(told(t, "placed")) == 3


def test_ws_r10_no_combo_with_fewer_than_three_cards() -> None:
    t = duel_with_six_cards()
    attack(t, "cut", "cut", "cut")
    while len(told(t, "revealed-counter")) < 2:
        play(t, "go on" if "go on" in options(t) else "no")
    assert [event["player"] for event in told(t, "made-combo")] == [0]


# --- WS-R11


def test_ws_r11_used_adversaries_have_their_own_discard() -> None:
    t = first_attack(drill(defences=["always-life-1", "ask-nothing-life-1"]))
    seen = t.view(0)
    assert sorted(seen["adversaries"]["discard"]) == ["always-life-1", "ask-nothing-life-1"]  # type: ignore[index]
    assert sorted(seen["actions"]["discard"]) == sorted(LEFT)  # type: ignore[index]


def test_ws_r11_the_action_deck_is_refilled_within_a_round_without_hand_and_attack() -> None:
    t = GAME.new(seed="r11", cards=small_set(actions=cut(7), adversaries=calm_ones(9)))
    play(t, "ki draw")
    assert t.view(0)["actions"]["deck"] == 0  # type: ignore[index]
    assert refused(t, "ki draw") == ["WS-R11"]
    until(place_three(t), "placing")
    play(t, "place cut", "ki draw")
    assert rules_told(t, "shuffled-actions") == ["WS-R9"]
    seen = t.view(0)["actions"]
    assert (len(hand(t)), seen["deck"], seen["discard"]) == (4, 2, [])  # type: ignore[index]


def test_ws_r11_with_deck_and_discard_empty_no_card_can_be_bought() -> None:
    t = GAME.new(seed="r11", cards=small_set(actions=cut(6)))
    assert why_not(t, "ki draw") == [
        (
            "there must be an Action card left; the deck and its discard are empty: WS-R11",
            "il faut qu'il reste une carte Action ; le deck et sa défausse sont vides : WS-R11",
        )
    ]
    assert "ki draw" not in options(t)


def test_ws_r11_with_no_special_left_none_can_be_gained() -> None:
    cards = ["force-1", "force-2", "force-2"]
    every = ["special-force-3", "special-technique-3", "special-guard-3", "special-red-force-2"]
    t = drill(hand=[*cards, *RIGHT], specials=every, ki=4)
    until(attack(t, *cards), "collecting")
    assert why_not(t, "combo special") == [
        (
            "there must be a Special Action card left; they are all gone: WS-R11",
            "il faut qu'il reste une carte Action Spéciale ; il n'y en a plus : WS-R11",
        )
    ]
    assert "combo ki" in options(t)


# --- WS-R12 (its moments are in test_moments.py)


def test_ws_r12_the_200th_round_is_a_defeat() -> None:
    t = whole_round(drill(round=199))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((), "WS-R12")
    assert rules_told(t, "lost") == ["WS-R12"]


def test_ws_r12_the_199th_is_not() -> None:
    t = whole_round(drill(round=198))
    assert t.outcome is None
    assert t.view(0)["round"] == 199


def test_ws_r12_a_fight_won_in_the_199th_round_is_won() -> None:
    t = whole_round(drill(round=199, defences=[*CALM[:2], "ask-nothing-life-1", "calm"], enemy_life=1))
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_ws_r12_the_rounds_of_this_fight_count() -> None:
    t = whole_round(drill(mode="clan", round=5, rounds=300))
    assert t.outcome is None
