"""Standing: what both sides have left, and the chance of winning that it gives."""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.state import DIE_MAX, SamuraiState

ROUND_LOSS: Final = 2  # Life, of a side without Ki (WS-K1)
SURE: Final = 0.99  # the chance where the end of the round will win, unless something comes between
DOOMED: Final = 0.005  # where it will lose
MOST_COUNTED: Final = 40  # of Life or Ki; more is worth no more

# What a level of each thing adds to the log of the odds of winning, found by play (bench/balance_samurai.py).
LIFE_WEIGHT: Final = 0.10
LOG_LIFE_WEIGHT: Final = 1.10
KI_WEIGHT: Final = 0.20
LOG_KI_WEIGHT: Final = 0.25
ENEMY_LIFE_WEIGHT: Final = 0.31
LOG_ENEMY_LIFE_WEIGHT: Final = 0.30
ENEMY_KI_WEIGHT: Final = 0.24
LOG_ENEMY_KI_WEIGHT: Final = 0.50
SPECIAL_WEIGHT: Final = 1.00
START: Final = -0.6  # before the first round against eight Life and five Ki
LITTLE: Final = 0.35  # keeps the logarithm of no Ki finite


class Odds:
    """The same as tables by level: logarithms of odds that add up."""

    def __init__(self) -> None:
        lives, spirits = range(1, MOST_COUNTED + 1), range(MOST_COUNTED + 1)
        self.life = vec[float]([0.0] + [LIFE_WEIGHT * (n - 8) + LOG_LIFE_WEIGHT * log(n / 8) for n in lives])
        self.ki = vec[float](
            [KI_WEIGHT * (n - 5) + LOG_KI_WEIGHT * log((n + LITTLE) / (5 + LITTLE)) for n in spirits]
        )
        self.enemy_life = vec[float](
            [0.0] + [-ENEMY_LIFE_WEIGHT * (n - 8) - LOG_ENEMY_LIFE_WEIGHT * log(n / 8) for n in lives]
        )
        self.enemy_ki = vec[float](
            [
                -ENEMY_KI_WEIGHT * (n - 5) - LOG_ENEMY_KI_WEIGHT * log((n + LITTLE) / (5 + LITTLE))
                for n in spirits
            ]
        )
        self.die = vec[float]([0.0, 0.0, 0.25, 0.55, 0.75, 0.95, 1.30])  # by its face


ODDS: Final = Odds()


class Judge:
    """Says what a standing is worth to a seat, with its weapon, against its enemy."""

    def __init__(self, s: SamuraiState, p: i64) -> None:
        self.s = s
        self.p = p
        self.odds = ODDS
        rival = s.rival(p)
        self.life = s.life(p)
        self.ki = s.ki(p)
        self.enemy_life = s.life(rival)
        self.enemy_ki = s.ki(rival)
        self.die = s.seat_cell(p, layout.OWN_DIE)
        self.specials = s.size(s.stored(p))
        self.headless = s.faces_enemy(book.HEADLESS)
        self.drains = s.faces_enemy(book.DRAINS)
        self.breaks = s.faces_enemy(book.BREAKS_WEAPON)
        self.turns = s.wields(p, book.LIFE_TO_KI)
        self.tires = s.wields(p, book.LIFE_COSTS_KI)
        self.factor: i64 = 2 if s.wields(p, book.DOUBLES) else 1
        self.cost = s.cost()
        spare: i64 = 1 if self.breaks else 0  # WS-E2: the last Ki buys nothing
        self.affordable = (self.ki - spare) // self.cost
        self.wounds = vec[i64](capacity=8)
        for card in range(s.cards.faces):
            if s.cards.kind[card] == book.WOUND:
                for _copy in range(s.cards.copies[card]):
                    self.wounds = append(self.wounds, card)
        self.now = self.chance(self.life, self.ki, self.enemy_life, self.enemy_ki, self.die, self.specials)
        self.victory = 1.0 - self.now  # what winning adds

    def chance(self, life: i64, ki: i64, enemy_life: i64, enemy_ki: i64, die: i64, specials: i64) -> float:
        """Of winning the fight, by rule of thumb."""
        if life <= 0 or (ki <= 0 and self.breaks):
            return 0.0
        if enemy_life <= 0:
            return 1.0
        # WS-K1: what the end of this round will take from a side without Ki.
        if enemy_ki == 0:
            enemy_life -= ROUND_LOSS
            if enemy_life <= 0:
                if not self.headless:
                    return SURE
                enemy_life = 1
        if ki == 0:
            if self.turns and life > 1:
                life -= 1
                ki = 1
            else:
                life -= ROUND_LOSS
                if self.drains:
                    enemy_life += ROUND_LOSS
            if life <= 0:
                return DOOMED
        odds = self.odds
        total = (
            START
            + odds.life[min(life, MOST_COUNTED)]
            + odds.ki[min(ki, MOST_COUNTED)]
            + odds.enemy_life[min(enemy_life, MOST_COUNTED)]
            + odds.enemy_ki[min(enemy_ki, MOST_COUNTED)]
            + SPECIAL_WEIGHT * float(specials)
            + odds.die[die]
        )
        return 1.0 / (1.0 + exp(-total))

    # --- after losses of the seat

    def hurt(self, life: i64, ki: i64, enemy_life: i64, lost: i64, ki_lost: i64) -> tuple[i64, i64, i64]:
        """Life, Ki and the enemy's Life after the seat loses Life and Ki (WS-A4, WS-E3)."""
        lost = min(lost, life)
        if self.tires:
            ki_lost += lost
        if self.drains:
            enemy_life += lost
        return life - lost, max(ki - ki_lost, 0), enemy_life

    def after_hurt(self, life: i64, ki: i64, enemy_life: i64, lost: i64, ki_lost: i64) -> float:
        """The chance after that."""
        life, ki, enemy_life = self.hurt(life, ki, enemy_life, lost, ki_lost)
        return self.chance(life, ki, enemy_life, self.enemy_ki, self.die, self.specials)

    def hurt_now(self, lost: i64, ki_lost: i64) -> float:
        """The same from what the seat has now."""
        return self.after_hurt(self.life, self.ki, self.enemy_life, lost, ki_lost)

    def wound_own(self, life: i64, ki: i64, enemy_life: i64, grave: bool) -> float:
        """The chance after a wound of the seat that has this left."""
        cards = self.s.cards
        total = 0.0
        for card in self.wounds:
            if cards.fatal[card] != 0:
                total += 0.0 if grave else self.after_hurt(life, ki, enemy_life, 0, 0)
            elif grave:
                total += self.after_hurt(life, ki, enemy_life, cards.grave_life[card], cards.grave_ki[card])
            else:
                total += self.after_hurt(life, ki, enemy_life, cards.light_life[card], cards.light_ki[card])
        return total / float(len(self.wounds))

    def climate_loss(self, cost: book.Cost) -> float:
        """What a clause of the climate takes from the chance, the lesser of two where there is a choice."""
        if cost.defeat:
            return self.now
        if cost.either:
            return self.now - max(self.hurt_now(cost.life, 0), self.hurt_now(0, cost.ki))
        return self.now - self.hurt_now(cost.life, cost.ki)

    # --- after losses of the enemy

    def strike(self, die: i64, life: i64, ki: i64) -> float:
        """The chance after the enemy loses Life and Ki, the die at this."""
        left = self.enemy_life - self.factor * life
        enemy_ki = max(self.enemy_ki - self.factor * ki, 0)
        if left > 0 or not self.headless:
            return self.chance(self.life, self.ki, left, enemy_ki, die, self.specials)
        # WS-E4: a beheading with one of the Wound cards, else he is back.
        cards = self.s.cards
        fatal: i64 = 0
        for card in self.wounds:
            fatal += cards.fatal[card]
        beheaded = float(fatal) / float(len(self.wounds))
        full = cards.enemy_life[self.s.cells[layout.ENEMY]]
        back = self.chance(self.life, self.ki, full, enemy_ki, die, self.specials)
        return beheaded + (1.0 - beheaded) * (back if back > self.now else self.now)

    def wound_enemy(self, die: i64, grave: bool) -> float:
        """The chance after a wound of the enemy, the die at this."""
        if grave and self.s.climate_has(book.GRAVE_WOUND_WINS):
            return 1.0
        cards = self.s.cards
        total = 0.0
        for card in self.wounds:
            if cards.fatal[card] != 0:
                total += 1.0 if grave else self.with_die(die)
            elif grave:
                total += self.strike(die, cards.grave_life[card], cards.grave_ki[card])
            else:
                total += self.strike(die, cards.light_life[card], cards.light_ki[card])
        return total / float(len(self.wounds))

    def cashed(self, level: i64, back: i64) -> float:
        """The chance after the wound die is cashed at this level (WS-X4) and ends up at `back`."""
        if level == 3:
            return self.strike(back, 1, 0)
        if level == 4:
            return max(self.strike(back, 1, 0), self.strike(back, 0, 1))
        return self.wound_enemy(back, level == DIE_MAX)

    # --- with something more or less

    def with_die(self, die: i64) -> float:
        return self.chance(self.life, self.ki, self.enemy_life, self.enemy_ki, die, self.specials)

    def with_ki(self, ki: i64) -> float:
        return self.chance(self.life, ki, self.enemy_life, self.enemy_ki, self.die, self.specials)

    def with_special(self, more: i64) -> float:
        """With so many stored Specials more, or fewer."""
        specials = max(self.specials + more, 0)
        return self.chance(self.life, self.ki, self.enemy_life, self.enemy_ki, self.die, specials)

    def red_combo(self) -> float:
        """The chance after three red symbols: the die rises, or is rolled against Kempo (WS-X3, WS-E4)."""
        if self.headless:
            wounded = self.wound_enemy(self.die, False) + self.wound_enemy(self.die, True)
            return (4.0 * self.now + wounded) / 6.0
        return self.with_die(min(self.die + 1, DIE_MAX))

    def paid(self, count: i64) -> float:
        """What paying for something so often costs, as a chance."""
        ki = self.ki - count * self.cost
        return self.now - self.with_ki(ki) if ki >= 0 else 1.0
