"""Pulse: what goes on at a table by itself, bots that choose and clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from honjin.server.bots.advice import BotChoice
from honjin.server.bots.pool import NoAnswer
from honjin.server.bots.worker import Answer
from honjin.server.processes.queue import Turn
from honjin.server.store.moment import now
from honjin.server.store.statements import add_moves
from honjin.server.store.store import Unstored, pauses, until_stored
from honjin.server.tables.context import Part
from honjin.server.tables.timeline import Move

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable

LOG: Final = structlog.get_logger()


class Pulse(Part):
    """Keeps one table going, whatever fails once."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.is_thinking = False
        self._is_ending = False
        self._timer: asyncio.TimerHandle | None = None
        self._pauses, self._think_at = iter(pauses()), 0.0  # after a bot gave no answer

    @property
    def is_timed(self) -> bool:
        """Whether somebody's clock runs."""
        return self.live.terms.status == "playing" and self.live.timeline.clock.deadline is not None

    @property
    def is_needed(self) -> bool:
        """Whether something here has to go on by itself."""
        timeline = self.live.timeline
        is_asked = self.live.terms.status == "playing" and timeline.asked in timeline.bots
        return is_asked or self.is_thinking or self.is_timed

    def go_on(self) -> None:
        """Let a bot think if one is asked, and set the alarm of the clock."""
        live, timeline = self.live, self.live.timeline
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        live.standing.go_on()
        if live.terms.status != "playing":
            return
        if timeline.asked in timeline.bots and not self.is_thinking and time.monotonic() >= self._think_at:
            self.is_thinking = True
            live.context.spawn(self._think())
        if (deadline := timeline.clock.deadline) is not None:
            delay = max(deadline - now(), 0) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def look(self) -> None:
        """Go on if a bot is asked and none thinks, or if the time is over and nothing came of it."""
        timeline = self.live.timeline
        if self.live.terms.status != "playing":
            return
        idle = timeline.asked in timeline.bots and not self.is_thinking
        late = (deadline := timeline.clock.deadline) is not None and deadline < now()
        if idle or (late and not self._is_ending):
            self.go_on()

    async def resume(self) -> None:
        """The table is in memory again: forgive what the clock ran while the server was away, and go on."""
        live, context = self.live, self.live.context
        if self.is_timed and live.timeline.clock.since < context.began:
            async with live.lock:
                step = live.timeline.attempt(Move("resume", now(), text=str(context.alive)))
                live.timeline.accept(step)
                live.owed.append(step.move)
                with contextlib.suppress(Unstored):  # then it is stored with the next move
                    terms = live.terms
                    added = add_moves(terms.id, live.next_move, live.owed, terms.status, live.timeline.asked)
                    await self.context.store.write(added)
                    live.owed.clear()
        self.go_on()

    # --- clocks

    def _ring(self) -> None:
        if not self._is_ending:
            self._is_ending = True
            self.live.context.spawn(self._time_out())

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
            clock = live.timeline.clock
            late = clock.deadline is not None and clock.deadline <= now()
            if late and clock.running is not None and live.terms.status == "playing":
                await live.make(Move("end", now(), clock.running, "time-out"))
            else:
                self._is_ending = False
                self.go_on()

    # --- bots

    async def _think(self) -> None:
        """Choose for bots until a person is asked; a choice that cannot be stored is kept until it can."""
        live, timeline = self.live, self.live.timeline
        try:
            while live.terms.status == "playing" and (seat := timeline.asked) in timeline.bots:
                assert seat is not None
                moment = (timeline.seq, timeline.epoch)
                level = live.places[seat].level or "random"
                seed = live.context.seal.bot_seed(live.terms.bots_at, seat, timeline.seq)
                bots, host = live.context.bots, live.terms.host
                turn = Turn(live.terms.source or host, host)
                answer = await bots.choose(timeline.table, seat, level, seed, turn)
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
        live, timeline = self.live, self.live.timeline
        async with live.lock:
            if (timeline.seq, timeline.epoch) == moment and live.terms.status == "playing":
                live.bot_choice = BotChoice(timeline.table, seat, answer)
                await live.make(Move("choice", now(), seat), answer.option)
