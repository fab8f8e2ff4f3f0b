"""What learning looks at in Way of the Samurai: the features of a fight, and the kinds of options."""

from math import exp
from typing import Final

from mypy_extensions import i64

from honjin.core.judgement import Judgement
from honjin.core.machine import NO_CARD, WINNERS, State, seat_bit
from honjin.games.way_of_the_samurai import book, flow, layout, rules
from honjin.games.way_of_the_samurai.layout import NONE
from honjin.games.way_of_the_samurai.state import CLAN, SINGLE, SamuraiState

# Features, by number: tables by how much there is, and by what is fought with and against.
LIFE_MAX: Final = 12
KI_MAX: Final = 7
LIFE: Final = 0
KI: Final = LIFE + LIFE_MAX + 1
ENEMY_LIFE: Final = KI + KI_MAX + 1
ENEMY_KI: Final = ENEMY_LIFE + LIFE_MAX + 1
DIE: Final = ENEMY_KI + KI_MAX + 1
SPECIALS: Final = DIE + 7
WEAPON: Final = SPECIALS + 1
ENEMY: Final = WEAPON + 16
CLIMATE: Final = ENEMY + 8
HARD: Final = CLIMATE + 8
LEVEL: Final = HARD + 1
CARDS: Final = LEVEL + 1
FACES: Final = 128
FEATURES: Final = CARDS + FACES

GENERAL: Final = (
    *[f"life {level}" for level in range(LIFE_MAX + 1)],
    *[f"ki {level}" for level in range(KI_MAX + 1)],
    *[f"enemy-life {level}" for level in range(LIFE_MAX + 1)],
    *[f"enemy-ki {level}" for level in range(KI_MAX + 1)],
    *[f"die {level}" for level in range(7)],
    "specials",
    *[f"weapon {number}" for number in range(16)],
    *[f"enemy {number}" for number in range(8)],
    *[f"climate {number}" for number in range(8)],
    "hard",
    "level",
)

# Kinds of options are those of rules.NOTATION, then by card or by what the seat has.
KINDS: Final = 24
HABITS: Final = KINDS * FACES
CLAN_GOAL: Final = 12  # enemies of the Clan that would be a triumph


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
        self.note(LIFE + min(s.life(seat), LIFE_MAX), 1.0)
        self.note(KI + min(s.ki(seat), KI_MAX), 1.0)
        self.note(DIE + s.seat_cell(seat, layout.DIE), 1.0)
        self.note(SPECIALS, float(s.size(s.stored(seat))))
        self.note(WEAPON + s.seat_cell(seat, layout.WEAPON) % 16, 1.0)
        if s.players == 1:
            self.note(ENEMY_LIFE + min(cells[layout.ENEMY_LIFE], LIFE_MAX), 1.0)
            self.note(ENEMY_KI + min(cells[layout.ENEMY_KI], KI_MAX), 1.0)
            self.note(ENEMY + (cells[layout.ENEMY] + 1) % 8, 1.0)
            self.note(LEVEL, float(s.life(seat)) / float(s.life(seat) + cells[layout.ENEMY_LIFE] + 1))
        if cells[layout.CLIMATE] != NONE:
            self.note(CLIMATE + cells[layout.CLIMATE] % 8, 1.0)
        if cells[layout.HARD] == 1:
            self.note(HARD, 1.0)
        hand = s.hand(seat)
        for index in range(s.size(hand)):
            self.note(CARDS + s.card(hand, index), 1.0)

    def habit(self, s: State, option: i64) -> i64:
        assert isinstance(s, SamuraiState)
        kind = option // rules.KIND
        code = kind * rules.KIND
        seat = s.seat
        if code == rules.PLACE:
            return kind * FACES + self.use_of(s, seat, option % rules.FIRST)
        if code == rules.KI_GUARD or code == rules.GO_ON:
            guard = s.gauge(seat, book.GUARD) - book.LOWEST
            return kind * FACES + guard * (KI_MAX + 1) + min(s.ki(seat), KI_MAX)
        if code == rules.KI_FORCE or code == rules.KI_TECHNIQUE:
            return kind * FACES + min(self.missing(s, seat), 3) * (KI_MAX + 1) + min(s.ki(seat), KI_MAX)
        if code == rules.TAKE_LIFE or code == rules.TAKE_KI:
            side = s.rival(seat)
            return kind * FACES + min(s.life(side), LIFE_MAX) * (KI_MAX + 1) + min(s.ki(side), KI_MAX)
        if code == rules.CHOOSE_SYMBOL or code == rules.CHOOSE_GAUGE:
            return kind * FACES + option % rules.FIRST
        return kind * FACES + min(s.ki(seat), KI_MAX)

    def missing(self, s: SamuraiState, seat: i64) -> i64:
        """Levels that a known Defence still asks for."""
        defence = s.cells[layout.DEFENCE]
        if defence == NO_CARD:
            return 0
        force = max(s.cards.force[defence] - s.gauge(seat, book.FORCE), 0)
        return force + max(s.cards.technique[defence] - s.gauge(seat, book.TECHNIQUE), 0)

    def use_of(self, s: SamuraiState, seat: i64, card: i64) -> i64:
        """What placing the card would do to the Defence, to Guard and to a combo, and as which card."""
        placed = s.size(s.attack(seat))
        guard = s.gauge(seat, book.GUARD)
        missing: i64 = 0
        after: i64 = 0
        defence = s.cells[layout.DEFENCE]
        if defence != NO_CARD:
            force = s.cards.force[defence] - s.gauge(seat, book.FORCE)
            technique = s.cards.technique[defence] - s.gauge(seat, book.TECHNIQUE)
            missing = max(force, 0) + max(technique, 0)
            for gauge, by in s.cards.lines[card]:
                if gauge == book.FORCE:
                    force -= by
                elif gauge == book.TECHNIQUE:
                    technique -= by
            after = max(force, 0) + max(technique, 0)
        for gauge, by in s.cards.lines[card]:
            if gauge == book.GUARD:
                guard += by
        effect: i64 = 0 if defence == NO_CARD else 1 if after == 0 else 2 if after < missing else 3
        cover = min(max(guard, 0), 3)
        return ((effect * 4 + cover) * 2 + self.fits(s, seat, card, placed)) * 3 + min(placed, 2)

    def fits(self, s: SamuraiState, seat: i64, card: i64, placed: i64) -> i64:
        """1 if the cards of the attack would still have one symbol."""
        for index in range(placed):
            symbol = s.seat_cell(seat, layout.SYMBOLS + index)
            if s.cards.symbol[card] != NONE and symbol != s.cards.symbol[card]:
                return 0
        return 1
