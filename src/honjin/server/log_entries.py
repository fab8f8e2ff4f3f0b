"""Log entries: lines of a log in the words of the wire."""

from collections.abc import Iterable

from honjin.server import wire
from honjin.table.facts import LogLine


def log_entries(lines: Iterable[LogLine], since: int) -> list[wire.LogEntry]:
    """The lines from the `since`-th fact on."""
    return [
        wire.LogEntry(n, line.text, line.rule, line.turn, line.kind, line.player, line.card)
        for n, line in enumerate(lines, since)
    ]


def story_lines(moment: int, entries: Iterable[wire.LogEntry]) -> list[wire.StoryLine]:
    """The same as told at a moment of a replay."""
    return [
        wire.StoryLine(moment, each.n, each.text, each.rule, each.turn, each.kind, each.player, each.card)
        for each in entries
    ]
