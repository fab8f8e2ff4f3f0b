"""How a game goes: set-up, fights one after the other, rounds, campaigns and their events."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.engine.machine import CARD, KNOWN_TO_ALL, TURN, Decision, Effect, seat_bit
from honjin.games.way_of_the_samurai.engine import (
    attack,
    blows,
    book,
    conditions,
    facts,
    ids,
    layout,
    moments,
)
from honjin.games.way_of_the_samurai.engine.attack import ATTACKING
from honjin.games.way_of_the_samurai.engine.blows import (
    AFTER_WIN,
    LIGHT,
    LOSE_ONE,
    ON_SELF,
    TAKE_ONE,
    WOUNDING,
    charge,
)
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.layout import (
    ACTIONS,
    ADVERSARIES,
    BROKEN,
    EASIER_BY,
    ENEMY,
    ENEMY_KI,
    ENEMY_LIFE,
    MODE,
    NONE,
    OWN_DIE,
    OWN_KI,
    OWN_LIFE,
    ROUND,
    ROUNDS,
    SPECIALS,
    WAITING,
    WEAPON,
    WOUNDS,
)
from honjin.games.way_of_the_samurai.engine.moments import (
    BEFORE_END,
    BEST_CARD,
    DISCARD_FIRST,
    PURCHASE,
    change,
)
from honjin.games.way_of_the_samurai.engine.options import (
    CHOOSE_ENEMY,
    CHOOSE_WEAPON,
    DETAIL,
    KEEP,
    KIND_MASK,
    MULLIGAN,
)
from honjin.games.way_of_the_samurai.engine.rules import DIE_AT_TWO, RANDOM_SPECIAL
from honjin.games.way_of_the_samurai.engine.state import CLAN, DOJO, DUEL, SINGLE, SamuraiState

START_LIFE: Final = 8  # WS-S2
HAND_SIZE: Final = 6
ROUNDS_MAX: Final = 200  # WS-R12


def bit(index: i64) -> i64:
    return 1 << index


def is_campaign(s: SamuraiState) -> bool:
    return s.cells[MODE] not in (SINGLE, CLAN, DUEL)


def campaign(s: SamuraiState) -> i64:
    """Which campaign of the card set."""
    return s.cells[MODE] - 2


def first_opponent(s: SamuraiState) -> i64:
    """The number of the campaign's first opponent among those of all campaigns."""
    return 0 if campaign(s) == 0 else len(s.cards.campaign_ki[0])


# --- set-up


def begin(s: SamuraiState) -> None:
    """WS-S1, WS-S2: decks, gauges, Life, Ki and die, up to the first decision."""
    for card in range(s.cards.faces):
        if s.cards.hard[card] == 1 and s.cells[layout.HARD] == 0:
            continue
        zone: i64 = ACTIONS
        if s.cards.kind[card] == book.SPECIAL:
            zone = SPECIALS
        elif s.cards.kind[card] == book.ADVERSARY:
            zone = ADVERSARIES
        elif s.cards.kind[card] == book.WOUND:
            zone = WOUNDS
        for _copy in range(s.cards.copies[card]):
            s.push_slot(zone, card)
    s.shuffle(SPECIALS)
    if s.cells[EASIER_BY] & RANDOM_SPECIAL != 0 and s.size(SPECIALS) > 0:  # WS-D1
        slot = s.learn(s.pop_slot(SPECIALS), KNOWN_TO_ALL)
        s.join(slot & CARD)
        s.push_slot(ACTIONS, slot)
        s.tell(facts.JOINED, ids.D1, -1, slot & CARD)
    s.shuffle(ACTIONS)
    s.shuffle(ADVERSARIES)
    s.shuffle(WOUNDS)
    for p in range(s.players):
        equip(s, p)
    s.push(FIGHTS, 0)
    s.run()


def equip(s: SamuraiState, p: i64) -> None:
    weapon = s.seat_cell(p, WEAPON)
    s.set_seat_cell(p, OWN_LIFE, START_LIFE)
    s.set_seat_cell(p, OWN_KI, min(s.cards.weapon_ki[weapon], s.ki_max(p)))
    die = s.cards.weapon_die[weapon]
    s.set_seat_cell(p, OWN_DIE, max(die, 2) if s.cells[EASIER_BY] & DIE_AT_TWO != 0 else die)


# --- fights


class Fights(Effect[SamuraiState]):
    """WS-R8, WS-E5, WS-G1: one fight, or one after the other; always the frame at the bottom."""

    word: ClassVar[str] = "fights"

    def resolve(self, s: SamuraiState) -> None:
        step = s.step
        if step == 0:
            s.step = 1
            if is_campaign(s):
                s.push(NEXT_ENEMY, s.player)
        elif step == 1:
            s.step = 2
            self.meet(s)
        elif step == 2:
            s.push(ROUND_OF_ATTACKS, s.player)
        elif step == AFTER_WIN:
            self.leave(s)

    def meet(self, s: SamuraiState) -> None:
        """The enemy's Life and Ki: printed, or by the die (WS-E5, WS-G3)."""
        s.cells[ROUND] = 0
        if s.cells[MODE] == CLAN:
            face = s.roll(s.player, ids.E5) - 1
            s.cells[ENEMY_LIFE] = s.cards.clan_life[face]
            s.cells[ENEMY_KI] = s.cards.clan_ki[face]
        elif is_campaign(s):
            who = s.cells[layout.OPPONENT]
            life = s.cards.campaign_life[campaign(s)][who]
            s.cells[ENEMY_LIFE] = life if life > 0 else s.roll(s.player, ids.G3)
            s.cells[ENEMY_KI] = s.cards.campaign_ki[campaign(s)][who]
        elif s.cells[ENEMY] != NONE:
            s.cells[ENEMY_LIFE] = s.cards.enemy_life[s.cells[ENEMY]]
            s.cells[ENEMY_KI] = s.cards.enemy_ki[s.cells[ENEMY]]
        s.tell(facts.STARTED_FIGHT, ids.S1, s.player, other=s.cells[layout.BEATEN] + 1)

    def leave(self, s: SamuraiState) -> None:
        """After a win: the hand is discarded, nothing is shuffled; then an event and the next enemy."""
        player, way = s.player, s.pick
        s.clear_attack(player)
        s.clear_adversaries()
        discard_hand(s, player)
        s.step = 0
        s.pick = 0
        if s.cells[MODE] == CLAN:
            return
        if s.cells[MODE] == SINGLE or s.cells[WAITING] == 0:
            rule: i64 = ids.R8 if s.cells[MODE] == SINGLE else ids.G1
            if s.cells[MODE] != SINGLE:
                way = facts.DOJO_BEATEN if s.cells[MODE] == DOJO else facts.VILLAGE_LEFT
            s.tell(facts.WON, rule, player, other=way)
            s.end(seat_bit(player), rule)
            return
        s.push(EVENT, player)


class NextEnemy(Decision[SamuraiState]):
    """WS-G2, WS-G3: whom to fight next; the master waits for the others."""

    word: ClassVar[str] = "next-enemy"

    def offer(self, s: SamuraiState) -> None:
        for who in range(len(s.cards.campaign_ki[campaign(s)])):
            self.consider(s, CHOOSE_ENEMY + first_opponent(s) + who)

    def failures(self, s: SamuraiState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_ENEMY:
            return conditions.OTHER_QUESTION
        who = option % DETAIL - first_opponent(s)
        if not 0 <= who < len(s.cards.campaign_ki[campaign(s)]) or s.cells[WAITING] & bit(who) == 0:
            return conditions.BEATEN_ALREADY
        master = s.cards.campaign_master[campaign(s)]
        return conditions.MASTER_LAST if who == master and s.cells[WAITING] != bit(who) else 0

    def choose(self, s: SamuraiState, option: i64) -> None:
        player, who = s.player, option % DETAIL - first_opponent(s)
        s.pop()
        s.cells[WAITING] -= bit(who)
        s.cells[layout.OPPONENT] = who
        s.tell(
            facts.CHOSE_ENEMY,
            ids.G2 if s.cards.campaign_master[campaign(s)] >= 0 else ids.G3,
            player,
            other=first_opponent(s) + who,
        )


class Event(Effect[SamuraiState]):
    """WS-G4, WS-G8: what happens between two fights, by the die."""

    word: ClassVar[str] = "event"

    def resolve(self, s: SamuraiState) -> None:
        player = s.player
        s.pop()
        face = s.roll(player, ids.G4)
        changes = s.cards.events[s.cells[layout.EVENTS]].results[face - 1]
        for what, _ in changes:
            if what == book.BREAK:
                s.cells[BROKEN] |= bit(s.seat_cell(player, WEAPON))
                s.tell(facts.BROKE_WEAPON, ids.G4, player, other=s.seat_cell(player, WEAPON))
                if s.cells[BROKEN] == bit(len(s.cards.weapon_traits)) - 1:
                    s.defeat(player, ids.G4, facts.NO_WEAPON)
                else:
                    s.push(NEXT_WEAPON, player)
                return
        change(s, player, changes, ids.G4)


class NextWeapon(Decision[SamuraiState]):
    """WS-G4, WS-G9: another weapon, never a broken one, with its lasting effects only."""

    word: ClassVar[str] = "next-weapon"

    def offer(self, s: SamuraiState) -> None:
        for weapon in range(len(s.cards.weapon_traits)):
            self.consider(s, CHOOSE_WEAPON + weapon)

    def failures(self, s: SamuraiState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_WEAPON:
            return conditions.OTHER_QUESTION
        return conditions.WEAPON_BROKEN if s.cells[BROKEN] & bit(option % DETAIL) != 0 else 0

    def choose(self, s: SamuraiState, option: i64) -> None:
        player, weapon = s.player, option % DETAIL
        s.pop()
        s.set_seat_cell(player, WEAPON, weapon)
        s.set_seat_cell(player, OWN_KI, min(s.ki(player), s.ki_max(player)))
        guard = min(s.gauge(player, GUARD), s.gauge_max(player, GUARD))  # WS-A5
        s.set_seat_cell(player, layout.GAUGE_LEVELS + GUARD, guard)
        s.tell(facts.CHOSE_WEAPON, ids.G9, player, other=weapon)


# --- a round

# The steps of a round.
DRAW: Final = 0
FIRST_ATTACK: Final = 1
SECOND_ATTACK: Final = 2
AWAIT_END: Final = 3
ENEMY_LOSS: Final = 4
WEAPON_LOSS: Final = 5
OWN_LOSS: Final = 6
CLIMATE_COSTS: Final = 7


class RoundOfAttacks(Effect[SamuraiState]):
    """WS-R1, WS-R6, WS-R7: six cards, two attacks, and what the end of a round costs."""

    word: ClassVar[str] = "round"

    def resolve(self, s: SamuraiState) -> None:
        step = s.step
        s.step = step + 1
        if step == DRAW:
            self.start(s)
        elif step in (FIRST_ATTACK, SECOND_ATTACK):
            for index in range(s.players):
                s.push(ATTACKING, s.players - 1 - index)
        elif step == AWAIT_END:
            for index in range(s.players):
                s.push(BEFORE_END, s.players - 1 - index)
        elif step == ENEMY_LOSS:
            if s.players == 1 and s.cells[ENEMY_KI] == 0:
                blows.cut(s, 0, 2, ids.K1)
        elif step == WEAPON_LOSS:
            for index in range(s.players):
                p = s.players - 1 - index  # the last one pushed comes first
                if s.wields(p, book.TANGLES) and s.gauge(p, GUARD) < 0:
                    s.push(WOUNDING, p, pick=ON_SELF, count=LIGHT)
        elif step == OWN_LOSS:
            for p in range(s.players):
                if s.ki(p) == 0 and s.lose_life(p, 2, ids.K1):
                    return
        elif step == CLIMATE_COSTS:
            self.weather(s)
        else:
            s.pop()
            for p in range(s.players):
                discard_hand(s, p)

    def start(self, s: SamuraiState) -> None:
        s.cells[ROUND] += 1
        s.cells[ROUNDS] += 1
        s.cells[TURN] += 1
        s.tell(facts.STARTED_ROUND, ids.R1, -1, other=s.cells[ROUND])
        if s.cells[ROUND] >= ROUNDS_MAX:
            for p in range(s.players):
                s.tell_lost(p, ids.R12, facts.ROUNDS_OVER)
            s.end(0, ids.R12)
            return
        for p in range(s.players):
            for gauge in range(GUARD + 1):
                s.set_seat_cell(p, layout.GAUGE_LEVELS + gauge, 0)
        if s.cells[layout.NEXT_FORCE] > 0:  # WS-G9
            s.move(0, FORCE, s.cells[layout.NEXT_FORCE], ids.G4)
        if s.cells[layout.NEXT_TECHNIQUE] > 0:
            s.move(0, TECHNIQUE, s.cells[layout.NEXT_TECHNIQUE], ids.G4)
        s.cells[layout.NEXT_FORCE] = 0
        s.cells[layout.NEXT_TECHNIQUE] = 0
        if s.size(ACTIONS) < HAND_SIZE * s.players:  # WS-R9
            s.refill_actions()
        for p in range(s.players):
            s.draw_actions(p, s.hand(p), HAND_SIZE, ids.R1)
        if is_campaign(s) and s.cells[layout.REDRAWN] == 0:
            s.push(REDRAW, 0)

    def weather(self, s: SamuraiState) -> None:
        """WS-M5: the climate's clauses from the top, `count` of them are done; player after player."""
        costs, clause = s.climate_costs(), s.count
        if clause == len(costs):
            return
        s.step = CLIMATE_COSTS
        s.count = clause + 1
        if costs[clause].when == book.AT_ROUND_END:
            for index in range(s.players):
                s.push(CLIMATE_COST, s.players - 1 - index, pick=clause)  # the last one pushed comes first


class ClimateCost(Effect[SamuraiState]):
    """WS-M5: the clause `pick` of the climate, for one player."""

    word: ClassVar[str] = "climate-cost"

    def resolve(self, s: SamuraiState) -> None:
        player, clause = s.player, s.pick
        s.pop()
        charge(s, player, clause)


def discard_hand(s: SamuraiState, p: i64) -> None:
    """WS-R7: stored Specials stay."""
    hand = s.hand(p)
    while s.size(hand) > 0:
        s.discard(p, s.card(hand, 0), ids.R7)


class Redraw(Decision[SamuraiState]):
    """WS-G5: once a campaign, six new cards."""

    word: ClassVar[str] = "redraw"

    def offer(self, s: SamuraiState) -> None:
        s.add_option(KEEP)
        s.add_option(MULLIGAN)

    def failures(self, s: SamuraiState, option: i64) -> i64:
        return 0 if option in (KEEP, MULLIGAN) else conditions.OTHER_QUESTION

    def choose(self, s: SamuraiState, option: i64) -> None:
        player = s.player
        s.pop()
        if option == KEEP:
            s.tell(facts.KEPT, ids.G5, player)
            return
        s.cells[layout.REDRAWN] = 1
        s.tell(facts.REDREW, ids.G5, player)
        discard_hand(s, player)
        s.draw_actions(player, s.hand(player), HAND_SIZE, ids.G5)


# The same numbers in every Book; no effect belongs to a card.
FIGHTS: Final = Fights()
NEXT_ENEMY: Final = NextEnemy()
EVENT: Final = Event()
NEXT_WEAPON: Final = NextWeapon()
ROUND_OF_ATTACKS: Final = RoundOfAttacks()
CLIMATE_COST: Final = ClimateCost()
REDRAW: Final = Redraw()

STRUCTURE: Final[list[tuple[str, Effect]]] = [
    ("fights", FIGHTS),
    ("next-enemy", NEXT_ENEMY),
    ("event", EVENT),
    ("next-weapon", NEXT_WEAPON),
    ("round", ROUND_OF_ATTACKS),
    ("climate-cost", CLIMATE_COST),
    ("redraw", REDRAW),
    ("attack", ATTACKING),
    ("placing", attack.PLACING),
    ("joker", attack.JOKER),
    ("collecting", attack.COLLECTING),
    ("wound", WOUNDING),
    ("take-one", TAKE_ONE),
    ("lose-one", LOSE_ONE),
    ("purchase", PURCHASE),
    ("discard-first", DISCARD_FIRST),
    ("best-card", BEST_CARD),
    ("before-defence", moments.BEFORE_DEFENCE),
    ("before-strike", moments.BEFORE_STRIKE),
    ("before-counter", moments.BEFORE_COUNTER),
    ("before-hit", moments.BEFORE_HIT),
    ("before-wound", moments.BEFORE_WOUND),
    ("before-end", BEFORE_END),
]
