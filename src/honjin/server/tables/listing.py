"""Listing: tables as a lobby shows them, from their rows alone: no game is replayed for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Connection, Row, Select, select

from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.store.heading import read_heading
from honjin.server.store.rows import SEATS, Problems, read_places, read_terms
from honjin.server.store.schema import faults, seats
from honjin.server.store.statements import SHOWN_MAX, of_guest, public
from honjin.server.tables import render
from honjin.server.tables.dealing import sealing_of
from honjin.server.tables.seating import shows_all

if TYPE_CHECKING:
    from honjin.server.tables.registry import Tables

LOG: Final = structlog.get_logger()
WATCHED_MAX: Final = 20  # games to watch in the lobby, the others are tables to sit down at


class Listing:
    """Lists of tables for a guest."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def of_guest(self, guest: Guest, lang: str = "en", is_open: bool = False) -> list[wire.TableInfo]:
        return await self._infos(of_guest(guest.id, is_open), guest, lang)

    async def lobby(self, guest: Guest | None, lang: str = "en") -> list[wire.TableInfo]:
        """Public tables with a seat for anybody, and public games to watch."""
        waiting = await self._infos(public("waiting", SHOWN_MAX - WATCHED_MAX), guest, lang)
        return waiting + await self._infos(public("playing", SHOWN_MAX - len(waiting)), guest, lang)

    async def _infos(self, query: Select[Any], guest: Guest | None, lang: str) -> list[wire.TableInfo]:
        def job(connection: Connection) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]], set[str]]:
            rows = connection.execute(query).all()
            ids = [row.id for row in rows]
            sitting = connection.execute(SEATS.where(seats.c.table.in_(ids))).all()
            apart = connection.execute(select(faults.c.table).where(faults.c.table.in_(ids))).scalars()
            return rows, sitting, set(apart)

        rows, sitting, apart = await self.tables.store.read(job)
        found = []
        for row in rows:
            try:
                found.append(self._info(row, sitting, row.id in apart, guest, lang))
            except Exception as error:  # whatever is wrong with it, the others are shown
                LOG.warning("table not listed", table=str(row.id), error=str(error))
        return found

    def _info(
        self, row: Row[Any], sitting: Sequence[Row[Any]], damaged: bool, guest: Guest | None, lang: str
    ) -> wire.TableInfo:
        if (live := self.tables.live.get(row.id)) is not None:
            info = render.info(live, guest, lang)
            info.asked = live.timeline.asked
            info.touched = row.touched if isinstance(row.touched, int) else 0
            return info
        problems = Problems()
        terms = read_terms(row, problems)
        own = [seat for seat in sitting if seat.table == row.id]
        places = read_places(own, self.tables.sessions.known, problems)
        heading = read_heading(row.header if isinstance(row.header, str) else "")
        archive = bool(problems) or damaged or heading.obstacle is not None
        sealing = sealing_of(terms, places)
        may_see = terms.status == "over" and shows_all(terms, places, guest)
        deal = None if sealing is None else sealing.told(may_see)
        seal = self.tables.context.seal
        info = render.table_info(terms, places, heading.options, guest, seal, deal, lang, archive=archive)
        info.asked = row.asked if isinstance(row.asked, int) else None
        info.touched = row.touched if isinstance(row.touched, int) else 0
        return info
