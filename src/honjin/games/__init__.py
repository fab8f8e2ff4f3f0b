"""The games, by name."""

from typing import Final

from honjin.core.game import Game
from honjin.games.gosu_tactics.game import GAME as GOSU_TACTICS
from honjin.games.gosu_x.game import GAME as GOSU_X
from honjin.games.way_of_the_samurai.game import GAME as WAY_OF_THE_SAMURAI

GAMES: Final[dict[str, Game]] = {game.name: game for game in (GOSU_X, GOSU_TACTICS, WAY_OF_THE_SAMURAI)}
