"""Standing: what both sides have left, and the chance of winning that it gives."""

from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

from honjin.games.way_of_the_samurai import book, layout
from honjin.games.way_of_the_samurai.state import DIE_MAX, SamuraiState

ROUND_LOSS: Final = 2  # Life, of a side without Ki (WS-K1)
SURE: Final = 0.99  # the chance where the end of the round will win, unless something comes between
DOOMED: Final = 0.005  # where it will lose

# What a level of each thing adds to the log of the odds of winning, found by play (bench/balance_samurai.py).
LIFE: Final = 0.10
LOG_LIFE: Final = 1.10
KI: Final = 0.20
LOG_KI: Final = 0.25
ENEMY_LIFE: Final = 0.31
LOG_ENEMY_LIFE: Final = 0.30
ENEMY_KI: Final = 0.24
LOG_ENEMY_KI: Final = 0.50
SPECIAL: Final = 1.00
DIE: Final = (0.0, 0.0, 0.25, 0.55, 0.75, 0.95, 1.30)  # by its face
START: Final = -0.6  # before the first round against eight Life and five Ki
LITTLE: Final = 0.35  # keeps the logarithm of no Ki finite


@dataclass(frozen=True)
class Standing:
    """What both sides have left, as far as it decides the fight."""

    life: int
    ki: int
    enemy_life: int
    enemy_ki: int
    die: int
    specials: int


class Judge:
    """Says what a standing is worth to a seat, with its weapon, against its enemy."""

    def __init__(self, s: SamuraiState, p: int) -> None:
        self.s = s
        self.p = p
        rival = s.rival(p)
        self.standing = Standing(
            int(s.life(p)),
            int(s.ki(p)),
            int(s.life(rival)),
            int(s.ki(rival)),
            int(s.seat_cell(p, layout.DIE)),
            int(s.size(s.stored(p))),
        )
        self.headless = s.faces_enemy(book.HEADLESS)
        self.drains = s.faces_enemy(book.DRAINS)
        self.breaks = s.faces_enemy(book.BREAKS_WEAPON)
        self.turns = s.wields(p, book.LIFE_TO_KI)
        self.tires = s.wields(p, book.LIFE_COSTS_KI)
        self.factor = 2 if s.wields(p, book.DOUBLES) else 1
        self.cost = int(s.cost())
        self.wounds = [
            card
            for card in range(int(s.cards.faces))
            if s.cards.kind[card] == book.WOUND
            for _ in range(int(s.cards.copies[card]))
        ]
        self.affordable = (
            self.standing.ki - int(self.breaks)
        ) // self.cost  # WS-E2: the last Ki buys nothing
        self.now = self.chance(self.standing)
        self.victory = 1 - self.now  # what winning adds

    def chance(self, side: Standing) -> float:
        """Of winning the fight, by rule of thumb."""
        life, ki, enemy_life = side.life, side.ki, side.enemy_life
        if life <= 0 or (ki <= 0 and self.breaks):
            return 0.0
        if enemy_life <= 0:
            return 1.0
        # WS-K1: what the end of this round will take from a side without Ki.
        if side.enemy_ki == 0:
            enemy_life -= ROUND_LOSS
            if enemy_life <= 0:
                if not self.headless:
                    return SURE
                enemy_life = 1
        if ki == 0:
            if self.turns and life > 1:
                life, ki = life - 1, 1
            else:
                life -= ROUND_LOSS
                enemy_life += ROUND_LOSS if self.drains else 0
            if life <= 0:
                return DOOMED
        odds = (
            START
            + LIFE * (life - 8)
            + LOG_LIFE * log(life / 8)
            + KI * (ki - 5)
            + LOG_KI * log((ki + LITTLE) / (5 + LITTLE))
            - ENEMY_LIFE * (enemy_life - 8)
            - LOG_ENEMY_LIFE * log(enemy_life / 8)
            - ENEMY_KI * (side.enemy_ki - 5)
            - LOG_ENEMY_KI * log((side.enemy_ki + LITTLE) / (5 + LITTLE))
            + SPECIAL * side.specials
            + DIE[side.die]
        )
        return 1 / (1 + exp(-odds))

    def hurt(self, side: Standing, life: int, ki: int) -> Standing:
        """The seat loses Life and Ki (WS-A4, WS-E3)."""
        life = min(life, side.life)
        ki += life if self.tires else 0
        gained = life if self.drains else 0
        return replace(
            side, life=side.life - life, ki=max(side.ki - ki, 0), enemy_life=side.enemy_life + gained
        )

    def strike(self, side: Standing, life: int, ki: int) -> float:
        """The chance after the enemy loses Life and Ki."""
        left = side.enemy_life - self.factor * life
        after = replace(side, enemy_life=left, enemy_ki=max(side.enemy_ki - self.factor * ki, 0))
        if left > 0 or not self.headless:
            return self.chance(after)
        # WS-E4: a beheading with one of the Wound cards, else he is back.
        beheaded = sum(int(self.s.cards.fatal[card]) for card in self.wounds) / len(self.wounds)
        enemy = self.s.cells[layout.ENEMY]
        back = self.chance(replace(after, enemy_life=int(self.s.cards.enemy_life[enemy])))
        return beheaded + (1 - beheaded) * max(back, self.now)

    def wound_own(self, side: Standing, grave: bool) -> float:
        """The chance after a wound of the seat."""
        total = 0.0
        for card in self.wounds:
            if self.s.cards.fatal[card]:
                total += 0.0 if grave else self.chance(side)
            else:
                total += self.chance(self.hurt(side, *self.wound_loss(card, grave)))
        return total / len(self.wounds)

    def wound_enemy(self, side: Standing, grave: bool) -> float:
        """The chance after a wound of the enemy."""
        if grave and self.s.climate_has(book.GRAVE_WOUND_WINS):
            return 1.0
        total = 0.0
        for card in self.wounds:
            if self.s.cards.fatal[card]:
                total += 1.0 if grave else self.chance(side)
            else:
                total += self.strike(side, *self.wound_loss(card, grave))
        return total / len(self.wounds)

    def wound_loss(self, card: int, grave: bool) -> tuple[int, int]:
        """Life and Ki."""
        cards = self.s.cards
        if grave:
            return int(cards.grave_life[card]), int(cards.grave_ki[card])
        return int(cards.light_life[card]), int(cards.light_ki[card])

    def cashed(self, side: Standing) -> float:
        """The chance after the wound die is cashed (WS-X4)."""
        after = replace(side, die=1)
        if side.die == 3:
            return self.strike(after, 1, 0)
        if side.die == 4:
            return max(self.strike(after, 1, 0), self.strike(after, 0, 1))
        return self.wound_enemy(after, side.die == DIE_MAX)

    def red_combo(self, side: Standing) -> float:
        """The chance after three red symbols: the die rises, or is rolled against Kempo (WS-X3, WS-E4)."""
        if self.headless:
            return (4 * self.now + self.wound_enemy(side, False) + self.wound_enemy(side, True)) / 6
        return self.chance(replace(side, die=min(side.die + 1, DIE_MAX)))

    def with_special(self, more: int) -> float:
        """The chance with so many stored Specials more, or fewer."""
        return self.chance(replace(self.standing, specials=max(self.standing.specials + more, 0)))

    def paid(self, count: int) -> float:
        """What paying for something so often costs, as a chance."""
        ki = self.standing.ki - count * self.cost
        return self.now - self.chance(replace(self.standing, ki=ki)) if ki >= 0 else 1.0
