"""Where everything lies in the buffer.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

SEATS_MAX: Final = 4  # GT-C1
DECK_MAX: Final = 100  # GT-C1: 75 printed cards, and room for a fan's own
REVEALED_MAX: Final = 5
CLAN_COUNT: Final = 5
UNLIMITED: Final = -1
EMPTY: Final = 127  # a place of an army without a card
MARK: Final = 768  # what waits to fire for a card of an army
ROUND: Final = 263
FIRST: Final = 264  # the seat that started the round
ACTIVE: Final = 265  # the seat whose turn it is
ADVANTAGE: Final = 266  # the seat that holds the Advantage card
ADDITIONAL: Final = 267  # 1 during an additional turn
DUE: Final = 268  # additional turns still due to the active seat
COMING: Final = 269  # the card announced and not yet in place, or NO_CARD
DISCARD_TARGET: Final = 270  # option: 0 holding, 1 any
DECK: Final = 271
DISCARD: Final = 372
REVEALED: Final = 473
SEATS: Final = 479
POINTS: Final = 0
PASSED: Final = 1
TURNS: Final = 2  # turns had this round
TURNS_LEFT: Final = 3  # after somebody's pass, else UNLIMITED
SET_ASIDE: Final = 4  # cards chosen in secret
FIELDED: Final = 5  # 1 once the seat has had an army
LENGTHS: Final = 6  # of the three rows
ARMY: Final = 9
HAND: Final = 33  # GT-A4: no limit, so there is room for every card
SEAT_CELLS: Final = 134
IMPRISONED: Final = 128
ARRIVING: Final = 256  # its arrival powers wait
LINKED: Final = 512  # its link powers wait
LINKING: Final = 768  # its link powers, firing now
