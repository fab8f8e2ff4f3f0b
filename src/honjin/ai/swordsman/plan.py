"""Plan: the cards of the two attacks of a round, in the order with the best expectation."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from honjin.ai.swordsman.adversary import Adversary
from honjin.ai.swordsman.standing import Judge
from honjin.core.machine import BOTTOM, EFFECT, FRAME, STEP, TOP
from honjin.games.way_of_the_samurai import book, layout
from honjin.games.way_of_the_samurai.book import FORCE, GUARD, HIGHEST, LOWEST, RED, TECHNIQUE
from honjin.games.way_of_the_samurai.flow import ROUND_OF_ATTACKS, SECOND_ATTACK
from honjin.games.way_of_the_samurai.layout import ATTACK_CARDS, NONE

Levels = tuple[int, int, int]  # Force, Technique, Guard
Lines = tuple[tuple[int, int], ...]  # gauge and change, from the top
WILD: Final = NONE  # the symbol of a Joker that is not yet placed
USED: Final = 0.5  # the share of a Special's worth that is gone once it is used: it joins the deck
SHORT: Final = 0.95  # of victory, as an expectation, is the most that leaves the enemy standing
NOTHING: Final = -1.0  # less than anything is worth


@dataclass(frozen=True)
class Blade:
    """A card of the hand, or a stored Special."""

    card: int
    lines: Lines
    symbol: int
    stored: bool


class Plan:
    """What can still be done in this round; sets of cards are bits of their indices in `blades`."""

    def __init__(self, judge: Judge, adversary: Adversary) -> None:
        self.judge = judge
        self.adversary = adversary
        s, p = self.s, self.p = judge.s, judge.p
        self.levels: Levels = (
            int(s.gauge(p, FORCE)),
            int(s.gauge(p, TECHNIQUE)),
            int(s.gauge(p, GUARD)),
        )
        self.blades = [self.blade(int(s.card(s.hand(p), i)), False) for i in range(s.size(s.hand(p)))]
        self.blades += [self.blade(int(s.card(s.stored(p), i)), True) for i in range(s.size(s.stored(p)))]
        self.all = (1 << len(self.blades)) - 1
        self.placed = tuple(int(s.seat_cell(p, layout.SYMBOLS + i)) for i in range(s.size(s.attack(p))))
        self.more = self.is_first_attack()
        self.disarms = s.wields(p, book.DISARMS)
        self.weigh_combos()
        self.low = judge.now - judge.wound_own(judge.standing, False) if s.wields(p, book.TANGLES) else 0.0
        self.expected: dict[tuple[Levels, tuple[int, ...], int, int | None], float] = {}
        self.afterwards: dict[tuple[Levels, int], float] = {}
        self.triples: dict[int, list[tuple[Levels, float]]] = {}

    def is_first_attack(self) -> bool:
        """Whether a second attack of this round is still to come: the round's frame knows."""
        cells = self.s.cells
        for frame in range(int(cells[TOP]), int(BOTTOM), -int(FRAME)):
            if cells[frame + EFFECT] == ROUND_OF_ATTACKS.number:
                return bool(cells[frame + STEP] <= SECOND_ATTACK)
        return True  # the round has not begun

    def weigh_combos(self) -> None:
        """What a combo of each colour adds, and what a Special used takes away."""
        s, judge, side = self.s, self.judge, self.judge.standing
        ki = judge.chance(replace(side, ki=min(side.ki + 1, int(s.ki_max(self.p)))))
        special = judge.with_special(+1) if s.size(layout.SPECIALS) else 0.0
        toll = judge.paid(1) if s.climate_has(book.COMBO_COSTS_KI) else 0.0
        self.black = max(ki, special, judge.now) - judge.now - toll
        self.red = max(judge.red_combo(side) - judge.now, 0.0) - toll
        self.spent = USED * (judge.now - judge.with_special(-1))

    def blade(self, card: int, stored: bool) -> Blade:
        lines = tuple((int(gauge), int(by)) for gauge, by in self.s.cards.lines[card])
        return Blade(card, lines, int(self.s.cards.symbol[card]), stored)

    def moved(self, levels: Levels, lines: Lines) -> Levels:
        """WS-C6: a change beyond the end stops at the end."""
        found = list(levels)
        for gauge, by in lines:
            top = self.adversary.guard_max if gauge == GUARD else HIGHEST
            found[gauge] = min(max(found[gauge] + by, LOWEST), top)
        return found[0], found[1], found[2]

    def placings(self, levels: Levels, blade: Blade) -> list[Levels]:
        """The levels after this card; a Joker has three ways (WS-C4)."""
        if blade.symbol != WILD:
            return [self.moved(levels, blade.lines)]
        return [self.moved(levels, ((gauge, 1),)) for gauge in (FORCE, TECHNIQUE, GUARD)]

    def combo(self, symbols: tuple[int, ...]) -> float:
        known = {symbol for symbol in symbols if symbol != WILD}
        if len(symbols) < ATTACK_CARDS or len(known) > 1:
            return 0.0
        return self.red if known == {RED} else self.black

    # --- the attack under way

    def best(self, levels: Levels, symbols: tuple[int, ...], left: int, defence: int | None) -> float:
        """The best expectation of this attack and the next, with these cards left."""
        if len(symbols) == ATTACK_CARDS or left == 0:
            force, technique, _ = levels
            gained = (
                self.adversary.struck[force, technique]
                if defence is None
                else self.adversary.met(defence, force, technique)
            )
            return self.struck(gained, levels, symbols, left)
        if len(symbols) == ATTACK_CARDS - 1 and defence is None:
            return self.revealed(levels, symbols, left)
        key = (levels, symbols, left, defence)
        if key not in self.expected:
            self.expected[key] = max(
                self.placing(index, levels, symbols, left, defence)
                for index in range(len(self.blades))
                if left >> index & 1
            )
        return self.expected[key]

    def struck(self, gained: float, levels: Levels, symbols: tuple[int, ...], left: int) -> float:
        """After the Defence; nothing short of victory is worth as much as victory."""
        victory = self.judge.victory
        if gained >= victory:
            return victory
        return min(gained + self.combo(symbols) + self.after(levels, left), SHORT * victory)

    def revealed(self, levels: Levels, symbols: tuple[int, ...], left: int) -> float:
        """The same over every Defence that may come."""
        deck = self.adversary.deck
        return sum(self.best(levels, symbols, left, card) for card in deck) / len(deck)

    def placing(
        self, index: int, levels: Levels, symbols: tuple[int, ...], left: int, defence: int | None
    ) -> float:
        """The expectation with this card placed next."""
        blade = self.blades[index]
        after = (*symbols, blade.symbol)
        rest = left & ~(1 << index)
        return max(self.best(way, after, rest, defence) for way in self.placings(levels, blade)) - (
            self.spent if blade.stored else 0.0
        )

    # --- what follows

    def after(self, levels: Levels, left: int) -> float:
        """The Counter-attack, then the second attack or the end of the round."""
        key = (levels, left)
        if key not in self.afterwards:
            force, technique, guard = levels
            value = 0.0 if self.cancels(technique) else -self.adversary.covered[guard]
            later = (force, technique, self.adversary.covered_guard(guard))
            self.afterwards[key] = value + self.later(later, left)
        return self.afterwards[key]

    def cancels(self, technique: int) -> bool:
        """WS-A6: the Counter-attack does nothing."""
        return self.disarms and technique == HIGHEST

    def later(self, levels: Levels, left: int) -> float:
        return self.second(levels, left) if self.more else self.ending(levels)

    def ending(self, levels: Levels) -> float:
        """What the end of the round costs for these levels (WS-A6, WS-M1 to WS-M4)."""
        cost = self.low if levels[GUARD] < 0 else 0.0
        climate = self.s.cells[layout.CLIMATE]
        gauge = NONE if climate == NONE else int(self.s.cards.climate_gauge[climate])
        if gauge != NONE and levels[gauge] == LOWEST:
            judge = self.judge
            kills = self.s.climate_has(book.LOW_GAUGE_KILLS)
            cost += judge.now if kills else judge.now - judge.chance(judge.hurt(judge.standing, 1, 0))
        return -cost

    def second(self, levels: Levels, left: int) -> float:
        """The best three cards of the second attack, taken together."""
        best = NOTHING
        for sums, extra in self.sums_of(left):
            force = min(max(levels[0] + sums[0], LOWEST), HIGHEST)
            technique = min(max(levels[1] + sums[1], LOWEST), HIGHEST)
            guard = min(max(levels[2] + sums[2], LOWEST), self.adversary.guard_max)
            value = extra + self.adversary.struck[force, technique]
            if not self.cancels(technique):
                value -= self.adversary.covered[guard]
            best = max(best, value + self.ending((force, technique, guard)))
        return best

    def sums_of(self, left: int) -> list[tuple[Levels, float]]:
        """What any three of these cards move in all, with the worth of their combo less Specials used."""
        if left not in self.triples:
            found: dict[Levels, float] = {}
            cards = [index for index in range(len(self.blades)) if left >> index & 1]
            for chosen in combinations(cards, min(ATTACK_CARDS, len(cards))):
                blades = [self.blades[index] for index in chosen]
                extra = self.combo(tuple(blade.symbol for blade in blades))
                extra -= self.spent * sum(blade.stored for blade in blades)
                sums = [0, 0, 0]
                for blade in blades:
                    for gauge, by in blade.lines:
                        sums[gauge] += by
                jokers = sum(blade.symbol == WILD for blade in blades)
                for gauge in (FORCE, TECHNIQUE, GUARD) if jokers else (FORCE,):
                    total = list(sums)
                    total[gauge] += jokers
                    key = (total[0], total[1], total[2])
                    found[key] = max(extra, found.get(key, NOTHING))
            self.triples[left] = list(found.items())
        return self.triples[left]
