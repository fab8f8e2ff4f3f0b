"""Answers: what each option of a decision is worth."""

from dataclasses import replace
from functools import cached_property
from typing import Final

from honjin.ai.swordsman.adversary import Adversary
from honjin.ai.swordsman.plan import NOTHING, Levels, Plan
from honjin.ai.swordsman.standing import Judge
from honjin.core.rng import Stream
from honjin.games.way_of_the_samurai import book, rules
from honjin.games.way_of_the_samurai.book import FORCE, GUARD, TECHNIQUE
from honjin.games.way_of_the_samurai.layout import ATTACK_CARDS
from honjin.games.way_of_the_samurai.state import SamuraiState

CARD: Final = 0.004  # a card more to choose from, as a chance
HANDS: Final = 3  # dealt to see what six new cards may bring (WS-G5)
WAITING: Final = 0.03  # how much worse than those a hand must be: the campaign has one exchange


class Answers:
    """One decision of the seat that is asked."""

    def __init__(self, s: SamuraiState) -> None:
        self.s = s
        self.judge = Judge(s, int(s.seat))

    @cached_property
    def adversary(self) -> Adversary:
        return Adversary(self.judge)

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.judge, self.adversary)

    def weigh(self, options: list[int]) -> list[float]:
        word = self.s.decision().word
        if word == "placing":
            return self.placing(options)
        answer = {
            "joker": self.joker,
            "before-strike": self.before_strike,
            "before-counter": self.before_counter,
            "combo": self.combo,
            "cashing": self.cashing,
            "take-one": self.take_one,
            "lose-one": self.lose_one,
            "before-end": self.before_end,
            "best-card": self.best_card,
            "discard-first": self.discard_first,
            "redraw": self.redraw,
            "next-enemy": self.as_they_come,
            "next-weapon": self.as_they_come,
        }.get(word, self.going_on)
        return [answer(option) for option in options]

    # --- the cards of an attack

    def placing(self, options: list[int]) -> list[float]:
        plan, defence = self.plan, self.adversary.defence
        values: dict[int, float] = {}
        for index, blade in enumerate(plan.blades):
            option = rules.PLACE + blade.card
            value = plan.placing(index, plan.levels, plan.placed, plan.all, defence)
            values[option] = max(value, values.get(option, NOTHING))
        best = max(values.values(), default=0.0)
        values[rules.GO_ON] = best
        if rules.KI_REVEAL in options:
            seen = plan.revealed(plan.levels, plan.placed, plan.all)
            values[rules.KI_REVEAL] = seen - self.judge.paid(1)
        if rules.KI_DRAW in options:
            values[rules.KI_DRAW] = self.drawn(best, defence) - self.judge.paid(1)
        return [values.get(option, NOTHING) for option in options]

    def drawn(self, best: float, defence: int | None) -> float:
        """A card more: as the third of this attack, else something for the next."""
        s, plan, unseen = self.s, self.plan, self.s.left()
        cards = [
            card
            for card in range(int(s.cards.faces))
            if s.family(card) == book.ACTION
            for _ in range(int(unseen[card]))
        ]
        if len(plan.placed) < ATTACK_CARDS - 1 or defence is None or not cards:
            return NOTHING
        total = 0.0
        for card in cards:
            blade = plan.blade(card, False)
            symbols = (*plan.placed, blade.symbol)
            ways = plan.placings(plan.levels, blade)
            total += max(best + CARD, *(plan.best(way, symbols, plan.all, defence) for way in ways))
        return total / len(cards)

    def joker(self, option: int) -> float:
        """WS-C4: its symbol with the best of the gauges, then the gauge."""
        plan, detail = self.plan, option % rules.FIRST
        kind = option // rules.KIND * rules.KIND
        if kind == rules.CHOOSE_SYMBOL:
            symbols = (*plan.placed[:-1], detail)
            ways = [plan.moved(plan.levels, ((gauge, 1),)) for gauge in (FORCE, TECHNIQUE, GUARD)]
        elif kind == rules.CHOOSE_GAUGE:
            symbols, ways = plan.placed, [plan.moved(plan.levels, ((detail, 1),))]
        else:
            return NOTHING
        return max(plan.best(way, symbols, plan.all, self.adversary.defence) for way in ways)

    # --- levels bought with Ki

    def before_strike(self, option: int) -> float:
        """WS-A4: the best that comes of buying levels, the option's gauge first."""
        defence = self.adversary.defence
        if option not in (rules.KI_FORCE, rules.KI_TECHNIQUE) or defence is None:
            return self.going_on(option)
        gauge = FORCE if option == rules.KI_FORCE else TECHNIQUE
        plan, best = self.plan, NOTHING
        for count in range(1, self.judge.affordable + 1):
            for first in range(1, count + 1):
                lines = ((gauge, first), (FORCE + TECHNIQUE - gauge, count - first))
                value = self.struck(plan.moved(plan.levels, lines), defence)
                best = max(best, value if value >= self.judge.victory else value - self.judge.paid(count))
        return best - self.struck(plan.levels, defence)

    def struck(self, levels: Levels, defence: int) -> float:
        """The Defence at just these levels, and what follows."""
        pierced = self.adversary.missing(defence, levels[0], levels[1]) == 0
        gained = self.adversary.gains[defence] if pierced else 0.0
        return self.plan.struck(gained, levels, self.plan.placed, self.plan.all)

    def before_counter(self, option: int) -> float:
        """WS-K4: the best that comes of buying Guard, against leaving it."""
        force, technique, guard = self.plan.levels
        if option != rules.KI_GUARD:
            return self.going_on(option)
        if self.plan.cancels(technique):
            return NOTHING
        values = [
            self.plan.later((force, technique, guard + more), self.plan.all)
            - self.adversary.risk[guard + more]
            - self.judge.paid(more)
            for more in range(min(self.judge.affordable, self.adversary.guard_max - guard) + 1)
        ]
        return max(values[1:], default=NOTHING) - values[0]

    # --- what is collected and lost

    def combo(self, option: int) -> float:
        judge = self.judge
        if option == rules.COMBO_KI:
            return judge.chance(replace(judge.standing, ki=judge.standing.ki + 1))
        if option == rules.COMBO_SPECIAL:
            return judge.with_special(+1)
        if option == rules.COMBO_DIE:
            return judge.red_combo(judge.standing)
        return judge.now if option == rules.NO else NOTHING

    def cashing(self, option: int) -> float:
        if option == rules.CASH_DIE:
            return self.judge.cashed(self.judge.standing)
        return self.judge.now if option == rules.NO else NOTHING

    def take_one(self, option: int) -> float:
        """The frame says how much."""
        if option == rules.TAKE_LIFE:
            return self.judge.strike(self.judge.standing, int(self.s.pick), 0)
        if option == rules.TAKE_KI:
            return self.judge.strike(self.judge.standing, 0, int(self.s.count))
        return NOTHING

    def lose_one(self, option: int) -> float:
        if option not in (rules.TAKE_LIFE, rules.TAKE_KI):
            return NOTHING
        life = int(option == rules.TAKE_LIFE)
        return self.judge.chance(self.judge.hurt(self.judge.standing, life, 1 - life))

    # --- the rest

    def before_end(self, option: int) -> float:
        """WS-A7: Ki for a Life, where none would cost two."""
        if option == rules.LIFE_TO_KI and self.judge.standing.ki == 0:
            return 1.0
        return self.going_on(option)

    def best_card(self, option: int) -> float:
        """By the sum of its lines; a Joker is worth 1."""
        return float(sum(by for _, by in self.s.cards.lines[option % rules.FIRST]) or 1)

    def discard_first(self, option: int) -> float:
        return -self.best_card(option)

    def redraw(self, option: int) -> float:
        if option == rules.KEEP:
            return self.plan.best(self.plan.levels, (), self.plan.all, None)
        return self.new_hand() - WAITING

    def new_hand(self) -> float:
        """What other cards would bring, on average over some that may come."""
        total, stream = 0.0, Stream(0)
        for _ in range(HANDS):
            world = self.s.sample(stream)
            world.apply(rules.MULLIGAN)
            plan = Answers(world.observe(self.judge.p)).plan
            total += plan.best(plan.levels, (), plan.all, None)
        return total / HANDS

    def as_they_come(self, option: int) -> float:
        return float(-option)

    def going_on(self, option: int) -> float:
        return 0.0 if option == rules.GO_ON else NOTHING
