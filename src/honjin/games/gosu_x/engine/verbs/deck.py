"""What is done to the top of a deck and inside it: reveal some cards, or search for one."""

from typing import ClassVar

from mypy_extensions import i64

from honjin.engine.machine import CARD, KNOWN_TO_ALL, Decision, known_by
from honjin.games.gosu_x.engine import conditions, facts, ids, options
from honjin.games.gosu_x.engine.book import clan_bit, level_bit
from honjin.games.gosu_x.engine.layout import REVEALED
from honjin.games.gosu_x.engine.options import CHOOSE_CARD, CHOOSE_LEVEL, DETAIL, KIND_MASK
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.verbs.pile import NameClan


def discard_revealed(s: XState, p: i64) -> None:
    while s.size(REVEALED) > 0:
        slot = s.pop_slot(REVEALED)
        s.put(s.discard_pile(p), slot)
        s.tell(facts.DISCARDED, ids.T3, p, slot & CARD)


class RevealLevel(Decision[XState]):
    """Choose a level, reveal so many: the cards of that level to the hand, the rest to the discard."""

    word: ClassVar[str] = "reveal-level"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def offer(self, s: XState) -> None:
        for row in range(3):
            s.add_option(CHOOSE_LEVEL + row)

    def failures(self, s: XState, option: i64) -> i64:
        return 0 if option & KIND_MASK == CHOOSE_LEVEL else conditions.OTHER_QUESTION

    def choose(self, s: XState, option: i64) -> None:
        player, row = s.player, option % DETAIL
        s.pop()
        s.tell(facts.CHOSE_LEVEL, ids.E1, player, other=row + 1)
        s.reveal(player, self.count)
        for card in range(s.cards.faces):
            if s.cards.levels[card] & level_bit(row) != 0:
                while s.holds(REVEALED, card):
                    s.take_from(REVEALED, player, card, ids.E1)
        discard_revealed(s, player)


class RevealClan(NameClan):
    """Choose a clan, reveal so many: its cards to the hand, the rest to the discard."""

    word: ClassVar[str] = "reveal-clan"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def choose(self, s: XState, option: i64) -> None:
        player, clan = s.player, option % DETAIL
        s.pop()
        s.tell(facts.CHOSE_CLAN, ids.E19, player, other=clan)
        s.reveal(player, self.count)
        for card in range(s.cards.faces):
            if s.clans_of(card) & clan_bit(clan) != 0:
                while s.holds(REVEALED, card):
                    s.take_from(REVEALED, player, card, ids.E1)
        discard_revealed(s, player)


class RevealOne(Decision[XState]):
    """Reveal so many: one to the hand, the rest to the discard."""

    word: ClassVar[str] = "reveal-one"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.reveal(s.player, self.count)
            if s.size(REVEALED) == 0:
                s.tell_nothing_done()
                s.pop()
                return
        s.ask(s.player)

    def offer(self, s: XState) -> None:
        self.consider_cards(s, REVEALED, CHOOSE_CARD)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        return 0 if s.holds(REVEALED, option % DETAIL) else conditions.NOT_REVEALED

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        s.take_from(REVEALED, player, option % DETAIL, ids.E1)
        discard_revealed(s, player)


class RevealSort(RevealOne):
    """Reveal three: one to the hand, one on top of the deck, one under it."""

    word: ClassVar[str] = "reveal-sort"

    def choose(self, s: XState, option: i64) -> None:
        player, card = s.player, option % DETAIL
        if s.step == 1:
            s.take_from(REVEALED, player, card, ids.E1)
        elif s.step == 2:
            s.push_slot(s.deck(player), s.take(REVEALED, card))
            s.tell(facts.PUT_ON_TOP, ids.E1, player, card)
        else:
            slide_under(s, s.deck(player), s.take(REVEALED, card))
            s.tell(facts.PUT_UNDER, ids.E1, player, card)
        s.step += 1
        if s.size(REVEALED) == 0:
            s.pop()


def slide_under(s: XState, zone: i64, slot: i64) -> None:
    """Under an ordered zone."""
    s.cells[zone] += 1
    for at in range(zone + s.cells[zone], zone + 1, -1):
        s.cells[at] = s.cells[at - 1]
    s.cells[zone + 1] = slot


class Search(Decision[XState]):
    """Search the deck for a card, any one or one of this name, then shuffle (GX-E17)."""

    word: ClassVar[str] = "search"
    secret: ClassVar[bool] = True  # what is found is not shown

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.name = name

    def resolve(self, s: XState) -> None:
        player = s.player
        if s.size(s.deck(player)) == 0:
            s.tell(facts.DID_NOTHING, ids.E17, player, s.source)
            s.pop()
        else:
            s.ask(player)

    def offer(self, s: XState) -> None:
        for card in range(s.cards.faces):
            self.consider(s, CHOOSE_CARD + card)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        return 0 if s.in_deck(s.player, option % DETAIL) > 0 else conditions.NOT_IN_DECK

    def choose(self, s: XState, option: i64) -> None:
        player, card = s.player, option % DETAIL
        s.pop()
        s.take(s.deck(player), card)
        s.put(s.hand(player), s.learn(card, known_by(player)))
        s.tell(facts.FOUND, ids.E17, player, card, known=known_by(player))
        s.shuffle_deck(player, ids.E17)


class SearchName(Search):
    """Search the deck for a card of this name, show it, shuffle, and put it on top (GX-E17)."""

    word: ClassVar[str] = "search-name"
    secret: ClassVar[bool] = False

    def resolve(self, s: XState) -> None:
        s.ask(s.player)

    def offer(self, s: XState) -> None:
        super().offer(s)
        if s.listed == 0:
            s.add_option(options.DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == options.DONE:
            return 0 if self.finds_nothing(s) else conditions.NOT_OPTIONAL
        failed = super().failures(s, option)
        if failed == conditions.OTHER_QUESTION:
            return failed
        named = s.cards.kin[option % DETAIL] == s.cards.kin_of(self.name)
        return failed if named else failed | conditions.WRONG_CARD

    def finds_nothing(self, s: XState) -> bool:
        kin = s.cards.kin_of(self.name)
        for card in range(s.cards.faces):
            if s.cards.kin[card] == kin and s.in_deck(s.player, card) > 0:
                return False
        return True

    def choose(self, s: XState, option: i64) -> None:
        player, card = s.player, option % DETAIL
        s.pop()
        deck = s.deck(player)
        if option == options.DONE:
            s.shuffle_deck(player, ids.E17)
            return
        s.take(deck, card)
        s.tell(facts.FOUND, ids.E17, player, card)
        s.shuffle_deck(player, ids.E17)
        s.push_slot(deck, s.learn(card, KNOWN_TO_ALL))
