"""What a tensor of GOSU Tactics holds."""

from typing import Final

from honjin.games.gosu_tactics.engine import layout
from honjin.rl.fields import Army, AsideCards, Fields, Number, OneCard, Pile, Question, Seat
from honjin.rl.game_tensor import GameTensor
from honjin.table.card_set import CardSet


def fields(cards: CardSet) -> Fields:
    return Fields(
        table=(
            Question("question", picks_places=True),
            Number("round", layout.ROUND, 15),
            Seat("first", layout.FIRST),
            Seat("active", layout.ACTIVE),
            Seat("advantage", layout.ADVANTAGE),
            Number("additional", layout.ADDITIONAL, 1),
            Number("due", layout.DUE, 7),
            OneCard("coming", layout.COMING),
            Number("discard_target", layout.DISCARD_TARGET, 1),
            Pile("deck", layout.DECK),
            Pile("discard", layout.DISCARD),
            Pile("revealed", layout.REVEALED),
        ),
        seat=(
            Number("points", layout.POINTS, 7),
            Number("passed", layout.PASSED, 1),
            Number("turns", layout.TURNS, 31),
            Number("turns_left", layout.TURNS_LEFT, 7, layout.UNLIMITED),
            Number("set_aside", layout.SET_ASIDE, 31),
            Number("fielded", layout.FIELDED, 1),
            Pile("hand", layout.HAND),
            AsideCards("aside", layout.HAND),
            Army("army", layout.ARMY, layout.IMPRISONED, "imprisoned"),
        ),
    )


TENSOR: Final = GameTensor(fields)
