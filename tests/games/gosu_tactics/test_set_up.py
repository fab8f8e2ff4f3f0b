"""GT-S: the pile, the Advantage card, ten cards each, redraws, seven kept."""

from collections import Counter
from functools import cache

from tactics import GAME, discard, hand, options, play, refused, rules_told, table

from honjin.table.forms import write_toml
from honjin.table.table import Table


def seat_asked(t: Table) -> int:
    assert t.decision is not None
    return t.decision.seat


def prompt(t: Table) -> str:
    assert t.decision is not None
    return t.decision.prompt


def holder(t: Table) -> int:
    return int(str(t.view(None)["advantage"]))


def all_kept(t: Table) -> Table:
    """Everybody keeps the first ten; the question is now which seven."""
    while prompt(t) == "redraw":
        t.play("keep")
    return t


@cache
def few_troopers(troopers: int = 2) -> str:
    """A set of 50 cards, nearly all of them fighters."""
    goblins = [("Trooper", 1, troopers), *((f"Fighter {n}", 2, 1) for n in range(50 - troopers))]
    cards = [{"name": name, "clan": "gobans", "level": lv, "copies": copies} for name, lv, copies in goblins]
    return write_toml({"game": "gosu-tactics", "cards": cards})


def without_trooper(seat_offset: int, players: int = 2) -> Table:
    """The first game where the seat this far from the Advantage holder is the first without a trooper."""
    for seed in range(1000):
        t = GAME.new(seed=str(seed), players=players, cards=few_troopers())
        first = holder(t)
        hands = ["trooper" in hand(t, (first + offset) % players) for offset in range(seat_offset + 1)]
        if hands == [True] * seat_offset + [False]:
            return t
    raise AssertionError("no such seed")


# --- GT-S1


def test_gt_s1_one_common_pile_and_one_empty_discard() -> None:
    t = GAME.new(seed="s1", players=3)
    assert t.view(None)["deck"] == 75 - 3 * 10
    assert discard(t) == []


def test_gt_s1_the_log_begins_with_the_set_up() -> None:
    t = GAME.new(seed="s1", players=3)
    assert rules_told(t, "shuffled") == ["GT-S1"]
    assert rules_told(t, "took-advantage") == ["GT-S1"]
    assert rules_told(t, "drew") == ["GT-S2"] * 30
    lines = [line.text for line in t.log(None, "fr")]
    assert lines[:2] == [
        "La pioche est mélangée.",
        f"Joueur {holder(t) + 1} a pris la carte Avantage.",
    ]
    drawn = [event["card"] for event in t.events(0) if event["kind"] == "drew"]
    assert drawn.count(None) == 20


def test_gt_s1_the_seed_decides_the_shuffle() -> None:
    assert GAME.new(seed="s1").hash == GAME.new(seed="s1").hash
    tables = [GAME.new(seed=str(seed)) for seed in range(10)]
    assert len({tuple(hand(t, holder(t))) for t in tables}) == 10


def test_gt_s1_nobody_sees_the_pile_or_another_hand() -> None:
    t = GAME.new(seed="s1", players=3)
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][2]["hand"] == [None] * 10  # type: ignore[index]
        assert t.view(viewer)["deck"] == 45


def test_gt_s1_any_player_can_get_the_advantage() -> None:
    tables = [GAME.new(seed=str(seed), players=4) for seed in range(40)]
    assert {holder(t) for t in tables} == {0, 1, 2, 3}


# --- GT-S2


def test_gt_s2_each_player_draws_10_and_keeps_7() -> None:
    t = GAME.new(seed="s2", players=3)
    assert [len(hand(t, p)) for p in range(3)] == [10, 10, 10]
    all_kept(t)
    hands = [Counter(hand(t, p)) for p in range(3)]
    chosen: list[Counter[str]] = [Counter() for _ in range(3)]
    for _ in range(3 * 3):
        choice = options(t)[-1]
        chosen[seat_asked(t)][choice.removeprefix("discard ")] += 1
        t.play(choice)
    assert prompt(t) == "turn"
    assert [Counter(hand(t, p)) for p in range(3)] == [hands[p] - chosen[p] for p in range(3)]
    assert Counter(discard(t)) == sum(chosen, Counter())
    assert rules_told(t, "discarded") == ["GT-S2"] * 9


def test_gt_s2_clockwise_from_the_advantage_three_cards_each() -> None:
    t = all_kept(GAME.new(seed="s2", players=3))
    first = holder(t)
    asked = []
    while prompt(t) == "set-aside":
        asked.append(seat_asked(t))
        t.play(options(t)[0])
    assert asked == [(first + offset) % 3 for offset in (0, 0, 0, 1, 1, 1, 2, 2, 2)]


def test_gt_s2_nobody_sees_a_discard_before_choosing() -> None:
    t = all_kept(GAME.new(seed="s2", players=3))
    first = holder(t)
    others = [p for p in (0, 1, 2, None) if p != first]
    before = [t.view(p)["seats"][first]["hand"] for p in others]  # type: ignore[index]
    chosen = options(t)[:3]
    play(t, *chosen)
    assert discard(t) == []
    assert "discarded" not in [event["kind"] for event in t.events(first)]
    for p, seen in zip(others, before, strict=True):
        assert t.view(p)["seats"][first]["hand"] == seen == [None] * 10  # type: ignore[index]
        assert t.view(p)["seats"][first]["set_aside"] == [None] * 3  # type: ignore[index]
        told = [event for event in t.events(p) if event["kind"] == "set-aside"]
        assert [(event["card"], event["rule"]) for event in told] == [(None, "GT-S2")] * 3
        assert {line.text for line in t.log(p)[-3:]} == {f"Player {first + 1} chose a card to discard."}
        assert {line.text for line in t.log(p, "fr")[-3:]} == {
            f"Joueur {first + 1} a choisi une carte à défausser."
        }
        if p is not None:
            assert t.record(p).count(f"{first} discard ?") == 3
    own = [event["card"] for event in t.events(first) if event["kind"] == "set-aside"]
    assert [f"discard {card}" for card in own] == chosen
    aside = t.view(first)["seats"][first]["set_aside"]  # type: ignore[index]
    assert sorted(f"discard {card}" for card in aside) == sorted(chosen)


def test_gt_s2_all_discards_are_shown_after_the_last_choice() -> None:
    t = all_kept(GAME.new(seed="s2"))
    for _ in range(5):
        t.play(options(t)[0])
        assert discard(t) == []
    since = len(t.events(None))
    t.play(options(t)[0])
    shown = [event["card"] for event in t.events(None, since) if event["kind"] == "discarded"]
    assert Counter(shown) == Counter(discard(t))
    assert len(shown) == 6


def test_gt_s2_a_card_set_aside_cannot_be_chosen_twice() -> None:
    t = all_kept(GAME.new(seed="s2"))
    single = next(choice for choice in options(t) if hand(t, seat_asked(t)).count(choice[8:]) == 1)
    t.play(single)
    assert single not in options(t)
    assert refused(t, single) != []


def test_gt_s2_two_copies_of_a_card_can_both_go() -> None:
    for seed in range(100):
        t = all_kept(GAME.new(seed=str(seed)))
        p = seat_asked(t)
        card, copies = Counter(hand(t, p)).most_common(1)[0]
        if copies == 2:
            break
    play(t, f"discard {card}", f"discard {card}")
    while prompt(t) == "set-aside":
        t.play(options(t)[0])
    assert card not in hand(t, p)
    assert len(hand(t, p)) == 7
    assert len(discard(t)) == 6


# --- GT-S3


def test_gt_s3_without_a_trooper_the_ten_may_be_drawn_anew() -> None:
    t = without_trooper(0)
    p = seat_asked(t)
    old = hand(t, p)
    assert options(t) == ["keep", "mulligan"]
    since = len(t.events(None))
    t.play("mulligan")
    assert len(hand(t, p)) == 10
    assert hand(t, p) != old
    assert Counter(discard(t)) == Counter(old)
    events = t.events(None, since)
    assert [event["kind"] for event in events] == ["redrew"] + ["discarded"] * 10 + ["drew"] * 10
    assert {event["rule"] for event in events} == {"GT-S3"}


def test_gt_s3_again_and_again_until_a_trooper_comes() -> None:
    redraws = set()
    for seed in range(60):
        t = GAME.new(seed=str(seed), cards=few_troopers())
        p = seat_asked(t)
        if hand(t, 1 - p).count("trooper") == 2:
            continue
        made = 0
        while "trooper" not in hand(t, p):
            assert options(t) == ["keep", "mulligan"]
            t.play("mulligan")
            assert seat_asked(t) == p
            made += 1
        assert options(t) == ["keep"]
        redraws.add(made)
    assert {0, 1, 2} <= redraws


def test_gt_s3_seven_of_the_new_ten_are_kept() -> None:
    t = without_trooper(0)
    p = seat_asked(t)
    while "mulligan" in options(t):
        t.play("mulligan")
    all_kept(t)
    while prompt(t) == "set-aside":
        t.play(options(t)[0])
    assert len(hand(t, p)) == 7


def test_gt_s3_a_hand_without_trooper_may_be_kept() -> None:
    t = without_trooper(0)
    p = seat_asked(t)
    old = hand(t, p)
    t.play("keep")
    assert seat_asked(t) != p
    assert hand(t, p) == old


def test_gt_s3_refused_to_who_holds_a_trooper() -> None:
    t = GAME.new(seed="s3")
    assert options(t) == ["keep"]
    (refusal,) = t.why_not(seat_asked(t), "mulligan")
    assert refusal.text("en") == "your hand must be without a trooper; you have one: GT-S3"
    assert refusal.text("fr") == "il faut une main sans troupier ; vous en avez un : GT-S3"


def test_gt_s3_everybody_is_asked_clockwise_before_anyone_chooses_seven() -> None:
    t = without_trooper(2, players=4)
    first = holder(t)
    asked = []
    while prompt(t) == "redraw":
        asked.append(seat_asked(t))
        t.play("keep")
    assert asked == [(first + offset) % 4 for offset in range(4)]
    assert rules_told(t, "kept") == ["GT-S3"] * 4
    assert seat_asked(t) == first
    assert prompt(t) == "set-aside"


def test_gt_s3_the_question_does_not_tell_others_who_lacks_a_trooper() -> None:
    t = without_trooper(0)
    other = 1 - seat_asked(t)
    assert t.view(other)["decision"] == {"seat": 1 - other, "prompt": "redraw"}


# --- GT-S4


def test_gt_s4_the_advantage_holder_takes_the_first_turn() -> None:
    for seed in range(8):
        t = all_kept(GAME.new(seed=str(seed), players=3))
        while prompt(t) == "set-aside":
            t.play(options(t)[0])
        assert seat_asked(t) == holder(t)
        assert rules_told(t, "started-round") == ["GT-S4"]


def test_gt_s4_in_every_round() -> None:
    t = table(players=3, advantage=2)
    play(t, "pass", "pass", "pass", "keep", "keep", "keep")
    assert (t.view(None)["round"], seat_asked(t)) == (2, 2)
    assert t.log(None)[-2].text == "Round 2 starts: Player 3 goes first."
    assert t.log(None)[-2].rule == "GT-S4"


def test_gt_s4_also_for_who_took_it_in_the_round_before() -> None:
    t = table(hand={1: ["alpha-advantage"]})
    play(t, "pass", "play alpha-advantage", "pass")
    while prompt(t) == "redraw":
        t.play("keep")
    assert seat_asked(t) == 1
