"""What may be done: conditions as bits, one function for options and refusals alike."""

from typing import Final

from mypy_extensions import i64

from honjin.core.machine import NO_CARD
from honjin.games.way_of_the_samurai import book, ids, layout
from honjin.games.way_of_the_samurai.book import FORCE, GUARD, RED, TECHNIQUE
from honjin.games.way_of_the_samurai.layout import ACTIONS, ACTIONS_USED, DEFENCE, LOCATION, NONE, SPECIALS
from honjin.games.way_of_the_samurai.state import DIE_MAX, SamuraiState

# Options: the kind, then a detail (a card, a symbol, a gauge, an enemy, a weapon).
KIND: Final = 0x10000
KINDS: Final = 0xFF0000  # the bits of an option that say its kind
FIRST: Final = 0x100
PLACE: Final = 0 * KIND  # card
KI_DRAW: Final = 1 * KIND
KI_REVEAL: Final = 2 * KIND
KI_GUARD: Final = 3 * KIND
KI_FORCE: Final = 4 * KIND
KI_TECHNIQUE: Final = 5 * KIND
LIFE_TO_KI: Final = 6 * KIND
USE_LOCATION: Final = 7 * KIND
GO_ON: Final = 8 * KIND
CHOOSE_SYMBOL: Final = 9 * KIND  # symbol
CHOOSE_GAUGE: Final = 10 * KIND  # gauge
TAKE_LIFE: Final = 11 * KIND
TAKE_KI: Final = 12 * KIND
COMBO_KI: Final = 13 * KIND
COMBO_SPECIAL: Final = 14 * KIND
COMBO_DIE: Final = 15 * KIND
CASH_DIE: Final = 16 * KIND
CHOOSE_CARD: Final = 17 * KIND  # card
DISCARD_CARD: Final = 18 * KIND  # card
CHOOSE_ENEMY: Final = 19 * KIND  # enemy
CHOOSE_WEAPON: Final = 20 * KIND  # weapon
KEEP: Final = 21 * KIND
MULLIGAN: Final = 22 * KIND
NO: Final = 23 * KIND
KI_BEST: Final = 24 * KIND

# How each kind is written.
NOTATION: Final = (
    "place {card}",
    "ki draw",
    "ki reveal",
    "ki guard",
    "ki force",
    "ki technique",
    "life to ki",
    "location",
    "go on",
    "symbol {symbol}",
    "gauge {gauge}",
    "life",
    "ki",
    "combo ki",
    "combo special",
    "combo die",
    "cash die",
    "choose {card}",
    "discard {card}",
    "enemy {enemy}",
    "weapon {weapon}",
    "keep",
    "mulligan",
    "no",
    "ki best",
)

# Conditions that can fail.
OTHER_QUESTION: Final = 0x1
NOT_HELD: Final = 0x2
NOT_ENOUGH_KI: Final = 0x4
NO_CARD_LEFT: Final = 0x8
NOTHING_TO_DISCARD: Final = 0x10
CARD_ALREADY_PLACED: Final = 0x20
DEFENCE_KNOWN: Final = 0x40
FOG: Final = 0x80
GAUGE_FULL: Final = 0x100
NOT_THIS_WEAPON: Final = 0x200
LAST_LIFE: Final = 0x400
KI_FULL: Final = 0x800
NO_LOCATION: Final = 0x1000
MUST_PLACE: Final = 0x2000
NO_SPECIAL_LEFT: Final = 0x4000
DIE_TOO_LOW: Final = 0x8000
NO_GRAVE_WOUNDS: Final = 0x10000
NO_KI_TO_LOSE: Final = 0x20000
NOT_THIS_COMBO: Final = 0x40000
NOT_AMONG_THEM: Final = 0x80000
BEATEN_ALREADY: Final = 0x100000
MASTER_LAST: Final = 0x200000
WEAPON_BROKEN: Final = 0x400000
DIE_FULL: Final = 0x800000
NO_KI_TO_REVEAL: Final = 0x1000000  # NOT_ENOUGH_KI for uses with a rule of their own
NO_KI_FOR_GUARD: Final = 0x2000000
NO_KI_FOR_GAUGE: Final = 0x4000000
NO_KI_FOR_PLACE: Final = 0x8000000
NO_BOKKEN: Final = 0x10000000  # NOT_THIS_WEAPON
NOT_WITH_RED: Final = 0x20000000  # NOT_THIS_COMBO
DONE_ALREADY: Final = 0x40000000
ONE_CARD_ONLY: Final = 0x80000000

BEST_OF_THREE: Final = 1  # WS-D1: how a game is made easier, as bits
DIE_AT_TWO: Final = 2
RANDOM_SPECIAL: Final = 4
CASHED_FROM: Final = 3  # WS-X4
COMBO_DONE: Final = 1  # WS-R6: what is collected, as bits of the frame's count
DIE_DONE: Final = 2

# The rule behind each condition, lowest bit first; OTHER_QUESTION belongs to the core.
CONDITIONS: Final = (
    ("not-held", ids.R2),
    ("not-enough-ki", ids.K2),
    ("no-card-left", ids.R11),
    ("nothing-to-discard", ids.M2),
    ("card-already-placed", ids.K3),
    ("defence-known", ids.K3),
    ("fog", ids.M2),
    ("gauge-full", ids.C6),
    ("not-this-weapon", ids.A4),
    ("last-life", ids.A7),
    ("ki-full", ids.K5),
    ("no-location", ids.L1),
    ("must-place", ids.R2),
    ("no-special-left", ids.R11),
    ("die-too-low", ids.X4),
    ("no-grave-wounds", ids.M1),
    ("no-ki-to-lose", ids.M3),
    ("not-this-combo", ids.X1),
    ("not-among-them", ids.D1),
    ("beaten-already", ids.G2),
    ("master-last", ids.G2),
    ("weapon-broken", ids.G4),
    ("die-full", ids.X3),
    ("not-enough-ki", ids.K3),
    ("not-enough-ki", ids.K4),
    ("not-enough-ki", ids.A4),
    ("not-enough-ki", ids.L1),
    ("not-this-weapon", ids.A7),
    ("not-this-combo", ids.X3),
    ("done-already", ids.R6),
    ("one-card-only", ids.D1),
)


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
        easy = s.cells[layout.EASY] & BEST_OF_THREE != 0
        return draw_failures(s, p) | (0 if easy else ONE_CARD_ONLY)
    if option == KI_FORCE:
        return gauge_failures(s, p, FORCE)
    if option == KI_TECHNIQUE:
        return gauge_failures(s, p, TECHNIQUE)
    if option == LIFE_TO_KI:
        return turn_failures(s, p)
    return location_failures(s, p) if option == USE_LOCATION else OTHER_QUESTION


def combo(s: SamuraiState, p: i64) -> i64:
    """WS-X1, WS-X3: the symbol of three equal ones in the attack, or -1."""
    if s.size(s.attack(p)) < layout.ATTACK_CARDS:
        return NONE
    first = s.seat_cell(p, layout.SYMBOLS)
    for index in range(1, layout.ATTACK_CARDS):
        if s.seat_cell(p, layout.SYMBOLS + index) != first:
            return NONE
    return first


def has_combo(s: SamuraiState, p: i64) -> bool:
    """WS-R6: whether a combo waits to be collected."""
    return s.count & COMBO_DONE == 0 and combo(s, p) != NONE


def has_die(s: SamuraiState, p: i64) -> bool:
    """WS-R6: whether the die is worth something and was not cashed yet."""
    return s.count & DIE_DONE == 0 and s.seat_cell(p, layout.DIE) >= CASHED_FROM


def combo_failures(s: SamuraiState, p: i64, option: i64) -> i64:
    """WS-X1, WS-X3: what the combo can bring; Kempo's does not raise the die (WS-E4)."""
    red = combo(s, p) == RED
    failed: i64 = DONE_ALREADY if s.count & COMBO_DONE != 0 else 0
    if option == COMBO_DIE:
        if not red:
            return failed | NOT_THIS_COMBO
        full = s.seat_cell(p, layout.DIE) >= DIE_MAX and not s.faces_enemy(book.HEADLESS)
        return failed | (DIE_FULL if full else 0)
    if red:
        failed |= NOT_WITH_RED
    if option == COMBO_KI:
        return failed | (KI_FULL if s.ki(p) >= s.ki_max(p) else 0)
    return failed | (NO_SPECIAL_LEFT if s.size(SPECIALS) == 0 else 0)


def cash_failures(s: SamuraiState, p: i64) -> i64:
    """WS-X4, WS-M1."""
    level = s.seat_cell(p, layout.DIE)
    failed: i64 = DONE_ALREADY if s.count & DIE_DONE != 0 else 0
    if level < CASHED_FROM:
        failed |= DIE_TOO_LOW
    if level == DIE_MAX and s.climate_has(book.NO_GRAVE_WOUND):
        failed |= NO_GRAVE_WOUNDS
    return failed
