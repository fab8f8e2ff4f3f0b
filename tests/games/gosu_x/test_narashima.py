"""The eleven cards of Narashima, played one by one."""

import pytest
from gosu_x import (
    all_but,
    army,
    asked,
    discard,
    hand,
    options,
    play,
    refused,
    rules_told,
    seat,
    table,
    tokens,
    told,
    winners,
    wonder,
)

from honjin.table.table import Table

MINE = ["narashima", "tomorrow", "justice"]

# --- Nakshatra


@pytest.mark.parametrize("x", [2, 3, 4])
def test_card_nakshatra_mills_x_cards_and_takes_a_troop(x: int) -> None:
    tops = ["nitish", "nalin", "navaj", "narashima", "nikhilesh"]
    t = table(
        hand={0: ["nakshatra"]},
        discard={0: ["aat"]},
        deck_top={0: tops},
        tokens={0: {"hand": x, "locked": 4 - x}},
    )
    play(t, "play nakshatra")
    assert sorted(discard(t, 0)) == sorted(["aat", *tops[:x]])
    assert refused(t, "choose nalin") == ["GX-E1"]
    assert refused(t, "choose nikhilesh") == ["GX-A8"]
    assert refused(t, "done") == ["GX-E1"]
    play(t, "choose nitish")
    assert (hand(t, 0), len(discard(t, 0)), asked(t)) == (["nitish"], x, (1, "turn"))


def test_card_nakshatra_takes_any_level_with_a_supremacy_token() -> None:
    t = table(hand={0: ["nakshatra"]}, deck_top={0: ["nalin", "narashima"]}, supremacy={0: 1})
    play(t, "play nakshatra")
    assert options(t) == ["choose nalin", "choose narashima"]
    assert hand(play(t, "choose narashima"), 0) == ["narashima"]


def test_card_nakshatra_finds_no_troop() -> None:
    t = table(hand={0: ["nakshatra"]}, deck_top={0: ["nalin", "narashima"]}, supremacy={1: 1})
    play(t, "play nakshatra")
    assert (discard(t, 0), hand(t, 0)) == (["nalin", "narashima"], [])
    assert rules_told(t, "did-nothing") == ["GX-E1"]


def test_card_nakshatra_is_activated_once() -> None:
    t = table(army={0: [["nakshatra"]]}, deck_top={0: ["nitish", "nalin"]})
    assert hand(play(t, "activate I.1", "choose nitish"), 0) == ["nitish"]
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


# --- Navaj


@pytest.mark.parametrize("x", [2, 3, 4])
def test_card_navaj_takes_up_to_x_wondrous_or_force_of_will_cards(x: int) -> None:
    pile = ["bun-to", "shard", "atalante-a-grand-bouclier", "nalin", "galmi"]
    t = table(
        hand={0: ["navaj"]},
        discard={0: [*pile, "nitish", "sati"]},
        tokens={0: {"hand": x, "locked": 4 - x}},
    )
    play(t, "play navaj")
    assert sorted(options(t)) == sorted([*(f"choose {card}" for card in pile), "done"])
    assert refused(t, "choose nitish") == ["GX-E1"]
    play(t, *(f"choose {card}" for card in pile[:x]))
    assert sorted(hand(t, 0)) == sorted(pile[:x])
    assert asked(t) == (1, "turn")


def test_card_navaj_may_take_fewer() -> None:
    t = table(hand={0: ["navaj"]}, discard={0: ["nalin", "le-cercle-rouge"]})
    play(t, "play navaj", "choose le-cercle-rouge", "done")
    assert (hand(t, 0), discard(t, 0)) == (["le-cercle-rouge"], ["nalin"])


def test_card_navaj_finds_nothing() -> None:
    t = play(table(hand={0: ["navaj"]}, discard={0: ["nitish"]}), "play navaj")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


# --- Nikhilesh


@pytest.mark.parametrize(
    ("pile", "drawn"),
    [(["nitish", "nalin", "aat"], 2), (["nitish", "aat", "sati"], 3), (["all-in-one"], 3), ([], 0)],
)
def test_card_nikhilesh_draws_for_each_clan_in_the_discard(pile: list[str], drawn: int) -> None:
    t = table(hand={0: ["nikhilesh"]}, discard={0: pile, 1: ["orgah"]}, clans={1: ["goan-sul"]})
    play(t, "play nikhilesh")
    assert (len(hand(t, 0)), len(discard(t, 0))) == (drawn, len(pile))


def test_card_nikhilesh_is_activated_once() -> None:
    t = table(army={0: [["nikhilesh"]]}, discard={0: ["nitish", "aat"]})
    assert len(hand(play(t, "activate I.1"), 0)) == 2
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


def test_card_nikhilesh_is_a_bounty_card() -> None:
    t = table(army={1: [["nikhilesh"]]}, hand={0: ["deesses-de-lave"]}, deck_top={0: ["alpha"]})
    play(t, "play deesses-de-lave", "choose 1:I.1")
    assert hand(play(t.clone(), "no"), 0) == []
    assert hand(play(t, "yes"), 0) == ["alpha"]


# --- Nitish

FOES = [["obeezs", "wiindz"], ["sha-dow", "ne-o captured"], ["tomorrow"]]


def nitish(price: str, theirs: list[list[str]] = FOES) -> Table:
    """Seat 0 discards a card for Nitish at I.2."""
    t = table(army={0: [["navaj"]], 1: theirs}, hand={0: ["nitish", price]})
    return play(t, "play nitish", f"discard {price}")


def test_card_nitish_reaches_the_level_of_the_discarded_bounty_card() -> None:
    t = nitish("nikhilesh")
    assert options(t) == ["choose I.1", "choose I.2", "choose 1:I.1", "choose 1:I.2"]
    assert refused(t, "choose 1:II.2") == ["GX-E1"]
    play(t, "choose 1:I.1")
    assert army(t, 1)[0] == ["obeezs captured", "wiindz"]
    assert (hand(t, 0), discard(t, 0)) == ([], ["nikhilesh"])


def test_card_nitish_reaches_every_level_for_an_immortal() -> None:
    t = nitish("byun-hyung-ja-narashima")
    assert options(t)[-2:] == ["choose 1:II.2", "choose 1:III.1"]
    assert refused(t, "choose 1:II.1") == ["GX-A2", "GX-A4", "GX-E10"]
    play(t, "choose 1:III.1")
    assert options(t) == ["capture", "destroy"]
    assert refused(t, "release") == ["GX-E10"]
    assert army(play(t.clone(), "capture"), 1)[2] == ["tomorrow captured"]
    play(t, "destroy")
    assert (army(t, 1)[2], discard(t, 1)) == ([], ["tomorrow"])


@pytest.mark.parametrize(("deed", "row"), [("destroy", ["sha-dow"]), ("release", ["sha-dow", "ne-o"])])
def test_card_nitish_destroys_or_releases_a_captured_open_card(deed: str, row: list[str]) -> None:
    t = play(nitish("orgah"), "choose 1:II.2")
    assert options(t) == ["destroy", "release"]
    assert army(play(t, deed), 1)[1] == row


def test_card_nitish_must_take_ones_own_if_there_is_no_other() -> None:
    t = nitish("nikhilesh", [])
    assert options(t) == ["choose I.1", "choose I.2"]
    play(t, "choose I.2", "destroy")
    assert (army(t, 0)[0], discard(t, 0)) == (["navaj"], ["nikhilesh", "nitish"])


def test_card_nitish_may_discard_nothing_and_only_a_bounty_card() -> None:
    t = play(table(army={1: FOES}, hand={0: ["nitish", "nalin"]}), "play nitish")
    assert (asked(t), options(t)) == ((0, "discard-bounty"), ["done"])
    assert refused(t, "discard nalin") == ["GX-E1"]
    assert (hand(play(t, "done"), 0), army(t, 1)) == (["nalin"], FOES)


def test_card_nitish_with_an_empty_hand_does_nothing() -> None:
    t = play(table(army={1: FOES}, hand={0: ["nitish"]}), "play nitish")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_nitish_is_activated_once() -> None:
    t = table(army={0: [["nitish"]], 1: FOES}, hand={0: ["nikhilesh", "orgah"]})
    play(t, "activate I.1", "discard nikhilesh", "choose 1:I.2")
    assert army(t, 1)[0] == ["obeezs", "wiindz captured"]
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


# --- Nachiketa


def test_card_nachiketa_makes_every_player_discard_two() -> None:
    hands = {0: ["nachiketa", "nitish", "navaj", "nalin"], 1: ["aat"]}
    t = play(table(army={0: [["nikhilesh"]]}, hand=hands), "play nachiketa")
    assert asked(t) == (0, "discard")
    play(t, "discard navaj", "discard nalin")
    assert (asked(t), options(t)) == ((1, "discard"), ["discard aat"])
    play(t, "discard aat")
    assert (hand(t, 0), hand(t, 1), asked(t)) == (["nitish"], [], (1, "turn"))
    assert (discard(t, 0), discard(t, 1)) == (["navaj", "nalin"], ["aat"])


def test_card_nachiketa_with_empty_hands_does_nothing() -> None:
    t = play(table(army={0: [["nikhilesh"]]}, hand={0: ["nachiketa"]}), "play nachiketa")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1", "GX-E1"], (1, "turn"))


def test_card_nachiketa_is_activated_once() -> None:
    t = table(army={0: [["nikhilesh"], ["nachiketa"]]}, hand={0: ["nalin"], 1: ["aat", "ez"]})
    play(t, "activate II.1", "discard nalin", "discard aat", "discard ez")
    assert hand(t, 0) == hand(t, 1) == []
    assert refused(play(t, "draw 1"), "activate II.1") == ["GX-K2"]


# --- Nalin


@pytest.mark.parametrize("player", [0, 1])
def test_card_nalin_mills_ten_cards_of_a_player_and_takes_the_wonder_token(player: int) -> None:
    t = play(table(army={0: [["nikhilesh"]]}, hand={0: ["nalin"]}, wonder=1), "play nalin")
    assert (wonder(t), options(t)) == (0, ["player 0", "player 1"])
    play(t, f"player {player}")
    assert (len(discard(t, player)), discard(t, 1 - player)) == (10, [])
    assert seat(t, player)["deck"] == (33, 35)[player]


def test_card_nalin_mills_what_there_is_without_a_shuffle() -> None:
    kept = ["nikhilesh", "nalin", "aat", "aat", "ez"]
    t = table(
        army={0: [["nikhilesh"]]}, hand={0: ["nalin"]}, removed={0: all_but(MINE, *kept)}, clans={0: MINE}
    )
    play(t, "play nalin", "player 0")
    assert (discard(t, 0), seat(t, 0)["deck"], told(t, "shuffled")) == (["aat", "aat", "ez"], 0, [])


def test_card_nalin_is_activated_once_without_the_wonder_token() -> None:
    t = table(army={0: [["nikhilesh"], ["nalin"]]}, wonder=1)
    play(t, "activate II.1", "player 1")
    assert (len(discard(t, 1)), wonder(t)) == (10, 1)
    assert refused(play(t, "draw 1"), "activate II.1") == ["GX-K2"]


# --- Narashima (Lion)


def test_card_narashima_lion_halves_every_hand_rounded_up() -> None:
    hands = {0: ["narashima-lion", "nitish", "navaj", "nalin"], 1: ["aat", "ez"]}
    t = play(table(army={0: [["nikhilesh"]]}, hand=hands), "play narashima-lion")
    play(t, "discard nitish", "discard navaj")
    assert asked(t) == (1, "discard")
    play(t, "discard ez")
    assert (hand(t, 0), hand(t, 1), asked(t)) == (["nalin"], ["aat"], (1, "turn"))


def test_card_narashima_lion_is_activated_once() -> None:
    t = table(army={0: [["nikhilesh"], ["narashima-lion"]]}, hand={1: ["aat"]})
    assert hand(play(t, "activate II.1", "discard aat"), 1) == []
    assert refused(play(t, "draw 1"), "activate II.1") == ["GX-K2"]


def test_card_narashima_lion_does_not_lower_the_hand_limit() -> None:
    held = ["nitish", "navaj", "nalin", "niranjan", "nachiketa", "narashima"]
    t = table(army={0: [["nikhilesh"], ["narashima-lion"]]}, hand={0: held})
    assert len(hand(play(t, "draw 1"), 0)) == 7


# --- Niranjan


def test_card_niranjan_makes_the_opponent_sacrifice_an_open_card() -> None:
    theirs = [["obeezs", "wiindz captured"], ["sha-dow"]]
    t = table(army={0: [["nikhilesh"]], 1: theirs}, hand={0: ["niranjan"]})
    play(t, "play niranjan")
    assert (asked(t), options(t)) == ((1, "sacrifice"), ["choose I.2", "choose II.1"])
    assert refused(t, "choose I.1") == ["GX-A2"]
    play(t, "choose II.1")
    assert (army(t, 1)[1], discard(t, 1)) == ([], ["sha-dow"])


def test_card_niranjan_brings_no_bounty() -> None:
    t = table(army={0: [["nikhilesh"]], 1: [["chercheurs-de-depouilles"]]}, hand={0: ["niranjan"]})
    assert asked(play(t, "play niranjan", "choose I.1")) == (1, "turn")


def test_card_niranjan_does_nothing_to_no_army() -> None:
    t = play(table(army={0: [["nikhilesh"]]}, hand={0: ["niranjan"]}), "play niranjan")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_niranjan_is_activated_once() -> None:
    t = table(army={0: [["nikhilesh"], ["niranjan"]], 1: [["aat"]]})
    assert army(play(t, "activate II.1", "choose I.1"), 1)[0] == []
    assert refused(play(t, "draw 1"), "activate II.1") == ["GX-K2"]


# --- Nityananda


def yields(*pile: str, **more: object) -> Table:
    held = {0: ["nityananda", "navaj", "sati"]}
    t = table(army={0: [["nikhilesh", "nitish"]]}, hand=held, discard={0: pile}, **more)  # type: ignore[arg-type]
    return play(t, "play nityananda")


def test_card_nityananda_plays_a_card_of_the_discard_in_an_additional_turn() -> None:
    t = yields("nalin", "nakshatra")
    assert (asked(t), t.view(0)["additional_turn"]) == ((0, "turn"), True)
    assert {"play nalin from discard", "play nakshatra from discard", "play navaj"} <= set(options(t))
    play(t, "play nalin from discard", "player 1")
    assert (army(t, 0)[1], discard(t, 0)) == (["nityananda", "nalin"], ["nakshatra"])
    assert (asked(t), [event["card"] for event in told(t, "raised")]) == ((1, "turn"), ["nalin"])


def test_card_nityananda_pays_for_a_troop_of_the_discard() -> None:
    t = play(yields("obeezs"), "play obeezs from discard", "pay navaj", "pay sati")
    assert army(t, 0)[0] == ["nikhilesh", "nitish", "obeezs"]


def test_card_nityananda_shifts_a_card_of_the_discard_in() -> None:
    t = play(yields("nakshatra", "aat"), "shift I.2 from discard", "pay sati", "choose aat")
    assert (army(t, 0)[0], discard(t, 0)) == (["nikhilesh", "aat"], ["sati", "nakshatra", "nitish"])


def test_card_nityananda_raises_nobody_later_and_nothing_that_is_not_allowed() -> None:
    t = yields("tomorrow", "navaj")
    assert set(refused(t, "play tomorrow from discard")) == {"GX-P3"}
    assert refused(t, "play nakshatra from discard") == ["GX-A8"]
    play(t, "draw 1", "draw 1")
    assert refused(t, "play navaj from discard") == ["GX-P9"]


def test_card_nityananda_gives_no_additional_turn_after_another() -> None:
    t = yields("nalin", extra=True)
    assert (rules_told(t, "no-second-turn"), asked(t)) == (["GX-E7"], (1, "turn"))


def test_card_nityananda_uses_one_of_the_last_turns_after_a_pass() -> None:
    t = yields("nalin", passed=[1], turns_left=2)
    assert (seat(t, 0)["turns_left"], t.view(0)["from_discard"]) == (1, True)
    play(t, "play nalin from discard", "player 0")
    assert len(told(t, "fought")) == 2


def test_card_nityananda_in_the_last_turn_of_a_round_gives_nothing() -> None:
    assert len(told(yields("nalin", passed=[1], turns_left=1), "fought")) == 2


# --- Narashima


def test_card_narashima_mills_ten_and_takes_any_card() -> None:
    t = table(
        army={0: [["nikhilesh"], ["nalin"]]},
        hand={0: ["narashima"]},
        discard={0: ["byun-hyung-ja-narashima"]},
    )
    play(t, "play narashima")
    assert len(discard(t, 0)) == 11
    assert refused(t, "done") == ["GX-E1"]
    play(t, "choose byun-hyung-ja-narashima")
    assert (hand(t, 0), len(discard(t, 0))) == (["byun-hyung-ja-narashima"], 10)


def test_card_narashima_takes_nothing_where_there_is_nothing() -> None:
    kept = ["nikhilesh", "nalin", "narashima"]
    t = table(
        army={0: [["nikhilesh"], ["nalin"]]},
        hand={0: ["narashima"]},
        removed={0: all_but(MINE, *kept)},
        clans={0: MINE},
    )
    play(t, "play narashima")
    assert (hand(t, 0), rules_told(t, "did-nothing"), asked(t)) == ([], ["GX-E1"], (1, "turn"))


@pytest.mark.parametrize(("leader", "limit"), [("narashima", 5), ("narashima captured", 7)])
def test_card_narashima_face_up_limits_both_hands_to_five(leader: str, limit: int) -> None:
    held = ["aat", "aat", "ez", "ne-o", "obeezs", "wiindz", "fre-e"]
    mine = ["nitish", "nitish", "navaj", "navaj", "nakshatra", "nachiketa", "niranjan"]
    rows = [["nikhilesh"], ["nalin"], [leader]]
    t = play(table(army={0: rows}, hand={0: mine, 1: held}), "draw 1")
    for p in (0, 1):
        over = 8 - limit
        for _ in range(over):
            assert asked(t) == (p, "hand-limit")
            play(t, options(t)[0])
        assert len(hand(t, p)) == limit
        if p == 0:
            assert len(hand(t, 1)) == 7  # never at the end of the opponent's turn
            play(t, "draw 1")


# --- Byun Hyung Ja (Narashima)


def thin(*pile: str, **more: object) -> Table:
    """Seat 0 has no deck left, and this discard."""
    rows = [["nikhilesh"], ["nalin"], ["byun-hyung-ja-narashima"]]
    gone = all_but(MINE, *(card for row in rows for card in row), *pile)
    t = table(army={0: rows}, discard={0: pile}, removed={0: gone}, clans={0: MINE}, **more)  # type: ignore[arg-type]
    return play(t, "draw 1")


def test_card_byun_hyung_ja_narashima_unlocks_a_token_by_the_shuffled_discard() -> None:
    t = thin("aat", "ez")
    assert (len(hand(t, 0)), discard(t, 0), tokens(t, 0)) == (1, [], (2, 1, 1))


def test_card_byun_hyung_ja_narashima_needs_a_card_to_shuffle() -> None:
    t = thin()
    assert (hand(t, 0), tokens(t, 0)) == ([], (1, 1, 2))


def test_card_byun_hyung_ja_narashima_wins_with_the_fifth_token() -> None:
    t = thin("aat", tokens={0: {"hand": 4, "locked": 0}})
    assert (winners(t), rules_told(t, "won")) == ((0,), ["GX-K4"])


@pytest.mark.parametrize(("pile", "locked"), [(["aat", "ez"], 1), (["aat", "nitish"], 2)])
def test_card_byun_hyung_ja_narashima_looks_for_the_whole_discard(pile: list[str], locked: int) -> None:
    rows = [["nikhilesh", "arpia"], ["nalin"], ["byun-hyung-ja-narashima"]]
    t = table(army={0: rows}, hand={0: ["genious"]}, discard={0: pile}, clans={1: ["justice"]})
    play(t, "play genious", "clan tomorrow", "clan justice")
    assert tokens(t, 0)[2] == locked


def test_card_byun_hyung_ja_narashima_does_nothing_on_entering() -> None:
    t = table(army={0: [["nikhilesh"], ["nalin"]]}, hand={0: ["byun-hyung-ja-narashima"]})
    play(t, "play byun-hyung-ja-narashima")
    assert (tokens(t, 0), told(t, "resolved"), asked(t)) == ((2, 0, 2), [], (1, "turn"))
