"""Episode: one game being played, in numbers."""

from honjin.engine.machine import State
from honjin.rl.encoding import Numbers, Space


class Episode:
    """What a seat sees and may choose, as the environments tell it."""

    def __init__(self, space: Space, state: State) -> None:
        self.space = space
        self.state = state

    @property
    def is_over(self) -> bool:
        return bool(self.state.is_over)

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return int(self.state.seat)

    def tensor(self, seat: int) -> Numbers:
        return self.space.tensor(self.state, seat)

    def mask(self, seat: int) -> Numbers:
        return self.space.mask(self.state, seat)

    def actions(self) -> list[int]:
        """What the deciding seat may choose, in the order of the numbers."""
        return self.space.legal_actions(self.state, self.seat)

    def is_legal(self, action: int) -> bool:
        return action in self.actions()

    def act(self, action: int) -> list[float]:
        """Choose for the seat that decides; what it brings every seat."""
        if not self.is_legal(action):
            raise ValueError(self.refusal(action))
        reward, s = self.space.reward, self.state
        counted = reward.counted(s)
        s.apply(self.space.actions.numbering.option(action, s.seat))
        return [reward.since(s, seat, counted) for seat in range(self.space.players)]

    def refusal(self, action: int) -> str:
        """Why this action cannot be chosen, and what could."""
        if self.is_over:
            return f"action: found {action}, but the game is over"
        write = self.space.actions.write
        try:
            found = write(action, self.seat)
        except ValueError as wrong:
            return str(wrong)
        legal = self.actions()
        some = ", ".join(f"{number} ({write(number, self.seat)})" for number in legal[:5])
        more = f" and {len(legal) - 5} more" if len(legal) > 5 else ""
        return f"action: found {action} ({found}), which is not legal; legal: {some}{more}"
