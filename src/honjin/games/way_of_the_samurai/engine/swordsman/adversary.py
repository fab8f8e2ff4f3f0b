"""Adversary: what its Defences are worth and its Counter-attacks cost, by the levels of the gauges."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.machine import NO_CARD
from honjin.games.way_of_the_samurai.engine import book
from honjin.games.way_of_the_samurai.engine.book import HIGHEST, LOWEST
from honjin.games.way_of_the_samurai.engine.layout import ADVERSARIES, ADVERSARIES_USED, DEFENCE
from honjin.games.way_of_the_samurai.engine.swordsman.standing import Judge

MOST_BOUGHT: Final = 4  # levels at once
SPAN: Final = HIGHEST - LOWEST + 1  # levels of a gauge
NOT_YET: Final = -9.0  # in tables that are filled as they are needed


class Adversary:
    """The cards that may still come, weighed against what the seat has now; levels count from LOWEST."""

    def __init__(self, judge: Judge, unseen: "vec[i64]") -> None:
        s, p = judge.s, judge.p
        self.judge = judge
        self.cards = s.cards
        self.guard_top = s.gauge_max(p, book.GUARD) - LOWEST
        self.covers = s.wields(p, book.GUARD_BEFORE_COUNTER)
        self.buys = s.wields(p, book.BUYS_GAUGES)
        self.worse = s.wields(p, book.WOUNDS_WORSE)
        self.defence = s.cells[DEFENCE]  # or NO_CARD
        self.deck = vec[i64](capacity=16)
        for card in range(s.cards.faces):
            if s.cards.kind[card] == book.ADVERSARY:
                for _copy in range(unseen[card]):
                    self.deck = append(self.deck, card)
        if s.size(ADVERSARIES) < 2 or len(self.deck) == 0:  # WS-R9
            for index in range(s.size(ADVERSARIES_USED)):
                self.deck = append(self.deck, s.card(ADVERSARIES_USED, index))
        self.gains = vec[float]([0.0] * (NO_CARD + 1))
        for card in self.deck:
            self.gains[card] = self.gain(card)
        if self.defence != NO_CARD:
            self.gains[self.defence] = self.gain(self.defence)
        self.price = vec[float](capacity=8)
        for count in range(min(max(judge.affordable, 0), MOST_BOUGHT) + 1):
            self.price = append(self.price, judge.paid(count))
        self.struck = vec[float]([NOT_YET] * (SPAN * SPAN))
        self.risk = vec[float]([0.0] * SPAN)
        self.covered = vec[float]([0.0] * SPAN)
        self.weigh_counters()

    # --- Defences

    def gain(self, card: i64) -> float:
        """What piercing this Defence adds to the chance."""
        cards, judge = self.cards, self.judge
        if cards.hard[card] != 0:
            return 0.0
        life, ki = cards.life[card], cards.ki[card]
        if cards.either[card] != 0:
            return max(judge.strike(judge.die, life, 0), judge.strike(judge.die, 0, ki)) - judge.now
        return judge.strike(judge.die, life, ki) - judge.now

    def missing(self, card: i64, force: i64, technique: i64) -> i64:
        """Levels short of what the Defence asks for."""
        missing: i64 = 0
        if self.cards.force[card] - LOWEST > force:
            missing = self.cards.force[card] - LOWEST - force
        if self.cards.technique[card] - LOWEST > technique:
            missing += self.cards.technique[card] - LOWEST - technique
        return missing

    def met(self, card: i64, force: i64, technique: i64) -> float:
        """What the Defence brings at these levels; the Nodachi may buy what is missing (WS-A4)."""
        missing = self.missing(card, force, technique)
        if missing == 0:
            return self.gains[card]
        if not self.buys or missing >= len(self.price):
            return 0.0
        gain = self.gains[card]
        return gain if gain >= self.judge.victory else max(gain - self.price[missing], 0.0)

    def expected(self, force: i64, technique: i64) -> float:
        """What a Defence brings at these levels, over all that may come."""
        at = force * SPAN + technique
        if self.struck[at] == NOT_YET:
            total = 0.0
            for card in self.deck:
                total += self.met(card, force, technique)
            self.struck[at] = total / float(len(self.deck))
        return self.struck[at]

    # --- Counter-attacks

    def weigh_counters(self) -> None:
        """What one is expected to cost, by Guard; the Hard card brings two (WS-D2)."""
        plain: i64 = 0
        for card in self.deck:
            if self.cards.hard[card] == 0:
                plain += 1
        for card in self.deck:
            if self.cards.hard[card] == 0:
                loss = self.hit_loss(card)
                for guard in range(self.cards.guard[card] - LOWEST):
                    self.risk[guard] += loss / float(plain)
        size: i64 = len(self.deck)
        weight = 1.0 + float(size - plain) / float(size)
        for guard in range(SPAN):
            self.risk[guard] *= weight
        for guard in range(SPAN):
            self.covered[guard] = self.best_cover(guard)

    def hit_loss(self, card: i64) -> float:
        """What this Counter-attack takes from the chance if it gets through."""
        cards, judge = self.cards, self.judge
        life, ki = cards.hit_life[card], cards.hit_ki[card]
        level = cards.wound[card]
        if level == 0:
            return judge.now - judge.hurt_now(life, ki)
        life, ki, enemy_life = judge.hurt(judge.life, judge.ki, judge.enemy_life, life, ki)
        return judge.now - judge.wound_own(life, ki, enemy_life, level == 2 or self.worse)

    def best_cover(self, guard: i64) -> float:
        """The expected cost of a Counter-attack, Guard bought with Ki or not (WS-K4)."""
        guard = self.covered_guard(guard)
        best = self.risk[guard] + self.price[0]
        for more in range(1, len(self.price)):
            if guard + more <= self.guard_top:
                best = min(best, self.price[more] + self.risk[guard + more])
        return best

    def covered_guard(self, guard: i64) -> i64:
        """Guard as the Counter-attack meets it (WS-A3)."""
        return min(guard + 1, self.guard_top) if self.covers else guard
