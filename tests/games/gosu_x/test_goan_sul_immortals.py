"""The Immortals of Goan Sul, each played."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    options,
    pass_on,
    play,
    rules_told,
    table,
    tokens,
    told,
)

# --- Goan Sul


def test_card_goan_sul_destroys_all_open_cards_of_a_clan() -> None:
    enemy = [["timer", "bun-to", "muraena"], ["kaez", "phoenix-immortal"], ["phoenix"]]
    t = table(
        army={0: [["esprits-de-smook", "deesses-de-lave"], ["hempo"]], 1: enemy}, hand={0: ["goan-sul"]}
    )
    play(t, "play goan-sul")
    assert asked(t) == (0, "destroy-clan")
    assert len(options(t)) == 6
    play(t, "clan phoenix", "no")
    # Ethereal and covered cards stay.
    assert army(t, 1) == [["timer", "bun-to"], ["kaez", "phoenix-immortal"], []]
    assert discard(t, 1) == ["muraena", "phoenix"]
    assert army(t, 0)[2] == ["goan-sul"]


def test_card_goan_sul_destroys_her_own_side_too() -> None:
    rows = [["esprits-de-smook", "deesses-de-lave", "timer captured"], ["hempo"]]
    t = play(table(army={0: rows}, hand={0: ["goan-sul"]}), "play goan-sul", "clan goan-sul")
    # A captured card has no clan (GX-A3).
    assert army(t, 0) == [rows[0], ["hempo"], []]
    assert discard(t, 0) == ["goan-sul"]


def test_card_goan_sul_may_name_a_clan_that_nobody_has_open() -> None:
    t = table(army={0: [["esprits-de-smook"], ["hempo"]], 1: [["timer"]]}, hand={0: ["goan-sul"]})
    play(t, "play goan-sul")
    other = next(o for o in options(t) if o not in ("clan goan-sul", "clan phoenix"))
    play(t, other)
    assert rules_told(t, "did-nothing") == ["GX-E1"]


@pytest.mark.parametrize("card", ["goan-sul", "goan-sul captured"])
def test_card_goan_sul_wins_the_game_with_a_battle_won_by_ten(card: str) -> None:
    rows = [["esprits-de-smook", "deesses-de-lave"], ["hempo", "alpha"], [card, "byun-hyung-ja-goan-sul"]]
    t = pass_on(table(army={0: rows}))
    if "captured" in card:
        assert t.outcome is None
    else:
        assert t.outcome is not None
        assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-B5")


def test_card_goan_sul_sacrifices_one_more_after_a_smaller_victory() -> None:
    enemy = [["timer"], ["kaez"]]
    t = pass_on(table(army={0: [["esprits-de-smook"], ["hempo"], ["goan-sul"]], 1: enemy}))
    play(t, "choose III.1", "choose II.1", "choose I.1")
    assert army(t, 0) == [[], [], []]
    assert asked(t) == (1, "song-sacrifice")


def test_card_goan_sul_changes_nothing_for_the_opponents_victory() -> None:
    rows = [["timer", "timer", "arpia"], ["kaez", "genious"], ["phoenix"]]
    t = pass_on(
        table(army={0: [["esprits-de-smook"], ["hempo"], ["goan-sul"]], 1: rows}, hand={1: ["arpia"]})
    )
    assert asked(t) == (1, "song-sacrifice")
    play(t, "choose III.1", "choose II.2", "choose II.1")
    assert asked(t) == (0, "song-sacrifice")


# --- Byun Hyung Ja (Goan Sul)


def test_card_byun_hyung_ja_goan_sul_unlocks_a_token_for_a_victory() -> None:
    t = table(army={0: [["esprits-de-smook"], ["hempo"]]}, hand={0: ["byun-hyung-ja-goan-sul"]})
    play(t, "play byun-hyung-ja-goan-sul")
    assert told(t, "unlocked") == []
    pass_on(t)
    assert rules_told(t, "unlocked") == ["GX-K4"]
    assert asked(t) == (0, "song-sacrifice")
    play(t, "choose III.1", "choose II.1")
    assert tokens(t, 0) == (3, 0, 1)


@pytest.mark.parametrize(
    ("card", "enemy"),
    [(" captured", []), ("", [["timer"] * 2 + ["arpia"] * 2, ["kaez"]])],
    ids=["captured", "lost"],
)
def test_card_byun_hyung_ja_goan_sul_unlocks_nothing(card: str, enemy: list[list[str]]) -> None:
    rows = [["esprits-de-smook"], ["hempo"], ["byun-hyung-ja-goan-sul" + card]]
    assert told(pass_on(table(army={0: rows, 1: enemy})), "unlocked") == []


@pytest.mark.parametrize(("wonder", "unlocked"), [(None, []), (0, ["GX-K4"])], ids=["shared", "wonder"])
def test_card_byun_hyung_ja_goan_sul_asks_who_won_a_tie(wonder: int | None, unlocked: list[str]) -> None:
    """GX-B8: a tie where both take a token has no winner; the Wonder holder is one."""
    rows = [["esprits-de-smook"], ["hempo"], ["byun-hyung-ja-goan-sul"]]
    t = pass_on(table(army={0: rows, 1: [["bun-to"], ["shard"], ["galmi"]]}, wonder=wonder))
    assert len(told(t, "won-supremacy")) == (2 if wonder is None else 1)
    assert rules_told(t, "unlocked") == unlocked


def test_card_byun_hyung_ja_goan_sul_wins_with_a_fifth_token() -> None:
    rows = [["esprits-de-smook"], ["hempo"], ["byun-hyung-ja-goan-sul"]]
    t = pass_on(table(army={0: rows}, tokens={0: {"hand": 4, "locked": 0}}))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-K4")
