"""A game is one folder: nothing outside `games/` knows one by name (docs/architecture.md)."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import honjin
from honjin.games import OWN
from honjin.table import about
from honjin.table.game import Game
from honjin.table.text import LANGUAGES

SOURCE = Path(honjin.__file__).parent
GAMES = SOURCE / "games"
KINDS = (".py", ".ts", ".svelte", ".ftl", ".toml")
MADE = ("node_modules", "dist", "__pycache__")


@cache
def files() -> list[Path]:
    """All sources outside the games."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in KINDS and GAMES not in path.parents]
    return sorted(path for path in found if not set(MADE) & set(path.parts))


def classes_in(folder: Path) -> set[str]:
    found = set()
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        found |= {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return found


@cache
def classes_elsewhere() -> set[str]:
    return set().union(*(classes_in(folder) for folder in SOURCE.iterdir() if folder != GAMES))


def folder_of(game: Game) -> Path:
    return GAMES / game.package.rpartition(".")[2]


@cache
def names_of(game: Game) -> set[str]:
    """Its slug, package, titles and classes; of these only such as nobody would write by chance."""
    own = {name for name in classes_in(folder_of(game)) - classes_elsewhere() if name[1:] != name[1:].lower()}
    titles = {about.title(game, lang) for lang in LANGUAGES}
    return {game.name, game.package.rpartition(".")[2], type(game).__name__, *titles, *own}


def lines_with(names: set[str], path: Path) -> Iterator[str]:
    wanted = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(names)))})(?![\w-])")
    text = path.read_text("utf-8")
    if not wanted.search(text):
        return
    for number, line in enumerate(text.splitlines(), start=1):
        if wanted.search(line):
            yield f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_nothing_outside_the_games_names_one(game: Game) -> None:
    names = names_of(game)
    assert not [line for path in files() for line in lines_with(names, path)]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_nothing_outside_the_games_imports_one(game: Game) -> None:
    for path in files():
        if path.suffix == ".py":
            found = [name for name in imported(path) if f"{name}.".startswith(f"{game.package}.")]
            assert not found, path.relative_to(SOURCE)


def test_every_folder_of_a_game_is_registered() -> None:
    folders = {path.parent for path in GAMES.glob("*/game.py")}
    assert folders == set(map(folder_of, OWN))


def test_no_class_of_the_wire_is_called_like_one_of_the_table() -> None:
    server = SOURCE / "server"
    others = [SOURCE / "engine", SOURCE / "table", *(path for path in server.iterdir() if path.is_dir())]
    inside = set().union(*(classes_in(folder) for folder in others if folder != server / "wire"))
    assert not classes_in(server / "wire") & inside
