"""GX-S: first player, draft, tiles, decks, hands and redraws."""

import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from gosu_x import (
    GAME,
    army,
    hand,
    mover,
    options,
    play,
    prompt,
    question,
    refused,
    rules_told,
    seat,
    seen_hand,
    table,
    tokens,
    told,
)

from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.table.table import Table

PICKS = [f"clan {clan}" for clan in ("xi-an", "galmi", "phoenix", "justice", "tomorrow", "narashima")]
BY_ID = {card.id: card for card in STANDARD.cards}
GIVEN = [["galmi", "phoenix", "justice"], ["xi-an", "tomorrow", "abhilasha"]]


def troops(cards: list[str]) -> int:
    """GX-S4: how many are Troops, Phoenix (Immortal) too."""
    return sum(BY_ID[card].level == 1 or card == "phoenix-immortal" for card in cards)


@cache
def random_draft(seed: int) -> Table:
    return GAME.new(seed=str(seed), options={"draft": "random"})


def dealt(found: Callable[[Table, int], bool]) -> Table:
    """The first game that fits the table and its first player, who is asked about the hand."""
    for seed in range(2000):
        t = random_draft(seed)
        if found(t, mover(t)):
            return t.clone()
    raise AssertionError("no such seed")


def few(t: Table, p: int) -> bool:
    return troops(hand(t, p)) <= 1


# --- GX-S1


def test_gx_s1_chance_names_the_first_player_who_picks_first() -> None:
    firsts = Counter(mover(GAME.new(seed=str(seed))) for seed in range(40))
    assert set(firsts) == {0, 1}
    t = GAME.new(seed="s1")
    assert prompt(t) == "draft"
    assert told(t, "goes-first") == [{"kind": "goes-first", "rule": "GX-S1", "turn": 0, "player": mover(t)}]


@pytest.mark.parametrize("draft", ["pick", "random", GIVEN])
def test_gx_s1_and_starts_the_first_round_with_2_tokens_in_hand(draft: object) -> None:
    for seed in range(6):
        t = GAME.new(seed=str(seed), options={"draft": draft})
        first = mover(t)
        if draft == "pick":
            play(t, *PICKS)
        play(t, "keep", "keep")
        assert (prompt(t), mover(t)) == ("turn", first)
        assert told(t, "started-round")[0]["player"] == first
        assert [tokens(t, p) for p in range(2)] == [(2, 0, 2), (2, 0, 2)]


# --- GX-S2


def test_gx_s2_first_picks_1_second_2_first_2_second_1() -> None:
    t = GAME.new(seed="s2")
    first = mover(t)
    asked = []
    for left, pick in zip((8, 7, 6, 5, 4, 3), PICKS, strict=True):
        assert prompt(t) == "draft"
        assert len(options(t)) == left
        asked.append((mover(t) - first) % 2)
        t.play(pick)
    assert asked == [0, 1, 1, 0, 0, 1]
    assert seat(t, first)["clans"] == ["justice", "tomorrow", "xi-an"]
    assert seat(t, 1 - first)["clans"] == ["narashima", "galmi", "phoenix"]
    assert rules_told(t, "drafted") == ["GX-S2"] * 6
    assert prompt(t) == "redraw"


def test_gx_s2_a_clan_is_picked_once() -> None:
    t = play(GAME.new(seed="s2"), *PICKS[:2])
    assert "clan xi-an" not in options(t)
    (refusal,) = t.why_not(mover(t), "clan xi-an")
    assert refusal.text("en") == "must be a clan that is still free; Xi'an is taken: GX-S2"
    assert refusal.text("fr") == "il faut un clan encore libre ; Xi'an est déjà pris : GX-S2"
    assert refused(t, "clan galmi") == ["GX-S2"]
    assert refused(t, "keep") == ["HJ-C1"]


def test_gx_s2_the_two_clans_left_over_are_not_played_and_their_tiles_are_active() -> None:
    t = play(GAME.new(seed="s2"), *PICKS, "keep", "keep")
    assert t.view(None)["tiles"] == ["abhilasha", "goan-sul"]
    assert [(event["word"], event["rule"]) for event in told(t, "left-over")] == [
        ("abhilasha", "GX-S2"),
        ("goan-sul", "GX-S2"),
    ]
    left = {card.id for card in STANDARD.cards if CLANS[card.clan] in ("abhilasha", "goan-sul")}
    assert not left & {*hand(t, 0), *hand(t, 1)}


def test_gx_s2_the_left_over_tiles_work_for_both_all_game() -> None:
    # Abhilasha's tile gives every card with a shift cost Secret shift.
    t = table(
        army={0: [["un-go"]], 1: [["timer"]]},
        discard={0: ["bun-to"], 1: ["arpia"]},
        hand={0: ["shard", "galmi"], 1: ["kaez", "genious"]},
        tiles=["abhilasha"],
        round=2,
        supremacy={0: 1},
    )
    play(t, "shift I.1 from discard", "pay shard", "pay galmi", "choose bun-to", "level I")
    play(t, "shift I.1 from discard", "pay kaez", "pay genious", "choose arpia")
    assert [army(t, p)[0] for p in range(2)] == [["bun-to"], ["arpia"]]


def test_gx_s2_the_draft_can_be_left_to_chance() -> None:
    seen = set()
    for seed in range(30):
        t = GAME.new(seed=str(seed), options={"draft": "random"})
        assert prompt(t) == "redraw"
        first = mover(t)
        clans = [list(seat(t, p)["clans"]) for p in range(2)]  # type: ignore[call-overload]
        assert [len(own) for own in clans] == [3, 3]
        assert sorted([*clans[0], *clans[1], *t.view(None)["tiles"]]) == sorted(CLANS)  # type: ignore[misc]
        assert [(event["player"] == first) for event in told(t, "drafted")] == [1, 0, 0, 1, 1, 0]
        seen.add(tuple(clans[0]))
    assert len(seen) > 20


@pytest.mark.parametrize("draft", [GIVEN, "galmi phoenix justice, xi-an tomorrow abhilasha"])
def test_gx_s2_or_given_for_the_seats(draft: object) -> None:
    for seed in range(6):
        t = GAME.new(seed=str(seed), options={"draft": draft})
        assert prompt(t) == "redraw"
        assert seat(t, 0)["clans"] == ["justice", "galmi", "phoenix"]
        assert seat(t, 1)["clans"] == ["abhilasha", "tomorrow", "xi-an"]
        assert t.view(None)["tiles"] == ["narashima", "goan-sul"]
    assert {mover(GAME.new(seed=str(seed), options={"draft": draft})) for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(
    "draft",
    [
        "galmi phoenix, xi-an tomorrow abhilasha",
        "galmi phoenix justice, galmi tomorrow abhilasha",
        "galmi phoenix justice",
        "galmi phoenix justice, xi-an tomorrow gobans",
        [["galmi", "phoenix", "justice", "xi-an"], ["tomorrow", "abhilasha"]],
        "snake",
    ],
)
def test_gx_s2_what_is_given_is_three_different_clans_for_each(draft: object) -> None:
    with pytest.raises(ValueError, match=r"option draft.*GX-S2"):
        GAME.new(seed="s2", options={"draft": draft})


# --- GX-S3


def test_gx_s3_three_clans_of_45_cards_and_a_hand_of_7() -> None:
    t = GAME.new(seed="s3", options={"draft": GIVEN})
    for p in range(2):
        assert len(hand(t, p)) == 7
        assert seat(t, p)["deck"] == 45 - 7
        assert {CLANS[STANDARD.cards[STANDARD.numbers[card]].clan] for card in hand(t, p)} <= set(GIVEN[p])
    assert rules_told(t, "drew") == ["GX-S3"] * 14
    assert rules_told(t, "shuffled") == ["GX-S3"] * 2


def test_gx_s3_the_deck_holds_the_rest_of_the_three_clans() -> None:
    t = play(GAME.new(seed="s3", options={"draft": GIVEN}), "keep", "keep")
    whole = Counter({card.id: card.count for card in STANDARD.cards if CLANS[card.clan] in GIVEN[0]})
    own = tomllib.loads(t.position())["seats"][0]
    assert Counter([*hand(t, 0), *own["deck_top"]]) == whole


def test_gx_s3_decks_are_shuffled_and_hidden() -> None:
    tables = [GAME.new(seed=str(seed), options={"draft": GIVEN}) for seed in range(10)]
    assert len({tuple(hand(t, 0)) for t in tables}) == 10
    t = tables[0]
    assert seen_hand(t, 0, of=1) == [None] * 7
    assert seat(t, 0)["deck_known"] == []
    drawn = [event["card"] for event in t.events(0) if event["kind"] == "drew"]
    assert drawn.count(None) == 7


# --- GX-S4


@pytest.mark.parametrize("held", [0, 1])
def test_gx_s4_with_0_or_1_troop_the_hand_may_be_shown_and_drawn_anew(held: int) -> None:
    t = dealt(lambda t, p: troops(hand(t, p)) == held)
    p, old = mover(t), hand(t, mover(t))
    assert options(t) == ["keep", "mulligan"]
    since = len(t.events(None))
    t.play("mulligan")
    assert len(hand(t, p)) == 7
    assert seat(t, p)["deck"] == 38
    events = t.events(None, since)
    assert [event["kind"] for event in events] == ["redrew"] + ["showed"] * 7 + ["shuffled"] + ["drew"] * 7
    assert {event["rule"] for event in events} == {"GX-S4"}
    assert Counter(event["card"] for event in events[1:8]) == Counter(old)
    assert (
        t.log(None, "fr", since)[0].text
        == f"Joueur {p + 1} a montré sa main pour piocher 7 nouvelles cartes."
    )


def test_gx_s4_with_2_troops_the_question_has_one_answer() -> None:
    t = dealt(lambda t, p: troops(hand(t, p)) == 2)
    assert prompt(t) == "redraw"
    assert options(t) == ["keep"]
    (refusal,) = t.why_not(mover(t), "mulligan")
    assert refusal.text("en") == "must hold at most 1 Troop; you hold 2: GX-S4"
    assert refusal.text("fr") == "il faut une Troupe en main au plus ; vous en avez 2 : GX-S4"


def test_gx_s4_it_is_a_choice() -> None:
    t = dealt(few)
    p, old = mover(t), hand(t, mover(t))
    t.play("keep")
    assert hand(t, p) == old
    assert mover(t) == 1 - p
    assert told(t, "kept") == [{"kind": "kept", "rule": "GX-S4", "turn": 0, "player": p}]


def test_gx_s4_as_often_as_it_stays_true_and_no_more() -> None:
    made = Counter[int]()
    for seed in range(300):
        t = GAME.new(seed=str(seed), options={"draft": "random"})
        p, redraws = mover(t), 0
        while troops(hand(t, p)) <= 1:
            assert options(t) == ["keep", "mulligan"]
            t.play("mulligan")
            assert (mover(t), prompt(t)) == (p, "redraw")
            redraws += 1
        assert options(t) == ["keep"]
        made[redraws] += 1
    assert made[0] > 200
    assert {0, 1, 2} <= set(made)


def test_gx_s4_phoenix_immortal_is_a_troop() -> None:
    def with_one_other(t: Table, p: int) -> bool:
        return "phoenix-immortal" in hand(t, p) and troops(hand(t, p)) == 2

    t = dealt(with_one_other)
    assert options(t) == ["keep"]
    assert refused(t, "mulligan") == ["GX-S4"]


def test_gx_s4_the_first_player_is_done_before_the_second() -> None:
    t = dealt(lambda t, p: few(t, p) and few(t, 1 - p))
    first = mover(t)
    while "mulligan" in options(t):
        assert mover(t) == first
        t.play("mulligan")
    t.play("keep")
    assert mover(t) == 1 - first
    assert options(t) == ["keep", "mulligan"]
    play(t, "mulligan", "keep")
    assert (prompt(t), mover(t)) == ("turn", first)


def test_gx_s4_the_question_tells_the_other_nothing() -> None:
    for t in (dealt(few), dealt(lambda t, p: not few(t, p))):
        p = mover(t)
        assert t.view(1 - p)["decision"] == {"seat": p, "prompt": "redraw"}
        assert (
            question(t).label("fr", is_asked=False)
            == "garder votre main, ou la montrer et en piocher une nouvelle ?"
        )


def test_gx_s4_what_was_shown_is_forgotten_when_it_is_shuffled() -> None:
    t = dealt(few)
    p = mover(t)
    t.play("mulligan")
    assert seen_hand(t, p, of=1 - p) == [None] * 7
    assert seat(t, p, of=1 - p)["deck_known"] == []
    assert seat(t, p)["deck_known"] == []


# --- GX-S5


def test_gx_s5_the_own_tiles_do_nothing() -> None:
    t = GAME.new(seed="s5", options={"draft": GIVEN})
    assert not {*GIVEN[0], *GIVEN[1]} & set(t.view(None)["tiles"])  # type: ignore[call-overload]
    assert [seat(t, p)["flipped"] for p in range(2)] == [[], []]
    # Phoenix's own tile adds nothing to a hand of two, the same tile left over does.
    for tiles, strength in (((), 2), (("phoenix",), 4)):
        t = table(army={0: [["timer"]]}, hand={0: ["arpia", "kaez"]}, tiles=tiles)
        assert seat(t, 0)["strength"] == strength


def test_gx_s5_unless_justice_flips_one() -> None:
    t = table(
        army={0: [["volantis", "arpia"], ["sati"]], 1: [["un-go"]]},
        hand={0: ["justice", "kaez"], 1: ["shard"]},
    )
    play(t, "play justice")
    assert refused(t, "clan galmi") == ["GX-S2"]
    t.play("clan phoenix")
    assert t.view(None)["tiles"] == seat(t, 0)["flipped"] == ["phoenix"]
    assert seat(t, 0)["strength"] == 2 + 2 + 3 + 5 + 1
    assert seat(t, 1)["strength"] == 2 + 1
    assert rules_told(t, "flipped") == ["GX-S5"]


def test_gx_s5_a_tile_is_flipped_once() -> None:
    t = table(
        army={0: [["volantis"], ["sati"]]}, hand={0: ["justice"]}, clans={0: ["phoenix"]}, tiles=["phoenix"]
    )
    play(t, "play justice")
    assert "clan phoenix" not in options(t)
    (refusal,) = t.why_not(0, "clan phoenix")
    assert (
        refusal.text("en") == "must be a tile not turned over yet; your Phoenix tile is active already: GX-S5"
    )
    assert refusal.text("fr") == (
        "il faut une tuile qui ne soit pas encore retournée ; votre tuile Phoenix est déjà active : GX-S5"
    )


# --- GX-S6


def test_gx_s6_draft_tiles_decks_hands_redraws_first_turn() -> None:
    t = dealt(lambda t, p: few(t, 1 - p) and not few(t, p))
    first = mover(t)
    play(t, "keep", "mulligan", "keep")
    order = list(dict.fromkeys(str(event["kind"]) for event in t.events(None)))
    assert order[:5] == ["goes-first", "drafted", "left-over", "shuffled", "drew"]
    assert order[5:] == ["kept", "redrew", "showed", "started-round", "started-turn"]
    assert told(t, "drew")[0]["player"] == told(t, "started-turn")[0]["player"] == first


def test_gx_s6_wonder_bounty_and_supremacy_tokens_start_on_the_board() -> None:
    t = play(GAME.new(seed="s6", options={"draft": "random"}), "keep", "keep")
    assert t.view(None)["wonder"] is None
    assert t.view(None)["bounty"] is None
    assert [seat(t, p)["supremacy"] for p in range(2)] == [0, 0]
    assert [army(t, p) for p in range(2)] == [[[], [], []], [[], [], []]]
    assert t.view(None)["round"] == 1
