"""The constants of the engine: fresh from the lists that the games declare, and each name of one meaning."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.constants import GAMES, made_modules

MADE = made_modules()
SHARED = (Path("src/honjin/engine"), Path("src/honjin/armies"))
# A list and the constant made from it are one thing; CARDS are those of a file; facts are read as facts.NAME.
SAME = ("lists.py", "facts.py")
CARDS = "CARDS"


@pytest.mark.parametrize("path", MADE, ids=str)
def test_constants_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path], "python -m tools.constants writes them again"


def constants_of(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


@pytest.mark.parametrize("game", sorted(place.parent.name for place in GAMES.glob("*/lists.py")))
def test_a_constant_means_one_thing_in_a_game(game: str) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for folder in (*SHARED, GAMES / game):
        for path in sorted(folder.rglob("*.py")):
            if path.name not in SAME:
                for name in constants_of(path):
                    places[name].append(str(path))
    assert {name: at for name, at in places.items() if len(at) > 1 and name != CARDS} == {}


def test_facts_are_read_with_the_name_of_their_module() -> None:
    """Many share their past tense with a cell, a mark or a condition: `facts.CAPTURED` tells them apart."""
    bare = [
        str(path)
        for path in sorted(Path("src").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("engine.facts")
    ]
    assert bare == []
