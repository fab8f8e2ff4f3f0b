"""Checkpoint: lines that are on disk as soon as they are finished; half a last line was being written."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class BadLine(ValueError):
    """A line that is no result: where, and what is wrong with it."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}, line {line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


class OtherTerms(ValueError):
    """A result that was made under other terms: where, and the first term that differs."""

    def __init__(self, path: Path, line: int, term: str, found: object, expected: object) -> None:
        super().__init__(f"{path}, line {line}: {term}: found {found!r}, expected {expected!r}")
        self.path = path
        self.line = line
        self.term = term
        self.found = found
        self.expected = expected


def check_terms(path: Path, line: int, found: Mapping[str, object], expected: Mapping[str, object]) -> None:
    for term, value in expected.items():
        if found.get(term) != value:
            raise OtherTerms(path, line, term, found.get(term), value)


def read_lines(path: Path, parse: Callable[[bytes], T]) -> list[T]:
    """What stands in the finished lines; ValueError of `parse` is told with its line."""
    *lines, _ = path.read_bytes().split(b"\n") if path.is_file() else [b""]
    found = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(parse(line))
        except ValueError as error:
            raise BadLine(path, number, str(error)) from None
    return found


def unfinished_line(path: Path) -> bytes:
    return path.read_bytes().rpartition(b"\n")[2] if path.is_file() else b""


def drop_unfinished_line(path: Path) -> None:
    if rest := len(unfinished_line(path)):
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - rest)


def append_lines(path: Path, lines: Iterable[bytes]) -> None:
    """One write, so that whoever kills this process leaves whole lines and at most one that is not."""
    with path.open("ab") as file:
        file.write(b"".join(lines))
