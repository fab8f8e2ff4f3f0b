"""Unseen: the cards that a seat has seen nowhere, the same from its observation and from a whole world."""

from librt.vecs import vec
from mypy_extensions import i64

from honjin.engine.machine import CARD, NO_CARD, known_by
from honjin.games.way_of_the_samurai.engine import layout
from honjin.games.way_of_the_samurai.engine.state import SamuraiState


def unseen_by(s: SamuraiState, p: i64) -> "vec[i64]":
    """Copies of each card that the seat cannot place; of hidden cards only those it knows are counted off."""
    left = s.cards.copies[:]
    if s.cells[layout.HARD] == 0:
        for card in range(s.cards.faces):
            if s.cards.hard[card] == 1:
                left[card] = 0
    known = known_by(p)
    count_known(s, left, layout.ACTIONS, known)
    count_known(s, left, layout.SPECIALS, known)
    count_known(s, left, layout.ADVERSARIES, known)
    count_known(s, left, layout.WOUNDS, known)
    count_known(s, left, layout.LOOKED, known)
    s.count_off(left, layout.ACTIONS_USED)
    s.count_off(left, layout.ADVERSARIES_USED)
    for seat in range(s.players):
        count_known(s, left, s.hand(seat), known)
        s.count_off(left, s.attack(seat))
        s.count_off(left, s.stored(seat))
    for cell in (layout.DEFENCE, layout.COUNTER_CARD):
        if s.cells[cell] != NO_CARD:
            left[s.cells[cell]] -= 1
    return left


def count_known(s: SamuraiState, left: "vec[i64]", zone: i64, known: i64) -> None:
    for at in range(zone + 1, zone + 1 + s.size(zone)):
        if s.cells[at] & known != 0:
            left[s.cells[at] & CARD] -= 1
