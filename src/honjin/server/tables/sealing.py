"""Sealing: how a deal comes about that nobody can have chosen, step by step; no storage, no network."""

import secrets
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Final

from msgspec import MsgspecError, Struct, json

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.table.seal import Broken, Seal, promise

STEP_MS: Final = 20_000  # for each step, once no seat is free, unless the table is played by days
BROKEN_MAX: Final = 20  # rounds that are told; their numbers tell how many there were


def fresh_half() -> str:
    return secrets.token_hex(32)


class Kept(Struct):
    """What is stored of it: the whole truth, for the server alone."""

    table: str
    half: str
    commits: list[str | None]
    values: list[str | None]
    without: list[int] = []  # people of an older kind of program, who promised nothing when they sat down
    round: int = 1
    broken: list[wire.BrokenSeal] = []


def is_sealing(stored: object) -> bool:
    """Whether it is what we store of a sealed table."""
    try:
        return isinstance(stored, str) and isinstance(json.decode(stored, type=Kept), Kept)
    except MsgspecError:
        return False


class Sealing:
    """The promises and values at one table; whoever sits at several seats has one value for all of them."""

    def __init__(
        self, kept: Kept, people: Iterable[int], free: Iterable[int], step_ms: int = STEP_MS
    ) -> None:
        self.kept = kept
        self.step_ms = step_ms
        self.people = set(people)
        self.free = set(free)
        self.until: int | None = None  # when who is missing loses the seat; not stored: a restart gives time
        self._step: tuple[str, int] | None = None  # the phase and round that it belongs to

    @classmethod
    def begin(cls, table: str, players: int, people: Iterable[int], free: Iterable[int]) -> "Sealing":
        """The server has made its half, and nobody has promised anything."""
        return cls(Kept(table, fresh_half(), [None] * players, [None] * players), people, free)

    @classmethod
    def read(cls, text: str, people: Iterable[int], free: Iterable[int], step_ms: int = STEP_MS) -> "Sealing":
        return cls(json.decode(text, type=Kept), people, free, step_ms)

    def written(self) -> str:
        return json.encode(self.kept).decode()

    def copy(self) -> "Sealing":
        return deepcopy(self)

    # --- how far it is

    @property
    def phase(self) -> wire.SealPhase:
        if self.free or self._missing(self.kept.commits):
            return "commit"
        return "reveal" if self._missing(self.kept.values) else "open"

    def _missing(self, given: Sequence[str | None]) -> list[int]:
        return [seat for seat in sorted(self.people) if given[seat] is None and seat not in self.kept.without]

    @property
    def seal(self) -> Seal:
        """What the record will say, when all values are there."""
        kept = self.kept
        broken = tuple(Broken(each.round, tuple(each.seats)) for each in kept.broken)
        values, commits, without = tuple(kept.values), tuple(kept.commits), tuple(kept.without)
        return Seal(kept.table, kept.round, promise(kept.half), kept.half, commits, values, without, broken)

    def told(self, shows_half: bool) -> wire.SealInfo:
        """What anybody may know: values when all are there, the half when the game is over."""
        kept, is_open = self.kept, self.phase == "open"
        return wire.SealInfo(
            kept.round,
            self.phase,
            promise(kept.half),
            kept.half if shows_half and is_open else None,
            list(kept.commits),
            [value is not None for value in kept.values],
            list(kept.values) if is_open else [None] * len(kept.values),
            self.until,
            list(kept.broken),
            list(kept.without),
        )

    # --- people come and go

    def sit(self, seats: Sequence[int], commit: str | None, at: int) -> None:
        """With the promise they bring, or without a value."""
        self.people.update(seats)
        self.free.difference_update(seats)
        for seat in seats:
            self.kept.commits[seat] = commit
        if commit is None:
            self.kept.without = sorted({*self.kept.without, *seats})
        self._go_on(at)

    def leave(self, seats: Sequence[int], at: int) -> None:
        """While values are being shown, that is not showing one."""
        if self.phase == "reveal" and self._missing(self.kept.values):
            self._make_anew([seat for seat in seats if seat in self.people])
        self._free(seats)
        self._go_on(at)

    def _free(self, seats: Sequence[int]) -> None:
        self.people.difference_update(seats)
        self.free.update(seats)
        self.kept.without = [seat for seat in self.kept.without if seat not in seats]
        for seat in seats:
            self.kept.commits[seat] = self.kept.values[seat] = None

    # --- promises and values

    def commit(self, seats: Sequence[int], commit: str, at: int) -> None:
        """Promise a value, also instead of another one, until values are being shown."""
        kept = self.kept
        if all(kept.commits[seat] == commit for seat in seats):
            return
        if self.phase != "commit":
            raise ApiError(409, "seal-late")
        for seat in seats:
            kept.commits[seat] = commit
        kept.without = [seat for seat in kept.without if seat not in seats]
        self._go_on(at)

    def reveal(self, seats: Sequence[int], value: str, at: int) -> None:
        """Show what was promised, once all have promised; again is harmless."""
        kept = self.kept
        if any(seat in kept.without for seat in seats):
            raise ApiError(409, "seal-without")
        if self.phase == "commit":
            raise ApiError(409, "seal-early")
        if any(kept.commits[seat] != promise(value) for seat in seats):
            raise ApiError(409, "seal-other")
        for seat in seats:
            kept.values[seat] = value
        self._go_on(at)

    # --- time

    def late(self, at: int) -> list[int]:
        """The seats that have kept the others waiting for too long."""
        return [] if self.until is None or at < self.until else self.awaited

    @property
    def awaited(self) -> list[int]:
        """The seats that have something to promise or to show, once no seat is free."""
        if self.free or self.phase == "open":
            return []
        return self._missing(self.kept.commits if self.phase == "commit" else self.kept.values)

    def expel(self, seats: Sequence[int], at: int) -> None:
        """They lose their seats; if values were being shown, everything is made anew."""
        self.leave(seats, at)

    def _make_anew(self, broken: list[int]) -> None:
        kept = self.kept
        kept.broken = [*kept.broken, wire.BrokenSeal(kept.round, broken)][-BROKEN_MAX:]
        kept.round += 1
        kept.half = fresh_half()
        kept.commits = [None] * len(kept.commits)
        kept.values = [None] * len(kept.values)

    def _go_on(self, at: int) -> None:
        """Each step has its own time, from the moment no seat is free."""
        phase = self.phase
        step = None if self.free or phase == "open" else (phase, self.kept.round)
        if step != self._step:
            self._step = step
            self.until = None if step is None else at + self.step_ms

    def resume(self, at: int) -> None:
        """The server is back: everybody has their time again."""
        self._step = None
        self._go_on(at)
