"""The greedy bot: tries each option in a few worlds it cannot tell apart, and looks where its turn ends."""

from typing import Final

from honjin.bots.bot import Bot, Budget
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.table.game import Game

WORLDS: Final = 3


class GreedyBot(Bot):
    """One step ahead, with the game's own evaluation."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.stream = Stream(seed)

    def pick(self, state: State, budget: Budget | None) -> int:
        options = offered(state)
        if len(options) == 1:
            return options[0]
        seat, turn = int(state.seat), int(state.turn)
        worlds = [state.sample(self.stream) for _ in range(WORLDS)]
        values = []
        for option in options:
            total = 0
            for world in worlds:
                trial = world.clone()
                trial.apply(option)
                self.finish_turn(trial, seat, turn)
                total += self.game.evaluate(trial, seat)
            values.append(total)
        return self.best_of(options, values)

    def finish_turn(self, s: State, seat: int, turn: int) -> None:
        """Answer what this turn still asks: the seat takes what looks best now, others the first option."""
        while not s.is_over and s.turn == turn:
            options = offered(s)
            if s.seat != seat or len(options) == 1:
                s.apply(options[0])
                continue
            values = []
            for option in options:
                trial = s.clone()
                trial.apply(option)
                values.append(self.game.evaluate(trial, seat))
            s.apply(options[values.index(max(values))])

    def best_of(self, options: list[int], values: list[int]) -> int:
        """One of the best: which one must not depend on the order of the cards."""
        top = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == top]
        return best[int(self.stream.below(len(best)))]


def offered(s: State) -> list[int]:
    return [int(s.option(index)) for index in range(s.offer())]
