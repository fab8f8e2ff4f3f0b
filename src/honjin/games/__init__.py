"""The games, by name: ours, those that installed packages bring, and those in folders that a user names."""

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from honjin.games.gosu_tactics.game import GAME as GOSU_TACTICS
from honjin.games.gosu_x.game import GAME as GOSU_X
from honjin.games.way_of_the_samurai.game import GAME as WAY_OF_THE_SAMURAI
from honjin.table.game import Game

GROUP: Final = "honjin.games"  # of entry points: each is a Game
NO_SUBCLASS: Final = "cannot inherit from compiled"  # how mypyc refuses one
FOLDERS: Final = "HONJIN_GAMES"  # folders of packages with a game.py, as in PATH


def brought() -> Iterator[Game]:
    """Games from elsewhere; what is none is refused with where it came from."""
    for entry in entry_points(group=GROUP):
        source = f"entry point {entry.name} of {GROUP}"
        yield checked(source, loaded(source, entry.load))
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        source, package = f"{FOLDERS}: {folder}", Path(folder).resolve().name
        game = checked(source, loaded(source, partial(from_folder, Path(folder))))
        if game.package != package:
            raise ValueError(f'{source}: found package = "{game.package}", expected "{package}", its folder')
        yield game


def loaded(source: str, load: Callable[[], object]) -> object:
    """What is there. Compiled classes accept no interpreted subclasses; then how the game can be played."""
    try:
        return load()
    except TypeError as error:
        if NO_SUBCLASS not in str(error):
            raise
        raise ValueError(
            f"{source}: found a game written in Python, which this Honjin, compiled, cannot play; expected "
            "one that is interpreted: in the folder of Honjin's sources, PYTHONPATH=src python -m honjin"
        ) from None


def from_folder(folder: Path) -> object:
    """GAME of its module game.py; the folder is a package, found from the one it lies in."""
    if not (folder / "game.py").is_file():
        raise ValueError(f"{FOLDERS}: found {folder}, expected folders with a game.py in each")
    parent = str(folder.resolve().parent)
    if parent not in sys.path:
        sys.path.append(parent)
    module = import_module(f"{folder.resolve().name}.game")
    return getattr(module, "GAME", None)


def checked(source: str, found: object) -> Game:
    if not isinstance(found, Game):
        raise ValueError(f"{source}: found {type(found).__name__}, expected a honjin.Game")
    if found.name in (game.name for game in OWN):
        raise ValueError(f"{source}: there is a game of the name {found.name} already")
    return found


OWN: Final[tuple[Game, ...]] = (GOSU_X, GOSU_TACTICS, WAY_OF_THE_SAMURAI)
GAMES: Final[dict[str, Game]] = {game.name: game for game in (*OWN, *brought())}
