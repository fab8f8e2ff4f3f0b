"""GT-T1 to GT-T5: when powers fire, in which order, and who chooses."""

import pytest
from tactics import DRILL, all_but, army, discard, hand, options, play, refused, rules_told, table, told

from honjin.table.table import Table


def fired(t: Table) -> list[tuple[object, object]]:
    """The powers that have fired so far: rule and card."""
    return [(event["rule"], event["card"]) for event in told(t, "fired")]


def seat_asked(t: Table) -> int:
    assert t.decision is not None
    return t.decision.seat


# --- GT-T1


def test_gt_t1_an_arrival_power_fires_when_its_card_is_placed() -> None:
    t = table(hand={0: ["alpha-draw"]}, deck_top=["fire-lord"])
    play(t, "play alpha-draw")
    (event,) = told(t, "fired")
    assert (event["rule"], event["player"], event["card"]) == ("GT-T1", 0, "alpha-draw")
    assert event["place"] == "0:I.1"
    assert hand(t, 0) == ["fire-lord"]
    lines = {line.rule: line.text for line in t.log(0)}
    assert "Alpha Draw" in lines["GT-T1"]
    assert lines["GT-P4"] == "You drew Fire Lord."


def test_gt_t1_an_arrival_power_fires_when_its_card_comes_by_mutation() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["alpha-draw", "fire-guard"]}, deck_top=["fire-lord"])
    play(t, "mutate I.1 alpha-draw", "pay fire-guard")
    assert fired(t) == [("GT-T1", "alpha-draw")]
    assert hand(t, 0) == ["fire-lord"]


def test_gt_t1_an_arrival_power_fires_when_its_card_rises_from_the_discard() -> None:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["fire-guard"]}, discard=["alpha-draw"])
    play(t, "mutate I.1 from discard", "pay fire-guard", "choose alpha-draw")
    assert fired(t) == [("GT-T1", "alpha-draw")]


def test_gt_t1_an_arrival_power_sleeps_when_another_card_arrives() -> None:
    t = table(army={0: [["alpha-draw"]]}, hand={0: ["alpha-recruit"]})
    assert fired(play(t, "play alpha-recruit")) == []


# --- GT-T2


@pytest.mark.parametrize(
    ("rows", "choices", "linked"),
    [
        ([["goban-recruit-x"]], ["play goban-recruit"], "goban-recruit-x"),
        ([["goban-squire-x"]], ["play goban-guard"], "goban-squire-x"),
        (
            [["goban-squire", "goban-squire-x"]],
            ["mutate I.1 goban-recruit", "pay goban-guard"],
            "goban-squire-x",
        ),
        (
            [["meka-squire"], ["meka-linker"]],
            ["mutate I.1 meka-recruit", "pay goban-guard"],
            "meka-linker",
        ),
    ],
    ids=["right", "above", "left", "below"],
)
def test_gt_t2_a_link_fires_on_each_side_that_shows_it(
    rows: list[list[str]], choices: list[str], linked: str
) -> None:
    t = table(army={0: rows}, hand={0: ["goban-recruit", "goban-guard", "meka-recruit"]})
    assert fired(play(t, *choices)) == [("GT-T2", linked)]


@pytest.mark.parametrize(
    ("rows", "choices"),
    [
        ([["goban-recruit-x"]], ["play goban-guard"]),
        ([["goban-squire", "goban-recruit-x"]], ["mutate I.1 goban-recruit", "pay goban-guard"]),
        ([["goban-linker"]], ["play goban-recruit"]),
        ([["meka-squire"], ["meka-linker"]], ["play meka-chief"]),
        (
            [["meka-squire", "meka-squire"], ["meka-knight", "meka-linker"]],
            ["mutate II.1 meka-guard", "pay goban-guard", "pay meka-chief"],
        ),
    ],
    ids=["above", "left", "right", "above-a-fighter", "left-of-a-fighter"],
)
def test_gt_t2_no_link_fires_on_a_side_that_does_not_show_it(
    rows: list[list[str]], choices: list[str]
) -> None:
    t = table(
        army={0: rows}, hand={0: ["goban-recruit", "goban-guard", "meka-recruit", "meka-chief", "meka-guard"]}
    )
    assert fired(play(t, *choices)) == []


def test_gt_t2_a_link_needs_the_same_clan() -> None:
    t = table(army={0: [["goban-recruit-x"]]}, hand={0: ["alpha-recruit", "fire-lord", "fire-chief"]})
    play(t, "play alpha-recruit", "pay fire-lord", "pay fire-chief")
    assert army(t, 0)[0] == ["goban-recruit-x", "alpha-recruit"]
    assert fired(t) == []


@pytest.mark.parametrize(
    ("rows", "choice"),
    [
        ([["goban-squire-x", "alpha-recruit"]], "play goban-recruit"),
        ([["goban-squire-x", "goban-squire"], ["alpha-guard"]], "play goban-guard"),
    ],
    ids=["two-columns-away", "diagonal"],
)
def test_gt_t2_a_link_needs_its_neighbour(rows: list[list[str]], choice: str) -> None:
    t = table(army={0: rows}, hand={0: ["goban-recruit", "goban-guard"]})
    assert fired(play(t, choice)) == []


def test_gt_t2_links_stay_inside_one_army() -> None:
    t = table(army={1: [["goban-squire-x"]]}, hand={0: ["goban-recruit", "goban-squire"]})
    assert fired(play(t, "play goban-recruit")) == []


def test_gt_t2_a_link_fires_for_the_player_whose_army_it_is() -> None:
    t = table(army={0: [["goban-recruit-x"]]}, hand={0: ["goban-recruit"]}, deck_top=["fire-lord"])
    play(t, "play goban-recruit")
    (event,) = told(t, "fired")
    assert (event["player"], event["place"]) == (0, "0:I.1")
    assert hand(t, 0) == ["fire-lord"]


def test_gt_t2_the_arriving_cards_own_links_do_not_fire() -> None:
    t = table(army={0: [["goban-recruit"], []]}, hand={0: ["goban-squire-x"]})
    assert fired(play(t, "play goban-squire-x")) == []


def test_gt_t2_an_imprisoned_card_has_no_link() -> None:
    rows = [["goban-recruit", "goban-recruit-x imprisoned"]]
    t = table(army={0: rows}, hand={0: ["goban-squire"]})
    assert fired(play(t, "play goban-squire")) == []


def test_gt_t2_a_swap_is_no_arrival() -> None:
    rows = [["goban-recruit-x", "fire-recruit", "goban-recruit"]]
    t = table(army={0: rows}, hand={0: ["fire-destroy-max"]})
    play(t, "play fire-destroy-max", "choose I.2", "choose I.3", "choose I.4")
    assert army(t, 0)[0] == ["goban-recruit-x", "goban-recruit", "fire-recruit"]
    assert fired(t) == [("GT-T1", "fire-destroy-max")]


def test_gt_t2_a_release_is_no_arrival() -> None:
    rows = [["goban-recruit-x", "goban-recruit imprisoned", "meka-recruit"]]
    t = table(army={0: rows}, hand={0: ["meka-imprison-max"]})
    play(t, "play meka-imprison-max", "choose I.2")
    assert army(t, 0)[0][1] == "goban-recruit"
    assert fired(t) == [("GT-T1", "meka-imprison-max")]


def two_links() -> Table:
    t = table(
        army={0: [["goban-squire-x", "goban-squire", "goban-linker"]]},
        hand={0: ["goban-recruit", "alpha-lord"]},
        deck_top=["fire-lord", "dark-lord", "meka-lord", "fire-chief", "dark-chief", "meka-chief"],
    )
    return play(t, "mutate I.2 goban-recruit", "pay alpha-lord")


def test_gt_t2_the_active_player_orders_several_links() -> None:
    t = two_links()
    assert seat_asked(t) == 0
    assert options(t) == ["choose I.1", "choose I.3"]
    assert refused(t, "choose I.2") == ["GT-T2"]
    play(t, "choose I.3", "choose dark-lord")
    assert fired(t) == [("GT-T2", "goban-linker"), ("GT-T2", "goban-squire-x")]
    assert hand(t, 0) == ["dark-lord", "meka-chief"]


def test_gt_t2_the_other_order_is_as_good() -> None:
    t = play(two_links(), "choose I.1")
    assert fired(t) == [("GT-T2", "goban-squire-x"), ("GT-T2", "goban-linker")]
    assert hand(t, 0) == ["fire-lord"]
    assert "choose fire-lord" not in options(t)


# --- GT-T3


def test_gt_t3_a_mutation_power_fires_when_its_card_mutates_away() -> None:
    t = table(army={0: [["goban-molt"]]}, hand={0: ["alpha-recruit"]}, deck_top=["fire-lord"])
    play(t, "mutate I.1 alpha-recruit")
    (event,) = told(t, "fired")
    assert (event["rule"], event["player"], event["card"]) == ("GT-T3", 0, "goban-molt")
    assert hand(t, 0) == ["fire-lord"]


def test_gt_t3_a_mutation_power_sleeps_when_its_card_arrives() -> None:
    t = table(hand={0: ["goban-molt", "alpha-recruit"]})
    assert fired(play(t, "play goban-molt")) == []


def test_gt_t3_a_mutation_power_sleeps_when_its_card_comes_by_mutation() -> None:
    t = table(army={0: [["alpha-squire"]]}, hand={0: ["goban-molt", "fire-lord"]})
    assert fired(play(t, "mutate I.1 goban-molt", "pay fire-lord")) == []


@pytest.mark.parametrize("choice", ["play fire-destroy", "play meka-imprison"])
def test_gt_t3_a_mutation_power_sleeps_when_its_card_is_destroyed_or_imprisoned(choice: str) -> None:
    t = table(army={1: [["goban-molt"]]}, hand={0: ["fire-destroy", "meka-imprison"]})
    play(t, choice, "choose 1:I.1")
    assert rules_told(t, "fired") == ["GT-T1"]


def test_gt_t3_another_cards_mutation_does_not_fire_it() -> None:
    t = table(army={0: [["alpha-squire", "goban-molt"]]}, hand={0: ["alpha-recruit", "fire-lord"]})
    assert fired(play(t, "mutate I.1 alpha-recruit", "pay fire-lord")) == []


# --- GT-T4


def test_gt_t4_mutation_then_arrival_then_links() -> None:
    t = table(
        army={0: [["goban-squire-x", "goban-molt"]]},
        hand={0: ["goban-vision"]},
        deck_top=[
            "fire-lord",
            "dark-lord",
            "meka-lord",
            "fire-chief",
            "dark-chief",
            "meka-chief",
            "goban-lord",
        ],
    )
    play(t, "mutate I.2 goban-vision")
    assert fired(t) == [("GT-T3", "goban-molt"), ("GT-T1", "goban-vision")]
    assert hand(t, 0) == ["fire-lord"]
    play(t, "choose dark-lord")
    assert fired(t)[2:] == [("GT-T2", "goban-squire-x")]
    assert sorted(hand(t, 0)) == ["dark-lord", "fire-lord", "goban-lord"]


def test_gt_t4_each_power_resolves_completely_before_the_next() -> None:
    t = table(army={1: [["goban-recruit"]]}, hand={0: ["fire-double"]})
    play(t, "play fire-double")
    assert fired(t) == [("GT-T1", "fire-double")]
    assert told(t, "drew") == []
    play(t, "choose 1:I.1")
    happened = [event["kind"] for event in t.events(None)]
    assert happened[:5] == ["placed", "fired", "destroyed", "fired", "drew"]


def test_gt_t4_an_arrival_power_is_lost_when_its_card_has_left() -> None:
    t = table(army={1: [["goban-recruit"]]}, hand={0: ["fire-double"]})
    play(t, "play fire-double", "choose I.1")
    assert fired(t) == [("GT-T1", "fire-double")]
    assert rules_told(t, "lost") == ["GT-T4"]
    assert hand(t, 0) == []


def test_gt_t4_an_arrival_power_is_lost_when_its_card_is_imprisoned() -> None:
    t = table(army={1: [["goban-recruit"]]}, hand={0: ["meka-double"]})
    play(t, "play meka-double", "choose I.1")
    assert army(t, 0)[0] == ["meka-double imprisoned"]
    assert fired(t) == [("GT-T1", "meka-double")]
    assert rules_told(t, "lost") == ["GT-T4"]
    assert hand(t, 0) == []


def test_gt_t4_an_arrival_power_is_lost_when_the_mutation_power_destroys_its_card() -> None:
    scholar = '\n[[cards]]\nname = "Fire Scholar"\nclan = "fires"\nlevel = 2\narrival = ["draw"]\n'
    t = table(
        army={0: [["fire-recruit"], ["fire-molt"]], 1: [["goban-recruit"]]},
        hand={0: ["fire-scholar", "fire-lord"]},
        cards=DRILL.read_text("utf-8") + scholar,
    )
    spared = t.clone()
    play(t, "mutate II.1 fire-scholar", "pay fire-lord", "choose II.1", "choose fire-molt")
    assert fired(t) == [("GT-T3", "fire-molt"), ("GT-T3", "fire-molt")]
    assert rules_told(t, "lost") == ["GT-T4"]
    play(spared, "mutate II.1 fire-scholar", "pay fire-lord", "choose 1:I.1", "choose fire-molt")
    assert fired(spared)[2:] == [("GT-T1", "fire-scholar")]


def test_gt_t4_a_link_is_lost_when_its_card_has_left() -> None:
    t = table(army={0: [["fire-squire", "fire-linker"]]}, hand={0: ["fire-destroy", "goban-lord"]})
    play(t, "mutate I.1 fire-destroy", "pay goban-lord", "choose I.2")
    assert fired(t) == [("GT-T1", "fire-destroy")]
    (lost,) = told(t, "lost")
    assert (lost["rule"], lost["card"]) == ("GT-T4", "fire-linker")


def test_gt_t4_a_link_is_lost_when_its_card_is_imprisoned() -> None:
    t = table(army={0: [["meka-squire-x"]]}, hand={0: ["meka-imprison"]})
    play(t, "play meka-imprison", "choose I.1")
    assert fired(t) == [("GT-T1", "meka-imprison")]
    assert rules_told(t, "lost") == ["GT-T4"]


def test_gt_t4_a_link_is_lost_when_a_link_before_it_imprisons_its_card() -> None:
    t = table(army={0: [["meka-squire", "meka-squire-x"], ["meka-linker"]]}, hand={0: ["meka-knight"]})
    play(t, "play meka-knight", "choose II.1", "choose I.2")
    assert fired(t) == [("GT-T2", "meka-linker")]


def test_gt_t4_a_link_fires_even_if_the_card_that_arrived_is_gone() -> None:
    t = table(army={0: [["fire-recruit-x"]]}, hand={0: ["fire-destroy"]})
    play(t, "play fire-destroy", "choose I.2")
    assert army(t, 0)[0] == ["fire-recruit-x"]
    assert fired(t) == [("GT-T1", "fire-destroy"), ("GT-T2", "fire-recruit-x")]


def test_gt_t4_a_power_waits_for_its_own_card_wherever_a_swap_takes_it() -> None:
    t = table(army={0: [["fire-recruit-x"]]}, hand={0: ["fire-destroy-max"]})
    play(t, "play fire-destroy-max", "choose I.1", "choose I.2", "choose I.2")
    assert army(t, 0)[0] == ["fire-destroy-max"]
    assert discard(t) == ["fire-recruit-x"]
    assert fired(t) == [("GT-T1", "fire-destroy-max")]


# --- GT-T5


def test_gt_t5_a_power_cannot_be_declined() -> None:
    t = play(table(army={1: [["goban-recruit"]]}, hand={0: ["fire-destroy"]}), "play fire-destroy")
    assert options(t) == ["choose I.1", "choose 1:I.1"]
    assert refused(t, "pass") == ["HJ-C1"]


def test_gt_t5_with_nothing_else_to_choose_ones_own_cards_suffer() -> None:
    t = table(army={0: [["meka-recruit"]]}, hand={0: ["meka-imprison"]})
    play(t, "play meka-imprison")
    assert options(t) == ["choose I.1", "choose I.2"]


def test_gt_t5_the_card_itself_may_be_the_only_one_to_choose() -> None:
    t = play(table(hand={0: ["fire-destroy"]}), "play fire-destroy")
    assert options(t) == ["choose I.1"]
    play(t, "choose I.1")
    assert army(t, 0) == [[], [], []]
    assert discard(t) == ["fire-destroy"]


def test_gt_t5_the_active_player_chooses_even_in_an_opponents_army() -> None:
    t = table(players=3, to_move=1, army={2: [["goban-recruit"]]}, hand={1: ["meka-imprison"]})
    play(t, "play meka-imprison")
    assert seat_asked(t) == 1
    play(t, "choose 2:I.1")
    (event,) = told(t, "imprisoned")
    assert (event["player"], event["place"]) == (1, "2:I.1")


def test_gt_t5_a_power_may_leave_the_choice_to_somebody_else() -> None:
    t = table(hand={0: ["meka-discard"], 1: ["goban-recruit", "goban-lord"]})
    play(t, "play meka-discard", "player 1")
    assert seat_asked(t) == 1


def test_gt_t5_without_a_target_the_power_does_nothing() -> None:
    rows = [["fire-squire"], ["fire-guard"], ["fire-lord"]]
    t = table(army={0: rows}, hand={0: ["fire-destroy", "goban-lord"]})
    play(t, "mutate I.1 fire-destroy", "pay goban-lord")
    (event,) = told(t, "did-nothing")
    assert (event["rule"], event["player"], event["card"]) == ("GT-T5", 0, "fire-destroy")
    assert seat_asked(t) == 1
    line = next(line for line in t.log(1, "fr") if line.rule == "GT-T5")
    assert line.text == "Il n'y avait rien sur quoi agir."


def test_gt_t5_a_half_without_a_target_does_nothing_and_the_other_half_happens() -> None:
    t = table(army={1: [["goban-recruit"], ["goban-guard"]]}, hand={0: ["fire-destroy-max"]})
    play(t, "play fire-destroy-max")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
    play(t, "choose 1:II.1")
    assert rules_told(t, "destroyed") == ["GT-P1"]


@pytest.mark.parametrize("card", ["alpha-draw", "alpha-draw-max", "goban-vision"])
def test_gt_t5_with_no_card_to_draw_or_reveal_the_power_does_nothing(card: str) -> None:
    t = table(hand={0: [card], 1: all_but(card)})
    play(t, f"play {card}")
    (event,) = told(t, "did-nothing")
    assert (event["rule"], event["card"]) == ("GT-T5", card)


def test_gt_t5_with_nobody_to_discard_half_the_power_does_nothing() -> None:
    t = play(table(hand={0: ["meka-discard-max"]}), "play meka-discard-max")
    assert rules_told(t, "did-nothing") == ["GT-T5"]
