"""What an observation of GOSU Tactics shows, as JSON-able data."""

from honjin.core.cards import CardSet
from honjin.core.machine import ASIDE, CARD, NO_CARD, UNKNOWN
from honjin.core.place import ROWS, place_at
from honjin.games.gosu_tactics import layout
from honjin.games.gosu_tactics.layout import DECK, DISCARD, IMPRISONED, REVEALED
from honjin.games.gosu_tactics.state import TacticsState


def cards_in(s: TacticsState, zone: int, cards: CardSet) -> list[str | None]:
    """The ids in a zone, None for a card the seat does not know."""
    numbers = [s.card(zone, index) for index in range(s.size(zone))]
    return [None if number == UNKNOWN else cards.ids[number] for number in numbers]


def set_aside(s: TacticsState, p: int, cards: CardSet) -> list[str | None]:
    """Those of the hand that wait to be discarded: their owner sees which, others how many."""
    hand = s.hand(p)
    slots = [s.slot(hand, index) for index in range(s.size(hand))]
    own: list[str | None] = [cards.ids[slot & CARD] for slot in slots if slot & ASIDE]
    return own or [None] * s.seat_cell(p, layout.SET_ASIDE)


def army(s: TacticsState, p: int, cards: CardSet) -> list[list[dict[str, object]]]:
    rows: list[list[dict[str, object]]] = []
    for row in range(ROWS):
        cells = [s.cell(place_at(p, row, column)) for column in range(s.row_length(p, row))]
        rows.append([{"card": cards.ids[c & CARD], "imprisoned": bool(c & IMPRISONED)} for c in cells])
    return rows


def seat(s: TacticsState, p: int, cards: CardSet) -> dict[str, object]:
    left = s.seat_cell(p, layout.TURNS_LEFT)
    return {
        "army": army(s, p, cards),
        "hand": cards_in(s, s.hand(p), cards),
        "points": s.points(p),
        "strength": s.strength(p),
        "turns": s.seat_cell(p, layout.TURNS),
        "passed": bool(s.seat_cell(p, layout.PASSED)),
        "turns_left": None if left == layout.UNLIMITED else left,
        "set_aside": set_aside(s, p, cards),
    }


def view(s: TacticsState, cards: CardSet) -> dict[str, object]:
    coming = s.cells[layout.COMING]
    return {
        "round": s.cells[layout.ROUND],
        "turn": s.turn,
        "to_move": s.cells[layout.ACTIVE],
        "first": s.cells[layout.FIRST],
        "advantage": s.cells[layout.ADVANTAGE],
        "additional_turn": bool(s.cells[layout.ADDITIONAL]),
        "additional_turns_due": s.cells[layout.DUE],
        "coming": None if coming == NO_CARD else cards.ids[coming],
        "deck": s.size(DECK),
        "discard": cards_in(s, DISCARD, cards),
        "revealed": cards_in(s, REVEALED, cards),
        "seats": [seat(s, p, cards) for p in range(s.players)],
    }
