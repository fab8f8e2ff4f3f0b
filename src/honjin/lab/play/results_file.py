"""ResultsFile: one row a game, as JSON Lines, CSV or Parquet; games are on disk as they finish."""

import csv
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import convert, structs, to_builtins
from msgspec.json import encode

from honjin.lab.optional import need
from honjin.lab.play.checkpoint import (
    BadLine,
    OtherTerms,
    append_lines,
    check_terms,
    drop_unfinished_line,
    read_lines,
    unfinished_line,
)
from honjin.lab.play.row import Row, Terms, row_of_line

LAB: Final = "lab"  # the extra that brings polars
LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
FIELDS: Final = Row.__struct_fields__
TEXTS: Final = ("game", "cards", "seed", "rule", "way", "forfeit")
TABLES: Final = (
    "options",
    "played",
    "won_with",
)  # by names that differ from game to game: JSON, also in Parquet


class ResultsFile:
    """Lines of JSON while games are played, here or beside the table that they become at the end."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in ENDINGS:
            raise ValueError(f"{path}: expected a name that ends in {', '.join(ENDINGS)}")
        if path.suffix == PARQUET:
            need("polars", LAB)
        self.path = path
        self.part = path if path.suffix == LINES else path.with_name(f"{path.name}.part")

    @property
    def is_there(self) -> bool:
        return self.path.exists() or self.part.exists()

    def resume(self, terms: Callable[[int], Terms], games: int) -> list[Row]:
        """The finished games; refused if they are not the first ones under these terms."""
        is_table = self.part != self.path and self.path.exists() and not self.part.exists()
        path = self.path if is_table else self.part
        rows = READERS[self.path.suffix](path) if is_table else read_lines(path, row_of_line)
        for number, row in enumerate(rows):
            check_terms(path, number + 1, structs.asdict(row), structs.asdict(terms(number)))
        if len(rows) > games:
            raise OtherTerms(path, games + 1, "games", len(rows), games)
        if is_table:
            append_lines(self.part, (row.line() for row in rows))
        elif rest := unfinished_line(path):
            begun = encode(terms(len(rows)))[:-1]  # as far as the terms go
            if not (rest.startswith(begun) or begun.startswith(rest)):
                raise BadLine(path, len(rows) + 1, f"expected a game that begins {begun.decode()}")
            drop_unfinished_line(path)
        return rows

    def add(self, rows: Sequence[Row]) -> None:
        append_lines(self.part, (row.line() for row in rows))

    def finish(self) -> None:
        """All games are played: the lines become the table."""
        if self.part == self.path:
            return
        written = self.path.with_name(f"{self.path.name}.new")
        WRITERS[self.path.suffix](read_lines(self.part, row_of_line), written)
        os.replace(written, self.path)
        self.part.unlink()


# --- tables


def write_csv(rows: Sequence[Row], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(FIELDS)
        for row in rows:
            writer.writerow([cell(value) for value in to_builtins(row).values()])


def cell(value: object) -> str:
    """Nothing is empty; what is no text is JSON."""
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def read_csv(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    return [row_of_cells(path, line, cells, FIELDS) for line, cells in enumerate(found, start=2)]


def write_parquet(rows: Sequence[Row], path: Path) -> None:
    polars = need("polars", LAB)
    columns = dict.fromkeys(FIELDS, polars.Int64) | dict.fromkeys((*TEXTS, *TABLES), polars.String)
    columns |= {"seats": polars.List(polars.String), "winners": polars.List(polars.Int64)}
    found = [to_builtins(row) for row in rows]
    data = {name: [cell(row[name]) if name in TABLES else row[name] for row in found] for name in FIELDS}
    polars.DataFrame(data, schema=columns).write_parquet(path)


def read_parquet(path: Path) -> list[Row]:
    polars = need("polars", LAB)
    try:
        found = polars.read_parquet(path).to_dicts()
    except polars.exceptions.PolarsError as error:
        raise BadLine(path, 1, str(error)) from None
    return [row_of_cells(path, line, cells, TABLES) for line, cells in enumerate(found, start=1)]


def row_of_cells(path: Path, line: int, cells: dict[str, Any], encoded: Sequence[str]) -> Row:
    """A row of a table, some columns of which are JSON."""
    try:
        parts = {name: json.loads(cells[name]) for name in encoded if cells[name] and name not in TEXTS}
        plain = {name: None if value == "" else value for name, value in cells.items()}
        return convert({**plain, **parts}, Row)
    except KeyError as missing:
        raise BadLine(path, line, f"expected a column {missing}") from None
    except (TypeError, ValueError) as error:
        raise BadLine(path, line, str(error)) from None


READERS: Final = {".csv": read_csv, PARQUET: read_parquet}
WRITERS: Final = {".csv": write_csv, PARQUET: write_parquet}
ENDINGS: Final = (LINES, *WRITERS)
