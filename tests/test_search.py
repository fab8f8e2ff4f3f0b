"""The search: legal, honest, repeatable, within its budget, and it sees what wins."""

from collections import Counter
from itertools import pairwise

import gosu_x
import pytest
from _pytest.mark import ParameterSet

import honjin
from honjin.bots.bot import Budget, observation_hash
from honjin.bots.levels import LEVELS, levels_of, make_bot
from honjin.bots.searcher import Searcher
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.engine.search import Search
from honjin.games import GAMES
from honjin.table.table import Table
from honjin.table.weights import read_file

ARMIES = ("gosu-x", "gosu-tactics")


def slow(level: str) -> ParameterSet:
    return pytest.param(level, marks=pytest.mark.slow)


def situation(name: str, seed: str, made: int) -> Table:
    """A game that chance has led so far, at a decision with several options."""
    table = honjin.game(name).new(seed=seed)
    stream = Stream(7)
    while made > 0 or (table.decision is not None and len(table.decision.options) == 1):
        assert table.decision is not None, "this game is shorter"
        options = table.decision.options
        table.play(options[stream.below(len(options))])
        made -= 1
    return table


def observed(table: Table) -> State:
    assert table.decision is not None
    return table.state.observe(table.decision.seat)


def searched(s: State, name: str, simulations: int, seed: int = 1) -> Search:
    search = Search(GAMES[name].evaluation(s.book.ids), seed, GAMES[name].foresight, 1.5)
    search.run(s, simulations)
    return search


@pytest.mark.parametrize("name", ARMIES)
@pytest.mark.parametrize("made", [0, 20, 40])
def test_every_simulation_is_counted_once_at_the_root(name: str, made: int) -> None:
    s = observed(situation(name, "root", made))
    tried = searched(s, name, 60).edges(0)
    assert sum(visits for _, visits, _ in tried) == 60
    options = {int(s.option(index)) for index in range(s.offer())}
    assert {option for option, _, _ in tried} <= options
    assert all(0 <= chance <= 1 for _, _, chance in tried)


@pytest.mark.parametrize("name", ARMIES)
def test_the_same_seed_and_observation_give_the_same_choice(name: str) -> None:
    s = observed(situation(name, "again", 25))
    choices = {make_bot(GAMES[name], "easy", 3).pick(s, None) for _ in range(2)}
    assert len(choices) == 1


def test_another_seed_tries_other_worlds() -> None:
    s = observed(situation("gosu-x", "again", 25))
    thoughts = []
    for seed in (3, 4):
        bot = make_bot(GAMES["gosu-x"], "search:60", seed)
        bot.pick(s, None)
        thoughts.append(bot.thought)
    assert thoughts[0] != thoughts[1]


@pytest.mark.parametrize("name", ARMIES)
@pytest.mark.parametrize("level", ["novice", slow("easy"), slow("medium")])
def test_what_the_seat_cannot_know_changes_no_choice(name: str, level: str) -> None:
    for made in (0, 17, 34):
        s = observed(situation(name, f"honest {made}", made))
        twin = s.sample(Stream(made)).observe(s.seat)
        assert observation_hash(twin) == observation_hash(s)
        first, second = (make_bot(GAMES[name], level, 5).pick(seen, None) for seen in (s, twin))
        assert first == second


@pytest.mark.slow
@pytest.mark.parametrize("name", ARMIES)
def test_a_kept_tree_never_offers_what_other_worlds_did(name: str) -> None:
    table = honjin.game(name).new(seed="kept")
    bots = [Searcher(GAMES[name], seat, Budget(12)) for seat in range(table.players)]
    for _ in range(120):
        if table.decision is None:
            break
        seat = table.decision.seat
        table.play(bots[seat].choose(table.observe(seat)))  # IllegalChoice if it were not offered


def test_a_tree_is_kept_between_the_choices_of_a_turn() -> None:
    """Discarding two cards is two choices: the second begins with what was found for it at the first."""
    table = gosu_x.table(army={0: [["volantis"]]}, hand={0: ["obeezs", "nezha", "elle", "quae"]})
    bot = Searcher(GAMES["gosu-x"], 1, Budget(150))
    gosu_x.play(table, "play obeezs", "pay elle")
    first = bot.pick(observed(table), None)
    assert bot.search is not None
    assert bot.search.root == 0
    table.play(table.notation.write(first, 0))
    while table.decision is not None and table.decision.seat == 0 and len(table.decision.options) == 1:
        table.play(table.decision.options[0])
    assert table.decision is not None
    assert table.decision.seat == 0
    bot.pick(observed(table), None)
    assert bot.search.root > 0


JUSTICE_WINS = """
    game = "gosu-x"
    tiles = ["tomorrow", "abhilasha", "galmi", "xi-an"]
    [[seats]]
    clans = ["justice", "tomorrow", "abhilasha"]
    army = [["volantis", "volantis"], ["elle"], []]
    hand = ["justice", "quae", "nezha"]
    supremacy = 1
    flipped = ["tomorrow", "abhilasha"]
    [[seats]]
    clans = ["phoenix", "goan-sul", "narashima"]
    army = [["timer", "timer", "arpia"], ["kaez"], []]
"""


def test_it_plays_the_card_that_wins() -> None:
    """GX-B5: the third tile flipped with a Supremacy token wins; nothing else does."""
    table = honjin.game("gosu-x").position(JUSTICE_WINS)
    assert make_bot(GAMES["gosu-x"], "medium", 1).choose(table.observe(0)) == "play justice"


def test_a_choice_is_worth_what_it_brings_to_who_makes_it() -> None:
    """The other draws a card; then Justice wins, for who plays it."""
    position = JUSTICE_WINS.replace('"justice", "quae"', '"justice known", "quae"')
    table = honjin.game("gosu-x").position(f"to_move = 1\n{position}")
    search = searched(observed(table), "gosu-x", 60)
    drawing = table.notation.read("draw 1", 1)
    assert isinstance(drawing, int)
    table.play("draw 1")
    assert search.advance(drawing, observed(table))
    chances = {table.notation.write(option, 0): chance for option, _, chance in search.edges(search.root)}
    assert chances["play justice"] == 1


def test_it_ends_a_round_that_it_wins() -> None:
    """GT-B2: the other has passed and stands lower, and a third point decides: a pass wins at once."""
    position = """
        game = "gosu-tactics"
        passed = [1]
        [[seats]]
        army = [["prescient", "lorgnik"], [], []]
        points = 2
        [[seats]]
        army = [["gambadak"], [], []]
    """
    table = honjin.game("gosu-tactics").position(position)
    table.play(make_bot(GAMES["gosu-tactics"], "medium", 1).choose(table.observe(0)))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.parametrize("text", ["", "x", "0", "-3", "0s", "nans", "1.5", "infs", "s"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"budget: found .*, expected simulations"):
        Budget.read(text)


def test_budgets() -> None:
    assert Budget.read("2000") == Budget(simulations=2000)
    assert Budget.read("0.5s") == Budget(seconds=0.5)
    s = observed(situation("gosu-x", "budget", 20))
    bot = make_bot(GAMES["gosu-x"], "search:70", 1)
    bot.pick(s, None)
    thought = bot.explain()
    assert thought is not None
    assert thought.simulations == 70
    bot.pick(s, Budget(seconds=0.0001))
    assert bot.explain() is not None
    assert bot.explain().simulations < 70  # type: ignore[union-attr]


def test_an_explanation_begins_with_the_choice() -> None:
    s = observed(situation("gosu-tactics", "explain", 12))
    bot = make_bot(GAMES["gosu-tactics"], "medium", 1)
    chosen = bot.pick(s, None)
    thought = bot.explain()
    assert thought is not None
    assert thought.considered[0].option == chosen
    assert [found.line[0] for found in thought.considered] == [found.option for found in thought.considered]
    assert thought.observation == observation_hash(s)


def test_levels_grow() -> None:
    assert list(LEVELS) == ["novice", "easy", "medium", "hard", "expert"]
    for lower, higher in pairwise(LEVELS.values()):
        assert lower.simulations < higher.simulations
        assert lower.noise >= higher.noise
    assert set(LEVELS) <= set(levels_of(honjin.game("gosu-x")))
    with pytest.raises(ValueError, match="unknown level 'master' for gosu-x, expected one of random, greedy"):
        make_bot(GAMES["gosu-x"], "master", 0)


@pytest.mark.parametrize("name", ARMIES)
def test_a_bot_without_what_was_learnt_judges_otherwise(name: str) -> None:
    s = observed(situation(name, "by hand", 20))
    chances = []
    for kind in ("search", "handmade"):
        bot = make_bot(GAMES[name], f"{kind}:60", 1)
        bot.pick(s, None)
        assert bot.thought is not None
        chances.append({each.option: each.chance for each in bot.thought.considered})
    assert chances[0] != chances[1]


@pytest.mark.parametrize("name", ARMIES)
def test_every_shipped_weight_has_a_name_that_the_game_knows(name: str) -> None:
    game = GAMES[name]
    data = read_file(game.package)
    assert data["cards"] == game.card_set(None).digest
    values, priors = game.weight_names(game.card_set(None).ids)
    assert data["worths"].keys() <= set(values)
    assert data["habits"].keys() <= set(priors)
    assert game.handmade.keys() <= set(values)


@pytest.mark.parametrize("name", honjin.games())
def test_names_and_numbers_of_weights_agree(name: str) -> None:
    """A name for every number that the evaluation can note or look up."""
    game = GAMES[name]
    table = situation(name, "names", 20)
    evaluation = game.evaluation(table.state.book.ids)
    values, priors = game.weight_names(table.state.book.ids)
    for seat in range(table.players):
        assert all(values[feature] for feature, _ in evaluation.features(table.state, seat))
    s = observed(table)
    if priors:
        assert all(priors[evaluation.prior_row(s, s.option(index))] for index in range(s.offer()))


def test_chances_of_all_seats_sum_to_one() -> None:
    for players in (2, 3, 4):
        table = honjin.game("gosu-tactics").new(seed="sum", players=players)
        evaluation = GAMES["gosu-tactics"].evaluation(table.state.book.ids)
        evaluation.evaluate(table.state)
        assert sum(evaluation.chance(seat) for seat in range(players)) == pytest.approx(1)


@pytest.mark.slow
def test_several_processes_add_up_what_they_found() -> None:
    s = observed(situation("gosu-tactics", "together", 12))
    bot = make_bot(GAMES["gosu-tactics"], "search:60x2", 4)
    chosen = bot.pick(s, None)
    thought = bot.explain()
    assert thought is not None
    assert thought.simulations == 60
    apart = [Searcher(GAMES["gosu-tactics"], 4 + index, Budget(30)) for index in range(2)]
    visits: Counter[int] = Counter()
    for single in apart:
        single.pick(s, None)
        assert single.thought is not None
        visits.update({found.option: found.visits for found in single.thought.considered})
    assert {found.option: found.visits for found in thought.considered} == visits
    assert visits[chosen] == max(visits.values())


@pytest.mark.parametrize("text", ["60x", "60x0", "60xtwo", "60x65"])
def test_a_number_of_processes_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"processes: found .*, expected 1 to 64"):
        make_bot(GAMES["gosu-x"], f"search:{text}", 0)
