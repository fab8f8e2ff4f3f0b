"""What a choice can fail, as bits, and the rule behind it.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

OTHER_QUESTION: Final = 0x1
NOT_HELD: Final = 0x2  # WS-R2
NOT_ENOUGH_KI: Final = 0x4  # WS-K2
NO_CARD_LEFT: Final = 0x8  # WS-R11
NOTHING_TO_DISCARD: Final = 0x10  # WS-M2
CARD_ALREADY_PLACED: Final = 0x20  # WS-K3
DEFENCE_KNOWN: Final = 0x40  # WS-K3
FOG: Final = 0x80  # WS-M2
GAUGE_FULL: Final = 0x100  # WS-C6
NOT_THIS_WEAPON: Final = 0x200  # WS-A4
LAST_LIFE: Final = 0x400  # WS-A7
KI_FULL: Final = 0x800  # WS-K5
NO_LOCATION: Final = 0x1000  # WS-L1
MUST_PLACE: Final = 0x2000  # WS-R2
NO_SPECIAL_LEFT: Final = 0x4000  # WS-R11
DIE_TOO_LOW: Final = 0x8000  # WS-X4
NO_GRAVE_WOUNDS: Final = 0x10000  # WS-M1
NO_KI_TO_LOSE: Final = 0x20000  # WS-M3
NOT_THIS_COMBO: Final = 0x40000  # WS-X1
NOT_AMONG_THEM: Final = 0x80000  # WS-D1
BEATEN_ALREADY: Final = 0x100000  # WS-G2
MASTER_LAST: Final = 0x200000  # WS-G2
WEAPON_BROKEN: Final = 0x400000  # WS-G4
DIE_FULL: Final = 0x800000  # WS-X3
NO_KI_TO_REVEAL: Final = 0x1000000  # WS-K3
NO_KI_FOR_GUARD: Final = 0x2000000  # WS-K4
NO_KI_FOR_GAUGE: Final = 0x4000000  # WS-A4
NO_KI_FOR_PLACE: Final = 0x8000000  # WS-L1
NO_BOKKEN: Final = 0x10000000  # WS-A7
NOT_WITH_RED: Final = 0x20000000  # WS-X3
DONE_ALREADY: Final = 0x40000000  # WS-R6
ONE_CARD_ONLY: Final = 0x80000000  # WS-D1
