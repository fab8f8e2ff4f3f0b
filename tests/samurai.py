"""Set up a round of Way of the Samurai in one call and play it by notation."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from choices import options as options
from choices import play as play
from choices import question as question

import honjin
from honjin.table.forms import write_toml
from honjin.table.table import Table

GAME = honjin.game("way-of-the-samurai")
DRILL = Path(__file__).parent / "games" / "way_of_the_samurai" / "drill.toml"
SIX = ("force-1", "force-2", "technique-1", "technique-2", "guard-1", "guard-2")
CALM = ("calm",) * 4  # Adversaries that neither give way nor hit


def table(
    *,
    hand: Sequence[str] = (),
    defences: Sequence[str] = (),
    wounds: Sequence[str] = (),
    specials: Sequence[str] = (),
    cards: str | Path | None = None,
    **more: object,
) -> Table:
    """A round starts with these cards in hand (the first of six); Adversaries and Wounds come in this order.

    The rest has its starting value: a fight against Ishida with the Katana.
    """
    position: dict[str, object] = {"game": "way-of-the-samurai", "seed": "drill"}
    if hand:
        position["action_top"] = list(hand)
    if defences:
        position["adversary_top"] = list(defences)
    if wounds:
        position["wound_top"] = list(wounds)
    if specials:
        position["specials"] = list(specials)
    return GAME.position(write_toml({**position, **more}), cards=cards)


def drill(hand: Sequence[str] = SIX, defences: Sequence[str] = CALM, **more: Any) -> Table:
    """The same with the drill cards: plain Actions, and Adversaries that do nothing."""
    return table(**{"hand": hand, "defences": defences, "cards": DRILL, **more})


def small_set(**lists: Sequence[object]) -> str:
    """The drill cards with these lists instead of their own."""
    return write_toml({**tomllib.loads(DRILL.read_text("utf-8")), **lists})


def prompt(t: Table) -> str:
    return question(t).prompt


def until(t: Table, wanted: str) -> Table:
    """Go on, collecting nothing, until this is asked."""
    while prompt(t) != wanted:
        t.play("go on" if "go on" in options(t) else "no")
    return t


def attack(t: Table, *cards: str) -> Table:
    """Place these cards, going on in between, and stop at what is asked after the last."""
    return go_on(t, *(f"place {card}" for card in cards))


def go_on(t: Table, *choices: str) -> Table:
    """Play these, and `go on` wherever something else is asked that offers it."""
    for choice in choices:
        while choice not in options(t) and "go on" in options(t):
            t.play("go on")
        t.play(choice)
    return t


def finish_attack(t: Table) -> Table:
    """Go on, collecting nothing, until the next card is to be placed or the game is over."""
    while t.decision is not None and t.decision.prompt not in (
        "placing",
        "redraw",
        "next-enemy",
        "next-weapon",
    ):
        offered = options(t)
        t.play("go on" if "go on" in offered else "no" if "no" in offered else offered[0])
    return t


def seat(t: Table, p: int = 0) -> dict[str, object]:
    return t.view(p)["seats"][p]  # type: ignore[index,no-any-return]


def gauges(t: Table, p: int = 0) -> tuple[int, int, int]:
    """Force, Technique, Guard."""
    levels = seat(t, p)["gauges"]
    return levels["force"], levels["technique"], levels["guard"]  # type: ignore[index]


def enemy(t: Table) -> tuple[int, int]:
    """The enemy's Life and Ki."""
    found = t.view(0)["enemy"]
    return found["life"], found["ki"]  # type: ignore[index]


def samurai(t: Table, p: int = 0) -> tuple[int, int]:
    """The player's Life and Ki."""
    found = seat(t, p)
    return found["life"], found["ki"]  # type: ignore[return-value]


def hand(t: Table, p: int = 0) -> list[str]:
    return [str(card) for card in seat(t, p)["hand"]]  # type: ignore[attr-defined]


def stored(t: Table, p: int = 0) -> list[str]:
    return [str(card) for card in seat(t, p)["stored"]]  # type: ignore[attr-defined]


def die(t: Table, p: int = 0) -> object:
    """What the wound die shows."""
    return seat(t, p)["die"]


def refused(t: Table, choice: str) -> list[str]:
    """The rules that refuse the choice to the player to move."""
    return [refusal.rule for refusal in t.why_not(question(t).seat, choice)]


def why_not(t: Table, choice: str) -> list[tuple[str, str]]:
    """The refusals of a choice to the player to move, in English and in French."""
    found = t.why_not(question(t).seat, choice)
    return [(refusal.text("en"), refusal.text("fr")) for refusal in found]


def told(t: Table, kind: str) -> list[dict[str, object]]:
    """All facts of a kind so far, as the player sees them."""
    return [event for event in t.events(0) if event["kind"] == kind]


def rules_told(t: Table, kind: str) -> list[str]:
    return [str(event["rule"]) for event in told(t, kind)]
