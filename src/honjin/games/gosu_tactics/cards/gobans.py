"""The Gobans: seers who choose what they draw and so always hold the right card."""

from honjin.games.gosu_tactics.card import ABOVE, BELOW, GOBANS, LEFT, RIGHT, Card, family
from honjin.games.gosu_tactics.engine.verbs import Advantage, Draw, Imprison, Return, Vision

CARDS: tuple[Card, ...] = (
    *family("Prescient", GOBANS, mutation=1, on_arrival=(Vision(),), x_link=(Draw(),), x_sides=RIGHT),
    *family("Lorgnik", GOBANS, mutation=1, on_mutation=(Draw(),), x_link=(Vision(),), x_sides=LEFT | RIGHT),
    *family("Scribouk", GOBANS, mutation=3, on_arrival=(Draw(),), x_link=(Imprison(),), x_sides=ABOVE),
    Card("Mirabok", GOBANS, 2, mutation=2, on_arrival=(Vision(),), on_link=(Draw(),), sides=RIGHT | BELOW),
    Card("Papi Ozz", GOBANS, 2, mutation=None, on_arrival=(Vision(max=True),)),
    Card("Trottegrim", GOBANS, 2, mutation=1, on_arrival=(Imprison(),)),
    Card("Astroblik", GOBANS, 2, mutation=3, on_arrival=(Return(),), on_mutation=(Vision(max=True),)),
    Card("Mama Yogrim", GOBANS, 3, mutation=None, on_arrival=(Vision(max=True), Advantage())),
    Card("Umbolo", GOBANS, 3, mutation=3, on_arrival=(Vision(max=True), Imprison(max=True))),
)
