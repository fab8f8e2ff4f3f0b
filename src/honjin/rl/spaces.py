"""What Gymnasium and PettingZoo are given: spaces, and dictionaries of an observation and its mask."""

from typing import Any

import numpy as np
from gymnasium import spaces

from honjin.rl.encoding import Space
from honjin.rl.episode import Episode

Observed = dict[str, Any]


def observation_space(space: Space) -> spaces.Dict:
    """`observation` is the tensor, `action_mask` says what may be chosen."""
    most = np.array(space.most, np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (space.actions.count,), np.int8),
        }
    )


def action_space(space: Space) -> spaces.Discrete:
    return spaces.Discrete(space.actions.count)


def seen_by(episode: Episode, seat: int) -> Observed:
    return {"observation": episode.tensor(seat), "action_mask": episode.mask(seat).view(np.int8)}
