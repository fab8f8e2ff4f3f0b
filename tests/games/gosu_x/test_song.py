"""GX-D1 to GX-D6: the Song for the Dead."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    options,
    play,
    refused,
    rest,
    rules_told,
    seat,
    table,
    tokens,
    told,
    winners,
    wonder,
)

from honjin.table.table import Table


def battle(**position: object) -> Table:
    """Seat 1 has passed, now seat 0 passes too."""
    return play(table(passed=[1], **position), "pass")  # type: ignore[arg-type]


def sing(t: Table) -> Table:
    """Sacrifice the first card offered until the Song is over."""
    while t.decision is not None and asked(t)[1] == "song-sacrifice":
        play(t, options(t)[0])
    return t


def sacrificed(t: Table, p: int) -> int:
    return sum(e["player"] == p for e in told(t, "sacrificed"))


STRONG = [["deesses-de-lave", "esprits-de-smook"], ["alpha"]]  # 7
WEAK = [["volantis"], ["sati"]]  # 5

# --- GX-D1


def test_gx_d1_all_captured_cards_are_released_without_effects() -> None:
    rows = [["volantis captured", "les-fleches-de-justice captured"], ["sati captured"]]
    t = battle(army={0: STRONG, 1: rows})
    assert army(t, 1) == [["volantis", "les-fleches-de-justice"], ["sati"], []]
    assert rules_told(t, "freed") == ["GX-D1"] * 3
    assert told(t, "resolved") == []


def test_gx_d1_released_cards_count_for_the_sacrifices() -> None:
    rows = [["volantis captured", "volantis captured"], ["sati captured"]]
    t = sing(battle(army={0: STRONG, 1: rows}))
    assert sacrificed(t, 1) == 2


# --- GX-D2


@pytest.mark.parametrize(("troops", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_gx_d2_half_rounded_up(troops: int, lost: int) -> None:
    row = ["volantis", "volantis", "les-fees-petales", "les-fees-petales", "les-fleches-de-justice"]
    t = sing(battle(army={0: [row[:troops]]}))
    assert sacrificed(t, 0) == lost
    assert army(t, 0)[0] == row[: troops - lost]
    assert set(rules_told(t, "sacrificed")) == {"GX-D2"}


def test_gx_d2_the_winner_first_one_by_one_each_open_at_that_moment() -> None:
    t = battle(army={0: STRONG, 1: WEAK})
    assert asked(t) == (0, "song-sacrifice")
    assert options(t) == ["choose I.2", "choose II.1"]
    assert refused(t, "choose I.1") == ["GX-A2"]
    play(t, "choose I.2")
    assert options(t) == ["choose II.1"]
    play(t, "choose II.1")
    assert asked(t) == (1, "song-sacrifice")
    assert options(t) == ["choose II.1"]
    play(t, "choose II.1")
    assert (army(t, 0), army(t, 1)) == ([["deesses-de-lave"], [], []], [["volantis"], [], []])
    assert discard(t, 0) == ["esprits-de-smook", "alpha"]


def test_gx_d2_the_player_without_cards_sacrifices_nothing() -> None:
    t = sing(battle(army={0: [["volantis"]]}))
    assert (sacrificed(t, 0), sacrificed(t, 1)) == (1, 0)
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_gx_d2_after_a_tie_chance_says_who_is_first(seed: str) -> None:
    t = battle(army={0: [["volantis", "volantis"]], 1: [["aat", "aat"]]}, seed=seed)
    first = asked(t)[0]
    sing(t)
    assert [e["player"] for e in told(t, "sacrificed")] == [first, 1 - first]


def test_gx_d2_chance_takes_both_sides_after_a_tie() -> None:
    firsts = {asked(battle(army={0: [["volantis"]], 1: [["aat"]]}, seed=f"tie {n}"))[0] for n in range(12)}
    assert firsts == {0, 1}


GOAN_SUL = [["deesses-de-lave", "esprits-de-smook"], ["alpha"], ["goan-sul"]]  # 12


def test_gx_d2_goan_sul_costs_a_victory_by_less_than_ten_one_card_more() -> None:
    t = sing(battle(army={0: GOAN_SUL, 1: WEAK}))
    assert (sacrificed(t, 0), sacrificed(t, 1)) == (3, 1)


def test_gx_d2_a_captured_goan_sul_costs_nothing_and_neither_does_the_losers() -> None:
    rows = [*GOAN_SUL[:2], ["goan-sul captured"]]
    t = sing(battle(army={0: rows, 1: WEAK}))
    assert sacrificed(t, 0) == 2
    many = [["volantis", "volantis"], ["sati", "quae"], ["justice"]]  # 15
    t = sing(battle(army={0: GOAN_SUL, 1: many}))
    assert (sacrificed(t, 0), sacrificed(t, 1)) == (2, 3)


def test_gx_d2_one_more_only_if_any_is_left() -> None:
    # Half of three is two, and Goan Sul's is the last.
    t = sing(battle(army={0: [["deesses-de-lave"], ["alpha"], ["goan-sul"]], 1: [["volantis"]]}))
    assert (sacrificed(t, 0), army(t, 0)) == (3, [[], [], []])
    assert asked(t) == (1, "turn")


# --- GX-D3


def test_gx_d3_everybody_draws_up_to_seven() -> None:
    t = sing(battle(army={0: STRONG, 1: WEAK}, hand={0: ["deesses-de-lave"], 1: ["elle", "quae"]}))
    assert (len(hand(t, 0)), len(hand(t, 1))) == (7, 7)
    drew = [e["player"] for e in told(t, "drew")]
    assert drew == [0] * 6 + [1] * 5
    assert set(rules_told(t, "drew")) == {"GX-D3"}


def test_gx_d3_a_larger_hand_is_kept() -> None:
    held = ["volantis", "elle", "quae", "nezha", "tourach", "justice", "les-fees-petales", "les-fees-petales"]
    t = sing(battle(army={0: STRONG, 1: WEAK}, hand={1: held}))
    assert len(hand(t, 1)) == 8
    assert asked(t) == (1, "turn")


def test_gx_d3_seven_under_narashima_too() -> None:
    t = sing(battle(army={0: STRONG, 1: WEAK}, tiles=["narashima"]))
    assert (len(hand(t, 0)), len(hand(t, 1))) == (7, 7)


def test_gx_d3_all_owned_tokens_come_back() -> None:
    rows = [["esprits-de-smook tokens=1", "les-gardiens-demons tokens=1"], ["alpha"]]
    t = sing(
        battle(army={0: rows, 1: WEAK}, tokens={0: {"hand": 0, "spent": 1, "locked": 1}, 1: {"hand": 1}})
    )
    assert (tokens(t, 0), tokens(t, 1)) == ((3, 0, 1), (2, 0, 2))
    assert army(t, 0)[0] == ["esprits-de-smook"]
    assert rules_told(t, "recovered") == ["GX-D3"] * 2


def test_gx_d3_the_wonder_token_returns_and_the_bounty_token_stays() -> None:
    t = sing(battle(army={0: STRONG, 1: [["volantis bounty"], ["sati"]]}, wonder=0))
    assert wonder(t) is None
    assert rules_told(t, "returned-wonder") == ["GX-D3"]
    assert army(t, 1)[0] == ["volantis bounty"]


def song_of(t: Table) -> list[str]:
    """What the Song does after the sacrifices, each kind once."""
    return list(dict.fromkeys(str(e["kind"]) for e in t.events(None) if e["rule"] == "GX-D3"))


def test_gx_d3_first_cards_then_tokens_then_the_wonder_token() -> None:
    t = sing(battle(army={0: STRONG, 1: WEAK}, wonder=1))
    assert song_of(t) == ["drew", "recovered", "returned-wonder"]
    players = [e["player"] for e in t.events(None) if e["rule"] == "GX-D3" and e["kind"] != "returned-wonder"]
    assert players == [0] * 7 + [1] * 7 + [0, 1]


# --- GX-D4, GX-D5


@pytest.mark.parametrize("winner", [0, 1])
def test_gx_d4_the_loser_starts_the_next_round(winner: int) -> None:
    t = sing(battle(army={winner: STRONG, 1 - winner: WEAK}))
    assert asked(t) == (1 - winner, "turn")
    view = t.view(None)
    assert (view["round"], view["first"]) == (2, 1 - winner)
    assert [(seat(t, p)["passed"], seat(t, p)["turns_left"]) for p in (0, 1)] == [(False, None)] * 2


def test_gx_d4_after_a_tie_broken_by_the_wonder_token_too() -> None:
    t = sing(battle(army={0: [["volantis"]], 1: [["aat"]]}, wonder=1))
    assert asked(t) == (0, "turn")


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_gx_d4_after_a_tie_the_last_to_sacrifice_starts(seed: str) -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]}, seed=seed)
    first = asked(t)[0]
    assert asked(sing(t)) == (1 - first, "turn")


def test_gx_d5_the_third_round_ends_the_game() -> None:
    for army_of_1, won in ((WEAK, (0,)), ([["volantis", "volantis"], ["sati"]], (0, 1))):
        t = battle(army={0: STRONG, 1: army_of_1}, supremacy={0: 1, 1: 1}, round=3)
        assert winners(t) == won


def test_gx_d5_three_rounds_at_most_from_the_first_pass_on() -> None:
    t = table(army={0: STRONG, 1: WEAK}, passed=[1])
    play(t, "pass")
    rounds = 1
    while t.decision is not None:
        sing(t)
        while t.decision is not None and asked(t)[1] != "song-sacrifice":
            offered = options(t)
            play(t, "pass" if "pass" in offered else "draw 1" if "draw 1" in offered else offered[0])
        rounds += 1
    assert rounds <= 3
    assert winners(t) != ()


# --- GX-D6


def test_gx_d6_the_song_asks_for_no_force_of_will_and_brings_no_bounty() -> None:
    rows = [["les-apotres-de-la-nuit", "les-sombres-cultistes"], ["solok"]]
    t = battle(army={0: rows}, hand={0: ["le-cercle-rouge"]})
    prompts = set()
    while asked(t)[1] != "turn":
        prompts.add(asked(t)[1])
        play(t, options(t)[0])
    assert prompts == {"song-sacrifice"}


def test_gx_d6_no_end_of_turn_effect_and_no_hand_limit() -> None:
    # Nezha would draw with an empty hand: it does so at the end of the passing turn, not in the Song.
    t = battle(army={0: [["volantis"], ["nezha"]], 1: [["aat"]]})
    assert rules_told(t, "drew") == ["GX-T3"] * 2
    play(t, "choose II.1", "choose I.1")
    assert rules_told(t, "drew")[2:12] == ["GX-D3"] * 10


def shuffling(locked: int) -> Table:
    """Seat 0 has all its cards in its army and its discard, and Byun Hyung Ja (Narashima) among them."""
    clans = ["narashima", "justice", "galmi"]
    rows = [["nitish", "nitish", "navaj", "navaj", "nikhilesh"], ["nalin"], ["byun-hyung-ja-narashima"]]
    t = battle(
        clans={0: clans},
        army={0: rows, 1: [["aat"]]},
        discard={0: rest(clans, *(card for row in rows for card in row))},
        tokens={0: {"locked": locked}},
    )
    return play(t, "choose I.5", "choose I.4", "choose I.3", "choose I.2", "choose I.1")


def test_gx_d6_a_shuffle_while_drawing_can_still_unlock() -> None:
    t = shuffling(1)
    assert [e["player"] for e in told(t, "unlocked")] == [0]
    assert (tokens(t, 0), len(hand(t, 0))) == ((4, 0, 0), 7)


def test_gx_d3_a_token_that_a_shuffle_unlocks_is_there_when_all_are_taken_back() -> None:
    t = shuffling(1)
    told_of = [(e["kind"], e.get("player")) for e in t.events(None)]
    assert told_of.index(("unlocked", 0)) < told_of.index(("drew", 1)) < told_of.index(("recovered", 0))
    assert [e["number"] for e in told(t, "recovered")] == [4, 2]


def test_gx_k4_but_not_win_with_the_fifth_token() -> None:
    t = shuffling(0)
    assert (winners(t), tokens(t, 0)) == ((), (4, 0, 0))
    assert "GX-K4" in rules_told(t, "did-nothing")
    assert asked(t) == (1, "turn")
