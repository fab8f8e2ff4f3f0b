"""The eleven cards of Abhilasha, played one by one."""

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
    table,
    tokens,
    told,
    winners,
)

from honjin.table.table import Table

# --- Le Cercle Rouge


def attack(attacker: str, target: str, held: str = "le-cercle-rouge", **more: object) -> Table:
    """Seat 0 attacks a card of seat 1, who holds another."""
    t = table(
        army={0: [["nakshatra"]], 1: [["les-sombres-cultistes", "les-apotres-de-la-nuit"], ["solok"]]},
        hand={0: [attacker, "nitish", "navaj"], 1: [held]},
        **more,  # type: ignore[arg-type]
    )
    return play(t, f"play {attacker}", "pay nitish", "pay navaj", *target.split(", "))


def test_card_le_cercle_rouge_cancels_a_capture_and_its_bounty() -> None:
    t = attack("deesses-de-lave", "choose 1:I.1")
    assert (asked(t), options(t)) == ((1, "react-to-harm"), ["no", "react le-cercle-rouge"])
    play(t, "react le-cercle-rouge")
    assert army(t, 1)[0] == ["les-sombres-cultistes", "les-apotres-de-la-nuit"]
    assert (hand(t, 1), discard(t, 1)) == ([], ["le-cercle-rouge"])
    assert (told(t, "captured"), asked(t)) == ([], (1, "turn"))


def test_card_le_cercle_rouge_cancels_a_destruction() -> None:
    t = attack("les-gardiens-demons", "done, choose 1:I.2")
    assert army(play(t, "react le-cercle-rouge"), 1)[0][1] == "les-apotres-de-la-nuit"


def test_card_le_cercle_rouge_may_stay_in_hand() -> None:
    t = play(attack("les-gardiens-demons", "done, choose 1:I.2"), "no")
    assert (hand(t, 1), discard(t, 1)) == (["le-cercle-rouge"], ["les-apotres-de-la-nuit"])


def test_card_le_cercle_rouge_does_not_answer_a_sacrifice_or_an_activation() -> None:
    rows = {0: [["nakshatra"], ["niranjan"]], 1: [["les-sombres-cultistes"]]}
    t = table(army=rows, hand={1: ["le-cercle-rouge"]})
    assert asked(play(t, "activate II.1")) == (1, "sacrifice")


def test_card_le_cercle_rouge_saves_one_card_of_several() -> None:
    mine = [["deesses-de-lave", "deesses-de-lave"], ["alpha"]]
    t = table(
        army={0: mine, 1: [["les-sombres-cultistes", "les-apotres-de-la-nuit"], ["solok"]]},
        hand={0: ["goan-sul"], 1: ["le-cercle-rouge"]},
    )
    play(t, "play goan-sul", "clan abhilasha", "react le-cercle-rouge")
    assert army(t, 1)[:2] == [["les-sombres-cultistes", "les-apotres-de-la-nuit"], []]
    assert sorted(discard(t, 1)) == ["le-cercle-rouge", "solok"]


def test_card_le_cercle_rouge_answers_ones_own_capture() -> None:
    held = ["alpha-mort", "le-cercle-rouge"]
    t = play(table(army={0: [["les-gardiens-de-la-nuit"]]}, hand={0: held}), "play alpha-mort")
    assert asked(t) == (0, "react-to-harm")
    assert army(play(t, "react le-cercle-rouge"), 0)[1] == ["alpha-mort"]


def test_card_le_cercle_rouge_gives_its_place_to_a_card_of_the_discard() -> None:
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["navaj", "nalin"]}, discard={0: ["nitish"]})
    play(t, "shift I.1 from discard", "pay navaj")
    assert options(t) == ["choose navaj", "choose nitish"]
    assert refused(t, "choose le-cercle-rouge") == ["GX-A8", "GX-H2"]
    play(t, "choose navaj")
    assert (army(t, 0)[0], hand(t, 0)) == (["navaj"], ["nalin"])
    assert discard(t, 0) == ["le-cercle-rouge", "nitish"]
    assert rules_told(t, "shifted") == ["GX-H3"]


# --- Les apôtres de la nuit


def apostles(mine: list[list[str]], theirs: list[list[str]], **more: object) -> Table:
    held = {0: ["les-apotres-de-la-nuit"]}
    t = table(army={0: mine, 1: theirs}, hand=held, clans={0: ["abhilasha"]}, **more)  # type: ignore[arg-type]
    return play(t, "play les-apotres-de-la-nuit")


def test_card_les_apotres_de_la_nuit_capture_a_level_i_card() -> None:
    t = apostles([], [["nakshatra", "navaj"], ["nalin"]])
    assert options(t) == ["choose I.1", "choose 1:I.1", "choose 1:I.2"]
    assert refused(t, "choose 1:II.1") == ["GX-E1"]
    play(t, "choose 1:I.1")
    assert army(t, 1)[0] == ["nakshatra captured", "navaj"]


def test_card_les_apotres_de_la_nuit_release_a_level_i_card() -> None:
    t = play(apostles([["le-cercle-rouge captured"]], []), "choose I.1")
    assert army(t, 0)[0] == ["le-cercle-rouge", "les-apotres-de-la-nuit"]
    assert rules_told(t, "released") == ["GX-E10"]


def test_card_les_apotres_de_la_nuit_alone_must_capture_themselves() -> None:
    t = apostles([], [])
    assert options(t) == ["choose I.1"]
    assert army(play(t, "choose I.1"), 0)[0] == ["les-apotres-de-la-nuit captured"]


def test_card_les_apotres_de_la_nuit_do_nothing_to_ethereal_cards() -> None:
    t = apostles([], [["nakshatra"]], tiles=["justice"])
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))
    t = apostles([], [["nakshatra", "navaj"]], tiles=["justice"])
    assert options(t) == ["choose 1:I.1"]
    assert refused(t, "choose 1:I.2") == ["GX-A4", "GX-E10"]


def test_card_les_apotres_de_la_nuit_are_activated_once() -> None:
    t = table(army={0: [["les-apotres-de-la-nuit"]], 1: [["nakshatra", "navaj"]]}, hand={1: ["nitish"]})
    play(t, "activate I.1", "choose 1:I.2")
    assert army(t, 0)[0] == ["les-apotres-de-la-nuit tokens=1"]
    assert army(t, 1)[0] == ["nakshatra", "navaj captured"]
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


# --- Les gardiens de la nuit


def guarded(guard: str = "les-gardiens-de-la-nuit", held: tuple[str, ...] = ("nitish", "navaj")) -> Table:
    t = table(army={1: [[guard]]}, hand={0: ["deesses-de-lave", *held]}, deck_top={0: ["alpha"]})
    return play(t, "play deesses-de-lave", "choose 1:I.1")


def test_card_les_gardiens_de_la_nuit_captured_cost_the_opponent_a_card() -> None:
    t = guarded()
    assert (asked(t), options(t)) == ((0, "discard"), ["discard navaj", "discard nitish"])
    play(t, "discard navaj")
    assert (hand(t, 0), discard(t, 0)) == (["nitish"], ["navaj"])
    assert army(t, 1)[0] == ["les-gardiens-de-la-nuit captured"]


def test_card_les_gardiens_de_la_nuit_cost_nothing_from_an_empty_hand() -> None:
    t = guarded(held=())
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_les_gardiens_de_la_nuit_and_their_bounty_are_ordered_by_the_active_player() -> None:
    t = guarded("les-gardiens-de-la-nuit bounty", held=())
    assert (asked(t), options(t)) == ((0, "aftermath"), ["bounty first", "effect first"])
    first = play(t.clone(), "bounty first", "yes", "discard alpha")
    assert (hand(first, 0), discard(first, 0)) == ([], ["alpha"])
    then = play(t, "effect first", "yes")
    assert (hand(then, 0), discard(then, 0)) == (["alpha"], [])


def test_card_les_gardiens_de_la_nuit_captured_by_their_own_player_cost_the_opponent_a_card() -> None:
    rows = [["les-gardiens-de-la-nuit"]]
    t = table(army={0: rows}, hand={0: ["les-apotres-de-la-nuit"], 1: ["nitish"]})
    play(t, "play les-apotres-de-la-nuit", "choose I.1", "discard nitish")
    assert discard(t, 1) == ["nitish"]


def test_card_les_gardiens_de_la_nuit_recruit_a_troop_of_another_clan() -> None:
    t = table(hand={0: ["les-gardiens-de-la-nuit", "nikhilesh"]})
    play(t, "play les-gardiens-de-la-nuit", "draw 1", "play nikhilesh")
    assert rules_told(t, "placed") == ["GX-P1", "GX-P5"]


# --- Les sombres cultistes


def cultists(*rows: list[str], **more: object) -> Table:
    held = {0: ["les-sombres-cultistes", "sati", "elle"]}
    t = table(army={0: rows, 1: [["navaj"]]}, hand=held, **more)  # type: ignore[arg-type]
    return play(t, "play les-sombres-cultistes")


def test_card_les_sombres_cultistes_copy_a_card_of_their_row() -> None:
    row = ["les-gardiens-de-la-nuit", "obeezs", "le-cercle-rouge captured"]
    t = cultists(row, ["solok"], deck_top={0: ["ez", "ne-o"]})
    assert options(t) == ["choose I.1", "choose I.2"]
    assert refused(t, "choose I.3") == ["GX-A3"]
    assert refused(t, "choose II.1") == refused(t, "choose 1:I.1") == ["GX-A7"]
    assert refused(t, "choose I.4") == ["GX-A7", "GX-E8"]
    play(t, "choose I.2", "discard ez", "discard sati")
    assert (hand(t, 0), asked(t)) == (["elle", "ne-o"], (1, "turn"))
    assert [event["other_card"] for event in told(t, "copied")] == ["obeezs"]


def test_card_les_sombres_cultistes_copy_a_card_of_their_column_by_a_shift() -> None:
    rows = [["volantis", "le-cercle-rouge"], ["sati", "elle"]]
    t = table(army={0: rows}, hand={0: ["les-sombres-cultistes", "quae"], 1: ["nalin"]})
    play(t, "shift I.2 les-sombres-cultistes", "pay quae")
    assert options(t) == ["choose I.1", "choose II.2"]
    assert refused(t, "choose II.1") == ["GX-A7"]
    play(t, "choose II.2")
    assert asked(t) == (0, "search")


def test_card_les_sombres_cultistes_copy_nothing_of_a_card_with_no_entry_effect() -> None:
    t = play(cultists(["les-gardiens-de-la-nuit"]), "choose I.1")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E8"], (1, "turn"))


def test_card_les_sombres_cultistes_are_this_card_in_what_they_copy() -> None:
    t = table(army={0: [["le-cercle-rouge"], ["alpha-mort"]]}, hand={0: ["les-sombres-cultistes", "solok"]})
    play(t, "shift I.1 les-sombres-cultistes", "pay solok", "choose II.1")
    assert army(t, 0)[:2] == [["les-sombres-cultistes captured"], ["alpha-mort"]]


def test_card_les_sombres_cultistes_alone_copy_nothing() -> None:
    t = cultists()
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_les_sombres_cultistes_copy_no_card_twice_in_a_chain() -> None:
    t = play(cultists(["les-sombres-cultistes", "le-cercle-rouge"]), "choose I.1")
    assert options(t) == ["choose I.2"]
    assert refused(t, "choose I.1") == ["GX-E8"]


# --- Alpha (mort)


def dead_alpha(tokens: dict[str, int], troop: str = "les-apotres-de-la-nuit") -> Table:
    t = table(army={0: [[troop]]}, hand={0: ["alpha-mort"]}, tokens={0: tokens})
    return play(t, "play alpha-mort")


def test_card_alpha_mort_takes_two_tokens_back_and_is_captured() -> None:
    t = dead_alpha({"hand": 0, "spent": 1}, "les-apotres-de-la-nuit tokens=1")
    assert (asked(t), options(t)) == ((0, "take-back"), ["take I.1", "take spent", "done"])
    play(t, "take I.1", "take spent")
    assert tokens(t, 0) == (2, 0, 2)
    assert army(t, 0)[:2] == [["les-apotres-de-la-nuit"], ["alpha-mort captured"]]
    assert asked(t) == (1, "turn")


def test_card_alpha_mort_takes_no_third_token() -> None:
    t = dead_alpha({"hand": 0, "spent": 3, "locked": 1})
    assert tokens(play(t, "take spent", "take spent"), 0) == (2, 1, 1)


@pytest.mark.parametrize(("choices", "left"), [((), 2), (("take spent",), 1)])
def test_card_alpha_mort_may_take_fewer_and_is_captured_all_the_same(
    choices: tuple[str, ...], left: int
) -> None:
    t = play(dead_alpha({"hand": 0, "spent": 2}), *choices, "done")
    assert (tokens(t, 0)[1], army(t, 0)[1]) == (left, ["alpha-mort captured"])


def test_card_alpha_mort_without_a_token_to_take_is_captured() -> None:
    t = dead_alpha({"hand": 2})
    assert (rules_told(t, "did-nothing"), army(t, 0)[1]) == (["GX-K3"], ["alpha-mort captured"])


# --- Ashes


@pytest.mark.parametrize("locked", [2, 1, 0])
def test_card_ashes_takes_up_to_x_cards_of_one_clan_and_level(locked: int) -> None:
    heroes = ["alpha-mort", "cylak", "ecnalab", "solok"]
    t = table(
        army={0: [["le-cercle-rouge"]]},
        hand={0: ["ashes"]},
        discard={0: [*heroes, "nalin", "les-apotres-de-la-nuit", "abhilasha"]},
        tokens={0: {"hand": 4 - locked, "locked": locked}},
    )
    play(t, "play ashes")
    assert len(options(t)) == 8  # GX-E19
    play(t, "clan abhilasha", "level II")
    assert options(t) == [*(f"choose {hero}" for hero in heroes), "done"]
    assert refused(t, "choose nalin") == refused(t, "choose abhilasha") == ["GX-E1"]
    play(t, *(f"choose {hero}" for hero in heroes[: 4 - locked]))
    assert sorted(hand(t, 0)) == sorted(heroes[: 4 - locked])
    assert asked(t) == (1, "turn")


def test_card_ashes_may_take_fewer() -> None:
    pile = ["les-apotres-de-la-nuit", "les-apotres-de-la-nuit"]
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["ashes"]}, discard={0: pile})
    play(t, "play ashes", "clan abhilasha", "level I", "choose les-apotres-de-la-nuit", "done")
    assert hand(t, 0) == discard(t, 0) == ["les-apotres-de-la-nuit"]


def test_card_ashes_finds_nothing_of_that_kind() -> None:
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["ashes"]}, discard={0: ["solok"]})
    play(t, "play ashes", "clan abhilasha", "level III")
    assert (hand(t, 0), asked(t)) == ([], (1, "turn"))


# --- Cylak


def test_card_cylak_lets_each_player_capture_an_opposing_immortal() -> None:
    rows = {
        0: [["le-cercle-rouge", "le-cercle-rouge"], ["solok"], ["abhilasha"]],
        1: [["nakshatra"], ["nalin"], ["byun-hyung-ja-narashima"]],
    }
    t = play(table(army=rows, hand={0: ["cylak"], 1: ["nitish"]}), "play cylak")
    assert (asked(t), options(t)) == ((0, "choose"), ["choose 1:III.1", "done"])
    assert refused(t, "choose III.1") == refused(t, "choose 1:II.1") == ["GX-E1"]
    play(t, "choose 1:III.1", "no")
    assert (asked(t), options(t)) == ((1, "choose"), ["choose 0:III.1", "done"])
    play(t, "done")
    assert army(t, 0)[2] == ["abhilasha"]
    assert army(t, 1)[2] == ["byun-hyung-ja-narashima captured"]


def test_card_cylak_without_immortals_does_nothing() -> None:
    t = table(army={0: [["le-cercle-rouge"]], 1: [["nakshatra"]]}, hand={0: ["cylak"]})
    play(t, "play cylak")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1", "GX-E1"], (1, "turn"))


# --- Ecnalab


def test_card_ecnalab_makes_every_hand_three_cards() -> None:
    t = table(
        army={0: [["le-cercle-rouge"]]},
        hand={0: ["ecnalab", "solok"], 1: ["nakshatra", "navaj", "nitish", "nalin", "narashima"]},
        deck_top={0: ["ashes", "cylak"]},
    )
    play(t, "play ecnalab")
    assert hand(t, 0) == ["ashes", "cylak", "solok"]
    assert asked(t) == (1, "hand-of")
    play(t, "discard navaj", "discard nalin")
    assert hand(t, 1) == ["nakshatra", "nitish", "narashima"]
    assert asked(t) == (1, "turn")


def test_card_ecnalab_leaves_a_hand_of_three() -> None:
    held = ["solok", "ashes", "cylak"]
    t = table(army={0: [["le-cercle-rouge"]]}, hand={0: ["ecnalab", *held]})
    play(t, "play ecnalab")
    assert (sorted(hand(t, 0)), len(hand(t, 1))) == (sorted(held), 3)
    assert rules_told(t, "did-nothing") == ["GX-E1"]


def test_card_ecnalab_is_replaced_for_free_by_a_hero_of_the_discard() -> None:
    t = table(army={0: [["le-cercle-rouge"], ["ecnalab"]]}, discard={0: ["nezha"]})
    play(t, "shift II.1 from discard", "choose nezha")
    assert (army(t, 0)[1], discard(t, 0), told(t, "paid")) == (["nezha"], ["ecnalab"], [])


# --- Solok


def test_card_solok_captures_or_releases_a_card_of_level_i_or_ii() -> None:
    theirs = [["nakshatra", "navaj captured"], ["nalin"], ["narashima"]]
    t = table(army={0: [["le-cercle-rouge"]], 1: theirs}, hand={0: ["solok"], 1: ["nitish"]})
    play(t, "play solok")
    assert options(t)[-3:] == ["choose 1:I.1", "choose 1:I.2", "choose 1:II.1"]
    assert options(t)[:-3] == ["choose I.1", "choose II.1"]
    assert refused(t, "choose 1:III.1") == ["GX-E1"]
    freed = play(t.clone(), "choose 1:I.2")
    assert army(freed, 1)[0] == ["nakshatra", "navaj"]
    play(t, "choose 1:II.1")
    assert army(t, 1)[1] == ["nalin captured"]


def test_card_solok_may_take_only_ones_own() -> None:
    t = play(table(army={0: [["le-cercle-rouge"]]}, hand={0: ["solok"]}), "play solok")
    assert options(t) == ["choose I.1", "choose II.1"]
    assert army(play(t, "choose II.1"), 0)[1] == ["solok captured"]


# --- Abhilasha


def leader(mine: list[str], theirs: list[str], **more: object) -> Table:
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]]},
        hand={0: ["abhilasha"]},
        discard={0: mine, 1: theirs},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play abhilasha")


def test_card_abhilasha_copies_a_card_of_any_discard_and_removes_it() -> None:
    t = leader(["nikhilesh", "nitish"], ["sati", "elle"], deck_top={0: ["nalin"]})
    assert options(t) == ["choose nikhilesh", "choose nitish", "choose elle", "choose sati"]
    assert refused(t, "choose nalin") == ["GX-A8"]
    own = play(t.clone(), "choose nikhilesh")
    assert (hand(own, 0), removed(own, 0), discard(own, 0)) == (["nalin"], ["nikhilesh"], ["nitish"])
    play(t, "choose elle", "choose nalin")
    assert (hand(t, 0), removed(t, 1), discard(t, 1)) == (["nalin"], ["elle"], ["sati"])
    assert rules_told(t, "removed") == ["GX-E9"]


def test_card_abhilasha_removes_a_card_that_has_no_effect_to_copy() -> None:
    t = play(leader([], ["ne-ye"], deck_top={0: ["cylak"]}), "choose ne-ye")
    assert rules_told(t, "did-nothing") == ["GX-E8"]
    assert (removed(t, 1), hand(t, 0), hand(t, 1)) == (["ne-ye"], ["cylak"], [])


def test_card_abhilasha_with_empty_discards_does_nothing() -> None:
    t = leader([], [])
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_abhilasha_echoes_the_whole_copy_under_the_tomorrow_tile() -> None:
    t = leader(["nikhilesh", "nitish"], [], tiles=["tomorrow"])
    play(t, "choose nikhilesh")
    assert asked(t) == (0, "echo")
    assert options(play(t, "yes")) == ["choose nitish"]


def test_card_abhilasha_gives_secret_shift_to_ones_cards_with_a_shift_cost() -> None:
    rows = [["navaj", "all-in-one"], ["solok"], ["abhilasha"]]
    t = table(army={0: rows}, hand={0: ["nalin", "narashima"]}, discard={0: ["nitish"]})
    assert refused(t, "shift I.2 from discard") == ["GX-H1", "GX-H3"]
    play(t, "shift I.1 from discard", "pay nalin", "pay narashima", "choose nitish")
    assert army(t, 0)[0] == ["nitish", "all-in-one"]


def test_card_abhilasha_captured_gives_no_secret_shift() -> None:
    rows = [["navaj"], ["solok"], ["abhilasha captured"]]
    t = table(army={0: rows}, hand={0: ["nalin", "narashima"]}, discard={0: ["nitish"]})
    assert refused(t, "shift I.1 from discard") == ["GX-H3"]


# --- Byun Hyung Ja (Abhilasha)


def captives(theirs: list[list[str]], **more: object) -> Table:
    rows = [["le-cercle-rouge"], ["solok"]]
    t = table(army={0: rows, 1: theirs}, hand={0: ["byun-hyung-ja-abhilasha"]}, **more)  # type: ignore[arg-type]
    return play(t, "play byun-hyung-ja-abhilasha")


def test_card_byun_hyung_ja_abhilasha_unlocks_a_token_and_releases_three_captives() -> None:
    t = captives([["nakshatra captured", "navaj captured"], ["nalin captured"]])
    assert tokens(t, 0) == (3, 0, 1)
    assert army(t, 1)[:2] == [["nakshatra", "navaj"], ["nalin"]]


def test_card_byun_hyung_ja_abhilasha_waits_for_the_third_captive() -> None:
    t = captives([["nakshatra captured", "navaj captured"], ["nalin"]])
    assert tokens(t, 0) == (2, 0, 2)
    assert army(t, 1)[0] == ["nakshatra captured", "navaj captured"]


def test_card_byun_hyung_ja_abhilasha_wins_with_the_fifth_token() -> None:
    full = {0: {"hand": 4, "locked": 0}}
    t = captives([["nakshatra captured", "navaj captured"], ["nalin captured"]], tokens=full)
    assert (winners(t), rules_told(t, "won")) == ((0,), ["GX-K4"])


def test_card_byun_hyung_ja_abhilasha_waits_for_the_end_of_its_own_players_turn() -> None:
    mine = [["le-cercle-rouge"], ["solok"], ["byun-hyung-ja-abhilasha"]]
    theirs = [["nakshatra captured", "navaj captured"], ["nalin captured"]]
    t = play(table(army={0: mine, 1: theirs}, to_move=1), "draw 1")
    assert tokens(t, 0) == (2, 0, 2)
    assert tokens(play(t, "draw 1"), 0) == (2, 1, 1)
