"""Way of the Samurai for Gymnasium; importing this module registers it."""

import json
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np

from honjin.core.origin import ENDINGS
from honjin.rl.bout import Bout
from honjin.rl.seen import Seen, action_space, observation_space, seen_by
from honjin.rl.space import Space

ID: Final = "honjin/WayOfTheSamurai-v0"
GAME: Final = "way-of-the-samurai"
SEAT: Final = 0
SEEDS: Final = 2**63


class SamuraiEnv(gymnasium.Env[Seen, np.int64]):
    """One player against the deck, with the options of `game.new` as keywords.

    An action that is not legal forfeits the game (HJ-E3): the reward is -1, and `info` says what was wrong.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self, render_mode: str | None = None, cards: str | Path | None = None, **options: object
    ) -> None:
        self.space = Space(GAME, None, options, cards)
        if self.space.players > 1:
            raise ValueError("option mode: found 'duel', expected a mode for one player (WS-V1)")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.space)
        self.action_space = action_space(self.space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; `info` tells the seed with which `game.new` begins the same."""
        super().reset(seed=seed)
        begun = str(self.np_random.integers(SEEDS))
        self.bout = Bout(self.space, self.space.begin(begun))
        seen = seen_by(self.bout, SEAT)
        return seen, {"action_mask": seen["action_mask"], "seed": begun}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        if self.bout.is_legal(int(action)):
            reward = self.bout.act(int(action))[SEAT]
            is_over = self.bout.is_over
        else:
            info = {"forfeit": ENDINGS["forfeit"], "refusal": self.bout.refusal(int(action))}
            reward, is_over = -1.0, True
        seen = seen_by(self.bout, SEAT)
        return seen, reward, is_over, False, {"action_mask": seen["action_mask"], **info}

    def render(self) -> str | None:
        """What the seat sees, in words."""
        if self.render_mode is None:
            return None
        view = self.space.game.view(self.bout.state.observe(SEAT), self.space.cards)
        return json.dumps(view, ensure_ascii=False, indent=1)

    def describe(self) -> str:
        """What the columns of an observation mean."""
        return self.space.describe()


gymnasium.register(ID, entry_point="honjin.rl.solo:SamuraiEnv")
