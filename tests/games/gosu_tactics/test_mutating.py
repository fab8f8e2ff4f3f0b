"""GT-M: mutations, and the zombies of the Darks."""

import pytest
from tactics import DRILL, army, discard, hand, options, play, refused, rules_told, table

SHAMBLERS = (
    DRILL.read_text("utf-8")
    + """
[[cards]]
name = "Dark Shambler"
clan = "darks"
level = 1
copies = 2
mutation = 0
zombie = true

[[cards]]
name = "Dark Shambler"
clan = "darks"
level = 1
x = true
mutation = 0
zombie = true
"""
)


# --- GT-M1


def test_gt_m1_pay_the_cost_and_replace_the_goblin_in_its_place() -> None:
    t = table(
        army={0: [["goban-recruit", "goban-squire", "goban-molt"], ["goban-knight"]]},
        hand={0: ["fire-recruit", "fire-lord", "dark-lord"]},
    )
    play(t, "mutate I.2 fire-recruit", "pay dark-lord")
    assert army(t, 0) == [["goban-recruit", "fire-recruit", "goban-molt"], ["goban-knight"], []]
    assert hand(t, 0) == ["fire-lord"]
    assert sorted(discard(t)) == ["dark-lord", "goban-squire"]
    assert rules_told(t, "paid") == ["GT-M1"]
    assert rules_told(t, "mutated") == ["GT-M1"]
    line = next(line for line in t.log(None) if line.rule == "GT-M1" and "mutated" in line.text)
    assert line.text == "Player 1 mutated Goban Squire in row I into Fire Recruit."


@pytest.mark.parametrize(
    ("place", "new", "cost"),
    [("II.1", "fire-guard", 2), ("III.1", "fire-lord", 3)],
)
def test_gt_m1_no_support_is_needed_at_any_level(place: str, new: str, cost: int) -> None:
    payment = ["meka-knight", "meka-guard", "meka-lord"]
    t = table(army={0: [["goban-recruit"], ["goban-knight"], ["goban-chief"]]}, hand={0: [new, *payment]})
    play(t, f"mutate {place} {new}", *(f"pay {card}" for card in payment[:cost]))
    assert new in (army(t, 0)[1] + army(t, 0)[2])
    assert hand(t, 0) == payment[cost:]


def test_gt_m1_the_clan_may_be_the_same() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["goban-recruit", "fire-lord"]})
    play(t, "mutate I.1 goban-recruit", "pay fire-lord")
    assert army(t, 0)[0] == ["goban-recruit"]


def test_gt_m1_a_cost_of_nothing_is_paid_with_nothing() -> None:
    t = table(army={0: [["goban-molt"]]}, hand={0: ["fire-recruit"]}, deck_top=["fire-lord"])
    play(t, "mutate I.1 fire-recruit")
    assert army(t, 0)[0] == ["fire-recruit"]
    assert rules_told(t, "paid") == []


def test_gt_m1_the_new_card_has_the_same_level() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["goban-knight", "fire-lord"]})
    (refusal,) = t.why_not(0, "mutate I.1 goban-knight")
    assert refusal.text("en") == "must be level 1 like its row; Goban Knight is level 2: GT-M1"
    assert (
        refusal.text("fr")
        == "il faut une carte de niveau 1, comme la rangée ; Goban Knight est de niveau 2 : GT-M1"
    )


def test_gt_m1_the_whole_cost_must_be_there_besides_the_new_card() -> None:
    t = table(
        army={0: [["goban-recruit"], ["goban-knight"], ["goban-chief"]]},
        hand={0: ["fire-lord", "meka-lord", "dark-lord"]},
    )
    (refusal,) = t.why_not(0, "mutate III.1 fire-lord")
    assert refusal.text("en") == "mutating Goban Chief must be paid with 3 other cards; you have 2: GT-M1"
    assert (
        refusal.text("fr")
        == "pour faire muter Goban Chief, il faut payer avec 3 autres cartes ; vous en avez 2 : GT-M1"
    )


def test_gt_m1_the_new_card_comes_from_the_hand() -> None:
    t = table(
        army={0: [["goban-squire"]]}, hand={0: ["fire-lord"], 1: ["meka-squire"]}, discard=["meka-recruit"]
    )
    assert refused(t, "mutate I.1 meka-recruit") == ["GT-R1"]
    assert refused(t, "mutate I.1 meka-squire") == ["GT-R1"]
    assert refused(t, "mutate I.1 from discard") == ["GT-M3"]


def test_gt_m1_only_ones_own_goblins_mutate() -> None:
    t = table(army={1: [["goban-squire"]]}, hand={0: ["meka-recruit", "fire-lord"]})
    (refusal,) = t.why_not(0, "mutate 1:I.1 meka-recruit")
    assert refusal.text("en") == "must be in your army; place 1 of your opponent's row I is not: GT-M1"
    assert refusal.text("fr") == (
        "il faut une carte de votre armée ; la place 1 de la rangée I de votre adversaire n'en fait pas "
        "partie : GT-M1"
    )


def test_gt_m1_everything_that_is_wrong_is_told() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["goban-knight"]})
    assert refused(t, "mutate I.1 goban-knight") == ["GT-M1", "GT-M1"]


# --- GT-M2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("goban-squire", "goban-squire"),
        ("goban-squire", "goban-squire-x"),
        ("goban-squire-x", "goban-squire"),
    ],
)
def test_gt_m2_never_into_an_identical_card(old: str, new: str) -> None:
    t = table(army={0: [[old]]}, hand={0: [new, "fire-lord"]})
    assert refused(t, f"mutate I.1 {new}") == ["GT-M2"]
    assert not any(option.startswith("mutate") for option in options(t))


def test_gt_m2_the_refusal_names_the_card() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["goban-squire-x", "fire-lord"]})
    (refusal,) = t.why_not(0, "mutate I.1 goban-squire-x")
    assert refusal.text("en") == "must be another goblin; Goban Squire X is the same: GT-M2"
    assert refusal.text("fr") == "il faut un autre gobelin ; Goban Squire X est le même : GT-M2"


def test_gt_m2_zombies_neither() -> None:
    t = table(
        army={0: [["dark-shambler"]]},
        hand={0: ["dark-shambler-x"]},
        discard=["dark-shambler", "goban-recruit"],
        cards=SHAMBLERS,
    )
    assert refused(t, "mutate I.1 dark-shambler-x") == ["GT-M2"]
    play(t, "mutate I.1 from discard")
    assert options(t) == ["choose goban-recruit"]
    assert refused(t, "choose dark-shambler") == ["GT-M2"]


# --- GT-M3


def test_gt_m3_the_replacement_may_come_from_the_discard() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["fire-lord"]}, discard=["goban-recruit", "goban-knight"])
    play(t, "mutate I.1 from discard", "pay fire-lord")
    assert options(t) == ["choose goban-recruit"]
    play(t, "choose goban-recruit")
    assert army(t, 0)[0] == ["goban-recruit"]
    assert sorted(discard(t)) == ["dark-zombie", "fire-lord", "goban-knight"]
    assert hand(t, 0) == []
    assert rules_told(t, "mutated") == ["GT-M3"]


def test_gt_m3_at_any_level() -> None:
    t = table(
        army={0: [["dark-recruit"], ["dark-ghoul"], ["dark-lich"]]},
        hand={0: ["meka-recruit", "meka-squire", "meka-recruit"]},
        discard=["fire-knight", "fire-lord"],
    )
    play(t, "mutate II.1 from discard", "pay meka-recruit", "pay meka-squire", "choose fire-knight", "pass")
    play(t, "mutate III.1 from discard", "pay meka-recruit", "choose fire-lord")
    assert army(t, 0) == [["dark-recruit"], ["fire-knight"], ["fire-lord"]]
    assert {"dark-ghoul", "dark-lich"} <= set(discard(t))


def test_gt_m3_or_from_the_hand_as_any_mutation() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["meka-recruit", "fire-lord"]}, discard=["goban-recruit"])
    assert "mutate I.1 from discard" in options(t)
    play(t, "mutate I.1 meka-recruit", "pay fire-lord")
    assert army(t, 0)[0] == ["meka-recruit"]
    assert rules_told(t, "mutated") == ["GT-M1"]


def test_gt_m3_a_card_just_paid_may_be_chosen() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["meka-recruit"]}, discard=["goban-recruit"])
    play(t, "mutate I.1 from discard", "pay meka-recruit")
    assert sorted(options(t)) == ["choose goban-recruit", "choose meka-recruit"]
    play(t, "choose meka-recruit")
    assert army(t, 0)[0] == ["meka-recruit"]


def test_gt_m3_with_nothing_else_to_raise_the_last_card_paid_must_be_it() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["meka-recruit", "fire-lord"]}, discard=["fire-chief"])
    play(t, "mutate I.1 from discard")
    assert options(t) == ["pay meka-recruit"]
    (refusal,) = t.why_not(0, "pay fire-lord")
    assert refusal.text("en") == (
        "the discard has no card that can come in, so the last card you pay with must be one; "
        "Fire Lord is not: GT-M3"
    )
    assert refusal.text("fr") == (
        "la défausse n'a pas de carte qui puisse entrer, la dernière carte payée doit donc en être une ; "
        "Fire Lord ne convient pas : GT-M3"
    )
    play(t, "pay meka-recruit", "choose meka-recruit")
    assert army(t, 0)[0] == ["meka-recruit"]
    assert hand(t, 0) == ["fire-lord"]


def test_gt_m3_the_first_of_two_payments_is_still_any_card() -> None:
    t = table(
        army={0: [["dark-recruit"], ["dark-ghoul"]]}, hand={0: ["fire-knight", "fire-lord", "meka-lord"]}
    )
    play(t, "mutate II.1 from discard")
    assert sorted(options(t)) == ["pay fire-knight", "pay fire-lord", "pay meka-lord"]
    twin = t.clone()
    play(t, "pay fire-lord")
    assert options(t) == ["pay fire-knight"]
    play(twin, "pay fire-knight")
    assert sorted(options(twin)) == ["pay fire-lord", "pay meka-lord"]
    play(twin, "pay meka-lord", "choose fire-knight")
    assert army(twin, 0)[1] == ["fire-knight"]


def test_gt_m3_a_card_of_another_level_does_not_rise() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["fire-lord"]}, discard=["goban-recruit", "goban-knight"])
    play(t, "mutate I.1 from discard", "pay fire-lord")
    assert refused(t, "choose goban-knight") == ["GT-M1"]
    assert refused(t, "choose goban-squire") == ["GT-A5"]
    assert "GT-A5" in refused(t, "choose dark-zombie")


def test_gt_m3_refused_when_nothing_can_rise() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["fire-lord"]}, discard=["goban-knight"])
    (refusal,) = t.why_not(0, "mutate I.1 from discard")
    assert refusal.text("en") == (
        "another goblin of level 1 must be in the discard or among the cards you could pay with; "
        "none is: GT-M3"
    )
    assert refusal.text("fr") == (
        "il faut un autre gobelin de niveau 1 dans la défausse ou parmi les cartes avec lesquelles vous "
        "pourriez payer ; il n'y en a pas : GT-M3"
    )


def test_gt_m3_a_cost_of_nothing_puts_no_card_of_the_hand_in_the_discard() -> None:
    t = table(army={0: [["dark-shambler"]]}, hand={0: ["goban-recruit"]}, cards=SHAMBLERS)
    assert refused(t, "mutate I.1 from discard") == ["GT-M3"]
    assert refused(t, "mutate I.1 goban-recruit") == []


def test_gt_m3_refused_to_who_cannot_pay() -> None:
    t = table(army={0: [["dark-recruit"], ["dark-ghoul"]]}, hand={0: ["fire-lord"]}, discard=["goban-knight"])
    assert refused(t, "mutate II.1 from discard") == ["GT-M1"]


def test_gt_m3_refused_to_a_goblin_that_is_no_zombie() -> None:
    t = table(army={0: [["dark-squire"]]}, hand={0: ["fire-lord"]}, discard=["goban-recruit"])
    (refusal,) = t.why_not(0, "mutate I.1 from discard")
    assert refusal.text("en") == "must have a zombie mutation; Dark Squire has none: GT-M3"
    assert refusal.text("fr") == "il faut une mutation zombie ; Dark Squire n'en a pas : GT-M3"


# --- GT-M4


def test_gt_m4_without_a_cost_there_is_no_mutation() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["meka-recruit", "fire-lord", "dark-lord"]})
    (refusal,) = t.why_not(0, "mutate I.1 meka-recruit")
    assert refusal.text("en") == "must have a mutation cost; Goban Recruit has none: GT-M4"
    assert refusal.text("fr") == "il faut un coût de mutation ; Goban Recruit n'en a pas : GT-M4"


def test_gt_m4_nor_for_a_prisoner() -> None:
    t = table(army={0: [["goban-squire imprisoned"]]}, hand={0: ["meka-recruit", "fire-lord"]})
    (refusal,) = t.why_not(0, "mutate I.1 meka-recruit")
    assert refusal.text("en") == "must not be imprisoned; your Goban Squire in row I is: GT-M4"
    assert (
        refusal.text("fr")
        == "il faut une carte face visible ; votre carte Goban Squire (rangée I) est emprisonnée : GT-M4"
    )


def test_gt_m4_not_even_for_a_zombie() -> None:
    t = table(army={0: [["dark-zombie imprisoned"]]}, hand={0: ["fire-lord"]}, discard=["goban-recruit"])
    assert refused(t, "mutate I.1 from discard") == ["GT-M4"]


# --- GT-M5


def test_gt_m5_cost_then_replacement_then_powers() -> None:
    t = table(
        army={0: [["goban-recruit"], ["fire-molt"]]},
        hand={0: ["goban-knight", "dark-lord"]},
    )
    play(t, "mutate II.1 goban-knight")
    assert army(t, 0)[1] == ["fire-molt"]
    play(t, "pay dark-lord")
    assert army(t, 0)[1] == ["goban-knight"]
    events = [(event["kind"], event["rule"], event["card"]) for event in t.events(None)]
    assert events == [
        ("paid", "GT-M1", "dark-lord"),
        ("mutated", "GT-M1", "goban-knight"),
        ("fired", "GT-T3", "fire-molt"),
    ]


def test_gt_m5_a_mutation_power_sees_the_new_army() -> None:
    t = table(army={0: [["goban-recruit"], ["fire-molt"]]}, hand={0: ["goban-knight", "dark-lord"]})
    play(t, "mutate II.1 goban-knight", "pay dark-lord")
    assert options(t) == ["choose II.1"]
    play(t, "choose II.1")
    assert army(t, 0) == [["goban-recruit"], [], []]
    assert "goban-knight" in discard(t)


def test_gt_m5_it_sees_the_old_card_in_the_discard_and_comes_from_it() -> None:
    t = table(
        army={0: [["goban-recruit"], ["fire-molt"]], 1: [["meka-recruit"]]},
        hand={0: ["goban-knight", "dark-lord"]},
        discard=["goban-guard", "fire-lord"],
    )
    play(t, "mutate II.1 goban-knight", "pay dark-lord", "choose 1:I.1")
    assert sorted(options(t)) == ["choose fire-lord", "choose fire-molt"]
    assert refused(t, "choose goban-guard") == ["GT-P6"]
    play(t, "choose fire-molt")
    assert hand(t, 0) == ["fire-molt"]
