"""Rematches: a finished game once more, when everybody who played it wants to; seats move on by one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from honjin.server import wire
from honjin.server.catalogue import find_game
from honjin.server.errors import ApiError, BadForm
from honjin.server.guests.sessions import Guest
from honjin.server.store.moment import now
from honjin.server.store.statements import change_table, table_of
from honjin.server.tables.context import LOCAL, TableContext, shielded
from honjin.server.tables.dealing import agreed_header, first_seal
from honjin.server.tables.offers import Offer, people_of
from honjin.server.tables.seating import Seat
from honjin.server.tables.table import LiveTable
from honjin.table.record import write_header

if TYPE_CHECKING:
    from honjin.server.tables.registry import Tables


class Rematches:
    """Who asks, who agrees, who declines; it is stored, so nobody has to be there at the same time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @property
    def context(self) -> TableContext:
        return self.tables.context

    @shielded
    async def ask(self, guest: Guest, old: LiveTable, asked: wire.Rematch, source: str = LOCAL) -> LiveTable:
        """Wish for a rematch, or agree to one: the new table if all want it, until then the old one."""
        async with old.lock:
            check_over(guest, old)
            again = await self._made(old)
            if again is None:
                if any(self.context.blocks.has(guest.id, other) for other in people_of(old.places)):
                    raise ApiError(409, "you-blocked")
                self.tables.charge(guest, source)
                return await self._agree(guest, old, asked, source)
        await self._sit(guest, old, again, asked.seal)
        return again

    async def _agree(self, guest: Guest, old: LiveTable, asked: wire.Rematch, source: str) -> LiveTable:
        """One more wants it. Whoever wants another deal than was offered makes an offer of their own."""
        offer = old.terms.offer
        agreed = offer.agreed if offer is not None and offer.is_open and offer.same == asked.same else {}
        offer = Offer({**agreed, guest.id: asked.seal is not None}, asked.same)
        if asked.same:
            old.check_continued()
        if offer.waits_for(old.places):
            await self._store(old, offer)
            return old
        return await self._make(guest, old, offer, asked.seal, source)

    @shielded
    async def decline(self, guest: Guest, old: LiveTable) -> None:
        """Not again, or not any more."""
        async with old.lock:
            check_over(guest, old)
            offer = old.terms.offer
            if offer is None or not offer.is_open:
                return
            left = {one: brings for one, brings in offer.agreed.items() if one != guest.id}
            if guest.id not in offer.agreed:
                await self._store(old, Offer(offer.agreed, offer.same, [guest.id]))
            else:
                await self._store(old, Offer(left, offer.same) if left else None)

    async def _store(self, old: LiveTable, offer: Offer | None) -> None:
        text = None if offer is None else offer.written()
        await self.context.store.write(change_table(old.terms.id, offer=text))
        old.terms.offer = offer
        old.audience.publish()

    # --- the new table

    async def _made(self, old: LiveTable) -> LiveTable | None:
        """The rematch that there is; one that was closed, or forgotten, is none."""
        id = old.terms.rematch
        if id is None or not await self.tables.rows(table_of(id)):
            return None
        again = await self.tables.find(id)
        return None if again.terms.status == "closed" else again

    async def _make(
        self, guest: Guest, old: LiveTable, offer: Offer, commit: str | None, source: str
    ) -> LiveTable:
        places = moved_on(old.places)
        people = people_of(places)
        deal: wire.DealKind = "known" if offer.same else "sealed" if len(people) > 1 else "server"
        fresh = replace(
            old.terms,
            id=secrets.token_urlsafe(9),
            host=next(iter(offer.agreed)),
            lobby=False,
            created=now(),
            status="waiting",
            rematch=None,
            offer=None,
            before=old.terms.id,
            deal=deal,
            seal=None,
            source=self.context.seal.mark("source", source).hex(),
            purpose="study" if offer.same else "play",
            hinted=False,
            daily=None,
        )
        if deal == "sealed":
            # A value is promised by who agrees last; the others promise theirs when they come to the table.
            without: dict[str, str | None] = {one: None for one, brings in offer.agreed.items() if not brings}
            brought = {**without, guest.id: commit}
            seats = {seat: place.guest_id for seat, place in enumerate(places) if place.guest_id in brought}
            fresh.seal = first_seal(fresh, places, {seat: brought[one] for seat, one in seats.items() if one})
        header = agreed_header(self._header(old, offer), deal)
        note = change_table(old.terms.id, rematch=fresh.id, offer=None)
        made = await self.tables.add(fresh, places, header, [], note)
        old.terms.rematch, old.terms.offer = made.terms.id, None
        old.audience.publish()
        return made

    def _header(self, old: LiveTable, offer: Offer) -> str:
        """How it begins: by chance, or as it began before."""
        if offer.same:
            header = write_header(old.timeline.table)
            if self.tables.check_opening is not None:
                self.tables.check_opening(header)
            return header
        try:
            game = find_game(old.terms.game)
            return write_header(game.new(players=len(old.places), options=old.timeline.options))
        except ValueError as error:  # options of another version
            raise BadForm(error) from None

    async def come_back(self, guest: Guest, again: LiveTable, commit: str | None) -> bool:
        """Take one's seat at a rematch, as long as it is free: no link leads there. Whether there was one."""
        before = again.terms.before
        if before is None or not await self.tables.rows(table_of(before)):
            return False
        return await self._sit(guest, await self.tables.find(before), again, commit)

    async def _sit(self, guest: Guest, old: LiveTable, again: LiveTable, commit: str | None) -> bool:
        if again.terms.status != "waiting" or again.seats_of(guest):
            return False
        for seat in ((seat + 1) % len(old.places) for seat in old.seats_of(guest)):
            if again.places[seat].kind == "link":
                await again.seating.sit(guest, seat, commit)
        return bool(again.seats_of(guest))


def check_over(guest: Guest, old: LiveTable) -> None:
    if not old.seats_of(guest):
        raise ApiError(403, "not-seated")
    if old.terms.status != "over":
        raise ApiError(409, "not-over")


def moved_on(places: Sequence[Seat]) -> list[Seat]:
    """Everybody sits one seat further."""
    return [places[-1], *places[:-1]]
