"""What is done to hands: draw, discard, look and ban."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, column_of, place_at, seat_of
from honjin.engine.effect import Question
from honjin.engine.machine import NO_CARD, Decision, Effect, known_by
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout
from honjin.games.gosu_x.engine.book import clan_bit
from honjin.games.gosu_x.engine.layout import CLAN_COUNT
from honjin.games.gosu_x.engine.options import CHOOSE_CARD, CHOOSE_CLAN, DETAIL, DISCARD_CARD, DONE, KIND_MASK
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import draw
from honjin.games.gosu_x.engine.verbs.amount import amount
from honjin.games.gosu_x.engine.verbs.army import Choose

# What a card is drawn for.
CLANS_IN_DISCARD: Final = 0
CLANS_IN_COLUMN: Final = 1
CLANS_IN_ROW: Final = 2
CARDS_IN_COLUMN: Final = 3  # those of one clan


def count_bits(bits: i64) -> i64:
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


class Draw(Effect[XState]):
    """GX-T3: so many cards."""

    word: ClassVar[str] = "draw"

    def __init__(self, count: i64 = 1) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        player, source = s.player, s.source
        s.pop()
        count = amount(s, player, self.count)
        if count == 0:
            s.tell(facts.DID_NOTHING, ids.E1, player, source)
        draw(s, player, count, ids.T3)


class DrawFor(Effect[XState]):
    """A card for each clan in the discard, or in this row or column, or for each card of a clan there."""

    word: ClassVar[str] = "draw-for"

    def __init__(self, what: i64, clan: i64 = 0) -> None:
        super().__init__()
        self.what = what
        self.clan = clan

    def resolve(self, s: XState) -> None:
        player, source = s.player, s.source
        count = self.counted(s, player)
        s.pop()
        if count == 0:
            s.tell(facts.DID_NOTHING, ids.E1, player, source)
        draw(s, player, count, ids.T3)

    def counted(self, s: XState, player: i64) -> i64:
        if self.what == CLANS_IN_DISCARD:
            clans: i64 = 0
            pile = s.discard_pile(player)
            for index in range(s.size(pile)):
                clans |= s.clans_of(s.card(pile, index))
            return count_bits(clans)
        here = s.here()
        if here < 0:
            return 0
        if self.what != CARDS_IN_COLUMN:
            return count_bits(s.clans_beside(here, self.what == CLANS_IN_COLUMN))
        found: i64 = 0
        for row in range(ROWS):
            if s.row_length(seat_of(here), row) > column_of(here):
                place = place_at(seat_of(here), row, column_of(here))
                if s.clans_at(place) & clan_bit(self.clan) != 0:
                    found += 1
        return found


class Discard(Decision[XState]):
    """GX-E14: so many cards from the hand, of one's own choice; with too few, all of them."""

    word: ClassVar[str] = "discard"

    def __init__(self, count: i64 = 1) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = self.due(s, s.player)
            if s.count == 0:
                s.tell_nothing_done()
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def due(self, s: XState, p: i64) -> i64:
        return min(amount(s, p, self.count), s.hand_size(p))

    def offer(self, s: XState) -> None:
        self.consider_cards(s, s.hand(s.player), DISCARD_CARD)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != DISCARD_CARD:
            return conditions.OTHER_QUESTION
        return 0 if s.holds(s.hand(s.player), option % DETAIL) else conditions.NOT_LEFT_TO_DISCARD

    def choose(self, s: XState, option: i64) -> None:
        s.count -= 1
        s.discard(s.player, option % DETAIL, facts.DISCARDED, ids.E14)


class HandOf(Discard):
    """Draw or discard to exactly so many cards."""

    word: ClassVar[str] = "hand-of"

    def resolve(self, s: XState) -> None:
        player = s.player
        missing = self.count - s.hand_size(player)
        if s.step == 0 and missing > 0:
            s.pop()
            draw(s, player, missing, ids.T3)
        else:
            super().resolve(s)

    def due(self, s: XState, p: i64) -> i64:
        return s.hand_size(p) - self.count


class DiscardBounty(Question[XState]):
    """The player may discard a Bounty card from the hand; what follows knows its level."""

    word: ClassVar[str] = "discard-bounty"

    def room(self) -> i64:
        """Its steps wait one on the other, the first on top."""
        most: i64 = 1
        last = len(self.steps) - 1
        for index, step in enumerate(self.steps):
            most = max(most, last - index + step.room())
        return most

    def resolve(self, s: XState) -> None:
        if s.hand_size(s.player) == 0:
            s.tell_nothing_done()
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: XState) -> None:
        self.consider_cards(s, s.hand(s.player), DISCARD_CARD)
        s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == DONE:
            return 0
        if option & KIND_MASK != DISCARD_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(s.hand(s.player), card) else conditions.NOT_LEFT_TO_DISCARD
        return failed if s.cards.keywords[card] & book.BOUNTY != 0 else failed | conditions.WRONG_CARD

    def choose(self, s: XState, option: i64) -> None:
        player, source = s.player, s.source
        s.pop()
        if option == DONE:
            return
        card = option % DETAIL
        s.discard(player, card, facts.DISCARDED, ids.E13)
        levels = s.cards.levels[card]
        level: i64 = 3 if levels & book.IMMORTAL != 0 else 2 if levels & book.HERO != 0 else 1
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            s.push(step, player, source, count=level if isinstance(step, Choose) else 0)


class DiscardClan(Question[XState]):
    """The player may discard so many cards of one clan for what follows."""

    word: ClassVar[str] = "discard-clan"

    def __init__(self, count: i64, steps: list[Effect]) -> None:
        super().__init__(steps)
        self.count = count

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            if s.hand_size(s.player) < self.count:
                s.pop()
            else:
                s.ask(s.player)
        elif s.count > 0:
            s.ask(s.player)
        else:
            player, source = s.player, s.source
            s.pop()
            s.push(self.then, player, source)

    def offer(self, s: XState) -> None:
        if s.step == 1:
            self.consider_cards(s, s.hand(s.player), DISCARD_CARD)
            return
        for clan in range(CLAN_COUNT):
            self.consider(s, CHOOSE_CLAN + clan)
        s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        kind = option & KIND_MASK
        hand = s.hand(s.player)
        if s.step == 0:
            if option == DONE:
                return 0
            if kind != CHOOSE_CLAN:
                return conditions.OTHER_QUESTION
            found: i64 = 0
            for index in range(s.size(hand)):
                if s.clans_of(s.card(hand, index)) & clan_bit(option % DETAIL) != 0:
                    found += 1
            return 0 if found >= self.count else conditions.TOO_FEW_OF_CLAN
        if kind != DISCARD_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(hand, card) else conditions.NOT_LEFT_TO_DISCARD
        return failed if s.clans_of(card) & clan_bit(s.pick) != 0 else failed | conditions.WRONG_CARD

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
        elif s.step == 0:
            s.step = 1
            s.pick = option % DETAIL
            s.count = self.count
            s.tell(facts.CHOSE_CLAN, ids.E13, s.player, other=s.pick)
        else:
            s.count -= 1
            s.discard(s.player, option % DETAIL, facts.DISCARDED, ids.E13)


class Ban(Decision[XState]):
    """Look at the opponent's hand and name a card they may not play for a while (GX-P9)."""

    word: ClassVar[str] = "ban"

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            look(s, s.player)
        s.ask(s.player)

    def offer(self, s: XState) -> None:
        for card in range(s.cards.faces):
            self.consider(s, CHOOSE_CARD + card)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        named = clan_bit(s.cards.clan[option % DETAIL])
        return 0 if s.clans(1 - s.player) & named != 0 else conditions.NOT_OF_THOSE_CLANS

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        ban(s, 1 - player, option % DETAIL)
        s.tell(facts.BANNED, ids.P9, player, option % DETAIL)


def look(s: XState, p: i64) -> None:
    """The seat sees the opponent's hand; nobody else learns a card."""
    hand = s.hand(1 - p)
    for at in range(hand + 1, hand + 1 + s.size(hand)):
        s.cells[at] = s.learn(s.cells[at], known_by(p))
        s.tell(facts.LOOKED_AT, ids.E1, p, s.card(at - 1, 0), known=known_by(0) | known_by(1))


def ban(s: XState, p: i64, card: i64) -> None:
    """Until the end of the opponent's next turn: this turn's end is the first of two (GX-E15)."""
    oldest: i64 = 0
    for index in range(layout.BANS):
        held = s.seat_cell(p, layout.BANNED_CARDS + index)
        if held in (NO_CARD, card):
            oldest = index
            break
        if s.seat_cell(p, layout.BANNED_FOR + index) < s.seat_cell(p, layout.BANNED_FOR + oldest):
            oldest = index
    s.set_seat_cell(p, layout.BANNED_CARDS + oldest, card)
    s.set_seat_cell(p, layout.BANNED_FOR + oldest, 2)


def shorten_bans(s: XState, p: i64) -> None:
    """The opponent's turn is over: what was banned long enough may be played again; the others close up."""
    kept: i64 = 0
    for index in range(layout.BANS):
        card = s.seat_cell(p, layout.BANNED_CARDS + index)
        if card != NO_CARD:
            left = s.seat_cell(p, layout.BANNED_FOR + index) - 1
            s.set_seat_cell(p, layout.BANNED_CARDS + index, NO_CARD)
            s.set_seat_cell(p, layout.BANNED_FOR + index, 0)
            if left == 0:
                s.tell(facts.BAN_ENDED, ids.E15, p, card)
            else:
                s.set_seat_cell(p, layout.BANNED_CARDS + kept, card)
                s.set_seat_cell(p, layout.BANNED_FOR + kept, left)
                kept += 1
