"""Facets: what a game brings for a client, a module of a fixed name in its folder; each is optional."""

from importlib import import_module
from typing import TypeVar

from honjin.table.game import Game

T = TypeVar("T")


def facet(game: Game, name: str, general: T) -> T:
    """What the module of this name offers under its name in capitals; the general one where there is none."""
    place = f"{game.package}.{name}"
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        if error.name != place:
            raise
        return general
    found: object = getattr(module, name.upper())
    assert isinstance(found, type(general)), place
    return found
