"""Listing: tables as a lobby shows them, from their rows alone: no game is replayed for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Connection, FromClause, Row, Select, UnaryExpression, func, or_, select

from honjin.ai.characters import characters
from honjin.server import wire
from honjin.server.agreed import Place, Terms, names_of
from honjin.server.dealing import sealing_of
from honjin.server.faults import SOUND
from honjin.server.heading import read_heading
from honjin.server.knowledge import portrait_info
from honjin.server.schema import faults, seats, tables
from honjin.server.sessions import Guest, Seal
from honjin.server.stored import SEATS, Problems, read_places, read_terms

if TYPE_CHECKING:
    from honjin.server.tables import Tables

LOG: Final = structlog.get_logger()
SHOWN_MAX: Final = 50
WATCHED_MAX: Final = 20  # games to watch in the lobby, the others are tables to sit down at
HOST_MAX: Final = 3  # of one guest in the lobby
SOURCE_MAX: Final = 10  # of one address


def seats_of(places: Sequence[Place], guest: Guest | None) -> list[int]:
    if guest is None:
        return []
    return [seat for seat, place in enumerate(places) if place.guest and place.guest.id == guest.id]


def shows_all(terms: Terms, places: Sequence[Place], guest: Guest | None) -> bool:
    """Who may see everything after the end: who played, and spectators where it was so agreed."""
    return bool(seats_of(places, guest)) or terms.spectators == "open-after"


def table_info(
    terms: Terms,
    places: Sequence[Place],
    options: dict[str, str],
    guest: Guest | None,
    seal: Seal,
    deal: wire.SealInfo | None,
    lang: str,
    online: Collection[str] = (),
    archive: bool = False,
) -> wire.TableInfo:
    """A table as this guest may see it from outside."""
    names = names_of(places, lang)
    own = seats_of(places, guest)
    is_host = guest is not None and guest.id == terms.host
    invites = bool(own) or is_host  # a host who lost the seat can take another
    return wire.TableInfo(
        terms.id,
        terms.game,
        options,
        [
            seat_info(terms, place, seat, names[seat], lang, seat in own, invites, seal, online)
            for seat, place in enumerate(places)
        ],
        terms.status,
        terms.clock,
        terms.spectators,
        terms.lobby,
        terms.hot_seat,
        is_host,
        f"/t/{terms.id}",
        None if terms.spectators == "none" else f"/watch/{terms.id}",
        terms.created,
        terms.rematch if own else None,
        terms.advice,
        terms.deal,
        deal,
        archive=archive,
    )


def seat_info(
    terms: Terms,
    place: Place,
    seat: int,
    name: str,
    lang: str,
    you: bool,
    invites: bool,
    seal: Seal,
    online: Collection[str],
) -> wire.SeatInfo:
    free, is_bot = place.kind in ("link", "open"), place.kind == "bot"
    name = "" if free else name
    character = characters().get(place.level or "") if is_bot else None
    invite = None
    if place.kind == "link" and invites and terms.status == "waiting":
        invite = f"/t/{terms.id}?invite={seal.invite(terms.id, seat)}"
    return wire.SeatInfo(
        seat,
        "open" if free else "bot" if is_bot else "human",
        name,
        name if character is None else character.label(lang, name),
        you,
        is_bot or (place.guest is not None and place.guest.id in online),
        place.level,
        None if character is None else portrait_info(character),
        invite,
    )


def mine(guest: Guest) -> Select[Any]:
    """Where the guest sits or is the host, the latest first."""
    sits = tables.c.id.in_(select(seats.c.table).where(seats.c.guest == guest.id))
    query = select(tables).where(or_(tables.c.host == guest.id, sits), tables.c.status != "closed")
    return query.order_by(tables.c.touched.desc()).limit(SHOWN_MAX)


def public(status: str, most: int) -> Select[Any]:
    """Some public tables of each guest, of those some of each address; those that wait longest first."""

    def first(columns: FromClause) -> UnaryExpression[Any]:
        order = columns.c.created.asc() if status == "waiting" else columns.c.touched.desc()
        return order

    by_host = func.row_number().over(partition_by=tables.c.host, order_by=first(tables))
    known = tables.c.lobby == 1, tables.c.status == status, SOUND
    of_hosts = select(tables, by_host.label("of_host")).where(*known).subquery()
    source = func.coalesce(of_hosts.c.source, of_hosts.c.host)
    by_source = func.row_number().over(partition_by=source, order_by=(of_hosts.c.of_host, first(of_hosts)))
    few = of_hosts.c.of_host <= HOST_MAX
    fair = select(of_hosts, by_source.label("of_source")).where(few).subquery()
    return select(fair).where(fair.c.of_source <= SOURCE_MAX).order_by(first(fair)).limit(most)


class Listing:
    """Lists of tables for a guest."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def of_guest(self, guest: Guest, lang: str = "en") -> list[wire.TableInfo]:
        return await self._infos(mine(guest), guest, lang)

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
            return live.info(guest, lang)
        problems = Problems()
        terms = read_terms(row, problems)
        own = [seat for seat in sitting if seat.table == row.id]
        places = read_places(own, self.tables.sessions.known, problems)
        heading = read_heading(row.header if isinstance(row.header, str) else "")
        archive = bool(problems) or damaged or heading.obstacle is not None
        sealing = sealing_of(terms, places)
        may_see = terms.status == "over" and shows_all(terms, places, guest)
        deal = None if sealing is None else sealing.told(may_see)
        seal = self.tables.services.seal
        return table_info(terms, places, heading.options, guest, seal, deal, lang, archive=archive)
