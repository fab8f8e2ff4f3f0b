"""Our reconstruction of the box, and what is known of it."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Box
from honjin.games.way_of_the_samurai.cards.actions import ACTION_CARDS, SPECIAL_CARDS
from honjin.games.way_of_the_samurai.cards.adversaries import ADVERSARY_CARDS, WOUND_CARDS
from honjin.games.way_of_the_samurai.cards.campaigns import CAMPAIGNS, EVENT_TABLES
from honjin.games.way_of_the_samurai.cards.enemies import CLAN_ENEMIES, ENEMIES
from honjin.games.way_of_the_samurai.cards.places import CLIMATES, PLACES
from honjin.games.way_of_the_samurai.cards.weapons import WEAPONS

BOX: Final = Box(
    (*ACTION_CARDS, *SPECIAL_CARDS, *ADVERSARY_CARDS, *WOUND_CARDS),
    WEAPONS,
    ENEMIES,
    CLAN_ENEMIES,
    PLACES,
    CLIMATES,
    CAMPAIGNS,
    EVENT_TABLES,
)
