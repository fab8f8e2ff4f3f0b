"""Lots: every use of chance in a game, as a table hears it and a record writes it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from honjin.engine.machine import SHUFFLE

LOT: Final = "%"
END_OF_LOTS: Final = "end"
FORM: Final = re.compile(
    rf"{LOT} \d+ ({END_OF_LOTS}|number( \d+)+ >( \d+)+|shuffle( [a-z0-9-]+)* >( [a-z0-9-]+)*)"
)


@dataclass(frozen=True)
class Lot:
    """One use of chance: after how many choices, its counter, what was there before and the result."""

    made: int
    counter: int
    shuffled: bool
    before: tuple[int, ...]  # cards in their order, or the bounds of the numbers
    after: tuple[int, ...]

    def line(self, ids: Sequence[str]) -> str:
        """`% 2 shuffle sati quae > quae sati`, `% 3 number 6 > 4`."""
        before, after = (
            [ids[number] if self.shuffled else str(number) for number in numbers]
            for numbers in (self.before, self.after)
        )
        kind = "shuffle" if self.shuffled else "number"
        return " ".join([LOT, str(self.counter), kind, *before, ">", *after])


def heard_lots(told: Sequence[int], made: int) -> list[Lot]:
    """What a state has told, one after the other."""
    lots = []
    at = 0
    while at < len(told):
        counter, kind, count = told[at : at + 3]
        first = at + 3
        at = first + 2 * count
        before, after = tuple(told[first : first + count]), tuple(told[first + count : at])
        lots.append(Lot(made, counter, kind == SHUFFLE, before, after))
    return lots


def last_line(count: int) -> str:
    """How many uses of chance there were: no line is missing at the end."""
    return f"{LOT} {count} {END_OF_LOTS}"
