"""How many: a number, X, or as many as hands and armies say."""

from typing import Final

from mypy_extensions import i64

from honjin.games.gosu_x.engine.state import XState

X: Final = -1  # GX-K5: the Activation tokens the player owns
HALF_HAND: Final = -2  # rounded up
HAND_EXCESS: Final = -3  # as many cards as the hand has more than the opponent's
HAND_LACK: Final = -4  # as many as it has less
ARMY_EXCESS: Final = -5  # as many as the army has more than the opponent's
AMOUNT_WORDS: Final = {"x": X, "half-hand": HALF_HAND, "excess-hand": HAND_EXCESS, "missing-hand": HAND_LACK}
AMOUNT_WORDS["excess-army"] = ARMY_EXCESS


def amount(s: XState, p: i64, count: i64) -> i64:
    if count >= 0:
        return count
    if count == X:
        return s.owned(p)
    hand = s.hand_size(p)
    if count == HALF_HAND:
        return (hand + 1) // 2
    if count == HAND_EXCESS:
        return max(hand - s.hand_size(1 - p), 0)
    if count == HAND_LACK:
        return max(s.hand_size(1 - p) - hand, 0)
    return max(s.army_size(p) - s.army_size(1 - p), 0)
