"""What can be chosen: a kind, then up to two details.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

KIND: Final = 0x10000
KIND_MASK: Final = 0xFF0000
DETAIL: Final = 0x100
PLAY: Final = 0x0  # play {card}
PLAY_ROW: Final = 0x10000  # play {card} row {level}
PLAY_RAISED: Final = 0x20000  # play {card} from discard
PLAY_RAISED_ROW: Final = 0x30000  # play {card} row {level} from discard
SHIFT: Final = 0x40000  # shift {place} {card}
SHIFT_RAISED: Final = 0x50000  # shift {place} from discard
ACTIVATE: Final = 0x60000  # activate {place}
DRAW_ONE: Final = 0x70000  # draw 1
DRAW_THREE: Final = 0x80000  # draw 3
PASS: Final = 0x90000  # pass
PAY: Final = 0xA0000  # pay {card}
PAY_WONDER: Final = 0xB0000  # pay wonder
CHOOSE_PLACE: Final = 0xC0000  # choose {place}
CHOOSE_CARD: Final = 0xD0000  # choose {card}
CHOOSE_PLAYER: Final = 0xE0000  # player {seat}
CHOOSE_CLAN: Final = 0xF0000  # clan {clan}
CHOOSE_LEVEL: Final = 0x100000  # level {level}
DISCARD_CARD: Final = 0x110000  # discard {card}
REACT: Final = 0x120000  # react {card}
TAKE_PLACE: Final = 0x130000  # take {place}
TAKE_SPENT: Final = 0x140000  # take spent
CHOOSE_CAPTURE: Final = 0x150000  # capture
CHOOSE_DESTROY: Final = 0x160000  # destroy
CHOOSE_RELEASE: Final = 0x170000  # release
BOUNTY_FIRST: Final = 0x180000  # bounty first
EFFECT_FIRST: Final = 0x190000  # effect first
KEEP: Final = 0x1A0000  # keep
MULLIGAN: Final = 0x1B0000  # mulligan
YES: Final = 0x1C0000  # yes
NO: Final = 0x1D0000  # no
DONE: Final = 0x1E0000  # done
