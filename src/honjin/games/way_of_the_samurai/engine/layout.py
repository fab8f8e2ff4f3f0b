"""Where everything lies in the buffer.

Made from ../lists.py by `python -m tools.constants`; change that, not this.
"""

from typing import Final

SEATS_MAX: Final = 2  # WS-V1
ACTIONS_MAX: Final = 50  # Actions and the Specials that have joined them
SPECIALS_MAX: Final = 20
ADVERSARIES_MAX: Final = 40
WOUNDS_MAX: Final = 10
ATTACK_CARDS: Final = 3  # WS-R10
LOOKED_MAX: Final = 3  # WS-D1
NONE: Final = -1
MODE: Final = 263
ROUND: Final = 264  # of this fight
ROUNDS: Final = 265  # of all fights
ACTIVE: Final = 266  # the seat that attacks
ENEMY: Final = 267  # which one, or -1 in a duel
ENEMY_LIFE: Final = 268
ENEMY_KI: Final = 269
LOCATION: Final = 270  # or -1
CLIMATE: Final = 271  # or -1
HARD: Final = 272  # 1: the Hard card is in the Adversary deck
EASIER_BY: Final = 273  # modifications as bits
EVENTS: Final = 274  # which event card
BEATEN: Final = 275  # enemies beaten
WAITING: Final = 276  # opponents of the campaign still to fight, as bits
BROKEN: Final = 277  # weapons that are broken, as bits
REDRAWN: Final = 278  # 1 once the campaign's one mulligan is taken
NEXT_FORCE: Final = 279  # what an event adds in the first round of the next fight
NEXT_TECHNIQUE: Final = 280
OPPONENT: Final = 281  # of the campaign, whom the seat fights now
JOINED: Final = 282  # Specials that belong to the Action deck by now, as bits
DEFENCE: Final = 283  # the Adversary card in force, or NO_CARD
COUNTER_CARD: Final = 284  # the same of a Counter-attack
ACTIONS: Final = 285
ACTIONS_USED: Final = 336
SPECIALS: Final = 387
ADVERSARIES: Final = 408
ADVERSARIES_USED: Final = 449
WOUNDS: Final = 490
LOOKED: Final = 501  # drawn to choose one from
SEATS: Final = 505
OWN_LIFE: Final = 0
OWN_KI: Final = 1
OWN_DIE: Final = 2  # the wound die
WEAPON: Final = 3
GAUGE_LEVELS: Final = 4
ATTACK_SYMBOLS: Final = 7  # of the cards of the attack, the Joker's as chosen
ATTACK: Final = 10
HAND: Final = 14
STORED: Final = 65  # Specials gained and not yet used
SEAT_CELLS: Final = 86
