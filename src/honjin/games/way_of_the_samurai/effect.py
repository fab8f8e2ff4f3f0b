"""Effects and decisions of Way of the Samurai, and how a decision lists what is legal."""

from mypy_extensions import i64

from honjin.core.machine import UNKNOWN, Decision, Effect, State
from honjin.games.way_of_the_samurai.state import SamuraiState


class SamuraiEffect(Effect):
    """An effect of this game."""

    def resolve(self, s: State) -> None:
        assert isinstance(s, SamuraiState)
        self.act(s)

    def act(self, s: SamuraiState) -> None:
        """Do the next step of the frame on top."""
        raise NotImplementedError


class SamuraiDecision(Decision):
    """A decision of this game."""

    def resolve(self, s: State) -> None:
        assert isinstance(s, SamuraiState)
        self.act(s)

    def offer(self, s: State) -> None:
        assert isinstance(s, SamuraiState)
        self.enumerate(s)

    def failures(self, s: State, option: i64) -> i64:
        assert isinstance(s, SamuraiState)
        return self.check(s, option)

    def choose(self, s: State, option: i64) -> None:
        assert isinstance(s, SamuraiState)
        self.carry_out(s, option)

    def act(self, s: SamuraiState) -> None:
        """Ask, or go on where there is nothing to ask."""
        s.ask(s.player)

    def enumerate(self, s: SamuraiState) -> None:
        """Offer whatever passes `check`."""
        raise NotImplementedError

    def check(self, s: SamuraiState, option: i64) -> i64:
        """The conditions of `rules` that the option fails, as bits."""
        raise NotImplementedError

    def carry_out(self, s: SamuraiState, option: i64) -> None:
        raise NotImplementedError

    def consider(self, s: SamuraiState, option: i64) -> None:
        """Offer the option if it is legal."""
        if self.check(s, option) == 0:
            s.add_option(option)

    def consider_cards(self, s: SamuraiState, zone: i64, kind: i64) -> None:
        """Offer the legal cards of an unordered zone, two copies once."""
        before: i64 = UNKNOWN
        for index in range(s.size(zone)):
            card = s.card(zone, index)
            if card != before:
                before = card
                self.consider(s, kind + card)
