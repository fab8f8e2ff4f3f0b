"""Abhilasha: captors who come back from the discard."""

from honjin.games.gosu_x.book import (
    AGAINST_HARM,
    BOUNTY,
    CAPTURED,
    END_OF_TURN,
    FORCE_OF_WILL,
    HERO,
    IMMORTAL,
    RECRUITER,
    SECRET_SHIFT,
    SECRET_SHIFTS,
    TROOP,
)
from honjin.games.gosu_x.card import ABHILASHA, Card
from honjin.games.gosu_x.verbs.amount import X
from honjin.games.gosu_x.verbs.army import (
    CAPTURE,
    COPY,
    ENEMY,
    RELEASE,
    ROW_OR_COLUMN,
    CaptureThis,
    Choose,
    ReleaseAll,
)
from honjin.games.gosu_x.verbs.control import OPPONENT_CAPTURED, EachPlayer, If, Opponent
from honjin.games.gosu_x.verbs.hand import Discard, HandOf
from honjin.games.gosu_x.verbs.pile import CopyDiscarded, TakeClanLevel
from honjin.games.gosu_x.verbs.tokens import TakeBack, Unlock

CARDS: tuple[Card, ...] = (
    Card(
        "Le Cercle Rouge",
        ABHILASHA,
        1,
        shift=1,
        keywords=SECRET_SHIFT | FORCE_OF_WILL,
        reaction=AGAINST_HARM,
    ),
    Card(
        "Les apôtres de la nuit",
        ABHILASHA,
        1,
        shift=2,
        keywords=SECRET_SHIFT,
        icons=1,
        entry=(Choose(CAPTURE | RELEASE, levels=TROOP),),
    ),
    Card(
        "Les gardiens de la nuit",
        ABHILASHA,
        1,
        shift=2,
        keywords=SECRET_SHIFT | RECRUITER,
        trigger=CAPTURED,
        triggered=(Opponent([Discard()]),),
    ),
    Card(
        "Les sombres cultistes",
        ABHILASHA,
        1,
        shift=2,
        keywords=SECRET_SHIFT | BOUNTY,
        entry=(Choose(COPY, near=ROW_OR_COLUMN),),
    ),
    Card(
        "Alpha (mort)",
        ABHILASHA,
        2,
        shift=0,
        keywords=SECRET_SHIFT,
        entry=(TakeBack(2, up_to=True), CaptureThis([])),
        certainty="reconstructed",
    ),
    Card(
        "Ashes",
        ABHILASHA,
        2,
        shift=0,
        keywords=SECRET_SHIFT,
        entry=(TakeClanLevel(X),),
        certainty="reconstructed",
    ),
    Card(
        "Cylak",
        ABHILASHA,
        2,
        shift=0,
        keywords=SECRET_SHIFT,
        entry=(EachPlayer([Choose(CAPTURE, levels=IMMORTAL, side=ENEMY, may=True)]),),
        certainty="reconstructed",
    ),
    Card(
        "Ecnalab",
        ABHILASHA,
        2,
        shift=0,
        keywords=SECRET_SHIFT,
        entry=(EachPlayer([HandOf(3)]),),
        certainty="reconstructed",
    ),
    Card(
        "Solok",
        ABHILASHA,
        2,
        shift=2,
        keywords=SECRET_SHIFT,
        entry=(Choose(CAPTURE | RELEASE, levels=TROOP | HERO),),
    ),
    Card("Abhilasha", ABHILASHA, 3, entry=(CopyDiscarded(),), abilities=SECRET_SHIFTS),
    Card(
        "Byun Hyung Ja (Abhilasha)",
        ABHILASHA,
        3,
        keywords=BOUNTY,
        trigger=END_OF_TURN,
        triggered=(If(OPPONENT_CAPTURED, [Unlock(), ReleaseAll(ENEMY)], count=3),),
    ),
)
