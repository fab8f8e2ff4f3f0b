"""The cards of Galmi, each played."""

import pytest
from gosu_x import (
    all_but,
    army,
    asked,
    deck_top,
    discard,
    hand,
    options,
    play,
    refused,
    rules_told,
    strength,
    table,
    tokens,
    told,
    wonder,
)

from honjin.table.table import Table

DECK = ["galmi", "phoenix", "goan-sul"]

# --- Boul Go


def test_card_boul_go_takes_the_wonder_token_and_recruits_whoever_comes_next() -> None:
    t = play(table(hand={0: ["boul-go", "timer"]}, wonder=1), "play boul-go")
    assert (army(t, 0)[0], wonder(t)) == (["boul-go"], 0)
    play(t, "draw 1", "play timer")
    assert (army(t, 0)[0], discard(t, 0)) == (["boul-go", "timer"], [])
    assert rules_told(t, "placed") == ["GX-P1", "GX-P5"]


def test_card_boul_go_gives_a_turn_for_two_tokens_spent_to_draw_three() -> None:
    t = play(table(army={0: [["boul-go", "boul-go"]]}, hand={0: ["timer"]}), "draw 3")
    assert len(hand(t, 0)) == 4
    assert tokens(t, 0) == (0, 2, 2)
    assert asked(t) == (0, "turn")
    assert t.view(0)["additional_turn"]
    play(t, "pass")
    assert asked(t) == (1, "turn")


def test_card_boul_go_gives_nothing_for_one_token() -> None:
    t = play(table(army={0: [["boul-go"]]}), "draw 1")
    assert (asked(t), told(t, "gained-turn")) == ((1, "turn"), [])


@pytest.mark.parametrize("card", ["boul-go captured", "bun-to"])
def test_card_boul_go_has_to_stand_face_up(card: str) -> None:
    assert asked(play(table(army={0: [[card]]}), "draw 3")) == (1, "turn")


def test_card_boul_go_gives_no_turn_after_an_additional_one() -> None:
    t = play(table(army={0: [["boul-go"]]}, extra=True), "draw 3")
    assert asked(t) == (1, "turn")
    assert rules_told(t, "no-second-turn") == ["GX-E7"]


# --- Bun To


def test_card_bun_to_takes_the_revealed_cards_of_a_level() -> None:
    top = ["shard", "un-go", "timer", "galmi", "kan-te"]
    t = play(table(hand={0: ["bun-to"]}, deck_top={0: top}), "play bun-to")
    assert options(t) == ["level I", "level II", "level III"]
    play(t, "level I")
    assert hand(t, 0) == ["un-go", "timer"]
    assert discard(t, 0) == ["shard", "galmi"]
    assert wonder(t) == 0
    play(t, "draw 1", "draw 1")
    assert hand(t, 0) == ["un-go", "kan-te", "timer"]


@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_card_bun_to_takes_a_card_of_every_level_whatever_is_chosen(level: str) -> None:
    top = ["phoenix-immortal", "phoenix-eliana", "timer", "phoenix"]
    t = play(table(hand={0: ["bun-to"]}, deck_top={0: top}), "play bun-to", f"level {level}")
    assert "phoenix-immortal" in hand(t, 0)
    assert len(hand(t, 0)) == 2


def test_card_bun_to_may_find_no_card_of_the_level() -> None:
    t = table(hand={0: ["bun-to"]}, deck_top={0: ["un-go", "un-go", "timer", "timer"]})
    play(t, "play bun-to", "level III")
    assert (hand(t, 0), len(discard(t, 0))) == ([], 4)


def test_card_bun_to_reveals_no_more_than_the_deck_holds() -> None:
    gone = all_but(DECK, "bun-to", "shard", "timer", "un-go")
    t = table(clans={0: DECK}, hand={0: ["bun-to"]}, discard={0: ["un-go"]}, removed={0: gone})
    play(t, "play bun-to", "level II")
    assert (hand(t, 0), discard(t, 0)) == (["shard"], ["un-go", "timer"])
    assert told(t, "shuffled") == []


def test_card_bun_to_is_activated_once() -> None:
    t = table(army={0: [["bun-to"]]}, deck_top={0: ["shard", "kan-te", "galmi", "timer"]})
    play(t, "activate I.1", "level II")
    assert (hand(t, 0), army(t, 0)[0], tokens(t, 0)) == (["kan-te", "shard"], ["bun-to tokens=1"], (1, 0, 2))
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- Kno'Bo


def knobo() -> Table:
    """Kno'Bo comes in at I.3; a Galmi Hero stands in the first column."""
    t = table(
        army={0: [["bun-to", "timer"], ["shard"]], 1: [["3-voeux", "3-voeux"]]},
        hand={0: ["kno-bo"]},
        deck_top={0: ["kan-te", "un-go", "boul-go", "galmi"]},
    )
    return play(t, "play kno-bo")


def test_card_kno_bo_swaps_and_draws_for_its_new_column() -> None:
    t = knobo()
    assert asked(t) == (0, "swap")
    assert options(t) == ["choose I.1", "choose I.2", "choose I.3", "done"]
    play(t, "choose I.1")
    assert options(t) == ["choose I.2", "choose I.3"]
    assert refused(t, "choose I.1") == ["GX-A12"]
    assert refused(t, "choose II.1") == ["GX-A12"]
    play(t, "choose I.3")
    assert army(t, 0) == [["kno-bo", "timer", "bun-to"], ["shard"], []]
    assert hand(t, 0) == ["un-go", "kan-te"]
    assert wonder(t) == 0


def test_card_kno_bo_need_not_swap() -> None:
    t = play(knobo(), "done")
    assert army(t, 0)[0] == ["bun-to", "timer", "kno-bo"]
    assert hand(t, 0) == ["kan-te"]


def test_card_kno_bo_swaps_in_rows_of_its_own_army_only() -> None:
    t = knobo()
    assert refused(t, "choose 1:I.1") == ["GX-E1"]
    assert refused(t, "choose II.1") == ["GX-A12"]


def test_card_kno_bo_alone_only_draws() -> None:
    t = play(table(hand={0: ["kno-bo"]}, deck_top={0: ["kan-te"]}), "play kno-bo")
    assert (asked(t), hand(t, 0)) == ((1, "turn"), ["kan-te"])


def test_card_kno_bo_counts_face_up_galmi_cards_of_its_column() -> None:
    rows = [["kno-bo", "un-go"], ["shard captured", "kan-te"], ["galmi"]]
    t = play(table(army={0: rows}), "activate I.1", "done")
    assert len(hand(t, 0)) == 2
    assert army(t, 0)[0][0] == "kno-bo tokens=1"
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


# --- Un'Go


def un_go(**more: object) -> Table:
    t = table(
        army={
            0: [["bun-to"], ["shard"]],
            1: [["3-voeux", "3-voeux", "dragon-dansant captured"], ["nio", "pangu tokens=1"], ["xi-an"]],
        },
        hand={0: ["un-go"]},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play un-go")


def test_card_un_go_sends_an_open_card_to_its_deck() -> None:
    t = un_go()
    assert options(t) == ["choose I.2", "choose II.1", "choose 1:I.3", "choose 1:II.2"]
    play(t, "choose 1:II.2")
    assert army(t, 1)[1] == ["nio"]
    assert deck_top(t, 1) == ["pangu"]
    assert tokens(t, 1) == (1, 1, 2)
    assert rules_told(t, "lost-tokens") == ["GX-A5"]
    assert wonder(t) == 0
    play(t, "draw 1")
    assert hand(t, 1) == ["pangu"]


def test_card_un_go_returns_a_captured_card_too() -> None:
    t = play(un_go(), "choose 1:I.3")
    assert (army(t, 1)[0], deck_top(t, 1)) == (["3-voeux", "3-voeux"], ["dragon-dansant"])


def test_card_un_go_reaches_neither_immortals_nor_cards_that_are_not_open() -> None:
    t = un_go()
    assert refused(t, "choose 1:III.1") == ["GX-E1"]
    assert refused(t, "choose 1:I.1") == ["GX-A2"]
    assert refused(t, "choose II.2") == ["GX-A1"]


def test_card_un_go_reaches_an_immortal_with_a_supremacy_token() -> None:
    t = un_go(supremacy={0: 1, 1: 1})
    assert "choose 1:III.1" in options(t)
    play(t, "choose 1:III.1")
    assert (army(t, 1)[2], deck_top(t, 1)) == ([], ["xi-an"])


def test_card_un_go_is_not_helped_by_the_opponents_supremacy() -> None:
    assert refused(un_go(supremacy={1: 1}), "choose 1:III.1") == ["GX-E1"]


def test_card_un_go_returns_an_ethereal_card_and_its_bounty_token() -> None:
    t = table(
        army={0: [["un-go"]], 1: [["timer"], ["phoenix-immortal bounty"]]},
        clans={0: ["galmi", "xi-an", "goan-sul"]},
    )
    play(t, "activate I.1", "choose 1:II.1")
    assert (army(t, 1), deck_top(t, 1)) == ([["timer"], [], []], ["phoenix-immortal"])
    assert t.view(0)["bounty"] is None
    assert (hand(t, 0), told(t, "drew")) == ([], [])  # GX-A11: no Bounty
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


def test_card_un_go_alone_on_the_table_returns_itself() -> None:
    t = play(table(hand={0: ["un-go"]}), "play un-go")
    assert options(t) == ["choose I.1"]
    play(t, "choose I.1")
    assert (army(t, 0)[0], deck_top(t, 0), wonder(t)) == ([], ["un-go"], 0)


# --- Galmi (Avatar)


@pytest.mark.parametrize(
    ("enemy", "value"),
    [("timer", 3), ("muraena", 6), ("timer bounty", 6), ("muraena captured", 3)],
    ids=["none", "keyword", "token", "captured"],
)
def test_card_galmi_avatar_doubles_its_value_against_a_bounty_card(enemy: str, value: int) -> None:
    t = table(army={0: [["bun-to"]], 1: [[enemy]]}, hand={0: ["galmi-avatar"]})
    play(t, "play galmi-avatar")
    assert (strength(t, 0), wonder(t)) == (2 + value, 0)


def test_card_galmi_avatar_is_not_doubled_by_its_own_players_bounty() -> None:
    t = table(army={0: [["boul-go", "muraena"], ["galmi-avatar"]]})
    assert strength(t, 0) == 7


def test_card_galmi_avatar_is_ethereal_and_cannot_be_shifted() -> None:
    t = table(
        army={0: [["esprits-de-smook"]], 1: [["bun-to"], ["galmi-avatar"]]}, hand={0: ["alpha"], 1: ["shard"]}
    )
    play(t, "play alpha")
    assert refused(t, "choose 1:II.1") == ["GX-A4"]
    play(t, "choose 1:I.1")
    assert refused(t, "shift II.1 shard") == ["GX-H1"]


# --- Kan Te


def test_card_kan_te_releases_all_own_cards_and_no_other() -> None:
    rows = [["bun-to", "un-go captured", "timer captured"], ["shard captured"]]
    t = table(army={0: rows, 1: [["3-voeux captured"]]}, hand={0: ["kan-te"]})
    play(t, "play kan-te")
    assert army(t, 0) == [["bun-to", "un-go", "timer"], ["shard", "kan-te"], []]
    assert army(t, 1)[0] == ["3-voeux captured"]
    assert rules_told(t, "released") == ["GX-E10"] * 3
    assert wonder(t) == 0


def test_card_kan_te_finds_nobody_to_release() -> None:
    t = play(table(army={0: [["bun-to"]]}, hand={0: ["kan-te"]}), "play kan-te")
    assert (army(t, 0), told(t, "released")) == ([["bun-to"], ["kan-te"], []], [])


def test_card_kan_te_is_activated_once_and_may_complete_the_army() -> None:
    rows = [
        ["bun-to", "bun-to", "un-go", "un-go", "kno-bo"],
        ["shard", "kan-te", "ree-ab", "she-rift", "fenghuang"],
        ["galmi", "byun-hyung-ja-galmi", "phoenix", "goan-sul captured"],
    ]
    t = play(table(army={0: rows}), "activate II.2")
    assert army(t, 0)[2][3] == "goan-sul"
    play(t, "draw 1")
    assert refused(t, "activate II.2") == ["GX-K2"]
    t = play(table(army={0: [*rows[:2], [*rows[2], "byun-hyung-ja-phoenix"]]}), "activate II.2")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-B4")


# --- Ree Ab


def ree_ab(locked: int, pile: list[str]) -> Table:
    t = table(
        army={0: [["bun-to"]]},
        hand={0: ["ree-ab"]},
        discard={0: pile},
        deck_top={0: ["galmi"]},
        tokens={0: {"locked": locked}},
    )
    return play(t, "play ree-ab")


def test_card_ree_ab_stacks_the_deck_in_any_order_and_draws() -> None:
    t = ree_ab(2, ["shard", "timer", "un-go"])
    assert options(t) == ["choose un-go", "choose shard", "choose timer", "done"]
    play(t, "choose timer", "choose shard")
    assert hand(t, 0) == ["shard"]
    assert deck_top(t, 0) == ["timer"]
    assert discard(t, 0) == ["un-go"]
    assert wonder(t) == 0


@pytest.mark.parametrize(("locked", "x"), [(2, 2), (1, 3), (0, 4)])
def test_card_ree_ab_stacks_as_many_as_its_player_owns_tokens(locked: int, x: int) -> None:
    pile = ["shard", "timer", "un-go", "kan-te", "arpia"]
    t = play(ree_ab(locked, pile), *(f"choose {card}" for card in pile[:x]))
    assert hand(t, 0) == [pile[x - 1]]
    assert deck_top(t, 0) == list(reversed(pile[: x - 1]))
    assert len(discard(t, 0)) == 5 - x


def test_card_ree_ab_may_stack_fewer_or_none() -> None:
    assert hand(play(ree_ab(2, ["shard", "timer"]), "choose timer", "done"), 0) == ["timer"]
    assert hand(play(ree_ab(2, ["shard", "timer"]), "done"), 0) == ["galmi"]


def test_card_ree_ab_with_an_empty_discard_only_draws() -> None:
    assert hand(ree_ab(2, []), 0) == ["galmi"]


def test_card_ree_ab_stacks_its_own_discard_only_and_is_activated_once() -> None:
    t = table(army={0: [["bun-to"], ["ree-ab"]]}, discard={0: ["timer"], 1: ["nio"]})
    play(t, "activate II.1")
    assert refused(t, "choose nio") == ["GX-A8"]
    play(t, "choose timer", "draw 1")
    assert (hand(t, 0), refused(t, "activate II.1")) == (["timer"], ["GX-K2"])


# --- Shard


def test_card_shard_takes_one_of_four() -> None:
    top = ["timer", "kan-te", "un-go", "galmi", "arpia"]
    t = play(table(army={0: [["bun-to"]]}, hand={0: ["shard"]}, deck_top={0: top}), "play shard")
    assert options(t) == ["choose un-go", "choose kan-te", "choose galmi", "choose timer"]
    assert refused(t, "choose arpia") == ["GX-T3"]
    play(t, "choose galmi")
    assert hand(t, 0) == ["galmi"]
    assert discard(t, 0) == ["un-go", "kan-te", "timer"]
    assert wonder(t) == 0


@pytest.mark.parametrize("left", [["timer", "un-go"], []], ids=["two", "none"])
def test_card_shard_reveals_what_the_deck_has(left: list[str]) -> None:
    gone = all_but(DECK, "bun-to", "shard", "kan-te", *left)
    t = table(
        clans={0: DECK},
        army={0: [["bun-to"]]},
        hand={0: ["shard"]},
        discard={0: ["kan-te"]},
        removed={0: gone},
    )
    play(t, "play shard")
    if left:
        assert options(t) == ["choose un-go", "choose timer"]
        play(t, "choose un-go")
        assert (hand(t, 0), discard(t, 0)) == (["un-go"], ["kan-te", "timer"])
    else:
        assert (rules_told(t, "did-nothing"), discard(t, 0)) == (["GX-E1"], ["kan-te"])
    assert told(t, "shuffled") == []


def test_card_shard_is_activated_once() -> None:
    t = table(army={0: [["bun-to"], ["shard"]]}, deck_top={0: ["timer", "kan-te", "un-go", "galmi"]})
    play(t, "activate II.1", "choose timer", "draw 1")
    assert (hand(t, 0), len(discard(t, 0)), refused(t, "activate II.1")) == (["timer"], 3, ["GX-K2"])


# --- She Rift


def test_card_she_rift_puts_the_bounty_token_on_any_card() -> None:
    rows = [["3-voeux", "dragon-dansant captured"], ["nio"]]
    t = table(army={0: [["bun-to"]], 1: rows}, hand={0: ["she-rift"]})
    play(t, "play she-rift")
    assert options(t) == [f"choose {p}" for p in ("I.1", "II.1", "1:I.1", "1:I.2", "1:II.1")]
    play(t, "choose 1:I.1")
    assert army(t, 1)[0][0] == "3-voeux bounty"
    assert wonder(t) == 0


def test_card_she_rift_moves_the_token_and_is_activated_once() -> None:
    t = table(army={0: [["bun-to"], ["she-rift"]], 1: [["3-voeux bounty", "3-voeux"]]})
    play(t, "activate II.1")
    assert refused(t, "choose 1:I.1") == ["GX-E4"]
    play(t, "choose II.1")
    assert army(t, 0)[1] == ["she-rift tokens=1 bounty"]
    assert army(t, 1)[0] == ["3-voeux", "3-voeux"]
    play(t, "draw 1")
    assert refused(t, "activate II.1") == ["GX-K2"]


def test_card_she_rift_gives_bounty_to_whoever_captures_the_card() -> None:
    t = table(army={0: [["bun-to", "esprits-de-smook"]], 1: [["3-voeux"]]}, hand={0: ["she-rift", "alpha"]})
    play(t, "play she-rift", "choose 1:I.1", "draw 1", "play alpha", "choose 1:I.1")
    assert asked(t) == (0, "bounty")
    play(t, "yes")
    assert len(hand(t, 0)) == 1
    assert army(t, 1)[0] == ["3-voeux captured bounty"]
