"""Effects and decisions of GOSU X, and how a decision lists what is legal."""

from mypy_extensions import i64

from honjin.core.effect import Seq
from honjin.core.machine import UNKNOWN, Decision, Effect, State
from honjin.core.place import ROWS, place_at
from honjin.games.gosu_x import facts, ids
from honjin.games.gosu_x.state import XState


class XEffect(Effect):
    """An effect of this game."""

    def resolve(self, s: State) -> None:
        assert isinstance(s, XState)
        self.act(s)

    def act(self, s: XState) -> None:
        """Do the next step of the frame on top."""
        raise NotImplementedError


class XDecision(Decision):
    """A decision of this game."""

    def resolve(self, s: State) -> None:
        assert isinstance(s, XState)
        self.act(s)

    def offer(self, s: State) -> None:
        assert isinstance(s, XState)
        self.enumerate(s)

    def failures(self, s: State, option: i64) -> i64:
        assert isinstance(s, XState)
        return self.check(s, option)

    def choose(self, s: State, option: i64) -> None:
        assert isinstance(s, XState)
        self.carry_out(s, option)

    def act(self, s: XState) -> None:
        """Ask, or go on where there is nothing to ask."""
        s.ask(s.player)

    def enumerate(self, s: XState) -> None:
        """Offer whatever passes `check`."""
        raise NotImplementedError

    def check(self, s: XState, option: i64) -> i64:
        """The conditions of `rules` that the option fails, as bits."""
        raise NotImplementedError

    def carry_out(self, s: XState, option: i64) -> None:
        raise NotImplementedError

    def ask_if_possible(self, s: XState) -> None:
        """GX-E1: ask, or do nothing where there is nothing to choose; whether there is, is public."""
        if s.offer() == 0:
            s.tell(facts.DID_NOTHING, ids.E1, s.player, s.source)
            s.pop()
        else:
            s.ask_listed(s.player)

    def consider(self, s: XState, option: i64) -> None:
        """Offer the option if it is legal."""
        if self.check(s, option) == 0:
            s.add_option(option)

    def consider_cards(self, s: XState, zone: i64, kind: i64) -> None:
        """Offer the legal cards of an unordered zone, two copies once."""
        before: i64 = UNKNOWN
        for index in range(s.size(zone)):
            card = s.card(zone, index)
            if card != before:
                before = card
                self.consider(s, kind + card)

    def consider_places(self, s: XState, kind: i64) -> None:
        """Offer the legal places of all armies."""
        for p in range(s.players):
            for row in range(ROWS):
                for column in range(s.row_length(p, row)):
                    self.consider(s, kind + place_at(p, row, column))


class XSteps(XEffect):
    """An effect with steps of its own, one after the other."""

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps
        self.then = Seq(steps)

    def parts(self) -> list[Effect]:
        return [self.then]


class XQuestion(XDecision):
    """A decision with steps that may follow from it."""

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps
        self.then = Seq(steps)

    def parts(self) -> list[Effect]:
        return [self.then]
