"""Line: who waits for a process: by rank, addresses in turn, their guests in turn; with bounds."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from honjin.server.errors import ApiError

if TYPE_CHECKING:
    from honjin.server.processes.pool import Pool


class Turn(NamedTuple):
    """Whose turn it is: an address takes turns with others, and its guests with each other."""

    where: str
    who: str


@dataclass(frozen=True)
class Room:
    """How many jobs of a rank may be waiting or under way: of all together, of an address, of a guest."""

    most: int
    where: int
    who: int


@dataclass(eq=False)
class Job:
    """A question to a process, and those who wait for its answer."""

    pool: Pool
    question: bytes
    turn: Turn
    rank: int
    answer: asyncio.Future[bytes]
    patience: float | None = None  # seconds, where they are not those of the pool
    wanted: int = 0

    async def wait(self) -> bytes:
        """The answer; when the last who waits is gone, a job that has not begun is given up."""
        self.wanted += 1
        try:
            return await asyncio.shield(self.answer)
        finally:
            self.wanted -= 1
            if not self.wanted:
                self.pool.give_up(self)


class Line:
    """The jobs that wait.

    The last idle process is for the first rank, and for an address that has none of that rank under way; of
    later ranks a guest has one under way at a time. So nobody fills all processes.
    """

    def __init__(self, rooms: Sequence[Room]) -> None:
        self.rooms = rooms
        self._waiting: list[OrderedDict[str, OrderedDict[str, deque[Job]]]] = [OrderedDict() for _ in rooms]
        self._held: list[Counter[str | Turn]] = [Counter() for _ in rooms]  # waiting or under way
        self._running: list[Counter[str | Turn]] = [Counter() for _ in rooms]
        self._sizes = [0 for _ in rooms]

    def __len__(self) -> int:
        return sum(
            len(jobs) for rank in self._waiting for guests in rank.values() for jobs in guests.values()
        )

    def add(self, job: Job) -> None:
        """Behind the guest's own; ApiError where there is no room."""
        rank, turn, room = job.rank, job.turn, self.rooms[job.rank]
        held = self._held[rank]
        if self._sizes[rank] >= room.most or held[turn.where] >= room.where or held[turn] >= room.who:
            raise ApiError(503, "busy")
        self._sizes[rank] += 1
        held.update((turn.where, turn))
        guests = self._waiting[rank].setdefault(turn.where, OrderedDict())
        guests.setdefault(turn.who, deque()).append(job)

    def take(self, idle: int) -> Job | None:
        """Whose turn it is when so many processes are idle."""
        for rank in range(len(self.rooms) if idle > 1 else 1):
            for guests in self._waiting[rank].values():
                for jobs in guests.values():
                    if self._may_run(jobs[0], idle):
                        job = jobs[0]
                        self._remove(job)
                        self._running[rank].update((job.turn.where, job.turn))
                        return job
        return None

    def _may_run(self, job: Job, idle: int) -> bool:
        running = self._running[job.rank]
        return not running[job.turn] if job.rank else idle > 1 or not running[job.turn.where]

    def _remove(self, job: Job) -> None:
        """Out of the line; then it is the turn of others, here and there."""
        places, (where, who) = self._waiting[job.rank], job.turn
        guests = places[where]
        guests[who].remove(job)
        guests.move_to_end(who)
        places.move_to_end(where)
        if not guests[who]:
            del guests[who]
        if not guests:
            del places[where]

    def drop(self, job: Job) -> bool:
        """Whether the job still waited; it does no more."""
        guests = self._waiting[job.rank].get(job.turn.where)
        if guests is None or job not in guests.get(job.turn.who, ()):
            return False
        self._remove(job)
        self._leave(job)
        return True

    def done(self, job: Job) -> None:
        """A job that was taken is over."""
        lessen(self._running[job.rank], job.turn)
        self._leave(job)

    def _leave(self, job: Job) -> None:
        self._sizes[job.rank] -= 1
        lessen(self._held[job.rank], job.turn)


def lessen(counter: Counter[str | Turn], turn: Turn) -> None:
    for key in (turn.where, turn):
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
