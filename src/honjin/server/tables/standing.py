"""Standing: seats that let all reactions of a turn pass, answered for by the server at a public moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.store.moment import now
from honjin.server.store.store import until_stored
from honjin.server.tables.context import Part, exclusive
from honjin.server.tables.timeline import Move
from honjin.table.standing import StandingAnswer, standing_answer

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable

LOG: Final = structlog.get_logger()


class Standing(Part):
    """Who passes in which turn; it is kept in memory alone, and nobody else is told."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self._turns: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def passing(self, seat: int | None) -> bool | None:
        """Whether the seat passes in this turn; None: nobody reacts in this game, or there is no seat."""
        timeline = self.live.timeline
        if seat is None or timeline.archive is not None or not timeline.table.game.reacts:
            return None
        return self._turns.get(seat) == timeline.table.state.turn

    @exclusive
    async def order(self, guest: Guest, asked: wire.Pass) -> None:
        """Pass until the turn ends, or be asked again."""
        live = self.live
        seat = live.own_seat(guest, asked.seat)
        live.check_playing()
        if self.passing(seat) is None:
            raise ApiError(409, "no-reactions")
        if asked.passing:
            self._turns[seat] = live.timeline.table.state.turn
        else:
            self._turns.pop(seat, None)
        live.audience.publish()
        self.go_on()

    def forget(self) -> None:
        """What was said before somebody went back counts no more."""
        self._turns.clear()

    def go_on(self) -> None:
        """Answer for a seat that passes, so long after it is asked as everybody can know."""
        live = self.live
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if live.terms.status != "playing" or live.timeline.archive is not None or not self._turns:
            return
        if (answer := standing_answer(live.timeline.table, self._turns)) is not None:
            moment = (live.timeline.seq, live.timeline.epoch)
            self._timer = asyncio.get_running_loop().call_later(
                answer.after / 1000, lambda: live.context.spawn(self._answer(answer, moment))
            )

    async def _answer(self, answer: StandingAnswer, moment: tuple[int, int]) -> None:
        live = self.live

        async def choose() -> None:
            async with live.lock:
                timeline = live.timeline
                is_then = (timeline.seq, timeline.epoch) == moment and live.terms.status == "playing"
                if is_then and self.passing(answer.seat):
                    await live.make(Move("choice", now(), answer.seat, answer.choice))

        try:
            await until_stored(choose)
        except Exception:
            LOG.exception("standing answer failed", table=live.terms.id)
