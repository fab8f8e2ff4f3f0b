"""GameChecks and GameCoverage: what the checks of the lab must know of one game and no other."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.table import Option, Question, Table

Seat = int | None
Channel = Callable[[Table, Seat], object]
Policy = Callable[[Question, Counter[str], Stream], Option]


def nothing_more(s: State) -> list[str]:
    return []


def as_drawn(options: dict[str, object], stream: Stream) -> dict[str, object]:
    return options


@dataclass(frozen=True)
class GameChecks:
    """Values of settings that are not listed, what else must hold at a decision, more leaks and players."""

    values: Mapping[str, Callable[[Stream], object]] = field(default_factory=dict)
    problems: Callable[[State], list[str]] = nothing_more
    leaks: Mapping[str, Channel] = field(default_factory=dict)
    policies: tuple[Policy, ...] = ()
    shown: tuple[str, ...] = ()  # facts that all have seen and of which nothing may be left to observe
    # Settings that can go together, from those that were drawn.
    agree: Callable[[dict[str, object], Stream], dict[str, object]] = as_drawn
    decks: tuple[str, ...] = ("deck",)  # zones to draw from
    discards: tuple[str, ...] = ("discard",)
    exact: bool = False  # a position leads to the very same state


# --- coverage


def takes_effect(event: Mapping[str, object]) -> bool:
    return event["kind"] in ("played", "placed", "resolved", "fired")


def no_powers(game: Game) -> Iterator[tuple[str, str]]:
    return iter(())


def no_items(cards: CardSet) -> list[str]:
    return []


def nothing_met(t: Table) -> set[str]:
    return set()


@dataclass(frozen=True)
class GameCoverage:
    """What the golden games and the tests of a game are to show of its cards and items."""

    fired: Callable[[Mapping[str, object]], bool] = takes_effect  # whether an event says that a card did
    named_tests: bool = False  # whether every card needs a test named after it
    powers: Callable[[Game], Iterator[tuple[str, str]]] = no_powers  # words and rules that events fire
    items: Callable[[CardSet], list[str]] = no_items
    met: Callable[[Table], set[str]] = nothing_met  # the items that a game was played with
