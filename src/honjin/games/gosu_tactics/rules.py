"""What may be done: conditions as bits, one function for options and refusals alike."""

from typing import Final

from mypy_extensions import i64

from honjin.core.machine import CARD
from honjin.core.place import COLUMNS, ROWS, place_at, row_of, seat_of
from honjin.games.gosu_tactics import ids
from honjin.games.gosu_tactics.layout import DISCARD, EMPTY, IMPRISONED
from honjin.games.gosu_tactics.state import TacticsState

# Options: the kind, then up to two details (a card, a place, a seat).
KIND: Final = 0x10000
KINDS: Final = 0xFF0000  # the bits of an option that say its kind
FIRST: Final = 0x100
PLAY: Final = 0 * KIND  # card
MUTATE: Final = 1 * KIND  # place, card
ZOMBIE: Final = 2 * KIND  # place
PASS: Final = 3 * KIND
PAY: Final = 4 * KIND  # card
CHOOSE_PLACE: Final = 5 * KIND  # place
CHOOSE_CARD: Final = 6 * KIND  # card
CHOOSE_PLAYER: Final = 7 * KIND  # seat
DISCARD_CARD: Final = 8 * KIND  # card
KEEP: Final = 9 * KIND
REDRAW: Final = 10 * KIND

# How each kind is written; holes in the order of the details, the last one in the lowest digits.
NOTATION: Final = (
    "play {card}",
    "mutate {place} {card}",
    "mutate {place} from discard",
    "pass",
    "pay {card}",
    "choose {place}",
    "choose {card}",
    "player {seat}",
    "discard {card}",
    "keep",
    "mulligan",
)

# Conditions that can fail.
OTHER_QUESTION: Final = 0x1
NOT_IN_HAND: Final = 0x2
ROW_FULL: Final = 0x4
FIRST_IS_TROOPER: Final = 0x8
COSTS_TWO: Final = 0x10
COSTS_TWO_NO_CLAN: Final = 0x20
MORE_TROOPERS_NEEDED: Final = 0x40
TROOPER_OF_CLAN_NEEDED: Final = 0x80
MORE_FIGHTERS_NEEDED: Final = 0x100
GENERAL_NEEDS_TROOPER: Final = 0x200
GENERAL_NEEDS_FIGHTER: Final = 0x400
NO_GOBLIN_THERE: Final = 0x800
NOT_YOUR_ARMY: Final = 0x1000
NO_MUTATION_COST: Final = 0x2000
PRISONER_CANNOT_MUTATE: Final = 0x4000
MUTATION_UNPAID: Final = 0x8000
OTHER_LEVEL: Final = 0x10000
SAME_GOBLIN: Final = 0x20000
NOT_A_ZOMBIE: Final = 0x40000
NOTHING_TO_RAISE: Final = 0x80000
MUST_PAY_THE_RAISED: Final = 0x100000
NOT_IN_DISCARD: Final = 0x200000
OTHER_CLAN: Final = 0x400000
NOT_REVEALED: Final = 0x800000
TOO_HIGH_TO_DESTROY: Final = 0x1000000
TOO_HIGH_TO_IMPRISON: Final = 0x2000000
NOT_FREE: Final = 0x4000000
ALREADY_IMPRISONED: Final = 0x8000000
ALONE_IN_ROW: Final = 0x10000000
OTHER_ROW: Final = 0x20000000
SAME_CARD: Final = 0x40000000
EMPTY_HAND: Final = 0x80000000
HOLDS_TROOPER: Final = 0x100000000
CAN_ACT: Final = 0x200000000
NOTHING_TO_REDRAW: Final = 0x400000000
NO_LINK_WAITS: Final = 0x800000000
CANNOT_PAY_WITH: Final = 0x1000000000
NOT_LEFT_AT_SET_UP: Final = 0x2000000000
NOT_LEFT_TO_DISCARD: Final = 0x4000000000

# The rule behind each condition, lowest bit first; OTHER_QUESTION belongs to the core.
CONDITIONS: Final = (
    ("not-in-hand", ids.R1),
    ("row-full", ids.A1),
    ("first-is-trooper", ids.L1),
    ("costs-two", ids.L2),
    ("costs-two-no-clan", ids.L4),
    ("more-troopers-needed", ids.L5),
    ("trooper-of-clan-needed", ids.L5),
    ("more-fighters-needed", ids.L6),
    ("general-needs-trooper", ids.L6),
    ("general-needs-fighter", ids.L6),
    ("no-goblin-there", ids.A1),
    ("not-your-army", ids.M1),
    ("no-mutation-cost", ids.M4),
    ("prisoner-cannot-mutate", ids.M4),
    ("mutation-unpaid", ids.M1),
    ("other-level", ids.M1),
    ("same-goblin", ids.M2),
    ("not-a-zombie", ids.M3),
    ("nothing-to-raise", ids.M3),
    ("must-pay-the-raised", ids.M3),
    ("not-in-discard", ids.A5),
    ("other-clan", ids.P6),
    ("not-revealed", ids.P5),
    ("too-high-to-destroy", ids.P1),
    ("too-high-to-imprison", ids.P2),
    ("not-free", ids.A2),
    ("already-imprisoned", ids.A3),
    ("alone-in-row", ids.P1),
    ("other-row", ids.P1),
    ("same-card", ids.P1),
    ("empty-hand", ids.P3),
    ("holds-trooper", ids.S3),
    ("can-act", ids.N3),
    ("nothing-to-redraw", ids.N3),
    ("no-link-waits", ids.T2),
    ("cannot-pay-with", ids.A7),
    ("not-left-at-set-up", ids.S2),
    ("not-left-to-discard", ids.P3),
)


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
