"""What lies beside the cards of a game, to be read like cards: tiles, or weapons, enemies and places."""

from collections.abc import Sequence

from honjin.cli.command import Terminal
from honjin.core.cards import CardSet, slug
from honjin.core.game import CardFace
from honjin.games.gosu_x.card import CLAN_NAMES, CLANS
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.text import TEXTS, tile_text
from honjin.games.way_of_the_samurai.card import Action, Box
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.text import SHAPES, clan_text, is_joker, item_headline, item_text

PREFIX = "tile-"


def tile_faces(cards: CardSet, terminal: Terminal) -> list[CardFace]:
    """What each tile does when it is active, or everything in the box that is no card; none has a level."""
    if isinstance(cards, SamuraiCards):
        return item_faces(cards.box, terminal)
    if not isinstance(cards, XCards):
        return []
    faces = []
    for tile in cards.tiles:
        name = terminal.say("cards-tile", clan=CLAN_NAMES[tile.clan])
        headline = f"{name}, {TEXTS(terminal.lang, f'certainty-{tile.certainty}')}"
        id, text = PREFIX + CLANS[tile.clan], tile_text(tile, terminal.lang)
        faces.append(CardFace(id, name, CLANS[tile.clan], 0, 1, tile.certainty, headline, text))
    return faces


def item_faces(box: Box, terminal: Terminal) -> list[CardFace]:
    """The weapons, enemies, places, climates, campaigns and event cards, each with its kind before its id."""
    kinds = {
        "weapon": box.weapons,
        "enemy": box.enemies,
        "location": box.places,
        "climate": box.climates,
        "campaign": box.campaigns,
        "events": box.events,
    }
    lang = terminal.lang
    faces = []
    for kind, items in kinds.items():
        for item in items:
            said = item_headline(item, lang, box), item_text(item, lang, box)
            id, name = f"{kind}-{item.id}", item.label(lang)
            faces.append(CardFace(id, name, kind, 0, 1, item.certainty, *said))
    name = terminal.say("cards-the-clan")
    text = clan_text(box.clan, lang)
    faces.append(CardFace("enemy-clan", name, "enemy", 0, 1, "reconstructed", name, text))
    return faces


def shapes(cards: CardSet) -> dict[str, str]:
    """The symbols of the cards that have one."""
    if not isinstance(cards, SamuraiCards):
        return {}
    actions = [card for card in cards.box.cards if isinstance(card, Action)]
    return {card.id: SHAPES if is_joker(card) else SHAPES[card.symbol or 0] for card in actions}


def find_tile(faces: Sequence[CardFace], id: str) -> CardFace | None:
    """By its id, or by its name alone if nothing else is called so."""
    exact = [face for face in faces if face.id == id]
    named = [face for face in faces if id in (face.id.partition("-")[2], slug(face.name))]
    return exact[0] if exact else named[0] if len(named) == 1 else None
