"""What lies beside the cards of a game, to be read like cards: tiles, or weapons, enemies and places."""

from typing import Final

from honjin.core.cards import CardSet
from honjin.core.game import CardFace
from honjin.games.gosu_x.card import CLAN_NAMES, CLANS
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.text import TEXTS as X_TEXTS
from honjin.games.gosu_x.text import notes_on, tile_text
from honjin.games.way_of_the_samurai.card import Box
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.text import TEXTS as SAMURAI_TEXTS
from honjin.games.way_of_the_samurai.text import clan_text, item_headline, item_text

TILE: Final = "tile-"  # before the clan, in the id of a tile


def beside_faces(cards: CardSet, lang: str) -> list[CardFace]:
    """What each tile does when it is active, or everything in the box that is no card; none has a level."""
    if isinstance(cards, SamuraiCards):
        return item_faces(cards.box, lang)
    if not isinstance(cards, XCards):
        return []
    faces = []
    for tile in cards.tiles:
        name = X_TEXTS(lang, "tile-name", {"clan": CLAN_NAMES[tile.clan]})
        headline = f"{name}, {X_TEXTS(lang, f'certainty-{tile.certainty}')}"
        id, text = TILE + CLANS[tile.clan], tile_text(tile, lang)
        notes = notes_on(text, lang)
        faces.append(CardFace(id, name, CLANS[tile.clan], 0, 1, tile.certainty, headline, text, notes))
    return faces


def item_faces(box: Box, lang: str) -> list[CardFace]:
    """The weapons, enemies, places, climates, campaigns and event cards, each with its kind before its id."""
    kinds = {
        "weapon": box.weapons,
        "enemy": box.enemies,
        "location": box.places,
        "climate": box.climates,
        "campaign": box.campaigns,
        "events": box.events,
    }
    faces = []
    for kind, items in kinds.items():
        for item in items:
            said = item_headline(item, lang, box), item_text(item, lang, box)
            id, name = f"{kind}-{item.id}", item.label(lang)
            faces.append(CardFace(id, name, kind, 0, 1, item.certainty, *said))
    name = SAMURAI_TEXTS(lang, "the-clan")
    text = clan_text(box.clan, lang)
    faces.append(CardFace("enemy-clan", name, "enemy", 0, 1, "reconstructed", name, text))
    return faces
