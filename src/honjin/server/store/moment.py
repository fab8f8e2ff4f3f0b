"""Moment: the server's time, which no change of the system's clock moves back or forth."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.sqlite import insert

from honjin.server.store.schema import settings, tables

MILLISECOND: Final = 1_000_000  # nanoseconds
DAY_MS: Final = 24 * 3600 * 1000
LIFE: Final = "life"
LATEST: Final = 1 << 42  # in the year 2109: a row that says more is damaged


class Timekeeper:
    """The system's time at the start, carried on by a clock that only runs forward; never before `floor`."""

    def __init__(
        self,
        floor: int = 0,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._steady = steady
        self._from = steady()
        self.start = max(wall() // MILLISECOND, floor)

    def now(self) -> int:
        return self.start + (self._steady() - self._from) // MILLISECOND


class Moment:
    """The time that everything is stamped with; one for the process."""

    keeper = Timekeeper()


def now() -> int:
    """Milliseconds since 1970, as everything is stamped."""
    return Moment.keeper.now()


def today() -> str:
    """The day (UTC), by the server's time."""
    return day_at(now())


def day_at(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def end_of(day: str) -> int:
    """The moment at which a day (UTC) is over."""
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() * 1000) + DAY_MS


def last_sign(connection: Connection) -> int:
    """When a server was last known to use this data."""
    signed = connection.execute(select(settings.c.value).where(settings.c.name == LIFE)).scalar()
    sound = (func.typeof(tables.c.touched) == "integer") & (tables.c.touched < LATEST)
    touched = connection.execute(select(func.max(tables.c.touched)).where(sound)).scalar()
    return max(int(signed or 0), int(touched or 0))


def sign(connection: Connection) -> None:
    """A server uses this data at this moment."""
    value = str(now()).encode()
    row = insert(settings).values(name=LIFE, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
