"""The public names of Honjin; `import honjin` offers them all."""

from pathlib import Path

from honjin.bots.bot import Bot, Budget
from honjin.bots.hints import Hint, advise
from honjin.bots.levels import make_bot
from honjin.engine import machine
from honjin.games import GAMES
from honjin.table import record
from honjin.table.facts import LogLine
from honjin.table.forms import FormError
from honjin.table.game import Game, read_card_text
from honjin.table.refusal import IllegalChoice, Refusal
from honjin.table.table import Option, Outcome, Table
from honjin.table.text import CORE, LANGUAGES, rules

__all__ = [
    "LANGUAGES",
    "Bot",
    "Budget",
    "FormError",
    "Game",
    "Hint",
    "IllegalChoice",
    "LogLine",
    "Option",
    "Outcome",
    "Refusal",
    "Table",
    "advise",
    "bot",
    "compiled",
    "game",
    "games",
    "replay",
    "rule",
]

compiled: bool = machine.__file__ is not None and not machine.__file__.endswith(".py")


def games() -> list[str]:
    """The names of all games, as `game` takes them."""
    return list(GAMES)


def game(name: str) -> Game:
    """The game of this name; ValueError, with the names there are, for any other."""
    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}, expected one of {', '.join(GAMES)}")
    return GAMES[name]


def replay(text: str, cards: str | Path | None = None) -> Table:
    """The table that a record leads to; `cards` is the user's card set it was played with, if any.

    Every choice is checked as if it were made now; FormError says what is wrong with a record.
    """
    return record.replay(text, GAMES, read_card_text(cards))


def rule(id: str, lang: str = "en") -> str:
    """The text of a rule, in our words, with our ruling where the printed rules leave a point open.

    `id` is as refusals and log lines cite it, such as `GX-P3`; ValueError if there is no such rule.
    """
    for package in (CORE, *(game.package for game in GAMES.values())):
        if id in rules(package):
            return rules(package)[id].full_text(lang)
    raise ValueError(f"unknown rule {id!r}")


def bot(game_name: str, level: str, seed: int = 0) -> Bot:
    """A player of this game that sees only what its seat may.

    `level` is `random`, `greedy` or one of the levels that the game has; with the same seed and a budget in
    simulations it chooses the same.
    """
    return make_bot(game(game_name), level, seed)
