"""Xi'an: of every clan, and whatever the others can do."""

from honjin.games.gosu_x.words import *

CARDS: tuple[Card, ...] = (
    Card("3 voeux", XI_AN, 1, shift=1, icons=2, entry=(RevealClan(4),)),
    Card("1000 visages", XI_AN, 1, shift=2, icons=2, entry=(DrawFor(CLANS_IN_COLUMN),)),
    Card("All in one", XI_AN, 1, keywords=BOUNTY, abilities=WILD),
    Card("Dragon dansant", XI_AN, 1, shift=2, entry=(Choose(COPY, levels=TROOP),)),
    Card("Dalisteer", XI_AN, 2, shift=2, keywords=SECRET_SHIFT, icons=2, entry=(DrawFor(CLANS_IN_ROW),)),
    Card("Nio", XI_AN, 2, shift=3, keywords=ECHO, entry=(Choose(COPY, near=ADJACENT, then=CAPTURE),)),
    Card(
        "Pangu",
        XI_AN,
        2,
        shift=3,
        keywords=VETERAN,
        entry=(Choose(CAPTURE | DESTROY | RELEASE, levels=TROOP | HERO),),
    ),
    Card("Shennong", XI_AN, 2, keywords=BOUNTY, abilities=WILD),
    Card("Valeen", XI_AN, 2, shift=2, keywords=WONDROUS, entry=(Choose(COPY, levels=TROOP | HERO),)),
    Card("Xi'an", XI_AN, 3, entry=(Choose(COPY),), abilities=WILD_IMMORTALS),
    Card(
        "Byun Hyung Ja (Xi'an)",
        XI_AN,
        3,
        keywords=BOUNTY,
        trigger=TURN_ENDED,
        triggered=(DiscardClan(5, [Unlock()]),),
    ),
)
