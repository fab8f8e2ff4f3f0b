"""What can happen in GOSU X: the kinds of facts and what their details mean."""

from typing import Final

GOES_FIRST: Final = 0
DRAFTED: Final = 1
LEFT_OVER: Final = 2
SHUFFLED: Final = 3
DREW: Final = 4
KEPT: Final = 5
REDREW: Final = 6
SHOWED: Final = 7
STARTED_ROUND: Final = 8
STARTED_TURN: Final = 9
STARTED_ADDITIONAL: Final = 10
PASSED: Final = 11
TURNS_LEFT: Final = 12
REACHED_LIMIT: Final = 13
PAID: Final = 14
PAID_WONDER: Final = 15
PLACED: Final = 16
RAISED: Final = 17
SHIFTED: Final = 18
TOOK_WONDER: Final = 19
RESOLVED: Final = 20
ECHOED: Final = 21
COPIED: Final = 22
DID_NOTHING: Final = 23
ACTIVATED: Final = 24
SPENT: Final = 25
TOOK_BACK: Final = 26
UNLOCKED: Final = 27
GAINED_TURN: Final = 28
NO_SECOND_TURN: Final = 29
REACTED: Final = 30
DISCARDED: Final = 31
CAPTURED: Final = 32
DESTROYED: Final = 33
SACRIFICED: Final = 34
RELEASED: Final = 35
SWAPPED: Final = 36
RETURNED: Final = 37
PLACED_BOUNTY: Final = 38
LOST_BOUNTY: Final = 39
MILLED: Final = 40
REVEALED: Final = 41
TOOK: Final = 42
FOUND: Final = 43
PUT_ON_TOP: Final = 44
PUT_UNDER: Final = 45
REMOVED: Final = 46
SHUFFLED_IN: Final = 47
CHOSE_CLAN: Final = 48
CHOSE_LEVEL: Final = 49
LOOKED_AT: Final = 50
BANNED: Final = 51
BAN_ENDED: Final = 52
FLIPPED: Final = 53
FOUGHT: Final = 54
WON_SUPREMACY: Final = 55
LOST_TOKENS: Final = 56
FREED: Final = 57
RETURNED_WONDER: Final = 58
RECOVERED: Final = 59
WON: Final = 60
DRAWN: Final = 61
LOST_TURN: Final = 62
COULD_NOT_PASS: Final = 63

# Each kind's word, and what its `other` detail is: a number, a card, a place or one of the words below.
KINDS: Final = (
    ("goes-first", ""),
    ("drafted", "word"),
    ("left-over", "word"),
    ("shuffled", ""),
    ("drew", ""),
    ("kept", ""),
    ("redrew", "number"),
    ("showed", ""),
    ("started-round", "number"),
    ("started-turn", ""),
    ("started-additional", ""),
    ("passed", ""),
    ("turns-left", "number"),
    ("reached-limit", ""),
    ("paid", ""),
    ("paid-wonder", ""),
    ("placed", ""),
    ("raised", ""),
    ("shifted", "card"),
    ("took-wonder", ""),
    ("resolved", ""),
    ("echoed", ""),
    ("copied", "card"),
    ("did-nothing", ""),
    ("activated", "number"),
    ("spent", "number"),
    ("took-back", "number"),
    ("unlocked", "number"),
    ("gained-turn", ""),
    ("no-second-turn", ""),
    ("reacted", ""),
    ("discarded", ""),
    ("captured", ""),
    ("destroyed", ""),
    ("sacrificed", ""),
    ("released", ""),
    ("swapped", "place"),
    ("returned", ""),
    ("placed-bounty", ""),
    ("lost-bounty", ""),
    ("milled", ""),
    ("revealed", ""),
    ("took", ""),
    ("found", ""),
    ("put-on-top", ""),
    ("put-under", ""),
    ("removed", ""),
    ("shuffled-in", ""),
    ("chose-clan", "word"),
    ("chose-level", "number"),
    ("looked-at", ""),
    ("banned", ""),
    ("ban-ended", ""),
    ("flipped", "word"),
    ("fought", "number"),
    ("won-supremacy", "number"),
    ("lost-tokens", "number"),
    ("freed", ""),
    ("returned-wonder", ""),
    ("recovered", "number"),
    ("won", "word"),
    ("drawn", "word"),
    ("lost-turn", ""),
    ("could-not-pass", ""),
)

# The clans, by number, as words of facts.
CLANS: Final = ("justice", "abhilasha", "tomorrow", "narashima", "galmi", "phoenix", "goan-sul", "xi-an")
WAYS: Final = ("two-supremacy", "fifteen-cards", "fifth-token", "third-tile", "battle-of-ten")  # to win
DRAWS: Final = ("two-supremacy-each", "fifteen-cards-each")  # the first ways, for both players at once
WORDS: Final = CLANS + WAYS + DRAWS
TWO_SUPREMACY: Final = 8
FIFTEEN_CARDS: Final = 9
FIFTH_TOKEN: Final = 10
THIRD_TILE: Final = 11
BATTLE_OF_TEN: Final = 12
FIRST_DRAW: Final = 13
