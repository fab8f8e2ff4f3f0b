"""GT-A: armies, imprisonment, hands, pile and discard, costs."""

from collections import Counter
from collections.abc import Sequence

import pytest
from tactics import CARDS, Rows, army, discard, hand, options, play, refused, rules_told, table

from honjin import FormError
from honjin.table.table import Table


def piles(
    *, deck: Sequence[str], discard: Sequence[str], hand: Sequence[str], army: Rows = (), to_play: str
) -> Table:
    """Seat 0 has played the card with exactly this pile and discard; seat 1 holds all other cards."""
    left = Counter(dict(zip(CARDS.ids, CARDS.copies, strict=True)))
    left -= Counter([*deck, *discard, *hand, to_play, *(card for row in army for card in row)])
    hands = {0: [to_play, *hand], 1: list(left.elements())}
    t = table(army={0: army}, hand=hands, deck_top=list(deck), discard=list(discard))
    return play(t, f"play {to_play}")


def strength(t: Table, p: int) -> object:
    return t.view(None)["seats"][p]["strength"]  # type: ignore[index]


# --- GT-A1


def test_gt_a1_rows_fill_from_the_left_by_level() -> None:
    t = table(hand={0: ["goban-recruit", "goban-squire", "goban-knight", "goban-lord"]})
    play(t, "play goban-recruit", "pass", "play goban-squire", "play goban-knight", "play goban-lord")
    assert army(t, 0) == [["goban-recruit", "goban-squire"], ["goban-knight"], ["goban-lord"]]
    placed = [event["place"] for event in t.events(None) if event["kind"] == "placed"]
    assert placed == ["0:I.1", "0:I.2", "0:II.1", "0:III.1"]


def test_gt_a1_a_row_holds_five() -> None:
    row = ["goban-recruit", "goban-recruit", "goban-squire", "goban-squire", "goban-molt"]
    t = table(army={0: [row]}, hand={0: ["goban-vision"]})
    (refusal,) = t.why_not(0, "play goban-vision")
    assert refusal.text("en") == "a row holds 5 goblins at most; your row I is full: GT-A1"
    assert refusal.text("fr") == "une rangée compte 5 gobelins au plus ; votre rangée I est pleine : GT-A1"


def test_gt_a1_the_place_of_a_destroyed_card_is_filled_again() -> None:
    t = table(army={0: [["fire-recruit", "goban-squire"]]}, hand={0: ["fire-destroy", "fire-squire"]})
    play(t, "play fire-destroy", "choose I.3", "pass", "play fire-squire")
    assert army(t, 0)[0] == ["fire-recruit", "goban-squire", "fire-squire"]


@pytest.mark.parametrize(
    "rows",
    [
        [["goban-recruit"], ["goban-knight", "goban-guard"]],
        [["goban-recruit"], [], ["goban-lord"]],
        [["goban-knight"]],
        [["goban-recruit"] * 2 + ["alpha-recruit"] * 2 + ["dark-recruit"] * 2],
    ],
)
def test_gt_a1_no_other_shape_can_be_set_up(rows: list[list[str]]) -> None:
    with pytest.raises(FormError, match=r"GT-A1|at most 5"):
        table(army={0: rows})


def test_gt_a1_there_is_nothing_to_mutate_in_an_empty_place() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["meka-squire", "meka-recruit"]})
    (refusal,) = t.why_not(0, "mutate I.2 meka-squire")
    assert refusal.text("en") == "a goblin must stand there; place 2 of your row I is empty: GT-A1"


# --- GT-A2


def test_gt_a2_a_free_card_has_none_above_and_none_to_its_right() -> None:
    t = table(
        army={
            0: [["fire-recruit"]],
            1: [["goban-recruit", "goban-squire", "alpha-squire"], ["goban-knight", "goban-guard"]],
        },
        hand={0: ["fire-destroy"]},
    )
    play(t, "play fire-destroy")
    assert options(t) == ["choose I.2", "choose 1:I.3", "choose 1:II.2"]


def test_gt_a2_only_free_cards_can_be_destroyed() -> None:
    t = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit", "goban-squire"], ["goban-knight", "goban-guard"]]},
        hand={0: ["fire-destroy"]},
    )
    play(t, "play fire-destroy")
    assert refused(t, "choose 1:I.1") == ["GT-A2"]
    assert refused(t, "choose 1:II.1") == ["GT-A2"]
    (refusal,) = t.why_not(0, "choose 1:I.2")
    assert (
        refusal.text("en")
        == "must be free; your opponent's Goban Squire in row I has a card above it or to its right: GT-A2"
    )
    assert refusal.text("fr") == (
        "il faut une carte libre ; la carte Goban Squire de votre adversaire (rangée I) a une carte "
        "au-dessus ou à sa droite : GT-A2"
    )


def test_gt_a2_destroying_a_card_frees_the_one_below() -> None:
    t = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit"], ["goban-knight"], ["goban-lord"]]},
        hand={0: ["fire-destroy-max", "fire-destroy"]},
    )
    play(t, "play fire-destroy-max", "choose I.1", "choose I.2")
    assert refused(t, "choose 1:II.1") == ["GT-A2"]
    play(t, "choose 1:III.1", "pass", "play fire-destroy", "choose 1:II.1")
    assert army(t, 1) == [["goban-recruit"], [], []]


# --- GT-A3


def test_gt_a3_a_prisoner_has_no_value() -> None:
    t = table(army={1: [["goban-recruit"], ["goban-knight"]]}, hand={0: ["meka-imprison"]})
    assert strength(t, 1) == 5
    play(t, "play meka-imprison", "choose 1:II.1")
    assert strength(t, 1) == 2


def test_gt_a3_a_prisoner_has_no_powers() -> None:
    t = table(army={0: [["goban-squire", "goban-squire-x imprisoned"]]}, hand={0: ["goban-recruit"]})
    play(t, "play goban-recruit")
    assert rules_told(t, "fired") == []
    assert hand(t, 0) == []


def test_gt_a3_a_prisoner_has_no_clan() -> None:
    t = table(
        army={0: [["goban-recruit imprisoned", "meka-recruit"]]}, hand={0: ["goban-squire", "goban-knight"]}
    )
    assert refused(t, "play goban-squire") == ["GT-L2"]
    assert refused(t, "play goban-knight") == ["GT-L5"]


def test_gt_a3_a_prisoner_keeps_its_place_and_supports_cards() -> None:
    t = table(
        army={0: [["goban-recruit", "meka-recruit imprisoned"], ["goban-guard"]]}, hand={0: ["goban-knight"]}
    )
    play(t, "play goban-knight")
    assert army(t, 0) == [["goban-recruit", "meka-recruit imprisoned"], ["goban-guard", "goban-knight"], []]


def test_gt_a3_a_free_prisoner_can_be_destroyed() -> None:
    t = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit", "goban-squire imprisoned"]]},
        hand={0: ["fire-destroy"]},
    )
    play(t, "play fire-destroy")
    assert "choose 1:I.1" not in options(t)
    play(t, "choose 1:I.2")
    assert army(t, 1)[0] == ["goban-recruit"]
    assert discard(t) == ["goban-squire"]


def test_gt_a3_a_prisoner_cannot_mutate() -> None:
    t = table(army={0: [["goban-squire imprisoned"]]}, hand={0: ["meka-squire", "meka-recruit"]})
    assert refused(t, "mutate I.1 meka-squire") == ["GT-M4"]


def test_gt_a3_a_prisoner_cannot_be_imprisoned_again() -> None:
    t = table(army={1: [["goban-recruit imprisoned"]]}, hand={0: ["meka-imprison"]})
    play(t, "play meka-imprison")
    (refusal,) = t.why_not(0, "choose 1:I.1")
    assert (
        refusal.text("en") == "must not be imprisoned yet; your opponent's Goban Recruit in row I is: GT-A3"
    )
    assert refusal.text("fr") == (
        "il faut une carte face visible ; la carte Goban Recruit de votre adversaire (rangée I) est "
        "déjà emprisonnée : GT-A3"
    )


def test_gt_a3_a_prisoner_has_the_level_of_its_row() -> None:
    t = table(
        army={
            0: [["fire-recruit"]],
            1: [["goban-recruit"], ["goban-knight"], ["goban-lord imprisoned"]],
        },
        hand={0: ["fire-destroy"]},
    )
    play(t, "play fire-destroy")
    assert refused(t, "choose 1:III.1") == ["GT-P1"]
    twin = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit"], ["goban-knight imprisoned"]]},
        hand={0: ["fire-destroy"]},
    )
    assert "choose 1:II.1" in options(play(twin, "play fire-destroy"))


def test_gt_a3_what_a_prisoner_is_stays_public() -> None:
    t = table(players=3, army={1: [["goban-recruit"]]}, hand={0: ["meka-imprison"]})
    play(t, "play meka-imprison", "choose 1:I.1")
    for viewer in (0, 1, 2, None):
        seat = t.view(viewer)["seats"][1]  # type: ignore[index]
        assert seat["army"][0] == [{"card": "goban-recruit", "imprisoned": True}]


# --- GT-A4


def test_gt_a4_a_hand_may_grow_without_limit() -> None:
    clans = ("goban", "dark", "meka", "fire")
    cards = [f"{clan}-{rank}" for clan in clans for rank in ("recruit", "squire", "knight", "guard", "lord")]
    t = table(hand={0: [*cards, "alpha-draw", "alpha-draw-max"]})
    play(t, "play alpha-draw", "pass", "play alpha-draw-max")
    assert len(hand(t, 0)) == len(cards) + 2
    play(t, "pass", "keep", "keep")
    assert len(hand(t, 0)) == len(cards) + 2


# --- GT-A5


def test_gt_a5_discarded_destroyed_and_mutated_cards_lie_open_in_the_discard() -> None:
    t = table(
        players=3,
        army={0: [["fire-recruit", "goban-squire"]], 1: [["alpha-recruit"]]},
        hand={0: ["fire-destroy", "meka-squire", "meka-knight"]},
    )
    play(t, "play fire-destroy", "choose 1:I.1", "pass", "pass")
    assert discard(t) == ["alpha-recruit"]
    play(t, "mutate I.2 meka-squire", "pay meka-knight")
    for viewer in (0, 1, 2, None):
        assert sorted(t.view(viewer)["discard"]) == [  # type: ignore[call-overload]
            "alpha-recruit",
            "goban-squire",
            "meka-knight",
        ]


def test_gt_a5_a_card_that_is_not_there_cannot_be_taken() -> None:
    t = table(hand={0: ["dark-return-max"]}, discard=["goban-recruit"])
    play(t, "play dark-return-max")
    assert refused(t, "choose goban-squire") == ["GT-A5"]


# --- GT-A6


def test_gt_a6_an_empty_pile_is_replaced_by_the_shuffled_discard() -> None:
    t = piles(deck=[], discard=["goban-recruit", "goban-squire"], hand=[], to_play="alpha-draw")
    assert rules_told(t, "shuffled") == ["GT-A6"]
    assert len(hand(t, 0)) == 1
    assert t.view(None)["deck"] == 1
    assert discard(t) == []


def test_gt_a6_in_the_middle_of_a_draw() -> None:
    t = piles(
        deck=["goban-lord"],
        discard=["goban-knight", "goban-guard", "goban-chief"],
        hand=[],
        army=[["alpha-recruit", "goban-recruit", "meka-recruit"]],
        to_play="alpha-draw-max",
    )
    kinds = [event["kind"] for event in t.events(None) if event["kind"] in ("drew", "shuffled")]
    assert kinds == ["shuffled", "drew", "drew", "drew"]
    drawn = hand(t, 0)
    assert "goban-lord" in drawn
    assert len(set(drawn) & {"goban-knight", "goban-guard", "goban-chief"}) == 2
    assert (t.view(None)["deck"], discard(t)) == (1, [])


def test_gt_a6_the_new_pile_is_known_to_nobody() -> None:
    t = piles(deck=[], discard=["goban-recruit", "goban-squire"], hand=[], to_play="alpha-draw")
    assert t.view(1)["seats"][0]["hand"] == [None]  # type: ignore[index]


def test_gt_a6_with_both_empty_the_rest_of_a_draw_is_skipped() -> None:
    t = piles(
        deck=["goban-lord"],
        discard=[],
        hand=[],
        army=[["alpha-recruit", "goban-recruit", "meka-recruit"]],
        to_play="alpha-draw-max",
    )
    assert hand(t, 0) == ["goban-lord"]
    assert rules_told(t, "drew") == ["GT-P4"]
    assert t.decision is not None
    assert t.decision.seat == 1


def test_gt_a6_cards_already_revealed_stay_out_of_the_shuffle() -> None:
    old = ["fire-recruit", "fire-squire", "fire-knight", "fire-guard"]
    t = piles(deck=["goban-lord", "goban-chief"], discard=old, hand=[], to_play="goban-vision")
    kinds = [event["kind"] for event in t.events(None) if event["kind"] in ("revealed", "shuffled")]
    assert kinds == ["shuffled"] + ["revealed"] * 5
    revealed = [str(event["card"]) for event in t.events(None) if event["kind"] == "revealed"]
    assert {"goban-lord", "goban-chief"} <= set(revealed)
    assert len(set(revealed) & set(old)) == 3
    assert t.view(None)["deck"] == 1
    play(t, "choose goban-lord")
    assert sorted(discard(t)) == sorted(set(revealed) - {"goban-lord"})


def test_gt_a6_with_both_empty_the_rest_of_a_reveal_is_skipped() -> None:
    t = piles(deck=["goban-lord", "goban-chief"], discard=[], hand=[], to_play="goban-vision")
    assert sorted(options(t)) == ["choose goban-chief", "choose goban-lord"]
    play(t, "choose goban-lord")
    assert discard(t) == ["goban-chief"]


# --- GT-A7


def test_gt_a7_the_cost_is_paid_in_full_before_the_card_comes_in() -> None:
    t = table(
        army={0: [["goban-recruit"]]},
        hand={0: ["meka-recruit", "goban-lord", "goban-chief", "fire-lord"]},
    )
    play(t, "play meka-recruit", "pay goban-lord")
    assert army(t, 0)[0] == ["goban-recruit"]
    assert t.view(1)["coming"] == "meka-recruit"
    assert discard(t) == ["goban-lord"]
    play(t, "pay fire-lord")
    assert army(t, 0)[0] == ["goban-recruit", "meka-recruit"]
    assert hand(t, 0) == ["goban-chief"]
    assert [event["kind"] for event in t.events(None)][:3] == ["paid", "paid", "placed"]


def test_gt_a7_it_is_paid_from_the_hand() -> None:
    t = table(
        army={0: [["goban-recruit"]]},
        hand={0: ["meka-recruit", "goban-lord", "goban-chief"], 1: ["fire-chief"]},
        discard=["fire-lord"],
    )
    play(t, "play meka-recruit")
    assert sorted(options(t)) == ["pay goban-chief", "pay goban-lord"]
    assert refused(t, "pay fire-lord") != []
    assert refused(t, "pass") == ["HJ-C1"]


def test_gt_a7_a_card_never_pays_for_itself() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["meka-squire", "goban-lord", "goban-chief"]})
    assert "pay meka-squire" not in options(play(t, "play meka-squire"))
    twin = table(army={0: [["goban-squire"]]}, hand={0: ["meka-squire", "goban-lord"]})
    assert options(play(twin, "mutate I.1 meka-squire")) == ["pay goban-lord"]


def test_gt_a7_its_twin_can() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["meka-squire", "meka-squire", "goban-lord"]})
    play(t, "play meka-squire", "pay meka-squire", "pay goban-lord")
    assert army(t, 0)[0] == ["goban-recruit", "meka-squire"]
    assert sorted(discard(t)) == ["goban-lord", "meka-squire"]


def test_gt_a7_who_cannot_pay_cannot_do_it() -> None:
    t = table(army={0: [["goban-squire"], ["goban-knight"]]}, hand={0: ["meka-squire", "meka-knight"]})
    assert refused(t, "play meka-squire") == ["GT-L2"]
    assert refused(t, "mutate II.1 meka-knight") == ["GT-M1"]
    assert refused(t, "mutate I.1 meka-squire") == []
