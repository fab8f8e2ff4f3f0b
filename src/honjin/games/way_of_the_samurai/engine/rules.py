"""What may be done: conditions as bits, one function for options and refusals alike."""

from typing import Final

from mypy_extensions import i64

from honjin.engine.machine import NO_CARD
from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, RED, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.conditions import (
    CARD_ALREADY_PLACED,
    DEFENCE_KNOWN,
    DIE_FULL,
    DIE_TOO_LOW,
    DONE_ALREADY,
    FOG,
    GAUGE_FULL,
    KI_FULL,
    LAST_LIFE,
    NO_BOKKEN,
    NO_CARD_LEFT,
    NO_GRAVE_WOUNDS,
    NO_KI_FOR_GAUGE,
    NO_KI_FOR_GUARD,
    NO_KI_FOR_PLACE,
    NO_KI_TO_REVEAL,
    NO_LOCATION,
    NO_SPECIAL_LEFT,
    NOT_ENOUGH_KI,
    NOT_THIS_COMBO,
    NOT_THIS_WEAPON,
    NOT_WITH_RED,
    NOTHING_TO_DISCARD,
    ONE_CARD_ONLY,
    OTHER_QUESTION,
)
from honjin.games.way_of_the_samurai.engine.layout import (
    ACTIONS,
    ACTIONS_USED,
    COUNTER_CARD,
    DEFENCE,
    LOCATION,
    NONE,
    SPECIALS,
)
from honjin.games.way_of_the_samurai.engine.options import (
    COMBO_DIE,
    COMBO_KI,
    KI_BEST,
    KI_DRAW,
    KI_FORCE,
    KI_TECHNIQUE,
    TURN_LIFE,
    USE_LOCATION,
)
from honjin.games.way_of_the_samurai.engine.state import DIE_MAX, SamuraiState

BEST_OF_THREE: Final = 1  # WS-D1: how a game is made easier, as bits
DIE_AT_TWO: Final = 2
RANDOM_SPECIAL: Final = 4
CASHED_FROM: Final = 3  # WS-X4
COMBO_DONE: Final = 1  # WS-R6: what is collected, as bits of the frame's count
DIE_DONE: Final = 2


def holds(s: SamuraiState, p: i64, card: i64) -> bool:
    """WS-X2: in the hand, or stored beside the gauges."""
    return s.holds(s.hand(p), card) or s.holds(s.stored(p), card)


def can_place(s: SamuraiState, p: i64) -> bool:
    return s.size(s.hand(p)) + s.size(s.stored(p)) > 0


def too_poor(s: SamuraiState, p: i64, condition: i64) -> i64:
    return condition if s.ki(p) < s.cost() else 0


def draw_failures(s: SamuraiState, p: i64) -> i64:
    """WS-K2, WS-R11, WS-M2: 1 Ki for one more Action card."""
    failed = too_poor(s, p, NOT_ENOUGH_KI)
    fog = s.climate_has(book.DISCARD_TO_BUY)
    if fog and s.size(s.hand(p)) == 0:
        failed |= NOTHING_TO_DISCARD
    if s.size(ACTIONS) + s.size(ACTIONS_USED) == 0 and not fog:
        failed |= NO_CARD_LEFT
    return failed


def gauge_failures(s: SamuraiState, p: i64, gauge: i64) -> i64:
    """WS-A4: 1 Ki for one level of Force or Technique."""
    failed = too_poor(s, p, NO_KI_FOR_GAUGE)
    if not s.wields(p, book.BUYS_GAUGES):
        failed |= NOT_THIS_WEAPON
    if s.gauge(p, gauge) >= s.gauge_max(p, gauge):
        failed |= GAUGE_FULL
    return failed


def turn_failures(s: SamuraiState, p: i64) -> i64:
    """WS-A7: 1 Life for 1 Ki, never the last one, and never for a Ki above the limit (WS-K6)."""
    failed: i64 = 0
    if not s.wields(p, book.LIFE_TO_KI):
        failed |= NO_BOKKEN
    if s.life(p) < 2:
        failed |= LAST_LIFE
    if s.ki(p) >= s.ki_max(p):
        failed |= KI_FULL
    return failed


def location_failures(s: SamuraiState, p: i64) -> i64:
    """WS-L1."""
    return too_poor(s, p, NO_KI_FOR_PLACE) | (NO_LOCATION if s.cells[LOCATION] == NONE else 0)


def reveal_failures(s: SamuraiState, p: i64) -> i64:
    """WS-K3, WS-M2: the Defence, before the first card of an attack."""
    failed = too_poor(s, p, NO_KI_TO_REVEAL)
    if s.size(s.attack(p)) > 0:
        failed |= CARD_ALREADY_PLACED
    if s.cells[DEFENCE] != NO_CARD:
        failed |= DEFENCE_KNOWN
    if s.climate_has(book.NO_EARLY_DEFENCE):
        failed |= FOG
    return failed


def guard_failures(s: SamuraiState, p: i64) -> i64:
    """WS-K4: 1 Ki for one level of Guard."""
    failed = too_poor(s, p, NO_KI_FOR_GUARD)
    if s.gauge(p, GUARD) >= s.gauge_max(p, GUARD):
        failed |= GAUGE_FULL
    return failed


def anytime_failures(s: SamuraiState, p: i64, option: i64) -> i64:
    """WS-R12: what may be used at every moment."""
    if option == KI_DRAW:
        return draw_failures(s, p)
    if option == KI_BEST:
        easy = s.cells[layout.EASIER_BY] & BEST_OF_THREE != 0
        return draw_failures(s, p) | (0 if easy else ONE_CARD_ONLY)
    if option == KI_FORCE:
        return gauge_failures(s, p, FORCE)
    if option == KI_TECHNIQUE:
        return gauge_failures(s, p, TECHNIQUE)
    if option == TURN_LIFE:
        return turn_failures(s, p)
    return location_failures(s, p) if option == USE_LOCATION else OTHER_QUESTION


def pierces(s: SamuraiState, p: i64) -> bool:
    """WS-R4, WS-D2: whether the gauges reach what the Defence asks for; never the Hard card."""
    card = s.cells[DEFENCE]
    return (
        s.cards.hard[card] == 0
        and s.gauge(p, FORCE) >= s.cards.force[card]
        and s.gauge(p, TECHNIQUE) >= s.cards.technique[card]
    )


def disarms(s: SamuraiState, p: i64) -> bool:
    """WS-A6: whether the Kusarigama cancels the Counter-attack."""
    return s.wields(p, book.DISARMS) and s.gauge(p, TECHNIQUE) == book.HIGHEST


def parries(s: SamuraiState, p: i64) -> bool:
    """WS-R5: Guard strictly below the number of the Counter-attack lets it through."""
    return s.gauge(p, GUARD) >= s.cards.guard[s.cells[COUNTER_CARD]]


def combo(s: SamuraiState, p: i64) -> i64:
    """WS-X1, WS-X3: the symbol of three equal ones in the attack, or -1."""
    if s.size(s.attack(p)) < layout.ATTACK_CARDS:
        return NONE
    first = s.seat_cell(p, layout.ATTACK_SYMBOLS)
    for index in range(1, layout.ATTACK_CARDS):
        if s.seat_cell(p, layout.ATTACK_SYMBOLS + index) != first:
            return NONE
    return first


def has_combo(s: SamuraiState, p: i64) -> bool:
    """WS-R6: whether a combo waits to be collected."""
    return s.count & COMBO_DONE == 0 and combo(s, p) != NONE


def has_die(s: SamuraiState, p: i64) -> bool:
    """WS-R6: whether the die is worth something and was not cashed yet."""
    return s.count & DIE_DONE == 0 and s.seat_cell(p, layout.OWN_DIE) >= CASHED_FROM


def combo_failures(s: SamuraiState, p: i64, option: i64) -> i64:
    """WS-X1, WS-X3: what the combo can bring; Kempo's does not raise the die (WS-E4)."""
    red = combo(s, p) == RED
    failed: i64 = DONE_ALREADY if s.count & COMBO_DONE != 0 else 0
    if option == COMBO_DIE:
        if not red:
            return failed | NOT_THIS_COMBO
        full = s.seat_cell(p, layout.OWN_DIE) >= DIE_MAX and not s.faces_enemy(book.HEADLESS)
        return failed | (DIE_FULL if full else 0)
    if red:
        failed |= NOT_WITH_RED
    if option == COMBO_KI:
        return failed | (KI_FULL if s.ki(p) >= s.ki_max(p) else 0)
    return failed | (NO_SPECIAL_LEFT if s.size(SPECIALS) == 0 else 0)


def cash_failures(s: SamuraiState, p: i64) -> i64:
    """WS-X4, WS-M1."""
    level = s.seat_cell(p, layout.OWN_DIE)
    failed: i64 = DONE_ALREADY if s.count & DIE_DONE != 0 else 0
    if level < CASHED_FROM:
        failed |= DIE_TOO_LOW
    if level == DIE_MAX and s.climate_has(book.NO_GRAVE_WOUND):
        failed |= NO_GRAVE_WOUNDS
    return failed
