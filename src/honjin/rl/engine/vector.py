"""Vector: many games at once, one choice in each a step."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from honjin.engine.machine import State
from honjin.rl.engine.buffer import Buffer
from honjin.rl.engine.encoder import Encoder
from honjin.rl.engine.numbering import Numbering
from honjin.rl.engine.reward import Reward


class Vector:
    """A row for each game: what the seat that decides sees, and what it may choose."""

    def __init__(
        self, states: list[State], players: i64, encoder: Encoder, numbering: Numbering, reward: Reward
    ) -> None:
        count: i64 = len(states)
        self.states = states
        self.players = players
        self.encoder = encoder
        self.numbering = numbering
        self.reward = reward
        self.seen = Buffer(count, encoder.width)
        self.legal = Buffer(count, numbering.count)
        self.seats = vec[u8]([0] * count)
        self.done = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * players))
        for row in range(count):
            self.show(row)

    def seat_memory(self) -> memoryview:
        return memoryview(self.seats)

    def done_memory(self) -> memoryview:
        return memoryview(self.done)

    def reward_memory(self) -> memoryview:
        return memoryview(self.rewards)

    def begin(self, row: i64, state: State) -> None:
        """Another game in this row."""
        self.states[row] = state
        self.show(row)

    def find_illegal(self, actions: list[int]) -> int:
        """The first row whose action is not among its options, or -1."""
        for row in range(len(self.states)):
            action: i64 = actions[row]
            if action < 0 or action >= self.numbering.count or self.legal.at(row, action) == 0:
                return row
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Choose in every game; all actions are legal. The rows whose games are over now."""
        finished: list[int] = []
        for row in range(len(self.states)):
            s = self.states[row]
            counted = self.reward.counted(s)
            s.apply(self.numbering.option(actions[row], s.seat))
            for p in range(self.players):
                self.rewards[row * self.players + p] = self.reward.since(s, p, counted)
            if s.is_over:
                self.done[row] = 1
                finished.append(int(row))
            else:
                self.done[row] = 0
                self.show(row)
        return finished

    def show(self, row: i64) -> None:
        """Fill in what the deciding seat sees and may choose, from its observation alone."""
        s = self.states[row]
        seat = s.seat
        observed = s.observe(seat)
        self.seats[row] = u8(seat)
        self.encoder.encode(observed, seat, self.seen, row)
        show_options(observed, self.numbering, self.legal, row)


def show_options(observed: State, numbering: Numbering, legal: Buffer, row: i64) -> None:
    """A 1 for every option of the decision that waits."""
    legal.clear(row)
    for index in range(observed.offer()):
        legal.put(row, numbering.action(observed.option(index), observed.seat), 1)
