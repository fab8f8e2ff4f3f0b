"""Moments of games for pictures and measures: full armies, records up to a choice, all with fixed seeds."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final

import honjin

HAND: Final = 5
Fact = dict[str, object]
Until = Callable[[honjin.Table], bool]
Happens = Callable[[list[Fact]], bool]


# --- records


def never(table: honjin.Table) -> bool:
    """To the end of the game."""
    return False


@cache
def record(game: str, seed: str, until: Until, players: int, **options: object) -> str:
    """A game between greedy bots up to where seat 0 has to choose and `until` holds."""
    for number in count():
        table = honjin.game(game).new(
            seed=f"{seed} {number}" if number else seed, players=players, options=options
        )
        bots = [honjin.bot(game, "greedy", seed=seat) for seat in range(players)]
        while table.decision is not None and not (table.decision.seat == 0 and until(table)):
            table.play(bots[table.decision.seat].choose(table.observe(table.decision.seat)))
        if table.decision is not None or until is never:
            return table.record()
    raise AssertionError("count never ends")


@dataclass(frozen=True)
class Eve:
    """A game just before something happens, and the choice of seat 0 that brings it about."""

    record: str
    choice: str


@cache
def eve(game: str, seed: str, happens: Happens, players: int, **options: object) -> Eve:
    """In the first of the games of this name in which a choice of seat 0 leads to it."""
    for number in count():
        table = honjin.game(game).new(seed=f"{seed} {number}", players=players, options=options)
        bots = [honjin.bot(game, "greedy", seed=seat) for seat in range(players)]
        while table.decision is not None:
            seat, since = table.decision.seat, table.fact_count
            # A choice with one answer the page would make by itself.
            before = table.clone() if seat == 0 and len(table.decision.options) > 1 else None
            table.play(bots[seat].choose(table.observe(seat)))
            if before is not None and happens(table.facts(since)):
                return Eve(before.record(), table.choices[-1].notation)
    raise AssertionError("count never ends")


def tells(kind: str, **fields: object) -> Happens:
    """A fact of this kind with these fields is among what happens."""
    return lambda facts: any(
        fact["kind"] == kind and all(fact.get(name) == value for name, value in fields.items())
        for fact in facts
    )


def asked(*prompts: str) -> Until:
    """One of these is asked."""
    return lambda table: table.decision is not None and table.decision.prompt in prompts


def turn_with(army: int, hand: int) -> Until:
    """A turn of seat 0 with at least so many cards in its army and in its hand."""

    def holds(table: honjin.Table) -> bool:
        seats = table.view(0)["seats"]
        assert table.decision is not None
        assert isinstance(seats, list)
        is_rich = sum(map(len, seats[0]["army"])) >= army and len(seats[0]["hand"]) >= hand
        return is_rich and table.decision.prompt == "turn"

    return holds


def fight_with(placed: int, beaten: int = 0) -> Until:
    """A card is to be placed, so many are, and so many enemies were beaten."""

    def holds(table: honjin.Table) -> bool:
        view = table.view(0)
        seats = view["seats"]
        assert table.decision is not None
        assert isinstance(seats, list)
        is_far = view["round"] != 1 and view.get("beaten", 0) == beaten
        return is_far and table.decision.prompt == "placing" and len(seats[0]["attack"]) == placed

    return holds


# --- positions


def armies(game: str, rows: tuple[int, int, int], clans: Iterable[tuple[str, ...]], down: str) -> str:
    """A turn of seat 0: every seat has rows of this length and a hand, of its clans where there are any."""
    cards = honjin.game(game).new(seed="armies").cards
    left = dict(zip(cards.ids, cards.copies, strict=True))
    of = {id: honjin.game(game).card_face(id) for id in cards.ids}

    def take(count: int, level: int, mine: tuple[str, ...]) -> list[str]:
        taken: list[str] = []
        while len(taken) < count:
            able = [
                id for id in left if left[id] and of[id].level == level and (not mine or of[id].clan in mine)
            ]
            # One clan after the other, so that the rows are colourful.
            id = min(able, key=lambda one: (taken.count(one), sum(of[t].clan == of[one].clan for t in taken)))
            left[id] -= 1
            taken.append(id)
        return taken

    text = f'game = "{game}"\nseed = "armies"\n'
    for mine in clans:
        army = [take(count, level, mine) for level, count in enumerate(rows, start=1)]
        army[0][-1] += f" {down}"  # fifteen that are face up would have won
        text += f"\n[[seats]]\narmy = {json.dumps(army)}\nhand = {json.dumps(take(HAND, 1, mine))}\n"
        text += f"clans = {json.dumps(mine)}\n" if mine else ""
    return text


FULL_X: Final = armies(
    "gosu-x", (5, 5, 5), [("justice", "abhilasha", "tomorrow"), ("narashima", "galmi", "phoenix")], "captured"
)
# Fifteen cards for each of four there are not.
FULL_TACTICS: Final = armies("gosu-tactics", (5, 5, 2), [()] * 4, "imprisoned")
