"""A training yard: a card set whose fights do exactly what a test wants, and how to play it."""

import random
from collections.abc import Callable, Mapping
from typing import Final

from samurai import finish_attack, go_on, options, play, table, told

from honjin.engine.chance import Stream
from honjin.engine.machine import SPECTATOR
from honjin.lab.checks.invariants import check_observation
from honjin.table.forms import write_toml
from honjin.table.table import Table


def adversary(name: str, **more: object) -> dict[str, object]:
    """A Defence that cannot be reached and a Counter-attack that cannot hit, but for what is said."""
    return {"name": name, "force": 4, "technique": 4, "guard": -2, **more}


OPEN: Final[dict[str, object]] = {"force": -2, "technique": -2}  # always pierced
HITS: Final[dict[str, object]] = {"guard": 5}  # whatever the Guard

YARD_DATA: Final[dict[str, object]] = {
    "game": "way-of-the-samurai",
    "actions": [
        {"name": "Push", "symbol": "mountain", "lines": {"force": 1}, "copies": 4},
        {"name": "Feint", "symbol": "moon", "lines": {"technique": 1}, "copies": 4},
        {"name": "Block", "symbol": "gate", "lines": {"guard": 1}, "copies": 4},
        {"name": "Rage", "symbol": "blood", "lines": {"force": 1}, "copies": 4},
        {"name": "Slip", "symbol": "mountain", "lines": {"technique": -2}, "copies": 2},
        {"name": "Tire", "symbol": "moon", "lines": {"force": -2}, "copies": 2},
        {"name": "Drop", "symbol": "gate", "lines": {"guard": -2}, "copies": 2},
        {"name": "Flinch", "symbol": "gate", "lines": {"guard": -1}},
        {"name": "Ace", "symbol": "mountain", "lines": {"force": 3}, "special": True},
        {"name": "Duo", "symbol": "moon", "lines": {"technique": 3}, "special": True},
    ],
    "adversaries": [
        adversary("Wall", copies=9),
        adversary("Gap", **OPEN, life=1, copies=4),
        adversary("Rift", **OPEN, ki=1, copies=2),
        adversary("Fork", **OPEN, life=1, ki=1, either=True, copies=2),
        adversary("Abyss", **OPEN, life=9),
        adversary("Jab", **HITS, hit_life=1, copies=4),
        adversary("Sap", **HITS, hit_ki=1, copies=2),
        adversary("Slash", **HITS, wound=1, copies=2),
        adversary("Maim", **HITS, wound=2, copies=2),
        adversary("Mortal", **HITS, hit_life=9),
        {"name": "Hard", "french": "Difficile", "hard": True},
    ],
    "wounds": [
        {"name": "Head", "fatal": True},
        {"name": "Cut", "light": [1, 0], "grave": [2, 0]},
        {"name": "Chill", "light": [0, 1], "grave": [0, 2]},
        {"name": "Both", "light": [1, 1], "grave": [2, 2]},
        {"name": "Deep", "light": [3, 0], "grave": [9, 0]},
    ],
}


def yard_set(**changes: object) -> str:
    """The yard with other lists."""
    return write_toml({**YARD_DATA, **changes})


YARD: Final = yard_set()
CALM: Final = ("push", "feint", "block", "block", "feint", "push")  # makes no combo, gauges end at 2
STILL: Final = ("wall",) * 4  # nothing happens to anybody


def yard(**position: object) -> Table:
    """A round in the yard; the hand is calm and the enemy still but for what is said."""
    given: dict[str, object] = {"hand": CALM, "defences": STILL, "cards": YARD, **position}
    return table(**given)  # type: ignore[arg-type]


def settle(t: Table) -> Table:
    """Let everything happen up to a question that has an answer of its own."""
    while t.decision is not None and t.decision.prompt.startswith("before-"):
        play(t, "go on")
    return t


def place(t: Table, *cards: str) -> Table:
    """Place these and settle."""
    return settle(go_on(t, *(f"place {card}" for card in cards)))


def attack(t: Table, *cards: str) -> Table:
    """Place these three and take nothing, up to the next question of a round or fight."""
    return finish_attack(place(t, *cards))


def calm_round(t: Table) -> Table:
    """Both attacks of a calm hand."""
    return attack(attack(t, "push", "feint", "block"), "push", "feint", "block")


def rolls(t: Table) -> list[tuple[object, object]]:
    """Every roll so far: its rule and its face."""
    return [(event["rule"], event["number"]) for event in told(t, "rolled")]


def with_roll(face: int, rule: str, make: Callable[[str], Table]) -> Table:
    """The table of the first seed whose first roll for this rule shows this face."""
    for seed in range(1000):
        t = make(str(seed))
        found = [number for cited, number in rolls(t) if cited == rule]
        assert found, f"nothing rolled for {rule}"
        if found[0] == face:
            return t
    raise AssertionError(f"no {face} in a thousand rolls")


def play_on(t: Table, seed: str, each: Callable[[Table], object] = lambda t: None) -> Table:
    """To the end by random choices; `each` is called at every decision."""
    chance = random.Random(seed)
    for _ in range(20_000):
        if t.decision is None:
            return t
        each(t)
        t.play(chance.choice(options(t)))
    raise AssertionError("no end after 20 000 choices")


def sound(t: Table) -> None:
    """What must hold at every decision: a possible state, options, and observations that say the truth."""
    assert t.game.problems(t.state, t.cards) == []
    assert options(t)
    stream = Stream(1)
    for p in [*range(t.players), SPECTATOR]:
        check_observation(t, p, stream)


def lost(t: Table, rule: str) -> bool:
    """Whether the game is over, lost by this rule."""
    return t.outcome is not None and (t.outcome.winners, t.outcome.rule) == ((), rule)


def won(t: Table, rule: str) -> bool:
    return t.outcome is not None and (t.outcome.winners, t.outcome.rule) == ((0,), rule)


def levels(view: Mapping[str, object]) -> dict[str, int]:
    """Everything of the player that a result can change."""
    me = view["seats"][0]  # type: ignore[index]
    return {**me["gauges"], **{key: me[key] for key in ("die", "life", "ki")}}
