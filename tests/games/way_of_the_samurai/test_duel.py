"""WS-V1: the duel of two players, this project's own variant."""

import pytest
from samurai import GAME, gauges, go_on, options, play, question, samurai, seat, told
from samurai_yard import CALM, STILL, place, play_on, settle, sound, yard

from honjin.games.way_of_the_samurai.cards import BOX
from honjin.table.table import Table

HANDS = CALM * 2


def duel(
    first: dict[str, object] | None = None, second: dict[str, object] | None = None, **more: object
) -> Table:
    """Both have a calm hand; the enemy cards stay still but for what is said."""
    given = {
        "mode": "duel",
        "hand": HANDS,
        "defences": STILL * 2,
        "seats": [first or {}, second or {}],
        **more,
    }
    return yard(**given)


def strike(t: Table) -> Table:
    """The attack of whoever is to move, taking nothing."""
    place(t, "push", "feint", "block")
    while t.decision is not None and question(t).prompt == "collecting":
        settle(play(t, "no"))
    return t


@pytest.mark.slow
@pytest.mark.parametrize("weapon", [item.id for item in BOX.weapons])
def test_ws_v1_every_weapon_duels_to_the_end(weapon: str) -> None:
    for seed, other in enumerate(BOX.weapons):
        t = GAME.new(seed=str(seed), options={"mode": "duel", "weapon": [weapon, other.id]})
        assert [seat(t, p)["weapon"] for p in (0, 1)] == [weapon, other.id]
        play_on(t, str(seed), sound)
        assert t.outcome is not None
        assert len(t.outcome.winners) == 1
        assert t.outcome.scores == tuple(samurai(t, p)[0] for p in (0, 1))
        assert told(t, "beat-enemy") == []


def test_ws_v1_both_climates_and_places_too() -> None:
    for climate in ("storm", "fog", "fire", "snow"):
        options = {"mode": "duel", "location": "mountains", "climate": climate}
        t = play_on(GAME.new(seed=climate, options=options), climate, sound)
        assert t.outcome is not None
        assert len(t.outcome.winners) == 1


def test_ws_v1_a_duel_has_two_players_and_nothing_else_has() -> None:
    assert GAME.new(options={"mode": "duel"}).players == 2
    assert GAME.new().players == 1
    for players, mode in ((1, "duel"), (2, "fight"), (2, "dojo"), (3, "duel")):
        with pytest.raises(ValueError, match="players: found"):
            GAME.new(players=players, options={"mode": mode})


def test_ws_v1_each_has_its_own_hand_gauges_life_and_ki() -> None:
    t = duel({"life": 3, "ki": 1, "die": 2}, {"life": 7, "held": "naginata"})
    assert (samurai(t, 0), samurai(t, 1)) == ((3, 1), (7, 2))
    assert (seat(t, 0)["die"], seat(t, 1)["die"]) == (2, 1)
    assert t.view(0)["enemy"] is None
    assert sorted(t.view(1)["seats"][1]["hand"]) == sorted(CALM)  # type: ignore[index]
    strike(t)
    assert (gauges(t, 0), gauges(t, 1)) == ((1, 1, 1), (0, 0, 0))


def test_ws_v1_the_attacks_come_in_turns_two_each() -> None:
    t = duel()
    order = []
    while t.view(0)["round"] == 1:
        order.append(question(t).seat)
        strike(t)
    assert order == [0, 1, 0, 1]
    assert question(t).seat == 0


def test_ws_v1_damage_to_the_enemy_hits_the_other_player() -> None:
    t = strike(duel(defences=("gap", "wall", "rift", "wall")))
    assert (samurai(t, 0), samurai(t, 1)) == ((8, 5), (7, 5))
    strike(t)
    assert (samurai(t, 0), samurai(t, 1)) == ((8, 4), (7, 5))


def test_ws_v1_a_choice_of_losses_is_the_attackers() -> None:
    t = place(duel(defences=("fork", "wall")), "push", "feint", "block")
    assert (question(t).prompt, question(t).seat) == ("take-one", 0)
    settle(play(t, "ki"))
    assert (samurai(t, 0), samurai(t, 1)) == ((8, 5), (8, 4))


def test_ws_v1_a_counter_attack_hits_who_attacked() -> None:
    t = strike(duel(defences=("wall", "jab", "wall", "slash"), wounds=("both",)))
    assert (samurai(t, 0), samurai(t, 1)) == ((7, 5), (8, 5))
    strike(t)
    assert (samurai(t, 0), samurai(t, 1)) == ((7, 5), (7, 4))


def test_ws_v1_the_die_wounds_the_other_player() -> None:
    t = duel({"die": 6}, wounds=("both",))
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert (samurai(t, 0), samurai(t, 1)) == ((8, 5), (6, 3))
    assert (seat(t, 0)["die"], seat(t, 1)["die"]) == (1, 1)


def test_ws_v1_a_beheading_wins_the_duel() -> None:
    t = duel({"die": 6}, wounds=("head",))
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "WS-W2")
    t = strike(duel(defences=("wall", "maim"), wounds=("head",)))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((1,), "WS-W2")


def test_ws_v1_the_last_life_lost_ends_it_at_once() -> None:
    t = strike(duel({}, {"life": 1}, defences=("gap", "mortal")))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule, t.outcome.scores) == ((0,), "WS-R8", (8, 0))
    assert told(t, "revealed-counter") == []
    t = strike(duel({"life": 1}, {}, defences=("wall", "jab")))
    assert t.outcome is not None
    assert t.outcome.winners == (1,)


def test_ws_v1_the_tanto_doubles_and_the_nodachi_pays() -> None:
    t = strike(duel({"held": "tanto"}, {"held": "nodachi"}, defences=("gap", "wall")))
    assert samurai(t, 1) == (6, 3)


def test_ws_v1_no_ki_at_the_end_of_the_round_costs_each_two_lives() -> None:
    t = duel({"ki": 0}, {"ki": 1})
    for _ in range(4):
        strike(t)
    assert (t.view(0)["round"], samurai(t, 0), samurai(t, 1)) == (2, (6, 0), (8, 1))


def test_ws_v1_fire_asks_both() -> None:
    t = duel(location="bridge", climate="fire")
    for _ in range(4):
        strike(t)
    assert (question(t).prompt, question(t).seat) == ("lose-one", 0)
    play(t, "life")
    assert (question(t).prompt, question(t).seat) == ("lose-one", 1)
    play(t, "ki")
    assert (samurai(t, 0), samurai(t, 1)) == ((7, 5), (8, 4))


def test_ws_v1_a_card_bought_is_the_buyers() -> None:
    t = play(duel(), "ki draw")
    assert (len(seat(t, 0)["hand"]), len(seat(t, 1)["hand"])) == (7, 6)  # type: ignore[arg-type]
    assert (samurai(t, 0), samurai(t, 1)) == ((8, 4), (8, 5))


def test_ws_v1_the_one_weapon_named_is_for_both() -> None:
    t = GAME.new(options={"mode": "duel", "weapon": "bokken"})
    assert [seat(t, p)["weapon"] for p in (0, 1)] == ["bokken", "bokken"]


def test_ws_v1_who_is_not_to_move_may_not_choose() -> None:
    t = duel()
    assert options(t)
    assert [refusal.rule for refusal in t.why_not(1, "place push")] == ["HJ-C2"]
