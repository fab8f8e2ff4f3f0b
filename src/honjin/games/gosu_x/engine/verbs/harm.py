"""Capture and destruction: the intent, the victim's Force of Will, the deed, and what it brings."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.armies.engine.places import seat_of
from honjin.engine.machine import Decision, Effect
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout
from honjin.games.gosu_x.engine.options import BOUNTY_FIRST, DETAIL, EFFECT_FIRST, KIND_MASK, NO, REACT, YES
from honjin.games.gosu_x.engine.questions import YesNo
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import draw, fire


class Reaction(Decision[XState]):
    """GX-E6: discard a Force of Will card to cancel what is about to happen, or let it."""

    def __init__(self, reaction: i64) -> None:
        super().__init__()
        self.reaction = reaction

    def offer(self, s: XState) -> None:
        s.add_option(NO)
        self.consider_cards(s, s.hand(s.player), REACT)

    def failures(self, s: XState, option: i64) -> i64:
        if option == NO:
            return 0
        if option & KIND_MASK != REACT:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0 if s.holds(s.hand(s.player), card) else conditions.NOT_IN_HAND
        if s.cards.reactions[card] & self.reaction == 0:
            failed |= conditions.NOT_A_REACTION
        return failed

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        if option != NO:
            s.discard(player, option % DETAIL, facts.REACTED, ids.E6)
            s.pop()  # the deed that waited below


class ReactToHarm(Reaction):
    """Against a capture or a destruction; one card is saved (GX-E16)."""

    word: ClassVar[str] = "react-to-harm"


class ReactToActivation(Reaction):
    """Against an activation; its token stays (GX-E16)."""

    word: ClassVar[str] = "react-to-activation"


class Harm(Effect[XState]):
    """A card is about to be captured or destroyed by the frame's player."""

    keeps_place: ClassVar[bool] = True

    def resolve(self, s: XState) -> None:
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
            failed |= conditions.IS_CAPTURED
        if s.has(place, book.ETHEREAL):
            failed |= conditions.IS_ETHEREAL
        return failed

    def do(self, s: XState, player: i64, place: i64, bounty: bool) -> None:
        face = s.face(place)
        triggers = s.has_trigger(place, book.WAS_CAPTURED)
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
            failed |= conditions.NOT_OPEN
        if s.has(place, book.ETHEREAL):
            failed |= conditions.IS_ETHEREAL
        return failed

    def do(self, s: XState, player: i64, place: i64, bounty: bool) -> None:
        card = s.card_at(place)
        s.bury(place, player, facts.DESTROYED, ids.A4)
        if bounty:
            s.push(BOUNTY_DRAW, player, card)


class BountyDraw(YesNo):
    """GX-E3: whoever captured or destroyed an opposing Bounty card may draw, and a hunter one more."""

    word: ClassVar[str] = "bounty"

    def choose(self, s: XState, option: i64) -> None:
        player = s.player
        s.pop()
        if option == YES:
            draw(s, player, 2 if s.ongoing(player, book.HUNTER) else 1, ids.E3)


class Aftermath(Decision[XState]):
    """GX-E12: a capture brings a Bounty and triggers the card's effect; the active player orders them."""

    word: ClassVar[str] = "aftermath"
    keeps_place: ClassVar[bool] = True

    def offer(self, s: XState) -> None:
        s.add_option(BOUNTY_FIRST)
        s.add_option(EFFECT_FIRST)

    def failures(self, s: XState, option: i64) -> i64:
        return 0 if option in (BOUNTY_FIRST, EFFECT_FIRST) else conditions.OTHER_QUESTION

    def choose(self, s: XState, option: i64) -> None:
        place, face = s.pick, s.source
        s.pop()
        victim = seat_of(place)
        if option == BOUNTY_FIRST:
            fire(s, place, face, victim)
        s.push(BOUNTY_DRAW, 1 - victim, face)
        if option == EFFECT_FIRST:
            fire(s, place, face, victim)


CAPTURE_EFFECT: Final = Capture()
DESTROY_EFFECT: Final = Destroy()
REACT_TO_HARM: Final = ReactToHarm(book.AGAINST_HARM)
REACT_TO_ACTIVATION: Final = ReactToActivation(book.AGAINST_ACTIVATION)
BOUNTY_DRAW: Final = BountyDraw()
AFTERMATH: Final = Aftermath()
