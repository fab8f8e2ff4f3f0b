"""Who knows what: unseen cards are counted, orders are known to nobody, hands to their player only."""

from collections import Counter

import pytest
from samurai import GAME, go_on, play, seat, told
from samurai_yard import CALM, YARD_DATA, attack, calm_round, place, play_on, settle, yard

from honjin.table.table import Table

COPIES = {
    str(card["name"]).lower(): int(card.get("copies", 1))
    for key in ("actions", "adversaries", "wounds")
    for card in YARD_DATA[key]  # type: ignore[attr-defined]
}
ACTIONS = {"push", "feint", "block", "rage", "slip", "tire", "drop", "flinch"}
SPECIALS = {"ace", "duo"}
WOUNDS = {"head", "cut", "chill", "both", "deep"}
ADVERSARIES = set(COPIES) - ACTIONS - SPECIALS - WOUNDS - {"hard"}


def unseen(t: Table, deck: str, of: int | None = 0) -> Counter[str]:
    shown = t.view(of)[deck]
    return Counter(shown["unseen"])  # type: ignore[index]


def copies(names: set[str], *but: str) -> Counter[str]:
    left = Counter({name: COPIES[name] for name in names})
    left.subtract(but)
    return +left


# --- what can be taken back (HJ-C5)


def test_alone_a_card_placed_can_be_taken_back_until_something_is_revealed() -> None:
    t = yard()
    before = t.hash
    go_on(t, "place push", "place feint")
    assert t.undo_depth(0) == 2
    t.undo()
    t.undo()
    assert t.hash == before
    go_on(t, "place push", "place feint", "go on")
    assert t.view(0)["defence"] is not None
    assert t.undo_depth(0) == 0


def test_ws_v1_in_a_duel_a_card_placed_has_been_seen() -> None:
    t = yard(mode="duel", hand=CALM * 2, seats=[{}, {}])
    play(t, "place push")
    assert t.undo_depth(0) == 0


def test_ws_k2_a_card_bought_has_been_seen() -> None:
    t = play(yard(), "place push", "ki draw")
    assert t.undo_depth(0) == 0


def test_ws_l1_what_was_rolled_stays_rolled() -> None:
    """No card is shown, but chance was used (HJ-C5)."""
    t = yard(location="bridge", ki=3)
    play(t, "place push")
    assert t.undo_depth(0) == 1
    play(t, "location")
    assert t.undo_depth(0) == 0


# --- whom a campaign's view names


def test_ws_g2_nobody_is_the_enemy_before_one_is_chosen() -> None:
    t = GAME.new(seed="nobody", options={"mode": "dojo"})
    assert t.view(0)["enemy"] is None
    play(t, "enemy denshichiro")
    assert t.view(0)["enemy"]["name"] == "denshichiro"  # type: ignore[index]


# --- what a view says of unseen cards


def test_what_is_unseen_is_what_was_seen_nowhere() -> None:
    t = yard(specials=["ace"])
    assert unseen(t, "actions") == copies(ACTIONS, *CALM)
    assert unseen(t, "specials") == copies(SPECIALS, "ace")
    assert unseen(t, "adversaries") == copies(ADVERSARIES)
    assert t.view(0)["wounds"] == dict.fromkeys(WOUNDS, 1)


def test_what_is_revealed_is_seen() -> None:
    t = attack(yard(defences=("gap", "jab", "rift")), "push", "feint", "block")
    assert unseen(t, "adversaries") == copies(ADVERSARIES, "gap", "jab")
    play(t, "ki reveal")
    assert unseen(t, "adversaries") == copies(ADVERSARIES, "gap", "jab", "rift")
    assert sorted(t.view(0)["adversaries"]["discard"]) == ["gap", "jab"]  # type: ignore[index]
    assert t.view(0)["defence"] == "rift"


def test_ws_w1_a_wound_that_was_drawn_is_unseen_again() -> None:
    t = attack(yard(defences=("wall", "slash"), wounds=("cut",)), "push", "feint", "block")
    assert t.view(0)["wounds"] == dict.fromkeys(WOUNDS, 1)


def test_ws_r9_what_is_shuffled_in_is_unseen_again() -> None:
    used = [card for card in ADVERSARIES for _ in range(COPIES[card]) if card != "wall"]
    t = yard(adversary_used=[*used, *["wall"] * 6], defences=("wall",) * 3)
    assert unseen(t, "adversaries") == {"wall": 3}
    place(t, "push", "feint", "block")
    assert (told(t, "shuffled-adversaries"), unseen(t, "adversaries")) == ([], {"wall": 1})
    go_on(t, "place push", "place feint", "go on")
    assert len(told(t, "shuffled-adversaries")) == 1
    assert t.view(0)["adversaries"]["discard"] == []  # type: ignore[index]
    assert unseen(t, "adversaries") == copies(ADVERSARIES, str(t.view(0)["defence"]))


def test_ws_x2_a_special_used_and_shuffled_in_is_an_action_to_come() -> None:
    actions = [card for card in ACTIONS for _ in range(COPIES[card])]
    for card in CALM:
        actions.remove(card)
    t = yard(specials=["ace"], action_used=actions)
    place(t, "ace", "feint", "block")
    attack(t)
    assert "ace" in t.view(0)["actions"]["discard"]  # type: ignore[index]
    attack(t, "push", "feint", "block")
    assert told(t, "shuffled-actions")
    in_hand = "ace" in seat(t)["hand"]  # type: ignore[operator]
    assert (unseen(t, "actions")["ace"], unseen(t, "specials")["ace"]) == (0 if in_hand else 1, 0)


def test_ws_d2_the_hard_card_is_unseen_only_in_a_hard_fight() -> None:
    assert unseen(yard(hard=True), "adversaries") == copies(ADVERSARIES) + Counter({"hard": 1})
    assert unseen(yard(), "adversaries")["hard"] == 0


@pytest.mark.parametrize("mode", ["fight", "clan", "dojo", "village", "duel"])
def test_at_every_moment_unseen_cards_and_sizes_agree(mode: str) -> None:
    def agree(t: Table) -> None:
        for viewer in (*range(t.players), None):
            view = t.view(viewer)
            hidden = sum(
                card is None
                for p in range(t.players)
                for card in view["seats"][p]["hand"]  # type: ignore[index]
            )
            hidden += sum(card is None for card in view["looked_at"])  # type: ignore[attr-defined]
            assert unseen(t, "actions", viewer).total() == view["actions"]["deck"] + hidden  # type: ignore[index]
            assert unseen(t, "specials", viewer).total() == view["specials"]["deck"]  # type: ignore[index]
            assert unseen(t, "adversaries", viewer).total() == view["adversaries"]["deck"]  # type: ignore[index]

    for seed in range(4):
        chosen = {"mode": mode, "hard": True, "easy": ["best-of-three", "random-special"]}
        play_on(GAME.new(seed=str(seed), options=chosen), str(seed), agree)


# --- orders never


@pytest.mark.parametrize("viewer", [0, None])
def test_the_order_of_a_deck_is_seen_by_nobody(viewer: int | None) -> None:
    """Two tables that differ in the order of every deck look alike."""
    one = yard(seed="a", defences=("gap", "jab", "wall", "rift"), wounds=("cut", "head"))
    two = yard(seed="a", defences=("wall", "rift", "jab", "gap"), wounds=("deep", "both"))
    assert one.hash != two.hash
    assert one.view(viewer) == two.view(viewer)
    assert one.record(0) == two.record(0)
    assert one.position(0) == two.position(0)
    assert [o.label() for o in one.decision.options] == [o.label() for o in two.decision.options]  # type: ignore[union-attr]


def test_an_observation_has_no_order_and_no_key() -> None:
    t = yard(defences=("gap", "jab"), wounds=("cut",))
    other = yard(defences=("jab", "gap"), wounds=("deep",), seed="other", hand=CALM)
    ours, theirs = (table.observe(0).state for table in (t, other))
    assert memoryview(ours.cells).tobytes() == memoryview(theirs.cells).tobytes()


def test_the_cards_drawn_are_told_in_no_order_of_the_deck() -> None:
    more = ("drop", "drop", "tire", "tire", "slip", "slip")
    one, two = (calm_round(yard(hand=(*CALM, *cards))) for cards in (more, reversed(more)))
    assert len(told(one, "drew")) == 6
    assert one.events(0) == two.events(0)


# --- spectators and the other player


def test_spectators_do_not_see_the_hand() -> None:
    t = yard(specials=["duo"], hand=(*CALM, "drop", "drop", "tire", "tire", "slip", "slip"))
    shown = t.view(None)["seats"][0]  # type: ignore[index]
    assert (shown["hand"], shown["stored"]) == ([None] * 6, ["duo"])
    assert unseen(t, "actions", None) == copies(ACTIONS)
    calm_round(t)
    drawn = [event["card"] for event in t.events(None) if event["kind"] == "drew"]
    assert drawn == [None] * 6
    assert [event["card"] for event in told(t, "drew")] == ["slip", "slip", "tire", "tire", "drop", "drop"]
    assert [sum("Drop" in line.text for line in t.log(p)) for p in (0, None)] == [2, 0]


def test_what_is_placed_or_discarded_is_seen_by_all() -> None:
    t = play(yard(), "place push")
    shown = t.view(None)["seats"][0]  # type: ignore[index]
    assert (shown["attack"], shown["hand"]) == ([{"card": "push", "symbol": "mountain"}], [None] * 5)
    assert unseen(t, "actions", None) == copies(ACTIONS, "push")
    settle(go_on(t, "place feint", "place block"))
    attack(t, "push", "feint", "block")
    assert sorted(t.view(None)["actions"]["discard"]) == sorted(CALM)  # type: ignore[index]


def test_ws_d1_the_three_cards_are_the_buyers_to_see_until_they_are_discarded() -> None:
    hand = (*CALM, "rage", "drop", "tire")
    t = play(yard(easy=["best-of-three"], hand=hand), "ki best")
    assert t.view(None)["looked_at"] == [None] * 3
    assert sorted(t.view(0)["looked_at"]) == ["drop", "rage", "tire"]  # type: ignore[call-overload]
    play(t, "choose rage")
    view = t.view(None)
    assert sorted(view["actions"]["discard"]) == ["drop", "tire"]  # type: ignore[index]
    assert view["seats"][0]["hand"] == [None] * 7  # type: ignore[index]


def test_ws_v1_in_a_duel_each_knows_its_own_hand() -> None:
    t = yard(mode="duel", hand=CALM + ("rage",) * 4 + ("drop",) * 2, seats=[{}, {}])
    hands = [t.view(p)["seats"][p]["hand"] for p in (0, 1)]  # type: ignore[index]
    assert [sorted(hand) for hand in hands] == [sorted(CALM), ["drop"] * 2 + ["rage"] * 4]
    for viewer, owner in ((0, 1), (1, 0), (None, 0), (None, 1)):
        assert t.view(viewer)["seats"][owner]["hand"] == [None] * 6  # type: ignore[index]
    assert unseen(t, "actions", 0) == copies(ACTIONS, *CALM)
    assert unseen(t, "actions", 1) == copies(ACTIONS, *["rage"] * 4, *["drop"] * 2)
    play(t, "ki draw")
    for viewer in (1, None):
        assert [event["card"] for event in t.events(viewer) if event["kind"] == "drew"] == [None]
    assert [event["card"] for event in told(t, "drew")] != [None]


def test_ws_v1_the_choice_of_three_is_hidden_in_the_other_players_record() -> None:
    t = yard(mode="duel", hand=(*CALM, *CALM, "rage", "drop", "tire"), seats=[{}, {}], easy=["best-of-three"])
    play(t, "ki best", "choose rage")
    assert "choose rage" in t.record(0)
    assert "choose ?" in t.record(1)
    assert "choose rage" not in t.record(1)
    assert "choose rage" in t.record()
