"""Where everything lies in the buffer of a GOSU X state."""

from typing import Final

from honjin.core import machine, place

# Written out: the compiler folds a constant only from those of its own module, and these are read everywhere.
GAME: Final = 263
ROWS: Final = 3
ARMY_CELLS: Final = 24
assert (GAME, ROWS, ARMY_CELLS) == (machine.GAME, place.ROWS, place.ARMY_CELLS)

SEATS_MAX: Final = 2  # GX-C1
CLANS: Final = 8
DECK_MAX: Final = 60  # GX-S3: 45 printed cards, and room for a fan's own
CLAN_MAX: Final = 20  # cards of one clan, copies included
BANS: Final = 4  # Les flèches de Justice twice in each of two turns

# The table.
ROUND: Final = GAME
FIRST: Final = GAME + 1  # the seat that started the round
ACTIVE: Final = GAME + 2  # the seat whose turn it is
ADDITIONAL: Final = GAME + 3  # 1 during an additional turn
DUE: Final = GAME + 4  # 1 if the active seat has an additional turn due
RAISING: Final = GAME + 5  # 1 in a turn in which cards of the discard may be played
RAISING_DUE: Final = GAME + 6  # 1 if the additional turn that is due allows it
ROUND_TURNS: Final = GAME + 7  # turns begun this round
SONG: Final = GAME + 8  # 1 during the Song for the Dead
WONDER: Final = GAME + 9  # the seat that holds the Wonder token, or -1: on the board
BOUNTY: Final = GAME + 10  # the place of the card with the Bounty token, or -1
TILES: Final = GAME + 11  # the active Immortal tiles, clans as bits
COMING: Final = GAME + 12  # the card announced and not yet in place, or NO_CARD
TIE_START: Final = GAME + 13  # option: 0 last, 1 first
FIFTH_IN_SONG: Final = GAME + 14  # option: 0 no, 1 yes
TILE_SACRIFICE: Final = GAME + 15  # option: 0 no, 1 yes
WONDER_STAYS: Final = GAME + 16  # option: 0 returns, 1 stays
GALMI_AS_USUAL: Final = GAME + 17  # option: 0 always-spent, 1 as-usual
VETERAN_AT_BATTLE: Final = GAME + 18  # option: 0 when-placed, 1 at-battle
RECRUITS_ONCE: Final = GAME + 19  # option: 0 each-time, 1 once
JUSTICE_BY_COPY: Final = GAME + 20  # option: 0 no, 1 yes
OWN_CLANS: Final = GAME + 21  # option: 0 any, 1 own
REVEALED: Final = GAME + 22
REVEALED_MAX: Final = 10
SEATS: Final = REVEALED + 1 + REVEALED_MAX

# One seat, from SEATS + seat * SEAT.
CLANS_OF: Final = 0  # the drafted clans as bits
SUPREMACY: Final = 1
TOKENS: Final = 2  # Activation tokens in hand
SPENT: Final = 3
LOCKED: Final = 4
PASSED: Final = 5
TURNS_LEFT: Final = 6  # after the other's pass, else UNLIMITED
FLIPPED: Final = 7  # own tiles flipped by Justice, clans as bits
BANNED: Final = 8  # cards that may not be played, or NO_CARD
BANNED_FOR: Final = BANNED + BANS  # ends of the other seat's turns until each is free again
LENGTHS: Final = BANNED_FOR + BANS  # of the three rows
# What follows from the armies and tiles, counted when they change and not at every question.
ONGOING: Final = LENGTHS + ROWS  # the abilities that work for the seat, as bits
ROW_CLANS: Final = ONGOING + 1  # the clans of the face-up cards of each row, as bits
FACE_UP: Final = ROW_CLANS + ROWS  # face-up cards
ARMY: Final = FACE_UP + 1
HAND: Final = ARMY + ARMY_CELLS
DECK: Final = HAND + 1 + DECK_MAX
DISCARD: Final = DECK + 1 + DECK_MAX
REMOVED: Final = DISCARD + 1 + DECK_MAX
SEAT: Final = REMOVED + 1 + DECK_MAX

UNLIMITED: Final = -1

# A cell of an army: EMPTY, or a card, whether it is captured, the tokens on it, and what else it carries.
EMPTY: Final = 127
CAPTURED: Final = 128
TOKEN: Final = 256
TOKENS_ON: Final = 7 * TOKEN
TOKENS_MAX: Final = 4  # GX-C2
TURNED: Final = 2048  # GX-K6: a token there shows x2
RECRUITED: Final = 4096  # GX-P5: by the option, this Recruiter has had its card
