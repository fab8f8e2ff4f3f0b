"""Goan Sul: veterans who capture, destroy, and win by far or not at all."""

from honjin.games.gosu_x.words import *

CARDS: tuple[Card, ...] = (
    Card("Déesses de lave", GOAN_SUL, 1, shift=1, keywords=VETERAN, entry=(Choose(CAPTURE, levels=TROOP),)),
    Card(
        "Esprits de Smook", GOAN_SUL, 1, shift=2, keywords=VETERAN, icons=1, entry=(Take(keywords=VETERAN),)
    ),
    Card(
        "Les gardiens démons",
        GOAN_SUL,
        1,
        shift=2,
        keywords=VETERAN,
        icons=1,
        entry=(Swap(), Choose(DESTROY, levels=TROOP)),
    ),
    Card(
        "Unités de bombardement",
        GOAN_SUL,
        1,
        shift=2,
        keywords=VETERAN,
        icons=1,
        entry=(EachPlayer([Sacrifice()]), If(HAS_SUPREMACY, [May([EachPlayer([Sacrifice()])])])),
        certainty="confirmed",
    ),
    Card(
        "Alpha",
        GOAN_SUL,
        2,
        shift=2,
        keywords=VETERAN,
        entry=(Choose(CAPTURE, levels=TROOP | HERO, supremacy=IMMORTAL),),
        certainty="reconstructed",
    ),
    Card(
        "Hempo",
        GOAN_SUL,
        2,
        shift=3,
        keywords=VETERAN,
        icons=1,
        entry=(Swap(), Choose(DESTROY, levels=TROOP | HERO, supremacy=IMMORTAL)),
    ),
    Card(
        "Hemro, le chasseur de primes",
        GOAN_SUL,
        2,
        keywords=VETERAN,
        abilities=HUNTER,
        certainty="confirmed",
    ),
    Card(
        "Orgah",
        GOAN_SUL,
        2,
        shift=1,
        keywords=VETERAN | BOUNTY,
        icons=1,
        entry=(EachPlayer([RemoveClan()]),),
    ),
    Card(
        "Smook",
        GOAN_SUL,
        2,
        shift=3,
        keywords=VETERAN,
        icons=1,
        entry=(
            Take(X, keywords=VETERAN, up_to=True, one_per_level=True),
            If(ALL_TOKENS, [AdditionalTurn()]),
        ),
    ),
    Card(
        "Goan Sul",
        GOAN_SUL,
        3,
        keywords=VETERAN,
        entry=(DestroyClan(),),
        abilities=BATTLE_OF_TEN,
        certainty="confirmed",
    ),
    Card(
        "Byun Hyung Ja (Goan Sul)",
        GOAN_SUL,
        3,
        keywords=VETERAN | BOUNTY,
        trigger=WON_BATTLE,
        triggered=(Unlock(),),
    ),
)
