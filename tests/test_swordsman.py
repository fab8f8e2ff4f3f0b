"""The swordsman: legal and honest choices, a plan for every kind of decision, and far better than chance."""

from collections.abc import Iterator
from itertools import islice

import pytest
from balance_samurai import measure
from samurai import GAME, SIX, attack, drill, gauges, go_on, play, question, small_set, told

import honjin
from honjin.bots.levels import make_bot
from honjin.engine.chance import Stream
from honjin.games.way_of_the_samurai.bots import Swordsman
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.engine.swordsman.answers import choose
from honjin.games.way_of_the_samurai.engine.swordsman.standing import Judge
from honjin.table.table import Table

BOT = Swordsman()


def choice(t: Table) -> str:
    return BOT.choose(t.observe(question(t).seat))


def fight(seed: str, **more: object) -> Iterator[Table]:
    """The table at every decision of a game that the swordsman plays, for both sides of a duel."""
    t = GAME.new(seed=seed, options=more)
    while t.decision is not None:
        yield t
        t.play(choice(t))


def chance(t: Table, **changed: int) -> float:
    """What the seat's standing would be worth with this changed."""
    s = t.observe(0).state
    assert isinstance(s, SamuraiState)
    judge = Judge(s, 0)
    now = {"life": judge.life, "ki": judge.ki, "enemy_life": judge.enemy_life, "enemy_ki": judge.enemy_ki}
    return judge.chance(**{**now, "die": judge.die, "specials": judge.specials, **changed})


# --- legal and honest

Setting = dict[str, object]
CLIMATES: list[Setting] = [
    {"location": "forest", "climate": climate.id, "easy": ["best-of-three"]} for climate in BOX.climates
]
WEAPONS: list[Setting] = [{"weapon": weapon.id} for weapon in BOX.weapons]
ENEMIES: list[Setting] = [{"enemy": enemy.id} for enemy in BOX.enemies]
SETTINGS: list[Setting] = [
    *WEAPONS,
    *ENEMIES,
    *CLIMATES,
    {"mode": "clan", "hard": True},
    {"mode": "dojo", "events": "hard"},
    {"mode": "village"},
    {"mode": "duel"},
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: "-".join(str(v) for v in setting.values()))
def test_it_plays_every_setting_to_the_end_and_does_not_look_at_hidden_cards(
    setting: Setting,
) -> None:
    """Every choice is played, so it is legal; every fifth is the same if the hidden cards are dealt anew."""
    stream = Stream(5)
    for number, t in enumerate(fight("honest", **setting)):
        if number % 5 == 0:
            observation = t.observe(question(t).seat)
            twin = t.going_on_from(observation.state.sample(stream))
            assert choice(twin) == choice(t)


@pytest.mark.parametrize("mode", ["fight", "dojo", "duel"])
def test_in_a_whole_world_it_sees_no_more_than_its_seat(mode: str) -> None:
    """Playing on in a world that was dealt, it is given the world itself."""
    for t in islice(fight("world", mode=mode), 60):
        observed = t.observe(question(t).seat).state
        assert isinstance(observed, SamuraiState)
        assert isinstance(t.state, SamuraiState)
        assert choose(t.state) == choose(observed)


def test_it_is_the_same_player_every_time() -> None:
    first, second = ([choice(t) for t in fight("again")] for _ in range(2))
    assert first == second


def test_it_is_no_player_of_other_games() -> None:
    with pytest.raises(ValueError, match="swordsman"):
        make_bot(honjin.game("gosu-x"), "swordsman", 0)


# --- strength


@pytest.mark.slow
def test_it_wins_far_more_than_chance() -> None:
    ishida = {"enemy": "ishida", "weapon": "katana"}
    swordsman, chance = (
        measure("swordsman", 24, "strength", ishida),
        measure("random", 24, "strength", ishida),
    )
    assert chance.wins <= 1
    assert swordsman.wins >= 4
    assert swordsman.combos.total() > chance.combos.total()


# --- what it thinks of a standing


def test_more_of_its_own_is_better_and_more_of_the_enemys_is_worse() -> None:
    t = GAME.new(seed="standing")
    now = chance(t)
    for better in ({"life": 9}, {"specials": 1}, {"die": 2}, {"enemy_life": 7}, {"enemy_ki": 4}):
        assert chance(t, **better) > now
    for worse in ({"life": 7}, {"ki": 4}, {"enemy_life": 9}, {"enemy_ki": 6}):
        assert chance(t, **worse) < now


def test_a_fight_that_is_over_is_won_or_lost() -> None:
    assert chance(GAME.new(seed="over"), enemy_life=0) == 1
    assert chance(GAME.new(seed="over"), life=0) == 0
    assert chance(GAME.new(seed="over", options={"enemy": "takeshi"}), ki=0) == 0  # WS-E2


def test_no_ki_counts_the_loss_to_come() -> None:
    t = GAME.new(seed="no ki")
    assert chance(t, enemy_ki=0, enemy_life=2) > 0.9  # WS-K1
    assert chance(t, ki=0, life=2) < 0.1
    bokken = GAME.new(seed="no ki", options={"weapon": "bokken"})
    assert chance(bokken, ki=0, life=2) > chance(t, ki=0, life=2)  # WS-A7


# --- each kind of decision


def against(
    hand: tuple[str, ...] = SIX, *, at: dict[str, object] | None = None, **adversary: object
) -> Table:
    """A round against nine Adversaries alike; they do nothing but what is said."""
    asked = {} if {"force", "technique"} & set(adversary) else {"force": 4, "technique": 4}
    alike = {"name": "Wall", "guard": -2, "copies": 9, **asked, **adversary}
    hard = {"name": "Hard", "hard": True}
    return drill(hand, (), cards=small_set(adversaries=[alike, hard]), **(at or {}))


def let_it_play(t: Table, until: str) -> Table:
    """The swordsman plays until this is asked."""
    while question(t).prompt != until:
        t.play(choice(t))
    return t


def test_placing_pierces_what_can_be_pierced() -> None:
    t = let_it_play(against(force=2, technique=2, life=1, at={"enemy_life": 1}), "before-strike")
    assert gauges(t)[0] >= 2
    assert gauges(t)[1] >= 2


def test_a_joker_is_used_for_what_is_missing() -> None:
    hand = ("joker", "technique-2", "guard-1", "guard-1", "guard-2", "guard-2")
    t = against(hand, technique=3, life=1, at={"enemy_life": 1})
    while t.decision is not None:
        t.play(choice(t))
    assert t.outcome is not None
    assert (t.outcome.winners, t.view(0)["round"]) == ((0,), 1)


def test_ki_draws_a_card_where_only_another_one_saves_the_fight() -> None:
    hand = (
        "guard-minus-1",
        "guard-minus-2",
        "guard-minus-1",
        "guard-minus-2",
        "technique-minus-2",
        "technique-1",
    )
    t = against(hand, force=1, life=1, at={"enemy_life": 1, "life": 1})
    let_it_play(t, "before-strike")
    assert told(t, "paid-ki")


def test_guard_is_bought_against_a_grave_wound_and_not_against_nothing() -> None:
    t = let_it_play(against(("force-1",) * 3 + ("force-2",) * 3, guard=1, wound=2), "before-counter")
    assert choice(t) == "ki guard"
    assert choice(let_it_play(against(), "before-counter")) == "go on"


def test_the_nodachi_buys_the_level_that_wins() -> None:
    hand = ("guard-1", "guard-1", "guard-2", "guard-2", "red-guard-1", "guard-2-force-minus-1")
    t = let_it_play(
        against(hand, force=1, life=1, at={"weapon": "nodachi", "enemy_life": 1}), "before-strike"
    )
    assert choice(t) == "ki force"


def test_a_black_combo_is_collected() -> None:
    black = ("force-1", "force-1", "force-2", *SIX[2:5])
    t = finish_to(attack(against(black), *black[:3]), "collecting")
    assert choice(t) in ("combo ki", "combo special")


def test_a_red_combo_raises_the_die() -> None:
    red = ("red-force-1", "red-force-1", "red-guard-1", *SIX[:3])
    t = finish_to(attack(against(red), *red[:3]), "collecting")
    assert choice(t) == "combo die"


def test_the_die_is_cashed_where_it_wins() -> None:
    t = finish_to(attack(against(at={"die": 3, "enemy_life": 1}), *SIX[:3]), "collecting")
    assert choice(t) == "cash die"


@pytest.mark.parametrize(
    ("left", "wanted"), [({"enemy_life": 1}, "life"), ({"enemy_ki": 1, "enemy_life": 2}, "ki")]
)
def test_of_two_losses_it_takes_the_one_that_wins(left: dict[str, object], wanted: str) -> None:
    t = against(force=-2, technique=-2, life=1, ki=1, either=True, at=left)
    assert choice(finish_to(attack(t, *SIX[:3]), "take-one")) == wanted


def test_in_the_fire_it_keeps_the_last_life() -> None:
    t = against(at={"location": "guard-place", "climate": "fire", "life": 1})
    assert choice(let_it_play(t, "lose-one")) == "ki"


def test_the_bokken_turns_life_into_ki_before_a_round_without_ki_ends() -> None:
    t = let_it_play(against(at={"weapon": "bokken", "ki": 0, "life": 6}), "before-end")
    assert choice(t) == "life to ki"


def test_of_three_cards_it_keeps_the_best_and_in_the_fog_it_discards_the_worst() -> None:
    hand = (*SIX[:5], "force-minus-2", "force-minus-2", "guard-1", "force-2-technique-2")
    t = play(against(hand, at={"easy": ["best-of-three"]}), "ki best")
    assert choice(t) == "choose force-2-technique-2"
    fog = against(hand[:6], at={"location": "guard-place", "climate": "fog"})
    assert choice(play(fog, "ki draw")) == "discard force-minus-2"


def test_a_hopeless_hand_is_exchanged_and_a_good_one_kept() -> None:
    bad = (
        "force-minus-2",
        "technique-minus-2",
        "guard-minus-2",
        "guard-minus-2",
        "guard-minus-1",
        "guard-minus-1",
    )
    for hand, wanted in ((bad, "mulligan"), (SIX, "keep")):
        t = against(hand, force=1, life=1, guard=2, wound=2, at={"mode": "dojo"})
        assert choice(go_on(t)) == wanted


def finish_to(t: Table, wanted: str) -> Table:
    while question(t).prompt != wanted:
        t.play("go on")
    return t
