"""Fields of card files: what a table can say under a name, read and written alike."""

from collections.abc import Mapping
from dataclasses import dataclass

from honjin.table.forms import Node

NUMBER_MAX = 60


def word_of(words: Mapping[str, int], value: object) -> str:
    return next(word for word, number in words.items() if number == value)


def write_words(words: Mapping[str, int], bits: int) -> list[str]:
    return [word for word, bit in words.items() if bits & bit]


def read_words(node: Node, words: Mapping[str, int]) -> int:
    bits = 0
    for item in node.items():
        bits |= words.get(item.text(words), 0)
    return bits


@dataclass(frozen=True)
class Field:
    """A field of a table in a card file; a plain one holds a text."""

    name: str
    default: object = None

    def write(self, value: object) -> object:
        return value

    def read(self, node: Node) -> object:
        return node.text()


@dataclass(frozen=True)
class Flag(Field):
    """True or false."""

    default: object = False

    def read(self, node: Node) -> object:
        return node.flag()


@dataclass(frozen=True)
class Number(Field):
    """A plain number."""

    most: int = NUMBER_MAX
    least: int = 0

    def read(self, node: Node) -> object:
        return node.integer(self.least, self.most)


@dataclass(frozen=True)
class Word(Field):
    """One of some words."""

    words: Mapping[str, int] = None  # type: ignore[assignment]  # always given

    def write(self, value: object) -> object:
        return word_of(self.words, value)

    def read(self, node: Node) -> object:
        return self.words.get(node.text(self.words), 0)


@dataclass(frozen=True)
class Words(Field):
    """Some of some words."""

    words: Mapping[str, int] = None  # type: ignore[assignment]  # always given

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return write_words(self.words, value)

    def read(self, node: Node) -> object:
        return read_words(node, self.words)
