"""What an observation of Way of the Samurai shows, as JSON-able data."""

from honjin.core.machine import NO_CARD, UNKNOWN
from honjin.games.way_of_the_samurai import book, layout
from honjin.games.way_of_the_samurai.card import GAUGES, SYMBOLS
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.layout import (
    ACTIONS,
    ACTIONS_USED,
    ADVERSARIES,
    ADVERSARIES_USED,
    CLIMATE,
    ENEMY,
    LOCATION,
    NONE,
    SPECIALS,
)
from honjin.games.way_of_the_samurai.state import CLAN, DUEL, SINGLE, SamuraiState, rank

MODES = ("fight", "clan", "dojo", "village", "duel")


def cards_in(s: SamuraiState, zone: int, cards: SamuraiCards) -> list[str | None]:
    """The ids in a zone, None for a card the seat does not know."""
    numbers = [s.card(zone, index) for index in range(s.size(zone))]
    return [None if number == UNKNOWN else cards.ids[number] for number in numbers]


def unseen(s: SamuraiState, family: int, cards: SamuraiCards) -> dict[str, int]:
    """How many of which card are still to come in a deck, as a careful player counts them."""
    left = s.left()
    return {
        cards.ids[card]: int(left[card])
        for card in range(s.cards.faces)
        if left[card] > 0 and s.family(card) == family
    }


def seat(s: SamuraiState, p: int, cards: SamuraiCards) -> dict[str, object]:
    attack = cards_in(s, s.attack(p), cards)
    symbols = [s.seat_cell(p, layout.SYMBOLS + index) for index in range(len(attack))]
    return {
        "weapon": cards.box.weapons[s.seat_cell(p, layout.WEAPON)].id,
        "life": s.life(p),
        "ki": s.ki(p),
        "ki_max": s.ki_max(p),
        "die": s.seat_cell(p, layout.DIE),
        "gauges": {name: s.gauge(p, gauge) for name, gauge in GAUGES.items()},
        "hand": cards_in(s, s.hand(p), cards),
        "attack": [
            {"card": card, "symbol": None if symbol == NONE else SYMBOLS[symbol]}
            for card, symbol in zip(attack, symbols, strict=True)
        ],
        "stored": cards_in(s, s.stored(p), cards),
    }


def enemy(s: SamuraiState, cards: SamuraiCards) -> dict[str, object] | None:
    mode = s.cells[layout.MODE]
    if mode == DUEL:
        return None
    if mode == SINGLE:
        name = cards.box.enemies[s.cells[ENEMY]].id
    elif mode == CLAN:
        name = "clan"
    elif s.cells[layout.WAITING] >> s.cells[layout.OPPONENT] & 1:  # nobody is chosen yet (WS-G2, WS-G3)
        return None
    else:
        name = cards.box.campaigns[mode - 2].opponents[s.cells[layout.OPPONENT]].id
    return {"name": name, "life": s.cells[layout.ENEMY_LIFE], "ki": s.cells[layout.ENEMY_KI]}


def waiting(s: SamuraiState, cards: SamuraiCards) -> list[str]:
    """The opponents of the campaign still to fight."""
    mode = s.cells[layout.MODE]
    if mode in (SINGLE, CLAN, DUEL):
        return []
    opponents = cards.box.campaigns[mode - 2].opponents
    return [who.id for index, who in enumerate(opponents) if s.cells[layout.WAITING] >> index & 1]


def card_or_none(s: SamuraiState, cell: int, cards: SamuraiCards) -> str | None:
    return None if s.cells[cell] == NO_CARD else cards.ids[s.cells[cell]]


def view(s: SamuraiState, cards: SamuraiCards) -> dict[str, object]:
    location, climate = s.cells[LOCATION], s.cells[CLIMATE]
    return {
        "mode": MODES[s.cells[layout.MODE]],
        "round": s.cells[layout.ROUND],
        "turn": s.turn,
        "to_move": s.cells[layout.ACTIVE],
        "enemy": enemy(s, cards),
        "beaten": s.cells[layout.BEATEN],
        "rank": rank(s.cells[layout.BEATEN]) if s.cells[layout.MODE] == CLAN else None,
        "waiting": waiting(s, cards),
        "broken": [w.id for i, w in enumerate(cards.box.weapons) if s.cells[layout.BROKEN] >> i & 1],
        "location": None if location == NONE else cards.box.places[location].id,
        "climate": None if climate == NONE else cards.box.climates[climate].id,
        "hard": bool(s.cells[layout.HARD]),
        "cost": s.cost(),
        "defence": card_or_none(s, layout.DEFENCE, cards),
        "counter": card_or_none(s, layout.COUNTER, cards),
        "looked_at": cards_in(s, layout.LOOKED, cards),
        "actions": {
            "deck": s.size(ACTIONS),
            "discard": cards_in(s, ACTIONS_USED, cards),
            "unseen": unseen(s, book.ACTION, cards),
        },
        "specials": {"deck": s.size(SPECIALS), "unseen": unseen(s, book.SPECIAL, cards)},
        "adversaries": {
            "deck": s.size(ADVERSARIES),
            "discard": cards_in(s, ADVERSARIES_USED, cards),
            "unseen": unseen(s, book.ADVERSARY, cards),
        },
        "wounds": unseen(s, book.WOUND, cards),
        "seats": [seat(s, p, cards) for p in range(s.players)],
    }
