"""The games of several for PettingZoo: one agent after the other."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from honjin.games import GAMES
from honjin.rl.encoding import Space
from honjin.rl.episode import Episode
from honjin.rl.spaces import Observed, action_space, observation_space, seen_by

NAMES: Final = tuple(game.name for game in GAMES.values() if game.fewest > 1)
SEEDS: Final = 2**63

Action = Any  # a number, or None from an agent whose game is over


def env(game: str, **keywords: Any) -> BaseWrapper[str, Observed, Action]:
    """A game in PettingZoo's usual wrappers: an action that is not legal ends it, with -1 for its agent."""
    wrapped = TerminateIllegalWrapper(TableEnv(game, **keywords), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class TableEnv(AECEnv[str, Observed, Action]):
    """Agents are the seats, `seat_0` and so on; whoever the game asks is the agent to act."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        if game not in NAMES:
            raise ValueError(f"game: found {game!r}, expected one of {', '.join(NAMES)}")
        self.space = Space(game, players, options, cards)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.space.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Each agent has spaces of its own, since each seeds its own.
        self.observation_spaces = {agent: observation_space(self.space) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.space) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Observed]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the infos tell the seed with which `game.new` begins the same."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        begun = str(self.random.integers(SEEDS))
        self.episode = Episode(self.space, self.space.begin(begun))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": begun} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observed:
        return seen_by(self.episode, self.seats[agent])

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.act(int(action)), strict=True))
        self._accumulate_rewards()
        if self.episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]

    def render(self) -> str | None:
        """What the agent to act sees, in words."""
        if self.render_mode is None:
            return None
        seat = self.seats[self.agent_selection]
        view = self.space.game.view(self.episode.state.observe(seat), self.space.cards)
        return json.dumps(view, ensure_ascii=False, indent=1)

    def describe(self) -> str:
        """What the columns of an observation mean."""
        return self.space.describe()
