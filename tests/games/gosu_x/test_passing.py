"""GX-Q: passing, the turns that are left, and the end of a round."""

import pytest
from gosu_x import (
    army,
    asked,
    hand,
    mover,
    options,
    play,
    prompt,
    refused,
    rules_told,
    seat,
    table,
    tokens,
    told,
)

from honjin.table.table import Table

NO_TOKENS = {0: {"hand": 0}}
SHORT = {0: {"hand": 0}, 1: {"locked": 0}}  # seat 0 may pass, seat 1 has four tokens to draw with


def fought(t: Table) -> bool:
    return bool(told(t, "fought"))


def drawn(t: Table) -> int:
    """How many turns seat 1 has to draw in before the battle."""
    turns = 0
    while not fought(t):
        assert (prompt(t), mover(t)) == ("turn", 1)
        t.play("draw 1")
        turns += 1
    return turns


# --- GX-Q1


def test_gx_q1_the_first_to_pass_has_no_token_in_hand() -> None:
    t = table()
    (refusal,) = t.why_not(0, "pass")
    assert refusal.text("en") == "the first to pass must have no Activation token in hand; you have 2: GX-Q1"
    assert (
        refusal.text("fr")
        == "le premier à passer ne doit avoir aucun jeton d'Activation en main ; vous en avez 2 : GX-Q1"
    )
    assert refused(table(tokens={0: {"hand": 1}}), "pass") == ["GX-Q1"]
    assert "pass" not in options(t)


def test_gx_q1_tokens_on_cards_spent_or_locked_do_not_matter() -> None:
    t = table(army={0: [["timer tokens=1"]]}, tokens={0: {"hand": 0, "spent": 1}})
    play(t, "pass")
    assert rules_told(t, "passed") == ["GX-Q1"]
    assert t.log(None)[0].text == "Player 1 passed."
    assert mover(t) == 1


def test_gx_q1_the_second_may_pass_at_any_time() -> None:
    t = table(tokens=SHORT)
    play(t, "pass", "pass")
    assert tokens(t, 1) == (4, 0, 0)
    assert fought(t)


def test_gx_q1_a_new_round_has_a_new_first_pass() -> None:
    t = table(army={0: [["timer"]]}, tokens=SHORT)
    play(t, "pass", "pass", "choose I.1")
    assert t.view(None)["round"] == 2
    assert refused(t, "pass") == ["GX-Q1"]


# --- GX-Q2


def test_gx_q2_after_the_first_pass_the_other_has_three_turns() -> None:
    t = play(table(tokens=SHORT), "pass")
    assert seat(t, 1)["turns_left"] == 3
    assert told(t, "turns-left")[0] | {"turn": 0} == {
        "kind": "turns-left",
        "rule": "GX-Q2",
        "turn": 0,
        "player": 1,
        "number": 3,
    }
    assert drawn(t) == 3


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_gx_q2_at_most(turns: int) -> None:
    t = play(table(tokens=SHORT), "pass", *["draw 1"] * turns)
    assert not fought(t)
    play(t, "pass")
    assert fought(t)


def test_gx_q2_two_with_the_galmi_tile_for_either_player() -> None:
    assert drawn(play(table(tokens=SHORT, tiles=["galmi"]), "pass")) == 2
    t = play(table(tokens={1: {"hand": 0}}, tiles=["galmi"], to_move=1), "pass")
    assert seat(t, 0)["turns_left"] == 2


@pytest.mark.parametrize(
    ("owner", "immortal", "turns"),
    [(0, "galmi", 2), (0, "galmi captured", 3), (0, "byun-hyung-ja-galmi", 3), (1, "galmi", 3)],
)
def test_gx_q2_two_if_the_passing_player_has_the_immortal_galmi(
    owner: int, immortal: str, turns: int
) -> None:
    t = table(army={owner: [["un-go"], ["galmi-avatar"], [immortal]]}, tokens=SHORT)
    play(t, "pass")
    assert seat(t, 1)["turns_left"] == turns
    assert drawn(t) == turns


def test_gx_q2_the_number_is_fixed_at_the_pass() -> None:
    rows = [["un-go"], ["galmi-avatar"], ["galmi"]]
    t = table(army={0: rows, 1: [["deesses-de-lave"]]}, tokens=SHORT, hand={1: ["alpha"]}, supremacy={1: 1})
    play(t, "pass", "play alpha", "choose 0:III.1")
    assert army(t, 0)[2] == ["galmi captured"]
    assert drawn(t) == 1


def test_gx_q2_additional_turns_are_among_them() -> None:
    t = table(army={1: [["boul-go"]]}, tokens=SHORT)
    play(t, "pass", "draw 3")
    assert (mover(t), t.view(None)["additional_turn"]) == (1, True)
    play(t, "draw 1", "draw 1")
    assert fought(t)


# --- GX-Q3


GALMI = [["un-go"], ["galmi-avatar"]]


def test_gx_q3_galmi_offers_a_pass_to_who_has_no_token_in_hand() -> None:
    t = table(army={0: GALMI, 1: [["volantis"]]}, hand={0: ["galmi"]}, tokens=SHORT)
    play(t, "play galmi", "choose 1:I.1")
    assert (prompt(t), options(t)) == ("may-pass", ["yes", "no"])
    twin = t.clone()
    play(t, "yes")
    assert (seat(t, 0)["passed"], seat(t, 1)["turns_left"]) == (True, 2)
    assert rules_told(t, "passed") == ["GX-Q1"]
    play(twin, "no")
    assert (seat(twin, 0)["passed"], mover(twin)) == (False, 1)


def test_gx_q3_not_with_a_token_in_hand() -> None:
    t = table(army={0: GALMI, 1: [["volantis"]]}, hand={0: ["galmi"]}, tokens={0: {"hand": 1}})
    play(t, "play galmi", "choose 1:I.1")
    assert (prompt(t), mover(t)) == ("turn", 1)
    assert rules_told(t, "could-not-pass") == ["GX-Q3"]


def test_gx_q3_that_a_pass_is_not_possible_is_all_that_is_said() -> None:
    t = table(army={0: GALMI, 1: [["volantis"]]}, hand={0: ["galmi"]}, tokens={0: {"hand": 1}})
    play(t, "play galmi", "choose 1:I.1")
    assert (told(t, "did-nothing"), len(told(t, "returned"))) == ([], 1)
    for lang, said in (
        ("en", "Galmi: passing at once was not possible."),
        ("fr", "Galmi\u00a0: impossible de passer aussitôt."),
    ):
        assert [(line.text, line.rule) for line in t.log(0, lang) if line.rule == "GX-Q3"] == [
            (said, "GX-Q3")
        ]


@pytest.mark.parametrize("option", ["always-spent", "as-usual"])
def test_gx_q3_the_second_to_pass_needs_an_empty_token_hand_unless_by_the_option(option: str) -> None:
    t = table(army={0: GALMI}, hand={0: ["galmi"]}, passed=[1], options={"galmi_pass": option})
    play(t, "play galmi", "choose III.1")
    if option == "as-usual":
        play(t, "yes")
        assert fought(t)
    else:
        assert (asked(t), rules_told(t, "could-not-pass")) == ((0, "turn"), ["GX-Q3"])
        assert refused(t, "pass") == []  # GX-Q1 is as it was


def test_gx_q3_with_no_token_left_the_second_passes_through_galmi() -> None:
    t = table(army={0: GALMI}, hand={0: ["galmi"]}, passed=[1], tokens=SHORT)
    play(t, "play galmi", "choose III.1", "yes")
    assert fought(t)


def test_gx_q3_what_is_pending_is_resolved_and_the_turn_ends_as_usual() -> None:
    # The tile Tomorrow gives Galmi Echo; Nezha waits for the end of the turn.
    rows = [["un-go", "volantis"], ["galmi-avatar", "nezha"]]
    t = table(army={0: rows, 1: [["timer", "arpia"]]}, hand={0: ["galmi"]}, tokens=SHORT, tiles=["tomorrow"])
    play(t, "play galmi", "choose 1:I.2", "yes")
    assert (prompt(t), mover(t)) == ("echo", 0)
    play(t, "yes", "choose 1:I.1")
    assert army(t, 1)[0] == []
    assert len(hand(t, 0)) == 2  # Nezha
    assert (prompt(t), mover(t), seat(t, 1)["turns_left"]) == ("turn", 1, 2)
    assert len(told(t, "passed")) == 1


def test_gx_q3_a_galmi_that_went_back_to_the_deck_shortens_nothing() -> None:
    t = table(army={0: GALMI}, hand={0: ["galmi"]}, tokens=SHORT)
    play(t, "play galmi", "choose III.1", "yes")
    assert seat(t, 1)["turns_left"] == 3


# --- GX-Q4


def test_gx_q4_who_has_passed_has_no_more_turns_this_round() -> None:
    t = play(table(tokens=SHORT, hand={0: ["timer"]}), "pass", "draw 1", "draw 1")
    assert mover(t) == 1
    assert [refusal.rule for refusal in t.why_not(0, "play timer")] == ["HJ-C2"]


def echoed(first: str, second: str) -> Table:
    """Xi'an copies one card, and by Echo (the tile Tomorrow) another."""
    rows = [["3-voeux", "un-go", "timer"], ["pangu", "galmi-avatar"], ["galmi"]]
    t = table(
        army={0: rows, 1: [["volantis", "volantis"]]}, hand={0: ["xi-an"]}, tokens=SHORT, tiles=["tomorrow"]
    )
    play(t, "play xi-an", f"choose {first}")
    if first == "III.1":
        play(t, "choose 1:I.2", "yes")
    play(t, "yes", f"choose {second}")
    return play(t, "choose 1:I.2", "yes") if second == "III.1" else t


def test_gx_q4_an_additional_turn_still_due_is_lost() -> None:
    t = echoed("I.3", "III.1")
    assert (len(told(t, "gained-turn")), rules_told(t, "lost-turn")) == (1, ["GX-Q4"])
    assert (mover(t), seat(t, 0)["passed"]) == (1, True)
    assert t.view(None)["additional_turn_due"] is False


def test_gx_q4_so_is_one_gained_after_the_pass() -> None:
    t = echoed("III.1", "I.3")
    assert (told(t, "gained-turn"), rules_told(t, "lost-turn")) == ([], ["GX-Q4"])
    assert t.view(None)["additional_turn_due"] is False
    assert (mover(t), t.view(None)["additional_turn"]) == (1, False)
    assert drawn(t) == 2


# --- GX-Q5


@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_gx_q5_after_the_last_of_the_turns_an_additional_one_is_lost(left: int, over: bool) -> None:
    t = table(hand={0: ["timer"]}, passed=[1], turns_left=left)
    play(t, "play timer")
    assert fought(t) == over
    assert (rules_told(t, "gained-turn"), rules_told(t, "lost-turn")) == (
        ([], ["GX-Q5"]) if over else (["GX-E7"], [])
    )
    if not over:
        assert t.view(None)["additional_turn"] is True
        play(t, "draw 1")
        assert fought(t)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Your additional turn is lost."),
        ("fr", "Votre tour additionnel est perdu."),
    ],
)
def test_gx_q5_the_log_says_that_it_is_lost(lang: str, said: str) -> None:
    t = play(table(hand={0: ["timer"]}, passed=[1], turns_left=1), "play timer")
    assert [line.text for line in t.log(0, lang) if line.rule == "GX-Q5"] == [said]


def test_gx_q5_it_is_the_next_of_them_with_what_it_allows() -> None:
    t = table(
        army={0: [["nitish"]]}, hand={0: ["nityananda"]}, discard={0: ["navaj"]}, passed=[1], turns_left=2
    )
    play(t, "play nityananda")
    assert "play navaj from discard" in options(t)
    play(t, "play navaj from discard")
    assert fought(t)


def test_gx_q5_the_turn_after_an_additional_one_is_a_plain_turn() -> None:
    t = table(army={0: [["timer", "sqeezs"]]}, tokens={0: {"locked": 0}}, passed=[1], turns_left=3)
    play(t, "activate I.1", "draw 1")
    assert (mover(t), t.view(None)["additional_turn"]) == (0, False)
    assert rules_told(t, "started-additional") == ["GX-E7"]


# --- GX-Q6


@pytest.mark.parametrize(("begun", "over"), [(119, False), (120, True)])
def test_gx_q6_a_round_has_at_most_120_turns(begun: int, over: bool) -> None:
    t = table(army={0: [["timer"]]}, round_turns=begun)
    play(t, "draw 1")
    assert fought(t) == over
    assert rules_told(t, "reached-limit") == (["GX-Q6"] if over else [])


def test_gx_q6_as_if_both_had_passed() -> None:
    rows = [["un-go"], ["shard"], ["byun-hyung-ja-galmi"]]
    t = table(army={0: rows, 1: [["volantis"]]}, round_turns=120)
    play(t, "draw 1")
    assert told(t, "won-supremacy")[0]["player"] == 0
    assert prompt(t) == "song-sacrifice"
    assert told(t, "unlocked") == []  # nobody was the first to pass
    assert t.log(None)[-5].text == "The round has had every turn that a round allows."


def test_gx_q6_an_additional_turn_is_one_of_them_and_the_next_round_counts_anew() -> None:
    t = table(hand={0: ["timer"]}, round_turns=120)
    play(t, "play timer")
    assert fought(t)
    assert rules_told(t, "lost-turn") == ["GX-Q6"]
    play(t, "choose I.1")
    assert t.view(None)["round"] == 2
    play(t, "draw 1")
    play(t, options(t)[0])  # an eighth card
    assert (prompt(t), len(told(t, "fought"))) == ("turn", 2)
