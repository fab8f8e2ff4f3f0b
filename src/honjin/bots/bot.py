"""Bot: a player that gets its seat's observation and answers with a choice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from honjin.engine.chance import Stream
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import State
from honjin.table.observation import Observation

Evaluating = Callable[[Sequence[str]], Evaluation]  # the evaluation for these cards


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one choice: so many simulations or seconds, whichever ends first."""

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> "Budget":
        """`2000` simulations, or `0.5s`."""
        number = text.removesuffix("s")
        try:
            found = cls(seconds=float(number)) if text.endswith("s") else cls(simulations=int(number))
        except ValueError:
            found = cls(0)
        if not 0 < (found.seconds or found.simulations or 0) < float("inf"):
            raise ValueError(f"budget: found {text!r}, expected simulations (2000) or seconds (0.5s)")
        return found


@dataclass(frozen=True)
class Considered:
    """An option as the bot saw it: how often it was tried, its chance, and the line foreseen after it."""

    option: int
    visits: int
    chance: float
    line: tuple[int, ...]


@dataclass(frozen=True)
class Thought:
    """What led to a choice; observation and simulations are enough to think it again."""

    observation: str  # its hash
    simulations: int
    considered: tuple[Considered, ...] = ()


class Bot:
    """Chooses from an observation alone; the budget is for bots that think.

    One of your own says in `choose`, or in `pick`, what it chooses.
    """

    thought: Thought | None = None  # about the last choice, of bots that can say

    def choose(self, observation: Observation, budget: Budget | float | None = None) -> str:
        """The notation of one of the options; a whole number means simulations, any other seconds."""
        if isinstance(budget, int):
            budget = Budget(simulations=budget)
        elif isinstance(budget, float):
            budget = Budget(seconds=budget)
        return observation.write(self.pick(observation.state, budget))

    def pick(self, state: State, budget: Budget | None) -> int:
        """One of the options that the observed state offers."""
        raise NotImplementedError

    def explain(self) -> Thought | None:
        """What was considered for the last choice, the best first."""
        return self.thought


class RandomBot(Bot):
    """Any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def pick(self, state: State, budget: Budget | None) -> int:
        chosen = self.stream.below(state.offer())
        return int(state.option(chosen))


def observation_hash(state: State) -> str:
    """Of what a bot sees; equal observations have equal hashes."""
    return blake2b(state.to_bytes(), digest_size=8).hexdigest()
