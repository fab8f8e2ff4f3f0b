"""WS-D1 and WS-D2: easier and harder fights."""

import pytest
from samurai import (
    GAME,
    enemy,
    go_on,
    options,
    play,
    question,
    refused,
    rules_told,
    samurai,
    seat,
    told,
    why_not,
)
from samurai_yard import CALM, attack, place, play_on, sound, yard, yard_set

from honjin.table.table import Table

EASY = ["best-of-three", "die-at-2", "random-special"]


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("easy", [[], *([word] for word in EASY), EASY], ids=str)
def test_ws_d1_and_d2_every_difficulty_is_played_to_the_end(easy: list[str], hard: bool) -> None:
    for seed in ("one", "two", "three"):
        t = GAME.new(seed=seed, options={"easy": easy, "hard": hard})
        assert play_on(t, seed, sound).outcome is not None


# --- WS-D1: the best of three

SEVEN = (*CALM, "rage", "drop", "tire", "slip")


def test_ws_d1_a_card_bought_is_one_of_three_the_others_are_discarded() -> None:
    t = play(yard(easy=["best-of-three"], hand=SEVEN), "ki best")
    assert (question(t).prompt, samurai(t)) == ("best-card", (8, 4))
    assert sorted(options(t)) == ["choose drop", "choose rage", "choose tire"]
    assert refused(t, "choose slip") == ["WS-D1"]
    assert sorted(t.view(0)["looked_at"]) == ["drop", "rage", "tire"]  # type: ignore[call-overload]
    play(t, "choose drop")
    assert sorted(seat(t)["hand"]) == sorted([*CALM, "drop"])  # type: ignore[call-overload]
    assert sorted(t.view(0)["actions"]["discard"]) == ["rage", "tire"]  # type: ignore[index]
    assert (question(t).prompt, t.view(0)["looked_at"]) == ("placing", [])


def test_ws_d1_before_drawing_the_player_says_whether_it_is_one_card_or_one_of_three() -> None:
    t = yard(easy=["best-of-three"], hand=SEVEN)
    assert [choice for choice in options(t) if choice.startswith("ki")] == ["ki reveal", "ki draw", "ki best"]
    play(t, "ki draw")
    assert (question(t).prompt, samurai(t), rules_told(t, "drew")[-1]) == ("placing", (8, 4), "WS-K2")
    assert sorted(seat(t)["hand"]) == sorted([*CALM, "rage"])  # type: ignore[call-overload]
    assert t.view(0)["actions"]["discard"] == []  # type: ignore[index]


def test_ws_d1_one_of_three_is_not_bought_where_it_was_not_chosen() -> None:
    t = yard(easy=["die-at-2", "random-special"])
    assert "ki best" not in options(t)
    assert why_not(t, "ki best") == [
        (
            "the best of three cards must be among the rules of this game; it is not: WS-D1",
            "il faut que la meilleure de trois cartes soit parmi les règles de cette partie ; elle "
            "n'y est pas : WS-D1",
        )
    ]


def test_ws_d1_without_it_a_card_bought_is_the_top_one() -> None:
    for easy in ([], ["die-at-2", "random-special"]):
        t = play(yard(easy=easy, hand=SEVEN), "ki draw")
        assert question(t).prompt == "placing"
        assert sorted(seat(t)["hand"]) == sorted([*CALM, "rage"])  # type: ignore[call-overload]


def test_ws_d1_only_one_price_is_paid_in_the_snow_too() -> None:
    t = play(yard(easy=["best-of-three"], location="bridge", climate="snow"), "ki best")
    assert (question(t).prompt, samurai(t)) == ("best-card", (8, 3))


def test_ws_d1_in_the_fog_a_card_goes_first() -> None:
    t = yard(easy=["best-of-three"], hand=SEVEN, location="bridge", climate="fog")
    play(t, "ki best", "discard push", "choose rage")
    assert sorted(seat(t)["hand"]) == sorted([*CALM[1:], "rage"])  # type: ignore[call-overload]


def test_ws_d1_with_fewer_than_three_cards_left_those_there_are() -> None:
    actions = [
        {"name": name, "symbol": "moon", "lines": {"force": 1}}
        for name in ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")
    ]
    hand = ["one", "two", "three", "four", "five", "six"]
    t = yard(easy=["best-of-three"], hand=hand, cards=yard_set(actions=actions))
    play(t, "ki best")
    assert sorted(options(t)) == ["choose eight", "choose seven"]
    play(t, "choose eight", "ki best")
    assert options(t) == ["choose seven"]
    play(t, "choose seven")
    assert (refused(t, "ki best"), samurai(t)) == (["WS-R11"], (8, 3))


# --- WS-D1: the die at 2


@pytest.mark.parametrize(("weapon", "die"), [("katana", 2), ("bokken", 2), ("katana-kodachi", 3)])
def test_ws_d1_the_die_starts_at_two_unless_it_is_higher(weapon: str, die: int) -> None:
    t = GAME.new(seed="die", options={"easy": ["die-at-2"], "weapon": weapon})
    assert seat(t)["die"] == die
    plain = GAME.new(seed="die", options={"easy": ["best-of-three"], "weapon": weapon})
    assert seat(plain)["die"] == (3 if weapon == "katana-kodachi" else 1)


# --- WS-D1: a random Special


def test_ws_d1_a_random_special_starts_in_the_action_deck() -> None:
    joined = set()
    for seed in range(40):
        t = GAME.new(seed=str(seed), options={"easy": ["random-special"]})
        (fact,) = told(t, "joined")
        assert fact["rule"] == "WS-D1"
        plain = GAME.new(seed=str(seed))
        view, other = t.view(0), plain.view(0)
        assert view["actions"]["deck"] == other["actions"]["deck"] + 1  # type: ignore[index]
        assert view["specials"]["deck"] == other["specials"]["deck"] - 1  # type: ignore[index]
        card = str(fact["card"])
        held = card in seat(t)["hand"]  # type: ignore[operator]
        assert held or card in view["actions"]["unseen"]  # type: ignore[index]
        assert card not in view["specials"]["unseen"]  # type: ignore[index]
        joined.add((card, held))
    assert len({card for card, _ in joined}) > 3
    assert {held for _, held in joined} == {False, True}


def test_ws_d1_none_joins_otherwise() -> None:
    assert told(GAME.new(seed="x", options={"easy": ["die-at-2", "best-of-three"]}), "joined") == []


# --- WS-D2: the Hard card


def hard(*defences: str, **position: object) -> Table:
    return yard(hard=True, defences=defences, **position)


def test_ws_d2_the_hard_card_is_in_the_deck_only_if_chosen() -> None:
    def decks(t: Table) -> tuple[int, bool]:
        seen = t.view(0)["adversaries"]
        return seen["deck"], "hard" in seen["unseen"]  # type: ignore[index]

    with_it, without = (GAME.new(seed="hard", options={"hard": value}) for value in (True, False))
    assert decks(with_it)[0] == decks(without)[0] + 1
    assert (decks(with_it)[1], decks(without)[1]) == (True, False)
    assert (with_it.view(0)["hard"], without.view(0)["hard"]) == (True, False)


def test_ws_d2_as_a_defence_it_cannot_be_pierced() -> None:
    t = hard(
        "hard", "wall", specials=["ace", "duo"], hand=("push", "push", "feint", "push", "feint", "feint")
    )
    attack(t, "ace", "duo", "push")
    assert seat(t)["gauges"] == {"force": 4, "technique": 3, "guard": 0}
    assert (enemy(t), rules_told(t, "held")) == ((8, 5), ["WS-D2"])


def test_ws_d2_the_french_log_calls_it_difficile() -> None:
    t = place(yard(hard=True, defences=("hard", "wall")), "push", "feint", "block")
    for lang, name, other in (("en", "Hard", "Difficile"), ("fr", "Difficile", "Hard")):
        said = " ".join(line.text for line in t.log(0, lang))
        assert name in said
        assert other not in said


def test_ws_d2_as_a_counter_attack_two_others_are_resolved() -> None:
    t = place(hard("wall", "hard", "jab", "sap", "gap", "wall"), "push", "feint", "block")
    assert [event["card"] for event in told(t, "revealed-counter")] == ["hard", "jab", "sap"]
    assert [event["card"] for event in told(t, "hit")] == ["jab", "sap"]
    assert samurai(t) == (7, 4)
    # The next attack has a Defence and one Counter-attack of its own.
    attack(t, "push", "feint", "block")
    assert [event["card"] for event in told(t, "revealed-counter")] == ["hard", "jab", "sap", "wall"]
    assert enemy(t) == (7, 5)


def test_ws_d2_each_of_the_two_is_parried_or_not_on_its_own() -> None:
    t = place(hard("wall", "hard", "wall", "jab"), "push", "feint", "block")
    assert [event["card"] for event in told(t, "parried")] == ["wall"]
    assert [event["card"] for event in told(t, "hit")] == ["jab"]
    assert samurai(t) == (7, 5)


def test_ws_d2_the_first_of_the_two_can_be_the_end() -> None:
    t = place(hard("wall", "hard", "mortal", "sap"), "push", "feint", "block")
    assert t.outcome is not None
    assert [event["card"] for event in told(t, "revealed-counter")] == ["hard", "mortal"]


def test_ws_d2_guard_may_be_bought_before_each_of_them() -> None:
    t = hard("wall", "hard", "wall", "wall")
    go_on(t, "place push", "place feint", "place block")
    asked = []
    while question(t).prompt.startswith("before-"):
        asked.append(question(t).prompt)
        play(t, "go on")
    assert asked.count("before-counter") == 3
    assert asked.count("before-hit") == 2


def test_ws_d2_all_of_them_are_used_up() -> None:
    t = attack(hard("wall", "hard", "jab", "sap"), "push", "feint", "block")
    assert sorted(t.view(0)["adversaries"]["discard"]) == ["hard", "jab", "sap", "wall"]  # type: ignore[index]


def test_ws_d2_a_combo_comes_after_both() -> None:
    t = hard("wall", "hard", "wall", "jab", hand=("push", "push", "push", "block", "feint", "drop"))
    place(t, "push", "push", "push")
    assert (question(t).prompt, samurai(t)) == ("collecting", (7, 5))
    assert "combo ki" not in options(t)  # 5 Ki already
