"""The eight Immortal tiles: the active side works for both players."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    options,
    pass_on,
    play,
    refused,
    rules_told,
    strength,
    table,
    told,
)

from honjin.table.table import Table

BOTH = pytest.mark.parametrize("p", [0, 1])
# A deck for either seat, so that each test is played from both.
MINE, YOURS = ["phoenix", "galmi", "goan-sul"], ["xi-an", "narashima", "tomorrow"]


def decks(p: int) -> dict[int, list[str]]:
    return {p: MINE, 1 - p: YOURS}


# --- Abhilasha


@BOTH
def test_tile_abhilasha_gives_secret_shift_to_every_card_with_a_shift_cost(p: int) -> None:
    def shifting(tiles: list[str]) -> Table:
        return table(
            army={p: [["bun-to", "timer captured"], ["phoenix-eliana"]]},
            hand={p: ["arpia", "kaez"]},
            discard={p: ["un-go", "bun-to", "shard"]},
            clans=decks(p),
            tiles=tiles,
            to_move=p,
        )

    assert refused(shifting([]), "shift I.1 from discard") == ["GX-H3"]
    t = shifting(["abhilasha"])
    assert refused(t, "shift II.1 from discard") == ["GX-H1", "GX-H3"]  # no shift cost
    assert refused(t, "shift I.2 from discard") == ["GX-A3", "GX-H3"]
    play(t, "shift I.1 from discard", "pay arpia", "pay kaez")
    assert options(t) == ["choose un-go", "choose arpia"]  # a card just paid, never an identical one
    play(t, "choose arpia")
    assert (army(t, p)[0][0], len(hand(t, p))) == ("arpia", 1)
    assert rules_told(t, "shifted") == ["GX-H3"]


# --- Galmi


@BOTH
@pytest.mark.parametrize(("tiles", "left"), [(["galmi"], 2), ([], 3)])
def test_tile_galmi_leaves_two_turns_after_a_pass(p: int, tiles: list[str], left: int) -> None:
    t = play(table(tiles=tiles, to_move=p, tokens={p: {"hand": 0}}), "pass")
    assert [(e["player"], e["number"]) for e in told(t, "turns-left")] == [(1 - p, left)]
    play(t, *["draw 1"] * 2)
    assert (told(t, "fought") == []) == (left == 3)


def test_tile_galmi_and_the_card_leave_two_turns() -> None:
    rows = [["bun-to"], ["shard"], ["galmi"]]
    t = play(table(army={0: rows}, tiles=["galmi"], tokens={0: {"hand": 0}}), "pass")
    assert [event["number"] for event in told(t, "turns-left")] == [2]  # GX-E18


# --- Goan Sul


def battle(p: int, enemy: list[list[str]], tiles: list[str], option: str = "no") -> Table:
    """Seat p fights with 14; the tile of nobody's clan, where there is one."""
    rows = [["bun-to", "timer", "un-go"], ["shard"], ["phoenix"]]
    return pass_on(
        table(
            army={p: rows, 1 - p: enemy},
            clans={p: ["galmi", "phoenix", "justice"], 1 - p: YOURS},
            tiles=tiles,
            options={"goan_sul_tile_extra_sacrifice": option},
            tokens={0: {"hand": 0}, 1: {"hand": 0}},
        )
    )


@BOTH
@pytest.mark.parametrize(("enemy", "by"), [(["3-voeux"], 12), (["3-voeux", "nakshatra"], 10)])
def test_tile_goan_sul_wins_the_game_with_a_battle_won_by_ten(p: int, enemy: list[str], by: int) -> None:
    t = battle(p, [enemy], ["goan-sul"])
    mine, yours = (event["number"] for event in sorted(told(t, "fought"), key=lambda e: e["player"] != p))
    assert mine - yours == by  # type: ignore[operator]
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((p,), "GX-B5")
    assert battle(p, [enemy], []).outcome is None


@BOTH
@pytest.mark.parametrize(("option", "more"), [("no", 0), ("yes", 1)])
def test_tile_goan_sul_asks_for_one_more_sacrifice_by_the_option(p: int, option: str, more: int) -> None:
    t = battle(p, [["3-voeux"], ["nio"]], ["goan-sul"], option)
    assert asked(t) == (p, "song-sacrifice")
    while asked(t) == (p, "song-sacrifice"):
        play(t, options(t)[-1])
    assert len(told(t, "sacrificed")) == 3 + more  # of five cards
    assert asked(t) == (1 - p, "song-sacrifice")


# --- Justice


@BOTH
def test_tile_justice_makes_the_highest_open_card_ethereal(p: int) -> None:
    t = table(
        army={p: [["esprits-de-smook", "timer"], ["shard"]], 1 - p: [["3-voeux", "1000-visages"], ["nio"]]},
        hand={p: ["alpha"]},
        clans=decks(p),
        tiles=["justice"],
        to_move=p,
    )
    play(t, "play alpha")
    assert refused(t, f"choose {1 - p}:II.1") == ["GX-A4"]
    assert refused(t, "choose II.2") == ["GX-A4"]  # Alpha herself, one's own highest
    assert "choose II.1" in options(t)
    play(t, f"choose {1 - p}:I.2")
    assert army(t, 1 - p)[0] == ["3-voeux", "1000-visages captured"]


@BOTH
def test_tile_justice_protects_a_captured_card_and_passes_on(p: int) -> None:
    t = table(
        army={p: [["les-gardiens-demons"]], 1 - p: [["3-voeux", "1000-visages captured"]]},
        clans=decks(p),
        tiles=["justice"],
        to_move=p,
    )
    play(t, "activate I.1", f"choose {1 - p}:I.1", f"choose {1 - p}:I.2")
    assert rules_told(t, "did-nothing") == ["GX-E1"]  # both last cards are the highest OPEN ones
    t = table(
        army={
            p: [["les-gardiens-demons"], ["shard"]],
            1 - p: [["3-voeux", "1000-visages captured"], ["nio"]],
        },
        clans=decks(p),
        tiles=["justice"],
        to_move=p,
    )
    play(t, "activate I.1", "done", f"choose {1 - p}:I.2")
    assert army(t, 1 - p)[0] == ["3-voeux"]


# --- Narashima


@BOTH
@pytest.mark.parametrize(("tiles", "kept"), [(["narashima"], 5), ([], 6)])
def test_tile_narashima_limits_hands_to_five_at_the_end_of_a_turn(
    p: int, tiles: list[str], kept: int
) -> None:
    held = ["timer", "arpia", "kaez", "shard", "un-go"]
    t = table(
        hand={p: held, 1 - p: ["3-voeux", "3-voeux", "nio", "pangu", "valeen", "shennong"]},
        clans={p: MINE, 1 - p: ["xi-an", "tomorrow", "abhilasha"]},
        tiles=tiles,
        to_move=p,
    )
    play(t, "draw 1")
    if tiles:
        assert asked(t) == (p, "hand-limit")
        play(t, "discard timer")
        assert discard(t, p) == ["timer"]
    assert asked(t) == (1 - p, "turn")
    assert (len(hand(t, p)), len(hand(t, 1 - p))) == (kept, 6)  # never at the end of the other's turn


# --- Phoenix


@BOTH
def test_tile_phoenix_adds_the_hand_in_battle(p: int) -> None:
    held = {p: ["bun-to", "shard", "hempo"], 1 - p: ["nio"]}
    rows = {p: [["un-go"]], 1 - p: [["3-voeux"]]}
    clans = {p: ["galmi", "goan-sul", "justice"], 1 - p: YOURS}
    t = table(army=rows, hand=held, clans=clans, tiles=["phoenix"])
    assert (strength(t, p), strength(t, 1 - p)) == (5, 3)
    t = table(army=rows, hand=held, clans=clans)
    assert (strength(t, p), strength(t, 1 - p)) == (2, 2)


# --- Tomorrow


def echoing(p: int, tiles: list[str]) -> Table:
    t = table(
        army={p: [["bun-to"], ["shard"]], 1 - p: [["3-voeux", "3-voeux"]]},
        hand={p: ["galmi"]},
        clans={p: ["galmi", "phoenix", "goan-sul"], 1 - p: ["xi-an", "narashima", "abhilasha"]},
        tiles=tiles,
        to_move=p,
    )
    return play(t, "play galmi", f"choose {1 - p}:I.2")


@BOTH
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tile_tomorrow_gives_immortals_echo(p: int, answer: str) -> None:
    t = echoing(p, ["tomorrow"])
    assert asked(t) == (p, "echo")
    play(t, answer)
    if answer == "yes":
        play(t, f"choose {1 - p}:I.1")
    assert army(t, 1 - p)[0] == ([] if answer == "yes" else ["3-voeux"])
    assert rules_told(t, "echoed") == (["GX-E2"] if answer == "yes" else [])
    assert asked(echoing(p, [])) == (1 - p, "turn")


@BOTH
def test_tile_tomorrow_gives_no_echo_to_troops_and_heroes(p: int) -> None:
    t = table(army={p: [["timer"]]}, hand={p: ["arpia"]}, tiles=["tomorrow"], to_move=p, clans={p: MINE})
    play(t, "play arpia")
    assert (asked(t), len(hand(t, p))) == ((p, "turn"), 1)


# --- Xi'an


@BOTH
@pytest.mark.parametrize(("tiles", "rules"), [(["xi-an"], []), ([], ["GX-P3", "GX-P3"])])
def test_tile_xi_an_makes_immortals_of_every_clan_of_their_deck(
    p: int, tiles: list[str], rules: list[str]
) -> None:
    t = table(
        army={p: [["timer"], ["kaez"]], 1 - p: []},
        hand={p: ["goan-sul"]},
        clans={p: MINE, 1 - p: ["justice", "narashima", "tomorrow"]},
        tiles=tiles,
        to_move=p,
    )
    assert refused(t, "play goan-sul") == rules


@BOTH
def test_tile_xi_an_counts_in_every_zone(p: int) -> None:
    t = table(
        army={p: [["esprits-de-smook"], ["orgah"]]},
        discard={p: ["phoenix", "timer"]},
        clans={p: MINE, 1 - p: ["justice", "narashima", "tomorrow"]},
        tiles=["xi-an"],
        to_move=p,
    )
    play(t, "activate II.1")
    assert options(t) == ["clan galmi", "clan phoenix", "clan goan-sul"]
    play(t, "clan galmi")
    assert discard(t, p) == ["timer"]


# --- flipped by Justice (GX-S5, GX-E11)


def test_tile_flipped_by_the_card_justice_works_for_both_players() -> None:
    t = table(
        army={0: [["volantis"], ["sati"]], 1: [["3-voeux"]]},
        hand={0: ["justice", "bun-to"], 1: ["nio", "pangu"]},
        clans={0: ["justice", "phoenix", "galmi"], 1: YOURS},
    )
    play(t, "play justice", "clan phoenix")
    assert t.view(0)["tiles"] == ["phoenix"]
    assert (strength(t, 0), strength(t, 1)) == (10 + 1, 2 + 2)
