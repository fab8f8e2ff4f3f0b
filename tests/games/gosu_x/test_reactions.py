"""GX-E6, GX-E16: Force of Will, in anyone's turn and inside other effects."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    options,
    play,
    refused,
    removed,
    rules_told,
    seen_hand,
    table,
    tokens,
    told,
)

from honjin.table.table import Table

CIRCLE = "le-cercle-rouge"
SHIELD = "atalante-a-grand-bouclier"


def capture_from(held: list[str], **more: object) -> Table:
    """Seat 0 is about to capture a Troop of seat 1, which plays Abhilasha and holds these cards."""
    t = table(
        army={1: [["les-apotres-de-la-nuit"]]},
        hand={0: ["deesses-de-lave"], 1: held},
        clans={1: ["abhilasha", "justice"]},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play deesses-de-lave", "choose 1:I.1")


# --- GX-E6: the capture or destruction of a card


def test_gx_e6_the_red_circle_cancels_a_capture_in_the_other_players_turn() -> None:
    t = capture_from([CIRCLE, "sati"])
    assert asked(t) == (1, "react-to-harm")
    assert options(t) == ["no", f"react {CIRCLE}"]
    play(t, f"react {CIRCLE}")
    assert army(t, 1)[0] == ["les-apotres-de-la-nuit"]
    assert (hand(t, 1), discard(t, 1)) == (["sati"], [CIRCLE])
    assert rules_told(t, "reacted") == ["GX-E6"]
    assert told(t, "captured") == []
    assert asked(t) == (1, "turn")


def test_gx_e6_it_may_stay_in_hand() -> None:
    t = play(capture_from([CIRCLE]), "no")
    assert army(t, 1)[0] == ["les-apotres-de-la-nuit captured"]
    assert hand(t, 1) == [CIRCLE]


def test_gx_e6_it_cancels_a_destruction() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["les-apotres-de-la-nuit tokens=1"]]},
        hand={0: ["les-gardiens-demons"], 1: [CIRCLE]},
    )
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1", f"react {CIRCLE}")
    assert army(t, 1)[0] == ["les-apotres-de-la-nuit tokens=1"]
    assert told(t, "destroyed") == []


def test_gx_e6_a_captured_card_is_saved_from_destruction_too() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["les-apotres-de-la-nuit captured"]]},
        hand={0: ["les-gardiens-demons"], 1: [CIRCLE]},
    )
    play(t, "play les-gardiens-demons", "done", "choose 1:I.1", f"react {CIRCLE}")
    assert army(t, 1)[0] == ["les-apotres-de-la-nuit captured"]


def test_gx_e6_other_cards_are_no_answer() -> None:
    t = capture_from([CIRCLE, SHIELD, "sati"])
    assert refused(t, f"react {SHIELD}") == ["GX-E6"]
    assert refused(t, "react sati") == ["GX-E6"]
    assert refused(t, "react solok") == ["GX-T1", "GX-E6"]


@pytest.mark.parametrize("held", [["sati"], [CIRCLE], ["solok", "quae"]])
def test_gx_e6_whoever_could_hold_it_is_asked(held: list[str]) -> None:
    t = capture_from(held)
    assert asked(t) == (1, "react-to-harm")
    assert options(t) == (["no", f"react {CIRCLE}"] if CIRCLE in held else ["no"])
    # Nobody else sees which answers there are.
    assert "options" not in t.view(0)["decision"]  # type: ignore[operator]


def test_gx_e6_a_card_that_only_the_opponent_saw_is_not_public() -> None:
    t = capture_from(["sati seen"])
    assert asked(t) == (1, "react-to-harm")


@pytest.mark.parametrize("held", [[], ["sati known"], ["sati known", "quae known"]])
def test_gx_e6_nobody_is_asked_when_the_whole_hand_is_known(held: list[str]) -> None:
    t = capture_from(held)
    assert asked(t) == (1, "turn")
    assert army(t, 1)[0] == ["les-apotres-de-la-nuit captured"]


def test_gx_e6_a_known_red_circle_is_asked_for() -> None:
    t = capture_from([f"{CIRCLE} known"], discard={1: [CIRCLE]})
    assert options(t) == ["no", f"react {CIRCLE}"]


@pytest.mark.parametrize(
    "elsewhere",
    [
        {"discard": {1: [CIRCLE, CIRCLE]}},
        {"removed": {1: [CIRCLE, CIRCLE]}},
        {"discard": {1: [CIRCLE]}, "removed": {1: [CIRCLE]}},
        {"discard": {1: [CIRCLE]}, "deck_top": {1: [f"{CIRCLE} known"]}},
    ],
    ids=["discard", "removed", "both", "on-the-deck"],
)
def test_gx_e6_nobody_is_asked_when_all_copies_are_elsewhere(
    elsewhere: dict[str, dict[int, list[str]]],
) -> None:
    assert asked(capture_from(["sati"], **elsewhere)) == (1, "turn")


def test_gx_e6_one_copy_left_is_enough_to_ask() -> None:
    assert asked(capture_from(["sati"], discard={1: [CIRCLE]})) == (1, "react-to-harm")
    # On the deck, but only its owner knows.
    top = {1: [f"{CIRCLE} seen"]}
    assert asked(capture_from(["sati"], discard={1: [CIRCLE]}, deck_top=top)) == (1, "react-to-harm")


def test_gx_e6_copies_in_the_army_are_elsewhere() -> None:
    for troops, prompt in (([CIRCLE, CIRCLE + " captured"], "turn"), ([CIRCLE], "react-to-harm")):
        t = table(army={1: [troops]}, hand={0: ["deesses-de-lave"], 1: ["sati"]})
        play(t, "play deesses-de-lave", "choose 1:I.1")
        assert asked(t) == (1, prompt)


def test_gx_e6_nobody_without_the_clan_is_asked() -> None:
    t = table(army={1: [["volantis"]]}, hand={0: ["deesses-de-lave"], 1: ["sati"]}, clans={0: ["abhilasha"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert asked(t) == (1, "turn")


def test_gx_e6_whoever_caused_it_may_save_the_own_card() -> None:
    t = table(hand={0: ["deesses-de-lave", CIRCLE]})
    play(t, "play deesses-de-lave", "choose I.1")
    assert asked(t) == (0, "react-to-harm")
    play(t, f"react {CIRCLE}")
    assert army(t, 0)[0] == ["deesses-de-lave"]


def test_gx_e6_a_sacrifice_and_a_return_to_the_deck_can_not_be_cancelled() -> None:
    t = table(
        army={0: [["nitish", "bun-to"]], 1: [["les-apotres-de-la-nuit"]]},
        hand={0: ["niranjan", "un-go"], 1: [CIRCLE]},
    )
    returned = t.clone()
    play(t, "play niranjan")
    assert asked(t) == (1, "sacrifice")
    play(returned, "play un-go", "choose 1:I.1")
    assert asked(returned) == (1, "turn")
    assert army(returned, 1)[0] == []


def test_gx_e6_an_ethereal_card_needs_no_red_circle() -> None:
    t = table(
        army={0: [["esprits-de-smook"]], 1: [["aat"], ["sha-dow"]]},
        hand={0: ["alpha"], 1: [CIRCLE]},
    )
    play(t, "play alpha")
    assert refused(t, "choose 1:II.1") == ["GX-A4"]


def test_gx_e6_a_banned_card_can_still_be_used() -> None:
    t = capture_from([CIRCLE], banned={1: [CIRCLE]})
    assert f"react {CIRCLE}" in options(t)


def test_gx_e6_two_copies_do_not_answer_one_another() -> None:
    t = capture_from([CIRCLE, CIRCLE])
    play(t, f"react {CIRCLE}")
    assert (hand(t, 1), discard(t, 1)) == ([CIRCLE], [CIRCLE])


# --- GX-E6: an activation


def activate(held: list[str], **more: object) -> Table:
    t = table(
        army={0: [["muraena"]]},
        hand={1: held},
        clans={1: ["justice", "abhilasha"]},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "activate I.1")


def test_gx_e16_a_cancelled_activation_leaves_its_token_and_is_the_action() -> None:
    t = activate([SHIELD, "sati"])
    assert asked(t) == (1, "react-to-activation")
    assert options(t) == ["no", f"react {SHIELD}"]
    play(t, f"react {SHIELD}")
    assert army(t, 0)[0] == ["muraena tokens=1"]
    assert (hand(t, 0), tokens(t, 0)) == ([], (1, 0, 2))
    assert discard(t, 1) == [SHIELD]
    assert told(t, "resolved") == []
    assert asked(t) == (1, "turn")


def test_gx_e6_an_activation_goes_on_if_nobody_answers() -> None:
    t = play(activate([SHIELD]), "no")
    assert len(hand(t, 0)) == 2
    assert hand(t, 1) == [SHIELD]


def test_gx_e6_the_red_circle_is_no_answer_to_an_activation() -> None:
    t = activate([CIRCLE])
    assert options(t) == ["no"]
    assert refused(t, f"react {CIRCLE}") == ["GX-E6"]


@pytest.mark.parametrize(
    ("held", "elsewhere"),
    [
        ([], {}),
        (["sati known"], {}),
        (["sati"], {"discard": {1: [SHIELD, SHIELD]}}),
    ],
)
def test_gx_e6_no_activation_is_asked_about_without_a_possible_shield(
    held: list[str], elsewhere: dict[str, object]
) -> None:
    t = activate(held, **elsewhere)
    assert len(hand(t, 0)) == 2
    assert asked(t) == (1, "turn")


def test_gx_e6_the_shield_is_no_answer_to_a_card_that_enters_play_or_to_ones_own_activation() -> None:
    t = table(hand={0: ["muraena"], 1: [SHIELD]})
    play(t, "play muraena")
    assert asked(t) == (1, "turn")
    t = table(army={0: [["muraena"]]}, hand={0: [SHIELD], 1: ["nitish"]}, clans={0: ["justice"]})
    play(t, "activate I.1")
    assert asked(t) == (1, "turn")


def test_gx_e6_spending_tokens_to_draw_is_no_activation() -> None:
    t = table(hand={1: [SHIELD]})
    assert asked(play(t, "draw 1")) == (1, "turn")


# --- GX-E16, inside other effects


def goan_sul_against(held: list[str]) -> Table:
    t = table(
        army={
            0: [["deesses-de-lave"], ["alpha"]],
            1: [["les-apotres-de-la-nuit", "les-sombres-cultistes"], ["solok"]],
        },
        hand={0: ["goan-sul"], 1: held},
    )
    return play(t, "play goan-sul", "clan abhilasha")


def test_gx_e16_one_of_all_is_saved() -> None:
    t = play(goan_sul_against([CIRCLE, "cylak"]), f"react {CIRCLE}")
    assert asked(t) == (1, "react-to-harm")
    play(t, "no")
    assert army(t, 1) == [["les-apotres-de-la-nuit", "les-sombres-cultistes"], [], []]


def test_gx_e16_the_holder_may_wait_for_the_better_card() -> None:
    t = play(goan_sul_against([CIRCLE, "cylak"]), "no")
    assert asked(t) == (0, "bounty")
    play(t, "yes")
    assert asked(t) == (1, "react-to-harm")
    play(t, f"react {CIRCLE}")
    assert army(t, 1) == [["les-apotres-de-la-nuit"], ["solok"], []]


def test_gx_e16_two_circles_save_two_cards() -> None:
    t = play(goan_sul_against([CIRCLE, CIRCLE]), f"react {CIRCLE}", f"react {CIRCLE}")
    assert army(t, 1) == [["les-apotres-de-la-nuit", "les-sombres-cultistes"], ["solok"], []]


def test_gx_e16_the_last_card_in_hand_answers_only_once() -> None:
    t = play(goan_sul_against([CIRCLE]), f"react {CIRCLE}")
    # The hand is empty now, as everybody can see.
    assert asked(t) == (1, "turn")
    assert army(t, 1)[1] == []


def test_gx_e16_no_bounty_for_a_saved_card() -> None:
    t = table(army={1: [["les-sombres-cultistes"]]}, hand={0: ["deesses-de-lave"], 1: [CIRCLE]})
    play(t, "play deesses-de-lave", "choose 1:I.1", f"react {CIRCLE}")
    assert asked(t) == (1, "turn")
    assert hand(t, 0) == []


def test_gx_e16_a_saved_card_was_not_captured() -> None:
    t = table(army={1: [["les-gardiens-de-la-nuit"]]}, hand={0: ["deesses-de-lave", "alpha"], 1: [CIRCLE]})
    play(t, "play deesses-de-lave", "choose 1:I.1", f"react {CIRCLE}")
    assert asked(t) == (1, "turn")
    assert hand(t, 0) == ["alpha"]


def test_gx_e16_nios_capture_after_the_copy_can_be_cancelled_and_echo_remains() -> None:
    t = table(
        army={0: [["1000-visages"]]},
        hand={0: ["nio", CIRCLE]},
        deck_top={0: ["solok", "cylak"]},
    )
    play(t, "play nio", "choose I.1")
    assert len(hand(t, 0)) == 2
    assert asked(t) == (0, "react-to-harm")
    play(t, f"react {CIRCLE}")
    assert army(t, 0)[0] == ["1000-visages"]
    play(t, "yes", "choose I.1", "no")
    assert army(t, 0)[0] == ["1000-visages captured"]
    assert hand(t, 0) == ["cylak", "solok"]


PHOENIX_ROWS = [
    ["arpia", "le-cercle-rouge", "timer"],
    ["phoenix-eliana", "phoenix-immortal"],
    ["phoenix", "byun-hyung-ja-phoenix"],
]


def test_gx_e16_a_cancelled_price_unlocks_nothing() -> None:
    t = table(army={0: PHOENIX_ROWS}, hand={0: [CIRCLE]})
    play(t, "draw 1")
    assert asked(t) == (0, "react-to-harm")
    paid = t.clone()
    play(t, f"react {CIRCLE}")
    assert army(t, 0)[2] == ["phoenix", "byun-hyung-ja-phoenix"]
    assert tokens(t, 0) == (1, 1, 2)
    play(paid, "no")
    assert army(paid, 0)[2] == ["phoenix", "byun-hyung-ja-phoenix captured"]
    assert tokens(paid, 0) == (2, 1, 1)


def test_gx_e16_a_card_saved_from_the_opponent_in_ones_own_turn() -> None:
    t = table(
        army={
            0: [["le-cercle-rouge"], ["ashes"], ["abhilasha"]],
            1: [["volantis"], ["sati"], ["justice captured"]],
        },
        hand={0: ["cylak", CIRCLE]},
    )
    play(t, "shift II.1 cylak", "choose 0:III.1")
    assert asked(t) == (0, "react-to-harm")
    play(t, f"react {CIRCLE}")
    assert army(t, 0)[2] == ["abhilasha"]


def test_gx_e16_a_used_red_circle_is_known_and_counts_for_later_questions() -> None:
    t = play(capture_from([CIRCLE, "sati"], removed={1: [CIRCLE]}), f"react {CIRCLE}")
    assert (discard(t, 1), removed(t, 1)) == ([CIRCLE], [CIRCLE])
    assert seen_hand(t, 1, 0) == [None]
    play(t, "draw 1")
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["les-apotres-de-la-nuit"]]},
        hand={0: ["deesses-de-lave"], 1: ["sati"]},
        discard={1: [CIRCLE]},
        removed={1: [CIRCLE]},
    )
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert asked(t) == (1, "turn")
