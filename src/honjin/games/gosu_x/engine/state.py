"""One moment of GOSU X, read and changed in the words of the rulebook."""

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.armies.engine.places import ARMY_CELLS, ARMY_MAX, row_of, seat_of
from honjin.engine.chance import Stream
from honjin.engine.machine import (
    BOTTOM,
    CARD,
    EFFECT,
    FRAME,
    KNOWN_TO_ALL,
    NO_CARD,
    PICK,
    SPECTATOR,
    TOP,
    known_by,
    seat_bit,
)
from honjin.games.gosu_x.engine import book, facts, ids, layout
from honjin.games.gosu_x.engine.armies import Armies
from honjin.games.gosu_x.engine.book import XBook, clan_bit
from honjin.games.gosu_x.engine.layout import (
    ARMY,
    BOUNTY_AT,
    CAPTURED,
    EMPTY,
    FACE_UP,
    LENGTHS,
    REVEALED,
    SEAT_CELLS,
    SEATS,
    SPENT,
    TOKENS,
    TOKENS_MAX,
    WONDER,
)


def known_to_others(slot: i64) -> i64:
    """Everybody's bits if everybody knows the card, both players' if they alone do, else none."""
    both = known_by(0) | known_by(1)
    known = slot & (both | known_by(SPECTATOR))
    return known if known & both == both else 0


class XState(Armies):
    """A state of GOSU X."""

    def clone(self) -> "XState":
        return XState(self.cards, self.cells[:])

    # --- zones

    def hand(self, p: i64) -> i64:
        return SEATS + p * SEAT_CELLS + layout.HAND

    def deck(self, p: i64) -> i64:
        return SEATS + p * SEAT_CELLS + layout.DECK

    def discard_pile(self, p: i64) -> i64:
        return SEATS + p * SEAT_CELLS + layout.DISCARD

    def removed(self, p: i64) -> i64:
        return SEATS + p * SEAT_CELLS + layout.REMOVED

    def hand_size(self, p: i64) -> i64:
        at = SEATS + p * SEAT_CELLS + layout.HAND
        return self.cells[at]

    # --- tokens

    def tokens(self, p: i64) -> i64:
        """Activation tokens in hand."""
        at = SEATS + p * SEAT_CELLS + TOKENS
        return self.cells[at]

    def owned(self, p: i64) -> i64:
        """GX-K5: X, all but the locked ones."""
        return TOKENS_MAX - self.cells[SEATS + p * SEAT_CELLS + layout.LOCKED]

    def add_seat_cell(self, p: i64, offset: i64, more: i64) -> None:
        self.cells[SEATS + p * SEAT_CELLS + offset] += more

    def spend(self, p: i64, count: i64) -> None:
        self.add_seat_cell(p, TOKENS, -count)
        self.add_seat_cell(p, SPENT, count)
        self.tell(facts.SPENT, ids.K1, p, other=count)

    def unlock(self, p: i64) -> None:
        """GX-K4: the fifth token wins the game, but in the Song only by the option."""
        if self.seat_cell(p, layout.LOCKED) > 0:
            self.add_seat_cell(p, layout.LOCKED, -1)
            self.add_seat_cell(p, TOKENS, 1)
            self.tell(facts.UNLOCKED, ids.K4, p, other=self.owned(p))
        elif self.cells[layout.SONG] == 0 or self.cells[layout.FIFTH_IN_SONG] == 1:
            self.win(seat_bit(p), ids.K4, facts.FIFTH_TOKEN)
        else:
            self.tell(facts.DID_NOTHING, ids.K4, p)

    def win(self, winners: i64, rule: i64, way: i64) -> None:
        """One player wins in this way, or both do, which is a draw (GX-B7)."""
        if winners & (winners - 1) != 0:
            self.tell(facts.DRAWN, rule, -1, other=way - facts.TWO_SUPREMACY + facts.FIRST_DRAW)
        for p in range(self.players):
            if winners == seat_bit(p):
                self.tell(facts.WON, rule, p, other=way)
        self.end(winners, rule)

    def has_full_army(self) -> bool:
        """GX-B4: fifteen face-up cards win at once; both at the same instant is a draw (GX-B7)."""
        winners: i64 = 0
        for p in range(self.players):
            if self.seat_cell(p, FACE_UP) == ARMY_MAX:
                winners |= seat_bit(p)
        if winners == 0:
            return False
        self.win(winners, ids.B4, facts.FIFTEEN_CARDS)
        return True

    # --- what happens to armies

    def here(self) -> i64:
        """Where the card stands whose effect is being resolved, or -1 if it has left."""
        at = self.cells[TOP]
        while at > BOTTOM:
            if self.book.effects[self.cells[at + EFFECT]].keeps_source:
                return self.cells[at + PICK]
            at -= FRAME
        return -1

    def enter(self, place: i64, card: i64) -> None:
        self.set_cell(place, card)
        self.survey()

    def leave(self, place: i64) -> i64:
        """The card goes from its place (the last of its row); its tokens are spent (GX-A5)."""
        card = self.clear(place)
        self.set_cell(place, EMPTY)
        self.cells[SEATS + seat_of(place) * SEAT_CELLS + LENGTHS + row_of(place)] -= 1
        self.survey()
        return card

    def clear(self, place: i64) -> i64:
        """Take from the card there, which leaves the army, whatever lies on it or waits for it."""
        self.drop_tokens(place)
        if self.cells[BOUNTY_AT] == place:  # GX-E4
            self.cells[BOUNTY_AT] = -1
            self.tell(facts.LOST_BOUNTY, ids.E4, -1)
        self.follow(place, -1)
        return self.card_at(place)

    def place_token(self, place: i64) -> None:
        """GX-K6: on a Veteran it is turned to its x2 side."""
        turned: i64 = layout.TURNED if self.has(place, book.VETERAN) else 0
        self.set_cell(place, (self.cell(place) + layout.TOKEN) | turned)

    def remove_tokens(self, place: i64, count: i64) -> None:
        """With the last one the x2 side is gone too (GX-K6)."""
        cell = self.cell(place) - count * layout.TOKEN
        self.set_cell(place, cell if cell & layout.TOKENS_ON != 0 else cell & ~layout.TURNED)

    def drop_tokens(self, place: i64) -> None:
        """GX-A5: to the controller's spent area."""
        count = self.tokens_on(place)
        if count > 0:
            self.remove_tokens(place, count)
            self.add_seat_cell(seat_of(place), SPENT, count)
            self.tell(facts.LOST_TOKENS, ids.A5, seat_of(place), other=count)

    def bury(self, place: i64, player: i64, kind: i64, rule: i64) -> None:
        """GX-A8: an OPEN card leaves for its owner's discard."""
        card = self.leave(place)
        self.put(self.discard_pile(seat_of(place)), card + KNOWN_TO_ALL)
        self.tell(kind, rule, player, card, place)

    def capture(self, player: i64, place: i64) -> None:
        """GX-A3: face down, and its tokens are spent."""
        self.drop_tokens(place)
        self.set_cell(place, self.cell(place) + CAPTURED)
        self.survey()
        self.tell(facts.CAPTURED, ids.A3, player, self.card_at(place), place)

    def release(self, player: i64, place: i64, kind: i64, rule: i64) -> None:
        """GX-E10: face up again, and nothing is triggered."""
        self.set_cell(place, self.cell(place) - CAPTURED)
        self.survey()
        self.tell(kind, rule, player, self.card_at(place), place)

    def swap(self, player: i64, place: i64, other: i64) -> None:
        """GX-A12: with their tokens; nothing enters play."""
        cell = self.cell(place)
        self.set_cell(place, self.cell(other))
        self.set_cell(other, cell)
        if self.cells[BOUNTY_AT] == place:
            self.cells[BOUNTY_AT] = other
        elif self.cells[BOUNTY_AT] == other:
            self.cells[BOUNTY_AT] = place
        self.swap_picks(place, other)
        self.survey()
        self.tell(facts.SWAPPED, ids.A12, player, NO_CARD, place, other)

    def give_wonder(self, p: i64) -> None:
        """GX-E5: from the board or from the opponent."""
        if self.cells[WONDER] != p:
            self.cells[WONDER] = p
            self.tell(facts.TOOK_WONDER, ids.E5, p)

    # --- hands and piles

    def refill(self, p: i64) -> bool:
        """GX-T3: the discard, shuffled, becomes the new deck; False if both are empty."""
        if self.size(self.deck(p)) > 0:
            return True
        discard = self.discard_pile(p)
        if self.size(discard) == 0:
            return False
        while self.size(discard) > 0:
            self.push_slot(self.deck(p), self.pop_slot(discard))
        self.shuffle_deck(p, ids.T3)
        return True

    def shuffle_deck(self, p: i64, rule: i64) -> None:
        self.shuffle(self.deck(p))
        self.tell(facts.SHUFFLED, rule, p)

    def draw(self, p: i64, count: i64, rule: i64) -> bool:
        """GX-T3: from the deck to the hand; whether the discard was shuffled on the way."""
        drawn = vec[i64]()
        shuffled = False
        while count > 0:
            if self.size(self.deck(p)) == 0:
                if not self.refill(p):
                    break
                shuffled = True
            slot = self.learn(self.pop_slot(self.deck(p)), known_by(p))
            self.put(self.hand(p), slot)
            if self.listening:
                drawn = append(drawn, slot)
            count -= 1
        self.tell_together(facts.DREW, rule, p, drawn)
        return shuffled

    def tell_together(self, kind: i64, rule: i64, player: i64, slots: "vec[i64]") -> None:
        """One fact a card: they come together, in whatever order they lay.

        Those that more people know come first, then in the order of the cards: among unknown cards the place
        of a known one would tell something about them.
        """
        if not self.listening:
            return
        for others in (known_by(0) | known_by(1) | known_by(SPECTATOR), known_by(0) | known_by(1), 0):
            alike = vec[i64]()
            for slot in slots:
                if known_to_others(slot) == others:
                    alike = append(alike, slot)
            super().tell_together(kind, rule, player, alike)

    def discard(self, p: i64, card: i64, kind: i64, rule: i64) -> None:
        """GX-A8: from the hand, face up, for everybody to see."""
        self.learn(self.take(self.hand(p), card), KNOWN_TO_ALL)
        self.put(self.discard_pile(p), card + KNOWN_TO_ALL)
        self.tell(kind, rule, p, card)

    def take_from(self, zone: i64, p: i64, card: i64, rule: i64) -> None:
        """A card that all have seen goes from a pile to the hand."""
        self.put(self.hand(p), self.take(zone, card))
        self.tell(facts.TOOK, rule, p, card)

    def mill(self, p: i64, count: i64) -> None:
        """GX-T3: from the deck into the discard, as far as there are cards; never a shuffle."""
        milled = vec[i64]()
        while count > 0 and self.size(self.deck(p)) > 0:
            slot = self.learn(self.pop_slot(self.deck(p)), KNOWN_TO_ALL)
            self.put(self.discard_pile(p), slot)
            milled = append(milled, slot)
            count -= 1
        self.tell_together(facts.MILLED, ids.T3, p, milled)

    def reveal(self, p: i64, count: i64) -> None:
        """GX-T3: the next cards of the deck, for everybody to see; never a shuffle."""
        shown = vec[i64]()
        while count > 0 and self.size(self.deck(p)) > 0:
            slot = self.learn(self.pop_slot(self.deck(p)), KNOWN_TO_ALL)
            self.put(REVEALED, slot)
            shown = append(shown, slot)
            count -= 1
        self.tell_together(facts.REVEALED, ids.T3, p, shown)

    def in_deck(self, p: i64, card: i64) -> i64:
        """How many copies the seat's own deck holds, as the seat knows: those that are nowhere else."""
        if self.clans(p) & clan_bit(self.cards.clan[card]) == 0:
            return 0
        left = self.cards.copies[card]
        left -= self.copies_in(self.hand(p), card)
        left -= self.copies_in(self.discard_pile(p), card)
        left -= self.copies_in(self.removed(p), card)
        left -= self.copies_in(REVEALED, card)
        if self.cells[layout.COMING] == card:
            left -= 1
        first = SEATS + p * SEAT_CELLS + ARMY
        for at in range(first, first + ARMY_CELLS):
            if self.cells[at] & CARD == card:
                left -= 1
        return left

    def copies_in(self, zone: i64, card: i64) -> i64:
        found: i64 = 0
        for at in range(zone + 1, zone + 1 + self.cells[zone]):
            if self.cells[at] & CARD == card:
                found += 1
        return found

    # --- reactions

    def could_hold(self, p: i64, reaction: i64) -> bool:
        """GX-E6: whether, for all that everybody knows, the hand may hold such a Force of Will card."""
        hand = self.hand(p)
        hidden = False
        for index in range(self.size(hand)):
            slot = self.slot(hand, index)
            if slot & known_by(SPECTATOR) == 0:
                hidden = True
            elif self.cards.reactions[slot & CARD] & reaction != 0:
                return True
        if not hidden:
            return False
        for card in self.cards.reacting:
            if self.cards.reactions[card] & reaction != 0 and self.unplaced(p, card) > 0:
                return True
        return False

    def unplaced(self, p: i64, card: i64) -> i64:
        """Copies of the seat's card that nobody but their owner can place."""
        left = self.in_deck(p, card) + self.copies_in(self.hand(p), card)
        return left - self.shown_in(self.hand(p), card) - self.shown_in(self.deck(p), card)

    def shown_in(self, zone: i64, card: i64) -> i64:
        """Copies there that everybody knows."""
        found: i64 = 0
        for index in range(self.size(zone)):
            slot = self.slot(zone, index)
            if slot & CARD == card and slot & known_by(SPECTATOR) != 0:
                found += 1
        return found

    def is_banned(self, p: i64, card: i64) -> bool:
        first = SEATS + p * SEAT_CELLS + layout.BANNED_CARDS
        for at in range(first, first + layout.BANS):
            if self.cells[at] == card:
                return True
        return False

    def tell_nothing_done(self) -> None:
        self.tell(facts.DID_NOTHING, ids.E1, self.player, self.source)

    # --- what a seat knows

    def observe(self, seat: i64) -> "XState":
        seen = self.clone()
        seen.forget_key()
        for p in range(self.players):
            seen.hide_order(seen.deck(p), seat)
            if p != seat:
                seen.hide(seen.hand(p), seat)
        return seen

    def sample(self, stream: Stream) -> "XState":
        world = self.clone()
        world.guess_key(stream)
        for p in range(world.players):
            unseen = world.unseen(p, stream)
            unseen = world.deal_order(world.deck(p), unseen)
            world.deal(world.hand(p), unseen, known_by(p))
        return world

    def unseen(self, p: i64, stream: Stream) -> "vec[i64]":
        """The seat's cards that this observation shows nowhere, shuffled."""
        left = self.cards.copies[:]
        self.count_off(left, self.hand(p))
        self.count_off(left, self.deck(p))
        self.count_off(left, self.discard_pile(p))
        self.count_off(left, self.removed(p))
        self.count_off(left, REVEALED)
        if self.cells[layout.COMING] != NO_CARD:
            left[self.cells[layout.COMING]] -= 1
        first = SEATS + p * SEAT_CELLS + ARMY
        for at in range(first, first + ARMY_CELLS):
            if self.cells[at] != EMPTY:
                left[self.cells[at] & CARD] -= 1
        unseen = vec[i64](capacity=layout.DECK_MAX)
        for card in range(self.cards.faces):
            if self.clans(p) & clan_bit(self.cards.clan[card]) != 0:
                for _copy in range(left[card]):
                    unseen = append(unseen, card)
        stream.shuffle(unseen)
        return unseen


def blank_state(cards: XBook, cells: list[int]) -> XState:
    """A state with these cells; made here, since a vec handed to interpreted code is never freed."""
    return XState(cards, vec[i64](cells))
