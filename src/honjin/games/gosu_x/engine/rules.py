"""What may be done: conditions as bits, one function for options and refusals alike."""

from mypy_extensions import i64

from honjin.armies.engine.places import COLUMNS, place_at, row_of, seat_of
from honjin.engine.machine import CARD
from honjin.games.gosu_x.engine import book, layout
from honjin.games.gosu_x.engine.book import level_bit
from honjin.games.gosu_x.engine.conditions import (
    BANNED,
    COSTS_TWO,
    FIRST_IS_TROOP,
    HERO_OF_CLAN_NEEDED,
    ICONS_FULL,
    IDENTICAL,
    IS_CAPTURED,
    MORE_HEROES_NEEDED,
    MORE_TROOPS_NEEDED,
    NAME_THE_ROW,
    NO_CARD_THERE,
    NO_ICON,
    NO_SECRET_SHIFT,
    NO_SHIFT_COST,
    NO_TOKEN,
    NOT_IN_DISCARD,
    NOT_IN_HAND,
    NOT_RAISING,
    NOT_THAT_LEVEL,
    NOT_YOUR_ARMY,
    NOT_YOUR_CARD,
    NOTHING_TO_RAISE,
    OTHER_LEVEL,
    OTHER_QUESTION,
    ROW_FULL,
    SHIFT_UNPAID,
    TOKENS_IN_HAND,
    TROOP_OF_CLAN_NEEDED,
)
from honjin.games.gosu_x.engine.layout import CAPTURED, EMPTY, TOKEN, TOKENS_ON
from honjin.games.gosu_x.engine.state import XState

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
