"""What may be done: conditions as bits, one function for options and refusals alike."""

from mypy_extensions import i64

from honjin.armies.engine.places import COLUMNS, ROWS, place_at, row_of, seat_of
from honjin.engine.machine import CARD
from honjin.games.gosu_tactics.engine import ids
from honjin.games.gosu_tactics.engine.conditions import (
    COSTS_TWO,
    COSTS_TWO_NO_CLAN,
    FIRST_IS_TROOPER,
    GENERAL_NEEDS_FIGHTER,
    GENERAL_NEEDS_TROOPER,
    MORE_FIGHTERS_NEEDED,
    MORE_TROOPERS_NEEDED,
    MUTATION_UNPAID,
    NO_GOBLIN_THERE,
    NO_MUTATION_COST,
    NOT_A_ZOMBIE,
    NOT_IN_HAND,
    NOT_YOUR_ARMY,
    NOTHING_TO_RAISE,
    OTHER_LEVEL,
    PRISONER_CANNOT_MUTATE,
    ROW_FULL,
    SAME_GOBLIN,
    TROOPER_OF_CLAN_NEEDED,
)
from honjin.games.gosu_tactics.engine.layout import DISCARD, EMPTY, IMPRISONED
from honjin.games.gosu_tactics.engine.state import TacticsState


def placing_cost(s: TacticsState, p: i64, card: i64) -> i64:
    """GT-L1 to GT-L4: nothing, or 2 for a trooper without a face-up trooper of its clan."""
    if s.cards.level[card] > 1 or s.army_size(p) == 0 or s.has_clan(p, 0, s.cards.clan[card]):
        return 0
    return 2


def joining_rule(s: TacticsState, p: i64) -> i64:
    """What a trooper's cost follows from: troopers with a clan, or only imprisoned ones."""
    return ids.L2 if s.has_face_up(p, 0) else ids.L4


def placing_failures(s: TacticsState, p: i64, card: i64) -> i64:
    """GT-L1 to GT-L6, asked when the card is placed and never again (GT-L7)."""
    failed: i64 = 0
    held = s.holds(s.hand(p), card)
    if not held:
        failed |= NOT_IN_HAND
    level = s.cards.level[card]
    clan = s.cards.clan[card]
    if s.row_length(p, level - 1) == COLUMNS:
        failed |= ROW_FULL
    if level == 1:
        others = s.hand_size(p) - (1 if held else 0)
        if placing_cost(s, p, card) > others:
            failed |= COSTS_TWO if joining_rule(s, p) == ids.L2 else COSTS_TWO_NO_CLAN
        return failed
    if s.army_size(p) == 0:
        failed |= FIRST_IS_TROOPER
    if s.row_length(p, level - 1) >= s.row_length(p, level - 2):
        failed |= MORE_TROOPERS_NEEDED if level == 2 else MORE_FIGHTERS_NEEDED
    if not s.has_clan(p, 0, clan):
        failed |= TROOPER_OF_CLAN_NEEDED if level == 2 else GENERAL_NEEDS_TROOPER
    if level == 3 and not s.has_clan(p, 1, clan):
        failed |= GENERAL_NEEDS_FIGHTER
    return failed


def leaving_failures(s: TacticsState, p: i64, place: i64) -> i64:
    """GT-M4: whether the goblin in this place can mutate at all."""
    if seat_of(place) != p:
        return NOT_YOUR_ARMY
    cell = s.cell(place)
    if cell == EMPTY:
        return NO_GOBLIN_THERE
    failed: i64 = 0
    if cell & IMPRISONED != 0:
        failed |= PRISONER_CANNOT_MUTATE
    if s.cards.mutation[cell & CARD] < 0:
        failed |= NO_MUTATION_COST
    return failed


def replacing_failures(s: TacticsState, place: i64, card: i64) -> i64:
    """GT-M1, GT-M2: whether the card can take the place of the goblin there."""
    failed: i64 = 0
    if s.cards.level[card] != row_of(place) + 1:
        failed |= OTHER_LEVEL
    if s.cards.kin[card] == s.cards.kin[s.cell(place) & CARD]:
        failed |= SAME_GOBLIN
    return failed


def mutation_failures(s: TacticsState, p: i64, place: i64, card: i64) -> i64:
    """GT-M1, GT-M2, GT-M4, GT-A7: mutating the goblin into a card from the hand."""
    failed = leaving_failures(s, p, place)
    held = s.holds(s.hand(p), card)
    if not held:
        failed |= NOT_IN_HAND
    if failed & (NOT_YOUR_ARMY + NO_GOBLIN_THERE) != 0:
        return failed
    others = s.hand_size(p) - (1 if held else 0)
    if s.cards.mutation[s.cell(place) & CARD] > others:
        failed |= MUTATION_UNPAID
    return failed | replacing_failures(s, place, card)


def can_raise(s: TacticsState, zone: i64, place: i64) -> bool:
    """Whether a card of the zone could replace the goblin in this place."""
    for index in range(s.size(zone)):
        if replacing_failures(s, place, s.card(zone, index)) == 0:
            return True
    return False


def zombie_failures(s: TacticsState, p: i64, place: i64) -> i64:
    """GT-M3: mutating the goblin into a card of the discard, one just paid included."""
    failed = leaving_failures(s, p, place)
    if failed & (NOT_YOUR_ARMY + NO_GOBLIN_THERE) != 0:
        return failed
    card = s.cell(place) & CARD
    if s.cards.zombie[card] == 0:
        failed |= NOT_A_ZOMBIE
    cost = s.cards.mutation[card]
    if cost > s.hand_size(p):
        failed |= MUTATION_UNPAID
    if not can_raise(s, DISCARD, place) and not (cost > 0 and can_raise(s, s.hand(p), place)):
        failed |= NOTHING_TO_RAISE
    return failed


def must_pay_the_raised(s: TacticsState, hand: i64, card: i64) -> bool:
    """GT-M3: with nothing to raise yet the last card paid must be it, so this one cannot pay."""
    if replacing_failures(s, s.pick, card) == 0:
        return False
    return not can_raise(s, DISCARD, s.pick) and can_raise(s, hand, s.pick)


def can_act(s: TacticsState, p: i64) -> bool:
    """GT-R4, GT-N3: whether the seat could place or mutate something now."""
    hand = s.hand(p)
    for index in range(s.size(hand)):
        if placing_failures(s, p, s.card(hand, index)) == 0:
            return True
    for row in range(ROWS):
        for column in range(s.row_length(p, row)):
            place = place_at(p, row, column)
            if zombie_failures(s, p, place) == 0:
                return True
            for index in range(s.size(hand)):
                if mutation_failures(s, p, place, s.card(hand, index)) == 0:
                    return True
    return False


def holds_trooper(s: TacticsState, p: i64) -> bool:
    hand = s.hand(p)
    for index in range(s.size(hand)):
        if s.cards.level[s.card(hand, index)] == 1:
            return True
    return False
