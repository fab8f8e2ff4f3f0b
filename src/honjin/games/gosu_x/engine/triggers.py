"""Triggers: what a card that stands in an army does when something happens (GX-E11, GX-E12)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, place_at
from honjin.engine.machine import BOTTOM, CHAIN_CAP, EFFECT, FRAME, STEP, TOP, Effect
from honjin.games.gosu_x.engine import book, facts, ids
from honjin.games.gosu_x.engine.state import XState


class Triggered(Effect[XState]):
    """The card at `pick` does what it does when something happens."""

    word: ClassVar[str] = "triggered"
    keeps_place: ClassVar[bool] = True
    keeps_source: ClassVar[bool] = True

    def resolve(self, s: XState) -> None:
        if s.step == 1:
            s.pop()
            return
        s.step = 1
        s.tell(facts.RESOLVED, ids.E12, s.player, s.source, s.pick)
        s.push(s.cards.triggered[s.source], s.player, s.source)


TRIGGERED: Final = Triggered()
INSIDE_MAX: Final = 3  # triggered effects that resolve inside each other; the official cards need 2


def fire(s: XState, place: i64, face: i64, player: i64) -> None:
    """Push what the face does that the card at this place has; -1 for a card outside the armies."""
    if may_fire(s, face):
        s.push(TRIGGERED, player, face, place)
    else:
        s.tell(facts.DID_NOTHING, ids.E20, player, face)


def may_fire(s: XState, face: i64) -> bool:
    """GX-E20: whether there is room for it, and whatever sets it off was not set off too often itself."""
    if s.taken > CHAIN_CAP or not s.has_room(1 + s.cards.triggered_room[face]):
        return False
    inside: i64 = 0
    at = s.cells[TOP]
    while at > BOTTOM:
        if s.cells[at + EFFECT] == TRIGGERED.number and s.cells[at + STEP] == 1:
            inside += 1
        at -= FRAME
    return inside < INSIDE_MAX


def fire_all(s: XState, p: i64, trigger: i64) -> None:
    """Push it for every face-up card of the army that waits for this."""
    for row in range(ROWS):
        first = place_at(p, row, 0)
        for place in range(first, first + s.row_length(p, row)):
            if s.has_trigger(place, trigger):
                fire(s, place, s.face(place), p)


def draw(s: XState, p: i64, count: i64, rule: i64) -> None:
    """GX-T3: draw; whoever waits for a shuffled discard gets it (GX-T5)."""
    if s.draw(p, count, rule):
        fire_all(s, p, book.SHUFFLED_DISCARD)
