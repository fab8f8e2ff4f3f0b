"""GT-P1 to GT-P7: the seven power families, base and max."""

import pytest
from tactics import all_but, army, discard, hand, options, play, refused, rules_told, table, told

from honjin.table.table import Table


def asked(t: Table) -> tuple[int, str]:
    """Who decides what."""
    assert t.decision is not None
    return t.decision.seat, t.decision.prompt


def cards_told(t: Table, kind: str) -> list[object]:
    return [event["card"] for event in told(t, kind)]


# --- GT-P1


def attack(power: str) -> Table:
    """The power arrives at I.2; the opponent has free cards of all levels and an imprisoned one."""
    t = table(
        players=3,
        army={
            0: [["fire-recruit"]],
            1: [["goban-recruit", "goban-squire"], ["goban-knight"]],
            2: [["alpha-recruit", "alpha-squire imprisoned"], ["alpha-knight"], ["alpha-chief"]],
        },
        hand={0: [power]},
    )
    return play(t, f"play {power}")


def test_gt_p1_base_destroys_a_free_card_of_level_1_or_2_of_anyone() -> None:
    t = attack("fire-destroy")
    assert options(t) == ["choose I.2", "choose 1:I.2", "choose 1:II.1", "choose 2:I.2"]
    play(t, "choose 1:II.1")
    assert army(t, 1) == [["goban-recruit", "goban-squire"], [], []]
    assert discard(t) == ["goban-knight"]
    (event,) = told(t, "destroyed")
    assert (event["rule"], event["player"], event["card"]) == ("GT-P1", 0, "goban-knight")
    assert event["place"] == "1:II.1"


def test_gt_p1_base_reaches_neither_level_3_nor_a_card_that_is_not_free() -> None:
    t = attack("fire-destroy")
    assert refused(t, "choose 2:III.1") == ["GT-P1"]
    assert refused(t, "choose 2:II.1") == ["GT-A2"]
    assert refused(t, "choose 1:I.1") == ["GT-A2"]


def test_gt_p1_base_destroys_an_imprisoned_card() -> None:
    t = play(attack("fire-destroy"), "choose 2:I.2")
    assert army(t, 2)[0] == ["alpha-recruit"]
    assert discard(t) == ["alpha-squire"]


def test_gt_p1_base_may_hit_ones_own_army_and_the_card_itself() -> None:
    t = play(attack("fire-destroy"), "choose I.2")
    assert army(t, 0)[0] == ["fire-recruit"]
    assert discard(t) == ["fire-destroy"]


def test_gt_p1_max_swaps_in_one_army_and_then_destroys() -> None:
    t = attack("fire-destroy-max")
    assert asked(t) == (0, "swap")
    assert options(t) == [
        "choose I.1",
        "choose I.2",
        "choose 1:I.1",
        "choose 1:I.2",
        "choose 2:I.1",
        "choose 2:I.2",
    ]
    play(t, "choose 1:I.1")
    assert options(t) == ["choose 1:I.2"]
    play(t, "choose 1:I.2")
    assert army(t, 1)[0] == ["goban-squire", "goban-recruit"]
    (event,) = told(t, "swapped")
    assert (event["rule"], event["place"], event["other_place"]) == ("GT-P1", "1:I.1", "1:I.2")
    assert asked(t) == (0, "destroy-free")
    play(t, "choose 1:I.2")
    assert army(t, 1)[0] == ["goban-squire"]
    assert discard(t) == ["goban-recruit"]
    assert rules_told(t, "destroyed") == ["GT-P1"]


def test_gt_p1_max_swaps_two_cards_of_the_same_level_of_the_same_army() -> None:
    t = attack("fire-destroy-max")
    assert refused(t, "choose 1:II.1") == ["GT-P1"]
    play(t, "choose 1:I.1")
    for other in ("1:I.1", "1:II.1", "2:I.1", "I.1"):
        assert refused(t, f"choose {other}") == ["GT-P1"]


@pytest.mark.parametrize(
    ("rows", "choices", "swapped"),
    [
        ([["goban-recruit", "alpha-recruit"], ["goban-guard", "alpha-guard"]], ("II.2", "II.1"), 1),
        (
            [
                ["goban-recruit", "alpha-recruit"],
                ["goban-guard", "alpha-guard"],
                ["goban-lord", "alpha-lord"],
            ],
            ("III.1", "III.2"),
            2,
        ),
    ],
    ids=["fighters", "generals"],
)
def test_gt_p1_max_swaps_on_every_level(
    rows: list[list[str]], choices: tuple[str, str], swapped: int
) -> None:
    t = table(army={1: rows}, hand={0: ["fire-destroy-max"]})
    play(t, "play fire-destroy-max", *(f"choose 1:{place}" for place in choices))
    assert army(t, 1)[swapped] == list(reversed(rows[swapped]))


def test_gt_p1_max_destroys_a_free_card_of_any_level() -> None:
    t = play(attack("fire-destroy-max"), "choose I.1", "choose I.2")
    assert options(t) == ["choose I.2", "choose 1:I.2", "choose 1:II.1", "choose 2:I.2", "choose 2:III.1"]
    assert refused(t, "choose 2:II.1") == ["GT-A2"]
    play(t, "choose 2:III.1")
    assert discard(t) == ["alpha-chief"]


@pytest.mark.parametrize("picks", [("choose 2:I.1", "choose 2:I.2"), ("choose 2:I.2", "choose 2:I.1")])
def test_gt_p1_max_swaps_an_imprisoned_card_and_it_stays_imprisoned(picks: tuple[str, str]) -> None:
    t = play(attack("fire-destroy-max"), *picks)
    assert army(t, 2)[0] == ["alpha-squire imprisoned", "alpha-recruit"]


def test_gt_p1_max_swaps_the_card_itself_and_goes_on() -> None:
    t = play(attack("fire-destroy-max"), "choose I.2", "choose I.1", "choose I.2")
    assert army(t, 0)[0] == ["fire-destroy-max"]
    assert discard(t) == ["fire-recruit"]


def test_gt_p1_max_alone_swaps_nothing_and_destroys_itself() -> None:
    t = play(table(hand={0: ["fire-destroy-max"]}), "play fire-destroy-max")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    assert (asked(t), options(t)) == ((0, "destroy-free"), ["choose I.1"])
    play(t, "choose I.1")
    assert army(t, 0)[0] == []


def test_gt_p1_base_without_a_free_card_of_level_1_or_2_does_nothing() -> None:
    held = {0: ["fire-destroy", "fire-chief"]}
    rows = [["fire-squire"], ["fire-guard"], ["fire-lord"]]
    t = table(army={0: rows, 1: [["goban-recruit"], ["goban-guard"], ["goban-lord"]]}, hand=held)
    play(t, "mutate I.1 fire-destroy", "pay fire-chief")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    assert told(t, "destroyed") == []


# --- GT-P2


def test_gt_p2_base_imprisons_a_card_of_level_1_or_2_free_or_not() -> None:
    t = table(
        army={
            0: [["meka-recruit"]],
            1: [["goban-recruit", "goban-squire imprisoned"], ["goban-knight"], ["goban-chief"]],
        },
        hand={0: ["meka-imprison"]},
    )
    play(t, "play meka-imprison")
    assert options(t) == ["choose I.1", "choose I.2", "choose 1:I.1", "choose 1:II.1"]
    assert refused(t, "choose 1:III.1") == ["GT-P2"]
    assert refused(t, "choose 1:I.2") == ["GT-A3"]
    play(t, "choose 1:I.1")
    assert army(t, 1)[0] == ["goban-recruit imprisoned", "goban-squire imprisoned"]
    assert army(t, 1)[1:] == [["goban-knight"], ["goban-chief"]]
    (event,) = told(t, "imprisoned")
    assert (event["rule"], event["player"], event["card"]) == ("GT-P2", 0, "goban-recruit")
    assert event["place"] == "1:I.1"


def test_gt_p2_base_alone_imprisons_itself() -> None:
    t = play(table(hand={0: ["meka-imprison"]}), "play meka-imprison")
    assert options(t) == ["choose I.1"]
    play(t, "choose I.1")
    assert army(t, 0)[0] == ["meka-imprison imprisoned"]


def test_gt_p2_max_imprisons_or_releases_a_card_of_any_level() -> None:
    t = table(
        army={
            0: [["meka-recruit"]],
            1: [["goban-recruit imprisoned"], ["goban-knight imprisoned"], ["goban-chief"]],
        },
        hand={0: ["meka-imprison-max"]},
    )
    play(t, "play meka-imprison-max")
    assert options(t) == ["choose I.1", "choose I.2", "choose 1:I.1", "choose 1:II.1", "choose 1:III.1"]
    freed = t.clone()
    play(t, "choose 1:III.1")
    assert army(t, 1)[2] == ["goban-chief imprisoned"]
    assert rules_told(t, "imprisoned") == ["GT-P2"]
    play(freed, "choose 1:II.1")
    assert army(freed, 1) == [["goban-recruit imprisoned"], ["goban-knight"], ["goban-chief"]]
    (event,) = told(freed, "released")
    assert (event["rule"], event["card"], event["place"]) == ("GT-P2", "goban-knight", "1:II.1")


def test_gt_p2_max_releases_a_general() -> None:
    rows = [["meka-recruit"], ["meka-guard"], ["meka-lord imprisoned"]]
    t = table(army={0: rows}, hand={0: ["meka-imprison-max"]})
    play(t, "play meka-imprison-max", "choose III.1")
    assert army(t, 0)[2] == ["meka-lord"]


def test_gt_p2_max_alone_imprisons_itself() -> None:
    t = play(table(hand={0: ["meka-imprison-max"]}), "play meka-imprison-max")
    assert options(t) == ["choose I.1"]
    play(t, "choose I.1")
    assert army(t, 0)[0] == ["meka-imprison-max imprisoned"]


# --- GT-P3


def test_gt_p3_base_the_chosen_player_discards_a_card_of_their_own_choice() -> None:
    t = table(
        players=3,
        hand={0: ["meka-discard", "meka-lord"], 1: ["goban-recruit", "goban-lord"], 2: ["dark-lord"]},
    )
    play(t, "play meka-discard")
    assert (asked(t), options(t)) == ((0, "choose-player"), ["player 0", "player 1", "player 2"])
    play(t, "player 1")
    assert (asked(t), options(t)) == ((1, "discard-one"), ["discard goban-recruit", "discard goban-lord"])
    assert [refusal.rule for refusal in t.why_not(0, "discard goban-lord")] == ["HJ-C2"]
    play(t, "discard goban-lord")
    assert hand(t, 1) == ["goban-recruit"]
    assert discard(t) == ["goban-lord"]
    (event,) = told(t, "discarded")
    assert (event["rule"], event["player"], event["card"]) == ("GT-P3", 1, "goban-lord")


def test_gt_p3_base_you_may_choose_yourself() -> None:
    t = table(hand={0: ["meka-discard", "meka-lord"], 1: ["goban-lord"]})
    play(t, "play meka-discard", "player 0", "discard meka-lord")
    assert (hand(t, 0), hand(t, 1)) == ([], ["goban-lord"])


def test_gt_p3_base_only_a_player_with_cards_can_be_chosen() -> None:
    t = play(table(hand={0: ["meka-discard"], 1: ["goban-lord"]}), "play meka-discard")
    assert options(t) == ["player 1"]
    assert refused(t, "player 0") == ["GT-P3"]


def test_gt_p3_base_with_every_hand_empty_nothing_happens() -> None:
    t = play(table(hand={0: ["meka-discard"]}), "play meka-discard")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    assert asked(t) == (1, "turn")


def test_gt_p3_base_by_option_an_empty_hand_may_be_chosen() -> None:
    t = table(hand={0: ["meka-discard"], 1: ["goban-lord"]}, options={"discard_target": "any"})
    play(t, "play meka-discard")
    assert options(t) == ["player 0", "player 1"]
    play(t, "player 0")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    assert hand(t, 1) == ["goban-lord"]


def everybody_discards() -> Table:
    return table(
        players=3,
        to_move=1,
        hand={
            0: ["goban-lord", "goban-chief", "goban-guard"],
            1: ["meka-discard-max", "meka-lord", "meka-chief", "meka-guard", "meka-knight"],
            2: ["dark-lord"],
        },
    )


def test_gt_p3_max_every_player_discards_half_of_the_hand_rounded_down() -> None:
    t = play(everybody_discards(), "play meka-discard-max")
    assert asked(t) == (1, "set-aside")
    play(t, "discard meka-lord", "discard meka-knight")
    assert asked(t) == (0, "set-aside")
    play(t, "discard goban-guard")
    assert hand(t, 0) == ["goban-chief", "goban-lord"]
    assert hand(t, 1) == ["meka-guard", "meka-chief"]
    assert hand(t, 2) == ["dark-lord"]
    assert rules_told(t, "discarded") == ["GT-P3"] * 3
    assert sorted(discard(t)) == ["goban-guard", "meka-knight", "meka-lord"]
    assert asked(t) == (2, "turn")


def test_gt_p3_max_nobody_sees_a_card_before_all_have_chosen() -> None:
    t = play(everybody_discards(), "play meka-discard-max", "discard meka-lord", "discard meka-knight")
    assert discard(t) == []
    assert told(t, "discarded") == []
    assert rules_told(t, "set-aside") == ["GT-P3"] * 2
    assert cards_told(t, "set-aside") == [None, None]
    seen_by_0 = [event.get("card") for event in t.events(0) if event["kind"] == "set-aside"]
    assert seen_by_0 == [None, None]
    own = [event.get("card") for event in t.events(1) if event["kind"] == "set-aside"]
    assert own == ["meka-lord", "meka-knight"]
    assert t.view(0)["seats"][1]["hand"] == [None] * 4  # type: ignore[index]
    assert "meka-lord" not in t.record(0)
    play(t, "discard goban-guard")
    assert sorted(map(str, cards_told(t, "discarded"))) == ["goban-guard", "meka-knight", "meka-lord"]


def test_gt_p3_max_a_card_set_aside_cannot_be_chosen_again() -> None:
    t = play(everybody_discards(), "play meka-discard-max", "discard meka-lord")
    assert refused(t, "discard meka-lord") == ["GT-P3"]


def test_gt_p3_max_two_copies_of_a_card_are_both_discarded() -> None:
    held = ["goban-recruit", "goban-recruit", "goban-chief", "goban-lord"]
    t = table(hand={0: ["meka-discard-max", *held]})
    play(t, "play meka-discard-max", "discard goban-recruit", "discard goban-recruit")
    assert hand(t, 0) == ["goban-chief", "goban-lord"]
    assert discard(t) == ["goban-recruit", "goban-recruit"]


def test_gt_p3_max_one_copy_of_two_is_discarded() -> None:
    t = table(hand={0: ["meka-discard-max", "goban-recruit", "goban-recruit"]})
    play(t, "play meka-discard-max", "discard goban-recruit")
    assert hand(t, 0) == discard(t) == ["goban-recruit"]


def test_gt_p3_max_hands_of_one_card_lose_nothing() -> None:
    t = play(table(hand={0: ["meka-discard-max", "meka-lord"], 1: ["dark-lord"]}), "play meka-discard-max")
    assert asked(t) == (1, "turn")
    assert (hand(t, 0), hand(t, 1)) == (["meka-lord"], ["dark-lord"])


# --- GT-P4


def test_gt_p4_base_draws_one_card() -> None:
    t = table(hand={0: ["alpha-draw"]}, deck_top=["fire-lord", "fire-chief"])
    play(t, "play alpha-draw")
    assert hand(t, 0) == ["fire-lord"]
    assert rules_told(t, "drew") == ["GT-P4"]


def test_gt_p4_max_draws_a_card_for_each_face_up_clan_of_ones_army() -> None:
    t = table(
        army={
            0: [["goban-recruit", "goban-squire", "dark-recruit imprisoned"], ["meka-guard"]],
            1: [["fire-recruit"]],
        },
        hand={0: ["alpha-draw-max", "goban-lord", "goban-chief"]},
        deck_top=["fire-lord", "fire-chief", "fire-guard", "fire-knight"],
    )
    play(t, "play alpha-draw-max", "pay goban-lord", "pay goban-chief")
    assert hand(t, 0) == ["fire-guard", "fire-chief", "fire-lord"]
    assert rules_told(t, "drew") == ["GT-P4"] * 3


def test_gt_p4_max_alone_draws_one_card() -> None:
    t = table(hand={0: ["alpha-draw-max"]}, deck_top=["fire-lord"])
    assert hand(play(t, "play alpha-draw-max"), 0) == ["fire-lord"]


@pytest.mark.parametrize("power", ["alpha-draw", "alpha-draw-max"])
def test_gt_p4_draws_nothing_when_there_is_no_card_left(power: str) -> None:
    t = table(hand={0: [power], 1: all_but(power)})
    assert hand(play(t, f"play {power}"), 0) == []
    assert told(t, "drew") == []


# --- GT-P5

TOP = ["fire-lord", "dark-lord", "meka-lord", "fire-chief", "dark-chief"]


def test_gt_p5_base_reveals_five_keeps_one_and_discards_the_rest() -> None:
    t = play(table(hand={0: ["goban-vision"]}, deck_top=[*TOP, "goban-lord"]), "play goban-vision")
    assert sorted(map(str, cards_told(t, "revealed"))) == sorted(TOP)
    assert rules_told(t, "revealed") == ["GT-P5"] * 5
    assert sorted(options(t)) == sorted(f"choose {card}" for card in TOP)
    assert refused(t, "choose goban-lord") == ["GT-P5"]
    play(t, "choose meka-lord")
    assert hand(t, 0) == ["meka-lord"]
    assert sorted(discard(t)) == ["dark-chief", "dark-lord", "fire-chief", "fire-lord"]
    assert (rules_told(t, "took"), rules_told(t, "discarded")) == (["GT-P5"], ["GT-P5"] * 4)


def test_gt_p5_max_keeps_two() -> None:
    t = table(hand={0: ["goban-vision-max"]}, deck_top=[*TOP, "goban-lord"])
    play(t, "play goban-vision-max", "choose meka-lord")
    assert refused(t, "choose meka-lord") == ["GT-P5"]
    assert discard(t) == []
    play(t, "choose fire-lord")
    assert sorted(hand(t, 0)) == ["fire-lord", "meka-lord"]
    assert sorted(discard(t)) == ["dark-chief", "dark-lord", "fire-chief"]


def test_gt_p5_everyone_sees_the_revealed_cards_and_which_one_is_kept() -> None:
    t = play(table(hand={0: ["goban-vision"]}, deck_top=TOP), "play goban-vision")
    for seat in (None, 0, 1):
        assert sorted(map(str, t.view(seat)["revealed"])) == sorted(TOP)  # type: ignore[call-overload]
    play(t, "choose meka-lord")
    assert t.view(1)["revealed"] == []
    assert t.view(1)["seats"][0]["hand"] == ["meka-lord"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("power", "left", "kept"),
    [
        ("goban-vision", 3, 1),
        ("goban-vision", 1, 1),
        ("goban-vision", 0, 0),
        ("goban-vision-max", 3, 2),
        ("goban-vision-max", 1, 1),
        ("goban-vision-max", 0, 0),
    ],
)
def test_gt_p5_with_fewer_revealed_as_many_are_kept_as_there_are(power: str, left: int, kept: int) -> None:
    pile = TOP[:left]
    t = table(hand={0: [power], 1: all_but(power, *pile)}, deck_top=pile)
    play(t, f"play {power}", *(f"choose {card}" for card in pile[:kept]))
    assert sorted(hand(t, 0)) == sorted(pile[:kept])
    assert sorted(discard(t)) == sorted(pile[kept:])
    assert asked(t) == (1, "turn")


def test_gt_p5_the_discard_is_shuffled_when_the_pile_runs_out_while_revealing() -> None:
    pile, gone = TOP[:2], TOP[2:]
    t = table(hand={0: ["goban-vision"], 1: all_but("goban-vision", *TOP)}, deck_top=pile, discard=gone)
    play(t, "play goban-vision")
    assert sorted(map(str, cards_told(t, "revealed"))) == sorted(TOP)
    assert rules_told(t, "shuffled") == ["GT-A6"]


# --- GT-P6


def test_gt_p6_base_takes_a_card_of_its_own_clan_from_the_discard() -> None:
    t = table(hand={0: ["dark-return"]}, discard=["dark-lord", "dark-recruit-x", "fire-lord"])
    play(t, "play dark-return")
    assert options(t) == ["choose dark-recruit-x", "choose dark-lord"]
    assert refused(t, "choose fire-lord") == ["GT-P6"]
    assert refused(t, "choose dark-chief") == ["GT-A5"]
    play(t, "choose dark-lord")
    assert hand(t, 0) == ["dark-lord"]
    assert discard(t) == ["dark-recruit-x", "fire-lord"]
    (event,) = told(t, "took")
    assert (event["rule"], event["player"], event["card"]) == ("GT-P6", 0, "dark-lord")


def test_gt_p6_max_takes_a_card_of_any_clan_from_the_discard() -> None:
    t = table(hand={0: ["dark-return-max"]}, discard=["dark-lord", "fire-lord"])
    play(t, "play dark-return-max")
    assert options(t) == ["choose dark-lord", "choose fire-lord"]
    play(t, "choose fire-lord")
    assert hand(t, 0) == ["fire-lord"]
    assert rules_told(t, "took") == ["GT-P6"]


def test_gt_p6_base_without_a_card_of_the_clan_does_nothing() -> None:
    t = play(table(hand={0: ["dark-return"]}, discard=["fire-lord"]), "play dark-return")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    assert discard(t) == ["fire-lord"]


@pytest.mark.parametrize("power", ["dark-return", "dark-return-max"])
def test_gt_p6_with_an_empty_discard_does_nothing(power: str) -> None:
    t = play(table(hand={0: [power]}), f"play {power}")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    assert asked(t) == (1, "turn")


def test_gt_p6_base_counts_the_clan_of_the_card_that_mutated_away() -> None:
    t = table(
        army={0: [["fire-recruit"], ["fire-molt"]]},
        hand={0: ["alpha-guard", "fire-lord"]},
        discard=["alpha-lord"],
    )
    play(t, "mutate II.1 alpha-guard", "pay fire-lord", "choose II.1")
    assert options(t) == ["choose fire-lord", "choose fire-molt"]
    play(t, "choose fire-molt")
    assert hand(t, 0) == ["fire-molt"]


# --- GT-P7


def test_gt_p7_base_takes_the_advantage_and_an_additional_turn() -> None:
    t = table(hand={0: ["alpha-advantage", "alpha-recruit"], 1: ["goban-lord"]}, advantage=1)
    play(t, "play alpha-advantage")
    assert t.view(None)["advantage"] == 0
    assert rules_told(t, "took-advantage") == ["GT-P7"]
    (gained,) = told(t, "gained-turn")
    assert (gained["rule"], gained["player"], gained["number"]) == ("GT-P7", 0, 1)
    assert told(t, "drew") == []
    assert asked(t) == (0, "turn")
    assert [(event["rule"], event["player"]) for event in told(t, "started-additional")] == [("GT-R3", 0)]
    assert t.view(None)["additional_turn"] is True
    play(t, "play alpha-recruit")
    assert asked(t) == (1, "turn")
    assert t.view(None)["additional_turn"] is False


def test_gt_p7_base_gives_the_holder_an_additional_turn_too() -> None:
    t = play(table(hand={0: ["alpha-advantage"]}, advantage=0), "play alpha-advantage")
    assert (asked(t), t.view(None)["advantage"]) == ((0, "turn"), 0)


def draws(t: Table) -> list[tuple[object, object]]:
    return [(event["rule"], event["player"]) for event in told(t, "drew")]


def test_gt_p7_max_the_player_with_the_fewest_points_draws_two_first() -> None:
    t = table(
        hand={0: ["alpha-advantage-max"]},
        points={0: 1, 1: 0},
        advantage=1,
        deck_top=["fire-lord", "fire-chief"],
    )
    play(t, "play alpha-advantage-max")
    assert hand(t, 1) == ["fire-chief", "fire-lord"]
    assert draws(t) == [("GT-P7", 1)] * 2
    happened = [event["kind"] for event in t.events(None)]
    assert happened == [
        "placed",
        "fired",
        "drew",
        "drew",
        "took-advantage",
        "gained-turn",
        "started-additional",
    ]
    assert (asked(t), t.view(None)["advantage"]) == ((0, "turn"), 0)


def test_gt_p7_max_those_tied_for_the_fewest_draw_clockwise_from_the_active_player() -> None:
    t = table(
        players=4,
        to_move=2,
        hand={2: ["alpha-advantage-max"]},
        points={0: 1, 1: 1, 2: 1, 3: 2},
        deck_top=["fire-lord", "fire-chief", "dark-lord", "dark-chief", "meka-lord", "meka-chief"],
    )
    play(t, "play alpha-advantage-max")
    assert draws(t) == [("GT-P7", seat) for seat in (2, 2, 0, 0, 1, 1)]
    assert hand(t, 2) == ["fire-chief", "fire-lord"]
    assert hand(t, 0) == ["dark-chief", "dark-lord"]
    assert hand(t, 3) == []


def test_gt_p7_max_draws_what_there_is() -> None:
    power = "alpha-advantage-max"
    t = table(hand={0: [power], 1: all_but(power, "fire-lord")}, deck_top=["fire-lord"])
    play(t, f"play {power}")
    assert hand(t, 0) == ["fire-lord"]
    assert asked(t) == (0, "turn")


@pytest.mark.parametrize("order", [1, -1])
def test_gt_p5_cards_that_come_together_are_told_in_an_order_of_their_own(order: int) -> None:
    pile = ["goban-lord", "fire-lord", "dark-lord", "meka-lord", "alpha-lord"][::order]
    t = play(table(hand={0: ["goban-vision"]}, deck_top=pile), "play goban-vision")
    assert [event["card"] for event in told(t, "revealed")] == [
        "goban-lord",
        "alpha-lord",
        "dark-lord",
        "meka-lord",
        "fire-lord",
    ]
