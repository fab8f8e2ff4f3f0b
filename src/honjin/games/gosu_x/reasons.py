"""The reasons of GOSU X: what a choice brings, for hints."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from honjin.armies.engine.places import ROWS
from honjin.armies.reasons import ArmyReasons, cards_of
from honjin.engine.machine import State
from honjin.games.gosu_x.card import CLAN_NAMES, Card
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.engine import book, rules
from honjin.games.gosu_x.engine.conditions import COSTS_TWO, HERO_OF_CLAN_NEEDED, TROOP_OF_CLAN_NEEDED
from honjin.games.gosu_x.engine.options import NO, REACT
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.game import waiting_place
from honjin.table.card_set import CardSet
from honjin.table.lists import KIND_MASK
from honjin.table.reasons import Course, GameReasons, Reason


class XReasons(ArmyReasons):
    """Two armies with tokens, tiles and reactions."""

    harms: ClassVar[Mapping[str, int]] = {"captured": 100, "destroyed": 105, "sacrificed": 70, "returned": 80}
    prize = "won-supremacy"
    paying = ("payment", "hand-limit", "discard", "hand-of")
    down = "captured"

    def clan(self, cards: CardSet, card: str) -> str:
        return CLAN_NAMES[faces(cards)[cards.numbers[card]].clan]

    def level(self, cards: CardSet, card: str) -> int:
        return faces(cards)[cards.numbers[card]].level

    def fits(self, s: State, seat: int, card: int) -> bool:
        return any(failed & ~COSTS_TWO == 0 for failed in failures(s, seat, card))

    def is_supported(self, s: State, seat: int, card: int) -> bool:
        return any(
            failed & (TROOP_OF_CLAN_NEEDED | HERO_OF_CLAN_NEEDED) == 0 for failed in failures(s, seat, card)
        )

    def find(self, course: Course) -> list[Reason]:
        return self.setting_up(course) if course.was.round == 0 else super().find(course)

    def own(self, course: Course) -> list[Reason]:
        return [
            *self.deeds(course),
            *self.reactions(course),
            *self.passing(course),
            *self.left(course),
        ]

    def deeds(self, course: Course) -> list[Reason]:
        """Tokens, tiles and what befalls cards beside harm."""
        told, me = self.move(course), course.seat
        found = []
        for kind, weight in (("took-back", 35), ("unlocked", 80), ("milled", 1)):
            mine = [each for each in told if each.fact.kind == kind and each.fact.who == me]
            if mine:
                found.append(course.told_by(mine, kind, weight * len(mine), number=len(mine)))
        for kind, weight in (("took-wonder", 40), ("placed-bounty", 30)):
            mine = [each for each in told if each.fact.kind == kind and each.fact.who == me]
            if mine:
                found.append(course.told_by(mine, kind, weight))
        for kind, weight in (("banned", 45), ("released", 60), ("put-on-top", 30)):
            mine = [each for each in told if each.fact.kind == kind and each.fact.who == me]
            if mine and all(each.fact.known == "all" or me in each.fact.known for each in mine):
                found.append(course.told_by(mine, kind, weight, cards=cards_of(mine), seat=1 - me))
        flipped = [each for each in told if each.fact.kind == "flipped"]
        found += [course.told_by([each], "flipped", 40, word=str(each.fact.word)) for each in flipped]
        return found

    def reactions(self, course: Course) -> list[Reason]:
        """What one's own Force of Will prevents, or is kept for."""
        s = course.before
        assert isinstance(s, XState)
        if not course.prompt.startswith("react-to-"):
            return []
        options = [int(s.option(index)) for index in range(s.offer())]
        held = tuple(
            course.cards.ids[course.notation.details(option)["card"]]
            for option in options
            if option & KIND_MASK == REACT
        )
        if course.option == NO:
            return [Reason(kind="spares", weight=30, cards=held)] if held else []
        kind = "saves" if course.prompt == "react-to-harm" else "stops"
        return [Reason(kind=kind, weight=200, cards=(course.cards.ids[s.card_at(waiting_place(s))],))]

    def passing(self, course: Course) -> list[Reason]:
        left = course.heard(["turns-left"], 1 - course.seat)
        if not left or not course.heard(["passed"], course.seat):
            return []
        return [
            course.told_by(left, "passed", 55, seat=1 - course.seat, number=int(left[0].fact.number or 0))
        ]

    def setting_up(self, course: Course) -> list[Reason]:
        """The draft, and the first hand."""
        me, told = course.seat, course.told
        if course.prompt == "draft":
            return [
                Reason(kind="drafted", weight=50, word=str(each.fact.word), seat=1 - me)
                for each in told[:1]
                if each.fact.kind == "drafted"
            ]
        if course.prompt != "redraw":
            return []
        hand = [card for card in course.was.seats[me].hand if card]
        troops = sum(self.level(course.cards, card) == book.TROOP for card in hand)
        return [Reason(kind="first-hand", weight=40, number=troops, other=len(hand))]

    def left(self, course: Course) -> list[Reason]:
        """What one has when it is done."""
        seat = course.then.seats[course.seat]
        if course.then.round == 0 or course.heard(["started-round"]):
            return []
        return [course.seen("left", 1, number=len(seat.hand), other=seat.tokens.hand)]


def faces(cards: CardSet) -> Sequence[Card]:
    assert isinstance(cards, XCards)
    return cards.cards


def failures(s: State, seat: int, card: int) -> list[int]:
    """What keeps the card from the rows that it may stand in, row by row (GX-A13)."""
    assert isinstance(s, XState)
    own = int(rules.only_row(s, card))
    rows = range(ROWS) if own < 0 else [own]
    return [int(rules.row_failures(s, seat, card, row, True)) for row in rows]


REASONS: Final = GameReasons(XReasons().find)
