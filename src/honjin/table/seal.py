"""Seal: how a deal that nobody chose came about, from a half of the server's and values of the seats."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256, sha512
from typing import Final

from honjin.table.forms import Node, Phrase

TITLE: Final = "honjin seal 1"
NONE: Final = "-"  # in the text that gives the seed: a seat without a value
DIGITS: Final = re.compile("[0-9a-f]{64}")
ROUNDS_MAX: Final = 1_000_000


@dataclass(frozen=True)
class Broken:
    """A round that came to nothing: these seats had promised a value and did not show it."""

    round: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Seal:
    """All that anybody needs to make the seed again; a bot or an older program has no value."""

    table: str
    round: int
    server: str  # the promise: SHA-256 of the half, as it was shown at first
    half: str
    commits: tuple[str | None, ...]  # by seat
    values: tuple[str | None, ...]
    without: tuple[int, ...] = ()  # the people among those without a value
    broken: tuple[Broken, ...] = ()

    @property
    def seed(self) -> str:
        return seed_of(self.table, self.round, self.half, self.values)


def promise(text: str) -> str:
    """What is shown of a half or a value before it is: anybody can check it with sha256sum."""
    return sha256(text.encode()).hexdigest()


def seed_of(table: str, round: int, half: str, values: Sequence[str | None]) -> str:
    """The seed of the game, from everything that was shown."""
    seats = [f"{seat} {value or NONE}" for seat, value in enumerate(values)]
    lines = [TITLE, table, str(round), half, *seats]
    return sha512("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def is_digits(text: str) -> bool:
    """Whether it has the form of a value or of a promise: 64 hexadecimal digits."""
    return DIGITS.fullmatch(text) is not None


# --- in the header of a record


def write_seal(seal: Seal) -> dict[str, object]:
    return {
        "table": seal.table,
        "round": seal.round,
        "server": seal.server,
        "half": seal.half,
        "commits": [commit or "" for commit in seal.commits],
        "values": [value or "" for value in seal.values],
        "without": list(seal.without),
        "broken": [{"round": broken.round, "seats": list(broken.seats)} for broken in seal.broken],
    }


def read_seal(node: Node, players: int, seed: str) -> Seal:
    """A seal whose promises were kept and that gives this seed; what is wrong is among the problems."""
    known = len(node.problems)
    digits = Phrase("expected-digits")
    seal = Seal(
        node.need("table", Phrase("expected-text")).text(),
        node.need("round", Phrase("expected-from", low=1)).integer(1, ROUNDS_MAX),
        read_digits(node.need("server", digits)),
        read_digits(node.need("half", digits)),
        read_each(node.need("commits", digits), players),
        read_each(node.need("values", digits), players),
        read_seats(node.need("without", Phrase("expected-list")), players),
        tuple(read_broken(item, players) for item in node.need("broken", Phrase("expected-list")).items()),
    )
    node.only_these()
    kept = all(
        (value is None) == (commit is None) and (value is None or promise(value) == commit)
        for commit, value in zip((seal.server, *seal.commits), (seal.half, *seal.values), strict=False)
    )
    if len(node.problems) == known and not (kept and seal.seed == seed):
        node.problems.append(Phrase("form-broken-seal", path=node.place()))
    return seal


def read_digits(node: Node) -> str:
    text = node.text()
    if not is_digits(text):
        node.wrong(Phrase("expected-digits"))
    return text


def read_each(node: Node, players: int) -> tuple[str | None, ...]:
    """By seat; an empty text for none."""
    items = node.items()
    if len(items) != players:
        node.wrong(Phrase("expected-seats", low=players, high=players))
    return tuple(None if item.value == "" else read_digits(item) for item in items)


def read_seats(node: Node, players: int) -> tuple[int, ...]:
    return tuple(item.integer(0, players - 1) for item in node.items(players))


def read_broken(node: Node, players: int) -> Broken:
    round = node.need("round", Phrase("expected-from", low=1)).integer(1, ROUNDS_MAX)
    seats = read_seats(node.need("seats", Phrase("expected-list")), players)
    node.only_these()
    return Broken(round, seats)
