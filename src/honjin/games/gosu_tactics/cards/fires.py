"""The Fires: bombers who break the enemy's army faster than it can be built."""

from honjin.games.gosu_tactics.card import ABOVE, FIRES, LEFT, RIGHT, Card, family
from honjin.games.gosu_tactics.engine.verbs import Advantage, Destroy, Discard, Draw, Vision

CARDS: tuple[Card, ...] = (
    *family("Brazik", FIRES, mutation=1, x_link=(Destroy(),), x_sides=RIGHT),
    *family(
        "Petardok", FIRES, mutation=None, on_arrival=(Destroy(),), x_link=(Draw(),), x_sides=RIGHT | ABOVE
    ),
    *family(
        "Kramouk", FIRES, mutation=2, on_mutation=(Destroy(),), x_link=(Discard(),), x_sides=LEFT | RIGHT
    ),
    Card("Flambozzo", FIRES, 2, mutation=2, on_arrival=(Destroy(),)),
    Card("Explozib", FIRES, 2, mutation=None, on_arrival=(Destroy(max=True),)),
    Card("Tizonek", FIRES, 2, mutation=1, on_arrival=(Draw(),), on_link=(Advantage(),), sides=ABOVE),
    Card("Sulfurok", FIRES, 2, mutation=3, on_arrival=(Vision(),), on_mutation=(Destroy(max=True),)),
    Card("Volkanouk", FIRES, 3, mutation=None, on_arrival=(Destroy(max=True), Destroy())),
    Card("Kapitan Boumm", FIRES, 3, mutation=3, on_arrival=(Destroy(max=True), Draw())),
)
