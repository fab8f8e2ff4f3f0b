"""GT-L: which goblin may be placed, where, and at what cost."""

import pytest
from tactics import army, discard, hand, options, play, refused, rules_told, table

from honjin import IllegalChoice

CLANS = ("goban", "alpha", "dark", "meka", "fire")


# --- GT-L1


@pytest.mark.parametrize("clan", CLANS)
def test_gt_l1_the_first_trooper_is_free_and_goes_to_the_left_end(clan: str) -> None:
    t = table(hand={0: [f"{clan}-recruit"]})
    play(t, f"play {clan}-recruit")
    assert army(t, 0) == [[f"{clan}-recruit"], [], []]
    assert t.log(None)[0].text == f"Player 1 played {clan.capitalize()} Recruit in row I."
    assert rules_told(t, "placed") == ["GT-L1"]
    assert rules_told(t, "paid") == []


def test_gt_l1_a_fighter_cannot_be_first() -> None:
    t = table(hand={0: ["goban-knight"]})
    assert refused(t, "play goban-knight") == ["GT-L1", "GT-L5", "GT-L5"]
    first = t.why_not(0, "play goban-knight")[0]
    assert first.text("en") == "the first goblin of an army must be a trooper; Goban Knight is level 2: GT-L1"
    assert (
        first.text("fr")
        == "le premier gobelin d'une armée doit être un troupier ; Goban Knight est de niveau 2 : GT-L1"
    )


def test_gt_l1_nor_a_general() -> None:
    t = table(hand={0: ["goban-lord"]})
    assert refused(t, "play goban-lord")[0] == "GT-L1"
    assert options(t) == ["pass"]


# --- GT-L2


def test_gt_l2_a_trooper_of_a_clan_in_the_row_is_free() -> None:
    t = table(army={0: [["goban-recruit", "meka-recruit"]]}, hand={0: ["goban-squire", "fire-lord"]})
    play(t, "play goban-squire")
    assert army(t, 0)[0] == ["goban-recruit", "meka-recruit", "goban-squire"]
    assert hand(t, 0) == ["fire-lord"]
    assert rules_told(t, "placed") == ["GT-L2"]


def test_gt_l2_any_other_costs_two_cards_of_the_hand() -> None:
    t = table(
        army={0: [["goban-recruit"]]}, hand={0: ["meka-recruit", "fire-lord", "fire-chief", "dark-lord"]}
    )
    play(t, "play meka-recruit", "pay fire-lord", "pay dark-lord")
    assert army(t, 0)[0] == ["goban-recruit", "meka-recruit"]
    assert hand(t, 0) == ["fire-chief"]
    assert sorted(discard(t)) == ["dark-lord", "fire-lord"]
    assert rules_told(t, "paid") == ["GT-L2", "GT-L2"]
    assert rules_told(t, "placed") == ["GT-L2"]


def test_gt_l2_the_played_card_cannot_pay() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["meka-recruit", "fire-lord"]})
    assert refused(t, "play meka-recruit") == ["GT-L2"]
    (refusal,) = t.why_not(0, "play meka-recruit")
    assert refusal.text("en") == "must be paid with 2 other cards; you have 1: GT-L2"
    assert refusal.text("fr") == "il faut payer avec 2 autres cartes ; vous en avez 1 : GT-L2"


def test_gt_l2_the_refusal_counts_the_hand() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["meka-recruit"]})
    (refusal,) = t.why_not(0, "play meka-recruit")
    assert refusal.text("en") == "must be paid with 2 other cards; you have 0: GT-L2"
    assert refusal.text("fr") == "il faut payer avec 2 autres cartes ; vous en avez 0 : GT-L2"
    with pytest.raises(IllegalChoice, match="must be paid with 2 other cards; you have 0: GT-L2"):
        t.play("play meka-recruit")


def test_gt_l2_a_fighter_of_the_clan_does_not_make_it_free() -> None:
    t = table(army={0: [["goban-recruit"], ["meka-knight"]]}, hand={0: ["meka-recruit"]})
    assert refused(t, "play meka-recruit") == ["GT-L2"]


def test_gt_l2_nor_does_an_imprisoned_trooper_or_another_army() -> None:
    t = table(
        army={0: [["goban-recruit", "meka-squire imprisoned"]], 1: [["meka-squire"]]},
        hand={0: ["meka-recruit"]},
    )
    assert refused(t, "play meka-recruit") == ["GT-L2"]


def test_gt_l2_the_option_tells_the_cost() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["goban-squire", "meka-recruit", "fire-lord"]})
    assert t.decision is not None
    assert [option.label() for option in t.decision.options[:2]] == [
        "Play Goban Squire",
        "Play Meka Recruit (discard 2 cards)",
    ]
    assert t.decision.options[1].label("fr") == "Poser Meka Recruit (défausser 2 cartes)"


def test_gt_l2_five_troopers_of_one_clan_cost_nothing() -> None:
    troopers = ["goban-recruit", "goban-recruit", "goban-squire", "goban-squire", "goban-molt"]
    t = table(hand={0: troopers, 1: ["meka-recruit"]})
    first, second, *others = (f"play {trooper}" for trooper in troopers)
    play(t, first, "play meka-recruit", second, "pass", *others)
    assert army(t, 0)[0] == troopers
    assert rules_told(t, "paid") == []


def test_gt_l2_five_troopers_of_five_clans_cost_eight_cards() -> None:
    payment = [f"{clan}-{rank}" for clan in CLANS[:4] for rank in ("knight", "lord")]
    t = table(hand={0: [*(f"{clan}-recruit" for clan in CLANS), *payment], 1: ["meka-recruit"]})
    play(t, "play goban-recruit", "play meka-recruit")
    play(t, "play alpha-recruit", "pay goban-knight", "pay goban-lord", "pass")
    play(t, "play dark-recruit", "pay alpha-knight", "pay alpha-lord")
    play(t, "play meka-recruit", "pay dark-knight", "pay dark-lord")
    play(t, "play fire-recruit", "pay meka-knight", "pay meka-lord")
    assert army(t, 0)[0] == [f"{clan}-recruit" for clan in CLANS]
    assert rules_told(t, "paid") == ["GT-L2"] * 8
    assert sorted(discard(t)) == sorted(payment)


# --- GT-L3


def test_gt_l3_after_the_army_is_emptied_the_next_trooper_is_free() -> None:
    t = table(
        army={0: [["goban-recruit"]], 1: [["fire-recruit"]]},
        hand={1: ["fire-destroy"], 0: ["meka-squire"]},
        to_move=1,
    )
    play(t, "play fire-destroy", "choose 0:I.1")
    assert army(t, 0) == [[], [], []]
    play(t, "play meka-squire")
    assert army(t, 0)[0] == ["meka-squire"]
    assert rules_told(t, "placed")[-1] == "GT-L3"
    assert rules_told(t, "paid") == []


def test_gt_l3_and_it_is_again_a_trooper() -> None:
    t = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit"]]},
        hand={0: ["fire-destroy"], 1: ["goban-knight"]},
    )
    play(t, "play fire-destroy", "choose 1:I.1")
    assert refused(t, "play goban-knight")[0] == "GT-L1"


# --- GT-L4


def test_gt_l4_with_all_troopers_imprisoned_the_next_costs_two() -> None:
    t = table(army={0: [["goban-recruit imprisoned"]]}, hand={0: ["goban-squire", "fire-lord", "fire-chief"]})
    play(t, "play goban-squire", "pay fire-lord", "pay fire-chief")
    assert army(t, 0)[0] == ["goban-recruit imprisoned", "goban-squire"]
    assert rules_told(t, "paid") == ["GT-L4", "GT-L4"]
    assert rules_told(t, "placed") == ["GT-L4"]


def test_gt_l4_refused_to_who_cannot_pay() -> None:
    t = table(army={0: [["goban-recruit imprisoned"]]}, hand={0: ["goban-squire", "fire-lord"]})
    (refusal,) = t.why_not(0, "play goban-squire")
    assert refusal.text("en") == (
        "every trooper is imprisoned, so it must be paid with 2 other cards; you have 1: GT-L4"
    )
    assert refusal.text("fr") == (
        "tous les troupiers sont emprisonnés, il faut donc payer avec 2 autres cartes ; vous en avez "
        "1 : GT-L4"
    )


# --- GT-L5


def test_gt_l5_a_fighter_needs_a_face_up_trooper_of_its_clan_anywhere_in_the_row() -> None:
    t = table(army={0: [["meka-recruit", "goban-recruit"]]}, hand={0: ["goban-knight"]})
    play(t, "play goban-knight")
    assert army(t, 0) == [["meka-recruit", "goban-recruit"], ["goban-knight"], []]
    assert rules_told(t, "placed") == ["GT-L5"]
    assert rules_told(t, "paid") == []


@pytest.mark.parametrize("trooper", ["meka-recruit", "goban-recruit imprisoned"])
def test_gt_l5_refused_without_one(trooper: str) -> None:
    t = table(army={0: [[trooper]], 1: [["goban-recruit"]]}, hand={0: ["goban-knight"]})
    (refusal,) = t.why_not(0, "play goban-knight")
    assert refusal.text("en") == "you must have a face-up Goban trooper: GT-L5"
    assert refusal.text("fr") == "il faut un troupier Goban face visible : GT-L5"


def test_gt_l5_a_fighter_needs_fewer_fighters_than_troopers() -> None:
    t = table(
        army={0: [["goban-recruit", "meka-recruit"], ["goban-guard", "meka-guard"]]},
        hand={0: ["goban-knight"]},
    )
    (refusal,) = t.why_not(0, "play goban-knight")
    assert refusal.text("en") == "there must be fewer fighters than troopers; you have 2 and 2: GT-L5"
    assert refusal.text("fr") == "il faut moins de combattants que de troupiers ; vous en avez 2 et 2 : GT-L5"


def test_gt_l5_imprisoned_cards_count_in_both_rows() -> None:
    t = table(
        army={0: [["goban-recruit", "meka-recruit imprisoned"], ["goban-guard imprisoned"]]},
        hand={0: ["goban-knight"]},
    )
    play(t, "play goban-knight")
    assert army(t, 0)[1] == ["goban-guard imprisoned", "goban-knight"]
    twin = table(
        army={0: [["goban-recruit"], ["goban-guard imprisoned"]]},
        hand={0: ["goban-knight"]},
    )
    assert refused(twin, "play goban-knight") == ["GT-L5"]


def test_gt_l5_three_troopers_of_three_clans_support_three_fighters_of_one() -> None:
    t = table(
        army={0: [["goban-recruit", "fire-recruit", "meka-recruit"]]},
        hand={0: ["fire-knight", "fire-guard", "fire-molt"]},
        passed=[1],
    )
    play(t, "play fire-knight", "play fire-guard", "play fire-molt")
    assert army(t, 0)[1] == ["fire-knight", "fire-guard", "fire-molt"]


# --- GT-L6


def test_gt_l6_a_general_needs_its_clan_at_both_levels_below() -> None:
    t = table(
        army={0: [["meka-recruit", "goban-recruit"], ["meka-knight", "goban-knight"]]},
        hand={0: ["goban-lord"]},
    )
    play(t, "play goban-lord")
    assert army(t, 0)[2] == ["goban-lord"]
    assert rules_told(t, "placed") == ["GT-L6"]
    assert rules_told(t, "paid") == []


@pytest.mark.parametrize(
    ("trooper", "fighter", "missing"),
    [
        ("meka-recruit", "goban-knight", "trooper"),
        ("goban-recruit imprisoned", "goban-knight", "trooper"),
        ("goban-recruit", "meka-knight", "fighter"),
        ("goban-recruit", "goban-knight imprisoned", "fighter"),
    ],
)
def test_gt_l6_refused_where_one_is_missing(trooper: str, fighter: str, missing: str) -> None:
    t = table(army={0: [[trooper], [fighter]]}, hand={0: ["goban-lord"]})
    (refusal,) = t.why_not(0, "play goban-lord")
    assert refusal.text("en") == f"you must have a face-up Goban {missing}: GT-L6"
    french = {"trooper": "troupier", "fighter": "combattant"}[missing]
    assert refusal.text("fr") == f"il faut un {french} Goban face visible : GT-L6"


def test_gt_l6_a_general_needs_fewer_generals_than_fighters() -> None:
    t = table(
        army={0: [["goban-recruit", "goban-squire"], ["goban-knight"], ["goban-chief"]]},
        hand={0: ["goban-lord"]},
    )
    (refusal,) = t.why_not(0, "play goban-lord")
    assert refusal.text("en") == "there must be fewer generals than fighters; you have 1 and 1: GT-L6"
    assert refusal.text("fr") == "il faut moins de généraux que de combattants ; vous en avez 1 et 1 : GT-L6"


def test_gt_l6_imprisoned_cards_count_in_both_rows() -> None:
    rows = [
        ["goban-recruit", "goban-squire"],
        ["goban-knight", "meka-knight imprisoned"],
        ["goban-chief imprisoned"],
    ]
    t = table(army={0: rows}, hand={0: ["goban-lord"]})
    play(t, "play goban-lord")
    assert army(t, 0)[2] == ["goban-chief imprisoned", "goban-lord"]
    twin = table(army={0: [rows[0], ["goban-knight"], ["goban-chief imprisoned"]]}, hand={0: ["goban-lord"]})
    assert refused(twin, "play goban-lord") == ["GT-L6"]


# --- GT-L7


def test_gt_l7_a_card_stays_when_its_support_is_imprisoned() -> None:
    t = table(
        army={0: [["goban-recruit"], ["goban-knight"], ["goban-lord"]]},
        hand={1: ["meka-imprison"]},
        to_move=1,
    )
    play(t, "play meka-imprison", "choose 0:I.1")
    assert army(t, 0) == [["goban-recruit imprisoned"], ["goban-knight"], ["goban-lord"]]


def test_gt_l7_or_mutated_away() -> None:
    t = table(
        army={0: [["goban-squire"], ["goban-knight"], ["goban-lord"]]},
        hand={0: ["meka-recruit", "meka-squire"]},
    )
    play(t, "mutate I.1 meka-recruit", "pay meka-squire")
    assert army(t, 0) == [["meka-recruit"], ["goban-knight"], ["goban-lord"]]


def test_gt_l7_or_destroyed() -> None:
    t = table(
        army={0: [["meka-recruit", "goban-recruit"], ["goban-knight"]], 1: [["fire-recruit"]]},
        hand={1: ["fire-destroy"]},
        to_move=1,
    )
    play(t, "play fire-destroy", "choose 0:I.2")
    assert army(t, 0) == [["meka-recruit"], ["goban-knight"], []]
