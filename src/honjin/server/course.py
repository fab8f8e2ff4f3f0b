"""Course: one game as its stored moves lead it, the same on every reading; no storage, no network."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from honjin.core.codec import parse_toml
from honjin.core.record import begin
from honjin.core.table import Table
from honjin.games import GAMES
from honjin.server.clock import Clock
from honjin.server.wire import ClockWish

# A start lets the clock run; a resume forgives the time that the server was away.
MoveKind = Literal["start", "choice", "undo", "end", "resume"]


@dataclass(frozen=True)
class Move:
    """One line of the course; `text` is the choice, or how the seat ended the game."""

    kind: MoveKind
    at: int
    seat: int | None = None
    text: str | None = None
    command: str | None = None  # the client's id of it


class Course:
    """The table, how often it was chosen and taken back, and the clock."""

    def __init__(self, header: str, wish: ClockWish, bots: Iterable[int]) -> None:
        self.table = begin(parse_toml("record", header), GAMES, None)
        self.clock = Clock(wish, self.table.players)
        self.bots = frozenset(bots)
        self.moves = 0
        self.seq = 0
        self.epoch = 0
        self.started = False
        self.commands: dict[tuple[int, str], tuple[int, int]] = {}  # what each command led to

    @property
    def asked(self) -> int | None:
        """The seat that has to choose."""
        question = self.table.decision
        return None if question is None or not self.started else question.seat

    def after(self, move: Move) -> Table:
        """A copy of the table with the move made; nothing here has changed."""
        table = self.table.clone()
        apply(table, move)
        return table

    def accept(self, move: Move, table: Table) -> None:
        """The move is stored: this is the table now."""
        self.table = table
        self.moves += 1
        if move.kind == "choice":
            self.seq += 1
        elif move.kind == "undo":
            self.seq -= 1
            self.epoch += 1
        elif move.kind == "start":
            self.started = True
        elif move.kind == "resume":
            self.clock.forgive(move.at)
        if move.command is not None and move.seat is not None:
            self.commands[move.seat, move.command] = (self.seq, self.epoch)
        self.clock.ask(None if self.asked in self.bots else self.asked, move.at)

    def follow(self, moves: Iterable[Move]) -> None:
        """Go through moves that were stored before."""
        for move in moves:
            apply(self.table, move)
            self.accept(move, self.table)


def apply(table: Table, move: Move) -> None:
    if move.kind == "choice":
        table.play(move.text or "")
    elif move.kind == "undo":
        table.undo()
    elif move.kind == "end":
        assert move.seat is not None
        table.end(move.seat, move.text or "")
