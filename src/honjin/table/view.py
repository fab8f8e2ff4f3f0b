"""Views: what a seat may see of a table, as structs; a game that declares none shows its cells by name."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct, defstruct

from honjin.engine.machine import NO_CARD, UNKNOWN, State
from honjin.table.card_set import CardSet
from honjin.table.layout import Block, Layout

Cards = list[str | None]  # None: a card that the seat does not know


def cards_in(s: State, zone: int, cards: CardSet) -> Cards:
    """The ids in a zone."""
    numbers = [s.card(zone, index) for index in range(s.size(zone))]
    return [None if number == UNKNOWN else cards.ids[number] for number in numbers]


def card_at(s: State, cell: int, cards: CardSet) -> str | None:
    """The id in a cell that can hold one card."""
    return None if s.cells[cell] == NO_CARD else cards.ids[s.cells[cell]]


# --- for a game that declares no view of its own


def general_view(s: State, layout: Layout, cards: CardSet) -> Struct:
    """What its layout names: numbers, single cards, and lists of cards; then the same for each seat."""
    header = {"turn": s.turn, "to_move": None if s.is_over else s.seat}
    seats = [named("Seat", block_fields(s, base, layout.seat, cards)) for base in layout.seats(s.players)]
    return named("View", {**header, **block_fields(s, 0, layout.table, cards), "seats": seats})


def block_fields(s: State, base: int, block: Block, cards: CardSet) -> dict[str, object]:
    return {
        **{name: s.cells[base + at] for name, at in block.numbers.items()},
        **{name: card_at(s, base + at, cards) for name, at in {**block.cards, **block.names}.items()},
        **{name: cards_in(s, base + at, cards) for name, (at, _) in block.zones.items()},
        **{name: area.show(s, base + at, cards) for name, (at, area) in block.areas.items()},
    }


def named(name: str, fields: Mapping[str, object]) -> Struct:
    """A struct with these fields."""
    return struct_of(name, tuple(fields))(**fields)


@cache
def struct_of(name: str, fields: tuple[str, ...]) -> type[Struct]:
    return defstruct(name, fields, frozen=True, kw_only=True)
