"""What an observation of GOSU X shows, as JSON-able data."""

from honjin.core.cards import CardSet
from honjin.core.machine import NO_CARD, UNKNOWN
from honjin.core.notation import PlaceHole
from honjin.core.place import ROWS, place_at
from honjin.games.gosu_x import layout
from honjin.games.gosu_x.book import CLAN_BITS
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.layout import BOUNTY, REVEALED, WONDER
from honjin.games.gosu_x.state import XState


def clans_in(bits: int) -> list[str]:
    return [clan for clan, bit in zip(CLANS, CLAN_BITS, strict=True) if bits & bit]


def cards_in(s: XState, zone: int, cards: CardSet) -> list[str | None]:
    """The ids in a zone, None for a card the seat does not know."""
    numbers = [s.card(zone, index) for index in range(s.size(zone))]
    return [None if number == UNKNOWN else cards.ids[number] for number in numbers]


def army(s: XState, p: int, cards: CardSet) -> list[list[dict[str, object]]]:
    rows: list[list[dict[str, object]]] = []
    for row in range(ROWS):
        shown: list[dict[str, object]] = []
        for column in range(s.row_length(p, row)):
            place = place_at(p, row, column)
            shown.append(
                {
                    "card": cards.ids[s.card_at(place)],
                    "captured": s.is_captured(place),
                    "tokens": s.tokens_on(place),
                    "icons": 0 if s.is_captured(place) else s.icons_at(place),
                    "bounty": s.cells[BOUNTY] == place,
                    "veteran": s.cell(place) & layout.TURNED != 0,
                    "recruited": s.cell(place) & layout.RECRUITED != 0,
                    "open": s.is_open(place),
                }
            )
        rows.append(shown)
    return rows


def known_top(s: XState, p: int, cards: CardSet) -> list[str | None]:
    """The deck from its top down to the deepest card that the seat knows."""
    seen = cards_in(s, s.deck(p), cards)[::-1]
    known = [index for index, card in enumerate(seen) if card is not None]
    return seen[: known[-1] + 1] if known else []


def banned(s: XState, p: int, cards: CardSet) -> list[str]:
    numbers = [s.seat_cell(p, layout.BANNED + index) for index in range(layout.BANS)]
    return [cards.ids[number] for number in numbers if number != NO_CARD]


def seat(s: XState, p: int, cards: CardSet) -> dict[str, object]:
    left = s.seat_cell(p, layout.TURNS_LEFT)
    return {
        "clans": clans_in(s.clans(p)),
        "army": army(s, p, cards),
        "hand": cards_in(s, s.hand(p), cards),
        "deck": s.size(s.deck(p)),
        "deck_known": known_top(s, p, cards),
        "discard": cards_in(s, s.discard_pile(p), cards),
        "removed": cards_in(s, s.removed(p), cards),
        "tokens": {
            "hand": s.tokens(p),
            "spent": s.seat_cell(p, layout.SPENT),
            "locked": s.seat_cell(p, layout.LOCKED),
        },
        "supremacy": s.seat_cell(p, layout.SUPREMACY),
        "strength": s.strength(p),
        "flipped": clans_in(s.seat_cell(p, layout.FLIPPED)),
        "banned": banned(s, p, cards),
        "passed": bool(s.seat_cell(p, layout.PASSED)),
        "turns_left": None if left == layout.UNLIMITED else left,
    }


def view(s: XState, cards: CardSet) -> dict[str, object]:
    coming, wonder, bounty = s.cells[layout.COMING], s.cells[WONDER], s.cells[BOUNTY]
    return {
        "round": s.cells[layout.ROUND],
        "turn": s.turn,
        "to_move": s.cells[layout.ACTIVE],
        "first": s.cells[layout.FIRST],
        "additional_turn": bool(s.cells[layout.ADDITIONAL]),
        "additional_turn_due": bool(s.cells[layout.DUE]),
        "from_discard": bool(s.cells[layout.RAISING]),
        "song": bool(s.cells[layout.SONG]),
        "tiles": clans_in(s.cells[layout.TILES]),
        "wonder": None if wonder < 0 else wonder,
        "bounty": None if bounty < 0 else PlaceHole(s.players).write(bounty, -1),
        "coming": None if coming == NO_CARD else cards.ids[coming],
        "revealed": cards_in(s, REVEALED, cards),
        "seats": [seat(s, p, cards) for p in range(s.players)],
    }
