"""What can be chosen: a kind, then up to two details.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

KIND: Final = 0x10000
KIND_MASK: Final = 0xFF0000
DETAIL: Final = 0x100
PLAY: Final = 0x0  # play {card}
MUTATE: Final = 0x10000  # mutate {place} {card}
ZOMBIE: Final = 0x20000  # mutate {place} from discard
PASS: Final = 0x30000  # pass
PAY: Final = 0x40000  # pay {card}
CHOOSE_PLACE: Final = 0x50000  # choose {place}
CHOOSE_CARD: Final = 0x60000  # choose {card}
CHOOSE_PLAYER: Final = 0x70000  # player {seat}
DISCARD_CARD: Final = 0x80000  # discard {card}
KEEP: Final = 0x90000  # keep
REDRAW: Final = 0xA0000  # mulligan
