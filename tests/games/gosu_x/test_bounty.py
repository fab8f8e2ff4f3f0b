"""GX-E3, GX-E4: what a Bounty brings, and the Bounty token."""

import pytest
from gosu_x import army, asked, hand, options, play, refused, rules_told, table, tokens, told

# --- GX-E3


def test_gx_e3_capturing_an_opposing_bounty_card_may_draw() -> None:
    t = table(hand={0: ["deesses-de-lave"]}, army={1: [["muraena"]]}, deck_top={0: ["alpha"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert asked(t) == (0, "bounty")
    assert options(t) == ["yes", "no"]
    declined = t.clone()
    assert hand(play(t, "yes"), 0) == ["alpha"]
    assert rules_told(t, "drew") == ["GX-E3"]
    assert hand(play(declined, "no"), 0) == []


def test_gx_e3_so_does_destroying_one() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["muraena"]]},
        hand={0: ["les-gardiens-demons"]},
        deck_top={0: ["alpha"]},
    )
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1", "yes")
    assert (army(t, 1)[0], hand(t, 0)) == ([], ["alpha"])


def test_gx_e3_ones_own_bounty_card_brings_nothing() -> None:
    t = table(army={0: [["les-sombres-cultistes"]]}, hand={0: ["les-apotres-de-la-nuit"]})
    play(t, "play les-apotres-de-la-nuit", "choose I.1")
    assert army(t, 0)[0][0] == "les-sombres-cultistes captured"
    assert asked(t) == (1, "turn")


def test_gx_e3_destroying_a_captured_card_brings_nothing() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["muraena captured"]]},
        hand={0: ["les-gardiens-demons"]},
    )
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1")
    assert army(t, 1)[0] == []
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize("choice", ["un-go", "niranjan"])
def test_gx_e3_neither_does_a_return_to_the_deck_nor_a_sacrifice(choice: str) -> None:
    t = table(army={0: [["nitish", "bun-to"]], 1: [["muraena"]]}, hand={0: ["un-go", "niranjan"]})
    play(t, f"play {choice}", "choose 1:I.1" if choice == "un-go" else "choose I.1")
    assert army(t, 1)[0] == []
    assert asked(t) == (1, "turn")


def test_gx_e3_the_opponent_who_captures_in_my_turn_draws() -> None:
    # Cylak: each player may capture an opposing level III card.
    t = table(
        army={
            0: [["le-cercle-rouge"], ["ashes"], ["byun-hyung-ja-abhilasha"]],
            1: [["volantis"], ["sati"], ["justice captured"]],
        },
        hand={0: ["cylak"]},
        deck_top={1: ["quae"]},
    )
    play(t, "shift II.1 cylak")
    assert asked(t) == (1, "choose")
    play(t, "choose 0:III.1")
    assert asked(t) == (1, "bounty")
    assert hand(play(t, "yes"), 1) == ["quae"]


def test_gx_e3_hemro_draws_one_more() -> None:
    for hunter, drawn in (("hemro-le-chasseur-de-primes", 2), ("hemro-le-chasseur-de-primes captured", 1)):
        t = table(
            army={0: [["esprits-de-smook"], [hunter]], 1: [["muraena"]]},
            hand={0: ["deesses-de-lave"]},
        )
        play(t, "play deesses-de-lave", "choose 1:I.1", "yes")
        assert len(hand(t, 0)) == drawn


def test_gx_e3_the_other_players_hemro_draws_nothing() -> None:
    t = table(
        army={0: [["nikhilesh"]], 1: [["esprits-de-smook bounty"], ["hemro-le-chasseur-de-primes"]]},
        hand={0: ["nitish", "muraena"]},
    )
    play(t, "play nitish", "discard muraena", "choose 1:I.1", "yes")
    assert (len(hand(t, 0)), hand(t, 1)) == (1, [])


def test_gx_e3_the_keyword_is_looked_for_just_before() -> None:
    # Aat has Bounty from its mirror card, the captor's own.
    t = table(army={0: [["muraena"]], 1: [["aat"]]}, hand={0: ["deesses-de-lave"]}, clans={0: ["goan-sul"]})
    assert refused(t, "play deesses-de-lave") == ["GX-P2"]
    t = table(
        army={0: [["muraena", "esprits-de-smook"]], 1: [["aat"]]},
        hand={0: ["deesses-de-lave"]},
    )
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert asked(t) == (0, "bounty")
    t = table(
        army={0: [["muraena captured", "esprits-de-smook"]], 1: [["aat"]]},
        hand={0: ["deesses-de-lave"]},
    )
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert asked(t) == (1, "turn")


# --- GX-E4


def test_gx_e4_the_token_gives_bounty_to_the_card_it_lies_on() -> None:
    t = table(army={1: [["volantis bounty"]]}, hand={0: ["deesses-de-lave"]}, deck_top={0: ["alpha"]})
    play(t, "play deesses-de-lave", "choose 1:I.1", "yes")
    assert hand(t, 0) == ["alpha"]


def test_gx_e4_it_stays_on_a_captured_card_without_effect() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["volantis captured bounty"]]},
        hand={0: ["les-gardiens-demons"]},
    )
    assert army(t, 1)[0] == ["volantis captured bounty"]
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1")
    assert asked(t) == (1, "turn")


def test_gx_e4_a_captured_card_with_the_token_keeps_it_and_has_it_again_when_released() -> None:
    t = table(army={1: [["volantis bounty"]]}, hand={0: ["deesses-de-lave"]})
    play(t, "play deesses-de-lave", "choose 1:I.1", "no")
    assert army(t, 1)[0] == ["volantis captured bounty"]
    assert t.view(None)["bounty"] == "1:I.1"
    t = table(
        army={0: [["les-apotres-de-la-nuit", "le-cercle-rouge captured bounty"]]},
        clans={1: ["goan-sul"]},
        hand={1: ["deesses-de-lave"]},
    )
    play(t, "activate I.1", "choose I.2", "play deesses-de-lave", "choose 0:I.2")
    assert asked(t) == (1, "bounty")


@pytest.mark.parametrize(
    ("rows", "choices"),
    [
        ([["un-go"], ["she-rift bounty"]], ["activate I.1", "choose II.1"]),
        ([["bun-to"], ["she-rift bounty"]], ["shift II.1 shard", "pay galmi", "pay kan-te"]),
        ([["bun-to", "un-go bounty"]], ["shift I.2 boul-go", "pay galmi", "pay kan-te"]),
    ],
    ids=["returned", "shifted", "shifted-troop"],
)
def test_gx_e4_it_returns_to_the_board_when_its_card_leaves(
    rows: list[list[str]], choices: list[str]
) -> None:
    t = table(army={0: rows}, hand={0: ["shard", "galmi", "kan-te", "boul-go"]})
    play(t, *choices)
    assert t.view(None)["bounty"] is None
    assert rules_told(t, "lost-bounty") == ["GX-E4"]
    assert "bounty" not in str(army(t, 0))


def test_gx_e4_a_destroyed_card_brings_its_bounty_and_gives_the_token_back() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["volantis bounty"]]},
        hand={0: ["les-gardiens-demons"]},
    )
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1")
    assert asked(t) == (0, "bounty")
    assert t.view(None)["bounty"] is None


def test_gx_e4_she_rift_places_it_on_any_card_and_moves_it_to_another() -> None:
    t = table(army={0: [["bun-to"]], 1: [["volantis captured"], ["sati"]]}, hand={0: ["she-rift"]})
    play(t, "play she-rift")
    assert options(t) == ["choose I.1", "choose II.1", "choose 1:I.1", "choose 1:II.1"]
    play(t, "choose 1:II.1")
    assert army(t, 1)[1] == ["sati bounty"]
    t = table(army={0: [["bun-to"], ["she-rift"]], 1: [["volantis"], ["sati bounty"]]})
    play(t, "activate II.1")
    assert refused(t, "choose 1:II.1") == ["GX-E4"]
    play(t, "choose II.1")
    assert (army(t, 0)[1], army(t, 1)[1]) == (["she-rift tokens=1 bounty"], ["sati"])


def test_gx_e4_the_token_goes_with_a_swapped_card() -> None:
    for first, second in (("I.1", "I.2"), ("I.2", "I.1")):
        t = table(army={0: [["kno-bo", "bun-to bounty"]]})
        play(t, "activate I.1", f"choose {first}", f"choose {second}")
        assert army(t, 0)[0] == ["bun-to bounty", "kno-bo tokens=1"]


def test_gx_e4_the_token_counts_for_galmi_avatar() -> None:
    for mark, value in (("", 3), (" bounty", 6), (" captured bounty", 3)):
        t = table(army={0: [["bun-to"], ["galmi-avatar"]], 1: [["volantis" + mark]]})
        assert t.view(None)["seats"][0]["strength"] == 2 + value  # type: ignore[index]


# --- the Petal Faeries, who live on it


def test_gx_e3_petal_faeries_capture_any_bounty_card_also_by_the_token() -> None:
    t = table(
        army={
            0: [["volantis"], ["sati"], ["byun-hyung-ja-justice"]],
            1: [["muraena"], ["kaez bounty"], ["phoenix"]],
        },
        hand={0: ["les-fees-petales"]},
    )
    play(t, "play les-fees-petales")
    assert options(t) == ["choose III.1", "choose 1:I.1", "choose 1:II.1"]
    assert refused(t, "choose 1:III.1") == ["GX-E3"]


def test_gx_e3_petal_faeries_do_not_find_a_captured_bounty_card() -> None:
    t = table(army={1: [["muraena captured"], ["kaez captured bounty"]]}, hand={0: ["les-fees-petales"]})
    play(t, "play les-fees-petales")
    assert asked(t) == (1, "turn")
    assert told(t, "captured") == []
    assert tokens(t, 0) == (2, 0, 2)
