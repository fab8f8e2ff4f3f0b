"""The Mekas: jailers and scrap dealers who lock the enemy's best goblins up and empty the hands."""

from honjin.games.gosu_tactics.card import ABOVE, LEFT, MEKAS, RIGHT, Card, family
from honjin.games.gosu_tactics.engine.verbs import Advantage, Discard, Draw, Imprison, Vision

CARDS: tuple[Card, ...] = (
    *family("Boulonik", MEKAS, mutation=2, on_arrival=(Imprison(),), x_link=(Discard(),), x_sides=RIGHT),
    *family("Cliktak", MEKAS, mutation=1, on_mutation=(Discard(),), x_link=(Draw(),), x_sides=RIGHT | ABOVE),
    *family(
        "Rivetok", MEKAS, mutation=None, on_arrival=(Draw(),), x_link=(Imprison(),), x_sides=LEFT | RIGHT
    ),
    Card("Pistonk", MEKAS, 2, mutation=2, on_arrival=(Imprison(),), on_link=(Discard(),), sides=LEFT | RIGHT),
    Card("Kajotron", MEKAS, 2, mutation=None, on_arrival=(Imprison(max=True), Discard())),
    Card("Turbinok", MEKAS, 2, mutation=2, on_arrival=(Advantage(),), on_link=(Draw(),), sides=LEFT | ABOVE),
    Card("Pinsomatik", MEKAS, 2, mutation=3, on_arrival=(Vision(),), on_mutation=(Discard(max=True),)),
    Card("Titan Zingrok", MEKAS, 3, mutation=None, on_arrival=(Imprison(max=True), Draw(max=True))),
    Card("Doktor Engrenak", MEKAS, 3, mutation=3, on_arrival=(Discard(max=True), Vision(max=True))),
)
