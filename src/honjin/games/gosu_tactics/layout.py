"""Where everything lies in the buffer of a GOSU Tactics state."""

from typing import Final

from honjin.core import machine, place

# Written out: the compiler folds a constant only from those of its own module, and these are read everywhere.
GAME: Final = 263
ROWS: Final = 3
ARMY_CELLS: Final = 24
assert (GAME, ROWS, ARMY_CELLS) == (machine.GAME, place.ROWS, place.ARMY_CELLS)

SEATS_MAX: Final = 4  # GT-C1
DECK_MAX: Final = 100  # GT-C1: 75 printed cards, and room for a fan's own
CLANS: Final = 5

# The table.
ROUND: Final = GAME
FIRST: Final = GAME + 1  # the seat that started the round
ACTIVE: Final = GAME + 2  # the seat whose turn it is
ADVANTAGE: Final = GAME + 3  # the seat that holds the Advantage card
ADDITIONAL: Final = GAME + 4  # 1 during an additional turn
DUE: Final = GAME + 5  # additional turns still due to the active seat
COMING: Final = GAME + 6  # the card announced and not yet in place, or NO_CARD
DISCARD_TARGET: Final = GAME + 7  # option: 0 holding, 1 any
DECK: Final = GAME + 8
DISCARD: Final = DECK + 1 + DECK_MAX
REVEALED: Final = DISCARD + 1 + DECK_MAX
REVEALED_MAX: Final = 5
SEATS: Final = REVEALED + 1 + REVEALED_MAX

# One seat, from SEATS + seat * SEAT.
POINTS: Final = 0
PASSED: Final = 1
TURNS: Final = 2  # turns had this round
TURNS_LEFT: Final = 3  # after somebody's pass, else UNLIMITED
SET_ASIDE: Final = 4  # cards chosen in secret
FIELDED: Final = 5  # 1 once the seat has had an army
LENGTHS: Final = 6  # of the three rows
ARMY: Final = LENGTHS + ROWS
HAND: Final = ARMY + ARMY_CELLS  # GT-A4: no limit, so there is room for every card
SEAT: Final = HAND + 1 + DECK_MAX

UNLIMITED: Final = -1

# A cell of an army: EMPTY, or a card and its marks.
EMPTY: Final = 127
IMPRISONED: Final = 128
MARK: Final = 3 * 256  # what waits to fire for this card: one of
ARRIVING: Final = 256  # its arrival powers
LINKED: Final = 2 * 256  # its link powers
LINKING: Final = 3 * 256  # its link powers, firing now
