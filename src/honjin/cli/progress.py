"""A bar with rate and time left on the error stream, if somebody looks at it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """So much is done; with a note on how it stands."""

    def __call__(self, step: float, note: str = "") -> None: ...


def unseen(step: float, note: str = "") -> None:
    """Nobody looks."""


@contextmanager
def progress(label: str, total: float) -> Iterator[Advance]:
    if not sys.stderr.isatty():
        yield unseen
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(show_speed=False),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, rate="", note="")

        def advance(step: float, note: str = "") -> None:
            speed = bar.tasks[0].speed
            rate = "" if speed is None else f"{speed:.0f}/s" if speed >= 10 else f"{speed:.2g}/s"
            bar.update(task, advance=step, rate=rate, note=escape(note))

        yield advance
