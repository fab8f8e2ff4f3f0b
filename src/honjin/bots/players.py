"""Who can sit at a table: the levels, a user's own bot in a Python file, or any program."""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from honjin.bots.bot import Bot
from honjin.bots.external import PATIENCE, Forfeit, Program, ProgramBot
from honjin.bots.levels import make_bot
from honjin.bots.runner import CHECK, packed
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.observation import Observation

PROGRAM: Final = "program:"
FILE: Final = ".py:"
STARTING: Final = 60.0  # seconds more for a process that has honjin and the file to load
RUNNER: Final = (sys.executable, "-m", "honjin.bots.runner")


class FileBot(ProgramBot):
    """A bot in a Python file: it gets the observation itself, in a process of its own."""

    def __init__(
        self, start: Callable[[], Program], game: Game, cards: CardSet, seed: int, card_text: str | None
    ) -> None:
        super().__init__(start, game, cards, seed)
        self.card_text = card_text

    def greet(self, program: Program, observation: Observation) -> None:
        program.ask({**self.greeting(observation), "cards": self.card_text}, STARTING)

    def question(self, observation: Observation) -> dict[str, object]:
        return {"cells": packed(observation.state)}


def is_own(player: str) -> bool:
    """Whether this names a user's bot, `FILE.py:CLASS` or `program:COMMAND`."""
    return player.startswith(PROGRAM) or FILE in player


def command_of(player: str) -> tuple[str, ...]:
    if player.startswith(PROGRAM):
        return tuple(shlex.split(player.removeprefix(PROGRAM)))
    path, _, name = player.rpartition(":")
    return (*RUNNER, path, name)


def check_player(game: Game, player: str) -> None:
    """Refuse at once what cannot play: ValueError for an unknown level, Forfeit for a user's bot."""
    if not is_own(player):
        make_bot(game, player, 0)
        return
    command = command_of(player)
    if player.startswith(PROGRAM):
        if not command or shutil.which(command[0]) is None:
            raise Forfeit("no-program", " ".join(command) or player)
        return
    path = Path(player.rpartition(":")[0])
    if not path.is_file():
        raise Forfeit("no-file", str(path))
    tried = subprocess.run([*command, CHECK], capture_output=True, text=True, timeout=STARTING, check=False)
    if tried.returncode != 0:
        said = tried.stderr.strip().splitlines()
        raise Forfeit("crashed", said[-1].removeprefix("ValueError: ") if said else player)


class Closing:
    """What leaves something behind unless it is closed, as it is at the end of a `with`."""

    def close(self) -> None:
        """Leave nothing behind."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Players(Closing):
    """Those who play game after game: a bot is made anew for each, a program goes on until the end."""

    def __init__(self, game: Game, card_text: str | None = None, patience: float = PATIENCE) -> None:
        self.game = game
        self.card_text = card_text
        self.cards = game.card_set(card_text)
        self.patience = patience
        self.programs: dict[tuple[str, int], Program] = {}  # by player and how many like it sit before it

    def seated(self, players: Mapping[int, str], seeds: Mapping[int, int]) -> dict[int, Bot]:
        """A bot for each of these seats."""
        bots: dict[int, Bot] = {}
        names: list[str] = []
        for seat, player in players.items():
            if is_own(player):
                start = partial(self.program, player, names.count(player))
                bots[seat] = self.own_bot(start, player, seeds[seat])
            else:
                bots[seat] = make_bot(self.game, player, seeds[seat])
            names.append(player)
        return bots

    def own_bot(self, start: Callable[[], Program], player: str, seed: int) -> Bot:
        if player.startswith(PROGRAM):
            return ProgramBot(start, self.game, self.cards, seed)
        return FileBot(start, self.game, self.cards, seed, self.card_text)

    def program(self, player: str, before: int) -> Program:
        """The one that played before, or a new one."""
        found = self.programs.get((player, before))
        if found is None or not found.is_running:
            if found is not None:
                found.end()
            found = Program(command_of(player), self.patience)
            self.programs[player, before] = found
        return found

    def close(self) -> None:
        for program in self.programs.values():
            program.end()
        self.programs.clear()
