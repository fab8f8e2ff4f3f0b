"""Set up a round of Way of the Samurai in one call and play it by notation."""

from collections.abc import Sequence

import honjin
from honjin.core.codec import write_toml
from honjin.core.table import Question, Table

GAME = honjin.game("way-of-the-samurai")


def table(
    *,
    hand: Sequence[str] = (),
    defences: Sequence[str] = (),
    wounds: Sequence[str] = (),
    specials: Sequence[str] = (),
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
    return GAME.position(write_toml({**position, **more}))


def question(t: Table) -> Question:
    """What is asked, in a game that is not over."""
    assert t.decision is not None
    return t.decision


def options(t: Table) -> list[str]:
    return [option.notation for option in question(t).options]


def play(t: Table, *choices: str) -> Table:
    for choice in choices:
        t.play(choice)
    return t


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


def refused(t: Table, choice: str) -> list[str]:
    """The rules that refuse the choice to the player to move."""
    return [refusal.rule for refusal in t.why_not(question(t).seat, choice)]


def told(t: Table, kind: str) -> list[dict[str, object]]:
    """All facts of a kind so far, as the player sees them."""
    return [event for event in t.events(0) if event["kind"] == kind]


def rules_told(t: Table, kind: str) -> list[str]:
    return [str(event["rule"]) for event in told(t, kind)]
