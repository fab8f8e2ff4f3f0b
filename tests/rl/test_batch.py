"""Batches: many games at once are the same games one by one."""

import subprocess
import sys
from hashlib import blake2b

import numpy as np
import pytest
from numpy.typing import NDArray

import honjin
from honjin.rl.batch import Batch
from honjin.rl.episode import Episode

GAMES = (("gosu-x", 2), ("gosu-tactics", 2), ("gosu-tactics", 4), ("way-of-the-samurai", 1))


def first_legal(batch: Batch, turn: int) -> NDArray[np.int64]:
    """In each game one of its options, another at every turn."""
    return np.array(
        [np.flatnonzero(mask)[turn % count] for mask, count in zip(batch.masks, batch.counts, strict=True)]
    )


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_batch_plays_the_games_that_its_seeds_begin(game: str, players: int) -> None:
    batch = Batch(game, 2, "same", players)
    episodes = [Episode(batch.space, batch.space.begin(batch.seed_of(row))) for row in range(2)]
    for turn in range(40):
        for row, episode in enumerate(episodes):
            seat = episode.seat
            assert batch.seats[row] == seat
            assert batch.observations[row].tobytes() == episode.tensor(seat).tobytes()
            assert batch.masks[row].tobytes() == episode.mask(seat).tobytes()
            assert sorted(batch.options[row, : batch.counts[row]]) == episode.actions()
        chosen = first_legal(batch, turn)
        own = [episode.act(int(action)) for episode, action in zip(episodes, chosen, strict=True)]
        _, _, rewards, dones = batch.step(chosen)
        assert rewards.tolist() == own
        assert dones.tolist() == [episode.is_over for episode in episodes]
        for ended in np.flatnonzero(dones).tolist():
            episodes[ended] = Episode(batch.space, batch.space.begin(batch.seed_of(ended)))


def test_a_table_with_the_batch_s_seed_is_the_same_game() -> None:
    batch = Batch("gosu-x", 3, 5, options={"draft": "random"})
    table = honjin.game("gosu-x").new(seed=batch.seed_of(2), options={"draft": "random"})
    for turn in range(30):
        question = table.decision
        assert question is not None
        chosen = first_legal(batch, turn)
        table.play(batch.space.actions.write(int(chosen[2]), question.seat))
        batch.step(chosen)
        assert (
            batch.space.tensor(table.state, int(batch.seats[2])).tobytes() == batch.observations[2].tobytes()
        )


def digest(game: str, players: int) -> str:
    """Of everything that a batch tells in sixty steps."""
    batch, told = Batch(game, 2, "digest", players), blake2b(digest_size=8)
    for turn in range(60):
        for array in batch.step(first_legal(batch, turn)):
            told.update(array.tobytes())
    return told.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_seed_and_actions_lead_to_the_same_in_another_process(game: str, players: int) -> None:
    program = f"from rl.test_batch import digest; print(digest({game!r}, {players}))"
    paths = [path for path in sys.path if path]
    there = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": ":".join(paths), "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == digest(game, players)


@pytest.mark.slow
def test_prizes_of_a_game_add_up_to_nothing() -> None:
    batch = Batch("gosu-tactics", 16, "rewards", 3)
    ended = []
    for turn in range(400):
        _, _, rewards, dones = batch.step(first_legal(batch, turn))
        assert (rewards[~dones] == 0).all()
        ended += rewards[dones].tolist()
    assert ended
    assert all(sum(rewards) == pytest.approx(0) for rewards in ended)
    assert all(max(rewards) == 1 or rewards.count(max(rewards)) > 1 for rewards in ended)


def test_alone_a_game_is_won_or_lost() -> None:
    batch = Batch("way-of-the-samurai", 4, "alone")
    ended = []
    for turn in range(80):
        _, _, rewards, dones = batch.step(first_legal(batch, turn))
        ended += rewards[dones, 0].tolist()
    assert set(ended) <= {1.0, -1.0}
    assert ended


def test_the_next_game_of_a_row_is_another_deal() -> None:
    batch, games = Batch("way-of-the-samurai", 4, "alone"), np.zeros(4, int)
    for turn in range(80):
        games += batch.step(first_legal(batch, turn))[3]
    assert games.sum() > 0
    assert [batch.seed_of(row) for row in range(4)] == [f"alone/{row}/{games[row]}" for row in range(4)]


@pytest.mark.slow
def test_an_enemy_of_the_clan_is_worth_one() -> None:
    batch = Batch("way-of-the-samurai", 8, "clan", options={"mode": "clan"})
    gained, beaten = np.zeros(8), np.zeros(8)
    column = next(field.first for field in batch.space.described if field.name == "beaten")
    for turn in range(400):
        _, _, rewards, dones = batch.step(first_legal(batch, turn))
        gained += rewards[:, 0]
        gained[dones] = 0
        beaten = np.maximum(beaten, batch.observations[:, column])
        assert (gained == batch.observations[:, column]).all()
    assert beaten.max() > 0


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    batch = Batch("gosu-tactics", 2, "wrong")
    before = batch.observations.copy()
    chosen = first_legal(batch, 0)
    wrong = chosen.copy()
    wrong[1] = batch.space.actions.read("pass", 0)
    with pytest.raises(ValueError, match=r"game 1: action: found \d+ \(pass\), which is not legal; legal: "):
        batch.step(wrong)
    wrong[1] = -1
    with pytest.raises(ValueError, match="game 1: action: found -1, expected 0 to"):
        batch.step(wrong)
    for actions in (chosen[:1], chosen / 2, [chosen]):
        with pytest.raises(
            ValueError, match=r"actions: found .*, expected a whole number for each of 2 games"
        ):
            batch.step(actions)
    assert (batch.observations == before).all()
    batch.step(chosen)


def test_reset_begins_again_in_the_same_arrays() -> None:
    batch = Batch("gosu-tactics", 2, "first")
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(first_legal(batch, 0))
    batch.reset("second")
    assert (observations != before).any()
    again = batch.reset("first")
    assert again[0] is observations
    assert again[1] is masks
    assert (observations == before).all()


def test_a_batch_needs_a_game() -> None:
    with pytest.raises(ValueError, match="games: found 0, expected at least 1"):
        Batch("gosu-x", 0)
