"""Guided first games: a position, and steps that teach by playing; data in guides/GAME.toml."""

import tomllib
from functools import cache
from importlib.resources import files

from honjin.core.codec import write_toml
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.refused import Refused


@cache
def guide_data(game: str) -> dict[str, object]:
    path = files("honjin.server") / "guides" / f"{game}.toml"
    return tomllib.loads(path.read_text("utf-8"))


def guide(game: str, lang: str) -> wire.Guide:
    """The guide of a game, in this language."""
    if game not in GAMES:
        raise Refused(404, "no-guide", game=game[:40])
    data = guide_data(game)
    title, position, steps = data["title"], data["position"], data["steps"]
    assert isinstance(title, dict)
    assert isinstance(position, dict)
    assert isinstance(steps, list)
    told = [
        wire.GuideStep(
            step[lang], step.get("wait"), step.get("seat", 0), step.get("auto", False), step.get("highlight")
        )
        for step in steps
    ]
    return wire.Guide(game, title[lang], write_toml(position), told)
