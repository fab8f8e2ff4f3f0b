"""The Darks: gravediggers for whom the discard is a second hand and death a change of job."""

from honjin.games.gosu_tactics.card import ABOVE, DARKS, LEFT, RIGHT, Card, family
from honjin.games.gosu_tactics.engine.verbs import Destroy, Discard, Draw, Imprison, Return

CARDS: tuple[Card, ...] = (
    *family("Osselik", DARKS, mutation=1, zombie=True, x_link=(Return(),), x_sides=RIGHT),
    *family("Fossogrin", DARKS, mutation=None, on_arrival=(Return(),), x_link=(Discard(),), x_sides=ABOVE),
    *family(
        "Vermouk",
        DARKS,
        mutation=2,
        zombie=True,
        on_mutation=(Return(),),
        x_link=(Discard(),),
        x_sides=LEFT | RIGHT,
    ),
    Card("Tombalok", DARKS, 2, mutation=1, zombie=True, on_link=(Return(),), sides=RIGHT | ABOVE),
    Card("Suairik", DARKS, 2, mutation=2, zombie=True, on_arrival=(Draw(),)),
    Card("Kryptogob", DARKS, 2, mutation=None, on_arrival=(Return(max=True),)),
    Card(
        "Nekrozib",
        DARKS,
        2,
        mutation=3,
        zombie=True,
        on_arrival=(Imprison(),),
        on_mutation=(Return(max=True),),
    ),
    Card("Baron Makab", DARKS, 3, mutation=3, zombie=True, on_arrival=(Return(max=True), Destroy())),
    Card("Madame Ossuk", DARKS, 3, mutation=None, on_arrival=(Discard(max=True), Return(max=True))),
)
