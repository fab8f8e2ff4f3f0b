"""GX-A: rows and columns, OPEN, captured and Ethereal cards, mirrors, neighbours and swaps."""

import pytest
from gosu_x import (
    army,
    discard,
    hand,
    options,
    play,
    prompt,
    refused,
    rules_told,
    seat,
    strength,
    table,
    tokens,
    told,
)

from honjin.table.forms import FormError

FULL_ROW = ["arpia", "arpia", "timer", "timer", "muraena"]


def open_places(rows: list[list[str]]) -> list[str]:
    """Which places of the army a sacrifice may choose."""
    t = table(army={0: [["nitish"], ["niranjan"]], 1: rows}, clans={0: ["narashima"]})
    return options(play(t, "activate II.1"))


# --- GX-A1


def test_gx_a1_three_rows_of_five_columns() -> None:
    t = table(army={0: [FULL_ROW, ["kaez"]]}, hand={0: ["muraena", "genious"]})
    (refusal,) = t.why_not(0, "play muraena")
    assert refusal.text("en") == "there must be a free place in row I; it holds 5 cards: GX-A1"
    assert refusal.text("fr") == "il faut une place dans la rangée I ; elle contient déjà 5 cartes : GX-A1"
    play(t, "play genious")
    assert army(t, 0) == [FULL_ROW, ["kaez", "genious"], []]


@pytest.mark.parametrize(
    "rows", [[[], ["kaez"]], [["timer"], ["kaez", "genious"]], [["timer"], [], ["phoenix"]]]
)
def test_gx_a1_no_row_is_longer_than_the_one_below(rows: list[list[str]]) -> None:
    with pytest.raises(FormError, match="GX-A1"):
        table(army={0: rows})


def test_gx_a1_nothing_stands_beyond_the_end_of_a_row() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["arpia"]})
    (refusal,) = t.why_not(0, "shift I.2 arpia")
    assert refusal.text("en") == "there must be a card; none stands at place 2 of your row I: GX-A1"
    assert refusal.text("fr") == "il faut une carte ; il n'y en a pas à la place 2 de votre rangée I : GX-A1"
    assert refused(t, "activate II.1") == ["GX-A1"]


# --- GX-A2


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([["timer"]], ["choose I.1"]),
        ([["timer", "arpia"]], ["choose I.2"]),
        ([["timer"], ["kaez"]], ["choose II.1"]),
        ([["timer", "arpia"], ["kaez"]], ["choose I.2", "choose II.1"]),
        ([["timer", "arpia"], ["kaez", "genious"]], ["choose II.2"]),
        (
            [["timer", "timer", "arpia"], ["kaez", "genious"], ["phoenix"]],
            ["choose I.3", "choose II.2", "choose III.1"],
        ),
    ],
)
def test_gx_a2_open_is_what_has_no_card_above_and_none_to_its_right(
    rows: list[list[str]], found: list[str]
) -> None:
    assert open_places(rows) == found


def test_gx_a2_the_view_marks_open_cards() -> None:
    t = table(army={0: [["timer", "arpia", "muraena"], ["kaez"]]})
    rows = t.view(None)["seats"][0]["army"]  # type: ignore[index]
    assert [[cell["open"] for cell in row] for row in rows] == [[False, False, True], [True], []]


def test_gx_a2_refused_to_others() -> None:
    t = table(army={0: [["nitish"], ["niranjan"]], 1: [["timer", "arpia"], ["kaez"]]})
    play(t, "activate II.1")
    (refusal,) = t.why_not(1, "choose I.1")
    assert (
        refusal.text("en") == "must be OPEN; your Timer in row I has a card above it or to its right: GX-A2"
    )
    assert refusal.text("fr") == (
        "il faut une carte LIBRE ; votre carte Timer (rangée I) a une carte au-dessus ou à sa droite : GX-A2"
    )


# --- GX-A3


def test_gx_a3_a_captured_card_has_no_value_clan_keyword_or_effect() -> None:
    t = table(
        army={0: [["boul-go captured", "timer"]], 1: [["deesses-de-lave"]]},
        hand={0: ["un-go", "shard", "galmi"]},
        wonder=0,
    )
    assert strength(t, 0) == 2
    assert refused(t, "play shard") == ["GX-P3"]
    play(t, "draw 3")
    assert told(t, "gained-turn") == []  # face up, Boul Go would give one


def test_gx_a3_it_cannot_be_shifted_or_activated() -> None:
    t = table(army={0: [["timer captured"]]}, hand={0: ["arpia", "kaez", "phoenix"]})
    (refusal,) = t.why_not(0, "shift I.1 arpia")
    assert refusal.text("en") == "must be face up; your Timer in row I is captured: GX-A3"
    assert (
        refusal.text("fr")
        == "il faut une carte face visible ; votre carte Timer (rangée I) est capturée : GX-A3"
    )
    assert refused(t, "activate I.1") == ["GX-A3"]


def test_gx_a3_it_holds_its_place_and_bears_cards_above() -> None:
    t = table(army={0: [["arpia captured", "timer"], ["kaez captured"]]}, hand={0: ["genious"]})
    play(t, "play genious")
    assert army(t, 0) == [["arpia captured", "timer"], ["kaez captured", "genious"], []]


def test_gx_a3_while_open_it_can_be_sacrificed_or_destroyed() -> None:
    t = table(army={0: [["nitish"], ["niranjan"]], 1: [["timer captured"]]})
    play(t, "activate II.1", "choose I.1")
    assert army(t, 1) == [[], [], []]
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer captured"]]})
    play(t, "activate I.1", "choose 1:I.1")
    assert discard(t, 1) == ["timer"]
    assert rules_told(t, "destroyed") == ["GX-A4"]


def test_gx_a3_capturing_turns_it_face_down() -> None:
    t = table(army={1: [["timer"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert army(t, 1)[0] == ["timer captured"]
    assert told(t, "captured")[0]["rule"] == "GX-A3"
    assert "Player 1 captured Player 2's Timer in row I." in [line.text for line in t.log(None)]
    assert "Joueur 1 a capturé la carte Timer du joueur 2 (rangée I)." in [
        line.text for line in t.log(None, "fr")
    ]


# --- GX-A4


def test_gx_a4_any_card_may_be_captured_ones_own_and_covered_ones_too() -> None:
    t = table(army={1: [["timer", "muraena"], ["kaez"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave")
    assert options(t) == ["choose I.1", "choose 1:I.1", "choose 1:I.2"]
    play(t, "choose I.1")
    assert army(t, 0)[0] == ["deesses-de-lave captured"]


def test_gx_a4_only_open_cards_can_be_destroyed() -> None:
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer", "muraena"], ["kaez"]]})
    play(t, "activate I.1", "done")
    assert options(t) == ["choose I.1", "choose 1:I.2"]
    assert refused(t, "choose 1:I.1") == ["GX-A2"]
    assert refused(t, "choose 1:II.1") == ["GX-E1"]


def test_gx_a4_ethereal_cards_can_be_neither_captured_nor_destroyed() -> None:
    t = table(army={0: [["deesses-de-lave"]], 1: [["obeezs"], ["sha-dow"]]}, hand={0: ["alpha", "hempo"]})
    twin = t.clone()
    play(t, "play alpha")
    (refusal,) = t.why_not(0, "choose 1:II.1")
    assert refusal.text("en") == (
        "must not be Ethereal; your opponent's Sha'dow in row II is, and can be neither captured nor "
        "destroyed: GX-A4"
    )
    assert refusal.text("fr") == (
        "il faut une carte qui ne soit pas Éthérée ; la carte Sha'dow de votre adversaire (rangée II) l'est, "
        "et ne peut être ni capturée ni détruite : GX-A4"
    )
    play(twin, "play hempo")
    assert options(twin) == ["choose II.1"]
    assert refused(twin, "choose 1:II.1") == ["GX-A4"]


def test_gx_a4_but_sacrificed_which_is_no_destruction() -> None:
    t = table(
        army={0: [["nitish"], ["niranjan"]], 1: [["le-cercle-rouge"], ["sha-dow"]]},
        hand={1: ["le-cercle-rouge"]},
    )
    play(t, "activate II.1")
    assert prompt(t) == "sacrifice"
    play(t, "choose II.1")
    assert discard(t, 1) == ["sha-dow"]
    assert rules_told(t, "sacrificed") == ["GX-A4"]
    assert told(t, "destroyed") == []
    assert prompt(t) == "turn"


# --- GX-A5


def test_gx_a5_tokens_on_a_captured_card_are_spent() -> None:
    t = table(army={1: [["timer tokens=1"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert army(t, 1)[0] == ["timer captured"]
    assert tokens(t, 1) == (1, 1, 2)
    assert told(t, "lost-tokens")[0] | {"turn": 0} == {
        "kind": "lost-tokens",
        "rule": "GX-A5",
        "turn": 0,
        "player": 1,
        "number": 1,
    }


def test_gx_a5_on_a_destroyed_card_too() -> None:
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer tokens=1"]]})
    play(t, "activate I.1", "choose 1:I.1")
    assert tokens(t, 1) == (1, 1, 2)


def test_gx_a5_or_sacrificed() -> None:
    t = table(army={0: [["nitish"], ["niranjan"]], 1: [["3-voeux tokens=2"]]})
    play(t, "activate II.1", "choose I.1")
    assert tokens(t, 1) == (0, 2, 2)


def test_gx_a5_or_put_on_the_deck() -> None:
    t = table(army={1: [["timer tokens=1"]]}, hand={0: ["un-go"]})
    play(t, "play un-go", "choose 1:I.1")
    assert tokens(t, 1) == (1, 1, 2)
    assert seat(t, 1)["deck_known"] == ["timer"]


def test_gx_a5_or_shifted() -> None:
    t = table(army={0: [["timer tokens=1"]]}, hand={0: ["arpia", "kaez"]})
    play(t, "shift I.1 arpia", "pay kaez")
    assert army(t, 0)[0] == ["arpia"]
    assert tokens(t, 0) == (1, 1, 2)


# --- GX-A6


def test_gx_a6_the_mirror_card_stands_at_the_same_place_of_the_other_army() -> None:
    t = table(
        army={0: [["obeezs", "aat"]], 1: [["timer", "muraena"]]},
        hand={0: ["ez"]},
        deck_top={0: ["ne-o", "fre-e"]},
    )
    play(t, "activate I.2")  # Muraena: draw X
    assert hand(t, 0) == ["ez", "fre-e", "ne-o"]


@pytest.mark.parametrize("across", [["timer"], ["timer", "muraena captured"]])
def test_gx_a6_without_a_face_up_one_aat_has_nothing(across: list[str]) -> None:
    t = table(army={0: [["obeezs", "aat"]], 1: [across]})
    assert refused(t, "activate I.2") == ["GX-K2"]


# --- GX-A7


def test_gx_a7_adjacent_is_orthogonal_and_within_one_army() -> None:
    rows = [["3-voeux", "1000-visages"], ["pangu"]]
    t = table(army={0: rows, 1: [["timer", "timer"], ["kaez", "genious"]]}, hand={0: ["nio"]})
    play(t, "play nio")
    assert options(t) == ["choose I.2", "choose II.1"]
    (refusal,) = t.why_not(0, "choose I.1")
    assert refusal.text("en") == "must be adjacent to Nio; your 3 vœux in row I is not: GX-A7"
    assert refusal.text("fr") == (
        "il faut une carte adjacente à la carte Nio ; votre carte 3 vœux (rangée I) ne l'est pas : GX-A7"
    )
    assert refused(t, "choose 1:II.2") == ["GX-A7"]


def test_gx_a7_row_and_column_belong_to_one_army() -> None:
    t = table(
        army={0: [["wiindz", "obeezs captured"], ["ez captured", "fre-e captured"]], 1: [["timer captured"]]},
    )
    play(t, "activate I.1")
    assert options(t) == ["choose I.2", "choose II.1"]
    assert refused(t, "choose 1:I.1") == ["GX-A7"]


def test_gx_a7_captured_cards_count_as_cards_in_play() -> None:
    t = table(
        army={0: [["volantis"]], 1: [["timer captured", "arpia captured"]]}, hand={0: ["quae"], 1: ["kaez"]}
    )
    play(t, "play quae")  # two against two
    assert told(t, "sacrificed") == []
    t = table(army={1: [["timer captured", "arpia captured"]]}, hand={0: ["volantis"], 1: ["kaez"]})
    play(t, "play volantis", "choose I.2", "discard kaez")
    assert army(t, 1)[0] == ["timer captured"]


def test_gx_a7_a_name_is_looked_for_on_face_up_cards_of_both_armies() -> None:
    for timer, gained in (("timer captured", 0), ("timer", 1)):
        t = table(army={0: [[timer, "muraena"]]}, hand={0: ["arpia"]})
        play(t, "play arpia")
        assert len(told(t, "gained-turn")) == gained


def test_gx_a7_a_clan_too() -> None:
    for hero, cards in (("kan-te captured", 1), ("kan-te", 2)):
        t = table(army={0: [["1000-visages"], [hero]]})
        play(t, "activate I.1")
        assert len(hand(t, 0)) == cards


# --- GX-A8


def test_gx_a8_cards_go_to_their_owners_discard_for_everybody_to_read() -> None:
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer"]]}, hand={0: ["smook", "alpha", "orgah"]})
    play(t, "activate I.1", "choose 1:I.1")
    for viewer in (0, 1, None):
        seats = t.view(viewer)["seats"]
        assert [seats[p]["discard"] for p in range(2)] == [[], ["timer"]]  # type: ignore[index]


def test_gx_a8_what_is_paid_lies_face_up() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["un-go", "kaez", "phoenix"]})
    play(t, "play un-go", "pay kaez", "pay phoenix")
    assert sorted(t.view(None)["seats"][0]["discard"]) == ["kaez", "phoenix"]  # type: ignore[index]


def test_gx_a8_what_is_not_there_cannot_be_taken() -> None:
    t = table(army={0: [["le-cercle-rouge"], ["ashes"]]}, discard={0: ["cylak"]}, hand={0: []})
    play(t, "shift II.1 from discard")
    (refusal,) = t.why_not(0, "choose solok")
    assert refusal.text("en") == "must be in the discard pile; Solok is not: GX-A8"
    assert refusal.text("fr") == "il faut une carte de la défausse ; la carte Solok n'y est pas : GX-A8"
