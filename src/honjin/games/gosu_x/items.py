"""What lies beside the cards of GOSU X, to be read like cards: its tiles."""

from honjin.games.gosu_x.card import CLAN_NAMES, CLANS, Tile
from honjin.games.gosu_x.text import TEXTS, notes_on, tile_text
from honjin.table.game import TILE, CardFace


def tile_face(tile: Tile, lang: str) -> CardFace:
    """What the tile does when it is active; it has no level."""
    name = TEXTS(lang, "tile-name", {"clan": CLAN_NAMES[tile.clan]})
    headline = f"{name}, {TEXTS(lang, f'certainty-{tile.certainty}')}"
    id, text = TILE + CLANS[tile.clan], tile_text(tile, lang)
    return CardFace(id, name, CLANS[tile.clan], 0, 1, tile.certainty, headline, text, notes_on(text, lang))
