"""GX-P8 to GX-P10: paying, bans, cards of the discard, support and cards of several clans."""

import pytest
from gosu_x import army, discard, hand, mover, options, play, refused, rules_told, seat, table, told

PAYMENT = ["kaez", "genious"]


# --- GX-P8


def test_gx_p8_the_cost_is_paid_before_the_card_is_placed() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages", *PAYMENT]})
    play(t, "play 1000-visages", "pay kaez")
    assert army(t, 0)[0] == ["timer"]
    assert t.view(None)["coming"] == "1000-visages"
    assert hand(t, 0) == ["genious"]
    play(t, "pay genious")
    assert [event["kind"] for event in t.events(None)][:3] == ["paid", "paid", "placed"]


def test_gx_p8_neither_the_card_itself_nor_what_it_would_draw_pays() -> None:
    t = table(army={0: [["un-go"]]}, hand={0: ["muraena", "shard"]})
    assert refused(t, "play muraena") == ["GX-P2"]


def test_gx_p8_the_card_coming_in_never_pays_but_its_copy_may() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages", "1000-visages", "kaez"]})
    play(t, "play 1000-visages", "pay 1000-visages")
    (refusal,) = t.why_not(0, "pay 1000-visages")
    assert refusal.text("en") == "costs must be paid from your hand; 1000 visages is not in it: GX-P8"
    assert refusal.rule == "GX-P8"
    play(t, "pay kaez")
    assert (army(t, 0)[0], sorted(discard(t, 0))) == (["timer", "1000-visages"], ["1000-visages", "kaez"])


def test_gx_p8_a_payment_cannot_be_refused() -> None:
    t = play(table(army={0: [["timer"]]}, hand={0: ["1000-visages", *PAYMENT]}), "play 1000-visages")
    assert refused(t, "pass") == refused(t, "done") == ["HJ-C1"]


# --- GX-P9


def test_gx_p9_a_ban_stops_placing_and_shifting_in() -> None:
    t = table(
        army={1: [["timer"], ["kaez"]]},
        hand={0: ["les-fleches-de-justice"], 1: ["arpia", "arpia", "muraena", "genious"]},
    )
    play(t, "play les-fleches-de-justice", "choose arpia")
    assert seat(t, 1)["banned"] == ["arpia"]
    assert refused(t, "shift I.1 arpia") == ["GX-P9"]
    (refusal,) = t.why_not(1, "play arpia")
    assert refusal.text("en") == "must not be banned; Arpia is, for now: GX-P9"
    assert refusal.rule == "GX-P9"
    assert rules_told(t, "banned") == ["GX-P9"]
    assert "play muraena" in options(t)


def test_gx_p9_it_ends_with_the_next_turn_of_who_banned() -> None:
    t = table(army={1: [["timer"]]}, hand={0: ["les-fleches-de-justice"], 1: ["arpia", "arpia"]})
    play(t, "play les-fleches-de-justice", "choose arpia", "draw 1")
    assert mover(t) == 0
    play(t, "draw 1")
    assert told(t, "ban-ended")[0]["card"] == "arpia"
    play(t, "play arpia")
    assert army(t, 1)[0] == ["timer", "arpia"]


def test_gx_p9_any_card_of_the_opponents_clans_may_be_named() -> None:
    t = table(hand={0: ["les-fleches-de-justice"], 1: ["timer"]})
    play(t, "play les-fleches-de-justice")
    assert "choose phoenix-eliana" in options(t)
    assert len(options(t)) == 33
    assert refused(t, "choose sati") == ["GX-S2"]


def test_gx_p9_a_banned_card_of_the_discard_cannot_come_in_either() -> None:
    more = {"army": {0: [["timer"], ["ashes"]]}, "discard": {0: ["arpia", "cylak"]}, "from_discard": True}
    free = table(**more, extra=True)  # type: ignore[arg-type]
    assert {"play arpia from discard", "shift II.1 from discard"} <= set(options(free))
    t = table(**more, extra=True, banned={0: ["arpia", "cylak"]})  # type: ignore[arg-type]
    assert refused(t, "play arpia from discard") == ["GX-P9"]
    assert refused(t, "shift II.1 from discard") == ["GX-H3"]
    t = table(**more, extra=True, banned={0: ["cylak"]}, hand={0: ["solok"]})  # type: ignore[arg-type]
    assert "shift I.1 from discard" not in options(t)


def test_gx_p9_paying_with_it_is_not_playing_it() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["1000-visages", "arpia", "kaez"]}, banned={0: ["arpia"]})
    play(t, "play 1000-visages", "pay arpia", "pay kaez")
    assert army(t, 0)[0] == ["timer", "1000-visages"]


def test_gx_p9_nor_is_using_it_as_force_of_will() -> None:
    t = table(
        army={0: [["timer"]]},
        hand={1: ["deesses-de-lave"], 0: ["le-cercle-rouge"]},
        banned={0: ["le-cercle-rouge"]},
        to_move=1,
    )
    play(t, "play deesses-de-lave", "choose 0:I.1", "react le-cercle-rouge")
    assert army(t, 0)[0] == ["timer"]


def test_gx_p9_the_turn_of_nityananda_plays_a_card_of_the_discard() -> None:
    t = table(
        army={0: [["nitish", "timer"]]},
        hand={0: ["nityananda", "kaez"]},
        discard={0: ["arpia", "phoenix-eliana"]},
    )
    play(t, "play nityananda")
    assert (mover(t), t.view(None)["additional_turn"], t.view(None)["from_discard"]) == (0, True, True)
    assert {"play arpia from discard", "play kaez"} <= set(options(t))
    play(t, "play arpia from discard")
    assert army(t, 0)[0] == ["nitish", "timer", "arpia"]
    assert discard(t, 0) == ["phoenix-eliana"]
    assert told(t, "raised")[0]["rule"] == "GX-P2"


def test_gx_p9_under_the_usual_conditions_and_costs() -> None:
    t = table(
        army={0: [["nitish"], ["nityananda"]]},
        hand={0: ["navaj"]},
        discard={0: ["arpia", "kaez", "phoenix-immortal"]},
        extra=True,
        from_discard=True,
    )
    assert refused(t, "play kaez from discard") == ["GX-P3", "GX-P3"]
    assert refused(t, "play arpia from discard") == ["GX-P2"]
    assert refused(t, "play phoenix-immortal row I from discard") == ["GX-P2"]


def test_gx_p9_in_no_other_turn() -> None:
    t = table(army={0: [["timer"]]}, discard={0: ["arpia"]})
    (refusal,) = t.why_not(0, "play arpia from discard")
    assert (
        refusal.text("en") == "cards of the discard pile can be played only in a turn that allows it: GX-P9"
    )
    assert refusal.text("fr") == (
        "on ne peut jouer des cartes de la défausse que pendant un tour qui le permet : GX-P9"
    )


def test_gx_p9_the_cost_of_a_card_of_the_discard_comes_from_the_hand() -> None:
    t = table(
        army={0: [["nitish"], ["nityananda"]]},
        hand={0: PAYMENT},
        discard={0: ["arpia"]},
        extra=True,
        from_discard=True,
    )
    play(t, "play arpia from discard", "pay kaez", "pay genious")
    assert army(t, 0)[0] == ["nitish", "arpia"]
    assert sorted(discard(t, 0)) == ["genious", "kaez"]


# --- GX-P10


def test_gx_p10_support_is_looked_for_by_row() -> None:
    t = table(army={0: [["un-go", "phoenix-immortal"]]}, hand={0: ["kaez"]})
    play(t, "play kaez")
    assert army(t, 0)[1] == ["kaez"]
    t = table(army={0: [["un-go"], ["phoenix-immortal"]]}, hand={0: ["kaez", "timer"]})
    assert refused(t, "play timer") == ["GX-P2"]  # in row II it is no Troop
    t = table(army={0: [["timer"], ["phoenix-immortal"]]}, hand={0: ["phoenix"]})
    play(t, "play phoenix")
    assert army(t, 0)[2] == ["phoenix"]


@pytest.mark.parametrize(
    ("rows", "row", "rules"),
    [
        ([["un-go"]], "I", ["GX-P2"]),
        ([["un-go", "un-go"]], "II", ["GX-P3"]),
        ([["timer"]], "II", []),
        ([["timer"], ["shard"]], "III", ["GX-P3"]),
        ([["timer"], ["kaez"]], "III", []),
        ([["timer"], ["kaez"]], "II", ["GX-P3"]),
        ([], "II", ["GX-P1", "GX-P3", "GX-P3"]),
        ([], "I", []),
    ],
)
def test_gx_p10_phoenix_immortal_comes_under_the_conditions_of_its_row(
    rows: list[list[str]], row: str, rules: list[str]
) -> None:
    t = table(army={0: rows}, hand={0: ["phoenix-immortal"]}, clans={0: ["galmi"]})
    assert refused(t, f"play phoenix-immortal row {row}") == rules


@pytest.mark.parametrize("card", ["timer", "un-go", "kaez", "shard"])
def test_gx_p10_all_in_one_is_of_all_three_clans(card: str) -> None:
    own = {0: ["galmi", "phoenix", "xi-an"]}
    assert refused(table(army={0: [["all-in-one"]]}, hand={0: [card]}, clans=own), f"play {card}") == []
    captured = [["1000-visages", "all-in-one captured"]]
    assert refused(table(army={0: captured}, hand={0: [card]}, clans=own), f"play {card}") != []


def test_gx_p10_all_in_one_costs_nothing_beside_any_troop_of_the_deck() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["all-in-one"]})
    play(t, "play all-in-one")
    assert rules_told(t, "placed") == ["GX-P2"]


def test_gx_p10_aat_is_of_its_owners_clans_while_it_mirrors_all_in_one() -> None:
    for across, rules in (("all-in-one", []), ("3-voeux", ["GX-P2"])):
        t = table(army={0: [["aat"]], 1: [[across]]}, hand={0: ["timer"]})
        assert refused(t, "play timer") == rules


def test_gx_p10_shennong_needs_one_troop_and_supports_every_immortal() -> None:
    own = {0: ["galmi", "phoenix", "xi-an"]}
    t = table(army={0: [["un-go"]]}, hand={0: ["shennong"]}, clans=own)
    play(t, "play shennong")
    assert army(t, 0)[1] == ["shennong"]
    t = table(army={0: [["un-go"], ["shennong"]]}, hand={0: ["galmi", "phoenix"]}, clans=own)
    assert refused(t, "play galmi") == []
    (refusal,) = t.why_not(0, "play phoenix")
    assert refusal.text("en") == "there must be a face-up Troop of its clan (Phoenix) in your army: GX-P3"
    t = table(army={0: [["un-go"], ["shennong captured"]]}, hand={0: ["galmi"]}, clans=own)
    assert refused(t, "play galmi") == ["GX-P3"]


@pytest.mark.parametrize(
    ("immortal", "missing"), [("xi-an", 0), ("xi-an captured", 2), ("byun-hyung-ja-xi-an", 2)]
)
def test_gx_p10_with_xi_an_immortals_are_of_all_three_clans_in_hand_too(immortal: str, missing: int) -> None:
    rows = [["un-go", "3-voeux"], ["kan-te", "pangu"], [immortal]]
    t = table(army={0: rows}, hand={0: ["phoenix"]})
    assert refused(t, "play phoenix") == ["GX-P3"] * missing


@pytest.mark.parametrize("p", [0, 1])
def test_gx_p10_with_the_tile_for_both_players(p: int) -> None:
    # A Galmi Troop and a Phoenix Hero: one clan in common with each.
    own = {p: ["galmi", "phoenix", "justice"]}
    for tiles, rules in ((["xi-an"], []), ([], ["GX-P3", "GX-P3"])):
        t = table(army={p: [["un-go"], ["kaez"]]}, hand={p: ["justice"]}, clans=own, tiles=tiles, to_move=p)
        assert refused(t, "play justice") == rules


def test_gx_p10_under_it_phoenix_immortal_supports_every_clan_from_any_row() -> None:
    own = {0: ["galmi", "phoenix", "justice"]}
    for tiles, rules in ((["xi-an"], []), ([], ["GX-P2"])):
        t = table(army={0: [["phoenix-immortal"]]}, hand={0: ["un-go"]}, clans=own, tiles=tiles)
        assert refused(t, "play un-go") == rules


def test_gx_p10_so_does_aat_while_it_mirrors_phoenix_immortal() -> None:
    for tiles, rules in ((["xi-an"], []), ([], ["GX-P2"])):
        t = table(army={0: [["aat"]], 1: [["phoenix-immortal"]]}, hand={0: ["un-go"]}, tiles=tiles)
        assert refused(t, "play un-go") == rules


def test_gx_p10_xi_an_itself_comes_in_as_one_of_its_own_clan() -> None:
    t = table(army={0: [["un-go"], ["kan-te"]]}, hand={0: ["xi-an"]})
    assert refused(t, "play xi-an") == ["GX-P3", "GX-P3"]
