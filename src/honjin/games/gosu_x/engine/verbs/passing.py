"""Passing: final for the round, and what the other player has left (GX-Q1 to GX-Q4)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.games.gosu_x.engine import book, facts, ids, layout, rules
from honjin.games.gosu_x.engine.layout import PASSED, TURNS_LEFT
from honjin.games.gosu_x.engine.options import YES
from honjin.games.gosu_x.engine.questions import YesNo
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import fire_all

TURNS_AFTER_PASS: Final = 3
TURNS_AFTER_SHORT_PASS: Final = 2


def pass_round(s: XState, p: i64) -> None:
    """The first pass fixes how many turns the other player has left (GX-Q2)."""
    s.set_seat_cell(p, PASSED, 1)
    s.set_seat_cell(p, TURNS_LEFT, 0)
    s.tell(facts.PASSED, ids.Q1, p)
    if s.cells[layout.DUE] == 1 and s.cells[layout.ACTIVE] == p:
        s.cells[layout.DUE] = 0
        s.cells[layout.RAISING_DUE] = 0
        s.tell(facts.LOST_TURN, ids.Q4, p)
    if s.seat_cell(1 - p, PASSED) == 1:
        return
    turns: i64 = TURNS_AFTER_SHORT_PASS if s.ongoing(p, book.SHORT_PASS) else TURNS_AFTER_PASS
    s.set_seat_cell(1 - p, TURNS_LEFT, turns)
    s.tell(facts.TURNS_LEFT, ids.Q2, 1 - p, other=turns)
    fire_all(s, p, book.FIRST_PASS)


class MayPass(YesNo):
    """GX-Q3: pass at once, if that is possible now."""

    word: ClassVar[str] = "may-pass"

    def resolve(self, s: XState) -> None:
        if s.seat_cell(s.player, PASSED) == 1 or rules.galmi_pass_failures(s, s.player) != 0:
            s.tell(facts.COULD_NOT_PASS, ids.Q3, s.player, s.source)
            s.pop()
        else:
            s.ask(s.player)

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        if option == YES:
            pass_round(s, player)
