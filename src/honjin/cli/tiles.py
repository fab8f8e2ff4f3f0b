"""The tiles of a game that has some, to be read like cards."""

from honjin.cli.command import Terminal
from honjin.core.cards import CardSet
from honjin.core.game import CardFace
from honjin.games.gosu_x.card import CLAN_NAMES, CLANS
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.text import TEXTS, tile_text

PREFIX = "tile-"


def tile_faces(cards: CardSet, terminal: Terminal) -> list[CardFace]:
    """What each tile does when it is active; no tile has a level."""
    if not isinstance(cards, XCards):
        return []
    faces = []
    for tile in cards.tiles:
        name = terminal.say("cards-tile", clan=CLAN_NAMES[tile.clan])
        headline = f"{name}, {TEXTS(terminal.lang, f'certainty-{tile.certainty}')}"
        id, text = PREFIX + CLANS[tile.clan], tile_text(tile, terminal.lang)
        faces.append(CardFace(id, name, CLANS[tile.clan], 0, 1, tile.certainty, headline, text))
    return faces
