"""Notes: what guests write for themselves at a table; they stay with its replay."""

from typing import Final

from sqlalchemy import Connection, Select, delete, func, select
from sqlalchemy.dialects.sqlite import insert

from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest, now
from honjin.server.store.schema import notes, replays
from honjin.server.store.store import Store

NOTES_MAX: Final = 1000  # of a guest


class Notes:
    """One text for each guest and table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, guest: Guest, table: str) -> str:
        query = select(notes.c.text).where(notes.c.guest == guest.id, notes.c.table == table)
        return await self._text(query)

    async def read_of_replay(self, guest: Guest, replay: str) -> str:
        """What was written at the table whose replay this is."""
        query = (
            select(notes.c.text)
            .join(replays, replays.c.table == notes.c.table)
            .where(notes.c.guest == guest.id, replays.c.id == replay)
        )
        return await self._text(query)

    async def _text(self, query: Select[tuple[str]]) -> str:
        return await self.store.read(lambda connection: str(connection.execute(query).scalar() or ""))

    async def write(self, guest: Guest, table: str, text: str) -> None:
        """Nothing is no note."""
        row = {"text": text, "at": now()}
        others = select(func.count()).where(notes.c.guest == guest.id, notes.c.table != table)

        def job(connection: Connection) -> bool:
            if not text:
                connection.execute(delete(notes).where(notes.c.guest == guest.id, notes.c.table == table))
            elif connection.execute(others).scalar_one() >= NOTES_MAX:
                return False
            else:
                made = insert(notes).values(guest=guest.id, table=table, **row)
                connection.execute(made.on_conflict_do_update(index_elements=["guest", "table"], set_=row))
            return True

        if not await self.store.write(job):
            raise ApiError(409, "too-many-notes", most=NOTES_MAX)
