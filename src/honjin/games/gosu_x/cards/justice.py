"""Justice: even armies, even hands, and what no one may touch."""

from honjin.games.gosu_x.words import *

CARDS: tuple[Card, ...] = (
    Card(
        "Atalante à grand bouclier",
        JUSTICE,
        1,
        shift=1,
        keywords=RECRUITER | FORCE_OF_WILL,
        reaction=AGAINST_ACTIVATION,
    ),
    Card("Les flèches de Justice", JUSTICE, 1, shift=1, entry=(Ban(),)),
    Card(
        "Les fées pétales",
        JUSTICE,
        1,
        shift=3,
        entry=(EachPlayer([TakeBack()]), Choose(CAPTURE, bounty=True)),
        certainty="confirmed",
    ),
    Card(
        "Volantis",
        JUSTICE,
        1,
        shift=2,
        entry=(Richer(IN_PLAY, [Sacrifice()]), Richer(IN_HAND, [Discard()])),
    ),
    Card("Elle", JUSTICE, 2, shift=2, entry=(Search(),)),
    Card("Nezha", JUSTICE, 2, trigger=TURN_ENDED, triggered=(If(EMPTY_HAND, [Draw(2)]),)),
    Card(
        "Quae",
        JUSTICE,
        2,
        shift=2,
        entry=(Richer(IN_PLAY, [Sacrifice(ARMY_EXCESS)]),),
        certainty="confirmed",
    ),
    Card("Sati", JUSTICE, 2, shift=3, entry=(Draw(HAND_LACK),), certainty="confirmed"),
    Card("Tourach", JUSTICE, 2, shift=3, entry=(Opponent([Discard(HAND_EXCESS)]),), certainty="confirmed"),
    Card("Justice", JUSTICE, 3, entry=(FlipTile(),), abilities=ETHEREAL_TOP, certainty="confirmed"),
    Card("Byun Hyung Ja (Justice)", JUSTICE, 3, keywords=BOUNTY, trigger=LOST_BATTLE, triggered=(Unlock(),)),
)
