"""A second referee of GOSU X, slow and literal, that shares nothing with the engine it is compared with."""

from oracles.referee.army import (
    active_tiles,
    clans,
    highest_open,
    icons,
    keywords,
    levels,
    open_places,
)
from oracles.referee.battle import battle, strength
from oracles.referee.picture import Options, Picture, Side, Standing, place_name, problems
from oracles.referee.rounds import hand_limit, next_starter, song_sacrifices, turns_after_pass
from oracles.referee.turn import cost_of, turn_actions

__all__ = [
    "Options",
    "Picture",
    "Side",
    "Standing",
    "active_tiles",
    "battle",
    "clans",
    "cost_of",
    "hand_limit",
    "highest_open",
    "icons",
    "keywords",
    "levels",
    "next_starter",
    "open_places",
    "place_name",
    "problems",
    "song_sacrifices",
    "strength",
    "turn_actions",
    "turns_after_pass",
]
