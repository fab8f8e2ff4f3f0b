"""A bot process: gets an observation on its input, answers with a choice, knows nothing else."""

from typing import Final

import msgspec

from honjin.bots.bot import Budget, Thought
from honjin.bots.hints import chances_of, reasons_for
from honjin.bots.levels import level_of, make_bot
from honjin.engine.machine import State
from honjin.games import GAMES
from honjin.server.processes.worker import serve
from honjin.table.reasons import Reason

MEMORY: Final = 512  # MiB; a search of the strongest level takes some dozens
SECONDS_MAX: Final = 5.0  # a choice; where the engine is interpreted, a level may not get all its simulations


class Question(msgspec.Struct):
    """What a bot is asked: the seat's observation, as the numbers of its buffer."""

    game: str
    level: str
    seed: int
    players: int
    cells: bytes
    why: bool = False  # whether somebody wants to read reasons


class Weighed(msgspec.Struct):
    """An option that was considered: how often it was tried, its chance, the options foreseen after it.

    The first few have reasons, if somebody wants to read them.
    """

    option: int
    visits: int
    chance: float
    line: list[int]
    reasons: list[Reason] = []


class Answer(msgspec.Struct):
    """The option chosen, and what was considered if the bot says so."""

    option: int
    weighed: list[Weighed]


def think(question: Question) -> Answer:
    """A bot made for this choice alone, so that what it does depends on the question and on nothing else."""
    game = GAMES[question.game]
    bot = make_bot(game, question.level, question.seed)
    level = level_of(game, question.level)
    budget = None if level is None else Budget(level.simulations, SECONDS_MAX)
    observed = game.blank(game.card_set(None), question.players).filled(question.cells)
    option = bot.pick(observed, budget)
    thought = bot.explain()
    return Answer(option, [] if thought is None else weigh(question, observed, thought))


def weigh(question: Question, observed: State, thought: Thought) -> list[Weighed]:
    game = GAMES[question.game]
    weighed = [
        Weighed(each.option, each.visits, chance or 0.0, list(each.line))
        for each, chance in zip(thought.considered, chances_of(game, thought), strict=True)
    ]
    if question.why:
        found = reasons_for(game, game.card_set(None), observed, thought, question.seed)
        for each, reasons in zip(weighed, found, strict=False):
            each.reasons = reasons
    return weighed


def main() -> None:
    read = msgspec.json.Decoder(Question).decode
    serve(lambda question: msgspec.json.encode(think(read(question))), MEMORY)


if __name__ == "__main__":
    main()
