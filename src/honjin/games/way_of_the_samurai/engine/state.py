"""One moment of Way of the Samurai, read and changed in the words of the rulebook."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.chance import Stream
from honjin.engine.machine import (
    CARD,
    KNOWN_TO_ALL,
    NO_CARD,
    State,
    known_by,
    seat_bit,
)
from honjin.games.way_of_the_samurai.engine import book, facts, ids, layout
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, HIGHEST, LOWEST, SamuraiBook
from honjin.games.way_of_the_samurai.engine.layout import (
    ACTIONS,
    ACTIONS_USED,
    ADVERSARIES,
    ADVERSARIES_USED,
    CLIMATE,
    COUNTER_CARD,
    DEFENCE,
    ENEMY,
    ENEMY_KI,
    ENEMY_LIFE,
    GAUGE_LEVELS,
    JOINED,
    LOOKED,
    NONE,
    OWN_DIE,
    OWN_KI,
    OWN_LIFE,
    SEAT_CELLS,
    SEATS,
    SPECIALS,
    WEAPON,
    WOUNDS,
)

THE_ENEMY: Final = -1  # as a side of the fight, beside the seats
DIE_MAX: Final = 6
SINGLE: Final = 0
CLAN: Final = 1
DOJO: Final = 2
VILLAGE: Final = 3
DUEL: Final = 4


def rank(beaten: i64) -> i64:
    """WS-E5: 1 to 5, from up to 5 enemies beaten to 21 and more."""
    return min(1 + max(beaten - 1, 0) // 5, 5)


class SamuraiState(State):
    """A state of Way of the Samurai; `cards` is its Book."""

    def __init__(self, cards: SamuraiBook, cells: "vec[i64]") -> None:
        super().__init__(cards, cells)
        self.cards = cards

    def clone(self) -> "SamuraiState":
        return SamuraiState(self.cards, self.cells[:])

    # --- reading

    def seat_cell(self, p: i64, offset: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + offset
        return self.cells[at]

    def set_seat_cell(self, p: i64, offset: i64, value: i64) -> None:
        self.cells[SEATS + p * SEAT_CELLS + offset] = value

    def hand(self, p: i64) -> i64:
        return SEATS + p * SEAT_CELLS + layout.HAND

    def attack(self, p: i64) -> i64:
        """The cards of the attack, in the order they were placed."""
        return SEATS + p * SEAT_CELLS + layout.ATTACK

    def stored(self, p: i64) -> i64:
        return SEATS + p * SEAT_CELLS + layout.STORED

    def gauge(self, p: i64, gauge: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + GAUGE_LEVELS + gauge
        return self.cells[at]

    def life(self, side: i64) -> i64:
        return self.cells[ENEMY_LIFE] if side == THE_ENEMY else self.seat_cell(side, OWN_LIFE)

    def ki(self, side: i64) -> i64:
        return self.cells[ENEMY_KI] if side == THE_ENEMY else self.seat_cell(side, OWN_KI)

    def rival(self, p: i64) -> i64:
        """Whom the seat fights: the enemy, or the other player (WS-V1)."""
        return THE_ENEMY if self.players == 1 else 1 - p

    def wields(self, p: i64, trait: i64) -> bool:
        return self.cards.weapon_traits[self.seat_cell(p, WEAPON)] & trait != 0

    def faces_enemy(self, trait: i64) -> bool:
        enemy = self.cells[ENEMY]
        return enemy != NONE and self.cards.enemy_traits[enemy] & trait != 0

    def climate_has(self, trait: i64) -> bool:
        climate = self.cells[CLIMATE]
        return climate != NONE and self.cards.climate_traits[climate] & trait != 0

    def climate_costs(self) -> list[book.Cost]:
        """WS-M5: the clauses of the climate."""
        climate = self.cells[CLIMATE]
        return [] if climate == NONE else self.cards.climate_costs[climate]

    def ki_max(self, p: i64) -> i64:
        """WS-K5, WS-A3."""
        return self.cards.weapon_ki_max[self.seat_cell(p, WEAPON)]

    def gauge_max(self, p: i64, gauge: i64) -> i64:
        """WS-C6, WS-A5."""
        return self.cards.weapon_guard_max[self.seat_cell(p, WEAPON)] if gauge == GUARD else HIGHEST

    def damage_factor(self, p: i64) -> i64:
        """WS-A5: how often damage to the rival counts."""
        return 2 if self.wields(p, book.DOUBLES) else 1

    def cost(self) -> i64:
        """WS-M4: what a use of Ki costs."""
        return 2 if self.climate_has(book.DOUBLE_COSTS) else 1

    # --- gauges and the die

    def move(self, p: i64, gauge: i64, by: i64, rule: i64) -> None:
        """WS-C6: a change beyond the end stops at the end."""
        level = min(max(self.gauge(p, gauge) + by, LOWEST), self.gauge_max(p, gauge))
        self.cells[SEATS + p * SEAT_CELLS + GAUGE_LEVELS + gauge] = level
        self.tell(facts.MOVED_FORCE + gauge - FORCE, rule, p, other=level)

    def raise_die(self, p: i64, by: i64, rule: i64) -> None:
        level = min(max(self.seat_cell(p, OWN_DIE) + by, 1), DIE_MAX)
        self.set_seat_cell(p, OWN_DIE, level)
        self.tell(facts.RAISED_DIE, rule, p, other=level)

    def roll(self, p: i64, rule: i64) -> i64:
        """The blue die, 1 to 6."""
        face = self.number(book.SIDES) + 1
        self.tell(facts.ROLLED, rule, p, other=face)
        return face

    # --- Life and Ki; each says whether the fight is over by it

    def lose_ki(self, side: i64, count: i64, rule: i64) -> bool:
        """WS-K6: who has none loses nothing else; against Takeshi none is a defeat (WS-E2)."""
        lost = min(count, self.ki(side))
        if side == THE_ENEMY:
            if lost > 0:
                self.cells[ENEMY_KI] -= lost
                self.tell(facts.ENEMY_LOST_KI, rule, -1, other=lost)
            return False
        if lost > 0:
            self.cells[SEATS + side * SEAT_CELLS + OWN_KI] -= lost
            self.tell(facts.LOST_KI, rule, side, other=lost)
        return self.is_disarmed(side)

    def pay_ki(self, p: i64, count: i64, rule: i64) -> bool:
        self.cells[SEATS + p * SEAT_CELLS + OWN_KI] -= count
        self.tell(facts.PAID_KI, rule, p, other=count)
        return self.is_disarmed(p)

    def is_disarmed(self, p: i64) -> bool:
        """WS-E2: also by spending the last one."""
        if self.ki(p) > 0 or not self.faces_enemy(book.BREAKS_WEAPON):
            return False
        self.defeat(p, ids.E2, facts.NO_KI)
        return True

    def gain_ki(self, p: i64, count: i64, rule: i64) -> None:
        """WS-K5, WS-K6: a gain above the limit is lost."""
        gained = min(count, self.ki_max(p) - self.ki(p))
        if gained > 0:
            self.cells[SEATS + p * SEAT_CELLS + OWN_KI] += gained
            self.tell(facts.GAINED_KI, rule, p, other=gained)

    def lose_life(self, side: i64, count: i64, rule: i64) -> bool:
        """WS-R8: the last Life lost ends the fight at that very moment."""
        if side == THE_ENEMY:
            return self.hurt_enemy(count, rule)
        lost = min(count, self.life(side))
        if lost == 0:
            return False
        self.cells[SEATS + side * SEAT_CELLS + OWN_LIFE] -= lost
        self.tell(facts.LOST_LIFE, rule, side, other=lost)
        if self.faces_enemy(book.DRAINS):  # WS-E3
            self.cells[ENEMY_LIFE] += lost
            self.tell(facts.ENEMY_GAINED_LIFE, ids.E3, -1, other=lost)
        if self.life(side) == 0:
            self.defeat(side, ids.R8, facts.NO_LIFE)
            return True
        return self.wields(side, book.LIFE_COSTS_KI) and self.lose_ki(side, lost, ids.A4)

    def hurt_enemy(self, count: i64, rule: i64) -> bool:
        lost = min(count, self.cells[ENEMY_LIFE])
        if lost == 0:
            return False
        self.cells[ENEMY_LIFE] -= lost
        self.tell(facts.ENEMY_LOST_LIFE, rule, -1, other=lost)
        return self.cells[ENEMY_LIFE] == 0

    def defeat(self, p: i64, rule: i64, way: i64) -> None:
        """The seat has lost; in a duel the other has won."""
        self.tell_lost(p, rule, way)
        if self.players == 1:
            self.end(0, rule)
        else:
            self.tell(facts.WON, rule, 1 - p, other=facts.DUEL_WON)
            self.end(seat_bit(1 - p), rule)

    def tell_lost(self, p: i64, rule: i64, way: i64) -> None:
        """WS-E5: against the Clan the rank counts, not the way."""
        if self.cells[layout.MODE] == CLAN:
            way = facts.FIRST_RANK + rank(self.cells[layout.BEATEN]) - 1
        self.tell(facts.LOST, rule, p, other=way)

    # --- piles

    def draw_actions(self, p: i64, zone: i64, count: i64, rule: i64) -> None:
        """WS-R11: from the deck, refilled from its discard, as long as there are cards."""
        drawn = vec[i64]()
        while count > 0 and (self.size(ACTIONS) > 0 or self.refill_actions()):
            slot = self.learn(self.pop_slot(ACTIONS), known_by(p))
            self.put(zone, slot)
            drawn = append(drawn, slot)
            count -= 1
        self.tell_together(facts.DREW, rule, p, drawn)

    def refill_actions(self) -> bool:
        if self.size(ACTIONS_USED) == 0:
            return False
        while self.size(ACTIONS_USED) > 0:
            self.push_slot(ACTIONS, self.pop_slot(ACTIONS_USED))
        self.shuffle(ACTIONS)
        self.tell(facts.SHUFFLED_ACTIONS, ids.R9, -1)
        return True

    def next_adversary(self) -> i64:
        """WS-R9: the top card; with fewer than two the discard is shuffled in first."""
        if self.size(ADVERSARIES) < 2 and self.size(ADVERSARIES_USED) > 0:
            while self.size(ADVERSARIES_USED) > 0:
                self.push_slot(ADVERSARIES, self.pop_slot(ADVERSARIES_USED))
            self.shuffle(ADVERSARIES)
            self.tell(facts.SHUFFLED_ADVERSARIES, ids.R9, -1)
        return self.learn(self.pop_slot(ADVERSARIES), KNOWN_TO_ALL) & CARD

    def show(self, slot: i64) -> None:
        """A card of the seat's own, for everybody to see; alone, nobody learns anything by it (HJ-C5)."""
        if self.players > 1:
            self.learn(slot, KNOWN_TO_ALL)

    def discard(self, p: i64, card: i64, rule: i64) -> None:
        """From the hand to the Action discard, for everybody to see."""
        self.show(self.take(self.hand(p), card))
        self.put(ACTIONS_USED, card + KNOWN_TO_ALL)
        self.tell(facts.DISCARDED, rule, p, card)

    def join(self, card: i64) -> None:
        """WS-X2: a Special belongs to the Action deck from now on."""
        if self.cards.special[card] >= 0:
            self.cells[JOINED] |= self.special_bit(card)

    def special_bit(self, card: i64) -> i64:
        one: i64 = 1
        return one << self.cards.special[card]

    def clear_attack(self, p: i64) -> None:
        """WS-R6, WS-X2: the cards of the attack go to the Action discard."""
        attack = self.attack(p)
        while self.size(attack) > 0:
            self.put(ACTIONS_USED, self.pop_slot(attack))
        for index in range(layout.ATTACK_CARDS):
            self.set_seat_cell(p, layout.ATTACK_SYMBOLS + index, NONE)

    def clear_adversaries(self) -> None:
        """WS-R11: used Adversary cards have their own discard."""
        self.put_used(DEFENCE)
        self.put_used(COUNTER_CARD)

    def put_used(self, cell: i64) -> None:
        if self.cells[cell] != NO_CARD:
            self.put(ADVERSARIES_USED, self.cells[cell] + KNOWN_TO_ALL)
            self.cells[cell] = NO_CARD

    def break_off(self) -> None:
        """Nothing that waits will resolve, but the frame at the bottom, which leads from fight to fight."""
        while self.depth() > 1:
            self.pop()

    # --- what a seat knows

    def shown(self) -> i64:
        return self.cells[DEFENCE]

    def observe(self, seat: i64) -> "SamuraiState":
        seen = self.clone()
        seen.forget_key()
        seen.hide_order(ACTIONS, seat)
        seen.hide_order(SPECIALS, seat)
        seen.hide_order(ADVERSARIES, seat)
        seen.hide_order(WOUNDS, seat)
        seen.hide(LOOKED, seat)
        for p in range(self.players):
            if p != seat:
                seen.hide(seen.hand(p), seat)
        return seen

    def sample(self, stream: Stream) -> "SamuraiState":
        world = self.clone()
        world.guess_key(stream)
        left = world.left()
        actions = world.unseen(left, book.ACTION, stream)
        for p in range(world.players):
            actions = world.deal(world.hand(p), actions, known_by(p))
        if world.size(LOOKED) > 0:  # WS-D1: who chooses one of them knows them, attacker or not
            actions = world.deal(LOOKED, actions, known_by(world.seat))
        world.deal_order(ACTIONS, actions)
        world.deal_order(SPECIALS, world.unseen(left, book.SPECIAL, stream))
        world.deal_order(ADVERSARIES, world.unseen(left, book.ADVERSARY, stream))
        world.deal_order(WOUNDS, world.unseen(left, book.WOUND, stream))
        return world

    def left(self) -> "vec[i64]":
        """Copies of each card that this observation shows nowhere."""
        left = self.cards.copies[:]
        for card in range(self.cards.faces):
            if self.cards.hard[card] == 1 and self.cells[layout.HARD] == 0:
                left[card] = 0
        self.count_off(left, ACTIONS)
        self.count_off(left, ACTIONS_USED)
        self.count_off(left, SPECIALS)
        self.count_off(left, ADVERSARIES)
        self.count_off(left, ADVERSARIES_USED)
        self.count_off(left, WOUNDS)
        self.count_off(left, LOOKED)
        for p in range(self.players):
            self.count_off(left, self.hand(p))
            self.count_off(left, self.attack(p))
            self.count_off(left, self.stored(p))
        if self.cells[DEFENCE] != NO_CARD:
            left[self.cells[DEFENCE]] -= 1
        if self.cells[COUNTER_CARD] != NO_CARD:
            left[self.cells[COUNTER_CARD]] -= 1
        return left

    def family(self, card: i64) -> i64:
        """Which deck the card belongs to: a Special that has joined is an Action (WS-X2)."""
        kind = self.cards.kind[card]
        if kind == book.SPECIAL and self.cells[JOINED] & self.special_bit(card) != 0:
            return book.ACTION
        return kind

    def unseen(self, left: "vec[i64]", family: i64, stream: Stream) -> "vec[i64]":
        """The cards of one deck's family that are seen nowhere, shuffled."""
        unseen = vec[i64](capacity=layout.ACTIONS_MAX)
        for card in range(self.cards.faces):
            if self.family(card) == family:
                for _copy in range(left[card]):
                    unseen = append(unseen, card)
        stream.shuffle(unseen)
        return unseen


def blank_state(cards: SamuraiBook, cells: list[int]) -> SamuraiState:
    """A state with these cells; made here, since a vec handed to interpreted code is never freed."""
    return SamuraiState(cards, vec[i64](cells))
