"""How a game goes from the draft to the end: set-up, rounds, the Great Battle, the Song for the Dead."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.places import COLUMNS, ROWS, place_at
from honjin.engine.machine import CARD, KNOWN_TO_ALL, Decision, Effect, seat_bit
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout, rules
from honjin.games.gosu_x.engine.book import clan_bit
from honjin.games.gosu_x.engine.layout import (
    ACTIVE_TILES,
    CLAN_COUNT,
    CLANS_OF,
    EMPTY,
    PASSED,
    ROUND,
    SONG,
    SPENT,
    SUPREMACY,
    TOKENS,
    TURNS_LEFT,
    UNLIMITED,
    WONDER,
)
from honjin.games.gosu_x.engine.options import DETAIL, KEEP, MULLIGAN
from honjin.games.gosu_x.engine.questions import WhichClan
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import TRIGGERED, draw, fire_all
from honjin.games.gosu_x.engine.turns import (
    ACTIVATION,
    END_EFFECTS,
    END_OF_TURN,
    HAND_LIMIT_DISCARD,
    PAYMENT,
    PLACE,
    RAISE,
    RESOLUTION,
    ROUND_OF_TURNS,
    SHIFTING,
    TURN_OF_PLAYER,
)
from honjin.games.gosu_x.engine.verbs import harm
from honjin.games.gosu_x.engine.verbs.army import SongSacrifice
from honjin.games.gosu_x.engine.verbs.pile import REMOVAL

HAND_SIZE: Final = 7
SUPREMACY_TO_WIN: Final = 2
TEN: Final = 10  # GX-B5

# How the clans are drafted.
DRAFT_PICK: Final = 0
DRAFT_RANDOM: Final = 1
DRAFT_GIVEN: Final = 2
PICKS: Final = (0, 1, 1, 0, 0, 1)  # GX-S2: who picks, counted from the first player


class SetUp(Effect[XState]):
    """GX-S1 to GX-S6: first player, draft, tiles, decks, hands, redraws."""

    word: ClassVar[str] = "set-up"

    def resolve(self, s: XState) -> None:
        step = s.step
        s.step = step + 1
        if step == 0:
            first = s.number(s.players)
            s.cells[layout.FIRST] = first
            s.cells[layout.ACTIVE] = first
            s.tell(facts.GOES_FIRST, ids.S1, first)
            if s.count == DRAFT_RANDOM:
                draft_at_random(s, first)
            elif s.count == DRAFT_PICK:
                s.push(DRAFT, first)
        elif step == 1:
            deal(s, s.cells[layout.FIRST])
        elif step == 2:
            s.push(REDRAW, 1 - s.cells[layout.FIRST])
            s.push(REDRAW, s.cells[layout.FIRST])
        else:
            s.cells[ROUND] = 1
            s.pop()
            s.push(GAME_OF_ROUNDS, s.cells[layout.FIRST])


def give_clan(s: XState, p: i64, clan: i64) -> None:
    s.set_seat_cell(p, CLANS_OF, s.clans(p) | clan_bit(clan))
    s.tell(facts.DRAFTED, ids.S2, p, other=clan)


def draft_at_random(s: XState, first: i64) -> None:
    drawn = s.numbers(CLAN_COUNT, len(PICKS))
    for turn, pick in enumerate(PICKS):
        nth = drawn[turn]
        for clan in range(CLAN_COUNT):
            if (s.clans(0) | s.clans(1)) & clan_bit(clan) == 0:
                if nth == 0:
                    give_clan(s, (first + pick) % 2, clan)
                    break
                nth -= 1


def picked(s: XState) -> i64:
    """Clans drafted so far."""
    found: i64 = 0
    for clan in range(CLAN_COUNT):
        if (s.clans(0) | s.clans(1)) & clan_bit(clan) != 0:
            found += 1
    return found


def deal(s: XState, first: i64) -> None:
    """GX-S2, GX-S3: left-over tiles to the middle, three clans to each deck, seven cards to each hand."""
    for clan in range(CLAN_COUNT):
        if (s.clans(0) | s.clans(1)) & clan_bit(clan) == 0:
            s.cells[ACTIVE_TILES] |= clan_bit(clan)
            s.tell(facts.LEFT_OVER, ids.S2, -1, other=clan)
    s.survey()
    for index in range(s.players):
        p = (first + index) % s.players
        fill_deck(s, p)
        s.shuffle_deck(p, ids.S3)
    for index in range(s.players):
        s.draw((first + index) % s.players, HAND_SIZE, ids.S3)


def fill_deck(s: XState, p: i64) -> None:
    for card in range(s.cards.faces):
        if s.clans(p) & clan_bit(s.cards.clan[card]) != 0:
            for _copy in range(s.cards.copies[card]):
                s.push_slot(s.deck(p), card)


class Draft(WhichClan):
    """GX-S2: one clan, then two, two and one."""

    word: ClassVar[str] = "draft"

    def resolve(self, s: XState) -> None:
        if s.step == len(PICKS):
            s.pop()
            return
        s.player = (s.cells[layout.FIRST] + PICKS[s.step]) % s.players
        s.ask(s.player)

    def clan_failures(self, s: XState, clan: i64) -> i64:
        taken = (s.clans(0) | s.clans(1)) & clan_bit(clan)
        return conditions.CLAN_TAKEN if taken != 0 else 0

    def choose(self, s: XState, option: i64) -> None:
        s.step += 1
        give_clan(s, s.player, option % DETAIL)


class Redraw(Decision[XState]):
    """GX-S4: keep the hand, or show it and draw anew; everybody is asked, so the question tells nothing."""

    word: ClassVar[str] = "redraw"

    def offer(self, s: XState) -> None:
        s.add_option(KEEP)
        self.consider(s, MULLIGAN)

    def failures(self, s: XState, option: i64) -> i64:
        if option == KEEP:
            return 0
        if option != MULLIGAN:
            return conditions.OTHER_QUESTION
        return 0 if rules.troops_held(s, s.player) <= 1 else conditions.HOLDS_TROOPS

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        if option == KEEP:
            s.tell(facts.KEPT, ids.S4, player)
            s.pop()
            return
        hand = s.hand(player)
        size = s.size(hand)
        s.tell(facts.REDREW, ids.S4, player, other=size)
        while s.size(hand) > 0:
            slot = s.learn(s.pop_slot(hand), KNOWN_TO_ALL)
            s.tell(facts.SHOWED, ids.S4, player, slot & CARD)
            s.push_slot(s.deck(player), slot)
        s.shuffle_deck(player, ids.S4)
        s.draw(player, size, ids.S4)


# --- rounds


class GameOfRounds(Effect[XState]):
    """GX-T1: a round of turns, the Great Battle, the Song for the Dead, and again."""

    word: ClassVar[str] = "rounds"

    def resolve(self, s: XState) -> None:
        step = s.step
        s.step = (step + 1) % 2
        if step == 0:
            s.push(ROUND_OF_TURNS, s.player)
        else:
            s.pop()
            great_battle(s)


def great_battle(s: XState) -> None:
    """GX-B1 to GX-B6: the stronger army takes a Supremacy token; then the Song, unless the game is over."""
    lead = s.strength(0) - s.strength(1)
    for p in range(s.players):
        s.tell(facts.FOUGHT, ids.B1, p, other=s.strength(p))
    for p in range(s.players):
        tell_bonuses(s, p)
    winner: i64 = 0 if lead > 0 else 1 if lead < 0 else s.cells[WONDER]
    won: i64 = 0
    for p in range(s.players):
        if winner in (p, -1):
            s.add_seat_cell(p, SUPREMACY, 1)
            held = s.seat_cell(p, SUPREMACY)
            s.tell(facts.WON_SUPREMACY, ids.B2, p, other=held)
            if held >= SUPREMACY_TO_WIN:
                won |= seat_bit(p)
    if won != 0:
        s.win(won, ids.B3, facts.TWO_SUPREMACY)
        return
    if winner < 0:
        first = s.number(s.players)  # GX-D2
        s.push(SONG_FOR_THE_DEAD, first, pick=1)
        return
    by = max(lead, -lead)
    if by >= TEN and s.ongoing(winner, book.BATTLE_OF_TEN):
        s.win(seat_bit(winner), ids.B5, facts.BATTLE_OF_TEN)
        return
    s.push(SONG_FOR_THE_DEAD, winner, count=more_sacrifices(s, winner, by))
    # GX-B8: the winner's effects first.
    fire_all(s, 1 - winner, book.LOST_BATTLE)
    fire_all(s, winner, book.WON_BATTLE)


def tell_bonuses(s: XState, p: i64) -> None:
    """GX-B1: whatever counts otherwise than it is printed."""
    for row in range(ROWS):
        for column in range(s.row_length(p, row)):
            place = place_at(p, row, column)
            value, card = s.value_at(place), s.card_at(place)
            if value > s.cards.value[card]:
                rule: i64 = ids.K6 if s.is_doubled(s.cell(place), s.face(place)) else ids.B1
                s.tell(facts.DOUBLED, rule, p, card, place, value)
            if s.counts_hand(place):
                s.tell(facts.COUNTED_HAND, ids.B1, p, card, place, s.hand_size(p))
    for _tile in range(s.tiles_counting_hands()):
        s.tell(facts.COUNTED_HAND, ids.E11, p, other=s.hand_size(p))


def more_sacrifices(s: XState, winner: i64, by: i64) -> i64:
    """GX-D2: Goan Sul's, for a battle won by less than ten."""
    more: i64 = 0
    if by < TEN and s.has_ten(winner):
        more += 1
    if by < TEN and s.cells[layout.TILE_SACRIFICE] == 1 and has_ten_tile(s):
        more += 1
    return more


def has_ten_tile(s: XState) -> bool:
    for clan in range(CLAN_COUNT):
        if s.cells[ACTIVE_TILES] & clan_bit(clan) != 0 and s.cards.tile[clan] & book.BATTLE_OF_TEN != 0:
            return True
    return False


class SongForTheDead(Effect[XState]):
    """GX-D1 to GX-D4: releases, sacrifices, cards up to seven, tokens back, the next round.

    GX-D6: nobody's turn, so nothing here raises a Bounty or a Force of Will. GX-D5: there is never a fourth
    round, since each battle gives a Supremacy token and the second one of a player ends the game.
    """

    word: ClassVar[str] = "song"

    def resolve(self, s: XState) -> None:
        first, tie, step = s.player, s.pick == 1, s.step
        s.step = step + 1
        if step == 0:
            s.cells[SONG] = 1
            s.tell(facts.STARTED_SONG, ids.D1, -1)
            free_all(s)
            if not s.has_full_army():
                s.push(SONG_SACRIFICE, first, count=(s.army_size(first) + 1) // 2 + s.count)
        elif step == 1:
            s.push(SONG_SACRIFICE, 1 - first, count=(s.army_size(1 - first) + 1) // 2)
        elif step < 4:  # GX-D3: one after the other, so that what a shuffle brings comes in that order too
            p = first if step == 2 else 1 - first
            draw(s, p, max(HAND_SIZE - s.hand_size(p), 0), ids.D3)
        elif step == 4:
            for p in (first, 1 - first):
                recover_tokens(s, p)
            if s.cells[WONDER] >= 0 and s.cells[layout.WONDER_STAYS] == 0:
                s.cells[WONDER] = -1
                s.tell(facts.RETURNED_WONDER, ids.D3, -1)
        else:
            # GX-D4: the loser, or after a tie the one who sacrificed last (or first, by the option).
            starts = first if tie and s.cells[layout.TIE_START] == 1 else 1 - first
            s.pop()
            s.cells[SONG] = 0
            s.cells[ROUND] += 1
            for p in range(s.players):
                s.set_seat_cell(p, PASSED, 0)
                s.set_seat_cell(p, TURNS_LEFT, UNLIMITED)
            s.push(GAME_OF_ROUNDS, starts)


def free_all(s: XState) -> None:
    """GX-D1: all at once, so that both armies can be complete at the same instant."""
    for p in range(s.players):
        for row in range(ROWS):
            for column in range(COLUMNS):
                place = place_at(p, row, column)
                if s.cell(place) != EMPTY and s.is_captured(place):
                    s.release(-1, place, facts.FREED, ids.D1)


def recover_tokens(s: XState, p: i64) -> None:
    """GX-D3: all owned tokens to the hand."""
    for row in range(ROWS):
        for column in range(s.row_length(p, row)):
            place = place_at(p, row, column)
            s.remove_tokens(place, s.tokens_on(place))
    s.set_seat_cell(p, SPENT, 0)
    s.set_seat_cell(p, TOKENS, s.owned(p))
    s.tell(facts.RECOVERED, ids.D3, p, other=s.owned(p))


# The same numbers in every Book, ahead of the cards' effects.
SET_UP: Final = SetUp()
DRAFT: Final = Draft()
REDRAW: Final = Redraw()
GAME_OF_ROUNDS: Final = GameOfRounds()
SONG_FOR_THE_DEAD: Final = SongForTheDead()
SONG_SACRIFICE: Final = SongSacrifice()

STRUCTURE: Final[list[tuple[str, Effect]]] = [
    ("set-up", SET_UP),
    ("draft", DRAFT),
    ("redraw", REDRAW),
    ("rounds", GAME_OF_ROUNDS),
    ("round", ROUND_OF_TURNS),
    ("turn", TURN_OF_PLAYER),
    ("payment", PAYMENT),
    ("place", PLACE),
    ("shifting", SHIFTING),
    ("raise", RAISE),
    ("activation", ACTIVATION),
    ("resolution", RESOLUTION),
    ("end-of-turn", END_OF_TURN),
    ("end-effects", END_EFFECTS),
    ("hand-limit", HAND_LIMIT_DISCARD),
    ("triggered", TRIGGERED),
    ("capture", harm.CAPTURE_EFFECT),
    ("destroy", harm.DESTROY_EFFECT),
    ("react-to-harm", harm.REACT_TO_HARM),
    ("react-to-activation", harm.REACT_TO_ACTIVATION),
    ("bounty", harm.BOUNTY_DRAW),
    ("aftermath", harm.AFTERMATH),
    ("removal", REMOVAL),
    ("song", SONG_FOR_THE_DEAD),
    ("song-sacrifice", SONG_SACRIFICE),
]


def begin(s: XState, draft: i64) -> None:
    """The set-up, up to the first decision."""
    s.push(SET_UP, 0, count=draft)
    s.run()
