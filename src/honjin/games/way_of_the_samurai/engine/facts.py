"""What can happen, with the second detail of each; then the words that facts tell.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

STARTED_FIGHT: Final = 0  # number
STARTED_ROUND: Final = 1  # number
SHUFFLED_ACTIONS: Final = 2
SHUFFLED_ADVERSARIES: Final = 3
DREW: Final = 4
KEPT: Final = 5
REDREW: Final = 6
PLACED: Final = 7
CHOSE_SYMBOL: Final = 8  # word
MOVED_FORCE: Final = 9  # number
MOVED_TECHNIQUE: Final = 10  # number
MOVED_GUARD: Final = 11  # number
PAID_KI: Final = 12  # number
TURNED_LIFE: Final = 13
REVEALED_DEFENCE: Final = 14
PIERCED: Final = 15
HELD: Final = 16
REVEALED_COUNTER: Final = 17
PARRIED: Final = 18
HIT: Final = 19
CANCELLED: Final = 20
REVEALED_WOUND: Final = 21  # number
DODGED: Final = 22
BEHEADED: Final = 23
LOST_LIFE: Final = 24  # number
LOST_KI: Final = 25  # number
GAINED_LIFE: Final = 26  # number
GAINED_KI: Final = 27  # number
MADE_COMBO: Final = 28  # word
GAINED_SPECIAL: Final = 29
RAISED_DIE: Final = 30  # number
CASHED_DIE: Final = 31  # number
ROLLED: Final = 32  # number
DISCARDED: Final = 33
ENEMY_LOST_LIFE: Final = 34  # number
ENEMY_LOST_KI: Final = 35  # number
ENEMY_GAINED_LIFE: Final = 36  # number
ENEMY_ROSE: Final = 37  # number
BEAT_ENEMY: Final = 38  # number
CHOSE_ENEMY: Final = 39  # enemy
CHOSE_WEAPON: Final = 40  # weapon
BROKE_WEAPON: Final = 41  # weapon
JOINED: Final = 42
WON: Final = 43  # word
LOST: Final = 44  # word
NO_LIFE: Final = 4  # no-life
HEAD_LOST: Final = 5  # beheaded
NO_KI: Final = 6  # no-ki
NO_WEAPON: Final = 7  # no-weapon
LOW_GAUGE: Final = 8  # low-force
GRAVE_WOUND: Final = 11  # grave-wound
ROUNDS_OVER: Final = 12  # rounds
FIRST_RANK: Final = 13  # rank-1
ENEMY_NO_LIFE: Final = 18  # enemy-no-life
ENEMY_BEHEADED: Final = 19  # enemy-beheaded
ENEMY_GRAVE_WOUND: Final = 20  # enemy-grave-wound
DOJO_BEATEN: Final = 21  # dojo
VILLAGE_LEFT: Final = 22  # village
DUEL_WON: Final = 23  # duel
CLIMATE: Final = 24  # climate
