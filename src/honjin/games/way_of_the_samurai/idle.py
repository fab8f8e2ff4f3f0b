"""Idle moments: nothing that could be used now would change what comes, or it could be used as well later.

What may be used at any moment (WS-R12) is asked about before every reveal, roll and resolution. Most of it
comes again before anything depends on it: a card that could be bought before the Defence is revealed can be
bought when it is known. Only where what comes next could go another way, and nothing that one chose before it
could have seen to that as well, is there something to choose.
"""

from collections.abc import Iterable

from honjin.engine.machine import BOTTOM, COUNT, FRAME, NO_CARD, PICK, TOP
from honjin.games.way_of_the_samurai.engine import book, layout, rules
from honjin.games.way_of_the_samurai.engine.blows import GRAVE, LIGHT, ON_RIVAL
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, TECHNIQUE
from honjin.games.way_of_the_samurai.engine.moments import (
    BeforeCounter,
    BeforeEnd,
    BeforeHit,
    BeforeStrike,
    BeforeWound,
    GoOn,
)
from honjin.games.way_of_the_samurai.engine.options import GO_ON
from honjin.games.way_of_the_samurai.engine.state import SamuraiState

Loss = tuple[int, int]  # Life and Ki


def idle(s: SamuraiState) -> int:
    """`go on` where nothing else is of use now, else -1; an observation is enough."""
    question = s.decision()
    if not isinstance(question, GoOn):
        return -1
    return -1 if is_useful(s, int(s.player), question) else GO_ON


def is_useful(s: SamuraiState, p: int, question: GoOn) -> bool:
    if isinstance(question, BeforeStrike):
        return helps_strike(s, p)
    if isinstance(question, BeforeCounter):
        return helps_guard(s, p)
    if isinstance(question, BeforeHit):
        return helps_hit(s, p)
    if isinstance(question, BeforeWound):
        return helps_wound(s, p)
    # Before the Defence: it shows a card and changes nothing.
    return isinstance(question, BeforeEnd) and helps_end(s, p)


def decline(s: SamuraiState) -> int:
    """`go on`, where something may be used before it goes on by itself."""
    return GO_ON if pauses(s) else -1


def pauses(s: SamuraiState) -> bool:
    """WS-R12: nothing is asked but whether to use something first."""
    return isinstance(s.decision(), GoOn)


def risk(s: SamuraiState) -> int | None:
    """Before a Counter-attack: the lower Guard is, the more comes through."""
    return -int(s.gauge(s.player, GUARD)) if isinstance(s.decision(), BeforeCounter) else None


# --- what can be used


def location_moves(s: SamuraiState, p: int, *what: int) -> bool:
    """Whether a roll of the location, if it can be paid for, could raise one of these."""
    place = s.cells[layout.LOCATION]
    if place == layout.NONE or (s.ki(p) < s.cost() and rules.turn_failures(s, p) != 0):
        return False
    return any(each in what and by > 0 for result in s.cards.places[place].results for each, by in result)


def buys_gauges(s: SamuraiState, p: int) -> bool:
    """WS-A4."""
    return bool(s.wields(p, book.BUYS_GAUGES)) and s.ki(p) >= s.cost()


def affordable(s: SamuraiState, p: int) -> int:
    """How many uses of Ki there are, what Life can be turned into included (WS-A7)."""
    turned = int(s.life(p)) - 1 if s.wields(p, book.LIFE_TO_KI) else 0
    return (int(s.ki(p)) + max(turned, 0)) // int(s.cost())


def wants_ki(s: SamuraiState, p: int, losses: Iterable[Loss]) -> bool:
    """WS-A7, WS-E2: all Ki may go, which loses the fight, and Life can be turned into more.

    That a card could be bought with Ki before it is lost is left to those who want every question.
    """
    if not s.faces_enemy(book.BREAKS_WEAPON) or rules.turn_failures(s, p) != 0:
        return False
    return any(ki >= s.ki(p) for _, ki in losses)


# --- what comes


def helps_strike(s: SamuraiState, p: int) -> bool:
    """WS-R4, WS-A4: the Defence holds, and Ki could raise Force and Technique far enough.

    The luck of a location could be tried as well before the third card: nothing has been shown since.
    """
    card = s.cells[layout.DEFENCE]
    if card == NO_CARD or s.cards.hard[card] == 1 or rules.pierces(s, p) or not buys_gauges(s, p):
        return False
    asked = {FORCE: int(s.cards.force[card]), TECHNIQUE: int(s.cards.technique[card])}
    missing = sum(max(level - int(s.gauge(p, gauge)), 0) for gauge, level in asked.items())
    return missing <= affordable(s, p) and all(
        level <= s.gauge_max(p, gauge) for gauge, level in asked.items()
    )


def helps_guard(s: SamuraiState, p: int) -> bool:
    """WS-K4, WS-R5: a Counter-attack may come that only a higher Guard would stop."""
    if rules.disarms(s, p):
        return False
    guard, top = int(s.gauge(p, GUARD)), int(s.gauge_max(p, GUARD))
    asked = {int(s.cards.guard[card]) for card in range(s.cards.faces) if is_counter(s, card)}
    reached = min(guard + affordable(s, p), top)
    return any(guard < each <= reached for each in asked) or location_moves(s, p, GUARD)


def is_counter(s: SamuraiState, card: int) -> bool:
    """A Counter-attack that may still come; the one in force as a Defence does not (WS-R11)."""
    copies = s.cards.copies[card] - (1 if s.cells[layout.DEFENCE] == card else 0)
    return s.cards.kind[card] == book.ADVERSARY and s.cards.hard[card] == 0 and copies > 0


def helps_hit(s: SamuraiState, p: int) -> bool:
    """WS-R5: it comes through, and Guard could rise, or what it takes be made up for."""
    card = s.cells[layout.COUNTER_CARD]
    if card == NO_CARD or rules.disarms(s, p) or rules.parries(s, p):
        return False
    loss = int(s.cards.hit_life[card]), int(s.cards.hit_ki[card])  # a wound asks again
    return wants_ki(s, p, [loss]) or location_moves(s, p, GUARD, TECHNIQUE, book.LIFE, book.KI)


def helps_wound(s: SamuraiState, p: int) -> bool:
    """WS-W1: one's own; nothing here changes what it does to the other side."""
    frame = s.cells[TOP] - FRAME  # the wound waits below the question
    if frame <= BOTTOM or s.cells[frame + PICK] == ON_RIVAL:
        return False
    losses = wound_losses(s, int(s.cells[frame + COUNT]))
    return wants_ki(s, p, losses) or location_moves(s, p, book.LIFE, book.KI)


def wound_losses(s: SamuraiState, level: int) -> list[Loss]:
    """What each Wound card takes at this level."""
    wounds = [card for card in range(s.cards.faces) if s.cards.kind[card] == book.WOUND]
    if level == LIGHT:
        return [(int(s.cards.light_life[card]), int(s.cards.light_ki[card])) for card in wounds]
    if level == GRAVE:
        return [(int(s.cards.grave_life[card]), int(s.cards.grave_ki[card])) for card in wounds]
    return []


def helps_end(s: SamuraiState, p: int) -> bool:
    """WS-R7: the round would cost something that can still be turned away."""
    if s.ki(p) == 0 and rules.turn_failures(s, p) == 0:  # WS-K1
        return True
    tangled = s.wields(p, book.TANGLES) and s.gauge(p, GUARD) < 0
    costs = [cost for cost in s.climate_costs() if cost.when == book.AT_ROUND_END]
    low = [cost.gauge for cost in costs if cost.gauge != layout.NONE and s.gauge(p, cost.gauge) <= cost.level]
    if (tangled or GUARD in low) and location_moves(s, p, GUARD):
        return True
    if any(gauge in (FORCE, TECHNIQUE) for gauge in low) and (
        buys_gauges(s, p) or location_moves(s, p, FORCE, TECHNIQUE)
    ):
        return True
    losses = [
        (int(cost.life), int(cost.ki)) for cost in costs if cost.gauge == layout.NONE or cost.gauge in low
    ]
    if tangled:
        losses += wound_losses(s, int(LIGHT))
    return bool(losses) and (wants_ki(s, p, losses) or location_moves(s, p, book.LIFE, book.KI))
