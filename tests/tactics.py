"""Set up a situation of GOSU Tactics in one call, with the drill cards, and play it by notation."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from choices import options as options
from choices import play as play
from choices import question as question

import honjin
from honjin.table.forms import write_toml
from honjin.table.table import Table

GAME = honjin.game("gosu-tactics")
DRILL = Path(__file__).parent / "games" / "gosu_tactics" / "drill.toml"
CARDS = GAME.card_set(DRILL.read_text("utf-8"))

Rows = Sequence[Sequence[str]]


def table(
    *,
    players: int = 2,
    army: Mapping[int, Rows] | None = None,
    hand: Mapping[int, Sequence[str]] | None = None,
    points: Mapping[int, int] | None = None,
    turns: Mapping[int, int] | None = None,
    cards: str | Path = DRILL,
    **more: object,
) -> Table:
    """A turn of `to_move` (seat 0) starts; the rest has its starting value, other cards form the pile."""
    seats = []
    for p in range(players):
        rows = [list(row) for row in (army or {}).get(p, [])]
        seat = {"army": [*rows, [], [], []][:3], "hand": list((hand or {}).get(p, []))}
        seats.append({**seat, "points": (points or {}).get(p, 0), "turns": (turns or {}).get(p, 0)})
    position = {"game": "gosu-tactics", "seed": "drill", **more, "seats": seats}
    return GAME.position(write_toml(position), cards=cards)


def army(t: Table, p: int) -> list[list[str]]:
    """The rows as a position writes them: ids, with `imprisoned` after those face down."""
    seat = t.view(None)["seats"][p]  # type: ignore[index]
    return [[c["card"] + (" imprisoned" if c["imprisoned"] else "") for c in row] for row in seat["army"]]


def hand(t: Table, p: int) -> list[str]:
    return [str(card) for card in t.view(p)["seats"][p]["hand"]]  # type: ignore[index]


def discard(t: Table) -> list[str]:
    """The common discard, as anybody reads it."""
    return [str(card) for card in t.view(None)["discard"]]  # type: ignore[attr-defined]


def refused(t: Table, choice: str) -> list[str]:
    """The rules that refuse the choice to the player to move."""
    assert t.decision is not None
    return [refusal.rule for refusal in t.why_not(t.decision.seat, choice)]


def rules_told(t: Table, kind: str) -> list[str]:
    """The rules of all facts of a kind so far."""
    return [str(event["rule"]) for event in t.events(None) if event["kind"] == kind]


def told(t: Table, kind: str) -> list[dict[str, object]]:
    """All facts of a kind so far, as a spectator sees them."""
    return [event for event in t.events(None) if event["kind"] == kind]


def all_but(*cards: str) -> list[str]:
    """Every other card of the drill set: in a hand, they leave the pile empty."""
    rest = [card for card, copies in zip(CARDS.ids, CARDS.copies, strict=True) for _ in range(copies)]
    for card in cards:
        rest.remove(card)
    return rest
