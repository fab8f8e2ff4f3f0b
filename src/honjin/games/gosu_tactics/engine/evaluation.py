"""What learning looks at in GOSU Tactics: the features of a seat's situation, and the kinds of options."""

from typing import Final

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, place_at, seat_of
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import CARD
from honjin.games.gosu_tactics.engine import layout, options
from honjin.games.gosu_tactics.engine.layout import ARMY, CLAN_COUNT, IMPRISONED, SEAT_CELLS, SEATS, UNLIMITED
from honjin.games.gosu_tactics.engine.state import TacticsState

# Features, by number; the lead counts apart in each phase of a round, and again when the battle may decide.
PHASES: Final = 3  # nobody has passed; another has; the seat has
LEAD_FEATURE: Final = 0
AHEAD_FEATURE: Final = LEAD_FEATURE + 2 * PHASES
POINTS_FEATURE: Final = AHEAD_FEATURE + 2 * PHASES
TWO_POINTS_FEATURE: Final = POINTS_FEATURE + 1
TURN_FEATURE: Final = TWO_POINTS_FEATURE + 1
TURNS_LEFT_FEATURE: Final = TURN_FEATURE + 1
HAND_FEATURE: Final = TURNS_LEFT_FEATURE + 1
SMALL_HAND_FEATURE: Final = HAND_FEATURE + 1
ADVANTAGE_FEATURE: Final = SMALL_HAND_FEATURE + 1
STANDING_FEATURE: Final = ADVANTAGE_FEATURE + 1
NEAR_FULL_FEATURE: Final = STANDING_FEATURE + 1
NEAR_CLAN_FEATURE: Final = NEAR_FULL_FEATURE + 1
PRISONERS_FEATURE: Final = NEAR_CLAN_FEATURE + 1
ROOM_FEATURE: Final = PRISONERS_FEATURE + 1  # a place above a card, by row
FITTING_FEATURE: Final = ROOM_FEATURE + 2  # cards in hand whose clan has a Trooper
CARDS_FEATURE: Final = FITTING_FEATURE + 1
FACES: Final = 128
ARMY_BLOCK: Final = 0  # then by face, in blocks
HAND_BLOCK: Final = 1
TAKEN_BLOCK: Final = 2
FEATURES: Final = CARDS_FEATURE + 3 * FACES

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

# Kinds of options: those of options.py, then those that are told apart further.
THEIRS: Final = 11  # a place in another's army
KINDS: Final = 12
HABITS: Final = KINDS * FACES
NEARLY: Final = 12  # goblins from which the fifteenth is near
NEARLY_CLAN: Final = 6  # the same for the ninth of a clan


class TacticsEvaluation(Evaluation[TacticsState]):
    """Weighs what each seat has and leads by."""

    def weigh(self, s: TacticsState, seat: i64) -> None:
        cells = s.cells
        block = SEATS + seat * SEAT_CELLS
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
        self.note(LEAD_FEATURE + slot, float(min(max(lead, -15), 15)) / 5.0)
        if lead > 0 or (lead == 0 and cells[layout.ADVANTAGE] == seat):
            self.note(AHEAD_FEATURE + slot, 1.0)
        self.note(POINTS_FEATURE, float(points))
        if points > 1:
            self.note(TWO_POINTS_FEATURE, 1.0)
        if cells[layout.ACTIVE] == seat and passed == 0:
            self.note(TURN_FEATURE, 1.0 + float(cells[layout.DUE]))
        turns_left = cells[block + layout.TURNS_LEFT]
        if turns_left != UNLIMITED and passed == 0:
            self.note(TURNS_LEFT_FEATURE, float(turns_left))
        if cells[layout.ADVANTAGE] == seat:
            self.note(ADVANTAGE_FEATURE, 1.0)
        self.weigh_hand(s, seat)
        self.weigh_army(s, seat)

    def weigh_hand(self, s: TacticsState, seat: i64) -> None:
        hand = s.hand(seat)
        size = s.size(hand)
        self.note(HAND_FEATURE, float(size))
        if size < 3:
            self.note(SMALL_HAND_FEATURE, float(3 - size))
        fitting: i64 = 0
        for index in range(size):
            card = s.card(hand, index)
            self.note(CARDS_FEATURE + HAND_BLOCK * FACES + card, 1.0)
            if s.has_clan(seat, 0, s.cards.clan[card]):
                fitting += 1
        self.note(FITTING_FEATURE, float(fitting))

    def weigh_army(self, s: TacticsState, seat: i64) -> None:
        cells = s.cells
        size = s.army_size(seat)
        self.note(STANDING_FEATURE, float(size))
        if size >= NEARLY:
            self.note(NEAR_FULL_FEATURE, float(size - NEARLY + 1))
        for row in range(ROWS):
            length = s.row_length(seat, row)
            if row > 0 and length < s.row_length(seat, row - 1):
                self.note(ROOM_FEATURE + row - 1, 1.0)
            first = SEATS + seat * SEAT_CELLS + ARMY + place_at(0, row, 0)
            for at in range(first, first + length):
                cell = cells[at]
                if cell & IMPRISONED == 0:
                    self.note(CARDS_FEATURE + ARMY_BLOCK * FACES + (cell & CARD), 1.0)
                else:
                    self.note(PRISONERS_FEATURE, 1.0)
                    self.note(CARDS_FEATURE + TAKEN_BLOCK * FACES + (cell & CARD), 1.0)
        if size >= NEARLY_CLAN:
            for clan in range(CLAN_COUNT):
                more = s.clan_count(seat, clan) - NEARLY_CLAN + 1
                if more > 0:
                    self.note(NEAR_CLAN_FEATURE, float(more))

    def prior_row(self, s: TacticsState, option: i64) -> i64:
        kind = option // options.KIND
        low = option % options.DETAIL
        code = option & options.KIND_MASK
        if code == options.ZOMBIE:
            return kind * FACES + (s.cell(low) & CARD)
        if code == options.CHOOSE_PLACE:
            if seat_of(low) != s.seat:
                kind = THEIRS
            return kind * FACES + (s.cell(low) & CARD)
        if code == options.PASS:
            return kind * FACES + self.mood(s)
        if code == options.CHOOSE_PLAYER:
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
