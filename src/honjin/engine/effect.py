"""Control effects: how effects are put together, in any game."""

from typing import ClassVar

from mypy_extensions import i64

from honjin.engine.machine import Decision, Effect, S, State


class Seq(Effect):
    """One after the other, for the same player and from the same card."""

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> list[Effect]:
        return self.steps

    def resolve(self, s: State) -> None:
        step = s.step
        if step == len(self.steps):
            s.pop()
            return
        s.step = step + 1
        s.push(self.steps[step], s.player, s.source)


class EachPlayer(Effect):
    """Everybody in turn, clockwise from the frame's player."""

    rounds: ClassVar[i64] = 4  # as many as can play

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def resolve(self, s: State) -> None:
        step = s.step
        if step == s.players:
            s.pop()
            return
        s.step = step + 1
        s.push(self.effect, (s.player + step) % s.players, s.source)


class Steps(Effect[S]):
    """An effect with steps of its own, one after the other."""

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps
        self.then = Seq(steps)

    def parts(self) -> list[Effect]:
        return [self.then]


class Question(Decision[S]):
    """A decision with steps that may follow from it."""

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps
        self.then = Seq(steps)

    def parts(self) -> list[Effect]:
        return [self.then]
