"""What a situation of GOSU Tactics is worth to a seat, by rules of thumb."""

from typing import Final

from mypy_extensions import i64

from honjin.engine.machine import WINNERS, seat_bit
from honjin.games.gosu_tactics.engine import layout
from honjin.games.gosu_tactics.engine.layout import CLAN_COUNT
from honjin.games.gosu_tactics.engine.state import TacticsState

# In tenths of a point of strength.
WIN: Final = 1_000_000
POINTS_WORTH: Final = (0, 150, 400, 1000)  # the nearer to the third, the dearer
LEAD_WORTH: Final = 30  # the strongest army would take a point now
STRENGTH_WORTH: Final = 10
STANDING_WORTH: Final = 4  # also a prisoner: it counts for the fifteen, and is free again next round
HAND_WORTH: Final = 6
OF_MY_CLANS_WORTH: Final = 3  # a card in hand that can join without paying
ADVANTAGE_WORTH: Final = 10
TURN_DUE_WORTH: Final = 20
MANY: Final = 10  # goblins from which on the fifteenth is in sight
MANY_OF_CLAN: Final = 5  # the same for the ninth of a clan
NEARER: Final = 8  # times the square of how many more


def evaluate(s: TacticsState, seat: i64) -> i64:
    """How well the seat stands against the others, above all against the best of them."""
    if s.is_over:
        return WIN if s.cells[WINNERS] & seat_bit(seat) != 0 else -WIN
    best: i64 = -WIN
    strongest: i64 = 0
    others: i64 = 0
    for p in range(s.players):
        if p != seat:
            value = worth(s, p)
            others += value
            best = max(best, value)
            strongest = max(strongest, s.strength(p))
    strength = s.strength(seat)
    lead: i64 = 0
    if strength > strongest or (strength == strongest and s.cells[layout.ADVANTAGE] == seat):
        lead = LEAD_WORTH
    return lead + 2 * worth(s, seat) - best - others // (s.players - 1)


def worth(s: TacticsState, p: i64) -> i64:
    """What the seat has: points, army, hand, Advantage and turns to come."""
    size = s.army_size(p)
    total: i64 = POINTS_WORTH[s.points(p)] + STRENGTH_WORTH * s.strength(p) + STANDING_WORTH * size
    total += nearer(size - MANY)
    for clan in range(CLAN_COUNT):
        total += nearer(s.clan_count(p, clan) - MANY_OF_CLAN)
    hand = s.hand(p)
    total += HAND_WORTH * s.size(hand)
    for index in range(s.size(hand)):
        if s.has_clan(p, 0, s.cards.clan[s.card(hand, index)]):
            total += OF_MY_CLANS_WORTH
    if s.cells[layout.ADVANTAGE] == p:
        total += ADVANTAGE_WORTH
    if s.cells[layout.ACTIVE] == p:
        total += TURN_DUE_WORTH * (s.cells[layout.ADDITIONAL] + s.cells[layout.DUE])
    return total


def nearer(more: i64) -> i64:
    return NEARER * more * more if more > 0 else 0
