"""Plan: the cards of the two attacks of a round, in the order with the best expectation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.machine import BOTTOM, EFFECT, FRAME, NO_CARD, STEP, TOP
from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, HIGHEST, LOWEST, RED, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.flow import ROUND_OF_ATTACKS, SECOND_ATTACK
from honjin.games.way_of_the_samurai.engine.layout import ATTACK_CARDS, NONE
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.engine.swordsman.adversary import SPAN, Adversary
from honjin.games.way_of_the_samurai.engine.swordsman.memo import Memo
from honjin.games.way_of_the_samurai.engine.swordsman.standing import Judge

WILD: Final = NONE  # the symbol of a Joker that is not yet placed
ANY: Final = book.SYMBOL_COUNT  # the mark of an attack: its one symbol, or still any ...
MIXED: Final = ANY + 1  # ... or more than one
BLADES_MAX: Final = 30  # cards that are thought about at once
USED: Final = 0.5  # the share of a Special's worth that is gone once it is used: it joins the deck
SHORT: Final = 0.95  # of victory, as an expectation, is the most that leaves the enemy standing
NOTHING: Final = -1.0  # less than anything is worth


def levels_of(force: i64, technique: i64, guard: i64) -> i64:
    """The three gauges as one number; each counts from LOWEST."""
    return (force * SPAN + technique) * SPAN + guard


def force_of(levels: i64) -> i64:
    return levels // (SPAN * SPAN)


def technique_of(levels: i64) -> i64:
    return levels // SPAN % SPAN


def guard_of(levels: i64) -> i64:
    return levels % SPAN


def level_of(levels: i64, gauge: i64) -> i64:
    if gauge == FORCE:
        return force_of(levels)
    return technique_of(levels) if gauge == TECHNIQUE else guard_of(levels)


def joined(mark: i64, symbol: i64) -> i64:
    """The mark of an attack after one card more."""
    if symbol == WILD or mark == symbol:
        return mark
    return symbol if mark == ANY else MIXED


def within(level: i64, top: i64) -> i64:
    """WS-C6: a change beyond the end stops at the end."""
    return 0 if level < 0 else top if level > top else level


def bit(index: i64) -> i64:
    return 1 << index


def is_first_attack(s: SamuraiState) -> bool:
    """Whether a second attack of this round is still to come: the round's frame knows."""
    cells = s.cells
    for frame in range(cells[TOP], BOTTOM, -FRAME):
        if cells[frame + EFFECT] == ROUND_OF_ATTACKS.number:
            return cells[frame + STEP] <= SECOND_ATTACK
    return True  # the round has not begun


class Plan:
    """What can still be done in this round; sets of cards are bits of their indices among the blades.

    A blade is a card of the hand or a stored Special; its lines are kept one after the other.
    """

    def __init__(self, judge: Judge, adversary: Adversary) -> None:
        self.judge = judge
        self.adversary = adversary
        s, p = judge.s, judge.p
        self.s = s
        self.p = p
        self.card = vec[i64](capacity=16)
        self.symbol = vec[i64](capacity=16)
        self.stored = vec[i64](capacity=16)
        self.first_line = vec[i64]([0])
        self.line_gauge = vec[i64](capacity=32)
        self.line_by = vec[i64](capacity=32)
        hand, stored = s.hand(p), s.stored(p)
        for index in range(s.size(hand)):
            self.add_blade(s.card(hand, index), 0)
        for index in range(s.size(stored)):
            self.add_blade(s.card(stored, index), 1)
        self.count: i64 = min(len(self.card), BLADES_MAX)
        self.all = bit(self.count) - 1
        self.levels = levels_of(
            s.gauge(p, FORCE) - LOWEST, s.gauge(p, TECHNIQUE) - LOWEST, s.gauge(p, GUARD) - LOWEST
        )
        self.placed = s.size(s.attack(p))
        self.mark = self.mark_of(self.placed)
        self.more = is_first_attack(s)
        self.disarms = s.wields(p, book.DISARMS)
        self.weigh_combos()
        self.weigh_ending()
        self.memo = Memo()
        self.ways: i64 = 0  # to place the last card of an attack
        self.way_force = vec[i64](capacity=16)
        self.way_technique = vec[i64](capacity=16)
        self.way_later = vec[float](capacity=16)
        self.way_spent = vec[float](capacity=16)
        self.answers = vec[float]()  # to each Defence of the deck
        self.tried = Memo()
        self.lists = Memo()  # where the list of sets of some cards begins; NONE ends it
        self.listed = vec[i64](capacity=256)
        self.sets_of_three: i64 = 0
        self.set_cards = vec[i64](capacity=64)
        self.set_force = vec[i64](capacity=64)
        self.set_technique = vec[i64](capacity=64)
        self.set_guard = vec[i64](capacity=64)
        self.set_extra = vec[float](capacity=64)
        if self.more:
            self.add_sets()

    def add_blade(self, card: i64, stored: i64) -> None:
        self.card = append(self.card, card)
        self.symbol = append(self.symbol, self.s.cards.symbol[card])
        self.stored = append(self.stored, stored)
        for gauge, by in self.s.cards.lines[card]:
            self.line_gauge = append(self.line_gauge, gauge)
            self.line_by = append(self.line_by, by)
        self.first_line = append(self.first_line, len(self.line_gauge))

    def mark_of(self, placed: i64) -> i64:
        """Of so many cards of the attack."""
        mark: i64 = ANY
        for index in range(placed):
            mark = joined(mark, self.s.seat_cell(self.p, layout.ATTACK_SYMBOLS + index))
        return mark

    def weigh_combos(self) -> None:
        """What a combo of each colour adds, and what a Special used takes away."""
        s, judge = self.s, self.judge
        best = max(judge.with_ki(min(judge.ki + 1, s.ki_max(self.p))), judge.now)
        if s.size(layout.SPECIALS) > 0:
            best = max(best, judge.with_special(1))
        toll = 0.0
        for cost in s.climate_costs():
            if cost.when == book.AT_COMBO:
                toll += judge.climate_loss(cost)
        self.black = best - judge.now - toll
        self.red = max(judge.red_combo() - judge.now, 0.0) - toll
        self.spent = USED * (judge.now - judge.with_special(-1))

    def weigh_ending(self) -> None:
        """What the end of the round costs for low levels (WS-A6, WS-M1 to WS-M4)."""
        s, judge = self.s, self.judge
        self.tangled = 0.0  # for Guard below 0
        if s.wields(self.p, book.TANGLES):
            self.tangled = judge.now - judge.wound_own(judge.life, judge.ki, judge.enemy_life, False)
        # For gauges that the climate watches, from this level down (WS-M5).
        self.watched = vec[i64]()
        self.watched_level = vec[i64]()
        self.watched_loss = vec[float]()
        for cost in s.climate_costs():
            if cost.when == book.AT_ROUND_END and cost.gauge != NONE:
                self.watched = append(self.watched, cost.gauge)
                self.watched_level = append(self.watched_level, cost.level - LOWEST)
                self.watched_loss = append(self.watched_loss, judge.climate_loss(cost))

    # --- levels

    def moved(self, levels: i64, gauge: i64, by: i64) -> i64:
        force, technique, guard = force_of(levels), technique_of(levels), guard_of(levels)
        if gauge == FORCE:
            force = within(force + by, SPAN - 1)
        elif gauge == TECHNIQUE:
            technique = within(technique + by, SPAN - 1)
        else:
            guard = within(guard + by, self.adversary.guard_top)
        return levels_of(force, technique, guard)

    def after_lines(self, levels: i64, index: i64) -> i64:
        """After all lines of the blade."""
        for line in range(self.first_line[index], self.first_line[index + 1]):
            levels = self.moved(levels, self.line_gauge[line], self.line_by[line])
        return levels

    def combo(self, mark: i64, count: i64) -> float:
        if count < ATTACK_CARDS or mark == MIXED:
            return 0.0
        return self.red if mark == RED else self.black

    # --- the attack under way

    def best(self, levels: i64, mark: i64, count: i64, left: i64, defence: i64) -> float:
        """The best expectation of this attack and the next: so many cards placed, these left."""
        if count == ATTACK_CARDS or left == 0:
            force, technique = force_of(levels), technique_of(levels)
            if defence == NO_CARD:
                return self.struck(self.adversary.expected(force, technique), levels, mark, count, left)
            return self.struck(self.adversary.met(defence, force, technique), levels, mark, count, left)
        key = (((levels * 8 + mark) * 4 + count) * 128 + defence) * 0x40000000 + left
        memo = self.memo
        at = memo.look(key)
        if memo.holds(at):
            return memo.values[at]
        best = NOTHING
        if count == ATTACK_CARDS - 1:
            best = self.last_card(levels, mark, left, defence)
        else:
            for index in range(self.count):
                if left & bit(index) != 0:
                    value = self.placing(index, levels, mark, count, left, defence)
                    if value > best:
                        best = value
        memo.keep(key, best)
        return best

    def struck(self, gained: float, levels: i64, mark: i64, count: i64, left: i64) -> float:
        """After the Defence."""
        return self.short_of_victory(gained, self.combo(mark, count) + self.after(levels, left))

    def short_of_victory(self, gained: float, later: float) -> float:
        """Nothing short of victory is worth as much as victory."""
        victory = self.judge.victory
        if gained >= victory:
            return victory
        return gained + later if gained + later < SHORT * victory else SHORT * victory

    def placing(self, index: i64, levels: i64, mark: i64, count: i64, left: i64, defence: i64) -> float:
        """The expectation with this card placed next; a Joker has three ways (WS-C4)."""
        symbol = self.symbol[index]
        mark = joined(mark, symbol)
        rest = left & ~bit(index)
        spent = self.spent if self.stored[index] == 1 else 0.0
        if symbol != WILD:
            return self.best(self.after_lines(levels, index), mark, count + 1, rest, defence) - spent
        return self.raised(levels, mark, count + 1, rest, defence) - spent

    def raised(self, levels: i64, mark: i64, count: i64, left: i64, defence: i64) -> float:
        """The best of the three gauges that a Joker may raise."""
        best = NOTHING
        for gauge in range(GUARD + 1):
            value = self.best(self.moved(levels, gauge, 1), mark, count, left, defence)
            if value > best:
                best = value
        return best

    # --- the last card of the attack

    def last_card(self, levels: i64, mark: i64, left: i64, defence: i64) -> float:
        """The best one for the Defence, or on average for all that may come."""
        self.find_ways(levels, mark, ATTACK_CARDS - 1, left)
        if defence != NO_CARD:
            return self.best_way(defence)
        total = 0.0
        for card in self.adversary.deck:
            total += self.best_way(card)
        return total / float(len(self.adversary.deck))

    def find_ways(self, levels: i64, mark: i64, count: i64, left: i64) -> None:
        """Every card that may be the last; with none left the attack stays as it is (WS-R10)."""
        self.ways = 0
        if left == 0:
            self.add_way(levels, mark, count, 0, 0.0)
        for index in range(self.count):
            if left & bit(index) == 0:
                continue
            symbol = self.symbol[index]
            rest = left & ~bit(index)
            spent = self.spent if self.stored[index] == 1 else 0.0
            if symbol != WILD:
                self.add_way(self.after_lines(levels, index), joined(mark, symbol), count + 1, rest, spent)
            else:
                for gauge in range(GUARD + 1):
                    self.add_way(self.moved(levels, gauge, 1), mark, count + 1, rest, spent)

    def add_way(self, levels: i64, mark: i64, count: i64, rest: i64, spent: float) -> None:
        """The levels that the Defence meets, and what follows it."""
        if self.ways == len(self.way_force):
            self.way_force = append(self.way_force, 0)
            self.way_technique = append(self.way_technique, 0)
            self.way_later = append(self.way_later, 0.0)
            self.way_spent = append(self.way_spent, 0.0)
        self.way_force[self.ways] = force_of(levels)
        self.way_technique[self.ways] = technique_of(levels)
        self.way_later[self.ways] = self.combo(mark, count) + self.after(levels, rest)
        self.way_spent[self.ways] = spent
        self.ways += 1

    def best_way(self, defence: i64) -> float:
        best = NOTHING
        for way in range(self.ways):
            gained = self.adversary.met(defence, self.way_force[way], self.way_technique[way])
            value = self.short_of_victory(gained, self.way_later[way]) - self.way_spent[way]
            if value > best:
                best = value
        return best

    # --- the Defence seen before the first card (WS-K3)

    def revealed(self) -> float:
        """The best expectation if it is, over every one that may come: each has an attack of its own."""
        deck = self.adversary.deck
        self.answers = vec[float]([NOTHING] * len(deck))
        self.tried = Memo()
        self.answer_all(self.levels, self.mark, self.placed, self.all, 0.0)
        total = 0.0
        for value in self.answers:
            total += value
        return total / float(len(deck))

    def answer_all(self, levels: i64, mark: i64, count: i64, left: i64, spent: float) -> None:
        """Go through the cards up to the last; better answers to a Defence replace the one so far."""
        key = ((levels * 8 + mark) * 4 + count) * 0x40000000 + left
        if self.tried.holds(self.tried.look(key)):
            return
        self.tried.keep(key, spent)
        if count == ATTACK_CARDS - 1 or left == 0:
            self.find_ways(levels, mark, count, left)
            for at in range(len(self.answers)):
                value = self.best_way(self.adversary.deck[at]) - spent
                if value > self.answers[at]:
                    self.answers[at] = value
            return
        for index in range(self.count):
            if left & bit(index) == 0:
                continue
            symbol = self.symbol[index]
            rest = left & ~bit(index)
            used = spent + self.spent if self.stored[index] == 1 else spent
            if symbol != WILD:
                after = self.after_lines(levels, index)
                self.answer_all(after, joined(mark, symbol), count + 1, rest, used)
            else:
                for gauge in range(GUARD + 1):
                    self.answer_all(self.moved(levels, gauge, 1), mark, count + 1, rest, used)

    # --- what follows

    def after(self, levels: i64, left: i64) -> float:
        """The Counter-attack, then the second attack or the end of the round."""
        key = (levels * 8 * 4 + ATTACK_CARDS) * 128 * 0x40000000 + left  # no `best` has this count
        memo = self.memo
        at = memo.look(key)
        if memo.holds(at):
            return memo.values[at]
        force, technique, guard = force_of(levels), technique_of(levels), guard_of(levels)
        value = 0.0 if self.cancels(technique) else -self.adversary.covered[guard]
        value += self.later(levels_of(force, technique, self.adversary.covered_guard(guard)), left)
        memo.keep(key, value)
        return value

    def cancels(self, technique: i64) -> bool:
        """WS-A6: the Counter-attack does nothing."""
        return self.disarms and technique == HIGHEST - LOWEST

    def later(self, levels: i64, left: i64) -> float:
        return self.second(levels, left) if self.more else self.ending(levels)

    def ending(self, levels: i64) -> float:
        cost = self.tangled if guard_of(levels) < -LOWEST else 0.0
        for index in range(len(self.watched)):
            if level_of(levels, self.watched[index]) <= self.watched_level[index]:
                cost += self.watched_loss[index]
        return -cost

    def second(self, levels: i64, left: i64) -> float:
        """The best three cards of the second attack, taken together."""
        force, technique, guard = force_of(levels), technique_of(levels), guard_of(levels)
        at = self.lists.look(left)
        if not self.lists.holds(at):
            self.lists.keep(left, float(len(self.listed)))
            self.list_sets(left)
            at = self.lists.look(left)
        best = NOTHING
        place = i64(self.lists.values[at])
        while self.listed[place] != NONE:
            index = self.listed[place]
            value = self.set_extra[index] + self.met_later(
                force + self.set_force[index],
                technique + self.set_technique[index],
                guard + self.set_guard[index],
            )
            if value > best:
                best = value
            place += 1
        return best

    def list_sets(self, left: i64) -> None:
        """Those of the sets of three that these cards have, or all of them if they are fewer (WS-R10)."""
        found = False
        for index in range(self.sets_of_three):
            if left & self.set_cards[index] == self.set_cards[index]:
                self.listed = append(self.listed, index)
                found = True
        if not found:
            first: i64 = len(self.set_cards)
            self.add_set(left)
            for index in range(first, len(self.set_cards)):
                self.listed = append(self.listed, index)
        self.listed = append(self.listed, NONE)

    def add_sets(self) -> None:
        for one in range(self.count):
            for two in range(one + 1, self.count):
                for three in range(two + 1, self.count):
                    self.add_set(bit(one) + bit(two) + bit(three))
        self.sets_of_three = len(self.set_cards)

    def add_set(self, cards: i64) -> None:
        """What these cards move in all, and their combo's worth less Specials used; Jokers raise one."""
        force: i64 = 0
        technique: i64 = 0
        guard: i64 = 0
        jokers: i64 = 0
        count: i64 = 0
        mark: i64 = ANY
        extra = 0.0
        for index in range(self.count):
            if cards & bit(index) == 0:
                continue
            count += 1
            mark = joined(mark, self.symbol[index])
            if self.stored[index] == 1:
                extra -= self.spent
            if self.symbol[index] == WILD:
                jokers += 1
            for line in range(self.first_line[index], self.first_line[index + 1]):
                by = self.line_by[line]
                if self.line_gauge[line] == FORCE:
                    force += by
                elif self.line_gauge[line] == TECHNIQUE:
                    technique += by
                else:
                    guard += by
        extra += self.combo(mark, count)
        self.add_sum(cards, force + jokers, technique, guard, extra)
        if jokers > 0:
            self.add_sum(cards, force, technique + jokers, guard, extra)
            self.add_sum(cards, force, technique, guard + jokers, extra)

    def add_sum(self, cards: i64, force: i64, technique: i64, guard: i64, extra: float) -> None:
        self.set_cards = append(self.set_cards, cards)
        self.set_force = append(self.set_force, force)
        self.set_technique = append(self.set_technique, technique)
        self.set_guard = append(self.set_guard, guard)
        self.set_extra = append(self.set_extra, extra)

    def met_later(self, force: i64, technique: i64, guard: i64) -> float:
        """What the second attack brings and costs at these levels."""
        force, technique = within(force, SPAN - 1), within(technique, SPAN - 1)
        guard = within(guard, self.adversary.guard_top)
        value = self.adversary.expected(force, technique)
        if not self.cancels(technique):
            value -= self.adversary.covered[guard]
        return value + self.ending(levels_of(force, technique, guard))
