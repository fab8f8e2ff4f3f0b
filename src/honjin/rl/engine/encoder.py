"""Encoder: an observation as one row of small numbers, by a list of fields."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.armies.engine.places import ARMY_MAX, COLUMNS, ROW, ROWS
from honjin.engine.machine import ASIDE, CARD, EFFECT, NO_CARD, TOP, UNKNOWN, State
from honjin.rl.engine.buffer import Buffer
from honjin.rl.engine.numbering import relative_place

# Forms of fields; each has two numbers of its own.
NUMBER: Final = 0  # lowest, most
CHOICE: Final = 1  # lowest, how many
SEAT: Final = 2
BITS: Final = 3  # how many
ONE_CARD: Final = 4
PLACE: Final = 5
PILE: Final = 6
ASIDE_CARDS: Final = 7
ON_TOP: Final = 8  # how many
ARMY: Final = 9  # the bit of a card that is held, the unit of the tokens on it or 0
QUESTION: Final = 10  # 1 where its pick is a place
MARKED: Final = 11  # the bit of a card in an army that is marked

STEP: Final = 5  # numbers that describe a field
EMPTY: Final = 127  # a cell of an army
TOKENS: Final = 7
NUMBER_MOST: Final = 255


class Encoder:
    """Fields of the table, then the fields of a seat for each seat, from the one that looks on."""

    def __init__(self, players: i64, faces: i64, seats_at: i64, seat_size: i64) -> None:
        self.players = players
        self.faces = faces
        self.seats_at = seats_at
        self.seat_size = seat_size
        self.table = vec[i64]()
        self.seat = vec[i64]()
        self.table_width: i64 = 0
        self.seat_width: i64 = 0
        self.words = vec[i64]()  # by effect: which word its question is, -1 for what asks nothing
        self.word_count: i64 = 0

    @property
    def width(self) -> i64:
        return self.table_width + self.players * self.seat_width

    def set_words(self, words: list[i64], count: i64) -> None:
        self.words = vec[i64](words)
        self.word_count = count

    def add_table_field(self, form: i64, at: i64, a: i64, b: i64, width: i64) -> None:
        self.table = describe(self.table, form, at, self.table_width, a, b)
        self.table_width += width

    def add_seat_field(self, form: i64, at: i64, a: i64, b: i64, width: i64) -> None:
        self.seat = describe(self.seat, form, at, self.seat_width, a, b)
        self.seat_width += width

    def encode(self, s: State, seat: i64, buffer: Buffer, row: i64) -> None:
        """Write what the seat's observation shows into the row."""
        buffer.clear(row)
        self.encode_fields(s, seat, buffer, row, self.table, 0, 0)
        for index in range(self.players):
            block = self.seats_at + (seat + index) % self.players * self.seat_size
            column = self.table_width + index * self.seat_width
            self.encode_fields(s, seat, buffer, row, self.seat, block, column)

    def encode_fields(
        self, s: State, seat: i64, buffer: Buffer, row: i64, fields: "vec[i64]", block: i64, column: i64
    ) -> None:
        for at in range(0, len(fields), STEP):
            form, cell, first = fields[at], block + fields[at + 1], column + fields[at + 2]
            a, b = fields[at + 3], fields[at + 4]
            value = s.cells[cell]
            if form == NUMBER:
                self.put_number(buffer, row, first, value - a, b)
            elif form == CHOICE:
                if 0 <= value - a < b:
                    buffer.put(row, first + value - a, 1)
            elif form == SEAT:
                self.put_seat(buffer, row, first, value, seat)
            elif form == BITS:
                for bit in range(a):
                    if value >> bit & 1 != 0:
                        buffer.put(row, first + bit, 1)
            elif form == ONE_CARD:
                if value != NO_CARD:
                    buffer.put(row, first + value, 1)
            elif form == PLACE:
                if value >= 0:
                    buffer.put(row, first + relative_place(value, seat, self.players), 1)
            elif form == PILE:
                self.put_pile(s, cell, buffer, row, first)
            elif form == ASIDE_CARDS:
                self.put_aside(s, cell, buffer, row, first)
            elif form == ON_TOP:
                self.put_top(s, cell, buffer, row, first, a)
            elif form == ARMY:
                self.put_army(s, cell, buffer, row, first, a, b)
            elif form == MARKED:
                self.put_marks(s, cell, buffer, row, first, a)
            else:
                self.put_question(s, seat, buffer, row, first, a)

    def put_number(self, buffer: Buffer, row: i64, column: i64, value: i64, most: i64) -> None:
        if value > 0:
            buffer.put(row, column, min(value, most))

    def put_seat(self, buffer: Buffer, row: i64, column: i64, value: i64, seat: i64) -> None:
        if value >= 0:
            buffer.put(row, column + (value - seat + self.players) % self.players, 1)

    def put_pile(self, s: State, zone: i64, buffer: Buffer, row: i64, column: i64) -> None:
        """How many cards, then how many of each that is known."""
        self.put_number(buffer, row, column, s.size(zone), NUMBER_MOST)
        for index in range(s.size(zone)):
            card = s.card(zone, index)
            if card != UNKNOWN:
                buffer.add(row, column + 1 + card)

    def put_aside(self, s: State, zone: i64, buffer: Buffer, row: i64, column: i64) -> None:
        for index in range(s.size(zone)):
            slot = s.slot(zone, index)
            if slot & ASIDE != 0:
                buffer.add(row, column + (slot & CARD))

    def put_top(self, s: State, zone: i64, buffer: Buffer, row: i64, column: i64, most: i64) -> None:
        for index in range(min(s.size(zone), most)):
            card = s.card(zone, s.size(zone) - 1 - index)
            if card != UNKNOWN:
                buffer.put(row, column + index, card + 1)

    def put_army(
        self, s: State, army: i64, buffer: Buffer, row: i64, column: i64, held: i64, token: i64
    ) -> None:
        """By place: card, whether it is held, tokens; then how many of each are free, and are held."""
        counts = column + (2 if token == 0 else 3) * ARMY_MAX
        for line in range(ROWS):
            for file in range(COLUMNS):
                cell = s.cells[army + line * ROW + file]
                if cell == EMPTY:
                    continue
                card = cell & CARD
                at = column + line * COLUMNS + file
                buffer.put(row, at, card + 1)
                if cell & held != 0:
                    buffer.put(row, at + ARMY_MAX, 1)
                    buffer.add(row, counts + self.faces + card)
                else:
                    buffer.add(row, counts + card)
                if token > 0 and cell // token & TOKENS != 0:
                    buffer.put(row, at + 2 * ARMY_MAX, cell // token & TOKENS)

    def put_marks(self, s: State, army: i64, buffer: Buffer, row: i64, column: i64, mark: i64) -> None:
        for line in range(ROWS):
            for file in range(COLUMNS):
                cell = s.cells[army + line * ROW + file]
                if cell != EMPTY and cell & mark != 0:
                    buffer.put(row, column + line * COLUMNS + file, 1)

    def put_question(
        self, s: State, seat: i64, buffer: Buffer, row: i64, column: i64, picks_places: i64
    ) -> None:
        """Who is asked what, of which card, and the numbers of the frame that asks."""
        if s.is_over:
            return
        self.put_seat(buffer, row, column, s.seat, seat)
        column += self.players
        buffer.put(row, column + self.words[s.cells[s.cells[TOP] + EFFECT]], 1)
        column += self.word_count
        if s.source != NO_CARD:
            buffer.put(row, column + s.source, 1)
        column += self.faces
        self.put_number(buffer, row, column, s.step, NUMBER_MOST)
        self.put_number(buffer, row, column + 1, s.count, NUMBER_MOST)
        if s.pick >= 0:
            pick = relative_place(s.pick, seat, self.players) if picks_places == 1 else s.pick
            self.put_number(buffer, row, column + 2, pick + 1, NUMBER_MOST)


def describe(fields: "vec[i64]", form: i64, at: i64, column: i64, a: i64, b: i64) -> "vec[i64]":
    fields = append(append(fields, form), at)
    return append(append(append(fields, column), a), b)
