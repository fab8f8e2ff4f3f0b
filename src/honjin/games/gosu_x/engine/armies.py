"""The armies of GOSU X: what stands where, and what follows from it."""

from librt.vecs import vec
from mypy_extensions import i64

from honjin.armies.engine.army import ArmyState
from honjin.armies.engine.places import COLUMNS, ROW, ROWS, cell_of, column_of, place_at, row_of, seat_of
from honjin.engine.machine import CARD
from honjin.games.gosu_x.engine import book, layout
from honjin.games.gosu_x.engine.book import XBook, clan_bit, level_bit
from honjin.games.gosu_x.engine.layout import (
    ACTIVE_TILES,
    ARMY,
    CAPTURED,
    CLAN_COUNT,
    CLANS_OF,
    EMPTY,
    FACE_UP,
    LENGTHS,
    ONGOING,
    ROW_CLANS,
    SEAT_CELLS,
    SEATS,
    TOKEN,
    TOKENS_ON,
    TURNED,
)


class Armies(ArmyState):
    """The part of a state that the two armies and the tiles are; `cards` is its Book."""

    def __init__(self, cards: XBook, cells: "vec[i64]") -> None:
        super().__init__(cards, cells)
        self.cards = cards

    def seat_cell(self, p: i64, offset: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + offset
        return self.cells[at]

    def set_seat_cell(self, p: i64, offset: i64, value: i64) -> None:
        self.cells[SEATS + p * SEAT_CELLS + offset] = value

    def clans(self, p: i64) -> i64:
        """The clans of the seat's deck, as bits."""
        at = SEATS + p * SEAT_CELLS + CLANS_OF
        return self.cells[at]

    def owner(self, card: i64) -> i64:
        """Each clan is in one deck, so a card's clan says whose it is."""
        return 1 if self.clans(1) & clan_bit(self.cards.clan[card]) != 0 else 0

    # --- places

    def cell(self, place: i64) -> i64:
        at = SEATS + ARMY + seat_of(place) * SEAT_CELLS + cell_of(place)
        return self.cells[at]

    def set_cell(self, place: i64, value: i64) -> None:
        self.cells[SEATS + ARMY + seat_of(place) * SEAT_CELLS + cell_of(place)] = value

    def card_at(self, place: i64) -> i64:
        return self.cell(place) & CARD

    def tokens_on(self, place: i64) -> i64:
        return (self.cell(place) & TOKENS_ON) // TOKEN

    def is_captured(self, place: i64) -> bool:
        return self.cell(place) & CAPTURED != 0

    def stands(self, place: i64) -> bool:
        """Whether a face-up card is there; a place of -1 is one that its card has left."""
        if place < 0:
            return False
        cell = self.cell(place)
        return cell != EMPTY and cell & CAPTURED == 0

    def row_length(self, p: i64, row: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + LENGTHS + row
        return self.cells[at]

    def army_size(self, p: i64) -> i64:
        """GX-A7: captured cards count."""
        return self.row_length(p, 0) + self.row_length(p, 1) + self.row_length(p, 2)

    def is_open(self, place: i64) -> bool:
        """GX-A2: no card above it and none to its right; the place is not empty."""
        p, row, column = seat_of(place), row_of(place), column_of(place)
        if self.row_length(p, row) != column + 1:
            return False
        return row == ROWS - 1 or self.row_length(p, row + 1) <= column

    def highest_open(self, p: i64) -> i64:
        """GX-A9: the last card of the highest row in use, or -1."""
        for row in range(ROWS - 1, -1, -1):
            length = self.row_length(p, row)
            if length > 0:
                return place_at(p, row, length - 1)
        return -1

    def is_adjacent(self, place: i64, other: i64) -> bool:
        """GX-A7: side by side or one above the other, in one army."""
        if seat_of(place) != seat_of(other):
            return False
        rows = row_of(place) - row_of(other)
        columns = column_of(place) - column_of(other)
        return rows * rows + columns * columns == 1

    # --- what a card there is and has

    def face(self, place: i64) -> i64:
        """The face whose keywords, effects and icons the card there has: Aat has its mirror card's."""
        card = self.cell(place) & CARD
        if self.cards.abilities[card] & book.MIRROR == 0:
            return card
        opposite = self.cell(place ^ 32)  # GX-A6: the same place of the other army
        if opposite == EMPTY or opposite & CAPTURED != 0:
            return card
        mirror = opposite & CARD
        return card if self.cards.abilities[mirror] & book.MIRROR != 0 else mirror

    def levels_at(self, place: i64) -> i64:
        """GX-A10: a captured card has the level of its row."""
        cell = self.cell(place)
        if cell & CAPTURED != 0:
            return level_bit(row_of(place))
        card, face = cell & CARD, self.face(place)
        if self.cards.abilities[face] & book.EVERY_LEVEL != 0:
            return book.ANY_LEVEL
        return self.cards.levels[card]

    def wild_or_own(self, card: i64, abilities: i64) -> i64:
        """The clans of a card with these abilities, as bits."""
        owner = self.owner(card)
        if abilities & book.WILD != 0:
            return self.clans(owner)
        immortal = self.cards.levels[card] & book.IMMORTAL != 0 or abilities & book.EVERY_LEVEL != 0
        if immortal and self.seat_cell(owner, ONGOING) & book.WILD_IMMORTALS != 0:
            return self.clans(owner)
        return clan_bit(self.cards.clan[card])

    def clans_of(self, card: i64) -> i64:
        """The clans of a card in a hand or pile."""
        return self.wild_or_own(card, self.cards.abilities[card])

    def clans_at(self, place: i64) -> i64:
        """GX-A3: a captured card has none."""
        cell = self.cell(place)
        if cell & CAPTURED != 0:
            return 0
        face = self.face(place)
        return self.wild_or_own(cell & CARD, self.cards.abilities[face])

    def keywords_at(self, place: i64) -> i64:
        """Printed and given ones; a captured card has none but the protection of GX-A9."""
        p = seat_of(place)
        ongoing = self.seat_cell(p, ONGOING)
        given: i64 = 0
        if ongoing & book.ETHEREAL_TOP != 0 and self.highest_open(p) == place:
            given = book.ETHEREAL
        cell = self.cell(place)
        if cell & CAPTURED != 0:
            return given
        card, face = cell & CARD, self.face(place)
        if ongoing & book.SECRET_SHIFTS != 0 and self.cards.shift[card] >= 0:
            given |= book.SECRET_SHIFT
        if ongoing & book.ECHO_IMMORTALS != 0 and self.levels_at(place) & book.IMMORTAL != 0:
            given |= book.ECHO
        if ongoing & book.ECHO_ADJACENT != 0 and self.is_beside(place, book.ECHO_ADJACENT):
            given |= book.ECHO
        if self.cells[layout.BOUNTY_AT] == place:
            given |= book.BOUNTY
        return self.cards.keywords[face] | given

    def is_beside(self, place: i64, ability: i64) -> bool:
        """Whether a face-up card with the ability stands beside it."""
        row, column = row_of(place), column_of(place)
        return (
            (column > 0 and self.has_ability(place - 1, ability))
            or (column < COLUMNS - 1 and self.has_ability(place + 1, ability))
            or (row > 0 and self.has_ability(place - ROW, ability))
            or (row < ROWS - 1 and self.has_ability(place + ROW, ability))
        )

    def has_ability(self, place: i64, ability: i64) -> bool:
        if not self.stands(place):
            return False
        face = self.face(place)
        return self.cards.abilities[face] & ability != 0

    def has(self, place: i64, keyword: i64) -> bool:
        return self.keywords_at(place) & keyword != 0

    def icons_at(self, place: i64) -> i64:
        face = self.face(place)
        return self.cards.icons[face]

    def has_trigger(self, place: i64, trigger: i64) -> bool:
        if not self.stands(place):
            return False
        face = self.face(place)
        return self.cards.triggers[face] == trigger

    def awaits(self, p: i64, trigger: i64) -> bool:
        """Whether a face-up card of the seat waits for this."""
        for row in range(ROWS):
            first = place_at(p, row, 0)
            for place in range(first, first + self.row_length(p, row)):
                face = self.face(place)
                if self.cards.triggers[face] == trigger and self.stands(place):
                    return True
        return False

    # --- what follows from the armies

    def survey(self) -> None:
        """Count again what follows from the armies and the tiles; after every change of either."""
        tiles: i64 = 0
        active = self.cells[ACTIVE_TILES]
        if active != 0:
            for clan in range(CLAN_COUNT):
                if active & clan_bit(clan) != 0:
                    tiles |= self.cards.tile[clan]
        anywhere: i64 = 0
        for p in range(self.players):
            abilities = tiles
            standing: i64 = 0
            for row in range(ROWS):
                clans: i64 = 0
                first = place_at(p, row, 0)
                for place in range(first, first + self.row_length(p, row)):
                    cell = self.cell(place)
                    if cell & CAPTURED == 0:
                        card, face = cell & CARD, self.face(place)
                        clans |= clan_bit(self.cards.clan[card])
                        abilities |= self.cards.abilities[face]
                        standing += 1
                self.set_seat_cell(p, ROW_CLANS + row, clans)
            self.set_seat_cell(p, ONGOING, abilities)
            self.set_seat_cell(p, FACE_UP, standing)
            anywhere |= abilities
        if anywhere & (book.WILD | book.WILD_IMMORTALS) != 0:
            self.survey_clans()

    def survey_clans(self) -> None:
        """Where a card may be of more clans than its own."""
        for p in range(self.players):
            for row in range(ROWS):
                found: i64 = 0
                first = place_at(p, row, 0)
                for place in range(first, first + self.row_length(p, row)):
                    found |= self.clans_at(place)
                self.set_seat_cell(p, ROW_CLANS + row, found)

    def ongoing(self, p: i64, ability: i64) -> bool:
        """Whether a face-up card of the seat or an active tile gives this."""
        at = SEATS + p * SEAT_CELLS + ONGOING
        return self.cells[at] & ability != 0

    def row_clans(self, p: i64, row: i64) -> i64:
        """The clans that support in this row, as bits (GX-P10)."""
        at = SEATS + p * SEAT_CELLS + ROW_CLANS + row
        return self.cells[at]

    def clans_beside(self, place: i64, column: bool) -> i64:
        """The clans of the face-up cards in its row, or in its column, as bits."""
        p = seat_of(place)
        if not column:
            return self.row_clans(p, row_of(place))
        found: i64 = 0
        for row in range(ROWS):
            if self.row_length(p, row) > column_of(place):
                found |= self.clans_at(place_at(p, row, column_of(place)))
        return found

    def named(self, p: i64, kin: i64) -> i64:
        """How many face-up cards of the army have this name."""
        found: i64 = 0
        for row in range(ROWS):
            first = place_at(p, row, 0)
            for place in range(first, first + self.row_length(p, row)):
                if self.stands(place) and self.cards.counts_as(self.card_at(place), self.face(place), kin):
                    found += 1
        return found

    def captured_count(self, p: i64) -> i64:
        return self.army_size(p) - self.seat_cell(p, FACE_UP)

    def controls_bounty(self, p: i64) -> bool:
        for row in range(ROWS):
            first = place_at(p, row, 0)
            for place in range(first, first + self.row_length(p, row)):
                if self.has(place, book.BOUNTY):
                    return True
        return False

    def strength(self, p: i64) -> i64:
        """GX-B1: the values of the face-up cards and their bonuses."""
        total: i64 = 0
        hands: i64 = 0  # GX-E18: the card's and the tile's bonus add up
        for row in range(ROWS):
            first = place_at(p, row, 0)
            for place in range(first, first + self.row_length(p, row)):
                total += self.value_at(place)
                if self.counts_hand(place):
                    hands += 1
        if self.ongoing(p, book.HAND_IN_BATTLE):
            hands += self.tiles_counting_hands()
        return total + hands * self.cells[SEATS + p * SEAT_CELLS + layout.HAND]

    def value_at(self, place: i64) -> i64:
        """GX-B1: what the card counts in a Great Battle; a captured one nothing."""
        cell = self.cell(place)
        if cell & CAPTURED != 0:
            return 0
        value = self.cards.value[cell & CARD]
        face = self.face(place)
        if self.is_doubled(cell, face):
            value *= 2
        if self.cards.abilities[face] & book.DOUBLED_BY_BOUNTY != 0 and self.controls_bounty(
            1 - seat_of(place)
        ):
            value *= 2
        return value

    def counts_hand(self, place: i64) -> bool:
        """Whether the card adds the number of cards in hand."""
        return self.has_ability(place, book.HAND_IN_BATTLE)

    def tiles_counting_hands(self) -> i64:
        """How many active tiles do so, for either seat."""
        found: i64 = 0
        for clan in range(CLAN_COUNT):
            if (
                self.cells[ACTIVE_TILES] & clan_bit(clan) != 0
                and self.cards.tile[clan] & book.HAND_IN_BATTLE != 0
            ):
                found += 1
        return found

    def is_doubled(self, cell: i64, face: i64) -> bool:
        """GX-K6: by a token that was turned, or by the option by any token on what is a Veteran now."""
        if self.cells[layout.VETERAN_AT_BATTLE] == 0:
            return cell & TURNED != 0
        return cell & TOKENS_ON != 0 and self.cards.keywords[face] & book.VETERAN != 0

    def has_ten(self, p: i64) -> bool:
        """Whether a face-up card of the seat, not a tile, plays for a battle won by ten (GX-B5)."""
        for row in range(ROWS):
            first = place_at(p, row, 0)
            for place in range(first, first + self.row_length(p, row)):
                if self.has_ability(place, book.BATTLE_OF_TEN):
                    return True
        return False
