"""Kept: answers of processes, up to so many bytes; who asks for the same meanwhile waits for the same."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from honjin.server.processes.queue import Job

OVERHEAD: Final = 512  # bytes that an answer takes besides its own


class Kept:
    """Answers by a key that says everything they depend on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, Job] = {}

    async def find(self, key: Hashable, begin: Callable[[], Job]) -> bytes:
        """The answer, kept, being made, or made now."""
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        job = self._making.get(key)
        if job is None or job.answer.done():
            job = self._making[key] = begin()
            job.answer.add_done_callback(lambda answer: self._done(key, job, answer))
        return await job.wait()

    def _done(self, key: Hashable, job: Job, answer: asyncio.Future[bytes]) -> None:
        if self._making.get(key) is job:
            del self._making[key]
        if not answer.cancelled() and answer.exception() is None:
            self._keep(key, answer.result())

    def _keep(self, key: Hashable, body: bytes) -> None:
        self._made[key] = body
        self._size += len(body) + OVERHEAD
        while self._size > self.most:
            self._size -= len(self._made.popitem(last=False)[1]) + OVERHEAD
