"""What learning looks at in GOSU X: the features of a seat's situation, and the kinds of options."""

from typing import Final

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, place_at, seat_of
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import CARD
from honjin.games.gosu_x.engine import layout, options
from honjin.games.gosu_x.engine.book import clan_bit
from honjin.games.gosu_x.engine.layout import ARMY, CAPTURED, FACE_UP, SEAT_CELLS, SEATS, UNLIMITED
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.verbs.pile import NameClan, TakeClanLevel

# Features, by number; the lead counts apart in each phase of a round, and again when the battle may decide.
PHASES: Final = 3  # nobody has passed; the other has; the seat has
LEAD_FEATURE: Final = 0
AHEAD_FEATURE: Final = LEAD_FEATURE + 2 * PHASES
SUPREMACY_FEATURE: Final = AHEAD_FEATURE + 2 * PHASES
TURN_FEATURE: Final = SUPREMACY_FEATURE + 1
TURNS_LEFT_FEATURE: Final = TURN_FEATURE + 1
HAND_FEATURE: Final = TURNS_LEFT_FEATURE + 1
SMALL_HAND_FEATURE: Final = HAND_FEATURE + 1
TOKENS_FEATURE: Final = SMALL_HAND_FEATURE + 1
OWNED_FEATURE: Final = TOKENS_FEATURE + 1
FOUR_OWNED_FEATURE: Final = OWNED_FEATURE + 1
WONDER_FEATURE: Final = FOUR_OWNED_FEATURE + 1
STANDING_FEATURE: Final = WONDER_FEATURE + 1
NEAR_FULL_FEATURE: Final = STANDING_FEATURE + 1
CAPTURED_CARDS_FEATURE: Final = NEAR_FULL_FEATURE + 1
ROOM_FEATURE: Final = CAPTURED_CARDS_FEATURE + 1  # a place above a card, by row
FLIPPED_FEATURE: Final = ROOM_FEATURE + 2
THIRD_FLIP_FEATURE: Final = FLIPPED_FEATURE + 1
DISCARD_FEATURE: Final = THIRD_FLIP_FEATURE + 1
FITTING_FEATURE: Final = DISCARD_FEATURE + 1  # cards in hand whose clan has a Troop
CLAN_FEATURE: Final = FITTING_FEATURE + 1  # of the deck
CARDS_FEATURE: Final = CLAN_FEATURE + layout.CLAN_COUNT
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
    "supremacy",
    "turn",
    "turns-left",
    "hand",
    "small-hand",
    "tokens",
    "owned",
    "four-owned",
    "wonder",
    "standing",
    "near-full",
    "captured",
    "room II",
    "room III",
    "flipped",
    "third-flip",
    "discard",
    "fitting",
    *[f"clan {number}" for number in range(layout.CLAN_COUNT)],
)
BLOCKS: Final = ("army", "hand", "captured")

# Kinds of options: those of options.py, then those that are told apart further.
THEIRS: Final = 31  # a place in the other's army
KINDS: Final = 32
HABITS: Final = KINDS * FACES
VAIN_CLAN: Final = layout.CLAN_COUNT  # beside the eight clans
NEARLY: Final = 12  # face-up cards from which the fifteenth is near


class XEvaluation(Evaluation[XState]):
    """Weighs what each seat has and leads by."""

    def weigh(self, s: XState, seat: i64) -> None:
        cells = s.cells
        other = 1 - seat
        block = SEATS + seat * SEAT_CELLS
        passed = cells[block + layout.PASSED]
        others_passed = s.seat_cell(other, layout.PASSED)
        phase: i64 = 2 if passed != 0 else 1 if others_passed != 0 else 0
        supremacy = cells[block + layout.SUPREMACY]
        last = supremacy + s.seat_cell(other, layout.SUPREMACY) > 0
        slot = phase + (PHASES if last else 0)
        lead = s.strength(seat) - s.strength(other)
        if lead > 0:  # the other's score has the same with the other sign
            self.note(LEAD_FEATURE + slot, float(min(lead, 15)) / 5.0)
        if lead > 0 or (lead == 0 and cells[layout.WONDER] == seat):
            self.note(AHEAD_FEATURE + slot, 1.0)
        self.note(SUPREMACY_FEATURE, float(supremacy))
        if cells[layout.ACTIVE] == seat and passed == 0:
            self.note(TURN_FEATURE, 1.0 + float(cells[layout.DUE]))
        turns_left = cells[block + layout.TURNS_LEFT]
        if turns_left != UNLIMITED and passed == 0:
            self.note(TURNS_LEFT_FEATURE, float(turns_left))
        self.weigh_hand(s, seat)
        self.note(TOKENS_FEATURE, float(s.tokens(seat)))
        owned = s.owned(seat)
        self.note(OWNED_FEATURE, float(owned))
        if owned == layout.TOKENS_MAX:
            self.note(FOUR_OWNED_FEATURE, 1.0)
        if cells[layout.WONDER] == seat:
            self.note(WONDER_FEATURE, 1.0)
        self.weigh_army(s, seat)
        flipped = cells[block + layout.FLIPPED]
        count: i64 = 0
        while flipped != 0:
            flipped &= flipped - 1
            count += 1
        if count > 0:
            self.note(FLIPPED_FEATURE, float(count))
            if count > 1 and supremacy > 0:
                self.note(THIRD_FLIP_FEATURE, 1.0)
        clans = s.clans(seat)
        for clan in range(layout.CLAN_COUNT):
            if clans & clan_bit(clan) != 0:
                self.note(CLAN_FEATURE + clan, 1.0)
        self.note(DISCARD_FEATURE, float(s.size(s.discard_pile(seat))) / 10.0)

    def weigh_hand(self, s: XState, seat: i64) -> None:
        hand = s.hand(seat)
        size = s.size(hand)
        self.note(HAND_FEATURE, float(size))
        if size < 3:
            self.note(SMALL_HAND_FEATURE, float(3 - size))
        support = s.row_clans(seat, 0)
        fitting: i64 = 0
        for index in range(size):
            card = s.card(hand, index)
            self.note(CARDS_FEATURE + HAND_BLOCK * FACES + card, 1.0)
            if s.clans_of(card) & support != 0:
                fitting += 1
        self.note(FITTING_FEATURE, float(fitting))

    def weigh_army(self, s: XState, seat: i64) -> None:
        cells = s.cells
        block = SEATS + seat * SEAT_CELLS
        standing = cells[block + FACE_UP]
        self.note(STANDING_FEATURE, float(standing))
        if standing >= NEARLY:
            self.note(NEAR_FULL_FEATURE, float(standing - NEARLY + 1))
        for row in range(ROWS):
            length = s.row_length(seat, row)
            if row > 0 and length < s.row_length(seat, row - 1):
                self.note(ROOM_FEATURE + row - 1, 1.0)
            first = block + ARMY + place_at(0, row, 0)
            for at in range(first, first + length):
                cell = cells[at]
                if cell & CAPTURED == 0:
                    self.note(CARDS_FEATURE + ARMY_BLOCK * FACES + (cell & CARD), 1.0)
                else:
                    self.note(CAPTURED_CARDS_FEATURE, 1.0)
                    self.note(CARDS_FEATURE + TAKEN_BLOCK * FACES + (cell & CARD), 1.0)

    def prior_row(self, s: XState, option: i64) -> i64:
        kind = option // options.KIND
        low = option % options.DETAIL
        high = option // options.DETAIL % options.DETAIL
        code = option & options.KIND_MASK
        if code == options.PLAY_ROW or code == options.PLAY_RAISED_ROW:
            return kind * FACES + high
        if code == options.SHIFT_RAISED or code == options.ACTIVATE or code == options.TAKE_PLACE:
            return kind * FACES + s.card_at(low)
        if code == options.CHOOSE_PLACE:
            if seat_of(low) != s.seat:
                kind = THEIRS
            return kind * FACES + s.card_at(low)
        if code == options.CHOOSE_CLAN and self.is_vain(s, low):
            return kind * FACES + VAIN_CLAN
        if code == options.PASS:
            return kind * FACES + self.mood(s)
        if code == options.DRAW_ONE or code == options.DRAW_THREE:
            return kind * FACES + min(s.hand_size(s.seat), 10)
        return kind * FACES + low

    def is_vain(self, s: XState, clan: i64) -> bool:
        """GX-E19: a clan that the chooser does not play may be named, and nearly always brings nothing."""
        asked = s.decision()
        if not isinstance(asked, NameClan) and not isinstance(asked, TakeClanLevel):
            return False
        return s.clans(s.seat) & clan_bit(clan) == 0

    def mood(self, s: XState) -> i64:
        """What a pass turns on: who leads, by how much, and whether the other has passed."""
        seat = s.seat
        lead = s.strength(seat) - s.strength(1 - seat)
        step = min(max(lead, -6), 6) + 6
        return (
            step * 4
            + (2 if s.seat_cell(1 - seat, layout.PASSED) != 0 else 0)
            + (1 if s.hand_size(seat) < 3 else 0)
        )
