"""GX-P: which card may be placed, where, and at what cost."""

import pytest
from gosu_x import (
    GAME,
    army,
    discard,
    hand,
    mover,
    options,
    play,
    prompt,
    question,
    refused,
    rules_told,
    table,
    told,
)

from honjin import IllegalChoice
from honjin.table.table import Table

PAYMENT = ["kaez", "genious"]


# --- GX-P1


@pytest.mark.parametrize(
    "troop", ["atalante-a-grand-bouclier", "le-cercle-rouge", "aat", "boul-go", "all-in-one"]
)
def test_gx_p1_the_first_troop_is_free_and_stands_at_the_bottom_left(troop: str) -> None:
    t = table(hand={0: [troop]})
    play(t, f"play {troop}")
    assert army(t, 0) == [[troop], [], []]
    assert rules_told(t, "placed") == ["GX-P1"]
    assert told(t, "paid") == []


def test_gx_p1_the_first_card_is_a_troop() -> None:
    t = table(hand={0: ["kaez", "phoenix"]})
    assert refused(t, "play phoenix") == ["GX-P1", "GX-P3", "GX-P3", "GX-P3"]
    refusals = t.why_not(0, "play kaez")
    assert [refusal.rule for refusal in refusals] == ["GX-P1", "GX-P3", "GX-P3"]
    assert (
        refusals[0].text("en") == "the first card of an army must be a Troop; Kaez would be in row II: GX-P1"
    )
    assert refusals[0].text("fr") == (
        "la première carte d'une armée doit être une Troupe ; la carte Kaez irait dans la rangée II : GX-P1"
    )


def test_gx_p1_free_again_when_all_troops_are_captured() -> None:
    t = table(army={0: [["timer captured", "arpia captured"], ["kaez"]]}, hand={0: ["boul-go", "un-go"]})
    play(t, "play boul-go")
    assert army(t, 0)[0] == ["timer captured", "arpia captured", "boul-go"]
    assert rules_told(t, "placed") == ["GX-P1"]
    assert told(t, "paid") == []


def test_gx_p1_not_while_one_is_face_up() -> None:
    t = table(army={0: [["timer captured", "arpia"]]}, hand={0: ["un-go"]})
    assert refused(t, "play un-go") == ["GX-P2"]


def test_gx_p1_free_again_when_none_is_left() -> None:
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer"]]}, hand={1: ["boul-go"]})
    play(t, "activate I.1", "choose 1:I.1", "play boul-go")
    assert army(t, 1)[0] == ["boul-go"]
    assert rules_told(t, "placed") == ["GX-P1"]


# --- GX-P2


def test_gx_p2_free_with_a_face_up_troop_of_its_clan_anywhere_in_the_row() -> None:
    t = table(army={0: [["timer", "un-go"]]}, hand={0: ["muraena"]})
    play(t, "play muraena")
    assert army(t, 0)[0] == ["timer", "un-go", "muraena"]
    assert rules_told(t, "placed") == ["GX-P2"]
    assert told(t, "paid") == []


def test_gx_p2_otherwise_two_other_cards_of_the_hand() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["boul-go", *PAYMENT, "phoenix"]})
    play(t, "play boul-go")
    assert (prompt(t), options(t)) == ("payment", ["pay genious", "pay kaez", "pay phoenix"])
    play(t, "pay kaez", "pay phoenix")
    assert hand(t, 0) == ["genious"]
    assert sorted(discard(t, 0)) == ["kaez", "phoenix"]
    assert rules_told(t, "paid") == ["GX-P2", "GX-P2"]
    assert rules_told(t, "placed") == ["GX-P2"]
    assert [line.text for line in t.log(None)][:3] == [
        "Player 1 paid with Kaez.",
        "Player 1 paid with Phoenix.",
        "Player 1 played Boul Go in row I.",
    ]


def test_gx_p2_refused_to_who_cannot_pay() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["boul-go", "kaez"]})
    (refusal,) = t.why_not(0, "play boul-go")
    assert refusal.text("en") == "must be paid with 2 cards; you can pay 1: GX-P2"
    assert refusal.text("fr") == "il faut payer 2 cartes ; vous pouvez en payer 1 : GX-P2"
    with pytest.raises(IllegalChoice, match="must be paid with 2 cards; you can pay 1: GX-P2"):
        t.play("play boul-go")


@pytest.mark.parametrize(
    "mine", [[["timer", "bun-to captured"]], [["timer", "bun-to captured"], ["shard"]], [["timer"]]]
)
def test_gx_p2_captured_troops_heroes_and_the_other_army_do_not_help(mine: list[list[str]]) -> None:
    t = table(army={0: mine, 1: [["volantis"]]}, hand={0: ["un-go", "galmi"]})
    assert refused(t, "play un-go") == ["GX-P2"]


def test_gx_p2_the_option_tells_the_cost() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["arpia", "boul-go", "phoenix"]})
    labels = {option.notation: (option.label(), option.label("fr")) for option in question(t).options}
    assert labels["play arpia"] == ("Play Arpia", "Poser Arpia")
    assert labels["play boul-go"] == ("Play Boul Go (discard 2)", "Poser Boul Go (défausser 2)")


# --- GX-P3


def test_gx_p3_a_hero_needs_a_face_up_troop_of_its_clan() -> None:
    t = table(army={0: [["un-go", "timer"]]}, hand={0: ["kaez"]})
    play(t, "play kaez")
    assert army(t, 0) == [["un-go", "timer"], ["kaez"], []]
    assert rules_told(t, "placed") == ["GX-P3"]
    assert told(t, "paid") == []
    for troop in ("un-go", "timer captured"):
        t = table(army={0: [[troop]]}, hand={0: ["kaez"]})
        (refusal,) = t.why_not(0, "play kaez")
        assert refusal.text("en") == "there must be a face-up Troop of its clan (Phoenix) in your army: GX-P3"
        assert (
            refusal.text("fr")
            == "il faut dans votre armée une Troupe de son clan (Phoenix) face visible : GX-P3"
        )


@pytest.mark.parametrize("hero", ["genious", "genious captured"])
def test_gx_p3_and_fewer_heroes_than_troops(hero: str) -> None:
    t = table(army={0: [["timer"], [hero]]}, hand={0: ["kaez"]})
    (refusal,) = t.why_not(0, "play kaez")
    assert refusal.text("en") == "there must be fewer Heroes than Troops; you have 1 and 1: GX-P3"
    assert refusal.text("fr") == "il faut moins de Héros que de Troupes ; vous en avez 1 et 1 : GX-P3"
    t = table(army={0: [["timer", "un-go captured"], [hero]]}, hand={0: ["kaez"]})
    play(t, "play kaez")
    assert army(t, 0)[1] == [hero, "kaez"]


def test_gx_p3_one_troop_supports_several_heroes_of_its_clan() -> None:
    t = table(army={0: [["timer", "un-go", "un-go"]]}, hand={0: ["kaez", "phoenix-eliana"]}, passed=[1])
    play(t, "play kaez", "play phoenix-eliana")
    assert army(t, 0)[1] == ["kaez", "phoenix-eliana"]


def test_gx_p3_an_immortal_needs_a_troop_and_a_hero_of_its_clan() -> None:
    rows = [["un-go", "timer"], ["shard", "kaez"]]
    t = table(army={0: rows}, hand={0: ["phoenix"]})
    play(t, "play phoenix")
    assert army(t, 0) == [*rows, ["phoenix"]]
    assert rules_told(t, "placed") == ["GX-P3"]


@pytest.mark.parametrize(
    ("troop", "hero", "keys"),
    [
        ("un-go", "kaez", ["Troop"]),
        ("timer captured", "kaez", ["Troop"]),
        ("timer", "shard", ["Hero"]),
        ("timer", "kaez captured", ["Hero"]),
        ("un-go", "shard", ["Troop", "Hero"]),
    ],
)
def test_gx_p3_refused_where_one_is_missing(troop: str, hero: str, keys: list[str]) -> None:
    t = table(army={0: [[troop], [hero]]}, hand={0: ["phoenix"]})
    texts = [refusal.text("en") for refusal in t.why_not(0, "play phoenix")]
    assert texts == [
        f"there must be a face-up {key} of its clan (Phoenix) in your army: GX-P3" for key in keys
    ]


def test_gx_p3_and_fewer_immortals_than_heroes() -> None:
    rows = [["timer", "timer"], ["kaez"], ["byun-hyung-ja-phoenix captured"]]
    t = table(army={0: rows}, hand={0: ["phoenix"]})
    (refusal,) = t.why_not(0, "play phoenix")
    assert refusal.text("en") == "there must be fewer Immortals than Heroes; you have 1 and 1: GX-P3"
    assert refusal.text("fr") == "il faut moins d'Immortels que de Héros ; vous en avez 1 et 1 : GX-P3"
    t = table(army={0: [rows[0], ["kaez", "genious captured"], rows[2]]}, hand={0: ["phoenix"]})
    play(t, "play phoenix")
    assert army(t, 0)[2] == ["byun-hyung-ja-phoenix captured", "phoenix"]


# --- GX-P4


def test_gx_p4_the_leftmost_empty_place_of_its_row() -> None:
    t = table(
        army={0: [["timer", "timer", "arpia"], ["kaez"]]}, hand={0: ["fenghuang", "muraena"]}, passed=[1]
    )
    play(t, "play muraena")
    assert told(t, "placed")[0]["place"] == "0:I.4"
    play(t, "play fenghuang")
    assert told(t, "placed")[1]["place"] == "0:II.2"


def test_gx_p4_support_lost_later_removes_nothing() -> None:
    rows = [["timer", "un-go"], ["kaez"], ["phoenix"]]
    t = table(army={0: rows}, hand={1: ["deesses-de-lave"]}, to_move=1)
    play(t, "play deesses-de-lave", "choose 0:I.1")
    assert army(t, 0) == [["timer captured", "un-go"], ["kaez"], ["phoenix"]]


def test_gx_p4_nor_does_a_shift_of_the_support() -> None:
    t = table(army={0: [["timer"], ["kaez"], ["phoenix"]]}, hand={0: ["boul-go", "shard", "kan-te"]})
    play(t, "shift I.1 boul-go", "pay shard", "pay kan-te")
    assert army(t, 0) == [["boul-go"], ["kaez"], ["phoenix"]]


# --- GX-P5


@pytest.mark.parametrize("recruiter", ["boul-go", "les-gardiens-de-la-nuit", "atalante-a-grand-bouclier"])
def test_gx_p5_just_to_the_right_of_a_recruiter_a_card_is_free(recruiter: str) -> None:
    t = table(army={0: [[recruiter]]}, hand={0: ["obeezs"]}, clans={0: ["tomorrow"]})
    play(t, "play obeezs")
    assert army(t, 0)[0] == [recruiter, "obeezs"]
    assert rules_told(t, "placed") == ["GX-P5"]
    assert told(t, "paid") == []


def test_gx_p5_not_two_places_away() -> None:
    t = table(army={0: [["boul-go", "un-go"]]}, hand={0: ["timer"]})
    assert refused(t, "play timer") == ["GX-P2"]


def test_gx_p5_not_while_it_is_captured() -> None:
    t = table(army={0: [["un-go", "boul-go captured"]]}, hand={0: ["timer"]})
    assert refused(t, "play timer") == ["GX-P2"]


def test_gx_p5_not_by_shift() -> None:
    t = table(army={0: [["boul-go", "un-go"]]}, hand={0: ["timer", "shard"]})
    assert refused(t, "shift I.2 timer") == ["GX-H1"]


def test_gx_p5_each_time_the_place_is_filled() -> None:
    t = table(army={0: [["boul-go"]], 1: [["nitish"], ["niranjan"]]}, hand={0: ["muraena", "timer"]})
    play(t, "play muraena", "activate II.1", "choose I.2", "play timer")
    assert army(t, 0)[0] == ["boul-go", "timer"]
    assert rules_told(t, "placed") == ["GX-P5", "GX-P5"]


@pytest.mark.parametrize("option", ["each-time", "once"])
def test_gx_p5_by_the_option_only_the_next_card_is_free(option: str) -> None:
    t = table(
        army={0: [["boul-go"]], 1: [["nitish"], ["niranjan"]]},
        hand={0: ["arpia", "timer"]},
        options={"recruiter": option},
    )
    play(t, "play arpia", "activate II.1", "choose I.2")
    assert refused(t, "play timer") == ([] if option == "each-time" else ["GX-P2"])
    again = GAME.position(t.position())
    assert (refused(again, "play timer"), again.hash) == (refused(t, "play timer"), t.hash)


def once(army_of_0: str, **more: object) -> Table:
    return table(army={0: [[army_of_0]]}, options={"recruiter": "once"}, **more)  # type: ignore[arg-type]


def test_gx_p5_once_is_once_for_each_recruiter() -> None:
    t = once("boul-go", hand={0: ["atalante-a-grand-bouclier", "timer", "muraena"]})
    play(t, "play atalante-a-grand-bouclier", "draw 1", "play timer")
    assert rules_told(t, "placed") == ["GX-P5", "GX-P5"]


def test_gx_p5_once_a_card_that_was_free_anyway_is_the_next_card_too() -> None:
    t = once("boul-go", hand={0: ["un-go", "timer"]})
    play(t, "play un-go", "choose I.2", "draw 1")  # which puts itself back on the deck
    assert refused(t, "play timer") == ["GX-P2"]


def test_gx_p5_once_a_recruiter_that_comes_anew_recruits_anew() -> None:
    t = once("boul-go recruited", hand={0: ["timer"]})
    assert refused(t, "play timer") == ["GX-P2"]
    t = once("un-go", hand={0: ["timer", "boul-go", "shard", "kan-te"]})
    play(t, "shift I.1 boul-go", "pay shard", "pay kan-te", "draw 1")
    assert refused(t, "play timer") == []


@pytest.mark.parametrize(
    ("across", "free"), [("boul-go", True), ("boul-go captured", False), ("un-go", False)]
)
def test_gx_p5_aat_recruits_while_its_mirror_card_does(across: str, free: bool) -> None:
    t = table(army={0: [["aat"]], 1: [[across]]}, hand={0: ["timer"]})
    assert refused(t, "play timer") == ([] if free else ["GX-P2"])


def test_gx_p5_it_does_not_help_heroes() -> None:
    t = table(army={0: [["boul-go", "un-go"], ["shard"]]}, hand={0: ["kaez"]})
    assert refused(t, "play kaez") == ["GX-P3"]


# --- GX-P6


def test_gx_p6_the_wonder_token_saves_one_card_of_a_play() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages", "kaez"]}, wonder=0)
    play(t, "play 1000-visages")
    assert options(t) == ["pay kaez", "pay wonder"]
    play(t, "pay wonder", "pay kaez")
    assert army(t, 0)[0] == ["timer", "1000-visages"]
    assert t.view(None)["wonder"] is None
    assert rules_told(t, "paid-wonder") == ["GX-P6"]
    assert discard(t, 0) == ["kaez"]


def test_gx_p6_and_of_a_shift() -> None:
    t = table(army={0: [["boul-go"]]}, hand={0: ["timer"]}, wonder=0)
    play(t, "shift I.1 timer", "pay wonder")
    assert army(t, 0)[0] == ["timer"]
    assert t.view(None)["wonder"] is None


def test_gx_p6_it_is_a_choice() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages", *PAYMENT]}, wonder=0)
    play(t, "play 1000-visages", "pay kaez", "pay genious")
    assert t.view(None)["wonder"] == 0


def test_gx_p6_never_for_nothing() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["muraena"]}, wonder=0)
    play(t, "play muraena")
    assert (mover(t), t.view(None)["wonder"]) == (1, 0)
    t = table(army={0: [["timer"], ["ashes"]]}, hand={0: ["kaez"]}, wonder=0)
    play(t, "shift II.1 kaez")
    assert (mover(t), t.view(None)["wonder"]) == (1, 0)


def test_gx_p6_it_saves_one_card_and_no_more() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages"]}, wonder=0)
    assert refused(t, "play 1000-visages") == ["GX-P2"]


def test_gx_p6_it_must_be_ones_own() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages", *PAYMENT]}, wonder=1)
    play(t, "play 1000-visages")
    (refusal,) = t.why_not(0, "pay wonder")
    assert refusal.text("en") == "must have the Wonder token; you do not: GX-P6"
    assert refusal.text("fr") == "il faut avoir le jeton Merveille ; vous ne l'avez pas : GX-P6"


def test_gx_p6_a_wondrous_card_cannot_help_to_pay_for_itself() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["boul-go", "kaez"]})
    assert refused(t, "play boul-go") == ["GX-P2"]


# --- GX-P7


def test_gx_p7_keywords_then_the_entry_effect() -> None:
    t = table(hand={0: ["kno-bo"]})
    play(t, "play kno-bo")
    assert [event["kind"] for event in t.events(None)][:4] == ["placed", "took-wonder", "resolved", "drew"]
    assert rules_told(t, "resolved") == ["GX-P7"]


def test_gx_p7_after_a_shift_too() -> None:
    t = table(army={0: [["boul-go"]]}, hand={0: ["kno-bo", "shard"]}, wonder=1)
    play(t, "shift I.1 kno-bo", "pay shard")
    assert [event["kind"] for event in t.events(None)][1:5] == ["shifted", "took-wonder", "resolved", "drew"]
