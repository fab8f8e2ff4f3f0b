"""A game as a tale: its record with the log as comments and the hash where each turn starts."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

import honjin
from honjin.engine.chance import Stream
from honjin.table.table import Option, Table

Policy = Callable[[Table, Stream], Option]
NAMES = ("Seat 0", "Seat 1", "Seat 2", "Seat 3")  # as the choices number them


def at_random(t: Table, stream: Stream) -> Option:
    assert t.decision is not None
    options = t.decision.options
    return options[stream.below(len(options))]


def play(t: Table, policy: Policy) -> Iterator[tuple[Table, str]]:
    """The table after every choice, and the choice's line."""
    seed = t.origin.seed
    stream = Stream(len(seed) + sum(seed.encode()))
    yield t, ""
    while t.decision is not None:
        seat, option = t.decision.seat, policy(t, stream)
        t.play(option)
        yield t, f"{seat} {option.notation}"


def record(t: Table, policy: Policy) -> str:
    """Play the table to its end, and tell it."""
    lines: list[str] = []
    told = 0
    for _, choice in play(t, policy):
        if choice:
            lines.append(choice)
        news = t.log(None, since=told, names=NAMES[: t.players])
        for said, repeats in groupby(f"#   {line.text} {line.rule}" for line in news):
            times = len(list(repeats))
            lines.append(said if times == 1 else f"{said} (x{times})")
        told = len(t.events(None))
        if t.game.starts_turn(t.state):
            lines.append(f"= {t.hash}")
    header = t.record().partition("---\n")[0]
    return "\n".join([header + "---", *lines, f"= {t.hash}", ""])


def new(name: str, seed: str, players: int = 2, options: Mapping[str, object] | None = None) -> Table:
    return honjin.game(name).new(seed=seed, players=players, options=options)
