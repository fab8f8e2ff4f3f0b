"""What learning looks at in GOSU X: the features of a seat's situation, and the kinds of options."""

from typing import Final

from mypy_extensions import i64

from honjin.core.judgement import Judgement
from honjin.core.machine import CARD, State
from honjin.core.place import ROWS, place_at, seat_of
from honjin.games.gosu_x import layout, rules
from honjin.games.gosu_x.book import clan_bit
from honjin.games.gosu_x.layout import ARMY, CAPTURED, FACE_UP, SEAT, SEATS, UNLIMITED
from honjin.games.gosu_x.state import XState
from honjin.games.gosu_x.verbs.pile import NameClan, TakeClanLevel

# Features, by number; the lead counts apart in each phase of a round, and again when the battle may decide.
PHASES: Final = 3  # nobody has passed; the other has; the seat has
LEAD: Final = 0
AHEAD: Final = LEAD + 2 * PHASES
SUPREMACY: Final = AHEAD + 2 * PHASES
TURN: Final = SUPREMACY + 1
TURNS_LEFT: Final = TURN + 1
HAND: Final = TURNS_LEFT + 1
SMALL_HAND: Final = HAND + 1
TOKENS: Final = SMALL_HAND + 1
OWNED: Final = TOKENS + 1
FOUR_OWNED: Final = OWNED + 1
WONDER: Final = FOUR_OWNED + 1
STANDING: Final = WONDER + 1
NEAR_FULL: Final = STANDING + 1
CAPTURED_CARDS: Final = NEAR_FULL + 1
ROOM: Final = CAPTURED_CARDS + 1  # a place above a card, by row
FLIPPED: Final = ROOM + 2
THIRD_FLIP: Final = FLIPPED + 1
DISCARD: Final = THIRD_FLIP + 1
FITTING: Final = DISCARD + 1  # cards in hand whose clan has a Troop
CLAN: Final = FITTING + 1  # of the deck
CARDS: Final = CLAN + layout.CLANS
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
    *[f"clan {number}" for number in range(layout.CLANS)],
)
BLOCKS: Final = ("army", "hand", "captured")

# Kinds of options: rules.NOTATION's, then those that are told apart further.
THEIRS: Final = 31  # a place in the other's army
KINDS: Final = 32
HABITS: Final = KINDS * FACES
VAIN_CLAN: Final = layout.CLANS  # beside the eight clans
NEARLY: Final = 12  # face-up cards from which the fifteenth is near


class XJudgement(Judgement):
    """Weighs what each seat has and leads by."""

    def weigh(self, s: State, seat: i64) -> None:
        assert isinstance(s, XState)
        cells = s.cells
        other = 1 - seat
        block = SEATS + seat * SEAT
        passed = cells[block + layout.PASSED]
        others_passed = s.seat_cell(other, layout.PASSED)
        phase: i64 = 2 if passed != 0 else 1 if others_passed != 0 else 0
        supremacy = cells[block + layout.SUPREMACY]
        last = supremacy + s.seat_cell(other, layout.SUPREMACY) > 0
        slot = phase + (PHASES if last else 0)
        lead = s.strength(seat) - s.strength(other)
        if lead > 0:  # the other's score has the same with the other sign
            self.note(LEAD + slot, float(min(lead, 15)) / 5.0)
        if lead > 0 or (lead == 0 and cells[layout.WONDER] == seat):
            self.note(AHEAD + slot, 1.0)
        self.note(SUPREMACY, float(supremacy))
        if cells[layout.ACTIVE] == seat and passed == 0:
            self.note(TURN, 1.0 + float(cells[layout.DUE]))
        turns_left = cells[block + layout.TURNS_LEFT]
        if turns_left != UNLIMITED and passed == 0:
            self.note(TURNS_LEFT, float(turns_left))
        self.weigh_hand(s, seat)
        self.note(TOKENS, float(s.tokens(seat)))
        owned = s.owned(seat)
        self.note(OWNED, float(owned))
        if owned == layout.TOKENS_MAX:
            self.note(FOUR_OWNED, 1.0)
        if cells[layout.WONDER] == seat:
            self.note(WONDER, 1.0)
        self.weigh_army(s, seat)
        flipped = cells[block + layout.FLIPPED]
        count: i64 = 0
        while flipped != 0:
            flipped &= flipped - 1
            count += 1
        if count > 0:
            self.note(FLIPPED, float(count))
            if count > 1 and supremacy > 0:
                self.note(THIRD_FLIP, 1.0)
        clans = s.clans(seat)
        for clan in range(layout.CLANS):
            if clans & clan_bit(clan) != 0:
                self.note(CLAN + clan, 1.0)
        self.note(DISCARD, float(s.size(s.discard_pile(seat))) / 10.0)

    def weigh_hand(self, s: XState, seat: i64) -> None:
        hand = s.hand(seat)
        size = s.size(hand)
        self.note(HAND, float(size))
        if size < 3:
            self.note(SMALL_HAND, float(3 - size))
        support = s.row_clans(seat, 0)
        fitting: i64 = 0
        for index in range(size):
            card = s.card(hand, index)
            self.note(CARDS + IN_HAND * FACES + card, 1.0)
            if s.clans_of(card) & support != 0:
                fitting += 1
        self.note(FITTING, float(fitting))

    def weigh_army(self, s: XState, seat: i64) -> None:
        cells = s.cells
        block = SEATS + seat * SEAT
        standing = cells[block + FACE_UP]
        self.note(STANDING, float(standing))
        if standing >= NEARLY:
            self.note(NEAR_FULL, float(standing - NEARLY + 1))
        for row in range(ROWS):
            length = s.row_length(seat, row)
            if row > 0 and length < s.row_length(seat, row - 1):
                self.note(ROOM + row - 1, 1.0)
            first = block + ARMY + place_at(0, row, 0)
            for at in range(first, first + length):
                cell = cells[at]
                if cell & CAPTURED == 0:
                    self.note(CARDS + IN_ARMY * FACES + (cell & CARD), 1.0)
                else:
                    self.note(CAPTURED_CARDS, 1.0)
                    self.note(CARDS + TAKEN * FACES + (cell & CARD), 1.0)

    def habit(self, s: State, option: i64) -> i64:
        assert isinstance(s, XState)
        kind = option // rules.KIND
        low = option % rules.FIRST
        high = option // rules.FIRST % rules.FIRST
        code = option & rules.KINDS
        if code == rules.PLAY_ROW or code == rules.PLAY_RAISED_ROW:
            return kind * FACES + high
        if code == rules.SHIFT_RAISED or code == rules.ACTIVATE or code == rules.TAKE_PLACE:
            return kind * FACES + s.card_at(low)
        if code == rules.CHOOSE_PLACE:
            if seat_of(low) != s.seat:
                kind = THEIRS
            return kind * FACES + s.card_at(low)
        if code == rules.CHOOSE_CLAN and self.is_vain(s, low):
            return kind * FACES + VAIN_CLAN
        if code == rules.PASS:
            return kind * FACES + self.mood(s)
        if code == rules.DRAW_ONE or code == rules.DRAW_THREE:
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
