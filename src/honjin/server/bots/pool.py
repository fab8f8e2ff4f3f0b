"""Pool: bots in processes of their own; opponents at tables come before advice, guests take turns."""

import os
import time
from typing import Final

import msgspec

from honjin.server.bots.worker import Answer, Question
from honjin.server.errors import ApiError
from honjin.server.http.metrics import THINK_SECONDS
from honjin.server.processes.cache import Kept
from honjin.server.processes.pool import Lost, Pool
from honjin.server.processes.queue import Room, Turn
from honjin.table.table import Table

PATIENCE: Final = 60.0  # seconds until a process that does not answer is replaced
ATTEMPTS: Final = 3
OPPONENT, ADVICE, COMPARISON = 0, 1, 2  # ranks
ROOMS: Final = (Room(1000, 200, 100), Room(100, 20, 2), Room(20, 20, 20))
KEPT: Final = 1 << 20  # bytes of advice

Moment = tuple[str, int, int, int]  # a table, a seat, and how often was chosen and taken back


class NoAnswer(Exception):
    """A bot could not be brought to choose."""


class BotPool:
    """What bots choose; who asks waits for a free process."""

    def __init__(self, processes: int | None = None) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool = Pool("honjin.server.bots.worker", count, PATIENCE, ROOMS)
        self._kept = Kept(KEPT)
        self._read = msgspec.json.Decoder(Answer).decode

    async def choose(self, table: Table, seat: int, level: str, seed: int, turn: Turn) -> Answer:
        """What a bot of this level chooses for the seat, from its observation alone."""
        question, started = put(table, seat, level, seed), time.perf_counter()
        for _ in range(ATTEMPTS):
            try:
                answer = await self.pool.ask(question, turn, OPPONENT)
            except Lost:
                continue
            except ApiError as refused:
                raise NoAnswer(f"{level} was not asked: {refused.word}") from None
            THINK_SECONDS.labels(level).observe(time.perf_counter() - started)
            return self._read(answer)
        raise NoAnswer(f"{level} gave no answer in {ATTEMPTS} attempts")

    async def advise(self, table: Table, moment: Moment, level: str, seed: int, turn: Turn) -> Answer:
        """The same for a person, with reasons; at one moment everybody gets the same answer, thought once."""
        question = put(table, moment[1], level, seed, why=True)
        try:
            return self._read(await self._kept.find(moment, lambda: self.pool.submit(question, turn, ADVICE)))
        except Lost:
            raise NoAnswer(f"{level} gave no advice") from None

    async def compare(self, table: Table, seat: int, level: str, seed: int, turn: Turn) -> int:
        """The option that a bot chooses for nobody who waits: after everybody else."""
        try:
            return self._read(await self.pool.ask(put(table, seat, level, seed), turn, COMPARISON)).option
        except (Lost, ApiError):
            raise NoAnswer(f"{level} was not asked") from None

    async def close(self) -> None:
        await self.pool.close()


def put(table: Table, seat: int, level: str, seed: int, why: bool = False) -> bytes:
    """The question, which holds what the seat may know and nothing else."""
    cells = table.observe(seat).state.to_bytes()
    return msgspec.json.encode(Question(table.game.name, level, seed, table.players, cells, why))
