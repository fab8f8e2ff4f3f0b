"""What lies beside the cards of a game, as the terminal finds and marks it."""

from collections.abc import Sequence

from honjin.cli.command import Terminal
from honjin.core.cards import CardSet, slug
from honjin.core.game import CardFace
from honjin.games.beside import TILE, beside_faces
from honjin.games.way_of_the_samurai.card import Action
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.text import SHAPES, is_joker

PREFIX = TILE


def tile_faces(cards: CardSet, terminal: Terminal) -> list[CardFace]:
    return beside_faces(cards, terminal.lang)


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
