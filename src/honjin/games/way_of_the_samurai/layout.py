"""Where everything lies in the buffer of a Way of the Samurai state."""

from typing import Final

from honjin.core import machine

# Written out: the compiler folds a constant only from those of its own module, and it is read everywhere.
GAME: Final = 263
assert machine.GAME == GAME

SEATS_MAX: Final = 2  # WS-V1
ACTIONS_MAX: Final = 50  # Actions and the Specials that have joined them
SPECIALS_MAX: Final = 20
ADVERSARIES_MAX: Final = 40
WOUNDS_MAX: Final = 10
ATTACK_CARDS: Final = 3  # WS-R10
LOOKED_MAX: Final = 3  # WS-D1

# The table.
MODE: Final = GAME
ROUND: Final = GAME + 1  # of this fight
ROUNDS: Final = GAME + 2  # of all fights
ACTIVE: Final = GAME + 3  # the seat that attacks
ENEMY: Final = GAME + 4  # which one, or -1 in a duel
ENEMY_LIFE: Final = GAME + 5
ENEMY_KI: Final = GAME + 6
LOCATION: Final = GAME + 7  # or -1
CLIMATE: Final = GAME + 8  # or -1
HARD: Final = GAME + 9  # 1: the Hard card is in the Adversary deck
EASY: Final = GAME + 10  # modifications as bits
EVENTS: Final = GAME + 11  # which event card
BEATEN: Final = GAME + 12  # enemies beaten
WAITING: Final = GAME + 13  # opponents of the campaign still to fight, as bits
BROKEN: Final = GAME + 14  # weapons that are broken, as bits
REDRAWN: Final = GAME + 15  # 1 once the campaign's one mulligan is taken
NEXT_FORCE: Final = GAME + 16  # what an event adds in the first round of the next fight
NEXT_TECHNIQUE: Final = GAME + 17
OPPONENT: Final = GAME + 18  # of the campaign, whom the seat fights now
JOINED: Final = GAME + 19  # Specials that belong to the Action deck by now, as bits
DEFENCE: Final = GAME + 20  # the Adversary card in force, or NO_CARD
COUNTER: Final = GAME + 21
ACTIONS: Final = GAME + 22
ACTIONS_USED: Final = ACTIONS + 1 + ACTIONS_MAX
SPECIALS: Final = ACTIONS_USED + 1 + ACTIONS_MAX
ADVERSARIES: Final = SPECIALS + 1 + SPECIALS_MAX
ADVERSARIES_USED: Final = ADVERSARIES + 1 + ADVERSARIES_MAX
WOUNDS: Final = ADVERSARIES_USED + 1 + ADVERSARIES_MAX
LOOKED: Final = WOUNDS + 1 + WOUNDS_MAX  # drawn to choose one from
SEATS: Final = LOOKED + 1 + LOOKED_MAX

# One seat, from SEATS + seat * SEAT.
LIFE: Final = 0
KI: Final = 1
DIE: Final = 2  # the wound die
WEAPON: Final = 3
GAUGES: Final = 4  # Force, Technique, Guard
SYMBOLS: Final = 7  # of the cards of the attack, the Joker's as chosen
ATTACK: Final = SYMBOLS + ATTACK_CARDS
HAND: Final = ATTACK + 1 + ATTACK_CARDS
STORED: Final = HAND + 1 + ACTIONS_MAX  # Specials gained and not yet used
SEAT: Final = STORED + 1 + SPECIALS_MAX

NONE: Final = -1
