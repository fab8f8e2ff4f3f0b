"""The rehearsal: legal and honest in every mode, repeatable, within its budget, and near the best choice."""

from itertools import islice, pairwise

import optimum
import pytest
from samurai import GAME, SIX, drill, question, small_set

from honjin.bots.bot import Budget, observation_hash
from honjin.bots.levels import make_bot
from honjin.engine.chance import Stream
from honjin.games.way_of_the_samurai.bots import BOTS, Rehearser
from honjin.games.way_of_the_samurai.engine.rehearsal import Rehearsal
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.table.table import Table
from honjin.table.weights import read_file

MODES = ["fight", "clan", "dojo", "village", "duel"]


def moments(mode: str, seed: str, most: int) -> list[Table]:
    """Tables where there is a choice, from a game that chance leads."""
    table, stream = GAME.new(seed=seed, options={"mode": mode}), Stream(3)
    found: list[Table] = []
    while table.decision is not None and len(found) < most:
        options = table.decision.options
        if len(options) > 1:
            found.append(table.clone())
        table.play(options[stream.below(len(options))])
    return found


def seen(table: Table) -> SamuraiState:
    state = table.state.observe(question(table).seat)
    assert isinstance(state, SamuraiState)
    return state


def rehearsed(s: SamuraiState, simulations: int, noise: float = 0.0) -> Rehearsal:
    rehearsal = Rehearsal(GAME.evaluation(s.book.ids), s, 1, simulations, noise)
    rehearsal.run(simulations)
    return rehearsal


# --- legal, honest, repeatable


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("level", ["novice", "search:8"])
def test_it_plays_every_mode(mode: str, level: str) -> None:
    table = GAME.new(seed="play", options={"mode": mode})
    bots = [make_bot(GAME, level, seat) for seat in range(table.players)]
    for _ in range(20):
        if table.decision is not None:
            seat = table.decision.seat
            table.play(bots[seat].choose(table.observe(seat)))  # IllegalChoice if it were not offered


@pytest.mark.parametrize("mode", MODES)
def test_what_the_seat_cannot_know_changes_nothing(mode: str) -> None:
    for table in moments(mode, "honest", 24)[::8]:
        s = seen(table)
        twin = s.sample(Stream(7)).observe(s.seat)
        thoughts = []
        for observed in (s, twin):
            bot = make_bot(GAME, "search:12", 5)
            bot.pick(observed, None)
            thoughts.append(bot.explain())
        assert thoughts[0] == thoughts[1]


def test_a_budget_in_seconds_is_thought_again_with_the_same_simulations() -> None:
    for table in moments("fight", "seconds", 9)[::4]:
        s, bot = seen(table), Rehearser(GAME, 2, Budget(seconds=0.02))
        bot.pick(s, None)
        thought = bot.explain()
        assert thought is not None
        again = Rehearser(GAME, 2, Budget(simulations=thought.simulations))
        again.pick(s, None)
        assert again.explain() == thought


# --- budget and thought


@pytest.mark.parametrize("simulations", [1, 2, 7, 40])
def test_it_keeps_to_its_simulations(simulations: int) -> None:
    for table in moments("fight", "budget", 4):
        rehearsal = rehearsed(seen(table), simulations)
        assert 0 < rehearsal.simulations <= simulations or len(rehearsal.live) == 1
        assert rehearsal.simulations == sum(rehearsal.tried)


def test_options_that_are_clearly_behind_are_given_up() -> None:
    """WS-R8: one card wins at once, the others do not."""
    rehearsal = rehearsed(seen(winning()), 200)
    assert len(rehearsal.live) == 1
    assert rehearsal.simulations < 200
    assert rehearsal.chance(int(rehearsal.best())) == 1


def winning() -> Table:
    """The last card of an attack: Technique 3 wins, else the Counter-attack takes the last Life."""
    wall = {"name": "Wall", "technique": 3, "life": 1, "guard": 4, "hit_life": 1, "copies": 9}
    hard = {"name": "Hard", "hard": True}
    cards = small_set(adversaries=[wall, hard])
    table = drill(("technique-1", *SIX[:1], *SIX[2:]), (), cards=cards, enemy_life=1, life=1, ki=0)
    for choice in ("place technique-1", "place force-1"):
        table.play(choice)
    return table


def test_it_takes_the_win() -> None:
    assert make_bot(GAME, "search:40", 1).choose(winning().observe(0)) == "place technique-2"


def test_an_explanation_begins_with_the_choice() -> None:
    table = moments("fight", "explain", 3)[-1]
    s, bot = seen(table), make_bot(GAME, "search:30", 1)
    chosen = bot.pick(s, None)
    thought = bot.explain()
    assert thought is not None
    assert thought.observation == observation_hash(s)
    assert thought.considered[0].option == chosen
    assert sum(option.visits for option in thought.considered) == thought.simulations
    assert all(option.line[0] == option.option for option in thought.considered)
    assert all(0 <= option.chance <= 1 for option in thought.considered)


# --- levels


def test_levels_grow() -> None:
    assert list(BOTS.levels) == ["novice", "easy", "medium", "hard", "expert"]
    for lower, higher in pairwise(BOTS.levels.values()):
        assert lower.simulations <= higher.simulations
        assert lower.noise >= higher.noise
        assert lower != higher


def test_medium_is_the_swordsman_and_novice_errs() -> None:
    tables = moments("fight", "levels", 40)
    chosen = {
        level: [make_bot(GAME, level, 1).pick(seen(table), None) for table in tables]
        for level in ("swordsman", "medium", "novice")
    }
    assert chosen["medium"] == chosen["swordsman"]
    assert chosen["novice"] != chosen["swordsman"]


def test_every_shipped_weight_has_a_name_that_the_game_knows() -> None:
    data, (values, priors) = read_file(GAME.package), GAME.weight_names(())
    assert data["worths"].keys() <= set(values)
    assert GAME.handmade.keys() <= set(values)
    assert not priors


# --- against the exact optimum


def test_near_the_optimum_where_everything_can_be_gone_through() -> None:
    found = optimum.measure(["random", "search:60"], 6, "test", 0)
    assert found["search:60"].mean < 0.01
    assert found["search:60"].mean < found["random"].mean


def test_the_optimum_of_a_sure_win() -> None:
    s = seen(winning())
    values = optimum.Optimum(s).values()
    assert max(values.values()) == 1
    assert sum(value == 1 for value in values.values()) == 1


def test_the_optimum_counts_every_counter_attack() -> None:
    """WS-R5, WS-W1: what is foreseen is the mean over many worlds that are dealt."""
    s = next(islice(optimum.positions(1, "mean", 0), 1))
    values, evaluation, stream = optimum.Optimum(s).values(), GAME.evaluation(s.book.ids), Stream(1)
    option, total, deals = min(values), 0.0, 400
    for _ in range(deals):
        world = s.sample(stream)
        world.apply(option)
        while not world.is_over and world.turn == s.turn:
            best = optimum.Optimum(world.observe(0)).values()
            world.apply(max(best, key=lambda choice: best[choice]))
        evaluation.evaluate(world)
        total += evaluation.chance(0)
    assert total / deals == pytest.approx(values[option], abs=0.04)


def test_every_enemy_is_known_for_what_it_is() -> None:
    """The fights begin alike; how the swordsman fares tells the enemies apart (docs/balance)."""
    chances = {}
    for enemy in ("ishida", "takeshi", "oda", "kempo"):
        state = GAME.new(seed="rank", options={"enemy": enemy}).state
        evaluation = GAME.evaluation(state.book.ids)
        evaluation.evaluate(state)
        chances[enemy] = evaluation.chance(0)
    assert chances["ishida"] > max(chances["takeshi"], chances["oda"])
    assert min(chances["takeshi"], chances["oda"]) > chances["kempo"]
