"""Batch: many games at once for learning, as numpy arrays that are filled in place."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from honjin.rl.encoding import Numbers, Space
from honjin.rl.engine.vector import Vector
from honjin.rl.episode import Episode

Flags = NDArray[np.bool_]
Rewards = NDArray[np.float64]


class Batch:
    """So many games, one choice in each a step; a game that ends makes place for the next at once.

    The arrays are views of the vector's own memory: each step fills them anew, so copy what you keep.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seed: str | int = 0,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: found {games}, expected at least 1")
        self.space = space = Space(game, players, options, cards)
        self.games = games
        self.seed = seed
        self.begun = [0] * games  # games that ended before, by row
        states = [space.begin(self.seed_of(row)) for row in range(games)]
        self.vector = Vector(states, space.players, space.encoder, space.actions.numbering, space.reward)
        self.observations = np.frombuffer(self.vector.seen.memory(), np.uint8).reshape(games, -1)
        self.masks = np.frombuffer(self.vector.legal.memory(), np.bool_).reshape(games, -1)
        # The same as lists: the first `counts` numbers of a row of `options` are its legal actions.
        self.options = np.frombuffer(self.vector.legal.written_memory(), np.int64).reshape(games, -1)
        self.counts = np.frombuffer(self.vector.legal.count_memory(), np.int64)
        self.seats = np.frombuffer(self.vector.seat_memory(), np.uint8)
        self.rewards = np.frombuffer(self.vector.reward_memory(), np.float64).reshape(games, -1)
        self.dones = np.frombuffer(self.vector.done_memory(), np.bool_)

    def reset(self, seed: str | int) -> tuple[Numbers, Flags]:
        """All games anew; what the deciding seats see, and what they may choose."""
        self.seed = seed
        self.begun = [0] * self.games
        for row in range(self.games):
            self.vector.begin(row, self.space.begin(self.seed_of(row)))
        return self.observations, self.masks

    def seed_of(self, row: int) -> str:
        """The seed of the game now in this row: `game.new` with it begins the same."""
        return f"{self.seed}/{row}/{self.begun[row]}"

    def step(self, actions: ArrayLike) -> tuple[Numbers, Flags, Rewards, Flags]:
        """Choose in every game, for the seat that decides there (`seats`); rewards have a column a seat.

        Where `dones` says so a game has ended by it, and the row already shows the beginning of the next.
        """
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} of shape {given.shape}"
            raise ValueError(
                f"actions: found {found}, expected a whole number for each of {self.games} games"
            )
        chosen: list[int] = given.tolist()
        illegal = self.vector.find_illegal(chosen)
        if illegal >= 0:
            episode = Episode(self.space, self.vector.states[illegal])
            raise ValueError(f"game {illegal}: {episode.refusal(chosen[illegal])}")
        for row in self.vector.step(chosen):
            self.begun[row] += 1
            self.vector.begin(row, self.space.begin(self.seed_of(row)))
        return self.observations, self.masks, self.rewards, self.dones
