"""Positions: read, written, the same again from every round of any game, and refused with the reason."""

import random
import tomllib

import pytest
from samurai import GAME, enemy, options, play, question, samurai, seat, table
from samurai_yard import CALM, YARD, attack, calm_round, yard

from honjin.games.way_of_the_samurai.cards import BOX
from honjin.table.forms import FormError, write_toml
from honjin.table.table import Table

DOJO, VILLAGE = ([who.id for who in campaign.opponents] for campaign in BOX.campaigns)
VILLAGER = VILLAGE[4]
MODES: list[dict[str, object]] = [
    {},
    {"enemy": "takeshi", "weapon": "bokken", "hard": True},
    {"enemy": "oda", "weapon": "nodachi", "location": "mountains", "climate": "fire"},
    {"enemy": "kempo", "weapon": "kusarigama", "easy": ["best-of-three", "die-at-2", "random-special"]},
    {"weapon": "naginata", "location": "forest", "climate": "fog", "easy": ["best-of-three"]},
    {"weapon": "nodachi", "location": "rice-field", "climate": "snow"},
    {"weapon": "katana-kodachi", "location": "bridge", "climate": "storm"},
    {"mode": "clan", "weapon": "tanto"},
    {"mode": "dojo", "weapon": "nodachi"},
    {"mode": "dojo", "events": "hard", "hard": True, "easy": ["random-special"]},
    {"mode": "village", "events": "hard"},
    {"mode": "village"},
    {"mode": "duel", "weapon": ["nodachi", "katana-kodachi"]},
    {"mode": "duel", "location": "bridge", "climate": "fog", "hard": True},
]


def is_same(t: Table) -> bool:
    """Whether the position leads to the same table, to whoever looks."""
    again = GAME.position(t.position())
    assert again.hash == t.hash
    assert again.position() == t.position()
    assert again.origin.options == t.origin.options
    seats = [*range(t.players), None]
    assert [again.view(p) for p in seats] == [t.view(p) for p in seats]
    assert options(again) == options(t)
    return True


@pytest.mark.slow
@pytest.mark.parametrize("given", MODES, ids=str)
def test_every_round_of_a_random_game_comes_back_from_its_position(given: dict[str, object]) -> None:
    rounds = 0
    for seed in range(12):
        t = GAME.new(seed=str(seed), options=given)
        chance = random.Random(seed)
        seen = 0
        while t.decision is not None:
            # A new round has just begun; or whatever else the engine takes for the start of one.
            new = t.state.turn > seen and question(t).prompt in ("placing", "redraw")
            if new or t.game.starts_turn(t.state):
                assert is_same(t)
                rounds += new
                seen = int(t.state.turn)
            play(t, chance.choice(options(t)))
    assert rounds >= 12


@pytest.mark.parametrize("given", MODES, ids=str)
def test_two_games_from_one_position_go_on_alike(given: dict[str, object]) -> None:
    t = GAME.new(seed="twins", options=given)
    while not t.game.starts_turn(t.state):
        play(t, options(t)[0])
    twin = GAME.position(t.position())
    chance = random.Random(5)
    while t.decision is not None:
        choice = chance.choice(options(t))
        play(t, choice)
        play(twin, choice)
    assert (t.hash, t.outcome) == (twin.hash, twin.outcome)


# --- read

TEXT = f"""
game = "way-of-the-samurai"
seed = "x"
mode = "dojo"
weapon = "katana"
held = "bokken"
broken = ["katana"]
redrawn = true
round = 3
rounds = 9
beaten = 1
opponent = "{DOJO[3]}"
waiting = ["{DOJO[0]}", "{DOJO[-1]}"]
enemy_life = 2
enemy_ki = 0
life = 4
ki = 1
die = 5
specials = ["duo"]
bonus = {{ force = 1, technique = 2 }}
action_top = ["push", "push", "rage", "rage", "drop", "ace"]
action_used = ["feint"]
adversary_top = ["abyss"]
adversary_used = ["wall"]
wound_top = ["deep"]
"""


def test_a_position_is_read_as_it_is_written() -> None:
    t = GAME.position(TEXT, YARD)
    view = t.view(0)
    assert (view["mode"], view["round"], view["beaten"]) == ("dojo", 3, 1)
    assert view["enemy"] == {"name": DOJO[3], "life": 2, "ki": 0}
    assert (view["waiting"], view["broken"]) == ([DOJO[0], DOJO[-1]], ["katana"])
    assert (samurai(t), seat(t)["die"], seat(t)["weapon"]) == ((4, 1), 5, "bokken")
    assert seat(t)["gauges"] == {"force": 1, "technique": 2, "guard": 0}
    assert sorted(seat(t)["hand"]) == ["ace", "drop", "push", "push", "rage", "rage"]  # type: ignore[call-overload]
    assert seat(t)["stored"] == ["duo"]
    assert view["actions"]["discard"] == ["feint"]  # type: ignore[index]
    assert view["adversaries"]["discard"] == ["wall"]  # type: ignore[index]
    assert (question(t).prompt, t.origin.options["weapon"]) == ("placing", "katana")
    play(t, "ki reveal")
    assert t.view(0)["defence"] == "abyss"


def test_what_is_not_given_has_its_starting_value() -> None:
    t = GAME.position('game = "way-of-the-samurai"')
    fresh = GAME.new()
    for key in ("mode", "round", "enemy", "beaten", "location", "climate", "hard"):
        assert t.view(0)[key] == fresh.view(0)[key]
    assert (samurai(t), seat(t)["die"], len(seat(t)["hand"])) == ((8, 5), 1, 6)  # type: ignore[arg-type]
    assert samurai(table(weapon="naginata")) == (8, 2)
    assert seat(table(weapon="katana-kodachi"))["die"] == 3


def test_cards_placed_nowhere_are_the_decks_shuffled_by_the_seed() -> None:
    first, again, other = (table(seed=seed) for seed in ("a", "a", "b"))
    assert first.hash == again.hash
    tops = [tomllib.loads(t.position())["action_top"] for t in (first, other)]
    assert tops[0] != tops[1]
    assert sorted(tops[0]) == sorted(tops[1])


# --- written where a round starts, and nowhere else


def test_a_position_can_be_written_only_where_a_round_starts() -> None:
    moments = [
        play(yard(), "place push"),
        play(yard(), "ki draw"),
        play(yard(), "ki reveal"),
        play(yard(weapon="nodachi"), "ki force"),
        attack(yard(), "push", "feint", "block"),
        play(yard(mode="dojo"), "keep"),
        GAME.new(options={"mode": "dojo"}),
    ]
    for t in moments:
        with pytest.raises(ValueError, match="only where a turn starts"):
            t.position()
    assert tomllib.loads(calm_round(yard()).position())["round"] == 2


def test_a_position_is_for_the_round_that_comes() -> None:
    t = calm_round(yard(life=3, ki=2, enemy_life=4, enemy_ki=1))
    again = GAME.position(t.position(), YARD)
    assert (again.view(0)["round"], samurai(again), enemy(again)) == (2, (3, 2), (4, 1))
    assert again.hash == t.hash


# --- what a seat may export


def test_a_seats_own_position_hides_what_it_does_not_know() -> None:
    t = calm_round(yard(specials=["ace"], hand=CALM))
    seen, whole = tomllib.loads(t.position(0)), tomllib.loads(t.position())
    assert "seed" not in seen
    assert "counter" not in seen
    assert sorted(seen["action_top"][:6]) == sorted(seat(t)["hand"])  # type: ignore[call-overload]
    for key in ("action_top", "special_top", "adversary_top", "wound_top"):
        assert len(seen[key]) == len(whole[key])
        assert set(seen[key][6 if key == "action_top" else 0 :]) == {"?"}
        assert "?" not in whole[key]
    for key in ("action_used", "adversary_used", "specials", "life", "ki", "enemy_life", "round"):
        assert seen[key] == whole[key]
    with pytest.raises(FormError) as refused:
        GAME.position(t.position(0), YARD)
    assert "a position with unknown cards cannot be played" in refused.value.text("en")
    assert refused.value.lines("en") != refused.value.lines("fr")


def test_ws_v1_in_a_duel_the_other_hand_is_hidden() -> None:
    t = yard(mode="duel", hand=CALM * 2, seats=[{}, {}])
    tops = [tomllib.loads(t.position(p))["action_top"] for p in (0, 1)]
    assert [sorted(top[:6]) == sorted(CALM) for top in tops] == [True, False]
    assert [sorted(top[6:12]) == sorted(CALM) for top in tops] == [False, True]
    assert set(tops[0][6:]) == set(tops[1][:6]) == set(tops[1][12:]) == {"?"}


# --- refused


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        ({"life": 0}, "life: found 0, expected a whole number from 1 to 99", "de 1 à 99"),
        ({"ki": 6}, "ki: found 6, expected a whole number from 0 to 5", "de 0 à 5"),
        ({"weapon": "naginata", "ki": 3}, "ki: found 3, expected a whole number from 0 to 2", "de 0 à 2"),
        ({"die": 7}, "die: found 7, expected a whole number from 1 to 6", "de 1 à 6"),
        ({"die": 0}, "die: found 0", "die : trouvé 0"),
        ({"round": 200}, "round: found 200, expected a whole number from 1 to 199", "de 1 à 199"),
        ({"enemy_life": 0}, "enemy_life: found 0", "enemy_life : trouvé 0"),
        ({"enemy_ki": -1}, "enemy_ki: found -1", "enemy_ki : trouvé -1"),
        ({"life": "8"}, 'life: found "8"', 'life : trouvé "8"'),
        ({"life": True}, "life: found true", "life : trouvé true"),
        (
            {"action_top": ["drop"] * 3},
            'action_top[2]: found "drop", expected at most 2 of this card in the whole position',
            "attendu au plus 2 de cette carte dans toute la position",
        ),
        (
            {"wound_top": ["head", "head"]},
            'wound_top[1]: found "head", expected at most 1',
            "attendu au plus 1 de cette carte",
        ),
        ({"adversary_top": ["hard"]}, 'adversary_top[0]: found "hard"', 'adversary_top[0] : trouvé "hard"'),
        ({"action_top": ["pusch"]}, 'action_top[0]: found "pusch"', "push"),
        ({"action_top": [3]}, "action_top[0]: found 3", "action_top[0] : trouvé 3"),
        ({"action_top": "push"}, 'action_top: found "push", expected a list', "une liste"),
        ({"specials": ["push"]}, "expected the id of a Special Action card", "d'une carte Action Spéciale"),
        ({"action_top": ["wall"]}, 'action_top[0]: found "wall"', 'action_top[0] : trouvé "wall"'),
        ({"adversary_top": ["push"]}, 'adversary_top[0]: found "push"', 'adversary_top[0] : trouvé "push"'),
        ({"adversary_used": ["cut"]}, 'adversary_used[0]: found "cut"', 'adversary_used[0] : trouvé "cut"'),
        ({"action_used": ["head"]}, 'action_used[0]: found "head"', 'action_used[0] : trouvé "head"'),
        ({"wound_top": ["ace"]}, 'wound_top[0]: found "ace"', 'wound_top[0] : trouvé "ace"'),
        ({"special_top": ["push"]}, 'special_top[0]: found "push"', 'special_top[0] : trouvé "push"'),
        ({"held": "broom"}, 'held: found "broom", expected one of katana', "l'un de katana"),
        ({"enemy": "takeshi", "ki": 0}, "ki: found 0 against Takeshi, expected at least 1", "WS-E2"),
        (
            {"mode": "dojo", "broken": ["katana"]},
            "held: found the broken weapon katana",
            "l'arme brisée katana",
        ),
        (
            {"mode": "dojo", "broken": ["bokken"], "held": "bokken"},
            "held: found the broken weapon bokken",
            "WS-G4",
        ),
        ({"purse": 3}, 'unknown key "purse"', "clé inconnue"),
        ({"opponent": VILLAGER}, 'unknown key "opponent"', "clé inconnue"),
        (
            {"mode": "dojo", "opponent": VILLAGER},
            f'opponent: found "{VILLAGER}"',
            f'opponent : trouvé "{VILLAGER}"',
        ),
        ({"mode": "dojo", "waiting": [VILLAGER]}, "waiting[0]: found", "waiting[0] : trouvé"),
        ({"mode": "dojo", "broken": ["broom"]}, 'broken[0]: found "broom"', "l'un de katana"),
        ({"mode": "dojo", "bonus": {"force": 5}}, "bonus.force: found 5", "bonus.force : trouvé 5"),
        ({"mode": "dojo", "redrawn": 1}, "redrawn: found 1, expected true or false", "redrawn : trouvé 1"),
        ({"mode": "duel"}, "seats is missing", "il manque seats"),
        ({"mode": "duel", "seats": [{}]}, "seats[1].life: found 0", "seats[1].life : trouvé 0"),
        ({"mode": "duel", "seats": [{}, {"life": 0}]}, "seats[1].life: found 0", "seats[1].life : trouvé 0"),
        ({"mode": "duel", "seats": [{}, {"purse": 0}]}, 'unknown key "purse"', "clé inconnue"),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused_with_the_reason_in_both_languages(
    given: dict[str, object], english: str, french: str
) -> None:
    data: dict[str, object] = {"game": "way-of-the-samurai", **given}
    with pytest.raises(FormError) as refused:
        GAME.position(write_toml(data), YARD)
    assert any(english in line for line in refused.value.lines("en")), refused.value.text()
    assert any(french in line for line in refused.value.lines("fr")), refused.value.text("fr")


def test_every_problem_is_told_at_once() -> None:
    data: dict[str, object] = {
        "game": "way-of-the-samurai",
        "life": 0,
        "die": 9,
        "action_top": ["nobody", "tire"],
        "round": 0,
        "purse": 1,
    }
    with pytest.raises(FormError) as refused:
        GAME.position(write_toml(data), YARD)
    assert len(refused.value.lines()) == 5


def test_a_position_that_is_no_toml_or_of_another_game() -> None:
    for text in ("game = ", 'game = "gosu-x"', ""):
        with pytest.raises(FormError):
            GAME.position(text)
