"""Reasons in games of armies: who is harmed, who is stronger, who can follow, what is drawn and kept."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, ClassVar, Final

from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.facts import may_know
from honjin.table.reasons import Course, Reason, Told, find_victory

NAMED: Final = 3  # cards of the hand at most
NEXT: Final = ("fought", "started-round")  # what follows is no longer this choice's own


class ArmyReasons:
    """What games of armies have in common; each says what differs."""

    harms: ClassVar[Mapping[str, int]]  # kinds of facts that harm a card, by how telling they are
    prize: str  # the fact of a battle won
    paying: Sequence[str] = ()  # prompts that ask for cards of the hand
    down: str  # the mark of a card that is not face up

    def clan(self, cards: CardSet, card: str) -> str:
        """The name of its clan."""
        raise NotImplementedError

    def level(self, cards: CardSet, card: str) -> int:
        raise NotImplementedError

    def fits(self, s: State, seat: int, card: int) -> bool:
        """Whether the army could take the card now, whatever it costs; False if it has no row of its own."""
        raise NotImplementedError

    def is_supported(self, s: State, seat: int, card: int) -> bool:
        """Whether cards of its clan stand where the card needs them."""
        raise NotImplementedError

    def own(self, course: Course) -> list[Reason]:
        """What only this game has."""
        raise NotImplementedError

    def find(self, course: Course) -> list[Reason]:
        if course.prompt in self.paying:
            return self.paid(course)
        return [
            *find_victory(course),
            *self.battle(course),
            *self.harm(course),
            *self.barred(course),
            *self.gains(course),
            *self.standing(course),
            *self.opened(course),
            *self.own(course),
        ]

    # --- what happens

    def move(self, course: Course) -> list[Told]:
        """What happens before the armies fight and a new round brings its own."""
        return list(takewhile(lambda each: each.fact.kind not in NEXT, course.told))

    def battle(self, course: Course) -> list[Reason]:
        won = course.heard([self.prize], course.seat)
        fought = {each.fact.who: each.fact.number for each in course.heard(["fought"])}
        if not won or course.seat not in fought:
            return []
        best = max(int(number or 0) for seat, number in fought.items() if seat != course.seat)
        mine = int(fought[course.seat] or 0)
        return [course.told_by(won, "battle", 400, number=mine, other=best)] if mine > best else []

    def harm(self, course: Course) -> list[Reason]:
        """Cards of others that are harmed, kind by kind and army by army."""
        found: dict[tuple[str, int], list[Told]] = {}
        for each in self.move(course):
            owner = seat_in(each)
            if each.fact.kind in self.harms and owner not in (-1, course.seat):
                found.setdefault((each.fact.kind, owner), []).append(each)
        return [
            course.told_by(
                told,
                kind,
                self.harms[kind] + 15 * sum(self.level(course.cards, card) for card in cards_of(told)),
                cards=cards_of(told),
                seat=owner,
            )
            for (kind, owner), told in found.items()
        ]

    def barred(self, course: Course) -> list[Reason]:
        """Clans that another army can no longer play a level of, or has lost the last card of in a row."""
        if course.heard(NEXT):
            return []
        found = []
        for seat, (was, then) in enumerate(zip(course.was.seats, course.then.seats, strict=True)):
            if seat == course.seat:
                continue
            for row in range(3):
                gone = self.clans_in(was.army[row], course) - self.clans_in(then.army[row], course)
                for clan in sorted(gone):
                    found.append(course.seen("last", 60, word=clan, seat=seat, number=row + 1))
                    found += [
                        course.seen("barred", 95, word=clan, seat=seat, number=level)
                        for level in range(row + 2, 4)
                        if self.is_barred(course, seat, clan, level)
                    ]
        barred = {(reason.seat, reason.word) for reason in found if reason.kind == "barred"}
        return [r for r in found if r.kind == "barred" or (r.seat, r.word) not in barred]

    def clans_in(self, row: Sequence[Any], course: Course) -> set[str]:
        return {self.clan(course.cards, each.card) for each in row if not getattr(each, self.down)}

    def is_barred(self, course: Course, seat: int, clan: str, level: int) -> bool:
        """Whether no card of this clan and level is supported any more, and some card was."""
        faces = [
            number
            for id, number in course.cards.numbers.items()
            if self.clan(course.cards, id) == clan and self.level(course.cards, id) == level
        ]
        could = [self.is_supported(course.before, seat, number) for number in faces]
        can = [self.is_supported(course.after, seat, number) for number in faces]
        return bool(faces) and all(could) and not any(can)

    def gains(self, course: Course) -> list[Reason]:
        told, me = self.move(course), course.seat
        drew = [each for each in told if each.fact.kind == "drew" and each.fact.who == me]
        took = [each for each in told if each.fact.kind in ("took", "found") and each.fact.who == me]
        known = [each for each in took if may_know(each.fact, me)]
        turn = [each for each in told if each.fact.kind == "gained-turn" and each.fact.who == me]
        found = []
        if drew:
            found.append(course.told_by(drew, "draw", 20 + 8 * len(drew), number=len(drew)))
        if known:
            found.append(course.told_by(known, "took", 45, cards=cards_of(known)))
        if turn:
            found.append(course.told_by(turn, "turn", 90))
        for seat in range(int(course.before.players)):
            lost = [each for each in told if each.fact.kind == "discarded" and each.fact.who == seat != me]
            if lost:
                found.append(course.told_by(lost, "discard", 30 * len(lost), seat=seat, number=len(lost)))
        return found

    # --- how the table stands

    def standing(self, course: Course) -> list[Reason]:
        """Who is the stronger, and by how much that changes."""
        if course.heard(NEXT):
            return []
        (mine, theirs), (own, others) = (
            strengths(view.seats, course.seat) for view in (course.was, course.then)
        )
        was, lead = mine - theirs, own - others
        said = {"number": own, "other": others}
        if lead > 0 and was <= 0:
            return [course.seen("takes-lead", 70, **said)]
        if lead > 0 and lead > was:
            return [course.seen("widens-lead", 30 + min(lead - was, 10), **said)]
        if lead == 0 and was < 0:
            return [course.seen("draws-level", 35, **said)]
        if was < lead < 0:
            return [course.seen("catches-up", 20 + min(lead - was, 10), **said)]
        passed = bool(course.heard(["passed"], course.seat))
        return [course.seen("leads", 50 if passed else 2, **said)] if lead > 0 else []

    def opened(self, course: Course) -> list[Reason]:
        """Cards of the hand that the army could not take before."""
        if course.heard(NEXT):
            return []
        held, kept = set(course.was.seats[course.seat].hand), set(course.then.seats[course.seat].hand)
        numbers = {card: course.cards.numbers[card] for card in (held & kept) - {None}}
        opened = [
            card
            for card, number in numbers.items()
            if not self.fits(course.before, course.seat, number)
            and self.fits(course.after, course.seat, number)
        ]
        best = self.best(course.cards, opened)
        return [course.seen("opens", 40, cards=best)] if best else []

    def best(self, cards: CardSet, ids: Sequence[str]) -> tuple[str, ...]:
        """The highest of them, as many as are named."""
        return tuple(sorted(ids, key=lambda card: (-self.level(cards, card), card))[:NAMED])

    def paid(self, course: Course) -> list[Reason]:
        """What becomes of a card that is given away, and what stays in the hand for now."""
        number = course.details.get("card")
        hand = sorted({card for card in course.at_once.seats[course.seat].hand if card})
        found = []
        if number is not None and not self.fits(course.before, course.seat, number):
            found.append(Reason(kind="idle", weight=25, cards=(course.cards.ids[number],)))
        if hand:
            found.append(Reason(kind="keeps", weight=20, cards=self.best(course.cards, hand)))
        if course.was.coming:
            found.append(Reason(kind="pays", weight=15, cards=(course.was.coming,)))
        return found


def seat_in(told: Told) -> int:
    """Whose army it happened in, or -1."""
    place = told.fact.place
    return int(place.partition(":")[0]) if isinstance(place, str) else -1


def cards_of(told: Sequence[Told]) -> tuple[str, ...]:
    return tuple(sorted(str(each.fact.card) for each in told))


def strengths(seats: Sequence[Any], me: int) -> tuple[int, int]:
    """One's own, and that of the strongest other."""
    return seats[me].strength, max(seat.strength for at, seat in enumerate(seats) if at != me)
