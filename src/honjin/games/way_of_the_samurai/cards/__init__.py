"""Our reconstruction of the box, and what is known of it."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Box
from honjin.games.way_of_the_samurai.cards.actions import ACTIONS, SPECIALS
from honjin.games.way_of_the_samurai.cards.adversaries import ADVERSARIES, WOUNDS
from honjin.games.way_of_the_samurai.cards.campaigns import CAMPAIGNS, EVENTS
from honjin.games.way_of_the_samurai.cards.enemies import CLAN, ENEMIES
from honjin.games.way_of_the_samurai.cards.places import CLIMATES, PLACES
from honjin.games.way_of_the_samurai.cards.weapons import WEAPONS

BOX: Final = Box(
    (*ACTIONS, *SPECIALS, *ADVERSARIES, *WOUNDS),
    WEAPONS,
    ENEMIES,
    CLAN,
    PLACES,
    CLIMATES,
    CAMPAIGNS,
    EVENTS,
)
