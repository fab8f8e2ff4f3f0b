"""What a fight of Way of the Samurai is worth, by what both sides have left at the start of a round."""

from math import exp
from typing import Final

from mypy_extensions import i64

from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import WINNERS, seat_bit
from honjin.games.way_of_the_samurai.engine import flow, layout
from honjin.games.way_of_the_samurai.engine.layout import NONE
from honjin.games.way_of_the_samurai.engine.state import CLAN, SINGLE, SamuraiState

# Features, by number: tables by how much there is, for all fights and once more for each enemy.
LIFE_STEPS: Final = 12
KI_STEPS: Final = 7
LIFE_FEATURE: Final = 0
KI_FEATURE: Final = LIFE_FEATURE + LIFE_STEPS + 1
ENEMY_LIFE_FEATURE: Final = KI_FEATURE + KI_STEPS + 1
ENEMY_KI_FEATURE: Final = ENEMY_LIFE_FEATURE + LIFE_STEPS + 1
DIE_FEATURE: Final = ENEMY_KI_FEATURE + KI_STEPS + 1
SPECIALS_FEATURE: Final = DIE_FEATURE + 7
TABLES: Final = SPECIALS_FEATURE + 1
ENEMIES_MAX: Final = 8  # told apart, those of campaigns and of the Clan as one
WEAPON_FEATURE: Final = (1 + ENEMIES_MAX) * TABLES
WEAPONS_MAX: Final = 16
CLIMATE_FEATURE: Final = WEAPON_FEATURE + WEAPONS_MAX
CLIMATES_MAX: Final = 8
HARD_FEATURE: Final = CLIMATE_FEATURE + CLIMATES_MAX
CLAN_GOAL: Final = 12  # enemies of the Clan that would be a triumph

NAMES: Final = (
    *[f"life {level}" for level in range(LIFE_STEPS + 1)],
    *[f"ki {level}" for level in range(KI_STEPS + 1)],
    *[f"enemy-life {level}" for level in range(LIFE_STEPS + 1)],
    *[f"enemy-ki {level}" for level in range(KI_STEPS + 1)],
    *[f"die {level}" for level in range(7)],
    "specials",
)
GENERAL: Final = (
    *NAMES,
    *[f"enemy {number} {name}" for number in range(ENEMIES_MAX) for name in NAMES],
    *[f"weapon {number}" for number in range(WEAPONS_MAX)],
    *[f"climate {number}" for number in range(CLIMATES_MAX)],
    "hard",
)


class SamuraiEvaluation(Evaluation[SamuraiState]):
    """Weighs both sides of a fight, and the fights that are behind."""

    def evaluate(self, s: SamuraiState) -> None:
        if s.players == 2:  # WS-V1
            super().evaluate(s)
            return
        if s.is_over and s.cells[WINNERS] & seat_bit(0) != 0:
            self.chances[0] = 1.0
            return
        goal = self.goal(s)
        beaten = float(min(s.cells[layout.BEATEN], goal))
        if s.is_over:
            self.chances[0] = beaten / float(goal)
            return
        self.score = 0.0
        self.weigh(s, 0)
        fight = 1.0 / (1.0 + exp(-min(max(self.score, -30.0), 30.0)))
        self.chances[0] = min((beaten + fight) / float(goal), 1.0)

    def goal(self, s: SamuraiState) -> i64:
        """How many enemies there are to beat."""
        if s.cells[layout.MODE] == CLAN:
            return CLAN_GOAL
        if s.cells[layout.MODE] == SINGLE:
            return 1
        return len(s.cards.campaign_ki[flow.campaign(s)])

    def weigh(self, s: SamuraiState, seat: i64) -> None:
        cells = s.cells
        self.weigh_own(s, seat, 0)
        self.note(WEAPON_FEATURE + s.seat_cell(seat, layout.WEAPON) % WEAPONS_MAX, 1.0)
        if s.players == 1:
            own = (1 + (cells[layout.ENEMY] + 1) % ENEMIES_MAX) * TABLES
            self.weigh_own(s, seat, own)
            self.weigh_enemy(s, 0)
            self.weigh_enemy(s, own)
        if cells[layout.CLIMATE] != NONE:
            self.note(CLIMATE_FEATURE + cells[layout.CLIMATE] % CLIMATES_MAX, 1.0)
        if cells[layout.HARD] == 1:
            self.note(HARD_FEATURE, 1.0)

    def weigh_own(self, s: SamuraiState, seat: i64, tables: i64) -> None:
        self.note(tables + LIFE_FEATURE + min(s.life(seat), LIFE_STEPS), 1.0)
        self.note(tables + KI_FEATURE + min(s.ki(seat), KI_STEPS), 1.0)
        self.note(tables + DIE_FEATURE + s.seat_cell(seat, layout.OWN_DIE), 1.0)
        self.note(tables + SPECIALS_FEATURE, float(s.size(s.stored(seat))))

    def weigh_enemy(self, s: SamuraiState, tables: i64) -> None:
        self.note(tables + ENEMY_LIFE_FEATURE + min(s.cells[layout.ENEMY_LIFE], LIFE_STEPS), 1.0)
        self.note(tables + ENEMY_KI_FEATURE + min(s.cells[layout.ENEMY_KI], KI_STEPS), 1.0)
