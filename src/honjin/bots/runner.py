"""A process for a user's bot: loads its class from a file, then answers question after question."""

import importlib.util
import json
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, TextIO

from honjin.bots.bot import Bot, Budget
from honjin.engine.machine import State
from honjin.games import GAMES
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.notation import Notation
from honjin.table.observation import Observation

CHECK = "--check"
READY = "ready"


def load_class(path: Path, name: str) -> type[Bot]:
    """The bot's class; ValueError says what the file lacks."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))  # it may have neighbours to import
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        bots = [word for word, value in vars(module).items() if isinstance(value, type) and is_own(value)]
        raise ValueError(
            f"{path} has no class {name} that extends honjin.Bot; there are: {', '.join(bots) or 'none'}"
        )
    return found


def is_own(found: type) -> bool:
    return issubclass(found, Bot) and not found.__module__.startswith("honjin.")


def packed(state: State) -> str:
    """An observation as text."""
    return b64encode(state.to_bytes()).decode()


class Run:
    """One game after the other: a bot made for each, and what its observations refer to."""

    def __init__(self, made: type[Bot], answers: TextIO) -> None:
        self.made = made
        self.answers = answers
        self.bot: Bot
        self.game: Game
        self.cards: CardSet
        self.notation: Notation

    def hear(self, message: dict[str, Any]) -> None:
        if "new" in message:
            self.game = GAMES[message["new"]]
            self.cards = self.game.card_set(message["cards"])
            self.players = int(message["players"])
            self.notation = Notation(self.game.patterns, self.game.holes(self.cards, self.players))
            self.bot = self.made(message["seed"])  # type: ignore[call-arg]  # a user's bot is made with a seed
            self.answer(READY)
        else:
            budget = Budget(seconds=message["seconds"])
            chosen = self.bot.choose(self.observation(message["cells"]), budget)
            self.answer(chosen if isinstance(chosen, str) else repr(chosen))

    def answer(self, text: str) -> None:
        print(text, file=self.answers, flush=True)

    def observation(self, cells: str) -> Observation:
        state = self.game.blank(self.cards, self.players).filled(b64decode(cells))
        return Observation(state, self.notation, int(state.seat), self.game, self.cards)


def main() -> None:
    """FILE CLASS: answers on the output until the input ends; what the bot itself prints goes elsewhere."""
    path, name, *more = sys.argv[1:]
    answers, sys.stdout = sys.stdout, sys.stderr
    made = load_class(Path(path).resolve(), name)
    if CHECK in more:
        return
    run = Run(made, answers)
    for line in sys.stdin:
        run.hear(json.loads(line))


if __name__ == "__main__":
    main()
