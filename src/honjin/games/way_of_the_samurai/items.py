"""What lies beside the cards of Way of the Samurai, to be read like cards."""

from honjin.games.way_of_the_samurai.card import Box
from honjin.games.way_of_the_samurai.text import TEXTS, clan_text, item_headline, item_text
from honjin.table.game import CardFace


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
    name = TEXTS(lang, "the-clan")
    text = clan_text(box.clan, lang)
    faces.append(CardFace("enemy-clan", name, "enemy", 0, 1, "reconstructed", name, text))
    return faces
