"""Faults: rows that cannot be as we wrote them, set apart and reported once: they harm nobody else."""

from typing import Final

import structlog
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from honjin.server.store.moment import now
from honjin.server.store.schema import faults, tables
from honjin.server.store.store import Store, Unstored

LOG: Final = structlog.get_logger()
ERROR_MAX: Final = 500  # characters
SOUND: Final = tables.c.id.not_in(select(faults.c.table))


class Faults:
    """What is known to be damaged."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def report(self, id: str, error: Exception) -> None:
        """Note it; the log hears of it once."""
        row = insert(faults).values(table=id, at=now(), error=f"{type(error).__name__}: {error}"[:ERROR_MAX])
        try:
            new = await self.store.write(
                lambda connection: connection.execute(row.on_conflict_do_nothing()).rowcount
            )
        except Unstored:
            return  # it is found again
        if new:
            LOG.error("row set apart", table=id, error=str(error)[:ERROR_MAX])
