"""A program as a player: it reads a line for every decision and answers with a line."""

import json
import os
import select
import subprocess
from collections.abc import Callable, Mapping, Sequence
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, Final, NoReturn

from honjin.bots.bot import Bot, Budget
from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.notation import Notation
from honjin.table.observation import Observation

PATIENCE: Final = 30.0  # seconds for one answer
ANSWER_MAX: Final = 1000  # bytes; no notation is nearly as long
PIECE: Final = 1 << 16
FAREWELL: Final = 1.0  # seconds that a program has to end by itself


class Forfeit(Exception):
    """A bot that cannot play on, or not at all: why, as a word, and the detail."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.why}: {self.detail}"


class Program:
    """A running program, its pipes, and no patience beyond so many seconds an answer."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.patience = patience
        self.errors: IO[bytes] = TemporaryFile()  # noqa: SIM115  # closed with the program
        self.unread = b""
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors
            )
        except OSError as error:
            self.errors.close()
            raise Forfeit("no-program", f"{command[0]}: {error.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.into, self.out = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.into, False)
        os.set_blocking(self.out, False)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def tell(self, message: Mapping[str, object]) -> None:
        """A line that needs no answer."""
        self._write(json.dumps(message, ensure_ascii=False).encode() + b"\n", monotonic() + self.patience)

    def ask(self, message: Mapping[str, object], more: float = 0) -> str:
        """A line, and the line that answers it, for which there may be more time than usual."""
        end = monotonic() + self.patience + more
        self._write(json.dumps(message, ensure_ascii=False).encode() + b"\n", end)
        while b"\n" not in self.unread:
            if len(self.unread) > ANSWER_MAX:
                self._give_up("nonsense", shown(self.unread))
            self._wait([self.out], [], end)
            read = os.read(self.out, PIECE)
            if not read:
                self._crashed()
            self.unread += read
        line, _, self.unread = self.unread.partition(b"\n")
        if len(line) > ANSWER_MAX:
            self._give_up("nonsense", shown(line))
        return line.decode("utf-8", "replace").strip()

    def _write(self, data: bytes, end: float) -> None:
        while data:
            self._wait([], [self.into], end)
            try:
                data = data[os.write(self.into, data) :]
            except BrokenPipeError:
                self._crashed()

    def _wait(self, readers: list[int], writers: list[int], end: float) -> None:
        """Until one of the pipes is ready."""
        if not any(select.select(readers, writers, [], max(end - monotonic(), 0))):
            self._give_up("stalled", f"{self.patience:g} s")

    def _crashed(self) -> NoReturn:
        """The pipe is closed: the last line of what it complained about tells why."""
        try:
            code: int | str = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            code = "?"
        self.errors.seek(0)
        said = self.errors.read().decode("utf-8", "replace").strip().splitlines()
        self._give_up("crashed", said[-1].strip()[:200] if said else f"exit code {code}")

    def _give_up(self, why: str, detail: str) -> NoReturn:
        self.end()
        raise Forfeit(why, detail)

    def end(self) -> None:
        """Close its input, and end it if that does not."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.errors.close()


def shown(answer: bytes) -> str:
    return repr(answer[:60].decode("utf-8", "replace"))


class ProgramBot(Bot):
    """Asks a program; for one game, which it is told about first."""

    def __init__(self, start: Callable[[], Program], game: Game, cards: CardSet, seed: int) -> None:
        self.start = start  # or the program that played the game before
        self.game = game
        self.cards = cards
        self.seed = seed
        # Neither is there before the first question.
        self.program: Program | None = None
        self.notation: Notation | None = None

    def choose(self, observation: Observation, budget: Budget | float | None = None) -> str:
        return observation.write(self.answer(observation))

    def pick(self, state: State, budget: Budget | None) -> int:
        if self.notation is None:
            self.notation = Notation(self.game.patterns, self.game.holes(self.cards, int(state.players)))
        return self.answer(Observation(state, self.notation, int(state.seat), self.game, self.cards))

    def answer(self, observation: Observation) -> int:
        """Which option; Forfeit if the program names none."""
        if self.program is None:
            self.program = self.start()
            self.greet(self.program, observation)
        said = self.program.ask({**self.question(observation), "seconds": self.program.patience})
        option = observation.read(said)
        if option is None:
            raise Forfeit("nonsense", shown(said.encode()))
        return option

    def greet(self, program: Program, observation: Observation) -> None:
        """Before the first question of a game."""
        program.tell(self.greeting(observation))

    def greeting(self, observation: Observation) -> dict[str, object]:
        players = int(observation.state.players)
        return {"new": self.game.name, "players": players, "seat": observation.seat, "seed": self.seed}

    def question(self, observation: Observation) -> dict[str, object]:
        """What the seat sees and what it can choose."""
        return {"view": observation.view, "options": observation.options}
