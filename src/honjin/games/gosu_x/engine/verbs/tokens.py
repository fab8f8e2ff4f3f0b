"""What is done to tokens, tiles and turns."""

from typing import ClassVar

from mypy_extensions import i64

from honjin.armies.engine.places import ROWS, place_at, seat_of
from honjin.engine.machine import Decision, Effect, seat_bit
from honjin.games.gosu_x.engine import conditions, facts, ids, layout
from honjin.games.gosu_x.engine.book import clan_bit
from honjin.games.gosu_x.engine.layout import EMPTY, SPENT, TOKENS
from honjin.games.gosu_x.engine.options import DETAIL, DONE, KIND_MASK, TAKE_PLACE, TAKE_SPENT
from honjin.games.gosu_x.engine.questions import WhichClan
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.verbs.pile import is_copied


class TakeBack(Decision[XState]):
    """GX-K3: Activation tokens from one's cards or the spent area to the hand."""

    word: ClassVar[str] = "take-back"

    def __init__(self, count: i64 = 1, up_to: bool = False) -> None:
        super().__init__()
        self.count = count
        self.up_to = up_to

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = self.count
        least: i64 = 1 if self.up_to else 0
        if s.count == 0:
            s.pop()
        elif s.offer() == least:
            if s.count == self.count:
                s.tell(facts.DID_NOTHING, ids.K3, s.player, s.source)
            s.pop()
        else:
            s.ask_listed(s.player)

    def offer(self, s: XState) -> None:
        for row in range(ROWS):
            for column in range(s.row_length(s.player, row)):
                self.consider(s, TAKE_PLACE + place_at(s.player, row, column))
        self.consider(s, TAKE_SPENT)
        if self.up_to:
            s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == DONE:
            return 0 if self.up_to else conditions.NOT_OPTIONAL
        if option == TAKE_SPENT:
            return 0 if s.seat_cell(s.player, SPENT) > 0 else conditions.NO_TOKEN_THERE
        if option & KIND_MASK != TAKE_PLACE:
            return conditions.OTHER_QUESTION
        place = option % DETAIL
        if seat_of(place) != s.player:
            return conditions.WRONG_SIDE
        if s.cell(place) == EMPTY:
            return conditions.NO_CARD_THERE
        return 0 if s.tokens_on(place) > 0 else conditions.NO_TOKEN_THERE

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
            return
        player = s.player
        s.count -= 1
        if option == TAKE_SPENT:
            s.add_seat_cell(player, SPENT, -1)
        else:
            s.remove_tokens(option % DETAIL, 1)
        s.add_seat_cell(player, TOKENS, 1)
        s.tell(facts.TOOK_BACK, ids.K3, player, other=s.tokens(player))


class Unlock(Effect[XState]):
    """GX-K4."""

    word: ClassVar[str] = "unlock"

    def resolve(self, s: XState) -> None:
        player = s.player
        s.pop()
        s.unlock(player)


class AdditionalTurn(Effect[XState]):
    """GX-E7: play again after this turn, but never after an additional turn."""

    word: ClassVar[str] = "additional-turn"

    def __init__(self, raising: bool = False) -> None:
        super().__init__()
        self.raising = raising  # cards of the discard may be played in it

    def resolve(self, s: XState) -> None:
        player = s.player
        s.pop()
        if s.cells[layout.ADDITIONAL] == 1 or player != s.cells[layout.ACTIVE]:
            s.tell(facts.NO_SECOND_TURN, ids.E7, player)
            return
        if s.seat_cell(player, layout.PASSED) == 1:
            s.tell(facts.LOST_TURN, ids.Q4, player)
            return
        if s.seat_cell(player, layout.TURNS_LEFT) == 1:  # this one is the last
            s.tell(facts.LOST_TURN, ids.Q5, player)
            return
        s.cells[layout.DUE] = 1
        if self.raising:
            s.cells[layout.RAISING_DUE] = 1
        s.tell(facts.GAINED_TURN, ids.E7, player)


class FlipTile(WhichClan):
    """GX-B5: flip one of one's own tiles; the third, with a Supremacy token, wins, but not by a copy."""

    word: ClassVar[str] = "flip-tile"

    def resolve(self, s: XState) -> None:
        self.ask_if_possible(s)

    def clan_failures(self, s: XState, clan: i64) -> i64:
        if s.clans(s.player) & clan_bit(clan) == 0:
            return conditions.NOT_OF_THOSE_CLANS
        return conditions.TILE_ACTIVE if s.seat_cell(s.player, layout.FLIPPED) & clan_bit(clan) != 0 else 0

    def choose(self, s: XState, option: i64) -> None:
        player, clan = s.player, option % DETAIL
        counts = s.cells[layout.JUSTICE_BY_COPY] == 1 or not is_copied(s)
        s.pop()
        flipped = s.seat_cell(player, layout.FLIPPED) | clan_bit(clan)
        s.set_seat_cell(player, layout.FLIPPED, flipped)
        s.cells[layout.ACTIVE_TILES] |= clan_bit(clan)
        s.survey()
        s.tell(facts.FLIPPED, ids.S5, player, other=clan)
        if counts and flipped == s.clans(player) and s.seat_cell(player, layout.SUPREMACY) > 0:
            s.win(seat_bit(player), ids.B5, facts.THIRD_TILE)
