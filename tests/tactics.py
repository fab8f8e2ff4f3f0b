"""Set up a situation of GOSU Tactics in one call, with the drill cards, and play it by notation."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import honjin
from honjin.core.codec import write_toml
from honjin.core.table import Table

GAME = honjin.game("gosu-tactics")
DRILL = Path(__file__).parent / "games" / "gosu_tactics" / "drill.toml"

Rows = Sequence[Sequence[str]]


def table(
    *,
    players: int = 2,
    army: Mapping[int, Rows] | None = None,
    hand: Mapping[int, Sequence[str]] | None = None,
    points: Mapping[int, int] | None = None,
    **more: object,
) -> Table:
    """A turn of `to_move` (seat 0) starts; what is not given has its starting value, other cards form the pile."""
    seats = []
    for p in range(players):
        rows = [list(row) for row in (army or {}).get(p, [])]
        seat = {"army": [*rows, [], [], []][:3], "hand": list((hand or {}).get(p, []))}
        seats.append({**seat, "points": (points or {}).get(p, 0)})
    return GAME.position(write_toml({"game": "gosu-tactics", "seed": "drill", **more, "seats": seats}), cards=DRILL)


def play(t: Table, *choices: str) -> Table:
    for choice in choices:
        t.play(choice)
    return t


def options(t: Table) -> list[str]:
    assert t.decision is not None
    return [option.notation for option in t.decision.options]


def army(t: Table, p: int) -> list[list[str]]:
    """The rows as a position writes them: ids, with `imprisoned` after those face down."""
    seat = t.view(None)["seats"][p]  # type: ignore[index]
    return [[c["card"] + (" imprisoned" if c["imprisoned"] else "") for c in row] for row in seat["army"]]


def hand(t: Table, p: int) -> list[str]:
    return [str(card) for card in t.view(p)["seats"][p]["hand"]]  # type: ignore[index]


def refused(t: Table, choice: str) -> list[str]:
    """The rules that refuse the choice to the player to move."""
    assert t.decision is not None
    return [refusal.rule for refusal in t.why_not(t.decision.seat, choice)]


def rules_told(t: Table, kind: str) -> list[str]:
    """The rules of all facts of a kind so far."""
    return [str(event["rule"]) for event in t.events(None) if event["kind"] == kind]
