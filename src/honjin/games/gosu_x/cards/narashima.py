"""Narashima: deep discards, and everybody with fewer cards."""

from honjin.games.gosu_x.words import *

CARDS: tuple[Card, ...] = (
    Card(
        "Nakshatra",
        NARASHIMA,
        1,
        shift=2,
        icons=1,
        entry=(Mill(X), Take(levels=TROOP, supremacy=HERO | IMMORTAL)),
    ),
    Card("Navaj", NARASHIMA, 1, shift=2, entry=(Take(X, keywords=WONDROUS | FORCE_OF_WILL, up_to=True),)),
    Card("Nikhilesh", NARASHIMA, 1, shift=2, keywords=BOUNTY, icons=1, entry=(DrawFor(CLANS_IN_DISCARD),)),
    Card(
        "Nitish",
        NARASHIMA,
        1,
        shift=1,
        icons=1,
        entry=(DiscardBounty([Choose(CAPTURE | DESTROY | RELEASE)]),),
    ),
    Card("Nachiketa", NARASHIMA, 2, shift=2, icons=1, entry=(EachPlayer([Discard(2)]),)),
    Card("Nalin", NARASHIMA, 2, shift=3, keywords=WONDROUS, icons=1, entry=(ChoosePlayer([Mill(10)]),)),
    Card("Narashima (Lion)", NARASHIMA, 2, shift=2, icons=1, entry=(EachPlayer([Discard(HALF_HAND)]),)),
    Card("Niranjan", NARASHIMA, 2, shift=2, icons=1, entry=(Opponent([Sacrifice()]),)),
    Card("Nityananda", NARASHIMA, 2, shift=4, entry=(AdditionalTurn(raising=True),)),
    Card("Narashima", NARASHIMA, 3, entry=(Mill(10), Take()), abilities=HAND_OF_FIVE, certainty="confirmed"),
    Card(
        "Byun Hyung Ja (Narashima)",
        NARASHIMA,
        3,
        keywords=BOUNTY,
        trigger=SHUFFLED_DISCARD,
        triggered=(Unlock(),),
    ),
)
