"""Pulse: what goes on at a table by itself, bots that choose and clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from honjin.server.course import Move
from honjin.server.line import Turn
from honjin.server.moment import now
from honjin.server.store import Unstored, pauses, until_stored
from honjin.server.thinker import Answer
from honjin.server.thinking import NoAnswer
from honjin.server.thought import Thought

if TYPE_CHECKING:
    from honjin.server.live import LiveTable

LOG: Final = structlog.get_logger()


class Pulse:
    """Keeps one table going, whatever fails once."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.is_thinking = False
        self._is_ending = False
        self._timer: asyncio.TimerHandle | None = None
        self._pauses, self._think_at = iter(pauses()), 0.0  # after a bot gave no answer

    @property
    def is_timed(self) -> bool:
        """Whether somebody's clock runs."""
        return self.live.terms.status == "playing" and self.live.course.clock.deadline is not None

    @property
    def is_needed(self) -> bool:
        """Whether something here has to go on by itself."""
        course = self.live.course
        is_asked = self.live.terms.status == "playing" and course.asked in course.bots
        return is_asked or self.is_thinking or self.is_timed

    def go_on(self) -> None:
        """Let a bot think if one is asked, and set the alarm of the clock."""
        live, course = self.live, self.live.course
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if live.terms.status != "playing":
            return
        if course.asked in course.bots and not self.is_thinking and time.monotonic() >= self._think_at:
            self.is_thinking = True
            live.services.spawn(self._think())
        if (deadline := course.clock.deadline) is not None:
            delay = max(deadline - now(), 0) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def look(self) -> None:
        """Go on if a bot is asked and none thinks, or if the time is over and nothing came of it."""
        course = self.live.course
        if self.live.terms.status != "playing":
            return
        idle = course.asked in course.bots and not self.is_thinking
        late = (deadline := course.clock.deadline) is not None and deadline < now()
        if idle or (late and not self._is_ending):
            self.go_on()

    async def resume(self) -> None:
        """The table is in memory again: forgive what the clock ran while the server was away, and go on."""
        live, services = self.live, self.live.services
        if self.is_timed and live.course.clock.since < services.began:
            async with live.lock:
                step = live.course.attempt(Move("resume", now(), text=str(services.alive)))
                live.course.accept(step)
                live.owed.append(step.move)
                with contextlib.suppress(Unstored):  # then it is stored with the next move
                    await live.pay()
        self.go_on()

    # --- clocks

    def _ring(self) -> None:
        if not self._is_ending:
            self._is_ending = True
            self.live.services.spawn(self._time_out())

    async def _time_out(self) -> None:
        try:
            await until_stored(self._end_if_late)
        except Exception:
            LOG.exception("time-out failed", table=self.live.terms.id)
        finally:
            self._is_ending = False

    async def _end_if_late(self) -> None:
        live = self.live
        async with live.lock:
            clock = live.course.clock
            late = clock.deadline is not None and clock.deadline <= now()
            if late and clock.running is not None and live.terms.status == "playing":
                await live.make(Move("end", now(), clock.running, "time-out"))
            else:
                self._is_ending = False
                self.go_on()

    # --- bots

    async def _think(self) -> None:
        """Choose for bots until a person is asked; a choice that cannot be stored is kept until it can."""
        live, course = self.live, self.live.course
        try:
            while live.terms.status == "playing" and (seat := course.asked) in course.bots:
                assert seat is not None
                moment = (course.seq, course.epoch)
                level = live.places[seat].level or "random"
                seed = live.services.seal.bot_seed(live.terms.id, seat, *moment)
                thinking, host = live.services.thinking, live.terms.host
                turn = Turn(live.terms.source or host, host)
                answer = await thinking.choose(course.table, seat, level, seed, turn)
                await until_stored(partial(self._choose, seat, moment, answer))
                self._pauses, self._think_at = iter(pauses()), 0.0
        except Exception as error:
            self._think_at = time.monotonic() + next(self._pauses)
            if isinstance(error, NoAnswer):
                LOG.error("bot gave no answer", table=live.terms.id)
            else:
                LOG.exception("bot turn failed", table=live.terms.id)
        finally:
            self.is_thinking = False

    async def _choose(self, seat: int, moment: tuple[int, int], answer: Answer) -> None:
        live, course = self.live, self.live.course
        async with live.lock:
            if (course.seq, course.epoch) == moment and live.terms.status == "playing":
                choice = course.table.notation.write(answer.option, seat)
                live.thought = Thought(course.table, seat, answer)
                await live.make(Move("choice", now(), seat, choice))
