"""The reasons of GOSU Tactics: what a choice brings, for hints."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from honjin.armies.reasons import ArmyReasons, cards_of, seat_in
from honjin.engine.machine import State
from honjin.games.gosu_tactics.card import CLAN_NAMES, Card
from honjin.games.gosu_tactics.cardset import TacticsCards
from honjin.games.gosu_tactics.engine import rules
from honjin.games.gosu_tactics.engine.conditions import (
    COSTS_TWO,
    COSTS_TWO_NO_CLAN,
    GENERAL_NEEDS_FIGHTER,
    GENERAL_NEEDS_TROOPER,
    NOT_IN_HAND,
    TROOPER_OF_CLAN_NEEDED,
)
from honjin.games.gosu_tactics.engine.state import TacticsState
from honjin.table.card_set import CardSet
from honjin.table.reasons import Course, GameReasons, Reason

CLAN_WINS: Final = 9  # GT-B4: face-up cards of one clan
CLAN_NEAR: Final = 6  # from here on it is worth telling


class TacticsReasons(ArmyReasons):
    """Two to four armies and one pile."""

    harms: ClassVar[Mapping[str, int]] = {"destroyed": 105, "imprisoned": 100}
    prize = "won-point"
    paying = ("payment", "set-aside", "discard-one")
    down = "imprisoned"

    def clan(self, cards: CardSet, card: str) -> str:
        return CLAN_NAMES[faces(cards)[cards.numbers[card]].clan]

    def level(self, cards: CardSet, card: str) -> int:
        return faces(cards)[cards.numbers[card]].level

    def fits(self, s: State, seat: int, card: int) -> bool:
        assert isinstance(s, TacticsState)
        return rules.placing_failures(s, seat, card) & ~(NOT_IN_HAND | COSTS_TWO | COSTS_TWO_NO_CLAN) == 0

    def is_supported(self, s: State, seat: int, card: int) -> bool:
        assert isinstance(s, TacticsState)
        clan = TROOPER_OF_CLAN_NEEDED | GENERAL_NEEDS_TROOPER | GENERAL_NEEDS_FIGHTER
        return rules.placing_failures(s, seat, card) & clan == 0

    def find(self, course: Course) -> list[Reason]:
        return self.setting_up(course) if course.prompt == "redraw" else super().find(course)

    def setting_up(self, course: Course) -> list[Reason]:
        """The first hand."""
        hand = course.was.seats[course.seat].hand
        troopers = sum(self.level(course.cards, card) == 1 for card in hand)
        return [Reason(kind="first-hand", weight=40, number=troopers, other=len(hand))] if hand else []

    def own(self, course: Course) -> list[Reason]:
        return [*self.deeds(course), *self.passing(course), *self.clans(course), *self.left(course)]

    def deeds(self, course: Course) -> list[Reason]:
        told, me = self.move(course), course.seat
        advantage = [each for each in told if each.fact.kind == "took-advantage" and each.fact.who == me]
        released = [each for each in told if each.fact.kind == "released" and seat_in(each) == me]
        found = []
        if advantage and course.was.advantage != me:
            found.append(course.told_by(advantage, "advantage", 50))
        if released:
            found.append(course.told_by(released, "released", 60, cards=cards_of(released)))
        return found

    def passing(self, course: Course) -> list[Reason]:
        """What the others may still do this round."""
        if not course.heard(["passed"], course.seat) or course.heard(["fought"]):
            return []
        left = [
            seat.turns_left
            for at, seat in enumerate(course.then.seats)
            if at != course.seat and not seat.passed and seat.turns_left is not None
        ]
        return [course.seen("passed", 55, number=max(left))] if left and len(set(left)) == 1 else []

    def clans(self, course: Course) -> list[Reason]:
        """A clan that comes near to nine."""
        if course.heard(["fought"]):
            return []
        was, then = (
            Counter(
                self.clan(course.cards, each.card)
                for row in view.seats[course.seat].army
                for each in row
                if not each.imprisoned
            )
            for view in (course.was, course.then)
        )
        return [
            course.seen("clan", 10 * count - 25, word=clan, number=count, other=CLAN_WINS)
            for clan, count in then.items()
            if CLAN_NEAR <= count < CLAN_WINS and count > was[clan]
        ]

    def left(self, course: Course) -> list[Reason]:
        """What one has when it is done."""
        if course.heard(["started-round"]):
            return []
        return [course.seen("left", 1, number=len(course.then.seats[course.seat].hand))]


def faces(cards: CardSet) -> Sequence[Card]:
    assert isinstance(cards, TacticsCards)
    return cards.cards


REASONS: Final = GameReasons(TacticsReasons().find)
