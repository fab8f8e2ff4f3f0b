"""How a round goes: turns, playing, shifting, activating, drawing, passing, and the end of a turn."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, cell_of, place_at, row_of, seat_of
from honjin.engine.machine import KNOWN_TO_ALL, NO_CARD, TURN, Decision, Effect
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout, rules
from honjin.games.gosu_x.engine.book import level_bit
from honjin.games.gosu_x.engine.layout import (
    ACTIVE,
    ADDITIONAL,
    COMING,
    DUE,
    EMPTY,
    LENGTHS,
    PASSED,
    RAISING,
    RAISING_DUE,
    ROUND,
    ROUND_TURNS,
    TOKENS,
    TURNS_LEFT,
    WONDER,
)
from honjin.games.gosu_x.engine.options import (
    ACTIVATE,
    CHOOSE_CARD,
    CHOOSE_PLACE,
    DETAIL,
    DRAW_ONE,
    DRAW_THREE,
    KIND_MASK,
    PASS,
    PAY,
    PAY_WONDER,
    PLAY,
    PLAY_RAISED,
    PLAY_RAISED_ROW,
    PLAY_ROW,
    SHIFT,
    SHIFT_RAISED,
    YES,
)
from honjin.games.gosu_x.engine.questions import YesNo
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import draw, fire, fire_all
from honjin.games.gosu_x.engine.verbs import harm
from honjin.games.gosu_x.engine.verbs.hand import Discard, shorten_bans
from honjin.games.gosu_x.engine.verbs.passing import pass_round

HAND_LIMIT: Final = 7
SHORT_HAND_LIMIT: Final = 5
ROUND_TURNS_MAX: Final = 120  # GX-Q6


class RoundOfTurns(Effect[XState]):
    """GX-T1, GX-Q2: turns alternate until both have passed, or have none left."""

    word: ClassVar[str] = "round"

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.cells[layout.FIRST] = s.player
            s.cells[ROUND_TURNS] = 0
            s.tell(facts.STARTED_ROUND, ids.T1, s.player, other=s.cells[ROUND])
            self.begin_turn(s, s.player, 0)
            return
        active = s.cells[ACTIVE]
        due = s.cells[DUE]
        if s.cells[ROUND_TURNS] < ROUND_TURNS_MAX:
            if due == 1 and self.may_go_on(s, active):
                self.begin_turn(s, active, 1)
                return
            p = 1 - active if self.may_go_on(s, 1 - active) else active
            if self.may_go_on(s, p):
                self.begin_turn(s, p, 0)
                return
        else:
            s.tell(facts.REACHED_LIMIT, ids.Q6, -1)
            if due == 1:
                s.tell(facts.LOST_TURN, ids.Q6, active)
        s.cells[DUE] = 0
        s.cells[RAISING_DUE] = 0
        s.cells[ADDITIONAL] = 0
        s.cells[RAISING] = 0
        s.pop()

    def may_go_on(self, s: XState, p: i64) -> bool:
        return s.seat_cell(p, PASSED) == 0 and s.seat_cell(p, TURNS_LEFT) != 0

    def begin_turn(self, s: XState, p: i64, additional: i64) -> None:
        s.cells[ACTIVE] = p
        s.cells[ADDITIONAL] = additional
        s.cells[RAISING] = s.cells[RAISING_DUE] if additional == 1 else 0
        s.cells[DUE] = 0
        s.cells[RAISING_DUE] = 0
        s.cells[TURN] += 1
        s.cells[ROUND_TURNS] += 1
        if additional == 1:
            s.tell(facts.STARTED_ADDITIONAL, ids.E7, p)
        else:
            s.tell(facts.STARTED_TURN, ids.T1, p)
        s.push(TURN_OF_PLAYER, p)


class Turn(Decision[XState]):
    """GX-T1: play a card, make a shift, use Activation tokens, or pass."""

    word: ClassVar[str] = "turn"

    def resolve(self, s: XState) -> None:
        player = s.player
        if s.step == 0:
            s.ask(player)
        elif s.step == 1:
            s.step = 2
            s.push(END_OF_TURN, player)
        else:
            s.pop()
            left = s.seat_cell(player, TURNS_LEFT)
            if left > 0:  # GX-Q2, GX-Q5: additional turns count
                s.set_seat_cell(player, TURNS_LEFT, left - 1)

    def offer(self, s: XState) -> None:
        player = s.player
        self.consider_playing(s, s.hand(player), PLAY, PLAY_ROW)
        if s.cells[RAISING] == 1:
            self.consider_playing(s, s.discard_pile(player), PLAY_RAISED, PLAY_RAISED_ROW)
        hand = s.hand(player)
        tokens = s.tokens(player)
        for row in range(ROWS):
            for column in range(s.row_length(player, row)):
                place = place_at(player, row, column)
                if rules.leaving_failures(s, player, place) == 0:
                    self.consider_shifts(s, hand, place)
                if tokens > 0:
                    self.consider(s, ACTIVATE + place)
        if tokens > 0:  # GX-T4: even if no card can be drawn
            s.add_option(DRAW_ONE)
            if tokens > 1:
                s.add_option(DRAW_THREE)
        self.consider(s, PASS)

    def consider_shifts(self, s: XState, hand: i64, place: i64) -> None:
        """Those of another level are left out before their conditions are asked for one by one."""
        level = level_bit(row_of(place))
        before: i64 = NO_CARD
        for index in range(s.size(hand)):
            card = s.card(hand, index)
            if card != before and s.cards.levels[card] & level != 0:
                self.consider(s, SHIFT + place * DETAIL + card)
            before = card
        if s.cells[RAISING] == 1 or s.has(place, book.SECRET_SHIFT):
            self.consider(s, SHIFT_RAISED + place)

    def consider_playing(self, s: XState, zone: i64, plain: i64, named: i64) -> None:
        before: i64 = NO_CARD
        for index in range(s.size(zone)):
            card = s.card(zone, index)
            if card == before:
                continue
            before = card
            if rules.only_row(s, card) >= 0:
                self.consider(s, plain + card)
            else:
                for row in range(ROWS):
                    self.consider(s, named + card * DETAIL + row)

    def failures(self, s: XState, option: i64) -> i64:
        kind = option & KIND_MASK
        player = s.player
        last = option % DETAIL
        other = option // DETAIL % DETAIL
        if kind == PLAY:
            return rules.placing_failures(s, player, last, 0, False, False)
        if kind == SHIFT:
            return rules.shift_failures(s, player, other, last)
        if kind == ACTIVATE:
            return rules.activation_failures(s, player, last)
        if kind == SHIFT_RAISED:
            return rules.raising_failures(s, player, last)
        if kind == PASS:
            return rules.pass_failures(s, player)
        if kind == DRAW_ONE:
            return 0 if s.tokens(player) > 0 else conditions.NO_TOKEN
        if kind == DRAW_THREE:
            return 0 if s.tokens(player) > 1 else conditions.NEEDS_TWO_TOKENS
        if kind == PLAY_ROW:
            return rules.placing_failures(s, player, other, last, True, False)
        if kind == PLAY_RAISED:
            return rules.placing_failures(s, player, last, 0, False, True)
        if kind == PLAY_RAISED_ROW:
            return rules.placing_failures(s, player, other, last, True, True)
        return conditions.OTHER_QUESTION

    def choose(self, s: XState, option: i64) -> None:
        s.step = 1
        player = s.player
        kind = option & KIND_MASK
        last = option % DETAIL
        other = option // DETAIL % DETAIL
        if kind == PASS:
            pass_round(s, player)
        elif kind == DRAW_ONE:
            s.spend(player, 1)
            draw(s, player, 1, ids.K1)
        elif kind == DRAW_THREE:
            s.spend(player, 2)
            fire_all(s, player, book.SPENT_TWO)
            draw(s, player, 3, ids.K1)
        elif kind == ACTIVATE:
            s.add_seat_cell(player, TOKENS, -1)
            s.place_token(last)
            card = s.card_at(last)
            s.tell(facts.ACTIVATED, ids.K2, player, card, last, s.tokens_on(last))
            s.push(ACTIVATION, player, card, last)
        elif kind == SHIFT:
            cost = rules.shift_cost(s, other)
            self.announce(s, s.hand(player), last)
            s.push(SHIFTING, player, last, other)
            s.push(PAYMENT, player, last, other, cost)
        elif kind == SHIFT_RAISED:
            s.push(RAISE, player, NO_CARD, last)
            s.push(PAYMENT, player, NO_CARD, last, rules.shift_cost(s, last))
        else:
            named = kind in (PLAY_ROW, PLAY_RAISED_ROW)
            card = other if named else last
            row = last if named else rules.only_row(s, card)
            cost = rules.placing_cost(s, player, card, row)
            raised = kind in (PLAY_RAISED, PLAY_RAISED_ROW)
            self.announce(s, s.discard_pile(player) if raised else s.hand(player), card)
            s.push(PLACE, player, card, row, 1 if raised else 0)
            s.push(PAYMENT, player, card, -1, cost)

    def announce(self, s: XState, zone: i64, card: i64) -> None:
        """GX-P8: the card leaves the hand before the cost is paid, so it cannot pay for itself."""
        s.learn(s.take(zone, card), KNOWN_TO_ALL)
        s.cells[COMING] = card


class Payment(Decision[XState]):
    """Discard the cost from the hand, a card at a time; the Wonder token saves one (GX-P6, GX-P8)."""

    word: ClassVar[str] = "payment"

    def resolve(self, s: XState) -> None:
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: XState) -> None:
        self.consider_cards(s, s.hand(s.player), PAY)
        self.consider(s, PAY_WONDER)

    def failures(self, s: XState, option: i64) -> i64:
        player = s.player
        card = option % DETAIL
        failed: i64 = 0
        if option == PAY_WONDER:
            if s.cells[WONDER] != player:
                return conditions.NO_WONDER
            card = NO_CARD
        elif option & KIND_MASK != PAY:
            return conditions.OTHER_QUESTION
        elif not s.holds(s.hand(player), card):
            failed |= conditions.CANNOT_PAY_WITH
        if s.source == NO_CARD and rules.spoils_raising(s, player, card):
            failed |= conditions.MUST_PAY_THE_RAISED
        return failed

    def choose(self, s: XState, option: i64) -> None:
        s.count -= 1
        if option == PAY_WONDER:
            s.cells[WONDER] = -1
            s.tell(facts.PAID_WONDER, ids.P6, s.player)
        else:
            s.discard(s.player, option % DETAIL, facts.PAID, ids.P2 if s.pick < 0 else ids.H1)


class Place(Effect[XState]):
    """GX-P4: the announced card takes the leftmost empty place of its row."""

    word: ClassVar[str] = "place"

    def resolve(self, s: XState) -> None:
        player, card, row, raised = s.player, s.source, s.pick, s.count
        s.pop()
        place = place_at(player, row, s.row_length(player, row))
        rule: i64 = ids.P3
        if row == 0:
            support = s.row_clans(player, 0)
            rule = ids.P1 if support == 0 else ids.P2
        if rules.joins_recruiter(s, player, row):
            rule = ids.P5
            if s.cells[layout.RECRUITS_ONCE] == 1:
                s.set_cell(place - 1, s.cell(place - 1) | layout.RECRUITED)
        s.cells[COMING] = NO_CARD
        s.add_seat_cell(player, LENGTHS + row, 1)
        s.enter(place, card)
        s.tell(facts.RAISED if raised == 1 else facts.PLACED, rule, player, card, place)
        if not s.has_full_army():
            s.push(RESOLUTION, player, card, place, 1)


class Shifting(Effect[XState]):
    """GX-H1, GX-H4: the new card in place, the old one in the discard."""

    word: ClassVar[str] = "shifting"

    def resolve(self, s: XState) -> None:
        player, card, place = s.player, s.source, s.pick
        rule: i64 = ids.H3 if s.count == 1 else ids.H1
        s.pop()
        old = s.clear(place)
        s.cells[COMING] = NO_CARD
        s.put(s.discard_pile(player), old + KNOWN_TO_ALL)
        s.enter(place, card)
        s.tell(facts.SHIFTED, rule, player, card, place, old)
        if not s.has_full_army():
            s.push(RESOLUTION, player, card, place, 1)


class Raise(Decision[XState]):
    """GX-H3: choose the new card in the discard, the cards just paid included."""

    word: ClassVar[str] = "raise"

    def offer(self, s: XState) -> None:
        self.consider_cards(s, s.discard_pile(s.player), CHOOSE_CARD)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(s.discard_pile(s.player), card) else conditions.NOT_IN_DISCARD
        return failed | rules.replacing_failures(s, s.pick, card)

    def choose(self, s: XState, option: i64) -> None:
        player, place, card = s.player, s.pick, option % DETAIL
        s.pop()
        s.take(s.discard_pile(player), card)
        s.cells[COMING] = card
        s.push(SHIFTING, player, card, place, 1)


class Activation(Effect[XState]):
    """GX-K2: a token was placed; the other player may cancel what it would do (GX-E16)."""

    word: ClassVar[str] = "activation"
    keeps_place: ClassVar[bool] = True

    def resolve(self, s: XState) -> None:
        player, card, place = s.player, s.source, s.pick
        if s.step == 0:
            s.step = 1
            if s.could_hold(1 - player, book.AGAINST_ACTIVATION):
                s.push(harm.REACT_TO_ACTIVATION, 1 - player, card)
                return
        s.pop()
        s.push(RESOLUTION, player, card, place)


class Resolution(YesNo):
    """GX-P7: a card's keywords, then its entry effect, and again by Echo if it has just entered (GX-E2)."""

    word: ClassVar[str] = "echo"
    keeps_place: ClassVar[bool] = True
    keeps_source: ClassVar[bool] = True

    def resolve(self, s: XState) -> None:
        place = s.pick
        step = s.step
        s.step = step + 1
        if step == 0:
            if s.count == 1 and s.has(place, book.WONDROUS):
                s.give_wonder(s.player)
            if s.cards.has_entry[s.face(place)] == 0:
                s.pop()
                return
            self.resolve_entry(s, facts.RESOLVED)
        elif step == 1 and s.count == 1 and s.stands(place) and s.has(place, book.ECHO):
            s.ask(s.player)
        else:
            s.pop()

    def resolve_entry(self, s: XState, kind: i64) -> None:
        face = s.face(s.pick)
        s.tell(kind, ids.P7 if kind == facts.RESOLVED else ids.E2, s.player, face, s.pick)
        s.push(s.cards.entry[face], s.player, s.source)

    def choose(self, s: XState, option: i64) -> None:
        if option == YES and s.cards.has_entry[s.face(s.pick)] == 1:
            self.resolve_entry(s, facts.ECHOED)


# --- the end of a turn


class EndOfTurn(Effect[XState]):
    """GX-T2: the effects of cards, the hand limit, and what lasted until now."""

    word: ClassVar[str] = "end-of-turn"

    def resolve(self, s: XState) -> None:
        player, step = s.player, s.step
        s.step = step + 1
        if step == 0:
            s.push(END_EFFECTS, player)
        elif step == 1:
            s.push(HAND_LIMIT_DISCARD, player)
        else:
            s.pop()
            shorten_bans(s, 1 - player)


class EndEffects(Decision[XState]):
    """GX-E12, GX-T2: in the order the active player wants, each checked when it resolves."""

    word: ClassVar[str] = "end-effects"

    def resolve(self, s: XState) -> None:
        waiting: i64 = 0
        if s.awaits(s.player, book.TURN_ENDED) and s.step < s.army_size(s.player):
            waiting = s.offer()
        if waiting == 0:
            s.pop()
        elif waiting == 1:
            self.choose(s, s.option(0))
        else:
            s.ask_listed(s.player)

    def offer(self, s: XState) -> None:
        for row in range(ROWS):
            for column in range(s.row_length(s.player, row)):
                self.consider(s, CHOOSE_PLACE + place_at(s.player, row, column))

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_PLACE:
            return conditions.OTHER_QUESTION
        place = option % DETAIL
        if seat_of(place) != s.player or s.cell(place) == EMPTY:
            return conditions.NO_TRIGGER_WAITS
        waits = s.has_trigger(place, book.TURN_ENDED) and s.count & cell_bit(place) == 0
        return 0 if waits else conditions.NO_TRIGGER_WAITS

    def choose(self, s: XState, option: i64) -> None:
        place = option % DETAIL
        s.count += cell_bit(place)
        s.step += 1
        fire(s, place, s.face(place), s.player)


def cell_bit(place: i64) -> i64:
    """A place of one army as a bit."""
    return 1 << cell_of(place)


class HandLimit(Discard):
    """GX-T2: down to seven cards, or five under Narashima."""

    word: ClassVar[str] = "hand-limit"

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = max(s.hand_size(s.player) - hand_limit(s), 0)
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def choose(self, s: XState, option: i64) -> None:
        s.count -= 1
        s.discard(s.player, option % DETAIL, facts.DISCARDED, ids.T2)


def hand_limit(s: XState) -> i64:
    short = s.ongoing(0, book.HAND_OF_FIVE) or s.ongoing(1, book.HAND_OF_FIVE)
    return SHORT_HAND_LIMIT if short else HAND_LIMIT


TURN_OF_PLAYER: Final = Turn()
PAYMENT: Final = Payment()
PLACE: Final = Place()
SHIFTING: Final = Shifting()
RAISE: Final = Raise()
ACTIVATION: Final = Activation()
RESOLUTION: Final = Resolution()
END_OF_TURN: Final = EndOfTurn()
END_EFFECTS: Final = EndEffects()
HAND_LIMIT_DISCARD: Final = HandLimit()
ROUND_OF_TURNS: Final = RoundOfTurns()
