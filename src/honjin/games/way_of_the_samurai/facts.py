"""What can happen in Way of the Samurai: the kinds of facts and what their details mean."""

from typing import Final

from honjin.games.way_of_the_samurai.card import SYMBOLS

STARTED_FIGHT: Final = 0
STARTED_ROUND: Final = 1
SHUFFLED_ACTIONS: Final = 2
SHUFFLED_ADVERSARIES: Final = 3
DREW: Final = 4
KEPT: Final = 5
REDREW: Final = 6
PLACED: Final = 7
CHOSE_SYMBOL: Final = 8
MOVED_FORCE: Final = 9
MOVED_TECHNIQUE: Final = 10
MOVED_GUARD: Final = 11
PAID_KI: Final = 12
TURNED_LIFE: Final = 13
REVEALED_DEFENCE: Final = 14
PIERCED: Final = 15
HELD: Final = 16
REVEALED_COUNTER: Final = 17
PARRIED: Final = 18
HIT: Final = 19
CANCELLED: Final = 20
REVEALED_WOUND: Final = 21
DODGED: Final = 22
BEHEADED: Final = 23
LOST_LIFE: Final = 24
LOST_KI: Final = 25
GAINED_LIFE: Final = 26
GAINED_KI: Final = 27
MADE_COMBO: Final = 28
GAINED_SPECIAL: Final = 29
RAISED_DIE: Final = 30
CASHED_DIE: Final = 31
ROLLED: Final = 32
DISCARDED: Final = 33
ENEMY_LOST_LIFE: Final = 34
ENEMY_LOST_KI: Final = 35
ENEMY_GAINED_LIFE: Final = 36
ENEMY_ROSE: Final = 37
BEAT_ENEMY: Final = 38
CHOSE_ENEMY: Final = 39
CHOSE_WEAPON: Final = 40
BROKE_WEAPON: Final = 41
JOINED: Final = 42
WON: Final = 43
LOST: Final = 44

# The words of the game: its symbols, then the ways to lose and to win.
LOSSES: Final = (
    "no-life",
    "beheaded",
    "no-ki",
    "no-weapon",
    "low-force",
    "low-technique",
    "low-guard",
    "grave-wound",
    "rounds",
)
RANKS: Final = ("rank-1", "rank-2", "rank-3", "rank-4", "rank-5")  # the Clan is lost in the end (WS-E5)
WINS: Final = ("enemy-no-life", "enemy-beheaded", "enemy-grave-wound", "dojo", "village", "duel")
WORDS: Final = SYMBOLS + LOSSES + RANKS + WINS + ("climate",)
NO_LIFE: Final = 4
HEAD_LOST: Final = 5
NO_KI: Final = 6
NO_WEAPON: Final = 7
LOW_GAUGE: Final = 8  # of the first gauge; those of the others follow
GRAVE_WOUND: Final = 11
ROUNDS_OVER: Final = 12
FIRST_RANK: Final = 13
ENEMY_NO_LIFE: Final = 18
ENEMY_BEHEADED: Final = 19
ENEMY_GRAVE_WOUND: Final = 20
DOJO_BEATEN: Final = 21
VILLAGE_LEFT: Final = 22
DUEL_WON: Final = 23
CLIMATE: Final = 24  # lost to it, whatever the gauges

# Each kind's word, and what its `other` detail is: a number, or one of the words of the game.
KINDS: Final = (
    ("started-fight", "number"),
    ("started-round", "number"),
    ("shuffled-actions", ""),
    ("shuffled-adversaries", ""),
    ("drew", ""),
    ("kept", ""),
    ("redrew", ""),
    ("placed", ""),
    ("chose-symbol", "word"),
    ("moved-force", "number"),
    ("moved-technique", "number"),
    ("moved-guard", "number"),
    ("paid-ki", "number"),
    ("turned-life", ""),
    ("revealed-defence", ""),
    ("pierced", ""),
    ("held", ""),
    ("revealed-counter", ""),
    ("parried", ""),
    ("hit", ""),
    ("cancelled", ""),
    ("revealed-wound", "number"),
    ("dodged", ""),
    ("beheaded", ""),
    ("lost-life", "number"),
    ("lost-ki", "number"),
    ("gained-life", "number"),
    ("gained-ki", "number"),
    ("made-combo", "word"),
    ("gained-special", ""),
    ("raised-die", "number"),
    ("cashed-die", "number"),
    ("rolled", "number"),
    ("discarded", ""),
    ("enemy-lost-life", "number"),
    ("enemy-lost-ki", "number"),
    ("enemy-gained-life", "number"),
    ("enemy-rose", "number"),
    ("beat-enemy", "number"),
    ("chose-enemy", "enemy"),
    ("chose-weapon", "weapon"),
    ("broke-weapon", "weapon"),
    ("joined", ""),
    ("won", "word"),
    ("lost", "word"),
)
