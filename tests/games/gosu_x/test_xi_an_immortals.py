"""The Immortals of Xi'an, each played."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    options,
    play,
    refused,
    rules_told,
    table,
    tokens,
)

from honjin.table.table import Table

DECK = ["xi-an", "galmi", "phoenix"]

# --- Xi'an


def test_card_xi_an_copies_any_card_in_play() -> None:
    enemy = [["esprits-de-smook"], ["hempo"], ["goan-sul"]]
    t = table(army={0: [["3-voeux"], ["nio"]], 1: enemy}, hand={0: ["xi-an"]}, clans={0: DECK})
    play(t, "play xi-an")
    assert options(t) == [f"choose {p}" for p in ("I.1", "II.1", "1:I.1", "1:II.1", "1:III.1")]
    assert refused(t, "choose III.1") == ["GX-E8"]
    play(t, "choose 1:III.1", "clan goan-sul")
    assert army(t, 1) == [["esprits-de-smook"], ["hempo"], []]


def test_card_xi_an_copies_nio_beside_herself() -> None:
    t = table(army={0: [["3-voeux"], ["nio"]]}, hand={0: ["xi-an"]}, clans={0: DECK})
    play(t, "play xi-an", "choose II.1")
    # Adjacent to Xi'an stands Nio alone, and it is in the chain already (GX-E8).
    assert (asked(t), rules_told(t, "did-nothing")) == ((1, "turn"), ["GX-E1"])


@pytest.mark.parametrize(("card", "rule"), [("xi-an", []), ("xi-an captured", ["GX-P3", "GX-P3"])])
def test_card_xi_an_makes_immortals_of_every_clan(card: str, rule: list[str]) -> None:
    rows = [["3-voeux", "3-voeux"], ["nio", "pangu"], [card]]
    t = table(army={0: rows}, hand={0: ["phoenix"]}, clans={0: DECK})
    assert refused(t, "play phoenix") == rule


def test_card_xi_an_makes_immortals_of_every_clan_in_the_deck_too() -> None:
    rows = [["3-voeux"], ["nio"], ["xi-an"]]
    top = ["phoenix", "galmi", "timer", "phoenix-immortal"]
    t = table(army={0: rows}, deck_top={0: top}, clans={0: DECK})
    play(t, "activate I.1", "clan galmi")
    assert hand(t, 0) == ["galmi", "phoenix-immortal", "phoenix"]
    assert discard(t, 0) == ["timer"]


def test_card_xi_an_leaves_the_opponents_immortals_as_they_are() -> None:
    t = table(
        army={0: [["3-voeux"], ["nio"], ["xi-an"]], 1: [["timer"], ["kaez"]]},
        hand={1: ["goan-sul"]},
        to_move=1,
    )
    assert refused(t, "play goan-sul") == ["GX-P3", "GX-P3"]


# --- Byun Hyung Ja (Xi'an)

FIVE = ["timer", "arpia", "kaez", "all-in-one", "phoenix"]


def byun(held: list[str], **more: object) -> Table:
    t = table(
        army={0: [["3-voeux"], ["nio"]]},
        hand={0: ["byun-hyung-ja-xi-an", *held]},
        clans={0: DECK},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play byun-hyung-ja-xi-an")


def test_card_byun_hyung_ja_xi_an_unlocks_a_token_for_five_cards_of_a_clan() -> None:
    t = byun([*FIVE, "bun-to"])
    assert (asked(t), options(t)) == ((0, "discard-clan"), ["clan phoenix", "done"])
    assert refused(t, "clan galmi") == ["GX-E13"]
    play(t, "clan phoenix")
    assert refused(t, "discard bun-to") == ["GX-E1"]
    play(t, *(f"discard {card}" for card in FIVE))
    assert (hand(t, 0), len(discard(t, 0)), tokens(t, 0)) == (["bun-to"], 5, (3, 0, 1))
    assert asked(t) == (1, "turn")


def test_card_byun_hyung_ja_xi_an_need_not_take_it() -> None:
    t = play(byun(FIVE), "done")
    assert (len(hand(t, 0)), tokens(t, 0), asked(t)) == (5, (2, 0, 2), (1, "turn"))


def test_card_byun_hyung_ja_xi_an_does_not_tell_what_the_hand_lacks() -> None:
    assert options(byun([*FIVE[:4], "bun-to"])) == ["done"]
    assert asked(byun(FIVE[:4])) == (1, "turn")


def test_card_byun_hyung_ja_xi_an_captured_asks_nothing() -> None:
    rows = [["3-voeux"], ["nio"], ["byun-hyung-ja-xi-an captured"]]
    t = play(table(army={0: rows}, hand={0: FIVE}, clans={0: DECK}), "draw 1")
    assert asked(t) == (1, "turn")


def test_card_byun_hyung_ja_xi_an_comes_before_the_hand_limit_and_may_win() -> None:
    held = [*FIVE, "bun-to", "un-go", "shard"]
    t = play(byun(held, tokens={0: {"hand": 4, "locked": 0}}), "clan phoenix")
    play(t, *(f"discard {card}" for card in FIVE))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-K4")
