"""Answers: what each option of a decision is worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.chance import Stream
from honjin.engine.machine import NO_CARD
from honjin.games.way_of_the_samurai.engine import attack, blows, book, flow, moments, options, rules
from honjin.games.way_of_the_samurai.engine.book import FORCE, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.layout import ATTACK_CARDS, LOOKED_MAX
from honjin.games.way_of_the_samurai.engine.state import DIE_MAX, SamuraiState
from honjin.games.way_of_the_samurai.engine.swordsman.adversary import Adversary
from honjin.games.way_of_the_samurai.engine.swordsman.plan import (
    NOTHING,
    WILD,
    Plan,
    force_of,
    guard_of,
    joined,
    technique_of,
)
from honjin.games.way_of_the_samurai.engine.swordsman.standing import Judge
from honjin.games.way_of_the_samurai.engine.swordsman.unseen import unseen_by

CARD_CHANCE: Final = 0.004  # a card more to choose from, as a chance
HANDS: Final = 3  # dealt to see what six new cards may bring (WS-G5)
EXCHANGE_MARGIN: Final = 0.03  # how much worse than those a hand must be: the campaign has one exchange


def weigh(s: SamuraiState) -> "vec[float]":
    """The worth of each of the options that the state has listed, to the seat that is asked.

    Of the cards only those are looked at that this seat sees, in a whole world as in an observation.
    """
    asked = s.decision().number
    if asked == attack.PLACING.number:
        return Attack(s).placing()
    if asked == attack.JOKER.number:
        return Attack(s).joker()
    if asked == moments.BEFORE_STRIKE.number:
        return Attack(s).before_strike() if offers(s, options.KI_FORCE, options.KI_TECHNIQUE) else going_on(s)
    if asked == moments.BEFORE_COUNTER.number:
        return Attack(s).before_counter() if offers(s, options.KI_GUARD, options.KI_GUARD) else going_on(s)
    if asked == attack.COLLECTING.number:
        return collecting(s)
    if asked == blows.TAKE_ONE.number:
        return take_one(s)
    if asked == blows.LOSE_ONE.number:
        return lose_one(s)
    if asked == moments.BEFORE_END.number:
        return before_end(s)
    if asked == moments.BEST_CARD.number:
        return by_lines(s, 1.0)
    if asked == moments.DISCARD_FIRST.number:
        return by_lines(s, -1.0)
    if asked == flow.REDRAW.number:
        return redraw(s)
    if asked == flow.NEXT_ENEMY.number or asked == flow.NEXT_WEAPON.number:
        return as_they_come(s)
    return going_on(s)


def best_of(s: SamuraiState, values: "vec[float]") -> i64:
    """The first of the best options."""
    best: i64 = 0
    for index in range(1, len(values)):
        if values[index] > values[best]:
            best = index
    return s.option(best)


def choose(s: SamuraiState) -> i64:
    """What the swordsman does."""
    return s.option(0) if s.offer() == 1 else best_of(s, weigh(s))


def offers(s: SamuraiState, one: i64, other: i64) -> bool:
    for option in s.options:
        if option in (one, other):
            return True
    return False


def sorted_in(values: "vec[float]", value: float) -> "vec[float]":
    """With one more among them, the highest first."""
    at: i64 = len(values)
    values = append(values, value)
    while at > 0 and values[at - 1] < value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value
    return values


def best_drawn(values: "vec[float]", choice: i64) -> float:
    """The highest of so many drawn from these, on average; they are sorted, the highest first."""
    left: i64 = len(values)
    total = 0.0
    missed = 1.0  # the chance that all that are drawn come after this one
    for value in values:
        taken = min(float(choice) / float(left), 1.0)
        total += missed * taken * value
        missed *= 1.0 - taken
        left -= 1
    return total


# --- an attack


class Attack:
    """A decision of an attack: what can still be done with the cards."""

    def __init__(self, s: SamuraiState) -> None:
        self.s = s
        self.unseen = unseen_by(s, s.seat)
        self.judge = Judge(s, s.seat)
        self.adversary = Adversary(self.judge, self.unseen)
        self.plan = Plan(self.judge, self.adversary)

    def placing(self) -> "vec[float]":
        plan, defence = self.plan, self.adversary.defence
        cards = vec[float]([NOTHING] * NO_CARD)
        best = NOTHING
        for index in range(plan.count):
            value = plan.placing(index, plan.levels, plan.mark, plan.placed, plan.all, defence)
            cards[plan.card[index]] = max(value, cards[plan.card[index]])
            best = max(value, best)
        if plan.count == 0:
            best = 0.0
        values = vec[float](capacity=32)
        for option in self.s.options:
            value = NOTHING
            if option == options.GO_ON:
                value = best
            elif option == options.KI_REVEAL:
                value = plan.revealed() - self.judge.paid(1)
            elif option == options.KI_DRAW:
                value = self.drawn(best, 1) - self.judge.paid(1)
            elif option == options.KI_BEST:
                value = self.drawn(best, LOOKED_MAX) - self.judge.paid(1)
            elif option & options.KIND_MASK == options.PLACE:
                value = cards[option % options.DETAIL]
            values = append(values, value)
        return values

    def drawn(self, best: float, choice: i64) -> float:
        """The best of so many cards more: as the third of this attack, else something for the next."""
        s, plan, defence = self.s, self.plan, self.adversary.defence
        if plan.placed < ATTACK_CARDS - 1 or defence == NO_CARD:
            return NOTHING
        values = vec[float](capacity=32)  # of every card that may come, the best one first
        for card in range(s.cards.faces):
            if self.unseen[card] > 0 and s.family(card) == book.ACTION:
                value = max(best + CARD_CHANCE, self.as_third(card))
                for _copy in range(self.unseen[card]):
                    values = sorted_in(values, value)
        return best_drawn(values, choice) if len(values) > 0 else NOTHING

    def as_third(self, card: i64) -> float:
        """The expectation with this card, which is no blade, as the last of the attack."""
        cards, plan, defence = self.s.cards, self.plan, self.adversary.defence
        symbol = cards.symbol[card]
        mark = joined(plan.mark, symbol)
        if symbol == WILD:
            return plan.raised(plan.levels, mark, ATTACK_CARDS, plan.all, defence)
        levels = plan.levels
        for gauge, by in cards.lines[card]:
            levels = plan.moved(levels, gauge, by)
        return plan.best(levels, mark, ATTACK_CARDS, plan.all, defence)

    def joker(self) -> "vec[float]":
        """WS-C4: its symbol with the best of the gauges, then the gauge."""
        plan, defence = self.plan, self.adversary.defence
        values = vec[float](capacity=32)
        for option in self.s.options:
            kind, detail = option & options.KIND_MASK, option % options.DETAIL
            value = NOTHING
            if kind == options.CHOOSE_SYMBOL:
                mark = joined(plan.mark_of(plan.placed - 1), detail)
                value = plan.raised(plan.levels, mark, plan.placed, plan.all, defence)
            elif kind == options.CHOOSE_GAUGE:
                levels = plan.moved(plan.levels, detail, 1)
                value = plan.best(levels, plan.mark, plan.placed, plan.all, defence)
            values = append(values, value)
        return values

    def before_strike(self) -> "vec[float]":
        """WS-A4: the best that comes of buying levels, the option's gauge first."""
        values = vec[float](capacity=32)
        for option in self.s.options:
            value = 0.0 if option == options.GO_ON else NOTHING
            if option == options.KI_FORCE:
                value = self.bought(FORCE)
            elif option == options.KI_TECHNIQUE:
                value = self.bought(TECHNIQUE)
            values = append(values, value)
        return values

    def bought(self, gauge: i64) -> float:
        plan, judge = self.plan, self.judge
        best = NOTHING
        for count in range(1, judge.affordable + 1):
            for first in range(1, count + 1):
                levels = plan.moved(plan.levels, gauge, first)
                levels = plan.moved(levels, FORCE + TECHNIQUE - gauge, count - first)
                value = self.struck(levels)
                best = max(best, value if value >= judge.victory else value - judge.paid(count))
        return best - self.struck(plan.levels)

    def struck(self, levels: i64) -> float:
        """The Defence at just these levels, and what follows."""
        plan, adversary = self.plan, self.adversary
        pierced = adversary.missing(adversary.defence, force_of(levels), technique_of(levels)) == 0
        gained = adversary.gains[adversary.defence] if pierced else 0.0
        return plan.struck(gained, levels, plan.mark, plan.placed, plan.all)

    def before_counter(self) -> "vec[float]":
        """WS-K4: the best that comes of buying Guard, against leaving it."""
        plan, judge, adversary = self.plan, self.judge, self.adversary
        best = NOTHING
        if not plan.cancels(technique_of(plan.levels)):
            guard = guard_of(plan.levels)
            for more in range(1, min(judge.affordable, adversary.guard_top - guard) + 1):
                value = plan.later(plan.levels + more, plan.all) - adversary.risk[guard + more]
                best = max(best, value - judge.paid(more))
            if best > NOTHING:
                best -= plan.later(plan.levels, plan.all) - adversary.risk[guard]
        values = vec[float](capacity=32)
        for option in self.s.options:
            value = 0.0 if option == options.GO_ON else NOTHING
            values = append(values, best if option == options.KI_GUARD else value)
        return values


# --- what is collected and lost


def collecting(s: SamuraiState) -> "vec[float]":
    """WS-R6: a combo and the die, in either order; with both to come the other one follows."""
    judge = Judge(s, s.seat)
    raises = offers(s, options.COMBO_DIE, options.COMBO_DIE) and not judge.headless
    cashed = judge.cashed(judge.die, 1) if offers(s, options.CASH_DIE, options.CASH_DIE) else judge.now
    combo = judge.now
    if offers(s, options.COMBO_KI, options.COMBO_KI):
        combo = max(combo, judge.with_ki(judge.ki + 1))
    if offers(s, options.COMBO_SPECIAL, options.COMBO_SPECIAL):
        combo = max(combo, judge.with_special(1))
    if offers(s, options.COMBO_DIE, options.COMBO_DIE):
        combo = max(combo, judge.red_combo())
    values = vec[float](capacity=32)
    for option in s.options:
        value = NOTHING
        if option == options.COMBO_KI:
            value = judge.with_ki(judge.ki + 1) + max(cashed - judge.now, 0.0)
        elif option == options.COMBO_SPECIAL:
            value = judge.with_special(1) + max(cashed - judge.now, 0.0)
        elif option == options.COMBO_DIE and raises:
            value = max(judge.red_combo(), raised_and_cashed(s, judge))
        elif option == options.COMBO_DIE:
            value = judge.red_combo() + max(cashed - judge.now, 0.0)
        elif option == options.CASH_DIE and raises:
            value = judge.cashed(judge.die, 2)
        elif option == options.CASH_DIE:
            value = cashed + combo - judge.now
        elif option == options.NO:
            value = judge.now
        values = append(values, value)
    return values


def raised_and_cashed(s: SamuraiState, judge: Judge) -> float:
    """The die one higher and then cashed, where that is allowed (WS-X4, WS-M1)."""
    level = judge.die + 1
    if s.count & rules.DIE_DONE != 0 or level < rules.CASHED_FROM:
        return NOTHING
    if level == DIE_MAX and s.climate_has(book.NO_GRAVE_WOUND):
        return NOTHING
    return judge.cashed(level, 1)


def take_one(s: SamuraiState) -> "vec[float]":
    """The frame says how much, the judge doubles it (WS-A5)."""
    judge = Judge(s, s.seat)
    values = vec[float](capacity=32)
    for option in s.options:
        value = NOTHING
        if option == options.TAKE_LIFE:
            value = judge.strike(judge.die, s.pick, 0)
        elif option == options.TAKE_KI:
            value = judge.strike(judge.die, 0, s.count)
        values = append(values, value)
    return values


def lose_one(s: SamuraiState) -> "vec[float]":
    judge, cost = Judge(s, s.seat), s.climate_costs()[s.pick]
    values = vec[float](capacity=32)
    for option in s.options:
        value = NOTHING
        if option == options.TAKE_LIFE:
            value = judge.hurt_now(cost.life, 0)
        elif option == options.TAKE_KI:
            value = judge.hurt_now(0, cost.ki)
        values = append(values, value)
    return values


# --- the rest


def going_on(s: SamuraiState) -> "vec[float]":
    values = vec[float](capacity=32)
    for option in s.options:
        values = append(values, 0.0 if option == options.GO_ON else NOTHING)
    return values


def before_end(s: SamuraiState) -> "vec[float]":
    """WS-A7: Ki for a Life, where none would cost two."""
    values = going_on(s)
    for index in range(len(values)):
        if s.option(index) == options.TURN_LIFE and s.ki(s.seat) == 0:
            values[index] = 1.0
    return values


def by_lines(s: SamuraiState, sign: float) -> "vec[float]":
    """By the sum of its lines; a Joker is worth 1."""
    values = vec[float](capacity=32)
    for option in s.options:
        total: i64 = 0
        for _, by in s.cards.lines[option % options.DETAIL]:
            total += by
        values = append(values, sign * float(total if total != 0 else 1))
    return values


def redraw(s: SamuraiState) -> "vec[float]":
    values = vec[float](capacity=32)
    for option in s.options:
        values = append(values, hand_worth(s) if option == options.KEEP else new_hand(s) - EXCHANGE_MARGIN)
    return values


def hand_worth(s: SamuraiState) -> float:
    plan = Attack(s).plan
    return plan.best(plan.levels, plan.mark, 0, plan.all, NO_CARD)


def new_hand(s: SamuraiState) -> float:
    """What other cards would bring, on average over some that may come."""
    total, stream, observed = 0.0, Stream(0), s.observe(s.seat)
    for _ in range(HANDS):
        world = observed.sample(stream)
        world.apply(options.MULLIGAN)
        total += hand_worth(world)
    return total / float(HANDS)


def as_they_come(s: SamuraiState) -> "vec[float]":
    values = vec[float](capacity=32)
    for option in s.options:
        values = append(values, float(-option))
    return values
