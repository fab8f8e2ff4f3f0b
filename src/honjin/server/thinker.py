"""A thinking process: gets an observation on its input, answers with a choice, knows nothing else."""

from typing import Final

import msgspec

from honjin.ai.bot import Budget
from honjin.ai.levels import level_of, make_bot
from honjin.core.parcel import unpack
from honjin.games import GAMES
from honjin.server.worker import serve

MEMORY: Final = 512  # MiB; a search of the strongest level takes some dozens
SECONDS_MAX: Final = 5.0  # a choice; where the engine is interpreted, a level may not get all its simulations


class Question(msgspec.Struct):
    """What a bot is asked: the seat's observation, as the numbers of its buffer."""

    game: str
    level: str
    seed: int
    players: int
    cells: bytes


class Weighed(msgspec.Struct):
    """An option that was considered: how often it was tried, its chance, the options foreseen after it."""

    option: int
    visits: int
    chance: float
    line: list[int]


class Answer(msgspec.Struct):
    """The option chosen, and what was considered if the bot says so."""

    option: int
    weighed: list[Weighed]


def think(question: Question) -> Answer:
    """A bot made for this choice alone, so that what it does depends on the question and on nothing else."""
    game = GAMES[question.game]
    bot = make_bot(game, question.level, question.seed)
    level = level_of(question.game, question.level)
    budget = None if level is None else Budget(level.simulations, SECONDS_MAX)
    option = bot.pick(unpack(game.blank(game.card_set(None), question.players), question.cells), budget)
    thought = bot.explain()
    considered = () if thought is None else thought.considered
    return Answer(option, [Weighed(c.option, c.visits, c.chance, list(c.line)) for c in considered])


def main() -> None:
    read = msgspec.json.Decoder(Question).decode
    serve(lambda question: msgspec.json.encode(think(read(question))), MEMORY)


if __name__ == "__main__":
    main()
