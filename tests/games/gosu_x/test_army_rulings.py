"""GX-A9 to GX-A13: the highest OPEN card, captured and Ethereal cards, swaps, and rows."""

import pytest
from gosu_x import army, options, play, prompt, refused, rules_told, seat, strength, table, told

# --- GX-A9


def test_gx_a9_justice_protects_the_last_card_of_the_highest_row() -> None:
    rows = [["timer", "arpia", "muraena"], ["kaez", "genious"]]
    t = table(
        army={0: [["deesses-de-lave", "deesses-de-lave"]], 1: rows}, hand={0: ["alpha"]}, tiles=["justice"]
    )
    play(t, "play alpha")
    assert options(t)[2:] == ["choose 1:I.1", "choose 1:I.2", "choose 1:I.3", "choose 1:II.1"]
    assert refused(t, "choose 1:II.2") == refused(t, "choose II.1") == ["GX-A4"]


def test_gx_a9_a_captured_one_cannot_be_destroyed_either() -> None:
    t = table(army={0: [["les-gardiens-demons"]], 1: [["timer captured"]]}, tiles=["justice"])
    play(t, "activate I.1")
    assert told(t, "did-nothing")[0]["rule"] == "GX-E1"
    assert army(t, 1)[0] == ["timer captured"]


def test_gx_a9_but_it_can_be_sacrificed_and_released() -> None:
    t = table(army={0: [["nitish"], ["niranjan"]], 1: [["timer captured"]]}, tiles=["justice"])
    play(t, "activate II.1", "choose I.1")
    assert army(t, 1)[0] == []


def test_gx_a9_it_passes_on_with_another_highest_card() -> None:
    t = table(army={1: [["timer"]]}, hand={0: ["deesses-de-lave"], 1: ["kaez"]}, tiles=["justice"], to_move=1)
    play(t, "play kaez", "play deesses-de-lave", "choose 1:I.1")
    assert army(t, 1)[0] == ["timer captured"]


def test_gx_a9_the_card_justice_protects_its_own_army_only() -> None:
    mine = [["volantis", "volantis"], ["sati"], ["justice"]]
    t = table(army={0: mine, 1: [["deesses-de-lave"]]}, hand={1: ["alpha"]}, to_move=1, supremacy={1: 1})
    play(t, "play alpha")
    assert refused(t, "choose 0:III.1") == ["GX-A4"]
    assert "choose II.1" in options(t)
    captured = [*mine[:2], ["justice captured"]]  # it protects nothing, not even itself
    t = table(army={0: captured, 1: [["deesses-de-lave"]]}, hand={1: ["hempo"]}, to_move=1, supremacy={1: 1})
    play(t, "play hempo", "done", "choose 0:III.1")
    assert army(t, 0)[2] == []


# --- GX-A10


def test_gx_a10_a_captured_card_has_the_level_of_its_row() -> None:
    t = table(
        army={0: [["arpia"], ["phoenix-immortal captured"]], 1: [["les-apotres-de-la-nuit"]]}, to_move=1
    )
    play(t, "activate I.1")
    assert refused(t, "choose 0:II.1") == ["GX-E1"]
    t = table(army={0: [["phoenix-immortal captured"]], 1: [["les-apotres-de-la-nuit"]]}, to_move=1)
    play(t, "activate I.1", "choose 0:I.1")
    assert army(t, 0)[0] == ["phoenix-immortal"]


def test_gx_a10_no_keyword_of_its_own_of_a_neighbour_or_of_the_bounty_token() -> None:
    for card, asked in (
        ("muraena captured bounty", "turn"),
        ("timer bounty", "bounty"),
        ("muraena", "bounty"),
    ):
        t = table(army={0: [["les-gardiens-demons"]], 1: [[card]]})
        play(t, "activate I.1", "choose 1:I.1")
        assert prompt(t) == asked


def test_gx_a10_it_cannot_be_captured_again() -> None:
    t = table(army={1: [["timer captured"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave")
    assert options(t) == ["choose I.1"]
    assert refused(t, "choose 1:I.1") == ["GX-A3"]


def test_gx_a10_what_it_is_stays_public() -> None:
    t = table(army={1: [["timer"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    cell = t.view(None)["seats"][1]["army"][0][0]  # type: ignore[index]
    assert (cell["card"], cell["captured"]) == ("timer", True)


# --- GX-A11


def test_gx_a11_an_ethereal_card_can_return_to_the_deck_and_nothing_cancels_it() -> None:
    t = table(army={1: [["le-cercle-rouge"], ["sha-dow"]]}, hand={0: ["un-go"], 1: ["le-cercle-rouge"]})
    play(t, "play un-go", "choose 1:II.1")
    assert prompt(t) == "turn"
    assert army(t, 1) == [["le-cercle-rouge"], [], []]
    assert seat(t, 1)["deck_known"] == ["sha-dow"]
    assert rules_told(t, "returned") == ["GX-A11"]


def test_gx_a11_or_be_shifted() -> None:
    t = table(army={0: [["obeezs"], ["sha-dow"]]}, hand={0: ["ne-ye", "aat"]})
    play(t, "shift II.1 ne-ye", "pay aat")
    assert army(t, 0)[1] == ["ne-ye"]


def test_gx_a11_a_return_or_a_sacrifice_brings_no_bounty() -> None:
    t = table(army={1: [["muraena"]]}, hand={0: ["un-go"]})
    play(t, "play un-go", "choose 1:I.1")
    assert prompt(t) == "turn"
    t = table(army={0: [["nitish"], ["niranjan"]], 1: [["muraena"]]})
    play(t, "activate II.1", "choose I.1")
    assert (prompt(t), told(t, "drew")) == ("turn", [])


# --- GX-A12


def test_gx_a12_two_cards_of_one_row_change_places_with_their_tokens() -> None:
    t = table(
        army={0: [["kno-bo", "un-go tokens=1", "timer captured"]]}, hand={0: []}, tokens={0: {"spent": 0}}
    )
    play(t, "activate I.1", "choose I.2", "choose I.3")
    assert army(t, 0)[0] == ["kno-bo tokens=1", "timer captured", "un-go tokens=1"]
    assert rules_told(t, "swapped") == ["GX-A12"]
    assert told(t, "placed") == told(t, "resolved")[1:] == []


def test_gx_a12_ethereal_cards_and_the_bounty_token_move_too() -> None:
    rows = [["aat", "obeezs"], ["sha-dow", "ez bounty"]]
    t = table(army={0: [["les-gardiens-demons"]], 1: rows})
    play(t, "activate I.1", "choose 1:II.1", "choose 1:II.2", "choose I.1")
    assert army(t, 1)[1] == ["ez bounty", "sha-dow"]


def test_gx_a12_one_row_of_one_army() -> None:
    t = table(army={0: [["les-gardiens-demons", "deesses-de-lave"]], 1: [["timer", "arpia"], ["kaez"]]})
    play(t, "activate I.1")
    (alone,) = t.why_not(0, "choose 1:II.1")
    assert alone.text("en") == (
        "must have another card in its row; your opponent's Kaez in row II is alone there: GX-A12"
    )
    assert alone.text("fr") == (
        "il faut une autre carte dans sa rangée ; la carte Kaez de votre adversaire (rangée II) y est seule"
        " : GX-A12"
    )
    play(t, "choose 1:I.1")
    assert options(t) == ["choose 1:I.2"]
    assert refused(t, "choose 1:I.1") == refused(t, "choose I.2") == refused(t, "choose 1:II.1") == ["GX-A12"]


def test_gx_a12_kno_bo_swaps_in_its_own_army() -> None:
    t = table(army={0: [["kno-bo", "un-go"], ["shard"]], 1: [["timer", "arpia"]]})
    play(t, "activate I.1")
    assert options(t) == ["choose I.1", "choose I.2", "done"]
    play(t, "choose I.1", "choose I.2")
    assert army(t, 0)[0] == ["un-go", "kno-bo tokens=1"]
    assert len(told(t, "drew")) == 1  # one Galmi card in the column where it now stands


# --- GX-A13


def test_gx_a13_a_card_enters_the_row_of_its_level() -> None:
    t = table(army={0: [["timer"], ["kaez"]]}, hand={0: ["genious", "arpia", "muraena"]})
    (refusal,) = t.why_not(0, "shift I.1 genious")
    assert refusal.text("en") == "must be level I like its row; Genious is level II: GX-A13"
    assert (
        refusal.text("fr") == "il faut le niveau I de la rangée ; la carte Genious est de niveau II : GX-A13"
    )
    assert refused(t, "shift II.1 arpia") == ["GX-A13"]
    assert refused(t, "play genious row I") == ["GX-A13"]


def test_gx_a13_phoenix_immortal_names_its_row() -> None:
    t = table(army={0: [["timer", "arpia"], ["kaez"]]}, hand={0: ["phoenix-immortal"]})
    assert [o for o in options(t) if o.startswith("play")] == [
        f"play phoenix-immortal row {row}" for row in ("I", "II", "III")
    ]
    (refusal,) = t.why_not(0, "play phoenix-immortal")
    assert refusal.text("en") == "the row must be named, since Phoenix (Immortal) is of every level: GX-A13"
    assert (
        refusal.text("fr")
        == "il faut nommer la rangée, car la carte Phoenix (Immortal) est de tous les niveaux : GX-A13"
    )


@pytest.mark.parametrize(("row", "level"), [(0, "I"), (1, "II"), (2, "III")])
def test_gx_a13_it_may_stand_in_any_row_and_counts_3(row: int, level: str) -> None:
    t = table(army={0: [["timer", "arpia"], ["kaez"]]}, hand={0: ["phoenix-immortal"]})
    before = strength(t, 0)
    play(t, f"play phoenix-immortal row {level}")
    assert army(t, 0)[row][-1] == "phoenix-immortal"
    assert strength(t, 0) == before + 3


@pytest.mark.parametrize(("place", "row"), [("I.2", 0), ("II.1", 1)])
def test_gx_a13_and_be_shifted_into_any(place: str, row: int) -> None:
    t = table(
        army={0: [["arpia", "timer"], ["fenghuang"]]}, hand={0: ["phoenix-immortal", "kaez", "genious"]}
    )
    play(t, f"shift {place} phoenix-immortal", "pay kaez", *(["pay genious"] if row == 0 else []))
    assert army(t, 0)[row][-1] == "phoenix-immortal"


@pytest.mark.parametrize(
    ("rows", "place", "right"),
    [
        ([["phoenix-immortal"]], "I.1", "timer"),
        ([["timer"], ["phoenix-immortal"]], "II.1", "kaez"),
        ([["timer"], ["genious"], ["phoenix-immortal"]], "III.1", "phoenix"),
    ],
)
def test_gx_a13_what_replaces_it_is_of_the_level_of_the_row(
    rows: list[list[str]], place: str, right: str
) -> None:
    t = table(army={0: rows}, hand={0: ["timer", "kaez", "phoenix"]})
    assert [o for o in options(t) if o.startswith("shift " + place)] == [f"shift {place} {right}"]
    wrong = next(card for card in ("timer", "kaez") if card != right)
    assert refused(t, f"shift {place} {wrong}") == ["GX-A13"]
    play(t, f"shift {place} {right}", f"pay {wrong}")
    assert army(t, 0)[len(rows) - 1] == [right]
