"""GX-H: a card of the army makes room for another of its level."""

import pytest
from gosu_x import (
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
    tokens,
    told,
)

from honjin.table.table import Table


def shifts(t: Table) -> list[str]:
    return [option for option in options(t) if option.startswith("shift")]


# --- GX-H1


def test_gx_h1_pay_the_cost_and_the_new_card_takes_the_place() -> None:
    # The rulebook's example: a Hero of Justice makes room for one of Abhilasha, without any Troop of hers.
    rows = [["volantis", "timer"], ["elle", "sati"]]
    t = table(army={0: rows}, hand={0: ["solok", "quae", "tourach", "kaez", "genious"], 1: ["un-go"]})
    play(t, "shift II.2 solok", "pay quae", "pay tourach", "pay kaez", "choose I.1", "no")
    assert army(t, 0) == [["volantis captured", "timer"], ["elle", "solok"], []]
    assert hand(t, 0) == ["genious"]
    assert sorted(discard(t, 0)) == ["kaez", "quae", "sati", "tourach"]
    assert rules_told(t, "paid") == ["GX-H1"] * 3
    assert rules_told(t, "shifted") == ["GX-H1"]
    assert "Player 1 replaced Sati in row II with Solok (shift)." in [line.text for line in t.log(None)]
    assert "Joueur 1 a relevé Sati (rangée II) par Solok." in [line.text for line in t.log(None, "fr")]


def test_gx_h1_it_is_refused_to_who_cannot_pay() -> None:
    t = table(army={0: [["volantis"], ["sati"]]}, hand={0: ["solok", "quae"]})
    (refusal,) = t.why_not(0, "shift II.1 solok")
    assert refusal.text("en") == "replacing Sati must be paid with 3 cards; you can pay 1: GX-H1"
    assert refusal.text("fr") == (
        "pour relever la carte Sati, il faut payer 3 cartes ; vous pouvez en payer 1 : GX-H1"
    )


@pytest.mark.parametrize(("tokens_on", "paid"), [("", 1), (" tokens=1", 0), (" tokens=2", 0)])
def test_gx_h1_one_card_less_for_each_token_on_it_and_never_below_0(tokens_on: str, paid: int) -> None:
    t = table(army={0: [["3-voeux" + tokens_on]]}, hand={0: ["all-in-one", "nio"]})
    label = next(o.label() for o in question(t).options if o.notation == "shift I.1 all-in-one")
    assert label == "Shift: replace your 3 vœux in row I with All in one" + (" (discard 1)" if paid else "")
    play(t, "shift I.1 all-in-one", *["pay nio"] * paid)
    assert army(t, 0)[0] == ["all-in-one"]
    assert len(told(t, "paid")) == paid


def test_gx_h1_two_cards_less_two_tokens() -> None:
    t = table(army={0: [["1000-visages tokens=2"]]}, hand={0: ["all-in-one"]}, wonder=0)
    play(t, "shift I.1 all-in-one")
    assert tokens(t, 0) == (0, 2, 2)
    assert t.view(None)["wonder"] == 0


def test_gx_h1_and_one_less_with_the_wonder_token() -> None:
    t = table(army={0: [["un-go tokens=1"]]}, hand={0: ["timer"]}, wonder=0)
    play(t, "shift I.1 timer", "pay wonder")
    assert army(t, 0)[0] == ["timer"]
    t = table(army={0: [["un-go"]]}, hand={0: ["timer"]}, wonder=0)
    assert refused(t, "shift I.1 timer") == ["GX-H1"]


def test_gx_h1_a_cost_of_0_is_free() -> None:
    t = table(army={0: [["timer"], ["ashes"]]}, hand={0: ["kaez"]})
    play(t, "shift II.1 kaez")
    assert (army(t, 0)[1], discard(t, 0), told(t, "paid")) == (["kaez"], ["ashes"], [])


def test_gx_h1_only_ones_own_face_up_cards_with_a_shift_cost() -> None:
    rows = [["all-in-one", "timer captured", "arpia"], ["ashes"]]
    t = table(army={0: rows, 1: [["un-go"]]}, hand={0: ["muraena", "sqeezs", "kaez"]})
    assert {option.split()[1] for option in shifts(t)} == {"I.3", "II.1"}
    assert refused(t, "shift I.1 muraena") == ["GX-H1"]
    assert refused(t, "shift I.2 muraena") == ["GX-A3"]
    (refusal,) = t.why_not(0, "shift 1:I.1 muraena")
    assert refusal.text("en") == "must be in your army; place 1 of your opponent's row I is not: GX-H1"
    assert refusal.text("fr") == (
        "il faut une carte de votre armée ; la place 1 de la rangée I de votre adversaire n'en fait pas "
        "partie : GX-H1"
    )


def test_gx_h1_the_new_card_comes_from_the_hand_and_is_of_the_same_level() -> None:
    t = table(army={0: [["timer"], ["ashes"]]}, hand={0: ["kaez"]}, discard={0: ["genious"]})
    assert refused(t, "shift II.1 genious") == ["GX-T1"]
    assert refused(t, "shift I.1 kaez") == ["GX-H1", "GX-A13"]


def test_gx_h1_then_keywords_and_entry_effect() -> None:
    t = table(army={0: [["timer"], ["ashes"]]}, hand={0: ["ree-ab"], 1: ["volantis"]}, wonder=1)
    play(t, "shift II.1 ree-ab")
    assert t.view(None)["wonder"] == 0
    play(t, "done")
    assert len(hand(t, 0)) == 1
    assert mover(t) == 1


def test_gx_h1_the_rows_above_stay() -> None:
    t = table(army={0: [["boul-go"], ["shard"], ["galmi"]]}, hand={0: ["muraena", "kaez"]})
    play(t, "shift I.1 muraena", "pay kaez")
    assert army(t, 0) == [["muraena"], ["shard"], ["galmi"]]


# --- GX-H2


def test_gx_h2_never_with_an_identical_card() -> None:
    t = table(army={0: [["boul-go"]]}, hand={0: ["boul-go", "un-go"]})
    assert shifts(t) == ["shift I.1 un-go"]
    (refusal,) = t.why_not(0, "shift I.1 boul-go")
    assert (
        refusal.text("en")
        == "must be a different card; Boul Go is identical to the one it would replace: GX-H2"
    )
    assert refusal.rule == "GX-H2"


def test_gx_h2_cards_that_share_a_name_may_replace_each_other() -> None:
    t = table(army={0: [["timer"], ["alpha-mort"]]}, hand={0: ["alpha"]})
    play(t, "shift II.1 alpha", "choose I.1")
    assert army(t, 0) == [["timer captured"], ["alpha"], []]


def test_gx_h2_from_the_discard_neither() -> None:
    t = table(
        army={0: [["le-cercle-rouge"]]},
        hand={0: ["solok"]},
        discard={0: ["le-cercle-rouge", "les-gardiens-de-la-nuit"]},
    )
    play(t, "shift I.1 from discard", "pay solok")
    assert options(t) == ["choose les-gardiens-de-la-nuit"]
    assert refused(t, "choose le-cercle-rouge") == ["GX-H2"]


def test_gx_h2_with_nothing_but_identical_cards_there_is_no_secret_shift() -> None:
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["solok"]}, discard={0: ["le-cercle-rouge"]})
    assert refused(t, "shift I.1 from discard") == ["GX-H3"]


# --- GX-H3


def test_gx_h3_a_card_with_secret_shift_may_be_replaced_from_the_discard() -> None:
    t = table(
        army={0: [["le-cercle-rouge"]]}, hand={0: ["solok", "kaez"]}, discard={0: ["muraena", "genious"]}
    )
    play(t, "shift I.1 from discard", "pay kaez")
    assert prompt(t) == "raise"
    assert options(t) == ["choose muraena"]
    assert refused(t, "choose genious") == ["GX-A13"]
    play(t, "choose muraena")
    assert army(t, 0)[0] == ["muraena"]
    assert sorted(discard(t, 0)) == ["genious", "kaez", "le-cercle-rouge"]
    assert rules_told(t, "shifted") == ["GX-H3"]
    assert len(told(t, "drew")) == 2  # Muraena's effect


def test_gx_h3_or_from_the_hand_as_usual() -> None:
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["les-gardiens-de-la-nuit", "solok"]})
    play(t, "shift I.1 les-gardiens-de-la-nuit", "pay solok")
    assert rules_told(t, "shifted") == ["GX-H1"]


def test_gx_h3_other_cards_may_not() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["kaez", "genious"]}, discard={0: ["muraena"]})
    (refusal,) = t.why_not(0, "shift I.1 from discard")
    assert refusal.text("en") == "must have Secret shift; your Timer in row I does not: GX-H3"
    assert refusal.rule == "GX-H3"


def test_gx_h3_the_cost_is_paid_first() -> None:
    t = table(army={0: [["les-apotres-de-la-nuit"]]}, hand={0: ["solok"]}, discard={0: ["muraena"]})
    assert refused(t, "shift I.1 from discard") == ["GX-H1"]
    t = table(army={0: [["les-apotres-de-la-nuit tokens=1"]]}, hand={0: ["solok"]}, discard={0: ["muraena"]})
    play(t, "shift I.1 from discard", "pay solok", "choose muraena")
    assert army(t, 0)[0] == ["muraena"]


def test_gx_h3_so_a_card_just_paid_may_come_in() -> None:
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["muraena", "kaez"]})
    play(t, "shift I.1 from discard")
    (refusal,) = t.why_not(0, "pay kaez")
    assert refusal.text("en") == (
        "nothing in your discard pile can enter play, so the last thing you pay must be a card that can: "
        "GX-H3"
    )
    assert refusal.text("fr") == (
        "rien dans votre défausse ne peut arriver en jeu, "
        "le dernier paiement doit donc être une carte qui le peut : GX-H3"
    )
    play(t, "pay muraena", "choose muraena")
    assert army(t, 0)[0] == ["muraena"]


def test_gx_h3_one_of_several_paid_is_enough() -> None:
    t = table(army={0: [["les-apotres-de-la-nuit"]]}, hand={0: ["muraena", "kaez", "genious"]}, wonder=0)
    play(t, "shift I.1 from discard", "pay kaez")
    assert options(t) == ["pay muraena"]
    assert refused(t, "pay wonder") == ["GX-H3"]
    play(t, "pay muraena", "choose muraena")
    assert army(t, 0)[0] == ["muraena"]


def test_gx_h3_the_wonder_token_pays_for_it_too() -> None:
    t = table(army={0: [["le-cercle-rouge"]]}, discard={0: ["muraena"]}, wonder=0)
    play(t, "shift I.1 from discard", "pay wonder", "choose muraena")
    assert army(t, 0)[0] == ["muraena"]
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["kaez"]}, wonder=0)
    assert refused(t, "shift I.1 from discard") == ["GX-H3"]


def test_gx_h3_the_replaced_card_cannot_come_back() -> None:
    t = table(army={0: [["timer"], ["ashes"]]}, discard={0: ["cylak"]})
    play(t, "shift II.1 from discard")
    assert options(t) == ["choose cylak"]
    assert refused(t, "choose ashes") == ["GX-A8", "GX-H2"]
    t = table(army={0: [["timer"], ["ashes"]]})
    (refusal,) = t.why_not(0, "shift II.1 from discard")
    assert refusal.rule == "GX-H3"


@pytest.mark.parametrize(("tiles", "immortal"), [(["abhilasha"], "phoenix"), ([], "abhilasha")])
def test_gx_h3_abhilasha_and_her_tile_give_it_to_every_card_with_a_shift_cost(
    tiles: list[str], immortal: str
) -> None:
    rows = [["timer", "all-in-one"], ["kaez"], [immortal]]
    t = table(army={0: rows}, hand={0: ["genious", "fenghuang"]}, discard={0: ["muraena"]}, tiles=tiles)
    assert [o for o in shifts(t) if "discard" in o] == ["shift I.1 from discard", "shift II.1 from discard"]
    play(t, "shift I.1 from discard", "pay genious", "pay fenghuang", "choose muraena")
    assert army(t, 0)[0] == ["muraena", "all-in-one"]


@pytest.mark.parametrize("immortal", ["abhilasha captured", "byun-hyung-ja-abhilasha"])
def test_gx_h3_not_while_she_is_captured(immortal: str) -> None:
    rows = [["timer"], ["kaez"], [immortal]]
    t = table(army={0: rows}, hand={0: ["genious", "fenghuang"]}, discard={0: ["muraena"]})
    assert refused(t, "shift I.1 from discard") == ["GX-H3"]


def test_gx_h3_the_card_abhilasha_gives_it_to_her_own_army_only() -> None:
    theirs = [["un-go"], ["shard"]]
    mine = [["timer"], ["kaez"], ["abhilasha"]]
    t = table(army={0: mine, 1: theirs}, hand={1: ["kan-te", "galmi"]}, discard={1: ["bun-to"]}, to_move=1)
    assert refused(t, "shift I.1 from discard") == ["GX-H3"]


def test_gx_h3_aat_has_it_while_its_mirror_card_does() -> None:
    for across, rules in (("le-cercle-rouge", []), ("le-cercle-rouge captured", ["GX-H3"])):
        t = table(army={0: [["aat"]], 1: [[across]]}, hand={0: ["ez"]}, discard={0: ["obeezs"]})
        assert refused(t, "shift I.1 from discard") == rules


def test_gx_h3_in_the_turn_of_nityananda_any_card_may_be_shifted_from_the_discard() -> None:
    t = table(
        army={0: [["nitish"], ["nityananda"]]},
        hand={0: ["navaj"]},
        discard={0: ["muraena", "nitish"]},
        extra=True,
        from_discard=True,
    )
    play(t, "shift I.1 from discard", "pay navaj")
    assert options(t) == ["choose navaj", "choose muraena"]
    play(t, "choose muraena")
    assert army(t, 0)[0] == ["muraena"]
    assert t.view(None)["from_discard"] is False


# --- GX-H4


def test_gx_h4_the_replaced_card_is_neither_destroyed_captured_nor_sacrificed() -> None:
    t = table(
        army={0: [["les-gardiens-de-la-nuit"]]}, hand={0: ["le-cercle-rouge", "solok", "cylak"], 1: ["timer"]}
    )
    play(t, "shift I.1 le-cercle-rouge", "pay solok", "pay cylak")
    assert [event["kind"] for event in t.events(None)] == ["paid", "paid", "shifted", "started-turn"]


def test_gx_h4_no_bounty_comes_of_it_and_the_bounty_token_returns_to_the_board() -> None:
    t = table(army={0: [["boul-go bounty"]]}, hand={0: ["all-in-one", "shard"]})
    play(t, "shift I.1 all-in-one", "pay shard")
    assert t.view(None)["bounty"] is None
    assert rules_told(t, "lost-bounty") == ["GX-E4"]
    assert (prompt(t), mover(t)) == ("turn", 1)


def test_gx_h4_its_ongoing_effects_stop() -> None:
    rows = [["obeezs", "timer"], ["sha-dow"]]
    for shift, asked in (([], "echo"), (["shift II.1 ne-ye", "pay ez"], "turn")):
        t = table(army={0: rows}, hand={0: ["ne-ye", "ez", "kaez"]}, passed=[1])
        play(t, *shift, "play kaez")
        assert prompt(t) == asked


def test_gx_h4_nor_does_it_support_any_more() -> None:
    # Facing All in one, Aat was of all clans of its deck.
    t = table(army={0: [["aat"]], 1: [["all-in-one"]]}, hand={0: ["wiindz", "ez", "timer"]}, passed=[1])
    assert refused(t, "play timer") == []
    play(t, "shift I.1 wiindz", "pay ez", "yes")
    assert refused(t, "play timer") == ["GX-P2"]


def test_gx_h4_before_the_new_cards_effects() -> None:
    # Sha'dow gives Echo to its neighbours, not to what comes in its place.
    t = table(army={0: [["obeezs"], ["sha-dow"]]}, hand={0: ["fre-e", "aat"]})
    play(t, "shift II.1 fre-e", "pay aat")
    assert told(t, "echoed") == []
    assert mover(t) == 1
