"""Chance: shuffles and dice from a keyed hash, and a fast stream for search."""

from hashlib import blake2b, shake_256
from typing import Final

from librt.strings import read_i32_be
from librt.vecs import vec
from mypy_extensions import i64

KEY_BYTES: Final = 64  # 512 bits: more than the 2^363 orders of a 75-card deck
WORD_BYTES: Final = 4
WORD_RANGE: Final = 1 << 32


def key_of(seed: str) -> bytes:
    """The 512-bit key that a seed text stands for."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"honjin").digest()


class Chance:
    """One digest of (key, counter), read as unbiased numbers; the same on every machine and version."""

    def __init__(self, key: bytes, counter: i64, words: i64 = 1) -> None:
        self.material = key + int(counter).to_bytes(8, "big")
        self.data = shake_256(self.material).digest(max(KEY_BYTES, words * WORD_BYTES))
        self.at: i64 = 0

    def word(self) -> i64:
        if self.at + WORD_BYTES > len(self.data):
            # An extendable hash: the longer digest begins with the shorter one.
            self.data = shake_256(self.material).digest(4 * len(self.data))
        at = self.at
        self.at += WORD_BYTES
        return i64(read_i32_be(self.data, at)) & 0xFFFFFFFF

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely: words past the last multiple are rejected."""
        limit: i64 = WORD_RANGE - WORD_RANGE % bound
        value = self.word()
        while value >= limit:
            value = self.word()
        return value % bound


class Stream:
    """A quick xorshift stream for bots, sampling and tests; its numbers never enter a game's own chance."""

    def __init__(self, seed: int) -> None:
        mixed = blake2b(seed.to_bytes(16, "big", signed=True), digest_size=4, person=b"stream").digest()
        self.state: i64 = int.from_bytes(mixed, "big") or 1

    def word(self) -> i64:
        """32 bits."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return x

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bound has 31 bits at most, so that the product fits a word."""
        return (self.word() * bound) >> 32

    def shuffle(self, cards: "vec[i64]") -> None:
        """A new order, in place."""
        for index in range(len(cards) - 1, 0, -1):
            other = self.below(index + 1)
            card = cards[index]
            cards[index] = cards[other]
            cards[other] = card
