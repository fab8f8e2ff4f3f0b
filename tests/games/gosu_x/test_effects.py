"""GX-E1, GX-E2, GX-E5, GX-E7, GX-E9 to GX-E11: entry effects, Echo, Wonder, more turns, ongoing effects."""

import pytest
from gosu_x import army, asked, discard, hand, options, play, refused, removed, table, tokens, told

from honjin.table.table import Table


def times(t: Table, kind: str) -> int:
    return len(told(t, kind))


# --- GX-E1


def test_gx_e1_an_entry_effect_is_mandatory_even_against_ones_own_card() -> None:
    t = play(table(hand={0: ["deesses-de-lave"]}), "play deesses-de-lave")
    assert options(t) == ["choose I.1"]
    assert refused(t, "done") == ["GX-E1"]
    play(t, "choose I.1")
    assert army(t, 0)[0] == ["deesses-de-lave captured"]
    assert asked(t) == (1, "turn")


def test_gx_e1_without_a_target_it_does_nothing_and_the_card_stays() -> None:
    t = table(army={0: [["nitish"]]}, hand={0: ["niranjan"]})
    play(t, "play niranjan")
    assert army(t, 0)[1] == ["niranjan"]
    assert [(e["rule"], e["card"]) for e in told(t, "did-nothing")] == [("GX-E1", "niranjan")]
    assert asked(t) == (1, "turn")


def test_gx_e1_a_wrong_target_is_refused_with_every_reason() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["volantis", "volantis captured"], ["sati"]]},
        hand={0: ["deesses-de-lave"]},
    )
    play(t, "play deesses-de-lave")
    assert options(t) == ["choose I.1", "choose I.2", "choose 1:I.1"]
    assert refused(t, "choose 1:II.1") == ["GX-E1"]
    assert refused(t, "choose 1:I.2") == ["GX-A3"]
    assert refused(t, "choose 1:I.3") == ["GX-A1"]


def test_gx_e1_up_to_may_be_less() -> None:
    t = table(hand={0: ["navaj"]}, discard={0: ["bun-to", "nalin", "nikhilesh"]})
    play(t, "play navaj")
    assert options(t) == ["choose nalin", "choose bun-to", "done"]
    play(t, "choose nalin", "done")
    assert (hand(t, 0), discard(t, 0)) == (["nalin"], ["nikhilesh", "bun-to"])


def test_gx_e1_may_be_declined() -> None:
    t = table(hand={0: ["nitish", "nikhilesh"]}, army={1: [["volantis"]]})
    play(t, "play nitish", "done")
    assert hand(t, 0) == ["nikhilesh"]
    assert army(t, 1)[0] == ["volantis"]


# --- GX-E2


def test_gx_e2_echo_repeats_the_effect_with_new_choices() -> None:
    t = table(hand={0: ["obeezs"]}, deck_top={0: ["ez", "ne-o", "ne-ye", "fre-e"]})
    play(t, "play obeezs", "discard ez", "discard ne-o")
    assert options(t) == ["yes", "no"]
    play(t, "yes", "discard fre-e", "discard ne-ye")
    assert discard(t, 0) == ["ez", "fre-e", "ne-o", "ne-ye"]
    assert [e["rule"] for e in told(t, "echoed")] == ["GX-E2"]
    assert asked(t) == (1, "turn")


def test_gx_e2_echo_may_be_declined() -> None:
    t = table(hand={0: ["obeezs"]}, deck_top={0: ["ez", "ne-o"]})
    play(t, "play obeezs", "discard ez", "discard ne-o", "no")
    assert discard(t, 0) == ["ez", "ne-o"]
    assert asked(t) == (1, "turn")


def test_gx_e2_an_activation_has_no_echo() -> None:
    t = table(army={0: [["wiindz", "aat captured", "obeezs captured"]]})
    play(t, "activate I.1", "choose I.2")
    assert army(t, 0)[0] == ["wiindz tokens=1", "aat", "obeezs captured"]
    assert asked(t) == (1, "turn")


def test_gx_e2_a_shift_is_an_entry() -> None:
    t = table(army={0: [["aat", "obeezs captured", "aat captured"]]}, hand={0: ["wiindz", "ez"]})
    play(t, "shift I.1 wiindz", "pay ez", "choose I.2", "yes", "choose I.3")
    assert army(t, 0)[0] == ["wiindz", "obeezs", "aat"]


def test_gx_e2_two_sources_of_echo_are_one_echo() -> None:
    t = table(
        army={0: [["aat"], ["sha-dow"]]},
        hand={0: ["obeezs", "ne-ye"]},
        deck_top={0: ["ez", "ne-o", "fre-e", "tomorrow"]},
    )
    play(t, "shift I.1 obeezs", "pay ne-ye", "discard ez", "discard ne-o", "yes")
    play(t, "discard fre-e", "discard tomorrow")
    assert times(t, "echoed") == 1
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize(
    ("rows", "choices", "echo"),
    [
        ([["esprits-de-smook"], ["sha-dow"]], ["shift I.1 deesses-de-lave", "pay ne-ye", "pay fre-e"], True),
        (
            [["esprits-de-smook"], ["sha-dow captured"]],
            ["shift I.1 deesses-de-lave", "pay ne-ye", "pay fre-e"],
            False,
        ),
        ([["esprits-de-smook"], ["sha-dow"]], ["play deesses-de-lave"], False),
        ([["esprits-de-smook", "wiindz"], ["sha-dow"]], ["play alpha"], True),
        (
            [["esprits-de-smook", "wiindz"], ["ne-o", "sha-dow"]],
            ["shift II.1 alpha", "pay ne-ye", "pay fre-e"],
            True,
        ),
        ([["esprits-de-smook", "wiindz", "wiindz"], ["sha-dow", "ne-o"]], ["play alpha"], False),
    ],
    ids=["below", "captured", "diagonal", "right", "left", "two-away"],
)
def test_gx_e2_sha_dow_gives_echo_to_the_cards_beside_it(
    rows: list[list[str]], choices: list[str], echo: bool
) -> None:
    t = table(
        army={0: rows, 1: [["volantis", "volantis"]]},
        hand={0: ["deesses-de-lave", "alpha", "ne-ye", "fre-e"]},
    )
    play(t, *choices, "choose 1:I.1")
    assert asked(t) == ((0, "echo") if echo else (1, "turn"))


def test_gx_e2_sha_dow_gives_echo_to_the_card_above_it() -> None:
    rows = [["esprits-de-smook", "wiindz"], ["sha-dow", "smook"]]
    t = table(army={0: rows, 1: [["volantis"]]}, hand={0: ["goan-sul"]})
    play(t, "play goan-sul", "clan justice")
    assert asked(t) == (0, "echo")


def test_gx_e2_tomorrow_echoes_itself_and_gives_echo_to_level_three_alone() -> None:
    t = table(
        army={0: [["aat", "wiindz"], ["ez", "ne-o"]]},
        hand={0: ["tomorrow", "fre-e"]},
        deck_top={0: ["ne-ye", "sha-dow"]},
    )
    play(t, "play tomorrow")
    assert asked(t) == (0, "echo")
    play(t, "yes")
    assert hand(t, 0) == ["fre-e", "ne-ye", "sha-dow"]
    t = table(
        army={0: [["aat", "wiindz captured"], ["ez"], ["tomorrow"]]},
        hand={0: ["fre-e"]},
    )
    play(t, "play fre-e", "choose I.2")
    assert asked(t) == (1, "turn")


def test_gx_e2_the_tile_gives_echo_to_both_players_level_three() -> None:
    for mover in (0, 1):
        t = table(
            army={mover: [["volantis"], ["sati"]]},
            hand={mover: ["justice"]},
            clans={mover: ["justice", "galmi", "phoenix"]},
            tiles=["tomorrow"],
            to_move=mover,
        )
        play(t, "play justice", "clan galmi")
        assert asked(t) == (mover, "echo")
        play(t, "yes", "clan phoenix")
        assert times(t, "flipped") == 2


def test_gx_e2_card_and_tile_of_tomorrow_give_one_echo() -> None:
    t = table(
        army={0: [["aat"], ["ez"]]},
        hand={0: ["tomorrow"]},
        deck_top={0: ["ne-ye", "sha-dow", "ne-o"]},
        tiles=["tomorrow"],
    )
    play(t, "play tomorrow", "yes")
    assert hand(t, 0) == ["ne-ye", "sha-dow"]
    assert asked(t) == (1, "turn")


def test_gx_e2_a_card_captured_by_its_own_effect_has_no_echo() -> None:
    rows = [["le-cercle-rouge", "aat"], ["sha-dow"]]
    t = table(army={0: rows}, hand={0: ["alpha-mort"]})
    play(t, "play alpha-mort")
    assert army(t, 0)[1] == ["sha-dow", "alpha-mort captured"]
    assert asked(t) == (1, "turn")


def test_gx_e2_an_echo_whose_giver_has_left_is_lost() -> None:
    t = table(army={0: [["bun-to"], ["sha-dow"]], 1: [["volantis"]]}, hand={0: ["un-go", "galmi", "shard"]})
    play(t, "shift I.1 un-go", "pay galmi", "pay shard")
    kept = t.clone()
    assert asked(play(t, "choose II.1")) == (1, "turn")
    assert asked(play(kept, "choose 1:I.1")) == (0, "echo")


def test_gx_e2_wonder_is_taken_once_by_an_echoed_card() -> None:
    t = table(army={0: [["wiindz"], ["sha-dow"]]}, hand={0: ["bun-to", "ez", "ne-o"]})
    play(t, "shift I.1 bun-to", "pay ez", "pay ne-o", "level I", "yes", "level I")
    assert times(t, "took-wonder") == 1
    assert times(t, "revealed") == 8


# --- GX-E5


def test_gx_e5_a_wondrous_card_takes_the_wonder_token_from_the_board() -> None:
    t = play(table(hand={0: ["boul-go"]}), "play boul-go")
    assert t.view(None)["wonder"] == 0
    assert [(e["rule"], e["player"]) for e in told(t, "took-wonder")] == [("GX-E5", 0)]


def test_gx_e5_or_from_the_opponent() -> None:
    t = table(hand={0: ["boul-go"]}, wonder=1)
    assert play(t, "play boul-go").view(None)["wonder"] == 0


def test_gx_e5_by_a_shift_too() -> None:
    t = table(army={0: [["atalante-a-grand-bouclier"]]}, hand={0: ["boul-go", "shard"]}, wonder=1)
    assert play(t, "shift I.1 boul-go", "pay shard").view(None)["wonder"] == 0


def test_gx_e5_not_by_an_activation() -> None:
    t = table(army={0: [["bun-to"]]}, wonder=1)
    play(t, "activate I.1", "level I")
    assert t.view(None)["wonder"] == 1


def test_gx_e5_who_holds_the_token_keeps_it() -> None:
    t = table(hand={0: ["boul-go"]}, wonder=0)
    play(t, "play boul-go")
    assert t.view(None)["wonder"] == 0
    assert told(t, "took-wonder") == []


# --- GX-E7


def test_gx_e7_an_additional_turn_comes_after_this_one() -> None:
    t = table(hand={0: ["timer", "arpia"]}, deck_top={0: ["muraena"]})
    play(t, "play timer")
    assert asked(t) == (0, "turn")
    assert [(e["rule"], e["player"]) for e in told(t, "started-additional")] == [("GX-E7", 0)]
    assert t.view(None)["additional_turn"] is True


def test_gx_e7_never_two_in_a_row_but_the_rest_is_resolved() -> None:
    t = table(army={0: [["timer", "arpia"]]}, hand={0: ["timer"]}, deck_top={0: ["muraena"]}, extra=True)
    play(t, "play timer")
    assert [e["rule"] for e in told(t, "no-second-turn")] == ["GX-E7"]
    assert hand(t, 0) == ["muraena"]
    assert asked(t) == (1, "turn")


def test_gx_e7_two_gained_in_one_turn_are_one() -> None:
    t = table(
        army={0: [["arpia"], ["kaez"]]},
        hand={0: ["phoenix"]},
        tiles=["tomorrow"],
        clans={0: ["phoenix", "galmi", "justice"]},
    )
    play(t, "play phoenix", "yes")
    assert times(t, "gained-turn") == 2
    play(t, "draw 1")
    assert asked(t) == (1, "turn")


def test_gx_e7_the_additional_turn_of_nityananda_may_play_from_the_discard() -> None:
    t = table(army={0: [["nitish"]]}, hand={0: ["nityananda"]}, discard={0: ["navaj", "nikhilesh"]})
    assert refused(t, "play navaj from discard") == ["GX-P9"]
    play(t, "play nityananda")
    assert "play navaj from discard" in options(t)
    play(t, "play nikhilesh from discard")
    assert army(t, 0)[0] == ["nitish", "nikhilesh"]
    assert asked(t) == (1, "turn")


# --- GX-E9


def test_gx_e9_what_is_removed_is_in_no_zone() -> None:
    t = table(army={0: [["aat"]]}, hand={0: ["ez"]}, discard={0: ["aat", "obeezs"]}, deck_top={0: ["ne-o"]})
    play(t, "play ez", "choose obeezs")
    assert (removed(t, 0), discard(t, 0), hand(t, 0)) == (["obeezs"], ["aat"], ["ne-o"])
    assert [e["rule"] for e in told(t, "removed")] == ["GX-E9"]
    play(t, "no")
    assert asked(t) == (1, "turn")


def test_gx_e9_a_removed_card_can_not_be_taken_with_the_discard() -> None:
    t = table(hand={0: ["chercheurs-de-depouilles"]}, discard={0: ["aat"]}, removed={0: ["obeezs"]})
    play(t, "play chercheurs-de-depouilles")
    assert options(t) == ["choose aat"]
    assert refused(t, "choose obeezs") == ["GX-A8"]


def test_gx_e9_unless_a_card_says_so() -> None:
    t = table(
        army={0: [["arpia"]]},
        hand={0: ["kaez"]},
        discard={0: ["phoenix-eliana", "timer"]},
        removed={0: ["phoenix", "muraena"]},
    )
    play(t, "play kaez")
    assert hand(t, 0) == ["phoenix-eliana", "phoenix"]
    assert (discard(t, 0), removed(t, 0)) == (["timer"], ["muraena"])


def test_gx_e9_ne_ye_in_the_discard_pays_whoever_removes_it() -> None:
    t = table(army={0: [["aat"]]}, hand={0: ["ez"]}, discard={0: ["ne-ye"]}, deck_top={0: ["ne-o", "fre-e"]})
    play(t, "play ez", "choose ne-ye")
    assert hand(t, 0) == ["fre-e", "ne-o"]
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]]},
        hand={0: ["abhilasha"]},
        discard={1: ["ne-ye"]},
        deck_top={0: ["ashes"]},
    )
    play(t, "play abhilasha", "choose ne-ye")
    assert (removed(t, 1), hand(t, 0), hand(t, 1)) == (["ne-ye"], ["ashes"], [])


# --- GX-E10


def test_gx_e10_a_release_triggers_nothing() -> None:
    rows = [["un-go", "deesses-de-lave captured", "bun-to captured"], ["shard captured"]]
    t = table(army={0: rows}, hand={0: ["kan-te"]}, wonder=0)
    play(t, "play kan-te")
    assert army(t, 0) == [["un-go", "deesses-de-lave", "bun-to"], ["shard", "kan-te"], []]
    assert [e["card"] for e in told(t, "resolved")] == ["kan-te"]
    assert {e["rule"] for e in told(t, "released")} == {"GX-E10"}
    assert asked(t) == (1, "turn")


def test_gx_e10_only_a_captured_card_can_be_released() -> None:
    t = table(army={0: [["aat", "aat captured"]]}, hand={0: ["wiindz"]})
    play(t, "play wiindz")
    assert options(t) == ["choose I.2"]
    assert refused(t, "choose I.1") == ["GX-E10"]


# --- GX-E11


def test_gx_e11_a_captured_card_has_no_ongoing_effect() -> None:
    for word, limit in (("", 5), (" captured", 7)):
        t = table(
            army={1: [["nitish"], ["nalin"], ["narashima" + word]]},
            hand={0: ["volantis", "volantis", "elle", "sati", "quae", "nezha", "tourach"]},
            tokens={0: {"hand": 1, "spent": 1}},
            deck_top={0: ["justice"]},
        )
        play(t, "draw 1")
        while asked(t) == (0, "hand-limit"):
            play(t, options(t)[0])
        assert len(hand(t, 0)) == limit


def test_gx_e11_a_tile_flipped_by_justice_works_for_both() -> None:
    t = table(
        army={0: [["volantis"], ["sati"]]},
        clans={0: ["justice", "narashima", "galmi"]},
        hand={0: ["justice"], 1: ["aat", "aat", "obeezs", "obeezs", "wiindz", "wiindz", "ez"]},
    )
    play(t, "play justice", "clan narashima")
    assert t.view(None)["tiles"] == ["narashima"]
    play(t, "draw 1")
    assert asked(t) == (1, "hand-limit")
    assert tokens(t, 1) == (1, 1, 2)


def test_gx_e11_every_zone_means_every_zone() -> None:
    # Shennong in the discard counts for all three clans of the deck.
    t = table(
        hand={0: ["nikhilesh"]},
        discard={0: ["shennong"]},
        clans={0: ["xi-an", "narashima", "galmi"]},
        deck_top={0: ["shard", "kan-te", "ree-ab", "galmi"]},
    )
    play(t, "play nikhilesh")
    assert hand(t, 0) == ["kan-te", "ree-ab", "shard"]
