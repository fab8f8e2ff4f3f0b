"""Adversary: what its Defences are worth and its Counter-attacks cost, by the levels of the gauges."""

from typing import Final

from honjin.ai.swordsman.standing import Judge
from honjin.core.machine import NO_CARD
from honjin.games.way_of_the_samurai import book
from honjin.games.way_of_the_samurai.book import HIGHEST, LOWEST
from honjin.games.way_of_the_samurai.layout import ADVERSARIES, ADVERSARIES_USED, DEFENCE

MOST_BOUGHT: Final = 4  # levels at once
SPAN: Final = range(LOWEST, HIGHEST + 1)


class Adversary:
    """The cards that may still come, weighed against what the seat has now."""

    def __init__(self, judge: Judge) -> None:
        s, p = judge.s, judge.p
        self.judge = judge
        self.cards = s.cards
        self.guard_max = int(s.gauge_max(p, book.GUARD))
        self.covers = s.wields(p, book.GUARD_BEFORE_COUNTER)
        self.buys = s.wields(p, book.BUYS_GAUGES)
        self.worse = s.wields(p, book.WOUNDS_WORSE)
        left = s.left()
        self.deck = [
            card
            for card in range(int(self.cards.faces))
            if self.cards.kind[card] == book.ADVERSARY
            for _ in range(int(left[card]))
        ]
        if s.size(ADVERSARIES) < 2 or not self.deck:  # WS-R9
            self.deck += [int(s.card(ADVERSARIES_USED, index)) for index in range(s.size(ADVERSARIES_USED))]
        self.defence = None if s.cells[DEFENCE] == NO_CARD else int(s.cells[DEFENCE])
        self.gains = {card: self.gain(card) for card in {*self.deck, self.defence} if card is not None}
        self.price = [judge.paid(count) for count in range(min(judge.affordable, MOST_BOUGHT) + 1)]
        self.struck = {
            (force, technique): sum(self.met(card, force, technique) for card in self.deck) / len(self.deck)
            for force in SPAN
            for technique in SPAN
        }
        self.risk = self.risks()
        self.covered = {guard: self.best_cover(guard) for guard in SPAN}

    def gain(self, card: int) -> float:
        """What piercing this Defence adds to the chance."""
        cards, judge = self.cards, self.judge
        if cards.hard[card]:
            return 0.0
        life, ki = int(cards.life[card]), int(cards.ki[card])
        if cards.either[card]:
            better = max(judge.strike(judge.standing, life, 0), judge.strike(judge.standing, 0, ki))
            return better - judge.now
        return judge.strike(judge.standing, life, ki) - judge.now

    def missing(self, card: int, force: int, technique: int) -> int:
        """Levels short of what the Defence asks for."""
        return max(int(self.cards.force[card]) - force, 0) + max(
            int(self.cards.technique[card]) - technique, 0
        )

    def met(self, card: int, force: int, technique: int) -> float:
        """What the Defence brings at these levels; the Nodachi may buy what is missing (WS-A4)."""
        missing, gain = self.missing(card, force, technique), self.gains[card]
        if missing == 0:
            return gain
        if not self.buys or missing >= len(self.price):
            return 0.0
        return gain if gain >= self.judge.victory else max(gain - self.price[missing], 0.0)

    def risks(self) -> dict[int, float]:
        """What a Counter-attack is expected to cost, by Guard; the Hard card brings two (WS-D2)."""
        total = dict.fromkeys(SPAN, 0.0)
        plain = [card for card in self.deck if not self.cards.hard[card]]
        for card in plain:
            loss = self.hit_loss(card)
            for guard in range(LOWEST, int(self.cards.guard[card])):
                total[guard] += loss / len(plain)
        weight = 1 + (len(self.deck) - len(plain)) / len(self.deck)
        return {guard: weight * loss for guard, loss in total.items()}

    def hit_loss(self, card: int) -> float:
        """What this Counter-attack takes from the chance if it gets through."""
        cards, judge = self.cards, self.judge
        after = judge.hurt(judge.standing, int(cards.hit_life[card]), int(cards.hit_ki[card]))
        level = int(cards.wound[card])
        if level == 0:
            return judge.now - judge.chance(after)
        return judge.now - judge.wound_own(after, level == 2 or self.worse)

    def best_cover(self, guard: int) -> float:
        """The expected cost of a Counter-attack, Guard bought with Ki or not (WS-K4)."""
        guard = self.covered_guard(guard)
        return min(
            price + self.risk[guard + more]
            for more, price in enumerate(self.price)
            if guard + more <= self.guard_max or more == 0
        )

    def covered_guard(self, guard: int) -> int:
        """Guard as the Counter-attack meets it (WS-A3)."""
        return min(guard + 1, self.guard_max) if self.covers else guard
