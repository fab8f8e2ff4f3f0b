"""Past: every moment that a table has come through, from a state now and then and the choices between."""

from typing import Final

from honjin.engine.machine import State

APART: Final = 16  # choices from one state that is kept to the next


class Past:
    """The choices that stand, by number; `first` of them were made before the table was here (in a dump)."""

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self._codes: list[int] = []
        self._turns: list[int] = []
        self._told: list[int] = []  # facts before each
        self._forced: list[bool] = []  # nothing else could be chosen
        self._kept: list[State] = []

    def add(self, before: State, code: int, told: int, forced: bool) -> None:
        """This choice is made in this state, which nobody changes any more."""
        if len(self._codes) % APART == 0:
            self._kept.append(before)
        self._codes.append(code)
        self._turns.append(int(before.turn))
        self._told.append(told)
        self._forced.append(forced)

    def state(self, made: int) -> State:
        """The state after so many choices."""
        at = made - self.first
        state = self._kept[at // APART].clone()
        for code in self._codes[at - at % APART : at]:
            state.apply(code)
        return state

    def code(self, made: int) -> int:
        """The choice that was made next."""
        return self._codes[made - self.first]

    def turn(self, made: int) -> int:
        return self._turns[made - self.first]

    def forced(self, made: int) -> bool:
        """Whether the choice that was made next was the only one."""
        return self._forced[made - self.first]

    def told(self, made: int) -> int:
        """How many facts there were."""
        return self._told[made - self.first]

    def forget(self, made: int) -> None:
        """All after so many choices."""
        at = made - self.first
        for known in (self._codes, self._turns, self._told, self._forced):
            del known[at:]
        del self._kept[-(-at // APART) :]

    def copy(self) -> "Past":
        twin = Past(self.first)
        twin._codes, twin._turns, twin._told = list(self._codes), list(self._turns), list(self._told)
        twin._forced = list(self._forced)
        twin._kept = list(self._kept)
        return twin
