"""One moment of GOSU Tactics, read and changed in the words of the rulebook."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.armies.engine.army import ArmyState
from honjin.armies.engine.places import (
    ARMY_CELLS,
    ARMY_MAX,
    COLUMNS,
    ROW,
    ROWS,
    cell_of,
    column_of,
    place_at,
    row_of,
    seat_of,
)
from honjin.engine.chance import Stream
from honjin.engine.machine import (
    ASIDE,
    CARD,
    KNOWN_TO_ALL,
    NO_CARD,
    Book,
    Effect,
    known_by,
    seat_bit,
)
from honjin.games.gosu_tactics.engine import facts, ids, layout
from honjin.games.gosu_tactics.engine.layout import (
    ARMY,
    ARRIVING,
    CLAN_COUNT,
    DECK,
    DISCARD,
    EMPTY,
    HAND,
    IMPRISONED,
    LENGTHS,
    LINKED,
    MARK,
    POINTS,
    REVEALED,
    SEAT_CELLS,
    SEATS,
)

# The sides of a card, as bits.
RIGHT: Final = 1
ABOVE: Final = 2
LEFT: Final = 4
BELOW: Final = 8

CLAN_TO_WIN: Final = 9
LEVEL_VALUES: Final = (0, 2, 3, 5)  # by level (GT-C4)


class TacticsBook(Book):
    """A card set: every face's numbers, and its powers by trigger."""

    def __init__(self) -> None:
        super().__init__()
        self.clan = vec[i64]()
        self.level = vec[i64]()
        self.kin = vec[
            i64
        ]()  # the face that carries the name, so that a plain trooper and its X agree (GT-M2)
        self.copies = vec[i64]()
        self.mutation = vec[i64]()  # the cost, -1 if it cannot mutate (GT-M4)
        self.zombie = vec[i64]()
        self.sides = vec[i64]()
        self.has_arrival = vec[i64]()
        self.has_mutated = vec[i64]()
        self.arrival: list[Effect] = []
        self.link: list[Effect] = []
        self.mutated: list[Effect] = []

    @property
    def faces(self) -> i64:
        return len(self.clan)

    def add_face(
        self, clan: i64, level: i64, kin: i64, copies: i64, mutation: i64, zombie: i64, sides: i64
    ) -> None:
        self.clan = append(self.clan, clan)
        self.level = append(self.level, level)
        self.kin = append(self.kin, kin)
        self.copies = append(self.copies, copies)
        self.mutation = append(self.mutation, mutation)
        self.zombie = append(self.zombie, zombie)
        self.sides = append(self.sides, sides)

    def add_powers(self, path: str, arrival: Effect, link: Effect, mutated: Effect) -> None:
        self.add(f"{path}.arrival", arrival)
        self.add(f"{path}.link", link)
        self.add(f"{path}.mutation", mutated)
        self.has_arrival = append(self.has_arrival, 1 if arrival.parts() else 0)
        self.has_mutated = append(self.has_mutated, 1 if mutated.parts() else 0)
        self.arrival.append(arrival)
        self.link.append(link)
        self.mutated.append(mutated)


class TacticsState(ArmyState):
    """A state of GOSU Tactics; `cards` is its Book."""

    def __init__(self, cards: TacticsBook, cells: "vec[i64]") -> None:
        super().__init__(cards, cells)
        self.cards = cards

    def clone(self) -> "TacticsState":
        return TacticsState(self.cards, self.cells[:])

    # --- seats

    def seat_cell(self, p: i64, offset: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + offset
        return self.cells[at]

    def set_seat_cell(self, p: i64, offset: i64, value: i64) -> None:
        self.cells[SEATS + p * SEAT_CELLS + offset] = value

    def points(self, p: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + POINTS
        return self.cells[at]

    def hand(self, p: i64) -> i64:
        """The seat's hand, as a zone."""
        return SEATS + p * SEAT_CELLS + HAND

    def hand_size(self, p: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + HAND
        return self.cells[at]

    # --- armies

    def cell(self, place: i64) -> i64:
        at = SEATS + ARMY + seat_of(place) * SEAT_CELLS + cell_of(place)
        return self.cells[at]

    def set_cell(self, place: i64, value: i64) -> None:
        self.cells[SEATS + ARMY + seat_of(place) * SEAT_CELLS + cell_of(place)] = value

    def row_length(self, p: i64, row: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + LENGTHS + row
        return self.cells[at]

    def army_size(self, p: i64) -> i64:
        return self.row_length(p, 0) + self.row_length(p, 1) + self.row_length(p, 2)

    def is_free(self, place: i64) -> bool:
        """GT-A2: no card above it and none to its right; the place is not empty."""
        p, row, column = seat_of(place), row_of(place), column_of(place)
        if self.row_length(p, row) != column + 1:
            return False
        return row == ROWS - 1 or self.row_length(p, row + 1) <= column

    def has_clan(self, p: i64, row: i64, clan: i64) -> bool:
        """Whether a face-up card of the clan stands in the row (GT-A3: an imprisoned one has no clan)."""
        first = SEATS + p * SEAT_CELLS + ARMY + row * ROW
        for at in range(first, first + self.row_length(p, row)):
            cell = self.cells[at]
            if cell & IMPRISONED == 0 and self.cards.clan[cell & CARD] == clan:
                return True
        return False

    def has_face_up(self, p: i64, row: i64) -> bool:
        for clan in range(CLAN_COUNT):
            if self.has_clan(p, row, clan):
                return True
        return False

    def clan_count(self, p: i64, clan: i64) -> i64:
        """Face-up cards of the clan in the army."""
        found: i64 = 0
        first = SEATS + p * SEAT_CELLS + ARMY
        for at in range(first, first + ARMY_CELLS):
            cell = self.cells[at]
            if cell != EMPTY and cell & IMPRISONED == 0 and self.cards.clan[cell & CARD] == clan:
                found += 1
        return found

    def different_clans(self, p: i64) -> i64:
        found: i64 = 0
        for clan in range(CLAN_COUNT):
            if self.clan_count(p, clan) > 0:
                found += 1
        return found

    def strength(self, p: i64) -> i64:
        """GT-B1, GT-C4: the values of the face-up cards."""
        total: i64 = 0
        for row in range(ROWS):
            first = SEATS + p * SEAT_CELLS + ARMY + row * ROW
            for at in range(first, first + self.row_length(p, row)):
                if self.cells[at] & IMPRISONED == 0:
                    total += LEVEL_VALUES[row + 1]
        return total

    # --- what happens to armies

    def enter(self, place: i64, card: i64) -> None:
        """Put the card in place, and mark the powers that its arrival will fire (GT-T1, GT-T2)."""
        self.set_cell(place, card + (ARRIVING if self.cards.has_arrival[card] == 1 else 0))
        row, column = row_of(place), column_of(place)
        clan = self.cards.clan[card]
        if column > 0:
            self.mark_link(place - 1, clan, RIGHT)
        if column < COLUMNS - 1:
            self.mark_link(place + 1, clan, LEFT)
        if row > 0:
            self.mark_link(place - ROW, clan, ABOVE)
        if row < ROWS - 1:
            self.mark_link(place + ROW, clan, BELOW)

    def mark_link(self, place: i64, clan: i64, side: i64) -> None:
        cell = self.cell(place)
        if cell == EMPTY or cell & IMPRISONED != 0:
            return
        if self.cards.clan[cell] == clan and self.cards.sides[cell] & side != 0:
            self.set_cell(place, cell + LINKED)

    def marked(self, p: i64, mark: i64) -> i64:
        """The first place in the seat's army with this mark, or -1."""
        first = SEATS + p * SEAT_CELLS + ARMY
        for index in range(ARMY_CELLS):
            cell = self.cells[first + index]
            if cell != EMPTY and cell & MARK == mark:
                return place_at(p, 0, index)
        return -1

    def set_mark(self, place: i64, mark: i64) -> None:
        self.set_cell(place, (self.cell(place) & (CARD + IMPRISONED)) + mark)

    def destroy(self, player: i64, place: i64) -> None:
        """GT-A2, GT-A5: a free card leaves for the discard."""
        card = self.cell(place) & CARD
        self.lose_link(player, place)
        self.set_cell(place, EMPTY)
        self.cells[SEATS + seat_of(place) * SEAT_CELLS + LENGTHS + row_of(place)] -= 1
        self.put(DISCARD, card + KNOWN_TO_ALL)
        self.tell(facts.DESTROYED, ids.P1, player, card, place)

    def swap(self, player: i64, place: i64, other: i64) -> None:
        """GT-P1: marks and imprisonment go with the cards; nothing arrives (GT-T2)."""
        cell = self.cell(place)
        self.set_cell(place, self.cell(other))
        self.set_cell(other, cell)
        self.tell(facts.SWAPPED, ids.P1, player, NO_CARD, place, other)

    def imprison(self, player: i64, place: i64) -> None:
        """GT-A3: face down; what waited to fire for it is lost (GT-T4)."""
        card = self.cell(place) & CARD
        self.lose_link(player, place)
        self.set_cell(place, card + IMPRISONED)
        self.tell(facts.IMPRISONED, ids.P2, player, card, place)

    def lose_link(self, player: i64, place: i64) -> None:
        """GT-T4: a link that waits does not fire once its card is gone or imprisoned."""
        cell = self.cell(place)
        if cell & MARK == LINKED:
            self.tell(facts.LOST, ids.T4, player, cell & CARD)

    def release(self, player: i64, place: i64) -> None:
        """GT-P2: face up again by a power."""
        card = self.cell(place) & CARD
        self.set_cell(place, card)
        self.tell(facts.RELEASED, ids.P2, player, card, place)

    def free(self, place: i64) -> None:
        """GT-N1: face up again for the next round."""
        card = self.cell(place) & CARD
        self.set_cell(place, card)
        self.tell(facts.FREED, ids.N1, -1, card, place)

    def has_won(self, p: i64) -> bool:
        """GT-B4: fifteen cards, imprisoned ones included, or nine face-up ones of a clan."""
        if self.army_size(p) == ARMY_MAX:
            return True
        for clan in range(CLAN_COUNT):
            if self.clan_count(p, clan) >= CLAN_TO_WIN:
                return True
        return False

    def has_instant_win(self) -> bool:
        """GT-B4: whether somebody has won at this moment; the game is then over."""
        winners: i64 = 0
        for p in range(self.players):
            if self.army_size(p) >= CLAN_TO_WIN and self.has_won(p):
                winners |= seat_bit(p)
                way = facts.FIFTEEN_CARDS if self.army_size(p) == ARMY_MAX else facts.NINE_OF_A_CLAN
                self.tell(facts.WON, ids.B4, p, other=way)
        if winners == 0:
            return False
        self.end(winners, ids.B4)
        return True

    # --- piles and hands

    def refill(self) -> bool:
        """GT-A6: an empty pile is replaced by the shuffled discard; False if both are empty."""
        if self.size(DECK) > 0:
            return True
        if self.size(DISCARD) == 0:
            return False
        while self.size(DISCARD) > 0:
            self.push_slot(DECK, self.pop_slot(DISCARD))
        self.shuffle(DECK)
        self.tell(facts.SHUFFLED, ids.A6, -1)
        return True

    def draw(self, p: i64, count: i64, rule: i64) -> None:
        drawn = vec[i64]()
        while count > 0 and self.refill():
            slot = self.learn(self.pop_slot(DECK), known_by(p))
            self.put(self.hand(p), slot)
            drawn = append(drawn, slot)
            count -= 1
        self.tell_together(facts.DREW, rule, p, drawn)

    def reveal(self, p: i64, most: i64) -> None:
        """GT-P5: the next cards of the pile, for everybody to see."""
        shown = vec[i64]()
        while self.size(REVEALED) < most and self.refill():
            slot = self.learn(self.pop_slot(DECK), KNOWN_TO_ALL)
            self.put(REVEALED, slot)
            shown = append(shown, slot)
        self.tell_together(facts.REVEALED, ids.P5, p, shown)

    def discard(self, p: i64, card: i64, kind: i64, rule: i64) -> None:
        """GT-A5: face up, for everybody to see."""
        self.learn(self.take(self.hand(p), card), KNOWN_TO_ALL)
        self.put(DISCARD, card + KNOWN_TO_ALL)
        self.tell(kind, rule, p, card)

    def set_aside(self, p: i64, card: i64, rule: i64) -> None:
        """In secret; the card stays in the hand, and to others as known as it was."""
        self.flag_aside(self.hand(p), card)
        self.cells[SEATS + p * SEAT_CELLS + layout.SET_ASIDE] += 1
        self.tell(facts.SET_ASIDE, rule, p, card, known=known_by(p))

    def flag_aside(self, hand: i64, card: i64) -> None:
        at = hand + 1
        while self.cells[at] & (CARD + ASIDE) != card:
            at += 1
        self.cells[at] |= ASIDE

    def discard_aside(self, p: i64, rule: i64) -> None:
        """What the seat has set aside goes to the discard; of copies, the first ones (see `put`)."""
        hand = self.hand(p)
        chosen = vec[i64]()
        for at in range(hand + 1, hand + 1 + self.size(hand)):
            if self.cells[at] & ASIDE != 0:
                chosen = append(chosen, self.cells[at] & CARD)
                self.cells[at] -= ASIDE
        for card in chosen:
            self.discard(p, card, facts.DISCARDED, rule)
        self.cells[SEATS + p * SEAT_CELLS + layout.SET_ASIDE] = 0

    def tell_nothing_done(self) -> None:
        self.tell(facts.DID_NOTHING, ids.T5, self.player, self.source)

    # --- what a seat knows

    def observe(self, seat: i64) -> "TacticsState":
        seen = self.clone()
        seen.forget_key()
        seen.hide_order(DECK, seat)
        for p in range(self.players):
            if p != seat:
                seen.hide(seen.hand(p), seat)
        return seen

    def sample(self, stream: Stream) -> "TacticsState":
        world = self.clone()
        world.guess_key(stream)
        unseen = world.deal_order(DECK, world.unseen(stream))
        for p in range(world.players):
            unseen = world.deal(world.hand(p), unseen, known_by(p))
            world.guess_aside(p, stream)
        return world

    def guess_aside(self, p: i64, stream: Stream) -> None:
        """Set aside as many cards as the seat has, where the observation hides which."""
        hand = self.hand(p)
        missing = self.seat_cell(p, layout.SET_ASIDE)
        for index in range(self.size(hand)):
            if self.slot(hand, index) & ASIDE != 0:
                missing -= 1
        while missing > 0:
            slot = self.slot(hand, stream.below(self.size(hand)))
            if self.holds(hand, slot & CARD):
                self.flag_aside(hand, slot & CARD)
                missing -= 1

    def unseen(self, stream: Stream) -> "vec[i64]":
        """The cards that this observation shows nowhere, shuffled."""
        left = self.cards.copies[:]
        if self.cells[layout.COMING] != NO_CARD:
            left[self.cells[layout.COMING]] -= 1
        self.count_off(left, DECK)
        self.count_off(left, DISCARD)
        self.count_off(left, REVEALED)
        for p in range(self.players):
            self.count_off(left, self.hand(p))
            first = SEATS + p * SEAT_CELLS + ARMY
            for at in range(first, first + ARMY_CELLS):
                if self.cells[at] != EMPTY:
                    left[self.cells[at] & CARD] -= 1
        unseen = vec[i64](capacity=layout.DECK_MAX)
        for card in range(self.cards.faces):
            for _copy in range(left[card]):
                unseen = append(unseen, card)
        stream.shuffle(unseen)
        return unseen


def blank_state(cards: TacticsBook, cells: list[int]) -> TacticsState:
    """A state with these cells; made here, since a vec handed to interpreted code is never freed."""
    return TacticsState(cards, vec[i64](cells))
