"""Where everything lies in the buffer.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

SEATS_MAX: Final = 2  # GX-C1
CLAN_COUNT: Final = 8
DECK_MAX: Final = 60  # GX-S3: 45 printed cards, and room for a fan's own
REVEALED_MAX: Final = 10
CLAN_MAX: Final = 20  # cards of one clan, copies included
BANS: Final = 4  # Les flèches de Justice twice in each of two turns
TOKENS_MAX: Final = 4  # GX-C2
UNLIMITED: Final = -1
EMPTY: Final = 127  # a place of an army without a card
TOKENS_ON: Final = 1792  # the tokens on a card of an army
ROUND: Final = 263
FIRST: Final = 264  # the seat that started the round
ACTIVE: Final = 265  # the seat whose turn it is
ADDITIONAL: Final = 266  # 1 during an additional turn
DUE: Final = 267  # 1 if the active seat has an additional turn due
RAISING: Final = 268  # 1 in a turn in which cards of the discard may be played
RAISING_DUE: Final = 269  # 1 if the additional turn that is due allows it
ROUND_TURNS: Final = 270  # turns begun this round
SONG: Final = 271  # 1 during the Song for the Dead
WONDER: Final = 272  # the seat that holds the Wonder token, or -1: on the board
BOUNTY_AT: Final = 273  # the place of the card with the Bounty token, or -1
ACTIVE_TILES: Final = 274  # the active Immortal tiles, clans as bits
COMING: Final = 275  # the card announced and not yet in place, or NO_CARD
TIE_START: Final = 276  # option: 0 last, 1 first
FIFTH_IN_SONG: Final = 277  # option: 0 no, 1 yes
TILE_SACRIFICE: Final = 278  # option: 0 no, 1 yes
WONDER_STAYS: Final = 279  # option: 0 returns, 1 stays
GALMI_AS_USUAL: Final = 280  # option: 0 always-spent, 1 as-usual
VETERAN_AT_BATTLE: Final = 281  # option: 0 when-placed, 1 at-battle
RECRUITS_ONCE: Final = 282  # option: 0 each-time, 1 once
JUSTICE_BY_COPY: Final = 283  # option: 0 no, 1 yes
OWN_CLANS: Final = 284  # option: 0 any, 1 own
REVEALED: Final = 285
SEATS: Final = 296
CLANS_OF: Final = 0  # the drafted clans as bits
SUPREMACY: Final = 1
TOKENS: Final = 2  # Activation tokens in hand (GX-S1)
SPENT: Final = 3
LOCKED: Final = 4
PASSED: Final = 5
TURNS_LEFT: Final = 6  # after the other's pass, else UNLIMITED
FLIPPED: Final = 7  # own tiles flipped by Justice, clans as bits
BANNED_CARDS: Final = 8  # that may not be played, or NO_CARD
BANNED_FOR: Final = 12  # ends of the other seat's turns until each is free again
LENGTHS: Final = 16  # of the three rows
ONGOING: Final = 19  # the abilities that work for the seat, as bits
ROW_CLANS: Final = 20  # the clans of the face-up cards of each row, as bits
FACE_UP: Final = 23  # face-up cards
ARMY: Final = 24
HAND: Final = 48
DECK: Final = 109
DISCARD: Final = 170
REMOVED: Final = 231
SEAT_CELLS: Final = 292
CAPTURED: Final = 128
TOKEN: Final = 256
TURNED: Final = 2048  # GX-K6: a token there shows x2
RECRUITED: Final = 4096  # GX-P5: by the option, this Recruiter has had its card
