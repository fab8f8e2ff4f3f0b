"""Tomorrow: echoes, mirrors, and what was removed comes back."""

from honjin.games.gosu_x.words import *

CARDS: tuple[Card, ...] = (
    Card("Aat", TOMORROW, 1, shift=1, abilities=MIRROR),
    Card("Chercheurs de dépouilles", TOMORROW, 1, shift=2, keywords=BOUNTY, icons=1, entry=(TakeCopies(),)),
    Card("Obeezs", TOMORROW, 1, shift=2, keywords=ECHO, entry=(Draw(2), Discard(2))),
    Card(
        "Wiindz",
        TOMORROW,
        1,
        shift=2,
        keywords=ECHO,
        icons=1,
        entry=(Choose(RELEASE, near=ROW_OR_COLUMN),),
    ),
    Card("EZ", TOMORROW, 2, shift=2, keywords=ECHO | BOUNTY, icons=1, entry=(Remove([Draw()]),)),
    Card("Fre'e", TOMORROW, 2, shift=2, entry=(Choose(RELEASE, then=COPY),)),
    Card("Ne'o", TOMORROW, 2, shift=2, keywords=ECHO, entry=(Draw(3), Discard(3))),
    Card("Ne'ye", TOMORROW, 2, shift=2, trigger=WAS_REMOVED, triggered=(Draw(),)),
    Card("Sha'dow", TOMORROW, 2, shift=1, keywords=ETHEREAL, abilities=ECHO_ADJACENT),
    Card("Tomorrow", TOMORROW, 3, entry=(Draw(),), abilities=ECHO_IMMORTALS),
    Card(
        "Byun Hyung Ja (Tomorrow)",
        TOMORROW,
        3,
        keywords=BOUNTY,
        trigger=TURN_ENDED,
        triggered=(ReturnRemoved("Ne'ye", [Unlock()]),),
    ),
)
