"""The swordsman, for Way of the Samurai: searches the cards of a round against all that may still come."""

from dataclasses import dataclass, replace
from itertools import combinations
from math import exp, log
from typing import Final

from honjin.ai.bot import Bot
from honjin.core.machine import NO_CARD, State
from honjin.games.way_of_the_samurai import book, layout, rules
from honjin.games.way_of_the_samurai.book import FORCE, GUARD, HIGHEST, LOWEST, RED, TECHNIQUE
from honjin.games.way_of_the_samurai.layout import ADVERSARIES, ADVERSARIES_USED, DEFENCE, NONE
from honjin.games.way_of_the_samurai.state import DIE_MAX, SamuraiState

Levels = tuple[int, int, int]  # Force, Technique, Guard
START: Final[Levels] = (0, 0, 0)
CARDS: Final = layout.ATTACK_CARDS
ROUND_LOSS: Final = 2  # Life, of a side without Ki (WS-K1)
WILD: Final = -1  # the symbol of a Joker that is not yet placed
WEAPON_ORDER: Final = "bokken katana naginata nodachi kusarigama katana-kodachi tanto"

# What a level of each thing adds to the log of the odds of winning (see bench/balance_samurai.py).
LIFE: Final = 0.30
LOG_LIFE: Final = 0.55
KI: Final = 0.16
LOG_KI: Final = 0.45
ENEMY_LIFE: Final = 0.30
LOG_ENEMY_LIFE: Final = 0.55
ENEMY_KI: Final = 0.14
LOG_ENEMY_KI: Final = 0.45
SPECIAL: Final = 0.22
DIE: Final = (0.0, 0.0, 0.12, 0.28, 0.34, 0.42, 0.75)
MORE_ENEMIES: Final = 0.4  # an enemy beaten of several, as odds
CARD: Final = 0.004  # a card more to choose from, as a chance


@dataclass(frozen=True)
class Side:
    """What both sides have left, as far as it decides the fight."""

    life: int
    ki: int
    enemy_life: int
    enemy_ki: int
    die: int
    specials: int


@dataclass(frozen=True)
class Blade:
    """A card of the hand, or a stored Special: what it moves, from the top, and its symbol."""

    card: int
    lines: tuple[tuple[int, int], ...]
    symbol: int
    stored: bool


class Swordsman(Bot):
    """Plays the order of cards with the best expectation; it sees what the observation shows."""

    def pick(self, state: State, budget: float | None) -> int:
        assert isinstance(state, SamuraiState)
        options = [int(state.option(index)) for index in range(state.offer())]
        if len(options) == 1:
            return options[0]
        mind = Mind(state)
        values = mind.weigh(options)
        return options[values.index(max(values))]


class Mind:
    """One decision of a seat: what each answer would lead to."""

    def __init__(self, s: SamuraiState) -> None:
        self.s = s
        self.p = int(s.seat)
        p = self.p
        rival = s.rival(p)
        self.side = Side(
            int(s.life(p)),
            int(s.ki(p)),
            int(s.life(rival)),
            int(s.ki(rival)),
            int(s.seat_cell(p, layout.DIE)),
            int(s.size(s.stored(p))),
        )
        self.levels: Levels = (
            int(s.gauge(p, FORCE)),
            int(s.gauge(p, TECHNIQUE)),
            int(s.gauge(p, GUARD)),
        )
        self.guard_max = int(s.gauge_max(p, GUARD))
        self.headless = s.faces_enemy(book.HEADLESS)
        self.drains = s.faces_enemy(book.DRAINS)
        self.breaks = s.faces_enemy(book.BREAKS_WEAPON)
        self.cancels = s.wields(p, book.DISARMS)
        self.buys = s.wields(p, book.BUYS_GAUGES)
        self.cost = int(s.cost())
        self.wounds = [
            card
            for card in range(int(s.cards.faces))
            if s.cards.kind[card] == book.WOUND
            for _ in range(int(s.cards.copies[card]))
        ]
        self.now = self.chance(self.side)
        self.memo: dict[tuple[Levels, int], float] = {}
        self.triple_memo: dict[int, list[tuple[Levels, float]]] = {}

    # --- what a situation is worth

    def chance(self, side: Side) -> float:
        """Of winning the fight, by rule of thumb."""
        if side.life <= 0 or (side.ki <= 0 and self.breaks):
            return 0.0
        if side.enemy_life <= 0:
            return 1.0
        odds = (
            LIFE * (side.life - 8)
            + LOG_LIFE * (log(side.life) - log(8))
            + KI * (side.ki - 5)
            + LOG_KI * (log(side.ki + 0.35) - log(5.35))
            - ENEMY_LIFE * (side.enemy_life - 8)
            - LOG_ENEMY_LIFE * (log(side.enemy_life) - log(8))
            - ENEMY_KI * (side.enemy_ki - 5)
            - LOG_ENEMY_KI * (log(side.enemy_ki + 0.35) - log(5.35))
            + SPECIAL * side.specials
            + DIE[side.die]
            - 0.8
        )
        return 1 / (1 + exp(-odds))

    def hurt(self, side: Side, life: int, ki: int) -> Side:
        """The seat loses Life and Ki."""
        life = min(life, side.life)
        if self.s.wields(self.p, book.LIFE_COSTS_KI):
            ki += life
        gained = life if self.drains else 0
        return replace(
            side, life=side.life - life, ki=max(side.ki - ki, 0), enemy_life=side.enemy_life + gained
        )

    def strike(self, side: Side, life: int, ki: int) -> float:
        """The chance after the enemy loses Life and Ki."""
        factor = 2 if self.s.wields(self.p, book.DOUBLES) else 1
        left = side.enemy_life - factor * life
        after = replace(side, enemy_life=left, enemy_ki=max(side.enemy_ki - factor * ki, 0))
        if left > 0 or not self.headless:
            return self.chance(after)
        # WS-E4: a beheading with one of the Wound cards, else he is back.
        beheaded = sum(int(self.s.cards.fatal[card]) for card in self.wounds) / len(self.wounds)
        back = self.chance(replace(after, enemy_life=8))
        return beheaded + (1 - beheaded) * max(back, self.now)

    def wound_own(self, side: Side, grave: bool) -> float:
        """The chance after a wound of the seat."""
        cards, total = self.s.cards, 0.0
        for card in self.wounds:
            if cards.fatal[card]:
                total += 0.0 if grave else self.chance(side)
                continue
            life = int(cards.grave_life[card] if grave else cards.light_life[card])
            ki = int(cards.grave_ki[card] if grave else cards.light_ki[card])
            total += self.chance(self.hurt(side, life, ki))
        return total / len(self.wounds)

    def wound_enemy(self, side: Side, grave: bool) -> float:
        cards, total = self.s.cards, 0.0
        if grave and self.s.climate_has(book.GRAVE_WOUND_WINS):
            return 1.0
        for card in self.wounds:
            if cards.fatal[card]:
                total += 1.0 if grave else self.chance(side)
                continue
            life = int(cards.grave_life[card] if grave else cards.light_life[card])
            ki = int(cards.grave_ki[card] if grave else cards.light_ki[card])
            total += self.strike(side, life, ki)
        return total / len(self.wounds)

    def cashed(self, side: Side) -> float:
        """The chance after the wound die is cashed (WS-X4)."""
        after = replace(side, die=1)
        if side.die == 3:
            return self.strike(after, 1, 0)
        if side.die == 4:
            return max(self.strike(after, 1, 0), self.strike(after, 0, 1))
        return self.wound_enemy(after, side.die == DIE_MAX)

    def paid(self, count: int) -> float:
        """What paying for something so often costs, as a chance."""
        ki = self.side.ki - count * self.cost
        return self.now - self.chance(replace(self.side, ki=ki)) if ki >= 0 else 1.0

    # --- what the adversary may bring

    def prepare(self) -> None:
        """Tables of this moment: gains of each Defence, losses by Guard, the worth of combos."""
        s, cards = self.s, self.s.cards
        left = s.left()
        deck = [
            card
            for card in range(int(cards.faces))
            if cards.kind[card] == book.ADVERSARY
            for _ in range(int(left[card]))
        ]
        if s.size(ADVERSARIES) < 2 or not deck:
            deck += [int(s.card(ADVERSARIES_USED, index)) for index in range(s.size(ADVERSARIES_USED))]
        self.deck = deck
        self.gains = {card: self.gain(card) for card in set(deck)}
        if s.cells[DEFENCE] != NO_CARD:
            self.gains[int(s.cells[DEFENCE])] = self.gain(int(s.cells[DEFENCE]))
        span = range(LOWEST, HIGHEST + 1)
        self.price = [self.paid(count) for count in range(min(self.side.ki // self.cost, 4) + 1)]
        self.struck = {
            (force, technique): sum(self.met(card, force, technique) for card in deck) / len(deck)
            for force in span
            for technique in span
        }
        self.risk = self.risks()
        self.covered = {guard: self.best_cover(guard) for guard in span}
        side = self.side
        ki = self.chance(replace(side, ki=min(side.ki + 1, int(s.ki_max(self.p)))))
        special = self.chance(replace(side, specials=side.specials + 1)) if s.size(layout.SPECIALS) else 0.0
        toll = self.paid(1) if s.climate_has(book.COMBO_COSTS_KI) else 0.0
        self.black = max(ki, special, self.now) - self.now - toll
        if self.headless:
            red = (4 * self.now + self.wound_enemy(side, False) + self.wound_enemy(side, True)) / 6
        else:
            red = self.chance(replace(side, die=min(side.die + 1, DIE_MAX)))
        self.red = max(red - self.now, 0.0) - toll
        self.kept = self.now - self.chance(replace(side, specials=max(side.specials - 1, 0)))
        self.low = self.now - self.wound_own(side, False) if s.wields(self.p, book.TANGLES) else 0.0

    def gain(self, card: int) -> float:
        """What piercing this Defence adds to the chance."""
        cards = self.s.cards
        if cards.hard[card]:
            return 0.0
        life, ki = int(cards.life[card]), int(cards.ki[card])
        if cards.either[card]:
            return max(self.strike(self.side, life, 0), self.strike(self.side, 0, ki)) - self.now
        return self.strike(self.side, life, ki) - self.now

    def met(self, card: int, force: int, technique: int) -> float:
        """What the Defence brings at these levels; with the Nodachi, what is missing may be bought."""
        cards = self.s.cards
        missing = max(int(cards.force[card]) - force, 0) + max(int(cards.technique[card]) - technique, 0)
        if missing == 0:
            return self.gains[card]
        if not self.buys or missing >= len(self.price):
            return 0.0
        return max(self.gains[card] - self.price[missing], 0.0)

    def risks(self) -> dict[int, float]:
        """What a Counter-attack is expected to cost, by Guard."""
        cards, total = self.s.cards, dict.fromkeys(range(LOWEST, HIGHEST + 1), 0.0)
        hard = sum(int(cards.hard[card]) for card in self.deck)
        for card in self.deck:
            if not cards.hard[card]:
                loss = self.hit_loss(card)
                for guard in range(LOWEST, int(cards.guard[card])):
                    total[guard] += loss / (len(self.deck) - hard)
        weight = 1 + hard / len(self.deck)
        return {guard: weight * loss for guard, loss in total.items()}

    def hit_loss(self, card: int) -> float:
        cards = self.s.cards
        after = self.hurt(self.side, int(cards.hit_life[card]), int(cards.hit_ki[card]))
        level = int(cards.wound[card])
        if level == 0:
            return self.now - self.chance(after)
        return self.now - self.wound_own(after, level == 2 or self.s.wields(self.p, book.WOUNDS_WORSE))

    def best_cover(self, guard: int) -> float:
        """The expected cost of a Counter-attack, Guard bought with Ki or not (WS-K4)."""
        if self.s.wields(self.p, book.GUARD_BEFORE_COUNTER):
            guard = min(guard + 1, self.guard_max)
        return min(
            price + self.risk[guard + more]
            for more, price in enumerate(self.price)
            if guard + more <= self.guard_max or more == 0
        )

    # --- the cards of an attack

    def gather(self) -> None:
        """The cards that can be placed, and whether another attack follows."""
        s, p, cards = self.s, self.p, self.s.cards
        self.blades = [self.blade(int(s.card(s.hand(p), i)), False) for i in range(s.size(s.hand(p)))]
        self.blades += [self.blade(int(s.card(s.stored(p), i)), True) for i in range(s.size(s.stored(p)))]
        self.placed = tuple(int(s.seat_cell(p, layout.SYMBOLS + i)) for i in range(s.size(s.attack(p))))
        held = int(s.size(s.hand(p)))
        # Two attacks a round: the first leaves three cards and more in hand, bought ones aside.
        self.more = self.first_attack()
        self.held = held
        del cards

    def first_attack(self) -> bool:
        """Whether a second attack of this round is still to come: the round's frame knows."""
        from honjin.core.machine import BOTTOM, EFFECT, FRAME, STEP, TOP
        from honjin.games.way_of_the_samurai.flow import ROUND_OF_ATTACKS, SECOND_ATTACK

        cells = self.s.cells
        frame = int(cells[TOP])
        while frame > BOTTOM:
            if cells[frame + EFFECT] == ROUND_OF_ATTACKS.number:
                return bool(cells[frame + STEP] <= SECOND_ATTACK)
            frame -= FRAME
        return False

    def blade(self, card: int, stored: bool) -> Blade:
        lines = tuple((int(gauge), int(by)) for gauge, by in self.s.cards.lines[card])
        return Blade(card, lines, int(self.s.cards.symbol[card]), stored)

    def moved(self, levels: Levels, lines: tuple[tuple[int, int], ...]) -> Levels:
        found = list(levels)
        for gauge, by in lines:
            top = self.guard_max if gauge == GUARD else HIGHEST
            found[gauge] = min(max(found[gauge] + by, LOWEST), top)
        return found[0], found[1], found[2]

    def placings(self, levels: Levels, index: int) -> list[Levels]:
        """The levels after this card; a Joker has three ways."""
        blade = self.blades[index]
        if blade.symbol != WILD:
            return [self.moved(levels, blade.lines)]
        return [self.moved(levels, ((gauge, 1),)) for gauge in (FORCE, TECHNIQUE, GUARD)]

    def combo(self, symbols: tuple[int, ...]) -> float:
        known = {symbol for symbol in symbols if symbol != WILD}
        if len(symbols) < CARDS or len(known) > 1:
            return 0.0
        return self.red if known == {RED} else self.black

    def plan(self, levels: Levels, symbols: tuple[int, ...], left: int, defence: int | None) -> float:
        """The best expectation of this attack and the next, with these cards left (as bits)."""
        if len(symbols) == CARDS or left == 0:
            gained = (
                self.struck[levels[0], levels[1]]
                if defence is None
                else self.met(defence, levels[0], levels[1])
            )
            return gained + self.combo(symbols) + self.after(levels, left)
        if len(symbols) == CARDS - 1 and defence is None:
            return sum(self.plan(levels, symbols, left, card) for card in self.deck) / len(self.deck)
        key = (levels, symbols, left, defence)
        if key not in self.plans:
            self.plans[key] = max(
                self.plan(after, (*symbols, self.blades[index].symbol), left & ~(1 << index), defence)
                - (self.kept if self.blades[index].stored else 0.0)
                for index in range(len(self.blades))
                if left >> index & 1
                for after in self.placings(levels, index)
            )
        return self.plans[key]

    def after(self, levels: Levels, left: int) -> float:
        """The Counter-attack, then the second attack or the end of the round."""
        key = (levels, left)
        if key not in self.memo:
            force, technique, guard = levels
            value = 0.0
            if not (self.cancels and technique == HIGHEST):
                value -= self.covered[guard]
            if self.s.wields(self.p, book.GUARD_BEFORE_COUNTER):
                guard = min(guard + 1, self.guard_max)
            if self.more:
                value += self.second((force, technique, guard), left)
            else:
                value += self.ending((force, technique, guard))
            self.memo[key] = value
        return self.memo[key]

    def ending(self, levels: Levels) -> float:
        """What the end of the round costs for these levels (WS-A6, WS-M1 to WS-M4)."""
        cost = self.low if levels[GUARD] < 0 else 0.0
        climate = self.s.cells[layout.CLIMATE]
        if climate != NONE:
            gauge = int(self.s.cards.climate_gauge[climate])
            if gauge != NONE and levels[gauge] == LOWEST:
                kills = self.s.climate_has(book.LOW_GAUGE_KILLS)
                cost += self.now if kills else self.now - self.chance(self.hurt(self.side, 1, 0))
        return -cost

    def triples(self, left: int) -> list[tuple[Levels, float]]:
        """What the cards left can do in the second attack: sums of levels, and combos less Specials used."""
        if left not in self.triple_memo:
            found: dict[Levels, float] = {}
            cards = [index for index in range(len(self.blades)) if left >> index & 1]
            for chosen in combinations(cards, min(CARDS, len(cards))):
                blades = [self.blades[index] for index in chosen]
                extra = self.combo(tuple(blade.symbol for blade in blades))
                extra -= self.kept * sum(blade.stored for blade in blades)
                sums = [0, 0, 0]
                for blade in blades:
                    for gauge, by in blade.lines:
                        sums[gauge] += by
                jokers = sum(blade.symbol == WILD for blade in blades)
                for gauge in (FORCE, TECHNIQUE, GUARD) if jokers else (FORCE,):
                    total = (
                        sums[0] + jokers * (gauge == FORCE),
                        sums[1] + jokers * (gauge == TECHNIQUE),
                        sums[2] + jokers * (gauge == GUARD),
                    )
                    found[total] = max(extra, found.get(total, -1.0))
            self.triple_memo[left] = list(found.items())
        return self.triple_memo[left]

    def second(self, levels: Levels, left: int) -> float:
        """The best three cards of the second attack, taken together."""
        best = -1.0
        for sums, extra in self.triples(left):
            force = min(max(levels[0] + sums[0], LOWEST), HIGHEST)
            technique = min(max(levels[1] + sums[1], LOWEST), HIGHEST)
            guard = min(max(levels[2] + sums[2], LOWEST), self.guard_max)
            value = extra + self.struck[force, technique]
            if not (self.cancels and technique == HIGHEST):
                value -= self.covered[guard]
            if self.low and guard < 0:
                value -= self.low
            best = max(best, value)
        return best

    # --- weighing the options

    def weigh(self, options: list[int]) -> list[float]:
        word = self.s.decision().word
        if word == "placing":
            return self.weigh_placing(options)
        if word == "joker":
            return self.weigh_joker(options)
        if word in ("before-counter", "before-strike"):
            return self.weigh_moment(options, word)
        if word == "combo":
            return [self.after_combo(option) for option in options]
        if word == "cashing":
            return [self.after_cashing(option) for option in options]
        if word in ("take-one", "lose-one"):
            return [self.after_loss(option, word == "take-one") for option in options]
        if word == "before-end":
            return [self.before_end(option) for option in options]
        if word in ("best-card", "discard-first"):
            sign = 1 if word == "best-card" else -1
            return [sign * self.liking(option % rules.FIRST) for option in options]
        if word == "redraw":
            return self.weigh_redraw(options)
        if word in ("next-enemy", "next-weapon"):
            return self.weigh_next(options, word)
        return [float(option == rules.GO_ON) for option in options]

    def ready(self) -> int:
        """Everything for `plan`; the cards left, as bits."""
        self.prepare()
        self.gather()
        self.plans: dict[tuple[Levels, tuple[int, ...], int, int | None], float] = {}
        return (1 << len(self.blades)) - 1

    def known(self) -> int | None:
        defence = int(self.s.cells[DEFENCE])
        return None if defence == NO_CARD else defence

    def weigh_placing(self, options: list[int]) -> list[float]:
        left, defence = self.ready(), self.known()
        values: dict[int, float] = {}
        for index, blade in enumerate(self.blades):
            option = rules.PLACE + blade.card
            if option in options:
                value = max(
                    self.plan(levels, (*self.placed, blade.symbol), left & ~(1 << index), defence)
                    for levels in self.placings(self.levels, index)
                ) - (self.kept if blade.stored else 0.0)
                values[option] = max(value, values.get(option, -1.0))
        best = max(values.values(), default=0.0)
        for option in options:
            if option == rules.KI_REVEAL:
                seen = sum(self.plan(self.levels, self.placed, left, card) for card in self.deck)
                values[option] = seen / len(self.deck) - self.paid(1)
            elif option == rules.KI_DRAW:
                values[option] = self.drawn(best, left, defence) - self.paid(1)
            elif option in (rules.KI_FORCE, rules.KI_TECHNIQUE):
                values[option] = -1.0  # when the Defence is about to be met
            elif option == rules.GO_ON:
                values[option] = best
        return [values.get(option, -1.0) for option in options]

    def drawn(self, best: float, left: int, defence: int | None) -> float:
        """A card more: as the third of this attack, else something for the next."""
        if len(self.placed) < CARDS - 1 or defence is None:
            return -1.0
        s, unseen = self.s, self.s.left()
        cards = [
            card
            for card in range(int(s.cards.faces))
            if s.family(card) == book.ACTION
            for _ in range(int(unseen[card]))
        ]
        if not cards:
            return -1.0
        total = 0.0
        for card in cards:
            self.blades.append(self.blade(card, False))
            symbols = (*self.placed, self.blades[-1].symbol)
            ways = self.placings(self.levels, len(self.blades) - 1)
            total += max(best + CARD, *(self.plan(levels, symbols, left, defence) for levels in ways))
            self.blades.pop()
        return total / len(cards)

    def weigh_joker(self, options: list[int]) -> list[float]:
        left, defence = self.ready(), self.known()
        values = []
        for option in options:
            detail = option % rules.FIRST
            if option // rules.KIND * rules.KIND == rules.CHOOSE_SYMBOL:
                symbols = (*self.placed[:-1], detail)
                ways = [self.moved(self.levels, ((gauge, 1),)) for gauge in (FORCE, TECHNIQUE, GUARD)]
            elif option // rules.KIND * rules.KIND == rules.CHOOSE_GAUGE:
                symbols, ways = self.placed, [self.moved(self.levels, ((detail, 1),))]
            else:
                values.append(-1.0)
                continue
            values.append(max(self.plan(levels, symbols, left, defence) for levels in ways))
        return values

    def weigh_moment(self, options: list[int], word: str) -> list[float]:
        """Before the Defence: levels bought (WS-A4); before the Counter-attack: Guard bought (WS-K4)."""
        left, defence = self.ready(), self.known()
        values = []
        for option in options:
            if option == rules.GO_ON:
                values.append(0.0)
            elif word == "before-strike" and option in (rules.KI_FORCE, rules.KI_TECHNIQUE):
                values.append(self.bought(FORCE if option == rules.KI_FORCE else TECHNIQUE, defence, left))
            elif word == "before-counter" and option == rules.KI_GUARD:
                values.append(self.guarded(left))
            else:
                values.append(-1.0)
        return values

    def bought(self, gauge: int, defence: int | None, left: int) -> float:
        """The best that comes of buying levels, this gauge first."""
        if defence is None:
            return -1.0
        self.buys = False  # what is bought now is counted here
        best, base = -1.0, self.met(defence, *self.levels[:2]) + self.after(self.levels, left)
        for count in range(1, self.side.ki // self.cost + 1):
            for first in range(1, count + 1):
                more = [0, 0]
                more[gauge], more[1 - gauge] = first, count - first
                levels = self.moved(self.levels, ((FORCE, more[0]), (TECHNIQUE, more[1])))
                value = self.met(defence, *levels[:2]) + self.after(levels, left)
                best = max(best, value - base - self.paid(count))
        return best

    def guarded(self, left: int) -> float:
        """The best that comes of buying Guard, against leaving it."""
        if self.cancels and self.levels[1] == HIGHEST:
            return -1.0
        values = []
        for more in range(min(self.side.ki // self.cost, self.guard_max - self.levels[2]) + 1):
            force, technique, guard = self.levels[0], self.levels[1], self.levels[2] + more
            rest = (
                self.second((force, technique, guard), left)
                if self.more
                else self.ending((force, technique, guard))
            )
            values.append(rest - self.risk[guard] - self.paid(more))
        return max(values[1:]) - values[0]

    def after_combo(self, option: int) -> float:
        side = self.side
        if option == rules.COMBO_KI:
            return self.chance(replace(side, ki=side.ki + 1))
        if option == rules.COMBO_SPECIAL:
            return self.chance(replace(side, specials=side.specials + 1))
        if option == rules.COMBO_DIE and self.headless:
            return (4 * self.now + self.wound_enemy(side, False) + self.wound_enemy(side, True)) / 6
        if option == rules.COMBO_DIE:
            return self.chance(replace(side, die=side.die + 1))
        return self.now if option == rules.NO else -1.0

    def after_cashing(self, option: int) -> float:
        if option == rules.CASH_DIE:
            return self.cashed(self.side)
        return self.now if option == rules.NO else -1.0

    def after_loss(self, option: int, enemy: bool) -> float:
        life, ki = (1, 0) if option == rules.TAKE_LIFE else (0, 1)
        if option not in (rules.TAKE_LIFE, rules.TAKE_KI):
            return -1.0
        if not enemy:
            return self.chance(self.hurt(self.side, life, ki))
        # A die at 4 gives 1 and 1 too; the frame says how much.
        return self.strike(self.side, life * int(self.s.pick), ki * int(self.s.count))

    def before_end(self, option: int) -> float:
        """WS-A7: Ki for the last Life but one, where none would cost 2 Life."""
        if option == rules.LIFE_TO_KI and self.side.ki == 0 and self.side.life > 1:
            return 1.0
        return 0.5 if option == rules.GO_ON else -1.0

    def liking(self, card: int) -> float:
        return float(sum(by for _, by in self.s.cards.lines[card]) or 1)

    def weigh_redraw(self, options: list[int]) -> list[float]:
        """WS-G5: a hand that can do nothing."""
        left = self.ready()
        self.more = True
        value = self.plan(self.levels, (), left, None)
        return [(-0.25 if option == rules.MULLIGAN else value) for option in options]

    def weigh_next(self, options: list[int], word: str) -> list[float]:
        """The strongest enemy first, while there is most to fight with; weapons by their order."""
        return [float(-index) for index in range(len(options))]
