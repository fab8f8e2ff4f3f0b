"""An attack: three cards, the enemy's Defence, its Counter-attack, the combo and the die (WS-R2 to WS-R6)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.engine.machine import CARD, KNOWN_TO_ALL, NO_CARD, Effect
from honjin.games.way_of_the_samurai.engine import blows, book, conditions, facts, ids, layout, rules
from honjin.games.way_of_the_samurai.engine.blows import (
    GRAVE,
    LIGHT,
    ON_RIVAL,
    ON_SELF,
    TAKE_ONE,
    WOUNDING,
    charge,
)
from honjin.games.way_of_the_samurai.engine.book import GUARD, RED
from honjin.games.way_of_the_samurai.engine.conditions import OTHER_QUESTION
from honjin.games.way_of_the_samurai.engine.layout import COUNTER_CARD, DEFENCE, NONE, OWN_DIE, SPECIALS
from honjin.games.way_of_the_samurai.engine.moments import (
    BEFORE_COUNTER,
    BEFORE_DEFENCE,
    BEFORE_HIT,
    BEFORE_STRIKE,
    Moment,
)
from honjin.games.way_of_the_samurai.engine.options import (
    CASH_DIE,
    CHOOSE_GAUGE,
    CHOOSE_SYMBOL,
    COMBO_DIE,
    COMBO_KI,
    COMBO_SPECIAL,
    DETAIL,
    GO_ON,
    KI_REVEAL,
    KIND_MASK,
    NO,
    PLACE,
)
from honjin.games.way_of_the_samurai.engine.state import SamuraiState

# The steps of an attack.
FIRST_CARD: Final = 0
SECOND_CARD: Final = 1
AWAIT_DEFENCE: Final = 2
SHOW_DEFENCE: Final = 3
THIRD_CARD: Final = 4
AWAIT_STRIKE: Final = 5
MEET_DEFENCE: Final = 6
AWAIT_COUNTER: Final = 7
SHOW_COUNTER: Final = 8
AWAIT_HIT: Final = 9
MEET_COUNTER: Final = 10
COLLECT: Final = 11
CLEAR: Final = 12


class Attack(Effect[SamuraiState]):
    """One attack from its first card to its last; `count` Counter-attacks are still to come (WS-D2)."""

    word: ClassVar[str] = "attack"

    def resolve(self, s: SamuraiState) -> None:
        player, step = s.player, s.step
        s.step = step + 1
        if step in (FIRST_CARD, SECOND_CARD, THIRD_CARD):
            if step == FIRST_CARD:
                s.cells[layout.ACTIVE] = player
                s.count = 1
            s.push(PLACING, player)
        elif step == AWAIT_DEFENCE:
            if s.cells[DEFENCE] == NO_CARD:
                s.push(BEFORE_DEFENCE, player)
        elif step == SHOW_DEFENCE:
            show_defence(s, player, ids.R3)
        elif step == AWAIT_STRIKE:
            s.push(BEFORE_STRIKE, player)
        elif step == MEET_DEFENCE:
            meet_defence(s, player)
        elif step == AWAIT_COUNTER:
            # WS-A3: the first of the two that the Hard card brings is the one it was revealed for.
            if s.wields(player, book.GUARD_BEFORE_COUNTER) and not shows_hard(s):
                s.move(player, GUARD, 1, ids.A3)
            s.push(BEFORE_COUNTER, player)
        elif step == SHOW_COUNTER:
            s.put_used(COUNTER_CARD)
            s.cells[COUNTER_CARD] = s.next_adversary()
            s.tell(facts.REVEALED_COUNTER, ids.R5, player, s.cells[COUNTER_CARD])
        elif step == AWAIT_HIT:
            # WS-D2: the Hard card stands for two others.
            hard = shows_hard(s)
            s.count += 1 if hard else -1
            if not hard:
                s.push(BEFORE_HIT, player)
        elif step == MEET_COUNTER:
            if s.count > 0:
                s.step = AWAIT_COUNTER
            meet_counter(s, player)
        elif step == COLLECT:
            s.push(COLLECTING, player)
        else:
            s.pop()
            s.clear_attack(player)
            s.clear_adversaries()


def shows_hard(s: SamuraiState) -> bool:
    """Whether the Counter-attack last revealed is the Hard card (WS-D2)."""
    card = s.cells[COUNTER_CARD]
    return card != NO_CARD and s.cards.hard[card] == 1


def show_defence(s: SamuraiState, p: i64, rule: i64) -> None:
    """WS-R3, WS-K3: none other is revealed if one is in force."""
    if s.cells[DEFENCE] == NO_CARD:
        s.cells[DEFENCE] = s.next_adversary()
        s.tell(facts.REVEALED_DEFENCE, rule, p, s.cells[DEFENCE])


def meet_defence(s: SamuraiState, p: i64) -> None:
    """WS-R4: the levels asked for, reached after the third card; the Hard card cannot be pierced (WS-D2)."""
    card = s.cells[DEFENCE]
    if not rules.pierces(s, p):
        s.tell(facts.HELD, ids.D2 if s.cards.hard[card] == 1 else ids.R4, p, card)
        return
    s.tell(facts.PIERCED, ids.R4, p, card)
    life, ki = s.cards.life[card], s.cards.ki[card]
    if s.cards.either[card] == 1:
        s.push(TAKE_ONE, p, card, life, ki)
    else:
        blows.strike(s, p, life, ki, ids.R4)


def meet_counter(s: SamuraiState, p: i64) -> None:
    """WS-R5: Guard strictly below its number lets it through."""
    card = s.cells[COUNTER_CARD]
    if shows_hard(s):
        return
    if rules.disarms(s, p):
        s.tell(facts.CANCELLED, ids.A6, p, card)
        return
    if rules.parries(s, p):
        s.tell(facts.PARRIED, ids.R5, p, card)
        return
    s.tell(facts.HIT, ids.R5, p, card)
    if s.lose_life(p, s.cards.hit_life[card], ids.R5) or s.lose_ki(p, s.cards.hit_ki[card], ids.R5):
        return
    level = s.cards.wound[card]
    if level > 0:
        if s.wields(p, book.WOUNDS_WORSE):  # WS-A2
            level = GRAVE
        s.push(WOUNDING, p, card, ON_SELF, level)


# --- placing a card


class Placing(Moment):
    """WS-R2, WS-R4: a card of the hand or a stored Special; before the first, Ki reveals the Defence."""

    word: ClassVar[str] = "placing"

    def consider_own(self, s: SamuraiState) -> None:
        self.consider_cards(s, s.hand(s.player), PLACE)
        self.consider_cards(s, s.stored(s.player), PLACE)
        self.consider(s, KI_REVEAL)
        self.consider(s, GO_ON)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        player = s.player
        if option == KI_REVEAL:
            return rules.reveal_failures(s, player)
        if option == GO_ON:  # WS-R10
            return conditions.MUST_PLACE if rules.can_place(s, player) else 0
        if option & KIND_MASK != PLACE:
            return OTHER_QUESTION
        return 0 if rules.holds(s, player, option % DETAIL) else conditions.NOT_HELD

    def answer(self, s: SamuraiState, option: i64) -> None:
        player = s.player
        if option == KI_REVEAL:
            if not s.pay_ki(player, s.cost(), ids.K3):
                show_defence(s, player, ids.K3)
            return
        s.pop()
        if option != GO_ON:
            place(s, player, option % DETAIL)


def place(s: SamuraiState, p: i64, card: i64) -> None:
    """The card joins the attack and its lines are applied from the top; a Joker's are chosen (WS-C4)."""
    hand = s.hand(p)
    zone = hand if s.holds(hand, card) else s.stored(p)
    s.show(s.take(zone, card))
    s.join(card)
    index = s.size(s.attack(p))
    s.push_slot(s.attack(p), card + KNOWN_TO_ALL)
    s.set_seat_cell(p, layout.ATTACK_SYMBOLS + index, s.cards.symbol[card])
    rule: i64 = ids.R2 if index < layout.ATTACK_CARDS - 1 else ids.R4
    s.tell(facts.PLACED, rule, p, card)
    if s.cards.symbol[card] == NONE:
        s.push(JOKER, p, card)
    for gauge, by in s.cards.lines[card]:
        s.move(p, gauge, by, rule)


class Joker(Moment):
    """WS-C4: its symbol, red too, then one gauge of choice by 1."""

    word: ClassVar[str] = "joker"

    def consider_own(self, s: SamuraiState) -> None:
        if s.step == 0:
            for symbol in range(book.SYMBOL_COUNT):
                s.add_option(CHOOSE_SYMBOL + symbol)
        else:
            for gauge in range(GUARD + 1):
                s.add_option(CHOOSE_GAUGE + gauge)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        return 0 if option & KIND_MASK == (CHOOSE_SYMBOL if s.step == 0 else CHOOSE_GAUGE) else OTHER_QUESTION

    def answer(self, s: SamuraiState, option: i64) -> None:
        player, chosen = s.player, option % DETAIL
        if s.step == 0:
            s.step = 1
            s.set_seat_cell(player, layout.ATTACK_SYMBOLS + s.size(s.attack(player)) - 1, chosen)
            s.tell(facts.CHOSE_SYMBOL, ids.C4, player, other=chosen)
        else:
            s.pop()
            s.move(player, chosen, 1, ids.C4)


# --- combo and die


class Collecting(Moment):
    """WS-R6: what a combo brings and the wound die, each once, in the order the player likes.

    The first steps are the combo (WS-X1, WS-X3) and what the climate wants for it, clause by clause (WS-M1).
    """

    word: ClassVar[str] = "collecting"

    def resolve(self, s: SamuraiState) -> None:
        player, step, made = s.player, s.step, rules.combo(s, s.player)
        costs = s.climate_costs()
        if step <= len(costs):
            s.step = step + 1
            if made == NONE:
                return
            if step == 0:
                s.tell(facts.MADE_COMBO, ids.X3 if made == RED else ids.X1, player, other=made)
            elif costs[step - 1].when == book.AT_COMBO:
                charge(s, player, step - 1)
        elif rules.has_combo(s, player) or rules.has_die(s, player):
            s.ask(player)
        else:
            s.pop()

    def consider_own(self, s: SamuraiState) -> None:
        self.consider(s, COMBO_KI)
        self.consider(s, COMBO_SPECIAL)
        self.consider(s, COMBO_DIE)
        self.consider(s, CASH_DIE)
        s.add_option(NO)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        if option == NO:
            return 0
        if option == CASH_DIE:
            return rules.cash_failures(s, s.player)
        if option in (COMBO_KI, COMBO_SPECIAL, COMBO_DIE) and rules.combo(s, s.player) != NONE:
            return rules.combo_failures(s, s.player, option)
        return OTHER_QUESTION

    def answer(self, s: SamuraiState, option: i64) -> None:
        if option == NO:
            s.pop()
        elif option == CASH_DIE:
            s.count += rules.DIE_DONE
            cash(s, s.player)
        else:
            s.count += rules.COMBO_DONE
            collect(s, s.player, option)


def collect(s: SamuraiState, p: i64, option: i64) -> None:
    """What the player takes for the combo; against Kempo a red one rolls the blue die (WS-E4)."""
    if option == COMBO_KI:
        s.gain_ki(p, 1, ids.X1)
    elif option == COMBO_SPECIAL:
        slot = s.learn(s.pop_slot(SPECIALS), KNOWN_TO_ALL)
        s.put(s.stored(p), slot)
        s.tell(facts.GAINED_SPECIAL, ids.X2, p, slot & CARD)
    elif s.faces_enemy(book.HEADLESS):
        face = s.roll(p, ids.E4)
        if face > 4:
            s.push(WOUNDING, p, pick=ON_RIVAL, count=LIGHT if face == 5 else GRAVE)
    else:
        s.raise_die(p, 1, ids.X3)


def cash(s: SamuraiState, p: i64) -> None:
    """WS-X4: the wound die for what it is worth, and back to 1."""
    level = s.seat_cell(p, OWN_DIE)
    s.set_seat_cell(p, OWN_DIE, 1)
    s.tell(facts.CASHED_DIE, ids.X4, p, other=level)
    if level == 3:
        blows.strike(s, p, 1, 0, ids.X4)
    elif level == 4:
        s.push(TAKE_ONE, p, pick=1, count=1)
    else:
        s.push(WOUNDING, p, pick=ON_RIVAL, count=LIGHT if level == 5 else GRAVE)


ATTACKING: Final = Attack()
PLACING: Final = Placing()
JOKER: Final = Joker()
COLLECTING: Final = Collecting()
