"""What lies beside the cards of a game, as people ask for it."""

from collections.abc import Sequence

from honjin.table.card_set import slug
from honjin.table.game import CardFace


def find_item(faces: Sequence[CardFace], id: str) -> CardFace | None:
    """By its id, or by its name alone if nothing else is called so."""
    exact = [face for face in faces if face.id == id]
    named = [face for face in faces if id in (face.id.partition("-")[2], slug(face.name))]
    return exact[0] if exact else named[0] if len(named) == 1 else None
