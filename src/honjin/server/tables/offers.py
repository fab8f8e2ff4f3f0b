"""Offers: who wants to play a finished game again, and who does not; as it is stored with that table."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from msgspec import MsgspecError, Struct, json

from honjin.server import wire

if TYPE_CHECKING:
    from honjin.server.tables.seating import Seat


class Offer(Struct):
    """A wish to play again; it is off as soon as somebody declines, and says who until the next one."""

    agreed: dict[str, bool]  # guests, and whether they bring a value for a sealed deal
    same: bool = False  # the same deal once more
    declined: list[str] = []

    @property
    def is_open(self) -> bool:
        return not self.declined

    def written(self) -> str:
        return json.encode(self).decode()

    def waits_for(self, places: Sequence[Seat]) -> list[str]:
        """The guests who have not answered."""
        return [guest for guest in people_of(places) if self.is_open and guest not in self.agreed]

    def told(self, places: Sequence[Seat]) -> wire.OfferInfo:
        def seats(guests: Container[str]) -> list[int]:
            return [seat for seat, place in enumerate(places) if (place.guest_id or "") in guests]

        return wire.OfferInfo(seats(self.agreed), seats(self.declined), self.same)


def people_of(places: Sequence[Seat]) -> list[str]:
    """The guests at a table, each once."""
    return list(dict.fromkeys(place.guest_id for place in places if place.guest_id is not None))


def read_offer(stored: object) -> Offer | None:
    """None if there is none, or if it is none of ours."""
    try:
        return json.decode(stored, type=Offer) if isinstance(stored, str) else None
    except MsgspecError:
        return None
