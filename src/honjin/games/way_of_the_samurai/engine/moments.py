"""Moments: every decision of a fight, at each of which Ki, weapon and location may be used (WS-R12)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.engine.machine import CARD, KNOWN_TO_ALL, Decision, Effect
from honjin.games.way_of_the_samurai.engine import book, conditions, facts, ids, layout, rules
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.conditions import OTHER_QUESTION
from honjin.games.way_of_the_samurai.engine.layout import ACTIONS_USED, LOOKED, OWN_LIFE
from honjin.games.way_of_the_samurai.engine.options import (
    CHOOSE_CARD,
    DETAIL,
    DISCARD_CARD,
    GO_ON,
    KI_BEST,
    KI_DRAW,
    KI_FORCE,
    KI_GUARD,
    KI_TECHNIQUE,
    KIND_MASK,
    TURN_LIFE,
    USE_LOCATION,
)
from honjin.games.way_of_the_samurai.engine.state import SamuraiState

ONE_OF_THREE: Final = 1  # how a card is bought


class Moment(Decision[SamuraiState]):
    """A question of a fight: its own answers, and what may be used at any moment."""

    def offer(self, s: SamuraiState) -> None:
        self.consider_own(s)
        self.consider(s, KI_DRAW)
        self.consider(s, KI_BEST)
        self.consider(s, KI_FORCE)
        self.consider(s, KI_TECHNIQUE)
        self.consider(s, TURN_LIFE)
        self.consider(s, USE_LOCATION)

    def failures(self, s: SamuraiState, option: i64) -> i64:
        failed = self.own_failures(s, option)
        return rules.anytime_failures(s, s.player, option) if failed == OTHER_QUESTION else failed

    def choose(self, s: SamuraiState, option: i64) -> None:
        if self.own_failures(s, option) == OTHER_QUESTION:
            use(s, s.player, option)
        else:
            self.answer(s, option)

    def consider_own(self, s: SamuraiState) -> None:
        raise NotImplementedError

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        """OTHER_QUESTION for what is no answer to this question."""
        raise NotImplementedError

    def answer(self, s: SamuraiState, option: i64) -> None:
        raise NotImplementedError


def use(s: SamuraiState, p: i64, option: i64) -> None:
    """What may be used at any moment; the question that waited is asked again afterwards."""
    if option in (KI_DRAW, KI_BEST):
        s.push(PURCHASE, p, pick=ONE_OF_THREE if option == KI_BEST else 0)
        if s.climate_has(book.DISCARD_TO_BUY):
            s.push(DISCARD_FIRST, p)
    elif option == TURN_LIFE:
        s.set_seat_cell(p, OWN_LIFE, s.life(p) - 1)
        s.tell(facts.TURNED_LIFE, ids.A7, p)
        s.gain_ki(p, 1, ids.A7)
    elif option == USE_LOCATION:
        if not s.pay_ki(p, s.cost(), ids.L1):
            face = s.roll(p, ids.L1)
            change(s, p, s.cards.places[s.cells[layout.LOCATION]].results[face - 1], ids.L1)
    elif not s.pay_ki(p, s.cost(), ids.A4):
        s.move(p, FORCE if option == KI_FORCE else TECHNIQUE, 1, ids.A4)


def change(s: SamuraiState, p: i64, changes: list[tuple[i64, i64]], rule: i64) -> bool:
    """A result of a table, one change after the other; whether the fight is over by it."""
    for what, by in changes:
        if what <= GUARD:
            s.move(p, what, by, rule)
        elif what == book.DIE:
            s.raise_die(p, by, rule)
        elif what == book.LIFE and by > 0:
            s.set_seat_cell(p, OWN_LIFE, s.life(p) + by)
            s.tell(facts.GAINED_LIFE, rule, p, other=by)
        elif what == book.LIFE:
            if s.lose_life(p, -by, rule):
                return True
        elif what == book.KI and by > 0:
            s.gain_ki(p, by, rule)
        elif what == book.KI:
            if s.lose_ki(p, -by, rule):
                return True
        elif what == book.ROLL_FORCE:
            s.cells[layout.NEXT_FORCE] += s.roll(p, rule)
        elif what == book.ROLL_TECHNIQUE:
            s.cells[layout.NEXT_TECHNIQUE] += s.roll(p, rule)
    return False


# --- buying a card


class DiscardFirst(Decision[SamuraiState]):
    """WS-M2: in the fog a card leaves the hand before one is bought."""

    word: ClassVar[str] = "discard-first"

    def offer(self, s: SamuraiState) -> None:
        self.consider_cards(s, s.hand(s.player), DISCARD_CARD)

    def failures(self, s: SamuraiState, option: i64) -> i64:
        if option & KIND_MASK != DISCARD_CARD:
            return OTHER_QUESTION
        return 0 if s.holds(s.hand(s.player), option % DETAIL) else conditions.NOT_HELD

    def choose(self, s: SamuraiState, option: i64) -> None:
        player = s.player
        s.pop()
        s.discard(player, option % DETAIL, ids.M2)


class Purchase(Effect[SamuraiState]):
    """WS-K2, WS-D1: pay, and draw a card, or three to choose one from, as the player said."""

    word: ClassVar[str] = "purchase"

    def resolve(self, s: SamuraiState) -> None:
        player, way = s.player, s.pick
        s.pop()
        if s.pay_ki(player, s.cost(), ids.K2):
            return
        if way != ONE_OF_THREE:
            s.draw_actions(player, s.hand(player), 1, ids.K2)
            return
        s.draw_actions(player, LOOKED, layout.LOOKED_MAX, ids.D1)
        s.push(BEST_CARD, player)


class BestCard(Decision[SamuraiState]):
    """WS-D1: keep one of the three, the others are discarded."""

    word: ClassVar[str] = "best-card"
    secret: ClassVar[bool] = True

    def offer(self, s: SamuraiState) -> None:
        self.consider_cards(s, LOOKED, CHOOSE_CARD)

    def failures(self, s: SamuraiState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return OTHER_QUESTION
        return 0 if s.holds(LOOKED, option % DETAIL) else conditions.NOT_AMONG_THEM

    def choose(self, s: SamuraiState, option: i64) -> None:
        player = s.player
        s.pop()
        s.put(s.hand(player), s.take(LOOKED, option % DETAIL))
        while s.size(LOOKED) > 0:
            slot = s.learn(s.pop_slot(LOOKED), KNOWN_TO_ALL)
            s.put(ACTIONS_USED, slot)
            s.tell(facts.DISCARDED, ids.D1, player, slot & CARD)


# --- nothing to answer but `go on`


class GoOn(Moment):
    """A moment before something happens by itself; passed over if nothing could be used."""

    def resolve(self, s: SamuraiState) -> None:
        if s.offer() == 1:
            s.pop()
        else:
            s.ask_listed(s.player)

    def consider_own(self, s: SamuraiState) -> None:
        s.add_option(GO_ON)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        return 0 if option == GO_ON else OTHER_QUESTION

    def answer(self, s: SamuraiState, option: i64) -> None:
        s.pop()


class BeforeDefence(GoOn):
    word: ClassVar[str] = "before-defence"


class BeforeStrike(GoOn):
    word: ClassVar[str] = "before-strike"


class BeforeCounter(GoOn):
    """WS-K4: each Ki raises Guard by 1."""

    word: ClassVar[str] = "before-counter"

    def consider_own(self, s: SamuraiState) -> None:
        s.add_option(GO_ON)
        self.consider(s, KI_GUARD)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        if option == KI_GUARD:
            return rules.guard_failures(s, s.player)
        return 0 if option == GO_ON else OTHER_QUESTION

    def answer(self, s: SamuraiState, option: i64) -> None:
        player = s.player
        if option == GO_ON:
            s.pop()
        elif not s.pay_ki(player, s.cost(), ids.K4):
            s.move(player, GUARD, 1, ids.K4)


class BeforeHit(GoOn):
    word: ClassVar[str] = "before-hit"


class BeforeWound(GoOn):
    word: ClassVar[str] = "before-wound"


class BeforeEnd(GoOn):
    word: ClassVar[str] = "before-end"


PURCHASE: Final = Purchase()
DISCARD_FIRST: Final = DiscardFirst()
BEST_CARD: Final = BestCard()
BEFORE_DEFENCE: Final = BeforeDefence()
BEFORE_STRIKE: Final = BeforeStrike()
BEFORE_COUNTER: Final = BeforeCounter()
BEFORE_HIT: Final = BeforeHit()
BEFORE_WOUND: Final = BeforeWound()
BEFORE_END: Final = BeforeEnd()
