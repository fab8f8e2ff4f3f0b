"""GX-B1 to GX-B8, GX-K4: the Great Battle and every way to win."""

import pytest
from gosu_x import army, asked, clan_of, hand, play, rules_told, seat, strength, table, tokens, told, winners

from honjin.games.gosu_x.card import CLANS
from honjin.table.table import Table

STRONG = [["deesses-de-lave", "esprits-de-smook"], ["alpha"]]  # 7
WEAK = [["volantis"], ["sati"]]  # 5


def battle(**position: object) -> Table:
    """Seat 1 has passed, now seat 0 passes too."""
    return play(table(passed=[1], **position), "pass")  # type: ignore[arg-type]


def supremacy(t: Table) -> list[object]:
    return [seat(t, p)["supremacy"] for p in range(2)]


def ended_by(t: Table) -> str:
    assert t.outcome is not None
    return t.outcome.rule


# --- GX-B1


def test_gx_b1_face_up_cards_count_by_their_level() -> None:
    t = battle(army={0: [["volantis", "volantis captured"], ["sati", "quae"], ["justice"]], 1: [["aat"]]})
    assert [(e["player"], e["number"], e["rule"]) for e in told(t, "fought")] == [
        (0, 2 + 6 + 5, "GX-B1"),
        (1, 2, "GX-B1"),
    ]


@pytest.mark.parametrize(
    ("card", "value"),
    [("esprits-de-smook", 2), ("esprits-de-smook tokens=1", 4), ("esprits-de-smook captured", 0)],
)
def test_gx_b1_a_veteran_with_a_token_counts_double(card: str, value: int) -> None:
    assert strength(table(army={0: [[card]]}), 0) == value


def test_gx_k6_two_tokens_double_once_and_only_a_veteran() -> None:
    assert strength(table(army={0: [["3-voeux tokens=2"]]}), 0) == 2
    assert strength(table(army={0: [["muraena tokens=1"], ["smook tokens=1"]]}), 0) == 2 + 6


def test_gx_b1_the_phoenix_tile_counts_both_hands() -> None:
    t = table(hand={0: ["volantis"], 1: ["aat", "aat"]}, army={1: [["wiindz"]]}, tiles=["phoenix"])
    assert (strength(t, 0), strength(t, 1)) == (1, 4)


# --- GX-B2


def test_gx_b2_the_stronger_army_takes_a_supremacy_token() -> None:
    t = battle(army={0: WEAK, 1: STRONG})
    assert supremacy(t) == [0, 1]
    assert rules_told(t, "won-supremacy") == ["GX-B2"]


@pytest.mark.parametrize("holder", [0, 1])
def test_gx_b2_the_wonder_token_wins_a_tie(holder: int) -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]}, wonder=holder)
    assert supremacy(t) == [1 - holder, holder]
    assert asked(t) == (holder, "song-sacrifice")


def test_gx_b2_a_tie_without_it_gives_a_token_to_both() -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]})
    assert supremacy(t) == [1, 1]


def test_gx_b2_the_wonder_token_is_no_help_to_the_weaker() -> None:
    assert supremacy(battle(army={0: WEAK, 1: STRONG}, wonder=0)) == [0, 1]


# --- GX-B3


def test_gx_b3_the_second_supremacy_token_wins() -> None:
    t = battle(army={0: STRONG, 1: WEAK}, supremacy={0: 1, 1: 1}, round=2)
    assert (winners(t), ended_by(t)) == ((0,), "GX-B3")
    assert t.outcome is not None
    assert t.outcome.scores == (2, 1)


def test_gx_b3_both_gaining_their_second_together_is_a_draw() -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]}, supremacy={0: 1, 1: 1}, round=2)
    assert (winners(t), ended_by(t)) == ((0, 1), "GX-B3")
    assert t.decision is None
    assert (told(t, "won"), rules_told(t, "drawn")) == ([], ["GX-B3"])
    assert t.log(None)[-1].text == "The game is a draw: two Supremacy tokens each."
    assert t.result(0, "fr") == "Égalité : deux jetons Suprématie chacun"


def test_gx_b3_after_a_tie_at_one_to_none_the_one_with_two_wins() -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]}, supremacy={1: 1}, round=2)
    assert winners(t) == (1,)


def test_gx_b3_the_three_tokens_of_the_box_are_no_limit() -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]}, supremacy={0: 1, 1: 1}, round=2)
    assert supremacy(t) == [2, 2]


# --- GX-B4

TROOPS = ["arpia", "arpia", "volantis", "volantis", "deesses-de-lave"]
HEROES = ["kaez", "genious", "sati", "quae", "alpha"]
IMMORTALS = ["justice", "byun-hyung-ja-justice", "phoenix", "byun-hyung-ja-phoenix"]
OTHERS = [
    ["aat", "aat", "bun-to", "bun-to", "3-voeux"],
    ["ez", "ne-o", "shard", "kan-te", "pangu"],
    ["tomorrow", "galmi", "xi-an", "byun-hyung-ja-tomorrow", "byun-hyung-ja-xi-an"],
]


def with_captured(rows: list[list[str]]) -> list[list[str]]:
    """The same army with its first card captured."""
    return [[f"{rows[0][0]} captured", *rows[0][1:]], *rows[1:]]


def test_gx_b4_the_fifteenth_face_up_card_wins_before_its_entry_effect() -> None:
    t = table(army={0: [TROOPS, HEROES, IMMORTALS]}, hand={0: ["goan-sul"]})
    play(t, "play goan-sul")
    assert (winners(t), ended_by(t)) == ((0,), "GX-B4")
    assert told(t, "resolved") == []


def test_gx_b4_a_captured_one_does_not_count() -> None:
    t = table(army={0: with_captured([TROOPS, HEROES, IMMORTALS])}, hand={0: ["goan-sul"]})
    play(t, "play goan-sul")
    assert asked(t) == (0, "destroy-clan")


def test_gx_b4_a_release_in_ones_turn_wins() -> None:
    rows = [["arpia", "arpia", "volantis", "volantis", "les-apotres-de-la-nuit"]]
    rows += [["kaez", "genious", "sati", "quae", "solok"], [*IMMORTALS, "abhilasha"]]
    t = table(army={0: with_captured(rows)})
    play(t, "activate I.5", "choose I.1")
    assert (winners(t), ended_by(t)) == ((0,), "GX-B4")


def test_gx_b4_a_release_of_all_wins_for_whoever_has_fifteen() -> None:
    # Byun Hyung Ja (Abhilasha) releases the opponent's cards, and so gives the game away.
    rows = [[f"{card} captured" for card in OTHERS[0][:3]] + OTHERS[0][3:], *OTHERS[1:]]
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"], ["byun-hyung-ja-abhilasha"]], 1: rows},
    )
    play(t, "draw 1")
    assert (winners(t), ended_by(t)) == ((1,), "GX-B4")
    assert [e["player"] for e in told(t, "unlocked")] == [0]


def test_gx_b4_the_releases_of_the_song_win_too() -> None:
    t = battle(army={0: [["volantis"]], 1: with_captured(OTHERS)})
    assert (winners(t), ended_by(t)) == ((1,), "GX-B4")


def test_gx_b7_both_complete_at_the_same_instant_is_a_draw() -> None:
    mine = with_captured([TROOPS, HEROES, [*IMMORTALS, "goan-sul"]])
    t = battle(army={0: mine, 1: with_captured(OTHERS)})
    assert (winners(t), ended_by(t)) == ((0, 1), "GX-B4")
    assert t.result(1) == "Draw: fifteen face-up cards in each army"


# --- GX-B5: Justice


def justice(flipped: list[str], held: int, **more: object) -> Table:
    t = table(
        army={0: [["volantis"], ["sati"]]},
        hand={0: ["justice"]},
        clans={0: ["justice", "galmi", "phoenix"]},
        tiles=flipped,
        supremacy={0: held},
        **more,  # type: ignore[arg-type]
    )
    return play(t, "play justice")


def test_gx_b5_the_third_flipped_tile_with_a_supremacy_token_wins() -> None:
    t = play(justice(["galmi", "phoenix"], 1), "clan justice")
    assert (winners(t), ended_by(t)) == ((0,), "GX-B5")


def test_gx_b5_not_without_the_token_and_not_the_second() -> None:
    t = play(justice(["galmi", "phoenix"], 0), "clan justice")
    assert winners(t) == ()
    assert seat(t, 0)["flipped"] == ["justice", "galmi", "phoenix"]
    assert winners(play(justice(["galmi"], 1), "clan justice")) == ()


def test_gx_b5_an_active_tile_of_a_clan_not_played_is_not_ones_own() -> None:
    t = justice(["galmi", "tomorrow"], 1)
    assert winners(play(t, "clan phoenix")) == ()


def test_gx_b5_by_echo_too() -> None:
    t = justice(["galmi", "tomorrow"], 1)
    play(t, "clan phoenix", "yes", "clan justice")
    assert (winners(t), ended_by(t)) == ((0,), "GX-B5")


def copied(copier: str, option: str) -> Table:
    """Justice's effect, copied from an army, from a discard, or after a release, flips the third tile."""
    rows = {
        "xi-an": [["3-voeux"], ["nio"]],
        "abhilasha": [["le-cercle-rouge"], ["solok"]],
        "fre-e": [["obeezs"]],
    }[copier]
    released = copier == "fre-e"
    t = table(
        army={0: rows, 1: [["volantis"], ["sati"], ["justice captured" if released else "justice"]]}
        if copier != "abhilasha"
        else {0: rows, 1: [["volantis"]]},
        discard={1: ["justice"]} if copier == "abhilasha" else {},
        hand={0: [copier]},
        clans={0: [clan_of(copier), "galmi", "phoenix"]},
        tiles=[clan_of(copier), "galmi"],
        supremacy={0: 1},
        options={"justice_copy": option},
    )
    play(t, f"play {copier}", "choose justice" if copier == "abhilasha" else "choose 1:III.1")
    return play(t, "clan phoenix")


@pytest.mark.parametrize("copier", ["xi-an", "abhilasha", "fre-e"])
def test_gx_b5_a_copy_flips_a_tile_but_does_not_win(copier: str) -> None:
    t = copied(copier, "no")
    assert winners(t) == ()
    assert "phoenix" in t.view(None)["tiles"]  # type: ignore[operator]
    assert seat(t, 0)["flipped"] == [*sorted([clan_of(copier), "galmi", "phoenix"], key=CLANS.index)]


@pytest.mark.parametrize("copier", ["xi-an", "abhilasha", "fre-e"])
def test_gx_b5_by_the_option_a_copy_wins_too_and_with_the_copiers_tiles(copier: str) -> None:
    t = copied(copier, "yes")
    assert (winners(t), ended_by(t)) == ((0,), "GX-B5")


def test_gx_b5_justice_herself_wins_also_after_a_copy_in_the_same_game() -> None:
    t = table(
        army={0: [["volantis", "3-voeux"], ["sati", "nio"], ["xi-an"]]},
        hand={0: ["justice"]},
        clans={0: ["justice", "galmi", "xi-an"]},
        tiles=["xi-an", "galmi"],
        supremacy={0: 1},
    )
    play(t, "play justice", "clan justice")
    assert (winners(t), ended_by(t)) == ((0,), "GX-B5")


def test_gx_b5_never_later() -> None:
    t = table(
        army={0: [["volantis"], ["sati"], ["justice"]], 1: [["aat"]]},
        tiles=["justice", "galmi", "phoenix"],
        clans={0: ["justice", "galmi", "phoenix"]},
        passed=[1],
    )
    play(t, "pass")
    assert (winners(t), supremacy(t)) == ((), [1, 0])


# --- GX-B5: Goan Sul

TEN = [["deesses-de-lave", "esprits-de-smook"], ["alpha"], ["goan-sul"]]  # 12


def test_gx_b5_goan_sul_wins_by_ten_and_not_by_nine() -> None:
    t = battle(army={0: TEN, 1: [["aat"]]})  # 12 to 2
    assert (winners(t), ended_by(t)) == ((0,), "GX-B5")
    t = battle(army={0: TEN, 1: [["aat"]]}, hand={1: ["ez"]}, tiles=["phoenix"])  # 12 to 3
    assert winners(t) == ()


def test_gx_b5_the_card_serves_its_controller_only_and_face_up() -> None:
    t = battle(army={0: [["deesses-de-lave"], ["alpha"], ["goan-sul captured"]]})
    assert winners(t) == ()
    many = [["aat", "aat", "wiindz", "wiindz"], ["ez", "ne-o", "fre-e"], ["tomorrow"]]  # 22
    t = battle(army={0: TEN, 1: many})
    assert winners(t) == ()


@pytest.mark.parametrize("stronger", [0, 1])
def test_gx_b5_the_tile_serves_both(stronger: int) -> None:
    rows = [["aat", "aat"], ["ez", "ne-o"]]  # 10
    t = battle(army={stronger: rows}, tiles=["goan-sul"])
    assert (winners(t), ended_by(t)) == ((stronger,), "GX-B5")


# --- GX-B6, GX-B7


def test_gx_b6_if_the_game_goes_on_the_song_follows() -> None:
    t = battle(army={0: STRONG, 1: WEAK})
    assert asked(t) == (0, "song-sacrifice")


def test_gx_b7_the_first_condition_met_ends_the_game() -> None:
    # The loser's Byun Hyung Ja (Justice) would unlock a fifth token, but the battle has ended the game.
    t = battle(
        army={0: [*STRONG, ["goan-sul"]], 1: [["volantis"], ["sati"], ["byun-hyung-ja-justice"]]},
        supremacy={0: 1},
        tokens={1: {"locked": 0}},
        round=2,
    )
    assert (winners(t), ended_by(t)) == ((0,), "GX-B3")
    assert told(t, "unlocked") == []


# --- GX-B8, GX-K4

LOSING = [["volantis"], ["sati"], ["byun-hyung-ja-justice"]]  # 10
WINNING = [["deesses-de-lave", "esprits-de-smook"], ["alpha"], ["byun-hyung-ja-goan-sul"]]  # 12


def test_gx_b8_the_winners_effect_comes_first_then_the_losers_then_the_song() -> None:
    t = battle(army={0: WINNING, 1: LOSING})
    kinds = [e["kind"] for e in t.events(None) if e["kind"] in ("won-supremacy", "unlocked", "sacrificed")]
    assert kinds == ["won-supremacy", "unlocked", "unlocked"]
    assert [e["player"] for e in told(t, "unlocked")] == [0, 1]
    assert asked(t) == (0, "song-sacrifice")


def test_gx_b8_a_tie_has_no_winner_and_no_loser() -> None:
    tie = [["volantis", "volantis"], ["sati"], ["byun-hyung-ja-justice"]]
    t = battle(army={0: WINNING, 1: tie})
    assert (supremacy(t), told(t, "unlocked")) == ([1, 1], [])


def test_gx_b8_a_tie_broken_by_the_wonder_token_has_both() -> None:
    tie = [["volantis", "volantis"], ["sati"], ["byun-hyung-ja-justice"]]
    t = battle(army={0: WINNING, 1: tie}, wonder=0)
    assert [e["player"] for e in told(t, "unlocked")] == [0, 1]


def test_gx_b8_neither_unlocks_for_the_other_result() -> None:
    t = battle(
        army={
            0: [["deesses-de-lave"], ["alpha"], ["byun-hyung-ja-goan-sul"]],
            1: [*OTHERS[:2], OTHERS[2][:4]],
        }
    )
    assert told(t, "unlocked") == []
    t = battle(army={0: LOSING, 1: [["aat"]]})
    assert told(t, "unlocked") == []


def test_gx_b8_a_fifth_token_after_the_battle_wins() -> None:
    t = battle(army={0: WINNING, 1: LOSING}, tokens={0: {"locked": 0}, 1: {"locked": 0}})
    assert (winners(t), ended_by(t)) == ((0,), "GX-K4")
    t = battle(army={0: WINNING, 1: LOSING}, tokens={1: {"locked": 0}})
    assert (winners(t), ended_by(t)) == ((1,), "GX-K4")


def test_gx_k4_a_fifth_token_in_a_turn_wins_at_once() -> None:
    rows = [["3-voeux"], ["nio"], ["byun-hyung-ja-xi-an"]]
    held = ["3-voeux", "1000-visages", "1000-visages", "pangu"]
    t = table(army={0: rows}, hand={0: held}, deck_top={0: ["valeen"]}, tokens={0: {"locked": 0}})
    play(t, "draw 1", "clan xi-an", *(f"discard {card}" for card in [*held, "valeen"]))
    assert (winners(t), ended_by(t)) == ((0,), "GX-K4")
    assert (tokens(t, 0), hand(t, 0), army(t, 0)) == ((3, 1, 0), [], rows)
