"""What may be done: conditions as bits, one function for options and refusals alike."""

from typing import Final

from mypy_extensions import i64

from honjin.core.machine import CARD
from honjin.core.place import COLUMNS, place_at, row_of, seat_of
from honjin.games.gosu_x import book, ids, layout
from honjin.games.gosu_x.book import level_bit
from honjin.games.gosu_x.layout import CAPTURED, EMPTY, TOKEN, TOKENS_ON
from honjin.games.gosu_x.state import XState

# Options: the kind, then up to two details (a card, a place, a seat, a clan, a level).
KIND: Final = 0x10000
KINDS: Final = 0xFF0000  # the bits of an option that say its kind
FIRST: Final = 0x100
PLAY: Final = 0 * KIND  # card
PLAY_ROW: Final = 1 * KIND  # card, level
PLAY_RAISED: Final = 2 * KIND  # card
PLAY_RAISED_ROW: Final = 3 * KIND  # card, level
SHIFT: Final = 4 * KIND  # place, card
SHIFT_RAISED: Final = 5 * KIND  # place
ACTIVATE: Final = 6 * KIND  # place
DRAW_ONE: Final = 7 * KIND
DRAW_THREE: Final = 8 * KIND
PASS: Final = 9 * KIND
PAY: Final = 10 * KIND  # card
PAY_WONDER: Final = 11 * KIND
CHOOSE_PLACE: Final = 12 * KIND  # place
CHOOSE_CARD: Final = 13 * KIND  # card
CHOOSE_PLAYER: Final = 14 * KIND  # seat
CHOOSE_CLAN: Final = 15 * KIND  # clan
CHOOSE_LEVEL: Final = 16 * KIND  # level
DISCARD_CARD: Final = 17 * KIND  # card
REACT: Final = 18 * KIND  # card
TAKE_PLACE: Final = 19 * KIND  # place
TAKE_SPENT: Final = 20 * KIND
CAPTURE: Final = 21 * KIND
DESTROY: Final = 22 * KIND
RELEASE: Final = 23 * KIND
BOUNTY_FIRST: Final = 24 * KIND
EFFECT_FIRST: Final = 25 * KIND
KEEP: Final = 26 * KIND
MULLIGAN: Final = 27 * KIND
YES: Final = 28 * KIND
NO: Final = 29 * KIND
DONE: Final = 30 * KIND

# How each kind is written; holes in the order of the details, the last one in the lowest digits.
NOTATION: Final = (
    "play {card}",
    "play {card} row {level}",
    "play {card} from discard",
    "play {card} row {level} from discard",
    "shift {place} {card}",
    "shift {place} from discard",
    "activate {place}",
    "draw 1",
    "draw 3",
    "pass",
    "pay {card}",
    "pay wonder",
    "choose {place}",
    "choose {card}",
    "player {seat}",
    "clan {clan}",
    "level {level}",
    "discard {card}",
    "react {card}",
    "take {place}",
    "take spent",
    "capture",
    "destroy",
    "release",
    "bounty first",
    "effect first",
    "keep",
    "mulligan",
    "yes",
    "no",
    "done",
)

# Conditions that can fail.
OTHER_QUESTION: Final = 0x1
NOT_IN_HAND: Final = 0x2
NOT_RAISING: Final = 0x4
NOT_IN_DISCARD: Final = 0x8
BANNED: Final = 0x10
NOT_THAT_LEVEL: Final = 0x20
NAME_THE_ROW: Final = 0x40
ROW_FULL: Final = 0x80
FIRST_IS_TROOP: Final = 0x100
MORE_TROOPS_NEEDED: Final = 0x200
TROOP_OF_CLAN_NEEDED: Final = 0x400
MORE_HEROES_NEEDED: Final = 0x800
HERO_OF_CLAN_NEEDED: Final = 0x1000
COSTS_TWO: Final = 0x2000
NO_CARD_THERE: Final = 0x4000
NOT_YOUR_ARMY: Final = 0x8000
IS_CAPTURED: Final = 0x10000
NO_SHIFT_COST: Final = 0x20000
SHIFT_UNPAID: Final = 0x40000
OTHER_LEVEL: Final = 0x80000
IDENTICAL: Final = 0x100000
NO_SECRET_SHIFT: Final = 0x200000
NOTHING_TO_RAISE: Final = 0x400000
MUST_PAY_THE_RAISED: Final = 0x800000
NO_TOKEN: Final = 0x1000000
NEEDS_TWO_TOKENS: Final = 0x2000000
NO_ICON: Final = 0x4000000
ICONS_FULL: Final = 0x8000000
TOKENS_IN_HAND: Final = 0x10000000
CANNOT_PAY_WITH: Final = 0x20000000
NO_WONDER: Final = 0x40000000
NOT_OPEN: Final = 0x80000000
IS_ETHEREAL: Final = 0x100000000
NOT_CAPTURED: Final = 0x200000000
WRONG_LEVEL: Final = 0x400000000
WRONG_SIDE: Final = 0x800000000
NOT_NEAR: Final = 0x1000000000
NO_BOUNTY_THERE: Final = 0x2000000000
IN_THE_CHAIN: Final = 0x4000000000
HAS_THE_TOKEN: Final = 0x8000000000
ALONE_IN_ROW: Final = 0x10000000000
OTHER_ROW: Final = 0x20000000000
SAME_CARD: Final = 0x40000000000
NOT_LEFT_TO_DISCARD: Final = 0x80000000000
WRONG_CARD: Final = 0x100000000000
NOT_REVEALED: Final = 0x200000000000
NOT_IN_DECK: Final = 0x400000000000
NOT_OF_THOSE_CLANS: Final = 0x800000000000
TOO_FEW_OF_CLAN: Final = 0x1000000000000
TILE_ACTIVE: Final = 0x2000000000000
NO_TOKEN_THERE: Final = 0x4000000000000
HOLDS_TROOPS: Final = 0x8000000000000
CLAN_TAKEN: Final = 0x10000000000000
NOT_A_REACTION: Final = 0x20000000000000
NO_TRIGGER_WAITS: Final = 0x40000000000000
NOT_OPTIONAL: Final = 0x80000000000000
NOT_POSSIBLE: Final = 0x100000000000000
NOT_YOUR_CARD: Final = 0x200000000000000
NOT_AN_OWN_CLAN: Final = 0x400000000000000

# The rule behind each condition, lowest bit first; OTHER_QUESTION belongs to the core.
CONDITIONS: Final = (
    ("not-in-hand", ids.T1),
    ("not-raising", ids.P9),
    ("not-in-discard", ids.A8),
    ("banned", ids.P9),
    ("not-that-level", ids.A13),
    ("name-the-row", ids.A13),
    ("row-full", ids.A1),
    ("first-is-troop", ids.P1),
    ("more-troops-needed", ids.P3),
    ("troop-of-clan-needed", ids.P3),
    ("more-heroes-needed", ids.P3),
    ("hero-of-clan-needed", ids.P3),
    ("costs-two", ids.P2),
    ("no-card-there", ids.A1),
    ("not-your-army", ids.H1),
    ("is-captured", ids.A3),
    ("no-shift-cost", ids.H1),
    ("shift-unpaid", ids.H1),
    ("other-level", ids.A13),
    ("identical", ids.H2),
    ("no-secret-shift", ids.H3),
    ("nothing-to-raise", ids.H3),
    ("must-pay-the-raised", ids.H3),
    ("no-token", ids.K1),
    ("needs-two-tokens", ids.K1),
    ("no-icon", ids.K2),
    ("icons-full", ids.K2),
    ("tokens-in-hand", ids.Q1),
    ("cannot-pay-with", ids.P8),
    ("no-wonder", ids.P6),
    ("not-open", ids.A2),
    ("is-ethereal", ids.A4),
    ("not-captured", ids.E10),
    ("wrong-level", ids.E1),
    ("wrong-side", ids.E1),
    ("not-near", ids.A7),
    ("no-bounty-there", ids.E3),
    ("in-the-chain", ids.E8),
    ("has-the-token", ids.E4),
    ("alone-in-row", ids.A12),
    ("other-row", ids.A12),
    ("same-card", ids.A12),
    ("not-left-to-discard", ids.E14),
    ("wrong-card", ids.E1),
    ("not-revealed", ids.T3),
    ("not-in-deck", ids.E17),
    ("not-of-those-clans", ids.S2),
    ("too-few-of-clan", ids.E13),
    ("tile-active", ids.S5),
    ("no-token-there", ids.K3),
    ("holds-troops", ids.S4),
    ("clan-taken", ids.S2),
    ("not-a-reaction", ids.E6),
    ("no-trigger-waits", ids.E12),
    ("not-optional", ids.E1),
    ("not-possible", ids.E1),
    ("not-your-card", ids.K2),
    ("not-an-own-clan", ids.E19),
)


# --- playing a card


def joins_recruiter(s: XState, p: i64, row: i64) -> bool:
    """GX-P5: whether the next place of the row is just to the right of a Recruiter that recruits."""
    length = s.row_length(p, row)
    if length == 0:
        return False
    place = place_at(p, row, length - 1)
    return s.has(place, book.RECRUITER) and s.cell(place) & layout.RECRUITED == 0


def placing_cost(s: XState, p: i64, card: i64, row: i64) -> i64:
    """GX-P1, GX-P2, GX-P5: nothing, or 2 for a Troop without a face-up Troop of its clan."""
    support = s.row_clans(p, 0)
    if row > 0 or support == 0 or support & s.clans_of(card) != 0 or joins_recruiter(s, p, 0):
        return 0
    return 2


def purse(s: XState, p: i64, held: bool) -> i64:
    """What can pay: the cards in hand but the one that comes in, and the Wonder token (GX-P6, GX-P8)."""
    return s.hand_size(p) - (1 if held else 0) + (1 if s.cells[layout.WONDER] == p else 0)


def row_failures(s: XState, p: i64, card: i64, row: i64, held: bool) -> i64:
    """GX-P1 to GX-P5, asked when the card is placed and never again (GX-P4)."""
    failed: i64 = 0
    if s.cards.levels[card] & level_bit(row) == 0:
        failed |= NOT_THAT_LEVEL
    if s.is_banned(p, card):
        failed |= BANNED
    length = s.row_length(p, row)
    if length == COLUMNS:
        failed |= ROW_FULL
    if row == 0:
        cost = placing_cost(s, p, card, row)
        if cost > 0 and cost > purse(s, p, held):
            failed |= COSTS_TWO
        return failed
    if s.row_length(p, 0) == 0:
        failed |= FIRST_IS_TROOP
    if length >= s.row_length(p, row - 1):
        failed |= MORE_TROOPS_NEEDED if row == 1 else MORE_HEROES_NEEDED
    if joins_recruiter(s, p, row):
        return failed
    clans = s.clans_of(card)
    if s.row_clans(p, 0) & clans == 0:
        failed |= TROOP_OF_CLAN_NEEDED
    if row == 2 and s.row_clans(p, 1) & clans == 0:
        failed |= HERO_OF_CLAN_NEEDED
    return failed


def only_row(s: XState, card: i64) -> i64:
    """The row of a card of one level, or -1 for one that names it (GX-A13)."""
    return s.cards.row[card]


def placing_failures(s: XState, p: i64, card: i64, row: i64, named: bool, raised: bool) -> i64:
    """Playing a card from the hand, or from the discard in a turn that allows it (GX-P9)."""
    failed: i64 = 0
    held = not raised and s.holds(s.hand(p), card)
    if raised:
        if s.cells[layout.RAISING] == 0:
            failed |= NOT_RAISING
        if not s.holds(s.discard_pile(p), card):
            failed |= NOT_IN_DISCARD
    elif not held:
        failed |= NOT_IN_HAND
    if not named:
        row = only_row(s, card)
        if row < 0:
            return failed | NAME_THE_ROW
    elif only_row(s, card) >= 0 and s.cards.levels[card] & level_bit(row) != 0:
        return failed | OTHER_QUESTION  # its row is never named
    return failed | row_failures(s, p, card, row, held)


# --- shifting


def shift_cost(s: XState, place: i64) -> i64:
    """GX-H1: one less for each token on the card."""
    cell = s.cell(place)
    card = cell & CARD
    return max(s.cards.shift[card] - (cell & TOKENS_ON) // TOKEN, 0)


def leaving_failures(s: XState, p: i64, place: i64) -> i64:
    """GX-H1: whether the card in this place can be shifted at all."""
    if seat_of(place) != p:
        return NOT_YOUR_ARMY
    cell = s.cell(place)
    if cell == EMPTY:
        return NO_CARD_THERE
    failed: i64 = 0
    if cell & CAPTURED != 0:
        failed |= IS_CAPTURED
    card = cell & CARD
    if s.cards.shift[card] < 0:
        failed |= NO_SHIFT_COST
    return failed


def replacing_failures(s: XState, place: i64, card: i64) -> i64:
    """GX-H2, GX-A13, GX-P9: whether the card may take the place of the one there."""
    failed: i64 = 0
    if s.cards.levels[card] & level_bit(row_of(place)) == 0:
        failed |= OTHER_LEVEL
    if card == s.card_at(place):
        failed |= IDENTICAL
    if s.is_banned(seat_of(place), card):
        failed |= BANNED
    return failed


def shift_failures(s: XState, p: i64, place: i64, card: i64) -> i64:
    """GX-H1, GX-H2: a shift with a card from the hand."""
    failed = leaving_failures(s, p, place)
    held = s.holds(s.hand(p), card)
    if not held:
        failed |= NOT_IN_HAND
    if failed & (NOT_YOUR_ARMY + NO_CARD_THERE) != 0:
        return failed
    cost = shift_cost(s, place)
    if cost > 0 and cost > purse(s, p, held):
        failed |= SHIFT_UNPAID
    return failed | replacing_failures(s, place, card)


def can_raise(s: XState, zone: i64, place: i64) -> bool:
    """Whether a card of the zone could take this place."""
    for index in range(s.size(zone)):
        if replacing_failures(s, place, s.card(zone, index)) == 0:
            return True
    return False


def raising_failures(s: XState, p: i64, place: i64) -> i64:
    """GX-H3: a shift with a card of the discard, one just paid included."""
    failed = leaving_failures(s, p, place)
    if failed & (NOT_YOUR_ARMY + NO_CARD_THERE) != 0:
        return failed
    if s.cells[layout.RAISING] == 0 and not s.has(place, book.SECRET_SHIFT):
        failed |= NO_SECRET_SHIFT
    cost = shift_cost(s, place)
    if cost > 0 and cost > purse(s, p, False):
        failed |= SHIFT_UNPAID
    if not can_raise(s, s.discard_pile(p), place) and not (cost > 0 and can_raise(s, s.hand(p), place)):
        failed |= NOTHING_TO_RAISE
    return failed


def spoils_raising(s: XState, p: i64, card: i64) -> bool:
    """GX-H3: whether paying with this card, or NO_CARD for the Wonder token, leaves nothing to raise."""
    place = s.pick
    if can_raise(s, s.discard_pile(p), place):
        return False
    if card != CARD and replacing_failures(s, place, card) == 0:
        return False
    return s.count == 1 or not can_raise(s, s.hand(p), place)


# --- tokens and passing


def activation_failures(s: XState, p: i64, place: i64) -> i64:
    """GX-K2, GX-K7: a token on a face-up card of one's own with a free icon, asked for when it is placed."""
    failed: i64 = 0 if s.tokens(p) > 0 else NO_TOKEN
    if seat_of(place) != p:
        return failed | NOT_YOUR_CARD
    cell = s.cell(place)
    if cell == EMPTY:
        return failed | NO_CARD_THERE
    if cell & CAPTURED != 0:
        return failed | IS_CAPTURED
    icons = s.icons_at(place)
    if icons == 0:
        failed |= NO_ICON
    elif (cell & TOKENS_ON) // TOKEN >= icons:
        failed |= ICONS_FULL
    return failed


def pass_failures(s: XState, p: i64) -> i64:
    """GX-Q1: the first to pass has no token in hand."""
    if s.seat_cell(1 - p, layout.PASSED) == 1 or s.tokens(p) == 0:
        return 0
    return TOKENS_IN_HAND


def galmi_pass_failures(s: XState, p: i64) -> i64:
    """GX-Q3: through Galmi also the second to pass has no token in hand, unless the option says as usual."""
    if s.cells[layout.GALMI_AS_USUAL] == 1:
        return pass_failures(s, p)
    return 0 if s.tokens(p) == 0 else TOKENS_IN_HAND


def troops_held(s: XState, p: i64) -> i64:
    """GX-S4: Phoenix (Immortal) is a Troop too."""
    hand = s.hand(p)
    found: i64 = 0
    for index in range(s.size(hand)):
        if s.cards.levels[s.card(hand, index)] & book.TROOP != 0:
            found += 1
    return found
