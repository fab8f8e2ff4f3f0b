"""Numbering: every choice of a game as one number of a fixed range, as the deciding seat sees the table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.armies.engine.places import ARMY_MAX, COLUMNS, column_of, place_at, row_of, seat_of

# An option is its kind and up to two details, as in honjin.table.notation.
KIND: Final = 0x10000
DETAIL: Final = 0x100

# What a detail of an option is.
NOTHING: Final = 0
WORD: Final = 1  # a card or a word of a list
SEAT: Final = 2  # a player, counted from the deciding seat
PLACE: Final = 3  # a place in any army, the deciding seat's own first
OWN_PLACE: Final = 4  # numbered like PLACE, and only so far


class Numbering:
    """Kinds of options one after the other; in each, the second detail runs fastest."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.first = vec[i64]()  # action of each kind
        self.forms = vec[i64]()  # of the two details of each kind
        self.widths = vec[i64]()
        self.kinds = vec[i64]()  # by action

    @property
    def count(self) -> i64:
        return len(self.kinds)

    def add_kind(self, form: i64, width: i64, second_form: i64, second_width: i64) -> None:
        """The next kind, its first detail taking `width` values and its second as many as it does."""
        kind: i64 = len(self.first)
        self.first = append(self.first, len(self.kinds))
        self.forms = append(append(self.forms, form), second_form)
        self.widths = append(append(self.widths, width), second_width)
        for _ in range(width * second_width):
            self.kinds = append(self.kinds, kind)

    def action(self, option: i64, seat: i64) -> i64:
        """The number of an option of the game."""
        kind = option // KIND
        at = 2 * kind
        high = self.to_number(self.forms[at], option // DETAIL % DETAIL, seat)
        low = self.to_number(self.forms[at + 1], option % DETAIL, seat)
        if high >= self.widths[at] or low >= self.widths[at + 1]:
            raise ValueError(f"option: found {option}, expected one that the game can offer")
        return self.first[kind] + high * self.widths[at + 1] + low

    def option(self, action: i64, seat: i64) -> i64:
        """The option that a number stands for, legal or not."""
        kind = self.kinds[action]
        at = 2 * kind
        rest = action - self.first[kind]
        high = self.to_detail(self.forms[at], rest // self.widths[at + 1], seat)
        low = self.to_detail(self.forms[at + 1], rest % self.widths[at + 1], seat)
        return kind * KIND + high * DETAIL + low

    def to_number(self, form: i64, detail: i64, seat: i64) -> i64:
        if form == SEAT:
            return (detail - seat + self.players) % self.players
        if form >= PLACE:
            return relative_place(detail, seat, self.players)
        return detail

    def to_detail(self, form: i64, number: i64, seat: i64) -> i64:
        if form == SEAT:
            return (number + seat) % self.players
        if form >= PLACE:
            inside = number % ARMY_MAX
            owner = (number // ARMY_MAX + seat) % self.players
            return place_at(owner, inside // COLUMNS, inside % COLUMNS)
        return number


def relative_place(place: i64, seat: i64, players: i64) -> i64:
    """Places row by row, the seat's own army first, then the others clockwise."""
    owner = (seat_of(place) - seat + players) % players
    return owner * ARMY_MAX + row_of(place) * COLUMNS + column_of(place)
