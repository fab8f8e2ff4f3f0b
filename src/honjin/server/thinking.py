"""Thinking: bots in a bounded number of processes, outside the event loop; a lost one is replaced."""

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec
import structlog

from honjin.core.parcel import pack
from honjin.core.table import Table
from honjin.server.metrics import THINK_SECONDS, THINKERS_LOST
from honjin.server.thinker import Answer, Question

LOG: Final = structlog.get_logger()
PATIENCE: Final = 60.0  # seconds until a process that does not answer is replaced
ATTEMPTS: Final = 3
LINE_MAX: Final = 1 << 20


class NoAnswer(Exception):
    """A bot could not be brought to choose."""


class Thinking:
    """Processes that think, each about one question at a time; who asks waits for a free one."""

    def __init__(self, processes: int | None = None) -> None:
        self.count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(self.count):
            self._free.put_nowait(None)  # started when first needed
        self._read = msgspec.json.Decoder(Answer).decode

    async def choose(self, table: Table, seat: int, level: str, seed: int) -> Answer:
        """What a bot of this level chooses for the seat, from its observation alone."""
        cells = pack(table.observe(seat).state)
        question = Question(table.game.name, level, seed, table.players, cells)
        started = time.perf_counter()
        for _ in range(ATTEMPTS):
            process = await self._free.get()
            try:
                process = process or await self._start()
                answer = await asyncio.wait_for(self._ask(process, question), PATIENCE)
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                THINKERS_LOST.inc()
                LOG.warning("thinker lost", game=question.game, level=level, error=type(error).__name__)
                self._end(process)
                process = None
            except BaseException:  # nobody waits any more: what it says now belongs to no question
                self._end(process)
                process = None
                raise
            else:
                THINK_SECONDS.labels(level).observe(time.perf_counter() - started)
                return answer
            finally:
                self._free.put_nowait(process)
        raise NoAnswer(f"{level} gave no answer in {ATTEMPTS} attempts")

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "honjin.server.thinker", stdin=PIPE, stdout=PIPE, limit=LINE_MAX
        )

    async def _ask(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return self._read(line)

    def _end(self, process: Process | None) -> None:
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        for _ in range(self.count):
            with contextlib.suppress(TimeoutError):
                process = await asyncio.wait_for(self._free.get(), 1)
                self._end(process)
                if process is not None:
                    await process.wait()
