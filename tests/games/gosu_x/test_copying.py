"""GX-E8: copied effects, chains of them, and what is not copied."""

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
    table,
    told,
    wonder,
)

from honjin.table.table import Table

# --- Dragon dansant, Valeen, Xi'an: by level


def test_gx_e8_the_dancing_dragon_copies_a_level_one_card_of_either_army() -> None:
    t = table(
        army={0: [["3-voeux"]], 1: [["muraena"], ["kaez"]]},
        hand={0: ["dragon-dansant"]},
        deck_top={0: ["nio", "pangu", "valeen"]},
    )
    play(t, "play dragon-dansant")
    assert options(t) == ["choose I.1", "choose 1:I.1"]
    assert refused(t, "choose 1:II.1") == ["GX-E1"]
    assert refused(t, "choose I.2") == ["GX-E8"]
    play(t, "choose 1:I.1")
    assert hand(t, 0) == ["nio", "pangu"]
    assert [(e["rule"], e["card"], e["other_card"]) for e in told(t, "copied")] == [
        ("GX-E8", "dragon-dansant", "muraena")
    ]


def test_gx_e8_valeen_copies_level_one_or_two_and_xi_an_any() -> None:
    rows = {0: [["3-voeux"], ["nio"]], 1: [["muraena"], ["kaez"], ["phoenix"]]}
    t = table(army={0: [["3-voeux"]], 1: rows[1]}, hand={0: ["valeen"]})
    play(t, "play valeen")
    assert options(t) == ["choose I.1", "choose 1:I.1", "choose 1:II.1"]
    t = table(army=rows, hand={0: ["xi-an"]})
    play(t, "play xi-an")
    assert options(t) == ["choose I.1", "choose II.1", "choose 1:I.1", "choose 1:II.1", "choose 1:III.1"]
    play(t, "choose 1:III.1")
    assert asked(t) == (0, "turn")
    assert t.view(None)["additional_turn"] is True


def test_gx_e8_copying_is_mandatory_but_needs_a_card_to_copy() -> None:
    t = table(army={0: [["3-voeux captured"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant")
    assert rules_told(t, "did-nothing") == ["GX-E1"]
    assert asked(t) == (1, "turn")


def test_gx_e8_a_captured_card_can_not_be_copied() -> None:
    t = table(army={0: [["3-voeux"]], 1: [["muraena captured"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant")
    assert refused(t, "choose 1:I.1") == ["GX-A3"]


def test_gx_e8_a_card_with_ongoing_effects_alone_copies_nothing() -> None:
    t = table(army={0: [["3-voeux"]], 1: [["le-cercle-rouge"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose 1:I.1")
    assert rules_told(t, "did-nothing") == ["GX-E8"]
    assert asked(t) == (1, "turn")


def test_gx_e8_keywords_are_not_copied() -> None:
    t = table(
        army={0: [["3-voeux"]], 1: [["bun-to", "obeezs"]]},
        hand={0: ["dragon-dansant"]},
        clans={0: ["xi-an"]},
        deck_top={0: ["nio", "pangu"]},
    )
    echo = t.clone()
    play(t, "play dragon-dansant", "choose 1:I.1", "level II")
    assert wonder(t) is None
    assert asked(t) == (1, "turn")
    play(echo, "play dragon-dansant", "choose 1:I.2", "discard nio", "discard pangu")
    assert asked(echo) == (1, "turn")


# --- "this card", "this row", "this column" are the copier's


def test_gx_e8_this_column_is_the_copiers() -> None:
    rows = [["1000-visages", "bun-to", "3-voeux"], ["she-rift", "nio"]]
    t = table(
        army={0: rows},
        hand={0: ["dragon-dansant", "pangu", "shard"]},
        clans={0: ["xi-an", "galmi", "phoenix"]},
    )
    # In column 2: Dragon dansant and Nio, both of Xi'an; in column 1 there are two clans.
    play(t, "shift I.2 dragon-dansant", "pay pangu", "pay shard", "choose I.1")
    assert len(hand(t, 0)) == 1


def test_gx_e8_this_row_is_the_copiers() -> None:
    # Dalisteer draws 1 per clan in its row: in row II only Xi'an is left when Valeen has come.
    t = table(
        army={0: [["3-voeux", "bun-to"], ["dalisteer", "shard"], ["galmi"]]},
        hand={0: ["valeen", "pangu", "kan-te"]},
    )
    play(t, "shift II.2 valeen", "pay pangu", "pay kan-te", "choose II.1")
    assert len(hand(t, 0)) == 1


def test_gx_e8_this_card_is_the_copier() -> None:
    # Alpha (mort) captures itself: copied, it captures the copier.
    t = table(army={0: [["3-voeux"]], 1: [["le-cercle-rouge"], ["alpha-mort"]]}, hand={0: ["valeen"]})
    play(t, "play valeen", "choose 1:II.1")
    assert army(t, 0)[1] == ["valeen captured"]
    assert army(t, 1)[1] == ["alpha-mort"]


# --- Les sombres cultistes, Nio: where they look


def test_gx_e8_the_dark_cultists_copy_in_their_row_or_column() -> None:
    t = table(
        army={0: [["le-cercle-rouge", "muraena", "arpia"], ["kaez", "solok"]]},
        hand={0: ["les-sombres-cultistes", "ashes"]},
    )
    play(t, "shift I.1 les-sombres-cultistes", "pay ashes")
    assert options(t) == ["choose I.2", "choose I.3", "choose II.1"]
    assert refused(t, "choose II.2") == ["GX-A7"]
    assert len(hand(play(t, "choose I.2"), 0)) == 2


def test_gx_e8_nio_copies_an_adjacent_card_then_captures_it() -> None:
    t = table(
        army={0: [["3-voeux", "muraena"], ["kaez"]]},
        hand={0: ["nio"]},
        discard={0: ["phoenix"]},
    )
    play(t, "play nio")
    assert options(t) == ["choose I.2", "choose II.1"]
    play(t, "choose I.2")
    assert army(t, 0)[0] == ["3-voeux", "muraena captured"]
    assert len(hand(t, 0)) == 2
    # Echo repeats the whole copy with a new choice.
    assert asked(t) == (0, "echo")
    play(t, "yes")
    assert options(t) == ["choose II.1"]
    play(t, "choose II.1")
    assert "phoenix" in hand(t, 0)
    assert army(t, 0)[1] == ["kaez captured", "nio"]


def test_gx_e8_nio_can_not_capture_an_ethereal_card_but_copies_it() -> None:
    t = table(army={0: [["3-voeux", "aat"], ["sha-dow"]]}, hand={0: ["nio"]})
    play(t, "play nio", "choose II.1")
    assert army(t, 0)[1] == ["sha-dow", "nio"]
    assert asked(t) == (0, "echo")


def nio_copies_hempo() -> Table:
    """Nio in II.1 copies Hempo in II.2: a swap, then a destruction, on Nio."""
    t = table(
        army={0: [["3-voeux", "3-voeux"], ["pangu", "hempo"]], 1: [["volantis"]]},
        hand={0: ["nio", "valeen", "shennong", "xi-an"]},
    )
    return play(t, "shift II.1 nio", "pay valeen", "pay shennong", "pay xi-an", "choose II.2")


def test_gx_e8_nio_does_not_capture_a_card_that_has_left() -> None:
    t = play(nio_copies_hempo(), "done", "choose II.2")
    assert army(t, 0)[1] == ["nio"]
    assert told(t, "captured") == []
    # Nio is still there and echoes.
    assert asked(t) == (0, "echo")


def test_gx_a12_nio_captures_the_copied_card_where_it_has_been_swapped_to() -> None:
    t = play(nio_copies_hempo(), "choose II.1", "choose II.2", "choose 1:I.1")
    assert army(t, 0)[1] == ["hempo captured", "nio"]
    # Nio looks for its next copy from its new place.
    play(t, "yes")
    assert options(t) == ["choose I.2"]


def test_gx_e8_a_copier_that_leaves_by_the_copied_effect_is_gone() -> None:
    # Un'Go has Nio above it, so Nio is the OPEN one: it goes, Un'Go is captured, and there is no Echo.
    t = table(army={0: [["3-voeux", "un-go"], ["pangu"]]}, hand={0: ["nio"]})
    play(t, "play nio", "choose I.2")
    assert options(t) == ["choose II.2"]
    play(t, "choose II.2")
    assert army(t, 0) == [["3-voeux", "un-go captured"], ["pangu"], []]
    assert asked(t) == (1, "turn")


# --- Fre'e


def test_gx_e8_free_releases_a_card_then_copies_it() -> None:
    t = table(army={0: [["aat"]], 1: [["muraena captured"]]}, hand={0: ["fre-e"]})
    play(t, "play fre-e", "choose 1:I.1")
    assert army(t, 1)[0] == ["muraena"]
    assert len(hand(t, 0)) == 2


def test_gx_e8_free_with_nothing_to_release_copies_nothing() -> None:
    t = table(army={0: [["aat"]], 1: [["muraena"]]}, hand={0: ["fre-e"]})
    play(t, "play fre-e")
    assert told(t, "copied") == []
    assert asked(t) == (1, "turn")


def test_gx_e8_a_card_released_and_copied_by_free_is_in_the_chain() -> None:
    t = table(
        army={0: [["aat", "dragon-dansant captured"]], 1: [["muraena"]]},
        hand={0: ["fre-e"]},
    )
    play(t, "play fre-e", "choose I.2")
    assert asked(t) == (0, "choose")
    assert refused(t, "choose I.2") == ["GX-E8"]
    assert options(t) == ["choose I.1", "choose 1:I.1"]


# --- Abhilasha


def test_gx_e8_abhilasha_copies_from_any_discard_and_removes_the_card() -> None:
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]]},
        hand={0: ["abhilasha"]},
        discard={0: ["les-apotres-de-la-nuit"], 1: ["muraena", "muraena"]},
    )
    play(t, "play abhilasha")
    assert options(t) == ["choose les-apotres-de-la-nuit", "choose muraena"]
    play(t, "choose muraena")
    assert len(hand(t, 0)) == 2
    assert (discard(t, 1), removed(t, 1)) == (["muraena"], ["muraena"])


def test_gx_e8_abhilasha_with_empty_discards_does_nothing() -> None:
    t = table(army={0: [["le-cercle-rouge"], ["solok"]]}, hand={0: ["abhilasha"]})
    play(t, "play abhilasha")
    assert asked(t) == (1, "turn")
    assert army(t, 0)[2] == ["abhilasha"]


def test_gx_e8_abhilasha_copies_a_copying_effect_from_the_discard() -> None:
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]], 1: [["muraena"]]},
        hand={0: ["abhilasha"]},
        discard={0: ["dragon-dansant"]},
    )
    play(t, "play abhilasha", "choose dragon-dansant", "choose 1:I.1")
    assert len(hand(t, 0)) == 2
    assert removed(t, 0) == ["dragon-dansant"]


def test_gx_e8_abhilasha_removes_the_card_after_its_effect() -> None:
    # Copied Esprits de Smook may take themselves: then there is nothing left to remove.
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]]},
        hand={0: ["abhilasha"]},
        discard={0: ["esprits-de-smook"]},
    )
    play(t, "play abhilasha", "choose esprits-de-smook", "choose esprits-de-smook")
    assert (hand(t, 0), removed(t, 0)) == (["esprits-de-smook"], [])


def test_gx_e8_aat_in_a_discard_has_no_mirror() -> None:
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]], 1: [["muraena"]]},
        hand={0: ["abhilasha"]},
        discard={0: ["aat"]},
    )
    play(t, "play abhilasha", "choose aat")
    assert (hand(t, 0), removed(t, 0)) == ([], ["aat"])


def test_gx_e8_abhilashas_echo_copies_another_card() -> None:
    t = table(
        army={0: [["le-cercle-rouge"], ["solok"]]},
        hand={0: ["abhilasha"]},
        discard={1: ["muraena", "arpia"]},
        tiles=["tomorrow"],
        clans={1: ["phoenix", "justice", "galmi"]},
    )
    play(t, "play abhilasha", "choose muraena", "yes")
    assert options(t) == ["choose arpia"]
    play(t, "choose arpia")
    assert len(hand(t, 0)) == 3
    assert removed(t, 1) == ["arpia", "muraena"]


# --- chains


def test_gx_e8_a_chain_never_comes_back_to_a_card() -> None:
    t = table(
        army={0: [["les-sombres-cultistes", "dragon-dansant", "muraena"]]},
        hand={0: ["dragon-dansant"]},
    )
    play(t, "play dragon-dansant", "choose I.2")
    # The second dragon's effect, on the first: neither of the two.
    assert options(t) == ["choose I.1", "choose I.3"]
    assert (refused(t, "choose I.2"), refused(t, "choose I.4")) == (["GX-E8"], ["GX-E8"])
    play(t, "choose I.1")
    # The cultists' effect, in the row of the first dragon.
    assert options(t) == ["choose I.3"]
    play(t, "choose I.3")
    assert len(hand(t, 0)) == 2
    assert len(told(t, "copied")) == 3


def test_gx_e8_a_chain_ends_where_nothing_is_left_to_copy() -> None:
    t = table(army={0: [["dragon-dansant"]]}, hand={0: ["dragon-dansant"]})
    play(t, "play dragon-dansant", "choose I.1")
    assert rules_told(t, "did-nothing") == ["GX-E1"]
    assert asked(t) == (1, "turn")


def test_gx_e8_an_activated_card_can_be_copied_again_in_the_next_chain() -> None:
    t = table(
        army={0: [["dragon-dansant", "muraena"], ["sha-dow"]]},
        hand={0: ["dragon-dansant", "nio", "pangu"]},
        clans={0: ["xi-an", "phoenix", "tomorrow"]},
    )
    assert refused(t, "shift I.1 dragon-dansant") == ["GX-H2"]
    t = table(
        army={0: [["3-voeux", "muraena"], ["sha-dow"]]},
        hand={0: ["dragon-dansant", "nio"]},
    )
    play(t, "shift I.1 dragon-dansant", "pay nio", "choose I.2", "yes", "choose I.2")
    assert len(hand(t, 0)) == 4


def test_gx_e8_the_tokens_and_the_supremacy_that_count_are_the_copiers_players() -> None:
    t = table(
        army={0: [["3-voeux"]], 1: [["muraena"]]},
        hand={0: ["dragon-dansant"]},
        tokens={0: {"locked": 0}, 1: {"locked": 2}},
    )
    play(t, "play dragon-dansant", "choose 1:I.1")
    assert len(hand(t, 0)) == 4


def test_gx_e8_a_copied_capture_is_the_copiers_and_brings_its_player_the_bounty() -> None:
    t = table(
        army={0: [["3-voeux"]], 1: [["deesses-de-lave bounty"], ["orgah"]]},
        hand={0: ["valeen"]},
    )
    play(t, "play valeen", "choose 1:I.1", "choose 1:I.1")
    assert army(t, 1)[0] == ["deesses-de-lave captured bounty"]
    assert asked(t) == (0, "bounty")


def test_gx_e8_xi_an_copies_nio_and_looks_from_her_own_place() -> None:
    t = table(
        army={0: [["3-voeux", "muraena"], ["pangu", "nio"]]},
        hand={0: ["xi-an"]},
    )
    play(t, "play xi-an", "choose II.2")
    # Adjacent to Xi'an in III.1 there is Pangu alone; her copy captures it afterwards.
    assert options(t) == ["choose II.1"]
    play(t, "choose II.1", "choose I.2")
    assert army(t, 0) == [["3-voeux", "muraena captured"], ["pangu captured", "nio"], ["xi-an"]]
    # Xi'an has no Echo: Nio's is not copied.
    assert asked(t) == (1, "turn")
