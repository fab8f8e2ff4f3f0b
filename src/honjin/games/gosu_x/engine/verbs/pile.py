"""What is done to decks and discards: take, reveal, search, shuffle in, remove, copy from."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.engine.effect import Seq, Steps
from honjin.engine.machine import BOTTOM, COUNT, EFFECT, FRAME, SOURCE, STEP, TOP, Decision, Effect
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout
from honjin.games.gosu_x.engine.book import clan_bit, level_bit
from honjin.games.gosu_x.engine.layout import CLAN_COUNT
from honjin.games.gosu_x.engine.options import CHOOSE_CARD, CHOOSE_CLAN, CHOOSE_LEVEL, DETAIL, DONE, KIND_MASK
from honjin.games.gosu_x.engine.questions import WhichClan
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import fire, fire_all
from honjin.games.gosu_x.engine.verbs.amount import amount
from honjin.games.gosu_x.engine.verbs.army import ASK_DEED, COPY, Choose, copy_effect


class Mill(Effect[XState]):
    """GX-T3: the top cards of the deck go to the discard."""

    word: ClassVar[str] = "mill"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        player = s.player
        s.pop()
        s.mill(player, amount(s, player, self.count))


# --- from the discard


class ChooseDiscarded(Decision[XState]):
    """Choose a card of one's own discard; with none to choose, nothing happens (GX-E1)."""

    def resolve(self, s: XState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: XState) -> None:
        self.consider_cards(s, s.discard_pile(s.player), CHOOSE_CARD)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(s.discard_pile(s.player), card) else conditions.NOT_IN_DISCARD
        return failed if self.fits(s, card) else failed | conditions.WRONG_CARD

    def fits(self, s: XState, card: i64) -> bool:
        return True


class Take(ChooseDiscarded):
    """Take cards of some kind from the discard: exactly so many, or up to."""

    word: ClassVar[str] = "take"

    def __init__(
        self,
        count: i64 = 1,
        levels: i64 = book.ANY_LEVEL,
        supremacy: i64 = 0,
        keywords: i64 = 0,
        up_to: bool = False,
        one_per_level: bool = False,
    ) -> None:
        super().__init__()
        self.count = count
        self.levels = levels
        self.supremacy = supremacy  # the levels allowed besides to who has a Supremacy token
        self.keywords = keywords  # at least one of these
        self.up_to = up_to
        self.one_per_level = one_per_level

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = amount(s, s.player, self.count)
            s.pick = 0  # the levels taken so far
            if s.offer() == (1 if self.up_to else 0):
                s.tell_nothing_done()
                s.count = 0
        if s.count == 0 or s.offer() == (1 if self.up_to else 0):
            s.pop()
        else:
            s.ask_listed(s.player)

    def offer(self, s: XState) -> None:
        super().offer(s)
        if self.up_to:
            s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == DONE:
            return 0 if self.up_to else conditions.NOT_OPTIONAL
        return super().failures(s, option)

    def fits(self, s: XState, card: i64) -> bool:
        levels = self.levels
        if self.supremacy != 0 and s.seat_cell(s.player, layout.SUPREMACY) > 0:
            levels |= self.supremacy
        if self.one_per_level:
            levels &= ~s.pick
        if s.cards.levels[card] & levels == 0:
            return False
        return self.keywords == 0 or s.cards.keywords[card] & self.keywords != 0

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
            return
        card = option % DETAIL
        s.count -= 1
        s.pick |= s.cards.levels[card]
        s.take_from(s.discard_pile(s.player), s.player, card, ids.E1)


class TakeCopies(ChooseDiscarded):
    """Take every copy of one card name from the discard (GX-C4)."""

    word: ClassVar[str] = "take-copies"

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        take_named(s, player, s.discard_pile(player), s.cards.kin[option % DETAIL])


class TakeNamed(Effect[XState]):
    """Take all cards of this name from the discard and from those removed from the game."""

    word: ClassVar[str] = "take-named"

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def resolve(self, s: XState) -> None:
        player = s.player
        source = s.source
        s.pop()
        kin = s.cards.kin_of(self.name)
        taken = take_named(s, player, s.discard_pile(player), kin)
        taken += take_named(s, player, s.removed(player), kin)
        if taken == 0:
            s.tell(facts.DID_NOTHING, ids.E1, player, source)


def take_named(s: XState, p: i64, zone: i64, kin: i64) -> i64:
    """All cards of the name go from the zone to the hand; how many."""
    taken: i64 = 0
    for card in range(s.cards.faces):
        if s.cards.kin[card] == kin:
            while s.holds(zone, card):
                s.take_from(zone, p, card, ids.E1)
                taken += 1
    return taken


class TakeClanLevel(ChooseDiscarded):
    """Choose a clan and a level, then take up to so many such cards from the discard."""

    word: ClassVar[str] = "take-clan-level"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        if s.step < 2:
            s.ask(s.player)
        elif s.count == 0 or s.offer() == 1:  # there is only `done`
            s.pop()
        else:
            s.ask_listed(s.player)

    def offer(self, s: XState) -> None:
        if s.step == 0:
            for clan in range(CLAN_COUNT):
                self.consider(s, CHOOSE_CLAN + clan)
        elif s.step == 1:
            for row in range(3):
                s.add_option(CHOOSE_LEVEL + row)
        else:
            super().offer(s)
            s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        kind = option & KIND_MASK
        if s.step == 0:
            return naming_failures(s, option % DETAIL) if kind == CHOOSE_CLAN else conditions.OTHER_QUESTION
        if s.step == 1:
            return 0 if kind == CHOOSE_LEVEL else conditions.OTHER_QUESTION
        if option == DONE:
            return 0
        return super().failures(s, option)

    def fits(self, s: XState, card: i64) -> bool:
        clan, row = s.pick // 4, s.pick % 4
        return s.clans_of(card) & clan_bit(clan) != 0 and s.cards.levels[card] & level_bit(row) != 0

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
        elif s.step == 0:
            s.step = 1
            s.pick = 4 * (option % DETAIL)
            s.tell(facts.CHOSE_CLAN, ids.E19, s.player, other=option % DETAIL)
        elif s.step == 1:
            s.step = 2
            s.pick += option % DETAIL
            s.count = amount(s, s.player, self.count)
            s.tell(facts.CHOSE_LEVEL, ids.E1, s.player, other=option % DETAIL + 1)
        else:
            s.count -= 1
            s.take_from(s.discard_pile(s.player), s.player, option % DETAIL, ids.E1)


class StackDeck(ChooseDiscarded):
    """Put up to so many cards of the discard on top of the deck, one on the other."""

    word: ClassVar[str] = "stack-deck"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: XState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = amount(s, s.player, self.count)
        if s.count == 0 or s.size(s.discard_pile(s.player)) == 0:
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: XState) -> None:
        super().offer(s)
        s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == DONE:
            return 0
        return super().failures(s, option)

    def choose(self, s: XState, option: i64) -> None:
        if option == DONE:
            s.pop()
            return
        player, card = s.player, option % DETAIL
        s.count -= 1
        s.push_slot(s.deck(player), s.take(s.discard_pile(player), card))
        s.tell(facts.PUT_ON_TOP, ids.E1, player, card)


# --- out of the game


def remove(s: XState, owner: i64, player: i64, card: i64) -> None:
    """GX-E9: from the owner's discard out of the game; who did it may have something from it (Ne'ye)."""
    s.put(s.removed(owner), s.take(s.discard_pile(owner), card))
    s.tell(facts.REMOVED, ids.E9, player, card)
    if s.cards.triggers[card] == book.WAS_REMOVED:
        fire(s, -1, card, player)


class Remove(ChooseDiscarded):
    """The player may remove a card of the discard from the game for what follows."""

    word: ClassVar[str] = "remove"

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps
        self.then = Seq(steps)

    def parts(self) -> list[Effect]:
        return [self.then]

    def resolve(self, s: XState) -> None:
        if s.size(s.discard_pile(s.player)) == 0:
            s.tell_nothing_done()
            s.pop()
        else:
            s.ask(s.player)

    def offer(self, s: XState) -> None:
        super().offer(s)
        s.add_option(DONE)

    def failures(self, s: XState, option: i64) -> i64:
        if option == DONE:
            return 0
        return super().failures(s, option)

    def choose(self, s: XState, option: i64) -> None:
        player, source = s.player, s.source
        s.pop()
        if option != DONE:
            s.push(self.then, player, source)
            remove(s, player, player, option % DETAIL)


class ReturnRemoved(Steps[XState]):
    """If a card of this name is removed from the game, shuffle it into the deck for what follows."""

    word: ClassVar[str] = "return-removed"

    def __init__(self, name: str, steps: list[Effect]) -> None:
        super().__init__(steps)
        self.name = name

    def resolve(self, s: XState) -> None:
        player, source = s.player, s.source
        s.pop()
        zone = s.removed(player)
        for index in range(s.size(zone)):
            card = s.card(zone, index)
            if s.cards.kin[card] == s.cards.kin_of(self.name):
                s.push_slot(s.deck(player), s.take(zone, card))
                s.tell(facts.SHUFFLED_IN, ids.E9, player, card)
                s.shuffle_deck(player, ids.E9)
                s.push(self.then, player, source)
                return


class Removal(Effect[XState]):
    """What was copied from a discard, the frame's source, leaves the game."""

    word: ClassVar[str] = "removal"

    def resolve(self, s: XState) -> None:
        player, card = s.player, s.source
        s.pop()
        owner = s.owner(card)
        if s.holds(s.discard_pile(owner), card):
            remove(s, owner, player, card)


REMOVAL: Final = Removal()


class CopyDiscarded(Decision[XState]):
    """Copy the effect of a card in any discard, then remove that card from the game (GX-E8)."""

    word: ClassVar[str] = "copy-discarded"

    def resolve(self, s: XState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: XState) -> None:
        for p in range(s.players):
            self.consider_cards(s, s.discard_pile(p), CHOOSE_CARD)

    def failures(self, s: XState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(s.discard_pile(s.owner(card)), card) else conditions.NOT_IN_DISCARD
        return failed | conditions.IN_THE_CHAIN if is_being_removed(s, card) else failed

    def choose(self, s: XState, option: i64) -> None:
        player, source, card = s.player, s.source, option % DETAIL
        s.pop()
        s.push(REMOVAL, player, card)
        copy_effect(s, player, source, card)


def is_being_removed(s: XState, card: i64) -> bool:
    """GX-E8: whether this card of a discard is in the chain already."""
    at = s.cells[TOP]
    while at > BOTTOM:
        if s.cells[at + EFFECT] == REMOVAL.number and s.cells[at + SOURCE] == card:
            return True
        at -= FRAME
    return False


def is_copied(s: XState) -> bool:
    """GX-E8: whether the effect on top is resolved as a copy, and not as the card's own."""
    at = s.cells[TOP]
    while at > BOTTOM:
        effect = s.book.effects[s.cells[at + EFFECT]]
        if effect.number == REMOVAL.number:
            return True
        if isinstance(effect, Choose):
            if s.cells[at + STEP] > ASK_DEED and s.cells[at + COUNT] == COPY:
                return True
        elif effect.keeps_source:
            return False
        at -= FRAME
    return False


# --- by clan


def naming_failures(s: XState, clan: i64) -> i64:
    """GX-E19: any clan, or by the option one of the chooser's three."""
    own = s.clans(s.player) & clan_bit(clan) != 0
    return 0 if own or s.cells[layout.OWN_CLANS] == 0 else conditions.NOT_AN_OWN_CLAN


class NameClan(WhichClan):
    """Choose a clan (GX-E19)."""

    def clan_failures(self, s: XState, clan: i64) -> i64:
        return naming_failures(s, clan)


class ShuffleClan(NameClan):
    """Choose a clan and shuffle its cards from the discard into the deck."""

    word: ClassVar[str] = "shuffle-clan"

    def choose(self, s: XState, option: i64) -> None:
        player, clan = s.player, option % DETAIL
        s.pop()
        s.tell(facts.CHOSE_CLAN, ids.E19, player, other=clan)
        pile = s.discard_pile(player)
        before = s.size(pile)
        for card in range(s.cards.faces):
            if s.clans_of(card) & clan_bit(clan) != 0:
                while s.holds(pile, card):
                    s.push_slot(s.deck(player), s.take(pile, card))
                    s.tell(facts.SHUFFLED_IN, ids.E1, player, card)
        s.shuffle_deck(player, ids.E1)
        if before > 0 and s.size(pile) == 0:  # GX-T5
            fire_all(s, player, book.SHUFFLED_DISCARD)


class RemoveClan(WhichClan):
    """Choose a clan present in the own discard and remove its cards there from the game."""

    word: ClassVar[str] = "remove-clan"

    def resolve(self, s: XState) -> None:
        self.ask_if_possible(s)

    def clan_failures(self, s: XState, clan: i64) -> i64:
        pile = s.discard_pile(s.player)
        for index in range(s.size(pile)):
            if s.clans_of(s.card(pile, index)) & clan_bit(clan) != 0:
                return 0
        return conditions.TOO_FEW_OF_CLAN

    def choose(self, s: XState, option: i64) -> None:
        player, clan = s.player, option % DETAIL
        s.pop()
        s.tell(facts.CHOSE_CLAN, ids.E1, player, other=clan)
        pile = s.discard_pile(player)
        for card in range(s.cards.faces):
            if s.clans_of(card) & clan_bit(clan) != 0:
                while s.holds(pile, card):
                    remove(s, player, player, card)
