"""The games that one can play alone for Gymnasium; importing this module registers them."""

import json
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np

from honjin.games import GAMES
from honjin.rl.encoding import Space
from honjin.rl.episode import Episode
from honjin.rl.spaces import Observed, action_space, observation_space, seen_by
from honjin.table.choice import ENDINGS

SEAT: Final = 0
SEEDS: Final = 2**63


def gym_id(game: str) -> str:
    """`honjin/` and the name, as Gymnasium writes names."""
    return f"honjin/{''.join(word.capitalize() for word in game.split('-'))}-v0"


class SoloEnv(gymnasium.Env[Observed, np.int64]):
    """A game for one, with the options of `game.new` as keywords.

    An action that is not legal forfeits the game (HJ-E3): the reward is -1, and `info` says what was wrong.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self, game: str, render_mode: str | None = None, cards: str | Path | None = None, **options: object
    ) -> None:
        self.space = Space(game, None, options, cards)
        if self.space.players > 1:
            raise ValueError(f"players: found {self.space.players}, expected options for one player (HJ-O1)")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.space)
        self.action_space = action_space(self.space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game; `info` tells the seed with which `game.new` begins the same."""
        super().reset(seed=seed)
        begun = str(self.np_random.integers(SEEDS))
        self.episode = Episode(self.space, self.space.begin(begun))
        seen = seen_by(self.episode, SEAT)
        return seen, {"action_mask": seen["action_mask"], "seed": begun}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        if self.episode.is_legal(int(action)):
            reward = self.episode.act(int(action))[SEAT]
            is_over = self.episode.is_over
        else:
            info = {"forfeit": ENDINGS["forfeit"], "refusal": self.episode.refusal(int(action))}
            reward, is_over = -1.0, True
        seen = seen_by(self.episode, SEAT)
        return seen, reward, is_over, False, {"action_mask": seen["action_mask"], **info}

    def render(self) -> str | None:
        """What the seat sees, in words."""
        if self.render_mode is None:
            return None
        view = self.space.game.view(self.episode.state.observe(SEAT), self.space.cards)
        return json.dumps(view, ensure_ascii=False, indent=1)

    def describe(self) -> str:
        """What the columns of an observation mean."""
        return self.space.describe()


for registered in GAMES.values():
    if registered.fewest == 1:
        gymnasium.register(
            gym_id(registered.name), entry_point=f"{__name__}:SoloEnv", kwargs={"game": registered.name}
        )
