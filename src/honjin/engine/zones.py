"""A state that knows its zones: what a seat sees of them and how the rest may lie follows from that alone."""

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.chance import Stream
from honjin.engine.machine import NO_CARD, Book, State, known_by


class ZoneBook(Book):
    """The Book of a game in which zones alone are hidden: where they lie, how often each card is there."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts: list[int] = []  # of each card, by number
        self.piles: list[int] = []  # zones of the table with an order, such as a deck
        self.common: list[int] = []  # zones of the table without
        self.cards: list[int] = []  # cells of the table that hold a card
        self.own_piles: list[int] = []  # the same of a seat, from the beginning of its block
        self.hands: list[int] = []
        self.own_cards: list[int] = []
        self.seats_at: i64 = 0
        self.seat_size: i64 = 0


class ZoneState(State):
    """A state of a game in which a seat knows its own hand and what all know, and nothing else follows."""

    def __init__(self, book: ZoneBook, cells: "vec[i64]") -> None:
        super().__init__(book, cells)
        self.zones = book

    def clone(self) -> "ZoneState":
        return type(self)(self.zones, self.cells[:])

    def block(self, p: i64) -> i64:
        """Where the seat's cells begin."""
        return self.zones.seats_at + p * self.zones.seat_size

    def observe(self, seat: i64) -> "ZoneState":
        seen, zones = self.clone(), self.zones
        seen.forget_key()
        for zone in zones.piles:
            seen.hide_order(zone, seat)
        for zone in zones.common:
            seen.hide(zone, seat)
        for p in range(self.players):
            for zone in zones.own_piles:
                seen.hide_order(self.block(p) + zone, seat)
            for zone in zones.hands:
                if p != seat:
                    seen.hide(self.block(p) + zone, seat)
        return seen

    def sample(self, stream: Stream) -> "ZoneState":
        world, zones = self.clone(), self.zones
        world.guess_key(stream)
        unseen = world.unseen()
        stream.shuffle(unseen)
        for zone in zones.piles:
            unseen = world.deal_order(zone, unseen)
        for zone in zones.common:
            unseen = world.deal(zone, unseen, 0)
        for p in range(self.players):
            for zone in zones.own_piles:
                unseen = world.deal_order(self.block(p) + zone, unseen)
            for zone in zones.hands:
                unseen = world.deal(self.block(p) + zone, unseen, known_by(p))
        return world

    def unseen(self) -> "vec[i64]":
        """The cards that this observation shows nowhere."""
        zones = self.zones
        left = vec[i64](zones.amounts)
        for zone in zones.piles + zones.common:
            self.count_off(left, zone)
        for at in zones.cards:
            self.count_off_card(left, at)
        for p in range(self.players):
            for zone in zones.own_piles + zones.hands:
                self.count_off(left, self.block(p) + zone)
            for at in zones.own_cards:
                self.count_off_card(left, self.block(p) + at)
        unseen = vec[i64]()
        for card in range(len(left)):
            for _copy in range(left[card]):
                unseen = append(unseen, card)
        return unseen

    def count_off_card(self, left: "vec[i64]", at: i64) -> None:
        card = self.cells[at]
        if card != NO_CARD:
            left[card] -= 1
