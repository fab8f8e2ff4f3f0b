"""Memo: values found before, by a number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from honjin.engine.search import FREE

SMALLEST: Final = 256


class Memo:
    """A hash table from whole numbers, none of them negative, to values."""

    def __init__(self) -> None:
        self.keys = vec[i64]([FREE] * SMALLEST)
        self.values = vec[float]([0.0] * SMALLEST)
        self.filled: i64 = 0

    def look(self, key: i64) -> i64:
        """Where the key is, or would be."""
        mask: i64 = len(self.keys) - 1
        mixed = key * 0x9E3779B97F4A7C
        at = (mixed ^ (mixed >> 29)) & mask
        while self.keys[at] != FREE and self.keys[at] != key:
            at = (at + 1) & mask
        return at

    def holds(self, at: i64) -> bool:
        return self.keys[at] != FREE

    def keep(self, key: i64, value: float) -> None:
        at = self.look(key)
        self.keys[at] = key
        self.values[at] = value
        self.filled += 1
        if self.filled * 2 > len(self.keys):
            self.grow()

    def grow(self) -> None:
        keys, values = self.keys, self.values
        size = 4 * len(keys)
        self.keys = vec[i64]([FREE] * size)
        self.values = vec[float]([0.0] * size)
        for index in range(len(keys)):
            if keys[index] != FREE:
                at = self.look(keys[index])
                self.keys[at] = keys[index]
                self.values[at] = values[index]
