"""What each of the eight Byun Hyung Ja asks for to unlock a token (GX-K4)."""

import pytest
from gosu_x import army, asked, discard, hand, play, removed, rest, rules_told, table, tokens, told

from honjin.table.table import Table


def unlocked(t: Table) -> list[object]:
    """The players who unlocked a token, in order."""
    return [e["player"] for e in told(t, "unlocked")]


# --- Abhilasha: three captured cards of the opponent at the end of one's turn

NIGHT = [["le-cercle-rouge"], ["solok"], ["byun-hyung-ja-abhilasha"]]


@pytest.mark.parametrize(("captured", "wins"), [(2, False), (3, True), (4, True)])
def test_gx_k4_abhilasha_unlocks_for_three_captured_cards_and_releases_them(
    captured: int, wins: bool
) -> None:
    row = ["volantis", "volantis", "les-fees-petales", "les-fees-petales"]
    rows = [[f"{card} captured" if index < captured else card for index, card in enumerate(row)]]
    t = play(table(army={0: NIGHT, 1: rows}), "draw 1")
    assert unlocked(t) == ([0] if wins else [])
    assert len(told(t, "released")) == (captured if wins else 0)
    assert (army(t, 1)[0] == row) == wins


def test_gx_k4_abhilasha_looks_at_the_opponents_cards_only_and_when_it_resolves() -> None:
    rows = [["le-cercle-rouge captured", "le-cercle-rouge captured", "les-gardiens-de-la-nuit captured"]]
    t = play(table(army={0: [*rows, ["solok"], ["byun-hyung-ja-abhilasha"]]}), "draw 1")
    assert unlocked(t) == []
    # The third is captured in this very turn.
    enemy = [["volantis", "volantis captured", "les-fees-petales captured"]]
    t = table(army={0: [["les-apotres-de-la-nuit"], *NIGHT[1:]], 1: enemy})
    play(t, "activate I.1", "choose 1:I.1")
    assert (unlocked(t), tokens(t, 0)) == ([0], (2, 0, 1))


def test_gx_k4_it_waits_for_the_end_of_its_players_own_turn() -> None:
    enemy = [[f"{card} captured" for card in ("volantis", "volantis", "les-fees-petales")]]
    t = table(army={0: NIGHT, 1: enemy}, to_move=1)
    play(t, "draw 1")
    assert unlocked(t) == []
    assert unlocked(play(t, "draw 1")) == [0]


def test_gx_a3_a_captured_byun_hyung_ja_unlocks_nothing() -> None:
    enemy = [[f"{card} captured" for card in ("volantis", "volantis", "les-fees-petales")]]
    t = table(army={0: [*NIGHT[:2], ["byun-hyung-ja-abhilasha captured"]], 1: enemy})
    assert unlocked(play(t, "draw 1")) == []


# --- Tomorrow: Ne'ye removed from the game

MORROW = [["aat"], ["ez"], ["byun-hyung-ja-tomorrow"]]


def test_gx_k4_tomorrow_shuffles_ne_ye_in_and_unlocks() -> None:
    t = table(army={0: MORROW}, removed={0: ["ne-ye", "ne-o"]})
    play(t, "draw 1")
    assert (unlocked(t), removed(t, 0)) == ([0], ["ne-o"])
    assert [e["card"] for e in told(t, "shuffled-in")] == ["ne-ye"]
    assert rules_told(t, "shuffled") == ["GX-E9"]


@pytest.mark.parametrize("where", ["discard", "hand"])
def test_gx_k4_only_a_removed_ne_ye_counts(where: str) -> None:
    t = table(army={0: MORROW}, removed={0: ["ne-o"]}, **{where: {0: ["ne-ye"]}})  # type: ignore[arg-type]
    assert unlocked(play(t, "draw 1")) == []


def test_gx_k4_ne_ye_removed_in_this_turn_unlocks_at_its_end() -> None:
    t = table(army={0: MORROW}, discard={0: ["ne-ye"]}, deck_top={0: ["ne-o", "fre-e"]})
    play(t, "activate II.1", "choose ne-ye")
    assert (unlocked(t), hand(t, 0), removed(t, 0)) == ([0], ["fre-e", "ne-o"], [])


# --- Narashima: the whole discard shuffled into the deck

CLANS = ["narashima", "phoenix", "galmi"]
LION = [["nitish"], ["nalin"], ["byun-hyung-ja-narashima"]]
USED = [card for row in LION for card in row]


def test_gx_t5_narashima_unlocks_when_the_discard_becomes_the_deck() -> None:
    t = table(clans={0: CLANS}, army={0: LION}, discard={0: rest(CLANS, *USED)})
    assert unlocked(play(t, "draw 1")) == [0]
    t = table(clans={0: CLANS}, army={0: LION}, removed={0: rest(CLANS, *USED)})
    assert unlocked(play(t, "draw 1")) == []


def test_gx_t5_so_does_a_clan_that_is_the_whole_discard() -> None:
    for pile, found in ((["arpia", "timer"], [0]), (["arpia", "nitish"], []), ([], [])):
        t = table(
            clans={0: CLANS, 1: ["justice"]},
            army={0: [["muraena", "nitish"], ["nalin"], ["byun-hyung-ja-narashima"]]},
            hand={0: ["genious"]},
            discard={0: pile},
        )
        play(t, "play genious", "clan phoenix", "clan justice")
        assert unlocked(t) == found


def test_gx_t5_the_opponents_shuffle_unlocks_nothing() -> None:
    t = table(
        army={0: [["muraena"]], 1: [["nitish"], ["nalin"], ["byun-hyung-ja-narashima"]]},
        hand={0: ["genious"]},
    )
    play(t, "play genious", "clan phoenix", "clan narashima")
    assert unlocked(t) == []


# --- Galmi: the first to pass

WONDER = [["bun-to"], ["shard"], ["byun-hyung-ja-galmi"]]


def test_gx_k4_galmi_unlocks_for_the_first_pass_of_a_round() -> None:
    t = play(table(army={0: WONDER}, tokens={0: {"hand": 0}}), "pass")
    assert (unlocked(t), tokens(t, 0)) == ([0], (1, 2, 1))
    assert asked(t) == (1, "turn")


def test_gx_k4_galmi_does_not_for_the_second() -> None:
    t = play(table(army={0: WONDER, 1: [["volantis"]]}, passed=[1]), "pass")
    assert unlocked(t) == []
    t = play(table(army={1: WONDER}, tokens={0: {"hand": 0}}), "pass")
    assert unlocked(t) == []


def test_gx_k4_galmi_does_for_a_pass_by_the_immortals_effect() -> None:
    t = table(
        army={0: [["bun-to", "un-go"], ["shard", "kan-te"], ["byun-hyung-ja-galmi"]], 1: [["volantis"]]},
        hand={0: ["galmi"]},
        tokens={0: {"hand": 0}},
    )
    play(t, "play galmi", "choose 1:I.1", "yes")
    assert unlocked(t) == [0]


# --- Phoenix: three cards of that name

THREE = ["phoenix-eliana", "phoenix-immortal"]


def phoenix(heroes: list[str], immortals: list[str], **more: object) -> Table:
    t = table(army={0: [["arpia", "timer", "muraena"], heroes, immortals]}, **more)  # type: ignore[arg-type]
    return play(t, "draw 1")


def test_gx_k4_phoenix_captures_itself_and_unlocks_with_three_of_the_name() -> None:
    t = phoenix(THREE, ["phoenix", "byun-hyung-ja-phoenix"])
    assert (unlocked(t), army(t, 0)[2]) == ([0], ["phoenix", "byun-hyung-ja-phoenix captured"])
    assert rules_told(t, "captured") == ["GX-A3"]


@pytest.mark.parametrize(
    ("heroes", "immortals"),
    [
        ([*THREE, "kaez"], ["byun-hyung-ja-phoenix"]),
        (THREE, ["phoenix captured", "byun-hyung-ja-phoenix"]),
        (["phoenix-eliana captured", "phoenix-immortal"], ["phoenix", "byun-hyung-ja-phoenix"]),
    ],
)
def test_gx_k4_phoenix_needs_all_three_face_up(heroes: list[str], immortals: list[str]) -> None:
    t = phoenix(heroes, immortals)
    assert (unlocked(t), army(t, 0)[2]) == ([], immortals)


def test_gx_e13_an_ethereal_byun_hyung_ja_can_not_pay_with_its_own_capture() -> None:
    t = phoenix(THREE, ["phoenix", "byun-hyung-ja-phoenix"], tiles=["justice"])
    assert (unlocked(t), army(t, 0)[2]) == ([], ["phoenix", "byun-hyung-ja-phoenix"])
    # Not the highest OPEN card: it can.
    t = phoenix(THREE, ["byun-hyung-ja-phoenix", "phoenix"], tiles=["justice"])
    assert unlocked(t) == [0]


# --- Xi'an: five cards of one clan


def test_gx_k4_xi_an_may_keep_its_cards() -> None:
    rows = [["3-voeux"], ["nio"], ["byun-hyung-ja-xi-an"]]
    held = ["3-voeux", "1000-visages", "1000-visages", "pangu", "valeen"]
    t = play(table(army={0: rows}, hand={0: held}), "draw 1", "done")
    assert (unlocked(t), discard(t, 0)) == ([], [])
    t = play(table(army={0: rows}, hand={0: held}), "draw 1", "clan xi-an", *(f"discard {c}" for c in held))
    assert (unlocked(t), len(discard(t, 0))) == ([0], 5)


def test_gx_k4_xi_an_asks_nothing_of_fewer_than_five_cards() -> None:
    rows = [["3-voeux"], ["nio"], ["byun-hyung-ja-xi-an"]]
    t = play(table(army={0: rows}, hand={0: ["3-voeux", "pangu", "valeen"]}), "draw 1")
    assert asked(t) == (1, "turn")
