"""What can be chosen: a kind, then up to two details.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

KIND: Final = 0x10000
KIND_MASK: Final = 0xFF0000
DETAIL: Final = 0x100
PLACE: Final = 0x0  # place {card}
KI_DRAW: Final = 0x10000  # ki draw
KI_REVEAL: Final = 0x20000  # ki reveal
KI_GUARD: Final = 0x30000  # ki guard
KI_FORCE: Final = 0x40000  # ki force
KI_TECHNIQUE: Final = 0x50000  # ki technique
TURN_LIFE: Final = 0x60000  # life to ki
USE_LOCATION: Final = 0x70000  # location
GO_ON: Final = 0x80000  # go on
CHOOSE_SYMBOL: Final = 0x90000  # symbol {symbol}
CHOOSE_GAUGE: Final = 0xA0000  # gauge {gauge}
TAKE_LIFE: Final = 0xB0000  # life
TAKE_KI: Final = 0xC0000  # ki
COMBO_KI: Final = 0xD0000  # combo ki
COMBO_SPECIAL: Final = 0xE0000  # combo special
COMBO_DIE: Final = 0xF0000  # combo die
CASH_DIE: Final = 0x100000  # cash die
CHOOSE_CARD: Final = 0x110000  # choose {card}
DISCARD_CARD: Final = 0x120000  # discard {card}
CHOOSE_ENEMY: Final = 0x130000  # enemy {enemy}
CHOOSE_WEAPON: Final = 0x140000  # weapon {weapon}
KEEP: Final = 0x150000  # keep
MULLIGAN: Final = 0x160000  # mulligan
NO: Final = 0x170000  # no
KI_BEST: Final = 0x180000  # ki best
