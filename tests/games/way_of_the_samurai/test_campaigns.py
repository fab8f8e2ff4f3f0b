"""WS-G1 to WS-G9: both campaigns, every face of both event cards, broken weapons and what carries over."""

import pytest
from samurai import GAME, enemy, go_on, options, play, question, refused, rules_told, samurai, seat, told
from samurai_yard import (
    CALM,
    attack,
    calm_round,
    levels,
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

from honjin.games.way_of_the_samurai.card import CHANGES
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.table.table import Table

DOJO, VILLAGE = (campaign.opponents for campaign in BOX.campaigns)
STUDENTS = [who.id for who in DOJO[:-1]]
MASTER = DOJO[-1].id
VILLAGERS = [who.id for who in VILLAGE]
WORDS = {number: word for word, number in CHANGES.items()}
WEAPONS = [item.id for item in BOX.weapons]


def campaign(mode: str = "dojo", **position: object) -> Table:
    """A fight of a campaign in the yard, the mulligan behind us."""
    return yard(mode=mode, **{"redrawn": True, **position})


def win(t: Table) -> Table:
    """The first attack pierces a Defence that takes the last Life."""
    return place(t, "push", "feint", "block")


def won_fight(seed: str = "won", mode: str = "dojo", **position: object) -> Table:
    """A fight of a campaign that was just won: the event has come."""
    given = {"enemy_life": 1, "defences": ("gap", "wall"), "events": "hard", **position}
    return win(campaign(mode, seed=seed, **given))


# --- WS-G1: one long fight


@pytest.mark.parametrize("events", ["normal", "hard"])
@pytest.mark.parametrize("mode", ["dojo", "village"])
def test_ws_g1_campaigns_are_fought_to_the_end(mode: str, events: str) -> None:
    beaten = 0
    for seed in range(12):
        t = GAME.new(seed=str(seed), options={"mode": mode, "events": events})
        play_on(t, str(seed), sound)
        assert t.outcome is not None
        assert t.outcome.scores == (len(told(t, "beat-enemy")),)
        beaten += t.outcome.scores[0]
    assert beaten > 0


@pytest.mark.parametrize("mode", ["dojo", "village"])
def test_ws_g1_who_has_beaten_all_has_won(mode: str) -> None:
    """Abysses only, so that every first attack wins; nothing hits back."""
    cards = yard_set(
        adversaries=[{"name": "Abyss", "force": -2, "life": 9, "guard": -2, "copies": 9}],
        events=[{"name": name, "results": [{"die": 1}] * 6} for name in ("Mild", "Cruel")],
    )
    opponents = [*STUDENTS, MASTER] if mode == "dojo" else VILLAGERS
    t = GAME.new(seed="win", options={"mode": mode, "events": "normal"}, cards=cards)
    fights = []
    while t.decision is not None:
        offered = options(t)
        if question(t).prompt == "next-enemy":
            fights.append(offered[-1].split()[1])
            play(t, offered[-1])
        else:
            wanted = [choice for choice in offered if choice.startswith(("keep", "place", "go on", "no"))]
            play(t, wanted[0] if wanted else offered[0])
    assert sorted(fights) == sorted(opponents)
    assert won(t, "WS-G1")
    assert t.outcome is not None
    assert t.outcome.scores == (len(opponents),)
    # WS-G4: after every fight but the last.
    assert len([face for rule, face in rolls(t) if rule == "WS-G4"]) == len(opponents) - 1
    assert len(told(t, "beat-enemy")) == len(opponents)
    assert [event["kind"] for event in t.events(0)][-1] == "won"


def test_ws_g1_life_ki_specials_and_the_die_carry_over() -> None:
    """A roll of 1 or 2 changes none of them."""
    t = with_roll(1, "WS-G4", lambda seed: won_fight(seed, life=5, ki=2, die=4, specials=["duo", "ace"]))
    assert (samurai(t), seat(t)["die"], sorted(seat(t)["stored"])) == ((5, 2), 4, ["ace", "duo"])  # type: ignore[call-overload]
    play(t, options(t)[0])
    assert (samurai(t), seat(t)["die"], sorted(seat(t)["stored"])) == ((5, 2), 4, ["ace", "duo"])  # type: ignore[call-overload]
    assert (t.view(0)["round"], t.view(0)["beaten"]) == (1, 1)


def test_ws_g1_the_decks_are_not_reshuffled_and_the_fight_breaks_off() -> None:
    hand = (*CALM, "drop", "drop", "tire", "tire", "slip", "slip")
    t = with_roll(3, "WS-G4", lambda seed: won_fight(seed, hand=hand, ki=0))
    assert sorted(t.view(0)["actions"]["discard"]) == sorted(CALM)  # type: ignore[index]
    assert t.view(0)["adversaries"]["discard"] == ["gap"]  # type: ignore[index]
    assert samurai(t) == (8, 0)  # WS-K1 is for the end of a round
    play(t, options(t)[0])
    assert sorted(seat(t)["hand"]) == sorted(hand[6:])  # type: ignore[call-overload]
    assert told(t, "shuffled-actions") == told(t, "shuffled-adversaries") == told(t, "revealed-counter") == []


# --- WS-G2, WS-G3: whom to fight


def test_ws_g2_the_four_in_any_order_and_the_master_last() -> None:
    t = GAME.new(seed="dojo", options={"mode": "dojo"})
    assert len(STUDENTS) == 4
    assert options(t) == [f"enemy {who}" for who in STUDENTS]
    assert refused(t, f"enemy {MASTER}") == ["WS-G2"]
    assert t.view(0)["waiting"] == [*STUDENTS, MASTER]
    play(t, f"enemy {STUDENTS[2]}")
    view = t.view(0)
    assert view["waiting"] == [who for who in [*STUDENTS, MASTER] if who != STUDENTS[2]]
    assert view["enemy"] == {"name": STUDENTS[2], "life": DOJO[2].life, "ki": DOJO[2].ki}


def test_ws_g2_the_master_when_the_others_are_beaten_and_nobody_twice() -> None:
    t = with_roll(
        3, "WS-G4", lambda seed: won_fight(seed, opponent=STUDENTS[0], waiting=[STUDENTS[1], MASTER])
    )
    assert options(t) == [f"enemy {STUDENTS[1]}"]
    assert refused(t, f"enemy {STUDENTS[0]}") == ["WS-G2"]
    assert refused(t, f"enemy {VILLAGERS[0]}") == ["WS-G2"]
    t = with_roll(3, "WS-G4", lambda seed: won_fight(seed, opponent=STUDENTS[0], waiting=[MASTER]))
    assert options(t) == [f"enemy {MASTER}"]
    play(t, f"enemy {MASTER}")
    assert enemy(t) == (DOJO[-1].life, DOJO[-1].ki)
    t = won_fight(opponent=MASTER, waiting=[])
    assert won(t, "WS-G1")
    assert rolls(t) == []


def test_ws_g3_the_village_has_two_ki_and_a_roll_of_life_each() -> None:
    faces = set()
    for seed in range(30):
        t = GAME.new(seed=str(seed), options={"mode": "village"})
        assert options(t) == [f"enemy {who}" for who in VILLAGERS]
        assert rolls(t) == []
        play(t, f"enemy {VILLAGERS[seed % len(VILLAGERS)]}")
        ((rule, face),) = rolls(t)
        assert (rule, enemy(t)) == ("WS-G3", (face, 2))
        faces.add(face)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_ws_g3_at_least_eight_of_them_in_any_order() -> None:
    assert len(VILLAGERS) >= 8
    waiting = [VILLAGERS[0], VILLAGERS[-1]]
    t = with_roll(3, "WS-G4", lambda seed: won_fight(seed, "village", opponent=VILLAGERS[3], waiting=waiting))
    assert options(t) == [f"enemy {VILLAGERS[0]}", f"enemy {VILLAGERS[-1]}"]


def test_ws_g3_the_last_of_the_village_ends_it() -> None:
    t = won_fight(mode="village", opponent=VILLAGERS[3], waiting=[])
    assert won(t, "WS-G1")


# --- WS-G4, WS-G8: events


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("events", ["normal", "hard"])
def test_ws_g4_every_face_of_every_event_card(events: str, face: int) -> None:
    t = with_roll(face, "WS-G4", lambda seed: won_fight(seed, events=events, life=5, ki=3, die=2))
    expected = {"force": 0, "technique": 0, "die": 2, "life": 5, "ki": 3}
    after = {"force": 0, "technique": 0}
    card = BOX.events[["normal", "hard"].index(events)]
    extra = [number for rule, number in rolls(t) if rule == "WS-G4"][1:]
    broken = False
    for what, by in card.results[face - 1]:
        word = WORDS[what]
        if word.startswith("roll-"):
            assert len(extra) == 1
            assert isinstance(extra[0], int)
            after[word.removeprefix("roll-")] = min(extra[0], 4)
        elif word == "break":
            broken = True
        else:
            expected[word] = min(expected[word] + by, {"die": 6, "ki": 5}.get(word, 99))
    found = levels(t.view(0))
    assert {name: found[name] for name in ("die", "life", "ki")} == {
        name: expected[name] for name in ("die", "life", "ki")
    }
    assert question(t).prompt == ("next-weapon" if broken else "next-enemy")
    if broken:
        play(t, "weapon bokken")
    play(t, options(t)[0])
    assert seat(t)["gauges"] == {**after, "guard": 0}


HARD_RESULTS = (
    (("roll-technique", 1),),
    (("roll-force", 1),),
    (("die", 3),),
    (("ki", -1),),
    (("life", -1),),
    (("break", 1),),
)


def test_ws_g4_and_g8_the_hard_event_card_is_the_printed_one_and_the_normal_one_is_milder() -> None:
    normal, hard = BOX.events
    assert tuple(tuple((WORDS[what], by) for what, by in result) for result in hard.results) == HARD_RESULTS
    assert (hard.certainty, len(normal.results)) == ("confirmed", 6)

    def bad(card: object) -> int:
        return sum(
            what == CHANGES["break"] or by < 0
            for result in card.results  # type: ignore[attr-defined]
            for what, by in result
        )

    assert bad(normal) < bad(hard)


@pytest.mark.parametrize(("face", "gauge"), [(1, "technique"), (2, "force")])
def test_ws_g9_a_bonus_is_for_the_first_round_of_the_next_fight_and_stops_at_four(
    face: int, gauge: str
) -> None:
    seen = set()
    for seed in range(200):
        t = won_fight(str(seed))
        faces = [number for rule, number in rolls(t) if rule == "WS-G4"]
        if faces[0] != face:
            continue
        play(t, options(t)[0])
        assert isinstance(faces[1], int)
        level = min(faces[1], 4)
        assert seat(t)["gauges"] == {"force": 0, "technique": 0, "guard": 0, gauge: level}
        seen.add(faces[1])
    assert seen == {1, 2, 3, 4, 5, 6}


def test_ws_g9_the_bonus_is_gone_in_the_second_round() -> None:
    t = campaign(bonus={"force": 3, "technique": 1}, enemy_life=9)
    assert seat(t)["gauges"] == {"force": 3, "technique": 1, "guard": 0}
    calm_round(t)
    assert (t.view(0)["round"], seat(t)["gauges"]) == (2, {"force": 0, "technique": 0, "guard": 0})


def test_ws_g4_the_wound_die_rises_to_six_at_most() -> None:
    t = with_roll(3, "WS-G4", lambda seed: won_fight(seed, die=5))
    assert seat(t)["die"] == 6


def test_ws_g4_who_has_no_ki_loses_none() -> None:
    t = with_roll(4, "WS-G4", lambda seed: won_fight(seed, ki=0))
    assert samurai(t) == (8, 0)


def test_ws_g9_the_fifth_event_can_be_the_end() -> None:
    t = with_roll(5, "WS-G4", lambda seed: won_fight(seed, life=1))
    assert lost(t, "WS-R8")
    t = with_roll(5, "WS-G4", lambda seed: won_fight(seed, life=2, weapon="nodachi"))
    assert samurai(t) == (1, 4)


# --- a broken weapon


def broken(**position: object) -> Table:
    return with_roll(6, "WS-G4", lambda seed: won_fight(seed, "dojo", **position))


def test_ws_g4_a_broken_weapon_is_replaced_by_another() -> None:
    t = broken(broken=["tanto"])
    assert question(t).prompt == "next-weapon"
    assert t.view(0)["broken"] == ["katana", "tanto"]
    assert options(t) == [f"weapon {id}" for id in WEAPONS if id not in ("katana", "tanto")]
    assert refused(t, "weapon katana") == ["WS-G4"]
    assert refused(t, "weapon tanto") == ["WS-G4"]
    play(t, "weapon bokken")
    assert (seat(t)["weapon"], question(t).prompt) == ("bokken", "next-enemy")


def test_ws_g4_with_no_weapon_left_the_campaign_is_lost() -> None:
    t = broken(weapon="nodachi", broken=[id for id in WEAPONS if id != "nodachi"])
    assert lost(t, "WS-G4")
    t = broken(weapon="nodachi", broken=[id for id in WEAPONS if id not in ("nodachi", "katana")])
    assert options(t) == ["weapon katana"]


def test_ws_g4_the_campaigns_first_weapon_is_the_one_chosen() -> None:
    t = broken(weapon="bokken")
    assert t.view(0)["broken"] == ["bokken"]


def test_ws_g9_a_weapon_taken_up_brings_its_lasting_effects_only() -> None:
    t = play(broken(die=1, ki=4), "weapon katana-kodachi")
    assert (seat(t)["die"], samurai(t)) == (1, (8, 4))
    t = play(broken(ki=4), "weapon naginata")
    assert (samurai(t), seat(t)["ki_max"]) == ((8, 2), 2)
    t = play(broken(ki=1), "weapon naginata")
    assert (samurai(t), seat(t)["ki_max"]) == ((8, 1), 2)
    t = play(broken(weapon="naginata", ki=1), "weapon katana")
    assert (samurai(t), seat(t)["ki_max"]) == ((8, 1), 5)


def test_ws_g9_the_lasting_effect_works_in_the_next_fight() -> None:
    t = play(broken(), "weapon bokken", f"enemy {STUDENTS[1]}")
    assert "life to ki" not in options(t)  # 5 Ki already
    play(t, "ki draw", "life to ki")
    assert samurai(t) == (7, 5)


# --- WS-G5: the mulligan


def test_ws_g5_a_hand_may_be_discarded_once_a_campaign() -> None:
    hand = (*CALM, "drop", "drop", "tire", "tire", "slip", "slip")
    t = campaign(hand=hand, redrawn=False, enemy_life=9)
    assert (question(t).prompt, options(t)) == ("redraw", ["keep", "mulligan"])
    play(t, "mulligan")
    assert sorted(seat(t)["hand"]) == sorted(hand[6:])  # type: ignore[call-overload]
    assert sorted(t.view(0)["actions"]["discard"]) == sorted(CALM)  # type: ignore[index]
    assert question(t).prompt == "placing"
    attack(t, "drop", "tire", "slip")
    attack(t, "drop", "tire", "slip")
    assert (t.view(0)["round"], question(t).prompt) == (2, "placing")
    assert refused(t, "mulligan") == ["HJ-C1"]


def test_ws_g5_who_keeps_is_asked_again_in_the_next_round_and_fight() -> None:
    t = play(campaign(redrawn=False, enemy_life=9), "keep")
    assert sorted(seat(t)["hand"]) == sorted(CALM)  # type: ignore[call-overload]
    calm_round(t)
    assert (t.view(0)["round"], question(t).prompt) == (2, "redraw")
    t = with_roll(
        3,
        "WS-G4",
        lambda seed: win(
            play(campaign(redrawn=False, enemy_life=1, defences=("gap", "wall"), seed=seed), "keep")
        ),
    )
    play(t, options(t)[0])
    assert question(t).prompt == "redraw"


def test_ws_g5_after_the_mulligan_not_in_the_next_fight_either() -> None:
    t = with_roll(3, "WS-G4", won_fight)
    play(t, options(t)[0])
    assert question(t).prompt == "placing"


@pytest.mark.parametrize("mode", ["fight", "clan"])
def test_ws_g5_only_in_a_campaign(mode: str) -> None:
    t = GAME.new(seed="no", options={"mode": mode})
    assert question(t).prompt == "placing"


# --- WS-G6: finished off by a wound card


@pytest.mark.parametrize(
    ("die", "wound", "gained"),
    [(5, "cut", 1), (6, "cut", 1), (6, "head", 1), (3, "cut", 0)],
    ids=["light", "grave", "beheaded", "no wound"],
)
@pytest.mark.parametrize("mode", ["dojo", "village"])
def test_ws_g6_an_enemy_finished_off_by_a_wound(mode: str, die: int, wound: str, gained: int) -> None:
    t = campaign(mode, enemy_life=1, die=die, wounds=(wound,), ki=3, life=4, waiting=[])
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert won(t, "WS-G1")
    assert samurai(t) == (4 + gained, 3 + gained)
    assert rules_told(t, "gained-life") == ["WS-G6"] * gained


def test_ws_g6_five_ki_stay_five() -> None:
    t = campaign(enemy_life=1, die=5, wounds=("cut",), waiting=[])
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert samurai(t) == (9, 5)


def test_ws_g6_a_wound_that_does_not_finish_brings_nothing() -> None:
    t = campaign(enemy_life=3, die=5, wounds=("cut",), ki=3)
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert (enemy(t)[0], samurai(t)) == (2, (8, 3))


@pytest.mark.parametrize("mode", ["fight", "clan"])
def test_ws_g6_only_in_a_campaign(mode: str) -> None:
    t = yard(mode=mode, enemy_life=1, die=5, wounds=("cut",), ki=3)
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert t.view(0)["beaten"] == 1
    assert samurai(t) == (8, 3)


# --- WS-G7


@pytest.mark.parametrize("mode", ["dojo", "village"])
def test_ws_g7_no_locations_or_climates(mode: str) -> None:
    with pytest.raises(ValueError, match=r"location.*\(WS-G7\)"):
        GAME.new(options={"mode": mode, "location": "bridge"})
    with pytest.raises(ValueError, match=r"location.*\(WS-G7\)"):
        GAME.new(options={"mode": mode, "location": "bridge", "climate": "fog"})
    with pytest.raises(ValueError, match=r"climate.*\(WS-G7\)"):
        GAME.new(options={"mode": mode, "climate": "fog"})
    with pytest.raises(ValueError, match=r"location.*\(WS-G7\)"):
        yard(mode=mode, location="bridge")
    assert refused(campaign(mode), "location") == ["WS-L1"]


def test_ws_g8_the_event_card_is_an_option() -> None:
    """Of the same roll, each card makes its own."""
    cards = yard_set(
        events=[
            {"name": "Calm", "results": [{"life": 3}] * 6},
            {"name": "Cruel", "results": [{"life": -3}] * 6},
        ]
    )
    assert samurai(won_fight(events="normal", cards=cards))[0] == 11
    assert samurai(won_fight(events="hard", cards=cards))[0] == 5
