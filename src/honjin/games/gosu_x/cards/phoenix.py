"""Phoenix: turn upon turn, and a name that returns."""

from honjin.games.gosu_x.words import *

CARDS: tuple[Card, ...] = (
    Card(
        "Arpia",
        PHOENIX,
        1,
        shift=2,
        icons=1,
        entry=(Draw(), If(IN_EITHER_ARMY, [AdditionalTurn()], "Timer")),
    ),
    Card("Muraena", PHOENIX, 1, shift=3, keywords=BOUNTY, icons=1, entry=(Draw(X),)),
    Card("Sqeezs", PHOENIX, 1, shift=2, icons=1, entry=(RevealSort(3),)),
    Card(
        "Timer",
        PHOENIX,
        1,
        shift=2,
        icons=1,
        entry=(AdditionalTurn(), If(IN_EITHER_ARMY, [Draw()], "Arpia")),
    ),
    Card("Fenghuang", PHOENIX, 2, shift=1, entry=(SearchName("Phoenix"),)),
    Card("Genious", PHOENIX, 2, shift=2, entry=(EachPlayer([ShuffleClan()]), Draw(2))),
    Card("Kaez", PHOENIX, 2, shift=2, entry=(TakeNamed("Phoenix"),)),
    Card("Phoenix (Eliana)", PHOENIX, 2, also=("Arpia", "Timer")),
    Card(
        "Phoenix (Immortal)",
        PHOENIX,
        2,
        shift=1,
        keywords=ETHEREAL,
        abilities=EVERY_LEVEL,
        certainty="reconstructed",
    ),
    Card("Phoenix", PHOENIX, 3, entry=(AdditionalTurn(),), abilities=HAND_IN_BATTLE, certainty="confirmed"),
    Card(
        "Byun Hyung Ja (Phoenix)",
        PHOENIX,
        3,
        keywords=BOUNTY,
        trigger=TURN_ENDED,
        triggered=(If(IN_OWN_ARMY, [CaptureThis([Unlock()])], "Phoenix", 3),),
        certainty="confirmed",
    ),
)
