"""The reasons of Way of the Samurai: what a choice brings, for hints."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from honjin.games.way_of_the_samurai.card import GAUGES
from honjin.games.way_of_the_samurai.engine import book
from honjin.games.way_of_the_samurai.engine.book import FORCE, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.options import GO_ON
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.odds import counter_odds
from honjin.games.way_of_the_samurai.view import Placed
from honjin.table.reasons import Course, GameReasons, Reason, find_victory

SUMS: Final = {"enemy-lost-life": 200, "enemy-lost-ki": 120, "gained-life": 70, "gained-ki": 35}  # each
BLOWS: Final = {"pierced": 150, "parried": 140, "cancelled": 140}
PAIR: Final = 2


def find(course: Course) -> list[Reason]:
    return [
        *find_victory(course),
        *blows(course),
        *gains(course),
        *gauges(course),
        *chances(course),
        *going_on(course),
        left(course),
    ]


def blows(course: Course) -> list[Reason]:
    """What is certain of the fight."""
    me = course.seat
    found = []
    beaten = course.heard(["beat-enemy"], me)
    if beaten:
        found.append(course.told_by(beaten, "beaten", 500))
    for kind, weight in SUMS.items():
        told = [each for each in course.heard([kind]) if kind.startswith("enemy") or each.fact.who == me]
        total = sum(int(each.fact.number or 0) for each in told)
        if total:
            found.append(course.told_by(told, kind, weight * total, number=total))
    for kind, weight in BLOWS.items():
        told = course.heard([kind], me)
        if told:
            found.append(course.told_by(told[:1], kind, weight, cards=(str(told[0].fact.card),)))
    return found


def gains(course: Course) -> list[Reason]:
    """Cards, combos, and what the place or the die brings."""
    me = course.seat
    found = []
    drew = [each for each in course.heard(["drew"], me) if not each.can]
    if drew and not course.heard(["started-round", "started-fight"]):
        found.append(course.told_by(drew, "draw", 25 * len(drew), number=len(drew)))
    combo = course.heard(["made-combo"], me)
    if combo:
        found.append(course.told_by(combo[:1], "combo", 75, word=str(combo[0].fact.word)))
    special = course.heard(["gained-special"], me)
    if special:
        found.append(course.told_by(special, "special", 60))
    shown = [each for each in course.heard(["revealed-defence"], me) if not each.can]
    if shown and not course.was.seats[me].attack:
        found.append(course.told_by(shown, "sees-defence", 45))
    raised = course.heard(["raised-die"], me)
    if raised:
        found.append(course.told_by(raised[:1], "die", 50, number=int(raised[0].fact.number or 0)))
    pairs = paired(course.at_once.seats[me].attack) - paired(course.was.seats[me].attack)
    found += [Reason(kind="pair", weight=40, word=symbol) for symbol in pairs]
    return found


def paired(attack: Sequence[Placed]) -> set[str]:
    """The symbol that both cards of an attack show, if its third is still to come."""
    symbols = {each.symbol for each in attack}
    return {symbol for symbol in symbols if symbol and len(attack) == PAIR and len(symbols) == 1}


def gauges(course: Course) -> list[Reason]:
    """What stands higher at once; at the end of a round they all go back."""
    if course.prompt == "before-end":
        return []
    was, now = course.was.seats[course.seat].gauges, course.at_once.seats[course.seat].gauges
    return [
        Reason(kind=gauge, weight=20 + 5 * (risen(now, gauge) - risen(was, gauge)), number=risen(now, gauge))
        for gauge in GAUGES
        if risen(now, gauge) > risen(was, gauge)
    ]


def risen(gauges: Any, gauge: str) -> int:
    return int(getattr(gauges, gauge))


def chances(course: Course) -> list[Reason]:
    """What may come, counted from the cards not seen: the Defence reached, the Counter-attack that hits."""
    before, soon, me = course.before, course.soon, course.seat
    assert isinstance(before, SamuraiState)
    assert isinstance(soon, SamuraiState)
    found = []
    if course.at_once.pierces and course.was.pierces is False:
        found.append(Reason(kind="reaches", weight=110, cards=(course.at_once.defence,)))
    elif course.was.defence is None and course.at_once.defence is None:
        could, (can, of) = reached(before, me)[0], reached(soon, me)
        if can > could:
            found.append(Reason(kind="reaches-some", weight=55, number=can, other=of))
    if not soon.is_over and course.was.counter is None and course.at_once.counter is None:
        was, now = (percent(counter_odds(s, me)) for s in (before, soon))
        if now < was:
            found.append(Reason(kind="odds", weight=60, number=now, other=was))
    if course.at_once.stops and course.was.stops is False:
        found.append(Reason(kind="stops", weight=130, cards=(course.at_once.counter,)))
    return found


def reached(s: SamuraiState, p: int) -> tuple[int, int]:
    """Of how many Adversaries that may still come the gauges reach the Defence, and how many there are."""
    left = s.left()
    unseen = [(card, int(left[card])) for card in range(s.cards.faces) if left[card] > 0]
    adversaries = [(card, count) for card, count in unseen if s.cards.kind[card] == book.ADVERSARY]
    force, technique = s.gauge(p, FORCE), s.gauge(p, TECHNIQUE)
    open_ = sum(
        count
        for card, count in adversaries
        if not s.cards.hard[card] and force >= s.cards.force[card] and technique >= s.cards.technique[card]
    )
    return open_, sum(count for _, count in adversaries)


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def going_on(course: Course) -> list[Reason]:
    """What one may expect who just goes on, and what is saved by it."""
    before, me = course.before, course.seat
    assert isinstance(before, SamuraiState)
    if course.option != GO_ON:
        return []
    found = []
    if course.prompt in ("before-defence", "before-counter") and course.was.counter is None:
        found.append(Reason(kind="risk", weight=10, number=percent(counter_odds(before, me))))
    hit = [each for each in course.heard(["hit"], me) if not each.can]
    if hit:
        found.append(course.told_by(hit, "hit", 15, cards=(str(hit[0].fact.card),)))
    if course.was.seats[me].ki:
        found.append(Reason(kind="saves-ki", weight=5, number=course.was.seats[me].ki))
    return found


def left(course: Course) -> Reason:
    """What one has right after it."""
    seat = course.at_once.seats[course.seat]
    return Reason(kind="left", weight=1, number=seat.life, other=seat.ki)


REASONS: Final = GameReasons(find, to_turn=False)
