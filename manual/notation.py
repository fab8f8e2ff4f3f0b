"""The page of the notation: every choice of every game, with the words that fill it."""

from collections.abc import Iterator
from typing import Final

from honjin.games import GAMES
from honjin.table.game import Game
from honjin.table.notation import Hole, Notation
from manual.rulebook import book_name
from manual.staging import cite_rules
from manual.tabular import code, listed, table

PAGE: Final = "notation.md"
HEAD: Final = """# Notation

*Written from the games themselves.* One choice is one short text: on the wire, in records, at the keyboard;
upper and lower case are the same when read. What each one is for is told in [Formats](formats.md#notation).
"""
HOLES: Final = {
    "card": "the id of a card: its name in lower case, without accents, everything else a single hyphen",
    "place": "`ROW.COLUMN` in one's own army (`II.3`), `SEAT:ROW.COLUMN` in another's (`1:II.3`)",
    "seat": "a number from 0",
}


def pages() -> Iterator[tuple[str, str]]:
    sections = [line for game in GAMES.values() for line in section(game)]
    yield PAGE, cite_rules("\n".join([HEAD, *sections]) + "\n", PAGE)


def section(game: Game) -> list[str]:
    holes = game.holes(game.card_set(None), game.most)
    notation = Notation(game.patterns, holes)
    used = {part.name for pattern in notation.patterns for part in pattern if isinstance(part, Hole)}
    words = [hole for hole in holes if hole.name in used]
    return [
        f"## {book_name(game.name, 'en')}",
        *table(
            ("Choice", "For example"),
            [
                [code(shown(pattern)), code(example(parts))]
                for pattern, parts in zip(game.patterns, notation.patterns, strict=True)
            ],
        ),
        *table(("Word", "Stands for"), [[hole.name.upper(), meaning(hole)] for hole in words]),
        "Options of a new table, the default first:",
        *table(
            ("Option", "Values", "Rule"),
            [[code(name), listed(each.values), each.rule] for name, each in game.settings.items()],
        ),
    ]


def shown(pattern: str) -> str:
    """`play {card}` as `play CARD`."""
    return " ".join(word.strip("{}").upper() if word[0] == "{" else word for word in pattern.split())


def example(parts: list[str | Hole]) -> str:
    return " ".join(part.write(0, 0) if isinstance(part, Hole) else part for part in parts)


def meaning(hole: Hole) -> str:
    return HOLES.get(hole.name) or f"one of {listed(hole.listed)}"
