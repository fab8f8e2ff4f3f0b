"""Odds: the exact chance that the next Counter-attack hits, from the cards nobody has seen."""

from fractions import Fraction
from typing import Final

from honjin.engine.machine import BOTTOM, COUNT, EFFECT, FRAME, NO_CARD, PLAYER, STEP, TOP
from honjin.games.way_of_the_samurai.engine import book
from honjin.games.way_of_the_samurai.engine.attack import ATTACKING, COLLECT, MEET_COUNTER, SHOW_COUNTER
from honjin.games.way_of_the_samurai.engine.book import GUARD, HIGHEST, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.layout import (
    ACTIVE,
    ADVERSARIES,
    ADVERSARIES_USED,
    COUNTER_CARD,
    DEFENCE,
)
from honjin.games.way_of_the_samurai.engine.state import SamuraiState

Cards = tuple[int, ...]  # numbers, in order
DEEPEST: Final = 40  # cards of one Counter-attack; what comes beyond is left out, far below a millionth


def counter_odds(s: SamuraiState, p: int) -> Fraction:
    """At the seat's Guard as it is now (WS-R5), with what the Naginata will add; an observation is enough.

    The two that a Hard card brings count as one Counter-attack, also when it is already revealed (WS-D2).
    """
    if s.wields(p, book.DISARMS) and s.gauge(p, TECHNIQUE) == HIGHEST:
        return Fraction(0)
    left = s.left()
    deck = [
        card
        for card in range(s.cards.faces)
        if s.cards.kind[card] == book.ADVERSARY
        for _ in range(left[card])
    ]
    known = [s.card(ADVERSARIES, index) for index in range(s.size(ADVERSARIES))]
    deck += [int(card) for card in known if card != NO_CARD]
    used = [int(s.card(ADVERSARIES_USED, index)) for index in range(s.size(ADVERSARIES_USED))]
    defence, counter = (
        [int(s.cells[at])] if s.cells[at] != NO_CARD else [] for at in (DEFENCE, COUNTER_CARD)
    )
    cards = {*deck, *used, *defence, *counter}
    hard = frozenset(card for card in cards if s.cards.hard[card] == 1)
    step, due = attack_of(s, p)
    reckoner = Reckoner(rising_guard(s, p, step), {card: int(s.cards.guard[card]) for card in cards}, hard)
    if step >= COLLECT:  # the next one belongs to the next attack
        return reckoner.after_defence(sort(deck), sort(used + defence + counter))
    if not defence:
        return reckoner.after_defence(sort(deck), sort(used))
    if step == MEET_COUNTER and any(s.gauge(p, GUARD) < s.cards.guard[card] for card in counter):
        return Fraction(1)
    return reckoner.counters(sort(deck), sort(used), sort(counter), due, 0, 0)


def attack_of(s: SamuraiState, p: int) -> tuple[int, int]:
    """The step that the seat's attack comes to next and how many Counter-attacks are due, if it attacks."""
    if s.cells[ACTIVE] == p:
        for at in range(int(s.cells[TOP]), int(BOTTOM), -int(FRAME)):
            if s.cells[at + EFFECT] == ATTACKING.number and s.cells[at + PLAYER] == p:
                return int(s.cells[at + STEP]), int(s.cells[at + COUNT])
    return COLLECT, 1


def rising_guard(s: SamuraiState, p: int, step: int) -> list[int]:
    """Guard at the next Counter-attack and after each raise of WS-A3 that comes on top of it."""
    guard, top = int(s.gauge(p, GUARD)), int(s.gauge_max(p, GUARD))
    if not s.wields(p, book.GUARD_BEFORE_COUNTER):
        return [guard] * DEEPEST
    first = 0 if step == SHOW_COUNTER else 1  # it has come already, or the Hard card has had it
    return [min(guard + first + more, top) for more in range(DEEPEST)]


def sort(cards: list[int]) -> Cards:
    return tuple(sorted(cards))


class Reckoner:
    """Every order in which the cards can come, cards alike taken together."""

    def __init__(self, guards: list[int], asked: dict[int, int], hard: frozenset[int]) -> None:
        self.guards = guards
        self.asked = asked
        self.hard = hard
        self.reckoned: dict[tuple[Cards, Cards, Cards, int, int, int], Fraction] = {}

    def after_defence(self, deck: Cards, used: Cards) -> Fraction:
        """A Defence comes first, and stays out of the way (WS-R11)."""
        deck, used = reshuffled(deck, used)
        return sum(
            (chance * self.counters(rest, used, (), 1, 0, 0) for _, rest, chance in draws(deck)), Fraction(0)
        )

    def counters(self, deck: Cards, used: Cards, shown: Cards, due: int, raises: int, depth: int) -> Fraction:
        """The chance that at least one of the Counter-attacks that are due hits, after so many raises."""
        if due == 0 or depth == DEEPEST:
            return Fraction(0)
        moment = deck, used, shown, due, raises, depth
        if moment in self.reckoned:
            return self.reckoned[moment]
        deck, used = reshuffled(deck, tuple(sorted((*used, *shown))))
        total = Fraction(0)
        for card, rest, chance in draws(deck):
            if card in self.hard:
                total += chance * self.counters(rest, used, (card,), due + 1, raises, depth + 1)
            elif self.guards[raises] < self.asked[card]:
                total += chance
            else:
                total += chance * self.counters(rest, used, (card,), due - 1, raises + 1, depth + 1)
        self.reckoned[moment] = total
        return total


def reshuffled(deck: Cards, used: Cards) -> tuple[Cards, Cards]:
    """WS-R9: with fewer than two cards the discard is shuffled in first."""
    return (tuple(sorted((*deck, *used))), ()) if len(deck) < 2 else (deck, used)


def draws(deck: Cards) -> list[tuple[int, Cards, Fraction]]:
    """Every card that can be on top, the deck without it, and its chance."""
    found = []
    for card in dict.fromkeys(deck):
        rest = list(deck)
        rest.remove(card)
        found.append((card, tuple(rest), Fraction(deck.count(card), len(deck))))
    return found
