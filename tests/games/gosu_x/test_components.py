"""GX-C: what is in the box, and what a card shows."""

from collections import Counter

import pytest
from gosu_x import GAME, army, discard, hand, options, play, refused, strength, table, tokens

import honjin
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.table.forms import FormError

# --- GX-C1


def test_gx_c1_two_players() -> None:
    assert GAME.new(seed="c1").players == 2
    for players in (1, 3):
        with pytest.raises(ValueError, match=f"found {players}, expected 2 to 2"):
            GAME.new(seed="c1", players=players)


def test_gx_c1_fifteen_cards_in_each_of_eight_clans() -> None:
    assert CLANS == ("justice", "abhilasha", "tomorrow", "narashima", "galmi", "phoenix", "goan-sul", "xi-an")
    faces = Counter((CLANS[card.clan], card.level) for card in STANDARD.cards)
    assert faces == {(clan, level): n for clan in CLANS for level, n in ((1, 4), (2, 5), (3, 2))}
    assert Counter((card.level, card.count) for card in STANDARD.cards) == {
        (1, 2): 32,
        (2, 1): 40,
        (3, 1): 16,
    }
    assert sum(STANDARD.copies) == 8 * 15


def test_gx_c1_each_clan_has_its_leader_and_its_byun_hyung_ja() -> None:
    for clan in CLANS:
        leader, shapeshifter = (c for c in STANDARD.cards if CLANS[c.clan] == clan and c.level == 3)
        assert leader.id == clan
        assert shapeshifter.name == f"Byun Hyung Ja ({leader.name})"


# --- GX-C2


def test_gx_c2_each_player_has_four_activation_tokens_two_of_them_locked() -> None:
    t = GAME.new(seed="c2")
    assert [tokens(t, p) for p in range(2)] == [(2, 0, 2), (2, 0, 2)]


def test_gx_c2_a_position_has_four_of_them_too() -> None:
    t = table(army={0: [["3-voeux tokens=2"]]}, tokens={0: {"locked": 1}})
    assert tokens(t, 0) == (1, 0, 1)
    with pytest.raises(FormError, match="GX-C2"):
        table(army={0: [["3-voeux tokens=2"]]}, tokens={0: {"hand": 2, "spent": 1, "locked": 0}})


def test_gx_c2_there_is_one_wonder_token() -> None:
    t = table(hand={0: ["boul-go"]}, wonder=1)
    assert t.view(None)["wonder"] == 1
    play(t, "play boul-go")
    assert t.view(None)["wonder"] == 0


def test_gx_c2_there_is_one_bounty_token() -> None:
    t = table(army={0: [["un-go"]], 1: [["volantis bounty"]]}, hand={0: ["she-rift"]})
    play(t, "play she-rift", "choose I.1")
    assert (army(t, 0)[0], army(t, 1)[0]) == (["un-go bounty"], ["volantis"])
    assert t.view(None)["bounty"] == "0:I.1"
    with pytest.raises(FormError, match="GX-C2"):
        table(army={0: [["un-go bounty"]], 1: [["volantis bounty"]]})


def test_gx_c2_a_tile_for_each_clan() -> None:
    assert [CLANS[tile.clan] for tile in STANDARD.tiles] == list(CLANS)


def test_gx_c2_the_rulebook_counts_the_wooden_tokens() -> None:
    assert "16 wooden tokens" in honjin.rule("GX-C2")
    assert "16 jetons en bois" in honjin.rule("GX-C2", "fr")


# --- GX-C3


@pytest.mark.parametrize(("rows", "value"), [(1, 2), (2, 2 + 3), (3, 2 + 3 + 5)])
def test_gx_c3_a_troop_counts_2_a_hero_3_an_immortal_5(rows: int, value: int) -> None:
    assert strength(table(army={0: [["arpia"], ["kaez"], ["byun-hyung-ja-phoenix"]][:rows]}), 0) == value


def test_gx_c3_all_cards_of_a_level_have_its_value() -> None:
    assert Counter((card.level, card.value) for card in STANDARD.cards) == {
        (1, 2): 32,
        (2, 3): 40,
        (3, 5): 16,
    }


def test_gx_c3_no_shift_cost_is_not_a_cost_of_0() -> None:
    t = table(army={0: [["arpia", "timer"], ["ashes", "phoenix-eliana"]]}, hand={0: ["cylak"]})
    assert "shift II.1 cylak" in options(t)
    (refusal,) = t.why_not(0, "shift II.2 cylak")
    assert refusal.text("en") == "must have a shift cost; Phoenix (Eliana) has none: GX-H1"
    assert refusal.text("fr") == "il faut un coût de relève ; la carte Phoenix (Eliana) n'en a pas : GX-H1"


def test_gx_c3_a_card_without_entry_effect_does_nothing_more() -> None:
    t = table(hand={0: ["le-cercle-rouge"]})
    play(t, "play le-cercle-rouge")
    assert [event["kind"] for event in t.events(None)] == ["placed", "started-turn"]


# --- GX-C4


def test_gx_c4_what_stands_in_parentheses_is_no_part_of_the_name() -> None:
    names = Counter(card.plain_name for card in STANDARD.cards)
    shared = {name: count for name, count in names.items() if count > 1}
    assert shared == {"Byun Hyung Ja": 8, "Narashima": 2, "Galmi": 2, "Phoenix": 3, "Alpha": 2}


def test_gx_c4_three_different_cards_are_named_phoenix() -> None:
    row = ["phoenix-eliana", "phoenix-immortal"]
    t = table(
        army={0: [["timer", "timer"], row, ["phoenix", "byun-hyung-ja-phoenix"]]},
        passed=[1],
        hand={0: ["arpia"]},
    )
    play(t, "draw 1")
    assert army(t, 0)[2] == ["phoenix", "byun-hyung-ja-phoenix captured"]
    assert tokens(t, 0) == (2, 1, 1)


def test_gx_c4_all_cards_of_a_name_are_taken_together() -> None:
    piles = ["phoenix-eliana", "phoenix", "arpia"]
    t = table(
        army={0: [["chercheurs-de-depouilles"]]},
        hand={0: ["navaj"]},
        discard={0: piles},
        clans={0: ["tomorrow"]},
    )
    play(t, "activate I.1", "choose phoenix")
    assert hand(t, 0) == ["navaj", "phoenix-eliana", "phoenix"]
    assert discard(t, 0) == ["arpia"]


def test_gx_c4_but_they_are_not_identical() -> None:
    t = table(army={0: [["timer"], ["phoenix-immortal"]]}, hand={0: ["phoenix-eliana", "arpia"]})
    play(t, "shift II.1 phoenix-eliana", "pay arpia")
    assert army(t, 0)[1] == ["phoenix-eliana"]


def test_gx_c4_a_ban_names_a_card_and_not_a_name() -> None:
    t = table(
        army={1: [["timer"]]},
        hand={0: ["les-fleches-de-justice"], 1: ["phoenix-eliana", "phoenix-immortal"]},
    )
    play(t, "play les-fleches-de-justice", "choose phoenix-eliana")
    assert refused(t, "play phoenix-eliana") == ["GX-P9"]
    play(t, "play phoenix-immortal row II")
    assert army(t, 1)[1] == ["phoenix-immortal"]
