"""The chance that the next Counter-attack hits: the same as all orders of the unseen cards, one by one."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

import pytest
from samurai import GAME, gauges, go_on, options, play, question, told
from samurai_yard import CALM, place, settle, yard, yard_set

from honjin.engine.machine import UNKNOWN
from honjin.games.way_of_the_samurai.engine.layout import ADVERSARIES
from honjin.table.table import Table

# What each Adversary's Counter-attack asks for; none of them does more than take a Ki.
ASKS = {"minus": -1, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4}
HARD = "hard"


def cards_with(*names: str) -> str:
    """A set with these Adversaries, the same name again for a copy."""
    adversaries: list[dict[str, object]] = [
        {"name": name, "force": 4, "guard": ASKS[name], "hit_ki": 1, "copies": names.count(name)}
        for name in dict.fromkeys(names)
    ]
    return yard_set(adversaries=[*adversaries, {"name": "Hard", "hard": True}])


def odds(t: Table, p: int = 0) -> Fraction:
    found = GAME.odds(t.observe(p).state, p)
    assert isinstance(found, Fraction)
    return found


# --- the same by brute force


def mean(chances: Iterator[Fraction]) -> Fraction:
    found = list(chances)
    return sum(found, Fraction(0)) / len(found)


def reckon(order: Sequence[str], used: Sequence[str], guard: int, due: int, deep: int = 9) -> Fraction:
    """The chance that a Counter-attack hits, from this order on; a reshuffle is every order again (WS-R9)."""
    if due == 0 or deep == 0:
        return Fraction(0)
    if len(order) < 2 and used:
        return mean(reckon(new, (), guard, due, deep) for new in permutations([*order, *used]))
    card, *rest = order
    if card == HARD:
        return reckon(rest, [*used, card], guard, due + 1, deep - 1)
    if guard < ASKS[card]:
        return Fraction(1)
    return reckon(rest, [*used, card], guard, due - 1, deep - 1)


def from_defence(order: Sequence[str], used: Sequence[str], guard: int) -> Fraction:
    """The same with a Defence to be revealed first, which stays out of a reshuffle (WS-R11)."""
    if len(order) < 2 and used:
        return mean(from_defence(new, (), guard) for new in permutations([*order, *used]))
    return reckon(order[1:], used, guard, 1)


def unseen(t: Table) -> list[str]:
    counted = t.view(0)["adversaries"]["unseen"]  # type: ignore[index]
    return [card for card, count in counted.items() for _ in range(count)]


def brute(t: Table) -> Fraction:
    """Over all orders of the cards that the view says are unseen."""
    view = t.view(0)
    used = view["adversaries"]["discard"]  # type: ignore[index]
    assert isinstance(used, list)
    guard = gauges(t)[2]
    if view["defence"] is None:
        return mean(from_defence(order, used, guard) for order in permutations(unseen(t)))
    return mean(reckon(order, used, guard, 1) for order in permutations(unseen(t)))


BEFORE_THE_COUNTER = ("placing", "before-defence", "before-strike", "before-counter")


def compare(t: Table, attacks: int) -> list[tuple[str, bool, Fraction]]:
    """Play calm attacks, and compare at every moment up to the Counter-attack."""
    seen = []
    for _ in range(attacks):
        for card in ("push", "feint", "block"):
            while f"place {card}" not in options(t):
                if question(t).prompt in BEFORE_THE_COUNTER:
                    seen.append(compared(t))
                play(t, "go on")
            seen.append(compared(t))
            play(t, f"place {card}")
        while question(t).prompt != "before-counter":
            seen.append(compared(t))
            play(t, "go on")
        seen.append(compared(t))
        settle(t)
    return seen


def compared(t: Table) -> tuple[str, bool, Fraction]:
    assert odds(t) == brute(t), (question(t).prompt, t.view(0)["adversaries"])
    return question(t).prompt, t.view(0)["defence"] is not None, odds(t)


SETS = [
    ("one", "two", "three", "four"),
    ("minus", "minus", "two", "four", "four"),
    ("zero", "one", "one", "two", "three", "four"),
]


@pytest.mark.parametrize("names", SETS, ids=str)
def test_ws_r5_odds_are_those_of_all_orders_through_both_attacks(names: tuple[str, ...]) -> None:
    t = yard(cards=cards_with(*names), defences=(), hand=CALM)
    seen = compare(t, attacks=2)
    assert {prompt for prompt, _, _ in seen} == set(BEFORE_THE_COUNTER)
    assert {known for _, known, _ in seen} == {False, True}
    assert len({chance for _, _, chance in seen}) >= 2
    assert any(0 < chance < 1 for _, _, chance in seen)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("names", SETS, ids=str)
def test_ws_d2_odds_with_the_hard_card(names: tuple[str, ...], seed: int) -> None:
    """Up to the first Counter-attack: six or seven unseen cards at most, so no Hard card comes back."""
    t = yard(cards=cards_with(*names), defences=(), hand=CALM, hard=True, seed=str(seed))
    assert HARD in unseen(t)
    seen = compare(t, attacks=1)
    assert any(0 < chance < 1 for _, _, chance in seen)


@pytest.mark.parametrize("left", range(1, 5))
def test_ws_r9_odds_with_a_reshuffle(left: int) -> None:
    """Of five cards these are left; with fewer than two to draw from, the others come back."""
    names = ("minus", "one", "two", "three", "four")
    t = yard(cards=cards_with(*names), defences=names[:left], adversary_used=list(names[left:]), hand=CALM)
    seen = compare(t, attacks=2)
    assert told(t, "shuffled-adversaries")
    assert {known for _, known, _ in seen} == {False, True}


def test_ws_r9_a_reshuffle_counts_what_lies_in_the_discard_and_not_the_defence() -> None:
    names = ("four", "four", "minus", "minus")
    t = yard(
        cards=cards_with(*names), defences=("four", "minus"), adversary_used=["four", "minus"], hand=CALM
    )
    # The Defence is one of the two; what is left then is shuffled with the discard.
    assert odds(t) == brute(t) == Fraction(1, 2)
    play(t, "ki reveal")
    assert t.view(0)["defence"] == "four"
    assert odds(t) == brute(t) == Fraction(1, 3)


@pytest.mark.parametrize("left", [["hard", "four"], ["hard", "minus"], ["hard", "four", "minus"]], ids=str)
def test_ws_d2_odds_with_the_hard_card_and_a_reshuffle(left: list[str]) -> None:
    names = ("minus", "minus", "two", "four")
    used = [*names, "hard"]
    for card in left:
        used.remove(card)
    t = yard(cards=cards_with(*names), defences=left, adversary_used=used, hand=CALM, hard=True)
    # The Hard card can come again and again, ever more seldom; nine cards deep is near enough.
    assert abs(odds(t) - brute(t)) < Fraction(1, 200)
    play(t, "ki reveal")
    assert t.view(0)["defence"] == "hard"
    assert odds(t) == brute(t)


def test_ws_d2_a_hard_card_left_alone_with_its_like() -> None:
    """By hand: Hard, then two of (minus, minus, four), of which one hits."""
    t = yard(
        cards=cards_with("minus", "minus", "four", "one"),
        defences=["one", "hard", "minus", "minus", "four"],
        hard=True,
        hand=CALM,
    )
    play(t, "ki reveal")
    # 1/4 Hard: 2/3 that four is among two of three; 1/4 four; 2/4 minus.
    assert odds(t) == brute(t) == Fraction(1, 4) * Fraction(2, 3) + Fraction(1, 4)


def test_ws_d2_when_the_hard_card_is_revealed_two_are_due() -> None:
    t = yard(
        cards=cards_with("minus", "minus", "four", "one"),
        defences=["one", "hard", "minus", "minus", "four"],
        hard=True,
        hand=CALM,
    )
    go_on(t, "place push", "place feint", "place block")
    while t.view(0)["counter"] != HARD:
        play(t, "go on")
    assert question(t).prompt == "before-counter"
    assert odds(t) == Fraction(2, 3)
    play(t, "go on", "go on")  # the first of the two, which does not hit
    assert (t.view(0)["counter"], question(t).prompt) == ("minus", "before-counter")
    assert odds(t) == Fraction(1, 2)


def test_ws_r5_a_counter_attack_that_is_revealed_hits_or_not() -> None:
    for card, chance in (("four", 1), ("minus", 0)):
        t = yard(cards=cards_with("minus", "four", "one", "one"), defences=["one", card], hand=CALM)
        go_on(t, "place push", "place feint", "place block")
        while question(t).prompt != "before-hit":
            play(t, "go on")
        assert odds(t) == chance


def test_ws_r6_after_a_counter_attack_the_next_one_is_that_of_the_next_attack() -> None:
    """With the die to cash: a Defence comes first, and what was used now can come back."""
    names = ("minus", "four", "four", "two", "minus")
    for left in range(2, 6):
        t = yard(
            cards=cards_with(*names),
            defences=names[:left],
            adversary_used=list(names[left:]),
            die=3,
            hand=CALM,
        )
        place(t, "push", "feint", "block")
        assert question(t).prompt == "collecting"
        view = t.view(0)
        used = [*view["adversaries"]["discard"], view["defence"], view["counter"]]  # type: ignore[index]
        guard = gauges(t)[2]
        assert odds(t) == mean(from_defence(order, used, guard) for order in permutations(unseen(t)))
        at_cashing = odds(t)
        play(t, "no")
        assert question(t).prompt == "placing"
        assert odds(t) == brute(t) == at_cashing


# --- the same by play


@pytest.mark.parametrize("weapon", ["katana", "naginata"])
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("reveal", [False, True])
def test_ws_r5_odds_are_what_happens_in_every_order(reveal: bool, hard: bool, weapon: str) -> None:
    """The engine itself plays every order of five or six cards up to the end of the Counter-attack."""
    names = ("minus", "one", "two", "three", "four", "four")[: 5 if hard else 6]
    t = yard(cards=cards_with(*names), defences=("one",), hand=CALM, hard=hard, weapon=weapon)
    if reveal:
        play(t, "ki reveal")
    go_on(t, "place push", "place feint", "place block") if reveal else go_on(t, "place push", "place block")
    chance = odds(t)
    state = t.state
    size = state.size(ADVERSARIES)
    cards = [state.slot(ADVERSARIES, index) for index in range(size)]
    assert UNKNOWN not in cards
    outcomes = []
    for order in permutations(cards):
        trial = state.clone()
        for index, slot in enumerate(order):
            trial.cells[ADVERSARIES + 1 + index] = slot
        world = t.going_on_from(trial)
        settle(world) if reveal else place(world, "push")
        outcomes.append(bool(told(world, "hit")))
    assert chance == Fraction(sum(outcomes), len(outcomes))
    assert 0 < chance < 1


# --- what else counts


def test_ws_k4_guard_bought_lowers_them() -> None:
    t = yard(cards=cards_with("one", "two", "three", "four"), defences=(), hand=CALM)
    go_on(t, "place push", "place feint", "place block")
    while question(t).prompt != "before-counter":
        play(t, "go on")
    chances = [odds(t)]
    for _ in range(3):
        play(t, "ki guard")
        assert odds(t) == brute(t)
        chances.append(odds(t))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1] == 0


def test_ws_a3_the_naginata_counts_the_guard_that_will_come() -> None:
    cards = cards_with("one", "two", "two", "three")
    t = yard(cards=cards, defences=(), weapon="naginata", ki=1, hand=("push", "feint", "feint", *CALM[:2]))
    before = odds(t)
    assert before == Fraction(3, 4)  # at Guard 1
    go_on(t, "place push", "place feint", "place feint")
    while question(t).prompt != "before-counter":
        play(t, "go on")
    assert gauges(t)[2] == 1
    assert odds(t) == Fraction(sum(ASKS[name] > 1 for name in unseen(t)), 3)  # it has come, and comes no more


def test_ws_a3_the_naginata_does_not_rise_before_the_first_counter_attack_of_the_hard_card() -> None:
    cards = cards_with("two", "two", "two", "two")
    t = yard(cards=cards, defences=(), weapon="naginata", ki=1, hard=True, hand=CALM)
    assert odds(t) == 1  # Guard is at 1 for a plain card and for the first of the two


def test_ws_a6_technique_at_four_makes_them_none() -> None:
    cards = cards_with("four", "four", "four", "four")
    for weapon, chance in (("katana", 1), ("kusarigama", 0)):
        t = yard(
            cards=cards, defences=(), weapon=weapon, specials=["duo"], hand=("feint", *CALM[:1], *CALM[2:])
        )
        play(t, "place duo")
        assert odds(t) == 1
        play(t, "place feint")
        assert gauges(t)[1] == 4
        assert odds(t) == chance


def test_odds_need_an_observation_alone() -> None:
    """Two orders that look alike have the same odds."""
    names = ("one", "two", "three", "four")
    found = {odds(yard(cards=cards_with(*names), defences=order, hand=CALM)) for order in permutations(names)}
    assert len(found) == 1


def test_ws_v1_odds_of_either_player_of_a_duel() -> None:
    cards = cards_with("one", "two", "three", "four", "four", "minus")
    t = yard(mode="duel", cards=cards, defences=(), hand=CALM * 2, seats=[{}, {}])
    play(t, "ki reveal")
    assert odds(t, 0) == brute(t)
    # The other's next Counter-attack comes later, from the same cards.
    assert 0 < odds(t, 1) < 1


def test_odds_of_the_box_are_exact() -> None:
    """Nobody enumerates twelve cards; but without a reshuffle every card is as likely as any other."""
    t = GAME.new(seed="box")
    face = t.cards.book
    guard = gauges(t)[2]
    numbers = [n for n, id in enumerate(t.cards.ids) if id in t.view(0)["adversaries"]["unseen"]]  # type: ignore[index]
    hits = sum(guard < face.guard[n] for n in numbers)  # type: ignore[attr-defined]
    assert odds(t) == Fraction(hits, len(numbers))
