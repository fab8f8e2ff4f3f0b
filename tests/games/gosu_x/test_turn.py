"""GX-T: one action a turn, the end of a turn, drawing, revealing and shuffling."""

import pytest
from gosu_x import (
    army,
    discard,
    hand,
    mover,
    options,
    play,
    prompt,
    refused,
    removed,
    rest,
    rules_told,
    seat,
    table,
    tokens,
    told,
)

from honjin.table.table import Table

SEVEN = ["arpia", "timer", "muraena", "sqeezs", "kaez", "genious", "phoenix"]
FIVE = ["navaj", "navaj", "nikhilesh", "nikhilesh", "nachiketa"]
PHOENIX = ("galmi", "phoenix", "xi-an")


def short_deck(deck: list[str], *, discarded: list[str], held: list[str], rows: list[list[str]]) -> Table:
    """Seat 0 has these cards in its deck and its discard, and the other cards are out of the game."""
    used = [*deck, *discarded, *held, *(card for row in rows for card in row)]
    return table(
        clans={0: PHOENIX},
        army={0: rows},
        hand={0: held},
        deck_top={0: deck},
        discard={0: discarded},
        removed={0: rest(PHOENIX, *used)},
    )


# --- GX-T1


@pytest.mark.parametrize(
    "action",
    [
        ["play arpia"],
        ["shift I.1 arpia", "pay kaez", "pay genious", "pay phoenix"],
        ["activate I.1"],
        ["draw 1"],
        ["draw 3"],
    ],
)
def test_gx_t1_one_action_and_it_is_the_opponents_turn(action: list[str]) -> None:
    t = table(army={0: [["muraena"]]}, hand={0: ["arpia", "kaez", "genious", "phoenix"], 1: ["all-in-one"]})
    play(t, *action)
    assert (prompt(t), mover(t)) == ("turn", 1)
    play(t, "play all-in-one")
    assert (prompt(t), mover(t)) == ("turn", 0)
    assert [event["player"] for event in told(t, "started-turn")] == [1, 0]
    assert rules_told(t, "started-turn") == ["GX-T1", "GX-T1"]


def test_gx_t1_every_effect_is_resolved_before_the_turn_ends() -> None:
    t = table(army={1: [["timer"]]}, hand={0: ["volantis"], 1: ["kaez"]})
    play(t, "play volantis")  # as many cards in play, then the richer hand discards
    assert (mover(t), prompt(t)) == (1, "discard")
    assert told(t, "started-turn") == []
    play(t, "discard kaez")
    assert (mover(t), prompt(t)) == (1, "turn")


def test_gx_t1_a_card_is_played_from_the_hand() -> None:
    t = table(army={0: [["timer"]]}, hand={0: ["arpia"]})
    (refusal,) = t.why_not(0, "play muraena")
    assert refusal.text("en") == "must be in your hand; Muraena is not: GX-T1"
    assert refusal.text("fr") == "il faut une carte de votre main ; la carte Muraena n'y est pas : GX-T1"


def test_gx_t1_after_the_round_the_battle_and_the_song() -> None:
    t = table(
        army={0: [["timer"]], 1: [["volantis"], ["sati"]]}, tokens={0: {"hand": 0}}, hand={0: [], 1: []}
    )
    play(t, "pass", "pass")
    assert [event["kind"] for event in t.events(None)][-4:] == [
        "fought",
        "fought",
        "won-supremacy",
        "started-song",
    ]
    assert prompt(t) == "song-sacrifice"
    play(t, "choose II.1", "choose I.1")
    assert told(t, "started-round")[0] | {"turn": 0} == {
        "kind": "started-round",
        "rule": "GX-T1",
        "turn": 0,
        "player": 0,
        "number": 2,
    }


# --- GX-T2


def test_gx_t2_down_to_seven_cards_by_choice() -> None:
    t = table(army={0: [["timer"]]}, hand={0: SEVEN}, deck_top={0: ["fenghuang"]})
    play(t, "draw 1")
    assert (prompt(t), mover(t)) == ("hand-limit", 0)
    assert "discard fenghuang" in options(t)
    play(t, "discard phoenix")
    assert discard(t, 0) == ["phoenix"]
    assert len(hand(t, 0)) == 7
    assert rules_told(t, "discarded") == ["GX-T2"]
    assert (prompt(t), mover(t)) == ("turn", 1)


def test_gx_t2_one_by_one_until_seven_are_left() -> None:
    t = table(army={0: [["timer"]]}, hand={0: SEVEN})
    play(t, "draw 3")
    for left in (10, 9, 8):
        assert len(hand(t, 0)) == left
        assert prompt(t) == "hand-limit"
        assert refused(t, "pass") == ["HJ-C1"]
        t.play(options(t)[0])
    assert prompt(t) == "turn"


def test_gx_t2_at_the_end_of_ones_own_turn_only() -> None:
    t = table(hand={0: ["volantis"], 1: [*SEVEN, "fenghuang"]}, clans={1: ["phoenix"]})
    play(t, "draw 1")
    assert (prompt(t), mover(t)) == ("turn", 1)
    assert len(hand(t, 1)) == 8
    play(t, "play muraena")
    assert prompt(t) == "hand-limit"


@pytest.mark.parametrize(("owner", "held"), [(0, FIVE), (1, SEVEN[:5])])
def test_gx_t2_five_with_the_immortal_narashima_in_either_army(owner: int, held: list[str]) -> None:
    for immortal, asked in (
        ("narashima", "hand-limit"),
        ("narashima captured", "turn"),
        ("byun-hyung-ja-narashima", "turn"),
    ):
        t = table(army={owner: [["nitish"], ["nalin"], [immortal]]}, hand={0: held})
        play(t, "draw 1")
        assert prompt(t) == asked


def test_gx_t2_five_with_its_tile_for_both() -> None:
    t = table(hand={0: SEVEN[:5], 1: ["volantis", "volantis", "sati", "elle", "quae"]}, tiles=["narashima"])
    play(t, "draw 1", "discard arpia", "draw 1", "discard elle")
    assert [len(hand(t, p)) for p in range(2)] == [5, 5]


def test_gx_t2_narashima_lion_leaves_it_at_seven() -> None:
    t = table(army={0: [["nitish"], ["narashima-lion"]]}, hand={0: FIVE})
    play(t, "draw 1")
    assert prompt(t) == "turn"


def test_gx_t2_the_effects_of_cards_come_before_the_limit() -> None:
    rows = [["3-voeux"], ["pangu"], ["byun-hyung-ja-xi-an"]]
    five = ["1000-visages", "1000-visages", "dalisteer", "nio", "valeen"]
    t = table(army={0: rows}, hand={0: [*five, "timer", "arpia"]}, deck_top={0: ["kaez"]})
    play(t, "draw 1")  # eight cards
    assert prompt(t) == "discard-clan"
    play(t, "clan xi-an", *(f"discard {card}" for card in five))
    assert hand(t, 0) == ["arpia", "timer", "kaez"]
    assert prompt(t) == "turn"
    assert told(t, "unlocked")[0]["rule"] == "GX-K4"


def test_gx_t2_in_the_order_the_player_wants_each_checked_when_it_resolves() -> None:
    rows = [["volantis", "3-voeux"], ["nezha", "pangu"], ["byun-hyung-ja-xi-an"]]
    five = ["1000-visages", "1000-visages", "dalisteer", "nio", "valeen"]
    t = table(army={0: rows}, hand={0: five[:4]}, deck_top={0: ["valeen", "sati", "elle"]})
    twin = play(t, "draw 1").clone()
    assert prompt(t) == "end-effects"
    assert options(t) == ["choose II.1", "choose III.1"]
    play(t, "choose III.1", "clan xi-an", *(f"discard {card}" for card in five))
    assert hand(t, 0) == ["elle", "sati"]  # Nezha came last, to an empty hand
    play(twin, "choose II.1", "clan xi-an", *(f"discard {card}" for card in five))
    assert hand(twin, 0) == []
    assert mover(twin) == 1


def test_gx_t2_nothing_waits_where_there_is_no_such_card() -> None:
    rows = [["volantis", "3-voeux"], ["nezha", "pangu"], ["byun-hyung-ja-xi-an"]]
    t = play(table(army={0: rows}), "draw 1")
    (refusal,) = t.why_not(0, "choose I.1")
    assert refusal.text("en") == (
        "must be a card whose effect is still due; there is none at place 1 of your row I: GX-E12"
    )
    assert refusal.text("fr") == (
        "il faut une carte dont l'effet reste à résoudre ; il n'y en a pas à la place 1 de votre rangée I"
        " : GX-E12"
    )


def test_gx_t2_an_additional_turn_has_an_end_too() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["nezha"]}, extra=True)
    play(t, "play nezha")  # the hand is empty now
    assert len(hand(t, 0)) == 2
    t = table(hand={0: SEVEN}, extra=True)
    play(t, "draw 1")
    assert (prompt(t), mover(t)) == ("hand-limit", 0)


def test_gx_t2_and_the_turn_of_a_pass() -> None:
    t = table(army={0: [["volantis"], ["nezha"]]}, tokens={0: {"hand": 0}})
    play(t, "pass")
    assert len(hand(t, 0)) == 2
    t = table(hand={0: [*SEVEN, "fenghuang"]}, tokens={0: {"hand": 0}})
    play(t, "pass")
    assert (prompt(t), mover(t)) == ("hand-limit", 0)


def test_gx_t2_the_opponents_end_effects_wait_for_their_own_turn() -> None:
    t = table(army={1: [["volantis"], ["nezha"]]}, tokens={1: {"hand": 0}})
    play(t, "draw 1")
    assert hand(t, 1) == []
    play(t, "pass")
    assert len(hand(t, 1)) == 2


# --- GX-T3


def test_gx_t3_from_an_empty_deck_the_discard_is_shuffled_and_drawing_goes_on() -> None:
    t = short_deck(["shard"], discarded=["galmi", "kan-te"], held=["un-go"], rows=[["timer"]])
    play(t, "draw 3")
    assert hand(t, 0) == ["un-go", "kan-te", "shard", "galmi"]
    assert discard(t, 0) == []
    assert rules_told(t, "shuffled") == ["GX-T3"]
    assert t.log(0, "fr")[1].text == "Vous avez mélangé votre deck."


def test_gx_t3_in_the_middle_of_an_effect() -> None:
    # Ne'o draws 3, then discards 3: what it discards comes after the shuffle.
    own = ("tomorrow", "phoenix", "galmi")
    used = ["obeezs", "ne-o", "timer", "un-go", "bun-to", "shard"]
    t = table(
        clans={0: own},
        army={0: [["obeezs"]]},
        hand={0: ["ne-o"]},
        deck_top={0: ["timer"]},
        discard={0: ["un-go", "bun-to", "shard"]},
        removed={0: rest(own, *used)},
    )
    play(t, "play ne-o")
    assert (prompt(t), len(hand(t, 0)), seat(t, 0)["deck"]) == ("discard", 3, 1)
    first = hand(t, 0)
    play(t, *(f"discard {card}" for card in first))
    assert sorted(discard(t, 0)) == sorted(first)
    play(t, "yes")  # Echo: one card in the deck, three to shuffle
    assert len(hand(t, 0)) == 3
    assert len(told(t, "shuffled")) == 2


def test_gx_t3_with_both_empty_the_rest_is_skipped() -> None:
    t = short_deck(["shard"], discarded=[], held=["un-go"], rows=[["muraena"]])
    play(t, "activate I.1")
    assert hand(t, 0) == ["un-go", "shard"]
    assert told(t, "shuffled") == []
    assert (prompt(t), mover(t)) == ("turn", 1)


def test_gx_t3_no_shuffle_before_a_card_is_needed() -> None:
    t = short_deck(["shard"], discarded=["galmi"], held=[], rows=[["timer"]])
    play(t, "draw 1")
    assert (hand(t, 0), discard(t, 0), seat(t, 0)["deck"]) == (["shard"], ["galmi"], 0)


def test_gx_t3_revealing_never_shuffles() -> None:
    t = short_deck(["shard", "arpia"], discarded=["galmi"], held=["bun-to"], rows=[])
    play(t, "play bun-to", "level I")
    assert [event["card"] for event in told(t, "revealed")] == ["shard", "arpia"]
    assert rules_told(t, "revealed") == ["GX-T3", "GX-T3"]
    assert (hand(t, 0), discard(t, 0)) == (["arpia"], ["shard", "galmi"])


def test_gx_t3_revealing_nothing_does_nothing() -> None:
    t = short_deck([], discarded=["galmi"], held=["shard"], rows=[["un-go"]])
    play(t, "play shard")
    assert told(t, "did-nothing")[0]["rule"] == "GX-E1"
    assert discard(t, 0) == ["galmi"]
    assert mover(t) == 1


def test_gx_t3_only_what_was_revealed_can_be_taken() -> None:
    t = short_deck(["arpia", "timer"], discarded=["galmi"], held=["shard"], rows=[["un-go"]])
    play(t, "play shard")
    assert options(t) == ["choose arpia", "choose timer"]
    (refusal,) = t.why_not(0, "choose galmi")
    assert refusal.text("en") == "must be one of the revealed cards; Galmi is not: GX-T3"
    assert refusal.text("fr") == "il faut une des cartes révélées ; la carte Galmi n'en est pas une : GX-T3"


def test_gx_t3_nor_does_putting_cards_into_the_discard() -> None:
    own = ("narashima", "phoenix", "galmi")
    used = ["nitish", "nalin", "timer", "arpia", "shard"]
    t = table(
        clans={0: own},
        army={0: [["nitish"]]},
        hand={0: ["nalin"]},
        deck_top={0: ["timer", "arpia"]},
        discard={0: ["shard"]},
        removed={0: rest(own, *used)},
    )
    play(t, "play nalin", "player 0")
    assert sorted(discard(t, 0)) == ["arpia", "shard", "timer"]
    assert rules_told(t, "milled") == ["GX-T3", "GX-T3"]
    assert told(t, "shuffled") == []
    assert len(removed(t, 0)) == 40


# --- GX-T4


def test_gx_t4_a_token_may_be_spent_where_no_card_can_be_drawn() -> None:
    t = short_deck([], discarded=[], held=[], rows=[["boul-go"]])
    assert options(t) == ["draw 1", "draw 3"]
    play(t, "draw 3")
    assert tokens(t, 0) == (0, 2, 2)
    assert told(t, "drew") == []
    assert t.view(None)["additional_turn"] is True  # Boul Go: the tokens were spent for three cards


def test_gx_t4_or_placed_on_a_card_that_does_nothing() -> None:
    t = short_deck([], discarded=[], held=[], rows=[["muraena"]])
    play(t, "activate I.1")
    assert army(t, 0)[0] == ["muraena tokens=1"]
    assert mover(t) == 1


@pytest.mark.parametrize(("held", "legal"), [(1, ["draw 1"]), (0, ["pass"])])
def test_gx_t4_so_there_is_always_a_legal_action(held: int, legal: list[str]) -> None:
    t = table(tokens={0: {"hand": held}})
    assert options(t) == legal


# --- GX-T5


def narashima(deck: list[str], discarded: list[str], held: list[str], immortal: str) -> Table:
    own = ("narashima", "phoenix", "galmi")
    rows = [["nitish", "timer"], ["nachiketa"], [immortal.split()[0]]]
    used = [*deck, *discarded, *held, *(card for row in rows for card in row)]
    return table(
        clans={0: own},
        army={0: [*rows[:2], [immortal]]},
        hand={0: held},
        deck_top={0: deck},
        discard={0: discarded},
        removed={0: rest(own, *used)},
    )


BHJ = "byun-hyung-ja-narashima"


@pytest.mark.parametrize(
    ("deck", "discarded", "immortal", "unlocked"),
    [
        ([], ["shard"], BHJ, 1),
        (["arpia"], ["shard"], BHJ, 0),  # nothing was shuffled
        ([], [], BHJ, 0),  # not one card
        ([], ["shard"], BHJ + " captured", 0),
    ],
)
def test_gx_t5_byun_hyung_ja_looks_for_a_discard_shuffled_while_drawing(
    deck: list[str], discarded: list[str], immortal: str, unlocked: int
) -> None:
    t = narashima(deck, discarded, [], immortal)
    play(t, "draw 1")
    assert tokens(t, 0) == (1 + unlocked, 1, 2 - unlocked)


@pytest.mark.parametrize(
    ("discarded", "unlocked"), [(["nalin", "navaj"], 1), (["nalin", "kan-te"], 0), ([], 0)]
)
def test_gx_t5_whatever_the_cause(discarded: list[str], unlocked: int) -> None:
    t = narashima(["arpia", "muraena"], discarded, ["genious"], BHJ)
    play(t, "play genious", "clan narashima")
    assert (prompt(t), mover(t)) == ("shuffle-clan", 1)
    play(t, options(t)[0])
    assert tokens(t, 0) == (2 + unlocked, 0, 2 - unlocked)
