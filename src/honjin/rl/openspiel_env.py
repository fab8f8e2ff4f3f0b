"""All games for OpenSpiel; importing this module registers them."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from honjin.engine.chance import Stream
from honjin.engine.machine import NOBODY, State
from honjin.games import GAMES
from honjin.rl.encoding import Space
from honjin.rl.engine.reward import ONLY_THE_END
from honjin.rl.episode import Episode
from honjin.table.game import Game

DEALS: Final = 1000
LONGEST: Final = 10_000  # decisions; random games have some hundred at most
MOST_COUNTED: Final = 1000  # of what is rewarded one by one, without an end
RECALL_BYTES: Final = 16


def spiel_name(game: str) -> str:
    return f"honjin_{game.replace('-', '_')}"


@cache
def space_of(game: str, players: int, options: tuple[tuple[str, str], ...], cards: str) -> Space:
    """One for all states of a game, also for those that come back from their bytes."""
    return Space(game, players, dict(options), cards or None)


class Played:
    """A game after its deal: the state, what came of it so far, and what each seat remembers.

    What a seat remembers is a digest of all it has seen and done, one observation after the other: two
    histories are one information state to a seat if they looked the same to it all the way.
    """

    def __init__(self, key: tuple[Any, ...], state: State) -> None:
        self.key = key
        self.episode = Episode(space_of(*key), state)
        self.returns = [0.0] * self.episode.space.players
        self.recalls = [b""] * self.episode.space.players
        # What the digests have not in them yet: who chose what, whether in secret, and what came of it.
        self.recent: list[tuple[int, int, bool, State]] = [(NOBODY, 0, False, state.clone())]

    def act(self, action: int) -> None:
        episode = self.episode
        seat, secret = episode.seat, episode.state.decision().secret
        rewards = episode.act(action)
        self.returns = [old + new for old, new in zip(self.returns, rewards, strict=True)]
        self.recent.append((seat, action, secret, episode.state.clone()))

    def remember(self) -> list[bytes]:
        """The digests, by seat; made only when they are asked for."""
        for seat, action, secret, state in self.recent:
            for p, recall in enumerate(self.recalls):
                told = f"{seat} {'?' if secret and p != seat else action} ".encode()
                seen = state.observe(p).to_bytes()
                self.recalls[p] = blake2b(recall + told + seen, digest_size=RECALL_BYTES).digest()
        self.recent = []
        return list(self.recalls)

    def resample(self, player: int, stream: Stream) -> None:
        """Deal anew what the player does not know; of what others remember nothing true is left."""
        self.recalls = [self.remember()[player]] * len(self.recalls)
        self.episode.state = self.episode.state.observe(player).sample(stream)

    def view(self, player: int) -> str:
        """All that the player sees and is asked, as JSON."""
        space, s = self.episode.space, self.episode.state
        shown = space.game.view(s.observe(player), space.cards)
        asked = None if s.is_over else {"seat": int(s.seat), "prompt": s.decision().word}
        return json.dumps({**shown, "seat": player, "decision": asked}, ensure_ascii=False)

    def __deepcopy__(self, memo: object) -> "Played":
        twin = Played(self.key, self.episode.state.clone())
        twin.returns, twin.recalls, twin.recent = self.returns, list(self.recalls), list(self.recent)
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Played"], tuple[Any, ...]]:
        return unpack_played, (self.key, self.episode.state.to_bytes(), self.returns, self.remember())


def unpack_played(key: tuple[Any, ...], cells: bytes, returns: list[float], recalls: list[bytes]) -> Played:
    space = space_of(*key)
    played = Played(key, space.game.blank(space.cards, space.players).filled(cells))
    played.returns, played.recalls, played.recent = returns, recalls, []
    return played


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """First one chance node, the deal; after it all chance comes from the deal's key, as in any game here."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.played: Played | None = None

    @property
    def dealt(self) -> Played:
        assert self.played is not None
        return self.played

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.played.episode.is_over else self.played.episode.seat

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.episode.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.episode.actions()

    def _apply_action(self, action: int) -> None:
        if self.played is not None:
            self.played.act(action)
            return
        game = self.get_game()
        self.played = Played(game.key, game.space.begin(f"{game.seed}/{action}"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().space.actions.write(action, player))

    def returns(self) -> list[float]:
        """Nothing before the end: all rewards are terminal, in an endless game too."""
        return self.dealt.returns if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, for search."""
        twin: SpielState = self.clone()
        if twin.played is not None:
            twin.played.resample(player, Stream(int(sampler() * 2**32)))
        return twin

    def __str__(self) -> str:
        if self.played is None:
            return "before the deal"
        space, s = self.played.episode.space, self.played.episode.state
        return json.dumps(space.game.view(s, space.cards), ensure_ascii=False)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options as parameters, `players`, `cards` (a file), `deals` and `seed`."""

    of: ClassVar[Game]
    kind: ClassVar[Any]  # OpenSpiel's description of it

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.of
        given = {**parameters(game), **(params or {})}
        options = {name: given[name] for name in game.settings}
        players = given["players"] or game.players_for(game.check_options(options))[0]
        self.deals: int = given["deals"]
        if self.deals < 1:
            raise ValueError(f"deals: found {self.deals}, expected at least 1")
        self.seed: str = given["seed"]
        self.key = (game.name, players, tuple(sorted(options.items())), given["cards"])
        self.space = space_of(*self.key)
        endless = self.space.reward.counter != ONLY_THE_END
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions.count,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0 if endless else -1.0,
            max_utility=float(MOST_COUNTED) if endless else 1.0,
            utility_sum=None if is_general(game) else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "Observer":
        return Observer(self.space, iig_obs_type)


class Observer:
    """What one player sees: a tensor, and a text to which perfect recall adds all that was seen before."""

    def __init__(self, space: Space, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(space.width, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.played is None else state.played.episode.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.played is None:
            return f"seat {player}, before the deal"
        shown = state.played.view(player)
        return f"{shown} {state.played.remember()[player].hex()}" if self.recalls else shown


def parameters(game: Game) -> dict[str, Any]:
    """What a game of OpenSpiel can be given, and what it is otherwise; no players: as few as possible."""
    options = {name: setting.values[0] for name, setting in game.settings.items()}
    return {**options, "players": 0, "cards": "", "deals": DEALS, "seed": ""}


def is_general(game: Game) -> bool:
    """Whether what all win need not add up to nothing: one plays alone."""
    return game.fewest == 1


def register(game: Game) -> None:
    utility = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=f"Honjin: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if is_general(game) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )
    # A class, not a function: OpenSpiel drops what was registered when Python is already gone, and only a
    # class survives that.
    pyspiel.register_game(kind, type(spiel_name(game.name), (SpielGame,), {"of": game, "kind": kind}))


for registered in GAMES.values():
    register(registered)
