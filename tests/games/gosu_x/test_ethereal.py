"""GX-A4, GX-A9, GX-A11: Ethereal cards, and the protection of the highest OPEN card as it changes."""

import pytest
from gosu_x import army, asked, options, play, refused, table

COURT = [["volantis", "volantis"], ["sati", "quae"], ["justice"]]


def test_gx_a9_justice_protects_her_controllers_highest_open_card() -> None:
    t = table(army={0: [["esprits-de-smook"]], 1: COURT}, hand={0: ["alpha"]}, supremacy={0: 1})
    play(t, "play alpha")
    assert refused(t, "choose 1:III.1") == ["GX-A4"]
    assert {"choose 1:I.1", "choose 1:II.2", "choose I.1", "choose II.1"} <= set(options(t))


def test_gx_a9_the_protection_passes_to_the_card_that_becomes_the_highest() -> None:
    t = table(
        army={0: [["esprits-de-smook"]], 1: COURT},
        hand={0: ["alpha"], 1: ["byun-hyung-ja-justice"]},
        supremacy={0: 1},
        to_move=1,
    )
    play(t, "play byun-hyung-ja-justice", "play alpha")
    assert refused(t, "choose 1:III.2") == ["GX-A4"]
    assert "choose 1:III.1" in options(t)
    # Justice captured, nobody is protected.
    play(t, "choose 1:III.1")
    assert army(t, 1)[2] == ["justice captured", "byun-hyung-ja-justice"]


def test_gx_e11_a_captured_justice_protects_nobody() -> None:
    rows = [*COURT[:2], ["justice captured", "byun-hyung-ja-justice"]]
    t = table(army={0: [["esprits-de-smook"]], 1: rows}, hand={0: ["alpha"]}, supremacy={0: 1})
    assert "choose 1:III.2" in options(play(t, "play alpha"))


def test_gx_a9_the_highest_card_gone_the_next_is_protected() -> None:
    t = table(
        army={0: [["nitish", "esprits-de-smook"]], 1: [["volantis"], ["sati"]]},
        hand={0: ["niranjan", "alpha"]},
        tiles=["justice"],
        clans={1: ["justice"]},
    )
    protected = play(t.clone(), "play alpha")
    assert refused(protected, "choose 1:II.1") == ["GX-A4"]
    assert "choose 1:I.1" in options(protected)
    play(t, "play niranjan", "choose II.1", "draw 1", "play alpha")
    assert refused(t, "choose 1:I.1") == ["GX-A4"]


@pytest.mark.parametrize("mark", ["", " captured"])
def test_gx_a9_the_tile_protects_both_players_and_captured_cards_from_destruction(mark: str) -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["muraena" + mark]]},
        hand={0: ["les-gardiens-demons"]},
        tiles=["justice"],
    )
    play(t, "play les-gardiens-demons", "done")
    # Each army's highest OPEN card is its last Troop: there is nothing to destroy.
    assert asked(t) == (1, "turn")
    assert (army(t, 0)[0], army(t, 1)[0]) == (["deesses-de-lave", "les-gardiens-demons"], ["muraena" + mark])


def test_gx_a9_without_it_a_captured_card_can_be_destroyed() -> None:
    t = table(army={0: [["deesses-de-lave"]], 1: [["muraena captured"]]}, hand={0: ["les-gardiens-demons"]})
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1")
    assert army(t, 1)[0] == []


def test_gx_a9_a_captured_highest_card_is_protected_though_it_has_nothing_else() -> None:
    # Sha'dow captured is Ethereal only as the highest OPEN card.
    for tiles, rules in (([], ["GX-A3"]), (["justice"], ["GX-A3", "GX-A4"])):
        t = table(
            army={0: [["esprits-de-smook"]], 1: [["aat"], ["sha-dow captured"]]},
            hand={0: ["alpha"]},
            tiles=tiles,
            clans={0: ["goan-sul", "galmi"]},
        )
        assert refused(play(t, "play alpha"), "choose 1:II.1") == rules


def test_gx_a4_a_protected_card_can_be_sacrificed() -> None:
    t = table(army={0: [["nitish"]], 1: [["volantis"]]}, hand={0: ["niranjan"]}, tiles=["justice"])
    play(t, "play niranjan", "choose I.1")
    assert army(t, 1)[0] == []


def test_gx_a11_and_returned_to_the_deck_and_shifted() -> None:
    t = table(army={0: [["bun-to"]], 1: [["aat"], ["sha-dow"]]}, hand={0: ["un-go"], 1: ["ez", "ne-o"]})
    shifted = t.clone()
    play(t, "play un-go", "choose 1:II.1")
    assert army(t, 1)[1] == []
    play(shifted, "draw 1", "shift II.1 ez", "pay ne-o", "done", "no")
    assert army(shifted, 1)[1] == ["ez"]


def test_gx_a4_sha_dow_and_phoenix_immortal_are_ethereal_by_themselves() -> None:
    t = table(
        army={0: [["esprits-de-smook"]], 1: [["aat", "arpia"], ["sha-dow", "phoenix-immortal"]]},
        hand={0: ["alpha"]},
        supremacy={0: 1},
    )
    play(t, "play alpha")
    assert refused(t, "choose 1:II.1") == refused(t, "choose 1:II.2") == ["GX-A4"]


def test_gx_a4_an_all_destroying_effect_passes_over_ethereal_cards() -> None:
    t = table(
        army={0: [["deesses-de-lave"], ["alpha"]], 1: [["aat", "wiindz"], ["sha-dow"]]},
        hand={0: ["goan-sul"]},
    )
    play(t, "play goan-sul", "clan tomorrow")
    assert army(t, 1) == [["aat"], ["sha-dow"], []]
