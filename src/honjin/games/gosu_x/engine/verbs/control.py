"""Who does what, and when: everybody, the opponent, the richer one, whoever may, if something holds."""

from typing import ClassVar, Final

from mypy_extensions import i64

from honjin.engine.effect import Question, Seq, Steps
from honjin.engine.machine import Effect
from honjin.games.gosu_x.engine import conditions, facts, ids, layout
from honjin.games.gosu_x.engine.options import CHOOSE_PLAYER, DETAIL, KIND_MASK, YES
from honjin.games.gosu_x.engine.questions import YesNo
from honjin.games.gosu_x.engine.state import XState

# What the richer player has more of.
IN_PLAY: Final = 0
IN_HAND: Final = 1

# Conditions.
HAS_SUPREMACY: Final = 0  # the player has a Supremacy token
ALL_TOKENS: Final = 1  # X is 4
EMPTY_HAND: Final = 2
OPPONENT_CAPTURED: Final = 3  # at least `count` captured cards
IN_EITHER_ARMY: Final = 4  # a face-up card with this name
IN_OWN_ARMY: Final = 5  # at least `count` face-up cards with this name


class EachPlayer(Steps[XState]):
    """GX-E14: the player whose turn it is first, openly."""

    word: ClassVar[str] = "each-player"
    rounds: ClassVar[i64] = 2

    def resolve(self, s: XState) -> None:
        step = s.step
        if step == s.players:
            s.pop()
            return
        s.step = step + 1
        active = s.cells[layout.ACTIVE]
        s.push(self.then, active if step == 0 else 1 - active, s.source)


class Opponent(Steps[XState]):
    """The other player does it."""

    word: ClassVar[str] = "opponent"

    def resolve(self, s: XState) -> None:
        player, source = s.player, s.source
        s.pop()
        s.push(self.then, 1 - player, source)


class Richer(Steps[XState]):
    """The player with more cards in play, or in hand, does it; with as many, nobody."""

    word: ClassVar[str] = "richer"

    def __init__(self, what: i64, steps: list[Effect]) -> None:
        super().__init__(steps)
        self.what = what

    def resolve(self, s: XState) -> None:
        player, source = s.player, s.source
        s.pop()
        if self.what == IN_PLAY:
            more = s.army_size(player) - s.army_size(1 - player)
        else:
            more = s.hand_size(player) - s.hand_size(1 - player)
        if more == 0:
            s.tell(facts.DID_NOTHING, ids.E1, player, source)
        else:
            s.push(self.then, player if more > 0 else 1 - player, source)


class If(Steps[XState]):
    """Only if something holds when this part is reached (GX-E13)."""

    word: ClassVar[str] = "if"

    def __init__(self, condition: i64, steps: list[Effect], name: str = "", count: i64 = 0) -> None:
        super().__init__(steps)
        self.condition = condition
        self.name = name
        self.count = count

    def resolve(self, s: XState) -> None:
        player, source = s.player, s.source
        s.pop()
        if self.holds(s, player):
            s.push(self.then, player, source)

    def holds(self, s: XState, p: i64) -> bool:
        if self.condition == HAS_SUPREMACY:
            return s.seat_cell(p, layout.SUPREMACY) > 0
        if self.condition == ALL_TOKENS:
            return s.owned(p) == layout.TOKENS_MAX
        if self.condition == EMPTY_HAND:
            return s.hand_size(p) == 0
        if self.condition == OPPONENT_CAPTURED:
            return s.captured_count(1 - p) >= self.count
        kin = s.cards.kin_of(self.name)
        if self.condition == IN_OWN_ARMY:
            return s.named(p, kin) >= self.count
        return s.named(p, kin) + s.named(1 - p, kin) > 0


class May(YesNo):
    """The player may do it."""

    word: ClassVar[str] = "may"

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__()
        self.steps = steps
        self.then = Seq(steps)

    def parts(self) -> list[Effect]:
        return [self.then]

    def choose(self, s: XState, option: i64) -> None:
        player, source = s.player, s.source
        s.pop()
        if option == YES:
            s.push(self.then, player, source)


class ChoosePlayer(Question[XState]):
    """A player of one's choice does it."""

    word: ClassVar[str] = "choose-player"

    def offer(self, s: XState) -> None:
        for p in range(s.players):
            s.add_option(CHOOSE_PLAYER + p)

    def failures(self, s: XState, option: i64) -> i64:
        return 0 if option & KIND_MASK == CHOOSE_PLAYER else conditions.OTHER_QUESTION

    def choose(self, s: XState, option: i64) -> None:
        source = s.source
        s.pop()
        s.push(self.then, option % DETAIL, source)
