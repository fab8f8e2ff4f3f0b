"""The Alphas: a fast horde that draws, keeps the Advantage and plays again."""

from honjin.games.gosu_tactics.card import ABOVE, ALPHAS, BELOW, LEFT, RIGHT, Card, family
from honjin.games.gosu_tactics.engine.verbs import Advantage, Destroy, Draw

CARDS: tuple[Card, ...] = (
    *family("Gambadak", ALPHAS, mutation=2, on_arrival=(Draw(),), x_link=(Draw(),), x_sides=RIGHT),
    *family("Tamtok", ALPHAS, mutation=1, x_link=(Advantage(),), x_sides=RIGHT | ABOVE),
    *family("Lianok", ALPHAS, mutation=1, on_mutation=(Advantage(),), x_link=(Draw(),), x_sides=LEFT | RIGHT),
    Card("Kavalgrut", ALPHAS, 2, mutation=None, on_arrival=(Draw(), Advantage())),
    Card("Bondigo", ALPHAS, 2, mutation=2, on_arrival=(Draw(max=True),)),
    Card(
        "Sylvagrok",
        ALPHAS,
        2,
        mutation=1,
        on_arrival=(Draw(),),
        on_link=(Draw(),),
        sides=RIGHT | ABOVE | LEFT | BELOW,
    ),
    Card("Mordibruk", ALPHAS, 2, mutation=3, on_arrival=(Destroy(),), on_mutation=(Draw(max=True),)),
    Card("Taniwok", ALPHAS, 3, mutation=None, on_arrival=(Draw(max=True), Advantage(max=True))),
    Card("Boss Ouragok", ALPHAS, 3, mutation=3, on_arrival=(Draw(max=True), Destroy(max=True))),
)
