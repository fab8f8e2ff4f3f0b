"""Notation: one short text for every choice, on the wire, in records and at the keyboard."""

from collections.abc import Sequence

from honjin.engine.machine import NOBODY
from honjin.table.forms import SHOWN_MAX, close_to
from honjin.table.lists import DETAIL, KIND
from honjin.table.refusal import Refusal, core_refusal


class Hole:
    """A kind of word that a choice can contain."""

    name = ""
    listed: Sequence[str] = ()  # all words that fit, if they are few enough for a refusal to name them

    def write(self, value: int, seat: int) -> str:
        raise NotImplementedError

    def read(self, word: str, seat: int) -> int | None:
        raise NotImplementedError

    def close_to(self, word: str) -> list[str]:
        return []


class WordHole(Hole):
    """One of a fixed list of words, by its place in the list."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = self.listed = words
        self.numbers = {word.lower(): number for number, word in enumerate(words)}

    def write(self, value: int, seat: int) -> str:
        return self.words[value]

    def read(self, word: str, seat: int) -> int | None:
        return self.numbers.get(word.lower())

    def close_to(self, word: str) -> list[str]:
        close = close_to(word.lower(), self.numbers)
        return [self.words[self.numbers[found]] for found in close]


class CardHole(WordHole):
    """A card by its id."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__("card", ids)
        self.listed = ()


class SeatHole(Hole):
    """A player by the number of the seat."""

    name = "seat"

    def __init__(self, players: int) -> None:
        self.players = players

    def write(self, value: int, seat: int) -> str:
        return str(value)

    def read(self, word: str, seat: int) -> int | None:
        return int(word) if word.isdecimal() and len(word) == 1 and int(word) < self.players else None


class Notation:
    """The choices of one table: patterns such as `mutate {place} {card}`, by kind."""

    def __init__(self, patterns: Sequence[str], holes: Sequence[Hole]) -> None:
        self.holes = {hole.name: hole for hole in holes}
        self.patterns: list[list[str | Hole]] = [
            [self.holes.get(word.strip("{}"), word) if word[0] == "{" else word for word in pattern.split()]
            for pattern in patterns
        ]

    def key(self, option: int) -> str:
        """The pattern as a message key: mutate-place-card."""
        return "-".join(
            part.name if isinstance(part, Hole) else part for part in self.patterns[option // KIND]
        )

    def details(self, option: int) -> dict[str, int]:
        """What fills the holes of the option's pattern; the last one is in the lowest digits."""
        holes = [part.name for part in self.patterns[option // KIND] if isinstance(part, Hole)]
        values = [option % DETAIL, option % KIND // DETAIL]
        return dict(zip(holes, reversed(values[: len(holes)]), strict=True))

    def write(self, option: int, seat: int) -> str:
        details = self.details(option)
        parts = self.patterns[option // KIND]
        return " ".join(p.write(details[p.name], seat) if isinstance(p, Hole) else p for p in parts)

    def place_word(self, place: int) -> str:
        """A place as anybody names it, with its seat; nothing for no place."""
        return self.holes["place"].write(place, NOBODY) if place >= 0 else ""

    def read(self, text: str, seat: int) -> int | Refusal:
        """The option that the text stands for, legal or not, or why it stands for none."""
        words = text.lower().split()
        nearest: Refusal | None = None
        for kind, pattern in enumerate(self.patterns):
            fixed = all(isinstance(p, Hole) or p == w for p, w in zip(pattern, words, strict=False))
            if len(words) != len(pattern) or not fixed:
                continue
            option = 0
            for part, word in zip(pattern, words, strict=True):
                if isinstance(part, Hole):
                    value = part.read(word, seat)
                    if value is None:
                        nearest = unknown_word(part, word)
                        break
                    option = option * DETAIL + value
            else:
                return kind * KIND + option
        if nearest is not None:
            return nearest
        firsts = dict.fromkeys(str(pattern[0]) for pattern in self.patterns)
        return core_refusal("HJ-C4", "not-understood", text=text[:SHOWN_MAX], words=", ".join(firsts))


def unknown_word(hole: Hole, word: str) -> Refusal:
    close = ", ".join(hole.close_to(word)) or "none"
    kind, words = ("word", ", ".join(hole.listed)) if hole.listed else (hole.name, "none")
    return core_refusal("HJ-C4", "unknown-word", word=word[:SHOWN_MAX], hole=kind, words=words, close=close)
