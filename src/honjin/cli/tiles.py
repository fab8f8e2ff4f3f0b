"""What lies beside the cards of a game, as the terminal finds it."""

from collections.abc import Sequence

from honjin.cli.command import Terminal
from honjin.core.cards import CardSet, slug
from honjin.core.game import CardFace
from honjin.games.beside import TILE, beside_faces

PREFIX = TILE


def tile_faces(cards: CardSet, terminal: Terminal) -> list[CardFace]:
    return beside_faces(cards, terminal.lang)


def find_tile(faces: Sequence[CardFace], id: str) -> CardFace | None:
    """By its id, or by its name alone if nothing else is called so."""
    exact = [face for face in faces if face.id == id]
    named = [face for face in faces if id in (face.id.partition("-")[2], slug(face.name))]
    return exact[0] if exact else named[0] if len(named) == 1 else None
