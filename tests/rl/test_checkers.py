"""What Gymnasium, PettingZoo and OpenSpiel ask of an environment, by their own checks."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import honjin
from honjin.rl import gym_env, openspiel_env
from honjin.rl.pettingzoo_env import TableEnv, env

# The checks warn of every observation that is a dictionary, as all with a mask are.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)
SAMURAI = gym_env.gym_id("way-of-the-samurai")
ARMIES = (("gosu-x", 2), ("gosu-tactics", 2), ("gosu-tactics", 3), ("gosu-tactics", 4))


# --- Gymnasium


@pytest.mark.parametrize("options", [{}, {"mode": "clan", "weapon": "nodachi"}, {"hard": True}])
def test_gymnasium_s_check(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(SAMURAI, **options).unwrapped)


def test_a_fight_in_gymnasium() -> None:
    fight = gymnasium.make(SAMURAI, enemy="ishida")
    seen, info = fight.reset(seed=4)
    again, same = fight.reset(seed=4)
    assert info["seed"] == same["seed"]
    assert (seen["observation"] == again["observation"]).all()
    assert fight.reset()[1]["seed"] != info["seed"]
    seen, info = fight.reset(seed=4)
    is_over, rewards = False, []
    while not is_over:
        action = fight.action_space.sample(info["action_mask"])
        seen, reward, is_over, cut, info = fight.step(action)
        assert (seen["action_mask"] == info["action_mask"]).all()
        rewards.append(reward)
        assert not cut
    assert rewards[-1] in (1.0, -1.0)
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()


def test_what_is_not_legal_forfeits_the_fight() -> None:
    fight = gymnasium.make(SAMURAI)
    _, info = fight.reset(seed=1)
    _, reward, is_over, _, info = fight.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, info["forfeit"]) == (-1.0, True, "HJ-E3")
    assert "which is not legal" in info["refusal"]


def test_gymnasium_is_for_one_player() -> None:
    with pytest.raises(ValueError, match="expected options for one player"):
        gym_env.SoloEnv("way-of-the-samurai", mode="duel")


# --- PettingZoo


@dictionaries
@pytest.mark.parametrize(("game", "players"), ARMIES)
def test_pettingzoo_s_checks(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=10)
    seed_test(lambda: env(game, players=players), num_cycles=10)


@pytest.mark.slow
@dictionaries
@pytest.mark.parametrize(("game", "players"), ARMIES)
def test_pettingzoo_s_checks_for_long(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=1000)
    seed_test(lambda: env(game, players=players), num_cycles=500)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), ARMIES)
def test_a_game_in_pettingzoo(game: str, players: int) -> None:
    played = env(game, players=players)
    played.reset(seed=3)
    table = honjin.game(game).new(seed=played.infos["seat_0"]["seed"], players=players)
    raw = played.unwrapped
    assert isinstance(raw, TableEnv)
    total = dict.fromkeys(raw.possible_agents, 0.0)
    random = np.random.default_rng(0)
    for agent in played.agent_iter():
        seen, reward, is_over, cut, _ = played.last()
        assert seen is not None
        total[agent] += reward
        assert not cut
        if is_over:
            played.step(None)
            continue
        question = table.decision
        assert question is not None
        assert agent == f"seat_{question.seat}"
        for other in set(raw.possible_agents) - {agent}:
            assert not raw.observe(other)["action_mask"].any()
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        table.play(raw.space.actions.write(int(action), question.seat))
        played.step(action)
    assert table.outcome is not None
    winners = [seat for seat, reward in enumerate(total.values()) if reward > 0]
    assert winners == (list(table.outcome.winners) if len(table.outcome.winners) < players else [])
    assert sum(total.values()) == pytest.approx(0)


def test_pettingzoo_is_for_the_games_with_armies() -> None:
    with pytest.raises(ValueError, match="game: found 'way-of-the-samurai', expected one of gosu-x"):
        TableEnv("way-of-the-samurai")


# --- OpenSpiel

SPIELS: tuple[tuple[str, dict[str, object]], ...] = (
    ("gosu-x", {}),
    ("gosu-x", {"draft": "random", "deals": 7}),
    ("gosu-tactics", {"players": 2}),
    ("gosu-tactics", {"players": 4}),
    ("way-of-the-samurai", {"enemy": "takeshi"}),
    ("way-of-the-samurai", {"mode": "clan"}),
    ("way-of-the-samurai", {"mode": "duel"}),
)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "given"), SPIELS)
def test_openspiel_s_random_simulation(game: str, given: dict[str, object]) -> None:
    loaded = pyspiel.load_game(openspiel_env.spiel_name(game), given)
    pyspiel.random_sim_test(loaded, num_sims=3, serialize=True, verbose=False)


def played_state(game: str, deal: int, choices: int, **given: object) -> pyspiel.State:
    """A game after so many choices, each time another option."""
    state = pyspiel.load_game(openspiel_env.spiel_name(game), given).new_initial_state()
    state.apply_action(deal)
    for turn in range(choices):
        legal = state.legal_actions()
        state.apply_action(legal[turn % len(legal)])
    return state


@pytest.mark.parametrize(("game", "choices"), [("gosu-x", 40), ("gosu-tactics", 30)])
def test_information_states_are_what_a_seat_has_seen(game: str, choices: int) -> None:
    state = (
        played_state(game, 3, choices, draft="random") if game == "gosu-x" else played_state(game, 3, choices)
    )
    player = state.current_player()
    twin = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()
    assert str(twin) != str(state)
    assert twin.information_state_string(1 - player) != state.information_state_string(1 - player)


def test_two_ways_to_one_moment_are_two_information_states() -> None:
    """Perfect recall: what is seen is the same, what was chosen on the way is not."""
    state = played_state("gosu-x", 1, 0)
    first, second = state.clone(), state.clone()
    actions = openspiel_env.space_of(*state.get_game().key).actions
    player = state.current_player()
    picks = [
        actions.read(f"clan {clan}", 0)
        for clan in ("justice", "galmi", "xi-an", "phoenix", "tomorrow", "narashima")
    ]
    for state, order in ((first, (0, 1, 2, 3, 4, 5)), (second, (3, 1, 2, 0, 4, 5))):
        for pick in order:
            state.apply_action(picks[pick])
    assert first.observation_string(player) == second.observation_string(player)
    assert first.information_state_string(player) != second.information_state_string(player)


def test_what_another_chose_in_secret_is_not_in_an_information_state() -> None:
    """GT-S2: all set cards aside before any is shown."""
    state = played_state("gosu-tactics", 4, 2)
    player = state.current_player()
    one, other = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert one.information_state_string(1 - player) == other.information_state_string(1 - player)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_a_state_comes_back_from_its_bytes() -> None:
    state = played_state("gosu-tactics", 5, 25, players=3)
    game, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert str(back) == str(state)
    for player in range(3):
        assert back.information_state_string(player) == state.information_state_string(player)


@pytest.mark.slow
def test_openspiel_s_search_and_environment_take_the_games() -> None:
    state = played_state("gosu-tactics", 2, 12)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, random), 2.0, 3, random_state=random
    )
    assert bot.step(state) in state.legal_actions()
    environment = rl_environment.Environment(state.get_game())
    step = environment.reset()
    asked = step.observations["current_player"]
    step = environment.step([step.observations["legal_actions"][asked][0]])
    assert not step.last()


def test_parameters_that_cannot_be_are_refused() -> None:
    with pytest.raises((ValueError, RuntimeError), match="deals: found 0"):
        pyspiel.load_game("honjin_gosu_x", {"deals": 0})
    with pytest.raises((ValueError, RuntimeError), match="players: found 9"):
        pyspiel.load_game("honjin_gosu_tactics", {"players": 9})
