"""What is done to cards in an army: choose one and act on it, swap, sacrifice, release, destroy."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.army import ArmyDecision
from honjin.armies.engine.places import COLUMNS, ROWS, column_of, place_at, row_of, seat_of
from honjin.engine.effect import Steps
from honjin.engine.machine import (
    BOTTOM,
    COUNT,
    EFFECT,
    FRAME,
    KNOWN_TO_ALL,
    PICK,
    STEP,
    TOP,
    Effect,
)
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout, options
from honjin.games.gosu_x.engine.book import clan_bit, level_bit
from honjin.games.gosu_x.engine.layout import BOUNTY_AT, EMPTY
from honjin.games.gosu_x.engine.options import CHOOSE_PLACE, DETAIL, DONE, KIND_MASK
from honjin.games.gosu_x.engine.questions import WhichClan
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.verbs import harm
from honjin.games.gosu_x.engine.verbs.amount import amount

# What can be done to a chosen card, as bits.
CAPTURE: Final = 1
DESTROY: Final = 2
RELEASE: Final = 4
TO_DECK: Final = 8
BEAR_BOUNTY: Final = 16
COPY: Final = 32

HARM: Final = 2  # the frames of a deed: itself, and a reaction to it

# Whose cards.
ANYONE: Final = 0
OWN: Final = 1
ENEMY: Final = 2

# Where, seen from the card whose effect it is.
ANYWHERE: Final = 0
ADJACENT: Final = 1
ROW_OR_COLUMN: Final = 2


def is_near(s: XState, place: i64, near: i64) -> bool:
    """GX-A7: beside this card, or in its row or column; nothing is near a card that has left."""
    here = s.here()
    if here < 0 or seat_of(place) != seat_of(here):
        return False
    if near == ADJACENT:
        return s.is_adjacent(place, here)
    return place != here and (row_of(place) == row_of(here) or column_of(place) == column_of(here))


def is_in_chain(s: XState, place: i64) -> bool:
    """GX-E8: the copying card itself, or one whose effect is being copied on the way here."""
    at = s.cells[TOP]
    while at > BOTTOM:
        effect = s.book.effects[s.cells[at + EFFECT]]
        if isinstance(effect, Choose):
            if s.cells[at + STEP] > ASK_DEED and s.cells[at + COUNT] == COPY and s.cells[at + PICK] == place:
                return True
        elif effect.keeps_source:
            return s.cells[at + PICK] == place
        at -= FRAME
    return False


def copy_effect(s: XState, player: i64, source: i64, face: i64) -> None:
    """GX-E8: resolve the entry effect as if it stood on the copying card."""
    s.tell(facts.COPIED, ids.E8, player, source, other=face)
    if s.cards.has_entry[face] == 0:
        s.tell(facts.DID_NOTHING, ids.E8, player, source)
    elif s.has_room(s.cards.entry_room[face]):
        s.push(s.cards.entry[face], player, source)
    else:
        s.tell(facts.DID_NOTHING, ids.E20, player, source)


# The steps of Choose.
ASK_PLACE: Final = 0
ASK_DEED: Final = 1
ACT: Final = 2
ACT_AGAIN: Final = 3


class ChoosePlace(ArmyDecision[XState]):
    """Choose a card in an army; with none to choose, nothing happens (GX-E1)."""

    def resolve(self, s: XState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: XState) -> None:
        self.consider_places(s, CHOOSE_PLACE)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_PLACE:
            return conditions.OTHER_QUESTION
        place = option % DETAIL
        if s.cell(place) == EMPTY:
            return conditions.NO_CARD_THERE
        return self.target_failures(s, place)

    def target_failures(self, s: XState, place: i64) -> i64:
        raise NotImplementedError


class Choose(ChoosePlace):
    """Choose a card in play and do one of these deeds to it, and then perhaps another."""

    word: ClassVar[str] = "choose"
    keeps_place: ClassVar[bool] = True
    above: ClassVar[i64] = HARM
    own_steps: ClassVar[i64] = 12  # with two deeds

    def __init__(
        self,
        deeds: i64,
        levels: i64 = book.ANY_LEVEL,
        supremacy: i64 = 0,
        side: i64 = ANYONE,
        open: bool = False,
        near: i64 = ANYWHERE,
        bounty: bool = False,
        may: bool = False,
        then: i64 = 0,
    ) -> None:
        super().__init__()
        self.deeds = deeds
        self.levels = levels
        self.supremacy = supremacy  # the levels allowed besides to who has a Supremacy token
        self.side = side
        self.open = open
        self.near = near
        self.bounty = bounty
        self.may = may
        self.then = then

    def resolve(self, s: XState) -> None:
        step = s.step
        if step == ASK_PLACE:
            if self.may and s.offer() == 1:  # there is only `done`
                s.tell_nothing_done()
                s.pop()
            else:
                self.ask_if_possible(s)
        elif step == ASK_DEED:
            s.ask(s.player)
        elif step == ACT:
            s.step = ACT_AGAIN
            self.do(s, s.count)
        elif step == ACT_AGAIN and self.then != 0:
            s.step = ACT_AGAIN + 1
            if s.pick >= 0 and self.deed_failures(s, s.pick, self.then) == 0:
                s.count = self.then  # so that a copy is in the chain (GX-E8)
                self.do(s, self.then)
        else:
            s.pop()

    def offer(self, s: XState) -> None:
        if s.step == ASK_DEED:
            self.consider(s, options.CHOOSE_CAPTURE)
            self.consider(s, options.CHOOSE_DESTROY)
            self.consider(s, options.CHOOSE_RELEASE)
            return
        super().offer(s)
        if self.may:
            s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if s.step == ASK_DEED:
            deed = deed_of(option)
            if deed == 0:
                return conditions.OTHER_QUESTION
            return self.deed_failures(s, s.pick, deed) if self.deeds & deed != 0 else conditions.NOT_POSSIBLE
        if option == DONE:
            return 0 if self.may else conditions.NOT_OPTIONAL
        return super().failures(s, option)

    def target_failures(self, s: XState, place: i64) -> i64:
        failed: i64 = 0
        if s.levels_at(place) & self.levels_now(s) == 0:
            failed |= conditions.WRONG_LEVEL
        if self.side != ANYONE and (seat_of(place) == s.player) != (self.side == OWN):
            failed |= conditions.WRONG_SIDE
        if self.open and not s.is_open(place):
            failed |= conditions.NOT_OPEN
        if self.near != ANYWHERE and not is_near(s, place, self.near):
            failed |= conditions.NOT_NEAR
        if self.bounty and not s.has(place, book.BOUNTY):
            failed |= conditions.NO_BOUNTY_THERE
        refused: i64 = 0
        deed: i64 = CAPTURE
        while deed <= COPY:
            if self.deeds & deed != 0:
                why = self.deed_failures(s, place, deed)
                if why == 0:
                    return failed
                refused |= why
            deed *= 2
        return failed | refused

    def levels_now(self, s: XState) -> i64:
        levels = self.levels
        if self.supremacy != 0 and s.seat_cell(s.player, layout.SUPREMACY) > 0:
            levels |= self.supremacy
        if s.count > 0:  # not above this level
            levels &= 2 * level_bit(s.count - 1) - 1
        return levels

    def deed_failures(self, s: XState, place: i64, deed: i64) -> i64:
        if deed == CAPTURE:
            return harm.CAPTURE_EFFECT.failures(s, place)
        if deed == DESTROY:
            return harm.DESTROY_EFFECT.failures(s, place)
        if deed == RELEASE:
            return 0 if s.is_captured(place) else conditions.NOT_CAPTURED
        if deed == TO_DECK:
            return 0 if s.is_open(place) else conditions.NOT_OPEN
        if deed == BEAR_BOUNTY:
            return conditions.HAS_THE_TOKEN if s.cells[BOUNTY_AT] == place else 0
        if s.is_captured(place):
            return conditions.IS_CAPTURED
        return conditions.IN_THE_CHAIN if is_in_chain(s, place) else 0

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
            return
        if s.step == ASK_DEED:
            s.count = deed_of(option)
            s.step = ACT
            return
        place = option % DETAIL
        s.pick = place
        possible: i64 = 0
        deed: i64 = CAPTURE
        while deed <= COPY:
            if self.deeds & deed != 0 and self.deed_failures(s, place, deed) == 0:
                possible |= deed
            deed *= 2
        s.count = possible
        s.step = ACT if possible & (possible - 1) == 0 else ASK_DEED

    def do(self, s: XState, deed: i64) -> None:
        player, source, place = s.player, s.source, s.pick
        if deed == CAPTURE:
            s.push(harm.CAPTURE_EFFECT, player, source, place)
        elif deed == DESTROY:
            s.push(harm.DESTROY_EFFECT, player, source, place)
        elif deed == RELEASE:
            s.release(player, place, facts.RELEASED, ids.E10)
            s.has_full_army()
        elif deed == TO_DECK:
            card = s.leave(place)
            s.push_slot(s.deck(seat_of(place)), card + KNOWN_TO_ALL)
            s.tell(facts.RETURNED, ids.A11, player, card, place)
        elif deed == BEAR_BOUNTY:
            s.cells[BOUNTY_AT] = place
            s.tell(facts.PLACED_BOUNTY, ids.E4, player, s.card_at(place), place)
        else:
            copy_effect(s, player, source, s.face(place))


def deed_of(option: i64) -> i64:
    """The deed that a word stands for, or 0."""
    if option == options.CHOOSE_CAPTURE:
        return CAPTURE
    if option == options.CHOOSE_DESTROY:
        return DESTROY
    return RELEASE if option == options.CHOOSE_RELEASE else 0


class CaptureThis(Steps[XState]):
    """Capture the card whose effect it is; what follows is paid for by it (GX-E13)."""

    word: ClassVar[str] = "capture-this"
    keeps_place: ClassVar[bool] = True
    above: ClassVar[i64] = HARM
    own_steps: ClassVar[i64] = 7

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.pick = s.here()
            if s.stands(s.pick):
                s.push(harm.CAPTURE_EFFECT, s.player, s.source, s.pick)
                return
            s.pick = -1
        player, source, place = s.player, s.source, s.pick
        s.pop()
        if place >= 0 and s.is_captured(place):
            s.push(self.then, player, source)


class Swap(ChoosePlace):
    """GX-A12: the player may swap two cards of one row, in the own army or in either."""

    word: ClassVar[str] = "swap"
    keeps_place: ClassVar[bool] = True

    def __init__(self, side: i64 = ANYONE) -> None:
        super().__init__()
        self.side = side

    def resolve(self, s: XState) -> None:
        if s.step == 0 and s.offer() == 1:  # there is only `done`
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: XState) -> None:
        super().offer(s)
        if s.step == 0:
            s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == DONE:
            return 0 if s.step == 0 else conditions.NOT_OPTIONAL
        return super().failures(s, option)

    def target_failures(self, s: XState, place: i64) -> i64:
        if s.step == 0:
            failed: i64 = 0
            if self.side != ANYONE and (seat_of(place) == s.player) != (self.side == OWN):
                failed |= conditions.WRONG_SIDE
            if s.row_length(seat_of(place), row_of(place)) == 1:
                failed |= conditions.ALONE_IN_ROW
            return failed
        if place == s.pick:
            return conditions.SAME_CARD
        return conditions.OTHER_ROW if place - column_of(place) != s.pick - column_of(s.pick) else 0

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
            return
        place = option % DETAIL
        if s.step == 0:
            s.step = 1
            s.pick = place
            return
        player, first = s.player, s.pick
        s.pop()
        s.swap(player, first, place)


class Sacrifice(ChoosePlace):
    """GX-A4, GX-E14: OPEN cards of one's own, one at a time; with too few, all of them."""

    word: ClassVar[str] = "sacrifice"

    def __init__(self, count: i64 = 1) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = min(amount(s, s.player, self.count), s.army_size(s.player))
            if s.count == 0:
                s.tell_nothing_done()
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: XState) -> None:
        for row in range(ROWS):
            length = s.row_length(s.player, row)
            if length > 0:
                self.consider(s, CHOOSE_PLACE + place_at(s.player, row, length - 1))

    def target_failures(self, s: XState, place: i64) -> i64:
        failed: i64 = 0 if seat_of(place) == s.player else conditions.WRONG_SIDE
        return failed if s.is_open(place) else failed | conditions.NOT_OPEN

    def choose(self, s: XState, option: i64) -> None:
        s.count -= 1
        s.bury(option % DETAIL, s.player, facts.SACRIFICED, self.rule())

    def rule(self) -> i64:
        return ids.A4


class SongSacrifice(Sacrifice):
    """GX-D2: as many as the frame says."""

    word: ClassVar[str] = "song-sacrifice"

    def resolve(self, s: XState) -> None:
        s.count = min(s.count, s.army_size(s.player))
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def rule(self) -> i64:
        return ids.D2


class ReleaseAll(Effect[XState]):
    """Release every captured card of one's own army, of the opponent's, or of both."""

    word: ClassVar[str] = "release-all"

    def __init__(self, side: i64 = OWN) -> None:
        super().__init__()
        self.side = side

    def resolve(self, s: XState) -> None:
        player = s.player
        s.pop()
        for owner in range(s.players):
            if self.side == ANYONE or (owner == player) == (self.side == OWN):
                self.release(s, player, owner)
        s.has_full_army()

    def release(self, s: XState, player: i64, owner: i64) -> None:
        for row in range(ROWS):
            for column in range(COLUMNS):
                place = place_at(owner, row, column)
                if s.cell(place) != EMPTY and s.is_captured(place):
                    s.release(player, place, facts.RELEASED, ids.E10)


class DestroyClan(WhichClan):
    """Destroy all OPEN cards of one clan: those that qualify when it begins (GX-E13)."""

    word: ClassVar[str] = "destroy-clan"
    above: ClassVar[i64] = HARM
    own_steps: ClassVar[i64] = 32  # a deed for each row of both armies

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.ask(s.player)
            return
        for index in range(s.players * ROWS):
            bit = row_bit(index)
            if s.count & bit != 0:
                s.count -= bit
                p, row = index // ROWS, index % ROWS
                s.push(harm.DESTROY_EFFECT, s.player, s.source, place_at(p, row, s.row_length(p, row) - 1))
                return
        s.pop()

    def clan_failures(self, s: XState, clan: i64) -> i64:
        played = (s.clans(0) | s.clans(1)) & clan_bit(clan)
        return 0 if played != 0 else conditions.NOT_OF_THOSE_CLANS

    def choose(self, s: XState, option: i64) -> None:
        clan = option % DETAIL
        s.tell(facts.CHOSE_CLAN, ids.E1, s.player, other=clan)
        s.step = 1
        # Each row has at most one OPEN card, its last (GX-A2), so a bit a row remembers which qualify.
        for index in range(s.players * ROWS):
            length = s.row_length(index // ROWS, index % ROWS)
            place = place_at(index // ROWS, index % ROWS, length - 1)
            of_clan = length > 0 and s.clans_at(place) & clan_bit(clan) != 0
            if of_clan and harm.DESTROY_EFFECT.failures(s, place) == 0:
                s.count |= row_bit(index)
        if s.count == 0:
            s.tell_nothing_done()


def row_bit(index: i64) -> i64:
    """A row of either army as a bit."""
    return 1 << index
