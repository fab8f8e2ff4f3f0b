"""Reports: what guests tell the owner of the server of others; kept with the lines that were said."""

from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from honjin.server.store.schema import reports

KEPT_MAX: Final = 5000
LINES_MAX: Final = 50  # of the chat, the last ones


class ReportedLine(msgspec.Struct):
    """Something that was said at the table."""

    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class Report:
    """Who says what of whom; `closed` is when the owner was done with it."""

    id: int
    at: int
    guest: str
    name: str
    about: str
    about_name: str
    table: str
    seat: int
    words: str
    lines: list[ReportedLine]
    closed: int | None = None


def add_report(connection: Connection, report: Report) -> None:
    """Keep it; the oldest go when there are too many."""
    row = {**vars(report), "lines": msgspec.json.encode(report.lines).decode()}
    del row["id"]
    connection.execute(insert(reports).values(**row))
    newest = select(reports.c.id).order_by(reports.c.id.desc()).limit(KEPT_MAX)
    connection.execute(delete(reports).where(reports.c.id.not_in(newest)))


def read_reports(connection: Connection, most: int = 100, is_closed: bool = False) -> list[Report]:
    """Those that wait for the owner, or those that are done; the latest first."""
    done = reports.c.closed.is_not(None) if is_closed else reports.c.closed.is_(None)
    rows = connection.execute(select(reports).where(done).order_by(reports.c.id.desc()).limit(most))
    return [
        Report(**{**row._mapping, "lines": msgspec.json.decode(row.lines, type=list[ReportedLine])})
        for row in rows
    ]


def close_report(connection: Connection, id: int, at: int) -> None:
    """The owner is done with it."""
    connection.execute(update(reports).where(reports.c.id == id).values(closed=at))
