"""WS-E1 to WS-E5: the four enemies and the Clan, each weapon against each enemy to the end."""

import pytest
from samurai import (
    GAME,
    enemy,
    go_on,
    options,
    play,
    question,
    rules_told,
    samurai,
    seat,
    told,
)
from samurai_yard import (
    CALM,
    attack,
    calm_round,
    lost,
    place,
    play_on,
    rolls,
    settle,
    sound,
    with_roll,
    won,
    yard,
    yard_set,
)

from honjin.games.way_of_the_samurai.cards import BOX
from honjin.table.table import Table

RED_HAND = ("rage", "rage", "rage", "push", "feint", "block")


@pytest.mark.slow
@pytest.mark.parametrize("weapon", [item.id for item in BOX.weapons])
@pytest.mark.parametrize("name", [item.id for item in BOX.enemies])
def test_ws_e1_to_e4_every_weapon_fights_every_enemy_to_the_end(name: str, weapon: str) -> None:
    for seed in ("one", "two", "three"):
        t = GAME.new(seed=seed, options={"enemy": name, "weapon": weapon})
        play_on(t, seed, sound)
        assert t.outcome is not None
        assert t.outcome.winners == ((0,) if told(t, "beat-enemy") else ())
        assert t.outcome.scores == (len(told(t, "beat-enemy")),)
        assert (samurai(t)[0] == 0) <= (t.outcome.winners == ())


@pytest.mark.parametrize(
    ("name", "life"), [("ishida", 8), ("takeshi", 5), ("oda", 6), ("kempo", 8)], ids=lambda value: str(value)
)
def test_ws_e1_to_e4_life_and_ki_of_the_enemies(name: str, life: int) -> None:
    t = GAME.new(seed="new", options={"enemy": name})
    assert enemy(t) == (life, 5)
    assert t.view(0)["enemy"] == {"name": name, "life": life, "ki": 5}


# --- WS-E1


def test_ws_e1_ishida_has_no_effect() -> None:
    t = yard(defences=("wall", "jab"), ki=1)
    play(t, "ki draw")
    attack(t, "push", "feint", "block")
    assert (samurai(t), enemy(t)) == ((7, 0), (8, 5))
    assert t.outcome is None


# --- WS-E2: without Ki the fight against Takeshi is lost


@pytest.mark.parametrize("spent", ["ki draw", "ki reveal"])
def test_ws_e2_the_last_ki_spent_loses(spent: str) -> None:
    t = play(yard(enemy="takeshi", ki=1), spent)
    assert lost(t, "WS-E2")
    assert samurai(t) == (8, 0)
    t = play(yard(enemy="takeshi", ki=2), spent)
    assert (t.outcome, samurai(t)) == (None, (8, 1))


def test_ws_e2_the_last_ki_spent_on_guard_force_or_the_location_loses() -> None:
    t = go_on(yard(enemy="takeshi", ki=1), "place push", "place feint", "place block", "ki guard")
    assert lost(t, "WS-E2")
    assert lost(play(yard(enemy="takeshi", ki=1, weapon="nodachi"), "ki force"), "WS-E2")
    t = play(yard(enemy="takeshi", ki=1, location="bridge"), "location")
    assert lost(t, "WS-E2")
    assert rolls(t) == []


def test_ws_e2_the_last_ki_lost_loses() -> None:
    t = attack(yard(enemy="takeshi", ki=1, defences=("wall", "sap")), "push", "feint", "block")
    assert lost(t, "WS-E2")
    t = attack(
        yard(enemy="takeshi", ki=1, defences=("wall", "slash"), wounds=("chill",)), "push", "feint", "block"
    )
    assert lost(t, "WS-E2")
    t = attack(
        yard(enemy="takeshi", weapon="nodachi", ki=1, defences=("wall", "jab")), "push", "feint", "block"
    )
    assert lost(t, "WS-E2")
    assert samurai(t) == (7, 0)


def test_ws_e2_a_combo_in_the_storm_can_cost_the_last_ki() -> None:
    t = yard(enemy="takeshi", ki=1, location="forest", climate="storm", hand=("push",) * 3 + CALM[1:4])
    place(t, "push", "push", "push")
    assert lost(t, "WS-E2")


def test_ws_e2_ki_that_is_left_keeps_the_fight_going_and_the_enemys_ki_does_not_count() -> None:
    t = attack(yard(enemy="takeshi", ki=2, enemy_ki=1, defences=("rift", "sap")), "push", "feint", "block")
    assert (t.outcome, samurai(t), enemy(t)) == (None, (8, 1), (5, 0))


# --- WS-E3: Oda gains what the player loses


def test_ws_e3_oda_gains_above_six() -> None:
    t = attack(yard(enemy="oda", defences=("wall", "jab")), "push", "feint", "block")
    assert (samurai(t), enemy(t)) == ((7, 5), (7, 5))
    assert rules_told(t, "enemy-gained-life") == ["WS-E3"]


def test_ws_e3_by_a_wound_and_at_the_end_of_a_round() -> None:
    t = yard(enemy="oda", defences=("wall", "maim", "wall", "wall"), wounds=("cut",), ki=0)
    calm_round(t)
    assert samurai(t) == (8 - 2 - 2, 0)
    assert enemy(t) == (6 + 2 + 2, 5)


def test_ws_e3_a_life_paid_is_not_lost() -> None:
    t = play(yard(enemy="oda", weapon="bokken", ki=1), "life to ki")
    assert (samurai(t), enemy(t)) == ((7, 2), (6, 5))


def test_ws_e3_in_the_fire_the_life_given_up_is_lost() -> None:
    t = calm_round(yard(enemy="oda", location="bridge", climate="fire"))
    assert (samurai(t), enemy(t)) == ((7, 5), (7, 5))


def test_ws_e3_only_lives_there_were_are_gained() -> None:
    t = attack(yard(enemy="oda", life=2, defences=("wall", "mortal")), "push", "feint", "block")
    assert lost(t, "WS-R8")
    assert enemy(t) == (6 + 2, 5)


def test_ws_e3_only_oda_does() -> None:
    t = attack(yard(enemy="ishida", enemy_life=6, defences=("wall", "jab")), "push", "feint", "block")
    assert enemy(t) == (6, 5)


# --- WS-E4: Kempo


def struck(t: Table) -> Table:
    """The first attack up to before the Counter-attack."""
    go_on(t, "place push", "place feint", "place block")
    while question(t).prompt != "before-counter":
        play(t, "go on")
    return t


def test_ws_e4_at_no_life_he_rises_and_suffers_a_grave_wound() -> None:
    t = struck(yard(enemy="kempo", enemy_life=1, enemy_ki=3, defences=("gap",), wounds=("both",)))
    assert enemy(t) == (8 - 2, 3 - 2)
    assert [event["number"] for event in told(t, "enemy-rose")] == [8]
    assert [(event["card"], event["number"]) for event in told(t, "revealed-wound")] == [("both", 2)]
    assert rules_told(t, "enemy-rose") == ["WS-E4"]


def test_ws_e4_damage_beyond_no_life_is_lost() -> None:
    t = struck(yard(enemy="kempo", enemy_life=2, defences=("abyss",), wounds=("cut",)))
    assert enemy(t) == (8 - 2, 5)


def test_ws_e4_he_rises_as_often_as_he_falls() -> None:
    """The wound of 9 Life makes him rise again, and suffer another."""
    for seed in range(5):
        t = yard(enemy="kempo", enemy_life=1, defences=("gap", "wall"), wounds=("deep",), seed=str(seed))
        place(t, "push", "feint", "block")
        assert len(told(t, "enemy-rose")) >= 2
        assert len(told(t, "revealed-wound")) == len(told(t, "enemy-rose"))


def test_ws_e4_a_beheading_wins() -> None:
    t = yard(enemy="kempo", enemy_life=1, defences=("gap",), wounds=("head",))
    attack(t, "push", "feint", "block")
    assert won(t, "WS-R8")
    assert rules_told(t, "beheaded") == ["WS-W2"]


def test_ws_e4_the_loss_at_the_end_of_a_round_and_the_die_make_him_rise_too() -> None:
    t = calm_round(yard(enemy="kempo", enemy_life=1, enemy_ki=0, wounds=("cut",)))
    assert (enemy(t), t.view(0)["round"]) == ((8 - 2, 0), 2)
    t = yard(enemy="kempo", enemy_life=1, die=3, wounds=("cut",))
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert enemy(t) == (8 - 2, 5)


def red_combo(seed: str, **more: object) -> Table:
    t = yard(enemy="kempo", hand=RED_HAND, seed=seed, **more)
    return settle(go_on(t, "place rage", "place rage", "place rage", "combo die"))


@pytest.mark.parametrize("face", range(1, 7))
def test_ws_e4_a_red_combo_rolls_the_die(face: int) -> None:
    t = with_roll(face, "WS-E4", lambda seed: red_combo(seed, wounds=("both",)))
    expected = {5: (8 - 1, 5 - 1), 6: (8 - 2, 5 - 2)}
    assert enemy(t) == expected.get(face, (8, 5))
    assert seat(t)["die"] == 1
    assert len(told(t, "revealed-wound")) == (face > 4)


def test_ws_e4_label_and_log_name_the_blue_die() -> None:
    t = settle(go_on(yard(enemy="kempo", hand=RED_HAND), "place rage", "place rage", "place rage"))
    (combo,) = [option for option in question(t).options if option.notation == "combo die"]
    assert [combo.label(lang) for lang in ("en", "fr")] == [
        "Use the combo to roll the blue die",
        "Utiliser le combo pour lancer le dé bleu",
    ]
    play(t, "combo die")
    (rolled,) = told(t, "rolled")
    for lang, said in (("en", "the blue die"), ("fr", "le dé bleu")):
        (line,) = [line.text for line in t.log(0, lang) if said in line.text]
        assert str(rolled["number"]) in line
    t = settle(go_on(yard(hand=RED_HAND), "place rage", "place rage", "place rage"))
    (combo,) = [option for option in question(t).options if option.notation == "combo die"]
    assert combo.label() == "Use the combo for the die, now at 1"


def test_ws_e4_the_roll_is_the_players_choice_and_needs_no_room_on_the_wound_die() -> None:
    t = yard(enemy="kempo", hand=RED_HAND, die=6)
    go_on(t, "place rage", "place rage", "place rage", "no")
    assert rolls(t) == []
    t = red_combo("six", die=6)
    assert [rule for rule, _ in rolls(t)] == ["WS-E4"]
    assert seat(t)["die"] == 6


def test_ws_e4_a_wound_die_raised_otherwise_may_be_cashed() -> None:
    t = GAME.new(seed="kodachi", options={"enemy": "kempo", "weapon": "katana-kodachi"})
    assert seat(t)["die"] == 3
    t = yard(enemy="kempo", die=3)
    go_on(t, "place push", "place feint", "place block", "cash die")
    assert (enemy(t), seat(t)["die"]) == ((7, 5), 1)


@pytest.mark.parametrize("climate", ["storm", "fire"])
def test_ws_e4_not_in_storm_and_fire(climate: str) -> None:
    with pytest.raises(ValueError, match=r"\(WS-E4\)"):
        GAME.new(options={"enemy": "kempo", "location": "bridge", "climate": climate})
    with pytest.raises(ValueError, match=r"\(WS-E4\)"):
        yard(enemy="kempo", location="bridge", climate=climate)


@pytest.mark.parametrize("climate", ["fog", "snow", "none"])
def test_ws_e4_but_in_the_others(climate: str) -> None:
    t = GAME.new(options={"enemy": "kempo", "location": "bridge", "climate": climate})
    assert t.decision is not None


def test_ws_e4_only_for_him_a_red_combo_rolls() -> None:
    t = yard(hand=RED_HAND)
    go_on(t, "place rage", "place rage", "place rage", "combo die")
    assert (rolls(t), seat(t)["die"]) == ([], 2)


# --- WS-E5: the Clan


ROWS = [[life, ki] for life, ki in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1))]
CLAN = yard_set(clan=ROWS)


def clan(**position: object) -> Table:
    return yard(mode="clan", cards=CLAN, **position)


@pytest.mark.parametrize("face", range(1, 7))
def test_ws_e5_a_die_roll_gives_life_and_ki(face: int) -> None:
    t = with_roll(face, "WS-E5", lambda seed: GAME.new(seed=seed, options={"mode": "clan"}, cards=CLAN))
    assert list(enemy(t)) == ROWS[face - 1]
    assert t.view(0)["enemy"]["name"] == "clan"  # type: ignore[index]


def test_ws_e5_the_table_of_the_box() -> None:
    t = GAME.new(seed="box", options={"mode": "clan"})
    face = rolls(t)[0][1]
    assert isinstance(face, int)
    assert enemy(t) == BOX.clan[face - 1]


def beaten() -> Table:
    """The first attack beats the enemy, with a combo and the die at 4, Specials stored, Ki and Life spent."""
    t = clan(
        hand=("push", "push", "push", "block", "feint", "drop"),
        defences=("gap", "wall"),
        enemy_life=1,
        life=6,
        ki=0,
        die=4,
        specials=["duo"],
    )
    return place(t, "push", "push", "push")


def test_ws_e5_the_next_fight_starts_at_once_and_keeps_what_the_player_has() -> None:
    t = beaten()
    assert (question(t).prompt, t.view(0)["round"], t.view(0)["beaten"]) == ("placing", 1, 1)
    assert (samurai(t), seat(t)["die"], seat(t)["stored"]) == ((6, 0), 4, ["duo"])
    assert (told(t, "made-combo"), told(t, "cashed-die"), told(t, "revealed-counter")) == ([], [], [])
    rolled = [number for rule, number in rolls(t) if rule == "WS-E5"]
    assert len(rolled) == 1
    assert isinstance(rolled[0], int)
    assert list(enemy(t)) == ROWS[rolled[0] - 1]


def test_ws_e5_without_reshuffling() -> None:
    before = clan(
        enemy_life=1, defences=("gap", "wall"), hand=CALM + ("drop",) * 2 + ("tire",) * 2 + ("slip",) * 2
    )
    t = place(before, "push", "feint", "block")
    assert sorted(seat(t)["hand"]) == ["drop", "drop", "slip", "slip", "tire", "tire"]  # type: ignore[call-overload]
    assert sorted(t.view(0)["actions"]["discard"]) == sorted(CALM)  # type: ignore[index]
    assert t.view(0)["adversaries"]["discard"] == ["gap"]  # type: ignore[index]
    assert told(t, "shuffled-actions") == told(t, "shuffled-adversaries") == []
    assert t.view(0)["defence"] is None
    # The card on top of the Adversaries is still the next one.
    go_on(t, "place drop", "place drop", "place tire")
    assert t.view(0)["defence"] == "wall"


def test_ws_e5_the_gauges_start_anew() -> None:
    assert seat(beaten())["gauges"] == {"force": 0, "technique": 0, "guard": 0}


@pytest.mark.parametrize("so_far", [0, 5, 20])
def test_ws_e5_the_score_is_the_number_of_enemies_beaten(so_far: int) -> None:
    t = clan(beaten=so_far, enemy_life=1, life=1, defences=("gap", "wall", "jab"), hand=("push",) * 3)
    place(t, "push", "push", "push")
    assert t.view(0)["beaten"] == so_far + 1
    t = finish(t)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((), (so_far + 1,))


@pytest.mark.parametrize(
    ("beaten", "rank"),
    [(0, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (99, 5)],
)
def test_ws_e5_five_ranks(beaten: int, rank: int) -> None:
    assert clan(beaten=beaten).view(0)["rank"] == rank


def test_ws_e5_other_fights_have_no_rank() -> None:
    assert yard().view(0)["rank"] is None


def finish(t: Table) -> Table:
    """Place whatever comes until the game is lost: the second Adversary hits."""
    while t.decision is not None:
        choices = options(t)
        play(t, next((choice for choice in choices if choice.startswith("place")), choices[0]))
    return t


def test_ws_e5_a_clan_is_fought_to_the_players_end() -> None:
    scores = set()
    for seed in range(12):
        t = play_on(GAME.new(seed=str(seed), options={"mode": "clan"}), str(seed), sound)
        assert t.outcome is not None
        assert t.outcome.winners == ()
        assert t.outcome.scores == (len(told(t, "beat-enemy")),)
        scores.add(t.outcome.scores)
    assert len(scores) > 1


def test_ws_e5_the_end_of_the_round_of_a_win_costs_nothing() -> None:
    """No Ki, Fire and a tangled chain: all of it would hurt at the end of a round."""
    t = clan(enemy_life=1, ki=0, weapon="kusarigama", location="bridge", climate="fire", defences=("gap",))
    place(t, "push", "feint", "block")
    assert (t.view(0)["beaten"], samurai(t)[0]) == (1, 8)


def test_ws_e5_the_loss_of_an_enemy_without_ki_wins_before_the_players_own() -> None:
    t = calm_round(clan(enemy_life=2, enemy_ki=0, ki=0))
    assert (t.view(0)["beaten"], samurai(t)) == (1, (8, 0))
    assert rules_told(t, "beat-enemy") == ["WS-K1"]


def test_ws_r8_a_single_fight_is_won_at_the_last_life() -> None:
    t = yard(enemy_life=1, defences=("gap", "mortal"))
    attack(t, "push", "feint", "block")
    assert won(t, "WS-R8")
    assert told(t, "revealed-counter") == []


def test_ws_e5_there_is_no_single_enemy_of_that_name() -> None:
    with pytest.raises(ValueError, match=r"option enemy: found 'clan'.*\(WS-S1\)"):
        GAME.new(options={"enemy": "clan"})
