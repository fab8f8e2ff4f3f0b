"""What a fight of Way of the Samurai is worth, by what both sides have left at the start of a round."""

from math import exp
from typing import Final

from mypy_extensions import i64

from honjin.core.judgement import Judgement
from honjin.core.machine import WINNERS, State, seat_bit
from honjin.games.way_of_the_samurai import flow, layout
from honjin.games.way_of_the_samurai.layout import NONE
from honjin.games.way_of_the_samurai.state import CLAN, SINGLE, SamuraiState

# Features, by number: tables by how much there is, for all fights and once more for each enemy.
LIFE_MAX: Final = 12
KI_MAX: Final = 7
LIFE: Final = 0
KI: Final = LIFE + LIFE_MAX + 1
ENEMY_LIFE: Final = KI + KI_MAX + 1
ENEMY_KI: Final = ENEMY_LIFE + LIFE_MAX + 1
DIE: Final = ENEMY_KI + KI_MAX + 1
SPECIALS: Final = DIE + 7
TABLES: Final = SPECIALS + 1
ENEMIES: Final = 8  # told apart, those of campaigns and of the Clan as one
WEAPON: Final = (1 + ENEMIES) * TABLES
WEAPONS: Final = 16
CLIMATE: Final = WEAPON + WEAPONS
CLIMATES: Final = 8
HARD: Final = CLIMATE + CLIMATES
CLAN_GOAL: Final = 12  # enemies of the Clan that would be a triumph

NAMES: Final = (
    *[f"life {level}" for level in range(LIFE_MAX + 1)],
    *[f"ki {level}" for level in range(KI_MAX + 1)],
    *[f"enemy-life {level}" for level in range(LIFE_MAX + 1)],
    *[f"enemy-ki {level}" for level in range(KI_MAX + 1)],
    *[f"die {level}" for level in range(7)],
    "specials",
)
GENERAL: Final = (
    *NAMES,
    *[f"enemy {number} {name}" for number in range(ENEMIES) for name in NAMES],
    *[f"weapon {number}" for number in range(WEAPONS)],
    *[f"climate {number}" for number in range(CLIMATES)],
    "hard",
)


class SamuraiJudgement(Judgement):
    """Weighs both sides of a fight, and the fights that are behind."""

    def judge(self, s: State) -> None:
        assert isinstance(s, SamuraiState)
        if s.players == 2:  # WS-V1
            Judgement.judge(self, s)
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

    def weigh(self, s: State, seat: i64) -> None:
        assert isinstance(s, SamuraiState)
        cells = s.cells
        self.weigh_own(s, seat, 0)
        self.note(WEAPON + s.seat_cell(seat, layout.WEAPON) % WEAPONS, 1.0)
        if s.players == 1:
            own = (1 + (cells[layout.ENEMY] + 1) % ENEMIES) * TABLES
            self.weigh_own(s, seat, own)
            self.weigh_enemy(s, 0)
            self.weigh_enemy(s, own)
        if cells[layout.CLIMATE] != NONE:
            self.note(CLIMATE + cells[layout.CLIMATE] % CLIMATES, 1.0)
        if cells[layout.HARD] == 1:
            self.note(HARD, 1.0)

    def weigh_own(self, s: SamuraiState, seat: i64, tables: i64) -> None:
        self.note(tables + LIFE + min(s.life(seat), LIFE_MAX), 1.0)
        self.note(tables + KI + min(s.ki(seat), KI_MAX), 1.0)
        self.note(tables + DIE + s.seat_cell(seat, layout.DIE), 1.0)
        self.note(tables + SPECIALS, float(s.size(s.stored(seat))))

    def weigh_enemy(self, s: SamuraiState, tables: i64) -> None:
        self.note(tables + ENEMY_LIFE + min(s.cells[layout.ENEMY_LIFE], LIFE_MAX), 1.0)
        self.note(tables + ENEMY_KI + min(s.cells[layout.ENEMY_KI], KI_MAX), 1.0)
