"""Odds: the exact chance that the next Counter-attack hits, from the cards nobody has seen."""

from fractions import Fraction
from typing import Final

from honjin.core.machine import NO_CARD
from honjin.games.way_of_the_samurai import book, layout
from honjin.games.way_of_the_samurai.book import GUARD, HIGHEST, TECHNIQUE
from honjin.games.way_of_the_samurai.layout import ADVERSARIES, ADVERSARIES_USED, COUNTER, DEFENCE
from honjin.games.way_of_the_samurai.state import SamuraiState

Cards = tuple[int, ...]  # numbers, in order
DEEPEST: Final = 8  # Hard cards in a row, beyond which the chance is left out: less than one in a million


def counter_odds(s: SamuraiState, p: int) -> Fraction:
    """At the seat's Guard as it is now (WS-R5); an observation is enough."""
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
    counter = () if s.cells[COUNTER] == NO_CARD else (int(s.cells[COUNTER]),)
    hits = frozenset(card for card in deck + used + list(counter) if s.gauge(p, GUARD) < s.cards.guard[card])
    hard = frozenset(card for card in deck + used + list(counter) if s.cards.hard[card] == 1)
    reckoner = Reckoner(hits - hard, hard)
    if s.cells[DEFENCE] == NO_CARD and s.size(s.attack(p)) < layout.ATTACK_CARDS:
        return reckoner.after_defence(tuple(sorted(deck)), tuple(sorted(used)))
    return reckoner.counters(tuple(sorted(deck)), tuple(sorted(used)), counter, 1, 0)


class Reckoner:
    """Every order in which the cards can come, cards alike taken together."""

    def __init__(self, hits: frozenset[int], hard: frozenset[int]) -> None:
        self.hits = hits
        self.hard = hard

    def after_defence(self, deck: Cards, used: Cards) -> Fraction:
        """A Defence comes first, and stays out of the way (WS-R11)."""
        deck, used = reshuffled(deck, used)
        return sum(
            (chance * self.counters(rest, used, (), 1, 0) for _, rest, chance in draws(deck)), Fraction(0)
        )

    def counters(self, deck: Cards, used: Cards, shown: Cards, due: int, depth: int) -> Fraction:
        """The chance that at least one of the Counter-attacks that are due hits."""
        if due == 0 or depth == DEEPEST:
            return Fraction(0)
        deck, used = reshuffled(deck, tuple(sorted((*used, *shown))))
        total = Fraction(0)
        for card, rest, chance in draws(deck):
            if card in self.hits:
                total += chance
            else:
                more = due + 1 if card in self.hard else due - 1
                total += chance * self.counters(rest, used, (card,), more, depth + 1)
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
