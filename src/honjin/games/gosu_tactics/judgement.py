"""What learning looks at in GOSU Tactics: the features of a seat's situation, and the kinds of options."""

from typing import Final

from mypy_extensions import i64

from honjin.core.judgement import Judgement
from honjin.core.machine import CARD, State
from honjin.core.place import ROWS, place_at, seat_of
from honjin.games.gosu_tactics import layout, rules
from honjin.games.gosu_tactics.layout import ARMY, CLANS, IMPRISONED, SEAT, SEATS, UNLIMITED
from honjin.games.gosu_tactics.state import TacticsState

# Features, by number; the lead counts apart in each phase of a round, and again when the battle may decide.
PHASES: Final = 3  # nobody has passed; another has; the seat has
LEAD: Final = 0
AHEAD: Final = LEAD + 2 * PHASES
POINTS: Final = AHEAD + 2 * PHASES
TWO_POINTS: Final = POINTS + 1
TURN: Final = TWO_POINTS + 1
TURNS_LEFT: Final = TURN + 1
HAND: Final = TURNS_LEFT + 1
SMALL_HAND: Final = HAND + 1
ADVANTAGE: Final = SMALL_HAND + 1
STANDING: Final = ADVANTAGE + 1
NEAR_FULL: Final = STANDING + 1
NEAR_CLAN: Final = NEAR_FULL + 1
PRISONERS: Final = NEAR_CLAN + 1
ROOM: Final = PRISONERS + 1  # a place above a card, by row
FITTING: Final = ROOM + 2  # cards in hand whose clan has a Trooper
CARDS: Final = FITTING + 1
FACES: Final = 128
IN_ARMY: Final = 0  # then by face, in blocks
IN_HAND: Final = 1
TAKEN: Final = 2
FEATURES: Final = CARDS + 3 * FACES

GENERAL: Final = (
    *[f"lead {phase} {stake}" for stake in ("open", "last") for phase in ("running", "passed-on", "waiting")],
    *[
        f"ahead {phase} {stake}"
        for stake in ("open", "last")
        for phase in ("running", "passed-on", "waiting")
    ],
    "points",
    "two-points",
    "turn",
    "turns-left",
    "hand",
    "small-hand",
    "advantage",
    "standing",
    "near-full",
    "near-clan",
    "prisoners",
    "room 2",
    "room 3",
    "fitting",
)
BLOCKS: Final = ("army", "hand", "imprisoned")

# Kinds of options: rules.NOTATION's, then those that are told apart further.
THEIRS: Final = 11  # a place in another's army
KINDS: Final = 12
HABITS: Final = KINDS * FACES
NEARLY: Final = 12  # goblins from which the fifteenth is near
NEARLY_CLAN: Final = 6  # the same for the ninth of a clan


class TacticsJudgement(Judgement):
    """Weighs what each seat has and leads by."""

    def weigh(self, s: State, seat: i64) -> None:
        assert isinstance(s, TacticsState)
        cells = s.cells
        block = SEATS + seat * SEAT
        passed = cells[block + layout.PASSED]
        phase: i64 = 2 if passed != 0 else 0
        points = s.points(seat)
        last = points > 1
        strongest: i64 = 0
        for p in range(s.players):
            if p != seat:
                strongest = max(strongest, s.strength(p))
                last = last or s.points(p) > 1
                if phase == 0 and s.seat_cell(p, layout.PASSED) != 0:
                    phase = 1
        slot = phase + (PHASES if last else 0)
        lead = s.strength(seat) - strongest
        self.note(LEAD + slot, float(min(max(lead, -15), 15)) / 5.0)
        if lead > 0 or (lead == 0 and cells[layout.ADVANTAGE] == seat):
            self.note(AHEAD + slot, 1.0)
        self.note(POINTS, float(points))
        if points > 1:
            self.note(TWO_POINTS, 1.0)
        if cells[layout.ACTIVE] == seat and passed == 0:
            self.note(TURN, 1.0 + float(cells[layout.DUE]))
        turns_left = cells[block + layout.TURNS_LEFT]
        if turns_left != UNLIMITED and passed == 0:
            self.note(TURNS_LEFT, float(turns_left))
        if cells[layout.ADVANTAGE] == seat:
            self.note(ADVANTAGE, 1.0)
        self.weigh_hand(s, seat)
        self.weigh_army(s, seat)

    def weigh_hand(self, s: TacticsState, seat: i64) -> None:
        hand = s.hand(seat)
        size = s.size(hand)
        self.note(HAND, float(size))
        if size < 3:
            self.note(SMALL_HAND, float(3 - size))
        fitting: i64 = 0
        for index in range(size):
            card = s.card(hand, index)
            self.note(CARDS + IN_HAND * FACES + card, 1.0)
            if s.has_clan(seat, 0, s.cards.clan[card]):
                fitting += 1
        self.note(FITTING, float(fitting))

    def weigh_army(self, s: TacticsState, seat: i64) -> None:
        cells = s.cells
        size = s.army_size(seat)
        self.note(STANDING, float(size))
        if size >= NEARLY:
            self.note(NEAR_FULL, float(size - NEARLY + 1))
        for row in range(ROWS):
            length = s.row_length(seat, row)
            if row > 0 and length < s.row_length(seat, row - 1):
                self.note(ROOM + row - 1, 1.0)
            first = SEATS + seat * SEAT + ARMY + place_at(0, row, 0)
            for at in range(first, first + length):
                cell = cells[at]
                if cell & IMPRISONED == 0:
                    self.note(CARDS + IN_ARMY * FACES + (cell & CARD), 1.0)
                else:
                    self.note(PRISONERS, 1.0)
                    self.note(CARDS + TAKEN * FACES + (cell & CARD), 1.0)
        if size >= NEARLY_CLAN:
            for clan in range(CLANS):
                more = s.clan_count(seat, clan) - NEARLY_CLAN + 1
                if more > 0:
                    self.note(NEAR_CLAN, float(more))

    def habit(self, s: State, option: i64) -> i64:
        assert isinstance(s, TacticsState)
        kind = option // rules.KIND
        low = option % rules.FIRST
        code = option & rules.KINDS
        if code == rules.ZOMBIE:
            return kind * FACES + (s.cell(low) & CARD)
        if code == rules.CHOOSE_PLACE:
            if seat_of(low) != s.seat:
                kind = THEIRS
            return kind * FACES + (s.cell(low) & CARD)
        if code == rules.PASS:
            return kind * FACES + self.mood(s)
        if code == rules.CHOOSE_PLAYER:
            return kind * FACES + (1 if low == s.seat else 0)
        return kind * FACES + low

    def mood(self, s: TacticsState) -> i64:
        """What a pass turns on: who leads, by how much, and whether another has passed."""
        seat = s.seat
        strongest: i64 = 0
        others_passed: i64 = 0
        for p in range(s.players):
            if p != seat:
                strongest = max(strongest, s.strength(p))
                if s.seat_cell(p, layout.PASSED) != 0:
                    others_passed = 1
        step = min(max(s.strength(seat) - strongest, -6), 6) + 6
        return step * 4 + others_passed * 2 + (1 if s.hand_size(seat) < 3 else 0)
