"""How a game goes: set-up, rounds of turns, placing and mutating, the Great Battle."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, place_at
from honjin.engine.effect import EachPlayer
from honjin.engine.machine import CARD, KNOWN_TO_ALL, NO_CARD, TURN, Decision, Effect, seat_bit
from honjin.games.gosu_tactics.engine import conditions, facts, ids, layout, rules
from honjin.games.gosu_tactics.engine.layout import (
    ACTIVE,
    ADDITIONAL,
    ADVANTAGE,
    COMING,
    DECK,
    DISCARD,
    DUE,
    IMPRISONED,
    LENGTHS,
    LINKED,
    LINKING,
    PASSED,
    ROUND,
    TURNS,
    TURNS_LEFT,
    UNLIMITED,
)
from honjin.games.gosu_tactics.engine.options import (
    CHOOSE_CARD,
    CHOOSE_PLACE,
    DETAIL,
    KEEP,
    KIND_MASK,
    MUTATE,
    PASS,
    PAY,
    PLAY,
    REDRAW,
    ZOMBIE,
)
from honjin.games.gosu_tactics.engine.state import TacticsState
from honjin.games.gosu_tactics.engine.verbs import DiscardAside, SetAside

FIRST_HAND: Final = 10
HAND_SIZE: Final = 7
POINTS_TO_WIN: Final = 3
TURNS_AFTER_PASS: Final = 3
TURNS_MAX: Final = 60

# --- set-up


class SetUp(Effect[TacticsState]):
    """GT-S1 to GT-S3: the pile, the Advantage card, ten cards each, redraws, seven kept."""

    word: ClassVar[str] = "set-up"

    def resolve(self, s: TacticsState) -> None:
        step = s.step
        s.step = step + 1
        if step == 0:
            s.shuffle(DECK)
            s.tell(facts.SHUFFLED, ids.S1, -1)
            holder = s.number(s.players)
            s.cells[ADVANTAGE] = holder
            s.tell(facts.TOOK_ADVANTAGE, ids.S1, holder)
            for index in range(s.players):
                s.draw((holder + index) % s.players, FIRST_HAND, ids.S2)
            s.push(FIRST_REDRAWS, holder)
        elif step == 1:
            s.push(SETTING_ASIDE, s.cells[ADVANTAGE])
        elif step == 2:
            s.push(SHOWING_ASIDE, s.cells[ADVANTAGE])
        else:
            s.cells[ROUND] = 1
            s.pop()
            s.push(ROUND_OF_TURNS, s.cells[ADVANTAGE])


class Redraw(Decision[TacticsState]):
    """Keep the hand or draw it anew; everybody is asked, so that the question tells nothing."""

    word: ClassVar[str] = "redraw"

    def __init__(self, rule: i64) -> None:
        super().__init__()
        self.rule = rule

    def offer(self, s: TacticsState) -> None:
        s.add_option(KEEP)
        self.consider(s, REDRAW)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option == KEEP:
            return 0
        if option != REDRAW:
            return conditions.OTHER_QUESTION
        if self.rule == ids.S3:
            return conditions.HOLDS_TROOPER if rules.holds_trooper(s, s.player) else 0
        if s.hand_size(s.player) == 0:
            return conditions.NOTHING_TO_REDRAW
        return conditions.CAN_ACT if rules.can_act(s, s.player) else 0

    def choose(self, s: TacticsState, option: i64) -> None:
        player = s.player
        if option == KEEP:
            s.tell(facts.KEPT, self.rule, player)
            s.pop()
            return
        hand = s.hand(player)
        size = s.size(hand)
        s.tell(facts.REDREW, self.rule, player, other=size)
        while s.size(hand) > 0:
            s.discard(player, s.card(hand, 0), facts.DISCARDED, self.rule)
        s.draw(player, size, self.rule)


# --- the round


class RoundOfTurns(Effect[TacticsState]):
    """GT-R1 to GT-R5: turns go round until nobody has one left."""

    word: ClassVar[str] = "round"

    def resolve(self, s: TacticsState) -> None:
        if s.step == 0:
            s.step = 1
            s.cells[layout.FIRST] = s.player
            s.tell(facts.STARTED_ROUND, ids.S4, s.player, other=s.cells[ROUND])
            self.begin_turn(s, s.player, 0)
            return
        active = s.cells[ACTIVE]
        if s.cells[DUE] > 0 and self.may_go_on(s, active):
            s.cells[DUE] -= 1
            self.begin_turn(s, active, 1)
            return
        s.cells[DUE] = 0
        for index in range(1, s.players + 1):
            p = (active + index) % s.players
            if self.may_go_on(s, p) and s.seat_cell(p, TURNS_LEFT) != 0:
                self.begin_turn(s, p, 0)
                return
        s.cells[ADDITIONAL] = 0
        s.pop()
        s.push(GREAT_BATTLE, active)

    def may_go_on(self, s: TacticsState, p: i64) -> bool:
        return s.seat_cell(p, PASSED) == 0 and s.seat_cell(p, TURNS) < TURNS_MAX

    def begin_turn(self, s: TacticsState, p: i64, additional: i64) -> None:
        s.cells[ACTIVE] = p
        s.cells[ADDITIONAL] = additional
        s.cells[TURN] += 1
        if additional == 1:
            s.tell(facts.STARTED_ADDITIONAL, ids.R3, p)
        else:
            s.tell(facts.STARTED_TURN, ids.R1, p)
        s.push(TURN_OF_PLAYER, p)


class Turn(Decision[TacticsState]):
    """GT-R1: place a goblin, mutate one, or pass."""

    word: ClassVar[str] = "turn"

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        if s.step == 0:
            s.ask(player)
            return
        s.pop()
        # GT-R3: additional turns do not count against those left after a pass; GT-R5: they do for the limit.
        turns = s.seat_cell(player, TURNS) + 1
        s.set_seat_cell(player, TURNS, turns)
        if turns == TURNS_MAX:
            s.tell(facts.REACHED_LIMIT, ids.R5, player)
        left = s.seat_cell(player, TURNS_LEFT)
        if s.cells[ADDITIONAL] == 0 and left > 0:
            s.set_seat_cell(player, TURNS_LEFT, left - 1)

    def offer(self, s: TacticsState) -> None:
        player = s.player
        hand = s.hand(player)
        self.consider_cards(s, hand, PLAY)
        for row in range(ROWS):
            for column in range(s.row_length(player, row)):
                place = place_at(player, row, column)
                if rules.leaving_failures(s, player, place) == 0:
                    self.consider_cards(s, hand, MUTATE + place * DETAIL)
                    self.consider(s, ZOMBIE + place)
        s.add_option(PASS)

    def failures(self, s: TacticsState, option: i64) -> i64:
        kind = option & KIND_MASK
        if kind == PLAY:
            return rules.placing_failures(s, s.player, option % DETAIL)
        if kind == MUTATE:
            return rules.mutation_failures(s, s.player, option // DETAIL % DETAIL, option % DETAIL)
        if kind == ZOMBIE:
            return rules.zombie_failures(s, s.player, option % DETAIL)
        return 0 if kind == PASS else conditions.OTHER_QUESTION

    def choose(self, s: TacticsState, option: i64) -> None:
        s.step = 1
        player = s.player
        kind = option & KIND_MASK
        if kind == PASS:
            self.pass_round(s, player)
        elif kind == PLAY:
            card = option % DETAIL
            cost = rules.placing_cost(s, player, card)
            self.announce(s, player, card)
            s.push(PLACE, player, card)
            s.push(PAYMENT, player, card, pick=-1, count=cost)
        else:
            zombie = kind == ZOMBIE
            place = option % DETAIL if zombie else option // DETAIL % DETAIL
            card = NO_CARD if zombie else option % DETAIL
            if not zombie:
                self.announce(s, player, card)
            s.push(RAISE if zombie else MUTATION, player, card, pick=place)
            s.push(PAYMENT, player, card, pick=place, count=s.cards.mutation[s.cell(place) & CARD])

    def announce(self, s: TacticsState, player: i64, card: i64) -> None:
        """GT-A7: the card leaves the hand before the cost is paid, so it cannot pay for itself."""
        s.learn(s.take(s.hand(player), card), KNOWN_TO_ALL)
        s.cells[COMING] = card

    def pass_round(self, s: TacticsState, player: i64) -> None:
        """GT-R2: final for the round; the first pass leaves three turns to each other player."""
        s.set_seat_cell(player, PASSED, 1)
        s.set_seat_cell(player, TURNS_LEFT, 0)
        s.cells[DUE] = 0
        s.tell(facts.PASSED, ids.R2, player)
        for p in range(s.players):
            if s.seat_cell(p, TURNS_LEFT) == UNLIMITED:
                s.set_seat_cell(p, TURNS_LEFT, TURNS_AFTER_PASS)


class Payment(Decision[TacticsState]):
    """Discard the cost from the hand, a card at a time (GT-L2, GT-M1, GT-A7)."""

    word: ClassVar[str] = "payment"

    def resolve(self, s: TacticsState) -> None:
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: TacticsState) -> None:
        self.consider_cards(s, s.hand(s.player), PAY)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != PAY:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0
        hand = s.hand(s.player)
        if not s.holds(hand, card):
            failed |= conditions.CANNOT_PAY_WITH
        if s.source == NO_CARD and s.count == 1 and rules.must_pay_the_raised(s, hand, card):
            failed |= conditions.MUST_PAY_THE_RAISED
        return failed

    def choose(self, s: TacticsState, option: i64) -> None:
        s.count -= 1
        rule: i64 = rules.joining_rule(s, s.player) if s.pick < 0 else ids.M1
        s.discard(s.player, option % DETAIL, facts.PAID, rule)


class Place(Effect[TacticsState]):
    """The announced card takes the leftmost open place of its row (GT-A1), then its powers (GT-T4)."""

    word: ClassVar[str] = "place"

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        card = s.source
        s.pop()
        level = s.cards.level[card]
        place = place_at(player, level - 1, s.row_length(player, level - 1))
        rule: i64 = ids.L6 if level == 3 else ids.L5
        if level == 1:
            if s.army_size(player) == 0:
                rule = ids.L3 if s.seat_cell(player, layout.FIELDED) == 1 else ids.L1
            else:
                rule = rules.joining_rule(s, player)
        s.set_seat_cell(player, layout.FIELDED, 1)
        s.cells[COMING] = NO_CARD
        s.set_seat_cell(player, LENGTHS + level - 1, s.row_length(player, level - 1) + 1)
        s.enter(place, card)
        s.tell(facts.PLACED, rule, player, card, place)
        if not s.has_instant_win():
            push_arrival(s, player, card)


class Mutation(Effect[TacticsState]):
    """GT-M5: the new card in place, the old one in the discard, then powers: old, new, links (GT-T4)."""

    word: ClassVar[str] = "mutation"

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        card = s.source
        place = s.pick
        rule: i64 = ids.M3 if s.count == 1 else ids.M1  # raised from the discard, or from the hand
        s.pop()
        old = s.cell(place) & CARD
        s.cells[COMING] = NO_CARD
        s.enter(place, card)
        s.put(DISCARD, old + KNOWN_TO_ALL)
        s.tell(facts.MUTATED, rule, player, card, place, old)
        if not s.has_instant_win():
            push_arrival(s, player, card)
            if s.cards.has_mutated[old] == 1:
                s.push(s.cards.mutated[old], player, old)


class Raise(Decision[TacticsState]):
    """GT-M3: choose the replacement in the discard, the cards just paid included."""

    word: ClassVar[str] = "raise"

    def resolve(self, s: TacticsState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: TacticsState) -> None:
        self.consider_cards(s, DISCARD, CHOOSE_CARD)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(DISCARD, card) else conditions.NOT_IN_DISCARD
        return failed | rules.replacing_failures(s, s.pick, card)

    def choose(self, s: TacticsState, option: i64) -> None:
        player = s.player
        place = s.pick
        card = option % DETAIL
        s.pop()
        s.take(DISCARD, card)
        s.cells[COMING] = card
        s.push(MUTATION, player, card, pick=place, count=1)


def push_arrival(s: TacticsState, player: i64, card: i64) -> None:
    """GT-T4: the arrival powers first, then the links."""
    if s.marked(player, LINKED) >= 0:
        s.push(LINKS, player)
    if s.cards.has_arrival[card] == 1:
        s.push(s.cards.arrival[card], player, card)


class Links(Decision[TacticsState]):
    """GT-T2: the links that an arrival fires, in the order the active player wants."""

    word: ClassVar[str] = "links"

    def resolve(self, s: TacticsState) -> None:
        waiting = s.offer()
        if waiting == 0:
            s.pop()
        elif waiting == 1:
            self.choose(s, s.option(0))
        else:
            s.ask_listed(s.player)

    def offer(self, s: TacticsState) -> None:
        player = s.player
        for row in range(ROWS):
            for column in range(s.row_length(player, row)):
                self.consider(s, CHOOSE_PLACE + place_at(player, row, column))

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_PLACE:
            return conditions.OTHER_QUESTION
        cell = s.cell(option % DETAIL)
        waits = cell != layout.EMPTY and cell & layout.MARK == LINKED
        return 0 if waits else conditions.NO_LINK_WAITS

    def choose(self, s: TacticsState, option: i64) -> None:
        place = option % DETAIL
        s.set_mark(place, LINKING)
        card = s.cell(place) & CARD
        s.push(s.cards.link[card], s.player, card)


# --- the end of a round


class GreatBattle(Effect[TacticsState]):
    """GT-B1 to GT-B3: the strongest army takes a victory point; three win."""

    word: ClassVar[str] = "great-battle"

    def resolve(self, s: TacticsState) -> None:
        s.pop()
        best: i64 = 0
        for p in range(s.players):
            s.tell(facts.FOUGHT, ids.B1, p, other=s.strength(p))
            best = max(best, s.strength(p))
        holder = s.cells[ADVANTAGE]
        tied: i64 = 0
        for p in range(s.players):
            if s.strength(p) == best:
                tied += 1
        winners: i64 = 0
        for p in range(s.players):
            if s.strength(p) != best or (tied > 1 and s.strength(holder) == best and p != holder):
                continue
            points = s.points(p) + 1
            s.set_seat_cell(p, layout.POINTS, points)
            s.tell(facts.WON_POINT, ids.B2 if tied > 1 else ids.B1, p, other=points)
            if points >= POINTS_TO_WIN:
                winners |= seat_bit(p)
                s.tell(facts.WON, ids.B3, p, other=facts.THREE_POINTS)
        if winners != 0:
            s.end(winners, ids.B3)
        else:
            s.push(NEXT_ROUND, holder)


class NextRound(Effect[TacticsState]):
    """GT-N1 to GT-N3: releases, cards up to 7 minus the points, redraws."""

    word: ClassVar[str] = "next-round"

    def resolve(self, s: TacticsState) -> None:
        holder = s.player
        if s.step == 1:
            s.pop()
            s.push(ROUND_OF_TURNS, holder)
            return
        s.step = 1
        s.cells[ROUND] += 1
        for p in range(s.players):
            s.set_seat_cell(p, PASSED, 0)
            s.set_seat_cell(p, TURNS, 0)
            s.set_seat_cell(p, TURNS_LEFT, UNLIMITED)
        for p in range(s.players):
            for row in range(ROWS):
                for column in range(s.row_length(p, row)):
                    if s.cell(place_at(p, row, column)) & IMPRISONED != 0:
                        s.free(place_at(p, row, column))
        if s.has_instant_win():
            return
        for index in range(s.players):
            p = (holder + index) % s.players
            s.draw(p, max(HAND_SIZE - s.points(p) - s.hand_size(p), 0), ids.N2)
        s.push(NEXT_REDRAWS, holder)


# The same numbers in every Book, ahead of the cards' effects.
SET_UP: Final = SetUp()
FIRST_REDRAWS: Final = EachPlayer(Redraw(ids.S3))
SETTING_ASIDE: Final = EachPlayer(SetAside(half=False))
SHOWING_ASIDE: Final = DiscardAside(ids.S2)
ROUND_OF_TURNS: Final = RoundOfTurns()
TURN_OF_PLAYER: Final = Turn()
PAYMENT: Final = Payment()
PLACE: Final = Place()
MUTATION: Final = Mutation()
RAISE: Final = Raise()
LINKS: Final = Links()
GREAT_BATTLE: Final = GreatBattle()
NEXT_ROUND: Final = NextRound()
NEXT_REDRAWS: Final = EachPlayer(Redraw(ids.N3))

STRUCTURE: Final[list[tuple[str, Effect]]] = [
    ("set-up", SET_UP),
    ("first-redraws", FIRST_REDRAWS),
    ("setting-aside", SETTING_ASIDE),
    ("showing-aside", SHOWING_ASIDE),
    ("round", ROUND_OF_TURNS),
    ("turn", TURN_OF_PLAYER),
    ("payment", PAYMENT),
    ("place", PLACE),
    ("mutation", MUTATION),
    ("raise", RAISE),
    ("links", LINKS),
    ("great-battle", GREAT_BATTLE),
    ("next-round", NEXT_ROUND),
    ("next-redraws", NEXT_REDRAWS),
]


def begin(s: TacticsState) -> None:
    """All cards to the pile, then the set-up, up to the first decision."""
    for card in range(s.cards.faces):
        for _copy in range(s.cards.copies[card]):
            s.push_slot(DECK, card)
    s.push(SET_UP, 0)
    s.run()
