"""Aat has what its mirror card has (GX-A6): keywords, entry, icons, ongoing effects, as they change."""

from dataclasses import replace

import pytest
from gosu_x import army, asked, hand, options, play, refused, strength, table, tokens, told, wonder

from honjin.games.gosu_x.cards import CARDS, TILES
from honjin.games.gosu_x.cardset import write_cards
from honjin.games.gosu_x.engine import book


def changed(name: str, **fields: object) -> str:
    """The card set with one card changed."""
    cards = (replace(c, **fields) if c.name == name else c for c in CARDS)  # type: ignore[arg-type]
    return write_cards(tuple(cards), TILES)


# --- entry


def test_gx_a6_aat_resolves_the_entry_effect_of_its_mirror_card_when_it_enters() -> None:
    t = table(hand={0: ["aat"]}, army={1: [["muraena", "arpia"]]})
    play(t, "play aat")
    assert len(hand(t, 0)) == 2
    assert [(e["card"], e["player"]) for e in told(t, "resolved")] == [("muraena", 0)]


def test_gx_a6_the_mirror_is_the_card_at_the_same_place() -> None:
    t = table(hand={0: ["aat"]}, army={0: [["wiindz"]], 1: [["muraena", "arpia"]]})
    play(t, "play aat")
    assert len(hand(t, 0)) == 1


@pytest.mark.parametrize("mirror", [[], ["muraena captured"], ["le-cercle-rouge"]])
def test_gx_a6_without_a_face_up_mirror_or_an_entry_there_nothing_happens(mirror: list[str]) -> None:
    t = table(hand={0: ["aat"]}, army={1: [mirror]})
    play(t, "play aat")
    assert (hand(t, 0), asked(t)) == ([], (1, "turn"))


def test_gx_a6_aat_resolves_by_a_shift_and_in_its_own_row() -> None:
    rows = [["wiindz", "obeezs"], ["ez"]]
    t = table(army={0: rows, 1: [["les-sombres-cultistes"]]}, hand={0: ["aat", "ne-o", "ne-ye"]})
    play(t, "shift I.1 aat", "pay ne-o", "pay ne-ye")
    # The cultists' row and column are Aat's.
    assert options(t) == ["choose I.2", "choose II.1"]


def test_gx_e2_aat_has_the_echo_of_its_mirror() -> None:
    # The Troops with Echo are of Aat's own clan, so it takes a card set of one's own.
    cards = changed("Muraena", keywords=book.ECHO)
    t = table(hand={0: ["aat"]}, army={1: [["muraena"]]}, cards=cards)
    play(t, "play aat")
    assert asked(t) == (0, "echo")
    assert len(hand(play(t, "yes"), 0)) == 4
    t = table(hand={0: ["aat"]}, army={1: [["muraena"]]})
    assert asked(play(t, "play aat")) == (1, "turn")


def test_gx_e2_the_echo_of_an_aat_whose_mirror_is_gone_does_nothing() -> None:
    rows = [["wiindz"], ["sha-dow"]]
    t = table(army={0: rows, 1: [["deesses-de-lave"]]}, hand={0: ["aat", "ez", "ne-o"]})
    play(t, "shift I.1 aat", "pay ez", "pay ne-o", "choose 1:I.1")
    assert army(t, 1)[0] == ["deesses-de-lave captured"]
    # Sha'dow still gives it Echo, but what it would repeat is face down.
    assert asked(t) == (0, "echo")
    play(t, "yes")
    assert asked(t) == (1, "turn")
    assert len(told(t, "captured")) == 1


# --- keywords


def test_gx_e5_aat_facing_a_wondrous_card_takes_the_wonder_token() -> None:
    t = table(hand={0: ["aat"]}, army={1: [["boul-go"]]}, wonder=1)
    assert wonder(play(t, "play aat")) == 0
    t = table(hand={0: ["aat"]}, army={1: [["boul-go captured"]]}, wonder=1)
    assert wonder(play(t, "play aat")) == 1


def test_gx_p5_aat_facing_a_recruiter_is_one() -> None:
    for mirror, rules in (("boul-go", []), ("boul-go captured", ["GX-P2"]), ("muraena", ["GX-P2"])):
        t = table(army={0: [["aat"]], 1: [[mirror]]}, hand={0: ["volantis"]})
        assert refused(t, "play volantis") == rules


def test_gx_h3_aat_facing_a_secret_shift_has_it() -> None:
    for mirror, offered in (("le-cercle-rouge", True), ("muraena", False)):
        t = table(army={0: [["aat"]], 1: [[mirror]]}, hand={0: ["ez"]}, discard={0: ["wiindz"]})
        assert ("shift I.1 from discard" in options(t)) == offered


def test_gx_k6_aat_activated_facing_a_veteran_stays_doubled_without_its_mirror() -> None:
    t = table(
        army={0: [["aat"]], 1: [["esprits-de-smook"]]},
        hand={1: ["deesses-de-lave"]},
        discard={0: ["timer"]},
        tokens={0: {"hand": 1}},
    )
    play(t, "activate I.1")
    assert strength(t, 0) == 4
    play(t, "play deesses-de-lave", "choose I.1")
    assert strength(t, 0) == 4


def test_gx_a4_aat_facing_phoenix_immortal_is_ethereal_but_keeps_its_value() -> None:
    t = table(army={0: [["aat"]], 1: [["phoenix-immortal"]]}, hand={1: ["timer"]}, to_move=1)
    assert strength(t, 0) == 2
    t = table(
        army={0: [["aat"]], 1: [["phoenix-immortal", "esprits-de-smook"]]},
        hand={1: ["deesses-de-lave"]},
        to_move=1,
    )
    play(t, "play deesses-de-lave")
    assert refused(t, "choose 0:I.1") == ["GX-A4"]


def test_gx_h1_aat_keeps_its_own_shift_cost_and_name() -> None:
    # All in one can not be shifted; Aat facing it can, for its own cost of 1.
    t = table(army={0: [["aat"]], 1: [["all-in-one"]]}, hand={0: ["aat", "wiindz", "ez"]})
    assert refused(t, "shift I.1 aat") == ["GX-H2"]
    play(t, "shift I.1 wiindz", "pay ez")
    assert army(t, 0)[0] == ["wiindz"]


# --- ongoing effects


def test_gx_e11_aat_facing_all_in_one_is_of_all_clans_of_its_own_deck() -> None:
    clans = {0: ["tomorrow", "justice", "goan-sul"]}
    t = table(army={0: [["aat"]], 1: [["all-in-one"]]}, hand={0: ["alpha", "elle"]}, clans=clans)
    assert {"play alpha", "play elle"} <= set(options(t))
    t = table(army={0: [["aat"]], 1: [["all-in-one captured"]]}, hand={0: ["alpha"]}, clans=clans)
    assert refused(t, "play alpha") == ["GX-P3"]


def test_gx_e11_aat_facing_boul_go_gains_a_turn_for_two_tokens() -> None:
    t = table(army={0: [["aat"]], 1: [["boul-go"]]})
    play(t, "draw 3")
    assert asked(t) == (0, "turn")
    t = table(army={0: [["aat"]], 1: [["bun-to"]]})
    play(t, "draw 3")
    assert asked(t) == (1, "turn")


def test_gx_e11_aat_facing_the_night_guardians_punishes_its_captor() -> None:
    t = table(
        army={0: [["les-gardiens-de-la-nuit", "les-apotres-de-la-nuit"]], 1: [["aat"]]},
        hand={0: ["solok"]},
    )
    play(t, "activate I.2", "choose 1:I.1")
    assert asked(t) == (0, "discard")
    assert hand(play(t, "discard solok"), 0) == []


def test_gx_e11_aat_facing_an_ongoing_effect_for_the_whole_army_has_it() -> None:
    # No Troop of the box has one.
    cards = changed("Muraena", abilities=book.SECRET_SHIFTS)
    for mirror, offered in (("muraena", True), ("muraena captured", False)):
        rows = [["aat", "wiindz"]]
        held, pile = {0: ["ez", "ne-o"]}, {0: ["obeezs"]}
        t = table(army={0: rows, 1: [[mirror]]}, hand=held, discard=pile, cards=cards)
        assert ("shift I.2 from discard" in options(t)) == offered


# --- icons


@pytest.mark.parametrize(("mirror", "icons"), [("muraena", 1), ("3-voeux", 2), ("volantis", 0)])
def test_gx_k2_aat_has_the_icons_of_its_mirror(mirror: str, icons: int) -> None:
    for on in range(3):
        word = f"aat tokens={on}" if on else "aat"
        t = table(army={0: [[word]], 1: [[mirror]]}, tokens={0: {"locked": 0}})
        assert refused(t, "activate I.1") == ([] if on < icons else ["GX-K2"])


def test_gx_k2_an_activated_aat_resolves_its_mirrors_effect() -> None:
    t = table(army={0: [["aat"]], 1: [["muraena"]]})
    play(t, "activate I.1")
    assert (len(hand(t, 0)), army(t, 0)[0]) == (2, ["aat tokens=1"])


def test_gx_k7_tokens_stay_on_an_aat_that_loses_its_icons() -> None:
    t = table(
        army={0: [["aat tokens=1"]], 1: [["muraena"]]},
        hand={1: ["sqeezs", "timer", "kaez", "phoenix", "genious"]},
        to_move=1,
    )
    play(t, "activate I.1")
    assert army(t, 0)[0] == ["aat tokens=1"]
    t = table(army={0: [["aat tokens=1"]], 1: [["muraena captured"]]})
    assert refused(t, "activate I.1") == ["GX-K2"]
    assert tokens(t, 0) == (1, 0, 2)


# --- a mirror that changes


def test_gx_a6_a_mirror_that_is_captured_leaves_aat_with_nothing() -> None:
    t = table(army={0: [["aat", "esprits-de-smook"]], 1: [["muraena"]]}, hand={0: ["deesses-de-lave"]})
    assert refused(t, "activate I.1") == []
    play(t, "play deesses-de-lave", "choose 1:I.1", "no", "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]


def test_gx_a6_a_mirror_that_is_shifted_gives_aat_something_else() -> None:
    t = table(
        army={0: [["aat"]], 1: [["atalante-a-grand-bouclier"]]},
        hand={1: ["3-voeux", "nio"]},
        to_move=1,
    )
    play(t, "shift I.1 3-voeux", "pay nio", "clan xi-an")
    play(t, "activate I.1")
    assert asked(t) == (0, "reveal-clan")


def test_gx_a6_a_swapped_aat_has_another_mirror() -> None:
    t = table(army={0: [["kno-bo", "aat"]], 1: [["muraena", "volantis"]]}, tokens={0: {"locked": 1}})
    assert refused(t, "activate I.2") == ["GX-K2"]
    play(t, "activate I.1", "choose I.1", "choose I.2", "draw 1")
    assert army(t, 0)[0] == ["aat", "kno-bo tokens=1"]
    assert refused(t, "activate I.1") == []


def test_gx_a6_a_mirror_that_leaves_or_is_not_there_gives_nothing() -> None:
    t = table(army={0: [["un-go", "aat"]], 1: [["volantis", "muraena"]]})
    assert refused(t, "activate I.2") == []
    play(t, "activate I.1", "choose 1:I.2", "draw 1")
    assert refused(t, "activate I.2") == ["GX-K2"]


def test_gx_a6_an_aat_facing_an_aat_has_nothing() -> None:
    # Both copies of Aat are in one deck, so it takes a card set with another such card.
    cards = changed("Volantis", entry=(), abilities=book.MIRROR, keywords=book.RECRUITER)
    t = table(
        hand={0: ["aat", "muraena"]},
        army={1: [["volantis"]]},
        cards=cards,
        clans={0: ["phoenix", "tomorrow"]},
    )
    play(t, "play aat")
    assert told(t, "resolved") == []
    assert (refused(t, "activate I.1"), strength(t, 0)) == (["GX-K2"], 2)
    play(t, "draw 1")
    assert refused(t, "activate I.1") == ["GX-K2"]
    # A Recruiter would let the next card in for free.
    assert refused(t, "play muraena") == ["GX-P2"]


def test_gx_a10_a_captured_aat_has_nothing() -> None:
    t = table(army={0: [["aat captured"]], 1: [["boul-go"]]}, hand={0: ["volantis"]})
    play(t, "draw 3")
    assert asked(t) == (1, "turn")


def test_gx_e8_copying_aat_copies_what_it_has() -> None:
    t = table(
        army={0: [["3-voeux"]], 1: [["volantis", "aat"]]},
        hand={0: ["dragon-dansant"]},
        deck_top={0: ["nio"]},
    )
    # Dragon dansant itself comes to stand opposite Aat: so it is what Aat has.
    play(t, "play dragon-dansant", "choose 1:I.2")
    assert options(t) == ["choose I.1", "choose 1:I.1"]
    t = table(army={0: [["muraena", "3-voeux"]], 1: [["aat"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose 1:I.1")
    assert len(hand(t, 0)) == 2
