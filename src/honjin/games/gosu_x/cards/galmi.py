"""Galmi: wonders, order in the ranks, and a quick pass."""

from honjin.games.gosu_x.book import (
    BOUNTY,
    DOUBLED_BY_BOUNTY,
    ETHEREAL,
    FIRST_PASS,
    HERO,
    IMMORTAL,
    RECRUITER,
    SHORT_PASS,
    SPENT_TWO,
    TROOP,
    WONDROUS,
)
from honjin.games.gosu_x.card import GALMI, Card
from honjin.games.gosu_x.verbs.amount import X
from honjin.games.gosu_x.verbs.army import BEAR_BOUNTY, OWN, TO_DECK, Choose, ReleaseAll, Swap
from honjin.games.gosu_x.verbs.deck import RevealLevel, RevealOne
from honjin.games.gosu_x.verbs.hand import CARDS_IN_COLUMN, Draw, DrawFor
from honjin.games.gosu_x.verbs.passing import MayPass
from honjin.games.gosu_x.verbs.pile import StackDeck
from honjin.games.gosu_x.verbs.tokens import AdditionalTurn, Unlock

CARDS: tuple[Card, ...] = (
    Card(
        "Boul Go",
        GALMI,
        1,
        shift=1,
        keywords=WONDROUS | RECRUITER,
        trigger=SPENT_TWO,
        triggered=(AdditionalTurn(),),
        certainty="confirmed",
    ),
    Card("Bun To", GALMI, 1, shift=2, keywords=WONDROUS, icons=1, entry=(RevealLevel(4),)),
    Card(
        "Kno'Bo",
        GALMI,
        1,
        shift=2,
        keywords=WONDROUS,
        icons=1,
        entry=(Swap(OWN), DrawFor(CARDS_IN_COLUMN, GALMI)),
    ),
    Card(
        "Un'Go",
        GALMI,
        1,
        shift=2,
        keywords=WONDROUS,
        icons=1,
        entry=(Choose(TO_DECK, levels=TROOP | HERO, supremacy=IMMORTAL, open=True),),
    ),
    Card(
        "Galmi (Avatar)",
        GALMI,
        2,
        keywords=WONDROUS | ETHEREAL,
        abilities=DOUBLED_BY_BOUNTY,
        certainty="confirmed",
    ),
    Card("Kan Te", GALMI, 2, shift=3, keywords=WONDROUS, icons=1, entry=(ReleaseAll(OWN),)),
    Card("Ree Ab", GALMI, 2, shift=2, keywords=WONDROUS, icons=1, entry=(StackDeck(X), Draw())),
    Card("Shard", GALMI, 2, shift=2, keywords=WONDROUS, icons=1, entry=(RevealOne(4),)),
    Card(
        "She Rift",
        GALMI,
        2,
        shift=2,
        keywords=WONDROUS,
        icons=1,
        entry=(Choose(BEAR_BOUNTY),),
        certainty="confirmed",
    ),
    Card(
        "Galmi",
        GALMI,
        3,
        keywords=WONDROUS,
        entry=(Choose(TO_DECK, open=True), MayPass()),
        abilities=SHORT_PASS,
        certainty="confirmed",
    ),
    Card(
        "Byun Hyung Ja (Galmi)",
        GALMI,
        3,
        keywords=WONDROUS | BOUNTY,
        trigger=FIRST_PASS,
        triggered=(Unlock(),),
    ),
)
