"""Positions of Way of the Samurai: the start of any round, in a few lines of TOML."""

from collections.abc import Sequence
from typing import Final

from honjin.engine import machine
from honjin.engine.machine import EFFECT, KNOWN_TO_ALL, NO_CARD, STEP, TURN, UNKNOWN
from honjin.games.way_of_the_samurai.card import Item
from honjin.games.way_of_the_samurai.cardset import SamuraiCards, say
from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, HIGHEST, LOWEST, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.flow import FIGHTS, HAND_SIZE, ROUND_OF_ATTACKS, ROUNDS_MAX
from honjin.games.way_of_the_samurai.engine.layout import (
    ACTIONS,
    ACTIONS_USED,
    ADVERSARIES,
    ADVERSARIES_USED,
    BEATEN,
    BROKEN,
    ENEMY_KI,
    ENEMY_LIFE,
    MODE,
    OPPONENT,
    OWN_DIE,
    OWN_KI,
    OWN_LIFE,
    REDRAWN,
    ROUND,
    ROUNDS,
    SPECIALS,
    WAITING,
    WEAPON,
    WOUNDS,
)
from honjin.games.way_of_the_samurai.engine.state import CLAN, DUEL, SINGLE, SamuraiState
from honjin.table.forms import Node, card_of_this_set

LIFE_MAX: Final = 99
ROUNDS_STEP: Final = 2  # of the frame at the bottom: one round after the other

KINDS_OF: Final = {
    "action": (book.ACTION, book.SPECIAL),
    "special": (book.SPECIAL,),
    "adversary": (book.ADVERSARY,),
    "wound": (book.WOUND,),
}

# --- writing


def is_start(s: SamuraiState, attack: int, redraw: int) -> bool:
    """The first question of a round: of its first attack, or of the campaign's mulligan."""
    at = s.cells[machine.TOP]
    if s.cells[at + EFFECT] == redraw:
        return True
    below = at - machine.FRAME
    if below < machine.STACK or s.cells[below + EFFECT] != attack or s.cells[below + STEP] != 1:
        return False
    rounds = machine.STACK + machine.FRAME
    first = s.cells[rounds + EFFECT] == ROUND_OF_ATTACKS.number and s.cells[rounds + STEP] == 2
    untouched = s.cells[layout.DEFENCE] == NO_CARD and s.size(s.attack(s.player)) == 0
    return bool(first and untouched and s.player == 0 and s.depth() == 3 + s.players and as_dealt(s))


def as_dealt(s: SamuraiState) -> bool:
    """No card bought and no gauge moved but by an event (WS-G9), nor a mulligan declined before (WS-G5)."""
    if any(s.size(s.hand(p)) > HAND_SIZE for p in range(s.players)):
        return False
    if s.cells[MODE] not in (SINGLE, CLAN, DUEL):
        return bool(s.cells[REDRAWN] == 1)
    return not any(s.gauge(p, gauge) for p in range(s.players) for gauge in range(GUARD + 1))


def words(numbers: Sequence[int], cards: SamuraiCards) -> list[str]:
    return ["?" if number == UNKNOWN else cards.ids[number] for number in numbers]


def pile(s: SamuraiState, zone: int) -> list[int]:
    """From the top."""
    return [int(s.card(zone, index)) for index in reversed(range(s.size(zone)))]


def write_position(s: SamuraiState, cards: SamuraiCards) -> dict[str, object]:
    """A state, or an observation with ? for what the seat does not know; the hands lie on the deck again."""
    hands = [number for p in range(s.players) for number in pile(s, s.hand(p))]
    data: dict[str, object] = {
        "round": s.cells[ROUND],
        "rounds": s.cells[ROUNDS],
        "turn": s.cells[TURN],
        "beaten": s.cells[BEATEN],
        "action_top": words([*hands, *pile(s, ACTIONS)], cards),
        "action_used": words(pile(s, ACTIONS_USED), cards),
        "special_top": words(pile(s, SPECIALS), cards),
        "adversary_top": words(pile(s, ADVERSARIES), cards),
        "adversary_used": words(pile(s, ADVERSARIES_USED), cards),
        "wound_top": words(pile(s, WOUNDS), cards),
    }
    mode = s.cells[MODE]
    if mode != DUEL:
        data |= {"enemy_life": s.cells[ENEMY_LIFE], "enemy_ki": s.cells[ENEMY_KI]}
    if mode not in (SINGLE, CLAN, DUEL):
        opponents = cards.box.campaigns[mode - 2].opponents
        data |= {
            "opponent": opponents[s.cells[OPPONENT]].id,
            "waiting": [who.id for index, who in enumerate(opponents) if s.cells[WAITING] >> index & 1],
            "broken": [w.id for index, w in enumerate(cards.box.weapons) if s.cells[BROKEN] >> index & 1],
            "redrawn": bool(s.cells[REDRAWN]),
            "bonus": {"force": s.gauge(0, FORCE), "technique": s.gauge(0, TECHNIQUE)},
        }
    seats = [write_seat(s, p, cards) for p in range(s.players)]
    return {**data, **seats[0]} if s.players == 1 else {**data, "seats": seats}


def write_seat(s: SamuraiState, p: int, cards: SamuraiCards) -> dict[str, object]:
    return {
        "held": cards.box.weapons[s.seat_cell(p, WEAPON)].id,
        "life": s.life(p),
        "ki": s.ki(p),
        "die": s.seat_cell(p, OWN_DIE),
        "specials": words(pile(s, s.stored(p)), cards),
    }


# --- reading


class PositionReader:
    """Places the cards a position names; the others form the decks, and the round begins with a draw."""

    def __init__(self, node: Node, s: SamuraiState, cards: SamuraiCards) -> None:
        self.node = node
        self.s = s
        self.cards = cards
        self.left = [
            0 if s.cards.hard[number] and not s.cells[layout.HARD] else copies
            for number, copies in enumerate(cards.copies)
        ]
        self.had = list(self.left)

    def read(self) -> None:
        """Fill the blank state; what is wrong is among the node's problems afterwards."""
        node, s = self.node, self.s
        s.cells[ROUND] = node.number("round", 1, 1, ROUNDS_MAX - 1) - 1
        s.cells[ROUNDS] = node.number("rounds", s.cells[ROUND] + 1, 1, 9999) - 1
        s.cells[TURN] = node.number("turn", s.cells[ROUNDS] + 1, 1, 9999) - 1
        s.cells[BEATEN] = node.number("beaten", 0, 0, 9999)
        s.cells[machine.COUNTER] = node.number("counter", 0, 0, 99999)
        self.read_enemy()
        seats = [node] if s.players == 1 else node.need("seats", say("expected-two-seats")).items(2)
        for p, seat in enumerate(seats[: s.players]):
            self.read_seat(p, seat)
            if seat is not node:
                seat.only_these()
        self.refuse_weapons()
        tops = {
            zone: self.cards_under(f"{key}_top")
            for key, zone in (
                ("action", ACTIONS),
                ("special", SPECIALS),
                ("adversary", ADVERSARIES),
                ("wound", WOUNDS),
            )
        }
        for key, zone in (("action_used", ACTIONS_USED), ("adversary_used", ADVERSARIES_USED)):
            for number in self.cards_under(key):
                s.join(number)
                s.put(zone, number + KNOWN_TO_ALL)
        for number in tops[ACTIONS]:
            s.join(number)
        if node.problems:
            return
        for zone, top in tops.items():
            self.stack(zone, top)
        s.push(FIGHTS, 0)
        s.step = ROUNDS_STEP
        s.run()

    def read_enemy(self) -> None:
        node, s = self.node, self.s
        mode = s.cells[MODE]
        if mode == DUEL:
            return
        life, ki = 3, 3
        if mode == SINGLE:
            enemy = self.cards.box.enemies[s.cells[layout.ENEMY]]
            life, ki = enemy.life, enemy.ki
        elif mode != CLAN:
            life, ki = self.read_campaign(mode - 2)
        s.cells[ENEMY_LIFE] = node.number("enemy_life", life, 1, LIFE_MAX)
        s.cells[ENEMY_KI] = node.number("enemy_ki", ki, 0, LIFE_MAX)

    def read_campaign(self, number: int) -> tuple[int, int]:
        node, s = self.node, self.s
        opponents = self.cards.box.campaigns[number].opponents
        fought, waiting, broken = node.get("opponent"), node.get("waiting"), node.get("broken")
        who = self.index(fought, opponents) if fought is not None else 0
        s.cells[OPPONENT] = who
        s.cells[WAITING] = 2 ** len(opponents) - 1 if waiting is None else self.bits(waiting, opponents)
        s.cells[WAITING] &= ~(2**who)
        s.cells[BROKEN] = 0 if broken is None else self.bits(broken, self.cards.box.weapons)
        redrawn, bonus = node.get("redrawn"), node.get("bonus")
        s.cells[REDRAWN] = int(redrawn is not None and redrawn.flag())
        if bonus is not None:
            s.cells[layout.NEXT_FORCE] = bonus.number("force", 0, 0, HIGHEST)
            s.cells[layout.NEXT_TECHNIQUE] = bonus.number("technique", 0, 0, HIGHEST)
            bonus.only_these()
        return opponents[who].life or 3, opponents[who].ki

    def index(self, node: Node, items: Sequence[Item]) -> int:
        known = [item.id for item in items]
        word = node.text(known)
        return known.index(word) if word in known else 0

    def bits(self, node: Node, items: Sequence[Item]) -> int:
        return sum({2 ** self.index(item, items) for item in node.items()})

    def read_seat(self, p: int, seat: Node) -> None:
        s = self.s
        held = seat.get("held")
        if held is not None:
            s.set_seat_cell(p, WEAPON, self.index(held, self.cards.box.weapons))
        weapon = self.cards.box.weapons[s.seat_cell(p, WEAPON)]
        s.set_seat_cell(p, OWN_LIFE, seat.number("life", 8, 1, LIFE_MAX))
        s.set_seat_cell(p, OWN_KI, seat.number("ki", min(weapon.ki, weapon.ki_max), 0, weapon.ki_max))
        s.set_seat_cell(p, OWN_DIE, seat.number("die", weapon.die, 1, 6))
        specials = seat.get("specials")
        for node in specials.items() if specials is not None else ():
            number = self.card(node)
            if number >= 0 and s.cards.kind[number] != book.SPECIAL:
                node.wrong(say("expected-special"))
            elif number >= 0:
                s.put(s.stored(p), number + KNOWN_TO_ALL)

    def refuse_weapons(self) -> None:
        """WS-E2, WS-G4: no fight goes on without Ki against Takeshi, or with a broken weapon."""
        s = self.s
        for p in range(s.players):
            if s.ki(p) == 0 and s.faces_enemy(book.BREAKS_WEAPON):
                enemy = self.cards.box.enemies[s.cells[layout.ENEMY]]
                self.node.problems.append(say("form-no-ki", enemy=enemy.name, rule="WS-E2"))
            if s.cells[BROKEN] >> s.seat_cell(p, WEAPON) & 1:
                weapon = self.cards.box.weapons[s.seat_cell(p, WEAPON)]
                self.node.problems.append(say("form-broken", weapon=weapon.id, rule="WS-G4"))

    def cards_under(self, key: str) -> list[int]:
        """Cards of the deck that the key names; a Special may have joined the Actions (WS-X2)."""
        given = self.node.get(key)
        kinds = KINDS_OF[key.partition("_")[0]]
        found = []
        for node in given.items() if given is not None else ():
            number = self.card(node)
            if number >= 0 and self.s.cards.kind[number] not in kinds:
                node.wrong(say("expected-of-deck"))
            elif number >= 0:
                found.append(number)
        return found

    def card(self, node: Node) -> int:
        """A card that is still to be placed; -1 if there is none such."""
        word = node.text(expected=say("expected-card-id"))
        if word == "?":
            node.wrong(say("expected-no-unknown"))
            return -1
        number = self.cards.numbers.get(word, -1)
        if number < 0:
            node.wrong(card_of_this_set(word, self.cards.ids))
        elif self.left[number] == 0:
            node.wrong(say("expected-copies", copies=self.had[number]))
            return -1
        else:
            self.left[number] -= 1
        return number

    def stack(self, zone: int, top: list[int]) -> None:
        """The named cards on top, the first one highest; below them the rest, shuffled by the seed."""
        s = self.s
        family = {
            ACTIONS: book.ACTION,
            SPECIALS: book.SPECIAL,
            ADVERSARIES: book.ADVERSARY,
            WOUNDS: book.WOUND,
        }
        for number, copies in enumerate(self.left):
            if s.family(number) == family[zone]:
                for _ in range(copies):
                    s.push_slot(zone, number)
        if s.size(zone) > 1:
            s.shuffle(zone)
        for number in reversed(top):
            s.push_slot(zone, number)


# --- what no state can be


def shape_problems(s: SamuraiState) -> list[str]:
    """WS-C6, WS-K5, WS-X3: gauges, Ki and dice within their bounds."""
    problems: list[str] = []
    for p in range(s.players):
        if not 0 <= s.seat_cell(p, WEAPON) < len(s.cards.weapon_traits):
            return [say("form-weapon", seat=p)]
        for gauge in range(GUARD + 1):
            if not LOWEST <= s.gauge(p, gauge) <= s.gauge_max(p, gauge):
                problems.append(say("form-gauge", seat=p, found=int(s.gauge(p, gauge)), rule="WS-C6"))
        if not 0 <= s.ki(p) <= s.ki_max(p):
            problems.append(say("form-ki", seat=p, found=int(s.ki(p)), rule="WS-K5"))
        if not 1 <= s.seat_cell(p, OWN_DIE) <= 6:
            problems.append(say("form-die", seat=p, found=int(s.seat_cell(p, OWN_DIE)), rule="WS-X3"))
        if not s.is_over and s.life(p) < 1:
            problems.append(say("form-life", seat=p, found=int(s.life(p)), rule="WS-R8"))
    return problems
