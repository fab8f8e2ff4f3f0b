"""The games, by name."""

from typing import Final

from honjin.core.game import Game
from honjin.games.gosu_tactics.game import GAME as GOSU_TACTICS
from honjin.games.gosu_x.game import GAME as GOSU_X

GAMES: Final[dict[str, Game]] = {game.name: game for game in (GOSU_X, GOSU_TACTICS)}
