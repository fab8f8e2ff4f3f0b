"""Supervisor: looks at every running table again and again, and says that the server is alive."""

import asyncio
import time
from typing import Final

import structlog

from honjin.server.store.moment import sign
from honjin.server.store.store import Unstored
from honjin.server.tables.registry import Tables

LOG: Final = structlog.get_logger()
LOOK_SECONDS: Final = 5.0
SIGN_SECONDS: Final = 1.0  # while a clock of minutes runs
SELDOM_SECONDS: Final = 60.0  # while only clocks of days run


class Supervisor:
    """Whatever stopped a bot or a clock, it goes on."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._signed = 0.0

    async def look(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for live in list(self.tables.live.values()):
                try:
                    live.pulse.look()
                except Exception:
                    LOG.exception("table not looked at", table=live.terms.id)

    async def give_signs(self) -> None:
        """For ever: while a clock runs, note the time: the next server knows since when it was away."""
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            kinds = {live.terms.clock.kind for live in self.tables.live.values() if live.pulse.is_timed}
            often = SIGN_SECONDS if "fischer" in kinds else SELDOM_SECONDS
            if kinds and time.monotonic() - self._signed >= often - SIGN_SECONDS / 2:
                self._signed = time.monotonic()
                try:
                    await self.tables.store.write(sign)
                except Unstored:
                    pass  # the store says so itself
                except Exception:
                    LOG.exception("no sign of life")
