"""Capture and destruction: the intent, the victim's Force of Will, the deed, and what it brings."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.core.place import seat_of
from honjin.games.gosu_x import book, facts, ids, layout, rules
from honjin.games.gosu_x.effect import XDecision, XEffect
from honjin.games.gosu_x.rules import BOUNTY_FIRST, EFFECT_FIRST, FIRST, KINDS, NO, REACT, YES
from honjin.games.gosu_x.state import XState
from honjin.games.gosu_x.triggers import draw, fire


class Reaction(XDecision):
    """GX-E6: discard a Force of Will card to cancel what is about to happen, or let it."""

    def __init__(self, reaction: i64) -> None:
        super().__init__()
        self.reaction = reaction

    def enumerate(self, s: XState) -> None:
        s.add_option(NO)
        self.consider_cards(s, s.hand(s.player), REACT)

    def check(self, s: XState, option: i64) -> i64:
        if option == NO:
            return 0
        if option & KINDS != REACT:
            return rules.OTHER_QUESTION
        card = option % FIRST
        failed: i64 = 0 if s.holds(s.hand(s.player), card) else rules.NOT_IN_HAND
        if s.cards.reactions[card] & self.reaction == 0:
            failed |= rules.NOT_A_REACTION
        return failed

    def carry_out(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        if option != NO:
            s.discard(player, option % FIRST, facts.REACTED, ids.E6)
            s.pop()  # the deed that waited below


class ReactToHarm(Reaction):
    """Against a capture or a destruction; one card is saved (GX-E16)."""

    word: ClassVar[str] = "react-to-harm"


class ReactToActivation(Reaction):
    """Against an activation; its token stays (GX-E16)."""

    word: ClassVar[str] = "react-to-activation"


class Harm(XEffect):
    """A card is about to be captured or destroyed by the frame's player."""

    keeps_place: ClassVar[bool] = True

    def act(self, s: XState) -> None:
        place = s.pick
        if place < 0 or self.failures(s, place) != 0:
            s.pop()
            return
        victim = seat_of(place)
        if s.step == 0:
            s.step = 1
            if s.could_hold(victim, book.AGAINST_HARM):
                s.push(REACT_TO_HARM, victim, s.card_at(place))
                return
        player = s.player
        s.pop()
        bounty = player != victim and s.has(place, book.BOUNTY)  # GX-E3: looked for just before
        self.do(s, player, place, bounty)

    def failures(self, s: XState, place: i64) -> i64:
        raise NotImplementedError

    def do(self, s: XState, player: i64, place: i64, bounty: bool) -> None:
        raise NotImplementedError


class Capture(Harm):
    """GX-A3, GX-A4: any card that is neither captured nor Ethereal."""

    word: ClassVar[str] = "capture"

    def failures(self, s: XState, place: i64) -> i64:
        failed: i64 = 0
        if s.is_captured(place):
            failed |= rules.IS_CAPTURED
        if s.has(place, book.ETHEREAL):
            failed |= rules.IS_ETHEREAL
        return failed

    def do(self, s: XState, player: i64, place: i64, bounty: bool) -> None:
        face = s.face(place)
        triggers = s.has_trigger(place, book.CAPTURED)
        s.capture(player, place)
        if bounty and triggers:
            s.push(AFTERMATH, s.cells[layout.ACTIVE], face, place)
        elif bounty:
            s.push(BOUNTY_DRAW, player, face)
        elif triggers:
            fire(s, place, face, seat_of(place))


class Destroy(Harm):
    """GX-A4: an OPEN card that is not Ethereal, captured or not."""

    word: ClassVar[str] = "destroy"

    def failures(self, s: XState, place: i64) -> i64:
        failed: i64 = 0
        if not s.is_open(place):
            failed |= rules.NOT_OPEN
        if s.has(place, book.ETHEREAL):
            failed |= rules.IS_ETHEREAL
        return failed

    def do(self, s: XState, player: i64, place: i64, bounty: bool) -> None:
        card = s.card_at(place)
        s.bury(place, player, facts.DESTROYED, ids.A4)
        if bounty:
            s.push(BOUNTY_DRAW, player, card)


class BountyDraw(XDecision):
    """GX-E3: whoever captured or destroyed an opposing Bounty card may draw, and a hunter one more."""

    word: ClassVar[str] = "bounty"

    def enumerate(self, s: XState) -> None:
        s.add_option(YES)
        s.add_option(NO)

    def check(self, s: XState, option: i64) -> i64:
        return 0 if option in (YES, NO) else rules.OTHER_QUESTION

    def carry_out(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        if option == YES:
            draw(s, player, 2 if s.ongoing(player, book.HUNTER) else 1, ids.E3)


class Aftermath(XDecision):
    """GX-E12: a capture brings a Bounty and triggers the card's effect; the active player orders them."""

    word: ClassVar[str] = "aftermath"
    keeps_place: ClassVar[bool] = True

    def enumerate(self, s: XState) -> None:
        s.add_option(BOUNTY_FIRST)
        s.add_option(EFFECT_FIRST)

    def check(self, s: XState, option: i64) -> i64:
        return 0 if option in (BOUNTY_FIRST, EFFECT_FIRST) else rules.OTHER_QUESTION

    def carry_out(self, s: XState, option: i64) -> None:
        place, face = s.pick, s.source
        s.pop()
        victim = seat_of(place)
        if option == BOUNTY_FIRST:
            fire(s, place, face, victim)
        s.push(BOUNTY_DRAW, 1 - victim, face)
        if option == EFFECT_FIRST:
            fire(s, place, face, victim)


CAPTURE: Final = Capture()
DESTROY: Final = Destroy()
REACT_TO_HARM: Final = ReactToHarm(book.AGAINST_HARM)
REACT_TO_ACTIVATION: Final = ReactToActivation(book.AGAINST_ACTIVATION)
BOUNTY_DRAW: Final = BountyDraw()
AFTERMATH: Final = Aftermath()
