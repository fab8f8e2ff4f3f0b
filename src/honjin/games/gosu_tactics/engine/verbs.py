"""The seven power families (GT-P1 to GT-P7), each base or max, and the steps they are made of."""

from typing import ClassVar

from mypy_extensions import i64

from honjin.armies.engine.army import ArmyDecision
from honjin.armies.engine.places import column_of, row_of, seat_of
from honjin.engine.effect import EachPlayer, Seq
from honjin.engine.machine import CARD, Decision, Effect
from honjin.games.gosu_tactics.engine import conditions, facts, ids, layout
from honjin.games.gosu_tactics.engine.layout import (
    DISCARD,
    EMPTY,
    IMPRISONED,
    REVEALED,
    REVEALED_MAX,
)
from honjin.games.gosu_tactics.engine.options import (
    CHOOSE_CARD,
    CHOOSE_PLACE,
    CHOOSE_PLAYER,
    DETAIL,
    DISCARD_CARD,
    KIND_MASK,
)
from honjin.games.gosu_tactics.engine.state import TacticsState

# --- steps


class ChoosePlace(ArmyDecision[TacticsState]):
    """Choose a card in an army; with none to choose, nothing happens (GT-T5)."""

    def resolve(self, s: TacticsState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: TacticsState) -> None:
        self.consider_places(s, CHOOSE_PLACE)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_PLACE:
            return conditions.OTHER_QUESTION
        place = option % DETAIL
        if s.cell(place) == EMPTY:
            return conditions.NO_GOBLIN_THERE
        return self.target_failures(s, place)

    def target_failures(self, s: TacticsState, place: i64) -> i64:
        raise NotImplementedError


class DestroyFree(ChoosePlace):
    """Destroy a free card, anyone's, up to this level."""

    word: ClassVar[str] = "destroy-free"

    def __init__(self, level: i64) -> None:
        super().__init__()
        self.level = level

    def target_failures(self, s: TacticsState, place: i64) -> i64:
        failed: i64 = 0
        if row_of(place) + 1 > self.level:
            failed |= conditions.TOO_HIGH_TO_DESTROY
        if not s.is_free(place):
            failed |= conditions.NOT_FREE
        return failed

    def choose(self, s: TacticsState, option: i64) -> None:
        player = s.player
        s.pop()
        s.destroy(player, option % DETAIL)


class Swap(ChoosePlace):
    """Swap two cards of the same level inside one army: two picks."""

    word: ClassVar[str] = "swap"

    def target_failures(self, s: TacticsState, place: i64) -> i64:
        if s.step == 0:
            alone = s.row_length(seat_of(place), row_of(place)) == 1
            return conditions.ALONE_IN_ROW if alone else 0
        if place == s.pick:
            return conditions.SAME_CARD
        return conditions.OTHER_ROW if place - column_of(place) != s.pick - column_of(s.pick) else 0

    def choose(self, s: TacticsState, option: i64) -> None:
        place = option % DETAIL
        if s.step == 0:
            s.step = 1
            s.pick = place
            return
        player = s.player
        first = s.pick
        s.pop()
        s.swap(player, first, place)


class ImprisonOne(ChoosePlace):
    """Imprison a card of level 1 or 2; or, with `release`, imprison or release one of any level."""

    word: ClassVar[str] = "imprison-one"

    def __init__(self, release: bool) -> None:
        super().__init__()
        self.release = release

    def target_failures(self, s: TacticsState, place: i64) -> i64:
        if self.release:
            return 0
        failed: i64 = 0
        if row_of(place) == 2:
            failed |= conditions.TOO_HIGH_TO_IMPRISON
        if s.cell(place) & IMPRISONED != 0:
            failed |= conditions.ALREADY_IMPRISONED
        return failed

    def choose(self, s: TacticsState, option: i64) -> None:
        place = option % DETAIL
        player = s.player
        s.pop()
        if s.cell(place) & IMPRISONED == 0:
            s.imprison(player, place)
        else:
            s.release(player, place)
            s.has_instant_win()  # GT-B4: also by a release


class ChoosePlayer(Decision[TacticsState]):
    """Choose who discards a card (GT-P3)."""

    word: ClassVar[str] = "choose-player"

    def __init__(self) -> None:
        super().__init__()
        self.then = DiscardOne()

    def parts(self) -> list[Effect]:
        return [self.then]

    def resolve(self, s: TacticsState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: TacticsState) -> None:
        for p in range(s.players):
            self.consider(s, CHOOSE_PLAYER + p)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_PLAYER:
            return conditions.OTHER_QUESTION
        any_player = s.cells[layout.DISCARD_TARGET] == 1
        return 0 if any_player or s.hand_size(option % DETAIL) > 0 else conditions.EMPTY_HAND

    def choose(self, s: TacticsState, option: i64) -> None:
        source = s.source
        s.pop()
        s.push(self.then, option % DETAIL, source)


class HandDecision(Decision[TacticsState]):
    """Choose a card of one's own hand to discard."""

    def offer(self, s: TacticsState) -> None:
        self.consider_cards(s, s.hand(s.player), DISCARD_CARD)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != DISCARD_CARD:
            return conditions.OTHER_QUESTION
        if s.holds(s.hand(s.player), option % DETAIL):
            return 0
        return self.not_left()

    def not_left(self) -> i64:
        """The condition that a card fails which is not in the hand, or set aside already."""
        return conditions.NOT_LEFT_TO_DISCARD


class DiscardOne(HandDecision):
    """Discard a card of one's own choice, if there is one."""

    word: ClassVar[str] = "discard-one"

    def resolve(self, s: TacticsState) -> None:
        if s.hand_size(s.player) == 0:
            s.tell_nothing_done()
            s.pop()
        else:
            s.ask(s.player)

    def choose(self, s: TacticsState, option: i64) -> None:
        player = s.player
        s.pop()
        s.discard(player, option % DETAIL, facts.DISCARDED, ids.P3)


class SetAside(HandDecision):
    """Choose in secret what to discard once all have chosen: down to seven cards, or half of the hand."""

    word: ClassVar[str] = "set-aside"
    secret: ClassVar[bool] = True

    def __init__(self, half: bool) -> None:
        super().__init__()
        self.half = half

    def resolve(self, s: TacticsState) -> None:
        if s.step == 0:
            size = s.hand_size(s.player)
            s.step = 1
            s.count = size // 2 if self.half else max(size - 7, 0)
        if s.count == 0:
            s.pop()
        else:
            s.ask(s.player)

    def not_left(self) -> i64:
        return conditions.NOT_LEFT_TO_DISCARD if self.half else conditions.NOT_LEFT_AT_SET_UP

    def choose(self, s: TacticsState, option: i64) -> None:
        s.count -= 1
        s.set_aside(s.player, option % DETAIL, ids.P3 if self.half else ids.S2)


class DiscardAside(Effect[TacticsState]):
    """What everybody has set aside goes to the discard at the same moment."""

    word: ClassVar[str] = "discard-aside"

    def __init__(self, rule: i64) -> None:
        super().__init__()
        self.rule = rule

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        source = s.source
        s.pop()
        before = s.size(DISCARD)
        for index in range(s.players):
            s.discard_aside((player + index) % s.players, self.rule)
        if s.size(DISCARD) == before:
            s.tell(facts.DID_NOTHING, ids.T5, player, source)


class DrawCards(Effect[TacticsState]):
    """Draw a card, or one for each clan in the army (GT-P4)."""

    word: ClassVar[str] = "draw-cards"

    def __init__(self, per_clan: bool) -> None:
        super().__init__()
        self.per_clan = per_clan

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        source = s.source
        s.pop()
        before = s.hand_size(player)
        s.draw(player, s.different_clans(player) if self.per_clan else 1, ids.P4)
        if s.hand_size(player) == before:
            s.tell(facts.DID_NOTHING, ids.T5, player, source)


class Reveal(Effect[TacticsState]):
    """Reveal the next five cards of the pile (GT-P5)."""

    word: ClassVar[str] = "reveal"

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        source = s.source
        s.pop()
        if not s.refill():
            s.tell(facts.DID_NOTHING, ids.T5, player, source)
        s.reveal(player, REVEALED_MAX)


class KeepRevealed(Decision[TacticsState]):
    """Keep some of the revealed cards and discard the rest (GT-P5)."""

    word: ClassVar[str] = "keep-revealed"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.keep = count

    def resolve(self, s: TacticsState) -> None:
        if s.step == 0:
            s.step = 1
            s.count = min(self.keep, s.size(REVEALED))
        if s.count > 0:
            s.ask(s.player)
            return
        player = s.player
        s.pop()
        while s.size(REVEALED) > 0:
            slot = s.pop_slot(REVEALED)
            s.put(DISCARD, slot)
            s.tell(facts.DISCARDED, ids.P5, player, slot & CARD)

    def offer(self, s: TacticsState) -> None:
        self.consider_cards(s, REVEALED, CHOOSE_CARD)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        return 0 if s.holds(REVEALED, option % DETAIL) else conditions.NOT_REVEALED

    def choose(self, s: TacticsState, option: i64) -> None:
        s.count -= 1
        s.put(s.hand(s.player), s.take(REVEALED, option % DETAIL))
        s.tell(facts.TOOK, ids.P5, s.player, option % DETAIL)


class TakeBack(Decision[TacticsState]):
    """Take a card from the discard, of the source's clan or of any (GT-P6)."""

    word: ClassVar[str] = "take-back"

    def __init__(self, any_clan: bool) -> None:
        super().__init__()
        self.any_clan = any_clan

    def resolve(self, s: TacticsState) -> None:
        self.ask_if_possible(s)

    def offer(self, s: TacticsState) -> None:
        self.consider_cards(s, DISCARD, CHOOSE_CARD)

    def failures(self, s: TacticsState, option: i64) -> i64:
        if option & KIND_MASK != CHOOSE_CARD:
            return conditions.OTHER_QUESTION
        card = option % DETAIL
        failed: i64 = 0
        if not s.holds(DISCARD, card):
            failed |= conditions.NOT_IN_DISCARD
        if not self.any_clan and s.cards.clan[card] != s.cards.clan[s.source]:
            failed |= conditions.OTHER_CLAN
        return failed

    def choose(self, s: TacticsState, option: i64) -> None:
        player = s.player
        s.pop()
        s.put(s.hand(player), s.take(DISCARD, option % DETAIL))
        s.tell(facts.TOOK, ids.P6, player, option % DETAIL)


class FewestDraw(Effect[TacticsState]):
    """The player or players with the fewest victory points draw 2 (GT-P7)."""

    word: ClassVar[str] = "fewest-draw"

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        s.pop()
        fewest = s.points(0)
        for p in range(s.players):
            fewest = min(fewest, s.points(p))
        for index in range(s.players):
            p = (player + index) % s.players
            if s.points(p) == fewest:
                s.draw(p, 2, ids.P7)


class TakeAdvantage(Effect[TacticsState]):
    """Take the Advantage card and gain an additional turn (GT-P7, GT-R3)."""

    word: ClassVar[str] = "take-advantage"

    def resolve(self, s: TacticsState) -> None:
        player = s.player
        s.pop()
        s.cells[layout.ADVANTAGE] = player
        s.cells[layout.DUE] += 1
        s.tell(facts.TOOK_ADVANTAGE, ids.P7, player)
        s.tell(facts.GAINED_TURN, ids.P7, player, other=s.cells[layout.DUE])


# --- powers, as cards name them


class Power(Seq):
    """One power icon: its family, base or max (with the ring)."""

    family: ClassVar[i64] = 0

    def __init__(self, max: bool = False) -> None:
        super().__init__(self.make(max))
        self.max = max

    def make(self, max: bool) -> list[Effect]:
        raise NotImplementedError

    def code(self) -> i64:
        """Its place among the words of facts."""
        return 2 * self.family + (1 if self.max else 0)

    def data(self) -> dict[str, object]:
        return {"max": True} if self.max else {}


class Destroy(Power):
    """GT-P1."""

    word: ClassVar[str] = "destroy"
    family: ClassVar[i64] = 0

    def make(self, max: bool) -> list[Effect]:
        return [Swap(), DestroyFree(3)] if max else [DestroyFree(2)]


class Imprison(Power):
    """GT-P2."""

    word: ClassVar[str] = "imprison"
    family: ClassVar[i64] = 1

    def make(self, max: bool) -> list[Effect]:
        return [ImprisonOne(release=max)]


class Discard(Power):
    """GT-P3."""

    word: ClassVar[str] = "discard"
    family: ClassVar[i64] = 2

    def make(self, max: bool) -> list[Effect]:
        return [EachPlayer(SetAside(half=True)), DiscardAside(ids.P3)] if max else [ChoosePlayer()]


class Draw(Power):
    """GT-P4."""

    word: ClassVar[str] = "draw"
    family: ClassVar[i64] = 3

    def make(self, max: bool) -> list[Effect]:
        return [DrawCards(per_clan=max)]


class Vision(Power):
    """GT-P5."""

    word: ClassVar[str] = "vision"
    family: ClassVar[i64] = 4

    def make(self, max: bool) -> list[Effect]:
        return [Reveal(), KeepRevealed(2 if max else 1)]


class Return(Power):
    """GT-P6."""

    word: ClassVar[str] = "return"
    family: ClassVar[i64] = 5

    def make(self, max: bool) -> list[Effect]:
        return [TakeBack(any_clan=max)]


class Advantage(Power):
    """GT-P7."""

    word: ClassVar[str] = "advantage"
    family: ClassVar[i64] = 6

    def make(self, max: bool) -> list[Effect]:
        return [FewestDraw(), TakeAdvantage()] if max else [TakeAdvantage()]


class Powers(Effect[TacticsState]):
    """A card's powers for one trigger, while it is there to use them (GT-T4)."""

    word: ClassVar[str] = "powers"

    def __init__(self, rule: i64, mark: i64, powers: list[Power]) -> None:
        super().__init__()
        self.rule = rule
        self.mark = mark  # what its card carries in the army; 0 for a card that has left by mutation
        self.powers = powers

    def parts(self) -> list[Effect]:
        return list(self.powers)

    def resolve(self, s: TacticsState) -> None:
        step = s.step
        player = s.player
        place = -1 if self.mark == 0 else s.marked(player, self.mark)
        if step < len(self.powers) and (self.mark == 0 or place >= 0):
            s.step = step + 1
            power = self.powers[step]
            s.tell(facts.FIRED, self.rule, player, s.source, place, power.code())
            s.push(power, player, s.source)
            return
        if place >= 0:
            s.set_mark(place, 0)
        elif step < len(self.powers):
            s.tell(facts.LOST, ids.T4, player, s.source)
        s.pop()
