"""The eleven cards of Tomorrow, played one by one."""

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
    seat,
    table,
    tokens,
    told,
    winners,
    wonder,
)

from honjin.table.table import Table

# --- Aat


def mirrored(*theirs: str, mine: tuple[str, ...] = (), held: tuple[str, ...] = (), **more: object) -> Table:
    """Seat 0 places Aat opposite the last card of seat 1."""
    hands = {0: ["aat", *held], 1: ["phoenix"]}
    t = table(army={0: [mine], 1: [theirs]}, hand=hands, clans={0: ["tomorrow"]}, **more)  # type: ignore[arg-type]
    return play(t, "play aat")


def test_card_aat_resolves_the_entry_effect_of_its_mirror_card() -> None:
    t = mirrored("nikhilesh", discard={0: ["ez", "elle"]}, deck_top={0: ["ne-o", "sati"]})
    assert sorted(hand(t, 0)) == ["ne-o", "sati"]


@pytest.mark.parametrize("theirs", [(), ("nikhilesh captured",)])
def test_card_aat_has_nothing_of_an_empty_or_captured_mirror(theirs: tuple[str, ...]) -> None:
    t = mirrored(*theirs, discard={0: ["ez"]})
    assert (hand(t, 0), told(t, "resolved")) == ([], [])
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


def test_card_aat_is_activated_by_the_icon_of_its_mirror_card() -> None:
    t = table(army={0: [["aat"]], 1: [["nikhilesh"]]}, discard={0: ["ez"]}, deck_top={0: ["ne-o"]})
    play(t, "activate I.1")
    assert (hand(t, 0), army(t, 0)[0]) == (["ne-o"], ["aat tokens=1"])
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


def test_card_aat_keeps_its_token_when_the_mirror_loses_the_icon() -> None:
    t = table(army={0: [["aat tokens=1"]], 1: [["nikhilesh"]]}, hand={0: ["deesses-de-lave", "ez", "ne-o"]})
    play(t, "play deesses-de-lave", "pay ez", "pay ne-o", "choose 1:I.1", "no")
    assert army(t, 0)[0] == ["aat tokens=1", "deesses-de-lave"]
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


def test_card_aat_takes_the_wonder_token_like_its_mirror_card() -> None:
    t = mirrored("bun-to")
    assert wonder(t) == 0
    assert options(t) == ["level I", "level II", "level III"]


def test_card_aat_copies_like_its_mirror_card_but_never_itself() -> None:
    t = mirrored("all-in-one", "dragon-dansant", mine=("wiindz",))
    assert options(t) == ["choose I.1", "choose 1:I.1", "choose 1:I.2"]
    assert refused(t, "choose I.2") == ["GX-E8"]
    play(t, "choose 1:I.1")
    assert rules_told(t, "did-nothing") == ["GX-E8"]


def test_card_aat_recruits_like_its_mirror_card() -> None:
    t = play(mirrored("atalante-a-grand-bouclier", held=("navaj",)), "draw 1", "play navaj")
    assert rules_told(t, "placed") == ["GX-P1", "GX-P5"]


def test_card_aat_has_the_bounty_and_the_trigger_of_its_mirror_card() -> None:
    rows = {0: [["aat"]], 1: [["les-gardiens-de-la-nuit"]]}
    t = table(army=rows, hand={1: ["les-apotres-de-la-nuit", "solok"]}, to_move=1)
    play(t, "play les-apotres-de-la-nuit", "choose 0:I.1")
    assert (asked(t), army(t, 0)[0]) == ((1, "discard"), ["aat captured"])
    rows = {0: [["aat"]], 1: [["les-sombres-cultistes"]]}
    t = table(army=rows, hand={1: ["les-apotres-de-la-nuit"]}, to_move=1)
    assert asked(play(t, "play les-apotres-de-la-nuit", "choose 0:I.1")) == (1, "bounty")


def test_card_aat_is_of_its_own_clan_and_shift_cost() -> None:
    t = table(army={0: [["aat"]], 1: [["all-in-one"]]}, hand={0: ["wiindz", "ez", "navaj"]})
    assert "play ez" in options(t)
    play(t, "shift I.1 wiindz", "pay ez", "no")
    assert (army(t, 0)[0], discard(t, 0)) == (["wiindz"], ["aat", "ez"])


# --- Chercheurs de dépouilles


def test_card_chercheurs_de_depouilles_take_every_copy_of_a_card() -> None:
    t = table(hand={0: ["chercheurs-de-depouilles"]}, discard={0: ["obeezs", "ez", "obeezs"]})
    play(t, "play chercheurs-de-depouilles")
    assert options(t) == ["choose obeezs", "choose ez"]
    assert refused(t, "choose ne-o") == ["GX-A8"]
    play(t, "choose obeezs")
    assert (hand(t, 0), discard(t, 0)) == (["obeezs", "obeezs"], ["ez"])


def test_card_chercheurs_de_depouilles_take_all_cards_that_share_a_name() -> None:
    pile = ["byun-hyung-ja-tomorrow", "byun-hyung-ja-narashima", "narashima", "narashima-lion"]
    t = table(hand={0: ["chercheurs-de-depouilles"]}, discard={0: pile})
    play(t, "play chercheurs-de-depouilles")
    lions = play(t.clone(), "choose narashima")
    assert sorted(hand(lions, 0)) == ["narashima", "narashima-lion"]
    play(t, "choose byun-hyung-ja-narashima")
    assert sorted(hand(t, 0)) == ["byun-hyung-ja-narashima", "byun-hyung-ja-tomorrow"]


def test_card_chercheurs_de_depouilles_do_nothing_without_a_discard() -> None:
    t = play(table(hand={0: ["chercheurs-de-depouilles"]}), "play chercheurs-de-depouilles")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_chercheurs_de_depouilles_are_activated_once() -> None:
    t = table(army={0: [["chercheurs-de-depouilles"]]}, discard={0: ["ez", "ne-o"]})
    assert hand(play(t, "activate I.1", "choose ez"), 0) == ["ez"]
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


# --- Obeezs


def test_card_obeezs_draws_two_and_discards_two_and_may_echo() -> None:
    t = table(hand={0: ["obeezs"]}, deck_top={0: ["ez", "ne-o", "aat", "wiindz"]})
    play(t, "play obeezs", "discard ez", "discard ne-o")
    assert asked(t) == (0, "echo")
    once = play(t.clone(), "no")
    assert (hand(once, 0), len(discard(once, 0)), asked(once)) == ([], 2, (1, "turn"))
    play(t, "yes", "discard aat", "discard wiindz")
    assert (len(discard(t, 0)), asked(t)) == (4, (1, "turn"))
    assert rules_told(t, "echoed") == ["GX-E2"]


def test_card_obeezs_echoes_by_a_shift_and_may_discard_what_was_held() -> None:
    t = table(army={0: [["aat"]]}, hand={0: ["obeezs", "ez", "sha-dow"]}, deck_top={0: ["ne-o", "ne-ye"]})
    play(t, "shift I.1 obeezs", "pay ez", "discard sha-dow", "discard ne-o")
    assert (hand(t, 0), asked(t)) == (["ne-ye"], (0, "echo"))


# --- Wiindz


def test_card_wiindz_releases_a_card_of_its_row_or_column() -> None:
    rows = [["aat captured", "obeezs", "aat"], ["ez captured", "ne-o captured", "ne-ye captured"]]
    theirs = [["nikhilesh captured"]]
    t = table(army={0: rows, 1: theirs}, hand={0: ["wiindz", "sha-dow", "tomorrow"]})
    play(t, "shift I.2 wiindz", "pay sha-dow", "pay tomorrow")
    assert options(t) == ["choose I.1", "choose II.2"]
    assert refused(t, "choose II.1") == refused(t, "choose 1:I.1") == ["GX-A7"]
    assert refused(t, "choose I.3") == ["GX-E10"]
    play(t, "choose II.2", "yes", "choose I.1")
    assert army(t, 0)[:2] == [["aat", "wiindz", "aat"], ["ez captured", "ne-o", "ne-ye captured"]]
    assert asked(t) == (1, "turn")


def test_card_wiindz_with_nothing_to_release_does_nothing() -> None:
    t = play(table(hand={0: ["wiindz"]}), "play wiindz", "no")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_wiindz_does_not_echo_when_activated_and_is_activated_once() -> None:
    t = table(army={0: [["wiindz", "aat captured", "obeezs captured"]]})
    play(t, "activate I.1", "choose I.2")
    assert (army(t, 0)[0], asked(t)) == (["wiindz tokens=1", "aat", "obeezs captured"], (1, "turn"))
    assert refused(play(t, "draw 1"), "activate I.1") == ["GX-K2"]


# --- EZ


def test_card_ez_removes_a_card_of_the_discard_to_draw_one_and_may_echo() -> None:
    t = table(
        army={0: [["aat"]]},
        hand={0: ["ez"]},
        discard={0: ["obeezs", "wiindz"]},
        deck_top={0: ["ne-o", "sha-dow"]},
    )
    play(t, "play ez", "choose wiindz")
    assert (removed(t, 0), hand(t, 0)) == (["wiindz"], ["ne-o"])
    play(t, "yes", "choose obeezs")
    assert (sorted(removed(t, 0)), discard(t, 0)) == (["obeezs", "wiindz"], [])
    assert sorted(hand(t, 0)) == ["ne-o", "sha-dow"]


def test_card_ez_may_remove_nothing_and_then_draws_nothing() -> None:
    t = table(army={0: [["aat"]]}, hand={0: ["ez"]}, discard={0: ["obeezs"]})
    play(t, "play ez", "done", "no")
    assert (hand(t, 0), removed(t, 0), discard(t, 0)) == ([], [], ["obeezs"])


def test_card_ez_does_nothing_with_an_empty_discard() -> None:
    t = play(table(army={0: [["aat"]]}, hand={0: ["ez"]}), "play ez", "no")
    assert (hand(t, 0), rules_told(t, "did-nothing")) == ([], ["GX-E1"])


def test_card_ez_is_activated_once_without_echo() -> None:
    t = table(army={0: [["aat"], ["ez"]]}, discard={0: ["obeezs", "wiindz"]})
    play(t, "activate II.1", "choose obeezs")
    assert (len(hand(t, 0)), asked(t)) == (1, (1, "turn"))
    assert refused(play(t, "draw 1"), "activate II.1") == ["GX-K2"]


# --- Fre'e


def test_card_fre_e_releases_a_card_of_anyone_and_copies_it() -> None:
    t = table(
        army={0: [["aat", "obeezs captured"]], 1: [["nakshatra"], ["elle captured"]]},
        hand={0: ["fre-e"]},
    )
    play(t, "play fre-e")
    assert options(t) == ["choose I.2", "choose 1:II.1"]
    assert refused(t, "choose I.1") == ["GX-E10"]
    own = play(t.clone(), "choose I.2")
    assert (army(own, 0)[0], len(hand(own, 0)), asked(own)) == (["aat", "obeezs"], 2, (0, "discard"))
    play(t, "choose 1:II.1")
    assert army(t, 1)[1] == ["elle"]
    play(t, "choose sha-dow")
    assert (hand(t, 0), asked(t)) == (["sha-dow"], (1, "turn"))


def test_card_fre_e_copies_nothing_of_a_card_with_no_entry_effect() -> None:
    t = table(army={0: [["aat"]], 1: [["all-in-one captured"]]}, hand={0: ["fre-e"]})
    play(t, "play fre-e", "choose 1:I.1")
    assert (army(t, 1)[0], rules_told(t, "did-nothing")) == (["all-in-one"], ["GX-E8"])


def test_card_fre_e_with_no_captured_card_does_nothing() -> None:
    t = play(table(army={0: [["aat"]]}, hand={0: ["fre-e"]}), "play fre-e")
    assert (rules_told(t, "did-nothing"), asked(t)) == (["GX-E1"], (1, "turn"))


def test_card_fre_e_does_not_copy_the_released_card_a_second_time() -> None:
    rows = [["les-sombres-cultistes captured", "wiindz"]]
    t = table(army={0: rows}, hand={0: ["fre-e"]})
    play(t, "play fre-e", "choose I.1")
    assert rules_told(t, "did-nothing") == ["GX-E1"]
    assert asked(t) == (1, "turn")


# --- Ne'o


def test_card_ne_o_draws_three_and_discards_three_and_may_echo() -> None:
    tops = ["ez", "fre-e", "ne-ye", "obeezs", "wiindz", "sha-dow"]
    t = table(army={0: [["aat"]]}, hand={0: ["ne-o", "tomorrow"]}, deck_top={0: tops})
    play(t, "play ne-o", "discard ez", "discard tomorrow", "discard ne-ye")
    assert (hand(t, 0), asked(t)) == (["fre-e"], (0, "echo"))
    once = play(t.clone(), "no")
    assert (hand(once, 0), asked(once)) == (["fre-e"], (1, "turn"))
    play(t, "yes", "discard fre-e", "discard obeezs", "discard wiindz")
    assert (hand(t, 0), len(discard(t, 0))) == (["sha-dow"], 6)


# --- Ne'ye


def test_card_ne_ye_removed_from_the_discard_gives_a_card() -> None:
    t = table(army={0: [["aat"], ["ez"]]}, discard={0: ["ne-ye"]}, deck_top={0: ["ne-o", "obeezs"]})
    play(t, "activate II.1", "choose ne-ye")
    assert sorted(hand(t, 0)) == ["ne-o", "obeezs"]
    assert removed(t, 0) == ["ne-ye"]


def test_card_ne_ye_removed_with_its_clan_gives_a_card() -> None:
    rows = [["deesses-de-lave"], ["orgah"]]
    t = table(army={0: rows}, discard={0: ["ne-ye", "aat"]})
    play(t, "activate II.1", "clan tomorrow")
    assert (len(hand(t, 0)), sorted(removed(t, 0))) == (1, ["aat", "ne-ye"])


def test_card_ne_ye_does_nothing_on_entering_or_in_the_army() -> None:
    t = table(army={0: [["aat", "aat"], ["ez"]]}, hand={0: ["ne-ye"]}, discard={0: ["obeezs"]})
    play(t, "play ne-ye")
    assert (hand(t, 0), told(t, "resolved")) == ([], [])
    play(t, "draw 1", "activate II.1", "choose obeezs")
    assert len(hand(t, 0)) == 1


# --- Sha'dow


def test_card_sha_dow_gives_echo_to_the_cards_beside_it() -> None:
    rows = [["aat", "aat"], ["sha-dow"]]
    t = table(army={0: rows}, hand={0: ["fre-e"]})
    assert asked(play(t, "play fre-e")) == (0, "echo")
    assert (play(t, "yes"), asked(t)) == (t, (1, "turn"))


def test_card_sha_dow_gives_echo_to_the_card_below_but_not_to_the_corner() -> None:
    held = ["chercheurs-de-depouilles", "ez"]
    pile = {0: ["obeezs", "ne-o"]}
    t = table(army={0: [["aat", "aat"], ["sha-dow"]]}, hand={0: held}, discard=pile)
    below = play(t.clone(), "shift I.1 chercheurs-de-depouilles", "pay ez", "choose obeezs")
    assert asked(below) == (0, "echo")
    play(t, "shift I.2 chercheurs-de-depouilles", "pay ez", "choose obeezs")
    assert asked(t) == (1, "turn")


def test_card_sha_dow_captured_gives_no_echo() -> None:
    held = ["chercheurs-de-depouilles", "ez"]
    t = table(army={0: [["aat"], ["sha-dow captured"]]}, hand={0: held}, discard={0: ["ne-o"]})
    play(t, "shift I.1 chercheurs-de-depouilles", "pay ez", "choose ne-o")
    assert asked(t) == (1, "turn")


def test_card_sha_dow_released_by_a_card_beside_it_gives_that_card_echo() -> None:
    rows = [["aat", "aat"], ["sha-dow captured"]]
    t = play(table(army={0: rows}, hand={0: ["fre-e"]}), "play fre-e", "choose II.1")
    assert (army(t, 0)[1], asked(t)) == (["sha-dow", "fre-e"], (0, "echo"))


def test_card_sha_dow_is_ethereal_but_can_be_sacrificed() -> None:
    rows = {0: [["nakshatra", "deesses-de-lave"], ["niranjan"]], 1: [["aat"], ["sha-dow"]]}
    t = table(army=rows, hand={0: ["alpha"]})
    sacrificed = play(t.clone(), "activate II.1", "choose II.1")
    assert discard(sacrificed, 1) == ["sha-dow"]
    play(t, "play alpha")
    assert refused(t, "choose 1:II.1") == ["GX-A4"]


def test_card_sha_dow_enters_without_an_effect() -> None:
    t = play(table(army={0: [["aat"]]}, hand={0: ["sha-dow"]}), "play sha-dow")
    assert (told(t, "resolved"), army(t, 0)[1], asked(t)) == ([], ["sha-dow"], (1, "turn"))


# --- Tomorrow


def test_card_tomorrow_draws_a_card_and_echoes_itself() -> None:
    t = table(army={0: [["aat"], ["ez"]]}, hand={0: ["tomorrow"]}, deck_top={0: ["ne-o", "fre-e"]})
    play(t, "play tomorrow")
    assert (hand(t, 0), asked(t)) == (["ne-o"], (0, "echo"))
    assert hand(play(t.clone(), "no"), 0) == ["ne-o"]
    play(t, "yes")
    assert (sorted(hand(t, 0)), asked(t)) == (["fre-e", "ne-o"], (1, "turn"))


@pytest.mark.parametrize(("leader", "seat"), [("tomorrow", 0), ("tomorrow captured", 1)])
def test_card_tomorrow_face_up_gives_echo_to_ones_other_immortals(leader: str, seat: int) -> None:
    rows = [["nakshatra", "aat"], ["nalin", "ez"], [leader]]
    t = table(army={0: rows}, hand={0: ["narashima"]}, deck_top={0: ["navaj"]})
    play(t, "play narashima", "choose navaj")
    assert asked(t)[0] == seat


# --- Byun Hyung Ja (Tomorrow)


def byun(gone: list[str], **more: object) -> Table:
    held = {0: ["byun-hyung-ja-tomorrow"]}
    t = table(army={0: [["aat"], ["ez"]]}, hand=held, removed={0: gone}, **more)  # type: ignore[arg-type]
    return play(t, "play byun-hyung-ja-tomorrow")


def test_card_byun_hyung_ja_tomorrow_shuffles_ne_ye_back_to_unlock_a_token() -> None:
    t = byun(["obeezs", "ne-ye"])
    assert (removed(t, 0), tokens(t, 0)) == (["obeezs"], (3, 0, 1))
    assert seat(t, 0)["deck"] == 45 - 4
    assert rules_told(t, "shuffled") == ["GX-E9"]


def test_card_byun_hyung_ja_tomorrow_does_nothing_while_ne_ye_is_elsewhere() -> None:
    t = byun(["obeezs"], discard={0: ["ne-ye"]})
    assert (discard(t, 0), tokens(t, 0)) == (["ne-ye"], (2, 0, 2))


def test_card_byun_hyung_ja_tomorrow_wins_with_the_fifth_token() -> None:
    t = byun(["ne-ye"], tokens={0: {"hand": 4, "locked": 0}})
    assert (winners(t), rules_told(t, "won")) == ((0,), ["GX-K4"])


def test_card_byun_hyung_ja_tomorrow_uses_ne_ye_again_after_another_removal() -> None:
    rows = [["aat"], ["ez"], ["byun-hyung-ja-tomorrow"]]
    t = play(table(army={0: rows}, discard={0: ["ne-ye"]}), "activate II.1", "choose ne-ye")
    assert (removed(t, 0), tokens(t, 0)) == ([], (2, 0, 1))
