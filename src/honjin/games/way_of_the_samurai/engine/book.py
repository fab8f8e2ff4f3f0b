"""A card set in numbers: cards by face, then weapons, enemies, places, climates, campaigns and events."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.machine import Book

# Kinds of cards.
ACTION: Final = 0
SPECIAL: Final = 1
ADVERSARY: Final = 2
WOUND: Final = 3

# Gauges (WS-C6), and what else a result can change.
FORCE: Final = 0
TECHNIQUE: Final = 1
GUARD: Final = 2
DIE: Final = 3
LIFE: Final = 4
KI: Final = 5
ROLL_FORCE: Final = 6  # a die roll for the next fight
ROLL_TECHNIQUE: Final = 7
BREAK: Final = 8  # the weapon
LOWEST: Final = -2
HIGHEST: Final = 4

# Symbols: three black ones and the red one (WS-C3).
RED: Final = 3
SYMBOL_COUNT: Final = 4

# Traits of weapons.
WOUNDS_WORSE: Final = 1  # level-1 wounds from the enemy's attacks become level 2
GUARD_BEFORE_COUNTER: Final = 2
BUYS_GAUGES: Final = 4
LIFE_COSTS_KI: Final = 8
DOUBLES: Final = 16
DISARMS: Final = 32  # Technique at 4 cancels a Counter-attack
TANGLES: Final = 64  # a low Guard at the end of a round is a wound
LIFE_TO_KI: Final = 128

# Traits of enemies.
BREAKS_WEAPON: Final = 1  # no Ki is a defeat
DRAINS: Final = 2  # gains what the player loses
HEADLESS: Final = 4  # dies by beheading only, and a red combo rolls the die

# Traits of climates.
NO_GRAVE_WOUND: Final = 1
NO_EARLY_DEFENCE: Final = 2
DISCARD_TO_BUY: Final = 4
GRAVE_WOUND_WINS: Final = 8
DOUBLE_COSTS: Final = 16

# When a climate costs something (WS-M5).
AT_COMBO: Final = 0
AT_ROUND_END: Final = 1

SIDES: Final = 6  # of a die


class Table:
    """Results by the faces of a die: for each, pairs of what changes and by how much."""

    def __init__(self, results: list[list[tuple[i64, i64]]]) -> None:
        self.results = results


class Cost:
    """A clause of a climate: when, with which gauge at which level or below, and what the player loses."""

    def __init__(
        self, when: i64, gauge: i64, level: i64, life: i64, ki: i64, either: bool, defeat: bool, rule: i64
    ) -> None:
        self.when = when
        self.gauge = gauge  # -1: whatever the gauges say
        self.level = level
        self.life = life
        self.ki = ki
        self.either = either  # the one or the other, as the player likes
        self.defeat = defeat
        self.rule = rule


class SamuraiBook(Book):
    """Everything of a card set."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = vec[i64]()
        self.copies = vec[i64]()
        # Actions and Specials.
        self.symbol = vec[i64]()  # -1: the Joker's
        self.lines: list[list[tuple[i64, i64]]] = []
        self.special = vec[i64]()  # its bit in JOINED, -1 for others
        # Adversaries.
        self.force = vec[i64]()  # what the Defence asks for, below LOWEST: nothing
        self.technique = vec[i64]()
        self.life = vec[i64]()  # what the enemy loses
        self.ki = vec[i64]()
        self.either = vec[i64]()  # 1: the one or the other, as the player likes
        self.guard = vec[i64]()  # what the Counter-attack asks for
        self.wound = vec[i64]()  # its level, 0: none
        self.hit_life = vec[i64]()
        self.hit_ki = vec[i64]()
        self.hard = vec[i64]()  # 1: the Hard card (WS-D2)
        # Wounds by level.
        self.light_life = vec[i64]()
        self.light_ki = vec[i64]()
        self.grave_life = vec[i64]()
        self.grave_ki = vec[i64]()
        self.fatal = vec[i64]()  # 1: dodge and beheading (WS-W2)
        # Weapons.
        self.weapon_traits = vec[i64]()
        self.weapon_die = vec[i64]()
        self.weapon_ki = vec[i64]()
        self.weapon_ki_max = vec[i64]()
        self.weapon_guard_max = vec[i64]()
        # Enemies.
        self.enemy_traits = vec[i64]()
        self.enemy_life = vec[i64]()
        self.enemy_ki = vec[i64]()
        self.clan_life = vec[i64]([0] * SIDES)
        self.clan_ki = vec[i64]([0] * SIDES)
        # Climates.
        self.climate_traits = vec[i64]()
        self.climate_costs: list[list[Cost]] = []
        # Places and event cards.
        self.places: list[Table] = []
        self.events: list[Table] = []
        # Campaigns: their opponents' Life (0: a die roll) and Ki; the last one waits for the others or not.
        self.campaign_life: list[vec[i64]] = []
        self.campaign_ki: list[vec[i64]] = []
        self.campaign_master = vec[i64]()

    @property
    def faces(self) -> i64:
        return len(self.kind)

    def add_action(
        self, kind: i64, copies: i64, symbol: i64, lines: list[tuple[i64, i64]], special: i64
    ) -> None:
        self.add_blank(kind, copies)
        last = len(self.kind) - 1
        self.symbol[last] = symbol
        self.lines[last] = lines
        self.special[last] = special

    def add_defence(
        self, copies: i64, force: i64, technique: i64, life: i64, ki: i64, either: i64, hard: i64
    ) -> None:
        self.add_blank(ADVERSARY, copies)
        last = len(self.kind) - 1
        self.force[last] = force
        self.technique[last] = technique
        self.life[last] = life
        self.ki[last] = ki
        self.either[last] = either
        self.hard[last] = hard

    def add_counter(self, guard: i64, wound: i64, life: i64, ki: i64) -> None:
        """To the Adversary added last."""
        last = len(self.kind) - 1
        self.guard[last] = guard
        self.wound[last] = wound
        self.hit_life[last] = life
        self.hit_ki[last] = ki

    def add_wound(self, copies: i64, light: tuple[i64, i64], grave: tuple[i64, i64], fatal: i64) -> None:
        self.add_blank(WOUND, copies)
        last = len(self.kind) - 1
        self.light_life[last] = light[0]
        self.light_ki[last] = light[1]
        self.grave_life[last] = grave[0]
        self.grave_ki[last] = grave[1]
        self.fatal[last] = fatal

    def add_blank(self, kind: i64, copies: i64) -> None:
        self.kind = append(self.kind, kind)
        self.copies = append(self.copies, copies)
        self.symbol = append(self.symbol, -1)
        self.lines.append([])
        self.special = append(self.special, -1)
        self.force = append(self.force, LOWEST - 1)
        self.technique = append(self.technique, LOWEST - 1)
        self.life = append(self.life, 0)
        self.ki = append(self.ki, 0)
        self.either = append(self.either, 0)
        self.guard = append(self.guard, LOWEST)
        self.wound = append(self.wound, 0)
        self.hit_life = append(self.hit_life, 0)
        self.hit_ki = append(self.hit_ki, 0)
        self.hard = append(self.hard, 0)
        self.light_life = append(self.light_life, 0)
        self.light_ki = append(self.light_ki, 0)
        self.grave_life = append(self.grave_life, 0)
        self.grave_ki = append(self.grave_ki, 0)
        self.fatal = append(self.fatal, 0)

    def add_weapon(self, traits: i64, die: i64, ki: i64, ki_max: i64, guard_max: i64) -> None:
        self.weapon_traits = append(self.weapon_traits, traits)
        self.weapon_die = append(self.weapon_die, die)
        self.weapon_ki = append(self.weapon_ki, ki)
        self.weapon_ki_max = append(self.weapon_ki_max, ki_max)
        self.weapon_guard_max = append(self.weapon_guard_max, guard_max)

    def add_enemy(self, traits: i64, life: i64, ki: i64) -> None:
        self.enemy_traits = append(self.enemy_traits, traits)
        self.enemy_life = append(self.enemy_life, life)
        self.enemy_ki = append(self.enemy_ki, ki)

    def add_climate(self, traits: i64, costs: list[Cost]) -> None:
        self.climate_traits = append(self.climate_traits, traits)
        self.climate_costs.append(costs)
