"""Timeline: one game as its stored moves lead it, the same on every reading; no storage, no network."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from honjin.games import GAMES
from honjin.server.store.results import Finish
from honjin.server.store.story import chapter
from honjin.server.tables.clock import Clock
from honjin.server.wire import ClockWish
from honjin.table.forms import parse_toml
from honjin.table.record import SEALED, begin, lay_out
from honjin.table.table import Table

# A start lets the clock run; a resume forgives the time that the server was away since its last sign of life,
# which is its text.
MoveKind = Literal["start", "choice", "undo", "rewind", "end", "resume"]


@dataclass(frozen=True)
class Move:
    """One line of the timeline; `text` is the choice, how many of them stay, or how the seat ended it."""

    kind: MoveKind
    at: int
    seat: int | None = None
    text: str | None = None
    command: str | None = None  # the client's id of it
    facts: str | None = None  # what it brought


@dataclass(frozen=True)
class Step:
    """A move that was tried: as the table writes it, who is asked then, or how the game ended with it."""

    move: Move
    asked: int | None = None
    finish: Finish | None = None


@dataclass(frozen=True)
class TableStep(Step):
    """The table that the move leads to."""

    table: Table = field(kw_only=True)


class Tally:
    """What the moves themselves say: how often it was chosen and taken back, and what each command led to."""

    def __init__(self, clock: Clock, bots: Iterable[int]) -> None:
        self.clock = clock
        self.bots = frozenset(bots)
        self.moves = 0
        self.seq = 0
        self.epoch = 0
        self.again = -1  # up to this number choices are made again, after somebody went back
        self.started = False
        self.commands: dict[tuple[int, str], tuple[int, int]] = {}

    def count(self, move: Move) -> None:
        self.moves += 1
        if move.kind == "choice":
            self.seq += 1
        elif move.kind == "undo":
            self.seq -= 1
            self.epoch += 1
        elif move.kind == "rewind":
            self.again = max(self.again, self.seq)
            self.seq = int(move.text or 0)
            self.epoch += 1
        elif move.kind == "start":
            self.started = True
        if move.command is not None and move.seat is not None:
            self.commands[move.seat, move.command] = (self.seq, self.epoch)


class Timeline(Tally):
    """The game as its table, with the clock of whoever is asked."""

    archive = None  # it can be continued

    def __init__(self, header: str, wish: ClockWish, bots: Iterable[int]) -> None:
        data = parse_toml("record", header)
        self.is_dealt = data.get("deal") != SEALED
        self.table = (begin if self.is_dealt else lay_out)(data, GAMES, None)
        self.told = 0  # facts that are stored
        super().__init__(Clock(wish, self.table.players), bots)

    @property
    def asked(self) -> int | None:
        """The seat that has to choose."""
        question = self.table.decision if self.started else None
        return None if question is None else question.seat

    @property
    def fact_count(self) -> int:
        """How many facts the game has told."""
        return self.table.fact_count

    @property
    def rewound(self) -> int:
        """How often somebody went back."""
        return self.table.rewound

    @property
    def options(self) -> dict[str, str]:
        return dict(self.table.origin.options)

    def record(self, seat: int | None = None) -> str:
        """The whole truth, or what the seat may know."""
        return self.table.record(seat)

    # --- going on

    def attempt(self, move: Move, option: int | None = None, at: Table | None = None) -> TableStep:
        """What the move leads to, on a copy of the table unless told where: nothing here has changed."""
        table = self.table.clone() if at is None else at
        apply(table, move, option)
        text = table.choices[-1].notation if move.kind == "choice" else move.text  # as the table writes it
        # Somebody who went back is the last fact: all before it was told.
        told = table.fact_count - 1 if move.kind == "rewind" else self.told
        facts = chapter(table, told, move.kind == "choice")
        question = table.decision
        asked = None if question is None else question.seat
        return TableStep(replace(move, text=text, facts=facts), asked, self.finish(table), table=table)

    def finish(self, table: Table) -> Finish | None:
        """How the game ended there, for those who played; None while it goes on."""
        if table.outcome is None:
            return None
        options, rules = dict(table.origin.options), table.game.rules_version
        return Finish(
            options, rules, table.happened(), table.outcome, len(table.choices), undone=self.epoch > 0
        )

    def accept(self, step: Step) -> None:
        """The move is stored: this is the table now."""
        assert isinstance(step, TableStep)
        move, self.table = step.move, step.table
        self.told = self.table.fact_count
        self.count(move)
        if move.kind == "resume":
            self.clock.forgive(None if move.text is None else int(move.text), move.at)
        earns = self.seq > self.again
        self.clock.ask(None if self.asked in self.bots else self.asked, move.at, earns)

    # --- from the beginning

    def follow(self, moves: Iterable[Move]) -> None:
        """Go through moves that were stored before."""
        for move in moves:
            apply(self.table, move)
            self.accept(TableStep(move, table=self.table))

    def tell(self, moves: Iterable[Move]) -> list[Move]:
        """Go through moves, and give each with what it brought."""
        told = []
        for move in moves:
            self.accept(step := self.attempt(move, at=self.table))
            told.append(step.move)
        return told


def apply(table: Table, move: Move, option: int | None = None) -> None:
    """Do it at this table; a choice by its number if there is one, else as it was written."""
    if move.kind == "choice":
        question = table.decision
        if question is not None and question.seat != move.seat:
            raise ValueError(f"seat {move.seat} chose where seat {question.seat} was asked")
        table.play(move.text or "" if option is None else option)
    elif move.kind == "undo":
        table.undo()
    elif move.kind == "rewind":
        table.rewind(int(move.text or 0))
    elif move.kind == "end":
        assert move.seat is not None
        table.end(move.seat, move.text or "")
