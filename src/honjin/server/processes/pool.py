"""Pool: processes outside the event loop, each at one question at a time; a lost one is replaced."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from typing import Final

import structlog

from honjin.server.http.metrics import JOBS_WAITING, WORKERS_LOST
from honjin.server.processes.queue import Job, Line, Room, Turn
from honjin.server.processes.worker import HEAD

LOG: Final = structlog.get_logger()


class Lost(Exception):
    """The process that had the question died, or did not answer in time."""

    def __init__(self, module: str, is_late: bool) -> None:
        super().__init__(module)
        self.is_late = is_late


class Pool:
    """Processes of one kind, at least two of them, so that one can be kept for whoever comes next."""

    def __init__(self, module: str, processes: int, patience: float, rooms: Sequence[Room]) -> None:
        self.module = module
        self.patience = patience  # seconds for an answer
        self.started = 0
        self._line = Line(rooms)
        self._idle: deque[Process | None] = deque([None] * max(2, processes))  # started when first needed
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def warm_up(self) -> None:
        """Start all processes now."""
        self._idle = deque([process or await self._start() for process in self._idle])

    def submit(self, question: bytes, turn: Turn, rank: int = 0, patience: float | None = None) -> Job:
        """A job in the line; ApiError where there is no room for it."""
        job = Job(self, question, turn, rank, asyncio.get_running_loop().create_future(), patience)
        job.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())
        self._line.add(job)
        self._go_on()
        return job

    async def ask(self, question: bytes, turn: Turn, rank: int = 0, patience: float | None = None) -> bytes:
        """The answer to a question; whoever stops waiting leaves the line."""
        return await self.submit(question, turn, rank, patience).wait()

    def give_up(self, job: Job) -> None:
        """Nobody waits for it any more: what has begun goes on, its process is not worth a new start."""
        if self._line.drop(job):
            job.answer.cancel()
            self._count()

    def _go_on(self) -> None:
        while self._idle and not self._closed:
            job = self._line.take(len(self._idle))
            if job is None:
                break
            task = asyncio.get_running_loop().create_task(self._run(job, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._count()

    def _count(self) -> None:
        JOBS_WAITING.labels(self.module).set(len(self._line))

    async def _run(self, job: Job, process: Process | None) -> None:
        try:
            process = process or await self._start()
            body = await asyncio.wait_for(exchange(process, job.question), job.patience or self.patience)
        except (OSError, EOFError, TimeoutError) as error:
            WORKERS_LOST.labels(self.module).inc()
            LOG.warning("worker lost", work=self.module, reason=type(error).__name__)
            await end(process)
            process = None
            job.answer.set_exception(Lost(self.module, isinstance(error, TimeoutError)))
        except BaseException:  # the server ends
            await end(process)
            process = None
            job.answer.cancel()
            raise
        else:
            job.answer.set_result(body)
        finally:
            self._line.done(job)
            if process is None:
                self._idle.appendleft(None)
            else:
                self._idle.append(process)
            self._go_on()

    async def _start(self) -> Process:
        self.started += 1
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=PIPE, stdout=PIPE
        )

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._idle:
            await end(process)


async def exchange(process: Process, question: bytes) -> bytes:
    """A question and its answer, each after its length."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(HEAD.pack(len(question)) + question)
    await process.stdin.drain()
    try:
        (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
        return await process.stdout.readexactly(length)
    except asyncio.IncompleteReadError:
        raise EOFError from None


async def end(process: Process | None) -> None:
    if process is not None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
