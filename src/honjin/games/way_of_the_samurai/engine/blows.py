"""Blows: what a Defence, a Counter-attack, a wound or the die does to either side."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.engine.machine import CARD, NO_CARD, Effect
from honjin.games.way_of_the_samurai.engine import book, conditions, facts, ids, layout
from honjin.games.way_of_the_samurai.engine.conditions import OTHER_QUESTION
from honjin.games.way_of_the_samurai.engine.layout import BEATEN, ENEMY, ENEMY_LIFE, MODE, NONE, WOUNDS
from honjin.games.way_of_the_samurai.engine.moments import BEFORE_WOUND, Moment
from honjin.games.way_of_the_samurai.engine.options import TAKE_KI, TAKE_LIFE
from honjin.games.way_of_the_samurai.engine.state import DOJO, THE_ENEMY, VILLAGE, SamuraiState

LIGHT: Final = 1  # levels of wounds
GRAVE: Final = 2
ON_SELF: Final = 0  # whom a wound hits
ON_RIVAL: Final = 1
AFTER_WIN: Final = 3  # the step of the frame at the bottom, from which the next fight comes


def strike(s: SamuraiState, p: i64, life: i64, ki: i64, rule: i64, wound: bool = False) -> bool:
    """The seat hurts whom it fights, doubled by the Tanto (WS-A5); whether the fight is over."""
    factor = s.damage_factor(p)
    if s.lose_ki(s.rival(p), factor * ki, rule):
        return True
    return cut(s, p, factor * life, rule, wound)


def cut(s: SamuraiState, p: i64, life: i64, rule: i64, wound: bool = False) -> bool:
    """Whom the seat fights loses Life; whether the fight is over."""
    rival = s.rival(p)
    if not s.lose_life(rival, life, rule):
        return False
    if rival != THE_ENEMY:
        return True
    if not s.faces_enemy(book.HEADLESS):
        beat(s, p, rule, wound, facts.ENEMY_NO_LIFE)
        return True
    # WS-E4: he goes back to his Life and suffers a grave wound; damage beyond 0 is lost.
    s.cells[ENEMY_LIFE] = s.cards.enemy_life[s.cells[ENEMY]]
    s.tell(facts.ENEMY_ROSE, ids.E4, -1, other=s.cells[ENEMY_LIFE])
    s.push(WOUNDING, p, pick=ON_RIVAL, count=GRAVE)
    return False


def beat(s: SamuraiState, p: i64, rule: i64, wound: bool, way: i64) -> None:
    """WS-R8: at this very moment; what waited in this fight is broken off (WS-E5, WS-G1)."""
    s.cells[BEATEN] += 1
    s.cells[ENEMY_LIFE] = 0
    s.tell(facts.BEAT_ENEMY, rule, p, other=s.cells[BEATEN])
    if wound and (s.cells[MODE] == DOJO or s.cells[MODE] == VILLAGE):  # WS-G6
        s.set_seat_cell(p, layout.OWN_LIFE, s.life(p) + 1)
        s.tell(facts.GAINED_LIFE, ids.G6, p, other=1)
        s.gain_ki(p, 1, ids.G6)
    s.break_off()
    s.step = AFTER_WIN
    s.pick = way


class Wound(Effect[SamuraiState]):
    """WS-W1 to WS-W3: the top Wound card, its half of this level, and back into the five."""

    word: ClassVar[str] = "wound"

    def resolve(self, s: SamuraiState) -> None:
        player = s.player
        if s.step == 0:
            s.step = 1
            s.push(BEFORE_WOUND, player)
            return
        on_rival = s.pick == ON_RIVAL
        grave = s.count == GRAVE
        s.pop()
        if on_rival and grave and s.climate_has(book.GRAVE_WOUND_WINS):  # WS-M3
            if s.players == 1:
                beat(s, player, ids.M3, True, facts.ENEMY_GRAVE_WOUND)
            else:
                s.defeat(1 - player, ids.M3, facts.GRAVE_WOUND)
            return
        card = s.pop_slot(WOUNDS) & CARD
        s.tell(facts.REVEALED_WOUND, ids.W1, player, card, other=GRAVE if grave else LIGHT)
        s.push_slot(WOUNDS, card)
        s.shuffle(WOUNDS)
        if s.cards.fatal[card] == 1:
            self.fate(s, player, on_rival, grave)
            return
        life = s.cards.grave_life[card] if grave else s.cards.light_life[card]
        ki = s.cards.grave_ki[card] if grave else s.cards.light_ki[card]
        if on_rival:
            strike(s, player, life, ki, ids.W1, True)
        elif not s.lose_life(player, life, ids.W1):
            s.lose_ki(player, ki, ids.W1)

    def fate(self, s: SamuraiState, player: i64, on_rival: bool, grave: bool) -> None:
        """A dodge, or a beheading: whoever suffers it loses at once."""
        if not grave:
            s.tell(facts.DODGED, ids.W2, player)
            return
        s.tell(facts.BEHEADED, ids.W2, player)
        if on_rival and s.players == 1:
            beat(s, player, ids.W2, True, facts.ENEMY_BEHEADED)
        else:
            s.defeat(1 - player if on_rival else player, ids.W2, facts.HEAD_LOST)


class TakeOne(Moment):
    """The enemy loses Life or Ki, as the player likes (WS-R4, WS-X4): `pick` Life or `count` Ki."""

    word: ClassVar[str] = "take-one"

    def consider_own(self, s: SamuraiState) -> None:
        s.add_option(TAKE_LIFE)
        s.add_option(TAKE_KI)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        return 0 if option in (TAKE_LIFE, TAKE_KI) else OTHER_QUESTION

    def answer(self, s: SamuraiState, option: i64) -> None:
        player, life, ki = s.player, s.pick, s.count
        rule: i64 = ids.X4 if s.source == NO_CARD else ids.R4  # the die, or a Defence
        s.pop()
        if option == TAKE_LIFE:
            strike(s, player, life, 0, rule)
        else:
            strike(s, player, 0, ki, rule)


def charge(s: SamuraiState, p: i64, clause: i64) -> None:
    """WS-M5: what this clause of the climate costs the seat, if its gauge stands so low."""
    cost = s.climate_costs()[clause]
    if cost.gauge != NONE and s.gauge(p, cost.gauge) > cost.level:
        return
    if cost.defeat:
        s.defeat(p, cost.rule, facts.CLIMATE if cost.gauge == NONE else facts.LOW_GAUGE + cost.gauge)
    elif cost.either:
        s.push(LOSE_ONE, p, pick=clause)
    elif not s.lose_life(p, cost.life, cost.rule):
        s.lose_ki(p, cost.ki, cost.rule)


class LoseOne(Moment):
    """WS-M3, WS-M5: the player loses Life or Ki, as the player likes; `pick` is the climate's clause."""

    word: ClassVar[str] = "lose-one"

    def consider_own(self, s: SamuraiState) -> None:
        s.add_option(TAKE_LIFE)
        self.consider(s, TAKE_KI)

    def own_failures(self, s: SamuraiState, option: i64) -> i64:
        if option == TAKE_KI:
            return 0 if s.ki(s.player) > 0 else conditions.NO_KI_TO_LOSE
        return 0 if option == TAKE_LIFE else OTHER_QUESTION

    def answer(self, s: SamuraiState, option: i64) -> None:
        player, cost = s.player, s.climate_costs()[s.pick]
        s.pop()
        if option == TAKE_LIFE:
            s.lose_life(player, cost.life, cost.rule)
        else:
            s.lose_ki(player, cost.ki, cost.rule)


WOUNDING: Final = Wound()
TAKE_ONE: Final = TakeOne()
LOSE_ONE: Final = LoseOne()
